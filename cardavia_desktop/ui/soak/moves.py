"""The commands of a soak: what a person may do, sensible or not, drawn at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QDialog,
    QFileDialog,
    QWidget,
)

from ...engine.core import Action
from ...engine.games import GAMES
from ..dialogs.settings import CHOICES, languages
from ..hands import LEFT, BotChooser, MousePlayer, click, key, place, wait
from ..program import Program
from ..shapes import Start
from ..windows.main import LEAST

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEYS: tuple[tuple[str, Qt.KeyboardModifier], ...] = (
    *((name, Qt.KeyboardModifier.NoModifier) for name in (
        "W", "P", "K", "C", "N", "D", "R", "O", "Z", "U", "H", "S", "L", "1", "2", "3", "9",
        "Left", "Right", "Up", "Down", "Home", "End", "Tab", "Return", "Enter", "Space", "Escape",
        "F1", "F2", "F6", "F11", "Question", "PageDown", "Delete", "A", "Menu",
    )),
    ("Backtab", SHIFT), ("Comma", CONTROL), ("N", CONTROL), ("Z", CONTROL), ("Z", CONTROL | SHIFT),
    ("A", CONTROL),
)  # fmt: skip
"""Every key the program knows, but the one that quits, and some that it does not know."""
CYRILLIC = "цкузсртгпи"
CHANGED = (
    "language", "theme", "animation", "contrast", "grain", "temperature", "marks", "panel", "level",
)  # fmt: skip
SIZES = (LEAST, (1280, 720), (1440, 900), (1920, 1080), (2560, 1440))


class Moves:
    """Draws and does one command after the other; `last` says what the command was."""

    def __init__(
        self,
        program: Program,
        rng: random.Random,
        told: Callable[[str], None],
        leaving: Callable[[], None],
    ) -> None:
        self.program, self.window = program, program.window
        self._rng = rng
        self._told = told
        self._leaving = leaving
        self._bot = BotChooser("beginner", 1)
        self._player = MousePlayer(self.window, self._choose)
        self.illegal_sent = False
        """An answer that the rules forbid was sent: one complaint about it is due."""
        self.table: tuple[tuple[int, Callable[[], str]], ...] = (
            (60, self.answer), (14, self.press_key), (6, self.click_table), (4, self.click_button),
            (1, self.drag), (2, self.other_click), (2, self.cyrillic), (2, self.undo),
            (1, self.redo), (1, self.settings), (1, self.apply), (2, self.resize), (1, self.away),
            (1, self.pace), (1, self.scroll), (1, self.slide), (1, self.strange_answer),
            (1, self.shut_dialog), (1, self.hide_and_show), (1, self.start),
        )  # fmt: skip

    def step(self) -> str:
        """Do one command, and tell its name before and its details after."""
        weights, commands = zip(*self.table, strict=True)
        command = self._rng.choices(commands, weights)[0]
        if self.window.desk.finished is not None and self._rng.random() < 0.4:
            command = self.next_deal
        elif not self.window.in_game and self._rng.random() < 0.5:
            command = self._rng.choice((self.start, self.resume))
        if isinstance(self._modal(), QFileDialog):  # whatever is pressed there touches files
            command = self.shut_dialog
        self._told(command.__name__)
        detail = command()
        if detail:
            self._told(f"{command.__name__} {detail}")
        return command.__name__

    def _choose(self, game: str, view: Any, legal: tuple[Action, ...]) -> Action:
        if self._rng.random() < 0.6:
            return self._bot(game, view, legal)
        return self._rng.choice(legal)

    def _modal(self) -> QWidget | None:
        return QApplication.activeModalWidget()

    # playing

    def answer(self) -> str:
        """A legal answer by clicks, sensible or at random."""
        if self._modal() is not None:
            return self.shut_dialog()
        if not self.window.table.isVisible() and self.window.in_game:
            self.window.show_table()
        return "given" if self._player.play() else ""

    def next_deal(self) -> str:
        if self._modal() is None and self.window.result.isVisible():
            click(self.window.result.next_button)
        return ""

    def start(self) -> str:
        """Another game, only seldom in the middle of one."""
        if self.window.in_game and self._rng.random() < 0.9:
            return self.answer()
        game = self._rng.choice(list(GAMES))
        seed = self._rng.randrange(10**6)
        level = self._rng.choice(("beginner", "club", "strong"))
        self.program.session.start(Start(game, level, self._rng.random() < 0.3, seed, seed + 1))
        return f"{game} {level} {seed}"

    def resume(self) -> str:
        if self._modal() is not None or not self.window.home.isVisible():
            return ""
        buttons = [b for b in self.window.home.resume_buttons if b.isVisible()]
        if buttons:
            click(self._rng.choice(buttons))
        return str(len(buttons))

    def undo(self) -> str:
        self.window.desk.undo()
        return ""

    def redo(self) -> str:
        self.window.desk.redo()
        return ""

    def strange_answer(self) -> str:
        """An answer to a question of the past, of another seat, or one that the rules forbid."""
        desk, session = self.window.desk, self.program.session
        if not desk.legal:
            return ""
        action = self._rng.choice(desk.legal)
        kind = self._rng.randrange(4)
        if kind == 0:
            session.answer(desk.ticket - 1, action)
        elif kind == 1:
            session.answer(desk.ticket + 1000, action)
        elif kind == 2:
            session.answer(desk.ticket, replace(action, seat=1))
        else:
            self.illegal_sent = True
            session.answer(desk.ticket, replace(action, verb="nonsense"))
        return str(kind)

    # hands anywhere

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._rng.randrange(max(1, widget.width())),
            self._rng.randrange(max(1, widget.height())),
        )

    def click_table(self) -> str:
        """Anywhere on the table, or on a piece of one's own."""
        view = self.window.table.view
        if not view.isVisible():
            return ""
        point = self._point(view)
        pieces = self.window.desk.hand.pieces
        if pieces and self._rng.random() < 0.6:
            point = self._player.point_of(self._rng.choice(pieces)) or point
        click(view, point)
        return f"{point.x()},{point.y()}"

    def other_click(self) -> str:
        """Another button, a double click, or a click with a key held."""
        target = self._modal() or self.window
        point = self._point(target)
        kind = self._rng.randrange(3)
        if kind == 0:
            click(target, point, Qt.MouseButton.RightButton)
        elif kind == 1:
            click(target, point, LEFT, self._rng.choice((CONTROL, SHIFT)))
        else:
            handle, at = place(target, point)
            if QRect(QPoint(), handle.size()).contains(at):
                QTest.mouseDClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, at)
        return f"{kind} {point.x()},{point.y()}"

    def drag(self) -> str:
        target = self._modal() or self.window
        handle, first = place(target, self._point(target))
        last = place(target, self._point(target))[1]
        none = Qt.KeyboardModifier.NoModifier
        room = QRect(QPoint(), handle.size())
        if not (room.contains(first) and room.contains(last)):
            return ""
        QTest.mousePress(handle, LEFT, none, first)
        QTest.mouseMove(handle, last)
        QTest.mouseRelease(handle, LEFT, none, last)
        return ""

    def _everywhere(self, kind: type[Any]) -> list[Any]:
        """Visible, enabled widgets of a kind where a person could reach them now."""
        modal = self._modal()
        tops = [modal] if modal is not None else QApplication.topLevelWidgets()
        return [
            widget
            for top in tops
            if top.isVisible()
            for widget in top.findChildren(kind)
            if widget.isVisible() and widget.isEnabled() and not widget.visibleRegion().isEmpty()
        ]

    def click_button(self) -> str:
        """Any button there is: top bar, result, home, dialogs."""
        buttons = self._everywhere(QAbstractButton)
        if not buttons:
            return ""
        button = self._rng.choice(buttons)
        said = button.accessibleName() or button.text()
        click(button)
        return str(said)

    def slide(self) -> str:
        sliders = self._everywhere(QAbstractSlider)
        if sliders:
            slider = self._rng.choice(sliders)
            slider.setValue(self._rng.randint(slider.minimum(), slider.maximum()))
        return ""

    def scroll(self) -> str:
        areas = self._everywhere(QAbstractScrollArea)
        if areas:
            bar = self._rng.choice(areas).verticalScrollBar()
            bar.setValue(self._rng.randint(bar.minimum(), bar.maximum()))
        return ""

    def press_key(self) -> str:
        """Up to four keys in a row."""
        names = []
        for _ in range(self._rng.choice((1, 1, 2, 4))):
            name, modifiers = self._rng.choice(KEYS)
            names.append(name)
            key(self.window, Qt.Key[f"Key_{name}"], modifiers)
        return "+".join(names)

    def cyrillic(self) -> str:
        text = self._rng.choice(CYRILLIC)
        code = ord(text.upper())
        press = QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(QApplication.focusWidget() or self.window, press)
        return text

    # the window and its settings

    def settings(self) -> str:
        """Through the dialog: some changes, then Done, Cancel or Escape."""
        if self._modal() is not None:
            return self.shut_dialog()
        self.window.open_settings()
        wait(30)
        if self._modal() is None:
            return "did not open"
        done = []
        for _ in range(self._rng.randint(1, 5)):
            done.append(self._rng.choice((self.click_button, self.slide))())
            wait(self._rng.choice((0, 5, 40)))
        self.shut_dialog()
        return ", ".join(done)

    def apply(self) -> str:
        """Settings changed at once, as the dialog's preview does: language, filters, theme …"""
        rng = self._rng
        changes: dict[str, Any] = {}
        for name in rng.sample(CHANGED, rng.randint(1, 3)):
            if name == "language":
                changes[name] = rng.choice(languages())
            elif name in CHOICES:
                changes[name] = rng.choice(CHOICES[name])
            elif name in ("marks", "panel"):
                changes[name] = rng.random() < 0.5
            else:
                changes[name] = rng.randint(0, 100)
        self.window.apply(replace(self.window.settings, **changes))
        return str(changes)

    def pace(self) -> str:
        pace = self._rng.choice(("instant", "instant", "instant", "fast", "normal"))
        self.program.session.set_pace(pace)
        return pace

    def resize(self) -> str:
        w, h = self._rng.choice(SIZES)
        if self._rng.random() < 0.5:
            w, h = self._rng.randint(LEAST[0], 2000), self._rng.randint(LEAST[1], 1200)
        if self.window.windowState() != Qt.WindowState.WindowNoState:
            self.window.showNormal()
        self.window.resize(w, h)
        return f"{w}×{h}"

    def hide_and_show(self) -> str:
        self.window.showMinimized()
        wait(self._rng.randint(0, 100))
        self.window.showNormal()
        return ""

    def away(self) -> str:
        """Home; the next commands come back to the saved deal."""
        if self._modal() is None:
            self._leaving()
            self.window.go_home()
        return ""

    def shut_dialog(self) -> str:
        for top in QApplication.topLevelWidgets():
            if isinstance(top, QDialog) and top.isVisible():
                files = isinstance(top, QFileDialog)
                (top.reject if files else self._rng.choice((top.reject, top.accept)))()
        return ""
