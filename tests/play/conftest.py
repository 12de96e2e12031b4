"""Registers the tiny game, here and in the thinking child."""

from __future__ import annotations

import pytest
import tiny_game


@pytest.fixture(autouse=True)
def tiny_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_game.register(monkeypatch)
