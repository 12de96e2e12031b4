"""The vectors of the law, scored by the engine alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardavia_desktop.engine.longcards.pieces import NUMBER
from cardavia_desktop.engine.longcards.scoring import (
    Holding,
    Sheet,
    Win,
    base_sheet,
    line,
    score_win,
    settle,
)

DATA = json.loads(
    (Path(__file__).parent.parent / "vectors" / "nantong.json").read_text(encoding="utf-8")
)


def kinds(names: list[str]) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in names)


def sheet(player: dict[str, Any], win: dict[str, Any] | None, indicators: tuple[int, ...]) -> Sheet:
    counts = [0] * 30
    for kind in kinds(player["hand"]):
        counts[kind] += 1
    card = NUMBER[win["card"]] if win and win["card"] else None
    if win and win["source"] == "self" and card is not None:
        counts[card] += 1
    holding = Holding(
        tuple(counts),
        tuple((meld["type"], NUMBER[meld["card"]]) for meld in player["melds"]),
        NUMBER[player["hezi"]] if player["hezi"] else None,
        player["ready"],
    )
    if win is None:
        return base_sheet(holding, indicators)
    flags = ("kong_replacement", "last_stock_card", "dealer_first_discard")
    how = Win(win["source"], card, **{flag: win.get(flag, False) for flag in flags})
    found = score_win(holding, how, indicators)
    assert found is not None
    return found


@pytest.mark.parametrize("case", DATA["vectors"], ids=lambda case: case["id"])
def test_a_vector_scores_as_the_law_says(case: dict[str, Any]) -> None:
    """N15–N25."""
    win, expect = case["win"], case["expect"]
    indicators = kinds(case["indicators"])
    sheets = tuple(
        sheet(player, win if win and win["winner"] == seat else None, indicators)
        for seat, player in enumerate(case["players"])
    )
    settled = settle(sheets, win and win["winner"])
    assert [each.base for each in sheets] == expect["base"]
    assert [each.total for each in sheets] == expect["totals"]
    assert list(settled.net) == expect["settlement"]
    for each, groups in zip(sheets, expect["groups"], strict=True):
        keys = ("what", "card", "base", "multiplier", "hu")
        lines = [{key: getattr(one, key) for key in keys} for one in each.lines]
        assert sorted(map(str, lines)) == sorted(map(str, groups))
    if win:
        won = sheets[win["winner"]]
        for key in ("raw", "shape", "shape_hu", "wenqian", "self_draw", "kong_replacement", "wait"):
            assert getattr(won, key) == expect[key], key
        assert list(won.doublings) == expect["doublings"]
        assert sorted(won.partition) == sorted(expect["partition"])
        assert won.before == expect["sum_before_doubling"]


@pytest.mark.parametrize("case", DATA["units"], ids=lambda case: case["id"])
def test_one_group_alone_scores_as_the_law_says(case: dict[str, Any]) -> None:
    """N15, N16."""
    one = line(case["what"], NUMBER[case["card"]], kinds(case["indicators"]))
    assert (one.base, one.multiplier, one.hu) == (case["base"], case["multiplier"], case["hu"])
