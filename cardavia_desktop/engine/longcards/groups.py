"""Groups, pairs and partitions of concealed cards, as counts of the 30 kinds (N1, N24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ..core import Piece
from .pieces import COPIES, KIND_NUMBER, KINDS

Counts = tuple[int, ...]
"""Copies of each of the 30 kinds, in card order."""
Group = tuple[str, int]
"""`("S", n)` the sequence from kind n, `("T", n)` three of it, `("P", n)` the pair."""
Partition = tuple[Group, ...]
"""Groups in order S, T, P, each in card order; the pair is last."""

SUIT_STARTS = (0, 9, 18)
FIRST_HONOUR = 27
EMPTY: Counts = (0,) * len(KINDS)


def counts_of(pieces: Iterable[Piece]) -> Counts:
    """The counts of these pieces."""
    counts = [0] * len(KINDS)
    for piece in pieces:
        counts[KIND_NUMBER[piece]] += 1
    return tuple(counts)


def plus(counts: Counts, kind: int, copies: int = 1) -> Counts:
    """The counts with more (or fewer) copies of one kind."""
    return (*counts[:kind], counts[kind] + copies, *counts[kind + 1 :])


def group_str(group: Group) -> str:
    """`S2M`, `TTH`, `P8C`."""
    return group[0] + KINDS[group[1]]


@lru_cache(maxsize=1 << 16)
def _suit_parts(counts: Counts) -> tuple[tuple[tuple[tuple[str, int], ...], int], ...]:
    """All ways to use up one suit: (groups by rank from 0, rank of the pair or -1)."""
    found: list[tuple[tuple[tuple[str, int], ...], int]] = []
    rest = [*counts, 0, 0]

    def walk(rank: int, groups: tuple[tuple[str, int], ...], pair: int) -> None:
        while rank < 9 and not rest[rank]:
            rank += 1
        if rank == 9:
            found.append((groups, pair))
            return
        here = rest[rank]
        for triples in range(here // 3, -1, -1):
            for pairs in (0, 1) if pair < 0 else (0,):
                runs = here - 3 * triples - 2 * pairs
                if runs < 0 or (runs and (rank > 6 or min(rest[rank + 1 : rank + 3]) < runs)):
                    continue
                more = (("T", rank),) * triples + (("S", rank),) * runs
                rest[rank + 1] -= runs
                rest[rank + 2] -= runs
                rest[rank] = 0
                walk(rank + 1, groups + more, rank if pairs else pair)
                rest[rank] = here
                rest[rank + 1] += runs
                rest[rank + 2] += runs

    if sum(counts) % 3 != 1:
        walk(0, (), -1)
    return tuple(found)


def partitions(counts: Counts) -> tuple[Partition, ...]:
    """All ways to divide the cards into groups and exactly one pair, in sorted order."""
    if sum(counts) % 3 != 2:
        return ()
    ways: list[tuple[tuple[Group, ...], int]] = [((), -1)]
    for kind in range(FIRST_HONOUR, len(KINDS)):
        copies = counts[kind]
        if copies in (1, 4):
            return ()
        if copies == 3:
            ways = [(groups + (("T", kind),), pair) for groups, pair in ways]
        elif copies == 2:
            ways = [(groups, kind) for groups, pair in ways if pair < 0]
    for start in SUIT_STARTS:
        parts = _suit_parts(counts[start : start + 9])
        ways = [
            (
                groups + tuple((name, start + rank) for name, rank in more),
                pair if other < 0 else start + other,
            )
            for groups, pair in ways
            for more, other in parts
            if pair < 0 or other < 0
        ]
        if not ways:
            return ()
    return tuple(sorted((*sorted(groups), ("P", pair)) for groups, pair in ways if pair >= 0))


@lru_cache(maxsize=1 << 16)
def _suit_shape(counts: Counts) -> int:
    """Bit 1: the suit divides into groups; bit 2: into groups and a pair."""
    shape = 0
    for _, pair in _suit_parts(counts):
        shape |= 1 if pair < 0 else 2
    return shape


def is_complete(counts: Counts) -> bool:
    """Whether the cards divide into groups and exactly one pair."""
    pairs = 0
    for copies in counts[FIRST_HONOUR:]:
        if copies in (1, 4):
            return False
        pairs += copies == 2
    for start in SUIT_STARTS:
        suit = counts[start : start + 9]
        over = sum(suit) % 3
        if over == 1:
            return False
        pairs += over == 2
        if pairs > 1 or not _suit_shape(suit) & (2 if over else 1):
            return False
    return pairs == 1


def waits(counts: Counts) -> tuple[int, ...]:
    """The kinds whose next copy completes the cards (structurally; live or not)."""
    return tuple(
        kind
        for kind in range(len(KINDS))
        if counts[kind] < COPIES and _near(counts, kind) and is_complete(plus(counts, kind))
    )


def _near(counts: Sequence[int], kind: int) -> bool:
    """Whether the kind touches a card held; no other can complete anything."""
    if counts[kind]:
        return True
    if kind >= FIRST_HONOUR:
        return False
    rank = kind % 9
    low, high = kind - min(2, rank), kind + min(2, 8 - rank)
    return any(counts[low : high + 1])
