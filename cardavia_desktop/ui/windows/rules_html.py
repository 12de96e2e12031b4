"""A rules text as rich text: headings, paragraphs, tables, and pieces as images."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSizeF

from .. import theme
from ..games import mahjong_words, nantong_words, tiengow_words
from ..rules_text.text import Book, Example, Paragraph, Part
from .rules_examples import describe

translate = QCoreApplication.translate

SCHEME = "piece"
RATIOS = {"hk-mahjong": 1.39, "tien-gow": 2.4, "nantong": 2.7}
"""Height of a piece over its width."""
SCALES = {"hk-mahjong": 1.0, "tien-gow": 0.72, "nantong": 0.76}
"""Width of a piece beside that of a mahjong tile."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An image of the text: what its name `piece:…` says."""

    game: str
    kind: str
    outlined: bool
    width: int

    @property
    def size(self) -> QSizeF:
        """Logical pixels."""
        return QSizeF(self.width, round(self.width * RATIOS[self.game]))

    def name(self) -> str:
        """As it stands in `src`; a piece that lies face down has the kind `-`."""
        mark = "o" if self.outlined else "n"
        return f"{SCHEME}:{self.game}/{self.kind or '-'}/{mark}/{self.width}"


def picture_of(name: str) -> Picture:
    """The inverse of `Picture.name`; ValueError for any other name."""
    scheme, _, rest = name.partition(":")
    parts = rest.split("/")
    if scheme != SCHEME or len(parts) != 4 or parts[0] not in RATIOS:
        raise ValueError(f"no picture of a piece: {name!r}")
    return Picture(
        parts[0], parts[1].replace("-", "", parts[1] == "-"), parts[2] == "o", int(parts[3])
    )


WORDS: dict[str, Callable[[str], str]] = {
    "hk-mahjong": mahjong_words.piece,
    "tien-gow": tiengow_words.tile,
    "nantong": nantong_words.card,
}


def piece_words(game: str, kind: str) -> str:
    """The name of a piece, shown under the mouse."""
    return WORDS[game](kind) if kind else translate("Rules", "face down")


def image(game: str, kind: str, width: int, outlined: bool = False) -> str:
    """A piece as an image of rich text, `width` logical pixels wide."""
    picture = Picture(game, kind, outlined, width)
    size = picture.size
    words = html.escape(piece_words(game, kind), quote=True)
    return (
        f'<img src="{picture.name()}" width="{width}" height="{round(size.height())}" '
        f'alt="{words}" title="{words}" style="vertical-align: middle">'
    )


def _inline(game: str, text: str, muted: str) -> str:
    """Marks within a paragraph."""
    width = 1.6 * SCALES[game]

    def pieces(found: re.Match[str]) -> str:
        side = round(theme.rem() * width)
        return "&#8202;".join(image(game, kind, side) for kind in found[1].split())

    made = html.escape(text, quote=False)
    made = re.sub(r"\[\[([^\]]+)\]\]", pieces, made)
    made = re.sub(r"\[([^\]]+)\]\(#([\w-]+)\)", r'<a href="#\2">\1</a>', made)
    made = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", made)
    return re.sub(r"\*([^*]+)\*", r"<i>\1</i>", made)


def plain(text: str) -> str:
    """The words of a paragraph without its marks, for searching; pieces are left out."""
    made = re.sub(r"\[\[[^\]]+\]\]", "", text)
    made = re.sub(r"\[([^\]]+)\]\(#[\w-]+\)", r"\1", made)
    made = re.sub(r"\||^- ", " ", made.replace("*", ""), flags=re.MULTILINE)
    return re.sub(r"\s+", " ", made).strip()


