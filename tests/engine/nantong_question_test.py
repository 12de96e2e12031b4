"""Score questions: vectors, units, and every error by its field."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from cardavia_desktop.engine.longcards.question import answer
from cardavia_desktop.engine.questions import QuestionError

DATA = json.loads(
    (Path(__file__).parent.parent / "vectors" / "nantong.json").read_text(encoding="utf-8")
)
CASES = {case["id"]: case for case in DATA["vectors"]}


def multiset(value: Any) -> Any:
    """Lists of objects and of names compare without order."""
    if isinstance(value, list) and all(isinstance(each, dict | str) for each in value):
        return sorted(map(str, value))
    return value


@pytest.mark.parametrize("case", DATA["vectors"], ids=lambda case: case["id"])
def test_a_vector_line_is_answered_with_the_keys_of_its_expect(case: dict[str, Any]) -> None:
    """N15–N25."""
    found = answer(copy.deepcopy(case), False)
    expect = case["expect"]
    assert set(found) == set(expect)
    for key, value in expect.items():
        if key == "groups":
            pairs = zip(found["groups"], value, strict=True)  # type: ignore[call-overload]
            assert all(multiset(a) == multiset(b) for a, b in pairs)
        else:
            assert multiset(found[key]) == multiset(value), key


@pytest.mark.parametrize("case", DATA["units"], ids=lambda case: case["id"])
def test_a_unit_line_is_answered(case: dict[str, Any]) -> None:
    """N15, N16."""
    line = {key: case[key] for key in ("id", "title", "indicators", "card", "what")}
    wanted = {key: case[key] for key in ("base", "multiplier", "hu")}
    assert answer(line, False) == wanted


def deal(name: str = "V19") -> dict[str, Any]:
    line: dict[str, Any] = copy.deepcopy(CASES[name])
    del line["expect"]
    return line


def error(line: dict[str, Any]) -> str:
    with pytest.raises(QuestionError) as caught:
        answer(line, False)
    return caught.value.field


def change(line: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    *way, last = path.split(".")
    place: Any = line
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    place[int(last) if last.isdigit() else last] = value
    return line


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("indicators", ["8S"], "indicators"),
        ("indicators.1", "0C", "indicators[1]"),
        ("indicators", ["4M", "4M"], "players[1].hand[2]"),
        ("dealer", 3, "dealer"),
        ("dealer", True, "dealer"),
        ("players.0.hand.3", "4X", "players[0].hand[3]"),
        ("players.0.hand", ["2M"] * 22, "players[0].hand[4]"),
        ("players.0.hand", ["2M"] * 21 + ["0M"], "players[0].hand[4]"),
        ("players", [{}, None, None], "players[0].hand"),
        ("players.2.hand", ["1S"] * 3, "players[2].hand"),
        ("players.1.melds.0.type", "chow", "players[1].melds[0].type"),
        ("players.1.melds.0", {"type": "open3", "card": "1M"}, "players[1].melds[0].card"),
        ("players.1.melds.0.card", "8S", "players[1].melds[0].card"),
        ("players.1.melds.0.more", 1, "players[1].melds[0].more"),
        ("players.0.hezi", "8S", "players[0].hezi"),
        ("players.0.ready", True, "players[0].ready"),
        ("players.1.ready", True, "players[1].ready"),
        ("players.0.ready", "no", "players[0].ready"),
        ("win.winner", 3, "win.winner"),
        ("win.source", "gift", "win.source"),
        ("win.source", "heavenly", "players[0].hand"),
        ("win.card", None, "win.card"),
        ("win.card", "9M", "win"),
        ("win.from", 0, "win.from"),
        ("win.kong_replacement", True, "win.kong_replacement"),
        ("win.dealer_first_discard", True, "win.dealer_first_discard"),
        ("win.dealer_first_discard", 1, "win.dealer_first_discard"),
        ("win.flower", True, "win.flower"),
        ("more", 1, "more"),
    ],
)
def test_the_first_offending_value_is_named(path: str, value: object, field: str) -> None:
    assert error(change(deal(), path, value)) == field


@pytest.mark.parametrize("key", ["indicators", "dealer", "players", "win"])
def test_a_missing_key_is_named(key: str) -> None:
    line = deal()
    del line[key]
    assert error(line) == key


def test_a_heavenly_win_is_the_dealers_and_has_no_claimed_group() -> None:
    """N8."""
    assert error(change(deal("V57"), "dealer", 1)) == "win.source"
    assert error(change(deal("V58"), "players.0.melds.0.type", "open_kong")) == "win.source"
    assert error(change(deal("V57"), "win.card", "4M")) == "win.card"
    line = change(deal("V57"), "players.0.hand", deal("V57")["players"][0]["hand"][:-1])
    assert error(line) == "players[0].hand"


def test_the_dealers_first_discard_comes_from_the_dealer() -> None:
    """N22."""
    assert error(change(deal("V59"), "win.from", 2)) == "win.dealer_first_discard"
    line = deal("V59")
    del line["win"]["from"]
    assert answer(line, False)["doublings"] == ["dealer_first_discard"]


def test_a_robbed_card_is_added_to_a_pong_of_its_giver() -> None:
    """N10."""
    assert error(change(deal("V68"), "win.from", 2)) == "win.from"
    line = change(deal("V68"), "players.1.melds.0.type", "open_kong")
    assert error(line) in ("players[1].melds[0].card", "win.from", "win.card")
    assert error(change(deal("V68"), "win.last_stock_card", True)) == "win.last_stock_card"


def test_a_self_draw_comes_from_nobody() -> None:
    assert error(change(deal("V20"), "win.from", 1)) == "win.from"
    assert error(change(deal("V64"), "players.0.melds.0.type", "open4")) == "win.kong_replacement"


def test_the_last_stock_card_doubles_a_self_draw_only() -> None:
    """N22: a discard of the last card is a common win."""
    line = change(deal("V19"), "win.last_stock_card", True)
    assert answer(line, False)["doublings"] == []


def test_base_hu_is_answered_for_an_exhausted_deal() -> None:
    """N3."""
    assert list(answer(deal("V01"), False)) == ["base", "totals", "settlement", "groups"]


@pytest.mark.parametrize(
    ("indicators", "card", "what"),
    [
        (["2S", "3M"], "4C", "open3"),
        (["2S", "2S"], "2S", "open3"),
        (["2S", "3M"], "2S", "hezi"),
        (["2S", "2S"], "3M", "hezi"),
        (["2S", "3M"], "2S", "hand4"),
        (["2S", "3M"], "2S", "open_kong"),
        (["2S", "2S"], "2S", "pong"),
        (["2S", "3M"], "2S", "quad"),
    ],
)
def test_an_impossible_unit_is_an_error_at_what(
    indicators: list[str], card: str, what: str
) -> None:
    """N6, N16."""
    assert error({"id": "u", "indicators": indicators, "card": card, "what": what}) == "what"


def test_a_unit_with_a_strange_key_or_card_is_an_error() -> None:
    unit = {"id": "u", "indicators": ["2S", "3M"], "card": "2M", "what": "hand3"}
    assert error({**unit, "dealer": 0}) == "dealer"
    assert error({**unit, "card": "FO"}) == "card"


def test_an_explanation_leads_from_hu_to_points() -> None:
    """N15–N25: every point with its rule and cards."""
    found: Any = answer(deal("V71"), True)["explain"]
    won = found["seats"][1]
    groups = sum(group["hu"] for group in won["groups"])
    assert groups + sum(bonus["hu"] for bonus in won["bonuses"]) == won["before"]
    assert won["before"] * 2 ** len(won["doublings"]) == won["raw"]
    assert won["raw"] + won["rounding"]["added"] == won["total"]
    for group in won["groups"]:
        assert group["base"] * 2 ** len(group["doubles"]) == group["hu"]
        assert group["rule"] == "N16" and group["pieces"]
    assert found["settlement"]["net"] == CASES["V71"]["expect"]["settlement"]
    unit: Any = answer(
        {"id": "u", "indicators": ["WF", "9S"], "card": "9S", "what": "hand3"}, True
    )["explain"]
    assert [double["id"] for double in unit["doubles"]] == ["old_general", "indicator", "indicator"]
