"""The facade the interface holds: it owns the session thread, its signals arrive on the UI thread.

session = Session(pace="normal", watchdog=1.5)
session.asked.connect(window.on_asked)
session.start(Start("hk-mahjong", level="club"))
...
session.quit()          # asynchronous; `closed` comes within 2 s, then accept the close
"""

from __future__ import annotations

import os
import threading
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ..engine.core import Action
from .conductor import Conductor
from .shapes import (
    Answer,
    Asked,
    Finished,
    Happening,
    Resume,
    Rewound,
    Rules,
    Start,
    Started,
)


class Session(QObject):
    """Methods return at once. Every signal but `left` and `closed` carries one value of `shapes`.

    `saves` is the folder of the saves (None: the platform's), `processes` False thinks in a
    thread. With `watchdog` the program leaves with status 0 when quitting takes longer than that
    many seconds: everything was saved at the last action.
    """

    started = Signal(object)  # Started
    happened = Signal(object)  # Happening
    asked = Signal(object)  # Asked
    rewound = Signal(object)  # Rewound
    finished = Signal(object)  # Finished
    failed = Signal(object)  # Failure
    thinking = Signal(object)  # Seat | None: the mark stands on the seat whose turn it is
    reading = Signal(bool)  # True: a pause to read began, `read()` ends it; False: it ended
    remembered = Signal(object)  # tuple[Outcome, ...]: the last results, newest last
    left = Signal()  # `leave()` was obeyed
    closed = Signal()

    _warm_up = Signal()
    _start = Signal(object)
    _resume = Signal(object)
    _next_deal = Signal()
    _restart = Signal()
    _answer = Signal(object)
    _undo = Signal()
    _redo = Signal()
    _read = Signal()
    _set_pace = Signal(str)
    _set_rules = Signal(object)
    _leave = Signal()
    _quit = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        pace: str = "normal",
        saves: Path | None = None,
        processes: bool = True,
        watchdog: float | None = None,
    ) -> None:
        super().__init__(parent)
        self._watchdog = watchdog
        self._guard: threading.Timer | None = None
        self._quitting = False
        self._leaving = 0
        """Orders to leave that were not obeyed yet: a deal begun before is not told of."""
        self._open = False
        """The deal that the conductor tells of is the one whose `started` was passed on."""
        self._thread = QThread(self)
        self._thread.setObjectName("session")
        conductor = Conductor(pace=pace, saves=saves, processes=processes)
        self._conductor = conductor
        conductor.moveToThread(self._thread)
        for name in ("failed", "thinking", "reading", "remembered"):
            getattr(conductor, name).connect(getattr(self, name))
        for name in ("started", "happened", "asked", "rewound", "finished"):
            getattr(conductor, name).connect(getattr(self, f"_on_{name}"))
        conductor.left.connect(self._on_left)
        for name in (
            "warm_up", "start", "resume", "next_deal", "restart", "answer", "undo", "redo", "read",
            "set_pace", "set_rules", "leave", "quit",
        ):  # fmt: skip
            getattr(self, f"_{name}").connect(getattr(conductor, name))
        self._thread.finished.connect(self._on_ended)
        self._thread.start()

    def warm_up(self) -> None:
        """After the first frame: start the thinking child, load what saves need."""
        self._warm_up.emit()

    def start(self, order: Start) -> None:
        """A new series of deals; whatever is on the table is left (its save is overwritten when it
        is the same game)."""
        self._start.emit(order)

    def resume(self, game: str) -> None:
        """The saved deal of a game; `storage.paths.saved_games()` says which there are."""
        self._resume.emit(Resume(game))

    def next_deal(self) -> None:
        """After `finished`."""
        self._next_deal.emit()

    def restart(self) -> None:
        """Void the unfinished deal without payment and deal again (M4)."""
        self._restart.emit()

    def answer(self, ticket: int, action: Action) -> None:
        """Answer the question with this ticket; a stale answer is dropped."""
        self._answer.emit(Answer(ticket, action))

    def undo(self) -> None:
        """Back to the last decision; the deal is marked as assisted."""
        self._undo.emit()

    def redo(self) -> None:
        self._redo.emit()

    def read(self) -> None:
        """A click or a key ended the pause to read; harmless at any other time."""
        self._read.emit()

    def set_pace(self, pace: str) -> None:
        """One of `shapes.PACES`; holds from the next event on."""
        self._set_pace.emit(pace)

    def set_rules(self, level: str, rotation: bool) -> None:
        """The opponents' level and seat rotation from the next deal on."""
        self._set_rules.emit(Rules(level, rotation))

    def leave(self) -> None:
        """Back to the home screen: thinking stops, the deal stays saved."""
        self._leaving += 1
        self._open = False
        self._leave.emit()

    def quit(self) -> None:
        """Cancel thinking, close the child, stop the thread; `closed` follows."""
        if self._quitting:
            return
        self._quitting = True
        if self._watchdog is not None:
            self._guard = threading.Timer(self._watchdog, os._exit, (0,))
            self._guard.daemon = True
            self._guard.start()
        self._quit.emit()

    def shutdown(self, timeout: float = 1.5) -> bool:
        """Quit and wait at most `timeout` seconds, for those who cannot wait for `closed`.
        True when the thread has ended."""
        self.quit()
        return self._thread.wait(int(timeout * 1000))

    @Slot(object)
    def _on_started(self, started: Started) -> None:
        self._open = not self._leaving
        if self._open:
            self.started.emit(started)

    # What comes after `leave()`, or follows a `started` that was not passed on, is for no table.

    @Slot(object)
    def _on_happened(self, happening: Happening) -> None:
        if self._open:
            self.happened.emit(happening)

    @Slot(object)
    def _on_asked(self, asked: Asked) -> None:
        if self._open:
            self.asked.emit(asked)

    @Slot(object)
    def _on_rewound(self, rewound: Rewound) -> None:
        if self._open:
            self.rewound.emit(rewound)

    @Slot(object)
    def _on_finished(self, finished: Finished) -> None:
        if self._open:
            self.finished.emit(finished)

    @Slot()
    def _on_left(self) -> None:
        self._leaving = max(0, self._leaving - 1)  # quitting leaves too, without an order
        self.left.emit()

    @Slot()
    def _on_ended(self) -> None:
        self._thread.wait()
        if self._guard is not None:
            self._guard.cancel()
        self.closed.emit()
