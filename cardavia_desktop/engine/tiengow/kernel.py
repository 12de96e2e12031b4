"""A playout kernel: the rules again, on bit masks, for speed (law 7).

A hand is an int; bit n is `pieces.WEAKEST_FIRST[n]`, so the lowest set bit is the weakest piece,
also inside each suit. A group is the mask of its pieces. A property test plays whole deals move
for move against the engine. Seats follow one of two policies: that of the reference player, or a
shrewder one, which by itself gains about three points a deal on three of the former.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..core import Piece, Seat
from . import rulings
from .greedy import worth
from .pieces import (
    BIG_SIX,
    GROUPS,
    LITTLE_THREE,
    STRENGTH,
    SUPREME,
    WEAKEST_FIRST,
    beats,
)
from .scoring import base_of

ALL = (1 << len(WEAKEST_FIRST)) - 1
BIT: dict[Piece, int] = {piece: 1 << number for piece, number in STRENGTH.items()}


def mask_of(pieces: Iterable[Piece]) -> int:
    return sum(BIT[piece] for piece in pieces)


def pieces_of(mask: int) -> tuple[Piece, ...]:
    """The pieces of a mask, the weakest first."""
    return tuple(piece for piece in WEAKEST_FIRST if mask & BIT[piece])


def bits(mask: int) -> list[int]:
    """Its single pieces, the weakest first."""
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


_MASK = {group: mask_of(group.pieces) for group in GROUPS}
KIND: dict[int, tuple[str, int]] = {_MASK[group]: (group.kind, group.rank) for group in GROUPS}
SIZE: dict[int, int] = {_MASK[group]: len(group.pieces) for group in GROUPS}
ABOVE: dict[int, int] = {
    _MASK[low]: sum(_MASK[high] for high in GROUPS if beats(high, low))
    for low in GROUPS
    if len(low.pieces) == 1
}
"""By single: the pieces that beat it."""
HIGHER: dict[int, tuple[int, ...]] = {
    _MASK[low]: tuple(
        _MASK[high] for high in sorted(GROUPS, key=lambda g: (g.rank, _MASK[g])) if beats(high, low)
    )
    for low in GROUPS
}
"""By group: those that beat it, the lowest first."""
INSTANT: dict[int, int] = {
    _MASK[group]: rulings.INSTANT[group.kind] for group in GROUPS if group.kind in rulings.INSTANT
}
FINAL: dict[int, int] = {
    _MASK[group]: rulings.FINAL_FACTOR for group in GROUPS if rulings.final_factor(group, True)
}
"""By group: the factor it earns by winning the last trick (T10)."""
BASE: tuple[int, ...] = tuple(base_of(columns) for columns in range(rulings.HAND + 1))
LITTLE, BIG = BIT[LITTLE_THREE], BIT[BIG_SIX]

_LARGER: tuple[int, ...] = tuple(
    _MASK[group] for group in sorted(GROUPS, key=worth, reverse=True) if len(group.pieces) > 1
)

_multi: dict[int, tuple[int, ...]] = {}
_loose: dict[int, int] = {}
MEMO_LIMIT = 200_000
"""Hands remembered at most; the memory of a thinking process stays small."""


def multi(hand: int) -> tuple[int, ...]:
    """The groups of more than one piece in a hand, in the order in which they are led."""
    found = _multi.get(hand)
    if found is None:
        if len(_multi) > MEMO_LIMIT:
            _multi.clear()
        found = tuple([group for group in _LARGER if hand & group == group])
        _multi[hand] = found
    return found


def loose(hand: int) -> int:
    """The pieces of a hand that belong to no pair and no mixed group."""
    found = _loose.get(hand)
    if found is None:
        if len(_loose) > MEMO_LIMIT:
            _loose.clear()
        found = hand
        for group in multi(hand):
            if group != _SUPREME:
                found &= ~group
        _loose[hand] = found
    return found


_SUPREME = next(mask for group, mask in _MASK.items() if group.kind == SUPREME)


def lowest_pieces(hand: int, count: int) -> int:
    """The lowest pieces, bound ones last."""
    free = loose(hand)
    found = 0
    for _ in range(count):
        rest = free or hand
        low = rest & -rest
        found |= low
        free &= ~low
        hand &= ~low
    return found


def lead(hand: int, unseen: int) -> int:
    """What the policy leads when these pieces are unseen by it."""
    for group in multi(hand):
        for other in HIGHER[group]:
            if unseen & other == other:
                break
        else:
            return group
    rest = hand
    while rest:
        top = 1 << (rest.bit_length() - 1)
        if not unseen & ABOVE[top]:
            return top
        rest ^= top
    return 1 << (hand.bit_length() - 1)


def shrewd_lead(hand: int, unseen: int, patient: bool) -> int:
    """The shrewd policy's lead: a sure group of several pieces; else, when `patient`, its weakest
    piece that is not sure, keeping the sure ones to come back in and for the last trick."""
    for group in multi(hand):
        for other in HIGHER[group]:
            if unseen & other == other:
                break
        else:
            return group
    weakest = strongest = 0
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        if unseen & ABOVE[low]:
            weakest = weakest or low
        else:
            strongest = low
    return weakest if weakest and (patient or not strongest) else strongest


def shrewd_discard(hand: int, unseen: int, count: int) -> int:
    """The pieces that most of the unseen ones beat; of equals the weakest."""
    if count == 1:
        worst, most = 0, -1
        while hand:
            low = hand & -hand
            hand ^= low
            beaten = (unseen & ABOVE[low]).bit_count()
            if beaten > most:
                worst, most = low, beaten
        return worst
    order = sorted(bits(hand), key=lambda low: (-(unseen & ABOVE[low]).bit_count(), low))
    return sum(order[:count])


@dataclass(slots=True)
class Position:
    """A deal under way. `current` is the group to beat, 0 before a lead; `high` who holds it.

    `up` are all pieces that lie face up, `down` each seat's discards. `left` are the pieces in
    each hand before the trick. `plays` counts those made in the trick; `turn` is to act. `paid` is
    the instant change of every seat so far. `little` is the seat that led Little Three to the
    trick, or -1.
    """

    banker: Seat
    hands: list[int]
    columns: list[int]
    turn: Seat
    left: int
    current: int = 0
    high: Seat = 0
    plays: int = 0
    up: int = 0
    down: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    paid: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    little: Seat = -1

    def copy(self) -> Position:
        return Position(
            self.banker,
            self.hands[:],
            self.columns[:],
            self.turn,
            self.left,
            self.current,
            self.high,
            self.plays,
            self.up,
            self.down[:],
            self.paid[:],
            self.little,
        )


def instant(position: Position, winner: Seat, group: int) -> None:
    """T9: pay for a trick won with this group."""
    amount = INSTANT[group]
    paid, banker = position.paid, position.banker
    for seat in range(4):
        if seat != winner:
            value = amount * 2 if banker in (seat, winner) else amount
            paid[seat] -= value
            paid[winner] += value


def settled(
    banker: Seat, columns: Sequence[int], winner: Seat, factor: int, captured: Seat
) -> list[int]:
    """T8, T10, T11: the final change of every seat. `captured` is -1 for no capture."""
    net = [0, 0, 0, 0]
    if columns[winner] == rulings.HAND:
        factor *= rulings.SWEEP_FACTOR
    for seat in range(4):
        if seat != winner:
            owed = BASE[columns[seat]] * factor
            if seat == banker or winner == banker:
                owed *= rulings.BANKER_FACTOR
            net[winner] += owed
            net[captured if captured >= 0 and owed > 0 else seat] -= owed
    return net


Trace = list[tuple[Seat, int, bool]]
"""Seat, pieces, face up."""


def put(position: Position, pieces: int, face_up: bool) -> None:
    """The seat on turn leads or beats with these pieces, or discards them."""
    seat = position.turn
    position.hands[seat] &= ~pieces
    if face_up:
        if not position.plays:
            position.little = seat if pieces == LITTLE else -1
        position.up |= pieces
        position.current = pieces
        position.high = seat
    else:
        position.down[seat] |= pieces
    position.plays += 1
    position.turn = (seat + 1) & 3


def playout(position: Position, shrewd: int = 0, trace: Trace | None = None) -> list[int]:
    """Play to the end; the change of every seat over the whole deal.

    Seats whose bit is set in `shrewd` follow the shrewd policy, the others the reference
    player's. The position is used up: play on a copy.
    """
    run(position, shrewd, -1, trace)
    return net(position)


def net(position: Position) -> list[int]:
    """The change of every seat over a deal that has been played to its end."""
    current, little = position.current, position.little
    captured = little if current == BIG and little >= 0 else -1
    final = settled(
        position.banker, position.columns, position.high, FINAL.get(current, 1), captured
    )
    return [a + b for a, b in zip(final, position.paid, strict=True)]


def run(position: Position, shrewd: int, stop: int, trace: Trace | None = None) -> bool:
    """Play on until the seat `stop` is to act (-1: nobody); whether the deal is over."""
    hands, columns, down = position.hands, position.columns, position.down
    turn, left, current = position.turn, position.left, position.current
    high, plays, up, little = position.high, position.plays, position.up, position.little
    while True:
        if plays == 0:
            if turn == stop:
                break
            hand = hands[turn]
            unseen = ALL & ~(up | hand | down[turn])
            if shrewd >> turn & 1:
                current = shrewd_lead(hand, unseen, left > 2 and columns[turn] > 0)
            else:
                current = lead(hand, unseen)
            hands[turn] = hand & ~current
            up |= current
            high = turn
            little = turn if current == LITTLE else -1
            if trace is not None:
                trace.append((turn, current, True))
            plays = 1
            turn = (turn + 1) & 3
        count = SIZE[current]
        while plays < 4 and turn != stop:
            hand = hands[turn]
            chosen = low = 0
            if count == 1:
                if left > 1 or columns[turn]:
                    chosen = hand & ABOVE[current]
                    chosen &= -chosen
            else:
                for group in HIGHER[current]:
                    if hand & group == group:
                        chosen = group
                        break
            if chosen:
                hands[turn] = hand & ~chosen
                up |= chosen
                current = chosen
                high = turn
            else:
                if left == count:
                    low = hand
                elif shrewd >> turn & 1:
                    low = shrewd_discard(hand, ALL & ~(up | hand | down[turn]), count)
                elif count == 1:
                    rest = loose(hand) or hand
                    low = rest & -rest
                else:
                    low = lowest_pieces(hand, count)
                hands[turn] = hand & ~low
                down[turn] |= low
            if trace is not None:
                trace.append((turn, chosen or low, chosen > 0))
            plays += 1
            turn = (turn + 1) & 3
        if plays < 4:
            break
        columns[high] += count
        left -= count
        if current in INSTANT:
            instant(position, high, current)
        if not left:
            break
        plays = 0
        turn = high
    position.turn, position.left, position.current = turn, left, current
    position.high, position.plays, position.up, position.little = high, plays, up, little
    return not left
