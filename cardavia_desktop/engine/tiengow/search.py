"""Monte Carlo over imagined worlds: every candidate is played out in the same worlds, and the
worse half is dropped round by round (sequential halving)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from ..bots import Budget
from . import kernel
from .kernel import Position
from .worlds import Worlds

DISCARDS = 6
"""Discards of several pieces that are looked at, the most sensible first."""


@dataclass(slots=True)
class Candidate:
    """A play of the seat on turn, and what its playouts brought that seat."""

    pieces: int
    face_up: bool
    total: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


def candidates(position: Position, dead: bool) -> list[Candidate]:
    """Plays that differ: of equal pieces only one is looked at; the policy's choice is first."""
    hand = position.hands[position.turn]
    if not position.plays:
        return [Candidate(group, True) for group in _different(_leads(hand))]
    count = kernel.SIZE[position.current]
    ups = () if dead else kernel.HIGHER[position.current]
    found = [Candidate(g, True) for g in _different([g for g in ups if hand & g == g])]
    return found + [Candidate(pieces, False) for pieces in _discards(hand, count)]


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


def search(
    worlds: Worlds,
    found: list[Candidate],
    nodes: int | None,
    budget: Budget,
    seat: int,
    shrewd: int,
) -> list[Candidate]:
    """The candidates, best first. `nodes` playouts are made in all, or until `budget` expires.

    `shrewd`: the seats that play on by the shrewd policy, as bits.
    """
    alive = found
    rounds = max(1, (len(found) - 1).bit_length())
    share = None if nodes is None else nodes / rounds
    while True:
        each = 40 if share is None else max(1, round(share / len(alive)))
        for _ in range(each):
            if budget.expired():
                return _ranked(found)
            world = worlds.next()
            for candidate in alive:
                position = world.copy()
                kernel.put(position, candidate.pieces, candidate.face_up)
                candidate.total += kernel.playout(position, shrewd)[seat]
                candidate.count += 1
        rounds -= 1
        if rounds <= 0:
            if nodes is not None:
                return _ranked(found)
            continue
        alive = _ranked(alive)[: (len(alive) + 1) // 2]


def _ranked(found: list[Candidate]) -> list[Candidate]:
    """By how long they stayed, then by what they brought."""
    return sorted(found, key=lambda c: (-c.count, -c.mean))
