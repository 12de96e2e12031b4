"""A table page with a session that only remembers what it is told."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action, Place
from cardavia_desktop.engine.mahjong import GAME
from cardavia_desktop.engine.mahjong.view import View
from cardavia_desktop.play.tally import Tally
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.desk import Desk
from cardavia_desktop.ui.shapes import Asked, Started
from cardavia_desktop.ui.windows.table import TablePage

LEFT = Qt.MouseButton.LeftButton


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
        self.undone = 0

    def answer(self, ticket: int, action: Action) -> None:
        self.answers.append((ticket, action))

    def read(self) -> None:
        self.reads += 1

    def undo(self) -> None:
        self.undone += 1


class Table:
    """A page with a view on it."""

    def __init__(self, qtbot: QtBot, artwork: Artwork) -> None:
        self.bot = qtbot
        self.session: Any = StillSession()
        self.desk = Desk(self.session)
        self.page = TablePage(self.session, self.desk, artwork)
        qtbot.addWidget(self.page)
        self.page.resize(1440, 848)
        self.page.choreographer.set_animation("off")
        self.page.show()

    def ask(self, view: View) -> None:
        tally = Tally((-48, -32, 96, -16), (0,) * 4, 3)
        started = Started("hk-mahjong", "club", False, 0, view, (), tally, False, False, "")
        self.session.started.emit(started)
        self.session.asked.emit(Asked(7, view, GAME.view_legal(view), True, False))
        self.page.view.setFocus()

    def where(self, place: Place) -> QPoint:
        layout = self.page.scene.layout
        assert layout is not None
        pose = layout.poses[place]
        return QPoint(round(pose.x), round(pose.y))

    def click(self, place: Place) -> None:
        self.bot.mouseClick(self.page.view.viewport(), LEFT, pos=self.where(place))

    def key(self, key: Qt.Key, text: str = "") -> None:
        press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(QApplication.focusWidget() or self.page.view, press)

    def item(self, piece: str) -> Any:
        return self.page.scene.items_by_key["piece", piece]

    def wait_for_bar(self) -> None:
        self.bot.waitUntil(lambda: self.desk.ready_since(time.monotonic()), timeout=2000)

    def button(self, verb: str) -> Any:
        return next(b for b in self.page.bar.buttons if b.call.verb == verb)
