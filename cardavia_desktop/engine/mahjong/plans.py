"""Plans: combinations of patterns that a hand can still become, and how many tiles they lack.

A plan is a family of sets (any, chows only, pungs only, one suit …), perhaps with pungs of named
honours that are worth a faan. Its faan leave out flowers, the concealed hand and the way of
winning, which the callers add. Distances are missing tiles (1 waits, 0 is complete).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from . import tables
from .patterns import PATTERNS
from .pieces import NUMBER
from .readings import CHOW, CLOSED_KONG, ORPHANS, SORT
from .shanten import POWER, SUIT, Indexes
from .situation import Situation
from .tables import IMPOSSIBLE

GENERAL, CHOWS, PUNGS, HALF, HALF_PUNGS, FULL, FULL_PUNGS, PAIRS, THIRTEEN = range(9)
"""The families; their patterns are in `FAMILY_PATTERNS`."""
FAMILY_PATTERNS: tuple[tuple[str, ...], ...] = (
    (),
    ("all_chows",),
    ("all_pungs",),
    ("half_flush",),
    ("half_flush", "all_pungs"),
    ("full_flush",),
    ("full_flush", "all_pungs"),
    ("seven_pairs",),
    ("thirteen_orphans",),
)
CLOSED_FAMILIES = (PAIRS, THIRTEEN)
LIMIT = 13
_EAST, _RED = NUMBER["E"], NUMBER["R"]
_DRAGON_NAMES = ("dragon_red", "dragon_green", "dragon_white")


class Plan(NamedTuple):
    """`required`: honours of which a pung is part of the plan and not yet declared."""

    family: int
    suit: int
    required: tuple[int, ...]
    faan: int


def honour_patterns(kind: int, wind: int) -> tuple[str, ...]:
    """The patterns that a pung of this kind scores for seat wind number 0–3."""
    if kind >= _RED:
        return (_DRAGON_NAMES[kind - _RED],)
    found: tuple[str, ...] = ()
    if kind == _EAST + wind:
        found = ("seat_wind",)
    if kind == _EAST:
        found = (*found, "round_wind")
    return found


def honour_faan(kind: int, wind: int) -> int:
    """The faan of a pung of this kind (1 a pattern)."""
    return len(honour_patterns(kind, wind)) if kind >= _EAST else 0


def valuable(wind: int) -> tuple[int, ...]:
    """The honours whose pung scores for this seat."""
    return tuple(kind for kind in range(_EAST, SORT) if honour_faan(kind, wind))


def is_closed(melds: Iterable[int]) -> bool:
    """Whether the declared sets leave the hand concealed."""
    return all(code // SORT == CLOSED_KONG for code in melds)


def open_plans(found: Situation, counts: Sequence[int], thin: int = 2) -> list[Plan]:
    """The plans that the declared sets and the unseen tiles still allow.

    `counts` is the hand with the tile to discard still in it. Pungs of honours are planned from
    `thin` own copies on. Plans are ordered by what they require, then family.
    """
    melds, wind = found.melds, found.wind
    sets = 4 - len(melds)
    kinds = {code % SORT for code in melds}
    suits = {kind // 9 for kind in kinds if kind < _EAST}
    honours = any(kind >= _EAST for kind in kinds)
    chows = any(code // SORT == CHOW for code in melds)
    pungs = any(code // SORT != CHOW for code in melds)
    declared = sum(honour_faan(code % SORT, wind) for code in melds)
    flushes = [
        suit
        for suit in range(3)
        if suits <= {suit}
        and sum(counts[9 * suit : 9 * suit + 9]) + sum(counts[_EAST:]) + 3 * len(melds) >= 5
    ]
    wanted = [
        kind
        for kind in valuable(wind)
        if counts[kind] >= thin and counts[kind] + found.live[kind] >= 3
    ]
    found_plans: list[Plan] = []
    add = found_plans.append
    for size in range(min(3, sets, len(wanted)) + 1):
        for required in combinations(wanted, size):
            extra = declared + sum(honour_faan(kind, wind) for kind in required)
            dragons = sum(kind >= _RED for kind in (*kinds, *required))
            if dragons == 3:
                extra = LIMIT
            add(Plan(GENERAL, -1, required, extra))
            for suit in flushes:
                add(Plan(HALF, suit, required, min(LIMIT, 3 + extra)))
                if not chows:
                    add(Plan(HALF_PUNGS, suit, required, min(LIMIT, 6 + extra)))
                if not size and not honours:
                    add(Plan(FULL, suit, (), 7))
                    if not chows:
                        add(Plan(FULL_PUNGS, suit, (), 10))
            if not chows:
                add(Plan(PUNGS, -1, required, min(LIMIT, 3 + extra)))
    if not pungs:
        add(Plan(CHOWS, -1, (), 1))
    if not melds:
        add(Plan(PAIRS, -1, (), 4))
        if sum(counts[kind] > 0 for kind in ORPHANS) >= 8:
            add(Plan(THIRTEEN, -1, (), LIMIT))
    return found_plans


class Lack:
    """Counts what hands lack for plans, on one process's tables."""

    def __init__(self, source: tables.Tables | None = None) -> None:
        self.tables = t = source or tables.get()
        self.general = t.suits("general")
        self.pungs = t.suits("pungs")
        self.chows = t.suits("chows")
        self.honours = t.honours

    def all(
        self, plans: Sequence[Plan], counts: Sequence[int], held: Indexes, sets: int
    ) -> list[int]:
        """The missing tiles for each plan (≥ 15: impossible) with `sets` sets undeclared."""
        one = self.one
        return [one(plan, counts, held, sets) for plan in plans]

    def one(self, plan: Plan, counts: Sequence[int], held: Indexes, sets: int) -> int:
        """The missing tiles for one plan."""
        family, suit, required, _ = plan
        m, p, s, h = held
        t = self.tables
        cost = 0
        for kind in required:
            count = counts[kind]
            if count < 3:
                cost += 3 - count
            h -= count * POWER[kind]
            sets -= 1
        if family == GENERAL:
            rows = self.general
            return (
                cost
                + t.missing[sets][
                    t.products[rows[m] << 10 | rows[p]] << 10
                    | t.products[rows[s] << 10 | self.honours[h]]
                ]
            )
        if family == HALF:
            return cost + t.missing[sets][self.general[held[suit]] << 10 | self.honours[h]]
        if family == HALF_PUNGS:
            return cost + t.missing[sets][self.pungs[held[suit]] << 10 | self.honours[h]]
        if family == PUNGS:
            rows = self.pungs
            return (
                cost
                + t.missing[sets][
                    t.products[rows[m] << 10 | rows[p]] << 10
                    | t.products[rows[s] << 10 | self.honours[h]]
                ]
            )
        if family == CHOWS:
            rows = self.chows
            return t.missing[sets][t.products[rows[m] << 10 | rows[p]] << 10 | rows[s]]
        if family == FULL:
            return t.missing[sets][self.general[held[suit]] << 10]
        if family == FULL_PUNGS:
            return t.missing[sets][self.pungs[held[suit]] << 10]
        if family == PAIRS:
            return 7 - t.pairs[m] - t.pairs[p] - t.pairs[s] - t.honour_pairs[h]
        seen = t.orphans[m] + t.orphans[p] + t.orphans[s] + t.honour_orphans[h]
        return 14 - (seen & 15) - (seen > 15)

    def useful(
        self,
        plan: Plan,
        counts: Sequence[int],
        held: Indexes,
        sets: int,
        kinds: Iterable[int],
    ) -> list[int]:
        """Those of `kinds` that lower what the plan lacks (held four times: never)."""
        now = self.one(plan, counts, held, sets)
        if now >= IMPOSSIBLE:
            return []
        found = []
        more = list(counts)
        lists = list(held)
        for kind in kinds:
            if counts[kind] < 4:
                suit, step = SUIT[kind], POWER[kind]
                more[kind] += 1
                lists[suit] += step
                m, p, s, h = lists
                if self.one(plan, more, (m, p, s, h), sets) < now:
                    found.append(kind)
                more[kind] -= 1
                lists[suit] -= step
        return found


_lacks: list[Lack] = []


def lack() -> Lack:
    """The counter on this process's tables."""
    if not _lacks or _lacks[0].tables is not tables.get():
        _lacks[:] = [Lack()]
    return _lacks[0]


def plan_patterns(plan: Plan, found: Situation) -> tuple[str, ...]:
    """The pattern ids of a plan in table order, declared honour pungs included."""
    if plan.family == THIRTEEN:
        return FAMILY_PATTERNS[THIRTEEN]
    kinds = [code % SORT for code in found.melds if code // SORT != CHOW] + list(plan.required)
    names = set(FAMILY_PATTERNS[plan.family])
    for kind in kinds:
        if kind >= _EAST:
            names.update(honour_patterns(kind, found.wind))
    if names.issuperset(_DRAGON_NAMES):
        return ("big_three_dragons",)
    return tuple(name for name in PATTERNS if name in names)
