"""Letter keys by their place on the keyboard, so that Cyrillic layouts work too."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_CYRILLIC = dict(zip("ЙЦУКЕНГШЩЗФІЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASSDFGHJKLZXCVBNM", strict=True))
"""ЙЦУКЕН, Russian and Ukrainian, for platforms that tell no scan code."""

# Scan codes of a PC keyboard; X11 and Wayland add 8.
_SCAN = {
    0x11: "W", 0x13: "R", 0x16: "U", 0x18: "O", 0x19: "P", 0x1F: "S", 0x20: "D", 0x23: "H",
    0x25: "K", 0x26: "L", 0x2C: "Z", 0x2E: "C", 0x31: "N",
}  # fmt: skip


def letter(event: QKeyEvent) -> str:
    """`W`, `1` …, or "" for a key that is neither a letter nor a digit.

    A Latin letter is taken as it is; any other one by its place on the keyboard.
    """
    key = event.key()
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key)
    text = event.text() or (chr(key) if 0x400 <= key < 0x530 else "")
    if not text or not text[0].isalpha():
        return ""
    scan = event.nativeScanCode()
    if scan and not sys.platform.startswith("darwin"):
        offset = 0 if sys.platform == "win32" else 8
        if scan - offset in _SCAN:
            return _SCAN[scan - offset]
    return _CYRILLIC.get(text[0].upper(), "")
