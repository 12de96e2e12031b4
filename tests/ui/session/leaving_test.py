"""Quitting, closing and killing: status, processes, and what was saved."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
import tiny_game
from session_house import WAIT, House

from cardavia_desktop.play.table import Table
from cardavia_desktop.storage.results import KEPT, Results
from cardavia_desktop.storage.saves import Saves
from cardavia_desktop.ui.shapes import (
    Asked,
    Failure,
    Start,
)


def gone(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.parametrize("level", ["slow", "deaf", "slow", "deaf", "club"])
def test_closing_while_a_bot_thinks_leaves_no_thread_and_no_process(
    house: House, level: str
) -> None:
    """Law 9 and the staged quit."""
    player = house.open(processes=True)
    player.session.start(Start("tiny", level, seed=1, bot_seed=1))
    house.until(lambda: player.count(Asked) >= 1)
    house.qtbot.wait(random.randrange(60))
    thinker = player.session._conductor._thinker
    assert thinker is not None
    child = thinker.child_pid
    house.close(player)
    assert player.session._thread.isFinished()
    assert child is None or gone(child)


def test_shutdown_waits_for_the_thread(house: House) -> None:
    player = house.open()
    player.session.start(Start("tiny", "slow", seed=1, bot_seed=1))
    assert player.session.shutdown(10)
    house.until(lambda: player.closed)


def test_quitting_twice_closes_once(house: House) -> None:
    player = house.open()
    player.session.quit()
    player.session.quit()
    house.until(lambda: player.closed)
    assert player.count(Failure) == 0


PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
import tiny_game
from cardavia_desktop.engine import games
from cardavia_desktop.play import seats

games.GAMES["tiny"] = "tiny_game"
seats.POLICIES["tiny"] = seats.Policy("person", "next", "same")


def main(folder, level, leave):
    import time
    from pathlib import Path
    from cardavia_desktop.play.thinking import Thinker
    from cardavia_desktop.ui.session import Session
    from cardavia_desktop.ui.shapes import Start
    if level == "stuck":
        level, Thinker.close = "club", lambda self, timeout: time.sleep(60)
    application = QCoreApplication([])
    session = Session(pace="instant", saves=Path(folder), watchdog=1.5)
    plies = 0

    def asked(value):
        session.answer(value.ticket, value.legal[0])

    def happened(value):
        nonlocal plies
        plies += 1
        print(plies, flush=True)

    def finished(value):
        nonlocal plies
        plies = 0
        session.next_deal()

    session.asked.connect(asked)
    session.happened.connect(happened)
    session.finished.connect(finished)
    session.closed.connect(application.quit)
    session.start(Start("tiny", level))
    if leave:
        QTimer.singleShot(int(leave), session.quit)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
"""


def start_program(tmp_path: Path, level: str, leave: str) -> subprocess.Popen[str]:
    root = Path(__file__).parents[3]
    script = tmp_path / "program.py"
    script.write_text(PROGRAM, encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "saves"), level, leave],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(root), str(root / "tests")])},
        start_new_session=True,
    )


def members(group: int) -> list[int]:
    """The processes of a process group that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(entry.name))
    return found


def wait_until_empty(group: int) -> bool:
    end = time.monotonic() + WAIT / 1000
    while members(group) and time.monotonic() < end:
        time.sleep(0.02)
    return not members(group)


def close_once(tmp_path: Path, level: str, leave: int) -> None:
    with start_program(tmp_path, level, str(leave)) as program:
        out, _ = program.communicate(timeout=WAIT / 1000)
        assert program.returncode == 0, out
        assert wait_until_empty(program.pid)


def kill_once(tmp_path: Path, pause: float) -> None:
    with start_program(tmp_path, "beginner", "") as program:
        assert program.stdout is not None
        lines = [program.stdout.readline()]
        time.sleep(pause)
        program.kill()
        lines += program.stdout.read().splitlines()
        assert wait_until_empty(program.pid)
    loaded = Saves(tmp_path / "saves").load("tiny")
    assert loaded.problem is None and loaded.value is not None
    deals = sum(int(line) == 1 for line in lines if line.strip())
    shown = int([line for line in lines if line.strip()][-1])
    table = Table.replay(
        tiny_game.GAME, loaded.value.options, loaded.value.actions, salt="", bots=0
    )
    reached = loaded.value.deals + 1, len(table.entries_for(0))
    assert reached >= (deals, shown)
    results, problem = Results(tmp_path / "saves" / "results.json").load()
    assert problem is None and len(results) >= min(deals - 1, KEPT)
    assert not list((tmp_path / "saves").glob("*.tmp"))


@pytest.mark.parametrize("level", ["slow", "deaf"])
def test_a_program_that_is_closed_leaves_with_status_0(tmp_path: Path, level: str) -> None:
    close_once(tmp_path, level, 300)


def test_the_watchdog_leaves_with_status_0_when_quitting_is_stuck(tmp_path: Path) -> None:
    close_once(tmp_path, "stuck", 300)


@pytest.mark.slow
def test_a_program_closed_100_times_leaves_with_status_0_each_time(tmp_path: Path) -> None:
    for number in range(100):
        close_once(tmp_path, ("slow", "deaf", "beginner")[number % 3], 1 + number * 6)


def test_a_killed_program_has_saved_what_it_has_shown_and_leaves_no_process(
    tmp_path: Path,
) -> None:
    kill_once(tmp_path, 0.2)


@pytest.mark.slow
def test_a_program_killed_100_times_has_always_saved_what_it_has_shown(tmp_path: Path) -> None:
    for number in range(100):
        kill_once(tmp_path, number * 0.01)


def test_the_session_brings_no_pydantic_before_it_is_needed() -> None:
    """Law 10: the first frame does not wait for it."""
    code = "import sys, cardavia_desktop.ui.session\nprint('pydantic' in sys.modules)"
    root = Path(__file__).parents[3]
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root
    )
    assert shown.stdout.strip() == "False"
