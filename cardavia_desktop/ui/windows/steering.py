"""Buttons by keyboard: arrows go by screen direction, Enter presses as Space does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Steering(QObject):
    """Takes the keys of some buttons of one window; Qt's own arrows follow the order of Tab."""

    def __init__(
        self, buttons: Sequence[QAbstractButton], parent: QObject, arrows: bool = True
    ) -> None:
        super().__init__(parent)
        self._buttons = tuple(buttons)
        self._arrows = arrows
        for button in self._buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if not isinstance(watched, QAbstractButton):
            return False
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                watched.click()
            return True
        if not self._arrows or key not in WAYS:
            return False
        if (found := self._towards(watched, *WAYS[key])) is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _towards(self, here: QAbstractButton, x: int, y: int) -> QAbstractButton | None:
        """The nearest button that lies in a direction; what lies beside the way counts twice."""
        start = _middle(here)
        best: tuple[int, QAbstractButton] | None = None
        for button in self._buttons:
            if button is here or not button.isVisible() or not button.isEnabled():
                continue
            way = _middle(button) - start
            ahead = way.x() * x + way.y() * y
            aside = abs(way.x() * y) + abs(way.y() * x)
            if ahead <= 0 or (x and aside > (here.height() + button.height()) // 2):
                continue  # Left and Right stay in their row
            if best is None or ahead + 2 * aside < best[0]:
                best = (ahead + 2 * aside, button)
        return None if best is None else best[1]


def _middle(button: QAbstractButton) -> QPoint:
    return button.mapTo(button.window(), button.rect().center())
