"""What one seat may know of a mahjong deal, and its inverse up to ignorance (law 3)."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Action, Piece, Result, Seat


@dataclass(frozen=True, slots=True)
class Meld:
    """A declared set. `pieces` in tile order; `claimed` came from `source` (own seat: none did).

    `kind` is chow, pung or kong; `state` exposed, concealed or added (a pung made a kong).
    """

    kind: str
    state: str
    pieces: tuple[Piece, ...]
    source: Seat
    claimed: Piece | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """A tile in a river. `drawn`: it was the tile just drawn. `taken`: the claimer, a ghost now."""

    piece: Piece
    drawn: bool
    taken: Seat | None = None


@dataclass(frozen=True, slots=True)
class View:
    """Phases: `deal` (before the shuffle), `turn` (after a draw), `discard` (after a chow or pung),
    `claim` (a discard may be claimed), `rob` (an added kong may be robbed), `end`.

    All tuples by seat have length 4. `hands` holds the shown hands at the end, None before.
    """

    seat: Seat
    dealer: Seat
    phase: str
    turn: Seat
    """The seat on turn; in a window the discarder or the declarer of the kong."""
    hand: tuple[Piece, ...]
    """Own concealed tiles in tile order, the drawn one included."""
    drawn: Piece | None
    """The tile just drawn by this seat, when it is on turn after a draw."""
    counts: tuple[int, ...]
    melds: tuple[tuple[Meld, ...], ...]
    flowers: tuple[tuple[Piece, ...], ...]
    rivers: tuple[tuple[Discard, ...], ...]
    wall: int
    last: Piece | None
    """In a window: the discard or the robbable tile. After it: the last discard, if not taken."""
    answer: Action | None
    """Own answer in the open window."""
    after_kong: bool
    """The drawn tile is a kong's replacement (also through flowers); public."""
    first_turn: bool
    """Nobody has discarded or declared anything yet (the dealer may win as dealt)."""
    hands: tuple[tuple[Piece, ...], ...] | None = None
    result: Result | None = None
    after_flower: bool = False
    """The drawn tile replaces a flower; public."""
