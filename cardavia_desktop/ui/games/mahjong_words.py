"""Mahjong in words: tiles, calls, patterns. Made when they are shown."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..words import counted

translate = QCoreApplication.translate

WIND_HAN = {"E": "東", "S": "南", "W": "西", "N": "北"}


def piece(kind: str) -> str:
    """`3 bamboo`, `Red Dragon`, `Plum`."""
    return {
        "1m": translate("Mahjong", "1 character"),
        "2m": translate("Mahjong", "2 characters"),
        "3m": translate("Mahjong", "3 characters"),
        "4m": translate("Mahjong", "4 characters"),
        "5m": translate("Mahjong", "5 characters"),
        "6m": translate("Mahjong", "6 characters"),
        "7m": translate("Mahjong", "7 characters"),
        "8m": translate("Mahjong", "8 characters"),
        "9m": translate("Mahjong", "9 characters"),
        "1p": translate("Mahjong", "1 dot"),
        "2p": translate("Mahjong", "2 dots"),
        "3p": translate("Mahjong", "3 dots"),
        "4p": translate("Mahjong", "4 dots"),
        "5p": translate("Mahjong", "5 dots"),
        "6p": translate("Mahjong", "6 dots"),
        "7p": translate("Mahjong", "7 dots"),
        "8p": translate("Mahjong", "8 dots"),
        "9p": translate("Mahjong", "9 dots"),
        "1s": translate("Mahjong", "1 bamboo"),
        "2s": translate("Mahjong", "2 bamboo"),
        "3s": translate("Mahjong", "3 bamboo"),
        "4s": translate("Mahjong", "4 bamboo"),
        "5s": translate("Mahjong", "5 bamboo"),
        "6s": translate("Mahjong", "6 bamboo"),
        "7s": translate("Mahjong", "7 bamboo"),
        "8s": translate("Mahjong", "8 bamboo"),
        "9s": translate("Mahjong", "9 bamboo"),
        "E": translate("Mahjong", "East Wind"),
        "S": translate("Mahjong", "South Wind"),
        "W": translate("Mahjong", "West Wind"),
        "N": translate("Mahjong", "North Wind"),
        "R": translate("Mahjong", "Red Dragon"),
        "G": translate("Mahjong", "Green Dragon"),
        "B": translate("Mahjong", "White Dragon"),
        "f1": translate("Mahjong", "Plum (flower 1)"),
        "f2": translate("Mahjong", "Orchid (flower 2)"),
        "f3": translate("Mahjong", "Chrysanthemum (flower 3)"),
        "f4": translate("Mahjong", "Bamboo (flower 4)"),
        "q1": translate("Mahjong", "Spring (season 1)"),
        "q2": translate("Mahjong", "Summer (season 2)"),
        "q3": translate("Mahjong", "Autumn (season 3)"),
        "q4": translate("Mahjong", "Winter (season 4)"),
    }[kind]


def wind(letter: str) -> str:
    return {
        "E": translate("Mahjong", "East"),
        "S": translate("Mahjong", "South"),
        "W": translate("Mahjong", "West"),
        "N": translate("Mahjong", "North"),
    }[letter]


def pattern(id: str) -> str:
    """A pattern, a limit hand, or a factor of a payment."""
    return {
        "all_chows": translate("Patterns", "All chows"),
        "concealed_hand": translate("Patterns", "Concealed hand"),
        "self_draw": translate("Patterns", "Self-draw"),
        "no_flowers": translate("Patterns", "No flowers"),
        "own_flower": translate("Patterns", "Own flower"),
        "own_season": translate("Patterns", "Own season"),
        "four_flowers": translate("Patterns", "Four flowers"),
        "four_seasons": translate("Patterns", "Four seasons"),
        "dragon_red": translate("Patterns", "Red Dragon pung"),
        "dragon_green": translate("Patterns", "Green Dragon pung"),
        "dragon_white": translate("Patterns", "White Dragon pung"),
        "seat_wind": translate("Patterns", "Seat wind"),
        "round_wind": translate("Patterns", "Round wind"),
        "little_three_dragons": translate("Patterns", "Little three dragons"),
        "all_pungs": translate("Patterns", "All pungs"),
        "half_flush": translate("Patterns", "Half flush"),
        "full_flush": translate("Patterns", "Full flush"),
        "seven_pairs": translate("Patterns", "Seven pairs"),
        "kong_replacement": translate("Patterns", "Win on a kong’s replacement"),
        "robbed_kong": translate("Patterns", "Robbing the kong"),
        "final_draw": translate("Patterns", "Last tile of the wall"),
        "final_discard": translate("Patterns", "Last discard"),
        "thirteen_orphans": translate("Patterns", "Thirteen orphans"),
        "all_honours": translate("Patterns", "All honours"),
        "all_terminals": translate("Patterns", "All terminals"),
        "big_three_dragons": translate("Patterns", "Big three dragons"),
        "big_four_winds": translate("Patterns", "Big four winds"),
        "four_kongs": translate("Patterns", "Four kongs"),
        "nine_gates": translate("Patterns", "Nine gates"),
        "four_concealed_pungs": translate("Patterns", "Four concealed pungs"),
    }[id]


def verb(name: str) -> str:
    """A word of the call bar, also what a seat calls aloud."""
    return {
        "win": translate("Calls", "Win"),
        "pung": translate("Calls", "Pung"),
        "kong": translate("Calls", "Kong"),
        "chow": translate("Calls", "Chow"),
        "pass": translate("Calls", "Pass"),
    }[name]


def meld(kind: str, state: str) -> str:
    if kind == "kong":
        return {
            "exposed": translate("Mahjong", "exposed kong"),
            "concealed": translate("Mahjong", "concealed kong"),
            "added": translate("Mahjong", "added kong"),
        }[state]
    return translate("Mahjong", "pung") if kind == "pung" else translate("Mahjong", "chow")


def threw(name: str) -> str:
    return translate("Log", "threw %1").replace("%1", name)


def called(kind: str, name: str) -> str:
    """`pung of Red Dragon`; for a chow the claimed tile."""
    text = {
        "pung": translate("Log", "pung of %1"),
        "kong": translate("Log", "kong of %1"),
        "chow": translate("Log", "chow with %1"),
        "win": translate("Log", "wins with %1"),
    }[kind]
    return text.replace("%1", name)


def flower(name: str) -> str:
    return translate("Log", "exposed %1").replace("%1", name)


def faan(count: int) -> str:
    return translate("Mahjong", "%n faan", "", count)


def tiles_left(count: int) -> str:
    return translate("Mahjong", "%n tile(s) left", "", count)


def left_label() -> str:
    """Under the number of tiles in the wall."""
    return translate("Mahjong", "tiles left")


def live(name: str, count: int) -> str:
    """A tile waited for and how many of it are unseen."""
    text = translate("Mahjong", "%1 · %n left", "", count)
    return text.replace("%1", name)


def away(count: int) -> str:
    """Distance to a legal win: 0 is waiting."""
    if count < 0:
        return translate("Mahjong", "complete")
    if count == 0:
        return translate("Mahjong", "waiting")
    return translate("Mahjong", "%n away", "", count)


def of_three(have: int) -> str:
    """`2 of 3 faan`; from three on only what there is."""
    if have >= 3:
        return faan(have)
    return translate("Mahjong", "%1 of 3 faan").replace("%1", str(have))


def receives(amount: int) -> str:
    return counted(translate("Log", "received %n point(s)", "", amount), amount)
