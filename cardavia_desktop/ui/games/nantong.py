"""Nantong long cards at the table: see `base.Presenter` for what each part is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ...engine.core import TABLE, Action, Called, Ended, Event, Moved, Piece, Place, Seat
from ...engine.longcards import tables
from ...engine.longcards.advice import chips, open_sheet, sheet, winning
from ...engine.longcards.pieces import KIND
from ...engine.longcards.view import Discard, View
from ..scene.geometry import Decor, Extent, Layout, Look, Rect, Slot
from ..theme import HAZE, SANS, sized
from ..words import claimed, hidden_piece, number, row_of, seat_name, signed, your_turn
from . import nantong_panel, nantong_result
from . import nantong_words as words
from .base import NO_NOTE, Area, Call, Choice, Note, ResultContent, Section, TableInfo
from .nantong_table import RATIO, STACK, apart, lay_out, own_hand, shape_of
from .shared import Shared

translate = QCoreApplication.translate

PLAY = ("win", "pong", "kong", "pass")
PREPARE = ("open", "hezi", "ready", "finish")
KEYS = {
    "win": "W",
    "pong": "P",
    "kong": "K",
    "pass": "N",
    "open": "O",
    "hezi": "Z",
    "ready": "R",
    "finish": "N",
}
COINS = ("一", "二", "三")
"""Marks of the seats; the dealer's is 莊."""


@dataclass(frozen=True, slots=True)
class TrayPainter:
    """The darker cloth under stock and indicators, with their labels."""

    labels: tuple[tuple[float, float, float, float, str], ...]
    radius: float

    def __call__(self, painter: QPainter, w: float, h: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(9, 34, 36, 110))
        painter.drawRoundedRect(QRectF(0, 0, w, h), self.radius, self.radius)
        painter.setPen(QColor(HAZE))
        for x, y, lw, lh, text in self.labels:
            painter.setFont(sized(SANS, max(9.0, lh * 0.74)))
            painter.drawText(QRectF(x, y, lw, lh), Qt.AlignmentFlag.AlignCenter, text)


