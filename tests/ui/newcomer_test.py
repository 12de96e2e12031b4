"""What a newcomer must find without being told: how a turn is made, where the log is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from played import Stage
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Place
from cardavia_desktop.play.tally import Tally
from cardavia_desktop.ui.shapes import Asked, Started
from cardavia_desktop.ui.shots import Moment, find
from cardavia_desktop.ui.windows.table import ROOM

LEFT = Qt.MouseButton.LeftButton
HOW = {
    "hk-mahjong": "click the tile to discard",
    "nantong": "click the card to discard",
    "tien-gow": "Choose a group to lead, then Lead (P).",
}


def turn(game: str, discards: int) -> Moment:
    """The person's turn after so many own discards, in Tien Gow the first lead."""

    def wanted(m: Moment) -> bool:
        verbs = {action.verb for action in m.legal}
        if game == "tien-gow":
            return m.view.phase == "lead" and "play" in verbs
        quiet = "win" not in verbs and m.view.phase != "prepare"
        return quiet and "discard" in verbs and len(m.view.rivers[0]) == discards

    return find(game, wanted)


def written(stage: Stage) -> tuple[str, bool]:
    """The words on the felt, and whether they stand where they can be read."""
    box = stage.page.scene.note_box()
    if box is None:
        return "", False
    text = stage.page.scene._decor["note"][1].text
    return text, stage.page.scene.sceneRect().contains(QRectF(box.x, box.y, box.w, box.h))


@pytest.mark.parametrize("game", HOW)
def test_the_first_turn_says_what_to_do_before_anything_is_selected(
    stage: Stage, game: str
) -> None:
    stage.show(turn(game, 0))
    text, readable = written(stage)
    assert HOW[game] in text and readable
    assert HOW[game] in stage.page.announcer.last


@pytest.mark.parametrize("game", ["hk-mahjong", "nantong"])
def test_a_click_leads_on_from_the_lesson_to_the_discard(stage: Stage, game: str) -> None:
    moment = turn(game, 0)
    stage.show(moment)
    stage.click(Place("hand", 0, 0))
    assert "Click again or press Enter" in written(stage)[0]
    stage.key(Qt.Key.Key_Escape)
    assert HOW[game] in written(stage)[0]
    stage.key(Qt.Key.Key_Right)
    for _ in range(2):
        stage.key(Qt.Key.Key_Return)
    assert [action.verb for _, action in stage.session.answers] == ["discard"]


@pytest.mark.parametrize("game", ["hk-mahjong", "nantong"])
def test_the_lesson_ends_with_the_first_turns_and_with_the_first_deal(
    stage: Stage, game: str
) -> None:
    stage.show(turn(game, 2))
    assert HOW[game] not in written(stage)[0]
    moment = turn(game, 0)
    zero = (0,) * len(moment.view.rivers)
    later = Tally(zero, zero, 1)
    started = Started(game, "club", False, 0, moment.view, (), later, False, False, "")
    stage.session.started.emit(started)
    stage.session.asked.emit(Asked(8, moment.view, moment.legal, True, False))
    assert HOW[game] not in written(stage)[0]


# the side panel


def open_table(window: Any, qtbot: QtBot, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.start("hk-mahjong")
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.table)
    qtbot.waitUntil(lambda: window.width() == size[0])


def test_a_click_opens_the_panel_of_a_narrow_window_and_the_table_keeps_its_room(
    window: Any, qtbot: QtBot
) -> None:
    open_table(window, qtbot, (1024, 640))
    button, table = window.bar.panel_button, window.table
    assert button.isVisible() and not button.isChecked() and not table.panel.isVisible()
    assert button.accessibleName() == "Panel" and button.toolTip() == "Side panel with the log"
    qtbot.mouseClick(button, LEFT)
    assert table.panel.isVisible() and table.panel.log.isVisible() and button.isChecked()
    assert table.view.width() >= ROOM and not table.view.geometry().intersects(
        table.panel.geometry()
    )
    assert table.view.hasFocus()
    qtbot.mouseClick(button, LEFT)
    assert not table.panel.isVisible() and not button.isChecked()


def test_the_panel_is_reached_and_left_by_keyboard(window: Any, qtbot: QtBot) -> None:
    open_table(window, qtbot, (1024, 640))
    table = window.table
    table.view.setFocus()
    qtbot.keyClick(table.view, Qt.Key.Key_F6)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert window.bar.panel_button.hasFocus()
    qtbot.keyClick(window.bar.panel_button, Qt.Key.Key_Return)
    assert table.panel.log.hasFocus()
    qtbot.keyClick(table.panel.log, Qt.Key.Key_Escape)
    assert not table.panel.isVisible() and table.view.hasFocus()


def test_in_a_wide_window_the_panel_is_a_setting(window: Any, qtbot: QtBot) -> None:
    open_table(window, qtbot, (1440, 900))
    table, button = window.table, window.bar.panel_button
    assert table.panel.isVisible() and button.isChecked()
    with qtbot.waitSignal(window.settled) as saved:
        qtbot.mouseClick(button, LEFT)
    assert not table.panel.isVisible() and saved.args == [replace(window.settings, panel=False)]
    window.resize(1024, 640)
    window.resize(1440, 900)
    assert not table.panel.isVisible()
    qtbot.mouseClick(button, LEFT)
    assert table.panel.isVisible() and window.settings.panel


def test_only_the_table_has_a_panel(window: Any, qtbot: QtBot) -> None:
    assert not window.bar.panel_button.isVisible()
    open_table(window, qtbot, (1024, 640))
    assert window.bar.panel_button.isEnabled()
    qtbot.mouseClick(window.bar.rules_tab, LEFT)
    assert not window.bar.panel_button.isEnabled()
