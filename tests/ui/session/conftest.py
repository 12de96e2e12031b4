"""A session on the tiny game for every test of this folder."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tiny_game
from session_house import House

from cardavia_desktop.storage import atomic


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_game.register(monkeypatch)
    # Nobody pulls the plug here; the tests that kill programs start real ones.
    monkeypatch.setattr(atomic.os, "fsync", lambda handle: None)


@pytest.fixture
def house(qtbot: Any, tmp_path: Path) -> Iterator[House]:
    house = House(qtbot, tmp_path / "saves")
    yield house
    for player in house.players:
        if not player.closed:
            house.close(player)
        assert player.session._thread.isFinished()
    assert [t.name for t in threading.enumerate() if t.name == "thinking"] == []
