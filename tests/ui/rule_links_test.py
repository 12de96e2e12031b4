"""From the table and the result into the rules: by F1, by a click, by the links of the result."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action
from cardavia_desktop.engine.tiengow.pieces import group_of
from cardavia_desktop.play.tally import Tally
from cardavia_desktop.ui.games import PRESENTERS, presenter
from cardavia_desktop.ui.games.base import Line, ResultContent
from cardavia_desktop.ui.rules_text import book_of
from cardavia_desktop.ui.shapes import Finished, Start
from cardavia_desktop.ui.shots import deals

LEFT = Qt.MouseButton.LeftButton
LEADING = 3
"""A seed of Tien Gow whose first leader is the person."""


@pytest.fixture
def puzzled(window: Any, qtbot: QtBot) -> Any:
    """A window whose table has just said why two tiles are no group (T3)."""
    window.session.start(Start("tien-gow", "beginner", seed=LEADING, bot_seed=1))
    desk = window.desk
    qtbot.waitUntil(lambda: bool(desk.legal) and desk.view.trick is None, timeout=20_000)
    pair = next(p for p in combinations(desk.view.hand, 2) if group_of(p) is None)
    for piece in pair:
        desk.touch(piece)
    assert desk.info.note.rule == "T3"
    return window


def rules_shown(window: Any) -> str:
    """The paragraph at which the rules are open; "" when the table is shown."""
    page = window.stack.currentWidget()
    return page._asked if page is window._rules else ""


def press_f1(window: Any, qtbot: QtBot) -> None:
    qtbot.keyClick(window.table.view, Qt.Key.Key_F1)


def click_note(window: Any, qtbot: QtBot) -> None:
    box = window.table.scene.note_box()
    at = QPoint(round(box.cx), round(box.cy))
    qtbot.mouseClick(window.table.view.viewport(), LEFT, pos=at)


@pytest.mark.parametrize("ask", [press_f1, click_note])
def test_why_not_leads_to_its_rule(
    puzzled: Any, qtbot: QtBot, ask: Callable[[Any, QtBot], None]
) -> None:
    """T3: the words beside the bar name the rule, F1 and a click open it."""
    assert puzzled.desk.info.note.spoken().endswith("(T3: F1)")
    ask(puzzled, qtbot)
    assert rules_shown(puzzled) == "T3"


def test_a_click_beside_the_words_opens_nothing(puzzled: Any, qtbot: QtBot) -> None:
    puzzled.desk.cancel()
    assert puzzled.desk.info.note.rule == ""
    click_note(puzzled, qtbot)
    assert rules_shown(puzzled) == ""
    assert puzzled.stack.currentWidget() is puzzled.table


def contents(game: str) -> list[ResultContent]:
    """The results of some deals."""
    found = []
    shuffle = Action(-1, "shuffle")
    seats = presenter(game).seats
    for deal in deals(game, range(1, 13)):
        *_, last = deal
        assert last.result is not None
        tally = Tally.zero(seats).add(last.result)
        finished = Finished(last.result, tally, last.view, False, False, "", "", shuffle)
        found.append(presenter(game).result(finished))
    return found


@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_every_line_of_a_result_leads_into_the_rules(game: str) -> None:
    anchors = book_of(game).anchors
    lines = [line for content in contents(game) for line in (*content.lines, *content.totals)]
    assert lines
    for line in lines:
        assert line.links(), line.label
        for shown, target in line.links():
            assert {shown, target} <= anchors, (line.label, shown, target)


def test_a_line_of_several_rules_has_a_link_for_each() -> None:
    assert Line("", "", "T8, T10", anchor="captured").links() == (
        ("T8", "captured"), ("T10", "T10"),
    )  # fmt: skip
    assert Line("", "").links() == ()
