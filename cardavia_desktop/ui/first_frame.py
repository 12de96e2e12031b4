"""The first painted frame: when it came, and for measuring, how long after the start."""

from __future__ import annotations

import os
import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

BORN = "CARDAVIA_BORN"
"""Environment variable for measuring: when the process was started (seconds since the epoch). With
it the program prints what its first frame took, as JSON, and leaves."""


class FirstFrame(QObject):
    """Tells once that a window has painted its first frame."""

    painted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._told = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._told:
            self._told = True
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return False


def print_and_leave() -> None:
    """Print the milliseconds from BORN to now and the processor time, and leave at once."""
    try:
        wall = (time.time() - float(os.environ[BORN])) * 1000
    except ValueError:
        print(f"cardavia: {BORN} is no number of seconds", file=sys.stderr, flush=True)
        os._exit(2)
    cpu = time.process_time() * 1000
    print(f'{{"first_frame_ms": {wall:.1f}, "cpu_ms": {cpu:.1f}}}', flush=True)
    os._exit(0)
