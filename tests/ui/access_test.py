"""What a screen reader finds on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import mahjong_views as views
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from pytestqt.qtbot import QtBot
from table_stage import Table

from cardavia_desktop.engine.core import Place
from cardavia_desktop.ui.art.artwork import Artwork

NAME = QAccessible.Text.Name
Event = QAccessible.Event
Heard = list[tuple[QAccessible.Event, str]]


@pytest.fixture
def table(qtbot: QtBot, artwork: Artwork) -> Iterator[Table]:
    made = Table(qtbot, artwork)
    qtbot.waitExposed(made.page)
    yield made
    made.page.close_down()


def children(of: Any) -> list[Any]:
    return [of.child(n) for n in range(of.childCount())]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Kind and name of all that a reader would be told from now on."""
    told: Heard = []

    def note(event: QAccessibleEvent) -> None:
        of = event.accessibleInterface()
        told.append((event.type(), of.text(NAME) if of is not None else ""))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return told


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()


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


def test_the_plates_can_be_read_and_say_who_is_on_turn(table: Table) -> None:
    table.ask(views.turn())
    table.page.expose()
    root = QAccessible.queryAccessibleInterface(table.page.view)
    texts = [c for c in children(root) if c.role() == QAccessible.Role.StaticText]
    assert [c.text(NAME) for c in texts] == [plate.text for plate in table.page.scene.plates()]
    assert any(c.text(NAME).startswith("You, ") and "on turn" in c.text(NAME) for c in texts)
    assert all(root.indexOfChild(c) == n for n, c in enumerate(children(root)))
    assert all(c.rect().isValid() for c in texts)


def test_a_name_that_a_reader_keeps_is_told_anew_when_another_piece_lies_there(
    table: Table, heard: Heard
) -> None:
    table.ask(views.claim())
    table.page.expose()
    settle()
    hand = QAccessible.queryAccessibleInterface(table.page.view).child(0)
    assert hand.child(12).text(NAME).endswith("13 of 13")
    heard.clear()
    table.ask(views.turn())
    settle()
    assert (Event.NameChanged, hand.child(12).text(NAME)) in heard
    assert hand.child(12).text(NAME).endswith("13 of 14")
    heard.clear()
    table.page.reader.follow()
    settle()
    assert not heard


def test_selecting_is_told_as_a_change_of_the_piece(table: Table, heard: Heard) -> None:
    table.ask(views.turn())
    table.page.expose()
    hand = QAccessible.queryAccessibleInterface(table.page.view).child(0)
    assert not hand.child(1).state().selected
    table.desk.touch("3m.1")
    settle()
    assert (Event.SelectionAdd, "3 characters, 2 of 14") in heard
    table.desk.cancel()
    settle()
    assert (Event.SelectionRemove, "3 characters, 2 of 14") in heard


def test_the_focus_is_told_once_with_the_name_of_what_lies_there_now(
    table: Table, heard: Heard
) -> None:
    table.ask(views.turn())
    table.page.expose()
    settle()
    heard.clear()
    table.page.pointer.enter()
    table.key(Qt.Key.Key_Left)
    settle()
    words = [name for kind, name in heard if kind == Event.Focus]
    assert [name.split(", ")[1] for name in words] == ["14 of 14", "13 of 14"]
    assert not [name for kind, name in heard if kind == Event.Announcement]
    assert table.page.announcer.last == words[-1]


def test_coming_to_the_table_by_the_keyboard_ends_at_a_piece(table: Table, heard: Heard) -> None:
    table.ask(views.turn())
    table.page.expose()
    table.page.panel.log.setFocus()
    settle()
    heard.clear()
    table.page.view.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    assert [name for kind, name in heard if kind == Event.Focus][-1].endswith("just drawn")


def test_a_cursor_that_gives_way_while_the_keyboard_is_elsewhere_tells_no_focus(
    table: Table, heard: Heard
) -> None:
    table.ask(views.turn())
    table.page.expose()
    pointer = table.page.pointer
    pointer.enter()
    table.page.panel.log.setFocus()
    settle()
    assert not table.page.view.hasFocus()
    heard.clear()
    before, fewer = pointer.slot, table.desk.presenter.areas(views.claim())
    pointer.follow(fewer, table.page.scene.layout)
    settle()
    assert pointer.slot not in (before, None)
    assert Event.Focus not in [kind for kind, _ in heard]


def test_your_turn_is_announced_with_the_drawn_piece(table: Table) -> None:
    table.ask(views.turn())
    assert table.page.announcer.last.startswith("Your turn: 9 characters")


def test_after_a_new_deal_the_keyboard_begins_at_the_hand(table: Table) -> None:
    table.ask(views.claim())
    table.page.pointer.enter()
    table.page.pointer.turn(1)
    table.ask(views.turn())
    table.key(Qt.Key.Key_Home)
    assert table.page.pointer.slot == Place("hand", 0, 0)
