"""What presenters have in common: the front, where pieces come from, areas, plates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.core import Action, Event, Moved, Piece, Seat
from ..fronts import FRONTS
from ..scene.geometry import Decor, Layout, Look, Pose, Slot
from ..scene.plates import PlatePainter, note, plate
from ..words import on_turn, seat_name, seat_names, thinks, your_turn
from .base import NO_NOTE, Area, Note, Pay, TableInfo

LESSONS = 2
"""Own discards in a deal after which it is known how they are made."""
OWN = ("hand", "drawn")
"""Names of the slots of an own hand."""


class Shared:
    """A table where one piece is chosen at a time, and points change hands at the end of a deal.

    `stock` is the place that pieces are drawn from.
    """

    game: str
    seats = 4
    many = False
    ratio: float
    stock = "wall"

    def title(self) -> str:
        return FRONTS[self.game].title()

    def tagline(self) -> str:
        return FRONTS[self.game].tagline()

    def sample(self) -> tuple[str, ...]:
        return FRONTS[self.game].sample

    def proportion(self) -> float:
        return self.ratio

    def names(self) -> tuple[str, ...]:
        return seat_names(self.seats)

    def hand(self, view: Any) -> tuple[Piece, ...]:
        raise NotImplementedError

    def slot_of(self, view: Any, place: int) -> Slot:
        raise NotImplementedError

    def origin(self, layout: Layout, event: Event) -> tuple[float, float] | None:
        if not isinstance(event, Moved):
            return None
        if event.source.name == self.stock:
            return (layout.rooms["wall"].cx, layout.rooms["wall"].cy)
        middle = middle_of(layout, event.source.name, event.source.seat)
        return None if middle is None else (middle.x, middle.y)

    def pays(self, event: Event) -> tuple[Pay, ...]:
        return ()

    def paid(self, view: Any) -> tuple[int, ...]:
        return ()

    def lesson(self, view: Any, legal: tuple[Action, ...]) -> Note:
        return NO_NOTE

    def warm(self, read: Callable[[str], bytes | None]) -> None:
        """Nothing to load."""

    def turn_words(self, view: Any, legal: tuple[Action, ...]) -> str:
        """Nothing: the words beside the bar tell what is asked."""
        return ""

    # for the games' own presenters

    def _plate(
        self,
        layout: Layout,
        info: TableInfo,
        view: Any,
        seat: Seat,
        looks: tuple[str, str],
        spoken: tuple[str, ...],
        said: str = "",
    ) -> Decor:
        """A seat's plate. `looks` are its mark and what stands for its points, `spoken` what
        readers hear after the name; `said` is shown when nothing was called aloud."""
        painter = PlatePainter(
            looks[0],
            seat_name(seat, self.seats),
            looks[1],
            view.phase not in ("deal", "end") and view.turn == seat,
            info.thinking == seat and seat != view.seat,
            dict(info.said).get(seat, "") or said,
        )
        words = [seat_name(seat, self.seats), *spoken]
        if painter.busy or painter.turn:
            words.append(thinks() if painter.busy else on_turn())
        return plate(seat, layout.plates[seat], painter, ", ".join(words))

    def _throw_words(
        self, view: Any, legal: tuple[Action, ...], name: Callable[[Piece], str]
    ) -> str:
        """That a piece is to be thrown, and which was just drawn."""
        if not any(action.verb == "discard" for action in legal):
            return ""
        hand = self.hand(view)
        if hand and self.slot_of(view, len(hand) - 1).name == "drawn":
            return f"{your_turn()}: {name(hand[-1])}"
        return your_turn()

    def _note(self, layout: Layout, info: TableInfo, pixels: float, least: float) -> list[Decor]:
        """The words beside the bar, where there is room for them; larger in its place when it does
        not stand on the table."""
        if not info.note:
            return []
        if not info.bar:
            return [note(layout.bar, info.note.spoken(), 1.2 * pixels, centred=True)]
        if layout.note.w <= least:
            return []
        return [note(layout.note, info.note.spoken(), pixels)]

    def _first_turns(self, view: Any, legal: tuple[Action, ...]) -> bool:
        """Whether a discard is asked of a person who has made few in this deal."""
        asked = any(action.verb == "discard" for action in legal)
        return asked and len(view.rivers[view.seat]) < LESSONS

    def _hand_area(self, view: Any, title: str) -> Area:
        places = range(len(self.hand(view)))
        return Area("hand", title, tuple(self.slot_of(view, place) for place in places))

    def _seat_areas(
        self, looks: dict[Slot, Look], kinds: tuple[tuple[str, str, tuple[str, ...]], ...]
    ) -> list[Area]:
        """Seat by seat an area of each kind that holds something: (id, title with %1 for the
        seat's name, names of its slots)."""
        found = []
        for seat in range(self.seats):
            for id, title, names in kinds:
                slots = tuple(s for s in looks if s.seat == seat and s.name in names)
                if slots:
                    named = title.replace("%1", seat_name(seat, self.seats))
                    found.append(Area(f"{id}@{seat}", named, slots))
        return found

    def _place(self, view: Any, slot: Slot, looks: dict[Slot, Look]) -> tuple[int, int]:
        """Which of how many it is in its row; a drawn piece is the hand's last."""
        if slot.seat == view.seat and slot.name in OWN:
            row = len(view.hand)
            return (row if slot.name == "drawn" else slot.index + 1), row
        return slot.index + 1, sum(s.name == slot.name and s.seat == slot.seat for s in looks)


def middle_of(layout: Layout, name: str, seat: Seat) -> Pose | None:
    """The piece in the middle of a row; None for an empty one."""
    poses = [pose for slot, pose in layout.poses.items() if (slot.name, slot.seat) == (name, seat)]
    return poses[len(poses) // 2] if poses else None
