"""The soak: a short one is clean, and each of its watchers notices what it is there for."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import mahjong_views
import pytest
from PySide6.QtCore import QRectF, qWarning
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action
from cardavia_desktop.engine.longcards import scoring
from cardavia_desktop.ui import archive, hands, later
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.art.filters import Filters
from cardavia_desktop.ui.games import presenter
from cardavia_desktop.ui.hands import BotChooser, MousePlayer
from cardavia_desktop.ui.program import SettingsKeeper
from cardavia_desktop.ui.scene.table_scene import TableScene
from cardavia_desktop.ui.shapes import Start
from cardavia_desktop.ui.soak.checks import (
    SHADE,
    painted,
    picture_trouble,
    saved_trouble,
    table_troubles,
    unlike,
)
from cardavia_desktop.ui.soak.watch import MOST, Complaints, Trouble, counts

ROOT = Path(__file__).resolve().parents[2]


def soak(*arguments: str, timeout: int = 120) -> tuple[int, dict[str, Any], str]:
    command = [sys.executable, "-m", "cardavia_desktop", "soak", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=timeout, check=False
    )
    return done.returncode, json.loads(done.stdout), done.stderr


def test_a_short_soak_is_clean_and_leaves_the_folders_of_the_person_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDAVIA_HOME", str(tmp_path / "mine"))
    status, report, told = soak("--minutes", "0.14", "--seed", "20", "--round", "4")
    assert report["problems"] == [], told
    assert status == 0
    assert report["clean"] is True
    assert report["rounds"] >= 1
    assert report["steps"] > 0
    assert report["steps"] == sum(report["commands"].values())
    assert report["checks"]["table"] == report["steps"]
    assert not (tmp_path / "mine").exists()


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["31", "32"])
def test_a_long_soak_is_clean(seed: str) -> None:
    status, report, told = soak("--minutes", "5", "--seed", seed, "--round", "60", timeout=600)
    assert report["problems"] == [], told
    assert status == 0
    assert set(report["deals"]) == {"hk-mahjong", "tien-gow", "nantong"}
    assert report["checks"]["resumed"] > 0


@pytest.fixture
def played(window: Any, qtbot: QtBot) -> Any:
    """The window with a question on the table."""
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        window.session.start(Start("hk-mahjong", "beginner", seed=3, bot_seed=1))
    qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
    return window


def test_a_sound_table_is_found_sound(played: Any, artwork: Any) -> None:
    assert table_troubles(played) == []
    assert picture_trouble(played, artwork) == ""
    assert saved_trouble(played.desk) == ""


def test_a_piece_that_is_not_where_the_view_says_is_found(played: Any) -> None:
    item = next(iter(played.table.scene.items_by_key.values()))
    item.moveBy(3, 0)
    assert any("rests at" in text for text in table_troubles(played))
    item.setVisible(False)
    assert any("nothing is shown" in text for text in table_troubles(played))


def test_a_scene_that_shows_another_view_is_found(played: Any) -> None:
    played.table.scene.settle(None)
    assert table_troubles(played) == ["the scene shows another view than the desk has"]


def test_a_wrong_face_is_found_by_its_picture(played: Any, artwork: Any, tmp_path: Path) -> None:
    items = [i for i in played.table.scene.items_by_key.values() if i.slot.name == "hand"]
    own = [item for item in items if item.slot.seat == 0]
    other = next(item for item in items if item.slot.seat == 1)
    own[3].face.setPixmap(other.face.pixmap())
    assert table_troubles(played) == []
    assert "unlike its view" in picture_trouble(played, artwork, tmp_path)
    assert {path.name for path in tmp_path.glob("*.png")} == {"shown.png", "fresh.png"}


def test_a_save_of_another_moment_is_found(played: Any) -> None:
    desk = played.desk
    desk.legal = desk.legal[1:]
    assert "another" in saved_trouble(desk)


def test_complaints_of_every_kind_become_problems() -> None:
    trouble = Trouble(5)
    trouble.last.append("answer")
    complaints = Complaints(trouble)
    complaints.open()
    try:
        qWarning("a warning of Qt")
        qWarning("This plugin does not support raise()")
        logging.getLogger("cardavia").error("an error")
        sys.excepthook(ValueError, ValueError("in a slot"), None)
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
    finally:
        complaints.shut()
    kinds = [problem["kind"] for problem in trouble.found]
    assert kinds == ["Qt", "logged", "uncaught", "uncaught in a thread"]
    assert trouble.found[0]["seed"] == 5
    assert trouble.found[0]["commands"] == ["answer"]


def test_a_problem_is_told_once_and_counted() -> None:
    trouble = Trouble(1)
    for _ in range(3):
        trouble.add("table", "the same")
    assert len(trouble.found) == 1
    assert trouble.times == {"table: the same": 3}
    for n in range(MOST):
        trouble.add("table", f"number {n}")
    assert trouble.too_much


# what the soak found


def test_points_of_fewer_seats_never_meet_the_table_of_more(window: Any, qtbot: QtBot) -> None:
    """Nantong opened from a table of mahjong: its three points were shown on four plates."""
    for game in ("hk-mahjong", "nantong", "tien-gow", "nantong", "hk-mahjong"):
        with qtbot.captureExceptions() as raised:
            with qtbot.waitSignal(window.desk.opened, timeout=10_000):
                window.session.start(Start(game, "beginner", seed=3, bot_seed=1))
            qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
        assert raised == []
        assert table_troubles(window) == []


def test_pieces_cover_each_other_in_the_order_of_the_view(
    window: Any, qtbot: QtBot, artwork: Any
) -> None:
    """Pooled items came back in another order, and the edges of neighbours with them."""
    player = MousePlayer(window, BotChooser("beginner", 1))
    for game in ("tien-gow", "nantong", "tien-gow"):
        with qtbot.waitSignal(window.desk.opened, timeout=10_000):
            window.session.start(Start(game, "beginner", seed=8, bot_seed=1))
        for _ in range(4):
            qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
            player.play()
        qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
        assert picture_trouble(window, artwork) == ""


def test_a_piece_that_was_put_away_comes_back_in_the_colours_of_today(fonts: Any) -> None:
    """Pieces in the pool kept their pictures over a change of filters."""
    artwork = Artwork()
    view = mahjong_views.turn()
    scenes = [TableScene(artwork) for _ in range(2)]
    artwork.changed.connect(scenes[0].redraw)
    scenes[0].play(presenter("hk-mahjong"))
    scenes[0].settle(view)
    scenes[0].settle(None)
    artwork.set_filters(Filters(contrast=90, temperature=10), wait=True)
    scenes[1].play(presenter("hk-mahjong"))
    pictures = []
    for scene in scenes:
        scene.settle(view)
        pictures.append(painted(scene, 1120, 848))
    assert pictures[0] == pictures[1]
    artwork.close()


def test_a_scene_of_the_first_size_fills_it(artwork: Any) -> None:
    """A table that was never another size had no rectangle, and was drawn beside its place."""
    scene = TableScene(artwork)
    scene.resize(scene.extent.w, scene.extent.h, 1.0)
    assert scene.sceneRect() == QRectF(0, 0, scene.extent.w, scene.extent.h)
    scene.deleteLater()


def test_storage_is_imported_by_one_thread_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads in the middle of importing pydantic met half of it, about one start in fifty."""
    inside, most = [0], [0]
    lock, both = threading.Lock(), threading.Barrier(2)

    def slow(name: str) -> None:
        with lock:
            inside[0] += 1
            most[0] = max(most[0], inside[0])
        threading.Event().wait(0.02)
        with lock:
            inside[0] -= 1

    def load() -> None:
        both.wait()
        later.load_storage()

    monkeypatch.setattr(later, "import_module", slow)
    threads = [threading.Thread(target=load) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]


