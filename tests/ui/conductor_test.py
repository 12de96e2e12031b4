"""The session thread: pace, pauses, saves, faults, the staged quit. Played with the tiny game."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import tiny_game
from PySide6.QtCore import QObject, QThread, Slot

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
from cardavia_desktop.engine.games import GAMES
from cardavia_desktop.engine.log import Entry
from cardavia_desktop.play.series import Series
from cardavia_desktop.play.table import Table
from cardavia_desktop.storage import atomic
from cardavia_desktop.storage.saves import Saves
from cardavia_desktop.ui import conductor as conducting
from cardavia_desktop.ui import pace
from cardavia_desktop.ui.conductor import Conductor
from cardavia_desktop.ui.session import Session
from cardavia_desktop.ui.shapes import (
    PACES,
    Asked,
    Failure,
    Finished,
    Happening,
    Rewound,
    Start,
    Started,
)

WAIT = 20_000
"""Milliseconds after which a test gives up; nothing is measured."""

SIGNALS = (
    "started", "happened", "asked", "rewound", "finished", "failed", "thinking", "reading",
)  # fmt: skip


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_game.register(monkeypatch)
    # Nobody pulls the plug here; the tests that kill programs start real ones.
    monkeypatch.setattr(atomic.os, "fsync", lambda handle: None)


def first_legal(asked: Asked) -> Action | None:
    return asked.legal[0]


def nothing(asked: Asked) -> Action | None:
    return None


class Player(QObject):
    """Writes down what a session says, on the thread it was made on, and answers questions."""

    def __init__(self, session: Session, answers: Callable[[Asked], Action | None]) -> None:
        super().__init__()
        self.session = session
        self.answers = answers
        self.seen: list[tuple[str, Any]] = []
        self.closed = False
        self.strangers = 0
        for name in SIGNALS:
            getattr(session, name).connect(getattr(self, name))
        session.closed.connect(self.on_closed)

    def note(self, name: str, value: Any) -> None:
        self.strangers += QThread.currentThread() is not self.thread()
        self.seen.append((name, value))

    @Slot(object)
    def started(self, value: Any) -> None:
        self.note("started", value)

    @Slot(object)
    def happened(self, value: Any) -> None:
        self.note("happened", value)

    @Slot(object)
    def asked(self, value: Any) -> None:
        self.note("asked", value)
        action = self.answers(value)
        if action is not None:
            self.session.answer(value.ticket, action)

    @Slot(object)
    def rewound(self, value: Any) -> None:
        self.note("rewound", value)

    @Slot(object)
    def finished(self, value: Any) -> None:
        self.note("finished", value)

    @Slot(object)
    def failed(self, value: Any) -> None:
        self.note("failed", value)

    @Slot(object)
    def thinking(self, value: Any) -> None:
        self.note("thinking", value)

    @Slot(bool)
    def reading(self, value: bool) -> None:
        self.note("reading", value)

    @Slot()
    def on_closed(self) -> None:
        self.closed = True

    def all(self, kind: type) -> list[Any]:
        return [value for _, value in self.seen if isinstance(value, kind)]

    def count(self, kind: type) -> int:
        return len(self.all(kind))


class House:
    """Makes sessions over one folder of saves and closes them at the end."""

    def __init__(self, qtbot: Any, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.players: list[Player] = []

    def open(
        self,
        answers: Callable[[Asked], Action | None] = first_legal,
        *,
        pace: str = "instant",
        processes: bool = False,
    ) -> Player:
        session = Session(pace=pace, saves=self.folder, processes=processes)
        player = Player(session, answers)
        self.players.append(player)
        return player

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=WAIT)

    def close(self, player: Player) -> None:
        player.session.quit()
        self.until(lambda: player.closed)

    def saved_actions(self) -> list[str]:
        loaded = Saves(self.folder).load("tiny")
        assert loaded.problem is None and loaded.value is not None
        return [str(action) for action in loaded.value.actions]


@pytest.fixture
def house(qtbot: Any, tmp_path: Path) -> Iterator[House]:
    house = House(qtbot, tmp_path / "saves")
    yield house
    for player in house.players:
        if not player.closed:
            house.close(player)
        assert player.session._thread.isFinished()
    assert [t.name for t in threading.enumerate() if t.name == "thinking"] == []


ORDER = Start("tiny", "club", seed=11, bot_seed=5)


def test_a_deal_is_played_to_its_end(house: House) -> None:
    player = house.open()
    player.session.start(ORDER)
    house.until(lambda: player.count(Finished) == 1)
    (finished,) = player.all(Finished)
    assert sum(finished.result.net) == 0 and finished.tally.points == finished.result.net
    assert finished.tally.deals == 1 and not finished.assisted
    assert player.count(Failure) == 0 and player.strangers == 0
    assert player.seen[-1][0] == "finished"


def test_a_new_deal_starts_before_its_shuffle_and_shows_it_as_the_first_event(
    house: House,
) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    names = [name for name, _ in player.seen]
    assert names == ["started", "happened", "asked"]
    (started,) = player.all(Started)
    assert started.view.hand == () and started.history == () and not started.resumed
    assert started.tally.points == (0, 0, 0) and started.seal == ""
    assert len(player.all(Happening)[0].view.hand) == 3


def test_nothing_that_is_hidden_from_the_person_is_in_any_signal(house: House) -> None:
    """Law 3."""
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    own = player.all(Asked)[0].view.hand
    told = repr(player.seen)
    assert [p for p in tiny_game.PIECES if p in told] == sorted(own)


def test_the_same_seeds_give_the_same_deal(house: House) -> None:
    """Law 12: bots answer from view, level, seed and moment alone."""
    deals = []
    for _ in range(2):
        player = house.open()
        player.session.start(Start("tiny", "beginner", seed=3, bot_seed=4))
        house.until(lambda player=player: player.count(Finished) == 1)  # type: ignore[misc]
        deals.append(player.all(Happening))
        house.close(player)
    assert deals[0] == deals[1]


def test_the_seal_shown_during_play_is_that_of_the_shuffle(house: House) -> None:
    """Law 12: salt and shuffle appear on the result only."""
    player = house.open()
    player.session.start(ORDER)
    house.until(lambda: player.count(Finished) == 1)
    (finished,) = player.all(Finished)
    text = f"{finished.salt} {finished.shuffle}"
    assert hashlib.sha256(text.encode()).hexdigest() == finished.seal


def test_a_stale_answer_is_dropped(house: House) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    (asked,) = player.all(Asked)
    for action in (asked.legal[0], asked.legal[0], asked.legal[1]):
        player.session.answer(asked.ticket, action)
    house.until(lambda: player.count(Asked) == 2)
    own = [a for a in house.saved_actions() if a.startswith("0 discard")]
    assert own == [str(asked.legal[0])]
    assert player.count(Failure) == 0


def test_an_illegal_answer_is_told_and_asked_again(house: House) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    asked = player.all(Asked)[0]
    player.session.answer(asked.ticket, Action(0, "take"))
    house.until(lambda: player.count(Asked) == 2)
    assert [f.id for f in player.all(Failure)] == ["illegal-answer"]
    assert player.all(Asked)[1] == asked


def test_the_mark_of_thinking_stands_only_on_the_seat_whose_turn_it_is(house: House) -> None:
    """Law 3: whether a seat thinks in a claim window is nobody's business."""
    player = house.open()
    player.session.start(Start("tiny", "beginner", seed=2, bot_seed=1))
    house.until(lambda: player.count(Finished) == 1)
    turn: int | None = None
    marks = 0
    for name, value in player.seen:
        if name == "happened":
            turns = [e.seat for entry in value.entries for e in entry.events if type(e) is Turn]
            turn = turns[-1] if turns else None
        if name == "thinking" and value is not None:
            assert value == turn != 0
            marks += 1
    assert marks == 6  # two opponents with three turns each


