"""Monte Carlo over imagined worlds: every first play is tried in the same worlds, and the worse
half is dropped round by round (sequential halving). Below a first play the seat goes on by its
policy, or by what a tree has learnt of its later choices."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots import Budget
from ..core import Seat
from . import kernel
from .kernel import Position
from .plays import plays
from .tree import Tree
from .worlds import Worlds


@dataclass(slots=True)
class Candidate:
    """A play of the seat on turn, and what its playouts brought that seat."""

    pieces: int
    face_up: bool
    total: float = 0.0
    count: int = 0
    tree: Tree | None = None

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


def candidates(position: Position) -> list[Candidate]:
    return [Candidate(*play) for play in plays(position)]


def search(
    worlds: Worlds,
    found: list[Candidate],
    nodes: int | None,
    budget: Budget,
    seat: Seat,
    shrewd: int,
    deep: bool = False,
) -> list[Candidate]:
    """The candidates, best first. `nodes` playouts are made in all, or until `budget` expires.

    `shrewd`: the seats that play on by the shrewd policy, as bits. `deep`: learn later choices.
    """
    if deep:
        for candidate in found:
            candidate.tree = Tree(seat, shrewd)
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
                if candidate.tree is not None:
                    candidate.total += candidate.tree.playout(position)
                else:
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
