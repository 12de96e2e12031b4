"""The players of long cards: Beginner, Club and Strong. They see views only.

Beginner plays for distance alone and slips; Club weighs the chance to win against the hu it keeps;
Strong also weighs the roads to Qing Hu and Piao Hu, what its discards may give away, and when to
give a hand up. Speed comes first: most of a hand's worth is its chance to win.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..bots import Bot, Budget, Choice, Question, Reason
from ..core import Action
from .advice import estimate, own_holding, win_of
from .greedy import Greedy
from .groups import Counts
from .pieces import KIND_NUMBER
from .reach import ALL, after_discards, best_distance, without
from .rulings import GROUPS
from .scoring import score_win
from .view import View
from .worth import Hope, Melds, Mind

NODES = {"beginner": 64, "club": 64, "strong": 64, "greedy": 64}
"""Hands weighed in a decision. A hand has at most 23 kinds and takes well below a millisecond, so
the limit is never reached in ordinary play; the nearest discards are weighed first."""
KONG_DRAW = 10.0
"""Points of a chance to win 1 that a replacement adds by coming at once."""
FOLD_STOCK = 25
"""From here on discards that lead away from a win are weighed for their safety."""
FAR_TRUST = 0.5
"""How much of their chance to win is believed: their useful cards mostly lead back."""
SLIP = 0.15
"""How often Beginner does something else than it should."""


@dataclass(frozen=True, slots=True)
class Style:
    """What a player weighs: its plans, and the danger of its discards."""

    plans: tuple[str, ...] = ("general",)
    danger: bool = False


CLUB = Style()
STRONG = Style(("general", "qing", "piao"), danger=True)


@dataclass(frozen=True, slots=True)
class Discarded:
    """The worth of a discard, with what it was judged by."""

    value: float
    kind: int
    hope: Hope
    danger: float


@dataclass(slots=True)
class Nodes:
    """Hands weighed in one decision so far, and how many may be."""

    limit: int | None
    budget: Budget
    used: int = 0

    def spent(self) -> bool:
        return (self.limit is not None and self.used >= self.limit) or self.budget.expired()


class Player:
    """Club or Strong, by style. Deterministic: the question's seed is not used."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def choose(self, question: Question, budget: Budget) -> Choice:
        legal = question.legal
        for verb in ("open", "hezi", "ready"):
            for action in legal:
                if action.verb == verb:
                    return Choice(action, reasons=(Reason(verb, action.pieces),))
        if len(legal) == 1 or question.view.phase == "prepare":
            return Choice(legal[0])
        mind = Mind(question.view)
        nodes = Nodes(question.limit.nodes, budget)
        if question.view.phase in ("claim", "rob"):
            return self._claim(mind, legal, nodes)
        return self._turn(mind, legal, nodes)

    def discards(self, mind: Mind, counts: Counts, melds: Melds, nodes: Nodes) -> list[Discarded]:
        """The discards worth a thought, best first. A plan counts for the discards that leave its
        least distance: farther ones seem rich in useful cards that only bring them back."""
        groups = GROUPS - len(melds)
        plans: dict[int, tuple[str, ...]] = {}
        for plan in self.style.plans:
            if plan != "qing" or not melds:
                for kind in mind.nearest(plan, counts, groups):
                    plans[kind] = (*plans.get(kind, ()), plan)
        found: list[tuple[Hope, int]] = []
        for kind, some in plans.items():
            if found and nodes.spent():
                break
            nodes.used += 1
            found.append((mind.hope(without(counts, kind), melds, some), kind))
        if self.style.danger and mind.stock < FOLD_STOCK:
            for kind in ALL:
                if counts[kind] and kind not in plans and not nodes.spent():
                    nodes.used += 1
                    hope = mind.hope(without(counts, kind), melds, ("general",))
                    found.append((hope.scaled(FAR_TRUST), kind))
        weighed = [
            Discarded(self._weigh(mind, hope, danger), kind, hope, danger)
            for hope, kind in found
            for danger in (mind.danger(kind) if self.style.danger else 0.0,)
        ]
        return sorted(weighed, key=lambda each: (-each.value, each.kind))

    def _weigh(self, mind: Mind, hope: Hope, danger: float = 0.0) -> float:
        if not self.style.danger:
            return hope.value
        return (1 - danger) * (hope.win + (1 - hope.chance) * mind.quiet()) + hope.keep

    def _turn(self, mind: Mind, legal: tuple[Action, ...], nodes: Nodes) -> Choice:
        actions: dict[int, Action] = {}
        for action in legal:
            if action.verb == "discard":
                actions.setdefault(KIND_NUMBER[action.pieces[0]], action)
        ranked = [
            each
            for each in self.discards(mind, mind.counts, mind.melds, nodes)
            if each.kind in actions
        ]
        if ranked:
            best = Choice(actions[ranked[0].kind], ranked[0].value, reasons_of(ranked[0]))
        else:
            best = Choice(legal[0])
        for action in legal:
            if action.verb == "win":
                if _takes(mind, ranked[0].hope if ranked else None):
                    return Choice(action, reasons=(Reason("win"),))
            elif action.verb == "kong":
                kind, copies = KIND_NUMBER[action.pieces[0]], len(action.pieces)
                melds: Melds = (*mind.melds, ("concealed_kong", kind))
                if copies == 1:
                    melds = tuple(
                        ("added_kong", kind) if meld == ("pong", kind) else meld
                        for meld in mind.melds
                    )
                value = self._drawing(mind, without(mind.counts, kind, copies), melds)
                if not ranked or value > best.value:
                    best = Choice(action, value, (Reason("kong", action.pieces, value),))
        return best

    def _drawing(self, mind: Mind, counts: Counts, melds: Melds) -> float:
        """The worth of a hand that draws a replacement at once."""
        hope = mind.hope(counts, melds, self.style.plans)
        return self._weigh(mind, hope) + KONG_DRAW * hope.chance

    def _claim(self, mind: Mind, legal: tuple[Action, ...], nodes: Nodes) -> Choice:
        view = mind.view
        assert view.last is not None
        kind = KIND_NUMBER[view.last]
        stay = mind.hope(mind.counts, mind.melds, self.style.plans)
        best = Choice(legal[0], self._weigh(mind, stay), (Reason("pass"),))
        for action in legal:
            if action.verb == "win":
                if _takes(mind, stay):
                    return Choice(action, reasons=(Reason("win"),))
            elif action.verb == "pong":
                melds = (*mind.melds, ("pong", kind))
                rest = without(mind.counts, kind, 2)
                nearer = best_distance(rest, GROUPS - len(melds)) < stay.distance
                ranked = self.discards(mind, rest, melds, nodes)
                value = ranked[0].value
                if value > best.value:
                    reason = Reason("nearer" if nearer else "pong", action.pieces, value)
                    best = Choice(action, value, (reason,))
            elif action.verb == "kong":
                melds = (*mind.melds, ("open_kong", kind))
                value = self._drawing(mind, without(mind.counts, kind, 3), melds)
                if value > best.value:
                    best = Choice(action, value, (Reason("kong", action.pieces, value),))
        return best