def test_undo_goes_back_to_the_last_decision_and_marks_the_deal(house: House) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    first = player.all(Asked)[0]
    assert not first.can_undo
    player.session.answer(first.ticket, first.legal[0])
    house.until(lambda: player.count(Asked) == 2)
    assert player.all(Asked)[1].can_undo
    player.session.undo()
    house.until(lambda: player.count(Asked) == 3)
    (rewound,) = player.all(Rewound)
    again = player.all(Asked)[2]
    assert rewound.assisted and rewound.view == again.view == first.view
    assert again.legal == first.legal and again.ticket != first.ticket
    assert again.can_redo and not again.can_undo
    player.session.redo()
    house.until(lambda: player.count(Asked) == 4)
    assert player.all(Asked)[3].view == player.all(Asked)[1].view


def test_undo_after_the_end_takes_the_points_back(house: House) -> None:
    player = house.open()
    player.session.start(ORDER)
    house.until(lambda: player.count(Finished) == 1)
    player.answers = nothing
    player.session.undo()
    house.until(lambda: player.seen[-1][0] == "asked")
    player.answers = first_legal
    asked = player.all(Asked)[-1]
    player.session.answer(asked.ticket, asked.legal[-1])
    house.until(lambda: player.count(Finished) == 2)
    again = player.all(Finished)[1]
    assert again.assisted and again.tally.deals == 1


