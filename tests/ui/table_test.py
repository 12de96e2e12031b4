"""Mouse and keyboard on the table: two steps to discard, the call bar's guard, keys by place."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import mahjong_views as views
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from table_stage import LEFT, Table

from cardavia_desktop.engine.core import Action, Moved, Place
from cardavia_desktop.engine.log import SeenEntry
from cardavia_desktop.engine.mahjong import GAME
from cardavia_desktop.ui import desk as desk_module
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.games.base import Call
from cardavia_desktop.ui.scene.geometry import LIFT
from cardavia_desktop.ui.scene.keys import letter
from cardavia_desktop.ui.shapes import Asked, Happening


@pytest.fixture
def table(qtbot: QtBot, artwork: Artwork) -> Iterator[Table]:
    made = Table(qtbot, artwork)
    qtbot.waitExposed(made.page)
    yield made
    made.page.close_down()


# discarding in two steps (M5)


def test_one_click_selects_and_a_second_discards_exactly_that_copy(table: Table) -> None:
    """M5: never both in one click; exactly the chosen copy leaves the hand."""
    table.ask(views.turn())
    table.click(Place("hand", 0, 7))
    assert table.session.answers == []
    assert table.desk.hand.selected == ("2p.2",)
    table.click(Place("hand", 0, 7))
    assert table.session.answers == [(7, Action(0, "discard", ("2p.2",)))]


def test_a_selected_tile_is_lifted_by_sixteen_pixels(table: Table) -> None:
    table.ask(views.turn())
    before = table.item("2p.1").y()
    table.click(Place("hand", 0, 6))
    assert before - table.item("2p.1").y() == LIFT == 16


def test_another_click_changes_the_selection(table: Table) -> None:
    table.ask(views.turn())
    table.click(Place("hand", 0, 3))
    table.click(Place("drawn", 0))
    assert table.desk.hand.selected == ("9m.4",)
    assert table.session.answers == []


def test_escape_cancels_the_selection(table: Table) -> None:
    table.ask(views.turn())
    table.click(Place("hand", 0, 3))
    table.key(Qt.Key.Key_Escape)
    assert table.desk.hand.selected == ()
    assert table.session.answers == []


def test_enter_selects_then_confirms(table: Table) -> None:
    """M5 by keyboard; the cursor starts on the drawn tile."""
    table.ask(views.turn())
    table.page.pointer.enter()
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Return)
    assert table.desk.hand.selected == ("5s.1",)
    assert table.session.answers == []
    table.key(Qt.Key.Key_Return)
    assert table.session.answers == [(7, Action(0, "discard", ("5s.1",)))]


def test_a_held_key_does_not_select_and_confirm(table: Table) -> None:
    """M5: auto-repeat of one press is still one press."""
    table.ask(views.turn())
    table.page.pointer.enter()
    table.key(Qt.Key.Key_Return)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(table.page.view, held)
    assert table.session.answers == []


def test_a_press_and_its_release_must_meet_on_one_tile(table: Table) -> None:
    table.ask(views.turn())
    port = table.page.view.viewport()
    table.bot.mousePress(port, LEFT, pos=table.where(Place("hand", 0, 2)))
    table.bot.mouseRelease(port, LEFT, pos=table.where(Place("hand", 0, 5)))
    assert table.desk.hand.selected == ()


def test_home_and_end_go_along_the_hand(table: Table) -> None:
    table.ask(views.turn())
    table.page.pointer.enter()
    table.key(Qt.Key.Key_Home)
    assert table.page.pointer.slot == Place("hand", 0, 0)
    table.key(Qt.Key.Key_End)
    assert table.page.pointer.slot == Place("drawn", 0)


def test_tab_walks_from_the_hand_to_melds_and_rivers(table: Table) -> None:
    table.ask(views.turn())
    table.page.pointer.enter()
    visited = []
    for _ in range(8):
        table.key(Qt.Key.Key_Tab)
        area = table.page.pointer.area()
        visited.append(area.id if area is not None and table.page.pointer.slot else "")
    assert visited[:3] == ["meld@0", "river@0", "meld@1"]


# calls


def test_the_bar_ignores_presses_right_after_it_appeared(table: Table) -> None:
    table.ask(views.claim())
    table.bot.mouseClick(table.button("pass"), LEFT)
    assert table.session.answers == []
    table.wait_for_bar()
    table.bot.mouseClick(table.button("pass"), LEFT)
    assert table.session.answers == [(7, Action(0, "pass"))]


def test_a_press_begun_before_the_bar_could_be_used_is_ignored(table: Table) -> None:
    table.ask(views.claim())
    button = table.button("win")
    table.bot.mousePress(button, LEFT)
    table.wait_for_bar()
    table.bot.mouseRelease(button, LEFT)
    assert table.session.answers == []


def test_tiles_that_an_offered_claim_would_use_are_outlined(table: Table) -> None:
    table.ask(views.claim())
    used = {piece for call in table.desk.calls.calls for piece in call.pieces}
    assert {"4s.1", "5s.1"} <= used
    assert table.item("4s.1").y() < table.item("2m.1").y()


@pytest.mark.parametrize("key", [(Qt.Key.Key_W, "w"), (0x0426, "ц"), (0x0426, "Ц")])
def test_win_answers_to_its_place_on_latin_and_cyrillic_keyboards(
    table: Table, key: tuple[int, str]
) -> None:
    table.ask(views.claim())
    table.wait_for_bar()
    press = QKeyEvent(
        QEvent.Type.KeyPress, key[0], Qt.KeyboardModifier.NoModifier, key[1]
    )
    QApplication.sendEvent(table.page.view, press)
    assert table.session.answers == [(7, Action(0, "win"))]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("ц", "W"), ("з", "P"), ("л", "K"), ("с", "C"), ("т", "N"), ("г", "U"), ("і", "S"),
     ("ы", "S"), ("д", "L"), ("в", "D"), ("к", "R"), ("щ", "O"), ("я", "Z"), ("1", "1"),
     ("p", "P"), ("?", "")],
)  # fmt: skip
def test_letters_by_their_place(text: str, wanted: str) -> None:
    key = ord(text.upper()) if text.isalnum() else ord(text)
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    assert letter(event) == wanted


@pytest.mark.skipif(sys.platform == "darwin", reason="tells no scan codes")
@pytest.mark.parametrize(("text", "code", "wanted"), [("ο", 0x18, "O"), ("ζ", 0x2C, "Z")])
def test_every_letter_of_a_call_is_known_by_its_scan_code(
    text: str, code: int, wanted: str
) -> None:
    """Greek: neither Latin nor Cyrillic."""
    scan = code + (0 if sys.platform == "win32" else 8)
    plain = Qt.KeyboardModifier.NoModifier
    press = QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), plain, scan, 0, 0, text)
    assert letter(press) == wanted


def test_enter_on_a_focused_call_button_presses_it(table: Table) -> None:
    table.ask(views.claim())
    table.wait_for_bar()
    table.button("pass").setFocus()
    table.key(Qt.Key.Key_Return)
    assert table.session.answers == [(7, Action(0, "pass"))]


def test_several_chows_are_chosen_by_number_and_escape_leads_back(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M6: when several chows fit, the player chooses one."""
    monkeypatch.setattr(desk_module, "GUARD", 0.0)
    table.ask(views.claim())
    ways = tuple(
        Action(0, "chow", pieces) for pieces in (("1s.2", "2s.2"), ("2s.2", "4s.1"))
    )
    call = Call("chow", 3, "Chow", "C", ways, ("1 2 3", "2 3 4"))
    table.desk.press(call)
    assert [c.text for c in table.desk.calls.calls] == ["Chow 1 2 3", "Chow 2 3 4"]
    table.key(Qt.Key.Key_Escape)
    assert len(table.desk.calls.calls) == 5
    table.desk.press(call)
    table.key(Qt.Key.Key_2, "2")
    assert table.session.answers == [(7, ways[1])]


