"""The composition root: the only module that knows everybody."""

from __future__ import annotations

import faulthandler
import gc
import logging
import sys

from .storage import instance, paths
from .ui.program import Program, make_application

SWITCH = 0.001
"""Seconds a busy Python thread may keep the others waiting."""


def _uncaught(kind: type[BaseException], error: BaseException, trace: object) -> None:
    """An exception in a slot: it is logged, the deal goes on."""
    logging.getLogger("cardavia").error("uncaught", exc_info=(kind, error, trace))  # type: ignore[arg-type]


def main(argv: list[str]) -> int:
    """Open the window and give the exit status; `argv` goes to Qt."""
    if sys.stderr is not None:
        faulthandler.enable()
    logging.basicConfig(level=logging.WARNING)
    gc.disable()
    sys.setswitchinterval(SWITCH)
    sys.excepthook = _uncaught
    instance.claim(paths.data_dir())  # a second copy keeps its deals under other names
    app = make_application(argv)
    program = Program(app)
    program.window.show()
    status = app.exec()
    program.session.shutdown()
    return status
