"""Speaks to the platform's screen reader without moving the focus; remembers the last words."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


class Announcer(QObject):
    """`target` is the object that the announcement comes from (the table)."""

    def __init__(self, target: QObject, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._target = target
        self.last = ""
        """The last thing said (key L repeats it)."""

    @Slot(str)
    def say(self, text: str) -> None:
        if not text:
            return
        self.last = text
        self._speak(text)

    def repeat(self) -> None:
        self._speak(self.last)

    def _speak(self, text: str) -> None:
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._target, text))
