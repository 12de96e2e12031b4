"""Scoring, rule by rule, where the vectors say little (N15–N24)."""

from __future__ import annotations

import random

import pytest

from cardavia_desktop.engine.longcards import rulings
from cardavia_desktop.engine.longcards.groups import Counts, counts_of, partitions, plus
from cardavia_desktop.engine.longcards.pieces import (
    BOX,
    KINDS,
    NUMBER,
    PIECES,
    UNUSED,
    parse_piece,
)
from cardavia_desktop.engine.longcards.scoring import (
    Holding,
    Sheet,
    Win,
    base_sheet,
    doubles,
    line,
    score_win,
    settle,
    wait_kind,
)

NONE = (NUMBER["1S"], NUMBER["9C"])


def hand(text: str) -> Counts:
    return counts_of([f"{kind}.1" for kind in text.split()])


def win(
    text: str,
    source: str,
    card: str,
    *melds: tuple[str, str],
    indicators: tuple[int, ...] = NONE,
    **flags: bool,
) -> Sheet:
    """The sheet of a win on `card` with these concealed cards before it."""
    counts = hand(text)
    number = NUMBER[card]
    if source == "self":
        counts = plus(counts, number)
    laid = tuple((what, NUMBER[kind]) for what, kind in melds)
    found = score_win(Holding(counts, laid), Win(source, number, **flags), indicators)
    assert found is not None
    return found


def test_the_box_holds_125_cards_and_the_table_120() -> None:
    """N2."""
    assert (len(BOX), len(PIECES), len(UNUSED), len(KINDS)) == (125, 120, 5, 30)
    assert all(parse_piece(piece) == piece for piece in PIECES)
    with pytest.raises(ValueError, match="not a long card"):
        parse_piece("FO")


def test_old_generals_double_and_nine_of_strings_is_one_of_them() -> None:
    """N15."""
    assert doubles("9S", ("9M", "9C")) == ("old_general",)
    assert doubles("9M", ("9S", "9C")) == ("9C",)
    assert doubles("TH", ("9S", "WF")) == ("old_general", "9S", "WF")
    assert doubles("TH", ("2S", "3M")) == ("old_general",)


def test_two_indicators_of_one_rank_double_twice() -> None:
    """N15."""
    assert line("pong", NUMBER["6C"], (NUMBER["6M"], NUMBER["6S"])).hu == 8
    assert line("pong", NUMBER["6C"], (NUMBER["6M"], NUMBER["6M"])).hu == 8


def test_an_exact_match_raises_a_pong_and_a_triple_in_hand_only() -> None:
    """N16."""
    both = (NUMBER["2S"], NUMBER["3M"])
    worth = {what: line(what, NUMBER["2S"], both).base for what in ("pong", "hand3", "open3")}
    assert worth == {"pong": 4, "hand3": 12, "open3": 16}


def test_the_checks_of_the_law() -> None:
    """N17."""
    both = (NUMBER["2S"], NUMBER["3M"])
    assert line("hand3", NUMBER["2M"], both).hu == 8
    assert line("hand3", NUMBER["2S"], both).hu == 24
    assert line("hezi", NUMBER["4C"], (NUMBER["4C"],) * 2).hu == 64


def test_a_pong_and_its_fourth_card_in_hand_stay_a_pong() -> None:
    """N18."""
    text = "5M 6M 7M 8M 2S 3S 4S 6S 7S 8S 2C 2C 2C 4C 5C 6C 8C 8C 5M"
    counts = hand(text)
    sheet = base_sheet(Holding(counts, (("pong", NUMBER["8M"]),)), NONE)
    assert [(one.what, one.card) for one in sheet.lines] == [("pong", "8M"), ("hand3", "2C")]


def test_a_triple_in_hand_scores_although_it_is_split_over_sequences() -> None:
    """N18, N20."""
    text = "3M 4M 5M 3M 4M 5M 3M 4M 5M 2S 3S 4S 5S 6S 7S 2C 3C 4C 7C 8C 9S 9S"
    sheet = win(text, "self", "9C", indicators=(NUMBER["1S"], NUMBER["1C"]))
    assert sheet.shape == "qing"
    assert sorted(one.card for one in sheet.lines) == ["3M", "4M", "5M"]


TRIPLE = "2M 3M 4M 4M 5M 6M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 4C 5C 6C 6C 7C 8C"


