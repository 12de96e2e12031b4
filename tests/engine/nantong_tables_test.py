"""Distance to a win, against an independent search and against the partitions."""

from __future__ import annotations

import random
from functools import cache

import pytest
from nantong_table import WAITS_147M

from cardavia_desktop.engine.longcards import tables
from cardavia_desktop.engine.longcards.groups import Counts, counts_of, is_complete, plus, waits
from cardavia_desktop.engine.longcards.pieces import KINDS, NUMBER
from cardavia_desktop.engine.longcards.reach import useful, without


def hand(text: str) -> Counts:
    return counts_of([f"{kind}.1" for kind in text.split()])


def near_win(rng: random.Random, groups: int, runs_only: bool = False) -> Counts:
    """A hand of 3·groups + 1 cards a few exchanges away from a win."""
    while True:
        counts = [0] * 30
        for _ in range(groups):
            kind = rng.randrange(30)
            run = kind < 27 and kind % 9 < 7 and (runs_only or rng.random() < 0.6)
            for step in range(3):
                counts[kind + step if run else kind] += 1
        counts[rng.randrange(30)] += 2
        for _ in range(rng.randrange(1, 5)):
            held = [kind for kind in range(30) if counts[kind]]
            counts[rng.choice(held)] -= 1
            counts[rng.randrange(30)] += 1
        counts[rng.choice([kind for kind in range(30) if counts[kind]])] -= 1
        if max(counts) <= 4:
            return tuple(counts)


@cache
def missing(suit: tuple[int, ...], groups: int, pair: bool, triples: bool) -> int:
    """Cards missing in one suit, by trying every group on the lowest rank that is left."""
    best = 99

    def build(rank: int, made: tuple[int, ...], groups: int, pair: bool) -> None:
        nonlocal best
        cost = sum(max(0, m - c) for m, c in zip(made, suit, strict=True))
        if cost >= best or max(made) > 4:
            return
        if groups == 0 and not pair:
            best = cost
            return
        for at in range(rank, len(suit)):
            if groups and triples:
                build(at, add(made, (at, at, at)), groups - 1, pair)
            if groups and at + 2 < len(suit):
                build(at, add(made, (at, at + 1, at + 2)), groups - 1, pair)
            if pair:
                build(at, add(made, (at, at)), groups, False)

    build(0, (0,) * len(suit), groups, pair)
    return best


def add(made: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[int, ...]:
    more = list(made)
    for rank in ranks:
        more[rank] += 1
    return tuple(more)


@pytest.mark.parametrize("triples", [True, False])
def test_one_suit_misses_what_a_plain_search_says(triples: bool) -> None:
    rng = random.Random(1)
    table = tables.suits if triples else tables.run_suits
    for _ in range(25):
        suit = tuple(rng.choice((0, 0, 1, 1, 2, 3, 4)) for _ in range(9))
        row = tables.row(table[sum(n * 5**rank for rank, n in enumerate(suit))])
        for groups in range(3):
            for pair in (False, True):
                wanted = missing(suit, groups, pair, triples)
                assert row[8 * pair + groups] == wanted, (suit, groups, pair)


def test_distance_0_is_a_win_and_1_waits() -> None:
    """N1."""
    rng = random.Random(2)
    found = {0: 0, 1: 0, 2: 0}
    for n in range(400):
        groups = n % 8
        counts = near_win(rng, groups)
        distance = tables.distance_of(counts, groups)
        assert (distance == 1) == bool(waits(counts))
        found[min(distance, 2)] += 1
        for kind in range(30):
            if counts[kind] < 4:
                whole = plus(counts, kind)
                assert (tables.distance_of(whole, groups) == 0) == is_complete(whole)
    assert found[1] > 30 and found[2] > 30


def test_a_distance_falls_by_one_for_each_useful_card() -> None:
    rng = random.Random(3)
    for runs in (False, True):
        for n in range(60):
            groups = 1 + n % 7
            counts = near_win(rng, groups, runs)
            measure = tables.run_distance if runs else tables.distance
            distance = measure(tables.states_of(counts), groups)
            kinds = useful(counts, groups, distance, runs)
            for kind in range(30):
                if counts[kind] < 4:
                    after = measure(tables.states_of(plus(counts, kind)), groups)
                    assert after == distance - (kind in kinds)
            assert kinds or distance == 0


def test_sequences_alone_are_never_nearer_than_all_groups() -> None:
    """N20: the road to Qing Hu."""
    rng = random.Random(4)
    for _ in range(200):
        counts = near_win(rng, 7)
        states = tables.states_of(counts)
        assert tables.run_distance(states, 7) >= tables.distance(states, 7)
    held = hand(WAITS_147M)
    assert tables.run_distance(tables.states_of(held), 7) == 3
    assert tables.distance_of(held, 7) == 1


def test_useful_cards_of_a_known_hand() -> None:
    found = [KINDS[kind] for kind in useful(hand(WAITS_147M), 7, 1)]
    assert found == ["1M", "4M", "7M"]
    fewer = without(hand(WAITS_147M), NUMBER["8M"])
    assert tables.distance_of(fewer, 7) == 2


@pytest.mark.slow
def test_built_tables_are_read_back_and_say_the_same() -> None:
    lazy = tables.suits
    try:
        data = tables.build()
        tables.load(data)
        rng = random.Random(5)
        for _ in range(2000):
            state = rng.randrange(tables.SUIT_STATES)
            assert tables.row(tables.suits[state]) == tables.row(lazy[state])
    finally:
        tables.suits = lazy
    assert 200_000 < len(data) < 500_000


@pytest.mark.parametrize("data", [b"", b"longcards-1\n", b"longcards-1\nxx", b"other"])
def test_bytes_that_are_no_table_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="table of long cards"):
        tables.load(data)
