"""The computer players: sensible in clear positions, and in the right order of strength."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardavia_desktop.engine.bots import LEVELS, Budget, Choice, Limit, Question
from cardavia_desktop.engine.core import TABLE, Action, Options
from cardavia_desktop.engine.tiengow import GAME, NODES, make_bot
from cardavia_desktop.engine.tiengow.kernel import mask_of
from cardavia_desktop.engine.tiengow.search import candidates
from cardavia_desktop.engine.tiengow.worlds import Belief, Worlds

SWEEPER = "6-6a 6-6b 3-6 4-5 1-1a 1-1b 2-6 3-5"
"""Two quartets: led one after the other they take all eight columns."""


def dealt(first: str, banker: int = 0, seed: int = 1) -> Any:
    """Seat 0 holds these pieces, the others what chance gives."""
    own = first.split()
    rest = [p for p in GAME.pieces if p not in own]
    random.Random(seed).shuffle(rest)
    state = GAME.new(Options(banker))
    return GAME.apply(state, Action(TABLE, "shuffle", (*own, *rest))).state


def answer(state: Any, level: str, seed: int = 1, nodes: int | None = None) -> Choice:
    (seat,) = GAME.to_act(state)
    question = Question(
        "tien-gow",
        GAME.view(state, seat),
        GAME.legal(state, seat),
        level,
        seed,
        Limit(nodes=NODES[level] if nodes is None else nodes),
    )
    return make_bot(level).choose(question, Budget())


def play_on(state: Any, levels: tuple[str, ...], seed: int) -> Any:
    while seats := GAME.to_act(state):
        legal = GAME.legal(state, seats[0])
        seed += 1
        chosen = answer(state, levels[seats[0]], seed).action if len(legal) > 1 else legal[0]
        state = GAME.apply(state, chosen).state
    return state


@pytest.mark.parametrize("level", ["club", "strong", "greedy"])
def test_two_quartets_are_led_as_quartets_and_sweep(level: str) -> None:
    """T3, T9, T10."""
    result = GAME.result(play_on(dealt(SWEEPER), (level, "greedy", "greedy", "greedy"), 1))
    assert result is not None
    assert result.net == (168, -56, -56, -56)


@pytest.mark.parametrize("level", ["club", "strong", "greedy"])
def test_the_last_trick_is_won_when_it_can_be(level: str) -> None:
    """T8: beating on the last single instead of discarding."""
    tried = 0
    for seed in range(120):
        rng = random.Random(seed)
        state = GAME.new(Options(seed % 4))
        state = GAME.apply(state, GAME.chance(state, rng)).state
        while GAME.to_act(state):
            (seat,) = GAME.to_act(state)
            legal = GAME.legal(state, seat)
            last = sum(map(len, state.hands)) == 1
            if last and len(legal) == 2:
                tried += 1
                assert answer(state, level, seed).action.verb == "play"
            state = GAME.apply(state, rng.choice(legal)).state
    assert tried > 5


def test_an_answer_repeats_with_its_seed_and_may_differ_with_another() -> None:
    """Law 12."""
    state = dealt("1-5a 1-6a 4-6a 5-6a 2-2a 3-3a 5-5a 1-2")
    for level in LEVELS:
        assert answer(state, level, 7) == answer(state, level, 7)
    assert len({answer(state, "beginner", seed).action for seed in range(12)}) > 1


def test_a_reason_tells_what_was_played_and_what_is_expected() -> None:
    state = dealt(SWEEPER)
    choice = answer(state, "strong")
    (reason,) = choice.reasons
    assert reason.id == "lead_sure"
    assert reason.pieces == choice.action.pieces
    assert reason.value == choice.value > 20


def test_of_equal_pieces_only_one_is_looked_at() -> None:
    """T4: 1-4 and 2-3 are the same five, copies the same civil piece."""
    state = dealt("1-4 2-3 6-6a 6-6b 1-3a 1-2 2-4 5-5a")
    world = Worlds(GAME.view(state, 0), Belief(), random.Random(1)).next()
    found = candidates(world)
    masks = [each.pieces for each in found]
    assert len(masks) == len(set(masks))
    singles = [mask for mask in masks if mask.bit_count() == 1]
    assert len(singles) == 6
    assert mask_of(["2-4", "1-2"]) in masks
    assert sum(mask.bit_count() == 2 for mask in masks) == 4


def match(level: str, walls: int) -> float:
    """Mean points a deal of one such player against three of `greedy`, each wall four times."""
    total = 0
    for wall in range(walls):
        for seat in range(4):
            rng = random.Random(f"match {wall}")
            state = GAME.new(Options(rng.randrange(4)))
            state = GAME.apply(state, GAME.chance(state, rng)).state
            levels = tuple(level if s == seat else "greedy" for s in range(4))
            result = GAME.result(play_on(state, levels, 100 * wall))
            assert result is not None
            total += result.net[seat]
    return total / (4 * walls)


def test_club_does_not_lose_to_greedy() -> None:
    """A short match with fixed seeds; the arena has the figures."""
    assert match("club", 12) > 0


@pytest.mark.slow
def test_the_levels_stand_in_order() -> None:
    beginner, club, strong = (match(level, 40) for level in LEVELS)
    assert beginner < club < strong
    assert club > 0
    assert strong > 4
