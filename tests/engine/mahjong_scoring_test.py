"""What hands are worth: the vectors of the law, every pattern, and every house decision."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.engine.mahjong import patterns, readings
from cardavia_desktop.engine.mahjong.pieces import KINDS, NUMBER, PIECES
from cardavia_desktop.engine.mahjong.scoring import Hand, Score, payers, score
from cardavia_desktop.engine.mahjong.view import Meld

VECTORS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "hk-mahjong.json").read_text(encoding="utf-8")
)["vectors"]


def hand_of(vector: dict[str, Any]) -> Hand:
    return Hand(
        vector["seat"],
        tuple(vector["concealed"]),
        tuple(Meld(m["type"], m["state"], tuple(m["tiles"]), -1) for m in vector["melds"]),
        vector["win_tile"],
        vector["win_by"],
        tuple(vector["flowers"]),
        frozenset(name for name, is_set in vector["flags"].items() if is_set),
    )


STATES = {"+": "exposed", "=": "concealed", "^": "added"}


def won(text: str, seat: str = "S", flags: str = "") -> Hand:
    """`1m 2m … ! 5m` on a draw, `? 5m` on a discard, `% 5m` robbed; `+111m` exposed, `=1111m`
    concealed, `^1111m` added; flowers after `|`."""
    tiles, _, flowers = text.partition("|")
    concealed, melds, win, by = [], [], "", ""
    for word in tiles.split():
        if word in "!?%":
            by = {"!": "self_draw", "?": "discard", "%": "robbed_kong"}[word]
        elif by:
            win = word
        elif word[0] in STATES:
            body = word[1:]
            honour = body[0] in "ESWNRGB"
            kinds = tuple(body if honour else (d + body[-1] for d in body[:-1]))
            kind = "kong" if len(kinds) == 4 else "pung" if kinds[0] == kinds[1] else "chow"
            melds.append(Meld(kind, STATES[word[0]], kinds, -1))
        else:
            concealed.append(word)
    return Hand(
        seat, tuple(concealed), tuple(melds), win, by, tuple(flowers.split()),
        frozenset(flags.split()),
    )  # fmt: skip


def shown(found: Score | None) -> str:
    """`total: pattern pattern …` in table order, `-` without a shape."""
    if found is None:
        return "-"
    names = found.limit_patterns if found.limit else tuple(p.id for p in found.points)
    return f"{found.raw_total}: {' '.join(names)}"


@pytest.mark.parametrize("vector", VECTORS, ids=[v["id"] for v in VECTORS])
def test_the_vectors_of_the_law_score_exactly(vector: dict[str, Any]) -> None:
    """M13–M20."""
    found, expect = score(hand_of(vector)), vector["expect"]
    assert (found is not None) == expect["winning_shape"]
    if found is None:
        return
    ordinary = [] if found.limit else [(p.id, p.value) for p in found.points]
    assert sorted(ordinary) == sorted((p["id"], p["faan"]) for p in expect["patterns"])
    assert sorted(found.limit_patterns) == sorted(expect["limit_patterns"])
    assert found.limit == expect["limit"]
    assert (found.raw_total, found.capped_total) == (expect["raw_total"], expect["capped_total"])
    assert (found.legal, found.base) == (expect["legal"], expect["base"])


CASES = {
    # M14: shapes
    "wrap": ("9m 1m 5m 6m 7m 2p 3p 4p 6s 7s 8s 9p 9p ? 2m", "S", "", "-"),
    "honours are no chow": ("1m 2m 3m 4m 5m 6m 2p 3p 4p E S 9p 9p ? W", "S", "", "-"),
    "four equal are two pairs": (
        "1m 1m 1m 1m 3p 3p 5p 5p 7p 7p 2s 2s 8s ? 8s | f1", "S", "",
        "5: concealed_hand seven_pairs",
    ),
    "orphans": ("1m 9m 1p 9p 1s 9s E S W N R G B ? B", "S", "", "13: thirteen_orphans"),
    # M15: best reading
    "pairs rather than chows": (
        "1m 1m 2m 2m 3m 3m 4p 4p 5p 5p 6p 6p 7s ? 7s | f1", "S", "",
        "5: concealed_hand seven_pairs",
    ),
    "chows rather than pungs": (
        "2m 2m 2m 3m 3m 3m 4m 4m 4m 5p 6p 8p 8p ? 7p", "S", "",
        "3: all_chows concealed_hand no_flowers",
    ),
    # M16: flowers
    "own flower and season of West": (
        "2p 3p 4p 6s 7s 9p 9p +123m +567m ! 8s | f3 q3", "W", "",
        "4: all_chows self_draw own_flower own_season",
    ),
    "all four replace the own one": (
        "2p 3p 4p 6s 7s 9p 9p +123m +567m ? 8s | f1 f2 f3 f4 q3", "S", "",
        "3: all_chows four_flowers",
    ),
    "all four seasons": (
        "2p 3p 4p 6s 7s 9p 9p +123m +567m ? 8s | q1 q2 q3 q4 f2", "S", "",
        "4: all_chows own_flower four_seasons",
    ),
    # honours
    "three dragons, one of them the pair": (
        "6p 7p 2m 3m 4m B B +RRR ^GGGG ? 8p | f1", "S", "", "5: little_three_dragons",
    ),
    "East's East": ("7p 8p 2s 2s 4s 5s 6s +123m +EEE ? 9p | f2", "E", "",
                    "2: seat_wind round_wind"),
    # M17: limits
    "three dragons": ("B B 5p 5p +RRR +GGG +123m ? B", "S", "", "13: big_three_dragons"),
    "four winds": ("N N 1m 1m +EEE +SSS +WWW ? N", "S", "", "13: big_four_winds"),
    "little four winds are their parts": (
        "1m 1m N N +EEE +SSS +WWW ? 1m | f1", "S", "",
        "8: seat_wind round_wind all_pungs half_flush",
    ),
    "gates and any last tile": (
        "1s 1s 1s 2s 3s 4s 4s 5s 6s 7s 8s 9s 9s ? 9s", "S", "", "13: nine_gates",
    ),
    "gates broken by a kong": (
        "2s 3s 4s 5s 6s 7s 9s 9s 9s 8s =1111s ? 8s | f1", "S", "",
        "8: concealed_hand full_flush",
    ),
    "honour pairs": ("E E S S W W N N R R G G B ? B", "S", "", "13: all_honours"),
    "honours and everything they show": (
        "E E E S S S W W W N N N R ! R", "S", "",
        "13: all_honours big_four_winds four_concealed_pungs",
    ),
    "terminal pairs": ("1m 1m 1m 1m 9m 9m 1p 1p 9p 9p 1s 1s 9s ? 9s", "S", "",
                       "13: all_terminals"),
    "four concealed kongs drawn": (
        "5p =2222m =8888s =1111p =RRRR ! 5p", "S", "", "13: four_kongs four_concealed_pungs",
    ),
    "four concealed kongs on a discard": (
        "5p =2222m =8888s =1111p =RRRR ? 5p", "S", "", "13: four_kongs",
    ),
    "pungs concealed but for the last": (
        "1m 1m 1m 3p 3p 3p 5s 5s 5s 7s 7s 9p 9p ? 9p", "S", "",
        "5: concealed_hand no_flowers all_pungs",
    ),
    "three pungs and a concealed kong": (
        "1m 1m 1m 3p 3p 3p 5s 5s 5s 9p =7777s ! 9p | f1", "S", "", "13: four_concealed_pungs",
    ),
    "kongs are not enough": (
        "1m 1m 5p 5p ^2222m +8888s =3333p ? 1m | f1", "S", "", "3: all_pungs",
    ),
    # M18: sums, flushes, the cap
    "one suit of pairs": (
        "1m 1m 2m 2m 3m 3m 4m 4m 5m 5m 6m 6m 7m ! 7m", "S", "",
        "14: concealed_hand self_draw no_flowers full_flush seven_pairs",
    ),
    "one suit and honours of pairs": (
        "1m 1m 2m 2m 4m 4m 5m 5m 7m 7m R R E ? E | f1", "S", "",
        "8: concealed_hand half_flush seven_pairs",
    ),
    "terminals and honours have no value": (
        "1s 1s E E +111m +999p +NNN ? 1s | f1", "W", "", "3: all_pungs",
    ),
    # concealed hand
    "concealed kong": ("7p 8p 2s 2s 4s 5s 6s 1m 2m 3m =8888m ? 9p | f1", "S", "",
                       "1: concealed_hand"),
    "added kong": ("7p 8p 2s 2s 4s 5s 6s 1m 2m 3m ^8888m ! 9p | f1", "S", "", "1: self_draw"),
    # how it was won
    "after a kong, through a flower": (
        "2p 2p 7s 8s 9s 4s 6s +5555p +123m ! 5s | f1", "W",
        "kong_replacement flower_replacement", "2: self_draw kong_replacement",
    ),
    "after a flower": (
        "2p 2p 7s 8s 9s 4s 6s +5555p +123m ! 5s | f1", "W", "flower_replacement",
        "1: self_draw",
    ),
    "last tile as a replacement": (
        "2p 2p 7s 8s 9s 4s 6s +5555p +123m ! 5s | f1", "W",
        "kong_replacement final_wall_draw", "3: self_draw kong_replacement final_draw",
    ),
    "last discard": ("W W 4s 6s +123m +678m +GGG ? 5s | f1", "S", "final_discard",
                     "2: dragon_green final_discard"),
    "robbed": ("2p 2p 7s 8s 9s 4s 6s +123m +678m % 5s", "N", "",
               "3: all_chows no_flowers robbed_kong"),
    "as dealt": ("1m 2m 3m 5m 6m 7m 2p 3p 4p 6s 7s 9p 9p ! 8s | f2", "E", "dealt_hand",
                 "3: all_chows concealed_hand self_draw"),
    "first discard": ("1m 2m 3m 5m 6m 7m 2p 3p 4p 6s 7s W W ? 8s", "S", "first_discard",
                      "2: concealed_hand no_flowers"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_hand_scores_what_the_law_says(name: str) -> None:
    """M14–M18, one case a clause."""
    text, seat, flags, expected = CASES[name]
    assert shown(score(won(text, seat, flags))) == expected


Flip = tuple[str, Callable[[pytest.MonkeyPatch], None]]


def _set(module: object, name: str, value: object) -> Flip:
    return name, lambda patch: patch.setattr(module, name, value)


FLIPS: list[Flip] = [
    _set(readings, "FOUR_EQUAL_ARE_TWO_PAIRS", False),
    _set(patterns, "BONUS_COUNTS_TOWARD_MINIMUM", False),
    _set(patterns, "DEALT_HAND_IS_SELF_DRAWN", False),
    _set(patterns, "LIMITS_NAMED_TOGETHER", False),
    _set(patterns, "LIMIT_IN_ANY_SHAPE", False),
    _set(patterns, "NINE_GATES_ANY_WAIT", False),
    _set(patterns, "CONCEALED_KONGS_ARE_CONCEALED_PUNGS", False),
    _set(patterns, "CONCEALED_KONG_KEEPS_HAND_CONCEALED", False),
    _set(patterns, "SEVEN_PAIRS_ARE_CONCEALED", False),
    _set(patterns, "DISCARD_WIN_STAYS_CONCEALED", False),
    _set(patterns, "FINAL_DRAW_ADDS", False),
    _set(patterns, "KONG_REPLACEMENT_THROUGH_FLOWERS", False),
    _set(patterns, "CAP", 14),
    _set(patterns, "MINIMUM_FAAN", 2),
    _set(patterns, "_preference", lambda verdict: (verdict.limits != 0, -verdict.faan)),
    _set(patterns, "FLAG_PATTERNS", {**patterns.FLAG_PATTERNS,
                                     "flower_replacement": "kong_replacement"}),
]  # fmt: skip


def _everything() -> list[tuple[str, bool, int]]:
    """What all cases score, with legality and capped total."""
    found = [score(won(*case[:3])) for case in CASES.values()]
    return [(shown(s), bool(s and s.legal), s.capped_total if s else -1) for s in found]


@pytest.mark.parametrize("flip", FLIPS, ids=[name for name, _ in FLIPS])
def test_every_house_decision_decides_some_case(
    flip: Flip, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each ◆ of M13–M18 turned round changes what some case above is worth."""
    patterns.clear()
    before = _everything()
    try:
        flip[1](monkeypatch)
        patterns.clear()
        assert _everything() != before
    finally:
        monkeypatch.undo()
        patterns.clear()
    assert _everything() == before


