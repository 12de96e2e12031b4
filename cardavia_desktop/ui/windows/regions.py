"""F6: the keyboard goes from one part of the window to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def to_next(regions: Sequence[QWidget], first: QWidget) -> None:
    """Focus the region after the one that has it; `first` is all around regions[0]."""
    focus = QApplication.focusWidget()
    here = [
        n for n, part in enumerate(regions)
        if focus is not None and (focus is part or part.isAncestorOf(focus))
    ]  # fmt: skip
    if not here and focus is not None and first.isAncestorOf(focus):
        here = [0]
    regions[((here[0] if here else 0) + 1) % len(regions)].setFocus(
        Qt.FocusReason.ShortcutFocusReason
    )
