"""What one seat may know of a deal of long cards (law 3).

Verbs of actions: `T shuffle <120 pieces>`; preparation `S open p p p p` (four identical),
`S open p p p` (three that equal an indicator), `S hezi p p`, `S ready`, `S finish`; play
`S discard p`, `S win`, `S kong p p p p` (concealed), `S kong p` (added to one's pong),
`S kong p p p` (claims the discard), `S pong p p` (claims the discard), `S pass`.

Places: `stock`, `indicator`, `hand@s`, `river@s`, `meld@s.i`, `hezi@s`, and `win@s` for a card
won from a discard or a robbed kong. Moves out of the stock carry the note `dealt`, `replacement`
(from the back) or none (drawn from the front); a discard of the card just drawn says `drawn`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Action, Piece, Result, Seat


@dataclass(frozen=True, slots=True)
class Meld:
    """A group laid face up. `pieces` in card order; `claimed` came from `source`.

    `kind` and `state`: `pong`/`exposed`, `kong`/`exposed`, `kong`/`added`, `kong`/`concealed`,
    `quad`/`opening` (four identical of the preparation), `triple`/`opening` (equals an indicator).
    An added kong keeps `source` and `claimed` of its pong; without a claim `source` is one's own
    seat.
    """

    kind: str
    state: str
    pieces: tuple[Piece, ...]
    source: Seat
    claimed: Piece | None = None

    @property
    def what(self) -> str:
        """The scoring id: pong, open_kong, added_kong, concealed_kong, open4 or open3 (N16)."""
        return WHAT[self.kind, self.state]


WHAT: dict[tuple[str, str], str] = {
    ("pong", "exposed"): "pong",
    ("kong", "exposed"): "open_kong",
    ("kong", "added"): "added_kong",
    ("kong", "concealed"): "concealed_kong",
    ("quad", "opening"): "open4",
    ("triple", "opening"): "open3",
}


@dataclass(frozen=True, slots=True)
class Discard:
    """A card in a river. `drawn`: it was the card just drawn. `taken`: the claimer, a ghost now."""

    piece: Piece
    drawn: bool
    taken: Seat | None = None


@dataclass(frozen=True, slots=True)
class View:
    """Phases: `deal` (before the shuffle), `prepare` (`turn` declares or finishes), `turn` (after a
    draw, and the dealer's first turn), `discard` (after a pong), `claim` (a discard may be
    claimed), `rob` (an added kong may be robbed), `end`.

    All tuples by seat have length 3. `hands` holds the shown hands at the end, None before; a card
    won from a discard or a robbed kong is not in them but in `won`.
    """

    seat: Seat
    dealer: Seat
    phase: str
    turn: Seat
    """The seat preparing or on turn; in a window the discarder or the declarer of the kong."""
    indicators: tuple[Piece, ...]
    """The two cards turned up; empty before the shuffle."""
    hand: tuple[Piece, ...]
    """Own concealed cards in card order, the drawn one included."""
    drawn: Piece | None
    """The card just drawn by this seat, when it is on turn after a draw. At the end, for all seats:
    the card that the winner drew."""
    fresh: tuple[Piece, ...]
    """Own replacements of the preparation so far, while preparing: they may not be declared."""
    counts: tuple[int, ...]
    melds: tuple[tuple[Meld, ...], ...]
    hezi: tuple[tuple[Piece, ...], ...]
    """By seat: the two cards of a declared Tiandi Hezi, or none."""
    ready: tuple[bool, ...]
    rivers: tuple[tuple[Discard, ...], ...]
    stock: int
    last: Piece | None
    """In a window: the discard or the robbable card. After it: the last discard, if not taken."""
    answer: Action | None
    """Own answer in the open window."""
    after_kong: bool
    """The drawn card is a kong's replacement; public."""
    first_turn: bool
    """The dealer has neither drawn, discarded nor laid a kong: a win now is heavenly (N8)."""
    first_discard: bool
    """The window is open on the deal's first discard (N22)."""
    won: Piece | None = None
    """The card won from a discard or a robbed kong."""
    hands: tuple[tuple[Piece, ...], ...] | None = None
    result: Result | None = None
