"""The players of long cards: Beginner, Club and Strong. They see views only.

Beginner plays for distance alone and slips; Club weighs the chance to win against the hu it keeps;
Strong looks one card further. Speed comes first: most of a hand's worth is its chance to win.
"""

from __future__ import annotations

from dataclasses import replace

from ..bots import Budget, Choice, Question, Reason
from ..core import Action
from .groups import Counts
from .pieces import KIND_NUMBER
from .reach import ALL, best_distance, distance_of, without
from .rulings import GROUPS
from .worth import QUIET, Mind, Nodes

Melds = tuple[tuple[str, int], ...]


class Club:
    plans: tuple[str, ...] = ("general",)

    def choose(self, question: Question, budget: Budget) -> Choice:
        legal = question.legal
        if len(legal) == 1:
            return Choice(legal[0])
        for verb in ("win", "open", "hezi", "ready"):
            for action in legal:
                if action.verb == verb:
                    return Choice(action, reasons=(Reason(verb),))
        mind = Mind(question.view)
        if question.view.phase == "claim":
            return self._claim(mind, legal)
        if any(action.verb == "discard" for action in legal):
            return self._turn(mind, legal)
        return Choice(legal[0])

    def dist(self, mind: Mind, counts: Counts, melds: Melds) -> int:
        if sum(counts) % 3 == 2:
            return best_distance(counts, 7 - len(melds))
        return distance_of(counts, 7 - len(melds))

    def value(self, mind: Mind, counts: Counts, melds: Melds, stock: int) -> float:
        return mind.hope(counts, melds, stock, self.plans).value

    def best_discard(
        self, mind: Mind, counts: Counts, melds: Melds, stock: int
    ) -> list[tuple[float, int]]:
        """(worth, kind) of the discards, best first. A plan counts for the discards that leave
        its least distance: farther ones seem rich in useful cards that only bring them back."""
        groups = GROUPS - len(melds)
        plans: dict[int, tuple[str, ...]] = {}
        for plan in self.plans:
            if plan == "qing" and melds:
                continue
            for kind in mind.nearest(plan, counts, groups):
                plans[kind] = (*plans.get(kind, ()), plan)
        found = [
            (mind.hope(without(counts, kind), melds, stock, some).value, -kind)
            for kind, some in plans.items()
        ]
        found.sort(reverse=True)
        return [(value, -kind) for value, kind in found]

    def _turn(self, mind: Mind, legal: tuple[Action, ...]) -> Choice:
        options: list[tuple[float, Action]] = []
        ranked = self.best_discard(mind, mind.counts, mind.melds, mind.stock)
        piece: dict[int, Action] = {}
        for action in legal:
            if action.verb == "discard":
                piece.setdefault(KIND_NUMBER[action.pieces[0]], action)
        for value, kind in ranked:
            if kind in piece:
                options.append((value, piece[kind]))
                break
        if not options:
            return Choice(legal[0])
        for action in legal:
            if action.verb == "kong":
                kind, copies = KIND_NUMBER[action.pieces[0]], len(action.pieces)
                if copies == 4:
                    melds = (*mind.melds, ("concealed_kong", kind))
                else:
                    melds = tuple(
                        ("added_kong", kind) if meld == ("pong", kind) else meld
                        for meld in mind.melds
                    )
                value = self.with_draw(mind, without(mind.counts, kind, copies), melds)
                options.append((value, action))
        best = max(options, key=lambda each: each[0])
        return Choice(best[1], best[0])

    def with_draw(self, mind: Mind, counts: Counts, melds: Melds) -> float:
        """The worth of a hand that draws at once: the mean over the unseen cards would be exact;
        the chance to come one nearer is weighed in instead."""
        hope = mind.hope(counts, melds, mind.stock, self.plans)
        return hope.value + KONG_DRAW * hope.chance

    def _claim(self, mind: Mind, legal: tuple[Action, ...]) -> Choice:
        view = mind.view
        assert view.last is not None
        kind = KIND_NUMBER[view.last]
        best = (self.value(mind, mind.counts, mind.melds, mind.stock), legal[0])
        for action in legal:
            if action.verb == "pong":
                melds = (*mind.melds, ("pong", kind))
                ranked = self.best_discard(mind, without(mind.counts, kind, 2), melds, mind.stock)
                value = ranked[0][0]
                if self.dist(mind, without(mind.counts, kind, 2), melds) > self.dist(
                    mind, mind.counts, mind.melds
                ) - 1 + PONG_SLACK:
                    continue
            elif action.verb == "kong":
                melds = (*mind.melds, ("open_kong", kind))
                value = self.with_draw(mind, without(mind.counts, kind, 3), melds)
            else:
                continue
            if value > best[0]:
                best = (value, action)
        return Choice(best[1], best[0])


KONG_DRAW = 10.0
PONG_SLACK = 9


class Strong(Club):
    plans = ("general", "qing", "piao")

    def best_discard(
        self, mind: Mind, counts: Counts, melds: Melds, stock: int
    ) -> list[tuple[float, int]]:
        groups = GROUPS - len(melds)
        plans: dict[int, tuple[str, ...]] = {}
        for plan in self.plans:
            if plan == "qing" and melds:
                continue
            for kind in mind.nearest(plan, counts, groups):
                plans[kind] = (*plans.get(kind, ()), plan)
        near = set(plans)
        if stock < FOLD:
            for kind in ALL:
                if counts[kind]:
                    plans.setdefault(kind, ("general",))
        quiet = QUIET[min(stock // 10, 4)]
        nodes = Nodes()
        found = []
        for kind, some in plans.items():
            rest = without(counts, kind)
            hope = mind.hope(rest, melds, stock, some)
            if kind not in near:
                hope = replace(hope, win=hope.win * FAR, chance=hope.chance * FAR)
            found.append((hope.value, kind, rest, hope))
        found.sort(key=lambda each: -each[0])
        ranked = []
        for place, (_, kind, rest, hope) in enumerate(found):
            if AHEAD_ON and place < WIDTH and kind in near:
                hope = mind.ahead(rest, melds, hope, nodes)
            elif AHEAD_ON and kind in near and 2 <= hope.distance <= 4 and hope.plan == "general":
                continue
            safe = 1 - mind.danger(kind) * DANGER_ON
            value = safe * (hope.win + (1 - hope.chance) * quiet * DANGER_ON) + hope.keep
            ranked.append((value, -kind))
        ranked.sort(reverse=True)
        return [(value, -kind) for value, kind in ranked]

    def value(self, mind: Mind, counts: Counts, melds: Melds, stock: int) -> float:
        hope = mind.hope(counts, melds, stock, self.plans)
        if AHEAD_ON:
            hope = mind.ahead(counts, melds, hope, Nodes())
        quiet = QUIET[min(stock // 10, 4)]
        return hope.value + (1 - hope.chance) * quiet * DANGER_ON


FOLD = 25
FAR = 0.5
WIDTH = 4
AHEAD_ON = 1
DANGER_ON = 1
