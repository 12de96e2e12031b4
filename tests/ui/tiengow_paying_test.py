"""Payments of Tien Gow on the table: tokens travel when points change hands (T8, T9, T11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from played import Mouse, Stage
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.core import Action, Options, Scored
from cardavia_desktop.engine.log import Entry
from cardavia_desktop.storage.saves import SavedDeal, Saves
from cardavia_desktop.ui import desk as desk_module
from cardavia_desktop.ui import pace
from cardavia_desktop.ui import shots_tiengow as script
from cardavia_desktop.ui.games import presenter
from cardavia_desktop.ui.scene.tokens import Token
from cardavia_desktop.ui.shapes import PACES, Asked, Happening, Rewound
from cardavia_desktop.ui.shots import Moment
from cardavia_desktop.ui.words import signed

TIEN_GOW: Any = presenter("tien-gow")
OLD = ["0", "0", "0", "0"]


@pytest.fixture(autouse=True)
def no_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "GUARD", 0.0)


@pytest.fixture
def stage(qtbot: QtBot, fonts: object) -> Iterator[Stage]:
    made = Stage(qtbot)
    qtbot.waitExposed(made.page)
    made.page.choreographer.set_pace("fast")
    yield made
    made.page.close_down()


def happens(stage: Stage, moments: tuple[Moment, Moment], animation: str = "full") -> Moment:
    """The last action of a deal happens on the table; the moment after it."""
    before, after = moments
    stage.show(before)
    stage.page.choreographer.set_animation(animation)
    stage.session.happened.emit(Happening(after.history[-1:], after.view, True))
    return after


def tokens(stage: Stage) -> list[Token]:
    return stage.page.choreographer._tokens.shown


def plates(stage: Stage) -> list[str]:
    """The points that the plates show."""
    scene = stage.page.scene
    decor = {d.key: d for _, d in scene._decor.values()}
    return [decor[f"plate@{seat}"].token.points for seat in range(4)]  # type: ignore[attr-defined]


def listed(stage: Stage) -> list[str]:
    """The points that the panel's list shows."""
    score = stage.desk.score
    return [score.index(row, 1).data() for row in range(score.rowCount())]


def where(stage: Stage, seat: int) -> QPointF:
    plate = stage.layout.plates[seat]
    return QPointF(plate.right - plate.h * 0.7, plate.cy)


def test_tokens_leave_the_payers_and_the_points_change_when_they_arrive(stage: Stage) -> None:
    """T9: a quartet brings 4 from each, 8 from the banker."""
    happens(stage, script.quartet_won())
    choreographer = stage.page.choreographer
    assert choreographer.paying
    under_way = {item.amount: item for item in tokens(stage)}
    assert sorted(item.amount for item in tokens(stage)) == [4, 4, 8]
    assert under_way[8].pos() == where(stage, 1)
    assert plates(stage) == listed(stage) == OLD
    stage.bot.waitUntil(lambda: under_way[8].pos() != where(stage, 1), timeout=5000)
    assert plates(stage) == OLD
    stage.bot.waitUntil(lambda: not choreographer.paying, timeout=5000)
    assert under_way[8].pos() == where(stage, 0)
    assert plates(stage) == listed(stage) == ["+16", "−8", "−4", "−4"]
    stage.bot.waitUntil(lambda: not choreographer.running, timeout=5000)
    assert tokens(stage) == []


def test_a_payment_is_spoken_once_with_every_amount(stage: Stage) -> None:
    spoken: list[str] = []
    stage.desk.spoken.connect(spoken.append)
    happens(stage, script.quartet_won())
    stage.bot.waitUntil(lambda: not stage.page.choreographer.running, timeout=5000)
    said = [text for text in spoken if "16" in text]
    assert len(said) == 1
    assert said[0].startswith("You") and said[0].endswith("(Bao 8, Mei 4, Lin 4)")


def test_without_animation_points_change_at_once(stage: Stage) -> None:
    happens(stage, script.quartet_won(), "off")
    assert not stage.page.choreographer.running and tokens(stage) == []
    assert plates(stage) == listed(stage) == ["+16", "−8", "−4", "−4"]


def test_reduced_animation_fades_tokens_where_they_are_paid(stage: Stage) -> None:
    happens(stage, script.quartet_won(), "full")
    long = stage.page.choreographer._group.duration()
    happens(stage, script.quartet_won(), "reduced")
    assert stage.page.choreographer._group.duration() < long
    payer = next(item for item in tokens(stage) if item.amount == 8)
    stage.bot.waitUntil(lambda: payer.opacity() > 0, timeout=5000)
    assert payer.pos() == where(stage, 1)
    stage.bot.waitUntil(lambda: not stage.page.choreographer.running, timeout=5000)
    assert plates(stage) == ["+16", "−8", "−4", "−4"]


