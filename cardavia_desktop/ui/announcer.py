"""Speaks to the platform's screen reader without moving the focus; remembers the last words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """`target` is what announcements come from (the table); its window while it is hidden."""

    def __init__(self, target: QWidget, parent: QObject | None = None) -> None:
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

    def remember(self, words: Callable[[], str]) -> None:
        """Something that is spoken already: `repeat` says it again."""
        self._last = words

    def repeat(self) -> None:
        self._speak(self.last)

    def _speak(self, text: str) -> None:
        if text and QAccessible.isActive():
            shown = self._target if self._target.isVisible() else self._target.window()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(shown, text))
