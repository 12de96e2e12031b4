"""Long cards in words: cards, groups, bonuses, doublings. Made when they are shown."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..words import counted

translate = QCoreApplication.translate


def card(kind: str) -> str:
    """`Two of Strings`, `Red Flower`."""
    special = {
        "TH": translate("Nantong", "Thousand"),
        "WF": translate("Nantong", "White Flower"),
        "RF": translate("Nantong", "Red Flower"),
        "FO": translate("Nantong", "Fortune"),
        "PR": translate("Nantong", "Prosperity"),
        "LO": translate("Nantong", "Longevity"),
        "JO": translate("Nantong", "Joy"),
        "WE": translate("Nantong", "Wealth"),
    }
    if kind in special:
        return special[kind]
    number = (
        translate("Nantong", "One"),
        translate("Nantong", "Two"),
        translate("Nantong", "Three"),
        translate("Nantong", "Four"),
        translate("Nantong", "Five"),
        translate("Nantong", "Six"),
        translate("Nantong", "Seven"),
        translate("Nantong", "Eight"),
        translate("Nantong", "Nine"),
    )[int(kind[0]) - 1]
    text = {
        "M": translate("Nantong", "%1 of Myriads"),
        "S": translate("Nantong", "%1 of Strings"),
        "C": translate("Nantong", "%1 of Coins"),
    }[kind[1]]
    return text.replace("%1", number)


def suit(letter: str) -> str:
    return {
        "M": translate("Nantong", "Myriads"),
        "S": translate("Nantong", "Strings"),
        "C": translate("Nantong", "Coins"),
    }[letter]


def group(what: str, kind: str) -> str:
    """A scoring group: `three Two of Strings in hand`."""
    text = {
        "pong": translate("Nantong", "pong of %1"),
        "hand3": translate("Nantong", "%1 × 3 in hand"),
        "hand4": translate("Nantong", "%1 × 4 in hand"),
        "open_kong": translate("Nantong", "open kong of %1"),
        "added_kong": translate("Nantong", "added kong of %1"),
        "concealed_kong": translate("Nantong", "concealed kong of %1"),
        "open4": translate("Nantong", "opening four %1"),
        "open3": translate("Nantong", "opening triple %1"),
        "hezi": translate("Nantong", "Tiandi Hezi of %1"),
    }[what]
    return text.replace("%1", card(kind))


def meld(what: str) -> str:
    """A word under a laid group."""
    return {
        "pong": translate("Nantong", "pong"),
        "open_kong": translate("Nantong", "open kong"),
        "added_kong": translate("Nantong", "added kong"),
        "concealed_kong": translate("Nantong", "concealed kong"),
        "open4": translate("Nantong", "opening"),
        "open3": translate("Nantong", "opening"),
        "hezi": translate("Nantong", "Hezi"),
    }[what]


def doubling_of_card(reason: str) -> str:
    """Why a card counts double (N15)."""
    if reason == "old_general":
        return translate("Nantong", "old general")
    return translate("Nantong", "indicator %1").replace("%1", card(reason))


def shape(id: str) -> str:
    return {
        "qing": translate("Nantong", "Qing Hu: seven sequences"),
        "piao": translate("Nantong", "Piao Hu: identical groups"),
        "tazi": translate("Nantong", "Tazi Hu"),
    }[id]


def wenqian(count: int) -> str:
    return translate("Nantong", "Wenqian: %n × 1-2-3 of Coins", "", count)


def bonus(id: str) -> str:
    return {
        "self_draw": translate("Nantong", "Self-draw"),
        "kong_replacement": translate("Nantong", "Win on a kong’s replacement"),
        "pair": translate("Nantong", "Wait on the pair"),
        "middle": translate("Nantong", "Wait in the middle of a sequence"),
        "three": translate("Nantong", "Wait on the 3 of 1-2-3"),
        "seven": translate("Nantong", "Wait on the 7 of 7-8-9"),
    }[id]


def doubling(id: str) -> str:
    """A ×2 of the whole (N22)."""
    return {
        "piao": translate("Nantong", "Piao"),
        "closed": translate("Nantong", "Closed Piao"),
        "three_elders": translate("Nantong", "Three Elders"),
        "heavenly": translate("Nantong", "Heavenly win"),
        "dealer_first_discard": translate("Nantong", "Win on the dealer’s first discard"),
        "ready": translate("Nantong", "Declared ready"),
        "last_stock_card": translate("Nantong", "Last card of the stock"),
    }[id]


def verb(name: str) -> str:
    return {
        "win": translate("Calls", "Win"),
        "pong": translate("Calls", "Pong"),
        "kong": translate("Calls", "Kong"),
        "pass": translate("Calls", "Pass"),
        "open": translate("Calls", "Lay open"),
        "hezi": translate("Calls", "Hezi"),
        "ready": translate("Calls", "Ready"),
        "finish": translate("Calls", "Finish"),
    }[name]


def called(name: str, what: str) -> str:
    text = {
        "win": translate("Log", "wins with %1"),
        "pong": translate("Log", "pong of %1"),
        "kong": translate("Log", "kong of %1"),
        "open": translate("Log", "lays %1 open"),
        "hezi": translate("Log", "Tiandi Hezi of %1"),
        "ready": translate("Log", "declares ready"),
    }[name]
    return text.replace("%1", what)


def threw(name: str) -> str:
    return translate("Log", "threw %1").replace("%1", name)


def stock(count: int) -> str:
    return translate("Nantong", "%n in stock", "", count)


def hu(count: int) -> str:
    return counted(translate("Nantong", "%n hu", "", count), count)


def away(distance: int) -> str:
    """How far the hand is from a win: 0 is complete, 1 waits for one card."""
    if distance == 0:
        return translate("Nantong", "complete")
    if distance == 1:
        return translate("Nantong", "one card away")
    return translate("Nantong", "%n card(s) away", "", distance)