def test_undo_without_a_decision_changes_nothing(house: House) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    player.session.undo()
    player.session.redo()
    player.session.answer(player.all(Asked)[0].ticket, player.all(Asked)[0].legal[0])
    house.until(lambda: player.count(Asked) == 2)
    assert player.count(Rewound) == 0


def claim_prompt(asked: Asked) -> Action | None:
    """Answer all but a claim."""
    return None if asked.view.open else asked.legal[0]


def to_claim_prompt(house: House, player: Player) -> Asked:
    for seed in range(100):
        player.session.start(Start("tiny", "club", seed=seed, bot_seed=1))
        seen = player.count(Finished)
        house.until(
            lambda seen=seen: (  # type: ignore[misc]
                player.count(Finished) > seen or any(a.view.open for a in player.all(Asked)[-1:])
            )
        )
        if player.count(Finished) == seen:
            asked: Asked = player.all(Asked)[-1]
            return asked
    raise AssertionError("no claim prompt in 100 deals")


def test_resume_brings_back_a_claim_prompt_exactly(house: House) -> None:
    player = house.open(claim_prompt)
    before = to_claim_prompt(house, player)
    house.close(player)
    again = house.open(nothing)
    again.session.resume("tiny")
    house.until(lambda: again.count(Asked) == 1)
    (started,) = again.all(Started)
    (asked,) = again.all(Asked)
    assert started.resumed and started.view == asked.view == before.view
    assert asked.legal == before.legal and len(asked.legal) == 2
    assert started.level == "club" and started.seal != ""


def test_resume_keeps_assisted_history_and_undo(house: House) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    player.session.answer(player.all(Asked)[0].ticket, player.all(Asked)[0].legal[0])
    house.until(lambda: player.count(Asked) == 2)
    player.session.undo()
    house.until(lambda: player.count(Asked) == 3)
    asked = player.all(Asked)[2]
    player.session.answer(asked.ticket, asked.legal[0])
    house.until(lambda: player.count(Asked) == 4)
    last = player.all(Asked)[3]
    house.close(player)
    again = house.open(nothing)
    again.session.resume("tiny")
    house.until(lambda: again.count(Asked) == 1)
    (started,) = again.all(Started)
    assert started.assisted and again.all(Asked)[0].can_undo
    assert again.all(Asked)[0].view == last.view
    shown = [event for value in player.all(Happening)[-1:] for event in value.entries]
    assert started.history[-1:] == tuple(shown)


def test_a_finished_deal_resumes_at_its_result_and_goes_on_to_the_next(house: House) -> None:
    player = house.open()
    player.session.start(ORDER)
    house.until(lambda: player.count(Finished) == 1)
    house.close(player)
    again = house.open(nothing)
    again.session.resume("tiny")
    house.until(lambda: again.count(Finished) == 1)
    assert again.all(Finished) == player.all(Finished)
    again.session.next_deal()
    house.until(lambda: again.count(Started) == 2)
    assert again.all(Started)[1].tally == player.all(Finished)[0].tally