class Page:
    """Renders a book in the colours of a theme."""

    def __init__(self, book: Book, colours: theme.Theme) -> None:
        self._book = book
        self._t = colours
        self._met: set[str] = set()

    def html(self) -> str:
        """The whole text; anchors are section ids, paragraph ids, patterns and rule ids."""
        r = theme.rem()
        t = self._t
        style = f"""
        body {{ color: {t.text}; }}
        p, li {{ line-height: 120%; }}
        h1 {{ font-family: "{theme.SERIF}"; font-size: {round(r * 1.4)}px; color: {t.text}; }}
        a {{ color: {t.jade}; text-decoration: none; }}
        .rule {{ color: {t.muted}; font-size: {round(r * 0.78)}px; }}
        .worth {{ color: {t.muted}; font-size: {round(r * 0.94)}px; }}
        """
        body = "".join(
            self._section(section.id, n) for n, section in enumerate(self._book.sections)
        )
        return f"<html><head><style>{style}</style></head><body>{body}</body></html>"

    def _section(self, id: str, place: int) -> str:
        section = self._book.sections[place]
        r = theme.rem()
        above = r * 2 if place else 0
        title = _inline(self._book.game, section.title.shown(), self._t.muted)
        head = (
            f'<h1 style="margin-top: {above}px; margin-bottom: {r // 2}px">'
            f"{self._anchor(id)}{self._anchor(section.title.id)}{title}</h1>"
        )
        return head + "".join(self._part(part) for part in section.parts)

    def _part(self, part: Part) -> str:
        return self._example(part) if isinstance(part, Example) else self._paragraph(part)

    def _anchor(self, name: str) -> str:
        if name in self._met:
            return ""
        self._met.add(name)
        return f'<a name="{name}"></a>'

    def _paragraph(self, part: Paragraph) -> str:
        r = theme.rem()
        text = part.shown()
        anchors = "".join(self._anchor(name) for name in part.anchors)
        tags = ""
        if part.rules:
            tags = f'&nbsp;&nbsp;<span class="rule">{" ".join(part.rules)}</span>'
        game, muted = self._book.game, self._t.muted
        if text.startswith("|"):
            return f"<p style='margin: 0'>{anchors}</p>" + self._table(text)
        if text.startswith("- "):
            items = [line.removeprefix("- ") for line in _items(text)]
            last = len(items) - 1
            rows = "".join(
                f"<li style='margin-bottom: {r // 4}px'>{anchors if n == 0 else ''}"
                f"{_inline(game, item, muted)}{tags if n == last else ''}</li>"
                for n, item in enumerate(items)
            )
            return f"<ul style='margin-top: {r // 3}px; margin-bottom: {r // 2}px'>{rows}</ul>"
        above = r if part.anchor else r // 3
        return (
            f"<p style='margin-top: {above}px; margin-bottom: {r // 3}px'>"
            f"{anchors}{_inline(game, text, muted)}{tags}</p>"
        )

    def _table(self, text: str) -> str:
        r = theme.rem()
        rows = []
        for line in text.splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not any(cells):
                continue
            made = "".join(
                f"<td style='padding: {r // 3}px {r // 2}px; vertical-align: middle'>"
                f"{_inline(self._book.game, cell, self._t.muted)}</td>"
                for cell in cells
            )
            rows.append(f"<tr>{made}</tr>")
        space = r // 3
        return (
            f"<table cellspacing='0' style='margin-top: {space}px; margin-bottom: {space}px'>"
            f"{''.join(rows)}</table>"
        )

    def _example(self, example: Example) -> str:
        r = theme.rem()
        game = self._book.game
        count = sum(len(group) for group in example.groups)
        width = round(r * (2.35 if count <= 15 else 2.05) * SCALES[game])
        groups = []
        for n, group in enumerate(example.groups):
            images = [
                image(
                    game,
                    "" if (n, place) in example.hidden else kind,
                    width,
                    example.last == (n, place),
                )
                for place, kind in enumerate(group)
            ]
            groups.append("".join(images))
        words = describe(game, example)
        worth = f"<p class='worth' style='margin: 0 0 {r}px 0'>{words}</p>" if words else ""
        foot = r // 4 if worth else r // 2
        row = "&nbsp; ".join(groups)
        return f"<p style='line-height: 100%; margin: {r // 3}px 0 {foot}px 0'>{row}</p>{worth}"


def _items(text: str) -> list[str]:
    """The items of a list; a line that begins without a mark goes on with the item before."""
    items: list[str] = []
    for line in text.splitlines():
        if line.startswith("- ") or not items:
            items.append(line)
        else:
            items[-1] += " " + line
    return items
