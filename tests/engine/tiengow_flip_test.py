"""Every house decision of Tien Gow is tested: turned round, some test of the game fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest
from engine.tiengow_flips import FIXED, TIENGOW_FLIPS

from cardavia_desktop.engine.tiengow import rulings

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = [
    str(ROOT / "tests" / "engine" / f"tiengow_{part}_test.py")
    for part in ("scoring", "rules", "question")
]


def run(name: str) -> subprocess.CompletedProcess[str]:
    """The tests of Tien Gow up to the first failure, with one decision turned round."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "engine.tiengow_flips", *TESTS]
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    environment = {**os.environ, "CARDAVIA_TIENGOW_FLIP": name, "PYTHONPATH": paths}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", list(TIENGOW_FLIPS))
def test_a_decision_turned_round_is_noticed(name: str) -> None:
    """T2, T5, T7–T11."""
    done = run(name)
    assert done.returncode == 1, f"{name}: {done.stdout[-2000:]}{done.stderr[-500:]}"
    assert "1 failed" in done.stdout, done.stdout[-2000:]


@pytest.mark.slow
def test_with_no_decision_turned_round_nothing_fails() -> None:
    done = run("")
    assert done.returncode == 0, done.stdout[-2000:]


def test_every_decision_has_its_turn() -> None:
    """All of `rulings` but the fixed numbers of the box."""
    wanted = {
        name
        for name, value in vars(rulings).items()
        if name.isupper()
        or (isinstance(value, FunctionType) and value.__module__ == rulings.__name__)
    }
    assert wanted - FIXED == set(TIENGOW_FLIPS)
