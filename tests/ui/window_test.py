"""The whole program through its window: a deal by mouse, one by keyboard, result, resume, close."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mahjong_views
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QThread, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QLabel
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui import desk as desk_module
from cardavia_desktop.ui.shapes import Failure, Start
from cardavia_desktop.ui.windows.result import texts
from cardavia_desktop.ui.windows.result_parts import Arrow

LEFT = Qt.MouseButton.LeftButton


class Person(QObject):
    """Answers every question of the desk when it comes: wins, otherwise passes or throws the last
    tile. `throw` and `call` say how a tile is thrown and a button pressed."""

    def __init__(self, window: Any, qtbot: QtBot) -> None:
        super().__init__()
        self.window, self.bot = window, qtbot
        self.answered = 0

    def play(self, timeout: int = 60_000) -> None:
        """Until the result page is shown."""
        self.bot.waitUntil(self._step, timeout=timeout)

    def _step(self) -> bool:
        window, desk = self.window, self.window.desk
        if window.stack.currentWidget() is window.result:
            return True
        if desk.legal:
            calls = [call for call in desk.calls.calls if call.enabled]
            verbs = {call.verb for call in calls}
            wanted = next((verb for verb in ("win", "pass") if verb in verbs), None)
            self.answered += 1
            if wanted is not None:
                self.call(wanted)
            else:
                self.throw()
        return False

    def call(self, verb: str) -> None:
        raise NotImplementedError

    def throw(self) -> None:
        raise NotImplementedError


class Mouse(Person):
    """Clicks only."""

    def call(self, verb: str) -> None:
        button = next(b for b in self.window.table.bar.buttons if b.call.verb == verb)
        self.bot.mouseClick(button, LEFT)

    def throw(self) -> None:
        desk, table = self.window.desk, self.window.table
        slot = desk.presenter.slot_of(desk.view, len(desk.hand.pieces) - 1)
        pose = table.scene.layout.poses[slot]
        for _ in range(2):
            self.bot.mouseClick(
                table.view.viewport(), LEFT, pos=QPoint(round(pose.x), round(pose.y))
            )


class Keys(Person):
    """Keys only."""

    def press(self, key: Qt.Key) -> None:
        self.bot.keyClick(QApplication.focusWidget() or self.window, key)

    def call(self, verb: str) -> None:
        self.press(Qt.Key.Key_W if verb == "win" else Qt.Key.Key_N)

    def throw(self) -> None:
        if self.window.table.pointer.slot is None:
            self.press(Qt.Key.Key_Right)
        self.press(Qt.Key.Key_End)
        self.press(Qt.Key.Key_Space)
        self.press(Qt.Key.Key_Return)


def start(window: Any, qtbot: QtBot, seed: int) -> None:
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        window.session.start(Start("hk-mahjong", "beginner", seed=seed, bot_seed=1))


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "GUARD", 0.0)


def test_a_deal_told_of_after_the_table_was_left_opens_no_table(
    window: Any, qtbot: QtBot
) -> None:
    start(window, qtbot, seed=3)
    conductor = window.session._conductor
    with qtbot.waitSignals([conductor.started, window.session.left], timeout=10_000):
        window.new_deal()
        window.go_home()
    assert window.stack.currentWidget() is window.home and not window.in_game
    start(window, qtbot, seed=3)
    assert window.stack.currentWidget() is window.table and window.in_game


def test_home_offers_only_games_that_can_be_played(window: Any) -> None:
    from cardavia_desktop.engine.games import GAMES

    assert [card.front.game for card in window.home.cards] == [
        game for game in GAMES if game in {card.front.game for card in window.home.cards}
    ]
    assert window.stack.currentWidget() is window.home
    assert not window.bar.undo_button.isVisible()
    assert all(button.isHidden() for button in window.home.resume_buttons)


def test_a_deal_from_home_to_the_result_by_mouse_alone(window: Any, qtbot: QtBot) -> None:
    """M1, M5: then the next deal."""
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        qtbot.mouseClick(window.home.cards[0].button, LEFT)
    person = Mouse(window, qtbot)
    person.play()
    assert person.answered > 3
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        qtbot.mouseClick(window.result.next_button, LEFT)
    assert window.stack.currentWidget() is window.table


def test_a_deal_from_home_to_the_result_by_keyboard_alone(window: Any, qtbot: QtBot) -> None:
    """M1, M5: Enter starts it, letters call, Space and Enter throw; Enter deals again."""
    keys = Keys(window, qtbot)
    window.home.cards[0].button.setFocus()
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        keys.press(Qt.Key.Key_Space)
    keys.play()
    assert keys.answered > 3
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        keys.press(Qt.Key.Key_Return)
    assert window.stack.currentWidget() is window.table


def test_the_result_names_every_pattern_and_every_payment(window: Any, qtbot: QtBot) -> None:
    """M18, M20: a hand of nine faan by self-draw."""
    finished = mahjong_views.won()
    start(window, qtbot, 3)
    window.desk.on_finished(finished)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.result, timeout=5000)
    content = window.desk.presenter.result(finished)
    assert window.table.announcer.last == f"{content.title}. {content.subtitle}"
    shown = texts(window.result)
    assert [line.rule for line in content.lines] == [p.rule for p in finished.result.points]
    assert len(content.lines) >= 3
    for line in (*content.lines, *content.totals):
        assert line.label in shown
        assert line.rule in shown
    tips = [label.toolTip() for label in window.result.findChildren(QLabel)]
    assert all(f"Rule {line.rule}" in tips for line in content.lines)
    assert len(window.result.findChildren(Arrow)) == len(finished.result.payments) == 3
    assert sum(standing.net for standing in content.standings) == 0


def test_a_click_on_a_rule_opens_the_rules_there(window: Any, qtbot: QtBot) -> None:
    start(window, qtbot, 3)
    window.desk.on_finished(mahjong_views.won())
    link = next(x for x in window.result.findChildren(QLabel) if x.property("words") == "M18")
    link.linkActivated.emit("M18")
    assert window.bar.rules_tab.isChecked()
    qtbot.mouseClick(window.bar.table_tab, LEFT)
    assert window.stack.currentWidget() is window.result


def test_undo_leads_back_to_the_last_decision(window: Any, qtbot: QtBot) -> None:
    start(window, qtbot, 3)
    desk = window.desk
    qtbot.waitUntil(lambda: bool(desk.legal) and desk.may_discard, timeout=10_000)
    hand = desk.hand.pieces
    Mouse(window, qtbot).throw()
    qtbot.waitUntil(lambda: bool(desk.legal) and desk.can_undo, timeout=10_000)
    qtbot.mouseClick(window.bar.undo_button, LEFT)
    qtbot.waitUntil(lambda: bool(desk.legal) and set(desk.hand.pieces) == set(hand), timeout=10_000)
    assert desk.may_discard


def test_a_saved_deal_is_offered_first_and_goes_on_as_it_was(window: Any, qtbot: QtBot) -> None:
    start(window, qtbot, 3)
    desk = window.desk
    qtbot.waitUntil(lambda: bool(desk.legal), timeout=10_000)
    view = desk.view
    qtbot.mouseClick(window.bar.wordmark, LEFT)
    assert window.stack.currentWidget() is window.home
    button = window.home.resume_buttons[0]
    assert button.isVisible()
    with qtbot.waitSignal(desk.opened, timeout=10_000):
        qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: bool(desk.legal), timeout=10_000)
    assert desk.view == view


def test_another_scale_of_the_display_draws_every_picture_anew(
    window: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(window, qtbot, 3)
    desk, view = window.desk, window.table.view
    qtbot.waitUntil(lambda: bool(desk.legal), timeout=10_000)
    before, legal = desk.view, desk.legal

    def ratios() -> set[float]:
        sprites = [i for i in view.scene().items() if isinstance(i, QGraphicsPixmapItem)]
        shown = [i for i in sprites if i.isVisible() and not i.pixmap().isNull()]
        assert len(shown) > 40
        return {i.pixmap().devicePixelRatio() for i in shown}

    assert ratios() == {1.0}
    for scale in (2.0, 1.25):
        monkeypatch.setattr(view, "devicePixelRatioF", lambda scale=scale: scale)
        QCoreApplication.sendEvent(view, QEvent(QEvent.Type.DevicePixelRatioChange))
        assert ratios() == {scale}
    assert desk.view == before and desk.legal == legal


def test_restart_voids_the_deal_and_keeps_the_points(window: Any, qtbot: QtBot) -> None:
    """M4: Restart pays nothing, keeps the tally and the seats."""
    start(window, qtbot, 3)
    qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
    before = window.desk.view
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        qtbot.mouseClick(window.bar.restart_button, LEFT)
    qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
    assert window.desk.info.points == (0, 0, 0, 0)
    assert window.desk.view.dealer == before.dealer
    assert window.desk.view.hand != before.hand


def test_settings_show_at_once_and_cancel_takes_them_back(window: Any, qtbot: QtBot) -> None:
    from dataclasses import replace

    before = window.settings
    window.open_settings()
    dialog = window._dialog
    changed = replace(before, panel=False, animation="reduced", theme="dark")
    dialog.changed.emit(changed)
    assert window.settings == changed
    with qtbot.waitSignal(dialog.finished):
        dialog.reject()
    assert window.settings == before


def test_a_failure_is_told_in_one_strip(window: Any, qtbot: QtBot) -> None:
    window.tell(Failure("save-failed", "no space", "hk-mahjong.json"))
    assert window.strip.isVisible()
    assert "hk-mahjong.json" in window.strip.text
    assert window.table.announcer.last == window.strip.text


def test_the_rules_and_the_table_are_one_key_and_one_click_apart(
    window: Any, qtbot: QtBot
) -> None:
    start(window, qtbot, 3)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.bar.rules_tab.isChecked()
    assert window.stack.currentWidget() is not window.table
    qtbot.mouseClick(window.bar.table_tab, LEFT)
    assert window.stack.currentWidget() is window.table
    qtbot.keyClick(window, Qt.Key.Key_F1)
    qtbot.keyClick(window.stack.currentWidget(), Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.table
    window.go_home()
    qtbot.keyClick(window, Qt.Key.Key_F1)
    qtbot.keyClick(window.stack.currentWidget(), Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


def test_f6_goes_round_the_regions(window: Any, qtbot: QtBot) -> None:
    start(window, qtbot, 3)
    window.table.view.setFocus()
    seen = []
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert seen == [window.table.panel.log, window.bar.settings_button, window.table.view]


def test_closing_in_the_middle_of_a_deal_leaves_no_thread(window: Any, qtbot: QtBot) -> None:
    start(window, qtbot, 3)
    with qtbot.waitSignal(window.gone, timeout=3000):
        window.close()
    assert not window.session._thread.isRunning()


class Ears(QObject):
    """Remembers on which thread it was called."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[QThread] = []

    @Slot(object)
    def hear(self, value: object) -> None:
        self.threads.append(QThread.currentThread())


