"""Small widgets that several pages use."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget


def label(text: str, look: str = "", parent: QWidget | None = None) -> QLabel:
    made = QLabel(text, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if look:
        made.setProperty("look", look)
    return made


def rule(parent: QWidget | None = None) -> QFrame:
    made = QFrame(parent)
    made.setProperty("look", "line")
    return made
