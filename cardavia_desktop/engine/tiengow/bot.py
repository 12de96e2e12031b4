"""The computer players of three levels. They see views only (law 3, law 12).

All three play out imagined worlds; they differ in how many, in how much they read out of the
others' play, and in how carelessly they choose. Answers follow from (view, level, seed, limit).

Reason ids: `lead_sure` (nothing unseen beats it), `lead`, `beat`, `hold_back` (could beat, does
not), `discard`, `slip`; `pieces` are those played, `value` the points expected of the deal.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..bots import Bot, Budget, Choice, Question, Reason
from ..core import Action, Seat
from . import choices, kernel
from .greedy import Greedy
from .pieces import in_order
from .search import Candidate, candidates, search
from .view import View
from .worlds import Belief, Worlds

NODES: dict[str, int] = {"beginner": 12, "club": 20, "strong": 280, "greedy": 1}
"""Playouts that take at most about 20 ms a decision."""

TABLE_NODES: dict[str, int] = {"strong": 2000}
"""Playouts at a table: what they gain is seen in the arena, and a person does not wait for them."""


@dataclass(frozen=True, slots=True)
class Level:
    """`blur`: points by which the eye errs, as a standard deviation; `deep`: it learns its own
    later choices (`tree`)."""

    belief: Belief
    blur: float = 0.0
    self_shrewd: bool = False
    others_shrewd: bool = False
    deep: bool = False


LEVELS: dict[str, Level] = {
    "beginner": Level(Belief(), blur=9.0),
    "club": Level(Belief(), blur=1.5),
    "strong": Level(Belief(unbeaten=1.5, stronger=0.5, kept=0.5), self_shrewd=True, deep=True),
}


class Player:
    """One of the three levels."""

    def __init__(self, name: str, level: Level) -> None:
        self.name = name
        self.level = level

    def choose(self, question: Question, budget: Budget) -> Choice:
        view: View = question.view
        if len(question.legal) == 1:
            return Choice(question.legal[0])
        rng = random.Random(question.seed)
        worlds = Worlds(view, self.level.belief, rng)
        found = candidates(worlds.next())
        limit = question.limit
        nodes = limit.nodes
        if nodes is None and limit.seconds is None:
            nodes = NODES[self.name]
        shrewd = self._shrewd(view.seat)
        ranked = search(worlds, found, nodes, budget, view.seat, shrewd, self.level.deep)
        if self.level.blur:
            blur = self.level.blur
            ranked.sort(key=lambda c: c.mean + rng.gauss(0, blur), reverse=True)
        best = ranked[0]
        return Choice(_action(view, best), best.mean, (_reason(view, best),))

    def _shrewd(self, seat: Seat) -> int:
        own = 1 << seat
        return own * self.level.self_shrewd | (15 ^ own) * self.level.others_shrewd


def _action(view: View, chosen: Candidate) -> Action:
    pieces = in_order(kernel.pieces_of(chosen.pieces))
    return Action(view.seat, "play" if chosen.face_up else "discard", pieces)


def _reason(view: View, chosen: Candidate) -> Reason:
    pieces = in_order(kernel.pieces_of(chosen.pieces))
    if view.trick is None:
        name = "lead_sure" if choices.is_sure(view, pieces) else "lead"
    elif chosen.face_up:
        name = "beat"
    else:
        name = "hold_back" if choices.beating(view) else "discard"
    return Reason(name, pieces, chosen.mean)


def make_bot(level: str) -> Bot:
    """The player of this level (`bots.LEVELS`) or the reference player `greedy`."""
    return Greedy() if level == "greedy" else Player(level, LEVELS[level])
