"""The result page in a low window: everything at a glance, or plainly more to scroll to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.games import game as game_of
from cardavia_desktop.play.tally import Tally
from cardavia_desktop.ui import desk
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.games import presenter
from cardavia_desktop.ui.shapes import Finished
from cardavia_desktop.ui.shots import deals
from cardavia_desktop.ui.windows import parts, result, result_parts
from cardavia_desktop.ui.windows.result import ResultPage

GAMES = ["hk-mahjong", "tien-gow", "nantong"]
SMALL = (1024, 588)
"""The page in the smallest window."""


@pytest.fixture
def page(qtbot: QtBot, artwork: Artwork) -> Iterator[ResultPage]:
    made = ResultPage(artwork)
    qtbot.addWidget(made)
    made.resize(*SMALL)
    made.show()
    yield made
    made.hide()


def results(game: str, count: int) -> Iterator[Finished]:
    """The ends of seeded deals."""
    for deal in deals(game, range(1, 1 + count)):
        *_, last = deal
        assert last.result is not None
        seats = game_of(game).seats
        tally = Tally((-1234,) * seats, (0,) * seats, 3).add(last.result)
        yield Finished(last.result, tally, last.view, True, True, "", "", Any)  # type: ignore[arg-type]


def beyond(page: ResultPage) -> int:
    """Pixels that do not fit."""
    return page._scroll.verticalScrollBar().maximum()


@pytest.mark.parametrize("game", GAMES)
def test_results_need_no_scrolling_in_the_smallest_window(
    page: ResultPage, qtbot: QtBot, game: str
) -> None:
    for finished in results(game, 8):
        page.show_result(presenter(game), finished)
        qtbot.wait(20)
        assert beyond(page) == 0, finished.result


@pytest.mark.parametrize("game", GAMES)
def test_a_result_in_large_print_becomes_narrower_with_its_window(
    page: ResultPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Nothing is cut off at the right, though the arrangement stays the same."""
    for module in (parts, result, result_parts):
        monkeypatch.setattr(module, "rem", lambda: 21, raising=False)
    page.resize(1600, 900)
    page.show_result(presenter(game), next(results(game, 1)))
    qtbot.wait(20)
    arrangement = page._shape
    page.resize(1024, 900)
    qtbot.wait(20)
    assert page._shape == arrangement
    assert page._scroll.horizontalScrollBar().maximum() == 0


def test_a_page_that_goes_on_says_so_and_scrolls_by_keys_while_its_buttons_stay(
    page: ResultPage, qtbot: QtBot
) -> None:
    page.show_result(presenter("nantong"), next(results("nantong", 1)))
    qtbot.waitUntil(lambda: not page._more.isVisible())
    page.resize(1024, 320)
    qtbot.waitUntil(lambda: beyond(page) > 0)
    bar = page._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: page._more.isVisible() and bar.isVisible())
    assert page.rect().contains(page.next_button.geometry())
    assert page._scroll.geometry().bottom() < page.next_button.geometry().top()
    page.next_button.setFocus()
    for key, value in (
        (Qt.Key.Key_End, bar.maximum()),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageDown, min(bar.pageStep(), bar.maximum())),
        (Qt.Key.Key_PageUp, 0),
    ):
        qtbot.keyClick(page.next_button, key)
        assert bar.value() == value


def test_a_press_meant_for_the_table_does_not_skip_the_result(
    page: ResultPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with the call bar: what follows its appearing at once was begun before it."""
    asked: list[bool] = []
    page.next_deal.connect(lambda: asked.append(True))
    monkeypatch.setattr(desk, "GUARD", 60.0)
    page.next_button.setFocus()
    qtbot.keyClick(page.next_button, Qt.Key.Key_Return)
    qtbot.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
    assert asked == []
    monkeypatch.setattr(desk, "GUARD", 0.0)
    qtbot.keyClick(page.next_button, Qt.Key.Key_Return)
    assert asked == [True]
