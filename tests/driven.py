"""The real program in a process of its own, played by a script: for kills, closes and faults.

`python tests/driven.py ORDERS` opens the window as `cardavia` does and obeys ORDERS, a JSON object.
It tells what happens in JSON lines on standard output, each written before the next event.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from multiprocessing import freeze_support
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

PATIENCE = 90.0
"""Seconds after which a driven program is given up."""


@dataclass(frozen=True)
class Orders:
    """What the driven program is to do. Times are milliseconds after the first frame.

    `close` is when to close (−1: never), `by` how: `window` or `signal`. `show` opens something
    at `show_at`: `settings`, `chart`, `rules`, `restart`, `undo` or `home`. `plies` closes after
    that many visible events, `settle` changes and saves the settings every so many, `deals` closes
    after that many finished deals. `fault` is one of FAULTS, `raise` (every bot does), `files` (the
    program has lost its own) or `early` (an exception before the first frame).
    """

    game: str = "hk-mahjong"
    level: str = "club"
    seed: int = 1
    pace: str = "instant"
    close: int = -1
    by: str = "window"
    show: str = ""
    show_at: int = 0
    plies: int = 0
    settle: int = 0
    deals: int = 0
    resume: bool = True
    fault: str = ""


def say(**line: Any) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


class Driver:
    """Answers every question with a random legal action, and keeps the orders."""

    def __init__(self, program: Any, orders: Orders) -> None:
        from PySide6.QtCore import QObject, Qt, QTimer, Slot

        driver = self
        self.program, self.orders, self.rng = program, orders, random.Random(orders.seed)
        self.window = program.window
        self.plies, self.events, self.deals = 0, 0, 0
        self.judged = False
        self.born = time.time()
        self.hooks: list[tuple[int, Any]] = []

        class Ears(QObject):
            """On the interface thread."""

            @Slot(object)
            def started(self, started: Any) -> None:
                driver.plies = len(started.history)
                driver.deals = started.tally.deals
                say(started=driver.plies, deals=driver.deals, resumed=started.resumed)

            @Slot(object)
            def happened(self, happening: Any) -> None:
                driver.plies += len(happening.entries)
                driver.events += 1
                say(shown=driver.plies, deals=driver.deals)
                driver.look_around()
                driver.after_event()

            @Slot(object)
            def rewound(self, rewound: Any) -> None:
                driver.plies = len(rewound.history)
                say(shown=driver.plies, deals=driver.deals, rewound=True)

            @Slot(object)
            def asked(self, asked: Any) -> None:
                driver.session.answer(asked.ticket, driver.rng.choice(asked.legal))

            @Slot(object)
            def finished(self, finished: Any) -> None:
                say(finished=finished.seal, deals=driver.deals)
                if orders.deals and driver.deals + 1 >= orders.deals:
                    driver.close()
                else:
                    driver.session.next_deal()

            @Slot(object)
            def failed(self, failure: Any) -> None:
                say(failed=failure.id, file=failure.file)

            @Slot(object)
            def unsettled(self, problem: Any) -> None:
                say(failed=f"settings-{problem.kind}", file=problem.file)

            @Slot(object, object)
            def judged(self, settings: Any, problem: Any) -> None:
                driver.judged = True
                if problem is not None:
                    self.unsettled(problem)

            @Slot()
            def painted(self) -> None:
                driver.begin()

        self.ears = Ears(program)
        program.keeper.failed.connect(self.ears.unsettled)
        program.keeper.judged.connect(self.ears.judged, Qt.ConnectionType.QueuedConnection)
        program.first_frame.painted.connect(self.ears.painted, Qt.ConnectionType.QueuedConnection)
        self.timer = QTimer

    def begin(self) -> None:
        from cardavia_desktop.storage import paths

        orders, window = self.orders, self.window
        self.session = window.session
        for name in ("started", "happened", "rewound", "asked", "finished", "failed"):
            getattr(self.session, name).connect(getattr(self.ears, name))
        say(ready=os.getpid(), contrast=window.settings.contrast)
        self.session.set_pace(orders.pace)
        if orders.show:
            self.timer.singleShot(orders.show_at, self.show)
        if orders.close >= 0:
            self.timer.singleShot(orders.close, self.close)
        if orders.resume and orders.game in paths.saved_games():
            self.session.resume(orders.game)
        else:
            from cardavia_desktop.ui.shapes import Start

            self.session.start(Start(orders.game, orders.level))
        if orders.fault in FAULTS:
            FAULTS[orders.fault](self)

    def look_around(self) -> None:
        """Once saves and settings have been looked at: tell what older runs have left."""
        if self.judged:
            self.judged = False
            home = Path(os.environ["CARDAVIA_HOME"])
            say(left=sorted(p.relative_to(home).as_posix() for p in self.older(home)))

    def older(self, home: Path) -> Iterator[Path]:
        for path in home.rglob("*"):
            with suppress(OSError):  # what is being written now may be renamed meanwhile
                if path.is_file() and path.stat().st_ctime < self.born:
                    yield path

    def after_event(self) -> None:
        orders = self.orders
        if orders.settle and self.events % orders.settle == 0:
            settings = self.window.settings
            changed = replace(settings, contrast=(settings.contrast + 1) % 101)
            say(saving=changed.contrast)
            self.window.apply(changed)
            self.window.settled.emit(changed)
            say(saved=changed.contrast)
        if orders.plies and self.events == orders.plies:
            self.close()
        for events, work in self.hooks:
            if self.events % events == 0:
                self.timer.singleShot(0, work)

    def show(self) -> None:
        window = self.window
        {
            "settings": window.open_settings,
            "chart": window.show_chart,
            "rules": window.show_rules,
            "restart": window.new_deal,
            "undo": window.desk.undo,
            "home": window.go_home,
        }[self.orders.show]()

    def close(self) -> None:
        report = self.window.report
        say(
            closing=time.monotonic(),
            strip=self.window.strip.text,
            report="" if report is None else report.text,
            happened="" if report is None else report._headline,
        )
        if self.orders.by == "signal":
            import signal

            os.kill(os.getpid(), signal.SIGTERM)
        else:
            self.window.close()


# faults, put in when the first deal begins


def thinker_of(driver: Driver) -> Any:
    return driver.session._conductor._thinker


def every(driver: Driver, events: int, work: Any) -> None:
    """Do this after so many visible events, again and again."""
    driver.hooks.append((events, work))


def kill_the_child(driver: Driver) -> None:
    """The thinking process dies again and again."""
    every(driver, 4, lambda: signal_the_child(driver, 9))


def stop_the_child(driver: Driver) -> None:
    """The thinking process hangs again and again, until patience ends."""

    def lose_patience() -> None:
        thinker = thinker_of(driver)
        with thinker._lock:
            if thinker._busy is not None:
                thinker._busy.end = 0.0
        thinker._wake()

    def stop() -> None:
        signal_the_child(driver, 19)
        driver.timer.singleShot(300, lose_patience)

    every(driver, 9, stop)


def signal_the_child(driver: Driver, number: int) -> None:
    thinker = thinker_of(driver)
    if thinker._ready and (pid := thinker.child_pid):
        with suppress(OSError):
            os.kill(pid, number)
            say(signalled=number)


def jump(driver: Driver) -> None:
    """The monotonic clock jumps by hours, as after a sleep; the other one goes back."""
    clocks = {name: getattr(time, name) for name in ("monotonic", "time")}
    shift = {"monotonic": 0.0, "time": 0.0}
    time.monotonic = lambda: clocks["monotonic"]() + shift["monotonic"]
    time.time = lambda: clocks["time"]() + shift["time"]

    def sleep() -> None:
        shift["monotonic"] += 3 * 3600
        shift["time"] -= 48 * 3600
        say(slept=shift["monotonic"])

    every(driver, 5, sleep)


def fill_the_disk(driver: Driver) -> None:
    """Nothing more can be written below the home."""
    home = Path(os.environ["CARDAVIA_HOME"])
    with suppress(OSError), open(home / "filler", "wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    with suppress(OSError), open(home / "filler", "ab", buffering=0) as file:
        while True:
            file.write(b"0")
    say(full=(home / "filler").stat().st_size)
    driver.window.settled.emit(driver.window.settings)
    driver.window.settled.emit(driver.window.settings)


def raise_in_slots(driver: Driver) -> None:
    """Slots raise on both threads, again and again."""
    from cardavia_desktop.ui.conductor import Conductor

    def broken() -> None:
        raise ValueError("broken on the interface thread")

    every(driver, 2, broken)
    conductor = driver.session._conductor
    asked = Conductor._ask_person
    times = iter(range(10**9))

    def sometimes(self: Conductor, table: Any) -> None:
        asked(self, table)
        if next(times) == 5:
            raise ValueError("broken on the session thread")

    Conductor._ask_person = sometimes  # type: ignore[method-assign]
    assert conductor is not None


FAULTS = {
    "kill": kill_the_child,
    "stop": stop_the_child,
    "jump": jump,
    "full": fill_the_disk,
    "slots": raise_in_slots,
}


def break_bots() -> None:
    """In the thinking child too, which runs this file as a module."""
    from cardavia_desktop.play.worker import Bots

    def broken(self: Bots, question: Any, budget: Any) -> Any:
        raise ValueError("this bot is broken")

    Bots.answer = broken  # type: ignore[method-assign]


def lose_files() -> None:
    """The program's fonts and translations are gone."""
    from cardavia_desktop import resources

    path = resources.path

    def found(name: str) -> Path:
        if name.startswith(("fonts", "translations", "icons")):
            raise resources.ResourceMissing(name)
        return path(name)

    resources.path = found