def test_a_claimed_third_card_makes_a_pong_and_a_drawn_one_a_triple() -> None:
    """N19."""
    assert [one.what for one in win(TRIPLE, "discard", "2C").lines] == ["pong"]
    assert [one.what for one in win(TRIPLE, "rob", "2C").lines] == ["pong"]
    assert [one.what for one in win(TRIPLE, "self", "2C").lines] == ["hand3"]


def test_four_in_hand_count_twelve_and_three_with_a_claimed_fourth_four() -> None:
    """N18, N19."""
    text = "5M 5M 5M 6M 7M 8M 8M 2S 3S 4S 6S 7S 8S 2C 2C 2C 4C 5C 6C 6C 7C 8C"
    assert win(text, "self", "5M").base == 16
    assert win(text, "discard", "5M").base == 8


PIAO = "1M 1M 1M 6M 7M 7M 7M 2S 2S 2S 3S 3S 3S 4C 4C 4C 8C 8C 8C"


@pytest.mark.parametrize(
    ("what", "closed"),
    [
        ("pong", False),
        ("open_kong", True),
        ("added_kong", True),
        ("concealed_kong", True),
        ("open4", True),
    ],
)
def test_only_a_pong_opens_a_piao(what: str, closed: bool) -> None:
    """N22: kongs of every kind and openings keep it closed."""
    sheet = win(PIAO, "discard", "6M", (what, "5C"))
    assert sheet.doublings == (("piao", "closed") if closed else ("piao",))


def test_a_triple_completed_by_a_claimed_card_opens_a_piao() -> None:
    """N22."""
    text = PIAO.replace("6M 7M 7M 7M", "6M 6M 7M 7M") + " 5C 5C 5C"
    assert win(text, "discard", "7M").doublings == ("piao",)
    assert win(text, "self", "7M").doublings == ("piao", "closed")


def test_a_piao_admits_wenqian_and_nothing_else() -> None:
    """N20."""
    text = PIAO.replace("8C 8C 8C", "1C 2C 3C") + " 5C 5C 5C"
    sheet = win(text, "self", "6M")
    assert (sheet.shape, sheet.wenqian, sheet.wenqian_count) == ("piao", 20, 1)
    other = PIAO.replace("8C 8C 8C", "7C 8C 9C") + " 5C 5C 5C"
    assert win(other, "self", "6M").shape == "tazi"


def test_a_qing_has_no_laid_group() -> None:
    """N20."""
    text = "2M 3M 4M 4M 5M 6M 8M 3S 4S 5S 6S 7S 8S 4C 5C 6C 6C 7C 8C"
    assert win(text, "self", "8M", ("pong", "2C")).shape == "tazi"


def test_three_elders_count_every_kind_of_group_and_a_completed_triple() -> None:
    """N22."""
    text = "4M 5M 6M 7M 8M 9M 3S 3S 4S 5S 6S TH TH"
    melds = (("pong", "WF"), ("open4", "RF"), ("concealed_kong", "1M"))
    assert "three_elders" in win(text, "discard", "TH", *melds).doublings
    assert "three_elders" in win(text, "self", "TH", *melds).doublings
    no_flower = (("pong", "WF"), ("open4", "2M"), ("concealed_kong", "1M"))
    assert "three_elders" not in win(text, "self", "TH", *no_flower).doublings


@pytest.mark.parametrize(
    ("card", "joins", "kind"),
    [
        ("5M", ("P", "5M"), "pair"),
        ("5M", ("S", "4M"), "middle"),
        ("3M", ("S", "1M"), "three"),
        ("7M", ("S", "7M"), "seven"),
        ("1M", ("S", "1M"), None),
        ("9M", ("S", "7M"), None),
        ("7M", ("S", "5M"), None),
        ("3M", ("S", "3M"), None),
        ("5M", ("T", "5M"), None),
    ],
)
def test_the_wait_bonus(card: str, joins: tuple[str, str], kind: str | None) -> None:
    """N21."""
    assert wait_kind(NUMBER[card], (joins[0], NUMBER[joins[1]])) == kind


def test_bonuses_and_doublings_multiply_and_rounding_comes_last() -> None:
    """N21–N23."""
    sheet = win(TRIPLE, "self", "2C", last_stock_card=True)
    assert (sheet.before, sheet.raw, sheet.total) == (34, 68, 70)
    assert [rulings.rounded(n) for n in (0, 1, 10, 11, 22, 20)] == [0, 10, 10, 20, 30, 20]


