"""Tables of missing tiles: what one suit lacks for g sets and p pairs, and how suits combine.

A *row* is ten numbers: the tiles missing for g sets (0–4) and p pairs (0–1), at 2g + p; 15 is
impossible. The state of a suit is an index in base 5 (rank 1 leads), and every state has the
number of its row: there are only about 200 different ones, so a byte is enough. Rows of two suits
combine by a min-plus product, whose results are rows again and are remembered when first asked.

Three *families* of sets: `general`, `pungs` (no chow) and `chows` (no pung; honours unusable).
The engine reads no files (law 13): `build` gives the bytes that a build step may store, `load`
takes them from the process that has files; without them the tables are built in memory on demand.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence

RANKS, HONOURS = 9, 7
IMPOSSIBLE = 15
POWERS = tuple(5 ** (RANKS - 1 - rank) for rank in range(RANKS))
"""How much one tile of a rank adds to the index of its suit."""
HONOUR_POWERS = tuple(5 ** (HONOURS - 1 - place) for place in range(HONOURS))
_MAGIC = b"cardavia-mahjong-tables-1\n"

Row = tuple[int, ...]
Vector = tuple[int, ...]
"""Costs of the states of a walk along the ranks: sets, pair, chows begun two and one ranks ago."""

NOTHING: Row = (0,) + (IMPOSSIBLE,) * 9
"""The row of tiles that may not be used."""


class _Walk:
    """A suit read rank by rank: each step maps the vector of the ranks before to the next one."""

    def __init__(self, chows: bool, pungs: bool, pair: bool) -> None:
        self.begun = 3 if chows else 1
        self.size = 10 * self.begun**2
        self.middle = self._step(chows, pungs, pair)
        self.ending = self._step(False, pungs, pair)
        """The last two ranks begin no chow."""

    def _place(self, sets: int, pair: int, two: int, one: int) -> int:
        return ((sets * 2 + pair) * self.begun + two) * self.begun + one

    def _step(self, chows: bool, pungs: bool, pair: bool) -> list[tuple[tuple[int, int], ...]]:
        """For every state the (next state, tiles wanted of this rank) that it can lead to."""
        steps: list[tuple[tuple[int, int], ...]] = []
        span = range(self.begun)
        for sets in range(5):
            for have in range(2):
                for two in span:
                    for one in span:
                        ways = []
                        for new in span if chows else (0,):
                            for pung in range(pungs + 1):
                                for pairs in range(2 - have if pair else 1):
                                    wanted = two + one + new + 3 * pung + 2 * pairs
                                    total = sets + new + pung
                                    if wanted <= 4 and total <= 4:
                                        place = self._place(total, have + pairs, one, new)
                                        ways.append((place, wanted))
                        steps.append(tuple(ways))
        return steps

    def next(self, vector: Vector, count: int, ending: bool) -> Vector:
        """The vector after a rank of which the suit holds `count` tiles."""
        result = [IMPOSSIBLE] * self.size
        for cost, ways in zip(vector, self.ending if ending else self.middle, strict=True):
            if cost < IMPOSSIBLE:
                for place, wanted in ways:
                    total = cost + wanted - count if wanted > count else cost
                    if total < result[place]:
                        result[place] = total
        return tuple(result)

    def row(self, vector: Vector) -> Row:
        """The row of a whole suit: chows that are still open count for nothing."""
        return tuple(vector[self._place(sets, pair, 0, 0)] for sets in range(5) for pair in (0, 1))


class Rows:
    """All rows met so far by number, and their remembered products."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self._number: dict[Row, int] = {}
        self.nothing = self.number(NOTHING)

    def number(self, row: Row) -> int:
        if row not in self._number:
            self._number[row] = len(self.rows)
            self.rows.append(row)
        return self._number[row]

    def product(self, first: int, second: int) -> int:
        """The number of the row of two suits together."""
        a, b = self.rows[first], self.rows[second]
        result = [IMPOSSIBLE] * 10
        for sets in range(5):
            for more in range(5 - sets):
                place = 2 * (sets + more)
                plain = a[2 * sets] + b[2 * more]
                if plain < result[place]:
                    result[place] = plain
                pair = min(a[2 * sets + 1] + b[2 * more], a[2 * sets] + b[2 * more + 1])
                if pair < result[place + 1]:
                    result[place + 1] = pair
        return self.number(tuple(result))

    def missing(self, first: int, second: int, sets: int) -> int:
        """Tiles missing for `sets` sets and one pair out of two rows."""
        a, b = self.rows[first], self.rows[second]
        best = IMPOSSIBLE
        for n in range(sets + 1):
            one, two = 2 * n, 2 * (sets - n)
            best = min(best, a[one] + b[two + 1], a[one + 1] + b[two])
        return best


class Products(dict[int, int]):
    """`products[first << 10 | second]`, worked out when first asked."""

    def __init__(self, rows: Rows) -> None:
        super().__init__()
        self._rows = rows

    def __missing__(self, key: int) -> int:
        value = self[key] = self._rows.product(key >> 10, key & 1023)
        return value