def raise_early() -> None:
    """An exception while the program is being put together."""

    def broken() -> None:
        raise ValueError("broken before the first frame")

    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()


def main(text: str) -> int:
    from cardavia_desktop import app
    from cardavia_desktop.ui.program import Program

    orders = Orders(**json.loads(text))
    if orders.fault == "files":
        lose_files()

    def driven(*args: Any, **options: Any) -> Program:
        program = Program(*args, **options)
        if orders.fault == "early":
            raise_early()
        program.driver = Driver(program, orders)  # type: ignore[attr-defined]
        return program

    app.Program = driven  # type: ignore[assignment,misc]
    return app.main([])


# the other side: the test's


class Run:
    """A driven program that runs, seen from the test."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._errors: str | None = None
        self.lines: list[dict[str, Any]] = []

    def read(self) -> dict[str, Any] | None:
        """The next line, None at the end. A line that a kill has torn is dropped."""
        out: IO[str] | None = self.process.stdout
        assert out is not None
        while line := out.readline():
            try:
                self.lines.append(json.loads(line))
            except ValueError:
                continue
            return self.lines[-1]
        return None

    def until(self, key: str) -> dict[str, Any]:
        """Read up to a line with this key; AssertionError when the program ends before."""
        while (line := self.read()) is not None:
            if key in line:
                return line
        raise AssertionError(f"ended before {key!r}: {self.lines[-5:]} {self.errors()}")

    def rest(self) -> None:
        while self.read() is not None:
            continue

    def errors(self) -> str:
        """Standard error as a whole, once the program has ended."""
        self.process.wait(30)
        if self._errors is None:
            assert self.process.stderr is not None
            self._errors = self.process.stderr.read()
        return self._errors

    def last(self, key: str) -> Any:
        return next((line[key] for line in reversed(self.lines) if key in line), None)


@contextmanager
def driven(
    home: Path, orders: Orders, wrapper: tuple[str, ...] = (), **environment: str
) -> Iterator[Run]:
    """Start the program, with a command before it; it is killed at the end if it still runs."""
    with subprocess.Popen(
        [*wrapper, sys.executable, str(Path(__file__)), json.dumps(asdict(orders))],
        env={
            **os.environ,
            "CARDAVIA_HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
            "DRIVEN_FAULT": orders.fault,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")]),
            **environment,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=home.parent if home.parent.is_dir() else home.parent.parent,
        start_new_session=True,
    ) as process:
        patience = threading.Timer(PATIENCE, process.kill)
        patience.start()
        try:
            yield Run(process)
        finally:
            patience.cancel()
            if process.poll() is None:
                process.kill()


def members(group: int) -> list[int]:
    """The processes of a process group that still run, where the system has /proc."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text("utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


def alone(group: int, seconds: float = 20) -> bool:
    """Whether the group empties in this time."""
    end = time.monotonic() + seconds
    while members(group):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


if os.environ.get("DRIVEN_FAULT") == "raise":
    break_bots()

if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main(sys.argv[1]))
