"""The checker of translation files finds what lrelease lets pass; lupdate reads our words."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load(name: str) -> ModuleType:
    """A module of packaging/, which is no package; its neighbours are imported by their names."""
    if str(ROOT / "packaging") not in sys.path:
        sys.path.append(str(ROOT / "packaging"))
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


translations = load("translations")
terms = load("terms")

HEAD = (
    '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>'
    '<TS version="2.1" language="ru" sourcelanguage="en">'
)


def message(source: str, translation: str, kind: str = "", numerus: bool = False) -> str:
    mark = f' type="{kind}"' if kind else ""
    plural = ' numerus="yes"' if numerus else ""
    return (
        f"<message{plural}><source>{source}</source>"
        f"<translation{mark}>{translation}</translation></message>"
    )


def faults(
    monkeypatch: pytest.MonkeyPatch, folder: Path, *messages: str, language: str = "ru"
) -> list[str]:
    path = folder / f"cardavia_{language}.ts"
    body = "".join(messages)
    path.write_text(f"{HEAD}<context><name>Home</name>{body}</context></TS>", "utf-8")
    monkeypatch.setattr(translations, "lupdate", lambda target, obsolete: None)
    found: list[str] = translations.faults(path)
    return found


def forms(*texts: str) -> str:
    return "".join(f"<numerusform>{text}</numerusform>" for text in texts)


def test_a_complete_file_has_no_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    good = (
        message("Deal {n} of **%1**", "Сдача {n} из **%1**"),
        message("%n tile(s)", forms("%n кость", "%n кости", "%n костей"), numerus=True),
    )
    assert faults(monkeypatch, tmp_path, *good) == []


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (message("Deal", "", "unfinished"), "unfinished"),
        (message("Deal", ""), "unfinished"),
        (message("Deal", "Сдача", "vanished"), "no longer"),
        (message("Deal", "Сдача") * 2, "twice"),
        (message("%n tile(s)", forms("%n кость", "%n кости"), numerus=True), "2 plural forms"),
        (message("Seat {n}", "Место {m}"), "placeholders"),
        (message("Seat %1", "Место"), "placeholders"),
        (message("**Win**", "Победа"), "Markdown"),
        (message("&lt;b&gt;Win&lt;/b&gt;", "Победа"), "tags"),
        (message("Seat: ", "Место:"), "spaces"),
        (message("&amp;Quit", "Выход"), "accelerator"),
        (message("A chow", "Блюдо чоу"), "glossary"),
        (message("The dealer's tile", "Кость дилера"), "straight"),
        (message("A tile", "«Кость' дилера"), "straight"),
        (message("&lt;b class='x'>A tile&lt;/b>", "&lt;b class='x'>\"Кость\"&lt;/b>"), "straight"),
    ],
)
def test_a_broken_message_is_found(
    broken: str, fault: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = faults(monkeypatch, tmp_path, broken)
    assert len(found) == 1
    assert fault in found[0]


def test_a_file_of_an_unknown_language_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "xx" in faults(monkeypatch, tmp_path, language="xx")[0]


def test_a_message_of_the_source_that_the_file_lacks_is_found(tmp_path: Path) -> None:
    """lupdate itself reads the interface here."""
    path = tmp_path / "cardavia_hu.ts"
    path.write_text(f"{HEAD}</TS>".replace('"ru"', '"hu"'), "utf-8")
    found = translations.faults(path)
    assert len(found) > 50
    assert all("is missing" in fault for fault in found)


def test_a_glossary_row_with_a_lost_column_is_found(tmp_path: Path) -> None:
    whole = ROOT / "translations/glossary.tsv"
    assert terms.faults(whole) == []
    broken = tmp_path / "glossary.tsv"
    shutil.copyfile(whole, broken)
    with broken.open("a", encoding="utf-8") as file:
        file.write("common.mahjong_name\tonly two\n")
    found = terms.faults(broken)
    assert len(found) == 2


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("x.one\tone\tодин\t\tegy\t一\t", "lacks a term"),
        ("x.one\tone\tодин\tодин\tegy\t一\tm; uk ?", "not settled"),
        ("x.one\tone\tфишка\tодин\tegy\t一\t", "forbids"),
    ],
)
def test_a_glossary_row_that_is_not_settled_is_found(row: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "glossary.tsv"
    path.write_text(f"id\ten\tru\tuk\thu\tzh\tnote\n{row}\n", "utf-8")
    assert fault in terms.faults(path)[0]


@pytest.mark.parametrize("name", ["cardavia_{}.ts", "rules_{}.ts"])
@pytest.mark.parametrize("language", ["ru", "uk", "hu"])
def test_every_language_has_its_catalogues(language: str, name: str) -> None:
    """The check judges the files that are there; here they are demanded."""
    path = ROOT / "translations" / name.format(language)
    assert len(list(translations.messages(path))) > 200
