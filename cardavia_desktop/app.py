"""The composition root: the only module that knows everybody."""

from __future__ import annotations

import faulthandler
import gc
import logging
import os
import sys
from importlib import import_module

from . import __version__
from .storage import crashes, instance, paths
from .ui import no_display
from .ui.faults import Aftermath, Faults
from .ui.first_frame import BORN, print_and_leave
from .ui.leaving import Ears, leave_by_force
from .ui.program import Program, make_application

VERBS = {"soak": "soak.run", "--self-test": "selftest"}
"""Verbs that need Qt and no window of the person's: modules of `ui` with `main(arguments)`."""
LOG_LIMIT = 500_000
"""Bytes after which the log is begun anew; the old one is kept beside it."""
SWITCH = 0.001
"""Seconds a busy Python thread may keep the others waiting."""


def _log_to_file(page: crashes.Page) -> None:
    """Keep warnings and traces in the log folder, errors on the page of this run too; without a
    folder standard error has to do."""
    logging.basicConfig(level=logging.WARNING)
    logging.raiseExceptions = False  # a full disk is no reason to print a trace
    root = logging.getLogger()
    plain = logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s")
    handlers: list[logging.Handler] = [*root.handlers, crashes.Notes(page)]
    try:
        paths.log_dir().mkdir(parents=True, exist_ok=True)
        path = paths.log_dir() / "cardavia.log"
        if path.exists() and path.stat().st_size > LOG_LIMIT:
            path.replace(path.with_suffix(".old.log"))
        handlers.append(crashes.BoundedLog(path, 2 * LOG_LIMIT))
    except OSError:
        pass
    for handler in handlers:
        handler.addFilter(crashes.FirstOnes())
        if handler not in root.handlers:
            handler.setFormatter(plain)
            root.addHandler(handler)


def main(argv: list[str]) -> int:
    """Open the window and give the exit status; `argv` goes to Qt."""
    if argv and argv[0] in VERBS:
        verb = import_module(f"{__package__}.ui.{VERBS[argv[0]]}")
        return int(verb.main(argv[1:]))
    if not no_display.option(argv, "platform") and not no_display.windowing(os.environ):
        print(f"cardavia: {no_display.nothing_named()}", file=sys.stderr)
        return no_display.STATUS
    instance.claim(paths.data_dir())  # a second copy keeps its deals under other names
    if instance.number() == 1:
        paths.adopt()
    page = crashes.Page()
    page.open(crashes.about(__version__))
    if (file := page.file or sys.stderr) is not None:
        faulthandler.enable(file)
    _log_to_file(page)
    gc.disable()
    sys.setswitchinterval(SWITCH)
    faults = Faults()
    faults.install()
    app = make_application(argv, page.take_back)
    program = Program(app)
    Aftermath(program, faults, page)

    ears = Ears(program.window.close)
    if os.environ.get(BORN):
        program.first_frame.painted.connect(print_and_leave)
    program.window.show()
    status = app.exec()
    leave_by_force(status)
    program.shutdown()
    ears.close()
    faulthandler.disable()
    page.close()
    return status
