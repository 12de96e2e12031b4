"""What the interface tells a player: hu in hand, distance, waits, the worth of a win, choices.

Everything is computed from a view, so nothing here knows more than the seat it speaks to.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Action, Piece, Seat
from .choices import live_waits, view_legal
from .groups import Counts, counts_of, plus, waits
from .pieces import KIND_NUMBER, KINDS
from .reach import after_discards, distance_of, live_counts
from .rulings import GROUPS, SEATS, is_heavenly, rounded, settlement
from .scoring import Holding, Line, Sheet, Win, base_sheet, line, score_win
from .state import holding_of
from .view import View


def indicator_numbers(view: View) -> tuple[int, ...]:
    return tuple(KIND_NUMBER[piece] for piece in view.indicators)


def own_holding(view: View, counts: Counts | None = None) -> Holding:
    """What the seat scores from, with its whole hand or with other concealed counts."""
    seat = view.seat
    held = counts_of(view.hand) if counts is None else counts
    return holding_of(held, view.melds[seat], view.hezi[seat], view.ready[seat])


def sheet(view: View) -> Sheet:
    """The live base-hu sheet of one's own hand and melds (N16–N19), as if the deal ended now."""
    return base_sheet(own_holding(view), indicator_numbers(view))


def open_sheet(view: View, seat: Seat) -> Sheet:
    """What everybody can see of a seat's base hu: its melds and Hezi, or all of it at the end."""
    hand = () if view.hands is None else view.hands[seat]
    held = holding_of(counts_of(hand), view.melds[seat], view.hezi[seat], view.ready[seat])
    return base_sheet(held, indicator_numbers(view))


def chips(view: View, kind: str) -> tuple[int, bool]:
    """(×, star) of a kind: its multiplier by the indicators and as an old general (N15), and
    whether it equals an indicator (N16)."""
    one = line("pong", KIND_NUMBER[kind + ".1"], indicator_numbers(view))
    return one.multiplier, one.exact


def distance(view: View) -> int:
    """Cards missing for a win: 0 complete, 1 waiting; with a card to discard, after the best."""
    counts, groups = counts_of(view.hand), GROUPS - len(view.melds[view.seat])
    if len(view.hand) % 3 == 1:
        return distance_of(counts, groups)
    if distance_of(counts, groups) == 0:
        return 0
    return min(far for _, far in after_discards(counts, groups))


@dataclass(frozen=True, slots=True)
class Wait:
    """A card that would win: unseen copies, and the sheets of a win drawn or claimed."""

    kind: str
    live: int
    drawn: Sheet
    claimed: Sheet
    net_drawn: int
    net_claimed: int
    """`estimate` of one's settlement at such a win."""


def waiting(view: View, discard: Piece | None = None) -> tuple[Wait, ...]:
    """The waits of the hand (after a discard, when it has a card too many), in card order."""
    hand = tuple(piece for piece in view.hand if piece != discard)
    if len(hand) % 3 != 1:
        return ()
    counts, live, numbers = counts_of(hand), live_counts(view), indicator_numbers(view)
    found = []
    for kind in waits(counts):
        drawn = score_win(own_holding(view, plus(counts, kind)), Win("self", kind), numbers)
        claimed = score_win(own_holding(view, counts), Win("discard", kind), numbers)
        assert drawn is not None and claimed is not None
        found.append(
            Wait(
                KINDS[kind],
                live[kind],
                drawn,
                claimed,
                estimate(view, drawn.total),
                estimate(view, claimed.total),
            )
        )
    return tuple(found)


def estimate(view: View, total: int) -> int:
    """One's settlement with this total against what the others show (N25). Hidden triples can
    only add to theirs, so the true settlement is at most this."""
    return settlement(
        tuple(total if seat == view.seat else open_sheet(view, seat).total for seat in range(SEATS))
    )[view.seat]


@dataclass(frozen=True, slots=True)
class Winning:
    """The win that is offered now. `net` is the most it can settle to; `loses` is certain."""

    sheet: Sheet
    net: int
    loses: bool


def winning(view: View) -> Winning | None:
    """The worth of the win that this seat may declare now; None when it may not."""
    if not any(action.verb == "win" for action in view_legal(view)):
        return None
    found = score_win(own_holding(view), win_of(view), indicator_numbers(view))
    assert found is not None
    net = estimate(view, found.total)
    return Winning(found, net, net < 0)


def win_of(view: View) -> Win:
    """How a win of this seat now would come about (N8, N21, N22), from its view."""
    if view.turn == view.seat:
        if view.drawn is None or is_heavenly(view.drawn):
            return Win("heavenly", None)
        return Win(
            "self",
            KIND_NUMBER[view.drawn],
            kong_replacement=view.after_kong,
            last_stock_card=view.stock == 0,
        )
    assert view.last is not None
    source = "rob" if view.phase == "rob" else "discard"
    return Win(source, KIND_NUMBER[view.last], dealer_first_discard=view.first_discard)


@dataclass(frozen=True, slots=True)
class Preparing:
    """One choice of the preparation: what it brings.

    `line` is what an opening or a Hezi scores, `kept` the hu the same cards would score if they
    stayed in hand to the end; `replacements` cards are drawn from the back. For ready, `waits`
    are (kind, live copies) and the winning total doubles. `rule` is the paragraph.
    """

    action: Action
    rule: str
    line: Line | None = None
    kept: int = 0
    replacements: int = 0
    waits: tuple[tuple[str, int], ...] = ()


def preparing(view: View) -> tuple[Preparing, ...]:
    """The choices of the preparation, in the order of the legal actions (N6, N7)."""
    numbers = indicator_numbers(view)
    found = []
    for action in view_legal(view) if view.phase == "prepare" else ():
        if action.verb == "ready":
            lives = tuple((KINDS[kind], copies) for kind, copies in live_waits(view))
            found.append(Preparing(action, "N7", waits=lives))
        elif action.verb == "finish":
            found.append(Preparing(action, "N7"))
        else:
            kind, size = KIND_NUMBER[action.pieces[0]], len(action.pieces)
            what = {4: "open4", 3: "open3", 2: "hezi"}[size]
            in_hand = {4: "hand4", 3: "hand3"}.get(size)
            kept = line(in_hand, kind, numbers).hu if in_hand else 0
            replacements = {4: 1, 3: 0, 2: 2}[size]
            found.append(Preparing(action, "N6", line(what, kind, numbers), kept, replacements))
    return tuple(found)


def score_now(view: View) -> tuple[int, ...]:
    """The totals that everybody can see, by seat; one's own with the hidden hand (N23)."""
    return tuple(
        rounded(sheet(view).base) if seat == view.seat else open_sheet(view, seat).total
        for seat in range(SEATS)
    )
