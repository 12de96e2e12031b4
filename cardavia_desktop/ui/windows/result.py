"""The result: who won, the hand laid open, every point with its rule, who pays whom."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..art.artwork import Artwork
from ..games.base import Group, Line, Pay, Presenter, ResultContent
from ..theme import GOLD, rem
from ..words import number, signed
from .parts import label, rule

translate = QCoreApplication.translate


SHORT = 4
"""Pieces that have room beside a title."""


class HandStrip(QWidget):
    """Groups of pieces side by side, shrunk to the width there is; `short` for a few."""

    def __init__(
        self,
        presenter: Presenter,
        artwork: Artwork,
        groups: tuple[Group, ...],
        width: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._presenter, self._artwork, self._groups, self._most = (
            presenter,
            artwork,
            groups,
            width,
        )
        self._ratio = presenter.proportion()
        names = [", ".join(presenter.piece_name(kind) for kind in group.kinds) for group in groups]
        self.setAccessibleName("; ".join(names))
        self.setToolTip("\n".join(names))
        self.setFixedHeight(round(width * self._ratio) + 12)
        artwork.changed.connect(self.update)

        self.short = 0 < self._units() <= SHORT
        self.setVisible(bool(groups))

    def shrink(self) -> None:
        """No wider than its pieces."""
        self.setFixedWidth(round(self._most * self._units()) + 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(round(self._width() * self._ratio) + 12)

    def _width(self) -> int:
        return int(min(self._most, (self.width() - 12) / max(1.0, self._units())))

    def _units(self) -> float:
        pieces = sum(len(group.kinds) for group in self._groups)
        turned = sum(len(group.turned) for group in self._groups) * (self._ratio - 1)
        return pieces + turned + 0.4 * max(0, len(self._groups) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._groups:
            return
        painter = QPainter(self)
        w = float(self._width())
        x, foot = 6.0, self.height() - 6.0
        for group in self._groups:
            for n, kind in enumerate(group.kinds):
                lies = n in group.turned
                size = QSizeF(w * self._ratio, w) if lies else QSizeF(w, w * self._ratio)
                marks = {"turn": 90 if lies else 0, "outlined": n == group.mark}
                ratio = self.devicePixelRatioF()
                game = self._presenter.game
                if n in group.hidden:
                    picture = self._artwork.back(game, size, ratio, **marks)
                else:
                    picture = self._artwork.face(game, kind, size, ratio, **marks)
                margin = self._artwork.margin(size)
                at = (round(x - margin), round(foot - size.height() - margin))
                painter.drawPixmap(*at, self._artwork.grained(picture))
                x += size.width()
            x += 0.4 * w
        painter.end()


class Arrow(QWidget):
    """`Lin → You  24`, the arrow drawn."""

    def __init__(self, source: str, target: str, pay: Pay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = (source, target, number(pay.amount))
        spoken = translate("Result", "%1 pays %2 %3")
        for n, word in enumerate(self._words):
            spoken = spoken.replace(f"%{n + 1}", word)
        self.setAccessibleName(spoken)
        self.setToolTip(f"{spoken}\n{pay.tip}" if pay.tip else spoken)
        self.setFixedHeight(rem() * 2)
        self.setMinimumWidth(rem() * 22)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        h, side = self.height(), rem() * 5
        middle = Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | middle
        painter.setPen(self.palette().text().color())
        painter.drawText(QRectF(0, 0, side, h), left, self._words[0])
        x0, x1 = side, side + rem() * 6
        painter.drawText(QRectF(x1 + rem(), 0, side, h), left, self._words[1])
        painter.setPen(QPen(QColor(GOLD), 2))
        painter.drawLine(x0, h // 2, x1, h // 2)
        painter.drawLine(x1, h // 2, x1 - 6, h // 2 - 5)
        painter.drawLine(x1, h // 2, x1 - 6, h // 2 + 5)
        font = painter.font()
        font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.palette().text().color())
        amount = QRectF(x1 + rem() + side, 0, rem() * 5, h)
        painter.drawText(amount, Qt.AlignmentFlag.AlignRight | middle, self._words[2])
        painter.end()


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
        foot = QHBoxLayout()
        foot.setContentsMargins(rem() * 2, rem(), rem() * 2, rem() * 12 // 7)
        foot.setSpacing(rem() * 5 // 7)
        self.next_button = self._button("primary", self.next_deal)
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

    def keyPressEvent(self, event: Any) -> None:
        focused = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(focused, QPushButton) and not event.isAutoRepeat():
            focused.click()
        else:
            event.ignore()

    @Slot(object)
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
        page = QWidget()
        centred = QHBoxLayout(page)
        centred.addStretch(1)
        column_box = QWidget(page)
        most = rem() * (82 if content.sheet else 66)
        column_box.setMaximumWidth(most)
        column_box.setMinimumWidth(min(most, max(560, self.width() - rem() * 6)))
        centred.addWidget(column_box, 30)
        centred.addStretch(1)
        column = QVBoxLayout(column_box)
        low, wide = self._made_for = self._shape
        tight = low or len(content.lines) > 10
        column.setContentsMargins(rem(), rem() if tight else rem() * 2, rem(), 0)
        column.setSpacing(rem() * 2 // 7 if tight else rem() * 5 // 7)
        large = 44 if tight else 56
        strip = HandStrip(presenter, self._artwork, content.groups, large, column_box)
        head = QVBoxLayout()
        head.setSpacing(column.spacing())
        head.addWidget(label(content.title, "title", column_box))
        head.addWidget(label(content.subtitle, "muted", column_box))
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
        sides = QHBoxLayout()
        sides.setSpacing(rem() * 4)
        if content.lines:
            sides.addLayout(self._points(content, column_box), 5)
        payments = self._payments(content, presenter, column_box)
        if content.sheet and wide:
            sides.addLayout(self._sheet(content.sheet, column_box), 4)
        elif content.sheet:
            payments.insertLayout(0, self._sheet(content.sheet, column_box))
        sides.addLayout(payments, 5)
        column.addLayout(sides)
        if content.hands:
            column.addWidget(rule(column_box))
            if content.hands_title:
                column.addWidget(label(content.hands_title, "heading", column_box))
            column.addLayout(self._hands(content, presenter, 20 if tight else 26, column_box))
        for remark in content.remarks:
            column.addWidget(label(remark, "muted", column_box))
        column.addStretch(1)
        self._scroll.setWidget(page)

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
        grid.setVerticalSpacing(rem() * 2 // 7)
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
        grid.setVerticalSpacing(rem() * 3 // 7)
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
        for column, cell in enumerate(cells):
            cell.setToolTip(line.tip)
            grid.addWidget(cell, place, column)
        cells[2].setAlignment(Qt.AlignmentFlag.AlignRight)
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
        column.setSpacing(rem() * 3 // 7)
        names = presenter.names()
        if content.pays:
            column.addWidget(label(translate("Result", "Payments"), "heading", parent))
            for pay in content.pays:
                column.addWidget(Arrow(names[pay.source], names[pay.target], pay, parent))
        grid = QGridLayout()
        grid.setVerticalSpacing(rem() * 2 // 7)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
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
