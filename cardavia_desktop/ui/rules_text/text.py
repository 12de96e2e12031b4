"""What a rules text consists of.

Paragraphs are a small Markdown: `**bold**`, `*italic*`, `- ` lists, tables with `|`, links such as
`[kong](#M8)` to a rule or pattern, and `[[1m 2m 3m]]` for pieces drawn in the line. The id of a
paragraph is its message id in the rules catalogues; the text here is its English source.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import qtTrId


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, list or table; `rules` are the ids of the law it states."""

    id: str
    source: str
    rules: tuple[str, ...] = ()
    anchor: str = ""
    """The patterns that a link may ask for, parted by spaces; with one, the paragraph stands a
    little apart from the one before."""

    @property
    def anchors(self) -> tuple[str, ...]:
        """Everything that a link to this paragraph may name."""
        return (self.id, *self.anchor.split(), *self.rules)

    def shown(self) -> str:
        """The paragraph in the language of the program."""
        text = qtTrId(self.id)
        # Without a message Qt gives the id back: the source is the English text.
        return self.source if text == self.id else text


@dataclass(frozen=True, slots=True)
class Example:
    """Pieces drawn on a line of their own. `question` is what the game's engine is asked about
    them, and `shows` the ids that its answer must contain; both may be empty."""

    groups: tuple[tuple[str, ...], ...]
    """Kinds of pieces that lie together."""
    last: tuple[int, int] | None = None
    """Group and place of the piece to outline: the one that completes the hand."""
    hidden: tuple[tuple[int, int], ...] = ()
    """Group and place of pieces that lie face down."""
    question: Any = None
    shows: tuple[str, ...] = ()


Part = Paragraph | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of the contents, and what stands under it."""

    id: str
    title: Paragraph
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one game."""

    game: str
    sections: tuple[Section, ...]
    anchors: frozenset[str] = field(init=False)
    """Everything that a link may ask for: rule ids, patterns, sections, messages."""

    def __post_init__(self) -> None:
        found = {section.id for section in self.sections}
        for paragraph in self.paragraphs():
            found.update(paragraph.anchors)
        object.__setattr__(self, "anchors", frozenset(found))

    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All paragraphs in order, titles included."""
        return tuple(
            paragraph
            for section in self.sections
            for paragraph in (
                section.title,
                *(part for part in section.parts if isinstance(part, Paragraph)),
            )
        )

    def examples(self) -> tuple[Example, ...]:
        """All examples in order."""
        return tuple(
            part for section in self.sections for part in section.parts if isinstance(part, Example)
        )


class Writer:
    """Makes the sections of one game with their ids."""

    def __init__(self, game: str) -> None:
        self._game = game

    def section(self, id: str, title: str, *parts: Any) -> Section:
        """A part is an Example, or (number, text), (number, text, rules) or (number, text, rules,
        anchors); numbers are part of message ids and are never given again."""
        made: list[Part] = []
        for part in parts:
            if isinstance(part, Example):
                made.append(part)
                continue
            number, text, *rest = part
            rules = tuple(rest[0].split()) if rest else ()
            anchor = rest[1] if len(rest) > 1 else ""
            made.append(Paragraph(self._id(id, number), _joined(text), rules, anchor))
        return Section(id, Paragraph(self._id(id, 0), title), tuple(made))

    def _id(self, section: str, number: int) -> str:
        return f"rules.{self._game}.{section}.{number:02}"


def _joined(text: str) -> str:
    """Source lines of a paragraph joined to one; items of lists and rows of tables stay apart."""
    lines = [line.strip() for line in text.strip().splitlines()]
    made = lines[0]
    for line in lines[1:]:
        made += ("\n" if line.startswith(("- ", "|")) else " ") + line
    return made
