"""The whole truth of a mahjong deal, as the referee holds it."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ..core import Action, Piece, Place, Result, Seat
from .offers import WINDOWS, Spot
from .pieces import ORDER, PIECES
from .rulings import SEATS
from .view import Discard, Meld

T = TypeVar("T")

NONE = ((), (), (), ())

WALL = Place("wall")
HANDS = tuple(Place("hand", seat) for seat in range(SEATS))
RIVERS = tuple(Place("river", seat) for seat in range(SEATS))
BLOOMS = tuple(Place("flowers", seat) for seat in range(SEATS))
MELDS = tuple(tuple(Place("meld", seat, n) for n in range(4)) for seat in range(SEATS))


class State(NamedTuple):
    """A position. Fields as in `View`; a tuple, because one is made at every action.

    What is left of the wall is `wall[front:back]`. `last` is the last discard while nobody has
    taken it, `robbed` the tile of a kong being added. `answers` holds by seat what has come in.
    """

    dealer: Seat
    phase: str = "deal"
    turn: Seat = 0
    hands: tuple[tuple[Piece, ...], ...] = NONE
    melds: tuple[tuple[Meld, ...], ...] = NONE
    flowers: tuple[tuple[Piece, ...], ...] = NONE
    rivers: tuple[tuple[Discard, ...], ...] = NONE
    wall: tuple[Piece, ...] = ()
    front: int = 0
    back: int = 0
    drawn: Piece | None = None
    last: Piece | None = None
    robbed: Piece | None = None
    answers: tuple[Action | None, ...] = (None,) * SEATS
    after_kong: bool = False
    after_flower: bool = False
    first_turn: bool = False
    result: Result | None = None

    @property
    def left(self) -> int:
        """Tiles left in the wall."""
        return self.back - self.front

    def __str__(self) -> str:
        """One line for error texts: who is where, and what everybody holds."""
        parts = [self.phase, f"turn {self.turn}", f"dealer {self.dealer}", f"wall {self.left}"]
        for seat in range(SEATS):
            melds = "".join(f" [{m.kind} {','.join(m.pieces)}]" for m in self.melds[seat])
            parts.append(f"{seat}: {','.join(self.hands[seat]) or '-'}{melds}")
        if window := self.robbed or self.last:
            parts.append(f"tile {window}")
        parts += [str(each) for each in self.answers if each is not None]
        return "; ".join(parts)


def spot(state: State, seat: Seat) -> Spot:
    """What a seat knows that bears on what it may do."""
    return Spot(
        seat,
        state.dealer,
        state.phase,
        state.turn,
        state.hands[seat],
        state.melds,
        state.flowers[seat],
        state.rivers,
        state.left,
        (state.robbed or state.last) if state.phase in WINDOWS else state.drawn,
        state.after_kong,
        state.after_flower,
        state.first_turn,
    )


def in_order(pieces: list[Piece]) -> tuple[Piece, ...]:
    """Tiles as a hand holds them."""
    pieces.sort(key=ORDER.__getitem__)
    return tuple(pieces)


def with_piece(hand: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    return in_order([*hand, piece])


def without(hand: tuple[Piece, ...], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple([piece for piece in hand if piece not in pieces])


def put(whole: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The tuple with another value at one seat."""
    return (*whole[:seat], value, *whole[seat + 1 :])


def places(state: State) -> dict[Place, tuple[Piece, ...]]:
    """Every piece exactly once, by place. A taken discard lies where it was taken to."""
    if state.phase == "deal":
        return {WALL: PIECES}
    where: dict[Place, tuple[Piece, ...]] = {WALL: state.wall[state.front : state.back]}
    for seat in range(SEATS):
        where[HANDS[seat]] = state.hands[seat]
        where[BLOOMS[seat]] = state.flowers[seat]
        river = state.rivers[seat]
        where[RIVERS[seat]] = tuple(each.piece for each in river if each.taken is None)
        for index, meld in enumerate(state.melds[seat]):
            where[MELDS[seat][index]] = meld.pieces
    return where