def test_resume_goes_on_as_the_deal_would_have_gone_on(house: House, tmp_path: Path) -> None:
    order = Start("tiny", "beginner", seed=8, bot_seed=9)
    whole = house.open()
    whole.session.start(order)
    house.until(lambda: whole.count(Finished) == 1)
    straight = house.saved_actions()
    broken = house.open(nothing)
    broken.session.start(order)
    house.until(lambda: broken.count(Asked) == 1)
    house.close(broken)
    again = house.open()
    again.session.resume("tiny")
    house.until(lambda: again.count(Finished) == 1)
    assert sorted(house.saved_actions()) == sorted(straight)
    assert again.all(Finished)[0].result == whole.all(Finished)[0].result


SHORT = {"tien-gow": 3, "nantong": 5}
"""Answers after which a deal is broken off, where whole deals ask for fewer than 25."""


@pytest.mark.parametrize("answers", [25, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_deal_broken_off_and_resumed_ends_like_the_unbroken_one(
    house: House, game: str, answers: int
) -> None:
    """For every registered game, with bots in the child process; undo and resume repeat their
    answers (law 12)."""
    answers = min(answers, SHORT.get(game, answers))
    order = Start(game, "beginner", seed=21, bot_seed=22)
    whole = house.open(processes=True)
    whole.session.start(order)
    house.until(lambda: whole.count(Finished) == 1)
    end = whole.all(Finished)[0]
    assert sum(end.result.net) == 0 and whole.count(Failure) == 0
    house.close(whole)
    parts: list[Player] = []
    while not parts or parts[-1].count(Finished) == 0:
        budget = iter(range(answers))
        part = house.open(lambda asked, left=budget: some_answers(asked, left), processes=True)  # type: ignore[misc]
        if parts:
            part.session.resume(game)
        else:
            part.session.start(order)
        parts.append(part)
        house.until(
            lambda part=part: (  # type: ignore[misc]
                part.count(Finished) == 1 or part.count(Asked) > answers
            )
        )
        assert part.count(Failure) == 0
        house.close(part)
    assert len(parts) > 1
    again = parts[-1].all(Finished)[0]
    assert (again.result, again.shuffle) == (end.result, end.shuffle)


def some_answers(asked: Asked, left: Iterator[int]) -> Action | None:
    """The first legal action while the budget of answers lasts."""
    return None if next(left, None) is None else asked.legal[0]


def test_resume_without_a_save_is_told(house: House) -> None:
    player = house.open()
    player.session.resume("tiny")
    house.until(lambda: player.count(Failure) == 1)
    assert player.all(Failure) == [Failure("save-missing", file="tiny.json")]
    assert player.count(Started) == 0


def test_a_damaged_save_is_told_once_and_its_backup_used(house: House) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    player.session.answer(player.all(Asked)[0].ticket, player.all(Asked)[0].legal[0])
    house.until(lambda: player.count(Asked) == 2)
    house.close(player)
    (house.folder / "tiny.json").write_bytes(b"\0" * 100)
    again = house.open(nothing)
    again.session.resume("tiny")
    house.until(lambda: again.count(Started) == 1 and again.count(Asked) == 1)
    failures = again.all(Failure)
    assert [(f.id, f.file) for f in failures] == [("save-backup", "tiny.json")]
    assert len(list(house.folder.glob("tiny.json.bad-*"))) == 1


def test_a_save_of_a_newer_program_is_left_alone(house: House) -> None:
    house.folder.mkdir()
    newer = house.folder / "tiny.json"
    newer.write_text('{"format": 99}')
    player = house.open()
    player.session.start(ORDER)
    house.until(lambda: player.count(Finished) == 1)
    assert [(f.id, f.file) for f in player.all(Failure)] == [("save-newer", "tiny.json")]
    assert newer.read_text() == '{"format": 99}'
    house.close(player)
    again = house.open(nothing)
    again.session.resume("tiny")
    house.until(lambda: again.count(Finished) == 1)
    assert again.all(Finished) == player.all(Finished)


def test_when_saving_fails_it_is_told_once_and_the_deal_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **kwargs: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic, "write", full)
    player = house.open()
    player.session.start(ORDER)
    house.until(lambda: player.count(Finished) == 1)
    assert [f.id for f in player.all(Failure)] == ["save-failed"]
    assert "No space left" in player.all(Failure)[0].detail


@pytest.mark.parametrize("level", ["broken", "cheating"])
def test_a_bot_that_fails_is_told_once_and_the_deal_goes_on(house: House, level: str) -> None:
    player = house.open()
    player.session.start(Start("tiny", level, seed=1, bot_seed=1))
    house.until(lambda: player.count(Finished) == 1)
    assert [f.id for f in player.all(Failure)] == ["bot-failed"]


def test_a_question_is_put_again_when_the_thinking_process_dies(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TINY_DYING_FLAG", str(tmp_path / "died"))
    player = house.open(processes=True)
    player.session.start(Start("tiny", "dying", seed=1, bot_seed=1))
    house.until(lambda: player.count(Finished) == 1)
    assert (tmp_path / "died").exists() and player.count(Failure) == 0


def test_an_exception_in_a_slot_is_told_and_the_deal_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)

    def broken(table: Table) -> bool:
        raise RuntimeError("broken on purpose")

    with monkeypatch.context() as patch:
        patch.setattr(Table, "undo", broken)
        player.session.undo()
        player.session.undo()
        house.until(lambda: player.count(Failure) == 1)
    failure = player.all(Failure)[0]
    assert failure.id == "internal" and "broken on purpose" in failure.detail
    player.answers = first_legal
    player.session.answer(player.all(Asked)[0].ticket, player.all(Asked)[0].legal[0])
    house.until(lambda: player.count(Finished) == 1)
    assert player.count(Failure) == 1


@pytest.mark.parametrize("times", [1, 3])
def test_a_deal_that_an_exception_broke_off_is_taken_up_again(
    house: House, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Nothing else might ever bring it on: no timer runs, no bot thinks, nobody is asked."""
    monkeypatch.setattr(conducting, "RECOVERY", 1)
    left = [times]
    put = Conductor._ask_bot

    def sometimes(self: Conductor, table: Table) -> None:
        if len(table.actions) > 2 and left[0]:
            left[0] -= 1
            raise RuntimeError("broken on purpose")
        put(self, table)

    monkeypatch.setattr(Conductor, "_ask_bot", sometimes)
    player = house.open()
    player.session.start(ORDER)
    house.until(lambda: player.count(Finished) == 1)
    assert [failure.id for failure in player.all(Failure)] == ["internal"] and left == [0]


def test_a_deal_that_breaks_again_and_again_is_not_taken_up_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conducting, "RECOVERY", 1)
    calls: list[int] = []

    def broken(self: Conductor, table: Table) -> None:
        calls.append(1)
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(Conductor, "_ask_bot", broken)
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: len(calls) > conducting.RECOVERIES)
    house.qtbot.wait(100)
    assert len(calls) == conducting.RECOVERIES + 1
    assert player.count(Failure) == 1


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


def gone(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.parametrize("level", ["slow", "deaf", "slow", "deaf", "club"])
def test_closing_while_a_bot_thinks_leaves_no_thread_and_no_process(
    house: House, level: str
) -> None:
    """Law 9 and the staged quit."""
    player = house.open(processes=True)
    player.session.start(Start("tiny", level, seed=1, bot_seed=1))
    house.until(lambda: player.count(Asked) >= 1)
    house.qtbot.wait(random.randrange(60))
    thinker = player.session._conductor._thinker
    assert thinker is not None
    child = thinker.child_pid
    house.close(player)
    assert player.session._thread.isFinished()
    assert child is None or gone(child)


def test_shutdown_waits_for_the_thread(house: House) -> None:
    player = house.open()
    player.session.start(Start("tiny", "slow", seed=1, bot_seed=1))
    assert player.session.shutdown(10)
    house.until(lambda: player.closed)


def test_quitting_twice_closes_once(house: House) -> None:
    player = house.open()
    player.session.quit()
    player.session.quit()
    house.until(lambda: player.closed)
    assert player.count(Failure) == 0


PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
import tiny_game
from cardavia_desktop.engine import games
from cardavia_desktop.play import seats

games.GAMES["tiny"] = "tiny_game"
seats.POLICIES["tiny"] = seats.Policy("person", "next", "same")


def main(folder, level, leave):
    import time
    from pathlib import Path
    from cardavia_desktop.play.thinking import Thinker
    from cardavia_desktop.ui.session import Session
    from cardavia_desktop.ui.shapes import Start
    if level == "stuck":
        level, Thinker.close = "club", lambda self, timeout: time.sleep(60)
    application = QCoreApplication([])
    session = Session(pace="instant", saves=Path(folder), watchdog=1.5)
    plies = 0

    def asked(value):
        session.answer(value.ticket, value.legal[0])

    def happened(value):
        nonlocal plies
        plies += 1
        print(plies, flush=True)

    def finished(value):
        nonlocal plies
        plies = 0
        session.next_deal()

    session.asked.connect(asked)
    session.happened.connect(happened)
    session.finished.connect(finished)
    session.closed.connect(application.quit)
    session.start(Start("tiny", level))
    if leave:
        QTimer.singleShot(int(leave), session.quit)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
"""


def start_program(tmp_path: Path, level: str, leave: str) -> subprocess.Popen[str]:
    root = Path(__file__).parents[2]
    script = tmp_path / "program.py"
    script.write_text(PROGRAM, encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "saves"), level, leave],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(root), str(root / "tests")])},
        start_new_session=True,
    )


