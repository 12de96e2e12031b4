"""What a screen reader finds on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import mahjong_views as views
import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot
from table_stage import Table

from cardavia_desktop.ui.art.artwork import Artwork

NAME = QAccessible.Text.Name


@pytest.fixture
def table(qtbot: QtBot, artwork: Artwork) -> Iterator[Table]:
    made = Table(qtbot, artwork)
    qtbot.waitExposed(made.page)
    yield made
    made.page.close_down()


def children(of: Any) -> list[Any]:
    return [of.child(n) for n in range(of.childCount())]


def test_a_reader_finds_hand_melds_rivers_and_calls(table: Table) -> None:
    table.ask(views.claim())
    table.page.expose()
    root = QAccessible.queryAccessibleInterface(table.page.view)
    names = [child.text(NAME) for child in children(root)]
    assert names[0] == "Your hand"
    assert "Discards of Lin" in names
    assert "Melds and flowers of Mei" in names
    calls = [child.text(NAME) for child in children(children(root)[-1])]
    assert calls[0] == "Win · 3 (W)"


def test_pieces_are_named_with_their_place_and_state(table: Table) -> None:
    table.ask(views.turn())
    table.page.expose()
    table.desk.touch("3m.1")
    hand = QAccessible.queryAccessibleInterface(table.page.view).child(0)
    assert hand.child(1).text(NAME) == "3 characters, 2 of 14"
    assert hand.child(1).state().selected
    assert not hand.child(2).state().selected
    assert hand.child(13).text(NAME).startswith("9 characters, 14 of 14")


def test_a_hidden_piece_is_never_named(table: Table) -> None:
    """Law 3: only what the view knows."""
    table.ask(views.claim())
    table.page.expose()
    root = QAccessible.queryAccessibleInterface(table.page.view)
    spoken = [piece.text(NAME) for area in children(root)[:-1] for piece in children(area)]
    known = len(views.claim().hand) + sum(map(len, views.claim().rivers)) + 6 + 1
    assert len(spoken) == known
    assert all(spoken)


def test_the_objects_follow_the_table_without_being_rebuilt(table: Table) -> None:
    table.ask(views.claim())
    table.page.expose()
    hand = QAccessible.queryAccessibleInterface(table.page.view).child(0)
    assert hand.childCount() == 13
    table.ask(views.turn())
    assert hand.childCount() == 14


def test_events_are_announced_and_can_be_repeated(table: Table) -> None:
    table.ask(views.claim())
    assert "Win" in table.page.announcer.last
