"""`cardavia soak --minutes M`: all games through the real window, with random commands.

The program is started again every few minutes, in one process: legal and illegal answers, clicks
and keys anywhere, languages, filters, themes, sizes, undo, leaving and resuming. After every
command the table is compared with the view, now and then pixel by pixel with one made from
nothing, and the saved deal with the question asked. Complaints of Qt, logged errors, uncaught
exceptions, stalls, memory and objects that grow, and a program that does not close are problems
too.

Standard output is one JSON object; problems are told on standard error as they come, each with the
seed, the round and the commands before it. Exit status: 0 clean, 1 problems.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication

from ...storage.glance import glance
from ..hands import wait
from ..program import Program, make_application
from ..shapes import Asked, Failure, Finished
from .checks import picture_trouble, saved_trouble, table_troubles
from .moves import Moves
from .watch import Complaints, Heart, Trouble, counts, resident

ROUND = 180.0
"""Seconds until the program is started again."""
STUCK = 60.0
"""Seconds on the table in which nothing at all happens, though a bot has to move; or of a command
that does not come back."""
HANGING = 300.0
"""Seconds beyond a round after which the soak ends with the stacks of all threads."""
GROWTH = 80.0
"""Megabytes that the last quarter may take more than the second one."""
GROWING = {"widgets": 5, "objects": 10_000, "threads": 2, "files": 8, "tasks": 4, "children": 0}
"""What may be left more after the last round than after the second."""
PICTURES, SAVES = 60, 25
"""Steps between two comparisons by pixels, and two of the save."""
EXPECTED = {"illegal-answer"}


class Soak:
    """One soak: rounds of a program, watched."""

    def __init__(
        self,
        app: QApplication,
        seed: int,
        round_seconds: float = ROUND,
        pictures: Path | None = None,
    ) -> None:
        self._app = app
        self._seed = seed
        self._pictures = pictures
        self._round_seconds = round_seconds
        self.trouble = Trouble(seed)
        self.heart = Heart(self.trouble)
        self.memory: list[float] = []
        self.child = 0.0
        self.objects: list[dict[str, int]] = []
        self.deals: dict[str, int] = {}
        self.commands: dict[str, int] = {}
        self.checks = {"table": 0, "picture": 0, "save": 0, "resumed": 0, "settings": 0}
        self.started = time.monotonic()
        self._program: Program | None = None
        self._moves: Moves | None = None
        self._asked: dict[str, Asked] = {}
        """The open question of each game's saved deal when its table was left."""
        self._opened = ""
        self._last_news = 0.0
        self._step_began = 0.0
        self._still = QTimer()
        self._still.setInterval(1000)
        self._still.timeout.connect(self._is_it_back)

    def run(self, minutes: float) -> None:
        complaints = Complaints(self.trouble)
        complaints.open()
        try:
            end = self.started + minutes * 60
            while time.monotonic() < end and not self.trouble.too_much:
                faulthandler.dump_traceback_later(self._round_seconds + HANGING, exit=True)
                self._round(end)
                self.trouble.round += 1
        finally:
            faulthandler.cancel_dump_traceback_later()
            complaints.shut()
        self._judge_growth()

    # one program

    def _round(self, end: float) -> None:
        rng = random.Random(f"soak {self._seed} {self.trouble.round}")
        program = self._open(rng)
        moves = self._moves
        assert moves is not None
        end = min(end, time.monotonic() + self._round_seconds)
        self.heart.start()
        self._still.start()
        while time.monotonic() < end and not self.trouble.too_much:
            self.trouble.steps += 1
            self._step_began = time.monotonic()
            try:
                name = moves.step()
                self.commands[name] = self.commands.get(name, 0) + 1
                wait(rng.choice((0, 0, 2, 10, 40)))
            except Exception:  # whatever a command raises is a find
                sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
            with self.heart.aside():
                self._check(program)
        self.heart.stop()
        self._still.stop()
        self._close(program)

    def _is_it_back(self) -> None:
        """A dialog with a loop of its own would keep its command for ever."""
        if time.monotonic() - self._step_began < STUCK:
            return
        self._step_began = time.monotonic()
        modal = QApplication.activeModalWidget()
        self.trouble.add("stuck", f"the last command has not come back for {STUCK} s: {modal}")
        if modal is not None:
            modal.close()

    def _open(self, rng: random.Random) -> Program:
        before = glance()
        program = Program(self._app, watchdog=None)
        program.window.gone.disconnect(self._app.quit)  # the soak goes on after a close
        self._program = program
        self._moves = Moves(program, rng, self._note, self._keep_question)
        session = program.session
        session.failed.connect(self._failed)
        session.finished.connect(self._finished)
        session.started.connect(self._started)
        session.asked.connect(self._was_asked)
        session.happened.connect(self._news)
        session.rewound.connect(self._news)
        session.set_pace("instant")
        program.window.show()
        wait(300)
        self.checks["settings"] += 1
        if before != glance() or program.window.settings != before:
            self.trouble.add("settings", "a start changes the settings")
        with self.heart.aside():
            self._sample()
        self._last_news = time.monotonic()
        return program

    def _close(self, program: Program) -> None:
        window = program.window
        wanted = window.settings
        self._keep_question()
        closed: list[bool] = []
        window.gone.connect(lambda: closed.append(True))
        began = time.monotonic()
        window.close()
        while not closed and time.monotonic() - began < 10:
            wait(10)
        if not closed:
            self.trouble.add("close", "the program did not close within 10 s")
            program.session.shutdown(5)
        if children := multiprocessing.active_children():
            self.trouble.add("close", f"processes are left: {children}")
        kept = glance()
        if (kept.language, kept.theme, kept.contrast) != (
            wanted.language, wanted.theme, wanted.contrast,
        ):  # fmt: skip
            self.trouble.add("settings", f"not kept: {wanted} became {kept}")
        self._sample()
        program.tidy.deleteLater()
        window.deleteLater()
        program.deleteLater()
        self._program = self._moves = None
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        wait(20)
        gc.unfreeze()
        self.objects.append(counts())

    # listening

    def _note(self, command: str) -> None:
        self.trouble.last.append(command)

    def _news(self, value: object) -> None:
        self._last_news = time.monotonic()
        program = self._program
        if program is not None and program.window.desk.presenter is not None:
            self._asked.pop(program.window.desk.presenter.game, None)

    def _failed(self, failure: Failure) -> None:
        moves = self._moves
        if failure.id in EXPECTED and moves is not None and moves.illegal_sent:
            moves.illegal_sent = False
            return
        self.trouble.add("failure", f"{failure.id} {failure.file} {failure.detail}")

    def _finished(self, finished: Finished) -> None:
        program = self._program
        if program is not None and program.window.desk.presenter is not None:
            game = program.window.desk.presenter.game
            self.deals[game] = self.deals.get(game, 0) + 1
            self._asked.pop(game, None)
            net = sum(pay.amount * ((pay.target == 0) - (pay.source == 0))
                      for pay in finished.result.payments)  # fmt: skip
            if net != finished.result.net[0]:
                self.trouble.add("result", f"{game}: payments {net}, net {finished.result.net}")

    def _started(self, started: Any) -> None:
        self._last_news = time.monotonic()
        self._opened = started.game if started.resumed else ""
        if not started.resumed:
            self._asked.pop(started.game, None)

    def _was_asked(self, asked: Asked) -> None:
        """A resumed deal asks what it asked when it was left."""
        self._last_news = time.monotonic()
        game, self._opened = self._opened, ""
        before = self._asked.pop(game, None)
        if before is None:
            return
        self.checks["resumed"] += 1
        if (asked.view, asked.legal) != (before.view, before.legal):
            self.trouble.add("resume", f"{game} asks something else than when it was left")

    def _keep_question(self) -> None:
        """Before the table is left."""
        program = self._program
        if program is None or not program.window.in_game:
            return
        desk = program.window.desk
        wait(200)  # an answer or an undo may be on its way
        if desk.legal and desk.presenter is not None:
            self._asked[desk.presenter.game] = Asked(
                desk.ticket, desk.view, desk.legal, desk.can_undo, desk.can_redo
            )

    # checking

    def _check(self, program: Program) -> None:
        window, desk = program.window, program.window.desk
        for text in table_troubles(window)[:3]:
            self.trouble.add("table", text)
        self.checks["table"] += 1
        steps = self.trouble.steps
        if steps % PICTURES == 0 and window.table.isVisible():
            wait(1)  # what was asked for is painted
            kept = self._pictures and self._pictures / f"{self._seed}-{steps}"
            if text := picture_trouble(window, program.artwork, kept):
                self.trouble.add("picture", text)
            self.checks["picture"] += 1
        if steps % SAVES == 0 and window.in_game and desk.legal:
            self._check_save(program)
        if steps % 200 == 0:
            self._sample()
        waits = window.in_game and desk.finished is None and not desk.legal
        if waits and window.table.isVisible() and time.monotonic() - self._last_news > STUCK:
            self.trouble.add("stuck", f"nothing has happened for {STUCK} s")
            self._last_news = time.monotonic()

    def _check_save(self, program: Program) -> None:
        """A difference counts when it stays: an answer or an undo may be on its way."""
        desk = program.window.desk
        for _ in range(3):
            text = saved_trouble(desk)
            if not text:
                break
            wait(250)
        else:
            self.trouble.add("save", text)
        self.checks["save"] += 1

    def _sample(self) -> None:
        if (here := resident()) is not None:
            self.memory.append(here)
        for child in multiprocessing.active_children():
            self.child = max(self.child, resident(child.pid or 0) or 0.0)

    def _judge_growth(self) -> None:
        quarter = len(self.memory) // 4
        if quarter >= 5 and time.monotonic() - self.started > 1200:
            early = statistics.median(self.memory[quarter : 2 * quarter])
            late = statistics.median(self.memory[-quarter:])
            if late - early > GROWTH:
                self.trouble.add("memory", f"{early} MB became {late} MB")
        for name, more in GROWING.items():
            seen = [each[name] for each in self.objects[1:] if name in each]
            if len(seen) > 1 and seen[-1] - seen[0] > more:
                self.trouble.add("objects", f"{name}: {seen}")

    def report(self) -> dict[str, Any]:
        quarter = max(1, len(self.memory) // 4)
        parts = [self.memory[n * quarter : (n + 1) * quarter] for n in range(4)]
        return {
            "clean": not self.trouble.found,
            "seed": self._seed,
            "minutes": round((time.monotonic() - self.started) / 60, 2),
            "rounds": self.trouble.round,
            "steps": self.trouble.steps,
            "deals": self.deals,
            "commands": dict(sorted(self.commands.items())),
            "checks": self.checks,
            "memory_mb": {
                "first": self.memory[0] if self.memory else None,
                "quarters": [round(statistics.median(part), 1) for part in parts if part],
                "highest": max(self.memory, default=None),
                "thinking_child_highest": self.child,
            },
            "objects_left_by_rounds": {"second": self.objects[1:2], "last": self.objects[-1:]},
            "stall_ms": self.heart.report(),
            "problems": self.trouble.found,
            "times": self.trouble.times,
        }  # fmt: skip


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="cardavia soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=None, help="default: drawn, and told")
    parser.add_argument("--round", type=float, default=ROUND, metavar="SECONDS",
                        help="after which the program is started again")  # fmt: skip
    parser.add_argument("--pictures", type=Path, metavar="FOLDER",
                        help="keep pictures of tables that look unlike their view")  # fmt: skip
    options = parser.parse_args(arguments)
    if options.minutes <= 0 or options.round <= 0:
        parser.error("a positive time is expected")
    seed = random.SystemRandom().randrange(10**6) if options.seed is None else options.seed
    print(f"soak: seed {seed}", file=sys.stderr, flush=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        for name in ("CARDAVIA_HOME", "HOME", "XDG_CONFIG_HOME"):  # the last two lead to documents
            os.environ[name] = home
        gc.disable()
        sys.setswitchinterval(0.001)
        app = QApplication.instance() or make_application([])
        assert isinstance(app, QApplication)
        soak = Soak(app, seed, options.round, options.pictures)
        soak.run(options.minutes)
        report = soak.report()
    print(json.dumps(report, indent=1))
    return 0 if report["clean"] else 1
