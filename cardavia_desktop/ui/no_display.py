"""When Qt finds no screen it aborts; here the person is told why, in one sentence, instead.

Qt itself is the judge: its last message before it aborts is caught, and only then is looked at what
is wrong (diagnosis.py). A start that succeeds pays nothing, and no display is refused that Qt would
have taken.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import NoReturn

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

STATUS = 1
"""Exit status of a program that found no screen."""
NO_DISPLAY = "there is no display to open a window on"
REMEDY = "start it from a desktop session, or name a display that runs"


def windowing(environment: Mapping[str, str]) -> bool:
    """Whether the environment names anything to open a window on; X11 systems need that."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(environment.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def option(argv: list[str], name: str) -> str:
    """What follows `-name` in Qt's own arguments, "" without it; the last one counts."""
    found = ""
    for flag, value in pairwise(argv):
        if flag in (f"-{name}", f"--{name}"):
            found = value
    return found


def platforms(argv: list[str], environment: Mapping[str, str]) -> list[str]:
    """The platform plugins that Qt tries, in its order."""
    asked = option(argv, "platform") or environment.get("QT_QPA_PLATFORM", "")
    if asked:
        return [name.partition(":")[0] for name in asked.split(";") if name]
    both = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return [name for name, variable in both.items() if environment.get(variable)]


def nothing_named() -> str:
    """The sentence where the environment names no display at all."""
    return f"{NO_DISPLAY}: neither DISPLAY nor WAYLAND_DISPLAY is set; {REMEDY}"


@contextlib.contextmanager
def explained(argv: list[str], leave: Callable[[], object]) -> Iterator[None]:
    """Around the making of the application: where Qt would abort, a sentence goes to standard
    error, `leave` is called, and the process ends with STATUS. Qt's other messages pass."""
    said: list[tuple[QtMsgType, str, str]] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind != QtMsgType.QtFatalMsg:  # the context lives as long as this call: used here only
            said.append((kind, text, qFormatLogMessage(kind, context, text)))
            return
        try:
            from .diagnosis import diagnosis

            why = diagnosis(argv, os.environ, [text for _, text, _ in said])
        except Exception as error:  # the sentence must not fail where Qt would abort next
            why = f"the window cannot be opened: {type(error).__name__}: {error}"
        _give_up(why, leave)

    if _may_be_far(argv):
        from .diagnosis import far_away

        if why := far_away(argv, os.environ):
            _give_up(why, leave)
    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for kind, text, line in said:
            if before is not None:
                before(kind, QMessageLogContext(), text)
            else:
                with contextlib.suppress(OSError):
                    print(line, file=sys.stderr)


def _may_be_far(argv: list[str]) -> bool:
    """Whether X's display may be on another machine: if that is silent, Qt waits for minutes."""
    name = option(argv, "display") or os.environ.get("DISPLAY", "")
    return (
        sys.platform not in ("win32", "darwin")
        and platforms(argv, os.environ)[:1] == ["xcb"]
        and not name.startswith((":", "/", "unix"))
    )


def _give_up(why: str, leave: Callable[[], object]) -> NoReturn:
    """At once: Qt is not to be taken down half made."""
    with contextlib.suppress(Exception):
        print(f"cardavia: {why}", file=sys.stderr, flush=True)
    with contextlib.suppress(Exception):
        leave()
    os._exit(STATUS)