def test_both_who_need_storage_come_through_the_one_door(monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[int] = []
    monkeypatch.setattr(later, "load_storage", lambda: loads.append(1))
    archive.Archive(None).warm_up()
    SettingsKeeper()._ready()
    assert loads == [1, 1]


def test_what_the_engine_remembers_is_forgotten_before_objects_are_counted() -> None:
    scoring.line("pong", 0, (1, 2))
    assert scoring.line.cache_info().currsize > 0
    counts()
    assert scoring.line.cache_info().currsize == 0


def test_pictures_may_differ_by_the_smoothing_of_text_only() -> None:
    one = QImage(40, 30, QImage.Format.Format_RGB32)
    one.fill(QColor(100, 100, 100))
    other = QImage(one)
    other.setPixelColor(3, 4, QColor(100, 100, 100 + SHADE))
    assert unlike(one, other) is None
    other.setPixelColor(3, 4, QColor(100, 100, 101 + SHADE))
    other.setPixelColor(20, 9, QColor(0, 100, 100))
    assert unlike(one, other) == (3, 20, 4, 9)


def test_a_hand_that_finds_no_button_for_a_call_leaves_it_for_later(
    played: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Esc went to what lay over the table, and a piece stayed selected."""
    monkeypatch.setattr(hands, "key", lambda *_: None)
    played.desk.hand.select(played.desk.hand.pieces[:1])
    assert not MousePlayer(played, BotChooser("beginner", 1)).act(Action(0, "pass"))
    assert played.desk.legal
