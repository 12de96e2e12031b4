"""The table for screen readers: areas with the pieces in them, what the plates say, the call bar.

A graphics scene exposes nothing by itself. The objects here are never rebuilt; all of them are kept
until the view goes.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from ..desk import Desk
from ..games.base import Area
from .access_parts import AreaAccess, PlateAccess, Role
from .cursor import Cursor
from .geometry import Decor, Look, Rect
from .geometry import Slot as At
from .table_view import TableView


class TableAccess(QAccessibleWidget):
    """The table view: its children are the areas, then the plates, then the call bar."""

    def __init__(self, view: TableView, desk: Desk, cursor: Cursor, bar: QObject) -> None:
        super().__init__(view, Role.Pane)
        self.open = True
        self._view, self._desk, self._cursor, self._bar = view, desk, cursor, bar
        self._parts: list[AreaAccess] = []
        self._plates: list[PlateAccess] = []
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

    def plates(self) -> list[Decor]:
        return self._view.plates()

    def plate(self, place: int) -> PlateAccess | None:
        if not 0 <= place < len(self.plates()):
            return None
        while len(self._plates) <= place:
            made = PlateAccess(self, len(self._plates))
            self.keep(made)
            self._plates.append(made)
        return self._plates[place]

    def childCount(self) -> int:
        return len(self._cursor.areas) + len(self.plates()) + 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        areas, plates = len(self._cursor.areas), len(self.plates())
        if index < areas:
            return self.part(index)
        if index < areas + plates:
            return self.plate(index - areas)
        return QAccessible.queryAccessibleInterface(self._bar) if index == areas + plates else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        areas, plates = len(self._cursor.areas), len(self.plates())
        for n, part in enumerate(self._parts[:areas]):
            if part is child:
                return n
        for n, plate in enumerate(self._plates[:plates]):
            if plate is child:
                return areas + n
        return areas + plates if child.object() is self._bar else -1

    def renew(self, language: bool = False) -> None:
        """Tell what has changed since a reader asked; `language`: everything has."""
        for part in self._parts[: len(self._cursor.areas)]:
            part.renew(language)
        for plate in self._plates[: len(self.plates())]:
            plate.renew(language)

    def look(self, slot: At | None) -> Look | None:
        return None if slot is None else self._view.looks().get(slot)

    def words(self, slot: At | None) -> str:
        presenter, look = self._desk.presenter, self.look(slot)
        if slot is None or look is None or presenter is None:
            return ""
        return presenter.slot_words(self._desk.view, slot, look)

    def room(self, slot: At | None) -> QRect:
        """Where a slot is on the screen."""
        layout = self._view.table_layout()
        if slot is None or layout is None or slot not in layout.poses:
            return QRect()
        return self.on_screen(layout.poses[slot].box)

    def on_screen(self, box: Rect) -> QRect:
        corner = self._view.viewport().mapToGlobal(QPoint(round(box.x), round(box.y)))
        return QRect(corner.x(), corner.y(), round(box.w), round(box.h))

    def is_selected(self, slot: At | None) -> bool:
        look = self.look(slot)
        return look is not None and look.piece in self._desk.hand.selected

    def is_focused(self, slot: At | None) -> bool:
        return slot is not None and slot == self._cursor.slot and self._view.hasFocus()

    def tell_focus(self) -> None:
        """The cursor has moved: readers follow."""
        for n, area in enumerate(self._cursor.areas):
            if self._cursor.slot in area.slots:
                part = self.part(n)
                item = part.child(area.slots.index(self._cursor.slot)) if part else None
                if item is not None:
                    item.renew()  # a reader would say the name that it heard here before
                    event = QAccessibleEvent(item, QAccessible.Event.Focus)
                    QAccessible.updateAccessibility(event)
                return


class TableReader(QObject):
    """Keeps the accessible table, from the moment somebody reads, and tells it of changes."""

    def __init__(
        self, view: TableView, desk: Desk, cursor: Cursor, bar: QObject, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._made_of = (view, desk, cursor, bar)
        self._access: TableAccess | None = None
        self._down = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._renew)
        self._focus = QTimer(self)
        self._focus.setSingleShot(True)
        self._focus.timeout.connect(self._tell_focus)
        cursor.moved.connect(self._pointed)
        view.focused.connect(self._entered)

    def expose(self) -> TableAccess:
        """Show the table to screen readers."""
        if self._access is None:
            self._access = TableAccess(*self._made_of)
        return self._access

    @Slot()
    def follow(self) -> None:
        """Something has changed: tell it when everything stands where it belongs."""
        if QAccessible.isActive() and not self._down:
            self.expose()
            self._soon.start(0)

    @Slot()
    def _renew(self) -> None:
        if self._access is not None:
            self._access.renew()

    def retranslate(self) -> None:
        if self._access is not None:
            self._access.renew(True)

    @Slot(object)
    def _pointed(self, slot: At | None) -> None:
        self._tell_focus()

    @Slot(bool)
    def _entered(self, by_keyboard: bool) -> None:
        """Qt tells the focus of the whole table after this: the piece's comes last."""
        self._focus.start(0)

    @Slot()
    def _tell_focus(self) -> None:
        view, _, _, _ = self._made_of
        if self._access is not None and view.hasFocus():
            self._access.tell_focus()

    def close_down(self) -> None:
        self._down = True
        self._soon.stop()
        self._focus.stop()
        if self._access is not None:
            access, self._access = self._access, None
            access.close()
