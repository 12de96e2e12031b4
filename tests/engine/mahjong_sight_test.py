"""What a seat sees of a mahjong deal, and the worlds imagined from it (law 3)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from engine import conformance
from engine.mahjong_script import Play, wall

from cardavia_desktop.engine.core import Action, Options
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.mahjong import sight
from cardavia_desktop.engine.mahjong.game import GAME
from cardavia_desktop.engine.mahjong.pieces import PIECES, is_bonus
from cardavia_desktop.engine.mahjong.view import View


@pytest.fixture(scope="module")
def eager() -> Log:
    return conformance.play(GAME, 13, "eager")


def test_every_imagined_world_can_be_played_to_its_end(eager: Log) -> None:
    rng = random.Random(1)
    for state in eager.states[1:-1:12]:
        for seat in range(4):
            world = GAME.imagine(GAME.view(state, seat), rng)
            while seats := GAME.to_act(world):
                chosen = rng.choice(GAME.legal(world, rng.choice(seats)))
                world = GAME.apply(world, chosen).state
                whole = [p for pieces in GAME.places(world).values() for p in pieces]
                assert len(whole) == len(set(whole)) == len(PIECES)
            result = GAME.result(world)
            assert result is not None
            assert sum(result.net) == 0


def test_hidden_flowers_are_imagined_in_the_wall_only(eager: Log) -> None:
    """M3: a flower in a hand would have been exposed."""
    rng = random.Random(2)
    for state in eager.states[1::20]:
        for seat in range(4):
            for world in (
                GAME.imagine(GAME.view(state, seat), rng),
                GAME.reshuffled(state, seat, rng),
            ):
                assert not any(is_bonus(p) for hand in world.hands for p in hand)


def test_a_hidden_tile_is_imagined_everywhere_alike() -> None:
    """A tile that East has not seen lies in each other hand as often as 13 of 122 places say;
    six deviations of the mean are allowed."""
    view = GAME.view(Play(wall({0: "1m 1m 1m"}, "2m")).state, 0)
    rng, found, times = random.Random(3), Counter[int](), 4000
    for _ in range(times):
        world = GAME.imagine(view, rng)
        found.update(seat for seat in (1, 2, 3) if "1m.4" in world.hands[seat])
    plain = sum(not is_bonus(piece) for piece in sight.unseen(view))
    chance = 13 / plain
    for seat in (1, 2, 3):
        slack = 6 * (times * chance * (1 - chance)) ** 0.5
        assert abs(found[seat] - times * chance) < slack


def test_the_tile_an_opponent_has_drawn_is_imagined_anywhere_in_its_hand() -> None:
    view = GAME.view(Play(wall({}, "2m")).state, 1)
    rng = random.Random(4)
    worlds = [GAME.imagine(view, rng) for _ in range(400)]
    assert all(world.drawn in world.hands[0] for world in worlds)
    at = Counter(world.hands[0].index(world.drawn) for world in worlds)
    assert len(at) == 14


def test_an_opponents_drawn_tile_is_nobodys_business() -> None:
    state = Play(wall({}, "2m")).state
    assert GAME.view(state, 0).drawn == "2m.1"
    assert [GAME.view(state, seat).drawn for seat in (1, 2, 3)] == [None, None, None]


def test_a_window_shows_the_own_answer_and_no_other() -> None:
    """Law 2."""
    play = Play(wall({1: "5p 5p", 2: "5p"}, "5p")).discard("5p")
    play.do(1, "pung").do(3, "pass")
    answers = [GAME.view(play.state, seat).answer for seat in range(4)]
    assert answers == [None, Action(1, "pung", ("5p.1", "5p.2")), None, Action(3, "pass")]
    assert GAME.view_legal(GAME.view(play.state, 1)) == ()
    assert GAME.view_legal(GAME.view(play.state, 0)) == ()
    world = GAME.imagine(GAME.view(play.state, 1), random.Random(5))
    assert GAME.to_act(world) == (2, 3)


def test_a_pending_claim_keeps_its_pieces_when_the_rest_is_exchanged() -> None:
    play = Play(wall({1: "5p 5p", 2: "5p"}, "5p")).discard("5p").do(1, "pung")
    rng = random.Random(6)
    for _ in range(20):
        world = GAME.reshuffled(play.state, 0, rng)
        assert {"5p.1", "5p.2"} <= set(world.hands[1])
        assert world.answers == play.state.answers
        assert world.hands[0] == play.state.hands[0]
    assert any(
        GAME.reshuffled(play.state, 0, rng).hands[2] != play.state.hands[2] for _ in range(3)
    )


def test_the_view_counts_what_it_does_not_show(eager: Log) -> None:
    for state in eager.states[1:-1:7]:
        for seat in range(4):
            view: View = GAME.view(state, seat)
            assert view.counts == tuple(len(hand) for hand in state.hands)
            assert len(sight.unseen(view)) == view.wall + sum(view.counts) - len(view.hand)


def test_before_the_deal_a_view_is_empty() -> None:
    state = GAME.new(Options(2))
    view = GAME.view(state, 1)
    assert (view.phase, view.dealer, view.hand, view.wall) == ("deal", 2, (), 0)
    assert GAME.imagine(view, random.Random(7)) == state
    assert GAME.reshuffled(state, 1, random.Random(7)) == state
    assert GAME.view_legal(view) == ()
