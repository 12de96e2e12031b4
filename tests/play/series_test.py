"""Deals in a row: seeds, seats and tally from one to the next; undo and redo at random."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import settings as running
from hypothesis import strategies as st
from tiny_game import GAME

from cardavia_desktop.engine.bots import LEVELS
from cardavia_desktop.engine.core import Options
from cardavia_desktop.engine.games import game_module, table_nodes
from cardavia_desktop.play.series import Series
from cardavia_desktop.play.table import Table


def dealt(series: Series, table: Table) -> Table:
    table.deal(series.shuffle_rng())
    return table


def played(table: Table) -> Table:
    while table.to_act:
        sight = table.sight(table.to_act[0])
        table.play(sight.legal[0], sight.ticket)
    return table


def test_a_series_with_seeds_is_the_same_again() -> None:
    shuffles, bots = [], []
    for _ in range(2):
        series = Series.begin("tiny", "club", False, 1, 2)
        table = dealt(series, series.first_table())
        deals = [table]
        for _ in range(3):
            table = dealt(series, series.next_table(played(table)))
            deals.append(table)
        shuffles.append([table.shuffle for table in deals])
        bots.append([table.bots for table in deals])
    assert shuffles[0] == shuffles[1] and len(set(shuffles[0])) == 4
    assert bots[0] == bots[1] and len(set(bots[0])) == 4


def test_a_series_without_seeds_is_another_each_time() -> None:
    first, second = (Series.begin("tiny", "club", False) for _ in range(2))
    assert first.bots != second.bots
    one, two = (dealt(series, series.first_table()) for series in (first, second))
    assert one.salt != two.salt and one.seal != two.seal


def test_the_bots_stream_does_not_follow_from_the_shuffle() -> None:
    """Law 12: the same given shuffle meets other bots every time."""
    first, second = (Series.begin("tiny", "club", False, shuffle=1) for _ in range(2))
    one, two = (dealt(series, series.first_table()) for series in (first, second))
    assert one.shuffle == two.shuffle and one.bots != two.bots


def test_an_unfinished_deal_has_no_next_one() -> None:
    series = Series.begin("tiny", "club", False)
    table = dealt(series, series.first_table())
    with pytest.raises(ValueError, match="not over"):
        series.next_table(table)
    assert series.tally.deals == 0


def test_a_restart_pays_nothing_and_deals_anew() -> None:
    """M4."""
    series = Series.begin("tiny", "club", False)
    table = dealt(series, series.first_table())
    again = dealt(series, series.restarted_table(table))
    assert series.tally.points == (0, 0, 0) and again.shuffle != table.shuffle
    assert again.options == table.options


@pytest.mark.parametrize(("game", "level"), [("chess", "club"), ("tiny", "wizard")])
def test_a_series_of_something_unknown_is_refused(game: str, level: str) -> None:
    with pytest.raises(KeyError):
        Series.begin(game, level, False)


@running(max_examples=80)
@given(st.integers(0, 2**32), st.lists(st.sampled_from("ppppppur"), max_size=60))
def test_play_undo_and_redo_in_any_order_keep_the_deal_sound(seed: int, steps: list[str]) -> None:
    """Law 1: whatever happened, the table is the one its actions lead to."""
    rng = random.Random(seed)
    table = Table(GAME, Options(), salt="", bots=1)
    table.deal(rng)
    for step in steps:
        if step == "p" and table.to_act:
            sight = table.sight(rng.choice(table.to_act))
            assert table.play(rng.choice(sight.legal), sight.ticket) is not None
        elif step == "u":
            could, before = table.can_undo, len(table.actions)
            assert table.undo() == could == (len(table.actions) < before)
        elif step == "r":
            could = table.can_redo
            assert table.redo() == could
    twin = Table.replay(GAME, Options(), table.actions, salt="", bots=1)
    assert twin.can_undo == table.can_undo and twin.moment == table.moment
    for seat in range(GAME.seats):
        mine, other = table.sight(seat), twin.sight(seat)
        assert (mine.view, mine.legal) == (other.view, other.legal)
        assert table.entries_for(seat) == twin.entries_for(seat)


@given(st.integers(0, 2**32), st.integers(1, 6))
def test_redo_takes_back_undo(seed: int, count: int) -> None:
    rng = random.Random(seed)
    table = Table(GAME, Options(), salt="", bots=1)
    table.deal(rng)
    for _ in range(rng.randrange(5, 30)):
        if table.to_act:
            sight = table.sight(rng.choice(table.to_act))
            table.play(rng.choice(sight.legal), sight.ticket)
    before = table.actions
    undone = sum(table.undo() for _ in range(count))
    assert all(table.redo() for _ in range(undone))
    assert table.actions == before and not table.can_redo


def test_a_strong_player_thinks_longer_at_a_table_than_in_the_arena() -> None:
    """Tien Gow: more playouts for a person's opponents; the other levels keep their limit."""
    for level in LEVELS:
        series = Series.begin("tien-gow", level, False, 1, 1)
        table = dealt(series, series.first_table())
        (seat,) = table.to_act
        limit = series.question(table, seat).limit
        assert limit.nodes is not None and limit.nodes == table_nodes("tien-gow", level)
        assert (limit.nodes > game_module("tien-gow").NODES[level]) == (level == "strong")
