"""`python -m cardavia_desktop.ui.demo`: one deal played through the real window, with pictures.

The person's seat is played by a Club bot that answers like a hand would: it selects, it confirms,
it presses the call bar. Pictures go to build/demo/ (or the folder named); the status is 0 when the
result page was reached.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
from multiprocessing import freeze_support
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from ..engine.bots import Budget, Limit, Question
from ..engine.core import Action
from ..engine.games import game_module
from .program import Program, make_application
from .shapes import Start

DEFAULT = Path("build/demo")
PATIENCE = 120.0
"""Seconds after which the deal is given up."""


def wait(milliseconds: int) -> None:
    """Let events happen; other threads run meanwhile."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Player:
    """Answers the desk's questions."""

    def __init__(self, program: Program, game: str) -> None:
        self._desk = program.window.desk
        self._table = program.window.table
        self._game = game
        self._bot = game_module(game).make_bot("club")
        self._nodes = game_module(game).NODES["club"]

    def play(self) -> str:
        """Answer when asked; the verb, or ""."""
        desk = self._desk
        if not desk.legal or self._table.interrupt():
            return ""
        question = Question(self._game, desk.view, desk.legal, "club", 7, Limit(nodes=self._nodes))
        action = self._bot.choose(question, Budget()).action
        self._do(action)
        return action.verb

    def _do(self, action: Action) -> None:
        desk = self._desk
        for call in desk.calls.calls:
            if action in call.actions:
                while not desk.ready_since(time.monotonic()):
                    wait(20)
                desk.press(call)
                if len(call.actions) > 1:
                    wait(200)
                    chosen = next(c for c in desk.calls.calls if action in c.actions)
                    desk.press(chosen)
                return
        for piece in action.pieces:
            desk.touch(piece)
        desk.confirm()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="demo", description=__doc__)
    parser.add_argument("--game", default="hk-mahjong")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--to", type=Path, default=DEFAULT, help="folder of the pictures")
    options = parser.parse_args(arguments)
    options.to.mkdir(parents=True, exist_ok=True)
    gc.disable()
    with tempfile.TemporaryDirectory() as home:
        os.environ["CARDAVIA_HOME"] = home
        return _run(options.game, options.seed, options.to)


def _run(game: str, seed: int, folder: Path) -> int:
    app = make_application([])
    program = Program(app, watchdog=None)
    window = program.window
    window.resize(1440, 900)
    window.show()
    wait(300)
    taken = 0

    def picture(name: str) -> None:
        nonlocal taken
        window.grab().save(str(folder / f"{taken:02}-{name}.png"))
        taken += 1

    picture("home")
    program.session.set_pace("instant")
    program.session.start(Start(game, seed=seed, bot_seed=seed))
    player = Player(program, game)
    started, moves = time.monotonic(), 0
    while window.desk.finished is None and time.monotonic() - started < PATIENCE:
        wait(15)
        called = [call.verb for call in window.desk.calls.calls if call.enabled]
        if window.desk.legal and called and taken < 8:
            picture("-".join(called))
        if player.play():
            moves += 1
            if moves % 8 == 1 and taken < 12:
                wait(250)
                picture("table")
    wait(1200)
    reached = window.desk.finished is not None
    picture("result" if reached else "unfinished")
    window.close()
    program.session.shutdown()
    print(f"{moves} answers, {taken} pictures in {folder}", file=sys.stderr)
    return 0 if reached else 1


if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main())
