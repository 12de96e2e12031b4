"""The referee's full picture of a deal; immutable."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Piece, Place, Result, Seat
from .pieces import PIECES
from .rulings import SEATS
from .view import Play, Trick


@dataclass(frozen=True, slots=True)
class State:
    """Fields as in `View`, with nothing hidden: every play holds its pieces."""

    banker: Seat
    phase: str
    turn: Seat
    hands: tuple[tuple[Piece, ...], ...]
    columns: tuple[int, ...]
    trick: Trick | None
    tricks: tuple[Trick, ...]
    result: Result | None = None


def on_table(state: State) -> Trick | None:
    """The running trick, or the finished one that still lies there."""
    if state.trick is not None:
        return state.trick
    return state.tricks[-1] if state.tricks else None


def cleared(state: State) -> tuple[Trick, ...]:
    """The finished tricks that no longer lie on the table."""
    return state.tricks if state.trick is not None else state.tricks[:-1]


def home(play: Play) -> Place:
    """Where the pieces of a play go when the trick is cleared away."""
    return Place("laid" if play.up else "discard", play.seat)


def places(state: State) -> dict[Place, tuple[Piece, ...]]:
    """Every piece, exactly once, by place."""
    if state.phase == "deal":
        return {Place("wall"): PIECES}
    found: dict[Place, tuple[Piece, ...]] = {
        Place("hand", seat): state.hands[seat] for seat in range(SEATS)
    }
    for trick in cleared(state):
        for play in trick.plays:
            place = home(play)
            found[place] = (*found.get(place, ()), *play.pieces)
    table = on_table(state)
    if table is not None:
        for play in table.plays:
            found[Place("trick", play.seat)] = play.pieces
    return found
