"""Every house decision (◆) is tested: turned round, some test of its game fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest
from engine.flips import MAHJONG_FLIPS

from cardavia_desktop.engine.mahjong import patterns, readings, rules, rulings

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = [
    str(ROOT / "tests" / "engine" / f"mahjong_{part}_test.py")
    for part in ("rules", "claims", "scoring")
]


def run(flip: str) -> subprocess.CompletedProcess[str]:
    """The tests of mahjong up to the first failure, with one decision turned round."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "engine.flips", *TESTS]
    paths = [str(ROOT), str(ROOT / "tests")]
    environment = {**os.environ, "CARDAVIA_FLIP": flip, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize("flip", list(MAHJONG_FLIPS))
def test_a_decision_turned_round_is_noticed(flip: str) -> None:
    done = run(flip)
    assert done.returncode == 1, f"{flip}: {done.stdout[-2000:]}{done.stderr[-500:]}"
    assert "1 failed" in done.stdout, done.stdout[-2000:]


@pytest.mark.slow
def test_with_no_decision_turned_round_nothing_fails() -> None:
    done = run("")
    assert done.returncode == 0, done.stdout[-2000:]


def test_every_decision_has_its_turn() -> None:
    """A decision of the play is anything in `rulings`; of scoring, any yes or no and the caps."""
    wanted = set()
    for name, value in vars(rulings).items():
        own = isinstance(value, FunctionType) and value.__module__ == rulings.__name__
        if (own or name.isupper()) and name not in ("SEATS", "HAND", "BONUS", "after"):
            wanted.add(f"rulings.{name}")
    for module in (patterns, readings):
        short = module.__name__.rpartition(".")[2]
        wanted |= {f"{short}.{name}" for name, v in vars(module).items() if isinstance(v, bool)}
    assert wanted <= set(MAHJONG_FLIPS)
    assert callable(rules.expose_dealt)
