"""The program wired together: settings from one start to the next, the window's place, the keys."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.games import GAMES
from cardavia_desktop.storage.glance import Window, glance
from cardavia_desktop.ui.program import Program, Tidy
from cardavia_desktop.ui.shapes import Failure
from cardavia_desktop.ui.windows.main import FIRST
from cardavia_desktop.ui.windows.placing import place


@pytest.fixture
def start(qtbot: QtBot, fonts: QApplication, home: Path) -> Iterator[Callable[[], Program]]:
    """Starts the program in this process, as often as wanted; all are closed at the end."""
    made: list[Program] = []

    def begin() -> Program:
        program = Program(fonts, watchdog=None, processes=False)
        made.append(program)
        with qtbot.waitSignal(program.keeper.judged, timeout=20_000):
            program.window.show()
        return program

    yield begin
    for program in made:
        if program.session._thread.isRunning():
            program.session.shutdown()
        program.tidy._timer.stop()
        program.window.deleteLater()
    gc.unfreeze()
    gc.enable()


def leave(program: Program, qtbot: QtBot) -> None:
    with qtbot.waitSignal(program.window.gone, timeout=10_000):
        program.window.close()


def test_confirmed_settings_hold_at_the_next_start(
    start: Callable[[], Program], qtbot: QtBot, home: Path
) -> None:
    first = start()
    window = first.window
    window.open_settings()
    dialog = window._dialog
    assert dialog is not None
    changed = replace(window.settings, contrast=70, animation="off", theme="dark")
    window.apply(changed)
    window.settled.emit(changed)
    dialog.reject()
    assert json.loads((home / "config" / "settings.json").read_text("utf-8"))["contrast"] == 70
    assert (glance().contrast, glance().theme, glance().animation) == (70, "dark", "off")
    second = start()
    assert second.window.settings.contrast == 70
    assert second.artwork.filters.contrast == 70


def test_the_window_comes_back_where_it_was(
    start: Callable[[], Program], qtbot: QtBot
) -> None:
    first = start()
    screen = first.window.screen().availableGeometry()
    place = QRect(screen.x() + 5, screen.y() + 7, 1030, 650)
    first.window.setGeometry(place)
    leave(first, qtbot)
    kept = glance().window
    assert kept is not None
    assert (kept.width, kept.height) == (1030, 650)


def test_a_place_that_no_screen_shows_is_not_taken(
    start: Callable[[], Program], qtbot: QtBot
) -> None:
    program = start()
    place(program.window, Window(90_000, 90_000, 1200, 800), FIRST)
    screens = [screen.geometry() for screen in QApplication.screens()]
    assert any(screen.intersects(program.window.geometry()) for screen in screens)


def test_another_scale_of_the_display_asks_for_the_size_anew(
    start: Callable[[], Program], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On X11 Qt keeps the logical size of before."""
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    window = start().window
    handle = window.windowHandle()
    height = handle.height()
    heights: list[int] = []
    handle.heightChanged.connect(heights.append)
    screen = window.screen()
    screen.geometryChanged.emit(screen.geometry())
    qtbot.waitUntil(lambda: len(heights) >= 2, timeout=5000)
    assert heights == [height - 1, height] and window.height() == height


def test_an_unreadable_settings_file_is_set_aside_and_said(
    start: Callable[[], Program], qtbot: QtBot, home: Path
) -> None:
    folder = home / "config"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text("{ not json", "utf-8")
    program = start()
    qtbot.waitUntil(program.window.strip.isVisible, timeout=5000)
    assert "settings" in program.window.strip.text
    assert any("bad" in path.name for path in folder.iterdir())


def test_what_was_told_before_the_table_is_built_is_spoken_when_it_is(
    fonts: QApplication, home: Path
) -> None:
    program = Program(fonts, watchdog=None, processes=False)
    window = program.window
    window.tell(Failure("no-child"))
    assert not window.furnished and window.strip.text
    assert window.table.announcer.last == window.strip.text
    program.session.shutdown()
    window.deleteLater()


def test_garbage_is_collected_on_the_interface_thread_only(qtbot: QtBot) -> None:
    gc.disable()
    tidy = Tidy()
    tidy._timer.setInterval(10)
    before = sum(stat["collections"] for stat in gc.get_stats())
    tidy.start()

    def collected() -> bool:
        return sum(stat["collections"] for stat in gc.get_stats()) > before + 1

    try:
        qtbot.waitUntil(collected, timeout=3000)
        assert not gc.isenabled()
    finally:
        tidy._timer.stop()
        gc.unfreeze()
        gc.enable()


def test_the_home_page_loads_no_engine_and_no_table() -> None:
    """What the first frame does not show is loaded after it."""
    code = (
        "import sys, cardavia_desktop.ui.program\n"
        "for name in sorted(sys.modules):\n"
        "    print(name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    loaded = set(done.stdout.split())
    assert "cardavia_desktop.ui.windows.home" in loaded
    engine = {name for name in loaded if name.startswith("cardavia_desktop.engine.")}
    assert engine <= {"cardavia_desktop.engine.games"}
    heavy = {"cardavia_desktop.ui.session", "cardavia_desktop.ui.windows.table", "multiprocessing",
             "pydantic"}  # fmt: skip
    assert not heavy & loaded


def test_a_window_closed_before_its_first_frame_leaves(
    qtbot: QtBot, fonts: QApplication, home: Path
) -> None:
    program = Program(fonts, watchdog=None, processes=False)
    assert not program.window.furnished
    with qtbot.waitSignal(program.window.gone, timeout=5000):
        program.window.close()
    assert not program.window.furnished
    program.shutdown()
    program.window.deleteLater()


def test_settings_changed_before_the_table_is_built_hold_on_it(
    qtbot: QtBot, fonts: QApplication, home: Path
) -> None:
    program = Program(fonts, watchdog=None, processes=False)
    window = program.window
    window.apply(replace(window.settings, panel=False, animation="off"))
    assert not window.furnished
    assert (window.table._open, window.table.choreographer._speed) == (False, 0)
    window.apply(replace(window.settings, panel=True, animation="full"))
    assert (window.table._open, window.table.choreographer._speed) == (True, 1)
    leave(program, qtbot)
    program.shutdown()
    window.deleteLater()


def test_the_games_are_loaded_before_a_session_thread_exists() -> None:
    """Two threads that began to import a game at once met half of each other's modules."""
    code = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from cardavia_desktop.ui.program import Program\n"
        "program = Program(app, watchdog=None, processes=False)\n"
        "made = program._make_session\n"
        "def session():\n"
        "    print('\\n'.join(sys.modules))\n"
        "    return made()\n"
        "program.window._make_session = session\n"
        "program.window.rooms\n"
        "program.shutdown()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    loaded = set(done.stdout.split())
    assert {GAMES[name] for name in GAMES} <= loaded


def test_an_import_is_not_watched_by_the_binding() -> None:
    """It would read every module's source, and meet modules that are half imported elsewhere."""
    code = "import builtins; first = builtins.__import__; import cardavia_desktop.ui.program; "
    code += "print(builtins.__import__ is first)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "True", done.stdout


@pytest.mark.parametrize(("born", "status"), [("0", 0), ("yesterday", 2)])
def test_the_first_frame_is_measured_from_the_start_of_the_process(
    born: str, status: int, home: Path
) -> None:
    environment = {**os.environ, "CARDAVIA_BORN": born, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-m", "cardavia_desktop"],
        env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == status
    if status:
        assert "CARDAVIA_BORN" in done.stderr
    else:
        found = json.loads(done.stdout)
        assert found["first_frame_ms"] > found["cpu_ms"] > 0
