"""The table for screen readers: areas, and the pieces in them, as accessible objects.

A graphics scene exposes nothing by itself. The objects here hold indexes only and look the moment
up when they are asked, so they are never rebuilt; all of them are kept until the view goes.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from ..desk import Desk
from ..games.base import Area
from .cursor import Cursor
from .geometry import Slot
from .table_view import TableView

Role = QAccessible.Role
Text = QAccessible.Text


class _Part(QAccessibleInterface):
    """What areas and pieces share: no object of their own, no text of their own to set."""

    def __init__(self, root: TableAccess) -> None:
        super().__init__()
        self._root = root

    def isValid(self) -> bool:
        return self._root.open

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._root.window()

    def setText(self, t: Any, text: str) -> None:
        """Nothing here can be edited."""

    def backgroundColor(self) -> QColor:
        return QColor()

    def foregroundColor(self) -> QColor:
        return QColor()

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for n in range(self.childCount()):
            found = self.child(n)
            if found is not None and found.rect().contains(QPoint(x, y)):
                return found
        return None


class PieceAccess(_Part):
    """The n-th piece of an area."""

    def __init__(self, root: TableAccess, area: int, place: int) -> None:
        super().__init__(root)
        self._area, self._place = area, place

    @property
    def slot(self) -> Slot | None:
        area = self._root.area(self._area)
        if area is None or self._place >= len(area.slots):
            return None
        return area.slots[self._place]

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._root.part(self._area)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return Role.ListItem

    def rect(self) -> QRect:
        return self._root.room(self.slot)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.selectable = state.focusable = self._area == 0  # type: ignore[assignment]
        state.selected = self._root.is_selected(self.slot)  # type: ignore[assignment]
        state.focused = self._root.is_focused(self.slot)  # type: ignore[assignment]
        return state

    def text(self, t: Any) -> str:
        return self._root.words(self.slot) if t == Text.Name else ""


class AreaAccess(_Part):
    """An area: the hand, a seat's melds, a river."""

    def __init__(self, root: TableAccess, place: int) -> None:
        super().__init__(root)
        self._place = place
        self._pieces: list[PieceAccess] = []

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._root

    def childCount(self) -> int:
        area = self._root.area(self._place)
        return 0 if area is None else len(area.slots)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        while len(self._pieces) <= index:
            piece = PieceAccess(self._root, self._place, len(self._pieces))
            self._root.keep(piece)
            self._pieces.append(piece)
        return self._pieces[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((n for n, piece in enumerate(self._pieces) if piece is child), -1)

    def role(self) -> QAccessible.Role:
        return Role.List

    def rect(self) -> QRect:
        area = self._root.area(self._place)
        whole = QRect()
        for slot in area.slots if area is not None else ():
            whole = whole.united(self._root.room(slot))
        return whole

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, t: Any) -> str:
        area = self._root.area(self._place)
        return area.title if t == Text.Name and area is not None else ""


class TableAccess(QAccessibleWidget):
    """The table view: its children are the areas, then the call bar."""

    def __init__(self, view: TableView, desk: Desk, cursor: Cursor, bar: QObject) -> None:
        super().__init__(view, Role.Pane)
        self.open = True
        self._view, self._desk, self._cursor, self._bar = view, desk, cursor, bar
        self._parts: list[AreaAccess] = []
        self._ids: list[int] = []
        self.keep(self)

    def keep(self, part: QAccessibleInterface) -> None:
        """Let Qt know a part; it is given up in `close`."""
        self._ids.append(QAccessible.registerAccessibleInterface(part))

    def close(self) -> None:
        """Before the view goes. Qt keeps every part until it is told to delete it, and would delete
        them once more when the program ends."""
        self.open = False
        for id in reversed(self._ids):
            QAccessible.deleteAccessibleInterface(id)
        self._ids.clear()

    def area(self, place: int) -> Area | None:
        areas = self._cursor.areas
        return areas[place] if place < len(areas) else None

    def part(self, place: int) -> AreaAccess | None:
        if self.area(place) is None:
            return None
        while len(self._parts) <= place:
            made = AreaAccess(self, len(self._parts))
            self.keep(made)
            self._parts.append(made)
        return self._parts[place]

    def childCount(self) -> int:
        return len(self._cursor.areas) + 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if index == len(self._cursor.areas):
            return QAccessible.queryAccessibleInterface(self._bar)
        return self.part(index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        for n, part in enumerate(self._parts):
            if part is child:
                return n
        return len(self._cursor.areas) if child.object() is self._bar else -1

    def words(self, slot: Slot | None) -> str:
        presenter, looks = self._desk.presenter, self._view.looks()
        if slot is None or presenter is None or slot not in looks:
            return ""
        return presenter.slot_words(self._desk.view, slot, looks[slot])

    def room(self, slot: Slot | None) -> QRect:
        """Where a slot is on the screen."""
        layout = self._view.table_layout()
        if slot is None or layout is None or slot not in layout.poses:
            return QRect()
        box = layout.poses[slot].box
        corner = self._view.viewport().mapToGlobal(QPoint(round(box.x), round(box.y)))
        return QRect(corner.x(), corner.y(), round(box.w), round(box.h))

    def is_selected(self, slot: Slot | None) -> bool:
        look = self._view.looks().get(slot) if slot is not None else None
        return look is not None and look.piece in self._desk.hand.selected

    def is_focused(self, slot: Slot | None) -> bool:
        return slot is not None and slot == self._cursor.slot and self._view.hasFocus()

    def tell_focus(self) -> None:
        """The cursor has moved: readers follow."""
        for n, area in enumerate(self._cursor.areas):
            if self._cursor.slot in area.slots:
                part = self.part(n)
                item = part.child(area.slots.index(self._cursor.slot)) if part else None
                if item is not None:
                    event = QAccessibleEvent(item, QAccessible.Event.Focus)
                    QAccessible.updateAccessibility(event)
                return
