"""Failures in words: one strip under the top bar that waits to be closed, never a dialog."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from . import words
from .shapes import Failure


class MessageStrip(QFrame):
    """Shows one message; the next one replaces it."""

    shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._close = QPushButton(self)
        self._close.setProperty("look", "quiet")
        self._close.clicked.connect(self.hide)
        row.addWidget(self._label, 1)
        row.addWidget(self._close)
        self._failure: Failure | None = None
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    @Slot(object)
    def tell(self, failure: Failure) -> None:
        self._failure = failure
        self.retranslate()
        self.show()
        self.shown.emit(self._label.text())

    def retranslate(self) -> None:
        self._close.setText(QCoreApplication.translate("Window", "Close"))
        if self._failure is not None:
            self._label.setText(words.failure(self._failure.id, self._failure.file))
