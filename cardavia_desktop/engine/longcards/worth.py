"""What a hand is worth to a bot, in points of the settlement; the coach reads it too.

The chance to win is a logistic model of distance, live useful cards and stock, fitted to games of
the reference player; cards that a pong may claim weigh more the farther the win. Hu kept in hand
count whether or not the hand wins, twice each (N25: three times one's own less the sum).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, log

from . import tables
from .groups import FIRST_HONOUR, Counts, counts_of, plus
from .pieces import KIND_NUMBER, KINDS
from .reach import ALL, after_discards, distance_of, live_counts, useful, without
from .rulings import GROUPS
from .scoring import Holding, Win, base_hu, line, score_win
from .view import View

CHANCE: tuple[tuple[float, float, float, float], ...] = (
    (0.0, 0.0, 0.0, 0.0),
    (-2.447, 0.767, 1.334, 1.0),
    (-8.367, 0.809, 2.519, 2.0),
    (-12.568, 0.630, 3.305, 3.0),
    (-15.449, 0.479, 3.839, 4.0),
    (-18.445, 0.626, 4.479, 4.0),
)
"""By distance: constant, weight of log(rate), of log(stock + 1), and of a card that a pong may
claim against one that must be drawn. Distances beyond 5 count as 5 with a penalty."""
QING: tuple[tuple[float, float, float], ...] = (
    (0.0, 0.0, 0.0),
    (-1.700, 0.767, 1.334),
    (-5.477, 1.083, 1.853),
    (-10.319, 1.255, 2.862),
    (-17.078, 0.891, 4.265),
    (-18.739, 0.616, 4.355),
)
"""The same for a hand that builds sequences only; nothing but a win can be claimed."""
PIAO: tuple[tuple[float, float, float], ...] = (
    (0.0, 0.0, 0.0),
    (-2.815, 0.6, 1.023),
    (-3.952, 0.6, 0.965),
    (-5.902, 0.6, 1.334),
    (-8.430, 0.6, 1.865),
    (-11.174, 0.6, 2.512),
    (-16.007, 0.6, 3.716),
    (-19.642, 0.6, 4.513),
)
"""The same for a hand that builds triples only; a card that a pong may claim weighs threefold."""
PIAO_CLAIMED = 3.0
FAR_PENALTY = 0.8
SWING = 50.0
"""What an opponent's win costs on average, and one's own win avoids."""
BARE_WIN = 31
"""Hu of an average win beside the groups: shape and bonuses."""
QING_WIN = 86
PIAO_WIN = 109
"""The same for the two rare shapes, doublings included."""
HU = 2.0
"""Points of the settlement for each hu (N25)."""
PAIR_HOPE = 0.15
"""How often a pair with two live copies becomes a scored group, early in a deal."""
DANGER = (0.105, 0.090, 0.054, 0.022, 0.002)
"""How often a discard is claimed to win, by tens of cards in the stock."""
DANGER_BY_RANK = (0.55, 1.0, 1.35, 1.35, 1.35, 1.35, 1.35, 1.0, 0.55)
DANGER_OF_HONOURS = 0.12
DANGER_BY_LIVE = (0.35, 0.65, 1.15, 1.35, 1.35)
DANGER_OF_RECENT = 0.06
"""For a kind among the last three discards: nobody won on it."""
DANGER_BY_MELDS = (0.8, 1.0, 1.3, 1.5, 1.6, 1.6, 1.6, 1.6)
QUIET = (24.0, 11.0, 4.0, 1.0, 0.0)
"""Points that the end of the stock saves against an opponent's win, by tens of cards left."""


Melds = tuple[tuple[str, int], ...]
"""Laid groups as (what, kind number)."""


