"""Instant payments and the settlement (T8–T12): every payment with what it is made of.

The points of a payment multiply: the first is the base, the others are factors. Ids of bases:
`no_columns` (5), `columns` (4 − c), `excess` (c − 4), `supreme` (2), `quartet` (4); of factors:
`banker`, `final_quartet`, `final_supreme`, `final_little_three`, `sweep`, and `captured` (× 1: a
debt that the captured leader pays for another).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from ..core import Payment, Piece, Point, Seat
from . import rulings
from .pieces import SUPREME, Group
from .rulings import HAND, SEATS


@dataclass(frozen=True, slots=True)
class LastTrick:
    """What the settlement asks of the last trick: who led what, and what won it."""

    leader: Seat
    lead: Group
    winning: Group


@dataclass(frozen=True, slots=True)
class Line:
    """The account between the winner and one opponent; there are three, in order of seats.

    `base` is signed: what the opponent owes (T8), below zero for an excess that the winner owes,
    0 at four columns. `payer` is the opponent, the winner for an excess, or the captured leader
    (T11). `payment` is None when nothing is paid.
    """

    opponent: Seat
    columns: int
    base: int
    payer: Seat
    payment: Payment | None


@dataclass(frozen=True, slots=True)
class Settlement:
    """Why a deal ended as it did (T8–T12); `Result.detail`.

    `factors` are those of T10 and make up `multiplier`. `captured` is the leader of a captured
    Little Three (T11). `net` = `instant_net` + `final_net`; each sums to zero.
    """

    banker: Seat
    winner: Seat
    columns: tuple[int, ...]
    last: LastTrick
    factors: tuple[Point, ...]
    multiplier: int
    captured: Seat | None
    lines: tuple[Line, ...]
    instant: tuple[Payment, ...]
    instant_net: tuple[int, ...]
    final_net: tuple[int, ...]

    @property
    def payments(self) -> tuple[Payment, ...]:
        """The final payments, by the opponent whose columns they are for."""
        return tuple(line.payment for line in self.lines if line.payment is not None)

    @property
    def net(self) -> tuple[int, ...]:
        return tuple(a + b for a, b in zip(self.instant_net, self.final_net, strict=True))

    @property
    def next_banker(self) -> Seat:
        return rulings.next_banker(self.winner)

    @property
    def gained_most(self) -> tuple[Seat, ...]:
        """Who gained most over all; it need not be the winner of the last trick (T12)."""
        most = max(self.net)
        return tuple(seat for seat in range(SEATS) if self.net[seat] == most)


def net_of(payments: Iterable[Payment]) -> tuple[int, ...]:
    """The change of every seat; sums to zero."""
    net = [0] * SEATS
    for payment in payments:
        net[payment.source] -= payment.amount
        net[payment.target] += payment.amount
    return tuple(net)


def _paid(source: Seat, target: Seat, points: Sequence[Point]) -> Payment:
    return Payment(source, target, prod(point.value for point in points), tuple(points))


def _banker(rule: str) -> Point:
    return Point("banker", rule, rulings.BANKER_FACTOR)


def instant_payments(banker: Seat, winner: Seat, group: Group, last: bool) -> tuple[Payment, ...]:
    """T9: what a trick won with this group pays at once, by the payer's seat; mostly nothing.

    `last`: it is the deal's last trick.
    """
    if group.kind not in rulings.INSTANT or (last and not rulings.INSTANT_IN_LAST_TRICK):
        return ()
    name = "supreme" if group.kind == SUPREME else "quartet"
    base = Point(name, "T9", rulings.INSTANT[group.kind], group.pieces)
    payments = []
    for seat in range(SEATS):
        if seat != winner:
            points = [base]
            if banker in (seat, winner) and group.kind in rulings.BANKER_DOUBLES_INSTANT:
                points.append(_banker("T9"))
            payments.append(_paid(seat, winner, [*points, *rulings.INSTANT_FACTORS]))
    return tuple(payments)


def factors_of(columns: int, last: LastTrick) -> tuple[Point, ...]:
    """T10: the factors of all final payments, for a winner with so many columns."""
    found = []
    name = rulings.final_factor(last.winning, led=last.winning == last.lead)
    if name is not None:
        found.append(Point(name, "T10", rulings.FINAL_FACTOR, last.winning.pieces))
    if columns == HAND and (rulings.FACTORS_STACK or not found):
        found.append(Point("sweep", "T10", rulings.SWEEP_FACTOR))
    return tuple(found)


def settle(
    banker: Seat,
    columns: tuple[int, ...],
    winner: Seat,
    last: LastTrick,
    instant: tuple[Payment, ...] = (),
) -> Settlement:
    """The settlement of a deal (T8, T10, T11). `columns` include the last trick."""
    factors = factors_of(columns[winner], last)
    captured = last.leader if rulings.captures(last.lead, last.winning) else None
    lines = tuple(
        _line(banker, columns[seat], seat, winner, factors, captured, last.winning.pieces)
        for seat in range(SEATS)
        if seat != winner
    )
    return Settlement(
        banker=banker,
        winner=winner,
        columns=columns,
        last=last,
        factors=factors,
        multiplier=prod(point.value for point in factors),
        captured=captured,
        lines=lines,
        instant=instant,
        instant_net=net_of(instant),
        final_net=net_of(line.payment for line in lines if line.payment is not None),
    )


def base_of(columns: int) -> int:
    """T8: what an opponent with so many columns owes the winner; below zero is an excess."""
    return rulings.NO_COLUMNS_PAY if columns == 0 else rulings.FREE_COLUMNS - columns


def _line(
    banker: Seat,
    columns: int,
    opponent: Seat,
    winner: Seat,
    factors: tuple[Point, ...],
    captured: Seat | None,
    pieces: tuple[Piece, ...],
) -> Line:
    """The account with one opponent; `pieces` won the last trick."""
    base = base_of(columns)
    if base == 0:
        return Line(opponent, columns, base, opponent, None)
    excess = base < 0
    name = "excess" if excess else "no_columns" if columns == 0 else "columns"
    points = [Point(name, "T8", abs(base))]
    if banker in (opponent, winner) and not (excess and not rulings.BANKER_DOUBLES_EXCESS):
        points.append(_banker("T8"))
    if not excess or rulings.FACTORS_APPLY_TO_EXCESS:
        points += factors
    if excess:
        return Line(opponent, columns, base, winner, _paid(winner, opponent, points))
    payer = captured if captured is not None and rulings.captured_pays(base) else opponent
    if payer != opponent:
        points.append(Point("captured", "T11", rulings.CAPTURE_FACTOR, pieces))
    return Line(opponent, columns, base, payer, _paid(payer, winner, points))


def check(settlement: Settlement) -> None:
    """The facts that the law asserts of every deal played out; AssertionError names the broken.

    They hold for deals, not for settlements asked about alone, whose columns may be unreachable.
    """
    columns, winner = settlement.columns, settlement.winner
    others = [seat for seat in range(SEATS) if seat != winner]
    zero = sum(columns[seat] == 0 for seat in others)
    assert sum(columns) == HAND, f"columns {columns} do not sum to {HAND}"
    assert columns[winner] >= 2, f"the winner has {columns[winner]} columns"
    assert max(columns[seat] for seat in others) <= 6, f"an opponent has more than 6: {columns}"
    plain = sum(line.base for line in settlement.lines)
    assert plain == 4 + columns[winner] + zero, f"undoubled receipt {plain} of {columns}"
    for net in (settlement.instant_net, settlement.final_net):
        assert sum(net) == 0, f"{net} does not sum to zero"
    assert max(map(abs, settlement.final_net)) <= 120, f"final payments {settlement.final_net}"
    assert max(map(abs, settlement.net)) <= 168, f"payments {settlement.net}"