class Missing(dict[int, int]):
    """`missing[first << 10 | second]` for a fixed number of sets and a pair."""

    def __init__(self, rows: Rows, sets: int) -> None:
        super().__init__()
        self._rows, self._sets = rows, sets

    def __missing__(self, key: int) -> int:
        value = self[key] = self._rows.missing(key >> 10, key & 1023, self._sets)
        return value


def _walk_all(walk: _Walk, ranks: int, chows: bool) -> tuple[bytes, list[Row]]:
    """The row (by place in the list) of every state of a suit of `ranks` kinds."""
    start = [IMPOSSIBLE] * walk.size
    start[0] = 0
    level: list[Vector] = [tuple(start)]
    leads: list[list[list[int]]] = []
    for rank in range(ranks):
        found: dict[Vector, int] = {}
        ending = chows and rank >= ranks - 2
        leads.append(
            [
                [found.setdefault(walk.next(vector, n, ending), len(found)) for n in range(5)]
                for vector in level
            ]
        )
        level = list(found)
    rows: dict[Row, int] = {}
    parts = [bytes([rows.setdefault(walk.row(vector), len(rows))]) for vector in level]
    for step in reversed(leads):
        parts = [b"".join([parts[place] for place in five]) for five in step]
    return parts[0], list(rows)


def _sums(values: Sequence[Sequence[int]]) -> bytes:
    """For every state the sum of `values[kind][count]` over its kinds."""
    parts = bytes(1)
    for five in reversed(values):
        shifted = {v: bytes((n + v) % 256 for n in range(256)) for v in set(five)}
        parts = b"".join(parts.translate(shifted[v]) for v in five)
    return parts


class Tables:
    """The look-up tables of one process; `get` gives the shared one."""

    def __init__(self, blob: bytes | None = None) -> None:
        self.pool = Rows()
        self.products = Products(self.pool)
        self.missing = tuple(Missing(self.pool, sets) for sets in range(5))
        self._stored = _unpack(blob) if blob is not None else {}
        self._suits: dict[str, bytes] = {}
        honours, rows = _walk_all(_Walk(False, True, True), HONOURS, False)
        self.honours = self._pooled(honours, rows)
        """Row number of every state of the seven honours (general and pungs)."""
        plain = [(0, 0, 1, 1, 2)]
        self.pairs = _sums(plain * RANKS)
        self.honour_pairs = _sums(plain * HONOURS)
        """Pairs in a state; four equal tiles are two."""
        orphan = [(0, 1, 17, 17, 17)]
        self.orphans = _sums(orphan + [(0,) * 5] * (RANKS - 2) + orphan)
        self.honour_orphans = _sums(orphan * HONOURS)
        """Kinds of terminals and honours, plus 16 for each of them held at least twice."""

    def suits(self, family: str) -> bytes:
        """Row number of every state of a suit, for `general`, `pungs` or `chows`."""
        if family not in self._suits:
            ids, rows = self._stored.get(family) or _family(family)
            self._suits[family] = self._pooled(ids, rows)
        return self._suits[family]

    def _pooled(self, ids: bytes, rows: Iterable[Row]) -> bytes:
        """The same states with the row numbers of this process."""
        numbers = [self.pool.number(row) for row in rows]
        return ids.translate(bytes(numbers) + bytes(256 - len(numbers)))


def _family(name: str) -> tuple[bytes, list[Row]]:
    chows, pungs = name != "pungs", name != "chows"
    return _walk_all(_Walk(chows, pungs, True), RANKS, chows)


def build() -> bytes:
    """The tables that take long to make, packed; a build step may store these bytes."""
    parts = [_MAGIC]
    for family in ("general", "chows"):
        ids, rows = _family(family)
        body = bytes([len(rows)]) + b"".join(bytes(row) for row in rows) + ids
        packed = zlib.compress(body, 9)
        parts.append(f"{family} {len(packed)}\n".encode() + packed)
    return b"".join(parts)


def _unpack(blob: bytes) -> dict[str, tuple[bytes, list[Row]]]:
    """The inverse of `build`; raises ValueError for other bytes."""
    if not blob.startswith(_MAGIC):
        raise ValueError("not the mahjong tables of this program")
    found: dict[str, tuple[bytes, list[Row]]] = {}
    place = len(_MAGIC)
    try:
        while place < len(blob):
            end = blob.index(b"\n", place)
            family, size = blob[place:end].decode().split(" ")
            body = zlib.decompress(blob[end + 1 : end + 1 + int(size)])
            count = body[0]
            rows = [tuple(body[1 + 10 * n : 11 + 10 * n]) for n in range(count)]
            ids = body[1 + 10 * count :]
            if len(ids) != 5**RANKS or ids.translate(None, bytes(range(count))):
                raise ValueError("a table has the wrong size")
            found[family] = (ids, rows)
            place = end + 1 + int(size)
    except (zlib.error, IndexError, UnicodeDecodeError) as error:
        raise ValueError("the mahjong tables are damaged") from error
    return found


_shared: list[Tables] = []


def load(blob: bytes) -> None:
    """Take the bytes of `build` as this process's tables; raises ValueError for other bytes."""
    _shared[:] = [Tables(blob)]


def get() -> Tables:
    """The tables of this process, built when first asked."""
    if not _shared:
        _shared.append(Tables())
    return _shared[0]
