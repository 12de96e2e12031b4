"""Long cards at the table: whole deals by mouse and by keys, preparation, warnings, geometry."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from nantong_table import WAITS_14M, WAITS_147M, Table
from played import Keys, Mouse, Stage, collisions, outside
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action, Place
from cardavia_desktop.engine.log import redacted
from cardavia_desktop.engine.longcards import GAME as ENGINE
from cardavia_desktop.engine.longcards.advice import winning
from cardavia_desktop.engine.longcards.pieces import KIND
from cardavia_desktop.play.tally import Tally
from cardavia_desktop.ui import desk as desk_module
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.games import presenter
from cardavia_desktop.ui.games.nantong_table import Shape, lay_out
from cardavia_desktop.ui.scene.geometry import Extent
from cardavia_desktop.ui.shapes import Finished, Start
from cardavia_desktop.ui.shots import Moment
from cardavia_desktop.ui.shots_nantong import moment
from cardavia_desktop.ui.windows.result import ResultPage, texts

GAME = "nantong"
NANTONG: Any = presenter(GAME)
SIZES = [(1024, 588), (800, 588), (680, 588), (1120, 848), (1440, 848), (2240, 1388), (3840, 2108)]
OPENING = "5C 5C 5C 5C 2S 2S 2S 3M 3M TH"
"""Four to lay open, three that equal an indicator, a pair for a Hezi."""


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "GUARD", 0.0)


def seen(table: Table) -> Moment:
    """The table as the person sees it."""
    acting = 0 in ENGINE.to_act(table.state)
    legal = ENGINE.legal(table.state, 0) if acting else ()
    history = tuple(redacted(entry, 0) for entry in table.log.entries)
    return Moment(GAME, table.view(0), legal, history, ENGINE.result(table.state))


def prepared() -> Moment:
    return seen(Table([OPENING], "2S 3M"))


def choice(view: Any, legal: tuple[Action, ...]) -> Action:
    """Wins, finishes, passes, or discards the last card."""
    for verb in ("win", "finish", "pass"):
        for action in legal:
            if action.verb == verb:
                return action
    return [action for action in legal if action.verb == "discard"][-1]


# whole deals


@pytest.mark.parametrize("person", [Mouse, Keys])
def test_a_deal_by_mouse_alone_and_by_keys_alone(window: Any, qtbot: QtBot, person: type) -> None:
    """N6–N10: the preparation, two steps to every discard, claims passed, to the result."""
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        window.session.start(Start(GAME, "beginner", seed=3, bot_seed=1))
    played = person(window, qtbot, choice)
    played.play()
    assert played.answered > 3
    content = NANTONG.result(window.desk.finished)
    shown = texts(window.result)
    for line in content.lines:
        assert line.label in shown
    for row in content.sheet:
        assert all(text in shown for text in row if text)
    assert sum(standing.net for standing in content.standings) == 0


def test_one_click_selects_a_card_and_a_second_discards_it(stage: Stage) -> None:
    """N9: exactly that copy."""
    stage.show(seen(Table([WAITS_147M], "9S 9C").finish()))
    card = stage.desk.hand.pieces[4]
    stage.click(Place("hand", 0, 4))
    assert stage.desk.hand.selected == (card,)
    assert stage.session.answers == []
    stage.click(Place("hand", 0, 4))
    assert stage.session.answers == [(7, Action(0, "discard", (card,)))]


# the preparation


def test_the_preparation_offers_its_four_steps_in_fixed_places(stage: Stage) -> None:
    """N6, N7."""
    stage.show(prepared())
    assert [call.verb for call in stage.desk.calls.calls] == ["open", "hezi", "ready", "finish"]
    enabled = {call.verb for call in stage.desk.calls.calls if call.enabled}
    assert {"open", "finish"} <= enabled
    stage.push("finish")
    assert stage.session.answers == [(7, Action(0, "finish"))]


def test_the_panel_tells_what_each_choice_of_the_preparation_brings(
    stage: Stage, qtbot: QtBot
) -> None:
    """N6: hu laid open against hu kept in hand, and the cards drawn instead."""
    found = prepared()
    stage.show(found)
    panel = stage.page.panel
    qtbot.waitUntil(lambda: any("opening" in text for text in texts(panel)), timeout=10_000)
    shown = texts(panel)
    assert "Preparation" in shown
    opened = [a for a in found.legal if a.verb in ("open", "hezi")]
    section = next(s for s in NANTONG.panel(found.view, found.legal) if s.title == "Preparation")
    assert len([row for row in section.rows if row.value.endswith(" hu")]) == len(opened)
    for row in section.rows:
        assert row.label in shown and row.value in shown


@pytest.mark.parametrize("height", [588, 848])
def test_the_panel_shows_the_cards_it_waits_for_whole(
    stage: Stage, qtbot: QtBot, height: int
) -> None:
    """Three waits and the preparation: the most that stands in the panel, in the lowest too."""
    stage.page.resize(1440, height)
    stage.show(moment("ready-asked"))
    panel = stage.page.panel
    qtbot.waitUntil(lambda: len(panel._pieces) == 3, timeout=10_000)

    def whole() -> bool:
        return all(
            where.height() >= where.pixmap().deviceIndependentSize().height() - 1
            for where, _ in panel._pieces
        )

    qtbot.waitUntil(whole, timeout=3000)


def test_several_openings_are_chosen_by_name(stage: Stage) -> None:
    stage.show(prepared())
    offered = stage.call("open")
    assert len(offered.actions) > 1
    stage.push("open")
    assert any("Five of Coins" in call.text for call in stage.desk.calls.calls)
    stage.key(Qt.Key.Key_Escape)
    assert stage.call("finish").enabled


def test_indicators_and_own_cards_wear_the_same_chips() -> None:
    """N15, N16: ×2 by an indicator, a star for an exact match."""
    found = prepared()
    looks = NANTONG.looks(found.view)
    shown = {look.kind: look.chips for slot, look in looks.items() if slot.name == "indicator"}
    for look in looks.values():
        if look.piece and look.kind in shown:
            assert look.chips == shown[look.kind]
    assert all("★" in chips[0] for chips in shown.values())


# warnings


RICH = "TH TH TH TH RF RF RF RF WF WF WF WF"
"""Three fours to lay open, all old generals."""


def losing() -> Table:
    table = Table([WAITS_14M, RICH], "9C 9S", front="1M", dealer=2)
    while table.state.phase == "prepare":
        seat = table.state.turn
        opens = [text for text in table.legal(seat) if text.split()[1] == "open"]
        table.do(opens[0] if opens and seat == 1 else f"{seat} finish")
    return table.drop(1)


def test_a_win_that_loses_points_is_told_before_it_is_declared(stage: Stage) -> None:
    """N25: the others' shown hu are worth more."""
    found = seen(losing())
    worth = winning(found.view)
    assert worth is not None and worth.loses
    stage.show(found)
    call = stage.call("win")
    assert not call.primary
    assert f"(−{-worth.net})" in call.worth
    assert "loses" in stage.desk.info.note.text
    assert "loses" in stage.page.announcer.last


