"""kill -9 at any moment: what was shown is there at the next start, whole, and nothing else is."""

from __future__ import annotations

import random
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from driven import Orders, Run, alone, driven

from cardavia_desktop.engine.games import GAMES, game
from cardavia_desktop.play.table import Table
from cardavia_desktop.storage.glance import glance
from cardavia_desktop.storage.results import Results
from cardavia_desktop.storage.saves import SavedDeal, Saves
from cardavia_desktop.storage.settings import SettingsFile

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")

OURS = re.compile(
    r"config/settings\.json(\.bak)?"
    r"|data/\.running-1"
    r"|data/results\.json(\.bak)?"
    r"|data/saves/(hk-mahjong|tien-gow|nantong)\.json(\.bak)?"
    r"|log/(cardavia\.log|running-1\.crash)"
)
"""Every file that may lie in the home while the program runs."""
OURS_OR_SECOND = re.compile(
    rf"{OURS.pattern}|data/\.running-2"
    r"|data/saves/(hk-mahjong|tien-gow|nantong)-2\.json(\.bak)?"
)
"""With the deals of a second copy, of games that have a deal of the first one."""


def reached(deal: SavedDeal) -> tuple[int, int]:
    """Finished deals before this one, and what the person has seen of it, in entries."""
    table = Table.replay(game(deal.game), deal.options, deal.actions, salt="", bots=0)
    return deal.deals, len(table.entries_for(0))


def check(home: Path, run: Run, name: str) -> tuple[int, int] | None:
    """What save, results and settings hold after a kill, against what the program had told."""
    found = None
    copy = home.with_name("copy")  # loading sweeps, which is the program's to do
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(home, copy)
    loaded = Saves(copy / "data" / "saves").load(name)
    assert loaded.problem is None
    shown = [(line["deals"], line["shown"]) for line in run.lines if "shown" in line]
    if loaded.value is not None:
        found = reached(loaded.value)
        assert not shown or found >= shown[-1], f"shown {shown[-1]}, saved {found}"
    else:
        assert not shown
    results, problem = Results(copy / "data" / "results.json").load()
    assert problem is None
    told = {line["finished"] for line in run.lines if "finished" in line}
    assert told <= {result.seal for result in results}
    settings, problem = SettingsFile(copy / "config" / "settings.json").load()
    assert problem is None
    saving, saved = run.last("saving"), run.last("saved")
    if saving is not None:
        before = run.lines[0]["contrast"] if saved is None else saved
        assert settings.contrast in {before, saving}
    return found


def kills(home: Path, number: int, seed: int) -> Iterator[int]:
    """Kill the program this often in one home; yields after how many events each time."""
    rng = random.Random(seed)
    before: dict[str, tuple[int, int] | None] = {}
    contrast = None
    for turn in range(number):
        name = tuple(GAMES)[turn % 3]
        orders = Orders(name, rng.choice(("beginner", "club")), seed=turn, settle=3)
        events = rng.choice((0, 0, 1, 2, 5, 13, 30, 60))
        with driven(home, orders) as run:
            ready = run.until("ready")
            assert contrast in {None, ready["contrast"]}
            for _ in range(events):
                run.until("shown")
            run.process.kill()
            run.rest()
            assert alone(run.process.pid), "the thinking process stays"
            litter = [file for file in run.last("left") or () if not OURS.fullmatch(file)]
            assert litter == [], [litter, *(p.read_text() for p in home.rglob("crash-*"))]
        started = [line for line in run.lines if line.get("resumed")]
        if started and before.get(name) is not None:
            assert (started[0]["deals"], started[0]["started"]) == before[name]
        before[name] = check(home, run, name)
        contrast = glance(home / "config" / "settings.json").contrast
        yield events


def test_five_kills_lose_nothing_that_was_shown(tmp_path: Path) -> None:
    assert len(list(kills(tmp_path / "home", 5, seed=7))) == 5


@pytest.mark.slow
def test_100_kills_lose_nothing_that_was_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    survived = list(kills(tmp_path / "home", 100, seed=8))
    with capsys.disabled():
        print(f"\n{len(survived)} kills after {sum(survived)} events: nothing was lost")
    assert len(survived) == 100


@pytest.mark.slow
def test_kills_of_two_copies_in_any_order_lose_no_result_and_no_deal(tmp_path: Path) -> None:
    home, rng = tmp_path / "home", random.Random(5)
    finished: set[str] = set()
    for turn in range(6):
        games = [rng.choice(tuple(GAMES)) for _ in range(2)]
        orders = [
            Orders(name, "beginner", seed=10 * turn + n, settle=3) for n, name in enumerate(games)
        ]
        with driven(home, orders[0]) as first:
            first.until("shown")
            with driven(home, orders[1]) as second:
                for run, most in ((second, 45), (first, 20)):
                    for _ in range(rng.randint(1, most)):
                        run.until("shown")
                for run in rng.sample((first, second), 2):
                    run.process.kill()
                    run.rest()
                    assert alone(run.process.pid)
                    assert run.last("failed") is None
                    finished |= {line["finished"] for line in run.lines if "finished" in line}
    with driven(home, Orders("tien-gow", plies=2)) as last:
        last.until("closing")
        last.rest()
        assert last.process.wait(30) == 0 and last.last("failed") is None
    results, problem = Results(home / "data" / "results.json").load()
    assert problem is None and finished <= {result.seal for result in results}
    names = [path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()]
    assert [name for name in names if not OURS_OR_SECOND.fullmatch(name)] == []
