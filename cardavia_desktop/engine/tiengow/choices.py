"""What the interface asks about a selection: which groups can be played, and why one cannot.

Reason ids of `why_not`: `not_your_turn`, `not_held`, `empty`, `no_group` (nothing that may be
led, T3), `count` (so many pieces are needed, T4), `early_death` (only a discard, T7), `supreme`
(nothing beats it, T6), `kind` (another kind of group is needed, T4), `rank` (right kind, too
low, T4); of `why_no_discard` also `lead` (a leader does not discard, T3).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..core import Piece
from .hidden import unseen
from .pieces import GROUPS, SUPREME, Group, beats, group_of, groups_in
from .rules import beating as _beating
from .rulings import must_discard
from .view import View


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a selection cannot be led or beat. `kind`, `rank`, `count`: what is needed instead, the
    lowest rank that would do; "" and 0 where they say nothing. `rule` is the law's paragraph."""

    id: str
    rule: str = ""
    kind: str = ""
    rank: int = 0
    count: int = 0


def on_turn(view: View) -> bool:
    return view.turn == view.seat and view.phase in ("lead", "follow")


def dead(view: View) -> bool:
    """T7: this seat may only discard on the running trick."""
    return (
        on_turn(view)
        and view.trick is not None
        and must_discard(view.trick.count, len(view.hand), view.columns[view.seat])
    )


def leads(view: View) -> tuple[Group, ...]:
    """The groups that may be led now, the lowest singles first; () when not to lead (T3)."""
    return groups_in(view.hand) if on_turn(view) and view.trick is None else ()


def beating(view: View) -> tuple[Group, ...]:
    """The groups that beat the running trick, lowest first; () when not to follow (T4, T7)."""
    if not on_turn(view) or view.trick is None:
        return ()
    return _beating(view.hand, view.trick, view.columns[view.seat])


def playable(view: View) -> tuple[Group, ...]:
    """The groups that may go face up now, as a lead or to beat."""
    return leads(view) or beating(view)


def is_sure(view: View, pieces: Iterable[Piece]) -> bool:
    """Does nothing that this seat has not seen beat these pieces as a lead?"""
    group = group_of(pieces)
    return group is not None and not any(beats(other, group) for other in groups_in(unseen(view)))


def why_not(view: View, pieces: Iterable[Piece]) -> WhyNot | None:
    """Why these pieces cannot go face up now; None when they can."""
    chosen = tuple(pieces)
    if not on_turn(view):
        return WhyNot("not_your_turn", "T2")
    if not chosen:
        return WhyNot("empty", "T3", count=view.trick.count if view.trick else 0)
    if not set(chosen) <= set(view.hand):
        return WhyNot("not_held")
    group = group_of(chosen)
    if view.trick is None:
        return WhyNot("no_group", "T3") if group is None else None
    high, count = view.trick.group, view.trick.count
    if len(chosen) != count:
        return WhyNot("count", "T4", high.kind, _next_rank(high), count)
    if dead(view):
        return WhyNot("early_death", "T7", count=count)
    if high.kind == SUPREME:
        return WhyNot("supreme", "T6", count=count)
    if group is None or group.kind != high.kind:
        return WhyNot("kind", "T4", high.kind, _next_rank(high), count)
    if group.rank <= high.rank:
        return WhyNot("rank", "T4", high.kind, _next_rank(high), count)
    return None


def why_no_discard(view: View, pieces: Iterable[Piece]) -> WhyNot | None:
    """Why these pieces cannot be discarded face down now; None when they can (T5)."""
    chosen = tuple(pieces)
    if not on_turn(view):
        return WhyNot("not_your_turn", "T2")
    if view.trick is None:
        return WhyNot("lead", "T3")
    if not set(chosen) <= set(view.hand):
        return WhyNot("not_held")
    if len(chosen) != view.trick.count:
        return WhyNot("count", "T4", count=view.trick.count)
    return None


def _next_rank(high: Group) -> int:
    """The lowest rank above `high` that exists in its kind; 0 when there is none (T4)."""
    ranks = [group.rank for group in GROUPS if group.kind == high.kind]
    return min((rank for rank in ranks if rank > high.rank), default=0)
