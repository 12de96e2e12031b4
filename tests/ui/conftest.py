"""The interface under test: shipped fonts, a folder of its own, nothing left running."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from played import Stage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui import theme
from cardavia_desktop.ui.art.artwork import Artwork


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> QApplication:
    """The program's fonts and style on the test application."""
    qapp.setStyle("Fusion")
    theme.load_fonts()
    qapp.setFont(theme.base_font())
    return qapp


@pytest.fixture(scope="session")
def artwork(fonts: QApplication) -> Iterator[Artwork]:
    """One set of pictures for many tests; those that change filters make their own."""
    made = Artwork()
    yield made
    made.close()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARDAVIA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def stage(qtbot: QtBot, fonts: QApplication) -> Iterator[Stage]:
    """A table page on the screen, for moments that a test makes up."""
    made = Stage(qtbot)
    qtbot.waitExposed(made.page)
    yield made
    made.page.close_down()


@pytest.fixture
def window(qtbot: QtBot, artwork: Artwork, home: Path) -> Iterator[object]:
    """The real window on a real session that thinks in a thread; animation off."""
    from cardavia_desktop.storage.glance import Settings
    from cardavia_desktop.ui.language import Language
    from cardavia_desktop.ui.session import Session
    from cardavia_desktop.ui.windows.main import MainWindow

    session = Session(processes=False)
    language = Language()
    settings = Settings(animation="off", language="en", theme="light", level="beginner")
    made = MainWindow(lambda: session, artwork, language, settings)
    made.retranslate()
    made.resize(1440, 900)
    made.show()
    made.session.set_pace("instant")
    qtbot.waitExposed(made)
    yield made
    if session._thread.isRunning():
        with qtbot.waitSignal(made.gone, timeout=5000):
            made.close()
    assert session.shutdown()
    made.deleteLater()
    language.deleteLater()