def test_base_and_payers_follow_the_table() -> None:
    """M19, M20: 3 faan 8 … 13 faan 8192; three bases from one, or one from each."""
    hand = "4s 4s 4s 7p 7p 9m 9m +111m +333p ? 7p"
    found = score(won(hand))
    assert found is not None
    assert (found.raw_total, found.base) == (4, 16)
    limit = score(won("B B 5p 5p +RRR +GGG +123m ? B"))
    assert limit is not None
    assert limit.base == 8192
    assert payers(1, None) == {0: 1, 2: 1, 3: 1}
    assert payers(1, 3) == {3: 3}


def test_a_sum_over_thirteen_shows_the_sum_and_the_cap() -> None:
    """M18."""
    found = score(won("1m 1m 2m 2m 3m 3m 4m 4m 5m 5m 6m 6m 7m ! 7m"))
    assert found is not None
    assert (found.raw_total, found.capped_total, found.base) == (14, 13, 8192)


def test_points_sum_to_the_total_and_name_their_pieces() -> None:
    found = score(
        Hand(
            "S",
            ("7p.1", "8p.3", "2s.1", "2s.4", "4s.2", "5s.2", "6s.2"),
            (
                Meld("chow", "exposed", ("1m.1", "2m.1", "3m.1"), 0, "2m.1"),
                Meld("pung", "exposed", ("S.1", "S.2", "S.4"), 2, "S.4"),
            ),
            "9p.2",
            "self_draw",
            ("f2",),
        )
    )
    assert found is not None
    assert [(p.id, p.value, p.pieces) for p in found.points] == [
        ("self_draw", 1, ("9p.2",)),
        ("own_flower", 1, ("f2",)),
        ("seat_wind", 1, ("S.1", "S.2", "S.4")),
    ]
    assert sum(p.value for p in found.points) == found.raw_total
    assert [g.kind for g in found.reading.groups] == ["chow", "chow", "chow", "pung", "pair"]


