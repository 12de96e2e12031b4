"""What a hand is worth, explained, and who pays (M13–M20).

`score` is the one function that decides whether a win is offered, what it scores and what a bot
believes it scores (law 7); `patterns.worth` is its number alone. The house decisions (◆) are
listed in `patterns`; M20's are in `payers`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ..core import Piece, Point, Seat
from . import patterns
from .patterns import LIMIT_BIT, NUMBER_OF, full_mask, meld_code, verdict
from .pieces import NUMBER, WINDS
from .readings import SHAPES, SORT, THIRTEEN_ORPHANS, Read
from .view import Meld

_EAST, _RED = NUMBER["E"], NUMBER["R"]


@dataclass(frozen=True, slots=True)
class Hand:
    """A finished hand as it is scored. Tiles may be pieces (`5p.2`) or kinds (`5p`).

    `concealed` holds the 13 − 3·melds tiles without the winning one, in any order; `win_by` is one
    of `WIN_WAYS`; `flags` ⊆ `FLAGS`. The round wind is always East (M4).
    """

    seat_wind: str
    concealed: tuple[Piece, ...]
    melds: tuple[Meld, ...]
    win_tile: Piece
    win_by: str
    flowers: tuple[Piece, ...] = ()
    flags: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Group:
    """A part of a reading: `kind` chow, pung, kong, pair, or `orphans` (all 14 tiles).

    `state` is that of the meld, or `hand` for tiles that were never declared.
    """

    kind: str
    state: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """The chosen reading (M15): hand sets in order, declared sets, then the pair(s)."""

    shape: str
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Score:
    """The worth of a hand; `points` and `reading` are worked out when asked for.

    `legal`: at least `patterns.MINIMUM_FAAN`; otherwise `base` is None. `raw_total` is the sum
    before the cap; a limit hand has 13 (M17) and no other pattern.
    """

    hand: Hand
    read: Read
    mask: int
    limit_patterns: tuple[str, ...]
    raw_total: int
    capped_total: int
    legal: bool
    base: int | None

    @property
    def limit(self) -> bool:
        return bool(self.limit_patterns)

    @cached_property
    def reading(self) -> Reading:
        """The chosen reading with the pieces themselves (M15)."""
        return Reading(SHAPES[self.read.shape], _groups(self.hand, self.read))

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """In table order, summing to `raw_total`: of several limits the first carries the 13."""
        groups = self.reading.groups
        if self.limit_patterns:
            return tuple(
                Point(n, "M17", 0 if place else self.raw_total, _origin(n, self.hand, groups))
                for place, n in enumerate(self.limit_patterns)
            )
        return tuple(
            Point(n, rule, value, _origin(n, self.hand, groups))
            for n, value, rule in patterns.lines(self.mask)
        )


def _groups(hand: Hand, read: Read) -> tuple[Group, ...]:
    """The reading with the pieces themselves; the winning tile is used like any other."""
    tiles = (*hand.concealed, hand.win_tile)
    if read.shape == THIRTEEN_ORPHANS:
        return (Group("orphans", "hand", tuple(sorted(tiles, key=NUMBER_OF.__getitem__))),)
    pool: dict[int, list[Piece]] = {}
    for piece in sorted(tiles, reverse=True):
        pool.setdefault(NUMBER_OF[piece], []).append(piece)
    groups = []
    for code in read.sets:
        kind = code % SORT
        if code < SORT:
            three = (pool[kind].pop(), pool[kind + 1].pop(), pool[kind + 2].pop())
            groups.append(Group("chow", "hand", three))
        else:
            mine = pool[kind]
            groups.append(Group("pung", "hand", (mine.pop(), mine.pop(), mine.pop())))
    for meld in hand.melds:
        groups.append(Group(meld.kind, meld.state, meld.pieces))
    for kind in read.pairs or (read.pair,):
        groups.append(Group("pair", "hand", (pool[kind].pop(), pool[kind].pop())))
    return tuple(groups)


_HONOUR_POINTS = {
    "dragon_red": _RED,
    "dragon_green": _RED + 1,
    "dragon_white": _RED + 2,
    "round_wind": _EAST,
}
_WIN_TILE_POINTS = {"self_draw", "kong_replacement", "robbed_kong", "final_draw", "final_discard"}


def _origin(name: str, hand: Hand, groups: tuple[Group, ...]) -> tuple[Piece, ...]:
    """The pieces that a pattern comes from; empty when it is about what is absent."""
    if name in _WIN_TILE_POINTS:
        return (hand.win_tile,)
    if name in ("no_flowers", "concealed_hand"):
        return ()
    if name in ("own_flower", "own_season"):
        own = "fq"[name == "own_season"] + str(WINDS.index(hand.seat_wind) + 1)
        return (own,)
    if name in ("four_flowers", "four_seasons"):
        letter = "f" if name == "four_flowers" else "q"
        return tuple(sorted(f for f in hand.flowers if f[0] == letter))
    kind = NUMBER[hand.seat_wind] if name == "seat_wind" else _HONOUR_POINTS.get(name)
    if kind is not None:
        return next(g.pieces for g in groups if NUMBER_OF[g.pieces[0]] == kind)
    if name in ("little_three_dragons", "big_three_dragons"):
        return tuple(p for g in groups for p in g.pieces if NUMBER_OF[p] >= _RED)
    if name == "big_four_winds":
        return tuple(p for g in groups for p in g.pieces if _EAST <= NUMBER_OF[p] < _RED)
    if name in ("four_kongs", "four_concealed_pungs", "all_pungs"):
        return tuple(p for g in groups if g.kind != "pair" for p in g.pieces)
    return tuple(p for g in groups for p in g.pieces)


def score(hand: Hand) -> Score | None:
    """The best reading of a hand (M15); None: no winning shape (M14).

    A hand below the minimum has a Score that is not `legal` (M13).
    """
    number = NUMBER_OF
    win = number[hand.win_tile]
    kinds = [number[piece] for piece in hand.concealed]
    kinds.append(win)
    kinds.sort()
    found = verdict(
        tuple(kinds),
        tuple([meld_code(meld) for meld in hand.melds]) if hand.melds else (),
        hand.win_by == "self_draw",
        win,
    )
    if found is None:
        return None
    read, limits = found.read, found.limits
    if limits:
        names = tuple(n for n, bit in LIMIT_BIT.items() if limits & bit)
        if not patterns.LIMITS_NAMED_TOGETHER:
            names = names[:1]
        faan = patterns.LIMIT_FAAN
        return Score(hand, read, 0, names, faan, faan, True, base_of(faan))
    wind = WINDS.index(hand.seat_wind)
    bonus = patterns.bonus_mask(hand.flowers, wind)
    mask = full_mask(found, wind, bonus, patterns.win_mask(hand.win_by, hand.flags))
    raw = patterns.faan_of(mask)
    counted = raw if patterns.BONUS_COUNTS_TOWARD_MINIMUM else raw - patterns.faan_of(bonus)
    legal = counted >= patterns.MINIMUM_FAAN
    capped = min(raw, patterns.CAP)
    return Score(hand, read, mask, (), raw, capped, legal, base_of(raw) if legal else None)


def base_of(faan: int) -> int:
    """M19: 2 ** min(faan, 13)."""
    return int(2 ** min(faan, patterns.CAP))


def payers(winner: Seat, source: Seat | None) -> dict[Seat, int]:
    """M20: how many bases each seat pays; `source` is the discarder or the declarer of the robbed
    kong, None for a self-draw. No dealer multiplier and no liability ◆."""
    if source is None:
        return {seat: 1 for seat in range(4) if seat != winner}
    return {source: 3}
