"""Whether texts have room: extents against rooms, without pictures; and a longer language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QTableView,
    QWidget,
)

from cardavia_desktop.ui.dialogs.controls import Tick
from cardavia_desktop.ui.rules_text import BOOKS
from cardavia_desktop.ui.scene.call_bar import CallButton
from cardavia_desktop.ui.theme import rem
from cardavia_desktop.ui.windows.result_parts import Arrow

LEAST = 8.0
"""Pixels of the smallest letters that may be drawn."""
SLACK = 1.0
ACCENTS = str.maketrans("aeiouyAEIOUYcnszCNSZ", "áéíóúýÁÉÍÓÚÝçñšžÇÑŠŽ")
KEPT = re.compile(r"(%L?\d+|%n|&(?=\w)|<[^>]*>|\[\[[^\]]*\]\]|\]\(#[^)]*\)|&\w+;)")


def longer(text: str) -> str:
    """Accented and a fifth longer; placeholders, marks and pieces stay."""
    parts = KEPT.split(text.replace("(s)", "s"))
    letters = sum(len(part) for n, part in enumerate(parts) if n % 2 == 0)
    made = "".join(p if n % 2 else p.translate(ACCENTS) for n, p in enumerate(parts))
    return made + "ö" * (1 + letters // 5) if text and "|" not in text else made


class Pseudo(QTranslator):
    """Every message longer than in English, in letters that English has not."""

    def __init__(self) -> None:
        super().__init__()
        self._rules = {p.id: p.source for book in BOOKS.values() for p in book.paragraphs()}

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if source.startswith("rules."):
            return longer(self._rules.get(source, ""))
        return longer(source) if context[:1].isupper() and context[:1] != "Q" else ""

    def isEmpty(self) -> bool:
        return False


class Ruler:
    """A painter that measures what it writes; `trouble` says what had no room."""

    def __init__(self, width: float, height: float) -> None:
        size = QSize(max(1, round(width)), max(1, round(height)))
        self._image = QImage(size, QImage.Format.Format_RGB32)
        self._painter = QPainter(self._image)
        self.trouble: list[str] = []

    def drawText(self, *given: Any) -> None:
        room = given[0]
        if isinstance(room, QRect):
            room = QRectF(room)
        if not isinstance(room, QRectF):
            return
        flags, text = int(given[1]), str(given[2])
        need = self._painter.boundingRect(room, flags, text)
        pixels = self._painter.font().pixelSize()
        if text and need.width() > room.width() + SLACK:
            self.trouble.append(f"{text!r} needs {need.width():.0f} of {room.width():.0f} px")
        if text and need.height() > room.height() + 0.4 * pixels:
            down = f"{need.height():.0f} of {room.height():.0f} px down"
            self.trouble.append(f"{text!r} needs {down}")
        if text and any(c.isalpha() for c in text) and 0 < pixels < LEAST:
            self.trouble.append(f"{text!r} is written with {pixels} px")

    def close(self) -> None:
        """Before it goes: a painter must end before its image."""
        self._painter.end()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._painter, name)


def cramped(window: Any) -> list[str]:
    """Every text of the window and its dialogs that has too little room, a sentence each."""
    found: list[str] = []
    for root in (window, *(d for d in (window._dialog, window._chart) if d is not None)):
        for widget in (root, *root.findChildren(QWidget)):
            if widget.isVisible() and widget.window() is root:
                found += (f"{type(widget).__name__}: {each}" for each in _of_widget(widget))
    if window.result.isVisible():
        beyond = window.result._scroll.verticalScrollBar().maximum()
        found += [f"the result is {beyond} px longer than its room"] if beyond else []
    if window.table.isVisible():
        for sprite, decor in window.table.scene._decor.values():
            if sprite.isVisible():
                ruler = Ruler(decor.rect.w, decor.rect.h)
                decor.paint(ruler, decor.rect.w, decor.rect.h)
                found += (f"{decor.key}: {each}" for each in ruler.trouble)
                ruler.close()
    return sorted(set(found))


def _of_widget(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, CallButton):
        yield from _painted(widget, widget.text())
    elif isinstance(widget, Arrow):
        for name in widget._words[:2]:
            need = QFontMetricsF(widget.font()).horizontalAdvance(name)
            if need > 5 * rem():
                yield f"{name!r} needs {need:.0f} of {5 * rem()} px"
    elif isinstance(widget, QLabel) and widget.pixmap().isNull() and widget.text():
        room = widget.contentsRect()
        if widget.wordWrap():
            need = widget.heightForWidth(widget.width())
            if need > widget.height() + 2:
                yield f"{widget.text()!r} needs {need} of {widget.height()} px down"
        elif widget.sizeHint().width() > widget.width() + SLACK:
            need = widget.sizeHint().width()
            yield f"{widget.text()!r} needs {need} of {widget.width()} px"
        elif widget.sizeHint().height() > room.height() + 4:
            yield f"{widget.text()!r} needs {widget.sizeHint().height()} of {room.height()} px down"
    elif isinstance(widget, (QPushButton, QRadioButton, Tick)):
        need = widget.sizeHint().width()
        if widget.text() and need > widget.width() + SLACK:
            yield f"{widget.text()!r} needs {need} of {widget.width()} px"
    elif isinstance(widget, QAbstractButton):
        return
    elif isinstance(widget, QLineEdit):
        need = QFontMetricsF(widget.font()).horizontalAdvance(widget.placeholderText())
        room = widget.contentsRect().width() - 16
        if need > room:
            yield f"{widget.placeholderText()!r} needs {need:.0f} of {room} px"
    elif isinstance(widget, QTableView):
        yield from _of_table(widget)
    elif isinstance(widget, QListWidget):
        for row in range(widget.count()):
            item = widget.item(row)
            need, room = widget.sizeHintForRow(row), widget.visualItemRect(item).height()
            if need > room + SLACK:
                yield f"{item.text()!r} needs {need} of {room} px down"


def _painted(button: CallButton, text: str) -> Iterator[str]:
    room, font = button.writing()
    need = QFontMetricsF(font).horizontalAdvance(text)
    if need > room.width() + SLACK or (text and font.pixelSize() < LEAST):
        yield f"{text!r} needs {need:.0f} of {room.width():.0f} px, {font.pixelSize()} px high"


def _of_table(table: QTableView) -> Iterator[str]:
    model = table.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            text = index.data(Qt.ItemDataRole.DisplayRole)
            box = QRectF(table.visualRect(index))
            if not text or box.isEmpty():
                continue
            metrics = QFontMetricsF(table.font())
            room = box.adjusted(3, 0, -3, 0)
            flags = int(Qt.TextFlag.TextWordWrap)
            need = metrics.boundingRect(QRectF(QPointF(), room.size()), flags, text)
            if need.width() > room.width() + SLACK or need.height() > room.height() + 2:
                yield f"{text!r} needs {need.width():.0f} × {need.height():.0f} of {room.size()}"
