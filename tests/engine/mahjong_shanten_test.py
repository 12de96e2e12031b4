"""Distance to a winning shape, against slow and simple ways to find it."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.engine.mahjong import shanten, tables
from cardavia_desktop.engine.mahjong.pieces import NUMBER
from cardavia_desktop.engine.mahjong.readings import readings

SETS = [(k, k, k) for k in range(34)] + [(k, k + 1, k + 2) for k in range(27) if k % 9 < 7]
DECK = [kind for kind in range(34) for _ in range(4)]


def counted(kinds: list[int] | tuple[int, ...]) -> list[int]:
    counts = [0] * 34
    for kind in kinds:
        counts[kind] += 1
    return counts


def parse(text: str) -> list[int]:
    return counted([NUMBER[tile] for tile in text.split()])


@cache
def targets(sets: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every hand of `sets` sets and a pair, as (kind, count) pairs."""
    found = set()
    for chosen in combinations_with_replacement(SETS, sets):
        for pair in range(34):
            kinds = [*(k for group in chosen for k in group), pair, pair]
            needed = tuple((k, kinds.count(k)) for k in sorted(set(kinds)))
            if all(count <= 4 for _, count in needed):
                found.add(needed)
    return tuple(found)


def slow(counts: list[int], sets: int) -> int:
    return min(sum(max(0, n - counts[k]) for k, n in target) for target in targets(sets)) - 1


hands = st.integers(0, 2**32).map(random.Random)


def drawn(rng: random.Random, size: int, close: bool) -> list[int]:
    """A random hand; a close one is taken from few kinds."""
    kinds = rng.sample(range(34), 7) if close else range(34)
    return counted(rng.sample([k for k in kinds for _ in range(4)], size))


@settings(max_examples=150, deadline=None)
@given(hands, st.booleans(), st.sampled_from((4, 5)))
def test_one_set_and_a_pair_agree_with_trying_everything(
    rng: random.Random, close: bool, size: int
) -> None:
    """M14, with three declared sets."""
    counts = drawn(rng, size, close)
    assert shanten.shanten(counts, 3) == slow(counts, 1)


@settings(max_examples=25, deadline=None)
@given(hands, st.booleans(), st.sampled_from((7, 8)))
def test_two_sets_and_a_pair_agree_with_trying_everything(
    rng: random.Random, close: bool, size: int
) -> None:
    """M14, with two declared sets."""
    counts = drawn(rng, size, close)
    assert shanten.shanten(counts, 2) == slow(counts, 2)


@settings(max_examples=200, deadline=None)
@given(hands)
def test_a_hand_waits_exactly_when_some_tile_completes_a_reading(rng: random.Random) -> None:
    """M14, all three shapes: shanten 0 and the readings of the scorer say the same."""
    sets = [rng.choice(SETS) for _ in range(4)]
    pair = rng.randrange(34)
    kinds = [k for group in sets for k in group] + [pair, pair]
    if rng.random() < 0.3:
        kinds = [k for k in rng.choices(range(34), k=7) for _ in range(2)]
    if rng.random() < 0.6:
        kinds[rng.randrange(14)] = rng.randrange(34)
    kinds.pop(rng.randrange(14))
    counts = counted(kinds)
    if max(counts) > 4:
        return
    waits = tuple(k for k in range(34) if counts[k] < 4 and readings(tuple(sorted([*kinds, k]))))
    distance = shanten.shanten(counts)
    if waits:
        assert distance == 0
        assert shanten.useful(counts) == waits
    else:
        assert distance >= 1


@settings(max_examples=60, deadline=None)
@given(hands)
def test_a_discard_after_a_draw_never_brings_a_hand_nearer_by_more_than_one(
    rng: random.Random,
) -> None:
    counts = drawn(rng, 14, rng.random() < 0.5)
    whole = shanten.shanten(counts)
    after = []
    for kind in range(34):
        if counts[kind]:
            counts[kind] -= 1
            after.append(shanten.shanten(counts))
            counts[kind] += 1
    assert all(whole <= each <= whole + 1 for each in after)
    assert whole == -1 or min(after) == whole


@pytest.mark.parametrize(
    ("hand", "melds", "distance"),
    [
        ("1m 2m 3m 5m 6m 7m 2p 3p 4p 6s 7s 8s 9p 9p", 0, -1),
        ("1m 9m 1p 9p 1s 9s E S W N R G B", 0, 0),
        ("1m 9m 1p 9p 1s 9s E S W N R G 5m", 0, 1),
        ("1m 1m 1m 1m 3p 3p 5p 5p 7p 7p 2s 2s 8s", 0, 0),
        ("1m 4m 7m 2p 5p 8p 3s 6s 9s E S W N", 0, 6),
        ("9p", 4, 0),
        ("9p 9p", 4, -1),
        ("E E E E 2m 3m 4m", 2, 1),
    ],
)
def test_known_hands_have_known_distances(hand: str, melds: int, distance: int) -> None:
    """M14: all shapes, four equal tiles as two pairs, declared sets."""
    assert shanten.shanten(parse(hand), melds) == distance


def test_a_kind_that_is_all_in_the_hand_is_not_useful() -> None:
    """Four equal tiles in the hand cannot be waited for."""
    counts = parse("1m 1m 1m 1m 2m 3m 5p 5p 5p 7s 8s 9s E")
    assert NUMBER["1m"] not in shanten.useful(counts)
    assert shanten.useful(counts) == tuple(
        k for k in range(34) if counts[k] < 4 and _completes(counts, k)
    )


def _completes(counts: list[int], kind: int) -> bool:
    more = list(counts)
    more[kind] += 1
    return shanten.shanten(more) == -1


def test_stored_tables_answer_like_tables_built_in_memory() -> None:
    blob = tables.build()
    stored, fresh = tables.Tables(blob), tables.get()
    rng = random.Random(4)
    for family in ("general", "pungs", "chows"):
        one, other = stored.suits(family), fresh.suits(family)
        for index in rng.sample(range(5**9), 2000):
            assert stored.pool.rows[one[index]] == fresh.pool.rows[other[index]]
    assert tables.Tables(blob).pool.rows[0] == tables.NOTHING


@pytest.mark.parametrize("damage", [b"", b"x", b"cardavia-mahjong-tables-1\ngeneral 3\nabc"])
def test_damaged_tables_are_refused(damage: bytes) -> None:
    with pytest.raises(ValueError, match="table"):
        tables.load(damage)


def test_kept_indexes_follow_a_tile_in_and_out() -> None:
    counts = parse("1m 9m 5p 5s E B")
    held = shanten.indexes(counts)
    for kind in range(34):
        more = shanten.moved(held, kind, 1)
        counts[kind] += 1
        assert more == shanten.indexes(counts)
        counts[kind] -= 1
        assert shanten.moved(more, kind, -1) == held
