"""The plays of a position that are worth looking at, on bit masks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from . import kernel
from .kernel import Position
from .rulings import must_discard

DISCARDS = 6
"""Discards of several pieces that are looked at, the most sensible first."""

Play = tuple[int, bool]
"""Pieces, face up."""


def plays(position: Position) -> list[Play]:
    """Plays of the seat on turn that differ: of equal pieces only one is looked at."""
    hand = position.hands[position.turn]
    if not position.plays:
        return [(group, True) for group in _different(_leads(hand))]
    count = kernel.SIZE[position.current]
    dead = must_discard(count, position.left, position.columns[position.turn])
    ups = () if dead else kernel.HIGHER[position.current]
    found = [(g, True) for g in _different([g for g in ups if hand & g == g])]
    return found + [(pieces, False) for pieces in _discards(hand, count)]


def _leads(hand: int) -> list[int]:
    return [*kernel.multi(hand), *reversed(kernel.bits(hand))]


def _different(groups: Sequence[int]) -> list[int]:
    """One of each kind and rank."""
    seen: set[tuple[str, int]] = set()
    found = []
    for group in groups:
        key = kernel.KIND[group]
        if key not in seen:
            seen.add(key)
            found.append(group)
    return found


def _discards(hand: int, count: int) -> list[int]:
    """Discards worth a look: the lowest pieces, bound ones last, in every sensible mixture."""
    if count == 1:
        first = kernel.lowest_pieces(hand, 1)
        return _different([first, *(b for b in kernel.bits(hand) if b != first)])
    order = sorted(kernel.bits(hand), key=lambda b: (not kernel.loose(hand) & b, b))
    whole = set(kernel.multi(hand))
    ranked = []
    for places in combinations(range(len(order)), count):
        pieces = sum(order[place] for place in places)
        # Throwing a whole pair away spoils one group only.
        ranked.append((sum(places) - (2 if pieces in whole else 0), pieces))
    ranked.sort()
    return [pieces for _, pieces in ranked[:DISCARDS]]
