"""The side panel: what the hand is worth, what it waits for, the points, the log."""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QSizeF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ... import resources
from ..art.artwork import Artwork
from ..desk import Desk
from ..games.base import Presenter, Row, Section
from ..theme import rem
from .parts import label, rule

translate = QCoreApplication.translate
_log = logging.getLogger("cardavia.panel")
LOW = 46
"""In rem: a lower panel shows tall pieces smaller."""
DELAY = 30
"""Milliseconds without a change before the panel is worked out anew."""


class PanelSource(QObject):
    """Asks for the sections of the desk's view; only the latest answer counts.

    They are worked out on a thread of its own: the interface thread never computes (law 9).
    """

    ready = Signal(object)
    _made = Signal(int, object)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._number = self._answered = 0
        self._closed = False
        self._seen: Any = None
        self._wishes: queue.SimpleQueue[tuple[Presenter, Any, Any, int] | None]
        self._wishes = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self._ask)
        self._made.connect(self._take, Qt.ConnectionType.QueuedConnection)
        desk.table.connect(self.ask)
        desk.changed.connect(self.ask)

    @property
    def busy(self) -> bool:
        """Whether other sections may still come for what lies on the table now."""
        return self._timer.isActive() or self._answered != self._number

    @Slot()
    def ask(self) -> None:
        if not self._closed and not self._timer.isActive():
            self._timer.start()

    def again(self) -> None:
        """The language has changed, or the panel was emptied: what is being worked out for the
        other language, or the other game, does not count any more."""
        self._number += 1
        self._answered = self._number
        self._seen = None
        self.ask()

    @Slot()
    def _ask(self) -> None:
        desk = self._desk
        if desk.presenter is None or desk.view is None or self._seen == (desk.view, desk.legal):
            return
        self._seen = (desk.view, desk.legal)
        self._number += 1
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="panel", daemon=True)
            self._thread.start()
        self._wishes.put((desk.presenter, desk.view, desk.legal, self._number))

    def _work(self) -> None:
        """On the panel's thread, until None comes."""
        warmed: set[str] = set()
        while (wish := self._wishes.get()) is not None:
            presenter, view, legal, number = wish
            if number != self._number:
                continue
            try:
                if presenter.game not in warmed:
                    presenter.warm(resources.table)
                    warmed.add(presenter.game)
                sections = presenter.panel(view, legal)
            except Exception:
                _log.exception("the panel of %s", presenter.game)
                sections = ()  # nothing rather than what was true before
            # The window may have gone meanwhile: then nobody listens.
            with contextlib.suppress(RuntimeError):
                self._made.emit(number, sections)

    @Slot(int, object)
    def _take(self, number: int, sections: tuple[Section, ...]) -> None:
        if number == self._number:
            self._answered = number
            self.ready.emit(sections)

    def close(self) -> None:
        """No answer comes after this, whatever the desk still hears; a moment is given to the one
        that is under way."""
        self._closed = True
        self._number += 1
        self._timer.stop()
        self._wishes.put(None)
        if self._thread is not None:
            self._thread.join(0.5)
            self._thread = None


