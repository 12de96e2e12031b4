"""The last results on disk: kept, bounded, damaged and newer files."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia_desktop.storage import atomic, instance, paths
from cardavia_desktop.storage.results import KEPT, Outcome, Results, dump, merged, parse

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


def run(*numbers: int) -> tuple[Outcome, ...]:
    return tuple(outcome(number) for number in numbers)


def test_two_runs_of_results_keep_their_order_and_the_later_one_is_the_newest() -> None:
    assert merged(run(1, 2, 3), run(11, 12)) == run(1, 2, 11, 3, 12)
    assert merged(run(11, 12), run(1, 2, 3)) == run(1, 11, 2, 12, 3)
    assert merged((), run(1)) == merged(run(1), ()) == run(1)


def test_what_both_runs_have_counts_once_as_the_later_one_has_it() -> None:
    again = (outcome(2, net=-8), outcome(11))
    assert merged(run(1, 2), again) == (outcome(2, net=-8), outcome(1), outcome(11))


def test_neither_of_two_long_runs_loses_its_last_results() -> None:
    found = merged(run(*range(100, 100 + KEPT)), run(*range(KEPT)))
    assert len(found) == len(set(found)) == KEPT
    assert found[-4:] == run(100 + KEPT - 2, KEPT - 2, 100 + KEPT - 1, KEPT - 1)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The data folder; this is the first copy of the program."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    assert instance.claim(paths.data_dir()) == 1
    yield paths.data_dir()
    instance.release()


def left(home: Path, number: int, at: int, *seals: int) -> Path:
    """What the copy of this number has left, written at this time."""
    results = Results(paths.results_file(number))
    for each in run(*seals):
        results.add(each)
    os.utime(paths.results_file(number), (at, at))
    return paths.results_file(number)


def test_results_of_copies_that_ran_beside_are_taken_over(home: Path) -> None:
    left(home, 1, 2000, 1, 2)
    left(home, 3, 3000, 31, 32)
    left(home, 2, 1000, 21)
    assert Results().load() == (run(1, 21, 31, 2, 32), None)
    assert Results().load() == (run(1, 21, 31, 2, 32), None)
    assert {p.name for p in home.glob("results*")} == {"results.json", "results.json.bak"}


def test_results_of_a_copy_that_still_runs_stay_with_it(home: Path) -> None:
    theirs = left(home, 2, 1000, 21, 22)
    with open(home / ".running-2", "ab") as lock:
        assert instance._locked(lock)
        assert Results().load() == ((), None)
    assert parse(json.loads(theirs.read_text("utf-8"))) == run(21, 22)


def test_results_that_cannot_be_merged_stay_where_they_are(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = [left(home, 2, 1000, 21, 22), left(home, 3, 1001, 31), left(home, 4, 1002, 31)]

    def full(*args: object, **options: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(atomic, "write", full)
        found, problem = Results().load()
    assert found == run(21, 22, 31)
    assert problem is not None and problem.kind == "failed"
    assert all(each.exists() for each in theirs)
    assert Results().load() == (found, None)
    assert not any(each.exists() for each in theirs)


def test_damaged_results_of_another_copy_are_set_aside_and_told_once(home: Path) -> None:
    left(home, 1, 2000, 1)
    theirs = left(home, 2, 1000, 21, 22)
    theirs.write_bytes(b"torn")
    found, problem = Results().load()
    assert found == run(1, 21)
    assert problem is not None and problem.kind == "backup"
    assert (home / problem.file).read_bytes() == b"torn"
    assert Results().load() == (found, None) and not theirs.exists()


def test_newer_results_of_another_copy_stay_untouched(home: Path) -> None:
    left(home, 1, 2000, 1)
    newer = paths.results_file(2)
    newer.write_text('{"format": 2}', "utf-8")
    for _ in range(2):
        assert Results().load() == (run(1), None)
    assert newer.read_text("utf-8") == '{"format": 2}'