def test_at_the_pace_instant_no_tokens_travel(stage: Stage) -> None:
    stage.page.choreographer.set_pace("instant")
    happens(stage, script.quartet_won())
    assert tokens(stage) == []
    assert plates(stage) == ["+16", "−8", "−4", "−4"]


def test_a_press_cuts_tokens_short_and_does_nothing_else(stage: Stage) -> None:
    """Law 8: what is asked next does not wait for them."""
    after = happens(stage, script.quartet_won())
    stage.session.asked.emit(Asked(8, after.view, after.legal, True, False))
    assert stage.page.choreographer.paying
    stage.click(TIEN_GOW.slot_of(after.view, 0))
    assert not stage.page.choreographer.running and tokens(stage) == []
    assert plates(stage) == listed(stage) == ["+16", "−8", "−4", "−4"]
    assert stage.desk.hand.selected == ()


def test_undo_takes_the_payment_back_and_a_resumed_deal_knows_it(stage: Stage) -> None:
    before, after = script.quartet_won()
    happens(stage, (before, after))
    stage.session.rewound.emit(Rewound(before.view, before.history, True, False, True))
    assert tokens(stage) == [] and plates(stage) == listed(stage) == OLD
    stage.show(after)
    assert plates(stage) == listed(stage) == ["+16", "−8", "−4", "−4"]


def test_supreme_in_the_last_trick_pays_at_once_and_then_the_settlement(stage: Stage) -> None:
    """T9, T10: two rounds of tokens, one after the other."""
    after = happens(stage, script.supreme_won())
    assert after.result is not None
    detail = after.result.detail
    choreographer = stage.page.choreographer

    assert plates(stage) == OLD
    stage.bot.waitUntil(lambda: len(choreographer._rounds) == 1, timeout=5000)
    assert plates(stage) == [signed(n) for n in detail.instant_net]
    stage.bot.waitUntil(lambda: not choreographer.paying, timeout=5000)
    assert plates(stage) == listed(stage) == [signed(n) for n in after.result.net]


def test_the_captured_leader_pays_everything_in_one_stack(stage: Stage) -> None:
    """T11: his own and what two others owed."""
    after = happens(stage, script.captured())
    assert after.result is not None
    detail = after.result.detail
    owed = sum(p.amount for p in detail.payments if p.source == detail.captured)
    assert len([p for p in detail.payments if p.source == detail.captured]) > 1
    assert owed in [item.amount for item in tokens(stage)]
    stage.bot.waitUntil(lambda: not stage.page.choreographer.paying, timeout=5000)
    assert plates(stage) == [signed(n) for n in after.result.net]


def test_play_waits_until_tokens_have_arrived() -> None:
    """The conductor's time for an entry grows by its payments, at every pace but `instant`."""
    for moments, rounds in ((script.quartet_won, 1), (script.supreme_won, 2)):
        seen = moments()[1].history[-1]
        plain = Entry(3, Action(1, "play"), ())
        paid = Entry(3, Action(1, "play"), seen.events)
        assert sum(isinstance(event, Scored) for event in seen.events) == rounds
        for name in PACES:
            travel = rounds * (pace.PAYING[name] + pace.BEAT) if name != "instant" else 0
            assert pace.step(name, paid) - pace.step(name, plain) == travel
            assert pace.reading(name, paid) == pace.READING[name] + travel


def test_a_quartet_is_paid_in_the_window_before_the_next_lead(
    window: Any, qtbot: QtBot, home: Any
) -> None:
    """A scripted deal is resumed, the quartet led by mouse; the next question comes after."""
    log = script.quartet()
    actions = tuple(entry.action for entry in log.entries)
    lead = next(n for n, a in enumerate(actions) if len(a.pieces) == 4)
    Saves().write(
        SavedDeal(
            "tien-gow", Options(1), actions[:lead], "beginner", False, False, 1, "5a17",
            (10, 0, 0, -10), (0,) * 4, 1,
        )
    )  # fmt: skip
    with qtbot.waitSignal(window.desk.opened, timeout=10_000):
        window.session.resume("tien-gow")
    window.table.choreographer.set_animation("full")
    window.table.choreographer.set_pace("fast")
    window.session.set_pace("fast")
    order: list[str] = []
    window.table.choreographer.paid.connect(
        lambda: order.append("paid") if window.desk.info.points[0] == 26 else None
    )
    window.session.asked.connect(lambda asked: order.append("asked"))
    qtbot.waitUntil(lambda: bool(window.desk.legal), timeout=10_000)
    order.clear()
    Mouse(window, qtbot, lambda view, legal: legal[0])._answer(actions[lead])
    qtbot.waitUntil(lambda: window.table.choreographer.paying, timeout=20_000)
    assert order == [] and window.table.scene.shown_info().points == (10, 0, 0, -10)
    qtbot.waitUntil(lambda: "asked" in order, timeout=20_000)
    assert order[0] == "paid"
    assert window.table.scene.shown_info().points == (26, -8, -4, -14)
