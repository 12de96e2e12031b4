"""How good a hand is: expected points of its plans, from what a seat can see.

Far hands are plans in a `race` against the end of the deal; hands that wait are valued by the
scorer itself (law 7).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .patterns import MINIMUM_FAAN, faan_of
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
from .race import FARTHEST, WIN_ON_DISCARD, Ground, Race, field
from .shanten import Indexes, indexes, meter
from .situation import Situation, faan
from .tables import HONOUR_POWERS, IMPOSSIBLE, POWERS

PUNG_TO_COME = (0.3, 0.4, 0.6, 0.6)
"""How a plan suffers from a pung it needs, by the copies that cannot be seen."""


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


class Judge:
    """Values of hands with the same declared sets in one situation."""

    def __init__(self, found: Situation, taste: Taste, pressure: float = 1.0) -> None:
        """`found.counts` is the hand from which candidates come (their union)."""
        self.found = found
        self.taste = taste
        self.counter: Lack = lack()
        self.meter = meter()
        self.sets = 4 - len(found.melds)
        self.closed = is_closed(found.melds)
        self.plans = open_plans(found, found.counts)
        self.unseen = max(1, found.unseen)
        self.bonus = faan_of(found.bonus)
        number = str(found.wind + 1)
        self.field = field(
            Ground(
                (found.wall + 3) // 4,
                found.unseen & ~3,
                len(found.hidden_flowers),
                sum(flower[1] == number for flower in found.hidden_flowers),
                bool(found.flowers),
                taste.pay,
                pressure,
            )
        )
        self.ways = [self._variants(plan) for plan in self.plans]
        self.ease = [self._ease(plan) for plan in self.plans]
        """By plan a factor for pungs of honours that hang on one or two tiles."""

    def _variants(self, plan: Plan) -> tuple[Race, ...]:
        """The ways to follow a plan: open, and concealed to the end."""
        family, worth, race = plan.family, plan.faan + self.bonus, self.field.race
        if family == THIRTEEN:
            return (race(family, worth, True),)
        if family in CLOSED_FAMILIES:
            return (race(family, worth + 1, True),)
        if self.closed:
            return race(family, worth, False), race(family, worth + 1, True)
        return (race(family, worth, False),)

    def can_be_legal(self) -> bool:
        """Whether some plan reaches three faan with the flowers as they are, if need be by a
        self-draw (M13)."""
        counts = self.found.counts
        held = indexes(counts)
        sure = self.bonus + 1 + self.closed
        return any(
            plan.faan + sure >= MINIMUM_FAAN
            and self.counter.one(plan, counts, held, self.sets) < IMPOSSIBLE
            for plan in self.plans
        )

    def _ease(self, plan: Plan) -> float:
        ease = 1.0
        for kind in plan.required:
            if self.found.counts[kind] < 3:
                ease *= PUNG_TO_COME[min(3, self.found.live[kind])]
        return ease

    def waits(self, counts: list[int]) -> tuple[float, float, float]:
        """Chance to win and expected gain in a turn, and live tiles, of a hand that waits."""
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
        return win, gain, tiles

    def rough(self, counts: Sequence[int], held: Indexes) -> Rough:
        """A quick value with typical live tiles, and (value, plan place, missing) of each plan."""
        found: list[tuple[float, int, int]] = []
        best = 0.0
        one = self.counter.one
        for place, plan in enumerate(self.plans):
            missing = one(plan, counts, held, self.sets)
            if not 1 <= missing <= FARTHEST:
                continue
            value = max([race.typical(missing) for race in self.ways[place]]) * self.ease[place]
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
            win, gain, live = self.waits(counts)
            if gain > 0.0:
                points = self.field.ending(win, gain)[-1]
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
            points = max([race.points(live, missing) for race in self.ways[place]])
            points *= self.ease[place]
            total += points**power
            if points > lead.points:
                lead = Value(points, plan, missing, live)
        return Value(total ** (1 / power) if total else 0.0, lead.plan, lead.missing, lead.live)

    def useful(self, plan: Plan, counts: list[int], held: Indexes) -> list[int]:
        """Kinds with unseen copies that bring the plan nearer."""
        live = self.found.live
        kinds = [k for k in _candidates(plan, counts, held) if live[k]]
        return self.counter.useful(plan, counts, held, self.sets, kinds)

    def _live(self, plan: Plan, counts: list[int], held: Indexes) -> float:
        """Unseen tiles that bring the plan nearer."""
        live = self.found.live
        return sum([live[kind] for kind in self.useful(plan, counts, held)])


def _thrown(kind: int) -> float:
    """How readily others discard a kind, 1 on average."""
    if kind >= 27:
        return 1.25
    return (1.15, 1.0, 0.95, 0.9, 0.9, 0.9, 0.95, 1.0, 1.15)[kind % 9]


@lru_cache(maxsize=1 << 16)
def _near(index: int) -> tuple[int, ...]:
    """The ranks within two of a held one in a suit with this index."""
    held = [index // power % 5 > 0 for power in POWERS]
    return tuple(r for r in range(9) if any(held[max(0, r - 2) : r + 3]))


@lru_cache(maxsize=1 << 16)
def _honours(index: int) -> tuple[int, ...]:
    """The kinds of the held honours."""
    return tuple(27 + n for n, power in enumerate(HONOUR_POWERS) if index // power % 5)


def _candidates(plan: Plan, counts: Sequence[int], held: Indexes) -> list[int]:
    """Kinds worth trying for a plan: near held tiles, of its suit."""
    family = plan.family
    if family == THIRTEEN:
        return [k for k in range(34) if k >= 27 or k % 9 in (0, 8)]
    if family in (PUNGS, HALF_PUNGS, FULL_PUNGS) or family in CLOSED_FAMILIES:
        near = [k for k in range(34) if counts[k]]
        if family in (HALF_PUNGS, FULL_PUNGS):
            return [k for k in near if k >= 27 or k // 9 == plan.suit]
        return near
    found: list[int] = []
    for suit in (0, 1, 2) if family in (GENERAL, CHOWS) else (plan.suit,):
        first = 9 * suit
        found += [first + rank for rank in _near(held[suit])]
    if family in (GENERAL, HALF):
        found += _honours(held[3])
    return found
