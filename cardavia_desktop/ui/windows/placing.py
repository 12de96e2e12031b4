"""Where the window lies on the screen, from one start to the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from ...storage.glance import Window

TITLE = 40
"""Logical pixels of a title bar: enough of it must be on a screen to be dragged."""
REACHABLE = 100


def place(window: QWidget, wanted: Window | None, first: tuple[int, int]) -> None:
    """Where it was last time, when that is still on a screen; else `first` (width, height)."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    room = QGuiApplication.primaryScreen().availableGeometry()
    size = QRect(0, 0, min(first[0], room.width()), min(first[1], room.height()))
    size.moveCenter(room.center())
    if wanted is not None:
        kept = QRect(wanted.x, wanted.y, wanted.width, wanted.height)
        title = QRect(kept.x(), kept.y(), kept.width(), TITLE)
        if any(screen.intersected(title).width() > REACHABLE for screen in screens):
            size = kept
    window.setGeometry(size)
    if wanted is not None and wanted.full_screen:
        window.setWindowState(Qt.WindowState.WindowFullScreen)
    elif wanted is not None and wanted.maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def placed(window: QWidget) -> Window:
    """Where it lies now; for a maximized window, where it lay before."""
    normal = window.normalGeometry()
    box = normal if normal.isValid() else window.geometry()
    return Window(
        box.x(), box.y(), box.width(), box.height(), window.isMaximized(), window.isFullScreen()
    )


class Rescaled(QObject):
    """Keeps `window` whole when the scale of the display changes under it. On X11 it keeps its size
    in pixels, and Qt believes in the old logical size, which shows a part of the window only, until
    the server tells of a size: it is made to."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._ask)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication) and QGuiApplication.platformName() == "xcb":
            app.screenAdded.connect(self._watch)
            for screen in QGuiApplication.screens():
                self._watch(screen)

    @Slot(QScreen)
    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._changed)

    @Slot()
    def _changed(self) -> None:
        self._later.start(0)

    @Slot()
    def _ask(self) -> None:
        handle = self._window.windowHandle()
        if handle is not None and self._window.isVisible():
            size = handle.size()
            handle.resize(size - QSize(0, 1))
            handle.resize(size)
