"""What a seat does not see: worlds imagined from a view, and hidden pieces exchanged.

Hidden are the others' hands and, until the end, the others' discards. Nothing ever forces or
forbids a discard (T5), so every way to lay the unseen pieces into the hidden places is reachable
by the rules. `imagine` draws one uniformly: it reads nothing out of how the others have played.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from ..core import Piece, Seat
from .pieces import PIECES, in_order
from .rulings import SEATS
from .state import State
from .view import Play, Trick, View


def unseen(view: View) -> list[Piece]:
    """The pieces that lie in hidden places, in table order."""
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    seen = set(view.hand)
    for trick in tricks:
        for play in trick.plays:
            seen.update(play.pieces)
    return [piece for piece in PIECES if piece not in seen]


def imagine(view: View, rng: random.Random) -> State:
    """A state with this view, uniformly among all assignments of the unseen pieces."""
    if view.phase == "deal":
        return _state(view, iter(()))
    rest = unseen(view)
    rng.shuffle(rest)
    return _state(view, iter(rest))


def _state(view: View, rest: Iterator[Piece]) -> State:
    tricks = tuple(_filled(trick, rest) for trick in view.tricks)
    trick = None if view.trick is None else _filled(view.trick, rest)
    hands = tuple(
        view.hand if seat == view.seat else in_order(_take(rest, view.counts[seat]))
        for seat in range(SEATS)
    )
    return State(
        view.banker, view.phase, view.turn, hands, view.columns, trick, tricks, view.result
    )


def _filled(trick: Trick, rest: Iterator[Piece]) -> Trick:
    plays = tuple(
        play if play.pieces else replace(play, pieces=in_order(_take(rest, play.count)))
        for play in trick.plays
    )
    return replace(trick, plays=plays)


def _take(rest: Iterator[Piece], count: int) -> list[Piece]:
    return [next(rest) for _ in range(count)]


def reshuffled(state: State, seat: Seat, rng: random.Random) -> State:
    """The state with the pieces hidden from `seat` exchanged at random (for the fairness test).

    Made from the state alone: a view that leaked would not change with it.
    """
    if state.phase in ("deal", "end"):
        return state
    tricks = state.tricks if state.trick is None else (*state.tricks, state.trick)
    pool = [piece for owner in range(SEATS) if owner != seat for piece in state.hands[owner]]
    for trick in tricks:
        for play in trick.plays:
            if _hidden(play, seat):
                pool += play.pieces
    rng.shuffle(pool)
    rest = iter(pool)
    hands = tuple(
        hand if owner == seat else in_order(_take(rest, len(hand)))
        for owner, hand in enumerate(state.hands)
    )
    mixed = tuple(_exchanged(trick, seat, rest) for trick in state.tricks)
    running = None if state.trick is None else _exchanged(state.trick, seat, rest)
    return replace(state, hands=hands, tricks=mixed, trick=running)


def _hidden(play: Play, seat: Seat) -> bool:
    return not play.up and play.seat != seat


def _exchanged(trick: Trick, seat: Seat, rest: Iterator[Piece]) -> Trick:
    plays = tuple(
        replace(play, pieces=in_order(_take(rest, play.count))) if _hidden(play, seat) else play
        for play in trick.plays
    )
    return replace(trick, plays=plays)
