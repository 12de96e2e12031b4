"""Scoring in three stages: base hu, bonuses, doublings; then rounding and settlement (N15–N25).

`score_win` is the one function that decides whether a hand wins and what it is worth (law 7).
`Result.detail` of a deal of long cards is a `Settlement`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..core import Seat
from .groups import Counts, Group, Partition, group_str, partitions, plus
from .pieces import KINDS, NUMBER, OLD_GENERALS, rank
from .rulings import (
    BASE,
    BONUS,
    ELDERS,
    EXACT_BASE,
    HEAVENLY_EARNS_WIN_BONUSES,
    OPENING_MELDS,
    SHAPES,
    TWO_INDICATORS_OF_ONE_RANK_DOUBLE_TWICE,
    WENQIAN,
    claimed_card_may_join,
    claimed_triple_scores,
    piao_admits,
    rounded,
    settlement,
)

DOUBLINGS = (
    "piao",
    "closed",
    "three_elders",
    "heavenly",
    "dealer_first_discard",
    "ready",
    "last_stock_card",
)
"""N22, in the order of the law."""
TABLE_ORDER = {what: place for place, what in enumerate(BASE)}
FIRST_COIN = NUMBER["1C"]
SHAPE_ORDER = {shape: place for place, shape in enumerate(SHAPES)}
ELDER_NUMBERS = tuple(NUMBER[kind] for kind in ELDERS)


@dataclass(frozen=True, slots=True)
class Line:
    """One scoring group: `hu = base × 2^len(doubles)`.

    `exact`: `base` is that of a card equal to an indicator (N16). `doubles` gives the reason of
    each ×2 (N15): `old_general`, or the kind of the indicator that doubles the card.
    """

    what: str
    card: str
    base: int
    exact: bool
    doubles: tuple[str, ...]

    @property
    def multiplier(self) -> int:
        return 1 << len(self.doubles)

    @property
    def hu(self) -> int:
        return self.base << len(self.doubles)


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat scores from: concealed counts without a claimed winning card (a self-drawn one
    is in them), laid groups as (what, kind number), the kind of a Hezi, and whether it is ready."""

    counts: Counts
    melds: tuple[tuple[str, int], ...] = ()
    hezi: int | None = None
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Win:
    """How a win came about. `source` is self, discard, rob or heavenly; `card` the winning kind
    (None for heavenly)."""

    source: str
    card: int | None
    kong_replacement: bool = False
    last_stock_card: bool = False
    dealer_first_discard: bool = False

    @property
    def claimed(self) -> bool:
        return self.source in ("discard", "rob")


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of one seat; the fields after `base` are a winner's and 0, empty or None else.

    `base` is the sum of hu, `before` the sum before doubling, `raw = before × 2^len(doublings)`,
    `total` is `raw` rounded up to ten. `joins` is the group that the winning card joins and
    `wait_kind` pair, middle, three or seven when that earns the wait bonus.
    """

    lines: tuple[Line, ...]
    base: int
    shape: str | None = None
    shape_hu: int = 0
    wenqian_count: int = 0
    wenqian: int = 0
    self_draw: int = 0
    kong_replacement: int = 0
    wait: int = 0
    wait_kind: str | None = None
    doublings: tuple[str, ...] = ()
    before: int = 0
    raw: int = 0
    total: int = 0
    partition: tuple[str, ...] = ()
    joins: str | None = None


@dataclass(frozen=True, slots=True)
class Settlement:
    """The sheets by seat and what each seat gains or loses (N25)."""

    sheets: tuple[Sheet, ...]
    net: tuple[int, ...]
    winner: Seat | None = None


def doubles(card: str, indicators: tuple[str, ...]) -> tuple[str, ...]:
    """The reasons of each ×2 of a card (N15): `old_general`, then the indicators that match."""
    general = card in OLD_GENERALS
    matching = tuple(
        indicator
        for indicator in indicators
        if (
            general and indicator in OLD_GENERALS
            if general or indicator in OLD_GENERALS
            else rank(card) == rank(indicator)
        )
    )
    if not TWO_INDICATORS_OF_ONE_RANK_DOUBLE_TWICE:
        matching = matching[:1]
    return (*(("old_general",) if general else ()), *matching)


@lru_cache(maxsize=1 << 12)
def line(what: str, card: int, indicators: tuple[int, ...]) -> Line:
    """The score of one group alone (N15, N16)."""
    exact = card in indicators and what in EXACT_BASE
    return Line(
        what,
        KINDS[card],
        EXACT_BASE[what] if exact else BASE[what],
        exact,
        doubles(KINDS[card], tuple(KINDS[n] for n in indicators)),
    )


def base_lines(holding: Holding, indicators: tuple[int, ...]) -> tuple[Line, ...]:
    """The lines of any seat (N16–N18), in the law's table order, then card order."""
    lines = [line(what, kind, indicators) for what, kind in holding.melds]
    if holding.hezi is not None:
        lines.append(line("hezi", holding.hezi, indicators))
    for kind, copies in enumerate(holding.counts):
        if copies >= 3:
            lines.append(line("hand3" if copies == 3 else "hand4", kind, indicators))
    return in_table_order(lines)


