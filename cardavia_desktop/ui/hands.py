"""A person's hands on the real window: clicks and keys that go through the platform's own queue,
so that modal dialogs, focus and shortcuts treat them as they treat a person's.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEventLoop, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ..engine.bots import Budget, Limit, Question
from ..engine.core import Action, Piece
from ..engine.games import game_module
from .windows.main import MainWindow

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
Chooser = Callable[[str, Any, tuple[Action, ...]], Action]
"""(game, view, legal) -> what to do."""


def wait(milliseconds: int) -> None:
    """Let events happen; other threads run meanwhile."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def click(
    widget: QWidget,
    point: QPoint | None = None,
    button: Qt.MouseButton = LEFT,
    modifiers: Qt.KeyboardModifier = NO_KEYS,
) -> None:
    """Click into the middle of a widget or at a point of it; whatever lies there gets it."""
    handle, at = place(widget, point)
    if QRect(QPoint(), handle.size()).contains(at):  # a mouse cannot leave the window
        QTest.mouseClick(handle, button, modifiers, at)


def place(widget: QWidget, point: QPoint | None = None) -> tuple[QWindow, QPoint]:
    """The platform's window and the place in it of a point (the middle) of a widget."""
    top = widget.window()
    handle = top.windowHandle()
    if handle is None:
        raise RuntimeError(f"{type(top).__name__} was never shown")
    return handle, widget.mapTo(top, point or widget.rect().center())


def key(window: QWidget, code: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press and release a key where the focus is."""
    target = QGuiApplication.focusWindow() or window.windowHandle()
    if target is not None:
        QTest.keyClick(target, code, modifiers)


class BotChooser:
    """Decides like a computer player, within a limit of nodes."""

    def __init__(self, level: str, nodes: int | None = None) -> None:
        self._level, self._nodes = level, nodes

    def __call__(self, game: str, view: Any, legal: tuple[Action, ...]) -> Action:
        module = game_module(game)
        nodes = module.NODES[self._level] if self._nodes is None else self._nodes
        question = Question(game, view, legal, self._level, 7, Limit(nodes=nodes))
        return module.make_bot(self._level).choose(question, Budget()).action


class MousePlayer:
    """Answers what the person is asked, by clicks alone."""

    def __init__(self, window: MainWindow, choose: Chooser) -> None:
        self._window = window
        self._choose = choose
        self.answers = 0

    def play(self) -> bool:
        """Do what can be done now; whether a question was answered."""
        desk, table = self._window.desk, self._window.table
        if not table.isVisible() or not desk.legal or desk.presenter is None:
            return False
        action = self._choose(desk.presenter.game, desk.view, desk.legal)
        if not self.act(action):
            return False
        self.answers += 1
        return True

    def act(self, action: Action) -> bool:
        """Select and confirm, or press the bar; False when the question went away meanwhile."""
        desk, table = self._window.desk, self._window.table
        ticket = desk.ticket
        if table.choreographer.running:
            click(table.view, QPoint(2, 2))  # cuts the animation short
        if self._press(action):
            return ticket != desk.ticket or not desk.legal
        presenter = desk.presenter
        if presenter is None:
            return False
        if desk.hand.selected:
            key(self._window, Qt.Key.Key_Escape)
        if not action.pieces:  # a call that the bar does not show: it shows another one's ways
            return False
        for piece in action.pieces:
            if desk.ticket != ticket or not self._touch(piece):
                return False
        if presenter.many:
            self._press(action)
        elif desk.legal and desk.hand.selected:
            self._touch(action.pieces[0])
        return ticket != desk.ticket or not desk.legal

    def _press(self, action: Action) -> bool:
        """Press the button of an action, and the one of its chooser."""
        if not self._push(action):
            return False
        self._push(action)
        return True

    def _push(self, action: Action) -> bool:
        desk, bar = self._window.desk, self._window.table.bar
        end = time.monotonic() + 2
        while desk.calls.calls and not desk.ready_since(time.monotonic()):
            wait(10)
            if time.monotonic() > end:
                return False
        for button in bar.buttons:
            if button.call is not None and action in button.call.actions and button.isVisible():
                click(button)
                return True
        return False

    def _touch(self, piece: Piece) -> bool:
        desk, view = self._window.desk, self._window.table.view
        if desk.presenter is None or piece not in desk.hand.pieces:
            return False
        point = self.point_of(piece)
        if point is None:
            return False
        click(view.viewport(), point)
        return True

    def point_of(self, piece: Piece) -> QPoint | None:
        """A point of an own piece that nothing covers."""
        desk, scene, view = self._window.desk, self._window.table.scene, self._window.table.view
        if desk.presenter is None or scene.layout is None or piece not in desk.hand.pieces:
            return None
        slot = desk.presenter.slot_of(desk.view, desk.hand.pieces.index(piece))
        pose = scene.layout.poses.get(slot)
        if pose is None:
            return None
        for across in (0.0, -0.3, 0.3, -0.42, 0.42):
            for down in (0.0, 0.3, -0.3):
                point = QPoint(round(pose.x + across * pose.w), round(pose.y + down * pose.h))
                if scene.slot_at(point.x(), point.y()) != slot:
                    continue
                if view.childAt(point) in (None, view.viewport()):
                    return point
        return None
