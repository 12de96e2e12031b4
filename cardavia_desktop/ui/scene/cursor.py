"""The keyboard's place on the table: areas by Tab, pieces by arrows in screen directions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ..games.base import Area
from .geometry import Layout, Pose, Slot


class Cursor(QObject):
    """Points at a slot of one of the areas; follows when the table changes."""

    moved = Signal(object)
    """The slot, or None."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._areas: tuple[Area, ...] = ()
        self._layout: Layout | None = None
        self._area = ""
        self.slot: Slot | None = None

    def follow(self, areas: tuple[Area, ...], layout: Layout | None) -> None:
        """The table has changed: stay at the slot, or as near as its area allows."""
        before = self._current()
        index = before.slots.index(self.slot) if before and self.slot in before.slots else 0
        self._areas, self._layout = areas, layout
        if self.slot is None:
            return
        area = self._current()
        if area is None or not area.slots:
            area = next((each for each in areas if each.slots), None)
            index = 0
        if area is None:
            self._go(None)
            return
        self._area = area.id
        if self.slot not in area.slots:
            self._go(area.slots[min(index, len(area.slots) - 1)])

    @property
    def areas(self) -> tuple[Area, ...]:
        return self._areas

    def area(self) -> Area | None:
        """Where the cursor is."""
        return self._current()

    def enter(self) -> None:
        """Point at the first area when nothing is pointed at."""
        if self.slot is None:
            first = next((area for area in self._areas if area.slots), None)
            if first is not None:
                self._area = first.id
                self._go(first.slots[-1] if first.slots[-1].name == "drawn" else first.slots[0])

    def leave(self) -> None:
        """Point at nothing; the next key begins at the first area again."""
        self._area = ""
        self._go(None)

    def at(self, slot: Slot) -> None:
        """Point at a slot, without a word when no area holds it."""
        for area in self._areas:
            if slot in area.slots:
                self._area = area.id
                self._go(slot)
                return

    def turn(self, step: int) -> bool:
        """To the next or previous area; False at the end of the round."""
        with_slots = [area for area in self._areas if area.slots]
        places = [n for n, area in enumerate(with_slots) if area.id == self._area]
        at = (places[0] if places else -1) + step
        if not 0 <= at < len(with_slots):
            return False
        self._area = with_slots[at].id
        self._go(with_slots[at].slots[0])
        return True

    def end(self, last: bool) -> None:
        """To the first or last slot of the area (Home, End)."""
        self.enter()
        area = self._current()
        if area is not None and area.slots:
            self._go(area.slots[-1 if last else 0])

    def step(self, dx: int, dy: int) -> None:
        """To the nearest slot of the area in a screen direction."""
        area, layout = self._current(), self._layout
        if area is None or layout is None or self.slot not in layout.poses:
            self.enter()
            return
        here = layout.poses[self.slot]
        best: tuple[float, Slot] | None = None
        for slot in area.slots:
            pose = layout.poses.get(slot)
            if pose is None or slot == self.slot:
                continue
            cost = _cost(here, pose, dx, dy)
            if cost is not None and (best is None or cost < best[0]):
                best = (cost, slot)
        if best is not None:
            self._go(best[1])

    def _current(self) -> Area | None:
        return next((area for area in self._areas if area.id == self._area), None)

    def _go(self, slot: Slot | None) -> None:
        if slot != self.slot:
            self.slot = slot
            self.moved.emit(slot)


def _cost(here: Pose, there: Pose, dx: int, dy: int) -> float | None:
    """How far a slot is in a direction; None when it lies elsewhere."""
    along = (there.x - here.x) * dx + (there.y - here.y) * dy
    across = abs((there.x - here.x) * dy) + abs((there.y - here.y) * dx)
    if along < 1 or across > 2 * along:
        return None
    return along + 3 * across
