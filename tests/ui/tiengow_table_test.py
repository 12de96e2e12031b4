"""Tien Gow at the table: whole deals by mouse and by keys, groups, reasons, tricks, geometry."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from played import Keys, Mouse, Stage, collisions, outside
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action, Place
from cardavia_desktop.engine.tiengow.pieces import KINDS, is_civil, kind_of
from cardavia_desktop.ui import desk as desk_module
from cardavia_desktop.ui.dialogs.chart import ChartDialog
from cardavia_desktop.ui.games import presenter
from cardavia_desktop.ui.games import tiengow_words as words
from cardavia_desktop.ui.games.tiengow_table import Shape, lay_out, shape_of
from cardavia_desktop.ui.scene.geometry import Extent
from cardavia_desktop.ui.shapes import Start
from cardavia_desktop.ui.shots import Moment, find
from cardavia_desktop.ui.windows.result import texts

GAME = "tien-gow"
TIEN_GOW: Any = presenter(GAME)
SIZES = [(1024, 588), (800, 588), (680, 588), (1120, 848), (1440, 848), (2240, 1388), (3840, 2108)]


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "GUARD", 0.0)


def moment(wanted: Callable[[Moment], bool]) -> Moment:
    return find(GAME, wanted)


def following(m: Moment) -> bool:
    """A single civil tile that some tiles beat and some do not."""
    view = m.view
    return bool(
        m.legal
        and view.phase == "follow"
        and view.trick.group.kind == "C1"
        and {action.verb for action in m.legal} == {"play", "discard"}
        and len(view.hand) >= 5
    )


def choice(view: Any, legal: tuple[Action, ...]) -> Action:
    """The biggest group that may go face up, or a discard."""
    up = [action for action in legal if action.verb == "play"]
    return max(up, key=lambda a: len(a.pieces)) if up else legal[-1]


# whole deals


@pytest.mark.parametrize("person", [Mouse, Keys])
def test_a_deal_by_mouse_alone_and_by_keys_alone(window: Any, qtbot: QtBot, person: type) -> None:
    """T2–T5: select several tiles, confirm on the bar, to the result."""
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        window.session.start(Start(GAME, "beginner", seed=4, bot_seed=1))
    played = person(window, qtbot, choice)
    played.play()
    assert played.answered >= 3
    content = TIEN_GOW.result(window.desk.finished)
    shown = texts(window.result)
    for line in (*content.lines, *content.totals):
        assert line.label in shown
    assert sum(standing.net for standing in content.standings) == 0


# selecting and confirming


def test_tiles_gather_in_a_selection_and_a_second_click_takes_one_out(stage: Stage) -> None:
    """T3: several tiles make a group; no click on a tile ever plays it."""
    stage.show(moment(lambda m: bool(m.legal) and m.view.phase == "lead"))
    first, second = stage.desk.hand.pieces[:2]
    stage.click(Place("hand", 0, 0))
    stage.click(Place("hand", 0, 1))
    assert stage.desk.hand.selected == (first, second)
    stage.click(Place("hand", 0, 0))
    assert stage.desk.hand.selected == (second,)
    assert stage.session.answers == []


def test_a_pair_is_confirmed_apart_from_its_selection(stage: Stage) -> None:
    """T3: a pair is selected tile by tile and led by the bar, exactly those copies."""
    found = moment(lambda m: m.view.phase == "lead" and any(len(a.pieces) == 2 for a in m.legal))
    action = next(a for a in found.legal if len(a.pieces) == 2)
    stage.show(found)
    for piece in reversed(action.pieces):
        stage.click(Place("hand", 0, found.view.hand.index(piece)))
    assert stage.session.answers == []
    stage.push("play")
    assert stage.session.answers == [(7, action)]


def test_a_button_pressed_by_mouse_brings_no_cursor_to_the_table(
    window: Any, qtbot: QtBot
) -> None:
    """The bar goes away under the pointer; the focus that it loses is no keyboard's."""
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        window.session.start(Start(GAME, "beginner", seed=4, bot_seed=1))
    qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
    mouse = Mouse(window, qtbot, choice)
    mouse._answer(choice(window.desk.view, window.desk.legal))
    qtbot.waitUntil(lambda: len(window.desk.view.hand) < 8, timeout=10_000)
    assert window.table.pointer.slot is None
    assert window.table.view.hasFocus()


def test_the_bar_names_the_group_that_a_selection_makes(stage: Stage) -> None:
    found = moment(lambda m: m.view.phase == "lead" and any(len(a.pieces) == 2 for a in m.legal))
    action = next(a for a in found.legal if len(a.pieces) == 2)
    stage.show(found)
    assert not stage.call("play").enabled
    for piece in action.pieces:
        stage.desk.touch(piece)
    assert stage.call("play").enabled
    assert stage.call("play").worth != ""
    assert not stage.call("discard").enabled


