"""A view in numbers: what a seat holds and what it can still see coming.

Shared by the outlook that the interface shows and by the bots; both know only the view.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..core import Piece
from .patterns import bonus_mask, meld_code, win_mask, worth
from .pieces import KIND_NUMBER
from .view import View

NO_FLAGS: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Situation:
    """Tiles as counts of 34 kinds in tile order.

    `live`: copies of each kind that the seat cannot see (in the wall or in other hands);
    `unseen`: their sum. `wind` is the seat's wind number 0–3, `melds` the codes of its sets.
    """

    counts: tuple[int, ...]
    live: tuple[int, ...]
    melds: tuple[int, ...]
    wind: int
    flowers: tuple[Piece, ...]
    hidden_flowers: tuple[Piece, ...]
    """Flowers and seasons that nobody has shown: all of them lie in the wall (M3)."""
    wall: int
    unseen: int

    @property
    def bonus(self) -> int:
        """The pattern bits of the flowers as they are now."""
        return bonus_mask(self.flowers, self.wind)


def seen(view: View) -> list[int]:
    """How many copies of each kind the seat can see, its own hand included."""
    found = [0] * 34
    for piece in view.hand:
        found[KIND_NUMBER[piece]] += 1
    for melds in view.melds:
        for meld in melds:
            for piece in meld.pieces:
                found[KIND_NUMBER[piece]] += 1
    for river in view.rivers:
        for discard in river:
            if discard.taken is None:
                found[KIND_NUMBER[discard.piece]] += 1
    if view.phase == "rob" and view.last is not None and view.turn != view.seat:
        shown = any(view.last in m.pieces for m in view.melds[view.turn])
        found[KIND_NUMBER[view.last]] += not shown
    return found


def situation(view: View) -> Situation:
    """The numbers of a view."""
    visible = seen(view)
    counts = [0] * 34
    for piece in view.hand:
        counts[KIND_NUMBER[piece]] += 1
    shown = {flower for group in view.flowers for flower in group}
    live = tuple([4 - n if n < 4 else 0 for n in visible])
    return Situation(
        tuple(counts),
        live,
        tuple([meld_code(meld) for meld in view.melds[view.seat]]),
        (view.seat - view.dealer) % 4,
        view.flowers[view.seat],
        tuple(f for f in ("f1", "f2", "f3", "f4", "q1", "q2", "q3", "q4") if f not in shown),
        view.wall,
        sum(live),
    )


def faan(
    found: Situation, counts: list[int], win: int, drawn: bool, flags: frozenset[str] = NO_FLAGS
) -> int:
    """Capped faan of `counts` (without `win`) completed by `win`; −1: not a winning shape."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    kinds.append(win)
    kinds.sort()
    won = win_mask("self_draw" if drawn else "discard", flags)
    return worth(tuple(kinds), found.melds, win, found.wind, found.bonus, won)


def without(found: Situation, kind: int) -> Situation:
    """The situation after discarding a kind (it stays visible)."""
    counts = list(found.counts)
    counts[kind] -= 1
    return replace(found, counts=tuple(counts))
