"""The last results on disk: kept, bounded, damaged and newer files."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cardavia_desktop.storage.results import KEPT, Outcome, Results, dump, parse

GOLDEN = Path(__file__).parent / "golden"


def outcome(number: int, net: int = 4) -> Outcome:
    return Outcome("tien-gow", net, net * number, f"{number:064x}")


def test_results_come_back_in_the_next_run(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    first = Results(path)
    assert first.load() == ((), None)
    for n in (1, 2):
        assert first.add(outcome(n)) is None
    assert Results(path).load() == ((outcome(1), outcome(2)), None)


def test_a_deal_undone_and_finished_again_counts_once(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.json")
    results.add(outcome(1, net=-8))
    results.add(outcome(2))
    results.add(outcome(1, net=6))
    assert results.load()[0] == (outcome(2), outcome(1, net=6))


def test_a_finished_deal_looked_at_again_keeps_its_place(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.json")
    for n in (1, 2, 1):
        assert results.add(outcome(n)) is None
    assert results.load()[0] == (outcome(1), outcome(2))


def test_the_result_of_a_deal_that_was_taken_up_again_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    results = Results(path)
    for n in (1, 2):
        results.add(outcome(n))
    assert results.forget(outcome(1).seal) == (True, None)
    assert results.forget(outcome(1).seal) == (False, None)
    assert Results(path).load()[0] == (outcome(2),)


def test_only_the_last_results_are_kept(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.json")
    for n in range(KEPT + 3):
        results.add(outcome(n))
    found = Results(tmp_path / "results.json").load()[0]
    assert found == tuple(outcome(n) for n in range(3, KEPT + 3))


def test_a_damaged_file_is_set_aside_and_its_backup_used(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    before = Results(path)
    before.add(outcome(1))
    before.add(outcome(2))
    path.write_text('{"format": 1, "results": [{"game": "../x"}]}', "utf-8")
    found, problem = Results(path).load()
    assert problem is not None and problem.kind == "backup"
    assert found == (outcome(1),)
    assert any("bad" in each.name for each in tmp_path.iterdir())
    assert Results(path).load() == (found, None)


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    path.write_text('{"format": 2, "results": "?"}', "utf-8")
    results = Results(path)
    found, problem = results.load()
    assert found == () and problem is not None and problem.kind == "newer"
    assert results.add(outcome(1)) is None
    assert json.loads(path.read_text("utf-8"))["format"] == 2
    assert Results(path).load()[0] == (outcome(1),)


def test_results_of_format_1_load(tmp_path: Path) -> None:
    shutil.copy(GOLDEN / "results-1.json", tmp_path / "results.json")
    found, problem = Results(tmp_path / "results.json").load()
    assert problem is None
    assert [(each.game, each.net, each.points) for each in found] == [
        ("hk-mahjong", -16, -16), ("nantong", 140, 140), ("tien-gow", 12, 12),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "wrong",
    [
        {"results": [{"game": "tien-gow", "net": "4", "points": 4, "seal": "0" * 64}]},
        {"results": [{"game": "tien-gow", "net": 4, "points": 4, "seal": "zz"}]},
        {"results": [{"game": "tien-gow", "net": 10**12, "points": 4, "seal": "0" * 64}]},
        {"results": {}},
        {"results": [], "more": 1},
        {},
    ],
)
def test_what_does_not_fit_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        parse({"format": 1, **wrong})


def test_results_of_an_unknown_game_are_left_out() -> None:
    known = outcome(1)
    text = json.loads(dump((known, Outcome("go-fish", 1, 1, "a" * 64))))
    assert parse(text) == (known,)
