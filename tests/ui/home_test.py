"""The home page by keyboard, and its room on a small screen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot


def test_enter_starts_the_focused_game(window: Any, qtbot: QtBot) -> None:
    card = window.home.cards[0]
    card.button.setFocus()
    QTest.keyClick(card.button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.table, timeout=20_000)
    assert window.desk.presenter.game == card.front.game


def test_the_cards_keep_their_distance_on_the_smallest_window(window: Any, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    QApplication.processEvents()
    cards = window.home.cards
    for left, right in pairwise(cards):
        assert left.geometry().right() + 8 < right.geometry().left()
    assert cards[-1].geometry().right() < window.home.width()