def reasons_of(chosen: Discarded) -> tuple[Reason, ...]:
    """Distance after it, unseen useful copies, hu kept, the plan, the danger in per cent."""
    hope = chosen.hope
    found = [
        Reason("distance", value=hope.distance),
        Reason("useful", value=hope.live),
        Reason("keeps-hu", value=hope.hu),
    ]
    if hope.plan != "general":
        found.append(Reason(f"plan-{hope.plan}"))
    if chosen.danger:
        found.append(Reason("danger", value=round(100 * chosen.danger, 1)))
    return tuple(found)


def _takes(mind: Mind, waiting: Hope | None) -> bool:
    """Whether to declare a win (N13): yes, unless it is sure to lose points and waiting for a
    better one promises more."""
    view: View = mind.view
    sheet = score_win(own_holding(view), win_of(view), mind.indicators)
    assert sheet is not None
    if waiting is None or waiting.distance > 1 or estimate(view, sheet.total) >= 0:
        return True
    now = 2.0 * (sheet.total - waiting.hu) + mind.swing
    return waiting.win <= now


class Beginner:
    """Distance first, no count of useful cards, and a slip now and then (by the seed)."""

    def __init__(self) -> None:
        self.greedy = Greedy()

    def choose(self, question: Question, budget: Budget) -> Choice:
        view: View = question.view
        legal = question.legal
        rng = random.Random(question.seed)
        slips = rng.random() < SLIP
        discards = [action for action in legal if action.verb == "discard"]
        if len(discards) < 2 or any(action.verb == "win" for action in legal):
            if slips and view.phase == "claim" and not any(a.verb == "win" for a in legal):
                return Choice(legal[0], reasons=(Reason("pass"),))
            return self.greedy.choose(question, budget)
        mind = Mind(view)
        table = dict(after_discards(mind.counts, mind.groups))
        least = min(table.values()) + slips
        near = [a for a in discards if table[KIND_NUMBER[a.pieces[0]]] <= least]
        action = rng.choice(near)
        far = table[KIND_NUMBER[action.pieces[0]]]
        return Choice(action, reasons=(Reason("distance", value=far),))


def make_bot(level: str) -> Bot:
    """The player of this level (`bots.LEVELS`) or the reference player `greedy`."""
    match level:
        case "beginner":
            return Beginner()
        case "club":
            return Player(CLUB)
        case "strong":
            return Player(STRONG)
        case "greedy":
            return Greedy()
        case _:
            raise KeyError(level)
