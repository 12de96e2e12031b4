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


@dataclass(frozen=True)
class Orders:
    """What the driven program is to do. Times are milliseconds after the first frame.

    `close` is when to close (−1: never), `by` how: `window` or `signal`. `show` opens something
    at `show_at`: `settings`, `chart`, `rules`, `restart`, `undo` or `home`. `plies` closes after
    that many visible events, `settle` changes and saves the settings every so many.
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
                say(finished=True, deals=driver.deals)
                driver.session.next_deal()

            @Slot(object)
            def failed(self, failure: Any) -> None:
                say(failed=failure.id, file=failure.file)

            @Slot(object, object)
            def judged(self, settings: Any, problem: Any) -> None:
                driver.judged = True

            @Slot()
            def painted(self) -> None:
                driver.begin()

        self.ears = Ears(program)
        program.keeper.failed.connect(self.ears.failed)
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
        if orders.fault:
            import driven_faults

            driven_faults.FAULTS[orders.fault](self)

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
        say(closing=time.monotonic(), strip=self.window.strip.text)
        if self.orders.by == "signal":
            import signal

            os.kill(os.getpid(), signal.SIGTERM)
        else:
            self.window.close()


def main(text: str) -> int:
    from cardavia_desktop import app
    from cardavia_desktop.ui.program import Program

    orders = Orders(**json.loads(text))

    def driven(*args: Any, **options: Any) -> Program:
        program = Program(*args, **options)
        program.driver = Driver(program, orders)  # type: ignore[attr-defined]
        return program

    app.Program = driven  # type: ignore[assignment,misc]
    return app.main([])


# the other side: the test's


class Run:
    """A driven program that runs, seen from the test."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
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
        self.process.wait(30)
        return "" if self.process.stderr is None else self.process.stderr.read()

    def last(self, key: str) -> Any:
        return next((line[key] for line in reversed(self.lines) if key in line), None)


@contextmanager
def driven(home: Path, orders: Orders, **environment: str) -> Iterator[Run]:
    """Start the program; it is killed at the end if it still runs."""
    with subprocess.Popen(
        [sys.executable, str(Path(__file__)), json.dumps(asdict(orders))],
        env={
            **os.environ,
            "CARDAVIA_HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")]),
            **environment,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=home.parent,
        start_new_session=True,
    ) as process:
        try:
            yield Run(process)
        finally:
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


if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main(sys.argv[1]))