def test_the_settlement_sums_to_zero_and_may_leave_the_winner_behind() -> None:
    """N3, N25."""
    assert rulings.settlement((100, 40, 20)) == (140, -40, -100)
    rich = base_sheet(Holding(hand("1M 2M 4M"), (("open4", NUMBER["TH"]),) * 3), NONE)
    poor = win(TRIPLE, "discard", "2C")
    settled = settle((poor, rich, base_sheet(Holding(hand("1M")), NONE)), 0)
    assert sum(settled.net) == 0 and settled.net[0] < 0 < settled.net[1]


def raw_of(whole: Counts, card: int, source: str, way: tuple[tuple[str, int], ...]) -> int:
    """The highest raw total of one partition, straight from the law (no laid groups)."""
    best = 0
    claimed = source == "discard"
    own = plus(whole, card, -1) if claimed else whole
    base = sum(line(f"hand{n}", kind, NONE).hu for kind, n in enumerate(own) if n >= 3)
    runs = [kind for name, kind in way if name == "S"]
    coins = NUMBER["1C"]
    for name, kind in way:
        if not (kind <= card <= kind + 2 if name == "S" else kind == card):
            continue
        pong = claimed and name == "T"
        hu = base + (line("pong", card, NONE).hu if pong and own[card] == 2 else 0)
        hu += 0 if claimed else 10
        hu += 10 if wait_kind(card, (name, kind)) else 0
        hu += (0, 20, 50, 100, 200)[runs.count(coins)]
        if len(runs) == 7:
            hu, factor = hu + 100, 1
        elif all(run == coins for run in runs):
            hu, factor = hu + 50, 2 if pong else 4
        else:
            hu, factor = hu + 20, 1
        elders = [NUMBER[elder] for elder in ("TH", "WF", "RF")]
        best = max(best, hu * factor * (2 if all(whole[n] >= 3 for n in elders) else 1))
    return best


def some_win(rng: random.Random) -> Counts:
    """Seven groups and a pair out of few neighbouring kinds, so that partitions abound."""
    suit = rng.choice((0, 18))
    while True:
        counts = [0] * 30
        for _ in range(7):
            kind = rng.choice((suit, suit + 1, suit + 2, suit + 3, suit + 4, 10, 27, 28, 29))
            run = kind < 27 and rng.random() < 0.6
            for step in range(3):
                counts[kind + step if run else kind] += 1
        counts[rng.choice((suit, suit + 1, suit + 2, 11, 27))] += 2
        if max(counts) <= 4:
            return tuple(counts)


@pytest.mark.parametrize("source", ["self", "discard"])
def test_the_best_partition_is_chosen_by_raw_total(source: str) -> None:
    """N24: no partition and no joining of the winning card is worth more."""
    rng = random.Random(1)
    several = differ = 0
    for _ in range(250):
        whole = some_win(rng)
        ways = partitions(whole)
        several += len(ways) > 1
        card = rng.choice([kind for kind in range(30) if whole[kind]])
        worth = [raw_of(whole, card, source, way) for way in ways]
        differ += len(set(worth)) > 1
        own = plus(whole, card, -1) if source == "discard" else whole
        sheet = score_win(Holding(own), Win(source, card), NONE)
        assert sheet is not None
        assert sheet.raw == max(worth) == sheet.before << len(sheet.doublings)
        assert tuple(sheet.partition) in [tuple(n + KINDS[k] for n, k in way) for way in ways]
    assert several > 50 and differ > 20


def test_among_equals_the_partition_is_the_first_in_a_fixed_order() -> None:
    """N24."""
    text = "1M 2M 3M 4M 5M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 2C 4C 5C 6C 6C 7C 8C"
    sheets = [win(text, "discard", "3M") for _ in range(3)]
    assert sheets[0] == sheets[1] == sheets[2]
    assert (sheets[0].joins, sheets[0].wait_kind) == ("S1M", "three")


def test_a_hand_that_is_no_win_has_no_sheet() -> None:
    """N1."""
    counts = plus(hand(TRIPLE), NUMBER["9M"])
    assert score_win(Holding(counts), Win("self", NUMBER["9M"]), NONE) is None


def test_every_house_decision_has_its_name() -> None:
    """Each of the law's table clarifications is a named constant or function."""
    assert not rulings.HEZI_IS_A_GROUP and not rulings.READY_CLAIMS_GROUPS
    assert not rulings.KONG_AFTER_PONG and rulings.KONG_AFTER_KONG
    assert rulings.live_copies(2, 2, 0) == 0
    assert rulings.seats_after(2) == (0, 1)
