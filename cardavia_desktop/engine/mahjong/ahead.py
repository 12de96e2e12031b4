"""One draw further: a plan valued by what each useful tile would really leave behind.

The race uses typical numbers for the stages to come; here the next stage is looked at tile by
tile: draw it, throw the best tile of that plan, count again. Hands that then wait are valued by
the scorer.
"""

from __future__ import annotations

from ..bots import Budget
from .judge import Judge
from .plans import Plan
from .race import Race
from .shanten import Indexes, moved


class Ahead:
    """Looks one draw ahead for one judge; `left` counts the evaluations that remain."""

    def __init__(self, judge: Judge, nodes: int, budget: Budget) -> None:
        self.judge = judge
        self.left = nodes
        self._budget = budget

    def points(self, counts: list[int], held: Indexes, best: float) -> float:
        """The value of 13 − 3·melds tiles, at least one plan looked at; `best` is the judge's.

        Hands that already wait keep the value that the scorer gives them.
        """
        judge = self.judge
        found = 0.0
        if judge.meter.best(*held, judge.sets) == 0:
            win, gain, _ = judge.waits(counts)
            found = judge.field.ending(win, gain)[-1]
        _, ranked = judge.rough(counts, held)
        for value, place, missing in ranked[:2]:
            if missing < 2 or value < 0.5 * best or self.left <= 0:
                continue
            found = max(found, self._plan(counts, held, place, missing))
        return found

    def _plan(self, counts: list[int], held: Indexes, place: int, missing: int) -> float:
        """The plan's value with its next stage known."""
        judge = self.judge
        plan, live = judge.plans[place], judge.found.live
        tiles = 0
        rows: list[tuple[int, list[list[float]]]] = []
        for kind in judge.useful(plan, counts, held):
            if self._budget.expired():
                self.left = 0
            if self.left <= 0:
                return 0.0
            counts[kind] += 1
            after = self._best_rest(plan, place, counts, moved(held, kind, 1), missing - 1)
            counts[kind] -= 1
            rows.append((live[kind], after))
            tiles += live[kind]
        best = 0.0
        for at, race in enumerate(judge.ways[place]):
            if not tiles:
                break
            mean = [0.0] * (judge.field.ground.turns + 1)
            for weight, after in rows:
                row = after[min(at, len(after) - 1)]
                for left, each in enumerate(row):
                    mean[left] += each * weight / tiles
            points = judge.field.stage(tiles * race.pace, mean)[-1]
            best = max(best, points * judge.ease[place])
        return best

    def _best_rest(
        self, plan: Plan, place: int, counts: list[int], held: Indexes, missing: int
    ) -> list[list[float]]:
        """For each way of the plan the row after the best discard from a hand just drawn to."""
        judge = self.judge
        best: list[list[float]] = [
            [0.0] * (judge.field.ground.turns + 1) for _ in judge.ways[place]
        ]
        for kind in range(34):
            if not counts[kind]:
                continue
            counts[kind] -= 1
            rest = moved(held, kind, -1)
            if judge.counter.one(plan, counts, rest, judge.sets) == missing:
                for at, row in enumerate(self._rest(plan, place, counts, rest, missing)):
                    if row[-1] > best[at][-1]:
                        best[at] = row
            counts[kind] += 1
        return best

    def _rest(
        self, plan: Plan, place: int, counts: list[int], held: Indexes, missing: int
    ) -> list[list[float]]:
        judge = self.judge
        self.left -= 1
        ways: tuple[Race, ...] = judge.ways[place]
        if missing == 1:
            win, gain, _ = judge.waits(counts)
            row = judge.field.ending(win, gain)
            return [row for _ in ways]
        live = sum(judge.found.live[kind] for kind in judge.useful(plan, counts, held))
        return [judge.field.stage(live * race.pace, race.stage(missing - 1)) for race in ways]
