"""The call bar: real buttons over the felt, each call in its own fixed slot."""

from __future__ import annotations

import time

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ..games.base import Call
from ..models.calls import CALL, CallsModel
from ..theme import GOLD, GOLD_INK, IVORY, SANS, fitted, sized

_MIDDLE = Qt.AlignmentFlag.AlignCenter


class CallButton(QPushButton):
    """Draws itself: the primary call gold, others jade, Pass quiet; its key in a small box."""

    pushed = Signal(object, float)
    """The call and the time.monotonic() at which the press began."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.call: Call | None = None
        self._since = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._push)

    def show_call(self, call: Call, words: str) -> None:
        self.call = call
        self.setEnabled(call.enabled)
        self.setText(words)
        self.setAccessibleName(f"{words} ({call.key})")
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._since = time.monotonic()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and not event.isAutoRepeat():
            self._since = time.monotonic()
            self.click()
        else:
            event.ignore()

    @Slot()
    def _push(self) -> None:
        if self.call is not None:
            self.pushed.emit(self.call, self._since or time.monotonic())

    def sizeHint(self) -> QSize:
        return QSize(60, 32)

    def minimumSizeHint(self) -> QSize:
        return QSize(28, 24)

    def writing(self) -> tuple[QRectF, QFont]:
        """The room of the words and the letters they are written with."""
        w, h = self.width(), self.height()
        key_w = h * 0.5 + 4 if self.call is not None and self.call.enabled else 0.0
        side = min(h * 0.3, w * 0.1)
        room = QRectF(side, 0, w - 2 * side - key_w, h)
        return room, fitted(self.text(), room.width(), SANS, h * 0.4, QFont.Weight.DemiBold)

    def paintEvent(self, event: QPaintEvent) -> None:
        call = self.call
        if call is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        w, h = self.width(), self.height()
        room = QRectF(1.5, 1.5, w - 3, h - 3)
        ground, ink = QColor("#2F7468"), QColor(IVORY)
        if not call.enabled:
            ground, ink = QColor(255, 255, 255, 8), QColor(255, 255, 255, 66)
        elif call.primary:
            ground, ink = QColor(GOLD), QColor(GOLD_INK)
        elif call.quiet:
            ground, ink = QColor(255, 255, 255, 26), QColor(IVORY)
        if call.enabled and (self.isDown() or self.underMouse()):
            ground = ground.lighter(112)
        painter.setBrush(ground)
        focus = QPen(QColor(IVORY), 2)
        painter.setPen(focus if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        key_w = h * 0.5 if call.enabled else 0.0
        text, font = self.writing()
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(text, _MIDDLE, self.text())
        if key_w:
            box = QRectF(w - h * 0.3 - key_w, h / 2 - key_w / 2, key_w, key_w)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 44))
            painter.drawRoundedRect(box, key_w * 0.24, key_w * 0.24)
            painter.setFont(sized(SANS, key_w * 0.62))
            painter.setPen(ink)
            painter.drawText(box, _MIDDLE, call.key)
        painter.end()


class CallBar(QWidget):
    """Shows the calls model; hidden when there is nothing to call."""

    pushed = Signal(object, float)

    def __init__(self, model: CallsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._buttons: list[CallButton] = []
        self._row = QHBoxLayout(self)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        model.modelReset.connect(self.refresh)
        self.hide()

    @property
    def buttons(self) -> list[CallButton]:
        """The buttons in their slots, offered or not."""
        return self._buttons[: self._model.rowCount()]

    @Slot()
    def refresh(self) -> None:
        """Show what the model holds."""
        count = self._model.rowCount()
        while len(self._buttons) < count:
            button = CallButton(self)
            button.pushed.connect(self.pushed)
            policy = button.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)  # stretches count, not hints
            button.setSizePolicy(policy)
            self._buttons.append(button)
            self._row.addWidget(button, 1)
        for n, button in enumerate(self._buttons):
            button.setVisible(n < count)
            if n < count:
                index = self._model.index(n)
                button.show_call(index.data(CALL), index.data())
                self._row.setStretch(n, _share(index.data(CALL), index.data()))
        self.setVisible(count > 0)

    def fit(self, x: int, y: int, w: int, h: int) -> None:
        pad = max(4, round(h * 0.12))
        self._row.setContentsMargins(pad, pad, pad, pad)
        self._row.setSpacing(pad)
        self.setGeometry(x, y, w, h)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(9, 30, 31, 200))
        h = self.height()
        painter.drawRoundedRect(QRectF(0, 0, self.width(), h), h / 2, h / 2)
        painter.end()


def _share(call: Call, words: str) -> int:
    """How much of the bar a call takes. The places are fixed, so that a hand finds them unseen;
    only a win, which tells its worth, makes more room for itself."""
    usual = 4 * call.width
    return max(usual, len(words) * 3 // 2) if call.verb == "win" else usual
