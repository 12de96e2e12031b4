"""A start that finds no screen: one sentence, a small status, nothing lost, no crash report."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from cardavia_desktop.storage import crashes
from cardavia_desktop.ui import diagnosis, no_display
from cardavia_desktop.ui.diagnosis import Display, Refused

ROOT = Path(__file__).resolve().parents[2]
NOWHERE = 59_999
"""No X server has this number."""
REFUSAL = b"\0\x08\x0b\0\0\0\x02\0" + b"No entry"
WELCOME = b"\1\0\x0b\0\0\0\0\0"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")


def start(home: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as a person starts it, with nothing but the given words about displays."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM", "XAUTHORITY")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", *arguments],
        cwd=ROOT, env={**kept, "CARDAVIA_HOME": str(home), **environment},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def gave_up(done: subprocess.CompletedProcess[str], home: Path) -> str:
    """The one sentence; everything that holds for every such end is checked."""
    assert done.returncode == no_display.STATUS, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("cardavia: ")
    assert not list(home.rglob("*crash*"))
    return done.stderr


def lacking(*platforms: str) -> str:
    """The library that these plugins lack on this machine, which then is what has to be named."""
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    found = (diagnosis.about_plugin(name, plugins) for name in platforms)
    return next(filter(None, found), "")


@contextmanager
def server(answer: bytes, line: socket.socket) -> Iterator[list[bytes]]:
    """Answers every caller with the same bytes; what they said first."""
    heard: list[bytes] = []
    line.listen()

    def serve() -> None:
        while True:
            try:
                caller, _ = line.accept()
            except OSError:
                return
            with caller:
                heard.append(caller.recv(12))
                caller.sendall(answer)
                caller.shutdown(socket.SHUT_WR)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield heard
    finally:
        line.shutdown(socket.SHUT_RDWR)
        line.close()
        thread.join(10)


def abstract(number: int) -> socket.socket:
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    line.bind(f"\0{diagnosis.SOCKETS}{number}")
    return line


def test_an_x_display_without_a_server_is_named(tmp_path: Path) -> None:
    said = gave_up(start(tmp_path, DISPLAY=f":{NOWHERE}"), tmp_path)
    if library := lacking("xcb"):
        assert library in said
        return
    assert f'no X server answers at ":{NOWHERE}" (DISPLAY)' in said
    assert no_display.REMEDY in said


def test_a_wayland_display_without_a_compositor_is_named(tmp_path: Path) -> None:
    done = start(tmp_path, WAYLAND_DISPLAY="wayland-59", XDG_RUNTIME_DIR=str(tmp_path))
    compositor = f'no Wayland compositor answers at "{tmp_path}/wayland-59"'
    assert (lacking("wayland") or compositor) in gave_up(done, tmp_path)


def test_of_two_displays_that_do_not_answer_both_are_named(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-59", "XDG_RUNTIME_DIR": str(tmp_path)}
    said = gave_up(start(tmp_path, DISPLAY=f":{NOWHERE}.0", **environment), tmp_path)
    if library := lacking("wayland", "xcb"):
        assert library in said
        return
    assert "wayland-59" in said
    assert f'":{NOWHERE}.0" (DISPLAY)' in said


def test_the_folder_of_wayland_sockets_may_be_what_is_missing() -> None:
    said = diagnosis.about_wayland({"WAYLAND_DISPLAY": "wayland-59"})
    assert said.startswith('XDG_RUNTIME_DIR, where "wayland-59"')


def test_a_platform_that_qt_does_not_have_is_named(tmp_path: Path) -> None:
    said = gave_up(start(tmp_path, "-platform", "parchment"), tmp_path)
    assert 'Qt has no platform "parchment"' in said


def test_a_server_that_lets_nobody_in_is_told_from_one_that_is_not_there(tmp_path: Path) -> None:
    with server(REFUSAL, abstract(NOWHERE - 1)):
        done = start(tmp_path, DISPLAY=f":{NOWHERE - 1}")
    said = done.stderr.splitlines()  # libxcb may add the server's words in a line of its own
    assert done.returncode == no_display.STATUS
    assert not list(tmp_path.rglob("*crash*"))
    mine = [line for line in said if line.startswith("cardavia: ")]
    assert len(mine) == 1
    refusal = "does not let this program in (No entry); XAUTHORITY"
    assert (lacking("xcb") or refusal) in mine[0]


def test_a_report_of_an_earlier_crash_is_still_offered_after_a_start_without_a_screen(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    log.mkdir()
    text = f"cardavia 0{crashes.END_OF_HEAD}Fatal Python error: Aborted\n"
    for number in (1, 3):
        (log / f"running-{number}.crash").write_text(text, "utf-8")
    assert start(tmp_path, DISPLAY=f":{NOWHERE}").returncode == no_display.STATUS
    left = sorted(path.name for path in log.glob("*crash*"))
    assert len(left) == 2 and all(name.startswith("running-") for name in left)
    page = crashes.Page(log)
    page.open("next start")
    assert [crashes.read(report) for report in page.filed] == [text, text]
    page.close()


@pytest.mark.parametrize(
    ("name", "display"),
    [
        (":7", Display("", 7)),
        (":7.1", Display("", 7)),
        ("unix:7", Display("", 7)),
        ("unix/host:7", Display("", 7)),
        ("localhost:10.0", Display("localhost", 10)),
        ("tcp/host.example:3", Display("host.example", 3)),
        ("[::1]:0", Display("::1", 0)),
        ("seven", None),
        (":", None),
        ("", None),
    ],
)
def test_the_name_of_an_x_display_is_read(name: str, display: Display | None) -> None:
    assert diagnosis.parsed(name) == display


def test_a_display_named_by_the_path_of_its_socket_is_read(tmp_path: Path) -> None:
    path = tmp_path / "launch:0"
    path.touch()
    assert diagnosis.parsed(f"{path}.0") == diagnosis.parsed(str(path)) == Display("", 0, str(path))


@pytest.mark.parametrize(
    ("arguments", "environment", "tried"),
    [
        ([], {"DISPLAY": ":0"}, ["xcb"]),
        ([], {"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, ["wayland", "xcb"]),
        ([], {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ([], {"QT_QPA_PLATFORM": "wayland;xcb:grab"}, ["wayland", "xcb"]),
        (["-platform", "vnc"], {"QT_QPA_PLATFORM": "xcb"}, ["vnc"]),
        (["--platform", "minimal:x"], {}, ["minimal"]),
    ],
)
def test_the_platforms_that_qt_tries_are_known(
    arguments: list[str], environment: dict[str, str], tried: list[str]
) -> None:
    assert no_display.platforms(arguments, environment) == tried


def test_a_server_is_asked_in_its_own_protocol() -> None:
    with server(WELCOME, abstract(NOWHERE - 2)) as heard:
        diagnosis.knock(Display("", NOWHERE - 2))
    assert heard == [diagnosis.SETUP]


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1", b"\1\0"])
def test_something_that_is_no_x_server_is_none(answer: bytes) -> None:
    with server(answer, abstract(NOWHERE - 3)), pytest.raises(ConnectionError):
        diagnosis.knock(Display("", NOWHERE - 3))


@pytest.mark.parametrize("answer", [REFUSAL, b"\2" + bytes(7)])
def test_a_refusal_is_no_silence(answer: bytes) -> None:
    with server(answer, abstract(NOWHERE - 4)), pytest.raises(Refused):
        diagnosis.knock(Display("", NOWHERE - 4))


def test_a_platform_plugin_that_cannot_be_loaded_names_the_cause(tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_text("no library", "utf-8")
    said = diagnosis.about_plugin("xcb", tmp_path)
    assert "libqxcb.so" in said and "README" in said
    assert diagnosis.about_plugin("offscreen", tmp_path) == ""


def test_what_cannot_be_explained_is_said_in_qts_words() -> None:
    said = [
        "From 6.5.0, xcb-cursor0 is needed to load the Qt xcb platform plugin.",
        "the moon is\n in the wrong house\x1b[2J",
        'Could not load the Qt platform plugin "moon" in "" even though it was found.',
    ]
    found = diagnosis.diagnosis(["-platform", "moon"], {}, said)
    assert found == ("the window cannot be opened: Qt says: the moon is in the wrong house [2J")


def test_qts_messages_of_a_good_start_are_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    from PySide6.QtCore import qInstallMessageHandler, qWarning

    before = qInstallMessageHandler(None)
    try:
        with no_display.explained([], lambda: None):
            qWarning("half a moon")
            assert "half a moon" not in capfd.readouterr().err
        assert capfd.readouterr().err == "half a moon\n"
    finally:
        qInstallMessageHandler(before)


def test_a_warning_of_a_good_start_is_written_as_qt_writes_it(tmp_path: Path) -> None:
    """What Qt tells of a message's origin is gone when the message has been heard."""
    code = """
from cardavia_desktop.ui.program import make_application
make_application([])
"""
    environment = {
        **os.environ,
        "CARDAVIA_HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_STYLE_OVERRIDE": "plaid",
    }
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, timeout=60
    )
    assert done.returncode == 0
    assert done.stderr.startswith(b"QApplication: invalid style override 'plaid'"), done.stderr
