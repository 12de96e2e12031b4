"""Tien Gow in words: tiles always with their pips, groups, reasons. Made when they are shown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from ...engine.core import Piece
from ...engine.tiengow.choices import WhyNot
from ...engine.tiengow.pieces import Group, kind_of
from ..words import counted

translate = QCoreApplication.translate


def tile(kind: str) -> str:
    """`Heaven (6-6)`, `nine (4-5)`: never without pips, so that names cannot be mixed up."""
    return {
        "6-6": translate("TienGow", "Heaven (6-6)"),
        "1-1": translate("TienGow", "Earth (1-1)"),
        "4-4": translate("TienGow", "Man (4-4)"),
        "1-3": translate("TienGow", "Goose (1-3)"),
        "5-5": translate("TienGow", "Plum (5-5)"),
        "3-3": translate("TienGow", "Double Three (3-3)"),
        "2-2": translate("TienGow", "Board (2-2)"),
        "5-6": translate("TienGow", "Axe (5-6)"),
        "4-6": translate("TienGow", "Partition (4-6)"),
        "1-6": translate("TienGow", "Long Leg Seven (1-6)"),
        "1-5": translate("TienGow", "Big Head Six (1-5)"),
        "3-6": translate("TienGow", "nine (3-6)"),
        "4-5": translate("TienGow", "nine (4-5)"),
        "2-6": translate("TienGow", "eight (2-6)"),
        "3-5": translate("TienGow", "eight (3-5)"),
        "2-5": translate("TienGow", "seven (2-5)"),
        "3-4": translate("TienGow", "seven (3-4)"),
        "2-4": translate("TienGow", "Big Six (2-4)"),
        "1-4": translate("TienGow", "five (1-4)"),
        "2-3": translate("TienGow", "five (2-3)"),
        "1-2": translate("TienGow", "Little Three (1-2)"),
    }[kind]


def tiles(pieces: Iterable[Piece]) -> str:
    return ", ".join(tile(kind_of(piece)) for piece in pieces)


def pips(pieces: Iterable[Piece]) -> str:
    """`6-6, 4-5`."""
    return ", ".join(kind_of(piece) for piece in pieces)


def family(rank: int) -> str:
    return {
        4: translate("TienGow", "Heaven–nine"),
        3: translate("TienGow", "Earth–eight"),
        2: translate("TienGow", "Man–seven"),
        1: translate("TienGow", "Goose–five"),
    }[rank]


def group(found: Group) -> str:
    """The name of a group without its pips: `Man–seven`, `pair of Geese`; pips stand beside."""
    if found.kind in ("C1", "M1"):
        return tile(kind_of(found.pieces[0]))
    if found.kind == "SUP":
        return translate("TienGow", "Supreme")
    if found.kind in ("C2", "M2"):
        return translate("TienGow", "pair")
    if found.kind == "X22":
        return translate("TienGow", "%1 quartet").replace("%1", family(found.rank))
    return family(found.rank)


def group_with_pips(found: Group) -> str:
    """`Man–seven (4-4, 2-5)`."""
    if found.kind in ("C1", "M1"):
        return group(found)
    return f"{group(found)} ({pips(found.pieces)})"


def kind(name: str) -> str:
    """A kind of group, as what a trick asks for."""
    return {
        "C1": translate("TienGow", "a civil tile"),
        "M1": translate("TienGow", "a military tile"),
        "C2": translate("TienGow", "a civil pair"),
        "M2": translate("TienGow", "a military pair"),
        "SUP": translate("TienGow", "Supreme"),
        "X11": translate("TienGow", "one civil and one military tile of a family"),
        "X21": translate("TienGow", "two civil tiles and one military tile of a family"),
        "X12": translate("TienGow", "one civil tile and two military tiles of a family"),
        "X22": translate("TienGow", "a quartet: two civil and two military tiles of a family"),
    }[name]


def rank(name: str, number: int) -> str:
    """The lowest group of a kind that has this rank: what is needed at least."""
    civil = ("1-5", "1-6", "4-6", "5-6", "2-2", "3-3", "5-5", "1-3", "4-4", "1-1", "6-6")
    if name.startswith("X"):
        return family(number)
    if name in ("C1", "C2"):
        return tile(civil[number - 1])
    return {
        1: tile("1-2"),
        2: translate("TienGow", "fives (1-4, 2-3)"),
        3: tile("2-4"),
        4: translate("TienGow", "sevens (2-5, 3-4)"),
        5: translate("TienGow", "eights (2-6, 3-5)"),
        6: translate("TienGow", "nines (3-6, 4-5)"),
    }[number]


def why(reason: WhyNot) -> str:
    """Why a selection is nothing, and what is needed."""
    need = ""
    if reason.kind:
        need = translate("TienGow", "Needed: %1.").replace("%1", kind(reason.kind))
        if reason.rank:
            need = translate("TienGow", "Needed: %1, from %2 up.").replace("%1", kind(reason.kind))
            need = need.replace("%2", rank(reason.kind, reason.rank))
        else:
            need = translate("TienGow", "Nothing beats it: it is the highest of its kind.")
    if reason.id == "count":
        text = translate("TienGow", "%n tile(s) to play or discard.", "", reason.count)
        return f"{text} {need}".strip()
    text = {
        "not_your_turn": translate("TienGow", "It is not your turn."),
        "not_held": translate("TienGow", "These are not your tiles."),
        "empty": translate("TienGow", "Choose the tiles first."),
        "no_group": translate("TienGow", "These tiles are no group: they cannot be led."),
        "early_death": translate(
            "TienGow", "Early death: without a column the last single can only be discarded."
        ),
        "supreme": translate("TienGow", "Nothing beats Supreme: discard two tiles."),
        "kind": translate("TienGow", "Another kind of group: it does not meet this trick."),
        "rank": translate("TienGow", "Too low to beat."),
        "lead": translate("TienGow", "A lead lies face up: it cannot be discarded."),
    }[reason.id]
    return f"{text} {need}".strip() if reason.id in ("kind", "rank") else text


def verb(name: str) -> str:
    return {
        "lead": translate("Calls", "Lead"),
        "play": translate("Calls", "Beat"),
        "discard": translate("Calls", "Discard face down"),
        "why": translate("Calls", "Why not?"),
        "chart": translate("Calls", "Chart"),
    }[name]


def led(what: str) -> str:
    return translate("Log", "led %1").replace("%1", what)


def beat(what: str) -> str:
    return translate("Log", "beat with %1").replace("%1", what)


def discarded(count: int) -> str:
    return translate("Log", "discarded %n tile(s) face down", "", count)


def takes(count: int) -> str:
    return translate("Log", "took %n column(s)", "", count)


def receives(amount: int) -> str:
    return counted(translate("Log", "received %n point(s)", "", amount), amount)


def must_discard() -> str:
    return translate("Log", "must discard: early death")


def captures() -> str:
    return translate("Log", "captured Little Three (1-2)")


def columns(count: int) -> str:
    return translate("TienGow", "%n column(s)", "", count)


def reason(id: str) -> str:
    """What a number of a payment stands for, in brackets behind it; "" for itself."""
    return {
        "no_columns": translate("TienGow", "no column"),
        "columns": translate("TienGow", "missing"),
        "excess": translate("TienGow", "above four"),
        "banker": translate("TienGow", "banker"),
        "supreme": translate("TienGow", "Supreme"),
        "quartet": translate("TienGow", "quartet"),
        "final_quartet": translate("TienGow", "last trick"),
        "final_supreme": translate("TienGow", "last trick"),
        "final_little_three": translate("TienGow", "last trick"),
        "sweep": translate("TienGow", "sweep"),
        "captured": "",
    }[id]


def point(id: str) -> str:
    """A base or a factor of a payment."""
    return {
        "no_columns": translate("TienGow", "no column"),
        "columns": translate("TienGow", "missing to four columns"),
        "excess": translate("TienGow", "columns above four"),
        "banker": translate("TienGow", "with the banker"),
        "supreme": translate("TienGow", "trick won with Supreme"),
        "quartet": translate("TienGow", "trick won with a quartet"),
        "final_quartet": translate("TienGow", "Last trick won by a quartet"),
        "final_supreme": translate("TienGow", "Last trick won by Supreme"),
        "final_little_three": translate("TienGow", "Last trick won by Little Three (1-2)"),
        "sweep": translate("TienGow", "Sweep: all eight columns"),
        "captured": translate("TienGow", "paid by the captured leader"),
    }[id]
