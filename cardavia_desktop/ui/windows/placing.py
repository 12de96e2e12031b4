"""Where the window lies on the screen, from one start to the next."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
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
