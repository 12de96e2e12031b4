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