@dataclass(frozen=True, slots=True)
class Hope:
    """The worth of a waiting hand in points: `win` of a possible win by the best `plan`, `keep` of
    the hu it holds either way. `kinds` are useful, with `live` unseen copies in all."""

    win: float
    keep: float
    chance: float
    distance: int
    kinds: tuple[int, ...]
    live: int
    hu: int
    plan: str = "general"

    @property
    def value(self) -> float:
        return self.win + self.keep

    def scaled(self, trust: float) -> Hope:
        """The hope with less belief in its chance."""
        return replace(self, win=self.win * trust, chance=self.chance * trust)


class Mind:
    """One view, read once, for all the questions of a decision."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        self.view = view
        self.swing = SWING
        self.counts: Counts = counts_of(view.hand)
        self.groups = GROUPS - len(view.melds[seat])
        self.live = live_counts(view)
        self.unseen = max(1, sum(self.live))
        self.stock = view.stock
        self.indicators = tuple(KIND_NUMBER[piece] for piece in view.indicators)
        self.melds = tuple((m.what, KIND_NUMBER[m.pieces[0]]) for m in view.melds[seat])
        self.hezi = KIND_NUMBER[view.hezi[seat][0]] if view.hezi[seat] else None
        self.ready = view.ready[seat]
        self.hand3 = tuple(line("hand3", kind, self.indicators).hu for kind in ALL)
        self.recent = recent_discards(view)
        self._worth: dict[tuple[Counts, Melds, int], float] = {}

    def holding(self, counts: Counts, melds: Melds) -> Holding:
        return Holding(counts, melds, self.hezi, self.ready)

    def chance(self, distance: int, drawn: float, claimed: float, stock: int) -> float:
        """The chance to win: live useful cards, those that a pong may claim apart."""
        constant, rate, time, weight = CHANCE[min(distance, 5)]
        z = constant + rate * log((drawn + weight * claimed + 0.5) / self.unseen)
        z += time * log(stock + 1) - FAR_PENALTY * max(0, distance - 5)
        return 1 / (1 + exp(-z))

    def hope(
        self,
        counts: Counts,
        melds: Melds,
        plans: tuple[str, ...] = ("general",),
    ) -> Hope:
        """The worth of these concealed cards while waiting, with these melds laid, by the best of
        the plans: general, qing (sequences only) and piao (triples only)."""
        groups = GROUPS - len(melds)
        stock = self.stock
        distance = distance_of(counts, groups)
        kinds = useful(counts, groups, distance)
        live = self.live
        claimed = sum(live[kind] for kind in kinds if counts[kind] >= 2)
        total = sum(live[kind] for kind in kinds)
        chance = self.chance(distance, total - claimed, claimed, stock) if total else 0.0
        hu = base_hu(self.holding(counts, melds), self.indicators)
        gain = 2.0 * BARE_WIN
        if distance == 1 and total:
            won = sum(live[k] * self.win_total(counts, melds, k) for k in kinds if live[k])
            gain = 2.0 * (won / total - hu)
        win, plan = (chance * (gain + SWING), "general") if "general" in plans else (0.0, "none")
        if "qing" in plans and not melds:
            win, plan = max((win, plan), (self.qing(counts, stock), "qing"))
        if "piao" in plans:
            win, plan = max((win, plan), (self.piao(counts, groups, stock), "piao"))
        keep = HU * (hu + self.pair_hope(counts, stock))
        return Hope(win, keep, chance, distance, tuple(kinds), total, hu, plan)

    def quiet(self) -> float:
        """Points that the end of the stock may save if the hand does not win."""
        return QUIET[min(self.stock // 10, 4)]

    def danger(self, kind: int) -> float:
        """How likely a discard of this kind is claimed to win."""
        danger = DANGER[min(self.stock // 10, 4)] * DANGER_BY_LIVE[self.live[kind]]
        danger *= DANGER_OF_HONOURS if kind >= FIRST_HONOUR else DANGER_BY_RANK[kind % 9]
        view = self.view
        others = [s for s in range(len(view.melds)) if s != view.seat]
        danger *= sum(DANGER_BY_MELDS[len(view.melds[s])] for s in others) / len(others)
        if kind in self.recent:
            danger *= DANGER_OF_RECENT
        return min(danger, 0.5)

    def qing(self, counts: Counts, stock: int) -> float:
        """The worth of building sequences only; 0 while that is far."""
        distance = tables.run_distance(tables.states_of(counts), GROUPS)
        if not 0 < distance < len(QING):
            return 0.0
        live = sum(self.live[kind] for kind in useful(counts, GROUPS, distance, runs=True))
        if not live:
            return 0.0
        constant, rate, time = QING[distance]
        z = constant + rate * log((live + 0.5) / self.unseen) + time * log(stock + 1)
        return (2.0 * QING_WIN + SWING) / (1 + exp(-z))

    def piao(self, counts: Counts, groups: int, stock: int) -> float:
        """The worth of building triples only; 0 while that is far."""
        distance, claimed, drawn = triples_distance(counts, groups, self.live)
        if not 0 < distance < len(PIAO) or not claimed + drawn:
            return 0.0
        constant, rate, time = PIAO[distance]
        z = constant + rate * log((drawn + PIAO_CLAIMED * claimed + 0.5) / self.unseen)
        z += time * log(stock + 1)
        return (2.0 * PIAO_WIN + SWING) / (1 + exp(-z))

    def nearest(self, plan: str, counts: Counts, groups: int) -> list[int]:
        """The kinds whose discard leaves the least distance by this plan."""
        if plan == "piao":
            table = [
                (kind, triples_distance(without(counts, kind), groups, self.live)[0])
                for kind in ALL
                if counts[kind]
            ]
        else:
            table = after_discards(counts, groups, runs=plan == "qing")
        least = min(distance for _, distance in table)
        return [kind for kind, distance in table if distance == least]

    def win_total(self, counts: Counts, melds: Melds, kind: int) -> float:
        """The total of a win on this kind: a third of wins are drawn, the others claimed."""
        key = (counts, melds, kind)
        found = self._worth.get(key)
        if found is None:
            drawn = score_win(
                self.holding(plus(counts, kind), melds), Win("self", kind), self.indicators
            )
            claimed = score_win(self.holding(counts, melds), Win("discard", kind), self.indicators)
            assert drawn is not None and claimed is not None
            found = self._worth[key] = (drawn.total + 2 * claimed.total) / 3
        return found

    def pair_hope(self, counts: Counts, stock: int) -> float:
        """Hu that pairs may still bring as pongs or triples."""
        hope = 0.0
        for kind in range(len(KINDS)):
            if counts[kind] == 2 and self.live[kind]:
                hope += self.hand3[kind] * self.live[kind]
        return hope * PAIR_HOPE * 0.375 * stock / 51


def triples_distance(counts: Counts, groups: int, live: Counts) -> tuple[int, int, int]:
    """(cards missing for this many triples and a pair, live copies that a pong may claim of the
    useful kinds, other live copies). A dead pair serves as the pair only."""
    held: list[list[int]] = [[], [], [], []]
    for kind, copies in enumerate(counts):
        if copies:
            held[min(copies, 3)].append(kind)
    triples = len(held[3])
    good = [kind for kind in held[2] if live[kind]]
    dead = len(held[2]) - len(good)
    wanted = groups - triples
    if wanted < 0:
        return 0, 0, 0
    claimed = sum(live[kind] for kind in good)
    single = sum(live[kind] for kind in held[1])
    from_pairs = min(wanted, len(good))
    from_singles = wanted - from_pairs
    has_pair = dead > 0 or len(good) > from_pairs
    distance = from_pairs + 2 * from_singles + (0 if has_pair else 1)
    drawn = single if from_singles or not has_pair else 0
    if not from_pairs:
        claimed = 0
    return distance, claimed, drawn


def recent_discards(view: View) -> frozenset[int]:
    """The kinds last discarded by each of the others and not taken."""
    found = set()
    for seat, river in enumerate(view.rivers):
        if seat != view.seat and river and river[-1].taken is None:
            found.add(KIND_NUMBER[river[-1].piece])
    return frozenset(found)
