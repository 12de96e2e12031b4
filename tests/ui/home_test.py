"""The home page by keyboard, and its room on a small screen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cardavia_desktop.storage import paths
from cardavia_desktop.storage.results import Outcome, Results
from cardavia_desktop.ui.shapes import Start
from cardavia_desktop.ui.words import signed


def test_enter_starts_the_focused_game(window: Any, qtbot: QtBot) -> None:
    card = window.home.cards[0]
    card.button.setFocus()
    QTest.keyClick(card.button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.table, timeout=20_000)
    assert window.desk.presenter.game == card.front.game


def test_arrows_go_by_screen_direction(window: Any, qtbot: QtBot) -> None:
    """Also with a deal to continue, whose button stands above the cards and before them for Tab."""
    home = window.home
    home.show_saved(("hk-mahjong", "nantong"))
    QApplication.processEvents()
    home.setFocus()
    go_on, _, last = home.resume_buttons
    left, middle, right = (card.button for card in home.cards)
    way = (
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Left, go_on),
        (Qt.Key.Key_Up, go_on),
        (Qt.Key.Key_Down, middle),
        (Qt.Key.Key_Right, right),
        (Qt.Key.Key_Left, middle),
        (Qt.Key.Key_Left, left),
        (Qt.Key.Key_Up, go_on),
        (Qt.Key.Key_Tab, last),
        (Qt.Key.Key_Tab, left),
    )
    for key, wanted in way:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        after = QApplication.focusWidget()
        assert isinstance(after, QPushButton)
        assert after is wanted, (key, after.text(), wanted.text())


def test_enter_presses_a_button_of_the_bar(window: Any, qtbot: QtBot) -> None:
    window.bar.settings_button.setFocus()
    with qtbot.waitSignal(window.bar.settings):
        window.bar.settings.disconnect(window.open_settings)
        QTest.keyClick(window.bar.settings_button, Qt.Key.Key_Return)


def test_the_cards_keep_their_distance_on_the_smallest_window(window: Any, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    QApplication.processEvents()
    cards = window.home.cards
    for left, right in pairwise(cards):
        assert left.geometry().right() + 8 < right.geometry().left()
    assert cards[-1].geometry().right() < window.home.width()


def test_the_last_results_stand_under_the_cards(window: Any, qtbot: QtBot) -> None:
    """The newest first, four at most; nothing is moved by their coming."""
    before = [card.geometry() for card in window.home.cards]
    nets = (4, -16, 140, 0, 8)
    window.home.show_results(
        tuple(Outcome("tien-gow", net, net, f"{n:064x}") for n, net in enumerate(nets))
    )
    QApplication.processEvents()
    said = window.home.results.text()
    assert said == "Last results: " + " · ".join(
        f"Tien Gow {net}" for net in ("+8", "0", "+140", "−16")
    )
    assert [card.geometry() for card in window.home.cards] == before


def test_a_finished_deal_is_among_the_last_results(window: Any, qtbot: QtBot) -> None:
    """After the deal, and in the next run (the file)."""
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        window.session.start(Start("tien-gow", "beginner", seed=3, bot_seed=1))
    desk = window.desk

    def play_on() -> bool:
        if desk.legal and desk.finished is None:
            window.session.answer(desk.ticket, desk.legal[0])
            desk.legal = ()
        return desk.finished is not None and bool(window.home.results.text().strip())

    qtbot.waitUntil(play_on, timeout=30_000)
    net = desk.finished.result.net[0]
    assert window.home.results.text() == f"Last results: Tien Gow {signed(net)}"
    outcomes, problem = Results().load()
    assert problem is None and [each.net for each in outcomes] == [net]


def test_a_deal_that_cannot_be_read_is_not_offered_again(window: Any, qtbot: QtBot) -> None:
    save = paths.save_file("tien-gow")
    save.parent.mkdir(parents=True, exist_ok=True)
    save.write_text("{", "utf-8")
    window.home.show_saved(paths.saved_games())
    button = window.home.resume_buttons[1]
    assert button.isVisible()
    button.click()
    qtbot.waitUntil(lambda: not button.isVisible(), timeout=10_000)
    assert window.strip.isVisible() and "damaged" in window.strip.text
    assert QApplication.focusWidget() is window.home.cards[0].button