def test_a_win_that_gains_is_the_golden_button(stage: Stage) -> None:
    table = Table([WAITS_147M], "9S 9C", front="1M", dealer=2).finish().drop(1)
    stage.show(seen(table))
    call = stage.call("win")
    assert call.primary
    assert call.worth.isdigit()
    assert "loses" not in stage.desk.info.note.text


def test_the_path_of_a_win_stands_in_the_panel() -> None:
    """N16–N23: base, shape, bonuses, doublings, rounding."""
    table = Table([WAITS_147M], "9S 9C", front="1M", dealer=2).finish().drop(1)
    found = seen(table)
    worth = winning(found.view)
    assert worth is not None
    section = next(s for s in NANTONG.panel(found.view, found.legal) if s.title == "A win now")
    assert section.rows[0].value == str(worth.sheet.base)
    assert section.rows[-1].value == f"{worth.sheet.raw} → {worth.sheet.total}"
    assert section.total is not None


# results


def _content(m: Moment) -> Any:
    tally = Tally((0,) * 3, (0,) * 3, 0)
    chance = Action(-1, "shuffle")
    return NANTONG.result(Finished(m.result, tally, m.view, False, False, "", "", chance))


def won() -> Moment:
    table = Table([WAITS_147M], "9S 9C", front="1M", dealer=2).finish().drop(1)
    return seen(table.do("0 win"))


def test_the_result_is_a_sheet_of_three_columns_that_adds_up() -> None:
    """N16–N25: pairwise differences of the totals make the settlement."""
    content = _content(won())
    assert all(len(row) == 4 for row in content.sheet)
    by_name = {row[0]: row[1:] for row in content.sheet}
    totals = [int(text) for text in by_name["Total"]]
    for seat, text in enumerate(by_name["Settlement"]):
        others = sum(totals[seat] - other for other in totals)
        assert int(text.replace("−", "-")) == others