class Panel(QWidget):
    """Sections of the presenter on top, the log beneath; only the log scrolls."""

    def __init__(self, desk: Desk, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self._artwork = artwork
        self._sections: tuple[Section, ...] | None = None
        self._pieces: list[tuple[QLabel, str]] = []
        self._low = True
        column = QVBoxLayout(self)
        r = rem()
        column.setContentsMargins(r * 12 // 7, r * 11 // 7, r * 12 // 7, r)
        column.setSpacing(r * 4 // 7)
        self._top = QWidget(self)
        self._top_column = QVBoxLayout(self._top)
        self._top_column.setContentsMargins(0, 0, 0, 0)
        self._top_column.setSpacing(r * 3 // 7)
        column.addWidget(self._top)
        self._points_title = label("", "heading", self)
        self._points = self._grid(desk.score)
        self._points.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._log_title = label("", "heading", self)
        self.log = self._grid(desk.log)
        self._line = rule(self)
        column.addWidget(self._points_title)
        column.addWidget(self._points)
        column.addWidget(self._line)
        column.addWidget(self._log_title)
        column.addWidget(self.log, 1)
        self._settle = QTimer(self)  # the log's room is known after the layout
        self._settle.setSingleShot(True)
        self._settle.setInterval(0)
        self._settle.timeout.connect(self._to_end)
        self.log.setMinimumHeight(rem() * 3)
        self.log.verticalHeader().setMinimumSectionSize(rem() * 25 // 14)
        self._width = 0
        desk.log.rowsInserted.connect(self._fit_rows)
        desk.log.modelReset.connect(self._fit_log)
        desk.log.dataChanged.connect(self._fit_log)
        desk.score.modelReset.connect(self._fit_points)
        artwork.changed.connect(self._redraw)
        self.retranslate()

    def _grid(self, model: Any) -> QTableView:
        grid = QTableView(self)
        grid.setModel(model)
        grid.setShowGrid(False)
        grid.setFrameShape(QFrame.Shape.NoFrame)
        grid.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        grid.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        grid.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        grid.setTabKeyNavigation(False)
        grid.setWordWrap(True)
        grid.horizontalHeader().hide()
        grid.verticalHeader().hide()
        grid.verticalHeader().setDefaultSectionSize(rem() * 25 // 14)
        header = grid.horizontalHeader()
        header.setMinimumSectionSize(rem() * 3)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(0, rem() * 4)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        grid.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return grid

    @property
    def sections(self) -> tuple[Section, ...]:
        """What is shown."""
        return self._sections or ()

    @Slot(object)
    def show_sections(self, sections: tuple[Section, ...]) -> None:
        if sections == self._sections:
            return
        self._sections = sections
        self._pieces = []
        while (item := self._top_column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for section in sections:
            self._top_column.addWidget(self._section(section))
            self._top_column.addWidget(rule(self._top))
        self._fit_points()
        self._settle.start()

    def _section(self, section: Section) -> QWidget:
        box = QWidget(self._top)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, rem() // 3)
        column.setSpacing(rem() * 2 // 7)
        head = QHBoxLayout()
        title = label(section.title, "heading", box)
        title.setWordWrap(True)
        head.addWidget(title, 1)
        head.addWidget(label(section.aside, "aside", box))
        column.addLayout(head)
        for row in section.rows:
            column.addLayout(self._row(row, box))
        if section.total is not None:
            column.addWidget(rule(box))
            column.addLayout(self._row(section.total, box, "strong"))
        self._add_pieces(section, box, column)
        if section.remark:
            remark = label(section.remark, "muted", box)
            remark.setWordWrap(True)
            column.addWidget(remark)
        return box

    def _row(self, row: Row, parent: QWidget, name_look: str = "") -> QHBoxLayout:
        line = QHBoxLayout()
        name = label(row.label, "faint" if row.look == "muted" else name_look, parent)
        value = label(row.value, "faint" if row.look == "muted" else row.look, parent)
        name.setWordWrap(True)
        for each in (name, value):
            each.setToolTip(row.tip)
        wordy = len(row.value) > 20
        value.setWordWrap(wordy)
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(name, 1)
        line.addWidget(value, 2 if wordy else 0)
        return line

    def _add_pieces(self, section: Section, box: QWidget, column: QVBoxLayout) -> None:
        """A few pieces in a row with their words at the right; long words get a line each, many
        pieces stand in two columns."""
        if not section.pieces:
            return
        wordy = max(len(text) for _, text in section.pieces) > 22
        line = QHBoxLayout()
        line.setSpacing(rem() * 2 // 7)
        if len(section.pieces) <= 3 and not wordy:
            for kind, text in section.pieces:
                line.addWidget(self._piece(kind, 40, text, box))
            beside = label("\n".join(t for _, t in section.pieces), "", box)
            beside.setWordWrap(True)
            line.addWidget(beside, 1)
            column.addLayout(line)
            return
        presenter = self._desk.presenter
        high = presenter.proportion() if presenter is not None else 1.0
        small = min(24, round(40 / high)) if self._low else 24
        across = 1 if wordy and len(section.pieces) <= 3 else 2
        for start in range(0, len(section.pieces), across):
            line = QHBoxLayout()
            for kind, text in section.pieces[start : start + across]:
                line.addWidget(self._piece(kind, small, text, box))
                words = label(text, "muted", box)
                words.setWordWrap(True)
                line.addWidget(words, 1)
            column.addLayout(line)

    def _piece(self, kind: str, width: int, text: str, parent: QWidget) -> QLabel:
        made = QLabel(parent)
        size = QSizeF(width, width)
        made.setFixedWidth(width + 2 * self._artwork.margin(size))
        made.setToolTip(text)
        made.setAccessibleName(text)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        made.setProperty("width", width)
        self._pieces.append((made, kind))
        self._draw(made, kind)
        return made

    def _draw(self, where: QLabel, kind: str) -> None:
        presenter = self._desk.presenter
        if presenter is None:
            return
        width = where.property("width")
        size = QSizeF(width, width * presenter.proportion())
        ratio = self.devicePixelRatioF()
        picture = self._artwork.face(presenter.game, kind, size, ratio)
        where.setPixmap(self._artwork.grained(picture))

    @Slot()
    def _redraw(self) -> None:
        for where, kind in self._pieces:
            self._draw(where, kind)

    @Slot()
    def _to_end(self) -> None:
        if self.log.columnWidth(1) != self._width:
            self._width = self.log.columnWidth(1)
            self.log.resizeRowsToContents()
        self.log.scrollToBottom()

    @Slot(QModelIndex, int, int)
    def _fit_rows(self, parent: QModelIndex, first: int, last: int) -> None:
        """A long line of the log takes two rows."""
        for row in range(first, last + 1):
            self.log.resizeRowToContents(row)
        self._to_end()

    @Slot()
    def _fit_log(self) -> None:
        self.log.resizeRowsToContents()
        self._to_end()

    @Slot()
    def _fit_points(self) -> None:
        """The points stand here when there is room; the plates on the table show them too."""
        rows = self._desk.score.rowCount()
        self._points.setFixedHeight(rows * self._points.verticalHeader().defaultSectionSize() + 4)
        roomy = rows > 0 and self.height() >= 52 * rem()
        for part in (self._points_title, self._points, self._line):
            part.setVisible(roomy)

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self._fit_points()
        self._settle.start()
        if self._low != (self.height() < LOW * rem()):
            self._low = not self._low
            sections, self._sections = self._sections, None
            self.show_sections(sections or ())

    def retranslate(self) -> None:
        self._points_title.setText(translate("Panel", "Points"))
        self._log_title.setText(translate("Panel", "Log"))
        self._points.setAccessibleName(translate("Panel", "Points"))
        self.log.setAccessibleName(translate("Panel", "Log"))
