"""What the charts show: the order of the tiles, patterns by worth, the cards of the box."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from ...engine.longcards import pieces as long_pieces
from ...engine.mahjong import patterns
from ...engine.tiengow import pieces as tiengow_pieces
from .. import theme
from ..games import mahjong_words, nantong_words, tiengow_words
from ..windows.rules_html import image

translate = QCoreApplication.translate


def _heading(text: str, first: bool = False) -> str:
    above = 0 if first else theme.rem()
    return f"<h3 style='margin: {above}px 0 {theme.rem() // 3}px 0'>{html.escape(text)}</h3>"


def _table(rows: Iterable[Iterable[str]], align: str = "left") -> str:
    r = theme.rem()
    made = "".join(
        "<tr>"
        + "".join(
            f"<td align='{align}' style='padding: {r // 5}px {r // 2}px; vertical-align: middle'>"
            f"{cell}</td>"
            for cell in row
        )
        + "</tr>"
        for row in rows
    )
    return f"<table cellspacing='0'>{made}</table>"


def tien_gow() -> str:
    """T3, T4: both suits from the highest rank down, and the families of mixed groups."""
    r = theme.rem()
    wide = round(r * 2.6)

    def tiles(kinds: Iterable[str]) -> str:
        return "&#8202;".join(image("tien-gow", kind, wide) for kind in kinds)

    def name(kind: str) -> str:
        words, _, pips = tiengow_words.tile(kind).rpartition(" ")
        small = f"<span style='font-size: {round(r * 0.86)}px'>"
        return f"{small}{html.escape(words)}<br>{html.escape(pips.strip('()'))}</span>"

    civil = tiengow_pieces.CIVIL
    ranks = [f"<b>{tiengow_pieces.rank_of(kind + 'a')}</b>" for kind in civil]
    by_rank: dict[int, list[str]] = {}
    for kind, rank in tiengow_pieces.MILITARY.items():
        by_rank.setdefault(rank, []).append(kind)
    order = sorted(by_rank, reverse=True)
    shown = _heading(translate("Chart", "Civil tiles, two of each, from the highest"), first=True)
    shown += _table((ranks, [tiles([kind]) for kind in civil], map(name, civil)), "center")
    shown += _heading(translate("Chart", "Military tiles, one of each"))
    shown += _table(
        (
            [f"<b>{rank}</b>" for rank in order],
            [tiles(by_rank[rank]) for rank in order],
            ["<br>".join(name(kind).replace("<br>", " ") for kind in by_rank[r]) for r in order],
        ),
        "center",
    )
    shown += _heading(translate("Chart", "Families of mixed groups, from the highest"))
    families = sorted(tiengow_pieces.FAMILIES, reverse=True)
    names = [f"<b>{html.escape(tiengow_words.family(rank))}</b>" for rank, _, _ in families]
    return shown + _table((names, [tiles([one, *others]) for _, one, others in families]))


def mahjong() -> str:
    """M16–M19: patterns by their faan, limit hands, the base."""

    def whole(text: str) -> str:
        return html.escape(text).replace(" ", "&nbsp;")

    def links(names: Iterable[str]) -> str:
        return " · ".join(
            f'<a href="#{name}">{whole(mahjong_words.pattern(name))}</a>' for name in names
        )

    def worth(faan: int) -> str:
        return f"<b>{whole(mahjong_words.faan(faan))}</b>"

    by_worth: dict[int, list[str]] = {}
    for name, (faan, _) in patterns.PATTERNS.items():
        by_worth.setdefault(faan, []).append(name)
    rows = [(worth(faan), links(by_worth[faan])) for faan in sorted(by_worth)]
    rows.append((worth(patterns.LIMIT_FAAN), links(patterns.LIMITS)))
    shown = _heading(translate("Chart", "Patterns by their worth"), first=True) + _table(rows)
    shown += _heading(translate("Chart", "What a win pays"))
    scale = range(patterns.MINIMUM_FAAN, patterns.CAP + 1)
    shown += _table(
        (
            [translate("Chart", "faan"), *(f"<b>{n}</b>" for n in scale)],
            [translate("Chart", "base"), *(str(2**n) for n in scale)],
        ),
        "right",
    )
    note = translate(
        "Chart", "Self-draw: each opponent pays one base. Discard: the discarder pays three bases."
    )
    return shown + f"<p>{html.escape(note)}</p>"


def nantong() -> str:
    """N2, N16: the 125 cards of the box, the unused marked, and base hu."""
    r = theme.rem()

    def row(kinds: Iterable[str]) -> str:
        return "&#8202;".join(image("nantong", kind, round(r * 2.5)) for kind in kinds)

    suits = [
        (
            f"<b>{html.escape(nantong_words.suit(suit))}</b>",
            row(kind for kind in long_pieces.SUITED if long_pieces.suit(kind) == suit),
        )
        for suit in long_pieces.SUITS
    ]
    generals = html.escape(translate("Chart", "Old generals with 9 of Strings"))
    unused = html.escape(translate("Chart", "Stay in the box, one each"))
    shown = _heading(translate("Chart", "The cards, four of each"), first=True)
    shown += _table(
        [
            *suits,
            (f"<b>{generals}</b>", row(long_pieces.HONOURS)),
            (unused, row(long_pieces.UNUSED)),
        ]
    )
    return shown


CHARTS: dict[str, Callable[[], str]] = {
    "hk-mahjong": mahjong,
    "tien-gow": tien_gow,
    "nantong": nantong,
}
"""By game."""
