"""The law's fixed numbers and every house decision (the ◆ of T1–T12), by rule id.

Rules and scoring read them from here and nowhere else, so that a test can turn each round and see
what notices. Who is banker after a restart (T2 ◆) is the session's decision.
"""

from __future__ import annotations

from ..core import Point, Seat
from .pieces import BIG_SIX, LITTLE_THREE, QUARTET, SUPREME, Group

SEATS = 4
HAND = 8
"""T2: pieces dealt to each seat, and so the columns of a deal (T1)."""

TURN_STEP = 1
"""T2 ◆: play runs counter-clockwise; the next player sits at one's right."""


def seats_from(seat: Seat) -> tuple[Seat, ...]:
    """All seats in turn order, from this one on (T2)."""
    return tuple((seat + TURN_STEP * n) % SEATS for n in range(SEATS))


def next_banker(winner: Seat) -> Seat:
    """T2: the last trick's winner is the next deal's banker."""
    return winner


DISCARDS_SHOWN_AT_END = True
"""T5 ◆: all discards are shown at the end."""


def may_see(seat: Seat, owner: Seat, over: bool) -> bool:
    """T5 ◆: who may see a discard: its owner always, everybody at the end. Columns, numbers of
    pieces and groups lying face up are public throughout."""
    return seat == owner or (over and DISCARDS_SHOWN_AT_END)


EARLY_DEATH_COUNTS = frozenset({1})
"""T7 ◆: numbers of pieces in the last trick at which early death applies; pairs, triplets and
quartets are exempt."""


def must_discard(count: int, left: int, columns: int) -> bool:
    """T7: may a follower only discard? `count` pieces were led, `left` were in each hand before
    the trick, the follower has `columns`."""
    return columns == 0 and count == left and count in EARLY_DEATH_COUNTS


NO_COLUMNS_PAY = 5
"""T8: what an opponent without columns pays."""
FREE_COLUMNS = 4
"""T8: an opponent pays what is missing to four columns, and receives what is above."""
BANKER_FACTOR = 2
"""T8: when the banker is one of the two."""
BANKER_DOUBLES_EXCESS = True
"""T8: an opponent above four is paid double too when the banker is one of the two."""

INSTANT = {SUPREME: 2, QUARTET: 4}
"""T9: what each opponent pays at once when a trick is won with such a group."""
BANKER_DOUBLES_INSTANT = frozenset({SUPREME, QUARTET})
"""T9 ◆: the banker pays and receives double for both."""
INSTANT_IN_LAST_TRICK = True
"""T9 ◆: also in the last trick."""
INSTANT_FACTORS: tuple[Point, ...] = ()
"""T9 ◆: no factor of T10 ever multiplies an instant payment."""

FINAL_FACTOR = 2
"""T10: for a last trick won by a quartet, by Supreme, or by a single Little Three."""
SWEEP_FACTOR = 2
"""T10: for eight columns."""
QUARTET_MAY_BEAT = True
"""T10 ◆: a quartet doubles when it beats, as when it is led."""
FACTORS_STACK = True
"""T10 ◆: sweep and final group multiply."""
FACTORS_APPLY_TO_EXCESS = True
"""T10 ◆: the winner pays a multiplied excess too."""


def final_factor(winning: Group, led: bool) -> str | None:
    """T10: the id of the factor that the last trick's winning group earns; None for none.

    `led` tells whether the group was the lead of that trick.
    """
    if winning.kind == QUARTET and (led or QUARTET_MAY_BEAT):
        return "final_quartet"
    if winning.kind == SUPREME:
        return "final_supreme"
    if winning.pieces == (LITTLE_THREE,):
        return "final_little_three"
    return None


def captures(lead: Group, winning: Group) -> bool:
    """T11 ◆: Little Three leads the last single and Big Six wins it, whatever lies between."""
    return lead.pieces == (LITTLE_THREE,) and winning.pieces == (BIG_SIX,)


CAPTURE_FACTOR = 1
"""T11 ◆: a covered debt stays as it stood between debtor and winner, not doubled again, and a
capture multiplies nothing."""


def captured_pays(base: int) -> bool:
    """T11 ◆: only positive debts pass to the captured leader: an uninvolved player above four is
    still paid by the winner, and so is a captured leader above four."""
    return base > 0
