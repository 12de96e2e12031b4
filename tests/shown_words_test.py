"""The check for words that no catalogue can translate, and for words the glossary forbids."""

from __future__ import annotations

import pytest
from translations_test import load

shown_words = load("shown_words")
terms = load("terms")


@pytest.mark.parametrize(
    "text",
    [
        'button.setText("Deal")',
        'button.setToolTip(f"Deal {n}")',
        'self.list.addItem("Deal" if fresh else "")',
        'made = QLabel("the deal " + name, parent)',
        'CALLS = {"win": "Win the deal"}',
        'NAMES = ("Pass",)',
        'translate("Home", f"Deal {n}")',
    ],
)
def test_words_that_cannot_be_translated_are_found(text: str) -> None:
    assert len(shown_words.faults_of(text, "ui/x.py")) == 1


@pytest.mark.parametrize(
    "text",
    [
        'button.setText(translate("Home", "Deal the tiles"))',
        'button.setText("")',
        'count.setText(f"{n} / {most}")',
        'wordmark = QPushButton("CARDAVIA", self)',
        'raise ValueError("there is no such tile")',
        '_log.warning("the file is not there")',
        'made.setStyleSheet("QLabel { color: red }")',
        'def deal() -> None:\n    """Deal the tiles."""',
        'import argparse\nprint("speaks to a terminal")\nX = "speaks to a terminal"',
    ],
)
def test_what_nobody_is_shown_may_be_a_literal(text: str) -> None:
    assert shown_words.faults_of(text, "ui/x.py") == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "Блюдо из трёх"),
        ("ru", "Сбрось фишку"),
        ("ru", "Выберите, что вам нужно"),
        ("ru", "Сбрось кiсть"),
        ("ru", "Pука"),
        ("uk", "Скинь фішку"),
        ("uk", "Твой хід, ы"),
        ("uk", "п'ять плиток"),
        ("uk", "Ваша черга"),
        ("hu", "Dobj el egy csempét"),
        ("hu", "Ön következik"),
        ("hu", "kő ко"),
    ],
)
def test_a_forbidden_word_or_letter_is_found(language: str, text: str) -> None:
    assert list(terms.forbidden(language, text))


def test_a_core_term_that_is_not_used_is_found() -> None:
    assert list(terms.unused("ru", "Two pungs and a [pair](#chow)", "Две тройки и пара"))
    assert not list(terms.unused("ru", "Two pungs and a [pair](#chow)", "Два панга и пара"))
    assert not list(terms.unused("en", "%n pung(s)", "%n pungs"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "Соблюдай очерёдность: %1 из %2, ещё %n"),
        ("ru", "Ход AI 1: «Пас» (F2)"),
        ("uk", "П’ять плиток, ти ґречний"),
        ("hu", "Önálló játékos, újonnan húzott kő"),
    ],
)
def test_good_words_are_left_alone(language: str, text: str) -> None:
    assert list(terms.forbidden(language, text)) == []