def in_table_order(lines: list[Line]) -> tuple[Line, ...]:
    return tuple(sorted(lines, key=lambda each: (TABLE_ORDER[each.what], NUMBER[each.card])))


def base_hu(holding: Holding, indicators: tuple[int, ...]) -> int:
    """The sum of hu of `base_lines`, for bots."""
    total = 0
    for what, kind in holding.melds:
        total += line(what, kind, indicators).hu
    if holding.hezi is not None:
        total += line("hezi", holding.hezi, indicators).hu
    for kind, copies in enumerate(holding.counts):
        if copies >= 3:
            total += line("hand3" if copies == 3 else "hand4", kind, indicators).hu
    return total


def base_sheet(holding: Holding, indicators: tuple[int, ...]) -> Sheet:
    """The sheet of a seat that has not won (N23)."""
    lines = base_lines(holding, indicators)
    base = sum(each.hu for each in lines)
    return Sheet(lines, base, before=base, raw=base, total=rounded(base))


def wait_kind(card: int, joins: Group) -> str | None:
    """Why the winning card earns the wait bonus in this group, if it does (N21)."""
    name, kind = joins
    if name == "P":
        return "pair"
    if name == "T":
        return None
    if card == kind + 1:
        return "middle"
    if kind % 9 == 0 and card == kind + 2:
        return "three"
    if kind % 9 == 6 and card == kind:
        return "seven"
    return None


def shape_of(partition: Partition, melds: tuple[tuple[str, int], ...]) -> str:
    """qing, piao or tazi (N20); the pair belongs to no shape."""
    runs = [kind for name, kind in partition if name == "S"]
    if not melds and len(runs) == len(partition) - 1:
        return "qing"
    wenqian = runs.count(FIRST_COIN)
    return "piao" if wenqian == len(runs) and piao_admits(wenqian) else "tazi"


def score_win(holding: Holding, win: Win, indicators: tuple[int, ...]) -> Sheet | None:
    """The winner's sheet with the highest raw total (N24), or None if the cards are no win.

    `holding.counts` holds the winning card unless it was claimed (N19).
    """
    card = win.card
    whole = plus(holding.counts, card) if win.claimed and card is not None else holding.counts
    ways = partitions(whole)
    if not ways:
        return None
    lines = base_lines(holding, indicators)
    best: tuple[tuple[int, int, Partition, int], _Reading] | None = None
    for partition in ways:
        shape = shape_of(partition, holding.melds)
        joined: tuple[Group | None, ...] = (None,)
        if card is not None:
            fitting = [group for group in partition if _holds(group, card)]
            if win.claimed:
                fitting = [group for group in fitting if claimed_card_may_join(group[0])]
            joined = tuple(dict.fromkeys(fitting))
        for place, joins in enumerate(joined):
            reading = _read(holding, win, indicators, lines, partition, shape, joins)
            rank_ = (-reading.raw, SHAPE_ORDER[shape], partition, place)
            if best is None or rank_ < best[0]:
                best = (rank_, reading)
    assert best is not None
    return best[1].sheet()


