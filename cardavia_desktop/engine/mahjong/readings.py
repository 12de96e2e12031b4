"""Every way to read tiles as a winning shape: four sets and a pair, seven pairs, orphans (M14).

Sets are written as small numbers, *codes*: a chow is its lowest kind (0–33), a pung in the hand
34 + kind, an exposed pung 68 + kind, an exposed or added kong 102 + kind, a concealed kong
136 + kind. `code // 34` is the sort of set, `code % 34` its (lowest) kind.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .pieces import KINDS

CHOW, PUNG, OPEN_PUNG, OPEN_KONG, CLOSED_KONG = range(5)
"""The sorts of set: `code // SORT`."""
SORT = 34

FOUR_SETS, SEVEN_PAIRS, THIRTEEN_ORPHANS = range(3)
"""The shapes, in the order in which equal readings are preferred (M15)."""
SHAPES = ("four_sets", "seven_pairs", "thirteen_orphans")

FOUR_EQUAL_ARE_TWO_PAIRS = True
"""M14 ◆: four equal tiles count as two of the seven pairs."""

ORPHANS = tuple(n for n, kind in enumerate(KINDS) if len(kind) == 1 or kind[0] in "19")


class Read(NamedTuple):
    """One reading by kind numbers; its natural order is the fixed order of M15.

    `sets` are sorted codes of the sets in the hand (not the declared ones); `pair` is the kind of
    the pair, −1 without one pair of its own. Seven pairs list their kinds in `pairs`.
    """

    shape: int
    sets: tuple[int, ...]
    pair: int
    pairs: tuple[int, ...] = ()


_Part = tuple[int, tuple[int, ...]]


@lru_cache(maxsize=1 << 16)
def _suit(counts: tuple[int, ...]) -> tuple[_Part, ...]:
    """All (pair rank or −1, sorted sets by rank; a pung is 34 + rank) that use up one suit."""
    found: set[_Part] = set()
    left = list(counts)

    def take(rank: int, pair: int, sets: tuple[int, ...]) -> None:
        while rank < 9 and not left[rank]:
            rank += 1
        if rank == 9:
            found.add((pair, tuple(sorted(sets))))
            return
        if left[rank] >= 3:
            left[rank] -= 3
            take(rank, pair, (*sets, SORT + rank))
            left[rank] += 3
        if left[rank] >= 2 and pair < 0:
            left[rank] -= 2
            take(rank, rank, sets)
            left[rank] += 2
        if rank < 7 and left[rank + 1] and left[rank + 2]:
            for step in (0, 1, 2):
                left[rank + step] -= 1
            take(rank, pair, (*sets, rank))
            for step in (0, 1, 2):
                left[rank + step] += 1

    take(0, -1, ())
    return tuple(sorted(found))


def _honours(counts: list[int]) -> tuple[_Part, ...]:
    """Like `_suit` for the seven honours: only pungs and one pair."""
    pair, sets = -1, []
    for kind, count in enumerate(counts):
        if count == 3:
            sets.append(SORT + kind)
        elif count == 2 and pair < 0:
            pair = kind
        elif count:
            return ()
    return ((pair, tuple(sets)),)


def _four_sets(counts: list[int]) -> list[Read]:
    parts: list[_Part] = [(-1, ())]
    for first in (27, 0, 9, 18):
        own = counts[first : first + 9] if first < 27 else counts[27:]
        if not any(own):
            continue
        mine = _suit(tuple(own)) if first < 27 else _honours(own)
        parts = [
            (pair + first if pair >= 0 else before, sets + tuple(s + first for s in more))
            for before, sets in parts
            for pair, more in mine
            if pair < 0 or before < 0
        ]
        if not parts:
            return []
    return [Read(FOUR_SETS, tuple(sorted(sets)), pair) for pair, sets in parts if pair >= 0]


def readings(kinds: tuple[int, ...]) -> tuple[Read, ...]:
    """All readings of the tiles that are not declared, in the fixed order of M15.

    `kinds`: kind numbers of 2, 5, 8, 11 or 14 tiles, the winning tile included. Empty: no shape.
    """
    counts = [0] * SORT
    for kind in kinds:
        counts[kind] += 1
    found = _four_sets(counts)
    if len(kinds) == 14:
        odd = any(count & 1 for count in counts)
        if not odd and (FOUR_EQUAL_ARE_TWO_PAIRS or max(counts) == 2):
            pairs = tuple(kind for kind in range(SORT) for _ in range(counts[kind] // 2))
            found.append(Read(SEVEN_PAIRS, (), -1, pairs))
        if all(counts[kind] for kind in ORPHANS) and sum(counts[k] for k in ORPHANS) == 14:
            pair = next(kind for kind in ORPHANS if counts[kind] == 2)
            found.append(Read(THIRTEEN_ORPHANS, (), pair))
    return tuple(sorted(found))


def clear() -> None:
    """Forget what is remembered (only needed after changing a constant)."""
    _suit.cache_clear()
