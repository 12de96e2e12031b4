"""Tien Gow's side panel: columns, what the last trick would bring, your own discards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...engine.core import Seat
from ...engine.tiengow.pieces import kind_of
from ...engine.tiengow.rulings import BANKER_FACTOR
from ...engine.tiengow.scoring import base_of
from ...engine.tiengow.view import View
from ..words import number, rule_tip, seat_name
from . import tiengow_words as words
from .base import Row, Section

translate = QCoreApplication.translate


def sections(view: View) -> tuple[Section, ...]:
    if view.phase == "deal":
        return ()
    return (_columns(view), *_worth(view), *_discards(view))


def _columns(view: View) -> Section:
    rows = []
    for seat in range(4):
        name = seat_name(seat)
        if seat == view.banker:
            name = translate("TienGowPanel", "%1 · banker").replace("%1", name)
        risk = view.columns[seat] == 0 and view.phase != "end"
        value = str(view.columns[seat])
        if risk:
            value = translate("TienGowPanel", "0 · at risk")
        tip = rule_tip("T7") if risk else rule_tip("T1")
        rows.append(Row(name, value, "", tip))
    return Section(translate("TienGowPanel", "Columns"), rows=tuple(rows))


def _worth(view: View) -> tuple[Section, ...]:
    """What you would receive now, by T8 alone, from the columns as they stand."""
    if view.phase == "end":
        return ()
    rows, total = [], 0
    for seat in range(4):
        if seat == view.seat:
            continue
        base = base_of(view.columns[seat])
        factor = BANKER_FACTOR if view.banker in (seat, view.seat) else 1
        total += base * factor
        rows.append(Row(_account(seat, view.columns[seat], base, factor), number(base * factor)))
    together = translate("TienGowPanel", "Together")
    return (
        Section(
            translate("TienGowPanel", "If you win the last trick"),
            rows=tuple(rows),
            total=Row(together, number(total), "strong", rule_tip("T8")),
            remark=translate("TienGowPanel", "By the columns as they stand now."),
        ),
    )


def _account(seat: Seat, columns: int, base: int, factor: int) -> str:
    if columns == 0:
        text = translate("TienGowPanel", "%1 pays 5 (no column)")
    elif base > 0:
        text = translate("TienGowPanel", "%1 pays %2")
    elif base == 0:
        text = translate("TienGowPanel", "%1 pays nothing")
    else:
        text = translate("TienGowPanel", "%1 receives %2")
    text = text.replace("%1", seat_name(seat)).replace("%2", number(abs(base)))
    if factor > 1 and base:
        text = " ".join((text, translate("TienGowPanel", "× 2 (banker)")))
    return text


def _discards(view: View) -> tuple[Section, ...]:
    mine = view.discards(view.seat)
    if not mine:
        return ()
    listed = ", ".join(words.tile(kind_of(piece)) for piece in mine)
    return (Section(translate("TienGowPanel", "Your discards"), remark=listed),)