def permuted(text: str, order: str) -> str:
    """The hand with its suits renamed; `order` says what m, p, s become."""
    flowers = text.partition("|")[1:]
    return text.partition("|")[0].translate(str.maketrans("mps", order)) + "".join(flowers)


@pytest.mark.parametrize("order", ["mps", "msp", "pms", "psm", "smp", "spm"])
@pytest.mark.parametrize("name", CASES)
def test_a_score_does_not_change_with_the_suits_or_the_order_of_tiles(
    name: str, order: str
) -> None:
    """The invariants of the law; M15: the reading is the same whatever the order."""
    text, seat, flags, expected = CASES[name]
    hand = won(permuted(text, order), seat, flags)
    assert shown(score(hand)) == expected
    tiles = list(hand.concealed)
    random.Random(name + order).shuffle(tiles)
    mixed = Hand(hand.seat_wind, tuple(tiles), hand.melds, hand.win_tile, hand.win_by,
                 hand.flowers, hand.flags)  # fmt: skip
    one, other = score(hand), score(mixed)
    assert (one is None) == (other is None)
    if one is not None and other is not None:
        assert one.reading == other.reading


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32))
def test_every_reading_uses_every_tile_once_and_no_reading_is_missed(seed: int) -> None:
    """M14, M15: readings of near-random one-suit hands against taking sets in every order."""
    rng = random.Random(seed)
    pool = [k for k in range(9) for _ in range(4)] + [NUMBER["E"]] * 4
    kinds = tuple(sorted(rng.sample(pool, rng.choice((5, 8, 11, 14)))))
    found = readings.readings(kinds)
    ordinary = {(r.pair, r.sets) for r in found if r.shape == readings.FOUR_SETS}
    assert ordinary == set(_slow(list(kinds)))
    assert list(found) == sorted(found)


