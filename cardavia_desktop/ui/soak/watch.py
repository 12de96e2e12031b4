"""What is watched during a soak: stalls, memory, objects, Qt's and the program's complaints."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

BEAT = 5
"""Milliseconds between heartbeats."""
OWN_STALL = 3000.0
"""Milliseconds the interface thread may work without a beat. It is measured in its own processor
time: a machine that is busy elsewhere delays beats too, and that is no fault of the program."""
NOTED = 200.0
"""Stalls above this are listed with what was done last."""
PACKAGE = __name__.partition(".")[0]
MOST = 20
"""Different problems after which a soak ends early."""
HARMLESS = ("does not support",)
"""What the offscreen platform says of itself."""
EDGES = (1, 2, 4, 8, 16, 33, 66, 133, 266, 533, 1066, 2133, 4266, 10**9)
"""Upper bounds in milliseconds of the counted stalls."""


@dataclass
class Trouble:
    """Problems found, each once by its text, with the seed and the commands before it."""

    seed: int
    found: list[dict[str, Any]] = field(default_factory=list)
    times: dict[str, int] = field(default_factory=dict)
    round: int = 0
    steps: int = 0
    last: deque[str] = field(default_factory=lambda: deque(maxlen=25))

    def add(self, kind: str, text: str) -> None:
        head = f"{kind}: {text[:200]}"
        self.times[head] = self.times.get(head, 0) + 1
        if self.times[head] > 1:
            return
        self.found.append(
            {
                "kind": kind,
                "text": text[:4000],
                "seed": self.seed,
                "round": self.round,
                "step": self.steps,
                "commands": list(self.last),
            }
        )
        print(
            f"soak: {kind}: {text[:1500]}\n"
            f"soak: seed {self.seed}, round {self.round}, step {self.steps}; "
            f"last commands: {'; '.join(list(self.last)[-8:])}",
            file=sys.stderr,
            flush=True,
        )

    @property
    def too_much(self) -> bool:
        return len(self.found) >= MOST


class Complaints(logging.Handler):
    """Uncaught exceptions, logged errors and Qt's warnings become problems while it is open."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(logging.ERROR)
        self._trouble = trouble
        self._hooks: tuple[Any, Any, Any] | None = None

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info:
            text = f"{text}\n{''.join(traceback.format_exception(*record.exc_info))}"
        self._trouble.add("logged", text)

    def open(self) -> None:
        self._hooks = (sys.excepthook, threading.excepthook, qInstallMessageHandler(self._said))
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        logging.getLogger().addHandler(self)

    def shut(self) -> None:
        if self._hooks is not None:
            sys.excepthook, threading.excepthook, handler = self._hooks
            qInstallMessageHandler(handler)
            logging.getLogger().removeHandler(self)
            self._hooks = None

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._trouble.add("uncaught", "".join(traceback.format_exception(kind, error, trace)))

    def _uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        lines = traceback.format_exception(args.exc_type, args.exc_value, args.exc_traceback)
        self._trouble.add("uncaught in a thread", "".join(lines))

    def _said(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(part in text for part in HARMLESS):
            self._trouble.add("Qt", text)


class Heart(QObject):
    """Beats on the interface thread; counts how late the beats come, and whose fault it was."""

    def __init__(self, trouble: Trouble, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._trouble = trouble
        self.counts = [0] * len(EDGES)
        self.longest = 0.0
        self.own = 0.0
        self.noted: list[dict[str, Any]] = []
        self._wall = self._work = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        self._again()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Work of the soak itself, which does not count."""
        try:
            yield
        finally:
            self._again()

    def _again(self) -> None:
        self._wall, self._work = time.perf_counter(), time.thread_time()

    @Slot()
    def _beat(self) -> None:
        late = max(0.0, (time.perf_counter() - self._wall) * 1000 - BEAT)
        own = (time.thread_time() - self._work) * 1000
        self._again()
        self.counts[next(n for n, edge in enumerate(EDGES) if late < edge)] += 1
        self.longest, self.own = max(self.longest, late), max(self.own, min(own, late))
        if min(own, late) > NOTED:
            note = {"ms": round(late), "own_ms": round(own), "after": list(self._trouble.last)[-1:]}
            self.noted = sorted([*self.noted, note], key=lambda n: -int(n["own_ms"]))[:10]
        if min(own, late) > OWN_STALL:
            self._trouble.add("stall", f"{own:.0f} ms of work between two events")

    def report(self) -> dict[str, Any]:
        """Milliseconds; a percentile is the upper bound of its class."""
        beats = sum(self.counts)

        def at(part: float) -> int:
            left = part * beats
            for edge, count in zip(EDGES, self.counts, strict=True):
                left -= count
                if left <= 0:
                    return edge
            return EDGES[-1]

        return {
            "beats": beats,
            "p50_below": at(0.5),
            "p99_below": at(0.99),
            "p99.9_below": at(0.999),
            "longest": round(self.longest),
            "longest_own_work": round(self.own),
            "worst": self.noted,
        }


def resident(pid: int | str = "self") -> float | None:
    """Megabytes of a process in memory; None where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text("ascii")
        line = next(row for row in text.splitlines() if row.startswith("VmRSS"))
    except (OSError, StopIteration):
        return None
    return round(int(line.split()[1]) / 1024, 1)


def forget() -> None:
    """Empty the program's bounded memories, which fill for hours and are no leak."""
    kind = type(forgettable)
    for memory in [each for each in gc.get_objects() if isinstance(each, kind)]:
        if memory.__module__.startswith(PACKAGE):
            memory.cache_clear()


@lru_cache(maxsize=1)
def forgettable() -> None:
    """Only here for the type of such memories."""


def counts() -> dict[str, int]:
    """How many of everything there is, after a collection and without what `forget` forgets."""
    forget()
    gc.collect()
    found = {
        "widgets": len(QApplication.allWidgets()),
        "objects": len(gc.get_objects()),
        "threads": threading.active_count(),
        "children": len(multiprocessing.active_children()),
    }
    for name, folder in (("files", "/proc/self/fd"), ("tasks", "/proc/self/task")):
        if os.path.isdir(folder):
            found[name] = len(os.listdir(folder))
    return found