def _holds(group: Group, card: int) -> bool:
    name, kind = group
    return kind <= card <= kind + 2 if name == "S" else kind == card


@dataclass(slots=True)
class _Reading:
    """One partition with the group that the winning card joins."""

    lines: tuple[Line, ...]
    pong: Line | None
    shape: str
    runs: int
    self_draw: int
    kong_replacement: int
    wait_kind: str | None
    doublings: tuple[str, ...]
    partition: Partition
    joins: Group | None
    base: int
    before: int
    raw: int

    def sheet(self) -> Sheet:
        lines = self.lines
        if self.pong is not None:
            lines = in_table_order([*lines, self.pong])
        return Sheet(
            lines,
            self.base,
            self.shape,
            SHAPES[self.shape],
            self.runs,
            WENQIAN[self.runs],
            self.self_draw,
            self.kong_replacement,
            BONUS if self.wait_kind else 0,
            self.wait_kind,
            self.doublings,
            self.before,
            self.raw,
            rounded(self.raw),
            tuple(group_str(group) for group in self.partition),
            None if self.joins is None else group_str(self.joins),
        )


def _read(
    holding: Holding,
    win: Win,
    indicators: tuple[int, ...],
    lines: tuple[Line, ...],
    partition: Partition,
    shape: str,
    joins: Group | None,
) -> _Reading:
    claimed_triple = win.claimed and joins is not None and joins[0] == "T"
    pong = None
    if claimed_triple and win.card is not None and claimed_triple_scores(holding.counts[win.card]):
        pong = line("pong", win.card, indicators)
    base = sum(each.hu for each in lines) + (pong.hu if pong else 0)
    runs = sum(group == ("S", FIRST_COIN) for group in partition)
    earns = win.source != "heavenly" or HEAVENLY_EARNS_WIN_BONUSES
    self_draw = BONUS if earns and not win.claimed else 0
    replacement = BONUS if self_draw and win.kong_replacement else 0
    kind = wait_kind(win.card, joins) if win.card is not None and joins is not None else None
    before = base + SHAPES[shape] + WENQIAN[runs] + self_draw + replacement
    before += BONUS if kind else 0
    holds = {
        "piao": shape == "piao",
        "closed": shape == "piao"
        and not claimed_triple
        and all(what not in OPENING_MELDS for what, _ in holding.melds),
        "three_elders": _three_elders(holding, pong is not None, win.card),
        "heavenly": win.source == "heavenly",
        "dealer_first_discard": win.source == "discard" and win.dealer_first_discard,
        "ready": holding.ready,
        "last_stock_card": win.source == "self" and win.last_stock_card,
    }
    doublings = tuple(name for name in DOUBLINGS if holds[name])
    return _Reading(
        lines,
        pong,
        shape,
        runs,
        self_draw,
        replacement,
        kind,
        doublings,
        partition,
        joins,
        base,
        before,
        before << len(doublings),
    )


def _three_elders(holding: Holding, completes: bool, card: int | None) -> bool:
    """N22: of each elder a laid group, three copies in hand or a completed triple."""
    laid = {kind for _, kind in holding.melds}
    return all(
        elder in laid or holding.counts[elder] >= 3 or (completes and card == elder)
        for elder in ELDER_NUMBERS
    )


def settle(sheets: tuple[Sheet, ...], winner: Seat | None) -> Settlement:
    """The settlement of these sheets (N25)."""
    return Settlement(sheets, settlement(tuple(sheet.total for sheet in sheets)), winner)