def test_the_session_speaks_on_the_interface_thread(window: Any, qtbot: QtBot) -> None:
    ears = Ears()
    window.session.happened.connect(ears.hear)
    start(window, qtbot, 3)
    qtbot.waitUntil(lambda: bool(ears.threads), timeout=10_000)
    assert {thread is QThread.currentThread() for thread in ears.threads} == {True}


def test_the_save_lies_in_the_home_of_the_program(window: Any, qtbot: QtBot, home: Path) -> None:
    start(window, qtbot, 3)
    qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
    assert (home / "data" / "saves" / "hk-mahjong.json").is_file()


def test_the_panel_of_another_game_begins_empty(window: Any, qtbot: QtBot) -> None:
    """The sections are worked out a moment later: those of the game before are gone by then."""
    start(window, qtbot, 3)
    qtbot.waitUntil(lambda: bool(window.table.panel.sections), timeout=20_000)
    seen: list[object] = []
    window.desk.opened.connect(lambda started: seen.append(window.table.panel.sections))
    with qtbot.waitSignal(window.desk.opened, timeout=20_000):
        window.session.start(Start("nantong", "beginner", seed=3, bot_seed=1))
    assert seen == [()]


@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key(0x42F)], ids=["Latin", "Cyrillic"])
def test_control_and_a_letter_work_by_place_on_a_cyrillic_layout(
    window: Any, qtbot: QtBot, key: Qt.Key
) -> None:
    """Ctrl+Z undoes, also where the key gives Я and no Latin layout stands beside it."""
    start(window, qtbot, 3)
    qtbot.waitUntil(lambda: window.desk.may_discard, timeout=20_000)
    window.session.answer(window.desk.ticket, window.desk.legal[-1])
    qtbot.waitUntil(lambda: window.desk.can_undo and window.desk.may_discard, timeout=20_000)
    rewound: list[object] = []
    window.session.rewound.connect(rewound.append)
    control = Qt.KeyboardModifier.ControlModifier
    if key == Qt.Key.Key_Z:
        QTest.keyClick(window.table.view, key, control)
    else:
        event = QKeyEvent(QEvent.Type.KeyPress, key, control)
        QApplication.sendEvent(window.table.view, event)
    qtbot.waitUntil(lambda: bool(rewound), timeout=10_000)