def test_tiles_that_can_beat_are_outlined_and_others_are_not(stage: Stage) -> None:
    """T4."""
    found = moment(following)
    stage.show(found)
    able = {piece for a in found.legal if a.verb == "play" for piece in a.pieces}
    assert set(stage.call("play").pieces) == able
    assert able < set(found.view.hand)


def test_a_discard_goes_by_its_own_button(stage: Stage) -> None:
    """T5: a tile that would beat may be discarded all the same."""
    found = moment(following)
    able = next(a.pieces for a in found.legal if a.verb == "play")
    stage.show(found)
    stage.desk.touch(able[0])
    stage.push("discard")
    assert stage.session.answers == [(7, Action(0, "discard", able))]


# why not


def test_a_tile_too_low_says_what_is_needed_and_what_is_held(stage: Stage) -> None:
    """T4: the note and the question mark tell it, and so do readers hear it."""
    found = moment(following)
    able = [a.pieces[0] for a in found.legal if a.verb == "play"]
    low = next(p for p in found.view.hand if is_civil(p) and p not in able)
    stage.show(found)
    stage.desk.touch(low)
    said = stage.desk.info.note.text
    assert "Too low" in said
    assert any(f"You hold {words.tile(kind_of(piece))}" in said for piece in able)
    stage.push("why")
    assert stage.page.announcer.last == f"{said} (T4: F1)"
    assert stage.session.answers == []


def test_the_question_mark_key_asks_why_not(stage: Stage) -> None:
    found = moment(following)
    stage.show(found)
    military = [p for p in found.view.hand if not is_civil(p)]
    stage.desk.touch(military[0])
    stage.key(Qt.Key.Key_Question, "?")
    assert "Another kind of group" in stage.page.announcer.last


def test_two_tiles_that_are_no_group_cannot_be_led(stage: Stage) -> None:
    """T3."""
    found = moment(lambda m: m.view.phase == "lead" and len(m.legal) > 0)
    groups = {frozenset(a.pieces) for a in found.legal}
    pair = next(p for p in combinations(found.view.hand, 2) if frozenset(p) not in groups)
    stage.show(found)
    for piece in pair:
        stage.desk.touch(piece)
    assert "no group" in stage.desk.info.note.text
    assert not stage.call("play").enabled


def test_why_not_has_nothing_to_say_of_a_group_that_can_go(stage: Stage) -> None:
    found = moment(following)
    able = next(a.pieces for a in found.legal if a.verb == "play")
    stage.show(found)
    assert not stage.call("why").enabled
    stage.desk.touch(able[0])
    assert not stage.call("why").enabled


def test_early_death_is_told_before_the_discard(stage: Stage) -> None:
    """T7."""
    found = moment(
        lambda m: (
            bool(m.legal)
            and m.view.phase == "follow"
            and len(m.view.hand) == 1
            and m.view.columns[0] == 0
        )
    )
    assert {action.verb for action in found.legal} == {"discard"}
    stage.show(found)
    assert "Early death" in stage.desk.info.note.text
    assert "Early death" in stage.page.announcer.last


