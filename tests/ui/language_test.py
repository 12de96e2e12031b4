"""Another language with a deal on the table: everything changes, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from language_stage import SCENES, clear, opened, pick, settled
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown import Texts, differences

from cardavia_desktop.ui import language as module
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.language import CODES, Language

BRIEF = ("mahjong claim", "tien gow turn", "nantong rules", "mahjong result")


@pytest.mark.parametrize(
    "scenes", [BRIEF, pytest.param(tuple(SCENES), marks=pytest.mark.slow)], ids=["brief", "all"]
)
def test_a_language_chosen_in_the_settings_equals_a_fresh_start_in_it(
    scenes: tuple[str, ...], qtbot: QtBot, artwork: Artwork, home: Path
) -> None:
    """A claim prompt first of all; the other scenes follow in the same windows."""
    plays = {scene: SCENES[scene] for scene in scenes}
    fresh: dict[tuple[str, str], Texts] = {}
    for code in CODES:
        with opened(qtbot, artwork, code) as window:
            for scene, play in plays.items():
                play(window)
                pick(window, code, qtbot)
                fresh[scene, code] = settled(qtbot, window)
                window._dialog.reject()
                clear(window)
    for scene in plays:
        assert len({frozenset(fresh[scene, code].items()) for code in CODES}) == len(CODES), scene
    with opened(qtbot, artwork, "en") as window:
        for scene, play in plays.items():
            play(window)
            for code in ("ru", "uk", "hu", "en"):
                pick(window, code, qtbot)
                shown = settled(qtbot, window)
                assert differences(shown, fresh[scene, code]) == [], scene
                assert QLocale().name()[:2] == code
            window._dialog.accept()
            assert window.settings.language == "en"
            clear(window)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """English again at the end, whatever happens."""
    made = Language()
    yield made
    made.use("en")
    for translator in made._installed:
        QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["ru-RU", "ru", "en-US"], "ru"),
        (["be-BY", "uk-UA", "ru"], "uk"),
        (["hu_HU"], "hu"),
        (["de-DE", "de"], "en"),
        (["rup-RO"], "en"),
        ([], "en"),
    ],
)
def test_the_first_start_speaks_the_first_language_of_the_system_that_it_knows(
    wanted: list[str], code: str, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    class System(QLocale):
        def uiLanguages(self) -> list[str]:  # type: ignore[override]
            return wanted

    monkeypatch.setattr(module.QLocale, "system", lambda: System("C"))
    assert language.use("system") == code
    assert QLocale().name()[:2] == code


@pytest.mark.parametrize(
    ("code", "word"), [("en", "Cancel"), ("ru", "Отмена"), ("uk", "Скасувати"), ("hu", "Mégse")]
)
def test_words_of_qt_itself_follow_the_language(code: str, word: str, language: Language) -> None:
    language.use(code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == word
    language.use("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_a_deal_that_is_continued_has_its_panel_again(
    qtbot: QtBot, artwork: Artwork, home: Path
) -> None:
    """It looks as it did when it was left, so nothing seems to have changed."""
    with opened(qtbot, artwork, "en") as window:
        SCENES["tien gow turn"](window)
        first = settled(qtbot, window)
        assert window.table.panel.sections
        window.go_home()
        SCENES["tien gow turn"](window)
        assert differences(settled(qtbot, window), first) == []
        assert window.table.panel.sections
