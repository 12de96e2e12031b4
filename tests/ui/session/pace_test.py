"""The pace of the session thread, the pauses to read, and what follows a deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import tiny_game
from session_house import ORDER, SIGNALS, WAIT, House, nothing

from cardavia_desktop.engine.core import (
    Action,
    Called,
    Ended,
    Event,
    Options,
    Payment,
    Scored,
    Turn,
)
from cardavia_desktop.engine.log import Entry
from cardavia_desktop.play.series import Series
from cardavia_desktop.storage.saves import Saves
from cardavia_desktop.ui import conductor as conducting
from cardavia_desktop.ui import pace
from cardavia_desktop.ui.conductor import Conductor
from cardavia_desktop.ui.shapes import (
    PACES,
    Asked,
    Finished,
    Start,
    Started,
)


def test_the_next_deal_keeps_the_tally_and_moves_the_seats(house: House) -> None:
    """M4 for the tally; the tiny game's dealer moves on after every deal."""
    player = house.open()
    player.session.start(ORDER)
    for deals in range(1, 4):
        house.until(lambda deals=deals: player.count(Finished) == deals)  # type: ignore[misc]
        player.session.next_deal()
    house.until(lambda: player.count(Finished) == 4)
    ends = player.all(Finished)
    assert [start.first for start in player.all(Started)] == [0, 1, 2, 0]
    total = tuple(sum(end.result.net[seat] for end in ends) for seat in range(3))
    assert ends[-1].tally.points == total and ends[-1].tally.deals == 4
    assert len({str(end.shuffle) for end in ends}) == 4


def test_restart_voids_the_deal_without_payment_and_keeps_the_tally(house: House) -> None:
    """M4."""
    player = house.open()
    player.session.start(ORDER)
    house.until(lambda: player.count(Finished) == 1)
    player.answers = nothing
    player.session.next_deal()
    house.until(lambda: player.count(Started) == 2 and player.seen[-1][0] == "asked")
    player.session.restart()
    house.until(lambda: player.count(Started) == 3)
    before, after = player.all(Started)[1:]
    assert after.tally == before.tally == player.all(Finished)[0].tally
    assert after.first == before.first


def test_a_changed_level_counts_from_the_next_deal_on(house: House) -> None:
    player = house.open()
    player.session.start(ORDER)
    player.session.set_rules("strong", True)
    house.until(lambda: player.count(Finished) == 1)
    player.session.next_deal()
    house.until(lambda: player.count(Finished) == 2)
    assert [(s.level, s.rotation) for s in player.all(Started)] == [
        ("club", False),
        ("strong", True),
    ]


def test_after_leaving_the_table_nothing_more_is_said(house: House) -> None:
    player = house.open(nothing)
    player.session.start(Start("tiny", "slow", seed=1, bot_seed=1))
    house.until(lambda: player.count(Asked) == 1)
    asked = player.all(Asked)[0]
    player.session.answer(asked.ticket, asked.legal[0])
    player.session.leave()
    player.session.undo()
    player.session.next_deal()
    house.close(player)
    said = len(player.seen)
    house.qtbot.wait(20)
    assert len(player.seen) == said and player.count(Finished) == 0
    assert len(house.saved_actions()) >= 2


def test_a_deal_begun_just_before_the_table_is_left_says_nothing_at_all(house: House) -> None:
    player = house.open(nothing)
    player.session.start(Start("tiny", "slow", seed=1, bot_seed=1))
    house.until(lambda: player.count(Asked) == 1)
    said = len(player.seen)
    player.session.start(Start("tiny", "slow", seed=2, bot_seed=2))
    player.session.leave()
    house.qtbot.wait(50)
    later = [name for name, _ in player.seen[said:]]
    assert set(later) <= {"thinking", "remembered"}
    player.session.resume("tiny")
    house.until(lambda: player.count(Asked) == 2)
    assert player.count(Started) == 2 and player.all(Started)[1].resumed


class Stage:
    """A conductor on the test's own thread, whose timers the test turns by hand."""

    def __init__(self, folder: Path) -> None:
        self.it = Conductor(pace="slow", saves=folder, processes=False)
        self.seen: list[tuple[str, Any]] = []
        for name in SIGNALS:
            getattr(self.it, name).connect(getattr(self, f"on_{name}"))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("on_"):
            return lambda value: self.seen.append((name[3:], value))
        raise AttributeError(name)

    def names(self) -> list[str]:
        return [name for name, _ in self.seen]

    def ply(self) -> int:
        assert self.it._table is not None
        return self.it._table.ply

    def deal(self, level: str, first: int, *hands: str) -> None:
        """Put these hands on the table; what happened before is forgotten."""
        series = Series.begin("tiny", level, False, bots=1)
        shuffle = tiny_game.shuffled(*hands)
        table = series.taken_up(Options(first), (shuffle,), salt="5a17", assisted=False)
        self.seen.clear()
        self.it._begin(series, table, resumed=True)

    def answer(self, text: str) -> None:
        ticket = [value for name, value in self.seen if name == "asked"][-1].ticket
        self.it.answer(conducting.Answer(ticket, Action.parse(text)))

    def gate_opens(self) -> None:
        self.it._gate.stop()
        self.it._advance()


