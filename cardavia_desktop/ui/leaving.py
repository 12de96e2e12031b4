"""Leaving when the system asks, at once; and leaving anyway when taking everything down hangs."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Slot

TAIL = 0.4
"""Seconds the interpreter has to take itself down after the event loop has ended."""


class Ears(QObject):
    """Calls `leave` on Ctrl+C and SIGTERM. A signal alone waits until Python runs again, which in
    an idle Qt loop may be long: a byte in a pipe wakes the loop."""

    def __init__(self, leave: Callable[[], object]) -> None:
        super().__init__()
        self._leave = leave
        self._pipe: tuple[int, int] | None = None
        if os.name == "posix":  # elsewhere a timer of the program runs Python often enough
            self._pipe = os.pipe()
            for end in self._pipe:
                os.set_blocking(end, False)
            signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
            kind = QSocketNotifier.Type.Read
            self._notifier = QSocketNotifier(self._pipe[0], kind, self)
            self._notifier.activated.connect(self._woken)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._heard)

    def _heard(self, number: int, frame: object) -> None:
        QTimer.singleShot(0, self, self._obey)

    @Slot()
    def _obey(self) -> None:
        self._leave()

    @Slot()
    def _woken(self) -> None:
        """Python has run the handler on the way here."""
        if self._pipe is not None:
            with contextlib.suppress(OSError):
                os.read(self._pipe[0], 64)

    def close(self) -> None:
        if self._pipe is not None:
            self._notifier.setEnabled(False)
            signal.set_wakeup_fd(-1)
            for end in self._pipe:
                os.close(end)
            self._pipe = None


def leave_by_force(status: int) -> None:
    """End this process with `status` after TAIL seconds, should it still be there."""
    timer = threading.Timer(TAIL, os._exit, (status,))
    timer.daemon = True
    timer.start()
