"""What the engines say of the examples in the rules, in words."""

from __future__ import annotations

import html
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from ...engine.longcards import question as longcards
from ...engine.mahjong import scoring
from ...engine.tiengow import question as tiengow
from .. import words
from ..games import mahjong_words, nantong_words
from ..rules_text.text import Example

translate = QCoreApplication.translate


def mahjong(example: Example) -> str:
    """The patterns of a hand, its faan and what it pays; ValueError when it may not win."""
    found = scoring.score(example.question)
    if found is None or found.base is None:
        raise ValueError(f"an example that does not win: {example.question}")
    points = [
        f"{mahjong_words.pattern(point.id)} {point.value}"
        if point.value
        else mahjong_words.pattern(point.id)
        for point in found.points
    ]
    each, all_three = words.number(found.base), words.number(3 * found.base)
    if example.question.win_by == "self_draw":
        pay = translate("Rules", "each opponent pays %1").replace("%1", each)
    elif example.question.win_by == "discard":
        pay = translate("Rules", "the discarder pays %1").replace("%1", all_three)
    else:
        pay = translate("Rules", "the declarer pays %1").replace("%1", all_three)
    total = mahjong_words.faan(found.capped_total)
    return f"{html.escape(' + '.join(points))} = <b>{total}</b>; {pay}"


def tien_gow(example: Example) -> str:
    """Whether a group beats another, or the payments of a settlement."""
    answer: dict[str, Any] = dict(tiengow.answer(example.question, False))
    if example.question["type"] == "beats":
        if answer["beats"]:
            return translate("Rules", "The right group beats the left one.")
        return translate("Rules", "The right group does not beat the left one.")
    names = words.seat_names(4)
    pays = []
    for payment in answer["payments"]:
        text = translate("Rules", "%1 → %2: %3")
        text = text.replace("%1", names[payment["from"]]).replace("%2", names[payment["to"]])
        pays.append(text.replace("%3", str(payment["amount"])))
    net = answer["net"][example.question["winner"]]
    total = translate("Rules", "together %1").replace("%1", str(net))
    return f"{' &nbsp; '.join(pays)}; <b>{total}</b>"


def nantong(example: Example) -> str:
    """The hu of one group, or the way from hu to points of a win."""
    answer: dict[str, Any] = dict(longcards.answer(example.question, False))
    if "what" in example.question:
        text = translate("Rules", "%1 × %2 = %3 hu")
        text = text.replace("%1", str(answer["base"])).replace("%2", str(answer["multiplier"]))
        name = nantong_words.group(example.question["what"], example.question["card"])
        return f"{html.escape(name)}: " + text.replace("%3", f"<b>{answer['hu']}</b>")
    seat = example.question["win"]["winner"]
    parts = [translate("Rules", "base hu %1").replace("%1", str(answer["base"][seat]))]
    for value, words_of in (
        (answer["shape_hu"], SHAPES[answer["shape"]]()),
        (answer["wenqian"], translate("Rules", "Wenqian")),
        (answer["self_draw"], translate("Rules", "self-draw")),
        (answer["kong_replacement"], translate("Rules", "kong’s replacement")),
        (answer["wait"], translate("Rules", "wait")),
    ):
        if value:
            parts.append(f"{words_of} {value}")
    added = html.escape(" + ".join(parts))
    if answer["doublings"]:
        factors = (f"× 2 ({nantong_words.doubling(name)})" for name in answer["doublings"])
        added = f"({added}) {html.escape(' '.join(factors))}"
    total = translate("Rules", "= %1, rounded up: %2; settlement %3")
    total = total.replace("%1", f"{answer['raw']}").replace(
        "%2", f"<b>{answer['totals'][seat]}</b>"
    )
    net = " / ".join(words.signed(n) for n in answer["settlement"])
    return f"{added} {total.replace('%3', net)}"


SHAPES: dict[str, Callable[[], str]] = {
    "qing": lambda: translate("Rules", "Qing Hu"),
    "piao": lambda: translate("Rules", "Piao Hu"),
    "tazi": lambda: translate("Rules", "Tazi Hu"),
}


DESCRIBE: dict[str, Callable[[Example], str]] = {
    "hk-mahjong": mahjong,
    "tien-gow": tien_gow,
    "nantong": nantong,
}
"""By game; each asks the game's engine."""


def describe(game: str, example: Example) -> str:
    """The words under an example; "" for pieces that only want to be looked at."""
    return "" if example.question is None else DESCRIBE[game](example)
