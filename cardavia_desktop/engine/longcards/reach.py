"""How far a hand is from a win and which cards bring it nearer, from counts or from a view."""

from __future__ import annotations

from collections.abc import Sequence

from . import tables
from .groups import Counts, counts_of, plus
from .pieces import COPIES, KINDS
from .rulings import GROUPS, HEZI_IS_A_GROUP
from .tables import PART, WEIGHT
from .view import View

ALL = range(len(KINDS))


def groups_wanted(view: View) -> int:
    """Groups still to be made of the concealed cards."""
    hezi = HEZI_IS_A_GROUP and bool(view.hezi[view.seat])
    return GROUPS - len(view.melds[view.seat]) - hezi


def seen_counts(view: View) -> Counts:
    """Copies of each kind that this seat sees: its hand and everything face up."""
    counts = [0] * len(KINDS)
    pieces = [*view.hand, *view.indicators]
    for seat in range(len(view.melds)):
        pieces += view.hezi[seat]
        for meld in view.melds[seat]:
            pieces += meld.pieces
        pieces += [discard.piece for discard in view.rivers[seat] if discard.taken is None]
    if view.phase == "rob" and view.last is not None:
        pieces.append(view.last)
    if view.won is not None:
        pieces.append(view.won)
    for kind, copies in enumerate(counts_of(pieces)):
        counts[kind] = copies
    return tuple(counts)


def live_counts(view: View) -> Counts:
    """Copies of each kind that this seat does not see."""
    return tuple(COPIES - copies for copies in seen_counts(view))


def distance_of(counts: Counts, groups: int) -> int:
    """Cards missing for a win (0 complete, 1 waiting)."""
    return tables.distance_of(counts, groups)


def after_discards(counts: Counts, groups: int, runs: bool = False) -> list[tuple[int, int]]:
    """(kind, distance after discarding it) of each kind held, in card order; with `runs` the
    distance to sequences and a pair (Qing Hu)."""
    states = tables.states_of(counts)
    distance = tables.run_distance if runs else tables.distance
    found = []
    for kind in ALL:
        if counts[kind]:
            part = PART[kind]
            states[part] -= WEIGHT[kind]
            found.append((kind, distance(states, groups)))
            states[part] += WEIGHT[kind]
    return found


def best_distance(counts: Counts, groups: int) -> int:
    """The least distance after one discard."""
    return min(far for _, far in after_discards(counts, groups))


def useful(counts: Counts, groups: int, distance: int, runs: bool = False) -> list[int]:
    """Kinds whose next copy lowers the distance (with `runs` that to Qing Hu) of these cards."""
    sums, totals = tables.sums, tables.totals
    suits = tables.run_suits if runs else tables.suits
    honours = tables.run_honours if runs else tables.honours
    m, s, c, h = tables.states_of(counts)
    myriads, strings, coins, three = suits[m], suits[s], suits[c], honours[h]
    left = sums[myriads << 16 | strings] << 16
    right = sums[coins << 16 | three]
    found = []
    for kind in ALL:
        if counts[kind] == COPIES:
            continue
        weight = WEIGHT[kind]
        if kind < 9:
            total = totals[sums[suits[m + weight] << 16 | strings] << 16 | right]
        elif kind < 18:
            total = totals[sums[myriads << 16 | suits[s + weight]] << 16 | right]
        elif kind < 27:
            total = totals[left | sums[suits[c + weight] << 16 | three]]
        else:
            total = totals[left | sums[coins << 16 | honours[h + weight]]]
        if total[groups] < distance:
            found.append(kind)
    return found


def live_useful(counts: Counts, groups: int, distance: int, live: Sequence[int]) -> int:
    """Unseen copies of the useful kinds."""
    return sum(live[kind] for kind in useful(counts, groups, distance))


def without(counts: Counts, kind: int, copies: int = 1) -> Counts:
    """The counts with copies of one kind taken away."""
    return plus(counts, kind, -copies)
