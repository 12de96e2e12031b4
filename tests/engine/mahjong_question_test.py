"""`cardavia score --game hk-mahjong`: answers by the vectors, and every error by its field."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from cardavia_desktop.engine.mahjong.question import SCHEMA, answer
from cardavia_desktop.engine.questions import QuestionError

VECTORS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "hk-mahjong.json").read_text(encoding="utf-8")
)["vectors"]


@pytest.mark.parametrize("vector", VECTORS, ids=[v["id"] for v in VECTORS])
def test_an_answer_holds_exactly_what_the_vector_expects(vector: dict[str, Any]) -> None:
    """M13–M20; lists are multisets, printed in table order."""
    found, expect = answer(vector, explain=False), vector["expect"]
    assert found.keys() == expect.keys()
    for key, value in expect.items():
        if isinstance(value, list):
            one, other = found[key], value
            assert isinstance(one, list)
            assert sorted(map(str, one)) == sorted(map(str, other))
        else:
            assert found[key] == value


def line(**changes: Any) -> dict[str, Any]:
    """A sound question (South, open, discard from East) with keys changed or removed (...)."""
    base: dict[str, Any] = {
        "id": "q",
        "seat": "S",
        "round_wind": "E",
        "concealed": ["7p", "8p", "2s", "2s", "4s", "5s", "6s"],
        "melds": [
            {"type": "chow", "state": "exposed", "tiles": ["1m", "2m", "3m"]},
            {"type": "kong", "state": "added", "tiles": ["R", "R", "R", "R"]},
        ],
        "win_tile": "9p",
        "win_by": "discard",
        "from": "E",
        "flowers": ["f2"],
        "flags": {},
    }
    for key, value in changes.items():
        name = key.rstrip("_")
        if value is ...:
            del base[name]
        else:
            base[name] = value
    return base


def meld(kind: str, state: str, tiles: str) -> dict[str, Any]:
    return {"type": kind, "state": state, "tiles": tiles.split()}


CLOSED = ["1m", "2m", "3m", "5m", "6m", "7m", "2p", "3p", "4p", "6s", "7s", "9p", "9p"]
TWICE = ["2s", "2s", "4s", "5s", "6s", "7p", "7p"]
RUN = ["1m", "2m", "2s", "2s", "4s", "5s", "6s"]
DRAW = {"win_by": "self_draw", "from_": None}

ERRORS: dict[str, tuple[dict[str, Any], str]] = {
    "unknown seat": (line(seat="X"), "seat"),
    "missing seat": (line(seat=...), "seat"),
    "round wind": (line(round_wind="S"), "round_wind"),
    "too few tiles": (line(concealed=["7p"]), "concealed"),
    "too many melds": (line(concealed=[], melds=[meld("pung", "exposed", "E E E")] * 5), "melds"),
    "no list": (line(concealed="7p"), "concealed"),
    "unknown tile": (line(concealed=["7p", "8p", "0s", "2s", "4s", "5s", "6s"]), "concealed[2]"),
    "flower in the hand": (line(concealed=["7p", "8p", "2s", "2s", "4s", "5s", "f1"]),
                           "concealed[6]"),
    "a piece is no kind": (line(win_tile="9p.1"), "win_tile"),
    "fifth copy in the hand": (line(concealed=["2s"] * 5 + ["4s", "5s"]), "concealed[4]"),
    "fifth copy in a meld": (
        line(concealed=["1m", "1m", "1m", "1m", "4s", "5s", "6s"]), "melds[0].tiles[0]",
    ),
    "fifth copy wins": (line(win_tile="R"), "win_tile"),
    "no chow": (line(melds=[meld("chow", "exposed", "1m 2m 4m"), line()["melds"][1]]),
                "melds[0].tiles"),
    "chow round a corner": (line(melds=[meld("chow", "exposed", "8m 9m 1p"), line()["melds"][1]]),
                            "melds[0].tiles"),
    "chow of honours": (line(melds=[meld("chow", "exposed", "E S W"), line()["melds"][1]]),
                        "melds[0].tiles"),
    "no pung": (line(melds=[line()["melds"][0], meld("pung", "exposed", "R R G")]),
                "melds[1].tiles"),
    "a kong of three": (line(melds=[line()["melds"][0], meld("kong", "exposed", "R R R")]),
                        "melds[1].tiles"),
    "concealed pung": (line(melds=[line()["melds"][0], meld("pung", "concealed", "R R R")]),
                       "melds[1].state"),
    "added chow": (line(melds=[meld("chow", "added", "1m 2m 3m"), line()["melds"][1]]),
                   "melds[0].state"),
    "unknown state": (line(melds=[line()["melds"][0], meld("kong", "open", "R R R R")]),
                      "melds[1].state"),
    "unknown type": (line(melds=[line()["melds"][0], meld("set", "exposed", "R R R")]),
                     "melds[1].type"),
    "unknown key of a meld": (
        line(melds=[line()["melds"][0], {**line()["melds"][1], "from": "E"}]), "melds[1].from",
    ),
    "unknown way": (line(win_by="luck"), "win_by"),
    "nobody discarded": (line(from_=None), "from"),
    "own discard": (line(from_="S"), "from"),
    "a draw from somebody": (line(win_by="self_draw"), "from"),
    "robbed from nobody": (line(win_by="robbed_kong", from_=None), "from"),
    "robbed from oneself": (line(win_by="robbed_kong", from_="S"), "from"),
    "robbed with another copy in the hand": (
        line(win_by="robbed_kong", win_tile="2s", concealed=TWICE),
        "win_by",
    ),
    "robbed with another copy in a meld": (
        line(win_by="robbed_kong", win_tile="3m", concealed=RUN),
        "win_by",
    ),
    "robbed and final": (line(win_by="robbed_kong", flags={"final_discard": True}), "win_by"),
    "robbed and drawn last": (line(win_by="robbed_kong", flags={"final_wall_draw": True}),
                              "win_by"),
    "a flower twice": (line(flowers=["f2", "q1", "f2"]), "flowers[2]"),
    "a tile as a flower": (line(flowers=["E"]), "flowers[0]"),
    "replacement on a discard": (line(flags={"kong_replacement": True}),
                                 "flags.kong_replacement"),
    "replacement without a kong": (
        line(melds=[], concealed=CLOSED, win_tile="8s", flags={"kong_replacement": True}, **DRAW),
        "flags.kong_replacement",
    ),
    "flower replacement on a discard": (line(flags={"flower_replacement": True}),
                                        "flags.flower_replacement"),
    "flower replacement without a flower": (
        line(flowers=[], flags={"flower_replacement": True}, **DRAW), "flags.flower_replacement",
    ),
    "last draw on a discard": (line(flags={"final_wall_draw": True}), "flags.final_wall_draw"),
    "last discard on a draw": (line(flags={"final_discard": True}, **DRAW),
                               "flags.final_discard"),
    "dealt to South": (
        line(melds=[], concealed=CLOSED, win_tile="8s", flags={"dealt_hand": True}, **DRAW),
        "flags.dealt_hand",
    ),
    "dealt on a discard": (
        line(seat="E", from_="S", melds=[], concealed=CLOSED, win_tile="8s",
             flags={"dealt_hand": True}),
        "flags.dealt_hand",
    ),
    "dealt with melds": (line(seat="E", flags={"dealt_hand": True}, **DRAW), "flags.dealt_hand"),
    "first discard of South": (
        line(seat="W", from_="S", melds=[], concealed=CLOSED, win_tile="8s",
             flags={"first_discard": True}),
        "flags.first_discard",
    ),
    "first discard with melds": (line(flags={"first_discard": True}), "flags.first_discard"),
    "first discard drawn": (
        line(melds=[], concealed=CLOSED, win_tile="8s", flags={"first_discard": True}, **DRAW),
        "flags.first_discard",
    ),
    "a number as a flag": (line(flags={"final_discard": 1}), "flags.final_discard"),
    "unknown flag": (line(flags={"heavenly": True}), "flags.heavenly"),
    "flags as a list": (line(flags=[]), "flags"),
    "missing flags": (line(flags=...), "flags"),
    "unknown key": (line(wall=3), "wall"),
    "a fifth copy before an unknown tile": (line(concealed=["2s"] * 5 + ["4s", "0s"]),
                                            "concealed[4]"),
    "too few tiles, one of them unknown": (line(concealed=["0s"]), "concealed"),
    "a wrong meld before what is no meld": (line(melds=[meld("set", "exposed", "R R R"), 5]),
                                            "melds[0].type"),
    "a flower twice before an unknown one": (line(flowers=["f2", "f2", "f9"]), "flowers[1]"),
    "an impossible flag before one of a wrong type": (
        line(flags={"kong_replacement": True, "first_discard": 1}), "flags.kong_replacement",
    ),
    "the first in schema order": (line(flags={"heavenly": True}, win_by="luck", seat="X"), "seat"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_an_impossible_question_names_the_first_offending_field(name: str) -> None:
    """M2, M4, M8–M10, M12–M14: what cannot be on this table."""
    question, field = ERRORS[name]
    before = deepcopy(question)
    with pytest.raises(QuestionError) as caught:
        answer(question, explain=True)
    assert caught.value.field == field
    assert caught.value.message
    assert question == before


@pytest.mark.parametrize("key", SCHEMA)
def test_no_key_of_the_schema_may_be_missing(key: str) -> None:
    with pytest.raises(QuestionError) as caught:
        answer(line(**{key + "_": ...}), explain=False)
    assert caught.value.field == key


def test_a_hand_of_no_shape_is_an_answer_with_all_keys() -> None:
    """M14."""
    found = answer(line(win_tile="E"), explain=True)
    assert found == {
        "winning_shape": False,
        "limit": False,
        "limit_patterns": [],
        "patterns": [],
        "raw_total": 0,
        "capped_total": 0,
        "legal": False,
        "base": None,
        "payments": None,
        "explain": {"points": [], "reading": None},
    }


def test_a_hand_below_three_faan_is_an_answer_that_is_not_legal() -> None:
    """M13."""
    found = answer(line(), explain=False)
    assert (found["raw_total"], found["legal"]) == (2, False)
    assert (found["base"], found["payments"]) == (None, None)


def test_words_for_people_are_ignored() -> None:
    plain = answer(line(), explain=False)
    noted = line(title="t", why="w", note="n", calc="c", tag="g", expect={"x": 1})
    assert answer(noted, explain=False) == plain


def test_an_explanation_names_rule_and_tiles_of_every_point() -> None:
    question = line(flags={"kong_replacement": True, "flower_replacement": True}, **DRAW)
    explained = answer(question, explain=True)["explain"]
    assert isinstance(explained, dict)
    assert explained["points"] == [
        {"id": "self_draw", "rule": "M18", "faan": 1, "pieces": ["9p"]},
        {"id": "own_flower", "rule": "M16", "faan": 1, "pieces": ["f2"]},
        {"id": "dragon_red", "rule": "M18", "faan": 1, "pieces": ["R", "R", "R", "R"]},
        {"id": "kong_replacement", "rule": "M8", "faan": 1, "pieces": ["9p"]},
    ]
    assert explained["reading"]["shape"] == "four_sets"


def test_a_self_draw_is_paid_by_all_and_a_robbed_kong_by_its_declarer() -> None:
    """M9, M20."""
    drawn = answer(line(flags={"kong_replacement": True}, **DRAW), explain=False)
    assert drawn["payments"] == {"E": -16, "S": 48, "W": -16, "N": -16}
    robbed = answer(line(win_by="robbed_kong", from_="N"), explain=False)
    assert robbed["payments"] == {"E": 0, "S": 24, "W": 0, "N": -24}
