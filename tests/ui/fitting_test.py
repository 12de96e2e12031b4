"""No text is cut off in any language, nor in one that is longer, in the smallest window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from fitting import Pseudo, Ruler, cramped, longer
from language_stage import SCENES, begin, clear, opened, settled
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui import shots_nantong
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.language import CODES


@contextmanager
def speaking(window: Any, language: str) -> Iterator[None]:
    """Chosen while the window is open; pseudo words lie over English ones."""
    words = Pseudo()
    window.apply(replace(window.settings, language="en" if language == "pseudo" else language))
    if language == "pseudo":
        QApplication.installTranslator(words)
    try:
        yield
    finally:
        QApplication.removeTranslator(words)


def home(window: Any) -> None:
    window.go_home()
    window.home.show_saved(("hk-mahjong", "tien-gow", "nantong"))


def settings(window: Any) -> None:
    window.open_settings()


def losing(window: Any) -> None:
    """The longest words of a button: a win that costs more than it brings."""
    begin(window, shots_nantong.moment("losing"))


def preparing(window: Any) -> None:
    begin(window, shots_nantong.moment("prepare"))


PLAYS: dict[str, Callable[[Any], None]] = {"home": home, "settings": settings, **SCENES}
for twice in ("mahjong undone", "tien gow chart", "nantong result"):
    PLAYS.pop(twice)
PLAYS |= {"losing win": losing, "preparation": preparing}


def test_every_text_has_room(qtbot: QtBot, artwork: Artwork, home: Path) -> None:
    found: list[str] = []
    with opened(qtbot, artwork, "en") as window:
        for language in (*CODES, "pseudo"):
            with speaking(window, language):
                for width, panel in ((1024, False), (1024, True), (1100, True)):
                    window.resize(width, 640)
                    window.table.unfold(panel)
                    for name, play in PLAYS.items():
                        play(window)
                        settled(qtbot, window)
                        where = f"{language}, {name} at {width}{', panel' if panel else ''}"
                        found += (f"{where}: {each}" for each in cramped(window))
                        if window._dialog is not None:
                            window._dialog.reject()
                        clear(window)
    assert not found, "\n".join(found)


def test_the_longer_language_keeps_what_must_stay() -> None:
    made = longer("&Deal %1 of %n, <b>[[1m 2m]]</b> in [kong](#M8)")
    for part in ("&", "%1", "%n", "<b>[[1m 2m]]</b>", "](#M8)"):
        assert part in made
    assert len(made) > 1.15 * len("Deal of in kong")


def test_a_text_without_room_is_found(qapp: QApplication) -> None:
    ruler = Ruler(100, 20)
    ruler.drawText(QRectF(0, 0, 100, 20), Qt.AlignmentFlag.AlignCenter, "fits")
    assert ruler.trouble == []
    ruler.drawText(QRectF(0, 0, 100, 20), Qt.AlignmentFlag.AlignCenter, "does not fit " * 5)
    assert len(ruler.trouble) == 1
    ruler.close()
