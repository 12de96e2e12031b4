"""The computer players of three levels. They see views only (law 3, law 12).

Beginner weighs like Club but with a careless eye: values are blurred by the seed and claims
overlooked. Club plays for the likeliest legal win. Strong plays for points, reckons with what
the others wait for, and gives up when that pays. Answers follow from (view, level, seed, limit).

Reason ids: `win`, `nearer` (tiles missing of the plan), `plan` (pieces to discard, its worth),
`claim`, `kong`, `keeps-closed`, `no-path` (nothing legal to reach), `safe`, `slip`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ..bots import Bot, Budget, Choice, Question, Reason
from ..core import Action, Piece
from .greedy import Greedy
from .judge import Judge, Rough, Taste, Value
from .pieces import KIND_NUMBER
from .readings import CLOSED_KONG, OPEN_KONG, OPEN_PUNG, SORT
from .shanten import POWER, SUIT, Indexes, indexes
from .situation import Situation, situation
from .threat import costs, threats
from .view import View

NODES: dict[str, int] = {"beginner": 400, "club": 400, "strong": 4000, "greedy": 400}
"""Evaluations of a hand that take about 20 ms a decision."""


Risk = tuple[list[float], list[float]]
Eye = Callable[[float, random.Random], float]
"""How a value looks to a player."""


@dataclass(frozen=True, slots=True)
class Level:
    """`blur`: spread of the careless eye; `miss`: chance to overlook a claim; `margin`: a claim
    must be better than waiting by this factor; `guard`: weight of what a discard may cost."""

    taste: Taste
    blur: float = 0.0
    miss: float = 0.0
    margin: float = 1.0
    guard: float = 0.0


def _pay(step: float, top: int) -> tuple[float, ...]:
    """The worth of 0–13 faan: 1 for three, times `step` for each more up to `top`."""
    return tuple(0.0 if f < 3 else step ** (min(f, top) - 3) for f in range(14))


LEVELS: dict[str, Level] = {
    "beginner": Level(Taste(_pay(1.1, 6), most=2), blur=0.35, miss=0.25),
    "club": Level(Taste(_pay(1.1, 6))),
    "strong": Level(Taste(_pay(2.0, 6)), guard=1.0),
}


class Player:
    """One of the three levels."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, question: Question, budget: Budget) -> Choice:
        view: View = question.view
        for action in question.legal:
            if action.verb == "win":
                return Choice(action, reasons=(Reason("win"),))
        rng = random.Random(question.seed)
        found = situation(view)
        if view.phase in ("claim", "rob"):
            return self._answer(question, found, rng)
        return self._turn(question, found, rng)

    def _seen(self, points: float, rng: random.Random) -> float:
        """A value as this level's eye sees it."""
        if self.level.blur:
            return points * math.exp(rng.gauss(0.0, self.level.blur))
        return points

    def _turn(self, question: Question, found: Situation, rng: random.Random) -> Choice:
        judge = Judge(found, self.level.taste)
        risk = self._risk(question.view, found)
        best = _best_discard(judge, self._seen, rng, risk)
        choice = self._discard(question, best)
        for action in question.legal:
            if action.verb == "kong":
                after = Judge(_after(found, action, None), self.level.taste)
                value = after.value(list(after.found.counts), indexes(after.found.counts))
                if value.points > 0 and self._seen(value.points, rng) >= best[0]:
                    return Choice(action, value.points, (Reason("kong", action.pieces),))
        return choice

    def _risk(self, view: View, found: Situation) -> Risk | None:
        """By kind the chance and the loss of dealing in, as this level reckons them."""
        if not self.level.guard:
            return None
        chances, losses = costs(threats(view, found.live))
        return chances, [self.level.guard * loss for loss in losses]

    def _discard(self, question: Question, best: tuple[float, int, Value]) -> Choice:
        points, kind, value = best
        mine = [
            action
            for action in question.legal
            if action.verb == "discard" and KIND_NUMBER[action.pieces[0]] == kind
        ]
        kept = [action for action in mine if action.pieces[0] != question.view.drawn]
        action = (kept or mine)[0]
        reason = Reason("no-path") if points <= 0 else Reason("plan", action.pieces, points)
        return Choice(action, points, (reason, Reason("nearer", value=value.missing)))

    def _answer(self, question: Question, found: Situation, rng: random.Random) -> Choice:
        claims = [a for a in question.legal if a.verb in ("pung", "chow", "kong")]
        stay = question.legal[0]
        if not claims or rng.random() < self.level.miss:
            return Choice(stay)
        judge = Judge(found, self.level.taste)
        risk = self._risk(question.view, found)
        wait = judge.value(list(found.counts), indexes(found.counts)).points
        best, chosen = self._seen(wait, rng) * self.level.margin, None
        for action in claims:
            after = Judge(_after(found, action, question.view.last), self.level.taste)
            if action.verb == "kong":
                counts = list(after.found.counts)
                points = after.value(counts, indexes(counts)).points
            else:
                points = _best_discard(after, _exact, rng, risk)[0]
            points = self._seen(points, rng)
            if points > best:
                best, chosen = points, action
        if chosen is None:
            return Choice(stay, best, (Reason("keeps-closed", value=wait),))
        return Choice(chosen, best, (Reason("claim", chosen.pieces, best),))


