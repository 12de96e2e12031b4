"""The glossary `translations/glossary.tsv`, and the words that its notes forbid."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

GLOSSARY = Path(__file__).resolve().parent.parent / "translations/glossary.tsv"

FORBIDDEN = {
    "ru": (r"\bблюд", r"\bфишк", r"\bвытягивани"),
    "uk": (r"\bстрав", r"\bфішк", r"\bвитягуван"),
    "hu": (r"\bcsempe", r"\bcsempé"),
}
"""Stems of machine-translated terms that the glossary replaces."""


def forbidden(language: str, text: str) -> Iterator[str]:
    """A sentence for every forbidden word in a translation."""
    for stem in FORBIDDEN.get(language, ()):
        if re.search(stem, text, re.IGNORECASE):
            yield f"uses a word the glossary forbids ({stem}): {text!r}"


def faults(path: Path = GLOSSARY) -> list[str]:
    """The glossary has its seven columns in every row and no id twice."""
    rows = [line.split("\t") for line in path.read_text("utf-8").splitlines()]
    found = [
        f"{path.name}: line {n} has {len(row)} columns, not {len(rows[0])}"
        for n, row in enumerate(rows, 1)
        if len(row) != len(rows[0])
    ]
    twice = [name for name, n in Counter(row[0] for row in rows).items() if n > 1]
    return found + [f"{path.name}: {name} twice" for name in twice]
