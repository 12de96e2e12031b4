"""`python -m cardavia_desktop.ui.bench`: how quick and how light the window is, as JSON.

Keys: `first_frame_ms` (process start to first painted frame: median, runs, and the
processor time in it), `stall_ms` (excess
delay of a 2 ms heartbeat on the interface thread: idle, and while the Strong players think with
animation on; medians over runs), `paint_ms` (one full repaint of a late table, all filters on),
`filter_change_ms` (slider moved to the table repainted), `memory_mb` (resident set before and
after that many deals). Times depend on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from multiprocessing import freeze_support
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from ..storage.glance import Settings
from .art.artwork import Artwork
from .art.filters import Filters
from .demo import wait
from .first_frame import BORN
from .games import presenter
from .games.base import TableInfo
from .program import Program, make_application
from .scene.table_scene import TableScene
from .shapes import Asked, Start

GAME = "hk-mahjong"
BEAT = 2
"""Milliseconds between heartbeats."""
FRAMES = 40
PATIENCE = 60
"""Seconds that a start may take."""
SIZES = {"1080p": (1920, 1080), "4k": (3840, 2160)}


class Heart(QObject):
    """Beats every 2 ms and notes by how much each beat came late."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[float] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        self.late = []
        self._clock.start()
        self._timer.start()

    def stop(self) -> dict[str, float]:
        """Milliseconds: percentiles of the lateness."""
        self._timer.stop()
        late = sorted(self.late)

        def at(part: float) -> float:
            return round(late[min(len(late) - 1, int(part * len(late)))], 2)

        return {
            "p50": at(0.5), "p99": at(0.99), "p99.9": at(0.999), "max": round(late[-1], 2),
            "beats": len(late),
        }  # fmt: skip

    @Slot()
    def _beat(self) -> None:
        self.late.append(max(0.0, self._clock.nsecsElapsed() / 1e6 - BEAT))
        self._clock.restart()


class Robot(QObject):
    """Answers the desk at once: wins, passes, throws the last tile; deals again at the end."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._session = program.session
        self.deals = 0
        self._session.asked.connect(self._answer)
        self._session.finished.connect(self._next)

    @Slot(object)
    def _answer(self, asked: Asked) -> None:
        verbs = {action.verb: action for action in asked.legal}
        action = verbs.get("win") or verbs.get("pass") or asked.legal[-1]
        if action.verb == "kong":
            action = verbs["discard"]
        self._session.answer(asked.ticket, action)

    @Slot(object)
    def _next(self, finished: object) -> None:
        self.deals += 1
        self._session.next_deal()


def first_frame(runs: int) -> dict[str, Any]:
    """The program itself, from the start of its process to its first painted frame."""
    times, work = [], []
    for n in range(runs + 1):
        environment = {**os.environ, BORN: repr(time.time())}
        done = subprocess.run(
            [sys.executable, "-m", "cardavia_desktop"],
            env=environment, capture_output=True, text=True, check=True, timeout=PATIENCE,
        )  # fmt: skip
        found = json.loads(done.stdout)
        if n:  # the first one warms the caches
            times.append(found["first_frame_ms"])
            work.append(found["cpu_ms"])
    return {
        "median": round(statistics.median(times)),
        "runs": [round(t) for t in times],
        "cpu": round(statistics.median(work)),
    }


def stalls(program: Program, runs: int, seconds: float) -> dict[str, Any]:
    """The heartbeat, idle and while three Strong players think."""
    heart = Heart()
    found: dict[str, Any] = {}
    window = program.window
    for name in ("idle", "thinking"):
        if name == "thinking":
            window.apply(replace(Settings(), pace="fast", level="strong"))
            program.session.start(Start(GAME, "strong", seed=5, bot_seed=5))
            wait(2500)
        each = []
        for _ in range(runs):
            heart.start()
            wait(round(seconds * 1000))
            each.append(heart.stop())
        found[name] = {key: statistics.median(run[key] for run in each) for key in each[0]}
    return found


def _late_view() -> Any:
    from .shots import find

    return find(GAME, lambda moment: bool(moment.legal) and moment.view.wall < 8).view


def painting() -> tuple[dict[str, float], float]:
    """One full repaint of a late table, and what a change of filters takes at 1080p."""
    artwork = Artwork(Filters(65, 100, 65))
    view = _late_view()
    times = {}
    change = 0.0
    for name, (w, h) in SIZES.items():
        scene = TableScene(artwork)
        scene.play(presenter(GAME))
        scene.resize(w, h, 1.0)
        scene.settle(view)
        scene.set_info(TableInfo((0, 0, 0, 0)))
        image = QImage(w, h, QImage.Format.Format_RGB32)
        each = []
        for _ in range(FRAMES):
            started = time.perf_counter()
            painter = QPainter(image)
            scene.render(painter)
            painter.end()
            each.append((time.perf_counter() - started) * 1000)
        times[name] = round(statistics.median(each), 2)
        if name == "1080p":
            change = _filter_change(artwork, scene, image)
    return times, change


def _filter_change(artwork: Artwork, scene: TableScene, image: QImage) -> float:
    artwork.changed.connect(scene.redraw)
    times = []
    for contrast in (30, 70, 40, 60, 35):
        seen: list[float] = []
        artwork.changed.connect(lambda seen=seen: seen.append(time.perf_counter()))
        started = time.perf_counter()
        artwork.set_filters(Filters(contrast, 80, 60))
        while not seen and time.perf_counter() - started < 20:
            wait(2)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        times.append((time.perf_counter() - started) * 1000)
    artwork.changed.disconnect(scene.redraw)
    return round(statistics.median(times), 1)


def resident() -> float | None:
    """Megabytes of this process in memory; None where the system does not tell."""
    try:
        text = Path("/proc/self/status").read_text("ascii")
    except OSError:
        return None
    line = next(row for row in text.splitlines() if row.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024, 1)


def memory(program: Program, deals: int, patience: float) -> dict[str, Any]:
    """Memory while deals are played at once through the window."""
    program.window.apply(replace(Settings(), animation="off", level="beginner"))
    program.session.set_pace("instant")
    robot = Robot(program)
    program.session.start(Start(GAME, "beginner", seed=9, bot_seed=9))
    marks: dict[str, Any] = {}
    started = time.monotonic()
    while robot.deals < deals and time.monotonic() - started < patience:
        wait(100)
        if robot.deals >= 3 and "after_3_deals" not in marks:
            gc.collect()
            marks["after_3_deals"] = resident()
    gc.collect()
    return {**marks, "deals": robot.deals, "after_all": resident()}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each heartbeat run")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--patience", type=float, default=400.0, help="seconds for the deals")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as home:
        os.environ["CARDAVIA_HOME"] = home
        found: dict[str, Any] = {"first_frame_ms": first_frame(options.runs)}
        gc.disable()
        sys.setswitchinterval(0.001)
        app = make_application([])
        program = Program(app, watchdog=None)
        program.window.resize(1440, 900)
        program.window.show()
        wait(1500)
        found["stall_ms"] = stalls(program, options.runs, options.seconds)
        robot_memory = {"start": resident(), **memory(program, options.deals, options.patience)}
        found["memory_mb"] = robot_memory
        program.session.leave()
        found["paint_ms"], found["filter_change_ms"] = painting()
        program.window.close()
        program.session.shutdown()
        QApplication.processEvents()
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main())
