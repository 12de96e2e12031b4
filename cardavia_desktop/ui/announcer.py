"""Speaks to the platform's screen reader without moving the focus; remembers the last words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


class Announcer(QObject):
    """`target` is the object that the announcement comes from (the table)."""

    def __init__(self, target: QObject, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._target = target
        self._last: Callable[[], str] = str

    @property
    def last(self) -> str:
        """The last thing said, in the language of the moment (key L repeats it)."""
        return self._last()

    @Slot(str)
    def say(self, text: str) -> None:
        """Something that needs no other language, or cannot be said in one later."""
        self.tell(lambda: text)

    def tell(self, words: Callable[[], str]) -> None:
        """Something whose words can be made anew."""
        if text := words():
            self._last = words
            self._speak(text)

    def repeat(self) -> None:
        self._speak(self.last)

    def _speak(self, text: str) -> None:
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._target, text))
