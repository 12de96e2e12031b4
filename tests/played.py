"""Persons that play any game through the window, a table for moments, checks of geometry."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import combinations
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action, Place
from cardavia_desktop.engine.games import game as game_of
from cardavia_desktop.play.tally import Tally
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.desk import Desk
from cardavia_desktop.ui.games.base import Call
from cardavia_desktop.ui.scene.geometry import LIFT, Extent, Layout, Rect
from cardavia_desktop.ui.shapes import Asked, Rewound, Started
from cardavia_desktop.ui.shots import Moment
from cardavia_desktop.ui.windows.table import TablePage

LEFT = Qt.MouseButton.LeftButton
Chooser = Callable[[Any, tuple[Action, ...]], Action]


class Person:
    """Answers every question of the desk as `choose` says, until the result is shown."""

    def __init__(self, window: Any, qtbot: QtBot, choose: Chooser) -> None:
        self.window: Any = window
        self.bot: Any = qtbot
        self.choose = choose
        self.answered = 0

    def play(self, timeout: int = 60_000) -> None:
        self.bot.waitUntil(self._step, timeout=timeout)

    def _step(self) -> bool:
        window, desk = self.window, self.window.desk
        if window.stack.currentWidget() is window.result:
            return True
        if desk.legal and window.table.isVisible():
            self.answered += 1
            self._answer(self.choose(desk.view, desk.legal))
        return False

    def _answer(self, action: Action) -> None:
        desk = self.window.desk
        call = next((c for c in desk.calls.calls if action in c.actions), None)
        if call is None:
            for piece in action.pieces:
                self.touch(piece)
            call = next((c for c in desk.calls.calls if action in c.actions), None)
        if call is None:  # one piece, confirmed by touching it again
            self.touch(action.pieces[0])
            return
        self.press(call)
        if len(call.actions) > 1:
            self.press(next(c for c in desk.calls.calls if action in c.actions))

    def touch(self, piece: str) -> None:
        raise NotImplementedError

    def press(self, call: Call) -> None:
        raise NotImplementedError


class Mouse(Person):
    """Clicks only."""

    def touch(self, piece: str) -> None:
        desk, table = self.window.desk, self.window.table
        slot = desk.presenter.slot_of(desk.view, desk.hand.pieces.index(piece))
        at = visible_point(table.scene.layout, slot)
        self.bot.mouseClick(table.view.viewport(), LEFT, pos=at)

    def press(self, call: Call) -> None:
        buttons = self.window.table.bar.buttons
        self.bot.mouseClick(next(b for b in buttons if b.call == call), LEFT)


class Keys(Person):
    """Keys only."""

    def _key(self, key: Qt.Key) -> None:
        self.bot.keyClick(QApplication.focusWidget() or self.window, key)

    def touch(self, piece: str) -> None:
        if self.window.table.pointer.slot is None:
            self._key(Qt.Key.Key_Right)
        self._key(Qt.Key.Key_Home)
        for _ in range(self.window.desk.hand.pieces.index(piece)):
            self._key(Qt.Key.Key_Right)
        self._key(Qt.Key.Key_Space)

    def press(self, call: Call) -> None:
        self._key(Qt.Key(ord(call.key)))


def visible_point(layout: Layout, slot: Place) -> QPoint:
    """A point of the piece near its left edge, which a neighbour in the row does not cover."""
    pose = layout.poses[slot]
    return QPoint(round(pose.x - pose.w * 0.3), round(pose.y))


class StillSession(QObject):
    """Has the session's signals and remembers what it was told."""

    started = Signal(object)
    happened = Signal(object)
    asked = Signal(object)
    rewound = Signal(object)
    finished = Signal(object)
    thinking = Signal(object)
    reading = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[tuple[int, Action]] = []
        self.reads = 0

    def answer(self, ticket: int, action: Action) -> None:
        self.answers.append((ticket, action))

    def read(self) -> None:
        self.reads += 1


