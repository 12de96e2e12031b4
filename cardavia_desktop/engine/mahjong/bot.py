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
from .ahead import Ahead
from .greedy import Greedy
from .judge import Judge, Rough, Taste, Value
from .pieces import KIND_NUMBER
from .readings import CLOSED_KONG, OPEN_KONG, OPEN_PUNG, SORT
from .shanten import POWER, SUIT, Indexes, indexes
from .situation import Situation, situation
from .threat import costs, threats
from .view import View

NODES: dict[str, int] = {"beginner": 1, "club": 1, "strong": 150, "greedy": 1}
"""Hands valued one draw ahead, by level, within about 20 ms a decision. Only Strong looks ahead;
the others value each discard once, and a limit changes nothing."""


USUALLY_READY = 0.5
"""Opponents that wait on average late in a deal."""
WIDTH = 4
"""Discards that are looked at one draw further."""
NEAR = 2
"""Only hands that lack so few tiles are: their next stage is a wait, which the scorer values."""
Ranked = list[tuple[float, float, int, Value, Indexes]]
"""Discards, best first: worth as seen, tie-break, kind, value, what is left."""
Risk = tuple[list[float], list[float]]
Eye = Callable[[float, random.Random], float]
"""How a value looks to a player."""


@dataclass(frozen=True, slots=True)
class Level:
    """`blur`: spread of the careless eye; `miss`: chance to overlook a claim; `margin`: a claim
    must be better than waiting by this factor; `guard`: weight of what a discard may cost;
    `nodes`: evaluations for looking one draw ahead; `haste`: how much waiting opponents shorten
    the deal; `careful`: claims nothing that leaves no way to three faan."""

    taste: Taste
    blur: float = 0.0
    miss: float = 0.0
    margin: float = 1.0
    guard: float = 0.0
    nodes: int = 0
    haste: float = 0.0
    careful: bool = True


def _pay(step: float, top: int) -> tuple[float, ...]:
    """The worth of 0–13 faan: 1 for three, times `step` for each more up to `top`."""
    return tuple(0.0 if f < 3 else step ** (min(f, top) - 3) for f in range(14))


LEVELS: dict[str, Level] = {
    "beginner": Level(Taste(_pay(1.1, 6), most=2), blur=0.2, miss=0.15, careful=False),
    "club": Level(Taste(_pay(1.1, 6))),
    "strong": Level(Taste(_pay(2.0, 6)), guard=1.5, nodes=NODES["strong"]),
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
        return self._turn(question, found, rng, budget)

    def _seen(self, points: float, rng: random.Random) -> float:
        """A value as this level's eye sees it."""
        if self.level.blur:
            return points * math.exp(rng.gauss(0.0, self.level.blur))
        return points

    def _turn(
        self, question: Question, found: Situation, rng: random.Random, budget: Budget
    ) -> Choice:
        risk, pressure = self._outside(question.view, found)
        judge = Judge(found, self.level.taste, pressure)
        ahead = Ahead(judge, self._nodes(question), budget)
        best = _best_discard(judge, self._seen, rng, risk, ahead)
        choice = self._discard(question, best)
        for action in question.legal:
            if action.verb == "kong":
                after = Judge(_after(found, action, None), self.level.taste, pressure)
                value = after.value(list(after.found.counts), indexes(after.found.counts))
                if value.points > 0 and self._seen(value.points, rng) >= best[0]:
                    return Choice(action, value.points, (Reason("kong", action.pieces),))
        return choice

    def _nodes(self, question: Question) -> int:
        """Evaluations for looking ahead: the level's own, or fewer by the question's limit."""
        limit = question.limit.nodes
        return self.level.nodes if limit is None or not self.level.nodes else limit

    def _outside(self, view: View, found: Situation) -> tuple[Risk | None, float]:
        """What discards may cost by kind, and how much sooner than usual the others will end the
        deal, as this level reckons them."""
        if not self.level.guard:
            return None, 1.0
        seen = threats(view, found.live)
        chances, losses = costs(seen)
        ready = sum(threat.ready for threat in seen)
        pressure = 1.0 + self.level.haste * (min(2.0, ready) - USUALLY_READY)
        return (chances, [self.level.guard * loss for loss in losses]), round(pressure, 1)

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
        risk, pressure = self._outside(question.view, found)
        judge = Judge(found, self.level.taste, pressure)
        wait = judge.value(list(found.counts), indexes(found.counts)).points
        best, chosen = self._seen(wait, rng) * self.level.margin, None
        for action in claims:
            after = Judge(_after(found, action, question.view.last), self.level.taste, pressure)
            if self.level.careful and not after.can_be_legal():
                continue
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
    judge: Judge, seen: Eye, rng: random.Random, risk: Risk | None, ahead: Ahead | None = None
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
    ranked: Ranked = []
    for rough, kind, at in roughs:
        counts[kind] -= 1
        keep = _keep(kind, counts)
        if rough[0] >= 0.5 * top:
            value = judge.value(counts, at, rough)
        else:
            value = Value(0.8 * rough[0], None, 99, 0.0)
        counts[kind] += 1
        if rough[0] >= 0.5 * top or risk is not None:
            points = _at_risk(seen(value.points, rng), kind, risk)
            ranked.append((points, -keep, kind, value, at))
    ranked.sort(key=lambda each: each[:2], reverse=True)
    if ahead is not None and ahead.left:
        ranked = _looked_ahead(ahead, ranked, counts, risk)
    return ranked[0][0], ranked[0][2], ranked[0][3]


def _at_risk(points: float, kind: int, risk: Risk | None) -> float:
    """A value less what the discard may cost."""
    return points if risk is None else points * (1 - risk[0][kind]) - risk[1][kind]


def _looked_ahead(ahead: Ahead, ranked: Ranked, counts: list[int], risk: Risk | None) -> Ranked:
    """The best few discards in the order that one draw further gives; as they were when the
    evaluations do not suffice."""
    few = [each for each in ranked[:WIDTH] if each[3].missing <= NEAR]
    if len(few) < 2 or few[0] is not ranked[0]:
        return ranked
    found: Ranked = []
    for _, keep, kind, value, at in few:
        counts[kind] -= 1
        points = ahead.points(counts, at, value.points)
        counts[kind] += 1
        found.append((_at_risk(points, kind, risk), keep, kind, value, at))
    if ahead.left <= 0:
        return ranked
    found.sort(key=lambda each: each[:2], reverse=True)
    return found


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
