"""The rules in other languages: `translations/rules_<language>.ts`, one message a paragraph.

Messages have ids (`rules.<game>.<section>.<nn>`) and come from ui/rules_text, not from lupdate: a
context for every game, paragraphs in the order of the source. A message whose English text has
changed keeps its translation and becomes unfinished; messages without a paragraph are dropped.
"""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import terms

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'

LAW = {
    "hk-mahjong": [f"M{n}" for n in range(1, 21)],
    "tien-gow": [f"T{n}" for n in range(1, 13)],
    "nantong": [f"N{n}" for n in range(1, 26)],
}
"""The rule ids of each law; every language states them all."""

EXPLAINED: dict[tuple[str, str], str] = {}
"""(language, message id) of translations whose figures differ on purpose, with the reason."""

_SPELT = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
fifteen sixteen seventeen eighteen nineteen twenty"""
WORDS = {word: str(n) for n, word in enumerate(_SPELT.split())} | {"sixe": "6"}
"""Numbers that English spells out; a translation may write them as figures."""


@dataclass(frozen=True, slots=True)
class Source:
    """A paragraph as the catalogues see it."""

    game: str
    id: str
    text: str
    rules: tuple[str, ...] = ()


def sources() -> list[Source]:
    """All paragraphs of all games, in order."""
    sys.path.insert(0, str(ROOT))
    try:
        from cardavia_desktop.ui.rules_text import BOOKS
    finally:
        sys.path.remove(str(ROOT))
    return [
        Source(book.game, paragraph.id, paragraph.source, paragraph.rules)
        for book in BOOKS.values()
        for paragraph in book.paragraphs()
    ]


def messages(path: Path) -> list[ET.Element]:
    """The messages of a catalogue; none when there is no file yet."""
    return list(ET.parse(path).getroot().iter("message")) if path.is_file() else []


def update(path: Path, wanted: list[Source]) -> None:
    """Write the catalogue anew from the paragraphs, with the translations that it has."""
    kept = {message.get("id", ""): message for message in messages(path)}
    language = path.stem.rpartition("_")[2]
    root = ET.Element("TS", {"version": "2.1", "language": language, "sourcelanguage": "en"})
    context, game = root, ""
    for source in wanted:
        if source.game != game:
            game = source.game
            context = ET.SubElement(root, "context")
            ET.SubElement(context, "name").text = game
        message = ET.SubElement(context, "message", {"id": source.id})
        ET.SubElement(message, "source").text = source.text
        translation = ET.SubElement(message, "translation")
        old = kept.get(source.id)
        text = (old.findtext("translation") or "") if old is not None else ""
        if text:
            translation.text = text
        if not text or old is None or old.findtext("source") != source.text or _unfinished(old):
            translation.set("type", "unfinished")
    ET.indent(root, "    ")
    path.write_text(HEAD + ET.tostring(root, encoding="unicode") + "\n", "utf-8")


def _unfinished(message: ET.Element) -> bool:
    translation = message.find("translation")
    return translation is None or translation.get("type") is not None


def faults(path: Path, wanted: list[Source]) -> list[str]:
    """What is wrong with one catalogue, a sentence each."""
    language = path.stem.rpartition("_")[2]
    found: list[str] = []
    by_id = {source.id: source for source in wanted}
    here = Counter(message.get("id", "") for message in messages(path))
    found += [f"{path.name}: {id} twice" for id, n in here.items() if n > 1]
    found += [f"{path.name}: {id} is missing" for id in by_id if id not in here]
    found += [f"{path.name}: {id} is stale" for id in here if id not in by_id]
    if list(here) != list(by_id) and not found:
        found.append(f"{path.name}: the messages are not in the order of the rules")
    stated: dict[str, set[str]] = {game: set() for game in LAW}
    for message in messages(path):
        source = by_id.get(message.get("id", ""))
        if source is None:
            continue
        text = message.findtext("translation") or ""
        wrong = list(_faults_of(language, source, message, text))
        found += [f"{path.name}: {source.id} {fault}" for fault in wrong]
        if text and not _unfinished(message):
            stated[source.game].update(source.rules)
    for game, rules in LAW.items():
        lacking = [rule for rule in rules if rule not in stated[game]]
        if lacking:
            found.append(f"{path.name}: {game} does not state {' '.join(lacking)}")
    return found


def _faults_of(language: str, source: Source, message: ET.Element, text: str) -> Iterator[str]:
    if message.findtext("source") != source.text:
        yield "was made from another English text"
    if _unfinished(message) or not text:
        yield "is unfinished"
        return
    yield from terms.straight(source.text)
    yield from differences(source.text, text, explained=(language, source.id) in EXPLAINED)
    yield from terms.forbidden(language, text)
    yield from terms.unused(language, source.text, text)


def differences(source: str, text: str, explained: bool = False) -> Iterator[str]:
    """How the marks and figures of a translation differ from those of its source."""
    for what, pattern in (
        ("drawn pieces", r"\[\[[^\]]*\]\]"),
        ("link targets", r"\]\(([^)]*)\)"),
        ("bold marks", r"\*\*"),
        ("italic marks", r"(?<!\*)\*(?!\*)"),
        ("list marks", r"^- "),
        ("backquotes", r"`"),
    ):
        here, there = (sorted(re.findall(pattern, t, re.MULTILINE)) for t in (source, text))
        if here != there:
            yield f"has other {what} than the source: {there} for {here}"
    here, there = ([line.count("|") for line in t.splitlines()] for t in (source, text))
    if (any(here) or any(there)) and here != there:
        yield f"has other table columns than the source: {there} for {here}"
    if text != text.strip() or (source.startswith("- ") and not text.startswith("- ")):
        yield "has other edges than the source"
    if not explained:
        yield from _other_figures(source, text)


def figures(text: str) -> Counter[str]:
    """The numbers written as digits, outside pieces and link targets."""
    bare = re.sub(r"\[\[[^\]]*\]\]|\]\([^)]*\)", " ", text)
    return Counter(re.findall(r"\d+", bare))


def _other_figures(source: str, text: str) -> Iterator[str]:
    here, there = figures(source), figures(text)
    if lost := here - there:
        yield f"lacks the figures {sorted(lost.elements())}"
    words = (word.removesuffix("s") for word in re.findall(r"[a-z]+", source.lower()))
    spelt = Counter(WORDS[word] for word in words if word in WORDS)
    if added := there - here - spelt:
        yield f"has the figures {sorted(added.elements())}, which the source has not"