def test_the_path_of_the_winner_ends_with_the_rounded_total() -> None:
    """N23."""
    found = won()
    content = _content(found)
    sheet = found.result.detail.sheets[0]
    assert content.lines[-1].value == f"{sheet.raw} → {sheet.total}"
    assert content.title == "You win"


def test_a_win_that_lost_points_is_remarked_on() -> None:
    """N25."""
    ended = seen(losing().do("0 win"))
    assert ended.result.net[0] < 0
    assert any("lost points" in remark for remark in _content(ended).remarks)


# words


def test_readers_hear_card_chip_and_place() -> None:
    found = prepared()
    looks = NANTONG.looks(found.view)
    slot = next(s for s, look in looks.items() if s.name == "hand" and look.kind == "2S")
    said = NANTONG.slot_words(found.view, slot, looks[slot])
    assert "Two of Strings" in said and "×" in said and "of 2" in said
    for piece in found.view.hand:
        assert NANTONG.piece_name(KIND[piece]) in NANTONG.situation(found.view)


# geometry

WORST = {
    "opening": Shape((6, 7, 8, 1), (22, 22, 22), (True, False, False), ((), (), ()),
                     (False,) * 3, (0, 0, 0), 2, True),
    "seven kongs": Shape((1,), (1, 1, 1), (True, False, False), ((4,) * 7,) * 3,
                         (False,) * 3, (24, 24, 24), 2, True),
    "six kongs and a hezi": Shape((2,), (2, 2, 2), (True, True, True), ((*((4,) * 6), 2),) * 3,
                                  (True,) * 3, (24, 24, 24), 2, True),
    "four suits and a hezi": Shape((6, 6, 6, 4), (22, 22, 22), (True, False, False), ((2,),) * 3,
                                   (True,) * 3, (24, 24, 24), 2, True),
    "exhausted": Shape((4, 4, 4, 1), (13, 13, 13), (False,) * 3, ((3, 4, 3),) * 3,
                       (False,) * 3, (24, 24, 24), 2, False),
}  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", WORST)
def test_no_rows_overlap_and_nothing_leaves_the_table(name: str, size: tuple[int, int]) -> None:
    extent = Extent(*size)
    layout = lay_out(WORST[name], extent)
    assert collisions(layout, by_rows=True) == []
    assert outside(layout, extent) == []


def test_twenty_three_cards_stand_in_one_row_with_their_index_free() -> None:
    """At 1280 pixels without the panel every card shows at least its left half."""
    layout = lay_out(WORST["opening"], Extent(1280, 748))
    hand = [pose for slot, pose in layout.poses.items() if slot.seat == 0 and slot.name == "hand"]
    hand.sort(key=lambda pose: pose.x)
    assert len({pose.y for pose in hand}) == 1
    assert all(b.x - a.x >= 0.5 * a.w for a, b in pairwise(hand))


def test_the_drawn_card_stands_apart() -> None:
    layout = lay_out(WORST["opening"], Extent(1120, 848))
    last, drawn = layout.poses[Place("hand", 0, 21)], layout.poses[Place("drawn", 0)]
    assert drawn.box.x - last.box.right > 0.1 * drawn.w


def test_the_result_is_arranged_anew_for_another_size(qtbot: QtBot, fonts: object) -> None:
    """Wide or low: the sheet stands beside the payments; else above them."""
    page = ResultPage(Artwork())
    qtbot.addWidget(page)
    page.resize(1024, 700)
    found = won()
    tally = Tally((0,) * 3, (0,) * 3, 0)
    chance = Action(-1, "shuffle")
    finished = Finished(found.result, tally, found.view, False, False, "", "", chance)
    page.show_result(NANTONG, finished)
    page.show()

    def where(text: str) -> int:
        found = next(each for each in page.findChildren(QLabel) if each.text() == text)
        return found.mapTo(page, QPoint(0, 0)).x()

    qtbot.waitUntil(lambda: where("Score sheet") == where("Payments"), timeout=3000)
    for width, height in ((1440, 850), (1024, 588)):
        page.resize(width, height)
        qtbot.waitUntil(lambda: where("Score sheet") < where("Payments"), timeout=3000)
        page.resize(1024, 700)
        qtbot.waitUntil(lambda: where("Score sheet") == where("Payments"), timeout=3000)


def test_confirming_a_card_in_the_preparation_tells_what_is_to_be_done(stage: Stage) -> None:
    """N6: nothing is discarded yet; the words are those of the preparation."""
    found = prepared()
    stage.show(found)
    choice = NANTONG.choose(found.view, found.legal, (found.view.hand[0],))
    assert choice.action is None
    assert choice.why == NANTONG.note(found.view, found.legal)
    assert choice.why.rule == "N6"
