"""Areas, pieces and plates of the table as accessible objects.

They hold indexes only and look the moment up when they are asked. Readers keep what they were told:
a part remembers what that was, and tells when it has changed.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow

from .geometry import Decor, Slot

if TYPE_CHECKING:
    from .access import TableAccess

Event = QAccessible.Event
Role = QAccessible.Role
Text = QAccessible.Text


class _Part(QAccessibleInterface):
    """What areas and pieces share: no object of their own, no text of their own to set."""

    def __init__(self, root: TableAccess) -> None:
        super().__init__()
        self._root = root
        self._told: Hashable = None
        """What its name was made from when it was told; None: it was not."""

    def source(self) -> Hashable:
        """All that its name follows from, but the language."""
        return None

    def renew(self, language: bool = False) -> None:
        """Tell that the name is another one; `language`: all names are."""
        if self._told is not None and (language or self._told != self.source()):
            self._told = None  # until it is asked for again
            QAccessible.updateAccessibility(QAccessibleEvent(self, Event.NameChanged))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def state(self) -> QAccessible.State:
        return QAccessible.State()

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
        self._marked = False
        """Whether it was told to be selected."""

    @property
    def slot(self) -> Slot | None:
        area = self._root.area(self._area)
        if area is None or self._place >= len(area.slots):
            return None
        return area.slots[self._place]

    def source(self) -> Hashable:
        area = self._root.area(self._area)
        return (self.slot, self._root.look(self.slot), 0 if area is None else len(area.slots))

    def renew(self, language: bool = False) -> None:
        super().renew(language)
        marked = self._root.is_selected(self.slot)
        if marked != self._marked:
            self._marked = marked
            kind = Event.SelectionAdd if marked else Event.SelectionRemove
            QAccessible.updateAccessibility(QAccessibleEvent(self, kind))

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._root.part(self._area)

    def role(self) -> QAccessible.Role:
        return Role.ListItem

    def rect(self) -> QRect:
        return self._root.room(self.slot)

    def state(self) -> QAccessible.State:
        """The keyboard goes to every piece; those of the own hand can be selected."""
        state = QAccessible.State()
        state.focusable = True  # type: ignore[assignment]
        state.selectable = self._area == 0  # type: ignore[assignment]
        state.selected = self._root.is_selected(self.slot)  # type: ignore[assignment]
        state.focused = self._root.is_focused(self.slot)  # type: ignore[assignment]
        return state

    def text(self, t: Any) -> str:
        if t != Text.Name:
            return ""
        self._told = self.source()
        return self._root.words(self.slot)


class AreaAccess(_Part):
    """An area: the hand, a seat's melds, a river."""

    def __init__(self, root: TableAccess, place: int) -> None:
        super().__init__(root)
        self._place = place
        self._pieces: list[PieceAccess] = []

    def source(self) -> Hashable:
        area = self._root.area(self._place)
        return None if area is None else area.title

    def renew(self, language: bool = False) -> None:
        super().renew(language)
        for piece in self._pieces[: self.childCount()]:
            piece.renew(language)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._root

    def childCount(self) -> int:
        area = self._root.area(self._place)
        return 0 if area is None else len(area.slots)

    def child(self, index: int) -> PieceAccess | None:  # type: ignore[override]
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

    def text(self, t: Any) -> str:
        if t != Text.Name:
            return ""
        self._told = self.source()
        area = self._root.area(self._place)
        return area.title if area is not None else ""


class PlateAccess(_Part):
    """The n-th writing on the felt: a seat with its points, what is left to draw, a note."""

    def __init__(self, root: TableAccess, place: int) -> None:
        super().__init__(root)
        self._place = place

    @property
    def _plate(self) -> Decor | None:
        plates = self._root.plates()
        return plates[self._place] if self._place < len(plates) else None

    def source(self) -> Hashable:
        return self.words

    @property
    def words(self) -> str:
        plate = self._plate
        return "" if plate is None else plate.text

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._root

    def role(self) -> QAccessible.Role:
        return Role.StaticText

    def rect(self) -> QRect:
        plate = self._plate
        return QRect() if plate is None else self._root.on_screen(plate.rect)

    def text(self, t: Any) -> str:
        if t != Text.Name:
            return ""
        self._told = self.words
        return self.words
