"""A game put together from its modules, as the referee, the arena and the tests see it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from .core import Action, Options, Piece, Place, Result, Seat, Step

V = TypeVar("V")


class Dealt(Protocol):
    """A state; it holds its result when the deal is over."""

    @property
    def result(self) -> Result | None: ...


S = TypeVar("S", bound=Dealt)


class Rules(Protocol[S]):
    """A game's module `rules`."""

    def new(self, options: Options) -> S: ...
    def to_act(self, state: S) -> tuple[Seat, ...]: ...
    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]: ...
    def chance(self, state: S, rng: random.Random) -> Action: ...
    def apply(self, state: S, action: Action) -> Step: ...


class Composed(Generic[S, V]):
    """`core.Game`; every function is the game's own, by the name it has there."""

    def __init__(
        self,
        name: str,
        seats: int,
        pieces: tuple[Piece, ...],
        rules: Rules[S],
        *,
        view: Callable[[S, Seat], V],
        view_legal: Callable[[V], tuple[Action, ...]],
        imagine: Callable[[V, random.Random], S],
        reshuffled: Callable[[S, Seat, random.Random], S],
        places: Callable[[S], dict[Place, tuple[Piece, ...]]],
    ) -> None:
        self.name = name
        self.seats = seats
        self.pieces = pieces
        self._rules = rules
        self._view = view
        self._view_legal = view_legal
        self._imagine = imagine
        self._reshuffled = reshuffled
        self._places = places

    def new(self, options: Options) -> S:
        return self._rules.new(options)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        return self._rules.to_act(state)

    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        return self._rules.legal(state, seat)

    def chance(self, state: S, rng: random.Random) -> Action:
        return self._rules.chance(state, rng)

    def apply(self, state: S, action: Action) -> Step:
        return self._rules.apply(state, action)

    def result(self, state: S) -> Result | None:
        return state.result

    def view(self, state: S, seat: Seat) -> V:
        return self._view(state, seat)

    def view_legal(self, view: V) -> tuple[Action, ...]:
        return self._view_legal(view)

    def imagine(self, view: V, rng: random.Random) -> S:
        return self._imagine(view, rng)

    def reshuffled(self, state: S, seat: Seat, rng: random.Random) -> S:
        return self._reshuffled(state, seat, rng)

    def places(self, state: S) -> dict[Place, tuple[Piece, ...]]:
        return self._places(state)
