"""The reference player of the arena: simple, fixed, so that ladders mean something.

It leads the group that no unseen group of its kind can beat, larger first, else its highest
single; follows with the lowest group that beats, whenever it can; discards its lowest pieces,
breaking pairs and mixed families last. High and low across suits is `pieces.STRENGTH`.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..bots import Budget, Choice, Question
from ..core import Action, Piece
from .choices import beating
from .hidden import unseen
from .pieces import STRENGTH, SUPREME, Group, beats, groups_in, in_order
from .view import View


class Greedy:
    """The same answer to the same view, whatever seed and limit."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        view: View = question.view
        if view.trick is None:
            return Choice(Action(view.seat, "play", lead(view).pieces))
        ups = beating(view)
        if ups:
            return Choice(Action(view.seat, "play", lowest(ups).pieces))
        return Choice(Action(view.seat, "discard", discard(view.hand, view.trick.count)))


def worth(group: Group) -> tuple[int, int, int]:
    """The order in which groups are led: larger, higher, then stronger pieces."""
    return len(group.pieces), group.rank, sum(2 ** STRENGTH[piece] for piece in group.pieces)


def lead(view: View) -> Group:
    """The largest group that nothing unseen can beat, or the highest single."""
    rest = groups_in(unseen(view))
    held = groups_in(view.hand)
    sure = [group for group in held if not any(beats(other, group) for other in rest)]
    singles = [group for group in held if len(group.pieces) == 1]
    if any(len(group.pieces) > 1 for group in sure):
        return max(sure, key=worth)
    return max(set(sure) & set(singles) or singles, key=_strength)


def _strength(group: Group) -> int:
    return STRENGTH[group.pieces[0]]


def lowest(groups: Iterable[Group]) -> Group:
    """The group of lowest rank; of equals the one of weaker pieces."""
    return min(groups, key=lambda g: (g.rank, sum(2 ** STRENGTH[p] for p in g.pieces)))


def bound(hand: Iterable[Piece]) -> set[Piece]:
    """The pieces that make a pair or a mixed group with others of the hand."""
    return {
        piece
        for group in groups_in(hand)
        if len(group.pieces) > 1 and group.kind != SUPREME
        for piece in group.pieces
    }


def discard(hand: Iterable[Piece], count: int) -> tuple[Piece, ...]:
    """The lowest pieces of a hand, bound ones last, in table order."""
    held = tuple(hand)
    kept = bound(held)
    return in_order(sorted(held, key=lambda p: (p in kept, STRENGTH[p]))[:count])
