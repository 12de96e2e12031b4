"""The laws of every game on Tien Gow, and the facts that its own law asserts of every deal."""

from __future__ import annotations

import random
from functools import cache

import pytest
from engine import conformance as law

from cardavia_desktop.engine.bots import Budget, Limit, Question
from cardavia_desktop.engine.core import (
    TABLE,
    Action,
    Called,
    IllegalAction,
    Moved,
    Options,
    Place,
    Scored,
    Shown,
    seen_by,
)
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.tiengow import GAME, make_bot
from cardavia_desktop.engine.tiengow.hidden import unseen
from cardavia_desktop.engine.tiengow.pieces import PIECES
from cardavia_desktop.engine.tiengow.scoring import Settlement, check

SEEDS = {"random": 4, "eager": 7, "greedy": 5}


@cache
def deal(name: str) -> Log:
    return law.play(GAME, SEEDS[name], name, make_bot("greedy"))


every = pytest.mark.parametrize("name", list(SEEDS))


@every
def test_replay_and_undo(name: str) -> None:
    """Law 1."""
    log = deal(name)
    law.check_replay(log)
    law.check_undo(log, random.Random(1))
    assert log.entries[0].action.verb == "shuffle"


@every
def test_no_piece_is_lost_and_points_sum_to_zero(name: str) -> None:
    """T12."""
    log = deal(name)
    law.check_conservation(log)
    law.check_sums(log)
    assert sum(map(len, GAME.places(log.state).values())) == len(PIECES)


@every
def test_views_and_imagined_worlds(name: str) -> None:
    """Law 3."""
    log = deal(name)
    law.check_views(log, random.Random(2))
    law.check_faces(log, random.Random(2))
    for state in log.states:
        for seat in range(4):
            view = GAME.view(state, seat)
            assert GAME.view(GAME.imagine(view, random.Random(3)), seat) == view
            assert GAME.view_legal(view) == GAME.legal(state, seat)


@every
def test_hidden_pieces_cannot_be_told(name: str) -> None:
    """Law 3, T5: fairness."""
    log = deal(name)
    law.check_exchange(log, random.Random(3))
    law.check_swaps(log, random.Random(3), 10)
    for state in log.states[1:-1]:
        mixed = GAME.reshuffled(state, 0, random.Random(1))
        assert GAME.view(mixed, 0) == GAME.view(state, 0)
    assert GAME.reshuffled(log.states[1], 0, random.Random(1)) != log.states[1]


@every
def test_illegal_actions_notation_and_windows(name: str) -> None:
    """Laws 2, 5, 6."""
    log = deal(name)
    law.check_illegal(log, random.Random(4))
    law.check_notation(log)
    law.check_windows(log)
    with pytest.raises(IllegalAction, match="banker"):
        GAME.apply(log.states[1], Action(log.options.first, "discard", ("6-6a",)))


def test_random_and_greedy_deals_keep_the_facts_of_the_law() -> None:
    """T1, T8, T12: columns, receipts, bounds and sums in every deal."""
    sweeps = multiplied = 0
    for seed in range(120):
        log = law.play(GAME, seed, ("random", "eager", "greedy")[seed % 3], make_bot("greedy"))
        result = GAME.result(log.state)
        assert result is not None and isinstance(result.detail, Settlement)
        check(result.detail)
        scored = [
            payment
            for entry in log.entries
            for event in entry.events
            if isinstance(event, Scored)
            for payment in event.payments
        ]
        assert tuple(scored) == result.payments
        assert result.net == result.detail.net
        sweeps += max(result.detail.columns) == 8
        multiplied += result.detail.multiplier > 1
    assert multiplied > 5
    assert sweeps < multiplied


def test_a_discard_has_faces_for_its_owner_only_until_the_end() -> None:
    """T5: the events, too."""
    log = deal("greedy")
    downs = 0
    for entry in log.entries[1:]:
        for event in entry.events:
            if isinstance(event, Moved) and event.note == "down":
                downs += 1
                owner = entry.action.seat
                assert event.audience == (owner,)
                for seat in range(4):
                    seen = seen_by(event, seat)
                    assert isinstance(seen, Moved) and seen.count == event.count
                    assert seen.pieces == (event.pieces if seat == owner else ())
    assert downs > 5
    shown = [e.pieces for e in log.entries[-1].events if isinstance(e, Shown)]
    hidden = [e.action.pieces for e in log.entries if e.action.verb == "discard"]
    assert {p for pieces in shown for p in pieces} == {p for pieces in hidden for p in pieces}


def test_a_finished_trick_lies_on_the_table_until_the_next_lead() -> None:
    """Law 8: the interface can show it as long as it is being read."""
    log = deal("greedy")
    ply = next(n for n, state in enumerate(log.states) if state.tricks)
    before, after = GAME.places(log.states[ply]), GAME.places(log.states[ply + 1])
    trick = log.states[ply].tricks[-1]
    for play in trick.plays:
        assert before[Place("trick", play.seat)] == play.pieces
        assert after[Place("laid" if play.up else "discard", play.seat)] == play.pieces
    calls = [e for e in log.entries[ply - 1].events if isinstance(e, Called)]
    assert calls == [Called(trick.winner, "trick", trick.group.pieces, trick.leader)]


def test_imagined_worlds_are_uniform_over_the_hidden_places() -> None:
    """Every unseen piece is as often in any hidden place."""
    log = deal("random")
    state = log.states[20]
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)
    pool = unseen(view)
    rng = random.Random(5)
    where = [0, 0, 0, 0, 0]
    for _ in range(600):
        world = GAME.imagine(view, rng)
        at = next((s for s in range(4) if pool[0] in world.hands[s]), 4)
        where[at] += 1
    for other in range(4):
        if other != seat:
            expected = 600 * len(state.hands[other]) / len(pool)
            assert abs(where[other] - expected) < 75
    assert where[seat] == 0


@pytest.mark.parametrize("level", ["beginner", "club", "strong", "greedy"])
def test_a_bot_answers_legally_and_the_same_from_any_world_of_its_view(level: str) -> None:
    """Laws 3 and 12: the answer follows from view, level, seed and limit."""
    log = deal("random")
    bot = make_bot(level)
    asked = 0
    for state in log.states[1:-1:3]:
        (seat,) = GAME.to_act(state)
        legal = GAME.legal(state, seat)
        other = GAME.reshuffled(state, seat, random.Random(9))
        answers = [
            bot.choose(
                Question("tien-gow", GAME.view(each, seat), legal, level, 3, Limit(nodes=20)),
                Budget(),
            )
            for each in (state, other)
        ]
        assert answers[0] == answers[1]
        assert answers[0].action in legal
        asked += len(legal) > 1
    assert asked > 3


def test_a_bot_stops_when_its_budget_has_expired() -> None:
    state = deal("greedy").states[1]
    (seat,) = GAME.to_act(state)
    legal = GAME.legal(state, seat)
    question = Question("tien-gow", GAME.view(state, seat), legal, "strong", 1, Limit(seconds=3600))
    calls = []

    def expired() -> bool:
        calls.append(1)
        return len(calls) > 30

    assert make_bot("strong").choose(question, Budget(expired)).action in legal
    assert len(calls) == 31


def test_the_banker_of_the_options_leads_the_first_trick() -> None:
    """T2."""
    for banker in range(4):
        state = GAME.new(Options(banker))
        assert GAME.to_act(state) == (TABLE,)
        dealt = GAME.apply(state, GAME.chance(state, random.Random(1))).state
        assert GAME.to_act(dealt) == (banker,)
        assert [len(hand) for hand in dealt.hands] == [8, 8, 8, 8]
