"""Hostile input in bounded number; `CARDAVIA_FUZZ_CASES` or `dev.py test --slow` for more."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from fuzz import targets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

CASES = int(os.environ.get("CARDAVIA_FUZZ_CASES", "60"))
MANY = 5000


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    targets.warm_up()


@pytest.mark.parametrize("name", targets.TARGETS)
def test_hostile_input_does_no_harm(name: str) -> None:
    @settings(
        max_examples=CASES,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(rng=st.randoms(use_true_random=False))
    def run(rng: random.Random) -> None:
        targets.TARGETS[name](rng)

    run()


@pytest.mark.slow
@pytest.mark.parametrize("name", targets.TARGETS)
def test_much_hostile_input_does_no_harm(name: str) -> None:
    for number in range(MANY):
        try:
            targets.TARGETS[name](random.Random(f"{name} {number}"))
        except Exception as error:
            raise AssertionError(f"case {number} of {name}") from error


def test_the_guard_refuses_what_no_input_may_bring_about(tmp_path: Path) -> None:
    inside, outside = tmp_path / "in", tmp_path / "out"
    inside.mkdir()
    outside.mkdir()
    with targets.guarded(inside):
        (inside / "file").write_text("good")
        with pytest.raises(targets.Broken, match="outside"):
            (outside / "file").write_text("bad")
        with pytest.raises(targets.Broken, match="outside"):
            os.rename(inside / "file", outside / "file")
        with pytest.raises(targets.Broken, match=r"os\.system"):
            os.system("true")
    (outside / "file").write_text("good")