def test_the_rules_have_the_keyboard_when_they_open(window: Any, qtbot: QtBot) -> None:
    """The arrows scroll them at once, and a reader has something to read."""
    window.show_rules()
    page = window.stack.currentWidget()
    assert QApplication.focusWidget() is page.reader
    qtbot.waitUntil(lambda: page.reader.verticalScrollBar().maximum() > 0)
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Down)
    assert page.reader.verticalScrollBar().value() > 0
    assert QApplication.focusWidget() is page.reader


def test_keys_of_the_rules_work_from_the_top_bar_and_only_while_the_rules_are_shown(
    window: Any, qtbot: QtBot
) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    window.show_rules()
    page = window.stack.currentWidget()
    window.bar.settings_button.setFocus()
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_F, control)
    assert page.finder.isVisible() and QApplication.focusWidget() is page.finder.field
    window.bar.settings_button.setFocus()
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert not page.finder.isVisible() and window.stack.currentWidget() is page
    window.bar.settings_button.setFocus()
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.home
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_F, control)
    assert page.finder.isHidden()


def test_down_leads_from_the_search_into_the_contents_and_on(window: Any, qtbot: QtBot) -> None:
    window.show_rules()
    page = window.stack.currentWidget()
    page.search.setFocus()
    for _ in range(3):
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Down)
    assert QApplication.focusWidget() is page.contents
    assert page.contents.currentRow() == 2
