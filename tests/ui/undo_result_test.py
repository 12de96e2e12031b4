"""Undo from a result: the table is again what it was before the last decision."""

from __future__ import annotations

import random
from typing import Any

import pytest
from played import Mouse
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action
from cardavia_desktop.ui import desk as desk_module
from cardavia_desktop.ui.shapes import Start


def shown(window: Any) -> tuple[Any, dict[Any, Any], list[tuple[str, str]]]:
    """View, pieces on the felt, writing on it (but for the words beside the bar)."""
    scene = window.table.scene
    decor = [d for sprite, d in scene._decor.values() if sprite.isVisible() and d.key != "note"]
    items = {item.slot: key for key, item in scene.items_by_key.items() if item.isVisible()}
    return window.desk.view, items, sorted((d.key, d.text) for d in decor)


@pytest.mark.parametrize(
    ("game", "seed"), [("tien-gow", 7), ("tien-gow", 9), ("hk-mahjong", 1), ("nantong", 1)]
)
def test_undo_from_a_result_shows_what_lay_there_before_the_last_decision(
    window: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    monkeypatch.setattr(desk_module, "GUARD", 0.0)
    window.session.start(Start(game, "beginner", False, seed=seed, bot_seed=seed))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.table)
    chance, before = random.Random(seed), []

    def choose(view: Any, legal: tuple[Action, ...]) -> Action:
        if len(legal) > 1:
            before.append(shown(window))
        return chance.choice([a for a in legal if a.verb == "play"] or list(legal))

    Mouse(window, qtbot, choose).play()
    end = shown(window)
    qtbot.mouseClick(window.result.undo_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.table)
    qtbot.waitUntil(lambda: bool(window.desk.legal))
    assert shown(window) == before[-1] != end
    assert window.table.view.hasFocus()
