"""The composition root: the only module that knows everybody."""

from __future__ import annotations

import faulthandler
import gc
import logging
import signal
import sys

from .storage import instance, paths
from .ui.program import Program, make_application

LOG_LIMIT = 500_000
"""Bytes after which the log is begun anew; the old one is kept beside it."""
SWITCH = 0.001
"""Seconds a busy Python thread may keep the others waiting."""


def _uncaught(kind: type[BaseException], error: BaseException, trace: object) -> None:
    """An exception in a slot: it is logged, the deal goes on."""
    logging.getLogger("cardavia").error("uncaught", exc_info=(kind, error, trace))  # type: ignore[arg-type]


def _log_to_file() -> None:
    """Keep warnings and traces in the log folder; without one standard error has to do."""
    try:
        paths.log_dir().mkdir(parents=True, exist_ok=True)
        path = paths.log_dir() / "cardavia.log"
        if path.exists() and path.stat().st_size > LOG_LIMIT:
            path.replace(path.with_suffix(".old.log"))
        handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    logging.getLogger().addHandler(handler)


def main(argv: list[str]) -> int:
    """Open the window and give the exit status; `argv` goes to Qt."""
    if sys.stderr is not None:
        faulthandler.enable()
    logging.basicConfig(level=logging.WARNING)
    _log_to_file()
    gc.disable()
    sys.setswitchinterval(SWITCH)
    sys.excepthook = _uncaught
    instance.claim(paths.data_dir())  # a second copy keeps its deals under other names
    app = make_application(argv)
    program = Program(app)

    def asked_to_leave(number: int, frame: object) -> None:
        program.window.close()

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, asked_to_leave)
    program.window.show()
    status = app.exec()
    program.session.shutdown()
    return status
