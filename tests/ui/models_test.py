"""The Qt models behind scene and widgets, each put through Qt's own model tester."""

from __future__ import annotations

from typing import Any

import mahjong_views as views
import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action, Called, Moved, Place
from cardavia_desktop.engine.games import GAMES
from cardavia_desktop.engine.mahjong import GAME
from cardavia_desktop.ui.fronts import FRONTS
from cardavia_desktop.ui.games import presenter
from cardavia_desktop.ui.models.calls import CALL, CallsModel
from cardavia_desktop.ui.models.hand import PIECE, SELECTED, HandModel
from cardavia_desktop.ui.models.log import LogModel
from cardavia_desktop.ui.models.score import ScoreModel

MAHJONG = presenter("hk-mahjong")
THROW = Moved(("5p.1",), Place("hand", 1), Place("river", 1))
PUNG = Called(2, "pung", ("5p.1",), 1)
HIDDEN = Moved((), Place("wall"), Place("hand", 2), (), "", 1)


def hand() -> HandModel:
    model = HandModel()
    pieces = MAHJONG.hand(views.turn())
    names = tuple(MAHJONG.piece_name(MAHJONG.kind(piece)) for piece in pieces)
    model.show(pieces, names)
    return model


def calls() -> CallsModel:
    model = CallsModel()
    view = views.claim()
    model.show(MAHJONG.calls(view, GAME.view_legal(view)))
    return model


def log() -> LogModel:
    model = LogModel()
    model.begin(MAHJONG, (HIDDEN, THROW))
    return model


def score() -> ScoreModel:
    model = ScoreModel()
    model.show(MAHJONG, (-48, -32, 96, -16))
    return model


@pytest.mark.parametrize("make", [hand, calls, log, score])
def test_models_obey_the_rules_of_qt(make: Any, qtmodeltester: Any, fonts: object) -> None:
    model: QAbstractItemModel = make()
    qtmodeltester.check(model)
    assert model.rowCount() > 0


def test_the_drawn_tile_is_the_last_of_the_hand() -> None:
    model = hand()
    assert model.rowCount() == 14
    assert model.index(13).data(PIECE) == "9m.4"


def test_a_selected_piece_says_so_to_a_reader(qtbot: QtBot) -> None:
    model = hand()
    with qtbot.waitSignal(model.dataChanged):
        model.select(("2m.1",))
    assert model.index(0).data(SELECTED)
    spoken = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "2 characters, 1 of 14, selected"


def test_another_hand_drops_a_selection_that_is_gone() -> None:
    model = hand()
    model.select(("2m.1",))
    model.show(("3m.1",), ("3 characters",))
    assert model.selected == ()


def test_the_bar_keeps_a_slot_for_every_call() -> None:
    """M6, M7: what is offered is enabled, the others keep their places."""
    model = calls()
    verbs = [model.index(row).data(CALL).verb for row in range(model.rowCount())]
    assert verbs == ["win", "pung", "kong", "chow", "pass"]
    offered = [row for row in range(5) if model.flags(model.index(row))]
    legal = {action.verb for action in GAME.view_legal(views.claim())}
    assert [verbs[row] for row in offered] == [verb for verb in verbs if verb in legal]


def test_a_win_is_offered_with_its_worth() -> None:
    """M13: `Win · n`, as scored by the engine."""
    from cardavia_desktop.engine.mahjong.sight import worth

    found = worth(views.claim())
    assert found is not None and found.legal
    model = calls()
    assert model.index(0).data() == f"Win · {found.capped_total}"


def test_the_log_speaks_of_what_is_seen_only() -> None:
    model = log()
    assert model.rowCount() == 1
    assert model.words(0) == ("Bao", "threw 5 dots")
    model.add((HIDDEN, PUNG))
    assert model.rowCount() == 2
    assert model.words(1) == ("Mei", "pung of 5 dots")


def test_scores_have_a_real_minus_sign() -> None:
    model = score()
    assert [model.index(row, 1).data() for row in range(4)] == ["−48", "−32", "+96", "−16"]


def test_no_bar_for_a_plain_discard() -> None:
    legal = tuple(Action(0, "discard", (piece,)) for piece in views.turn().hand)
    assert MAHJONG.calls(views.turn(), legal) == ()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_shows_the_same_face_at_home_and_at_the_table(game: str, fonts: object) -> None:
    front, shown = FRONTS[game], presenter(game)
    assert (front.title(), front.tagline()) == (shown.title(), shown.tagline())
    assert (front.sample, front.proportion) == (shown.sample(), shown.proportion())
