"""Faults while the real program runs: the deal goes on, the person is told once, the log has it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from driven import Orders, Run, alone, driven

from cardavia_desktop.storage.results import Results

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and mounts")


def play(home: Path, orders: Orders, wrapper: tuple[str, ...] = ()) -> Run:
    """Play one deal to its end with a fault, and leave in order."""
    with driven(home, orders, wrapper) as run:
        run.until("closing")
        run.rest()
        run.errors()
        assert run.process.wait(30) == 0, run.errors()
        assert alone(run.process.pid)
        assert run.last("finished")
    return run


def told(run: Run) -> list[str]:
    return [line["failed"] for line in run.lines if "failed" in line]


def log(home: Path) -> str:
    path = home / "log" / "cardavia.log"
    return path.read_text("utf-8") if path.exists() else ""


def count(run: Run, key: str) -> int:
    return sum(key in line for line in run.lines)


@pytest.mark.slow
def test_a_thinking_process_that_dies_again_and_again_is_replaced(tmp_path: Path) -> None:
    run = play(tmp_path / "home", Orders("tien-gow", deals=1, fault="kill"))
    assert count(run, "signalled") >= 2 and told(run) == []


@pytest.mark.slow
def test_a_thinking_process_that_hangs_is_replaced(tmp_path: Path) -> None:
    run = play(tmp_path / "home", Orders("tien-gow", deals=1, fault="stop"))
    assert count(run, "signalled") >= 2 and told(run) == []


@pytest.mark.slow
def test_bots_that_raise_are_told_once_and_the_log_has_the_trace(tmp_path: Path) -> None:
    home = tmp_path / "home"
    run = play(home, Orders("nantong", deals=1, fault="raise"))
    assert told(run) == ["bot-failed"]
    assert "this bot is broken" in log(home) and "Traceback" in log(home)


def test_a_sleep_of_hours_and_a_clock_that_goes_back_disturb_nothing(tmp_path: Path) -> None:
    run = play(tmp_path / "home", Orders("tien-gow", deals=1, fault="jump"))
    assert count(run, "slept") >= 3 and told(run) == []


def test_exceptions_in_slots_are_told_once_and_offered_at_the_next_start(tmp_path: Path) -> None:
    home = tmp_path / "home"
    run = play(home, Orders("tien-gow", deals=1, fault="slots"))
    assert told(run) == ["internal"]
    assert "Something went wrong" in run.last("strip")
    for thread in ("interface", "session"):
        assert f"broken on the {thread} thread" in log(home)
    assert log(home).count("broken on the interface thread") <= 6
    with driven(home, Orders("tien-gow", plies=2)) as again:
        line = again.until("closing")
        again.rest()
        assert again.process.wait(30) == 0
    assert "crash-" in line["report"] and "broken on the" in line["happened"]


def test_a_fault_before_the_window_can_show_is_told_once_it_is_there(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with driven(home, Orders("tien-gow", plies=2, fault="early")) as run:
        closing = run.until("closing")
        run.rest()
        assert run.process.wait(30) == 0, run.errors()
    assert "Something went wrong" in closing["strip"]
    assert log(home).count("broken before the first frame") == 2  # the trace and the exception


def test_without_fonts_and_translations_the_deal_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text('{"format": 1, "language": "hu"}')
    run = play(home, Orders("tien-gow", deals=1, fault="files"))
    assert "cardavia_hu.qm" in run.last("strip") and "fonts" in run.last("strip")
    assert "missing" in log(home)


def on_a_disk_of_its_own(home: Path, options: str) -> tuple[str, ...]:
    """A command that mounts a disk at the home and runs another one."""
    if shutil.which("unshare") is None:
        pytest.skip("no unshare here")
    home.mkdir()
    mount = f'mount -t tmpfs -o {options} none "$0" && exec "$@"'
    command = ("unshare", "-rm", "sh", "-c", mount, str(home))
    tried = subprocess.run([*command, "true"], capture_output=True, check=False)
    if tried.returncode:
        pytest.skip("nothing can be mounted here")
    return command


def test_a_full_disk_is_told_once_and_the_deal_goes_on(tmp_path: Path) -> None:
    small = on_a_disk_of_its_own(tmp_path / "home", "size=200k")
    run = play(tmp_path / "home", Orders("tien-gow", deals=1, fault="full"), small)
    assert count(run, "full") == 1
    assert sorted(told(run)) == ["save-failed", "settings-failed"]
    assert "Traceback" not in run.errors()


@pytest.mark.slow
def test_a_read_only_disk_is_told_once_and_the_deal_goes_on(tmp_path: Path) -> None:
    locked = on_a_disk_of_its_own(tmp_path / "home", "ro")
    run = play(tmp_path / "home", Orders("tien-gow", deals=1, settle=5), locked)
    assert sorted(told(run)) == ["save-failed", "settings-failed"]
    assert "Traceback" not in run.errors()


@pytest.mark.slow
def test_a_home_in_another_script_is_as_good(tmp_path: Path) -> None:
    home = tmp_path / "Дім Őrült 家 'q\" \u00a0"
    run = play(home, Orders("nantong", deals=1))
    assert told(run) == [] and (home / "data" / "saves" / "nantong.json").exists()


def test_results_and_deals_of_a_killed_second_copy_are_there_at_the_next_start(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    with driven(home, Orders("nantong", plies=6)) as first:
        first.until("started")
        with driven(home, Orders("tien-gow", "beginner", settle=3)) as second:
            played = second.until("finished")
            kept = second.until("shown")  # of the next deal: the result was written before it
            second.process.kill()
            second.rest()
            assert alone(second.process.pid)
        first.until("closing")
        first.rest()
        assert first.process.wait(30) == 0 and told(first) == told(second) == []
    with driven(home, Orders("tien-gow", plies=2)) as third:
        found = third.until("started")
        third.until("closing")
        third.rest()
        assert third.process.wait(30) == 0 and told(third) == []
    assert found["resumed"]
    assert (found["deals"], found["started"]) >= (kept["deals"], kept["shown"])
    results, problem = Results(home / "data" / "results.json").load()
    assert problem is None and played["finished"] in {each.seal for each in results}
    beside = re.compile(r"-2|\.tmp")
    assert not [p for p in home.rglob("*") if beside.search(p.name) and p.name != ".running-2"]


@pytest.mark.slow
def test_two_copies_play_side_by_side_and_keep_their_own_deals(tmp_path: Path) -> None:
    home = tmp_path / "home"
    orders: Any = Orders("tien-gow", plies=25)
    with driven(home, orders) as first, driven(home, orders) as second:
        for run in (first, second):
            run.until("closing")
            run.rest()
            assert run.process.wait(30) == 0
            assert told(run) == []
    saves = {p.name for p in (home / "data" / "saves").iterdir() if p.suffix == ".json"}
    assert saves == {"tien-gow.json", "tien-gow-2.json"}
