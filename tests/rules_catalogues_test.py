"""The catalogues of the rules: brought up to date, judged, compiled by ids, shown."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from translations_test import load

from cardavia_desktop.ui.rules_text import BOOKS

catalogues = load("rules_catalogues")
products = load("products")

KONG = "rules.hk-mahjong.turn.04"


def source(id: str, text: str, *rules: str) -> object:
    return catalogues.Source("hk-mahjong", id, text, rules)


def translate(path: Path, id: str, text: str) -> None:
    """Finish one message, as a translator would."""
    tree = ET.parse(path)
    message = next(m for m in tree.getroot().iter("message") if m.get("id") == id)
    translation = message.find("translation")
    assert translation is not None
    translation.text = text
    translation.attrib.pop("type", None)
    tree.write(path, "unicode")


def kinds(path: Path) -> dict[str, tuple[str, str]]:
    """By id: the translation and its type."""
    found = {}
    for message in catalogues.messages(path):
        translation = message.find("translation")
        found[message.get("id")] = (translation.text or "", translation.get("type", ""))
    return found


def test_the_sources_are_the_paragraphs_of_all_games_in_order() -> None:
    wanted = [p.id for book in BOOKS.values() for p in book.paragraphs()]
    assert [s.id for s in catalogues.sources()] == wanted
    assert {s.game for s in catalogues.sources()} == set(catalogues.LAW)


def test_a_changed_paragraph_keeps_its_translation_unfinished_and_a_lost_one_goes(
    tmp_path: Path,
) -> None:
    path = tmp_path / "rules_hu.ts"
    first, second, third = (source(f"rules.x.{n}", f"Text {n}") for n in (1, 2, 3))
    catalogues.update(path, [first, second, third])
    assert set(kinds(path).values()) == {("", "unfinished")}
    for n in (1, 2, 3):
        translate(path, f"rules.x.{n}", f"Szöveg {n}")
    changed = source("rules.x.2", "Another text 2")
    catalogues.update(path, [source("rules.x.4", "New"), first, changed])
    assert list(kinds(path).items()) == [
        ("rules.x.4", ("", "unfinished")),
        ("rules.x.1", ("Szöveg 1", "")),
        ("rules.x.2", ("Szöveg 2", "unfinished")),
    ]
    once = path.read_text("utf-8")
    catalogues.update(path, [source("rules.x.4", "New"), first, changed])
    assert path.read_text("utf-8") == once


def test_a_complete_catalogue_has_no_fault_and_each_lack_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "LAW", {"hk-mahjong": ["M1", "M2"]})
    path = tmp_path / "rules_ru.ts"
    first, second = source("rules.x.1", "One", "M1"), source("rules.x.2", "Two", "M2")
    catalogues.update(path, [first, second])
    translate(path, "rules.x.1", "Раз")
    assert [f for f in catalogues.faults(path, [first, second]) if "unfinished" in f]
    assert catalogues.faults(path, [first, second])[-1].endswith("does not state M2")
    translate(path, "rules.x.2", '"Два"')
    assert "straight" in catalogues.faults(path, [first, second])[0]
    translate(path, "rules.x.2", "Два")
    assert catalogues.faults(path, [first, second]) == []
    assert "another English" in catalogues.faults(path, [first, source("rules.x.2", "2", "M2")])[0]
    assert "stale" in catalogues.faults(path, [first])[0]
    more = [first, second, source("rules.x.3", "Three")]
    assert "missing" in catalogues.faults(path, more)[0]
    assert "order" in catalogues.faults(path, [second, first])[0]


@pytest.mark.parametrize(
    ("english", "text", "fault"),
    [
        ("A [kong](#M8)", "Конг", "link targets"),
        ("A [kong](#M8)", "[Конг](#M9)", "link targets"),
        ("[[2p 3p]]", "[[2p 4p]]", "drawn pieces"),
        ("A **chow**", "**Чоу", "bold"),
        ("*Suit* tiles", "Масти", "italic"),
        ("- one\n- two", "- раз, два", "list marks"),
        ("| a | b |\n| c | d |", "| а | б |\n| в | г", "table columns"),
        ("| a | b |\n| c | d |", "| а | б |", "table columns"),
        ("It pays 16.", "Это стоит 18.", "lacks the figures ['16']"),
        ("It pays.", "Это стоит 16.", "has the figures ['16']"),
        ("Text", "Текст ", "edges"),
    ],
)
def test_marks_and_figures_of_a_translation_are_those_of_the_source(
    english: str, text: str, fault: str
) -> None:
    assert any(fault in each for each in catalogues.differences(english, text))
    assert not list(catalogues.differences(english, english))


def test_a_number_spelt_out_may_become_a_figure_and_a_reason_excuses_others() -> None:
    assert list(catalogues.differences("Three tiles of 9, Twos", "3 кости из 9, 2")) == []
    assert list(catalogues.differences("1,000 points", "1 000 очков")) == []
    assert list(catalogues.differences("It pays", "Это 2", explained=True)) == []


def test_a_paragraph_is_shown_in_the_compiled_language_and_in_english_without_it(
    tmp_path: Path, qapp: QCoreApplication
) -> None:
    path = tmp_path / "translations/rules_hu.ts"
    path.parent.mkdir()
    catalogues.update(path, catalogues.sources())
    translate(path, KONG, "Húzás után [kongot](#M8) is bemondhatsz.")
    products.build_translations(tmp_path, tmp_path / "made")
    by_id = {p.id: p for book in BOOKS.values() for p in book.paragraphs()}
    translator = QTranslator()
    assert translator.load(str(tmp_path / "made/rules_hu.qm"))
    QCoreApplication.installTranslator(translator)
    try:
        assert by_id[KONG].shown() == "Húzás után [kongot](#M8) is bemondhatsz."
        other = by_id["rules.hk-mahjong.turn.01"]
        assert other.shown() == other.source
    finally:
        QCoreApplication.removeTranslator(translator)
