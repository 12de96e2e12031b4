"""The reference player of the arena: distance first, and nothing about points.

It wins when it can, makes every opening declaration, declares ready when it may; discards for the
least distance, then the most live useful cards, then first in card order; pongs when that lowers
the distance, kongs when it does not raise it.
"""

from __future__ import annotations

from ..bots import Budget, Choice, Question, Reason
from ..core import Action
from .groups import counts_of
from .pieces import KIND_NUMBER
from .reach import (
    after_discards,
    best_distance,
    distance_of,
    groups_wanted,
    live_counts,
    live_useful,
    without,
)
from .view import View


class Greedy:
    """Deterministic: neither the seed nor the budget is used."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        view: View = question.view
        legal = question.legal
        for verb in ("win", "open", "hezi", "ready"):
            for action in legal:
                if action.verb == verb:
                    return Choice(action, reasons=(Reason(verb),))
        if view.phase == "claim":
            return self._claim(view, legal)
        discards = [action for action in legal if action.verb == "discard"]
        if not discards:
            return Choice(legal[0])
        return self._turn(view, legal, discards)

    def _turn(self, view: View, legal: tuple[Action, ...], discards: list[Action]) -> Choice:
        counts, groups = counts_of(view.hand), groups_wanted(view)
        table = after_discards(counts, groups)
        least = min(distance for _, distance in table)
        for action in legal:
            if action.verb == "kong":
                kind, copies = KIND_NUMBER[action.pieces[0]], len(action.pieces)
                left = groups - (copies == 4)
                if distance_of(without(counts, kind, copies), left) <= least:
                    return Choice(action, reasons=(Reason("kong", action.pieces),))
        live = live_counts(view)
        free = {KIND_NUMBER[action.pieces[0]] for action in discards}
        best = max(
            (live_useful(without(counts, kind), groups, least, live), -kind)
            for kind, distance in table
            if kind in free and (distance == least or len(free) == 1)
        )
        action = next(a for a in discards if KIND_NUMBER[a.pieces[0]] == -best[1])
        return Choice(action, reasons=(Reason("distance", action.pieces, least),))

    def _claim(self, view: View, legal: tuple[Action, ...]) -> Choice:
        assert view.last is not None
        kind = KIND_NUMBER[view.last]
        counts, groups = counts_of(view.hand), groups_wanted(view)
        for action in reversed(legal):
            if action.verb == "kong":
                now = distance_of(counts, groups)
                if distance_of(without(counts, kind, 3), groups - 1) <= now:
                    return Choice(action, reasons=(Reason("kong", action.pieces),))
            elif action.verb == "pong":
                now = distance_of(counts, groups)
                if best_distance(without(counts, kind, 2), groups - 1) < now:
                    return Choice(action, reasons=(Reason("pong", action.pieces),))
        return Choice(legal[0])
