"""What a discard may cost: how likely each opponent waits for it, and how much it would be worth.

The figures are frequencies from deals of the Club player against itself: how often a seat with so
many open sets at such a turn could win on a discard, on which tiles, for how much.
"""

from __future__ import annotations

from dataclasses import dataclass

from .pieces import KIND_NUMBER
from .view import View

READY = (
    (0.0, 0.002, 0.035, 0.12, 0.16, 0.26),
    (0.0, 0.0, 0.005, 0.035, 0.075, 0.10),
    (0.0, 0.005, 0.03, 0.09, 0.2, 0.35),
    (0.0, 0.02, 0.05, 0.2, 0.33, 0.4),
    (0.9, 0.9, 0.9, 0.9, 0.9, 0.9),
)
"""Chance of a legal wait by open sets (0–4) and discards made // 3 (0–5)."""
SAFE = 0.002
"""Chance of a kind that a waiting seat has let pass or thrown itself."""
LIVE = (0.5, 0.75, 1.0, 1.25, 1.25)
"""Factor by the copies that cannot be seen."""
CLOSED_WAITS = (0.09, 0.06, 0.085, 0.035)
OPEN_WAITS = (0.09, 0.08, 0.09, 0.1)
"""Chance of a kind, given a wait: terminals, their neighbours, the middle, honours."""
IN_SUIT, HONOUR_OF_SUIT = 0.23, 0.11
OUT_OF_SUIT = (0.04, 0.006, 0.001, 0.001)
"""With all open sets in one suit: the suit, honours, other suits by open sets (1–4)."""
WORTH_CLOSED, WORTH_MIXED, WORTH_SUIT, WORTH_HONOURS = 2.0, 1.4, 3.7, 3.5
"""Expected worth of such a win, three faan being 1."""


@dataclass(frozen=True, slots=True)
class Threat:
    """One opponent: `ready` is the chance that it waits, `waits[kind]` that a kind wins for it
    then, `worth` what it would win."""

    ready: float
    waits: tuple[float, ...]
    worth: float


def _shape(kind: int) -> int:
    if kind >= 27:
        return 3
    return (0, 1, 2, 2, 2, 2, 2, 1, 0)[kind % 9]


def safe_kinds(view: View, seat: int) -> set[int]:
    """Kinds the seat has thrown itself, or has let pass since its hand last changed.

    Rivers do not tell the order of discards between seats, so rounds are counted back: one for
    every discard of a tile just drawn, and the part of a round since its last discard.
    """
    river = view.rivers[seat]
    found = {KIND_NUMBER[discard.piece] for discard in river}
    rounds = 0
    for discard in reversed(river):
        if not discard.drawn:
            break
        rounds += 1
    for other in range(4):
        since = rounds + ((other - seat) % 4 < (view.turn - seat) % 4)
        if other != seat and since and river:
            thrown = view.rivers[other]
            found.update(KIND_NUMBER[d.piece] for d in thrown[max(0, len(thrown) - since) :])
    return found


def threats(view: View, live: tuple[int, ...]) -> tuple[Threat, ...]:
    """The opponents of the view's seat, in seat order."""
    return tuple(_threat(view, seat, live) for seat in range(4) if seat != view.seat)


def _threat(view: View, seat: int, live: tuple[int, ...]) -> Threat:
    melds = view.melds[seat]
    opened = [m for m in melds if m.state != "concealed"]
    kinds = [KIND_NUMBER[m.pieces[0]] for m in melds]
    suits = {kind // 9 for kind in kinds if kind < 27}
    sets = len(opened)
    ready = READY[min(4, len(melds) if len(melds) == 4 else sets)][
        min(5, len(view.rivers[seat]) // 3)
    ]
    safe = safe_kinds(view, seat)
    suit = next(iter(suits)) if len(suits) == 1 and sets else -1
    waits = []
    for kind in range(34):
        if kind in safe:
            chance = SAFE
        elif suit >= 0:
            if kind >= 27:
                chance = HONOUR_OF_SUIT * LIVE[live[kind]]
            elif kind // 9 == suit:
                chance = IN_SUIT * LIVE[live[kind]]
            else:
                chance = OUT_OF_SUIT[min(4, sets) - 1]
        else:
            base = (OPEN_WAITS if sets else CLOSED_WAITS)[_shape(kind)]
            chance = base * LIVE[live[kind]]
        waits.append(chance)
    worth = WORTH_SUIT if suit >= 0 else WORTH_MIXED if sets else WORTH_CLOSED
    dragons = sum(kind >= 31 for kind in kinds)
    if dragons >= 2:
        worth = 5.0
    return Threat(ready, tuple(waits), worth)


def costs(seen: tuple[Threat, ...]) -> tuple[list[float], list[float]]:
    """By kind: the chance that its discard loses, and the expected loss (three faan being 1)."""
    chances, losses = [0.0] * 34, [0.0] * 34
    for threat in seen:
        if threat.ready > 0:
            for kind, chance in enumerate(threat.waits):
                part = threat.ready * chance
                chances[kind] += part
                losses[kind] += part * threat.worth
    return chances, losses
