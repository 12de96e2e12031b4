"""The report of the last run's crash, offered in a strip: copied, looked up or deleted, and sent
nowhere. Buttons are reached by Tab and F6; the words are spoken when the strip appears."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..storage import crashes
from .shapes import Failure
from .theme import rem

translate = QCoreApplication.translate


class ReportStrip(QFrame):
    """`reports` are files, the latest first; the strip stays until one of its buttons ends it."""

    shown = Signal(str)
    failed = Signal(object)  # Failure
    ended = Signal(bool)
    """True when the focus was here, and has to go elsewhere."""

    def __init__(self, reports: tuple[Path, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self._reports = reports
        self._copied = False
        self._headline = crashes.headline(self._text(latest=True))
        self._label = QLabel(self)
        self._what = QLabel(self._headline, self)
        self._what.setProperty("look", "muted")
        for part in (self._label, self._what):
            part.setTextFormat(Qt.TextFormat.PlainText)
            part.setWordWrap(True)
        words = QVBoxLayout()
        words.addWidget(self._label)
        words.addWidget(self._what)
        row = QHBoxLayout(self)
        row.setContentsMargins(rem(), rem() // 2, rem() // 2, rem() // 2)
        row.addLayout(words, 1)
        self.copy = self._button(self._copy)
        self.open = self._button(self._open)
        self.delete = self._button(self._delete)
        self.later = self._button(self._done)
        for button in self.buttons:
            row.addWidget(button)
        self.retranslate()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return self.copy, self.open, self.delete, self.later

    @property
    def text(self) -> str:
        return self._label.text()

    def _button(self, slot: object) -> QPushButton:
        made = QPushButton(self)
        made.setProperty("look", "quiet")
        made.clicked.connect(slot)
        return made

    def _text(self, latest: bool = False) -> str:
        parts = []
        for report in self._reports[: 1 if latest else None]:
            try:
                parts.append(crashes.read(report))
            except OSError:
                continue
        return "\n\n".join(parts)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text())
        self._copied = True
        self.retranslate()
        self.shown.emit(self.copy.text())

    @Slot()
    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._reports[0].parent)))

    @Slot()
    def _delete(self) -> None:
        for report in self._reports:
            try:
                report.unlink(missing_ok=True)
            except OSError as error:
                self.failed.emit(Failure("internal", str(error), report.name))
        self._done()

    @Slot()
    def _done(self) -> None:
        focused = QApplication.focusWidget()
        inside = focused is not None and self.isAncestorOf(focused)
        self.hide()
        self.ended.emit(inside)
        self.deleteLater()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit(f"{self._label.text()} {self._headline}")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self._label.setText(
            translate(
                "Crash",
                "Something went wrong last time. A report lies on this computer (%1) and is sent"
                " to nobody.",
            ).replace("%1", str(self._reports[0]))
        )
        copied = translate("Crash", "Copied")
        self.copy.setText(copied if self._copied else translate("Crash", "Copy report"))
        self.open.setText(translate("Crash", "Open folder"))
        self.delete.setText(translate("Crash", "Delete report"))
        self.later.setText(translate("Window", "Close"))
