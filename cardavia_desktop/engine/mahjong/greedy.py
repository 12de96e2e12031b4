"""The reference player `greedy`: plain shanten and live tiles, no thought of faan.

Wins when legal; discards the tile that leaves the least shanten over all three shapes, then the
most live useful tiles, then the first in tile order; claims only what lowers shanten, and kongs
what does not raise it. It takes part in the arena only and must not change: ladders hang on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import Budget, Choice, Question, Reason
from ..core import Action
from .pieces import KIND_NUMBER
from .shanten import Indexes, indexes, live, meter, moved, useful
from .situation import situation
from .view import View


class Greedy:
    """Deterministic: the question's seed and limit mean nothing to it."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        view: View = question.view
        wins = [action for action in question.legal if action.verb == "win"]
        if wins:
            return Choice(wins[0], reasons=(Reason("win"),))
        found = situation(view)
        sets = 4 - len(found.melds)
        held = indexes(found.counts)
        now = meter().best(*held, sets)
        claim = _claim(question.legal, held, sets, now)
        if claim is not None:
            return claim
        discards = [action for action in question.legal if action.verb == "discard"]
        if not discards:
            return Choice(question.legal[0], reasons=(Reason("no-nearer"),))
        return _discard(discards, list(found.counts), found.live, sets)


def _claim(legal: Sequence[Action], held: Indexes, sets: int, now: int) -> Choice | None:
    """The claim or kong that leaves the least shanten, the first of equals; None: none helps."""
    best: tuple[int, int] | None = None
    for place, action in enumerate(legal):
        if action.verb not in ("chow", "pung", "kong"):
            continue
        rest = held
        for piece in action.pieces:
            rest = moved(rest, KIND_NUMBER[piece], -1)
        added = action.verb == "kong" and len(action.pieces) == 1
        after = meter().best(*rest, sets if added else sets - 1)
        helps = after <= now if action.verb == "kong" else after < now
        if helps and (best is None or (after, place) < best):
            best = (after, place)
    if best is None:
        return None
    return Choice(legal[best[1]], reasons=(Reason("nearer", value=best[0]),))


def _discard(
    discards: Sequence[Action], counts: list[int], unseen: Sequence[int], sets: int
) -> Choice:
    best: tuple[int, int, int] | None = None
    chosen = discards[0]
    tried: set[int] = set()
    for action in discards:
        kind = KIND_NUMBER[action.pieces[0]]
        if kind in tried:
            continue
        tried.add(kind)
        counts[kind] -= 1
        after = meter().best(*indexes(counts), sets)
        if best is None or after <= best[0]:
            tiles = live(useful(counts, 4 - sets), unseen_as_seen(unseen))
            rank = (after, -tiles, kind)
            if best is None or rank < best:
                best, chosen = rank, action
        counts[kind] += 1
    reasons = () if best is None else (Reason("shanten", chosen.pieces, best[0]),)
    return Choice(chosen, reasons=reasons)


def unseen_as_seen(unseen: Sequence[int]) -> list[int]:
    """Copies of each kind in sight, from those out of sight."""
    return [4 - count for count in unseen]
