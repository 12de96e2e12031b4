"""Long cards' side panel: base hu line by line, what a win would be, what it waits for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...engine.longcards.advice import distance, preparing, sheet, waiting, winning
from ...engine.longcards.rulings import rounded
from ...engine.longcards.scoring import Line, Sheet
from ...engine.longcards.view import View
from ..words import number, rule_tip, signed
from . import nantong_words as words
from .base import Row, Section

translate = QCoreApplication.translate
MOST_WAITS = 5


def sections(view: View) -> tuple[Section, ...]:
    if view.phase in ("deal", "end") or not view.hand:
        return ()
    parts = [_base(view)]
    if view.phase == "prepare" and view.turn == view.seat:
        parts.append(_preparation(view))
    found = winning(view)
    if found is not None:
        title = translate("NantongPanel", "A win now")
        parts.append(Section(title, rows=path_rows(found.sheet), total=_settles(found.net)))
    elif len(view.hand) % 3 == 1:
        parts += _waits(view)
    return tuple(parts)


def line_rows(lines: tuple[Line, ...]) -> tuple[Row, ...]:
    """`Two of Strings × 3 in hand   12 × 2 = 24`, the reasons as a tip."""
    rows = []
    for line in lines:
        value = number(line.hu)
        if line.multiplier > 1:
            value = f"{line.base} × {line.multiplier} = {number(line.hu)}"
        reasons = ", ".join(words.doubling_of_card(reason) for reason in line.doubles)
        tip = "\n".join(part for part in (reasons, rule_tip("N15, N16")) if part)
        rows.append(Row(words.group(line.what, line.card), value, "", tip, "N16", line.what))
    return tuple(rows)


def _base(view: View) -> Section:
    mine = sheet(view)
    rows = line_rows(mine.lines)
    remark = ""
    if not rows:
        remark = translate("NantongPanel", "Nothing scores yet: pongs, kongs and three alike do.")
    elif any(line.exact for line in mine.lines):
        remark = translate("NantongPanel", "Exact matches count more.")
    total = Row(
        translate("NantongPanel", "Base, rounded up"),
        f"{number(mine.base)} → {number(rounded(mine.base))}",
        "strong",
        rule_tip("N23"),
    )
    title = translate("NantongPanel", "Your base hu")
    return Section(title, words.away(distance(view)), rows, total, remark=remark)


def _preparation(view: View) -> Section:
    """What each choice of the preparation brings (N6, N7)."""
    rows = []
    for choice in preparing(view):
        if choice.line is not None:
            name = words.group(choice.line.what, choice.line.card)
            tip = rule_tip(choice.rule)
            rows.append(Row(name, words.hu(choice.line.hu), "", tip))
            drawn = translate(
                "NantongPanel", "%n replacement(s) from the back.", "", choice.replacements
            )
            if not choice.replacements:
                drawn = translate("NantongPanel", "No replacement")
            kept = translate("NantongPanel", "in hand %1").replace("%1", str(choice.kept))
            rows.append(Row(kept if choice.kept else "", drawn, "muted", tip))
        elif choice.action.verb == "ready":
            name = translate("NantongPanel", "Ready: hand locked")
            rows.append(Row(name, translate("NantongPanel", "total × 2"), "", rule_tip("N7")))
    remark = translate("NantongPanel", "Lay what you want open, then Finish.")
    if not rows:
        remark = translate("NantongPanel", "Nothing to declare: Finish.")
    title = translate("NantongPanel", "Preparation")
    return Section(title, rows=tuple(rows), remark=remark)


def _step(label: str, value: str, rule: str, anchor: str = "", look: str = "") -> Row:
    return Row(label, value, look, rule_tip(rule), rule, anchor)


def path_rows(found: Sheet) -> tuple[Row, ...]:
    """The worked path from base hu to the rounded total of a winner."""
    rows = [_step(translate("NantongPanel", "Base hu"), number(found.base), "N16")]
    if found.shape is not None:
        rows.append(_step(words.shape(found.shape), f"+{found.shape_hu}", "N20", found.shape))
    if found.wenqian:
        text = words.wenqian(found.wenqian_count)
        rows.append(_step(text, f"+{found.wenqian}", "N20", "wenqian"))
    for name, bonus, anchor in (
        ("self_draw", found.self_draw, "self_draw"),
        ("kong_replacement", found.kong_replacement, "kong_replacement"),
        (found.wait_kind, found.wait, f"wait_{found.wait_kind}"),
    ):
        if bonus and name:
            rows.append(_step(words.bonus(name), f"+{bonus}", "N21", anchor))
    if found.doublings:
        before = translate("NantongPanel", "Before doubling")
        rows.append(_step(before, number(found.before), "N22"))
    for name in found.doublings:
        rows.append(_step(words.doubling(name), "× 2", "N22", name))
    total = translate("NantongPanel", "Total, rounded up")
    rounding = f"{number(found.raw)} → {number(found.total)}"
    return (*rows, _step(total, rounding, "N23", look="strong"))


def _settles(net: int) -> Row:
    label = translate("NantongPanel", "Settles at most at")
    return Row(label, signed(net), "good" if net > 0 else "strong", rule_tip("N25"))


def _waits(view: View) -> list[Section]:
    found = waiting(view)
    if not found:
        return []
    pieces = []
    for wait in sorted(found, key=lambda each: -each.live)[:MOST_WAITS]:
        text = translate("NantongPanel", "%1 · %n left · %2 / %3", "", wait.live)
        text = text.replace("%1", words.card(wait.kind))
        text = text.replace("%2", signed(wait.net_claimed)).replace("%3", signed(wait.net_drawn))
        pieces.append((wait.kind, text))
    remark = translate("NantongPanel", "At most: on a discard / drawn.")
    return [Section(translate("NantongPanel", "Waiting for"), pieces=tuple(pieces), remark=remark)]
