"""The window onto the table: one focus stop, clicks as slots, no work of its own."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from .geometry import Decor, Layout, Look, Slot
from .table_scene import TableScene


class TableView(QGraphicsView):
    """Keys are left to the page around it."""

    clicked = Signal(object, float)
    """A press and its release on the same slot; the press's time.monotonic()."""
    pressed = Signal()
    """Any press: it may cut an animation short."""
    noted = Signal()
    """A click on the words beside the call bar."""
    focused = Signal(bool)
    tabbed = Signal(int)
    """Tab (1) or Shift+Tab (−1); a receiver that stays on the table sets `walked`."""
    resized = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._press: tuple[Slot | None, float, bool] | None = None
        self.swallow = False
        """Set by a receiver of `pressed`: this press has already done its work."""
        self.walked = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 420)

    def fit(self) -> None:
        """Give the scene the room there is."""
        size = self.viewport().size()
        if size.width() > 1 and size.height() > 1:
            self._table.resize(size.width(), size.height(), self.devicePixelRatioF())
            self.resized.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    def looks(self) -> dict[Slot, Look]:
        """What lies where, for readers."""
        return self._table.looks

    def plates(self) -> list[Decor]:
        """What is written on the felt, for readers."""
        return self._table.plates()

    def table_layout(self) -> Layout | None:
        return self._table.layout

    def bar_room(self) -> QRect | None:
        """Where the call bar stands, in the viewport."""
        layout = self._table.layout
        if layout is None:
            return None
        bar = layout.bar
        return QRect(round(bar.x), round(bar.y), round(bar.w), round(bar.h))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.swallow = False
        self.pressed.emit()
        at = event.position()
        pressed = (self._slot(at), time.monotonic(), self._on_note(at))
        self._press = None if self.swallow else pressed

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a quick pair is a press like any other."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        slot, when, noted = self._press
        self._press = None
        if slot is not None and slot == self._slot(event.position()):
            self.clicked.emit(slot, when)
        elif slot is None and noted and self._on_note(event.position()):
            self.noted.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        slot = self._slot(at)
        mine = slot is not None and slot.seat == 0 and slot.name in ("hand", "drawn")
        if slot is None and self._table.info.note.rule:
            mine = self._on_note(at)
        cursor = Qt.CursorShape.PointingHandCursor if mine else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(cursor)

    def _on_note(self, point: QPointF) -> bool:
        box = self._table.note_box()
        if box is None:
            return False
        return box.x <= point.x() <= box.right and box.y <= point.y() <= box.bottom

    def _slot(self, point: QPointF) -> Slot | None:
        return self._table.slot_at(point.x(), point.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab walks the areas of the table first, then leaves it."""
        self.walked = False
        self.tabbed.emit(1 if next else -1)
        return self.walked or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        keyboard = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        self.focused.emit(keyboard)
