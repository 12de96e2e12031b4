"""A deal on the session thread: what is told, undone, resumed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
import tiny_game
from session_house import ORDER, House, Player, claim_prompt, first_legal, nothing, to_claim_prompt

from cardavia_desktop.engine.core import (
    Action,
    Turn,
)
from cardavia_desktop.engine.games import GAMES
from cardavia_desktop.storage.results import Results
from cardavia_desktop.ui.shapes import (
    Asked,
    Failure,
    Finished,
    Happening,
    Rewound,
    Start,
    Started,
)


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


def test_an_answer_to_the_deal_before_fits_no_question_of_this_one(house: House) -> None:
    """Every table counts its tickets from one; an answer given while the deal is voided was taken
    for one to the first question of the next deal."""
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    player.session.restart()
    house.until(lambda: player.count(Asked) == 2)
    before, now = player.all(Asked)
    saved = house.saved_actions()
    player.session.answer(before.ticket, before.legal[0])
    player.session.answer(now.ticket, now.legal[-1])
    house.until(lambda: player.count(Asked) == 3)
    assert house.saved_actions()[: len(saved) + 1] == [*saved, str(now.legal[-1])]
    assert player.count(Failure) == 0


def test_an_illegal_answer_is_told_and_asked_again(house: House) -> None:
    player = house.open(nothing)
    player.session.start(ORDER)
    house.until(lambda: player.count(Asked) == 1)
    asked = player.all(Asked)[0]
    player.session.answer(asked.ticket, Action(0, "take"))
    house.until(lambda: player.count(Asked) == 2)
    told = player.all(Failure)
    assert [failure.id for failure in told] == ["illegal-answer"]
    assert told[0].detail == "0 take", "no hands in the log"
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


def test_a_result_that_is_undone_is_kept_no_longer_until_the_deal_ends_again(house: House) -> None:
    player = house.open()
    kept: list[list[str]] = []
    player.session.remembered.connect(lambda found: kept.append([each.seal for each in found]))
    player.session.start(ORDER)
    house.until(lambda: bool(kept))
    seal = player.all(Finished)[0].seal
    assert kept == [[seal]]
    player.answers = nothing
    player.session.undo()
    house.until(lambda: len(kept) == 2)
    assert kept[1] == []
    house.until(lambda: player.all(Asked)[-1].can_redo)
    while player.count(Finished) == 1:
        asked = player.count(Asked) + player.count(Finished)
        player.session.redo()
        house.until(lambda: player.count(Asked) + player.count(Finished) > asked)  # noqa: B023
    house.until(lambda: len(kept) == 3)
    assert kept[2] == [seal]
    player.session.undo()
    house.until(lambda: len(kept) == 4)
    player.session.restart()
    house.until(lambda: player.count(Started) == 2)
    house.close(player)
    assert Results(house.folder / "results.json").load() == ((), None)


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
