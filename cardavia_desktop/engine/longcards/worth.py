"""What a hand is worth to a bot, in points of the settlement; the coach reads it too.

The chance to win is a logistic model of distance, live useful cards and stock, fitted to games of
the reference player; cards that a pong may claim weigh more the farther the win. Hu kept in hand
count whether or not the hand wins, twice each (N25: three times one's own less the sum).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log

from .groups import Counts, counts_of, plus
from .pieces import KIND_NUMBER, KINDS
from .reach import ALL, distance_of, live_counts, useful
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
FAR_PENALTY = 0.8
SWING = 50.0
"""What an opponent's win costs on average, and one's own win avoids."""
BARE_WIN = 35
"""Hu of an average win beside the groups: shape and bonuses."""
HU = 2.0
PAIR_HOPE = 0.30
"""How often a pair with two live copies becomes a scored group, early in a deal."""


@dataclass(frozen=True, slots=True)
class Hope:
    """The worth of a waiting hand. `value` is in points; `kinds` are the useful ones."""

    value: float
    chance: float
    distance: int
    kinds: tuple[int, ...]
    live: int
    hu: int


class Mind:
    """One view, read once, for all the questions of a decision."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        self.view = view
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
        self._worth: dict[tuple[Counts, tuple[tuple[str, int], ...], int], float] = {}

    def holding(self, counts: Counts, melds: tuple[tuple[str, int], ...]) -> Holding:
        return Holding(counts, melds, self.hezi, self.ready)

    def chance(self, distance: int, drawn: float, claimed: float, stock: int) -> float:
        """The chance to win: live useful cards, those that a pong may claim apart."""
        constant, rate, time, weight = CHANCE[min(distance, 5)]
        z = constant + rate * log((drawn + weight * claimed + 0.5) / self.unseen)
        z += time * log(stock + 1) - FAR_PENALTY * max(0, distance - 5)
        return 1 / (1 + exp(-z))

    def hope(
        self, counts: Counts, melds: tuple[tuple[str, int], ...], stock: int | None = None
    ) -> Hope:
        """The worth of these concealed cards while waiting, with these melds laid."""
        groups = GROUPS - len(melds)
        stock = self.stock if stock is None else stock
        distance = distance_of(counts, groups)
        kinds = useful(counts, groups, distance)
        live = self.live
        claimed = sum(live[kind] for kind in kinds if counts[kind] >= 2)
        total = sum(live[kind] for kind in kinds)
        chance = self.chance(distance, total - claimed, claimed, stock) if total else 0.0
        if distance > 1 and not total:
            chance = 0.0
        hu = base_hu(self.holding(counts, melds), self.indicators)
        gain = 2.0 * BARE_WIN
        if distance == 1 and total:
            won = sum(live[k] * self.win_total(counts, melds, k) for k in kinds if live[k])
            gain = 2.0 * (won / total - hu)
        value = chance * (gain + SWING) + 2.0 * (hu + self.pair_hope(counts, stock))
        value = chance * (gain + SWING) + HU * (hu + self.pair_hope(counts, stock))
        return Hope(value, chance, distance, tuple(kinds), total, hu)

    def win_total(
        self, counts: Counts, melds: tuple[tuple[str, int], ...], kind: int
    ) -> float:
        """The total of a win on this kind: a third of wins are drawn, the others claimed."""
        key = (counts, melds, kind)
        found = self._worth.get(key)
        if found is None:
            drawn = score_win(
                self.holding(plus(counts, kind), melds), Win("self", kind), self.indicators
            )
            claimed = score_win(
                self.holding(counts, melds), Win("discard", kind), self.indicators
            )
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
