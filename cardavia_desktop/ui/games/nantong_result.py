"""Long cards' result: three columns of scores, the worked path of the winner, the settlement."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...engine.core import Payment
from ...engine.longcards.pieces import KIND
from ...engine.longcards.scoring import Settlement, Sheet
from ...engine.longcards.view import View
from ..shapes import Finished
from ..words import number, rule_tip, seat_name, signed
from . import nantong_words as words
from .base import Group, Line, Pay, ResultContent, Row, Standing
from .nantong_panel import line_rows, path_rows

translate = QCoreApplication.translate


def name(seat: int) -> str:
    return seat_name(seat, 3)


def content(finished: Finished) -> ResultContent:
    view: View = finished.view
    result = finished.result
    found: Settlement = result.detail
    remarks = []
    if found.winner is not None and result.net[found.winner] < 0:
        remarks.append(
            translate(
                "NantongResult", "The winner did not have the highest total: the win lost points."
            )
        )
    if finished.assisted:
        remarks.append(translate("NantongResult", "This deal was played with undo."))
    return ResultContent(
        _title(found),
        _subtitle(found, view),
        _winning(found, view),
        _lines(found),
        (),
        tuple(_pay(payment) for payment in result.payments),
        tuple(
            Standing(seat, name(seat), result.net[seat], finished.tally.points[seat])
            for seat in range(3)
        ),
        tuple(
            (name(seat), laid_open(view, seat))
            for seat in range(3)
            if seat != found.winner and view.hands is not None
        ),
        tuple(remarks),
        _sheet(found),
    )


def _title(found: Settlement) -> str:
    if found.winner is None:
        return translate("NantongResult", "The stock is exhausted")
    if found.winner == 0:
        return translate("NantongResult", "You win")
    return translate("NantongResult", "%1 wins").replace("%1", name(found.winner))


def _subtitle(found: Settlement, view: View) -> str:
    if found.winner is None:
        return translate("NantongResult", "Nobody won: base hu are settled all the same.")
    sheet = found.sheets[found.winner]
    shape = words.shape(sheet.shape or "tazi")
    card = view.won or view.drawn
    if card is None:
        return shape
    source = translate("NantongResult", "%1, with %2")
    return source.replace("%1", shape).replace("%2", words.card(KIND[card]))


def laid_open(view: View, seat: int) -> tuple[Group, ...]:
    """A seat's shown hand, its melds and Hezi."""
    assert view.hands is not None
    groups = []
    if view.hands[seat]:
        groups.append(Group(tuple(KIND[piece] for piece in view.hands[seat])))
    for meld in view.melds[seat]:
        kinds = tuple(KIND[piece] for piece in meld.pieces)
        groups.append(Group(kinds, label=words.meld(meld.what)))
    if view.hezi[seat]:
        groups.append(Group(tuple(KIND[piece] for piece in view.hezi[seat])))
    return tuple(groups)


def _winning(found: Settlement, view: View) -> tuple[Group, ...]:
    """The partition that was scored (N24), the winning card marked, then melds."""
    if found.winner is None or view.hands is None:
        return ()
    sheet = found.sheets[found.winner]
    card = view.won or view.drawn
    kind = KIND[card] if card is not None else ""
    groups = []
    marked = False
    for text in sheet.partition:
        kinds = _kinds(text)
        at = -1
        if not marked and kind in kinds and (sheet.joins is None or text == sheet.joins):
            at, marked = kinds.index(kind), True
        groups.append(Group(kinds, mark=at))
    laid = laid_open(view, found.winner)
    return (*groups, *(laid[1:] if view.hands[found.winner] else laid))


def _kinds(text: str) -> tuple[str, ...]:
    """`S 1C` is 1-2-3 of Coins, `T 5M` three, `P RF` two."""
    how, _, first = text.partition(" ")
    if not first:
        how, first = text[0], text[1:]
    if how == "S":
        return tuple(f"{int(first[0]) + n}{first[1]}" for n in range(3))
    return (first,) * (3 if how == "T" else 2)


def _lines(found: Settlement) -> tuple[Line, ...]:
    """The winner's path, or in an exhausted deal every seat's base hu."""
    if found.winner is None:
        return tuple(
            _line(row, f"{name(seat)}: ")
            for seat, sheet in enumerate(found.sheets)
            for row in line_rows(sheet.lines)
        )
    sheet = found.sheets[found.winner]
    return tuple(_line(row) for row in (*line_rows(sheet.lines), *path_rows(sheet)))


def _line(row: Row, before: str = "") -> Line:
    return Line(before + row.label, row.value, row.rule, row.tip, anchor=row.anchor)


def _sheet(found: Settlement) -> tuple[tuple[str, ...], ...]:
    """Three columns: base, bonuses, doublings, rounding, settlement (N16–N25)."""

    def row(label: str, values: list[str]) -> tuple[str, ...]:
        return (label, *values)

    sheets = found.sheets
    bonuses = [_bonuses(sheet) for sheet in sheets]
    rows = [
        ("", *(name(seat) for seat in range(3))),
        row(translate("NantongResult", "Base hu"), [number(s.base) for s in sheets]),
        row(
            translate("NantongResult", "Shape and bonuses"),
            [f"+{n}" if n else "–" for n in bonuses],
        ),
        row(
            translate("NantongResult", "Doublings"),
            [f"× {1 << len(s.doublings)}" if s.doublings else "–" for s in sheets],
        ),
        row(translate("NantongResult", "Before rounding"), [number(s.raw) for s in sheets]),
        row(translate("NantongResult", "Total"), [number(s.total) for s in sheets]),
    ]
    for seat in range(3):
        against = translate("NantongResult", "Against %1").replace("%1", name(seat))
        rows.append(
            row(
                against,
                [
                    "–" if other == seat else signed(sheets[other].total - sheets[seat].total)
                    for other in range(3)
                ],
            )
        )
    rows.append(row(translate("NantongResult", "Settlement"), [signed(net) for net in found.net]))
    return tuple(rows)


def _bonuses(sheet: Sheet) -> int:
    return sheet.before - sheet.base


def _pay(payment: Payment) -> Pay:
    return Pay(payment.source, payment.target, payment.amount, rule_tip("N25"))
