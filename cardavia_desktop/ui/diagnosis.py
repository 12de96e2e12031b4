"""Why no window could be opened: looked at when it is known that none can (no_display.py)."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLibraryInfo

from .no_display import NO_DISPLAY, REMEDY, option, platforms

PATIENCE = 3.0
"""Seconds that a display on another machine has to answer."""
SOCKETS = "/tmp/.X11-unix/X"
SETUP = b"l\0\x0b\0\0\0\0\0\0\0\0\0"
"""The first request of an X client: little-endian, protocol 11.0, without an authorisation."""

_VAIN = re.compile(r"the Qt (xcb )?platform plugin")
_TRIED = re.compile(r'Could not (load|find) the Qt platform plugin "([^"]*)"')


class Display(NamedTuple):
    """Where an X server listens; `host` is "" for the sockets of this machine."""

    host: str
    number: int
    path: str = ""
    """Of the socket, where the display's name is one."""


class Refused(RuntimeError):
    """The X server answers and does not take this program; the text is the server's."""


def parsed(name: str) -> Display | None:
    """An X display's name, `[host]:number[.screen]`; None when it is none."""
    path = re.sub(r"\.\d+$", "", name)
    if name.startswith("/") and (os.path.exists(name) or os.path.exists(path)):
        return Display("", 0, name if os.path.exists(name) else path)
    found = re.fullmatch(r"(?:\w+/)?(.*):(\d{1,5})(?:\.\d+)?", name)
    if found is None:
        return None
    host = found[1].strip("[]")
    return Display("" if host == "unix" or name.startswith("unix/") else host, int(found[2]))


def knock(display: Display) -> None:
    """Ask an X server for a connection. Raises OSError where nobody answers, Refused for a no."""
    import socket

    def local(address: str) -> socket.socket:
        caller = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        caller.settimeout(PATIENCE)
        try:
            caller.connect(address)
        except OSError:
            caller.close()
            raise
        return caller

    if display.host:
        line = socket.create_connection((display.host, 6000 + display.number), PATIENCE)
    else:
        path = display.path or f"{SOCKETS}{display.number}"
        try:
            line = local(f"\0{path}")
        except OSError:
            line = local(path)
    with line, line.makefile("rb") as answers:
        line.sendall(SETUP)
        head = answers.read(8)
        if len(head) < 8:
            raise ConnectionError("the connection was closed")
        if head[0] == 0:  # failed: the second byte counts the bytes of the reason
            raise Refused(answers.read(head[1]).decode("latin-1").strip())
        if head[0] == 2:  # it wants to be convinced; that is one more way to say no
            raise Refused("authentication")
        if head[0] != 1:
            raise ConnectionError("what answers is no X server")


def about_x(name: str) -> str:
    """What is wrong with an X display, "" for nothing that can be seen from here."""
    display = parsed(name)
    if not name:
        return "DISPLAY is not set"
    if display is None:
        return f"DISPLAY is {_quoted(name)}, which names no X display"
    try:
        knock(display)
    except Refused as no:
        return (
            f"the X server at {_quoted(name)} (DISPLAY) does not let this program in"
            f" ({plain(str(no))}); XAUTHORITY may name a wrong file"
        )
    except (OSError, ValueError, OverflowError) as error:
        return _no_server(name, error)
    return ""


def _no_server(name: str, error: Exception) -> str:
    return f"no X server answers at {_quoted(name)} (DISPLAY): {_reason(error)}"


def about_wayland(environment: Mapping[str, str]) -> str:
    """The same of a Wayland compositor."""
    import socket

    name = environment.get("WAYLAND_DISPLAY") or "wayland-0"
    folder = environment.get("XDG_RUNTIME_DIR", "")
    if not name.startswith("/") and not folder:
        return f"XDG_RUNTIME_DIR, where {_quoted(name)} (WAYLAND_DISPLAY) would be, is not set"
    path = os.path.join(folder, name)
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as caller:
            caller.settimeout(PATIENCE)
            caller.connect(path)
    except (OSError, ValueError) as error:
        where = f"{_quoted(path)} (WAYLAND_DISPLAY)"
        return f"no Wayland compositor answers at {where}: {_reason(error)}"
    return ""


def about_plugin(name: str, folder: Path) -> str:
    """Why a platform plugin cannot be loaded: mostly a system library that it needs."""
    import ctypes

    path = folder / f"libq{name}.so"
    if not path.is_file():
        return ""
    try:
        ctypes.CDLL(str(path))
    except OSError as error:
        return f"{plain(str(error))}; the README names the system libraries that are needed"
    return ""


def diagnosis(argv: list[str], environment: Mapping[str, str], said: list[str]) -> str:
    """One sentence on why Qt opened no window; `said` are its warnings, the last one last."""
    tried = [(found[2], found[1]) for line in said if (found := _TRIED.search(line))]
    unknown = [name for name, what in tried if what == "find" and name]
    if unknown:
        asked = f"{_quoted(unknown[0])} (QT_QPA_PLATFORM or -platform)"
        return f"the window cannot be opened: Qt has no platform {asked}"
    names = platforms(argv, environment) or [name for name, _ in tried]
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    for name in names:
        if library := about_plugin(name, plugins):
            return f"the window cannot be opened: {library}"
    wrong = []
    for name in names:
        if name.startswith("wayland"):
            wrong.append(about_wayland(environment))
        elif name == "xcb":
            wrong.append(about_x(option(argv, "display") or environment.get("DISPLAY", "")))
    if any(wrong):
        return f"{NO_DISPLAY}: {'; '.join(filter(None, wrong))}; {REMEDY}"
    # Qt always adds that xcb-cursor is needed; where it is missing, that was found above.
    last = [line for line in said if line.strip() and not _VAIN.search(line)]
    why = f"Qt says: {plain(last[-1])}" if last else "Qt does not say why"
    return f"the window cannot be opened: {why}"


def far_away(argv: list[str], environment: Mapping[str, str]) -> str:
    """The sentence where X's display is on another machine that does not answer, "" otherwise and
    for what answers whatever."""
    name = option(argv, "display") or environment.get("DISPLAY", "")
    display = parsed(name)
    if display is None or not display.host:
        return ""
    try:
        knock(display)
    except (Refused, ConnectionError):
        return ""
    except (OSError, ValueError, OverflowError) as error:
        return f"{NO_DISPLAY}: {_no_server(name, error)}; {REMEDY}"
    return ""


def _reason(error: Exception) -> str:
    return plain(getattr(error, "strerror", None) or str(error) or type(error).__name__)


def plain(text: str) -> str:
    """On one line, without characters that control a terminal."""
    return "".join(c if c.isprintable() else " " for c in " ".join(text.split()))[:300]


def _quoted(name: str) -> str:
    return f'"{plain(name)}"'
