"""Properties of scores, settlements and distances that hold for all hands."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.engine.longcards import tables
from cardavia_desktop.engine.longcards.groups import Counts, is_complete, partitions, plus
from cardavia_desktop.engine.longcards.pieces import KINDS
from cardavia_desktop.engine.longcards.rulings import BASE, rounded, settlement
from cardavia_desktop.engine.longcards.scoring import Holding, Win, base_hu, line, score_win

kinds = st.integers(0, 29)
few = settings(max_examples=60, deadline=None)


@st.composite
def wins(draw: st.DrawFn) -> Counts:
    """Seven groups and a pair."""
    counts = [0] * 30
    for _ in range(7):
        kind = draw(kinds)
        run = kind < 27 and kind % 9 < 7 and draw(st.booleans())
        cards = (kind, kind + 1, kind + 2) if run else (kind,) * 3
        if any(counts[card] + cards.count(card) > 4 for card in cards):
            cards = next((k,) * 3 for k in range(30) if counts[k] <= 1)
        for card in cards:
            counts[card] += 1
    pair = draw(st.sampled_from([k for k in range(30) if counts[k] <= 2]))
    counts[pair] += 2
    return tuple(counts)


@few
@given(st.sampled_from(list(BASE)), kinds, kinds, kinds)
def test_the_order_of_the_indicators_does_not_matter(what: str, card: int, a: int, b: int) -> None:
    """N15."""
    one, two = line(what, card, (a, b)), line(what, card, (b, a))
    assert (one.base, one.hu) == (two.base, two.hu)
    assert one.multiplier in (1, 2, 4, 8) and one.hu == one.base * one.multiplier
    old = KINDS[card] in ("9S", "TH", "WF", "RF")
    assert (one.multiplier >= 2) >= old


@few
@given(st.lists(st.integers(0, 5000), min_size=3, max_size=3))
def test_each_pair_settles_the_difference_of_its_totals(raws: list[int]) -> None:
    """N3, N23, N25."""
    totals = tuple(rounded(raw) for raw in raws)
    assert all(
        0 <= total - raw < 10 and total % 10 == 0 for total, raw in zip(totals, raws, strict=True)
    )
    net = settlement(totals)
    assert sum(net) == 0
    for one in range(3):
        assert net[one] == sum(totals[one] - other for other in totals)


@few
@given(wins(), kinds, kinds, st.sampled_from(["self", "discard"]))
def test_a_win_is_worth_its_base_hu_and_more(whole: Counts, a: int, b: int, source: str) -> None:
    """N16–N23."""
    assert is_complete(whole) and partitions(whole)
    for card in [kind for kind in range(30) if whole[kind]][::4]:
        own = plus(whole, card, -1) if source == "discard" else whole
        sheet = score_win(Holding(own), Win(source, card), (a, b))
        assert sheet is not None
        assert sheet.base >= base_hu(Holding(own), (a, b))
        parts = (sheet.shape_hu, sheet.wenqian, sheet.self_draw, sheet.kong_replacement, sheet.wait)
        assert sheet.before == sheet.base + sum(parts)
        assert sheet.raw == sheet.before * 2 ** len(sheet.doublings)
        assert sheet.total == rounded(sheet.raw) >= 20
        assert (sheet.shape == "piao") == ("piao" in sheet.doublings)
        assert len(sheet.partition) == 8


@few
@given(wins(), kinds)
def test_a_drawn_card_is_never_worth_less_than_the_same_card_claimed(
    whole: Counts, which: int
) -> None:
    """N19, N21."""
    held = [kind for kind in range(30) if whole[kind]]
    card = held[which % len(held)]
    drawn = score_win(Holding(whole), Win("self", card), (0, 10))
    claimed = score_win(Holding(plus(whole, card, -1)), Win("discard", card), (0, 10))
    assert drawn is not None and claimed is not None
    assert drawn.raw >= claimed.raw + 10


@few
@given(wins(), st.lists(kinds, min_size=1, max_size=6))
def test_one_card_changes_the_distance_by_one_at_most(whole: Counts, taken: list[int]) -> None:
    """N1."""
    counts, before = whole, 0
    for kind in taken:
        if counts[kind]:
            counts = plus(counts, kind, -1)
            after = tables.distance_of(counts, 7)
            assert after - before in (0, 1)
            before = after
    assert (tables.distance_of(counts, 7) == 0) == (counts == whole)
