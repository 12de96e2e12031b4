"""The glossary `translations/glossary.tsv`, and the words that its notes forbid."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

GLOSSARY = Path(__file__).resolve().parent.parent / "translations/glossary.tsv"

FORBIDDEN = {
    "ru": (
        # dish, game counter, stone, slab, withdrawal, request
        r"\bблюд", r"\bед(?:а|у|ы|ой)\b", r"\bфишк", r"\bкам(?:ень|н)", r"\bплитк", r"\bвытяг",
        r"\bвытян", r"\bсняти", r"\bпретензи", r"\bзаявк", r"\bпропуск", r"\bсделк", r"\bзерно\b",
        r"\bурегулир", r"\bпочест", r"\bтройняш", r"\bфаан", r"\bузор", r"\bсамодобор",
        r"\bполуфлеш", r"\bшапк", r"\bнакин", r"\bподкин", r"\bсуприм", r"\bтрюк", r"\bстолбе?ц",
        r"\bколонк", r"\bструн", r"\bнитк", r"\bстопа\b", r"\bкучер", r"\bвагон", r"\bбиблиотек",
        r"\b[вВ](?:ы|ас|ам|ами|аш\w*)\b",
    ),
    "uk": (
        r"\bстрав", r"\bїж(?:а|у|і|ею)\b", r"\bфішк", r"\bвитяг", r"\bпретензі", r"\bпропуск",
        r"\bрозв[’']язанн", r"\bтрюк", r"\bсупрім", r"\bстопа\b", r"\bструн", r"\bнитк",
        r"\bшапк", r"\bфаан", r"\bпідкин", r"\b[вВ](?:и|ас|ам|ами|аш\w*)\b",
    ),
    "hu": (
        r"\bcsempe", r"\bcsempé", r"\blapk[aá]", r"\bigény", r"\brendezés", r"\bönhúzás",
        r"\bpiros sárkány", r"\bsapk[aá]", r"\bmint(?:a|á[kt])\b",
        r"\bÖn(?:t|nek|től|nel|ök\w*)?\b",
    ),
}  # fmt: skip
"""Words that the notes of the glossary forbid, machine-translated terms above all, and the formal
address: the program says ты, ти, te."""

CORE = {
    "pung": ("панг", "панг", "pung"),
    "pong": ("понг", "понг", "pong"),
    "chow": ("чоу", "чоу", "chow"),
    "column": ("столбик", "стовпчик", "oszlop"),
    "banker": ("банкир", "банкір", "bankos"),
    "quartet": ("квартет", "квартет", "kvartett"),
    "indicator": ("индикатор", "індикатор", "jelzőlap"),
    "hu": ("ху", "ху", "hu"),
    "flower": ("цвет", "квіт", "virág"),
    "wall": ("стен", "стін", "fal"),
    "honour": ("благород", "благород", "honőr"),
    "settlement": ("расч", "розрах", "elszámol"),
}
"""English terms, and the stem that the translation of a text with them has in ru, uk, hu. Terms
that a good sentence may do without are not listed."""

LETTERS = {
    "ru": (r"[іїєґІЇЄҐ]", "a letter of Ukrainian"),
    "uk": (r"[ыъэёЫЪЭЁ]", "a letter of Russian"),
    "hu": (r"[\u0400-\u04ff]", "a Cyrillic letter"),
}
MIXED = re.compile(r"[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]")


def forbidden(language: str, text: str) -> Iterator[str]:
    """A sentence for every forbidden word or letter in a translation."""
    yield from straight(text)
    for stem in FORBIDDEN.get(language, ()):
        flags = re.NOFLAG if "Ön" in stem else re.IGNORECASE
        if re.search(stem, text, flags):
            yield f"uses a word the glossary forbids ({stem}): {text!r}"
    if language not in LETTERS:
        return
    pattern, what = LETTERS[language]
    bare = re.sub(r"%L?\d+|%n|\{\w*\}", " ", text)
    if re.search(pattern, bare):
        yield f"has {what}: {text!r}"
    if MIXED.search(bare):
        yield f"mixes Latin and Cyrillic letters in a word: {text!r}"


def straight(text: str) -> Iterator[str]:
    """A sentence when a text has typewriter's quotes or apostrophes outside its tags."""
    if re.search(r"['\"]", re.sub(r"<[^>]*>", " ", text)):
        yield f"has a straight quote or apostrophe: {text!r}"


def unused(language: str, source: str, text: str) -> Iterator[str]:
    """A sentence for every core term of the source that the translation does not use."""
    place = ("ru", "uk", "hu").index(language) if language in ("ru", "uk", "hu") else -1
    bare = re.sub(r"\]\([^)]*\)|\[\[[^\]]*\]\]", " ", source)
    for term, stems in CORE.items():
        if place >= 0 and re.search(rf"\b{term}s?\b", bare, re.IGNORECASE):
            if stems[place] not in text.lower():
                yield f"does not use the glossary’s word for {term} ({stems[place]}): {text!r}"


def faults(path: Path = GLOSSARY) -> list[str]:
    """The glossary has its columns in every row, no id twice, a term in every language, nothing
    left open (`?`), and no word that it forbids."""
    rows = [line.split("\t") for line in path.read_text("utf-8").splitlines()]
    found = [
        f"{path.name}: line {n} has {len(row)} columns, not {len(rows[0])}"
        for n, row in enumerate(rows, 1)
        if len(row) != len(rows[0])
    ]
    if not found:
        found += [fault for row in rows[1:] for fault in _row_faults(path.name, row)]
    twice = [name for name, n in Counter(row[0] for row in rows).items() if n > 1]
    return found + [f"{path.name}: {name} twice" for name in twice]


def _row_faults(name: str, row: list[str]) -> Iterator[str]:
    """Columns: id, en, ru, uk, hu, zh, note."""
    if not all(cell.strip() for cell in row[:6]):
        yield f"{name}: {row[0]} lacks a term"
    if "?" in row[6]:
        yield f"{name}: {row[0]} is not settled"
    for language, term in zip(("ru", "uk", "hu"), row[2:5], strict=True):
        yield from (f"{name}: {row[0]} {fault}" for fault in forbidden(language, term))