def _exact(points: float, rng: random.Random) -> float:
    return points


def _best_discard(
    judge: Judge, seen: Eye, rng: random.Random, risk: Risk | None
) -> tuple[float, int, Value]:
    """(worth as seen, kind, value) of the best kind to discard from the judge's hand."""
    counts = list(judge.found.counts)
    held = list(indexes(counts))
    roughs: list[tuple[Rough, int, Indexes]] = []
    for kind in range(34):
        if counts[kind]:
            counts[kind] -= 1
            held[SUIT[kind]] -= POWER[kind]
            at = (held[0], held[1], held[2], held[3])
            roughs.append((judge.rough(counts, at), kind, at))
            counts[kind] += 1
            held[SUIT[kind]] += POWER[kind]
    top = max(each[0][0] for each in roughs)
    best: tuple[tuple[float, float], int, Value] | None = None
    for rough, kind, at in roughs:
        if rough[0] >= 0.5 * top:
            counts[kind] -= 1
            value = judge.value(counts, at, rough)
            counts[kind] += 1
        elif risk is not None:
            value = Value(0.8 * rough[0], None, 99, 0.0)
        else:
            continue
        points = seen(value.points, rng)
        if risk is not None:
            points = points * (1 - risk[0][kind]) - risk[1][kind]
        rank = (points, -_keep(kind, counts))
        if best is None or rank > best[0]:
            best = (rank, kind, value)
    if best is None:
        raise ValueError("a hand without tiles has no discard")
    return best[0][0], best[1], best[2]


def _keep(kind: int, counts: Sequence[int]) -> float:
    """A tie-break: how much a tile holds together with the others."""
    if kind >= 27:
        return 2.0 * (counts[kind] - 1)
    first, rank = kind // 9 * 9, kind % 9
    near = sum(
        counts[first + r] * (3 - abs(r - rank)) for r in range(max(0, rank - 2), min(9, rank + 3))
    )
    return near + min(rank, 8 - rank) * 0.1


def _after(found: Situation, action: Action, claimed: Piece | None) -> Situation:
    """The situation after a claim or a kong, before the discard or the replacement."""
    counts = list(found.counts)
    for piece in action.pieces:
        counts[KIND_NUMBER[piece]] -= 1
    kinds = sorted(KIND_NUMBER[p] for p in action.pieces)
    melds = list(found.melds)
    if action.verb == "chow":
        melds.append(min(kinds[0], KIND_NUMBER[claimed] if claimed else kinds[0]))
    elif action.verb == "pung":
        melds.append(OPEN_PUNG * SORT + kinds[0])
    elif claimed is not None:
        melds.append(OPEN_KONG * SORT + kinds[0])
    elif len(kinds) == 4:
        melds.append(CLOSED_KONG * SORT + kinds[0])
    else:
        melds[melds.index(OPEN_PUNG * SORT + kinds[0])] = OPEN_KONG * SORT + kinds[0]
    return replace(found, counts=tuple(counts), melds=tuple(melds))


def make_bot(level: str) -> Bot:
    """The player of a level of `bots.LEVELS`, or the reference player `greedy`."""
    if level == "greedy":
        return Greedy()
    return Player(LEVELS[level])
