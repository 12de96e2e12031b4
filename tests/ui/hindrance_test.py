"""Faults while the real program runs: the deal goes on, the person is told once, the log has it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from driven import Orders, Run, alone, driven, members

from cardavia_desktop.play.thinking import PATIENCE
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


FILES = ("config/settings.json", "data/results.json", "data/saves/tien-gow.json")
"""Whatever the program keeps, once a deal of Tien Gow was played."""


def kept(home: Path) -> Path:
    """A home with two finished deals and a third begun, all with backups; no settings differ from
    those of the backup but the contrast."""
    for orders in (Orders("tien-gow", deals=2, settle=3), Orders("tien-gow", plies=6, settle=2)):
        with driven(home, orders) as run:
            run.until("closing")
            run.rest()
            assert run.process.wait(30) == 0 and told(run) == []
    assert all((home / f"{name}.bak").exists() for name in FILES)
    return home


def look(home: Path, **orders: Any) -> Run:
    """A short run that takes up the deal."""
    with driven(home, Orders("tien-gow", plies=2, **orders)) as run:
        run.until("closing")
        run.rest()
        run.errors()
        assert run.process.wait(30) == 0
    return run


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["backup", "lost"])
def test_what_is_damaged_or_missing_is_told_once_and_its_backup_used(
    tmp_path: Path, fault: str
) -> None:
    home = kept(tmp_path / "home")
    for name in FILES:
        if fault == "backup":
            (home / name).write_bytes(b"torn")
        else:
            (home / name).unlink()
    run = look(home)
    assert sorted(told(run)) == [f"results-{fault}", f"save-{fault}", f"settings-{fault}"]
    started = next(line for line in run.lines if "started" in line)
    assert started["resumed"] and started["deals"] == 2
    asides = sorted(path.name for path in home.rglob("*.bad-*"))
    assert len(asides) == (3 if fault == "backup" else 0)
    again = look(home)
    assert told(again) == [] and sorted(path.name for path in home.rglob("*.bad-*")) == asides


@pytest.mark.slow
def test_what_a_newer_program_wrote_is_told_and_left_untouched(tmp_path: Path) -> None:
    home = tmp_path / "home"
    newer = b'{"format": 99, "future": true}'
    for name in FILES:
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(newer)
    run = play(home, Orders("tien-gow", deals=1, settle=5, resume=False))
    assert sorted(told(run)) == ["results-newer", "save-newer", "settings-newer"]
    again = look(home, settle=1)
    assert next(line for line in again.lines if "started" in line)["resumed"]
    assert {(home / name).read_bytes() for name in FILES} == {newer}


@pytest.mark.slow
@pytest.mark.parametrize("whole", [True, False], ids=["all of it", "the window alone"])
def test_a_program_suspended_for_longer_than_patience_goes_on(tmp_path: Path, whole: bool) -> None:
    with driven(tmp_path / "home", Orders("tien-gow", "club", pace="fast", deals=1)) as run:
        for _ in range(3):
            run.until("shown")
        asleep = members(run.process.pid) if whole else [run.process.pid]
        for process in asleep:
            os.kill(process, signal.SIGSTOP)
        time.sleep(PATIENCE + 2)
        for process in asleep:
            os.kill(process, signal.SIGCONT)
        run.until("closing")
        run.rest()
        assert run.process.wait(30) == 0 and alone(run.process.pid)
        assert told(run) == [] and run.last("finished")


@pytest.mark.slow
def test_a_thinking_process_stopped_from_the_first_event_on_is_replaced(tmp_path: Path) -> None:
    """It may have been stopped while it was sent the tables of the games."""
    with driven(tmp_path / "home", Orders("tien-gow", deals=1)) as run:
        run.until("shown")
        (child,) = [
            process
            for process in members(run.process.pid)
            if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
        ]
        os.kill(child, signal.SIGSTOP)
        run.until("closing")
        run.rest()
        assert run.process.wait(30) == 0 and alone(run.process.pid)
        assert told(run) == [] and run.last("finished")


@pytest.mark.slow
def test_a_dying_interpreter_is_offered_as_a_report_and_the_deal_is_there(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with driven(home, Orders("tien-gow")) as run:
        for _ in range(5):
            run.until("shown")
        os.kill(run.process.pid, signal.SIGSEGV)
        run.rest()
        assert run.process.wait(30) == -signal.SIGSEGV and alone(run.process.pid)
    again = look(home)
    closing = next(line for line in again.lines if "closing" in line)
    assert "Segmentation fault" in closing["happened"]
    assert next(line for line in again.lines if "started" in line)["resumed"]
    assert next(line for line in look(home).lines if "closing" in line)["report"] == ""


@pytest.mark.slow
def test_a_home_that_cannot_be_made_is_told_and_the_deal_goes_on(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"precious")
    run = play(tmp_path / "taken" / "home", Orders("tien-gow", deals=1, settle=5))
    assert sorted(told(run)) == ["save-failed", "settings-failed"]
    assert "Traceback" not in run.errors()
    assert (tmp_path / "taken").read_bytes() == b"precious"
