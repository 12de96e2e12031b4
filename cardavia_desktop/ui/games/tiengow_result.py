"""Tien Gow's result: who won the last trick, every payment with its factors (T8–T12)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...engine.core import Payment
from ...engine.tiengow.pieces import kind_of
from ...engine.tiengow.rulings import must_discard
from ...engine.tiengow.scoring import Line as Account
from ...engine.tiengow.scoring import Settlement
from ...engine.tiengow.view import View
from ..shapes import Finished
from ..words import number, rule_tip, seat_name, seat_names
from . import tiengow_words as words
from .base import Group, Line, Pay, ResultContent, Standing

translate = QCoreApplication.translate


def content(finished: Finished) -> ResultContent:
    view: View = finished.view
    final: Settlement = finished.result.detail
    remarks = []
    if final.captured is not None:
        text = translate(
            "TienGowResult",
            "Big Six (2-4) captured the Little Three (1-2) led by %1, who pays for the others.",
        )
        remarks.append(text.replace("%1", seat_name(final.captured)))
    for seat in died_early(view):
        text = translate(
            "TienGowResult", "%1 died early: without a column the last tile must be discarded."
        )
        remarks.append(text.replace("%1", seat_name(seat)))
    if finished.assisted:
        remarks.append(translate("TienGowResult", "This deal was played with undo."))
    return ResultContent(
        _title(final),
        _subtitle(final),
        (Group(tuple(kind_of(piece) for piece in final.last.winning.pieces)),),
        (*_instant_lines(final), *(_line(final, account) for account in final.lines)),
        _totals(final),
        tuple(_pay(payment) for payment in finished.result.payments),
        tuple(
            Standing(seat, name, finished.result.net[seat], finished.tally.points[seat])
            for seat, name in enumerate(seat_names(4))
        ),
        tuple(
            (seat_name(seat), (Group(tuple(kind_of(p) for p in view.discards(seat))),))
            for seat in range(4)
            if view.discards(seat)
        ),
        tuple(remarks),
        hands_title=translate("TienGowResult", "Discards"),
    )


def died_early(view: View) -> tuple[int, ...]:
    """Seats that could only discard their last tile, having won no column before it (T7)."""
    last = view.tricks[-1]
    won = [0] * 4
    for trick in view.tricks[:-1]:
        won[trick.winner] += trick.count
    return tuple(
        play.seat for play in last.plays[1:] if must_discard(last.count, last.count, won[play.seat])
    )


def _title(final: Settlement) -> str:
    if final.winner == 0:
        return translate("TienGowResult", "You win the last trick")
    text = translate("TienGowResult", "%1 wins the last trick")
    return text.replace("%1", seat_name(final.winner))


def _subtitle(final: Settlement) -> str:
    names = ", ".join(seat_name(seat) for seat in final.gained_most)
    text = translate("TienGowResult", "With %1, led by %2. Gained most: %3.")
    return (
        text.replace("%1", words.group_with_pips(final.last.winning))
        .replace("%2", seat_name(final.last.leader))
        .replace("%3", names)
    )


def _line(final: Settlement, account: Account) -> Line:
    """One opponent: columns, what that is worth, by what it is multiplied."""
    name = seat_name(account.opponent)
    held = words.columns(account.columns)
    if account.payment is None:
        label = translate("TienGowResult", "%1, %2: nothing").replace("%1", name)
        return Line(label.replace("%2", held), "0", "T8", rule_tip("T8"))
    who = f"{name}, {held}" if account.columns else name
    label = f"{who}: {_formula(account.payment)}"
    sign = "−" if account.payment.source == final.winner else ""
    rules = ", ".join(dict.fromkeys(point.rule for point in account.payment.points))
    return Line(label, f"{sign}{account.payment.amount}", rules, _reasons(account.payment))


def _instant_lines(final: Settlement) -> tuple[Line, ...]:
    lines = []
    for payment in final.instant:
        text = translate("TienGowResult", "At once, %1 to %2: %3")
        label = (
            text.replace("%1", seat_name(payment.source))
            .replace("%2", seat_name(payment.target))
            .replace("%3", _formula(payment))
        )
        lines.append(Line(label, number(payment.amount), "T9", _reasons(payment)))
    return tuple(lines)


def _formula(payment: Payment) -> str:
    """The factors that multiply to the amount; a bare 1 only where it stands alone."""
    first, *others = payment.points
    parts = []
    for point in (first, *(point for point in others if point.value > 1)):
        why = words.reason(point.id)
        parts.append(f"{point.value} ({why})" if why else str(point.value))
    return " × ".join(parts)


def _reasons(payment: Payment) -> str:
    parts = [f"{words.point(p.id)}: {p.value} ({p.rule})" for p in payment.points]
    return "\n".join(parts)


def _totals(final: Settlement) -> tuple[Line, ...]:
    lines = [
        Line(
            words.point(point.id),
            f"× {point.value}",
            point.rule,
            rule_tip(point.rule),
            anchor=point.id,
        )
        for point in final.factors
    ]
    received = sum(p.amount for p in final.payments if p.target == final.winner)
    paid = sum(p.amount for p in final.payments if p.source == final.winner)
    label = translate("TienGowResult", "Final payments to the winner")
    value = received - paid
    lines.append(Line(label, number(value), "T8", rule_tip("T8")))
    return tuple(lines)


def _pay(payment: Payment) -> Pay:
    return Pay(payment.source, payment.target, payment.amount, _reasons(payment))
