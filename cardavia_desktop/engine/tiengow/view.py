"""What one seat may know of a deal of Tien Gow (law 3).

Verbs of actions: `T shuffle <32 pieces>` (the first eight are seat 0's, and so on), `S play p..`
(a lead, or a group face up that beats the current one), `S discard p..` (face down). Pieces of an
action stand in table order.

Places: `wall` before the shuffle, `hand@s`, `trick@s` (what s has put into the trick on the
table), and from earlier tricks `laid@s` (face up) and `discard@s` (face down). A finished trick
stays on the table (`trick@s`) until the next lead or the end; so with phase `lead`, or `end`, it
is `tricks[-1]`. Moves carry the notes `dealt`, `lead`, `beat`, `down` and `cleared`.
Calls: `early_death` (the seat must discard on the last single, T7), `trick` (the seat wins the
trick with these pieces; source is its leader), `capture` (Big Six takes Little Three, T11).
Points are scored with the reasons `instant` (T9) and `final` (T8, T10, T11).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Payment, Piece, Result, Seat
from .pieces import Group, group_of


@dataclass(frozen=True, slots=True)
class Play:
    """What a seat put into a trick. `pieces` is empty where this seat may not see them (T5)."""

    seat: Seat
    up: bool
    count: int
    pieces: tuple[Piece, ...]

    @property
    def group(self) -> Group | None:
        """The group lying face up; None for a discard."""
        return group_of(self.pieces) if self.up else None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, running (1–3 plays) or finished (4), from its leader on.

    `instant` are the payments made at once when it was won (T9).
    """

    plays: tuple[Play, ...]
    instant: tuple[Payment, ...] = ()

    @property
    def leader(self) -> Seat:
        return self.plays[0].seat

    @property
    def count(self) -> int:
        """Pieces that each seat puts in."""
        return self.plays[0].count

    @property
    def high(self) -> Play:
        """The play that holds the trick; in a finished one, its winner's."""
        return next(play for play in reversed(self.plays) if play.up)

    @property
    def group(self) -> Group:
        """The group to beat; in a finished trick, the winning one."""
        group = self.high.group
        assert group is not None
        return group

    @property
    def winner(self) -> Seat:
        """Who holds the trick, or has won it."""
        return self.high.seat


@dataclass(frozen=True, slots=True)
class View:
    """Phases: `deal` (before the shuffle), `lead`, `follow`, `end`. Tuples are by seat."""

    seat: Seat
    banker: Seat
    phase: str
    turn: Seat
    """Who is to lead or to follow; at the end the winner of the last trick."""
    hand: tuple[Piece, ...]
    """Own pieces in table order."""
    counts: tuple[int, ...]
    """Pieces left in each hand."""
    columns: tuple[int, ...]
    trick: Trick | None
    """The running trick, with phase `follow` only."""
    tricks: tuple[Trick, ...]
    """The finished ones; own discards are seen in them, at the end all (T5)."""
    result: Result | None = None
    """`detail` is a `scoring.Settlement`."""

    @property
    def previous(self) -> Trick | None:
        """The last finished trick."""
        return self.tricks[-1] if self.tricks else None

    @property
    def instant(self) -> tuple[Payment, ...]:
        """All instant payments so far, in order (T9)."""
        return tuple(payment for trick in self.tricks for payment in trick.instant)

    def discards(self, seat: Seat) -> tuple[Piece, ...]:
        """What `seat` has discarded, as far as one may see it: one's own, and at the end all."""
        tricks = self.tricks if self.trick is None else (*self.tricks, self.trick)
        return tuple(
            piece
            for trick in tricks
            for play in trick.plays
            if play.seat == seat and not play.up
            for piece in play.pieces
        )
