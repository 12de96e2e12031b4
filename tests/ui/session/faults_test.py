"""What goes wrong on the session thread is told once, and the deal goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from session_house import ORDER, House, first_legal, nothing

from cardavia_desktop.play.table import Table
from cardavia_desktop.storage import atomic
from cardavia_desktop.ui import conductor as conducting
from cardavia_desktop.ui.conductor import Conductor
from cardavia_desktop.ui.shapes import (
    Asked,
    Failure,
    Finished,
    Start,
    Started,
)


def test_resume_without_a_save_is_told(house: House) -> None:
    player = house.open()
    player.session.resume("tiny")
    house.until(lambda: player.count(Failure) == 1)
    assert player.all(Failure) == [Failure("save-missing", file="tiny.json")]
    assert player.count(Started) == 0


def test_a_save_that_cannot_be_read_at_all_is_told_as_damaged_not_as_missing(house: House) -> None:
    house.folder.mkdir(parents=True, exist_ok=True)
    for name in ("tiny.json", "tiny.json.bak"):
        (house.folder / name).write_bytes(b"\0" * 100)
    player = house.open()
    player.session.resume("tiny")
    house.until(lambda: player.count(Failure) >= 1)
    house.close(player)
    aside = next(house.folder.glob("tiny.json.bad-*")).name
    assert [(f.id, f.file) for f in player.all(Failure)] == [("save-damaged", aside)]


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
    again.session.leave()
    again.session.resume("tiny")  # a second look, before any action wrote the file again
    house.until(lambda: again.count(Started) == 2 and again.count(Asked) == 2)
    house.close(again)
    (aside,) = (path.name for path in house.folder.glob("tiny.json.bad-*"))
    assert [(f.id, f.file) for f in again.all(Failure)] == [("save-backup", aside)]
    third = house.open(nothing)
    third.session.resume("tiny")
    house.until(lambda: third.count(Asked) == 1)
    assert third.all(Failure) == [] and third.all(Started)[0].seal == again.all(Started)[0].seal


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
