"""House decisions of Tien Gow turned round, one at a time; a plugin like `flips`.

With `CARDAVIA_TIENGOW_FLIP=<name>` in the environment and `-p engine.tiengow_flips` pytest runs in
a house that decided otherwise.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from engine.flips import flip

from cardavia_desktop.engine.core import Point
from cardavia_desktop.engine.tiengow import rulings
from cardavia_desktop.engine.tiengow.pieces import QUARTET, SUPREME, Group

TIENGOW = "cardavia_desktop.engine.tiengow"


def _final_factor(winning: Group, led: bool) -> str | None:
    """T10 turned round: any pair of Supreme's pieces counts, a single Little Three does not."""
    if winning.kind == QUARTET:
        return "final_quartet"
    return "final_supreme" if winning.kind == SUPREME else None


def _captures(lead: Group, winning: Group) -> bool:
    """T11 turned round: nothing is captured."""
    return False


TIENGOW_FLIPS: dict[str, Any] = {
    "TURN_STEP": -1,
    "seats_from": lambda seat: tuple((seat - n) % 4 for n in range(4)),
    "next_banker": lambda winner: (winner + 1) % 4,
    "DISCARDS_SHOWN_AT_END": False,
    "may_see": lambda seat, owner, over: over,
    "EARLY_DEATH_COUNTS": frozenset({1, 2, 3, 4}),
    "must_discard": lambda count, left, columns: False,
    "NO_COLUMNS_PAY": 4,
    "FREE_COLUMNS": 3,
    "BANKER_FACTOR": 1,
    "BANKER_DOUBLES_EXCESS": False,
    "INSTANT": {SUPREME: 4, QUARTET: 2},
    "BANKER_DOUBLES_INSTANT": frozenset({SUPREME}),
    "INSTANT_IN_LAST_TRICK": False,
    "INSTANT_FACTORS": (Point("final_quartet", "T10", 2),),
    "FINAL_FACTOR": 3,
    "SWEEP_FACTOR": 3,
    "QUARTET_MAY_BEAT": False,
    "FACTORS_STACK": False,
    "FACTORS_APPLY_TO_EXCESS": False,
    "final_factor": _final_factor,
    "captures": _captures,
    "CAPTURE_FACTOR": 2,
    "captured_pays": lambda base: False,
}
"""What each decision becomes, by its name in `rulings`."""

FIXED = {"SEATS", "HAND", "SUPREME", "QUARTET", "BIG_SIX", "LITTLE_THREE"}
"""Names in `rulings` that are no decisions of the house."""


if chosen := os.environ.get("CARDAVIA_TIENGOW_FLIP"):
    assert hasattr(rulings, chosen)
    for module in ("game", "bot", "question", "choices"):
        import_module(f"{TIENGOW}.{module}")
    flip(TIENGOW, f"rulings.{chosen}", TIENGOW_FLIPS[chosen])
