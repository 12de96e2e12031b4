"""The one suite for all games: what the referee, the bots and the interface rely on."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from engine import conformance as law
from engine.leaky_games import LEAKS, HonestGame, LeakyGame

from cardavia_desktop.engine.core import Game, Options
from cardavia_desktop.engine.games import GAMES, game, game_module
from cardavia_desktop.engine.log import Log

HONEST = HonestGame()
NAMES = [*GAMES, HONEST.name]
POLICIES = ("random", "eager", "greedy")
SEEDS = (1, 2)


def game_of(name: str) -> Game[Any, Any]:
    return HONEST if name == HONEST.name else game(name)


@cache
def deal(name: str, policy: str, seed: int) -> Log:
    """A finished deal, shared by the tests: they only read it."""
    if policy != "greedy":
        return law.play(game_of(name), seed, policy)
    if name == HONEST.name:
        return law.play(HONEST, seed + 50, "random")
    return law.play(game_of(name), seed, policy, game_module(name).make_bot("greedy"))


every_deal = pytest.mark.parametrize(
    ("name", "policy", "seed"),
    [(name, policy, seed) for name in NAMES for policy in POLICIES for seed in SEEDS],
)


@every_deal
def test_a_replayed_deal_equals_the_played_one(name: str, policy: str, seed: int) -> None:
    law.check_replay(deal(name, policy, seed))


@every_deal
def test_undo_is_never_having_played(name: str, policy: str, seed: int) -> None:
    law.check_undo(deal(name, policy, seed), random.Random(seed))


@every_deal
def test_an_illegal_action_raises_and_changes_nothing(name: str, policy: str, seed: int) -> None:
    law.check_illegal(deal(name, policy, seed), random.Random(seed))


@every_deal
def test_no_piece_is_lost_or_doubled(name: str, policy: str, seed: int) -> None:
    law.check_conservation(deal(name, policy, seed))


@every_deal
def test_every_deal_ends_and_sums_to_zero(name: str, policy: str, seed: int) -> None:
    law.check_sums(deal(name, policy, seed))


@every_deal
def test_a_view_of_an_imagined_world_is_the_view(name: str, policy: str, seed: int) -> None:
    law.check_views(deal(name, policy, seed), random.Random(seed))


@every_deal
def test_a_hidden_piece_has_no_name(name: str, policy: str, seed: int) -> None:
    law.check_faces(deal(name, policy, seed), random.Random(seed))


@every_deal
def test_actions_and_events_are_read_back_from_their_text(
    name: str, policy: str, seed: int
) -> None:
    law.check_notation(deal(name, policy, seed))


@every_deal
def test_answers_in_a_window_are_private_and_in_any_order(
    name: str, policy: str, seed: int
) -> None:
    law.check_windows(deal(name, policy, seed))


@every_deal
def test_nothing_hidden_can_be_told_from_a_state(name: str, policy: str, seed: int) -> None:
    law.check_exchange(deal(name, policy, seed), random.Random(seed))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_hidden_can_be_told_from_a_deal(name: str) -> None:
    rng = random.Random(3)
    whole = sum(law.check_swaps(deal(name, p, seed), rng, 12) for p in POLICIES for seed in SEEDS)
    assert whole >= 5, "too few deals could be played to the end with pieces exchanged"


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_starts_with_chance_for_every_first_seat(name: str) -> None:
    tested = game_of(name)
    for first in range(tested.seats):
        log = Log(tested, Options(first))
        assert tested.to_act(log.state) == (-1,)
        log.play(tested.chance(log.state, random.Random(7)))
        same = Log(tested, Options(first))
        same.play(tested.chance(same.state, random.Random(7)))
        assert same.entries == log.entries
        assert all(0 <= seat < tested.seats for seat in tested.to_act(log.state))


def caught(leak: str, check: Callable[[Log, random.Random], object]) -> bool:
    """Whether a check fails in one of twenty deals of a leaking game."""
    leaky = LeakyGame(leak)
    for seed in range(20):
        try:
            check(law.play(leaky, seed, "random"), random.Random(seed))
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leaking_game_fails(leak: str) -> None:
    # What is told while a piece is shown can only be seen where everything else stays in place.
    assert caught(leak, law.check_swaps if leak == "note" else law.check_exchange)


@pytest.mark.parametrize("leak", ["view", "name", "legal"])
def test_a_leak_is_found_in_whole_deals_too(leak: str) -> None:
    assert caught(leak, law.check_swaps)


def test_a_named_hidden_piece_is_found() -> None:
    assert caught("name", law.check_faces)


@pytest.mark.parametrize("check", [law.check_exchange, law.check_swaps, law.check_faces])
def test_the_honest_game_does_not_fail(check: Callable[[Log, random.Random], object]) -> None:
    for seed in range(20):
        check(law.play(HONEST, seed, "random"), random.Random(seed))
    assert not caught("none", check)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_registered_game_has_all_its_names(name: str) -> None:
    module = game_module(name)
    assert module.GAME.name == name
    assert len(set(module.GAME.pieces)) == len(module.GAME.pieces)
    assert {"beginner", "club", "strong"} <= set(module.NODES)
