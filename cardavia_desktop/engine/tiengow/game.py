"""Tien Gow as the referee, the arena and the conformance suite see it."""

from __future__ import annotations

import random

from ..core import Action, Options, Piece, Place, Result, Seat, Step
from . import hidden, rules, sight
from .pieces import PIECES
from .rulings import SEATS
from .state import State, places
from .view import View


class TienGow:
    """`core.Game` for Tien Gow; see `rules`, `sight` and `hidden`."""

    name = "tien-gow"
    seats = SEATS
    pieces: tuple[Piece, ...] = PIECES

    def new(self, options: Options) -> State:
        return rules.new(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return rules.legal(state, seat)

    def chance(self, state: State, rng: random.Random) -> Action:
        return rules.chance(state, rng)

    def apply(self, state: State, action: Action) -> Step:
        return rules.apply(state, action)

    def result(self, state: State) -> Result | None:
        return state.result

    def view(self, state: State, seat: Seat) -> View:
        return sight.view(state, seat)

    def view_legal(self, view: View) -> tuple[Action, ...]:
        return sight.view_legal(view)

    def imagine(self, view: View, rng: random.Random) -> State:
        return hidden.imagine(view, rng)

    def reshuffled(self, state: State, seat: Seat, rng: random.Random) -> State:
        return hidden.reshuffled(state, seat, rng)

    def places(self, state: State) -> dict[Place, tuple[Piece, ...]]:
        return places(state)


GAME = TienGow()
