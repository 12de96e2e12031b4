"""Everything of one run, wired together: application, artwork, session, window, settings file."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from .. import __version__, resources
from ..engine.games import GAMES
from ..storage.glance import Settings, glance
from . import later, no_display, theme
from .art.artwork import Artwork
from .art.filters import Filters
from .first_frame import FirstFrame
from .language import Language
from .windows.main import MainWindow

if TYPE_CHECKING:
    from ..storage.settings import SettingsFile
    from .session import Session

WATCHDOG = 1.2
"""Seconds after which the program leaves anyway: everything was saved at the last action."""
TIDY = 1500
"""Milliseconds between collections of young garbage on the interface thread."""


class Tidy(QObject):
    """Collects garbage on the interface thread only: elsewhere it would destroy QObjects there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(TIDY)
        self._timer.timeout.connect(self._tidy)
        self._turns = 0

    def start(self) -> None:
        gc.collect()
        gc.freeze()
        self._timer.start()

    @Slot()
    def _tidy(self) -> None:
        self._turns += 1
        gc.collect(1 if self._turns % 20 else 2)


class SettingsKeeper(QObject):
    """Reads and writes the settings file on a thread of its own: pydantic is slow to import."""

    judged = Signal(object, object)
    """Settings as the file has them, and the problem to tell or None."""
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file: SettingsFile | None = None
        self._lock = threading.Lock()
        self._reader: threading.Thread | None = None

    @Slot()
    def judge(self) -> None:
        """After the first paint."""
        self._reader = threading.Thread(target=self._judge, name="settings", daemon=True)
        self._reader.start()

    def _judge(self) -> None:
        with self._lock:
            settings, problem = self._ready().load()
        self.judged.emit(settings, problem)

    def _ready(self) -> SettingsFile:
        if self._file is None:
            later.load_storage()
            from ..storage.settings import SettingsFile

            self._file = SettingsFile()
        return self._file

    @Slot(object)
    def save(self, settings: Settings) -> None:
        with self._lock:
            problem = self._ready().save(settings)
        if problem is not None:
            self.failed.emit(problem)


class Program(QObject):
    """Everything of one run, wired together."""

    def __init__(
        self, app: QApplication, watchdog: float | None = WATCHDOG, processes: bool = True
    ) -> None:
        super().__init__(app)
        self._app = app
        settings = self._glanced = glance()
        app.setFont(theme.base_font())
        self.language = Language(self)
        self.language.use(settings.language)
        self.artwork = Artwork(
            Filters(settings.contrast, settings.grain, settings.temperature), self
        )
        self._watchdog, self._processes = watchdog, processes
        self.keeper = SettingsKeeper(self)
        self.tidy = Tidy(self)
        self.window = MainWindow(self._make_session, self.artwork, self.language, settings)
        self.window.retranslate()
        self.first_frame = FirstFrame(self.window)
        self.first_frame.painted.connect(self._after_first_frame)
        self.keeper.judged.connect(self._judged, Qt.ConnectionType.QueuedConnection)
        self.keeper.failed.connect(self._not_saved)
        self.window.settled.connect(self.keeper.save)
        self.window.gone.connect(app.quit)

    @property
    def session(self) -> Session:
        return self.window.session

    def _make_session(self) -> Session:
        from .session import Session

        return Session(
            self,
            pace=self.window.settings.pace,
            watchdog=self._watchdog,
            processes=self._processes,
        )

    def shutdown(self) -> None:
        """Wait a moment for a session that is still ending."""
        if self.window.furnished:
            self.session.shutdown()

    @Slot()
    def _after_first_frame(self) -> None:
        self._cold = list(GAMES)
        QTimer.singleShot(0, self._make_ready)

    @Slot()
    def _make_ready(self) -> None:
        """Load what the first frame did not need, one game at a time; then the table, the session
        and what is imported on other threads."""
        if self._cold:
            later.load_game(self._cold.pop(0))
            QTimer.singleShot(0, self._make_ready)
            return
        self.session.warm_up()
        self.keeper.judge()
        self.tidy.start()

    @Slot(object, object)
    def _judged(self, settings: Settings, problem: object) -> None:
        """The glance read the same file: only the message is new, unless a backup was used. What
        the person has changed meanwhile stays."""
        if settings != self._glanced and self.window.settings == self._glanced:
            self.window.apply(settings)
        if problem is not None:
            self._not_saved(problem)

    @Slot(object)
    def _not_saved(self, problem: object) -> None:
        from .shapes import Failure

        kind, detail = getattr(problem, "kind", ""), getattr(problem, "detail", "")
        self.window.tell(Failure(f"settings-{kind}", detail, getattr(problem, "file", "")))


def make_application(
    argv: list[str], unopened: Callable[[], object] = lambda: None
) -> QApplication:
    """The application with its name, fonts and style. Where Qt finds no screen, `unopened` is
    called and the process ends (no_display.py)."""
    with no_display.explained(argv, unopened):
        app = QApplication([sys.argv[0], *argv])
    app.setApplicationName("cardavia")
    app.setApplicationDisplayName("Cardavia")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("cardavia")
    try:
        app.setWindowIcon(QIcon(str(resources.path("icons/cardavia-256.png"))))
    except resources.ResourceMissing:
        resources.lacking.add("icons")
    app.setStyle("Fusion")
    app.setQuitOnLastWindowClosed(False)
    theme.load_fonts()
    return app
