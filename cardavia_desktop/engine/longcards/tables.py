"""Distance to a win: how many cards are missing for n groups and a pair, by interned tables.

A suit's state is its nine counts read as a number in base 5. Its row holds the cards missing for
each number of groups 0–7 without and with the pair; only 323 different rows exist. A row is found
by a small automaton over the ranks, whose nodes are interned too, and is computed when first asked
for; `build()` visits all 5^9 states and gives them as bytes that `load()` takes (law 13).
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Sequence

from .groups import FIRST_HONOUR, SUIT_STARTS
from .rulings import GROUPS

BASE5 = tuple(5**rank for rank in range(9))
SUIT_STATES = 5**9
HONOUR_STATES = 125

LANES = GROUPS + 1
"""Groups 0–7. A row is one integer of 16 byte lanes: lane 8·pair + groups."""
_HALF = 8 * LANES
_ONES = int.from_bytes(bytes([1] * 2 * LANES), "little")
_HIGH = _ONES << 7
_FAR = 100
"""More than can ever be missing; lanes stay below 128."""
_NEVER = _ONES * _FAR
_LOW = (1 << _HALF) - 1

Node = tuple[int, ...]
"""By (runs begun on the last rank, on the one before): a row."""


def _lower(x: int, y: int) -> int:
    """The lesser of each lane."""
    over = ((x | _HIGH) - y) & _HIGH
    return x ^ ((x ^ y) & (over - (over >> 7)))


def _shifted(row: int, groups: int, pair: int) -> int:
    """The row after taking groups and a pair out of what is to be built."""
    if pair:
        row = ((row & _LOW) << _HALF) | (_NEVER & _LOW)
    if groups:
        fill = (1 << 8 * groups) - 1
        fill |= fill << _HALF
        row = ((row << 8 * groups) & ~fill & ((1 << 2 * _HALF) - 1)) | (_NEVER & fill)
    return row


Move = tuple[int, int, int, int]
"""(open runs after this rank, groups begun, pair, cards used of this rank)."""


class _Automaton:
    """Nodes by rank, interned; `follow[rank][node × 5 + copies]` is the next node or -1.

    Three runs that begin on one rank need no more cards than three triples, so two suffice where
    triples are groups too.
    """

    def __init__(self, triples: bool) -> None:
        most = 2 if triples else 4
        self.open = [(a, b) for a in range(most + 1) for b in range(most + 1) if a + b <= 4]
        self.moves = [self._moves(a, b, most, triples) for a, b in self.open]
        self.start: Node = (_NEVER - _FAR, *[_NEVER] * (len(self.open) - 1))
        self.nodes: list[list[Node]] = [[self.start], *([] for _ in range(9))]
        self.number: list[dict[Node, int]] = [{self.start: 0}, *({} for _ in range(9))]
        self.follow: list[list[int]] = [[-1] * 5, *([] for _ in range(9))]

    def _moves(self, a: int, b: int, most: int, triples: bool) -> list[Move]:
        found = []
        for runs in range(most + 1):
            for triple in (0, 1) if triples else (0,):
                for pair in (0, 1):
                    used = a + b + runs + 3 * triple + 2 * pair
                    if used <= 4:
                        found.append((self.open.index((runs, a)), runs + triple, pair, used))
        return found

    def _step(self, node: Node, copies: int, rank: int) -> Node:
        """The node after a rank (0–8) of which this many copies are held."""
        out = [_NEVER] * len(self.open)
        for row, moves in zip(node, self.moves, strict=True):
            if row == _NEVER:
                continue
            for target, groups, pair, used in moves:
                begun, before = self.open[target]
                if (begun and rank > 6) or (before and rank > 7):
                    continue
                moved = _shifted(row, groups, pair)
                if used > copies:
                    moved += _ONES * (used - copies)
                out[target] = _lower(out[target], moved)
        return tuple(out)

    def next(self, rank: int, node: int, copies: int) -> int:
        found = self.follow[rank][node * 5 + copies]
        if found < 0:
            value = self._step(self.nodes[rank][node], copies, rank)
            if rank == 8:
                value = value[:1]
            known = self.number[rank + 1]
            found = known.setdefault(value, len(known))
            if found == len(self.nodes[rank + 1]):
                self.nodes[rank + 1].append(value)
                self.follow[rank + 1] += [-1] * 5
            self.follow[rank][node * 5 + copies] = found
        return found


class _Rows:
    """All rows in use, interned; those of suits and honours first, their combinations after."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.number: dict[bytes, int] = {}

    def intern(self, row: bytes) -> int:
        found = self.number.setdefault(row, len(self.rows))
        if found == len(self.rows):
            self.rows.append(row)
        return found


_automaton = _Automaton(triples=True)
_rows = _Rows()


class _Suits(dict[int, int]):
    """Row number by suit state, found when first asked for."""

    def __init__(self, automaton: _Automaton) -> None:
        super().__init__()
        self.automaton = automaton

    def __missing__(self, state: int) -> int:
        node, rest = 0, state
        for rank in range(9):
            rest, copies = divmod(rest, 5)
            node = self.automaton.next(rank, node, copies)
        row = self.automaton.nodes[9][node][0].to_bytes(2 * LANES, "little")
        found = self[state] = _rows.intern(row)
        return found