def test_the_bar_hides_when_nothing_can_be_called(table: Table) -> None:
    table.ask(views.claim())
    assert table.page.bar.isVisible()
    table.ask(views.turn())
    assert not table.page.bar.isVisible()


# animation and pauses


def test_a_press_that_cuts_an_animation_does_nothing_else(table: Table) -> None:
    table.ask(views.claim())
    table.page.choreographer.set_animation("full")
    entry = SeenEntry((Moved(("9m.4",), Place("wall"), Place("hand", 0), (0,)),))
    view = views.turn()
    table.session.happened.emit(Happening((entry,), view, True))
    table.session.asked.emit(Asked(8, view, GAME.view_legal(view), True, False))
    assert table.page.choreographer.running
    table.click(Place("hand", 0, 3))
    assert not table.page.choreographer.running
    assert table.desk.hand.selected == ()
    table.click(Place("hand", 0, 3))
    assert table.desk.hand.selected == ("5m.1",)


def test_when_an_animation_has_ended_everything_stands_where_the_view_says(table: Table) -> None:
    table.ask(views.claim())
    table.page.choreographer.set_animation("full")
    entry = SeenEntry((Moved(("9m.4",), Place("wall"), Place("hand", 0), (0,)),))
    table.session.happened.emit(Happening((entry,), views.turn(), True))
    table.page.choreographer.finish()
    layout = table.page.scene.layout
    assert layout is not None
    for item in table.page.scene.items_by_key.values():
        assert item.slot is not None
        pose = layout.poses[item.slot]
        assert (item.x(), item.y(), item.scale()) == (pose.x, pose.y, 1.0)


def test_a_click_ends_a_pause_to_read_and_does_nothing_else(table: Table) -> None:
    table.ask(views.turn())
    table.session.reading.emit(True)
    table.click(Place("hand", 0, 3))
    assert table.session.reads == 1
    assert table.desk.hand.selected == ()


# the rest


def test_u_asks_for_undo(table: Table) -> None:
    table.ask(views.turn())
    table.key(Qt.Key.Key_U, "u")
    assert table.session.undone == 1


def test_s_reads_the_situation(table: Table) -> None:
    table.ask(views.turn())
    table.key(Qt.Key.Key_S, "s")
    said = table.page.announcer.last
    assert "57" in said and "2 characters" in said and "Red Dragon" in said


def test_the_panel_folds_below_1100_pixels(table: Table) -> None:
    table.ask(views.turn())
    assert table.page.panel.isVisible()
    table.page.resize(1090, 640)
    assert not table.page.panel.isVisible()


def test_pieces_are_pooled_not_destroyed(table: Table) -> None:
    table.ask(views.claim())
    many = len(table.page.scene.items())
    for _ in range(5):
        table.ask(views.turn())
        table.ask(views.claim())
    assert len(table.page.scene.items()) <= many + 4


def test_a_claimed_tile_leaves_a_ghost_and_the_last_discard_is_marked(table: Table) -> None:
    table.ask(views.claim())
    looks = table.page.scene.looks
    assert looks[Place("river", 0, 7)].ghost
    assert looks[Place("river", 3, 5)].last
    assert sum(look.last for look in looks.values()) == 1
