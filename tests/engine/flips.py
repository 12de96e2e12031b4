"""House decisions turned round, one at a time: `flip_test` requires that some test notices.

A plugin too: with `CARDAVIA_FLIP=<name>` in the environment (`rulings.CHAIN`) and `-p engine.flips`
pytest runs in a house that decided otherwise.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

MAHJONG = "cardavia_desktop.engine.mahjong"


def _one_by_one(
    order: list[int], hands: Any, flowers: Any, wall: Any, back: int, events: Any
) -> int:
    """M3 turned round: the seats replace one flower each in turns."""
    rules = import_module(f"{MAHJONG}.rules")
    while any(rules.is_bonus(p) for hand in hands for p in hand):
        for seat in order:
            at = next((n for n, p in enumerate(hands[seat]) if rules.is_bonus(p)), None)
            if at is not None:
                flowers[seat].append(hands[seat][at])
                back -= 1
                hands[seat][at] = wall[back]
    return back


def _liable(winner: int, source: int | None) -> dict[int, int]:
    """M20 turned round: everybody pays for a discard too."""
    return {s: 1 if source is None else 1 + (s == source) for s in range(4) if s != winner}


MAHJONG_FLIPS: dict[str, Any] = {
    "rulings.DRAW_NET": (3, -1, -1, -1),
    "rules.expose_dealt": _one_by_one,
    "rulings.CHAIN": 1,
    "rulings.DEAD_WALL": 14,
    "rulings.TURN_STEP": -1,
    "pieces.seat_wind": lambda seat, dealer: "ENWS"[(seat - dealer) % 4],
    "rulings.CHOW_CHOICE": False,
    "rulings.nearest": lambda claimers, source: max(claimers, key=lambda s: (s - source) % 4),
    "rulings.KONG_ON_FIRST_TURN": False,
    "rulings.CONCEALED_KONG_IS_PUBLIC": False,
    "rulings.HELD_TILE_MAY_ADD": False,
    "rulings.KONG_AFTER_KONG": False,
    "rulings.ADDED_KONG_IS_ROBBABLE": False,
    "rulings.CONCEALED_KONG_IS_ROBBABLE": True,
    "rulings.ROBBED_KEEPS_PUNG": False,
    "rulings.ROBBED_PAYS": False,
    "rulings.KONG_NEEDS": 2,
    "rulings.LAST_REPLACEMENT_IS_FINAL_DRAW": False,
    "rulings.KONG_AFTER_CLAIM": True,
    "rulings.WIN_AFTER_CLAIM": True,
    "rulings.may_discard": lambda piece, made: piece[:-1] != (made.claimed or "")[:-1],
    "rulings.PUNG_ON_EMPTY_WALL": False,
    "rulings.CHOW_ON_EMPTY_WALL": False,
    "rulings.is_final_discard": lambda wall: False,
    "rulings.FLOWER_WITHOUT_REPLACEMENT_ENDS": False,
    "rulings.HANDS_SHOWN": False,
    "rulings.win_barred": lambda tile, rivers: any(
        each.piece[:-1] == tile[:-1] and each.piece != tile for river in rivers for each in river
    ),
    "rulings.DEALT_HAND_MAY_WIN": False,
    "rulings.dealt_last": lambda hand: hand[0],
    "readings.FOUR_EQUAL_ARE_TWO_PAIRS": False,
    "patterns._preference": lambda verdict: (verdict.limits != 0, -verdict.faan),
    "patterns.MINIMUM_FAAN": 2,
    "patterns.CAP": 14,
    "patterns.BONUS_COUNTS_TOWARD_MINIMUM": False,
    "patterns.DEALT_HAND_IS_SELF_DRAWN": False,
    "patterns.LIMITS_NAMED_TOGETHER": False,
    "patterns.LIMIT_IN_ANY_SHAPE": False,
    "patterns.NINE_GATES_ANY_WAIT": False,
    "patterns.CONCEALED_KONGS_ARE_CONCEALED_PUNGS": False,
    "patterns.CONCEALED_KONG_KEEPS_HAND_CONCEALED": False,
    "patterns.SEVEN_PAIRS_ARE_CONCEALED": False,
    "patterns.DISCARD_WIN_STAYS_CONCEALED": False,
    "patterns.FINAL_DRAW_ADDS": False,
    "patterns.KONG_REPLACEMENT_THROUGH_FLOWERS": False,
    "patterns.FLAG_PATTERNS": {"kong_replacement": "kong_replacement"},
    "scoring.payers": _liable,
}
"""What each decision of mahjong becomes, by module and name."""


def flip(package: str, name: str, value: Any) -> None:
    """Turn a decision round in every module that has taken it over by name."""
    module, _, constant = name.partition(".")
    old = getattr(import_module(f"{package}.{module}"), constant)
    for each in [m for path, m in sys.modules.items() if path.startswith(package)]:
        if each.__dict__.get(constant) is old:
            setattr(each, constant, value)


if chosen := os.environ.get("CARDAVIA_FLIP"):
    flip(MAHJONG, chosen, MAHJONG_FLIPS[chosen])
