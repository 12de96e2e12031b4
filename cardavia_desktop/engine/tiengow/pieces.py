"""The box of Tien Gow: 32 dominoes, their suits and ranks, and the groups that may be led (T3).

A piece is written by its pips, low-high; civil pieces come twice and carry `a` or `b`: `6-6a`,
`2-4`. Table order is civil before military, each from its highest rank down.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from ..core import Piece

CIVIL: tuple[str, ...] = (
    "6-6", "1-1", "4-4", "1-3", "5-5", "3-3", "2-2", "5-6", "4-6", "1-6", "1-5",
)  # fmt: skip
"""Kinds of the civil suit from rank 11 (Heaven) down to rank 1 (Big Head Six)."""

MILITARY: dict[str, int] = {
    "3-6": 6, "4-5": 6, "2-6": 5, "3-5": 5, "2-5": 4, "3-4": 4, "2-4": 3, "1-4": 2, "2-3": 2,
    "1-2": 1,
}  # fmt: skip
"""Rank of each military kind, from the nines down to Little Three."""

PIECES: tuple[Piece, ...] = (*(kind + copy for kind in CIVIL for copy in "ab"), *MILITARY)
KINDS: tuple[str, ...] = (*CIVIL, *MILITARY)
ORDER: dict[Piece, int] = {piece: number for number, piece in enumerate(PIECES)}

BIG_SIX: Piece = "2-4"
LITTLE_THREE: Piece = "1-2"

FAMILIES: tuple[tuple[int, str, tuple[Piece, Piece]], ...] = (
    (4, "6-6", ("3-6", "4-5")),
    (3, "1-1", ("2-6", "3-5")),
    (2, "4-4", ("2-5", "3-4")),
    (1, "1-3", ("1-4", "2-3")),
)
"""Rank, civil kind and military pieces of Heaven-nine, Earth-eight, Man-seven, Goose-five (T4)."""

SINGLE_CIVIL, SINGLE_MILITARY, PAIR_CIVIL, PAIR_MILITARY = "C1", "M1", "C2", "M2"
QUARTET, SUPREME = "X22", "SUP"
GROUP_KINDS: tuple[str, ...] = ("C1", "M1", "C2", "M2", "SUP", "X11", "X21", "X12", "X22")
"""Kinds of groups; X is mixed, followed by the numbers of civil and of military pieces."""


def kind_of(piece: Piece) -> str:
    """The pips without the copy: `6-6a` is a `6-6`."""
    return piece.rstrip("ab")


def is_civil(piece: Piece) -> bool:
    return ORDER[piece] < 2 * len(CIVIL)


def rank_of(piece: Piece) -> int:
    """The rank inside the piece's suit: civil 1–11, military 1–6."""
    kind = kind_of(piece)
    return MILITARY[kind] if kind in MILITARY else len(CIVIL) - CIVIL.index(kind)


def in_order(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """The pieces in table order."""
    return tuple(sorted(pieces, key=ORDER.__getitem__))


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces that may be led together, in table order (T3).

    `kind` is one of GROUP_KINDS; groups compare inside a kind only. `rank`: the suit's rank for
    singles and pairs, 4–1 for the families, 0 for Supreme, which compares with nothing (T6).
    """

    kind: str
    rank: int
    pieces: tuple[Piece, ...]

    def __str__(self) -> str:
        return " ".join(self.pieces)

    __repr__ = __str__

    @staticmethod
    def parse(text: str) -> Group:
        """The group of these pieces; raises ValueError when they are none."""
        group = group_of(text.split(" "))
        if group is None:
            raise ValueError(f"no group: {text[:40]!r}")
        return group


def _all_groups() -> Iterable[Group]:
    for piece in reversed(PIECES):
        yield Group(SINGLE_CIVIL if is_civil(piece) else SINGLE_MILITARY, rank_of(piece), (piece,))
    for kind in reversed(CIVIL):
        yield Group(PAIR_CIVIL, rank_of(kind), (kind + "a", kind + "b"))
    for one, two in combinations(MILITARY, 2):
        if MILITARY[one] == MILITARY[two]:
            yield Group(PAIR_MILITARY, MILITARY[one], (one, two))
    yield Group(SUPREME, 0, (BIG_SIX, LITTLE_THREE))
    for civil, military in ((1, 1), (2, 1), (1, 2), (2, 2)):
        for rank, kind, fighters in reversed(FAMILIES):
            for first in combinations((kind + "a", kind + "b"), civil):
                for second in combinations(fighters, military):
                    yield Group(f"X{civil}{military}", rank, (*first, *second))


GROUPS: tuple[Group, ...] = tuple(_all_groups())
"""Every physical group, single pieces first, the lowest first (T3)."""

_GROUP_OF: dict[frozenset[Piece], Group] = {frozenset(group.pieces): group for group in GROUPS}

assert len(PIECES) == 32
assert len(GROUPS) == len(_GROUP_OF) == 84
assert len({(group.kind, group.rank) for group in GROUPS}) == 49


def group_of(pieces: Iterable[Piece]) -> Group | None:
    """The group that these different pieces make, in any order; None when they make none (T3)."""
    given = tuple(pieces)
    found = _GROUP_OF.get(frozenset(given))
    return found if found is not None and len(given) == len(found.pieces) else None


def beats(challenger: Group, current: Group) -> bool:
    """T4, T6: the same kind, with the same civil and military count, and a higher rank."""
    return (
        challenger.kind == current.kind
        and challenger.kind != SUPREME
        and challenger.rank > current.rank
    )


def groups_in(hand: Iterable[Piece]) -> tuple[Group, ...]:
    """Every group that these pieces contain, in the order of GROUPS."""
    held = frozenset(hand)
    return tuple(group for group in GROUPS if held.issuperset(group.pieces))


def beaten_by(piece: Piece) -> int:
    """How many pieces of the box beat this one as a single."""
    return sum(is_civil(p) == is_civil(piece) and rank_of(p) > rank_of(piece) for p in PIECES)


WEAKEST_FIRST: tuple[Piece, ...] = tuple(
    sorted(PIECES, key=lambda piece: (-beaten_by(piece), is_civil(piece), piece))
)
"""All pieces from the weakest single to the strongest, across the suits; copies side by side."""
STRENGTH: dict[Piece, int] = {piece: number for number, piece in enumerate(WEAKEST_FIRST)}