def test_the_chart_is_one_button_away(window: Any, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        window.session.start(Start(GAME, "beginner", seed=4, bot_seed=1))
    qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
    button = next(b for b in window.table.bar.buttons if b.call.verb == "chart")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    chart = window.findChild(ChartDialog)
    assert chart is not None and chart.isVisible() and chart.game == GAME
    chart.close()


# what lies on the table


def test_the_finished_trick_stays_until_the_next_lead(stage: Stage) -> None:
    """T2: all four plays with their words, the winner's outlined."""
    found = moment(lambda m: m.view.phase == "lead" and m.view.turn == 0 and len(m.view.tricks) > 1)
    looks = TIEN_GOW.looks(found.view)
    trick = [slot for slot in looks if slot.name == "trick"]
    last = found.view.tricks[-1]
    assert {slot.seat for slot in trick} == {0, 1, 2, 3}
    assert {slot.seat for slot in trick if looks[slot].last} == {last.winner}
    stage.show(found)
    said = {d.key: d.text for d in TIEN_GOW.decor(found.view, stage.layout, stage.desk.info)}
    assert "highest" in said[f"say@{last.winner}"]


def test_a_click_while_the_trick_is_read_does_nothing_else(stage: Stage) -> None:
    """Law 8: the pause ends, no tile is selected."""
    stage.show(moment(lambda m: m.view.phase == "lead" and m.view.turn == 0 and m.view.tricks))
    stage.session.reading.emit(True)
    stage.click(Place("hand", 0, 0))
    assert stage.session.reads == 1
    assert stage.desk.hand.selected == ()


def test_own_discards_can_be_looked_at_and_others_cannot() -> None:
    """T5."""
    found = moment(
        lambda m: (
            m.view.phase == "lead"
            and any(p.seat == 0 and not p.up for t in m.view.tricks[:-1] for p in t.plays)
            and any(p.seat == 1 and not p.up for t in m.view.tricks[:-1] for p in t.plays)
        )
    )
    looks = TIEN_GOW.looks(found.view)
    kinds = {seat: {look.kind for slot, look in looks.items() if slot.name == "discard"
                    and slot.seat == seat} for seat in (0, 1)}  # fmt: skip
    assert "" not in kinds[0]
    assert kinds[1] == {""}
    panel = {section.title: section for section in TIEN_GOW.panel(found.view, ())}
    for piece in found.view.discards(0):
        assert words.tile(kind_of(piece)) in panel["Your discards"].remark


def test_the_hand_is_in_two_suits() -> None:
    found = moment(lambda m: bool(m.legal))
    civil = [is_civil(piece) for piece in TIEN_GOW.hand(found.view)]
    assert civil == sorted(civil, reverse=True)


# words


def test_every_tile_is_named_with_its_pips() -> None:
    """Big Head Six (1-5) and Big Six (2-4) can never be confused."""
    for kind in KINDS:
        assert words.tile(kind).endswith(f"({kind})")
    assert len({words.tile(kind) for kind in KINDS}) == len(KINDS)
    assert words.tile("1-5") == "Big Head Six (1-5)"
    assert words.tile("2-4") == "Big Six (2-4)"


def test_readers_hear_pips_for_every_open_tile() -> None:
    found = moment(lambda m: m.view.phase == "lead" and len(m.view.tricks) > 2)
    looks = TIEN_GOW.looks(found.view)
    for slot, look in looks.items():
        if look.kind:
            assert f"({look.kind})" in TIEN_GOW.slot_words(found.view, slot, look)
    for piece in found.view.hand:
        assert f"({kind_of(piece)})" in TIEN_GOW.situation(found.view)


# results


@pytest.mark.parametrize("words", ["(banker)", "(no column)", "(missing)"])
def test_the_result_gives_every_reason_in_words(words: str) -> None:
    """T8: the base and each factor are written behind their numbers."""

    def told(m: Moment) -> bool:
        return m.result is not None and any(words in line.label for line in _content(m).lines)

    found = moment(told)
    line = next(line for line in _content(found).lines if words in line.label)
    assert line.rule.startswith("T8")


def _content(m: Moment) -> Any:
    from cardavia_desktop.play.tally import Tally
    from cardavia_desktop.ui.shapes import Finished

    tally = Tally((0,) * 4, (0,) * 4, 0)
    chance = Action(-1, "shuffle")
    return TIEN_GOW.result(Finished(m.result, tally, m.view, False, False, "", "", chance))


def test_the_result_tells_of_an_early_death() -> None:
    """T7, and only of those without a column before the last trick."""
    found = moment(lambda m: m.result is not None and any(
        "died early" in remark for remark in _content(m).remarks))  # fmt: skip
    told = [remark for remark in _content(found).remarks if "died early" in remark]
    assert len(told) == sum(
        found.view.columns[seat] == 0 and seat != found.view.tricks[-1].leader for seat in range(4)
    )


def test_the_result_opens_all_discards() -> None:
    """T5: at the end everybody sees them."""
    found = moment(lambda m: m.result is not None)
    content = _content(found)
    assert content.hands_title
    assert sum(len(g.kinds) for _, groups in content.hands for g in groups) == sum(
        len(found.view.discards(seat)) for seat in range(4)
    )


# geometry


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    "shape",
    [
        Shape((8, 8, 8, 8), 5, (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)),
        Shape((8, 8, 8, 8), 0, (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)),
        Shape((4, 4, 4, 4), 2, (4, 4, 4, 4), (0, 0, 0, 0), (0, 0, 0, 0)),
        Shape((1, 1, 1, 1), 1, (1, 1, 1, 1), (3, 4, 2, 6), (3, 2, 4, 0)),
        Shape((0, 0, 0, 0), 0, (0, 0, 0, 0), (8, 4, 0, 1), (0, 4, 8, 7)),
    ],
    ids=["opening", "military", "quartets", "last", "piles"],
)
def test_nothing_overlaps_and_nothing_leaves_the_table(shape: Shape, size: tuple[int, int]) -> None:
    extent = Extent(*size)
    layout = lay_out(shape, extent)
    assert collisions(layout, round_centre=True) == []
    assert outside(layout, extent) == []


def test_every_piece_of_a_view_has_its_place() -> None:
    found = moment(lambda m: m.view.phase == "lead" and len(m.view.tricks) > 3)
    layout = lay_out(shape_of(found.view), Extent(1120, 848))
    assert set(TIEN_GOW.looks(found.view)) <= set(layout.poses)
    assert len(layout.poses) == 32
