"""The playout kernel and the reference player against the engine, move for move (law 7)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardavia_desktop.engine.bots import Budget, Question
from cardavia_desktop.engine.core import Action, Options
from cardavia_desktop.engine.tiengow import GAME, kernel, make_bot
from cardavia_desktop.engine.tiengow.pieces import (
    BIG_SIX,
    GROUPS,
    LITTLE_THREE,
    PIECES,
    group_of,
    in_order,
)
from cardavia_desktop.engine.tiengow.scoring import LastTrick, settle
from cardavia_desktop.engine.tiengow.worlds import Belief, Worlds

GREEDY = make_bot("greedy")


def greedy_action(state: Any) -> Action:
    (seat,) = GAME.to_act(state)
    legal = GAME.legal(state, seat)
    question = Question("tien-gow", GAME.view(state, seat), legal, "greedy", 0)
    action = GREEDY.choose(question, Budget()).action
    assert action in legal
    return action


def dealt(rng: random.Random) -> Any:
    state = GAME.new(Options(rng.randrange(4)))
    return GAME.apply(state, GAME.chance(state, rng)).state


def compare(seed: int, shrewd: int = 0) -> int:
    """Plays at random for some plies, then both by the policy; returns the plies compared.

    Of seats that play shrewdly only the rules are compared, not the choice.
    """
    rng = random.Random(seed)
    state = dealt(rng)
    for _ in range(rng.randrange(14)):
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, rng.choice(GAME.legal(state, seat))).state
        if not GAME.to_act(state):
            return 0
    (seat,) = GAME.to_act(state)
    position = Worlds(GAME.view(state, seat), Belief(), rng).next()
    hidden = [0, 0, 0, 0]
    for trick in (*state.tricks, *((state.trick,) if state.trick else ())):
        for play in trick.plays:
            if not play.up:
                hidden[play.seat] |= kernel.mask_of(play.pieces)
    position.hands = [kernel.mask_of(hand) for hand in state.hands]
    position.down = hidden
    trace: kernel.Trace = []
    net = kernel.playout(position, shrewd, trace)
    for seat, pieces, face_up in trace:
        if shrewd >> seat & 1:
            verb = "play" if face_up else "discard"
            action = Action(seat, verb, in_order(kernel.pieces_of(pieces)))
            assert action in GAME.legal(state, seat)
        else:
            action = greedy_action(state)
        assert action.seat == seat
        assert (kernel.mask_of(action.pieces), action.verb == "play") == (pieces, face_up)
        state = GAME.apply(state, action).state
    result = GAME.result(state)
    assert result is not None
    assert tuple(net) == result.net
    return len(trace)


def test_the_kernel_plays_move_for_move_like_the_engine() -> None:
    """Law 7, T3–T11: actions and points of 50 deals, from random positions on."""
    assert sum(compare(seed) for seed in range(50)) > 600


def test_the_shrewd_policy_plays_by_the_rules_of_the_engine() -> None:
    """Law 7: all seats shrewd, and two of them."""
    assert sum(compare(seed, 15) for seed in range(100, 130)) > 350
    assert sum(compare(seed, 0b0101) for seed in range(200, 220)) > 220


def test_the_shrewd_policy_keeps_its_sure_pieces_for_later() -> None:
    """It leads its weakest beatable piece while it has a column and more than two pieces left."""
    hand = kernel.mask_of(["6-6a", "1-5a", "5-5a"])
    unseen = kernel.ALL & ~hand & ~kernel.mask_of(["6-6b"])
    assert kernel.shrewd_lead(hand, unseen, patient=True) == kernel.mask_of(["1-5a"])
    assert kernel.shrewd_lead(hand, unseen, patient=False) == kernel.mask_of(["6-6a"])
    assert kernel.shrewd_discard(hand, unseen, 2) == kernel.mask_of(["1-5a", "5-5a"])
    pair = hand | kernel.mask_of(["6-6b"])
    assert kernel.shrewd_lead(pair, unseen, patient=True) == kernel.mask_of(["6-6a", "6-6b"])


@pytest.mark.slow
def test_the_kernel_plays_1000_deals_like_the_engine() -> None:
    """Law 7, T3–T11."""
    assert sum(compare(seed) for seed in range(1000, 2000)) > 12000


def test_the_kernel_settles_like_the_engine_whatever_the_columns() -> None:
    """T8, T10, T11: also where playouts seldom get."""
    rng = random.Random(2)
    compared = captured = 0
    while compared < 1500:
        cuts = sorted(rng.randrange(9) for _ in range(3))
        columns = tuple(b - a for a, b in zip([0, *cuts], [*cuts, 8], strict=True))
        winner, banker, leader = rng.randrange(4), rng.randrange(4), rng.randrange(4)
        winning = rng.choice(GROUPS)
        lead = winning
        if rng.random() < 0.3 and leader != winner:
            one, two = group_of((LITTLE_THREE,)), group_of((BIG_SIX,))
            assert one and two
            lead, winning = one, two
        elif leader != winner:
            leader = winner
        expected = settle(banker, columns, winner, LastTrick(leader, lead, winning))
        mask = kernel.mask_of(winning.pieces)
        capture = leader if expected.captured is not None else -1
        found = kernel.settled(banker, columns, winner, kernel.FINAL.get(mask, 1), capture)
        assert tuple(found) == expected.final_net
        compared += 1
        captured += capture >= 0
    assert captured > 100


@pytest.mark.parametrize("shrewd", [0, 15])
def test_play_stops_where_a_seat_is_to_act_and_goes_on_as_if_it_had_not(shrewd: int) -> None:
    """Whoever is put in at every stop plays the same deal as the policy alone."""
    stops = 0
    for seed in range(12):
        rng = random.Random(seed)
        state = dealt(rng)
        (seat,) = GAME.to_act(state)
        start = Worlds(GAME.view(state, seat), Belief(), rng).next()
        whole: kernel.Trace = []
        expected = kernel.playout(start.copy(), shrewd, whole)
        for stop in range(4):
            position = start.copy()
            parts: kernel.Trace = []
            while not kernel.run(position, shrewd, stop, parts):
                assert position.turn == stop and position.plays < 4
                _, pieces, face_up = whole[len(parts)]
                parts.append((stop, pieces, face_up))
                kernel.put(position, pieces, face_up)
                stops += 1
            assert parts == whole
            assert kernel.net(position) == expected
    assert stops > 150


def test_masks_and_pieces_are_each_others_inverse() -> None:
    for piece in PIECES:
        assert kernel.pieces_of(kernel.mask_of([piece])) == (piece,)
    assert kernel.mask_of(PIECES) == kernel.ALL
    assert len(kernel.SIZE) == 84


def test_every_world_of_a_stream_agrees_with_the_view() -> None:
    """Law 3: own pieces, numbers and faces are kept, whatever is believed."""
    rng = random.Random(6)
    state = dealt(rng)
    for _ in range(10):
        (seat,) = GAME.to_act(state)
        view = GAME.view(state, seat)
        worlds = Worlds(view, Belief(2.0, 1.0, 3.0), rng)
        for _ in range(5):
            world = worlds.next()
            assert world.hands[seat] == kernel.mask_of(view.hand)
            assert [hand.bit_count() for hand in world.hands] == list(view.counts)
            assert world.down[seat] == kernel.mask_of(view.discards(seat))
            every = [*world.hands, *world.down, world.up]
            assert sum(every) == kernel.ALL
            assert sum(mask.bit_count() for mask in every) == len(PIECES)
        state = GAME.apply(state, rng.choice(GAME.legal(state, seat))).state


def test_belief_moves_beating_pieces_away_from_who_discarded() -> None:
    """Who let a low single go probably holds nothing above it."""
    rng = random.Random(8)
    state = dealt(rng)
    (banker,) = GAME.to_act(state)
    low = min(GAME.legal(state, banker), key=lambda a: len(a.pieces))
    state = GAME.apply(state, low).state
    for _ in range(2):
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, GAME.legal(state, seat)[0]).state
    (seat,) = GAME.to_act(state)
    above = kernel.ABOVE[kernel.mask_of(low.pieces)]
    follower = (banker + 1) % 4

    def held(belief: Belief) -> int:
        worlds = Worlds(GAME.view(state, seat), belief, random.Random(1))
        return sum((worlds.next().hands[follower] & above).bit_count() for _ in range(200))

    assert held(Belief(unbeaten=3.0)) < 0.7 * held(Belief())
