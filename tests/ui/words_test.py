"""Numbers in the manner of each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from cardavia_desktop.ui.games import mahjong_words, nantong_words, tiengow_words
from cardavia_desktop.ui.language import CODES, Language
from cardavia_desktop.ui.words import number, signed


@pytest.fixture(autouse=True)
def language(qapp: QCoreApplication) -> Iterator[Language]:
    made = Language()
    yield made
    made.use("en")
    QLocale.setDefault(QLocale("en"))


@pytest.mark.parametrize(
    ("code", "text"),
    [("en", "24,576"), ("ru", "24\u00a0576"), ("uk", "24\u00a0576"), ("hu", "24\u00a0576")],
)
def test_large_numbers_are_grouped_as_the_language_does(code: str, text: str) -> None:
    QLocale.setDefault(QLocale(code))
    assert number(24576) == text
    assert signed(24576) == f"+{text}" and signed(-24576) == f"−{text}"


def test_four_figures_stand_together() -> None:
    assert [number(n) for n in (0, 8192, -8192)] == ["0", "8192", "−8192"]
    assert [signed(n) for n in (0, 48, -48)] == ["0", "+48", "−48"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "words", [mahjong_words.receives, tiengow_words.receives, nantong_words.hu]
)
def test_numbers_inside_sentences_are_grouped_like_those_that_stand_alone(
    language: Language, words: Callable[[int], str], code: str
) -> None:
    """Qt writes what it puts for %n without any grouping."""
    language.use(code)
    for value in (1, 8192, 24576, 100_000):
        assert number(value) in words(value)
    assert "24576" not in words(24576) and "8192" in words(8192)