def members(group: int) -> list[int]:
    """The processes of a process group that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(entry.name))
    return found


def wait_until_empty(group: int) -> bool:
    end = time.monotonic() + WAIT / 1000
    while members(group) and time.monotonic() < end:
        time.sleep(0.02)
    return not members(group)


def close_once(tmp_path: Path, level: str, leave: int) -> None:
    with start_program(tmp_path, level, str(leave)) as program:
        out, _ = program.communicate(timeout=WAIT / 1000)
        assert program.returncode == 0, out
        assert wait_until_empty(program.pid)


def kill_once(tmp_path: Path, pause: float) -> None:
    with start_program(tmp_path, "beginner", "") as program:
        assert program.stdout is not None
        lines = [program.stdout.readline()]
        time.sleep(pause)
        program.kill()
        lines += program.stdout.read().splitlines()
        assert wait_until_empty(program.pid)
    loaded = Saves(tmp_path / "saves").load("tiny")
    assert loaded.problem is None and loaded.value is not None
    deals = sum(int(line) == 1 for line in lines if line.strip())
    shown = int([line for line in lines if line.strip()][-1])
    table = Table.replay(
        tiny_game.GAME, loaded.value.options, loaded.value.actions, salt="", bots=0
    )
    reached = loaded.value.deals + 1, len(table.entries_for(0))
    assert reached >= (deals, shown)
    assert not list((tmp_path / "saves").glob("*.tmp"))


@pytest.mark.parametrize("level", ["slow", "deaf"])
def test_a_program_that_is_closed_leaves_with_status_0(tmp_path: Path, level: str) -> None:
    close_once(tmp_path, level, 300)


def test_the_watchdog_leaves_with_status_0_when_quitting_is_stuck(tmp_path: Path) -> None:
    close_once(tmp_path, "stuck", 300)


@pytest.mark.slow
def test_a_program_closed_100_times_leaves_with_status_0_each_time(tmp_path: Path) -> None:
    for number in range(100):
        close_once(tmp_path, ("slow", "deaf", "beginner")[number % 3], 1 + number * 6)


def test_a_killed_program_has_saved_what_it_has_shown_and_leaves_no_process(
    tmp_path: Path,
) -> None:
    kill_once(tmp_path, 0.2)


@pytest.mark.slow
def test_a_program_killed_100_times_has_always_saved_what_it_has_shown(tmp_path: Path) -> None:
    for number in range(100):
        kill_once(tmp_path, number * 0.01)


def test_the_session_brings_no_pydantic_before_it_is_needed() -> None:
    """Law 10: the first frame does not wait for it."""
    code = "import sys, cardavia_desktop.ui.session\nprint('pydantic' in sys.modules)"
    root = Path(__file__).parents[2]
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root
    )
    assert shown.stdout.strip() == "False"
