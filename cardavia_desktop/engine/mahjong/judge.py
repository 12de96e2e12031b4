"""How good a hand is: expected points of its plans, from what a seat can see.

A plan that lacks d tiles is a race of d stages against the end of the deal. At stage j a turn
brings a useful tile with chance (useful unseen tiles / unseen tiles), a little more where discards
may be claimed; every turn the others may end the deal, the likelier the later. The stage at hand
counts its own live tiles, later stages use typical numbers. Hands that wait are valued by the
scorer itself (law 7).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .patterns import faan_of
from .plans import (
    CHOWS,
    CLOSED_FAMILIES,
    FULL_PUNGS,
    GENERAL,
    HALF,
    HALF_PUNGS,
    PUNGS,
    THIRTEEN,
    Lack,
    Plan,
    is_closed,
    lack,
    open_plans,
)
from .shanten import Indexes, meter
from .situation import Situation, faan

TYPICAL = (
    (0, 5, 15, 27, 38, 48, 56, 62),
    (0, 5, 14, 25, 35, 44, 50, 55),
    (0, 3.5, 7, 11, 16, 21, 26, 30),
    (0, 5, 12, 19, 24, 27, 29, 30),
    (0, 3.5, 7, 10, 13, 15, 17, 18),
    (0, 6, 12, 16, 18, 19, 20, 20),
    (0, 3.5, 7, 9, 11, 12, 13, 14),
    (0, 2.6, 7, 12, 17, 22, 27, 32),
    (0, 3, 7, 11, 15, 19, 23, 27),
)
"""By family and stage (tiles missing): live useful tiles of an ordinary hand."""
CLAIMS = (1.5, 1.3, 2.1, 1.7, 2.1, 1.7, 2.1, 1.0, 1.0)
"""By family: how much faster claims make the stages before the last."""
WIN_ON_DISCARD = 1.9
"""Discards of the others that may be won, against one own draw."""
FARTHEST = 7
"""Plans that lack more tiles are not looked at."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player wants: `pay[f]` is the worth of a win of f faan (below 3 nothing).

    `power`: how plans add up (1 sum, ∞ best only); `close`: plans worth less than this part of
    the best one are not looked at twice; `most`: no more than this many are.
    """

    pay: tuple[float, ...]
    power: float = 8.0
    close: float = 0.3
    most: int = 4


Rough = tuple[float, list[tuple[float, int, int]]]
"""The best value, and (value, place of the plan, tiles missing) of each plan, best first."""


@dataclass(frozen=True, slots=True)
class Value:
    """`points` in units of the worth of a three-faan win; `plan` leads (None: waiting or none)."""

    points: float
    plan: Plan | None
    missing: int
    live: float


HAZARD = (0.0, 0.09, 2, 11)
"""The chance that the others end the deal in a turn: from, to, rising between these turns."""
ALL_TURNS = 21


class Race:
    """Expected points of one way to follow a plan, by tiles missing and turns left."""

    def __init__(self, judge: Judge, family: int, worth: int, closed: bool) -> None:
        self.pace = 1.0 if closed else CLAIMS[family]
        self.unseen = judge.unseen
        self.turns = judge.turns
        self.staying = judge.staying
        typical = TYPICAL[family]
        self.stages = [[1.0] * (self.turns + 1), judge.finish(typical[1], worth)]
        for stage in range(2, FARTHEST + 1):
            self.stages.append(self._stage(typical[stage], self.stages[stage - 1]))
        self._known: dict[tuple[float, int], float] = {}

    def _stage(self, live: float, after: list[float]) -> list[float]:
        """By turns left: the worth of a stage with this many useful tiles."""
        rate = min(0.95, live * self.pace / self.unseen)
        row = [0.0]
        for left in range(1, self.turns + 1):
            here = rate * after[left - 1] + (1 - rate) * row[left - 1]
            row.append(here * self.staying[left])
        return row

    def points(self, live: float, missing: int) -> float:
        """The worth now of lacking `missing` ≥ 2 tiles with `live` useful ones."""
        key = (live, missing)
        if key not in self._known:
            self._known[key] = self._stage(live, self.stages[missing - 1])[-1]
        return self._known[key]


class Judge:
    """Values of hands with the same declared sets in one situation."""

    def __init__(self, found: Situation, taste: Taste, counter: Lack | None = None) -> None:
        """`found.counts` is the hand from which candidates come (their union)."""
        self.found = found
        self.taste = taste
        self.counter = counter or lack()
        self.meter = meter()
        self.sets = 4 - len(found.melds)
        self.closed = is_closed(found.melds)
        self.plans = open_plans(found, found.counts)
        self.unseen = max(1, found.unseen)
        self.turns = (found.wall + 3) // 4
        self.bonus = faan_of(found.bonus)
        low, high, first, last = HAZARD
        self.staying = [1.0]
        for left in range(1, self.turns + 1):
            part = min(1.0, max(0.0, (ALL_TURNS - left - first) / (last - first)))
            self.staying.append(1.0 - (low + (high - low) * part))
        self._races: dict[tuple[int, int, bool], Race] = {}
        self._ways = [self._variants(plan) for plan in self.plans]

    def _variants(self, plan: Plan) -> list[Race]:
        """The ways to follow a plan: open, and concealed to the end."""
        ways = []
        if plan.family not in CLOSED_FAMILIES:
            ways.append(self._race(plan.family, plan.faan + self.bonus, False))
        if self.closed:
            more = 0 if plan.family == THIRTEEN else 1
            ways.append(self._race(plan.family, plan.faan + self.bonus + more, True))
        return ways

    def _race(self, family: int, worth: int, closed: bool) -> Race:
        key = (family, min(13, worth), closed)
        if key not in self._races:
            self._races[key] = Race(self, *key)
        return self._races[key]

    def finish(self, live: float, worth: int) -> list[float]:
        """By turns left: the worth of waiting for `live` tiles with `worth` faan (no self-draw).

        Flowers still to come change the faan by one, either way.
        """
        hidden = self.found.hidden_flowers
        plain = self.wait(live / self.unseen, worth)
        if not hidden:
            return plain
        own = sum(f[1] == str(self.found.wind + 1) for f in hidden) / len(hidden)
        draws = min(self.turns, 6)
        any_drawn = 1 - max(0.0, 1 - len(hidden) / max(1, self.found.wall)) ** draws
        if self.found.flowers:
            share, other = any_drawn * own, self.wait(live / self.unseen, worth + 1)
        else:
            share, other = any_drawn * (1 - own), self.wait(live / self.unseen, worth - 1)
        return [(1 - share) * a + share * b for a, b in zip(plain, other, strict=True)]

    def wait(self, rate: float, worth: int) -> list[float]:
        """By turns left: the worth of waiting at this rate a draw, discards won as well."""
        pay = self.taste.pay
        win = gain = 0.0
        if worth >= 2:
            win, gain = rate, rate * pay[min(13, worth + 1)]
        if worth >= 3:
            win += rate * WIN_ON_DISCARD
            gain += rate * WIN_ON_DISCARD * pay[min(13, worth)]
        return self._ending(win, gain)

    def _ending(self, win: float, gain: float) -> list[float]:
        if win > 0.95:
            win, gain = 0.95, gain * 0.95 / win
        row = [0.0]
        for left in range(1, self.turns + 1):
            row.append((gain + (1 - win) * row[left - 1]) * self.staying[left])
        return row

    def waiting(self, counts: list[int]) -> tuple[float, float]:
        """Expected points and live tiles of a hand that waits, by the scorer."""
        pay = self.taste.pay
        win = gain = tiles = 0.0
        for kind in range(34):
            live = self.found.live[kind]
            if not live or counts[kind] > 3:
                continue
            drawn = faan(self.found, counts, kind, True)
            if drawn < 3:
                continue
            rate = live / self.unseen
            win += rate
            gain += rate * pay[drawn]
            tiles += live
            thrown = faan(self.found, counts, kind, False)
            if thrown >= 3:
                share = rate * WIN_ON_DISCARD * _thrown(kind)
                win += share
                gain += share * pay[thrown]
        return self._ending(win, gain)[-1], tiles

    def rough(self, counts: Sequence[int], held: Indexes) -> Rough:
        """A quick value with typical live tiles, and (value, plan place, missing) of each plan."""
        found: list[tuple[float, int, int]] = []
        best = 0.0
        one = self.counter.one
        for place, plan in enumerate(self.plans):
            missing = one(plan, counts, held, self.sets)
            if not 1 <= missing <= FARTHEST:
                continue
            value = max(race.stages[missing][-1] for race in self._ways[place])
            if value > 0.0:
                found.append((value, place, missing))
                if value > best:
                    best = value
        found.sort(reverse=True)
        return best, found

    def value(
        self,
        counts: list[int],
        held: Indexes,
        rough: Rough | None = None,
    ) -> Value:
        """The value of 13 − 3·melds tiles."""
        best, ranked = rough or self.rough(counts, held)
        power = self.taste.power
        total = 0.0
        lead: Value = Value(0.0, None, 99, 0.0)
        if self.meter.best(*held, self.sets) == 0:
            points, live = self.waiting(counts)
            if points > 0.0:
                total += points**power
                lead = Value(points, None, 1, live)
        floor = best * self.taste.close
        for each, place, missing in ranked[: self.taste.most]:
            if each < floor:
                break
            if missing == 1:
                continue
            plan = self.plans[place]
            live = self._live(plan, counts, held)
            points = max(race.points(live, missing) for race in self._ways[place])
            total += points**power
            if points > lead.points:
                lead = Value(points, plan, missing, live)
        return Value(total ** (1 / power) if total else 0.0, lead.plan, lead.missing, lead.live)

    def _live(self, plan: Plan, counts: list[int], held: Indexes) -> float:
        """Unseen tiles that bring the plan nearer."""
        live = self.found.live
        kinds = [k for k in _candidates(plan, counts) if live[k]]
        useful = self.counter.useful(plan, counts, held, self.sets, kinds)
        return sum(live[kind] for kind in useful)


def _thrown(kind: int) -> float:
    """How readily others discard a kind, 1 on average."""
    if kind >= 27:
        return 1.25
    return (1.15, 1.0, 0.95, 0.9, 0.9, 0.9, 0.95, 1.0, 1.15)[kind % 9]


def _candidates(plan: Plan, counts: Sequence[int]) -> list[int]:
    """Kinds worth trying for a plan: near held tiles, of its suit."""
    family = plan.family
    if family in (PUNGS, HALF_PUNGS, FULL_PUNGS) or family in CLOSED_FAMILIES:
        if family == THIRTEEN:
            return [k for k in range(34) if k >= 27 or k % 9 in (0, 8)]
        near = [k for k in range(34) if counts[k]]
        if family in (HALF_PUNGS, FULL_PUNGS):
            return [k for k in near if k >= 27 or k // 9 == plan.suit]
        return near
    suits = range(3) if family in (GENERAL, CHOWS) else (plan.suit,)
    found = []
    for suit in suits:
        first = 9 * suit
        for rank in range(9):
            low, high = max(0, rank - 2), min(9, rank + 3)
            if any(counts[first + low : first + high]):
                found.append(first + rank)
    if family in (GENERAL, HALF):
        found += [k for k in range(27, 34) if counts[k]]
    return found