@pytest.fixture
def stage(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    long = dict.fromkeys(pace.STEP, 1_000_000)
    for name in ("STEP", "READING", "DEALING"):
        monkeypatch.setattr(pace, name, long)
    stage = Stage(tmp_path)
    yield stage
    stage.it.leave()
    assert stage.it._thinker is None or stage.it._thinker.close()


@pytest.mark.parametrize(("discard", "choice"), [("c09", True), ("c01", False)])
def test_a_window_waits_the_same_time_whether_or_not_there_is_a_choice(
    stage: Stage, qtbot: Any, discard: str, choice: bool
) -> None:
    """Law 3: what is shown waits the pace's time, also where everybody can only pass."""
    stage.deal("club", 0, "09 01 02", "03 04 05", "06 07 11")
    stage.answer(f"0 discard {discard}")
    assert (stage.it._job is not None) == choice
    assert stage.it._gate.isActive() and stage.it._gate.interval() == 1_000_000
    if choice:
        qtbot.waitUntil(lambda: stage.it._held is not None, timeout=WAIT)
    assert stage.ply() == 2 and stage.names() == ["started", "asked", "happened"]
    stage.gate_opens()
    assert stage.ply() == 4 and stage.names()[3:] == ["happened", "thinking"]
    assert stage.it._gate.isActive()


def test_the_own_answer_in_a_window_is_saved_at_once_and_shown_in_its_time(
    stage: Stage, tmp_path: Path, qtbot: Any
) -> None:
    stage.deal("club", 2, "00 01 02", "09 10 11", "05 06 07")
    qtbot.waitUntil(lambda: stage.names()[-1] == "asked", timeout=WAIT)
    assert stage.it._gate.isActive() and stage.names().count("happened") == 1
    stage.answer("0 take")
    assert stage.names().count("happened") == 1
    loaded = Saves(tmp_path).load("tiny")
    assert loaded.value is not None and str(loaded.value.actions[-1]) == "0 take"
    stage.gate_opens()
    assert stage.names().count("happened") == 2 and stage.ply() == 4


def test_a_claim_stays_until_it_has_been_read(stage: Stage, qtbot: Any) -> None:
    """Law 8: the pause withholds the next question, a click ends it."""
    stage.deal("eager", 0, "09 01 02", "03 04 05", "06 07 11")
    stage.answer("0 discard c09")
    qtbot.waitUntil(lambda: stage.it._held is not None, timeout=WAIT)
    stage.gate_opens()
    entry = [value for name, value in stage.seen if name == "happened"][-1].entries[-1]
    assert any(isinstance(event, Called) for event in entry.events)
    assert stage.names()[-2:] == ["reading", "thinking"] and stage.it._job is None
    stage.gate_opens()
    assert stage.it._job is None and stage.ply() == 4
    stage.it.read()
    assert stage.seen[-1] == ("reading", False) and stage.it._job is not None
    assert not stage.it._pause.isActive() and not stage.it._gate.isActive()
    said = len(stage.seen)
    stage.it.read()
    assert len(stage.seen) == said


def test_the_pace_instant_opens_the_gate(stage: Stage) -> None:
    stage.it.start(ORDER)
    assert stage.it._gate.isActive()
    stage.it.set_pace("instant")
    assert not stage.it._gate.isActive()


def test_every_pace_has_its_times_and_a_slower_one_has_longer_ones() -> None:
    for times in (pace.STEP, pace.READING, pace.DEALING):
        assert list(times) == list(PACES)
        assert sorted(times.values(), reverse=True) == list(times.values())
        assert times["instant"] == 0 < times["fast"]


CALL = Called(1, "pung", ("c01",), 0)


@pytest.mark.parametrize(
    ("events", "read"),
    [
        ((), False),
        ((Turn(1, "turn"),), False),
        ((CALL, Turn(1, "discard")), True),
        ((replace(CALL, seat=0, source=1),), False),
        ((Called(0, "trick", ("c01",)),), True),
        ((Called(2, "trick", ("c01",)), Turn(2, "lead")), True),
        ((Scored((Payment(1, 0, 2),), "instant"),), True),
        ((Called(1, "win"), Scored((), "final"), Ended("win", 1)), False),
        ((Called(1, "trick"), Scored((), "final"), Ended("win", 1)), True),
    ],
)
def test_what_is_to_be_read(events: tuple[Event, ...], read: bool) -> None:
    """Law 8: a finished trick, whoever won it, and claims of others; the result reads itself."""
    entry = Entry(3, Action(1, "x"), events)
    assert pace.to_be_read(entry) == read == bool(pace.reading("normal", entry))
    assert pace.reading("instant", entry) == 0
