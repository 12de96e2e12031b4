"""Exceptions that nothing caught: logged with their trace, told once, and the deal goes on."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from .. import resources
from ..storage import crashes
from .program import Program

if TYPE_CHECKING:
    from .shapes import Failure

_log = logging.getLogger("cardavia.faults")


class Faults(QObject):
    """Stands in Python's hooks for slots, threads and what happens while something is deleted."""

    met = Signal(object)  # Failure

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first: Failure | None = None
        self._listened = False
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook

    def install(self) -> None:
        sys.excepthook = self._uncaught
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable

    def remove(self) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        self._write_down(kind, error, trace)

    def _in_thread(self, args: Any) -> None:
        if args.exc_type is not SystemExit:
            self._write_down(args.exc_type, args.exc_value, args.exc_traceback)

    def _unraisable(self, args: Any) -> None:
        self._write_down(args.exc_type, args.exc_value, args.exc_traceback)

    def _write_down(self, kind: Any, error: Any, trace: Any) -> None:
        _log.error("caught nowhere", exc_info=(kind, error, trace))
        if self._first is None:
            from .shapes import Failure

            self._first = Failure("internal", repr(error)[:500])
            if self._listened:
                self._tell()

    def listen(self) -> None:
        """There is somebody to tell from now on: of what has happened before, too."""
        self._listened = True
        if self._first is not None:
            self._tell()

    def _tell(self) -> None:
        with contextlib.suppress(RuntimeError):  # Qt's half is gone when the program leaves
            self.met.emit(self._first)


class Aftermath(QObject):
    """What is to be said after the first frame: files that are missing, the last run's crash."""

    def __init__(self, program: Program, faults: Faults, page: crashes.Page) -> None:
        super().__init__(program)
        self._program, self._page, self._faults = program, page, faults
        faults.met.connect(program.window.tell, Qt.ConnectionType.QueuedConnection)
        program.first_frame.painted.connect(self.tell, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def tell(self) -> None:
        self._faults.listen()
        window = self._program.window
        if resources.lacking:
            from .shapes import Failure

            names = ", ".join(sorted(resources.lacking))
            _log.warning("missing or damaged: %s", names)
            window.tell(Failure("files-missing", file=names))
        if self._page.filed:
            window.offer(self._page.filed)