def _honour_rows(triples: bool) -> list[int]:
    """Row number by honour state: a pair, and triples where they count."""
    found = []
    for state in range(HONOUR_STATES):
        row, rest = _NEVER - _FAR, state
        for _ in range(3):
            rest, copies = divmod(rest, 5)
            best = _lower(row, _shifted(row, 0, 1) + _ONES * max(0, 2 - copies))
            if triples:
                best = _lower(best, _shifted(row, 1, 0) + _ONES * max(0, 3 - copies))
            row = _lower(best, _NEVER)
        found.append(_rows.intern(row.to_bytes(2 * LANES, "little")))
    return found


class _Sums(dict[int, int]):
    """Row number of two rows together, by `first << 16 | second`."""

    def __missing__(self, key: int) -> int:
        one = int.from_bytes(_rows.rows[key >> 16], "little")
        row = _NEVER
        for lane, missing in enumerate(_rows.rows[key & 0xFFFF]):
            if missing < _FAR:
                pair, groups = divmod(lane, LANES)
                row = _lower(row, _shifted(one, groups, pair) + _ONES * missing)
        found = self[key] = _rows.intern(row.to_bytes(2 * LANES, "little"))
        return found


class _Totals(dict[int, bytes]):
    """Cards missing for 0–7 groups and a pair, by `first << 16 | second`."""

    def __missing__(self, key: int) -> bytes:
        one, two = _rows.rows[key >> 16], _rows.rows[key & 0xFFFF]
        found = self[key] = bytes(
            min(
                one[LANES * pair + first] + two[LANES * (1 - pair) + groups - first]
                for first in range(groups + 1)
                for pair in (0, 1)
            )
            for groups in range(LANES)
        )
        return found


suits: _Suits | array[int] = _Suits(_automaton)
honours = _honour_rows(triples=True)
run_suits = _Suits(_Automaton(triples=False))
"""As `suits`, with sequences as the only groups (Qing Hu); not part of the bytes."""
run_honours = _honour_rows(triples=False)
sums = _Sums()
totals = _Totals()


def row(number: int) -> bytes:
    """Cards missing for 0–7 groups without, then with the pair."""
    return _rows.rows[number]


def states_of(counts: Sequence[int]) -> list[int]:
    """The four states M, S, C and honours of these counts of 30 kinds."""
    found = [sum(counts[start + rank] * BASE5[rank] for rank in range(9)) for start in SUIT_STARTS]
    found.append(sum(counts[FIRST_HONOUR + n] * BASE5[n] for n in range(3)))
    return found


WEIGHT: tuple[int, ...] = (*BASE5, *BASE5, *BASE5, *BASE5[:3])
"""What one copy of each kind adds to the state of its suit."""
PART: tuple[int, ...] = (*[0] * 9, *[1] * 9, *[2] * 9, *[3] * 3)
"""Which of the four states a kind belongs to."""


def distance(states: Sequence[int], groups: int) -> int:
    """Cards missing for this many groups and a pair: 0 is a win, 1 waits (whether or not the
    missing cards exist)."""
    m, s, c, h = states
    left = sums[suits[m] << 16 | suits[s]]
    return totals[left << 16 | sums[suits[c] << 16 | honours[h]]][groups]


def run_distance(states: Sequence[int], groups: int) -> int:
    """Cards missing for this many sequences and a pair."""
    m, s, c, h = states
    left = sums[run_suits[m] << 16 | run_suits[s]]
    return totals[left << 16 | sums[run_suits[c] << 16 | run_honours[h]]][groups]


def distance_of(counts: Sequence[int], groups: int) -> int:
    """`distance` from counts of the 30 kinds."""
    return distance(states_of(counts), groups)


MAGIC = b"longcards-1\n"


def build() -> bytes:
    """The rows of all suit states, compressed (takes some seconds)."""
    level = [0]
    scale = 1
    for rank in range(9):
        # States in ascending order: the copies of a later rank weigh more.
        level = [_automaton.next(rank, node, copies) for copies in range(5) for node in level]
        scale *= 5
    assert len(level) == SUIT_STATES
    rows = b"".join(node[0].to_bytes(2 * LANES, "little") for node in _automaton.nodes[9])
    ids = array("H", level)
    if ids.itemsize != 2:
        raise AssertionError("an item of the table is two bytes")
    low = bytes(value & 0xFF for value in ids)
    high = bytes(value >> 8 for value in ids)
    return MAGIC + zlib.compress(len(rows).to_bytes(4, "little") + rows + low + high, 9)


def load(data: bytes) -> None:
    """Use the bytes of `build()`; raises ValueError when they are not that."""
    global suits
    if not data.startswith(MAGIC):
        raise ValueError("not a table of long cards")
    try:
        plain = zlib.decompress(data[len(MAGIC) :])
    except zlib.error as error:
        raise ValueError("the table of long cards is damaged") from error
    size = int.from_bytes(plain[:4], "little")
    at = 4 + size
    if size % (2 * LANES) or len(plain) != at + 2 * SUIT_STATES:
        raise ValueError("the table of long cards has a wrong size")
    width = 2 * LANES
    numbers = [_rows.intern(plain[4 + n : 4 + n + width]) for n in range(0, size, width)]
    low, high = plain[at : at + SUIT_STATES], plain[at + SUIT_STATES :]
    suits = array("H", (numbers[a | b << 8] for a, b in zip(low, high, strict=True)))
