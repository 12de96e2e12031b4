"""Makes `tiny_game` importable, here and in the thinking child, and registers it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia_desktop.engine import games
from cardavia_desktop.play import seats

sys.path.insert(0, str(Path(__file__).parents[1]))


@pytest.fixture(autouse=True)
def tiny_registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games.GAMES, "tiny", "tiny_game")
    monkeypatch.setitem(seats.POLICIES, "tiny", seats.Policy("person", "next", "same"))
    yield
