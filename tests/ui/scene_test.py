"""The scene: pixmaps at the screen's ratio, filters, marks, languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import mahjong_views as views
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from table_stage import Table

from cardavia_desktop.engine.core import Action, Moved, Place
from cardavia_desktop.engine.log import SeenEntry
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.art.filters import Filters
from cardavia_desktop.ui.games import presenter
from cardavia_desktop.ui.games.base import TableInfo
from cardavia_desktop.ui.scene.choreographer import Choreographer
from cardavia_desktop.ui.scene.table_scene import TableScene
from cardavia_desktop.ui.shapes import Rewound


@pytest.fixture
def table(qtbot: QtBot, artwork: Artwork) -> Iterator[Table]:
    made = Table(qtbot, artwork)
    qtbot.waitExposed(made.page)
    yield made
    made.page.close_down()


@pytest.fixture
def scene(fonts: object) -> TableScene:
    made = TableScene(Artwork())
    made.play(presenter("hk-mahjong"))
    made.resize(1120, 848, 1.0)
    made.settle(views.claim())
    return made


def faces(scene: TableScene) -> list[Any]:
    return [item.face.pixmap() for item in scene.items_by_key.values()]


def plate_words(scene: TableScene) -> list[str]:
    """What the plates say."""
    return [decor.text for sprite, decor in scene._decor.values() if sprite.isVisible()]


def test_pictures_are_made_for_the_pixels_of_the_screen(scene: TableScene) -> None:
    before = {key: item.face.pixmap().width() for key, item in scene.items_by_key.items()}
    scene.resize(1120, 848, 2.0)
    assert {pixmap.devicePixelRatio() for pixmap in faces(scene)} == {2.0}
    for key, item in scene.items_by_key.items():
        assert abs(item.face.pixmap().width() - 2 * before[key]) <= 2


def test_no_grain_lies_over_the_table_at_0_percent(fonts: object) -> None:
    artwork = Artwork(Filters(50, 0, 50))
    made = TableScene(artwork)
    made.play(presenter("hk-mahjong"))
    made.settle(views.claim())
    assert not made._grain.isVisible()
    artwork.changed.connect(made.redraw)
    artwork.set_filters(Filters(50, 80, 50), wait=True)
    assert made._grain.isVisible()


def test_a_filter_changes_every_picture_and_moves_nothing(scene: TableScene) -> None:
    artwork = scene._artwork
    artwork.changed.connect(scene.redraw)
    before = [pixmap.cacheKey() for pixmap in faces(scene)]
    places = [item.pos() for item in scene.items_by_key.values()]
    artwork.set_filters(Filters(80, 50, 20), wait=True)
    assert all(a != b for a, b in zip(before, (p.cacheKey() for p in faces(scene)), strict=True))
    assert places == [item.pos() for item in scene.items_by_key.values()]


def test_the_plates_say_who_sits_where_with_wind_and_points(scene: TableScene) -> None:
    """M4: the next player sits at your right."""
    scene.set_info(TableInfo((-48, -32, 96, -16)))
    words = plate_words(scene)
    seats = ["You, East, −48", "Bao, South, −32", "Mei, West, +96", "Lin, North, −16, on turn"]
    assert words[:4] == seats
    assert scene.layout is not None
    plates = scene.layout.plates
    assert plates[1].x > plates[3].x
    assert plates[2].y < plates[0].y


def test_a_thinking_seat_says_so(scene: TableScene) -> None:
    scene.set_info(TableInfo((0, 0, 0, 0), thinking=3))
    assert "Lin, North, 0, thinking" in plate_words(scene)


def test_the_middle_counts_the_wall(scene: TableScene) -> None:
    assert any("58" in text for text in plate_words(scene))


def test_animation_can_be_off_and_is_shorter_when_reduced(scene: TableScene) -> None:
    entry = SeenEntry((Moved(("9m.4",), Place("wall"), Place("hand", 0), (0,)),))
    choreographer = Choreographer(scene)
    lengths = {}
    for name in ("full", "reduced", "off"):
        scene.settle(views.claim())
        choreographer.set_animation(name)
        choreographer.perform((entry,), views.turn())
        lengths[name] = choreographer._group.duration() if choreographer.running else 0
        choreographer.finish()
    assert lengths["full"] > lengths["reduced"] > lengths["off"] == 0


def test_undo_says_that_the_deal_counts_as_assisted(table: Table) -> None:
    table.ask(views.turn())
    table.session.rewound.emit(Rewound(views.turn(), (), True, False, True))
    assert "assisted" in table.desk.info.note.text
    assert table.desk.info.points == (-48, -32, 96, -16)


class Shouting(QTranslator):
    """A language in which every word is in capitals."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text.upper()

    def isEmpty(self) -> bool:
        return False


def test_a_language_changes_in_the_middle_of_a_claim_and_loses_nothing(
    window: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = window.desk
    table_view = views.claim()
    from cardavia_desktop.engine.mahjong import GAME
    from cardavia_desktop.play.tally import Tally
    from cardavia_desktop.ui.shapes import Asked, Started

    tally = Tally((0,) * 4, (0,) * 4)
    started = Started("hk-mahjong", "club", False, 0, table_view, (), tally, False, False, "")
    desk.on_started(started)
    desk.on_asked(Asked(7, table_view, GAME.view_legal(table_view), True, False))
    before = [button.text() for button in window.table.bar.buttons]
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        qtbot.waitUntil(lambda: window.bar.table_tab.text() == "TABLE", timeout=3000)
        assert [button.text() for button in window.table.bar.buttons] == [
            text.upper() for text in before
        ]
        shown = {x.text() for x in window.bar.findChildren(QLabel)}
        assert "HONG KONG MAHJONG" in shown
        assert desk.hand.index(0).data() == "2 CHARACTERS"
        answers: list[Action] = []
        monkeypatch.setattr(window.session, "answer", lambda t, action: answers.append(action))
        qtbot.waitUntil(lambda: desk.press_key("N") and bool(answers), timeout=2000)
        assert answers[0] == Action(0, "pass")
    finally:
        QCoreApplication.removeTranslator(translator)
    qtbot.waitUntil(lambda: window.bar.table_tab.text() == "Table", timeout=3000)
    assert QApplication.instance() is not None
