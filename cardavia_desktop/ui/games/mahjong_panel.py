"""Mahjong's side panel: what the hand is worth, what it waits for, what is missing to 3 faan."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...engine.mahjong.patterns import MINIMUM_FAAN, PATTERNS
from ...engine.mahjong.prospects import Outlook, Path, outlook
from ...engine.mahjong.scoring import Score
from ...engine.mahjong.view import View
from ..words import rule_tip
from . import mahjong_words as words
from .base import Row, Section

translate = QCoreApplication.translate
MOST_WAITS = 6


def sections(view: View) -> tuple[Section, ...]:
    """The panel of a view; () when there is no hand to speak of."""
    if not view.hand or view.phase in ("deal", "end"):
        return ()
    found = outlook(view)
    return (_hand(found), *_waiting(found))


def _hand(found: Outlook) -> Section:
    title = translate("MahjongPanel", "Your hand")
    if found.now is not None:
        return _declared(title, found.now)
    if found.legal_shanten is None:
        return Section(
            title,
            words.away(found.shanten),
            tuple(_point(p.id, p.value, p.rule) for p in found.certain),
            Row(translate("MahjongPanel", "Certain"), words.of_three(found.certain_faan), "strong"),
            remark=translate("MahjongPanel", "No way to three faan is open any more."),
        )
    certain = {point.id for point in found.certain}
    rows = [_point(p.id, p.value, p.rule) for p in found.certain]
    aside = words.away(found.legal_shanten)
    total = Row(translate("MahjongPanel", "Certain"), words.of_three(found.certain_faan), "strong")
    if not found.paths:
        return Section(title, aside, tuple(rows), total)
    path = found.paths[0]
    rows += [
        Row(words.pattern(name), f"+{PATTERNS[name][0]}" if name in PATTERNS else "", "muted",
            rule_tip(PATTERNS[name][1]) if name in PATTERNS else "")
        for name in path.patterns
        if name not in certain
    ]  # fmt: skip
    return Section(title, aside, tuple(rows), total, remark=_missing(found, path))


def _declared(title: str, score: Score) -> Section:
    rows = tuple(_point(p.id, p.value, p.rule) for p in score.points)
    if score.legal:
        value = translate("MahjongPanel", "%1 · may win").replace("%1", str(score.capped_total))
        total = Row(translate("MahjongPanel", "Faan now"), value, "good")
        return Section(title, words.away(-1), rows, total)
    total = Row(
        translate("MahjongPanel", "Faan now"), words.of_three(score.capped_total), "strong"
    )
    return Section(
        title,
        words.away(-1),
        rows,
        total,
        remark=translate("MahjongPanel", "A win needs three faan: it is not offered."),
    )


def _point(id: str, value: int, rule: str) -> Row:
    return Row(words.pattern(id), str(value), "", rule_tip(rule))


def _missing(found: Outlook, path: Path) -> str:
    """What the nearest way to a legal win still needs."""
    if found.legal_shanten == 0:
        return ""
    names = ", ".join(words.pattern(name) for name in path.patterns)
    if not names:
        return ""
    suit = {
        "m": translate("MahjongPanel", "in characters"),
        "p": translate("MahjongPanel", "in dots"),
        "s": translate("MahjongPanel", "in bamboo"),
        "": "",
    }[path.suit]
    text = translate("MahjongPanel", "Nearest way: %1, %n useful tile(s) unseen.", "", path.live)
    return text.replace("%1", f"{names} {suit}".strip())


def _waiting(found: Outlook) -> tuple[Section, ...]:
    if not found.waits:
        return ()
    pieces = []
    remark = ""
    for wait in found.waits[:MOST_WAITS]:
        text = words.live(words.piece(wait.kind), wait.live)
        best = max(wait.on_discard, wait.on_draw)
        if best < MINIMUM_FAAN:
            remark = translate("MahjongPanel", "Pale tiles complete the hand below three faan.")
            text = f"{text} · {words.of_three(best)}"
        elif wait.on_discard < MINIMUM_FAAN:
            only = translate("MahjongPanel", "only when drawn")
            text = f"{text} · {only}"
        pieces.append((wait.kind, text))
    if remark:
        remark = translate("MahjongPanel", "A win below three faan is not offered.")
    return (
        Section(
            translate("MahjongPanel", "Waiting for"), pieces=tuple(pieces), remark=remark
        ),
    )
