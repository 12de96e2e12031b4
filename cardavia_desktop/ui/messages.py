"""Failures in words: one strip under the top bar that waits to be closed, never a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from . import words

if TYPE_CHECKING:
    from .shapes import Failure


class MessageStrip(QFrame):
    """Shows the latest message; closing it shows the one before, until each has been closed."""

    shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)  # names of files are in it
        self._label.setWordWrap(True)
        self._close = QPushButton(self)
        self._close.setProperty("look", "quiet")
        self._close.clicked.connect(self._next)
        row.addWidget(self._label, 1)
        row.addWidget(self._close)
        self._open: list[Failure] = []
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def words(self) -> str:
        """What it shows, in the language of the moment."""
        return self._label.text()

    @Slot(object)
    def tell(self, failure: Failure) -> None:
        same = [f for f in self._open if (f.id, f.file) == (failure.id, failure.file)]
        for old in same:
            self._open.remove(old)
        self._open.append(failure)
        self.retranslate()
        self.show()
        self.shown.emit(self._label.text())

    @Slot()
    def _next(self) -> None:
        del self._open[-1:]
        self.setVisible(bool(self._open))
        if self._open:
            self.retranslate()
            self.shown.emit(self._label.text())

    def retranslate(self) -> None:
        self._close.setText(QCoreApplication.translate("Window", "Close"))
        if self._open:
            self._label.setText(words.failure(self._open[-1].id, self._open[-1].file))
