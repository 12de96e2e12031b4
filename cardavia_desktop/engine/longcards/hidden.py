"""What a seat does not see: worlds that fit a view, and exchanges of hidden pieces (law 3).

Distribution of `imagine`: hidden pieces are spread uniformly over the stock and the hands of the
others. The hand of a ready opponent is constructed: a waiting kind and the group it joins are
drawn uniformly among the possible ones, the other groups and the pair uniformly among all ways to
take them from the hidden pieces; nothing is inferred from discards or from passing.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import product

from ..core import Piece, Seat
from .groups import FIRST_HONOUR, counts_of
from .pieces import COPIES, KIND_NUMBER, KINDS, PIECES, in_order
from .rulings import GROUPS, SEATS, WAITING, seats_from
from .state import State
from .view import Meld, View

Cards = tuple[int, ...]
"""Kinds of one group or pair."""


def imagine(view: View, rng: random.Random) -> State:
    """A reachable state in which this seat sees exactly this."""
    if view.phase == "deal":
        return State(dealer=view.dealer, turn=view.turn)
    state = State(
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        indicators=view.indicators,
        melds=view.melds,
        hezi=view.hezi,
        ready=view.ready,
        rivers=view.rivers,
        after_kong=view.after_kong,
        last=view.last,
        answers=() if view.answer is None else (view.answer,),
        won=view.won,
        result=view.result,
        drawn=view.drawn,
        fresh=view.fresh,
    )
    if view.phase == "rob" and view.last is not None:
        kind = KIND_NUMBER[view.last]
        melds = view.melds[view.turn]
        pongs = [n for n, m in enumerate(melds) if KIND_NUMBER[m.pieces[0]] == kind]
        state = replace(state, pending_meld=pongs[0])
    known = {p for melds in view.melds for meld in melds for p in meld.pieces}
    known.update(p for pair in view.hezi for p in pair)
    known.update(d.piece for river in view.rivers for d in river)
    known.update(view.indicators)
    if view.last is not None:
        known.add(view.last)
    if view.won is not None:
        known.add(view.won)
    if view.hands is not None:
        shown = {p for hand in view.hands for p in hand}
        stock = [p for p in PIECES if p not in known and p not in shown]
        rng.shuffle(stock)
        return replace(state, hands=view.hands, stock=tuple(stock))
    known.update(view.hand)
    hands = [view.hand if seat == view.seat else () for seat in range(SEATS)]
    pool = [p for p in PIECES if p not in known]
    fresh = view.fresh
    if view.phase == "prepare" and view.turn != view.seat:
        fresh = ("?",) * replacements(view.melds[view.turn], view.hezi[view.turn])
    draws = view.phase == "turn" and not view.first_turn
    return _spread(
        replace(state, fresh=fresh, hands=tuple(hands)),
        view.seat,
        pool,
        {seat: view.counts[seat] for seat in range(SEATS) if seat != view.seat},
        draws,
        rng,
    )


def reshuffled(state: State, seat: Seat, rng: random.Random) -> State:
    """The state with the pieces hidden from `seat` exchanged at random.

    A seat with a private answer other than pass keeps its hand, so that the answer stays legal.
    """
    if state.phase == "deal":
        return state
    if state.phase == "end":
        stock = list(state.stock)
        rng.shuffle(stock)
        return replace(state, stock=tuple(stock))
    bound = {each.seat for each in state.answers if each.verb != "pass"}
    others = [s for s in range(SEATS) if s != seat and s not in bound]
    pool = [*state.stock, *(p for s in others for p in state.hands[s])]
    sizes = {s: len(state.hands[s]) for s in others}
    return _spread(state, seat, pool, sizes, state.drawn is not None, rng)


def replacements(melds: tuple[Meld, ...], hezi: tuple[Piece, ...]) -> int:
    """How many replacements of the preparation a seat has drawn (N6)."""
    return sum(meld.kind == "quad" for meld in melds) + 2 * bool(hezi)


def _spread(
    state: State,
    seat: Seat,
    pool: list[Piece],
    sizes: dict[Seat, int],
    draws: bool,
    rng: random.Random,
) -> State:
    """Deal the pool to these hands and the stock; `seat` is the one who must see no change."""
    rng.shuffle(pool)
    hands = list(state.hands)
    needs = [
        _Need(other, GROUPS - len(state.melds[other]), _limits(state, other))
        for other in sizes
        if state.ready[other]
    ]
    drawn = state.drawn
    for other, hand in _ready_hands(pool, needs, rng).items():
        for piece in hand:
            pool.remove(piece)
        hands[other] = tuple(hand)
    for other, size in sizes.items():
        missing = size - (len(hands[other]) if state.ready[other] else 0)
        more, pool = pool[:missing], pool[missing:]
        whole = [*hands[other], *more] if state.ready[other] else more
        hands[other] = in_order(whole)
        if other == state.turn and draws:
            drawn = more[0] if state.ready[other] else rng.choice(whole)
    fresh = state.fresh
    if state.turn in sizes and fresh:
        fresh = tuple(rng.sample(hands[state.turn], len(fresh)))
    return replace(state, hands=tuple(hands), stock=tuple(pool), drawn=drawn, fresh=fresh)


@dataclass(frozen=True, slots=True)
class _Need:
    """A ready seat: the groups still concealed, and by kind how many copies the hand may hold of
    a waiting kind that is to be live (N7)."""

    seat: Seat
    groups: int
    limits: tuple[int, ...]


def _limits(state: State, seat: Seat) -> tuple[int, ...]:
    """N7: copies in hand that leave a live one, by what lay face up when `seat` declared ready."""
    order = seats_from(state.dealer)
    shown: list[Piece] = list(state.indicators)
    for other in order[: order.index(seat) + 1]:
        shown += state.hezi[other]
        for meld in state.melds[other]:
            if meld.state == "opening":
                shown += meld.pieces
    return tuple(COPIES - 1 - copies for copies in counts_of(shown))


def _ready_hands(
    pool: Sequence[Piece], needs: list[_Need], rng: random.Random
) -> dict[Seat, list[Piece]]:
    """A waiting hand for every ready seat, out of the pool."""
    if not needs:
        return {}
    counts = counts_of(pool)
    options = [_joinings(need) for need in needs]
    for choice in options:
        rng.shuffle(choice)
    for chosen in product(*options):
        hands = _fill(counts, needs, chosen, rng)
        if hands is not None:
            return {need.seat: _pieces(pool, hand, hands) for need, hand in hands}
    raise ValueError("no waiting hand fits the hidden pieces")


def _joinings(need: _Need) -> list[tuple[int, Cards]]:
    """(waiting kind, the cards of its group already held) of each way to wait."""
    found: list[tuple[int, Cards]] = []
    for kind in range(len(KINDS)):
        if need.limits[kind] < 0:
            continue
        found += [(kind, (kind,)), (kind, (kind, kind))]
        if kind < FIRST_HONOUR:
            start, rank = kind - kind % 9, kind % 9
            for first in range(max(0, rank - 2), min(rank, 6) + 1):
                cards = tuple(start + first + n for n in range(3) if first + n != rank)
                found.append((kind, cards))
    return [(k, c) for k, c in found if c.count(k) <= need.limits[k]]


def _fill(
    counts: Sequence[int],
    needs: list[_Need],
    chosen: Sequence[tuple[int, Cards]],
    rng: random.Random,
) -> list[tuple[_Need, list[int]]] | None:
    rest = list(counts)
    for need, (kind, cards) in zip(needs, chosen, strict=True):
        if len(needs) == 1:
            # With one ready seat a cap on the waiting kind keeps a copy live for certain.
            rest[kind] = min(rest[kind], need.limits[kind])
        for card in cards:
            rest[card] -= 1
    if min(rest) < 0:
        return None
    groups = sum(
        need.groups - (len(cards) == 2) for need, (_, cards) in zip(needs, chosen, strict=True)
    )
    pairs = sum(len(cards) == 2 for _, cards in chosen)
    taken = draw_groups(tuple(rest), groups, pairs, rng)
    if taken is None:
        return None
    threes = [cards for cards in taken if len(cards) == 3]
    twos = [cards for cards in taken if len(cards) == 2]
    for _ in range(20):
        rng.shuffle(threes)
        found: list[tuple[_Need, list[int]]] = []
        at = pair = 0
        for need, (_, cards) in zip(needs, chosen, strict=True):
            size = need.groups - (len(cards) == 2)
            hand = [*cards, *(card for group in threes[at : at + size] for card in group)]
            at += size
            if len(cards) == 2:
                hand += twos[pair]
                pair += 1
            found.append((need, hand))
        pairing = zip(found, chosen, strict=True)
        if all(hand.count(kind) <= need.limits[kind] for (need, hand), (kind, _) in pairing):
            return found
    return None


def _pieces(
    pool: Sequence[Piece], hand: list[int], hands: Iterable[tuple[_Need, list[int]]]
) -> list[Piece]:
    """Pieces of the pool for one hand; hands before it in the list take theirs first."""
    used: list[int] = []
    for _, other in hands:
        if other is hand:
            break
        used += other
    waiting, skip = list(hand), list(used)
    found: list[Piece] = []
    for piece in pool:
        kind = KIND_NUMBER[piece]
        if kind in skip:
            skip.remove(kind)
        elif kind in waiting:
            waiting.remove(kind)
            found.append(piece)
    return found


def draw_groups(
    counts: tuple[int, ...], groups: int, pairs: int, rng: random.Random
) -> list[Cards] | None:
    """Groups and pairs out of these cards, uniform among all ways to take them; None if none."""
    memo: dict[tuple[int, int, int, int, int], int] = {}

    def options(kind: int, here: int, near: int) -> list[tuple[int, int, int]]:
        third = counts[kind + 2] if kind < FIRST_HONOUR and kind % 9 < 7 else 0
        found = []
        for runs in range(min(here, near, third) + 1):
            left = here - runs
            for two in range(left // 2 + 1):
                for three in range((left - 2 * two) // 3 + 1):
                    found.append((runs, two, three))
        return found

    # A run takes from this kind and the next two: `here` and `near` are what is left of this kind
    # and of the next; the one after it is untouched except by runs that start at this kind.
    def after(kind: int, near: int, runs: int) -> tuple[int, int]:
        following = counts[kind + 2] if kind + 2 < len(counts) else 0
        return near - runs, following - runs

    def ways(kind: int, here: int, near: int, threes: int, twos: int) -> int:
        if kind == len(counts):
            return threes == 0 and twos == 0
        key = (kind, here, near, threes, twos)
        known = memo.get(key)
        if known is None:
            known = 0
            for runs, two, three in options(kind, here, near):
                if runs + three <= threes and two <= twos:
                    a, b = after(kind, near, runs)
                    known += ways(kind + 1, a, b, threes - runs - three, twos - two)
            memo[key] = known
        return known

    here, near = counts[0], counts[1]
    if not ways(0, here, near, groups, pairs):
        return None
    found: list[Cards] = []
    for kind in range(len(counts)):
        choice = rng.randrange(ways(kind, here, near, groups, pairs))
        for runs, two, three in options(kind, here, near):
            if runs + three > groups or two > pairs:
                continue
            a, b = after(kind, near, runs)
            count = ways(kind + 1, a, b, groups - runs - three, pairs - two)
            if choice < count:
                found += [(kind, kind + 1, kind + 2)] * runs
                found += [(kind, kind)] * two + [(kind,) * 3] * three
                here, near, groups, pairs = a, b, groups - runs - three, pairs - two
                break
            choice -= count
    return found


assert WAITING == 3 * GROUPS + 1
