"""The race of a plan against the end of the deal: expected points by tiles missing, turns left.

At every stage a turn brings a useful tile with chance (useful unseen tiles / unseen tiles), a
little more where discards may be claimed; every turn the others may end the deal, the likelier
the later. The stage at hand counts its own live tiles, later stages use typical numbers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

TYPICAL: tuple[tuple[float, ...], ...] = (
    (0, 5, 15, 27, 38, 48, 56, 62),
    (0, 5, 14, 25, 35, 44, 50, 55),
    (0, 3.5, 7, 11, 16, 21, 26, 30),
    (0, 5, 11, 17, 22, 26, 28, 29),
    (0, 3.5, 7, 10, 13, 15, 17, 18),
    (0, 6, 11, 14, 16, 18, 19, 20),
    (0, 3.5, 7, 9, 11, 12, 13, 14),
    (0, 2.3, 6, 11, 16, 21, 26, 31),
    (0, 3, 7, 11, 15, 19, 23, 27),
)
"""By family and stage (tiles missing): live useful tiles of an ordinary hand."""
CLAIMS = (1.3, 1.25, 2.0, 1.4, 1.9, 1.4, 1.9, 1.0, 1.0)
"""By family: how much faster claims make the stages before the last."""
WIN_ON_DISCARD = 1.9
"""Discards of the others that may be won, against one own draw."""
FARTHEST = 7
"""Plans that lack more tiles are not looked at."""
HAZARD = (0.0, 0.13, 2, 12)
"""The chance that the others end the deal in a turn: from, to, rising between these turns."""
ALL_TURNS = 21
FLOWER_DRAWS = 6
"""Own draws until a hand is over, for the flowers that may still come."""


class Ground(NamedTuple):
    """What all races of a seat at one moment have in common.

    `turns`: own draws left; `unseen`: tiles out of sight; `hidden`: flowers still in the wall,
    `own` of them with the seat's number; `flowered`: the seat has shown a flower; `pay[f]`: the
    worth of a win of f faan; `pressure`: factor on the chance that the others end the deal.
    """

    turns: int
    unseen: int
    hidden: int
    own: int
    flowered: bool
    pay: tuple[float, ...]
    pressure: float = 1.0


class Field:
    """The races on one ground; rows are lists by turns left."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.unseen = max(1, ground.unseen)
        low, high, first, last = HAZARD
        self.staying = [1.0]
        for left in range(1, ground.turns + 1):
            part = min(1.0, max(0.0, (ALL_TURNS - left - first) / (last - first)))
            self.staying.append(1.0 - min(0.9, ground.pressure * (low + (high - low) * part)))
        self._races: dict[tuple[int, int, bool], Race] = {}

    def race(self, family: int, worth: int, closed: bool) -> Race:
        """Following a family worth so many faan (self-draw apart), claiming or concealed."""
        key = (family, worth, closed)
        if key not in self._races:
            self._races[key] = Race(self, family, min(13, worth), closed)
        return self._races[key]

    def stage(self, rate: float, after: list[float]) -> list[float]:
        """The worth of a stage that succeeds at this rate a turn and then is worth `after`."""
        rate = min(0.95, rate)
        rest, here, row = 1 - rate, 0.0, [0.0]
        for left in range(1, self.ground.turns + 1):
            here = (rate * after[left - 1] + rest * here) * self.staying[left]
            row.append(here)
        return row

    def ending(self, win: float, gain: float) -> list[float]:
        """The worth of a wait that wins at this rate a turn, with this expected gain a turn."""
        if win > 0.95:
            win, gain = 0.95, gain * 0.95 / win
        rest, here, row = 1 - win, 0.0, [0.0]
        for left in range(1, self.ground.turns + 1):
            here = (gain + rest * here) * self.staying[left]
            row.append(here)
        return row

    def wait(self, rate: float, worth: int) -> list[float]:
        """The worth of waiting at this rate a draw, discards won as well."""
        pay = self.ground.pay
        win = gain = 0.0
        if worth >= 2:
            win, gain = rate, rate * pay[min(13, worth + 1)]
        if worth >= 3:
            win += rate * WIN_ON_DISCARD
            gain += rate * WIN_ON_DISCARD * pay[min(13, worth)]
        return self.ending(win, gain)

    def finish(self, live: float, worth: int) -> list[float]:
        """The same for an ordinary wait, when flowers to come may change the faan by one."""
        ground, rate = self.ground, live / self.unseen
        plain = self.wait(rate, worth)
        if not ground.hidden:
            return plain
        draws = min(ground.turns, FLOWER_DRAWS)
        drawn = 1 - max(0.0, 1 - ground.hidden / max(1, 4 * ground.turns)) ** draws
        lucky = ground.own / ground.hidden
        if ground.flowered:
            share, other = drawn * lucky, self.wait(rate, worth + 1)
        else:
            share, other = drawn * (1 - lucky), self.wait(rate, worth - 1)
        return [(1 - share) * a + share * b for a, b in zip(plain, other, strict=True)]


class Race:
    """Expected points of one way to follow a plan; stages are worked out when first asked."""

    def __init__(self, field: Field, family: int, worth: int, closed: bool) -> None:
        self.field = field
        self._typical = TYPICAL[family]
        self.pace = (1.0 if closed else CLAIMS[family]) / field.unseen
        self._stages = [[1.0], field.finish(self._typical[1], worth)]
        self._known: dict[tuple[float, int], float] = {}

    def stage(self, missing: int) -> list[float]:
        """By turns left: the worth of lacking so many tiles in the usual way."""
        while len(self._stages) <= missing:
            rate = self._typical[len(self._stages)] * self.pace
            self._stages.append(self.field.stage(rate, self._stages[-1]))
        return self._stages[missing]

    def typical(self, missing: int) -> float:
        """The worth now of lacking 1–7 tiles with as many useful ones as usual."""
        return self.stage(missing)[-1]

    def points(self, live: float, missing: int) -> float:
        """The worth now of lacking `missing` ≥ 2 tiles with `live` useful ones."""
        key = (live, missing)
        if key not in self._known:
            row = self.field.stage(live * self.pace, self.stage(missing - 1))
            self._known[key] = row[-1]
        return self._known[key]


@lru_cache(maxsize=512)
def field(ground: Ground) -> Field:
    """The races on a ground, remembered: neighbouring decisions share most of them."""
    return Field(ground)
