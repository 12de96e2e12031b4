"""Controls that dialogs share: a row of choices, and a slider with a neutral middle."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QRadioButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from .. import theme
from ..art.icons import icon

MIDDLE = 50
MAGNET = 2
"""A dragged handle this near to the middle falls into it."""


def sheet() -> str:
    """The style of these controls; colours come from the palette, so any theme fits."""
    r = theme.rem()
    return f"""
    QFrame#tray {{ background: palette(button); border: none; border-radius: {r * 9 // 14}px; }}
    QFrame#tray QRadioButton {{ color: palette(text); background: transparent; spacing: 0;
        border: 2px solid transparent; border-radius: {r * 9 // 14}px;
        padding: {r // 7}px {r * 5 // 7}px; min-height: {r * 3 // 2}px; }}
    QFrame#tray QRadioButton::indicator {{ width: 0; height: 0; }}
    QFrame#tray QRadioButton:checked {{ background: #1D4D49; color: #FFFBEF; }}
    QFrame#tray QRadioButton:hover:!checked {{ background: palette(mid); }}
    QFrame#tray QRadioButton:focus {{ border-color: {theme.GOLD}; }}
    QSlider {{ min-height: {r * 2}px; }}
    """


STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Segment(QRadioButton):
    """One choice; arrow keys choose its neighbour."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, group = STEPS.get(Qt.Key(event.key())), self.group()
        if step is None or group is None:
            super().keyPressEvent(event)
            return
        buttons = group.buttons()
        place = buttons.index(self) + step
        if 0 <= place < len(buttons):
            buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
            buttons[place].click()


class Segments(QWidget):
    """One of a few choices, side by side: radio buttons in a tray. Arrow keys move the choice."""

    chosen = Signal(str)

    def __init__(self, ids: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tray = QFrame(self)
        tray.setObjectName("tray")
        row = QHBoxLayout(tray)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(tray)
        outer.addStretch(1)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QRadioButton] = {}
        for id in ids:
            button = Segment(tray)
            button.setObjectName(id)
            self._group.addButton(button)
            self._buttons[id] = button
            row.addWidget(button)
        self._group.buttonToggled.connect(self._toggled)

    def set_texts(self, name: str, texts: dict[str, str]) -> None:
        """The words of the choices, by id, and what they choose among, for readers."""
        self.setAccessibleName(name)
        for id, button in self._buttons.items():
            button.setText(texts[id])
            button.setAccessibleName(f"{name}: {texts[id]}")

    @property
    def value(self) -> str:
        """The chosen id."""
        button = self._group.checkedButton()
        return button.objectName() if button else ""

    def choose(self, id: str) -> None:
        """Show a choice without a signal; an id that is not offered leaves none chosen."""
        blocker = QSignalBlocker(self._group)
        self._group.setExclusive(False)
        for name, button in self._buttons.items():
            button.setChecked(name == id)
        self._group.setExclusive(True)
        blocker.unblock()
        first = self._buttons.get(id) or next(iter(self._buttons.values()))
        self.setFocusProxy(first)

    @Slot(QAbstractButton, bool)
    def _toggled(self, button: QAbstractButton, on: bool) -> None:
        if on:
            self.setFocusProxy(button)
            self.chosen.emit(button.objectName())


class Tick(QCheckBox):
    """A check box drawn in the colours of the theme: the platform's is faint on dark paper."""

    def sizeHint(self) -> QSize:
        side = theme.rem() * 9 // 7
        room = super().sizeHint()
        return QSize(room.width() + side, max(room.height(), side + 10))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        r = theme.rem()
        side = r * 9 // 7
        palette = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(3.5, (self.height() - side) / 2, side, side)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.GOLD), 2))
            painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 7, 7)
        on = self.isChecked()
        edge = QPalette.ColorRole.Highlight if on else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(palette.color(edge), 1.4))
        fill = QPalette.ColorRole.Highlight if on else QPalette.ColorRole.Base
        painter.setBrush(palette.color(fill))
        painter.drawRoundedRect(box, 5, 5)
        if on:
            colour = palette.color(QPalette.ColorRole.HighlightedText)
            painter.drawPixmap(box.topLeft(), icon("check", colour, side, self.devicePixelRatioF()))
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        room = self.rect().adjusted(side + 3 + r // 2, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(room, int(flags), self.text())
        painter.end()


class FilterSlider(QSlider):
    """A slider from 0 to 100 that marks 50, its neutral middle, and falls into it when near."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, 100)
        self.setSingleStep(1)
        self.setPageStep(10)
        self.setValue(MIDDLE)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if abs(self.sliderPosition() - MIDDLE) <= MAGNET:
            self.setSliderPosition(MIDDLE)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.setValue(MIDDLE)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        )
        middle = self.rect().center()
        half = handle.width() // 2
        groove = QRect(half, middle.y() - 2, self.width() - 2 * half, 4)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        palette = self.palette()
        painter.setBrush(palette.color(QPalette.ColorRole.Button))
        painter.drawRoundedRect(groove, 2, 2)
        neutral = groove.center().x()
        at = handle.center().x()
        painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
        painter.drawRoundedRect(QRect(min(neutral, at), groove.y(), abs(at - neutral), 4), 2, 2)
        painter.setBrush(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawRoundedRect(QRect(neutral - 1, middle.y() - 8, 2, 16), 1, 1)
        radius = max(7, theme.rem() * 4 // 7)
        if self.hasFocus():
            painter.setBrush(QColor(theme.GOLD))
            painter.drawEllipse(QPoint(at, middle.y()), radius + 3, radius + 3)
        painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
        painter.drawEllipse(QPoint(at, middle.y()), radius, radius)
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawEllipse(QPoint(at, middle.y()), radius - 4, radius - 4)
        painter.end()