class Nantong(Shared):
    """The presenter."""

    game = "nantong"
    seats = 3
    ratio = RATIO
    stock = "stock"

    def arrange(self, view: View, size: Extent) -> Layout:
        return lay_out(shape_of(view), size)

    def looks(self, view: View) -> dict[Slot, Look]:
        found: dict[Slot, Look] = {}
        if view.stock:
            for n in range(STACK):
                found[Place("stock", TABLE, n)] = Look()
        for n, piece in enumerate(view.indicators):
            found[Place("indicator", TABLE, n)] = self._look(view, piece)
        for seat in range(3):
            self._hand_looks(view, seat, found)
            for at, meld in enumerate(view.melds[seat]):
                for j, piece in enumerate(meld.pieces):
                    last = view.phase == "rob" and piece == view.last
                    look = Look(piece, KIND[piece], last=last)
                    found[Place("meld", seat, at * 4 + j)] = look
            for j, piece in enumerate(view.hezi[seat]):
                found[Place("hezi", seat, j)] = Look(piece, KIND[piece])
            for i, discard in enumerate(view.rivers[seat]):
                found[Place("river", seat, i)] = self._river_look(view, discard)
        return found

    def _look(self, view: View, piece: Piece) -> Look:
        times, star = chips(view, KIND[piece])
        marks = (f"×{times}{'★' if star else ''}",) if times > 1 or star else ()
        return Look(piece, KIND[piece], chips=marks)

    def _hand_looks(self, view: View, seat: Seat, found: dict[Slot, Look]) -> None:
        if view.hands is not None:
            for i, piece in enumerate(view.hands[seat]):
                found[Place("hand", seat, i)] = Look(piece, KIND[piece])
        elif seat == view.seat:
            for i, piece in enumerate(own_hand(view)):
                slot = Place("drawn", 0) if piece == apart(view) else Place("hand", 0, i)
                found[slot] = self._look(view, piece)
        else:
            for i in range(view.counts[seat]):
                found[Place("hand", seat, i)] = Look()

    def _river_look(self, view: View, discard: Discard) -> Look:
        last = discard.piece == view.last and discard.taken is None and view.phase != "rob"
        return Look(discard.piece, KIND[discard.piece], discard.taken is not None, last)

    def decor(self, view: View, layout: Layout, info: TableInfo) -> tuple[Decor, ...]:
        points = info.points or (0, 0, 0)
        parts = [self._tray(view, layout)]
        for seat in range(3):
            shown = signed(points[seat])
            if view.indicators:
                base = sheet(view) if seat == view.seat else open_sheet(view, seat)
                text = translate("Nantong", "base %1 · %2")
                shown = text.replace("%1", number(base.base)).replace("%2", shown)
            dealer = seat == view.dealer
            spoken = (shown, translate("Nantong", "dealer")) if dealer else (shown,)
            looks = ("莊" if dealer else COINS[seat], shown)
            ready = self._ready(view, seat)
            parts.append(self._plate(layout, info, view, seat, looks, spoken, ready))
        return (*parts, *self._note(layout, info, max(10.0, 12.5 * layout.scale), 90))

    def _ready(self, view: View, seat: Seat) -> str:
        return translate("Nantong", "ready") if view.ready[seat] else ""

    def _tray(self, view: View, layout: Layout) -> Decor:
        box = layout.centre
        indicators = translate("Nantong", "indicators")
        labels = tuple(
            (room.x - box.x, room.y - box.y, room.w, room.h, text)
            for room, text in (
                (layout.rooms["stock"], words.stock(view.stock)),
                (layout.rooms["indicators"], indicators),
            )
        )
        painter = TrayPainter(labels, 14 * layout.scale)
        rect = Rect(box.x, box.y, box.w, box.h)
        return Decor("tray", rect, painter, painter, words.stock(view.stock), -20.0)

    def hand(self, view: View) -> tuple[Piece, ...]:
        return own_hand(view)

    def slot_of(self, view: View, place: int) -> Slot:
        if apart(view) is not None and place == len(view.hand) - 1:
            return Place("drawn", view.seat)
        return Place("hand", view.seat, place)

    def kind(self, piece: Piece) -> str:
        return KIND[piece]

    def piece_name(self, kind: str) -> str:
        return words.card(kind)

    # asking

    def calls(
        self, view: View, legal: tuple[Action, ...], selected: tuple[Piece, ...] = ()
    ) -> tuple[Call, ...]:
        names = PREPARE if view.phase == "prepare" else PLAY
        offered = {name: tuple(a for a in legal if a.verb == name) for name in names}
        if not any(offered.values()):
            return ()
        return tuple(self._call(view, slot, name, offered[name]) for slot, name in enumerate(names))

    def _call(self, view: View, slot: int, name: str, actions: tuple[Action, ...]) -> Call:
        worth, loses = "", False
        if name == "win" and actions:
            found = winning(view)
            if found is not None:
                worth, loses = number(found.sheet.total), found.loses
                if loses:  # never the inviting button
                    worth = f"{worth} ({signed(found.net)})"
        choices = tuple(words.card(KIND[a.pieces[0]]) if a.pieces else "" for a in actions)
        used = {piece for action in actions for piece in action.pieces}
        return Call(
            name,
            slot,
            words.verb(name),
            KEYS[name],
            actions,
            choices if len(actions) > 1 else (),
            worth,
            primary=name in ("win", "finish") and not loses,
            quiet=name == "pass",
            pieces=tuple(sorted(used)),
        )

    def choose(self, view: View, legal: tuple[Action, ...], selected: tuple[Piece, ...]) -> Choice:
        for action in legal:
            if action.verb == "discard" and action.pieces == selected:
                return Choice(action)
        if view.ready[view.seat] and view.turn == view.seat:
            text = translate("Nantong", "You declared ready: only the drawn card may go.")
            return Choice(None, Note(text, "N7"))
        if view.phase == "prepare" and view.turn == view.seat:
            return Choice(None, self.note(view, legal))
        return Choice(None, Note(translate("Nantong", "It is not your turn to discard.")))

    def panel(self, view: View, legal: tuple[Action, ...]) -> tuple[Section, ...]:
        return nantong_panel.sections(view)

    def note(self, view: View, legal: tuple[Action, ...]) -> Note:
        if not legal:
            return NO_NOTE
        if view.phase == "prepare":
            text = translate("Nantong", "Preparation: declare what you like, then Finish.")
            return Note(text, "N6")
        found = winning(view)
        if found is not None and found.loses:
            text = translate("Nantong", "This win loses: %1 at most, as others show more hu.")
            return Note(text.replace("%1", signed(found.net)), "N25")
        if view.phase == "claim":
            text = translate("Nantong", "A discard makes no sequence, except to win.")
            return Note(text, "N11")
        return NO_NOTE

    def lesson(self, view: View, legal: tuple[Action, ...]) -> Note:
        if not self._first_turns(view, legal):
            return NO_NOTE
        text = translate(
            "Nantong", "Your turn: click the card to discard, or use the arrows and Enter."
        )
        return Note(text)

    # telling

    def turn_words(self, view: View, legal: tuple[Action, ...]) -> str:
        return self._throw_words(view, legal, lambda piece: words.card(KIND[piece]))

    def line(self, event: Event) -> tuple[Seat, str] | None:
        match event:
            case Moved(pieces, source, target) if target.name == "river" and pieces:
                return source.seat, words.threw(words.card(KIND[pieces[0]]))
            case Called(seat, verb, pieces):
                name = words.card(KIND[pieces[0]]) if pieces else hidden_piece()
                return seat, words.called(verb, name)
            case Ended("exhausted", _):
                return -1, translate("Log", "The stock is exhausted")
            case _:
                return None

    def said(self, event: Event) -> tuple[Seat, str] | None:
        if isinstance(event, Called):
            return event.seat, words.verb(event.verb)
        return None

    def situation(self, view: View) -> str:
        parts = [words.stock(view.stock)]
        shown = ", ".join(words.card(KIND[piece]) for piece in view.indicators)
        parts.append(translate("Nantong", "indicators: %1").replace("%1", shown))
        if view.phase not in ("deal", "end"):
            turn = translate("Nantong", "%1 is on turn")
            own = view.turn == view.seat
            parts.append(your_turn() if own else turn.replace("%1", seat_name(view.turn, 3)))
        if view.last is not None:
            last = translate("Nantong", "last discard %1")
            parts.append(last.replace("%1", words.card(KIND[view.last])))
        for seat in range(3):
            about = [words.group(meld.what, KIND[meld.pieces[0]]) for meld in view.melds[seat]]
            if view.hezi[seat]:
                about.append(words.group("hezi", KIND[view.hezi[seat][0]]))
            if view.ready[seat]:
                about.append(translate("Nantong", "ready"))
            if about:
                parts.append(f"{seat_name(seat, 3)}: {', '.join(about)}")
        hand = ", ".join(words.card(KIND[piece]) for piece in own_hand(view))
        parts.append(translate("Nantong", "Your hand: %1").replace("%1", hand))
        return ". ".join(parts) + "."

    def areas(self, view: View) -> tuple[Area, ...]:
        looks = self.looks(view)
        areas = [self._hand_area(view, translate("Nantong", "Your hand"))]
        turned = tuple(slot for slot in looks if slot.name == "indicator")
        if turned:
            areas.append(Area("indicator", translate("Nantong", "Indicators"), turned))
        kinds = (
            ("meld", translate("Nantong", "Groups of %1"), ("meld", "hezi")),
            ("river", translate("Nantong", "Discards of %1"), ("river",)),
        )
        return (*areas, *self._seat_areas(looks, kinds))

    def slot_words(self, view: View, slot: Slot, look: Look) -> str:
        name = words.card(look.kind) if look.kind else hidden_piece()
        place = row_of(*self._place(view, slot, self.looks(view)))
        parts = [name, *look.chips, place]
        if look.ghost:
            parts.append(claimed())
        if slot.name == "drawn":
            parts.append(translate("Nantong", "just drawn"))
        if look.last:
            parts.append(translate("Nantong", "last discard"))
        return ", ".join(parts)

    def result(self, finished: Any) -> ResultContent:
        return nantong_result.content(finished)

    def warm(self, read: Callable[[str], bytes | None]) -> None:
        blob = read("longcards")
        if blob is not None:
            tables.load(blob)


PRESENTER = Nantong()
