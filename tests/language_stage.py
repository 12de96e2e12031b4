"""The real window with scenes of every kind in it, started in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any

import mahjong_views
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot
from shown import Texts, flush, texts

from cardavia_desktop.engine.core import Action, Called
from cardavia_desktop.engine.games import game as game_of
from cardavia_desktop.engine.mahjong import GAME
from cardavia_desktop.play.tally import Tally
from cardavia_desktop.storage.glance import Settings
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.dialogs.controls import Segments
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.session import Session
from cardavia_desktop.ui.shapes import Asked, Failure, Finished, Happening, Rewound, Started
from cardavia_desktop.ui.shots import Moment, find
from cardavia_desktop.ui.tables import ready
from cardavia_desktop.ui.windows.main import MainWindow

PLAIN = Settings(animation="off", language="en", theme="light", grain=0)
Play = Callable[[Any], None]


@contextmanager
def opened(qtbot: QtBot, artwork: Artwork, code: str) -> Iterator[Any]:
    """The real window, started in a language."""
    language = Language()
    session = Session(processes=False)
    made = MainWindow(lambda: session, artwork, language, replace(PLAIN, language=code))
    language.use(code)
    made.retranslate()
    made.resize(1440, 900)
    made.show()
    made.session.set_pace("instant")
    qtbot.waitExposed(made)
    try:
        yield made
    finally:
        with qtbot.waitSignal(made.gone, timeout=5000):
            made.close()
        assert session.shutdown()
        made.deleteLater()
        for translator in language._installed:
            QApplication.removeTranslator(translator)
        language.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QLocale.setDefault(QLocale("en"))


@cache
def moment(game: str, what: str) -> Moment:
    """An early question of a seeded deal, or its end."""
    ready(game)
    if what == "end":
        return find(game, lambda m: m.result is not None)
    return find(game, lambda m: bool(m.legal) and len(m.history) > 25)


def begin(window: Any, shown: Moment) -> None:
    """The deal with all that was said of it."""
    session, seats = window.session, game_of(shown.game).seats
    tally = Tally((12, -24, 36, -24)[:seats], (0,) * seats, 3)
    early, late = shown.history[:-2], shown.history[-2:]
    session.started.emit(
        Started(shown.game, "club", False, 0, shown.view, early, tally, False, True, "")
    )
    session.happened.emit(Happening(late, shown.view, True))
    if shown.result is not None:
        ended = Finished(
            shown.result, tally.add(shown.result), shown.view, True, True, "", "",
            Action(-1, "shuffle"),
        )  # fmt: skip
        session.finished.emit(ended)
    elif shown.legal:
        session.asked.emit(Asked(7, shown.view, shown.legal, True, False))


def claim(window: Any) -> None:
    """A claim prompt of mahjong with the cursor on a tile, a called word and a message."""
    view = mahjong_views.claim()
    legal = GAME.view_legal(view)
    begin(window, Moment("hk-mahjong", view, legal, moment("hk-mahjong", "turn").history, None))
    called = replace(
        moment("hk-mahjong", "turn").history[-1], events=(Called(2, "pung", ("R.1",)),)
    )
    window.session.happened.emit(Happening((called,), view, True))
    window.session.asked.emit(Asked(8, view, legal, True, False))
    window.table.view.setFocus()
    window.table.pointer.enter()
    window.strip.tell(Failure("save-failed", "", "hk-mahjong.json"))


def turn(game: str) -> Play:
    def play(window: Any) -> None:
        begin(window, moment(game, "turn"))
        hand = window.desk.hand
        if window.desk.may_discard:
            window.desk.touch(hand.pieces[0])

    return play


def undone(window: Any) -> None:
    shown = moment("hk-mahjong", "turn")
    begin(window, shown)
    window.session.rewound.emit(Rewound(shown.view, shown.history, True, True, True))


def result(game: str) -> Play:
    def play(window: Any) -> None:
        begin(window, moment(game, "end"))

    return play


def rules(game: str) -> Play:
    def play(window: Any) -> None:
        begin(window, moment(game, "turn"))
        window.show_rules()
        window._rules.search.setText("1")

    return play


def chart(window: Any) -> None:
    begin(window, moment("tien-gow", "turn"))
    window.show_chart()


def pick(window: Any, code: str, bot: Any) -> None:
    """A language in the settings dialog, with the mouse."""
    if window._dialog is None:
        window.open_settings()
    row = window._dialog.findChild(Segments, "language")
    bot.mouseClick(row.findChild(QRadioButton, code), Qt.MouseButton.LeftButton)


def settled(qtbot: QtBot, window: Any) -> Texts:
    """The texts when the panel, which is worked out on a thread, and the rules have followed."""
    flush()
    qtbot.waitUntil(lambda: not window.table.source.busy, timeout=20_000)
    flush()
    return texts(window)


SCENES: dict[str, Play] = {
    "mahjong claim": claim,
    "mahjong undone": undone,
    "mahjong result": result("hk-mahjong"),
    "tien gow turn": turn("tien-gow"),
    "tien gow chart": chart,
    "tien gow result": result("tien-gow"),
    "nantong turn": turn("nantong"),
    "nantong rules": rules("nantong"),
    "nantong result": result("nantong"),
}


def clear(window: Any) -> None:
    """Back to the table, without messages and charts."""
    window.strip._next()
    if window._chart is not None:
        window._chart.hide()
    window.go_home()
