"""`cardavia score --game tien-gow`: answers by the vectors, and every error by its field."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from engine import conformance as law

from cardavia_desktop.engine.core import Action
from cardavia_desktop.engine.questions import QuestionError
from cardavia_desktop.engine.tiengow import GAME, make_bot
from cardavia_desktop.engine.tiengow.question import SCHEMA, answer

VECTORS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "tien-gow.json").read_text(encoding="utf-8")
)["vectors"]
BY_ID: dict[str, dict[str, Any]] = {vector["id"]: vector for vector in VECTORS}


@pytest.mark.parametrize("vector", VECTORS, ids=[v["id"] for v in VECTORS])
def test_an_answer_is_exactly_what_the_vector_expects(vector: dict[str, Any]) -> None:
    """T1–T12."""
    assert answer(vector, explain=False) == vector["expect"]
    found = answer(vector, explain=True)
    assert found.keys() == {*vector["expect"], "explain"}


def test_every_key_of_the_schema_is_needed_and_no_other_is_known() -> None:
    seen = set()
    for vector in VECTORS:
        if vector["type"] in seen:
            continue
        seen.add(vector["type"])
        for key in SCHEMA[vector["type"]]:
            line = {k: v for k, v in vector.items() if k != key}
            assert error(line) == key
        assert error({**vector, "more": 1}) == "more"
        assert error({**vector, "type": "other"}) == "type"
    assert seen == set(SCHEMA)


def error(line: dict[str, Any]) -> str:
    """The field that is named; fails when there is an answer."""
    with pytest.raises(QuestionError) as caught:
        answer(line, explain=False)
    assert caught.value.message
    return caught.value.field


def changed(name: str, path: str, value: Any) -> dict[str, Any]:
    """The vector with the value at a path (`plays.1.seat`) changed, or removed (...)."""
    line: Any = deepcopy(BY_ID[name])
    *before, final = path.split(".")
    at = line
    for step in before:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if value is ...:
        del at[final]
    elif isinstance(at, list):
        at[int(final)] = value
    else:
        at[final] = value
    return line  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("name", "path", "value", "field"),
    [
        # lead
        ("L01", "tiles", [], "tiles"),
        ("L01", "tiles", "6-6a", "tiles"),
        ("L01", "tiles", ["6-6"], "tiles[0]"),
        ("L01", "tiles", ["6-6a", "3-6a"], "tiles[1]"),
        ("L01", "tiles", ["6-6a", "6-6a"], "tiles[1]"),
        ("L01", "tiles", ["6-6a", 1], "tiles[1]"),
        ("L01", "tiles", ["6-6a", "6-6a", "9-9"], "tiles[1]"),
        ("L01", "tiles", ["6-6a", "6-6b", "1-1a", "1-1b", "4-4a", "4-4b", "1-2", "2-4", "1-4"],
         "tiles"),
        # beats
        ("B02", "challenger", [], "challenger"),
        ("B02", "current", ["6-6a", "1-1b"], "current"),
        ("B02", "current", ["4-4a", "1-1a"], "current[1]"),
        ("B02", "current", [], "current"),
        # trick
        ("T01", "banker", 4, "banker"),
        ("T01", "banker", True, "banker"),
        ("T01", "columns_before", [0, 0, 0], "columns_before"),
        ("T01", "columns_before", [0, 0, 0, 1], "columns_before"),
        ("T01", "columns_before", [0, 0, 0, -1], "columns_before[3]"),
        ("T01", "tiles_each_before", 0, "tiles_each_before"),
        ("T01", "tiles_each_before", 7, "columns_before"),
        ("T01", "plays", [], "plays"),
        ("T01", "plays.1.seat", 2, "plays[1].seat"),
        ("T01", "plays", [{"seat": 4}, None, None, None], "plays[0].seat"),
        ("T01", "plays.0.tiles", ["6-6b", "1-1b"], "plays[0].tiles"),
        ("T01", "plays.1.tiles", ["6-6b", "1-1b"], "plays[1].tiles"),
        ("T01", "plays.1.tiles", ["2-2a"], "plays[1].tiles[0]"),
        ("T01", "plays.2.tiles", ["9-9"], "plays[2].tiles[0]"),
        ("T01", "plays.0.face", "down", "plays[0].face"),
        ("T01", "plays.1.face", "sideways", "plays[1].face"),
        ("T01", "plays.1.face", ..., "plays[1].face"),
        ("T01", "plays.1.note2", 1, "plays[1].note2"),
        ("T08", "plays.0.tiles", ["5-5a", "5-5b"], "plays[0].tiles"),
        # settlement
        ("S01", "columns", [4, 2, 1, 2], "columns"),
        ("S01", "columns", [0, 4, 2, 2], "columns"),
        ("S07", "columns", [3, 3, 1, 1], "columns"),
        ("S01", "winner", 5, "winner"),
        ("S01", "last_trick", None, "last_trick"),
        ("S01", "last_trick.leader", -1, "last_trick.leader"),
        ("S01", "last_trick.lead", ["5-5a", "6-6a"], "last_trick.lead"),
        ("S01", "last_trick.lead", [], "last_trick.lead"),
        ("S01", "last_trick.winning", [], "last_trick.winning"),
        ("S01", "last_trick.winning", ["6-6a"], "last_trick.winning"),
        ("S01", "last_trick.winning", ["5-5a", "5-5b"], "last_trick.winning"),
        ("S01", "last_trick.leader", 1, "last_trick.winning[0]"),
        ("S15", "last_trick.winning", ["6-6a"], "last_trick.winning"),
        ("S15", "last_trick.more", 1, "last_trick.more"),
        # deal
        ("D01", "banker", 1, "tricks[0].plays[0].seat"),
        ("D01", "hands.0", ["6-6a"], "hands[0]"),
        ("D01", "hands.0.7", "6-6b", "hands[1][0]"),
        ("D01", "hands.0.7", "6-6a", "hands[0][7]"),
        ("D01", "hands.1", 3, "hands[1]"),
        ("D01", "tricks", [], "tricks"),
        ("D01", "tricks.0.plays.0.tiles", ["2-3"], "tricks[0].plays[0].tiles[0]"),
        ("D01", "tricks.1.plays.0.seat", 1, "tricks[1].plays[0].seat"),
        ("D01", "tricks.0.plays.1.face", "up", "tricks[0].plays[1]"),
        ("D01", "tricks.0.plays.0.face", "down", "tricks[0].plays[0].face"),
        ("D01", "tricks.2.winner", 0, "tricks[2].winner"),
        ("D01", "tricks.2.winner", 2.0, "tricks[2].winner"),
        ("D01", "tricks.2.columns_after", [1, 1, 0, 1], "tricks[2].columns_after"),
        ("D03", "tricks.0.instant_payments", [], "tricks[0].instant_payments"),
        ("D01", "tricks.2.other", 0, "tricks[2].other"),
    ],
)  # fmt: skip
def test_an_error_names_the_first_offending_value(
    name: str, path: str, value: Any, field: str
) -> None:
    assert error(changed(name, path, value)) == field


def test_a_deal_cut_short_or_too_long_is_an_error_at_the_tricks() -> None:
    deal = deepcopy(BY_ID["D01"])
    extra = deal["tricks"][-1]
    deal["tricks"] = deal["tricks"][:-1]
    assert error(deal) == "tricks"
    longer = deepcopy(BY_ID["D03"])
    longer["tricks"].append(extra)
    assert error(longer) == "tricks[5]"


def test_the_results_inside_tricks_may_be_left_out() -> None:
    for name in ("D01", "D03", "D05", "D06"):
        deal = deepcopy(BY_ID[name])
        for trick in deal["tricks"]:
            for key in ("winner", "columns_after", "instant_payments"):
                del trick[key]
        assert answer(deal, explain=False) == deal["expect"]


def test_early_death_is_named_before_not_beating() -> None:
    """T7: checked first."""
    line = changed("T08", "plays.1.tiles", ["6-6a"])
    found = answer(line, explain=True)
    assert found["illegal_plays"] == [{"seat": 1, "reason": "early death"}]
    assert found["winner"] == 0


def test_tiles_may_stand_in_any_order() -> None:
    """T3, T10: Supreme the other way round is Supreme."""
    one = answer(BY_ID["S12"], explain=False)
    other = changed("S12", "last_trick.winning", ["2-4", "1-2"])
    assert answer(other, explain=False) == one


def test_an_explanation_multiplies_to_the_amount_and_names_the_rules() -> None:
    """T8–T11: every final payment of every settlement vector."""
    rules = set()
    for vector in VECTORS:
        if vector["type"] != "settlement":
            continue
        explained: Any = answer(vector, explain=True)["explain"]
        for payment in explained["payments"]:
            amount = 1
            for point in payment["points"]:
                amount *= point["value"]
                rules.add(point["rule"])
            assert amount == payment["amount"]
    assert rules == {"T8", "T10", "T11"}


@pytest.mark.parametrize("seed", range(12))
def test_a_deal_of_the_engine_is_answered_with_the_engines_result(seed: int) -> None:
    """T1–T12: score and play agree."""
    log = law.play(GAME, seed, ("random", "greedy")[seed % 2], make_bot("greedy"))
    result = GAME.result(log.state)
    assert result is not None
    tricks: list[Any] = [
        {
            "plays": [
                {"seat": p.seat, "tiles": list(p.pieces), "face": "up" if p.up else "down"}
                for p in trick.plays
            ],
            "winner": trick.winner,
        }
        for trick in log.state.tricks
    ]
    shuffle: Action = log.actions[0]
    hands = [list(shuffle.pieces[8 * seat : 8 * seat + 8]) for seat in range(4)]
    line = {"id": "x", "type": "deal", "banker": log.options.first, "hands": hands}
    found = answer({**line, "tricks": tricks}, explain=False)
    assert found["total_net"] == list(result.net)
    assert found["winner"] == result.winner
    assert found["multiplier"] == result.detail.multiplier