class Stage:
    """A table page that is shown moments."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bot: Any = qtbot
        self.session: Any = StillSession()
        session: Any = self.session
        self.desk = Desk(session)
        self.page = TablePage(session, self.desk, Artwork())
        qtbot.addWidget(self.page)
        self.page.resize(1440, 848)
        self.page.choreographer.set_animation("off")
        self.page.show()

    @property
    def layout(self) -> Layout:
        layout = self.page.scene.layout
        assert layout is not None
        return layout

    def show(self, moment: Moment) -> None:
        """Asked with ticket 7, when there is something to ask."""
        seats = game_of(moment.game).seats
        tally = Tally((0,) * seats, (0,) * seats, 0)
        started = Started(moment.game, "club", False, 0, moment.view, (), tally, False, False, "")
        self.session.started.emit(started)
        self.session.rewound.emit(Rewound(moment.view, moment.history, False, True, False))
        if moment.legal:
            self.session.asked.emit(Asked(7, moment.view, moment.legal, True, False))
        self.page.view.setFocus()

    def click(self, place: Place) -> None:
        at = visible_point(self.layout, place)
        self.bot.mouseClick(self.page.view.viewport(), LEFT, pos=at)

    def key(self, key: Qt.Key, text: str = "") -> None:
        press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(QApplication.focusWidget() or self.page.view, press)

    def call(self, verb: str) -> Call:
        return next(call for call in self.desk.calls.calls if call.verb == verb)

    def push(self, verb: str) -> None:
        """Click the button of the bar as soon as it may be."""
        self.bot.waitUntil(lambda: self.desk.ready_since(time.monotonic()), timeout=2000)
        call = self.call(verb)
        button = next(b for b in self.page.bar.buttons if b.call == call)
        self.bot.mouseClick(button, LEFT)


def rows(layout: Layout) -> list[tuple[str, Rect]]:
    """The box of every row of pieces: a hand with its drawn piece, the melds, a river …"""
    boxes: dict[str, list[Rect]] = {}
    for slot, pose in layout.poses.items():
        name = "hand" if slot.name == "drawn" else slot.name
        name = "meld" if name == "hezi" else name
        boxes.setdefault(f"{name}@{slot.seat}", []).append(pose.box)
    found = []
    for name, rects in boxes.items():
        x, y = min(r.x for r in rects), min(r.y for r in rects)
        w, h = max(r.right for r in rects) - x, max(r.bottom for r in rects) - y
        found.append((name, Rect(x, y, w, h)))
    return found


def collisions(layout: Layout, *, by_rows: bool = False, round_centre: bool = False) -> list[str]:
    """Pairs of things that share room. `by_rows`: pieces of one row may cover each other.
    `round_centre`: pieces may lie on the centre."""
    boxes = (
        rows(layout) if by_rows else [(str(slot), pose.box) for slot, pose in layout.poses.items()]
    )
    if not round_centre:
        boxes = [box for box in boxes if not box[0].startswith(("stock", "indicator"))]
        boxes.append(("centre", layout.centre))
    fixed = [(f"plate {seat}", rect) for seat, rect in layout.plates.items()]
    fixed += [(n, r) for n, r in layout.rooms.items() if n.startswith(("tokens", "civil", "milit"))]
    fixed.append(("bar", layout.bar))
    boxes += fixed
    found = [f"{a} on {b}" for (a, x), (b, y) in combinations(boxes, 2) if x.overlaps(y)]
    for slot, pose in layout.poses.items():
        if slot.seat == 0 and slot.name in ("hand", "drawn"):
            raised = Rect(pose.box.x, pose.box.y - LIFT, pose.box.w, pose.box.h + LIFT)
            found += [f"{slot} lifted on {name}" for name, r in fixed if raised.overlaps(r)]
    return found


def outside(layout: Layout, size: Extent) -> list[str]:
    room = Rect(0, 0, size.w, size.h)
    named = [(str(slot), pose.box) for slot, pose in layout.poses.items()]
    named += [(f"plate {seat}", rect) for seat, rect in layout.plates.items()]
    named += [("bar", layout.bar), ("note", layout.note), ("centre", layout.centre)]
    return [name for name, rect in named if not room.holds(rect)]
