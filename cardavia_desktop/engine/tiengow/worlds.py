"""Worlds that a seat believes in: where the unseen pieces may lie, likelier ones more often.

`hidden.imagine` is uniform; here the others' play says something. Who discarded on a single
probably held nothing that beats it, who led a single that could be beaten probably held no
stronger one, and discards are rather weak pieces. Each is a cost of a piece in a place; worlds are
drawn with probability exp(−cost) by a chain of random exchanges. Only what the view shows is used:
that a discard was made, never which.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import exp

from .hidden import unseen
from .kernel import ABOVE, BIT, Position, mask_of
from .pieces import LITTLE_THREE, STRENGTH, WEAKEST_FIRST
from .rulings import SEATS, must_discard
from .view import Trick, View


@dataclass(frozen=True, slots=True)
class Belief:
    """How much the others' play is trusted, as costs (natural logarithms of odds).

    `unbeaten`: a piece that would have beaten lies where it was held then; `stronger`: a single
    stronger than a beatable one that was led; `kept`: the strongest piece among the discards
    (weaker ones in proportion). All 0 draws uniformly.
    """

    unbeaten: float = 0.0
    stronger: float = 0.0
    kept: float = 0.0


class Worlds:
    """A stream of positions that agree with the view."""

    def __init__(self, view: View, belief: Belief, rng: random.Random) -> None:
        self._rng = rng
        self._slots: list[tuple[int, bool]] = []
        """Seat of each hidden place, and whether it is a hand."""
        self._costs: list[list[float]] = []
        self._tiles = [STRENGTH[piece] for piece in unseen(view)]
        rng.shuffle(self._tiles)
        self._start = _start(view)
        self._collect(view, belief)
        assert len(self._slots) == len(self._tiles)
        self._flat = not (belief.unbeaten or belief.stronger or belief.kept)
        self._mix(6 * len(self._tiles))

    def _collect(self, view: View, belief: Belief) -> None:
        """The hidden places and what each piece would cost there."""
        tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
        weak = [belief.kept * number / (len(WEAKEST_FIRST) - 1) for number in STRENGTH.values()]
        for seat in range(SEATS):
            if seat == view.seat:
                continue
            held = [0.0] * len(WEAKEST_FIRST)
            left = view.counts[seat] + sum(
                play.count for trick in tricks for play in trick.plays if play.seat == seat
            )
            columns = 0
            for trick in tricks:
                for place, play in enumerate(trick.plays):
                    if play.seat != seat:
                        continue
                    _weigh(held, trick, place, left, columns, belief)
                    if not play.up:
                        cost = [a + b for a, b in zip(held, weak, strict=True)]
                        self._slots += [(seat, False)] * play.count
                        self._costs += [cost] * play.count
                    left -= play.count
                if trick.winner == seat:
                    columns += trick.count
            self._slots += [(seat, True)] * view.counts[seat]
            self._costs += [held] * view.counts[seat]

    def _mix(self, steps: int) -> None:
        """Exchange pieces between places so that likely worlds come up more often."""
        tiles, costs, draw = self._tiles, self._costs, self._rng.random
        if self._flat:
            self._rng.shuffle(tiles)
            return
        count = len(tiles)
        for _ in range(steps):
            i, j = int(draw() * count), int(draw() * count)
            one, two = tiles[i], tiles[j]
            first, second = costs[i], costs[j]
            change = first[two] + second[one] - first[one] - second[two]
            if change <= 0 or draw() < exp(-change):
                tiles[i], tiles[j] = two, one

    def next(self) -> Position:
        """The next world; to be copied before it is played on."""
        self._mix(len(self._tiles))
        position = self._start.copy()
        for (seat, hand), tile in zip(self._slots, self._tiles, strict=True):
            if hand:
                position.hands[seat] |= 1 << tile
            else:
                position.down[seat] |= 1 << tile
        return position


def _weigh(
    held: list[float], trick: Trick, place: int, left: int, columns: int, belief: Belief
) -> None:
    """What the play at this place of a trick says of pieces still held then."""
    play = trick.plays[place]
    if trick.count > 1:
        return
    if play.up:
        if place == 0 and belief.stronger:
            for number in range(STRENGTH[play.pieces[0]] + 1, len(held)):
                held[number] += belief.stronger
        return
    if must_discard(1, left, columns):
        return
    high = next(p for p in reversed(trick.plays[:place]) if p.up)
    above = ABOVE[BIT[high.pieces[0]]]
    for number in range(len(held)):
        if above >> number & 1:
            held[number] += belief.unbeaten


def _start(view: View) -> Position:
    """What is known for certain."""
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    hands = [0] * SEATS
    hands[view.seat] = mask_of(view.hand)
    position = Position(view.banker, hands, list(view.columns), view.turn, 0)
    for trick in tricks:
        for play in trick.plays:
            if play.up:
                position.up |= mask_of(play.pieces)
            elif play.pieces:
                position.down[play.seat] |= mask_of(play.pieces)
    for payment in view.instant:
        position.paid[payment.source] -= payment.amount
        position.paid[payment.target] += payment.amount
    position.left = view.counts[view.turn]
    if view.trick is not None:
        lead = view.trick.plays[0]
        position.current = mask_of(view.trick.group.pieces)
        position.high = view.trick.winner
        position.plays = len(view.trick.plays)
        position.little = lead.seat if lead.pieces == (LITTLE_THREE,) else -1
    return position
