"""Hong Kong mahjong at the table: see `base.Presenter` for what each part is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ...engine.core import Action, Called, Ended, Event, Moved, Piece, Place, Scored, Seat
from ...engine.mahjong import tables
from ...engine.mahjong.patterns import MINIMUM_FAAN
from ...engine.mahjong.pieces import KIND, seat_wind
from ...engine.mahjong.sight import worth as score_now
from ...engine.mahjong.view import Discard, Meld, View
from ..scene.geometry import Decor, Extent, Layout, Look, Slot
from ..theme import GOLD, GOLD_INK, HAN, HAZE, IVORY, SANS, SERIF, sized
from ..words import claimed, hidden_piece, row_of, seat_name, signed, your_turn
from . import mahjong_panel, mahjong_result
from . import mahjong_words as words
from .base import NO_NOTE, Area, Call, Choice, Note, ResultContent, Section, TableInfo
from .mahjong_table import RATIO, lay_out, ordered, shape_of
from .shared import Shared

translate = QCoreApplication.translate

SLOTS = ("win", "pung", "kong", "chow", "pass")
KEYS = ("W", "P", "K", "C", "N")


@dataclass(frozen=True, slots=True)
class CentrePainter:
    """The plate between the rivers: seat winds on their sides, the seat on turn in gold, the
    number of tiles in the wall."""

    winds: tuple[str, ...]
    turn: Seat
    wall: int
    label: str

    def __call__(self, painter: QPainter, w: float, h: float) -> None:
        painter.setBrush(QColor(9, 34, 36, 150))
        painter.setPen(QPen(QColor(217, 180, 91, 130), 1))
        painter.drawRoundedRect(QRectF(0.5, 0.5, w - 1, h - 1), w * 0.12, w * 0.12)
        middle = Qt.AlignmentFlag.AlignCenter
        edge = 0.11
        spots = ((0.5, 1 - edge), (1 - edge, 0.5), (0.5, edge), (edge, 0.5))
        for seat, (x, y) in enumerate(spots):
            centre = QPointF(w * x, h * y)
            radius = w * 0.088
            if seat == self.turn:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(GOLD))
                painter.drawEllipse(centre, radius, radius)
            painter.setPen(QColor(GOLD_INK if seat == self.turn else GOLD))
            painter.setFont(sized(HAN, w * 0.108))
            room = QRectF(centre.x() - w * 0.12, centre.y() - w * 0.12, w * 0.24, w * 0.24)
            painter.drawText(room, middle, self.winds[seat])
        painter.setPen(QColor(IVORY))
        painter.setFont(sized(SERIF, w * 0.26, QFont.Weight.Bold))
        painter.drawText(QRectF(0, h * 0.24, w, h * 0.36), middle, str(self.wall))
        painter.setPen(QColor(HAZE))
        painter.setFont(sized(SANS, max(9.0, w * 0.073)))
        painter.drawText(QRectF(0, h * 0.58, w, h * 0.14), middle, self.label)


class Mahjong(Shared):
    """The presenter."""

    game = "hk-mahjong"
    ratio = RATIO

    def arrange(self, view: View, size: Extent) -> Layout:
        return lay_out(shape_of(view), size)

    def looks(self, view: View) -> dict[Slot, Look]:
        found: dict[Slot, Look] = {}
        shape = shape_of(view)
        for seat in range(4):
            self._hand_looks(view, seat, shape.drawn[seat], found)
            for number, meld in enumerate(view.melds[seat]):
                self._meld_looks(meld, seat, number, found)
            for i, flower in enumerate(view.flowers[seat]):
                found[Place("flowers", seat, i)] = Look(flower, flower)
            for i, discard in enumerate(view.rivers[seat]):
                found[Place("river", seat, i)] = self._river_look(view, discard)
        return found

    def _hand_looks(self, view: View, seat: Seat, drawn: bool, found: dict[Slot, Look]) -> None:
        if view.hands is not None:
            shown = view.hands[seat]
        elif seat == view.seat:
            shown = self.hand(view)
        else:
            for i in range(view.counts[seat] - drawn):
                found[Place("hand", seat, i)] = Look()
            if drawn:
                found[Place("drawn", seat)] = Look()
            return
        for i, piece in enumerate(shown):
            apart = drawn and i == len(shown) - 1
            slot = Place("drawn", seat) if apart else Place("hand", seat, i)
            found[slot] = Look(piece, KIND[piece])

    def _meld_looks(self, meld: Meld, seat: Seat, number: int, found: dict[Slot, Look]) -> None:
        pieces, _ = ordered(meld, seat)
        for j, piece in enumerate(pieces):
            covered = meld.state == "concealed" and j in (0, 3)
            look = Look(piece, "" if covered else KIND[piece])
            found[Place("meld", seat, number * 4 + j)] = look

    def _river_look(self, view: View, discard: Discard) -> Look:
        last = discard.piece == view.last and discard.taken is None and view.phase != "rob"
        return Look(discard.piece, KIND[discard.piece], discard.taken is not None, last)

    def decor(self, view: View, layout: Layout, info: TableInfo) -> tuple[Decor, ...]:
        points = info.points or (0, 0, 0, 0)
        winds = tuple(seat_wind(seat, view.dealer) for seat in range(4))
        parts = []
        for seat, mark in enumerate(winds):
            shown = signed(points[seat])
            looks = (words.WIND_HAN[mark], shown)
            parts.append(self._plate(layout, info, view, seat, looks, (words.wind(mark), shown)))
        turn = -1 if view.phase in ("deal", "end") else view.turn
        marks = tuple(words.WIND_HAN[mark] for mark in winds)
        centre = CentrePainter(marks, turn, view.wall, words.left_label())
        text = words.tiles_left(view.wall)
        parts.append(Decor("centre", layout.centre, centre, centre, text))
        return (*parts, *self._note(layout, info, max(10.0, 12.5 * layout.scale), 90))

    def hand(self, view: View) -> tuple[Piece, ...]:
        if view.drawn is None:
            return view.hand
        return (*(piece for piece in view.hand if piece != view.drawn), view.drawn)

    def slot_of(self, view: View, place: int) -> Slot:
        if view.drawn is not None and place == len(view.hand) - 1:
            return Place("drawn", view.seat)
        return Place("hand", view.seat, place)

    def kind(self, piece: Piece) -> str:
        return KIND[piece]

    def piece_name(self, kind: str) -> str:
        return words.piece(kind)

    # asking

    def calls(
        self, view: View, legal: tuple[Action, ...], selected: tuple[Piece, ...] = ()
    ) -> tuple[Call, ...]:
        offered = {name: tuple(a for a in legal if a.verb == name) for name in SLOTS}
        if not any(offered.values()):
            return ()
        return tuple(
            self._call(view, slot, name, offered[name]) for slot, name in enumerate(SLOTS)
        )

    def _call(self, view: View, slot: int, name: str, actions: tuple[Action, ...]) -> Call:
        text = words.verb(name)
        worth = ""
        if name == "win" and actions:
            score = score_now(view)
            worth = "" if score is None else str(score.capped_total)
        choices = tuple(self._choice_words(view, action) for action in actions)
        if name == "chow" and len(actions) == 1:
            text = f"{text} {choices[0]}"
        used = {piece for action in actions for piece in action.pieces} if name != "win" else set()
        if name == "kong" and view.phase == "turn" and len(actions) == 1:
            used = set(actions[0].pieces)
        return Call(
            name,
            slot,
            text,
            KEYS[slot],
            actions,
            choices if len(actions) > 1 else (),
            worth,
            primary=name == "win",
            quiet=name == "pass",
            pieces=tuple(sorted(used)),
            width=3 if name == "chow" else 2,  # it tells its tiles
        )

    def _choice_words(self, view: View, action: Action) -> str:
        if action.verb == "chow" and view.last is not None:
            ranks = sorted(KIND[piece][0] for piece in (*action.pieces, view.last))
            return " ".join(ranks)
        return words.piece(KIND[action.pieces[0]]) if action.pieces else ""

    def choose(
        self, view: View, legal: tuple[Action, ...], selected: tuple[Piece, ...]
    ) -> Choice:
        for action in legal:
            if action.verb == "discard" and action.pieces == selected:
                return Choice(action)
        return Choice(None, Note(translate("Mahjong", "It is not your turn to discard.")))

    def panel(self, view: View, legal: tuple[Action, ...]) -> tuple[Section, ...]:
        return mahjong_panel.sections(view)

    def note(self, view: View, legal: tuple[Action, ...]) -> Note:
        if not legal or any(action.verb == "win" for action in legal):
            return NO_NOTE
        score = score_now(view)
        if score is not None and score.capped_total < MINIMUM_FAAN:
            text = translate("Mahjong", "%1: no win on %2")
            tile = words.piece(KIND[score.hand.win_tile])
            text = text.replace("%1", words.of_three(score.capped_total)).replace("%2", tile)
            return Note(text, "M13")
        return NO_NOTE

    def lesson(self, view: View, legal: tuple[Action, ...]) -> Note:
        if not self._first_turns(view, legal):
            return NO_NOTE
        text = translate(
            "Mahjong", "Your turn: click the tile to discard, or use the arrows and Enter."
        )
        return Note(text)

    # telling

    def turn_words(self, view: View, legal: tuple[Action, ...]) -> str:
        return self._throw_words(view, legal, lambda piece: words.piece(KIND[piece]))

    def line(self, event: Event) -> tuple[Seat, str] | None:
        match event:
            case Moved(pieces, source, target) if target.name == "river" and pieces:
                return source.seat, words.threw(words.piece(KIND[pieces[0]]))
            case Moved(pieces, source, target) if target.name == "flowers" and pieces:
                return source.seat, words.flower(words.piece(KIND[pieces[0]]))
            case Called(seat, verb, pieces):
                name = words.piece(KIND[pieces[0]]) if pieces else hidden_piece()
                return seat, words.called(verb, name)
            case Scored(payments):
                return payments[0].target, words.receives(sum(p.amount for p in payments))
            case Ended("draw", _):
                return -1, translate("Log", "The wall is empty: drawn deal")
            case _:
                return None

    def said(self, event: Event) -> tuple[Seat, str] | None:
        if isinstance(event, Called):
            return event.seat, words.verb(event.verb)
        return None

    def situation(self, view: View) -> str:
        parts = [words.tiles_left(view.wall)]
        if view.phase not in ("deal", "end"):
            turn = translate("Mahjong", "%1 is on turn")
            own = view.turn == view.seat
            parts.append(your_turn() if own else turn.replace("%1", seat_name(view.turn)))
        if view.last is not None:
            last = translate("Mahjong", "last discard %1")
            parts.append(last.replace("%1", words.piece(KIND[view.last])))
        for seat in range(4):
            wind = words.wind(seat_wind(seat, view.dealer))
            about = [f"{seat_name(seat)} ({wind})"]
            about += [self._meld_words(meld) for meld in view.melds[seat]]
            about += [words.piece(flower) for flower in view.flowers[seat]]
            if len(about) > 1 or seat == view.seat:
                parts.append(": ".join((about[0], ", ".join(about[1:]) or "–")))
        hand = ", ".join(words.piece(KIND[piece]) for piece in self.hand(view))
        parts.append(translate("Mahjong", "Your hand: %1").replace("%1", hand))
        return ". ".join(parts) + "."

    def _meld_words(self, meld: Meld) -> str:
        names = [words.piece(KIND[piece]) for piece in meld.pieces]
        name = ", ".join(names) if meld.kind == "chow" else names[0]
        return f"{words.meld(meld.kind, meld.state)}: {name}"

    def areas(self, view: View) -> tuple[Area, ...]:
        kinds = (
            ("meld", translate("Mahjong", "Melds and flowers of %1"), ("meld", "flowers")),
            ("river", translate("Mahjong", "Discards of %1"), ("river",)),
        )
        hand = self._hand_area(view, translate("Mahjong", "Your hand"))
        return (hand, *self._seat_areas(self.looks(view), kinds))

    def slot_words(self, view: View, slot: Slot, look: Look) -> str:
        name = words.piece(look.kind) if look.kind else hidden_piece()
        parts = [name, row_of(*self._place(view, slot, self.looks(view)))]
        if look.ghost:
            parts.append(claimed())
        if slot.name == "drawn":
            parts.append(translate("Mahjong", "just drawn"))
        if look.last:
            parts.append(translate("Mahjong", "last discard"))
        return ", ".join(parts)

    def result(self, finished: Any) -> ResultContent:
        return mahjong_result.content(finished)

    def warm(self, read: Callable[[str], bytes | None]) -> None:
        blob = read("mahjong")
        if blob is not None:
            tables.load(blob)


PRESENTER = Mahjong()
