"""What a seat does not see: worlds that fit a view, and exchanges of hidden pieces (law 3).

Distribution of `imagine`: hidden pieces are spread uniformly over the stock and the hands of the
others. The hand of a ready opponent is constructed: the part that waits, the pair and the groups
are taken one after another, each uniformly among those that the hidden pieces still give; where
that fails (few pieces are hidden), uniformly among all ways to take them. The wait was live when
ready was declared; nothing is inferred from discards or from passing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from ..core import Piece, Seat
from .groups import FIRST_HONOUR, counts_of
from .pieces import COPIES, KIND_NUMBER, KINDS, PIECES, in_order
from .rulings import GROUPS, SEATS, WAITING, seats_from
from .state import State
from .view import Meld, View


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


QUICK_TRIES = 20
TRIES = 200
"""Draws of waiting hands before giving up on one with a live wait; nearly always the first does."""


def _ready_hands(
    pool: Sequence[Piece], needs: list[_Need], rng: random.Random
) -> dict[Seat, list[Piece]]:
    """A waiting hand for every ready seat, out of the pool."""
    if not needs:
        return {}
    counts = counts_of(pool)
    groups = sum(need.groups for need in needs)
    for _ in range(QUICK_TRIES):
        taken = _grabbed(list(counts), groups, len(needs), rng)
        hands = None if taken is None else _dealt(taken, needs, rng)
        if hands is not None:
            return _pieces(pool, needs, hands)
    ways = Ways(counts)
    for _ in range(TRIES):
        taken = ways.draw(groups, len(needs), len(needs), rng)
        if taken is None:
            break
        hands = _dealt(taken, needs, rng)
        if hands is not None:
            return _pieces(pool, needs, hands)
    raise ValueError("no waiting hand fits the hidden pieces")


def _grabbed(counts: list[int], groups: int, seats: int, rng: random.Random) -> list[Part] | None:
    """Waiting parts, pairs and groups taken at random one after another; None when they run out."""
    found: list[Part] = []
    for _ in range(seats):
        part = rng.choice(WAITING_PARTS)
        found.append(part)
        for card in part.cards:
            counts[card] -= 1
    if min(counts) < 0:
        return None
    group_waits = sum(part.is_group for part in found)
    pairs = [PAIRS] * group_waits
    for parts in [*pairs, *[ALL_GROUPS] * (groups - group_waits)]:
        free = [
            part
            for part in parts
            if all(counts[card] >= part.cards.count(card) for card in part.cards)
        ]
        if not free:
            return None
        part = rng.choice(free)
        found.append(part)
        for card in part.cards:
            counts[card] -= 1
    return found


def _dealt(taken: list[Part], needs: list[_Need], rng: random.Random) -> list[list[int]] | None:
    """The parts dealt to the needs, a waiting part each; None when a wait is not live."""
    waiting = [part for part in taken if part.waits is not None]
    threes = [part.cards for part in taken if part.waits is None and len(part.cards) == 3]
    twos = [part.cards for part in taken if part.waits is None and len(part.cards) == 2]
    for parts in (waiting, threes, twos):
        rng.shuffle(parts)
    hands: list[list[int]] = []
    for need, part in zip(needs, waiting, strict=True):
        hand = list(part.cards)
        for _ in range(need.groups - part.is_group):
            hand += threes.pop()
        if part.is_group:
            hand += twos.pop()
        assert part.waits is not None
        if hand.count(part.waits) > need.limits[part.waits]:
            return None
        hands.append(hand)
    return hands


def _pieces(
    pool: Sequence[Piece], needs: list[_Need], hands: list[list[int]]
) -> dict[Seat, list[Piece]]:
    """Pieces of the pool for hands of kinds."""
    found: dict[Seat, list[Piece]] = {need.seat: [] for need in needs}
    left = [list(hand) for hand in hands]
    for piece in pool:
        kind = KIND_NUMBER[piece]
        for need, hand in zip(needs, left, strict=True):
            if kind in hand:
                hand.remove(kind)
                found[need.seat].append(piece)
                break
    return found


@dataclass(frozen=True, slots=True)
class Part:
    """A group, a pair, or what is held of one that waits for the kind `waits`."""

    cards: tuple[int, ...]
    waits: int | None = None
    is_group: bool = True


def _starts_run(kind: int) -> bool:
    return kind < FIRST_HONOUR and kind % 9 < 7


def _waiting_parts(kind: int) -> list[Part]:
    """The waiting parts that begin at a kind."""
    found = [Part((kind,), kind, False), Part((kind, kind), kind)]
    if _starts_run(kind):
        run = (kind, kind + 1, kind + 2)
        found += [Part(tuple(c for c in run if c != gap), gap) for gap in run]
    return found


WAITING_PARTS = [part for kind in range(len(KINDS)) for part in _waiting_parts(kind)]
PAIRS = [Part((kind, kind)) for kind in range(len(KINDS))]
ALL_GROUPS = [
    *(Part((kind, kind + 1, kind + 2)) for kind in range(len(KINDS)) if _starts_run(kind)),
    *(Part((kind, kind, kind)) for kind in range(len(KINDS))),
]


class Ways:
    """All ways to take groups, pairs and waiting parts out of some cards, by counting.

    Kinds are passed in card order; of a kind and the next one some copies may be gone to parts
    that began before.
    """

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = (*counts, 0, 0)
        self._known: dict[tuple[int, ...], int] = {}

    def count(self, kind: int, here: int, near: int, threes: int, twos: int, waits: int) -> int:
        """Ways from this kind on, with `here` and `near` copies left of it and of the next one."""
        if kind == len(KINDS):
            return int(threes == twos == waits == 0)
        key = (kind, here, near, threes, twos, waits)
        known = self._known.get(key)
        if known is None:
            known = 0
            for _, after in self._steps(*key):
                known += self.count(*after)
            self._known[key] = known
        return known

    def draw(self, groups: int, pairs: int, waits: int, rng: random.Random) -> list[Part] | None:
        """Parts for this many groups and pairs in all, `waits` of them one card short; uniform
        among all ways, None if there is none."""
        at = (0, self.counts[0], self.counts[1], groups, pairs, waits)
        if not self.count(*at):
            return None
        found: list[Part] = []
        while at[0] < len(KINDS):
            choice = rng.randrange(self.count(*at))
            for parts, after in self._steps(*at):
                count = self.count(*after)
                if choice < count:
                    found += parts
                    at = after
                    break
                choice -= count
        return found

    def _steps(
        self, kind: int, here: int, near: int, threes: int, twos: int, waits: int
    ) -> Iterator[tuple[list[Part], tuple[int, int, int, int, int, int]]]:
        """What may begin at a kind, and where that leads."""
        run_fits = _starts_run(kind)
        third = self.counts[kind + 2]
        for short in self._shorts(kind, waits):
            uses = [sum(part.cards.count(kind + n) for part in short) for n in range(3)]
            group_waits = sum(part.is_group for part in short)
            pair_waits = len(short) - group_waits
            a, b, c = here - uses[0], near - uses[1], third - uses[2]
            if min(a, b, c) < 0 or group_waits > threes or pair_waits > twos:
                continue
            for runs in range(min(a, b, c) + 1 if run_fits else 1):
                for two in range((a - runs) // 2 + 1):
                    for three in range((a - runs - 2 * two) // 3 + 1):
                        left_threes = threes - group_waits - runs - three
                        left_twos = twos - pair_waits - two
                        if left_threes < 0 or left_twos < 0:
                            continue
                        parts = [
                            *short,
                            *[Part((kind, kind + 1, kind + 2))] * runs,
                            *[Part((kind, kind))] * two,
                            *[Part((kind, kind, kind))] * three,
                        ]
                        after = (
                            kind + 1,
                            b - runs,
                            c - runs,
                            left_threes,
                            left_twos,
                            waits - len(short),
                        )
                        yield parts, after

    def _shorts(self, kind: int, waits: int) -> list[tuple[Part, ...]]:
        """Waiting parts that may begin at a kind: none, one, or two for two ready seats."""
        if not waits:
            return [()]
        single = _waiting_parts(kind)
        found: list[tuple[Part, ...]] = [(), *((part,) for part in single)]
        if waits > 1:
            found += combinations_with_replacement(single, 2)
        return found


assert WAITING == 3 * GROUPS + 1
