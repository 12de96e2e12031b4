"""The result: who won, the hand laid open, every point with its rule, who pays whom."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from .. import desk
from ..art.artwork import Artwork
from ..games.base import Line, Presenter, ResultContent
from ..theme import rem
from ..words import signed
from .parts import label, rule
from .result_parts import Arrow, HandStrip

translate = QCoreApplication.translate


_To = QAbstractSlider.SliderAction
SCROLLS = {
    Qt.Key.Key_PageDown: _To.SliderPageStepAdd,
    Qt.Key.Key_PageUp: _To.SliderPageStepSub,
    Qt.Key.Key_Home: _To.SliderToMinimum,
    Qt.Key.Key_End: _To.SliderToMaximum,
}
"""Keys of a page that is longer than its room."""


class ResultPage(QWidget):
    """Shown when the deal is over; remade for every result."""

    next_deal = Signal()
    start_over = Signal()
    undo = Signal()
    home = Signal()
    rule = Signal(str)
    """The rule that a line follows from was clicked."""
    look = Signal()
    """Back to the table as it lies."""

    def __init__(self, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self._shown: tuple[Presenter, Any] | None = None
        self._made_for: tuple[bool, bool] = (False, False)
        self._column: QWidget | None = None
        self._dense = False
        """Three columns and many lines, as long cards have."""
        self._remake = QTimer(self)
        self._remake.setSingleShot(True)
        self._remake.setInterval(0)
        self._remake.timeout.connect(self.retranslate)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self._scroll, 1)
        self._more = rule(self)
        self._more.hide()
        outer.addWidget(self._more)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._tell_more)
        foot = self._foot = QHBoxLayout()
        foot.setSpacing(rem() * 5 // 7)
        self._since = 0.0
        self.next_button = self._button("primary", self._next)
        self.undo_button = self._button("plain", self.undo)
        self.look_button = self._button("plain", self.look)
        self.over_button = self._button("plain", self.start_over)
        self.home_button = self._button("plain", self.home)
        foot.addStretch(1)
        for button in (
            self.next_button,
            self.undo_button,
            self.look_button,
            self.over_button,
            self.home_button,
        ):
            foot.addWidget(button)
        foot.addStretch(1)
        outer.addLayout(foot)
        self.setFocusProxy(self.next_button)
        self._name_buttons()

    def _button(self, look: str, signal: Any) -> QPushButton:
        made = QPushButton(self)
        made.setProperty("look", look)
        made.clicked.connect(signal)
        made.setAutoDefault(True)
        return made

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._since = time.monotonic()

    @Slot()
    def _next(self) -> None:
        """A press meant for the table, just before the page appeared, skips no result."""
        if time.monotonic() >= self._since + 2 * desk.GUARD:
            self.next_deal.emit()

    @Slot(int, int)
    def _tell_more(self, least: int, most: int) -> None:
        """A line over the buttons where the page goes on beneath it."""
        self._more.setVisible(most > least)

    def keyPressEvent(self, event: Any) -> None:
        step = SCROLLS.get(event.key())
        if step is not None:
            self._scroll.verticalScrollBar().triggerAction(step)
            return
        focused = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(focused, QPushButton) and not event.isAutoRepeat():
            focused.click()
        else:
            event.ignore()

    def outcome(self) -> str:
        """Who won and how, for readers."""
        if self._shown is None:
            return ""
        presenter, finished = self._shown
        content = presenter.result(finished)
        return f"{content.title}. {content.subtitle}"

    def show_result(self, presenter: Presenter, finished: Any) -> None:
        """Fill the page from a `Finished`."""
        self._shown = (presenter, finished)
        self.undo_button.setVisible(finished.can_undo)
        content = presenter.result(finished)
        self._dense = bool(content.sheet)
        page = QWidget()
        centred = QHBoxLayout(page)
        centred.addStretch(1)
        column_box = QWidget(page)
        column_box.setMaximumWidth(rem() * (82 if content.sheet else 66))
        self._column = column_box
        self._widen()
        centred.addWidget(column_box, 30)
        centred.addStretch(1)
        column = QVBoxLayout(column_box)
        low, wide = self._made_for = self._shape
        tight = low or len(content.lines) > 10
        top = rem() if tight else rem() * 2
        column.setContentsMargins(rem(), rem() // 2 if low else top, rem(), 0)
        column.setSpacing(rem() * 2 // 7 if tight else rem() * 5 // 7)
        edge = rem() * 4 // 7 if low else rem()
        self._foot.setContentsMargins(rem() * 2, edge, rem() * 2, edge * 12 // 7)
        high = presenter.proportion()
        large = min(44 if tight else 56, round((62 if low else 96) / high))
        strip = HandStrip(presenter, self._artwork, content.groups, large, column_box)
        title = label(content.title, "title", column_box)
        subtitle = label(content.subtitle, "muted", column_box)
        head: QBoxLayout = QVBoxLayout()
        if low and not strip.short:  # one line instead of two
            head = QHBoxLayout()
            title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            subtitle.setWordWrap(True)
        head.setSpacing(rem() if low and not strip.short else column.spacing())
        head.addWidget(title)
        head.addWidget(subtitle)
        if strip.short:  # beside the title, so that what follows needs no scrolling
            strip.shrink()
            head.addStretch(1)
            row = QHBoxLayout()
            row.setSpacing(rem())
            row.addWidget(strip)
            row.addLayout(head, 1)
            column.addLayout(row)
        else:
            column.addLayout(head)
            column.addWidget(strip)
        if low:
            column.addLayout(self._packed(content, presenter, column_box))
        else:
            self._spread(content, presenter, tight, wide, column)
        for remark in content.remarks:
            column.addWidget(label(remark, "muted", column_box))
        column.addStretch(1)
        self._scroll.setWidget(page)

    def _spread(
        self,
        content: ResultContent,
        presenter: Presenter,
        tight: bool,
        wide: bool,
        column: QVBoxLayout,
    ) -> None:
        """Points and payments side by side, the other hands under both."""
        box = column.parentWidget()
        assert box is not None
        sides = QHBoxLayout()
        sides.setSpacing(rem() * 4)
        if content.lines:
            sides.addLayout(self._points(content, box), 5)
        payments = self._payments(content, presenter, box)
        if content.sheet and wide:
            sides.addLayout(self._sheet(content.sheet, box), 4)
        elif content.sheet:
            payments.insertLayout(0, self._sheet(content.sheet, box))
        sides.addLayout(payments, 5)
        column.addLayout(sides)
        if content.hands:
            column.addWidget(rule(box))
            if content.hands_title:
                column.addWidget(label(content.hands_title, "heading", box))
            column.addLayout(self._hands(content, presenter, 20 if tight else 26, box))

    def _packed(self, content: ResultContent, presenter: Presenter, parent: QWidget) -> QHBoxLayout:
        """In a low page the other hands stand under the shorter of points and payments."""
        left, right, top = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        gap = rem() * 3 // 2 if content.sheet else rem() * 3
        if content.lines:
            left.addLayout(self._points(content, parent))
        top.setSpacing(gap)
        if content.sheet:
            top.addLayout(self._sheet(content.sheet, parent), 4)
        top.addLayout(self._payments(content, presenter, parent), 4)
        right.addLayout(top)
        points = len(content.lines) + len(content.totals)
        paid = len(content.pays) + len(content.standings) + 2
        place = left if 0 < points < paid and not content.sheet else right
        if content.hands:
            place.addWidget(rule(parent))
            if content.hands_title:
                place.addWidget(label(content.hands_title, "heading", parent))
            width = min(20, round(40 / presenter.proportion()))
            place.addLayout(self._hands(content, presenter, width, parent))
        sides = QHBoxLayout()
        sides.setSpacing(gap)
        for part, share in ((left, 5), (right, 7 if content.sheet else 5)):
            part.setSpacing(rem() * 2 // 7)
            if part.count():
                part.addStretch(1)
                sides.addLayout(part, share)
        return sides

    @property
    def _gap(self) -> int:
        """Pixels between lines."""
        if not self._made_for[0]:
            return rem() * (2 if self._dense else 3) // 7
        return rem() // 10 if self._dense else rem() * 2 // 7

    def _hands(
        self, content: ResultContent, presenter: Presenter, width: int, parent: QWidget
    ) -> QGridLayout:
        """Name and pieces of a seat; short rows stand two by two."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(rem())
        longest = max(sum(len(g.kinds) for g in groups) for _, groups in content.hands)
        across = 2 if longest <= 10 else 1
        for n, (name, groups) in enumerate(content.hands):
            who = label(name, "strong", parent)
            who.setFixedWidth(rem() * 5)
            row, at = divmod(n, across)
            grid.addWidget(who, row, 2 * at)
            strip = HandStrip(presenter, self._artwork, groups, width, parent)
            grid.addWidget(strip, row, 2 * at + 1)
            grid.setColumnStretch(2 * at + 1, 1)
        return grid

    def _sheet(self, rows: tuple[tuple[str, ...], ...], parent: QWidget) -> QGridLayout:
        """The score of every seat, column by column."""
        grid = QGridLayout()
        grid.setVerticalSpacing(min(self._gap, rem() * 2 // 7))
        heading = label(translate("Result", "Score sheet"), "heading", parent)
        grid.addWidget(heading, 0, 0, 1, len(rows[0]))
        for place, row in enumerate(rows, 1):
            look = "muted" if place == 1 else "strong" if place == len(rows) else ""
            for at, text in enumerate(row):
                cell = label(text, look, parent)
                side = Qt.AlignmentFlag.AlignLeft if at == 0 else Qt.AlignmentFlag.AlignRight
                grid.addWidget(cell, place, at, side)
        grid.setHorizontalSpacing(rem() * 8 // 7)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(len(rows) + 1, 1)
        return grid

    def _points(self, content: ResultContent, parent: QWidget) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(self._gap)
        grid.setHorizontalSpacing(rem() * 6 // 7)
        grid.addWidget(label(translate("Result", "Points"), "heading", parent), 0, 0, 1, 3)
        place = 1
        for line in content.lines:
            place = self._line(grid, place, line, "", parent)
        grid.addWidget(rule(parent), place, 0, 1, 3)
        place += 1
        for line in content.totals:
            place = self._line(grid, place, line, "strong", parent)
        grid.setRowStretch(place, 1)
        grid.setColumnStretch(0, 1)
        return grid

    def _line(self, grid: QGridLayout, place: int, line: Line, look: str, parent: QWidget) -> int:
        cells = (
            label(line.label, look, parent),
            self._rule_link(line, parent),
            label(line.value, look or "strong", parent),
        )
        cells[0].setWordWrap(self._dense and self._made_for[0])
        for column, cell in enumerate(cells):
            cell.setToolTip(line.tip)
            grid.addWidget(cell, place, column)
        cells[2].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return place + 1

    def _rule_link(self, line: Line, parent: QWidget) -> QLabel:
        """The ids of the rules, each of which opens the rules there."""
        links = (
            f'<a href="{target}" style="text-decoration: none">{id}</a>'
            for id, target in line.links()
        )
        made = QLabel(", ".join(links), parent)
        made.setProperty("words", line.rule)
        made.linkActivated.connect(self.rule)
        return made

    def _payments(
        self, content: ResultContent, presenter: Presenter, parent: QWidget
    ) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._gap)
        names = presenter.names()
        if content.pays:
            column.addWidget(label(translate("Result", "Payments"), "heading", parent))
            for pay in content.pays:
                ends = (names[pay.source], names[pay.target])
                low = self._made_for[0]
                short = low and self._dense
                column.addWidget(Arrow(*ends, pay, parent, small=low, short=short))
        grid = QGridLayout()
        grid.setVerticalSpacing(min(self._gap, rem() * 2 // 7))
        heads = ("", translate("Result", "This deal"), translate("Result", "Together"))
        for at, head in enumerate(heads):
            grid.addWidget(label(head, "muted", parent), 0, at, Qt.AlignmentFlag.AlignRight)
        for place, line in enumerate(content.standings, 1):
            grid.addWidget(label(line.name, "strong", parent), place, 0)
            net = label(signed(line.net), "good" if line.net > 0 else "", parent)
            grid.addWidget(net, place, 1, Qt.AlignmentFlag.AlignRight)
            points = label(signed(line.points), "", parent)
            grid.addWidget(points, place, 2, Qt.AlignmentFlag.AlignRight)
        column.addLayout(grid)
        column.addStretch(1)
        return column

    def _name_buttons(self) -> None:
        self.next_button.setText(translate("Result", "Next deal"))
        self.undo_button.setText(translate("Result", "Undo"))
        self.look_button.setText(translate("Result", "See the table"))
        self.over_button.setText(translate("Result", "Start over"))
        self.over_button.setToolTip(translate("Result", "A new series with all points at zero"))
        self.home_button.setText(translate("Result", "Home"))

    @property
    def _shape(self) -> tuple[bool, bool]:
        """(low, wide): what the arrangement depends on."""
        return (self.height() < rem() * 48, self.width() >= rem() * 82)

    def _widen(self) -> None:
        """The column takes the width of the page, as far as it may."""
        if self._column is not None:
            most = self._column.maximumWidth()
            self._column.setMinimumWidth(min(most, max(560, self.width() - rem() * 6)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._widen()
        if self._shown is not None and self._shape != self._made_for:
            self._remake.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._shown is not None:
            self._remake.start()  # links keep the colour they were made with

    @Slot()
    def retranslate(self) -> None:
        self._name_buttons()
        if self._shown is not None:
            self.show_result(*self._shown)


def texts(page: QWidget) -> list[str]:
    """Every visible label of a page, for tests and readers."""
    labels = [each for each in page.findChildren(QLabel) if each.text()]
    return [each.property("words") or each.text() for each in labels]
