"""The saved deal: what is in it, and that only a deal that can be played is taken up."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tiny_game import shuffled

from cardavia_desktop.engine.core import Action, Options
from cardavia_desktop.storage import saves
from cardavia_desktop.storage.saves import SavedDeal, Saves
from cardavia_desktop.storage.versioned import Loaded

SHUFFLE = shuffled("09 01 02", "03 04 05", "06 07 11")

DEAL = SavedDeal(
    game="tiny",
    options=Options(0),
    actions=(SHUFFLE, Action(0, "discard", ("c09",)), Action(1, "take")),
    level="club",
    rotation=True,
    assisted=True,
    bots=2**127 + 1,
    salt="5a17",
    points=(-3, 1, 2),
    wins=(0, 1, 1),
    deals=2,
    series=2**64,
)


def test_a_deal_is_loaded_as_it_was_saved(tmp_path: Path) -> None:
    assert Saves(tmp_path).write(DEAL) is None
    assert Saves(tmp_path).load("tiny") == Loaded(DEAL)


def test_private_answers_of_an_open_window_are_in_the_save(tmp_path: Path) -> None:
    """Law 12."""
    Saves(tmp_path).write(DEAL)
    assert '"1 take"' in (tmp_path / "tiny.json").read_text()


def test_a_deal_before_its_shuffle_can_be_saved(tmp_path: Path) -> None:
    empty = SavedDeal("tiny", Options(2), (), "club", False, False, 0, "0", (0,) * 3, (0,) * 3, 0)
    Saves(tmp_path).write(empty)
    assert Saves(tmp_path).load("tiny").value == empty


def test_a_game_without_a_save_has_no_problem(tmp_path: Path) -> None:
    assert Saves(tmp_path).load("tiny") == Loaded(None)


def test_a_game_that_is_not_registered_has_no_save(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        Saves(tmp_path).load("chess")


def change(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(values)


def without(key: str) -> Callable[[dict[str, Any]], None]:
    def take(data: dict[str, Any]) -> None:
        del data[key]

    return take


ACTIONS = [str(action) for action in DEAL.actions]

WRONG: dict[str, Callable[[dict[str, Any]], None]] = {
    "an illegal action": change(actions=[*ACTIONS, "2 take"]),
    "an action out of turn": change(actions=[ACTIONS[0], "1 discard c03"]),
    "no action": change(actions=[*ACTIONS, "hello"]),
    "no text": change(actions=[*ACTIONS, 5]),
    "two shuffles": change(actions=[ACTIONS[0], ACTIONS[0]]),
    "a short shuffle": change(actions=["T shuffle c01 c02"]),
    "a long action": change(actions=["T shuffle " + "c01 " * 2000]),
    "too many actions": change(actions=["0 pass"] * 6000),
    "another game": change(game="hk-mahjong"),
    "a game that is not": change(game="chess"),
    "a path for a game": change(game="../tiny"),
    "a level that is not": change(level="wizard"),
    "a seat that is not": change(first=3),
    "a negative seat": change(first=-1),
    "a flag for a seat": change(first=True),
    "a number for a flag": change(rotation=1),
    "text for a flag": change(assisted="yes"),
    "too many seats": change(tally={"points": [0] * 4, "wins": [0] * 4, "deals": 0}),
    "wins of other seats": change(tally={"points": [0] * 3, "wins": [0] * 2, "deals": 0}),
    "negative deals": change(tally={"points": [0] * 3, "wins": [0] * 3, "deals": -1}),
    "points without end": change(tally={"points": [10**30, 0, 0], "wins": [0] * 3, "deals": 0}),
    "fractions": change(tally={"points": [0.5] * 3, "wins": [0] * 3, "deals": 0}),
    "a seed that is no number": change(bots="xyz"),
    "a number for a seed": change(bots=7),
    "a salt that is no number": change(salt="; rm"),
    "another key": change(more=1),
    "no actions": without("actions"),
    "no tally": without("tally"),
    "no salt": without("salt"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_save_that_cannot_be_played_is_set_aside(tmp_path: Path, wrong: str) -> None:
    data = json.loads(saves.dump(DEAL))
    WRONG[wrong](data)
    path = tmp_path / "tiny.json"
    path.write_text(json.dumps(data))
    loaded = Saves(tmp_path).load("tiny")
    assert loaded.value is None
    assert loaded.problem is not None and loaded.problem.kind == "damaged"
    assert len(list(tmp_path.glob("tiny.json.bad-*"))) == 1 and not path.exists()


def test_forgetting_a_save_removes_it(tmp_path: Path) -> None:
    keeper = Saves(tmp_path)
    keeper.write(DEAL)
    keeper.write(DEAL)
    keeper.forget("tiny")
    assert list(tmp_path.iterdir()) == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)

KEYS = st.sampled_from(sorted(json.loads(saves.dump(DEAL))))


@settings(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(key=KEYS, value=JSON)
def test_whatever_stands_in_a_field_the_loader_answers(
    tmp_path: Path, key: str, value: Any
) -> None:
    data = json.loads(saves.dump(DEAL))
    data[key] = value
    path = tmp_path / "tiny.json"
    path.write_text(json.dumps(data))
    loaded = Saves(tmp_path).load("tiny")
    if loaded.value is not None:
        assert loaded.problem is None and loaded.value.game == "tiny"
    else:
        assert loaded.problem is not None
    for litter in tmp_path.iterdir():
        litter.unlink()


@settings(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    start=st.integers(0, 600),
    length=st.integers(0, 40),
    stuff=st.binary(max_size=40),
)
def test_whatever_bytes_are_damaged_the_loader_answers(
    tmp_path: Path, start: int, length: int, stuff: bytes
) -> None:
    data = saves.dump(DEAL)
    path = tmp_path / "tiny.json"
    path.write_bytes(data[:start] + stuff + data[start + length :])
    loaded = Saves(tmp_path).load("tiny")
    assert (loaded.value is None) == (loaded.problem is not None)
    for litter in tmp_path.iterdir():
        litter.unlink()
