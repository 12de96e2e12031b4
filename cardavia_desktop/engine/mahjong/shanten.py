"""Distance to a winning shape: the least number of tiles to exchange until one tile is missing.

−1 is a complete hand, 0 waits for one tile. All three shapes of M14 count; faan do not (see
`prospects` for the distance to a *legal* win). Counts are 34 numbers in tile order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from . import tables
from .tables import HONOUR_POWERS, POWERS

POWER = tuple(POWERS) * 3 + tuple(HONOUR_POWERS)
"""How much a tile of each kind adds to the index of its suit."""
SUIT = (0,) * 9 + (1,) * 9 + (2,) * 9 + (3,) * 7
"""The place of each kind's index: characters, dots, bamboo, honours."""

Indexes = tuple[int, int, int, int]


def indexes(counts: Sequence[int]) -> Indexes:
    """The four suit indexes of 34 counts; adding `POWER[kind]` to one adds a tile."""
    found = [0, 0, 0, 0]
    for kind, count in enumerate(counts):
        if count:
            found[SUIT[kind]] += count * POWER[kind]
    return found[0], found[1], found[2], found[3]


class Meter:
    """Bound look-ups for callers that keep suit indexes and ask often."""

    def __init__(self, source: tables.Tables | None = None) -> None:
        self.tables = t = source or tables.get()
        self.general = t.suits("general")
        self.honours = t.honours
        self.products = t.products
        self.missing = t.missing
        self.best: Best = _best(t)
        """Shanten over all shapes that are still possible with 4 − sets declared sets."""

    def sets(self, m: int, p: int, s: int, h: int, sets: int) -> int:
        """Shanten of four sets and a pair with `sets` sets not yet declared."""
        general, products = self.general, self.products
        return (
            self.missing[sets][
                products[general[m] << 10 | general[p]] << 10
                | products[general[s] << 10 | self.honours[h]]
            ]
            - 1
        )

    def pairs(self, m: int, p: int, s: int, h: int) -> int:
        """Shanten of seven pairs (four equal tiles are two pairs)."""
        t = self.tables
        return 6 - t.pairs[m] - t.pairs[p] - t.pairs[s] - t.honour_pairs[h]

    def orphans(self, m: int, p: int, s: int, h: int) -> int:
        """Shanten of thirteen orphans."""
        t = self.tables
        seen = t.orphans[m] + t.orphans[p] + t.orphans[s] + t.honour_orphans[h]
        return 13 - (seen & 15) - (seen > 15)


def _twins(pairs: bytes, orphans: bytes) -> bytes:
    """Pairs and orphans of a state in one number that adds up over the suits of fourteen tiles:
    pairs in bits 0–2, kinds of terminals and honours in bits 3–6, above them whether one of these
    is held at least twice."""
    moved = bytes((n & 15) * 8 + (128 if n > 15 else 0) for n in range(256))
    both = int.from_bytes(pairs, "little") + int.from_bytes(orphans.translate(moved), "little")
    return both.to_bytes(len(pairs), "little")


Best = Callable[[int, int, int, int, int], int]


def _best(t: tables.Tables) -> Best:
    """`Meter.best` with its tables bound: this is asked hundreds of thousands of times a deal."""
    general, honours, products, missing = t.suits("general"), t.honours, t.products, t.missing
    twin, honour_twin = _twins(t.pairs, t.orphans), _twins(t.honour_pairs, t.honour_orphans)

    def best(m: int, p: int, s: int, h: int, sets: int) -> int:
        found = missing[sets][
            products[general[m] << 10 | general[p]] << 10 | products[general[s] << 10 | honours[h]]
        ]
        if sets == 4:
            seen = twin[m] + twin[p] + twin[s] + honour_twin[h]
            if 7 - (seen & 7) < found:
                found = 7 - (seen & 7)
            if seen >> 3 & 15 > 13 - found:
                found = min(found, 14 - (seen >> 3 & 15) - (seen > 127))
        return found - 1

    return best


_meters: list[Meter] = []


def meter() -> Meter:
    """The meter on this process's tables."""
    if not _meters or _meters[0].tables is not tables.get():
        _meters[:] = [Meter()]
    return _meters[0]


def shanten(counts: Sequence[int], melds: int = 0) -> int:
    """Shanten of the tiles that are not declared: 13 − 3·melds of them, or one more.

    `melds` is the number of declared sets (0–4); −1 means complete.
    """
    return meter().best(*indexes(counts), 4 - melds)


def useful(counts: Sequence[int], melds: int = 0) -> tuple[int, ...]:
    """The kinds that bring a hand of 13 − 3·melds tiles nearer, in tile order.

    A kind of which the hand holds four is not one of them.
    """
    measure, held = meter(), indexes(counts)
    now = measure.best(*held, 4 - melds)
    return tuple(
        kind
        for kind in range(34)
        if counts[kind] < 4 and measure.best(*moved(held, kind, 1), 4 - melds) < now
    )


def moved(held: Indexes, kind: int, by: int) -> Indexes:
    """The indexes with `by` tiles of a kind added (taken away when negative)."""
    m, p, s, h = held
    step = POWER[kind] * by
    match SUIT[kind]:
        case 0:
            return m + step, p, s, h
        case 1:
            return m, p + step, s, h
        case 2:
            return m, p, s + step, h
        case _:
            return m, p, s, h + step


def live(kinds: Iterable[int], seen: Sequence[int]) -> int:
    """How many copies of these kinds are not among the `seen` (34 counts)."""
    return sum(4 - seen[kind] for kind in kinds)