def _slow(kinds: list[int]) -> list[tuple[int, tuple[int, ...]]]:
    found = set()
    for pair in set(kinds):
        if kinds.count(pair) >= 2:
            rest = list(kinds)
            rest.remove(pair)
            rest.remove(pair)
            found |= {(pair, tuple(sorted(sets))) for sets in _sets(rest)}
    return list(found)


def _sets(kinds: list[int]) -> list[tuple[int, ...]]:
    if not kinds:
        return [()]
    first, found = kinds[0], []
    for group, code in (
        ([first] * 3, first + 34),
        ([first, first + 1, first + 2], first),
    ):
        rest = list(kinds)
        if code == first and (first >= 27 or first % 9 > 6):
            continue
        try:
            for tile in group:
                rest.remove(tile)
        except ValueError:
            continue
        found += [(code, *more) for more in _sets(rest)]
    return found


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.booleans())
def test_the_quick_number_is_the_explained_one(seed: int, drawn: bool) -> None:
    """Law 7: `worth` and `score` are one function."""
    rng = random.Random(seed)
    suit = rng.choice("mps")
    near = [p for p in PIECES if p[1] == suit or p[0] in "ESW"]
    hand = rng.sample(near, 14)
    flowers = tuple(rng.sample(("f1", "f2", "f3", "f4", "q1", "q2"), rng.randrange(3)))
    by = "self_draw" if drawn else "discard"
    found = score(Hand("W", tuple(hand[1:]), (), hand[0], by, flowers))
    numbers = tuple(sorted(patterns.NUMBER_OF[p] for p in hand))
    quick = patterns.worth(
        numbers, (), patterns.NUMBER_OF[hand[0]], 2, patterns.bonus_mask(flowers, 2),
        patterns.win_mask(by, frozenset()),
    )  # fmt: skip
    assert quick == (-1 if found is None else found.capped_total)


def test_kinds_and_pieces_score_alike() -> None:
    kinds = tuple(KINDS[k] for k in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 12))
    as_pieces = tuple(f"{kind}.{1 + kinds[:at].count(kind)}" for at, kind in enumerate(kinds))
    one = score(Hand("E", kinds, (), "3p", "discard"))
    other = score(Hand("E", as_pieces, (), "3p.4", "discard"))
    assert one is not None
    assert other is not None
    assert (one.mask, one.read) == (other.mask, other.read)
