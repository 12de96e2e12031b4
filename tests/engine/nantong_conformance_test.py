"""The laws of every game on long cards, in random deals and in scripted rare ones."""

from __future__ import annotations

import random
from functools import cache

import pytest
from engine import conformance as law
from nantong_table import WAITS_14M, WAITS_147M, Table

from cardavia_desktop.engine.core import Moved, Options, Place
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.longcards import GAME, hidden, make_bot
from cardavia_desktop.engine.longcards.groups import counts_of, waits
from cardavia_desktop.engine.longcards.hidden import Ways
from cardavia_desktop.engine.longcards.state import faults


def ready_deal() -> Log:
    """Seats 1 and 2 are ready; the win is declined until the stock is empty."""
    other = "2M 3M 4M 5M 6M 9M 9M 3S 4S 5S 6S 7S 8S 3C 3C 3C 4C 5C 6C 7C 8C 9C"
    table = Table(["", WAITS_147M, other], "1S 9S")
    table.do("0 finish", "1 ready", "2 ready")
    while table.state.phase != "end":
        table.drop()
    return table.log


def hezi_deal() -> Log:
    table = Table(["4C 4C", "5S 5S 5S 5S"], "4C 4C")
    table.do("0 hezi 4C 4C", "0 finish", "1 open 5S 5S 5S 5S", "1 finish", "2 finish")
    return table.drop(5).log


def robbed_deal() -> Log:
    table = Table(["4M", "4M 4M 4M 9M", WAITS_14M], "1S 9S", front="TH TH TH")
    table.finish().do("0 discard 4M", "2 pass", "1 pong 4M 4M", "1 discard 9M").quiet()
    return table.drop(2).do("1 kong 4M", "2 win", "0 pass").log


@cache
def deal(name: str) -> Log:
    match name:
        case "ready":
            return ready_deal()
        case "hezi":
            return hezi_deal()
        case "robbed":
            return robbed_deal()
        case "greedy":
            return law.play(GAME, 5, "greedy", make_bot("greedy"))
        case _:
            return law.play(GAME, 4, name)


every = pytest.mark.parametrize("name", ["random", "eager", "greedy", "ready", "hezi", "robbed"])


@every
def test_every_state_keeps_the_invariants(name: str) -> None:
    """Hand sizes, conservation, no exact-match kong, no claims by a ready seat."""
    log = deal(name)
    assert [fault for state in log.states for fault in faults(state)] == []


@every
def test_replacements_are_what_openings_hezi_and_kongs_take(name: str) -> None:
    """Replacements taken = opening quads + 2·Hezi + kongs; the rest is drawn from the front."""
    log = deal(name)
    drawn = {"": 0, "replacement": 0, "dealt": 0}
    for entry in log.entries:
        for event in entry.events:
            if isinstance(event, Moved) and event.source == Place("stock"):
                drawn[event.note] += event.count
    melds = [meld for seat in range(3) for meld in log.state.melds[seat]]
    owed = sum(meld.kind in ("quad", "kong") for meld in melds)
    owed += sum(2 for pair in log.state.hezi if pair)
    assert drawn["replacement"] == owed
    assert len(log.state.stock) == 51 - owed - drawn[""]


@every
def test_replay_and_undo(name: str) -> None:
    """Law 1."""
    log = deal(name)
    law.check_replay(log)
    law.check_undo(log, random.Random(1))
    assert log.entries[0].action.verb == "shuffle"


@every
def test_views_and_imagined_worlds(name: str) -> None:
    """Law 3: also with ready seats, whose hands are constructed."""
    log = deal(name)
    law.check_views(log, random.Random(2), 15)
    law.check_faces(log, random.Random(2), 15)
    assert faults(GAME.imagine(GAME.view(log.states[-2], 0), random.Random(1))) == []


@every
def test_hidden_pieces_cannot_be_told(name: str) -> None:
    """Law 3: fairness."""
    log = deal(name)
    law.check_exchange(log, random.Random(3), 15)
    law.check_swaps(log, random.Random(3), 6)
    assert GAME.reshuffled(log.states[1], 0, random.Random(1)) != log.states[1]


@every
def test_illegal_actions_notation_and_windows(name: str) -> None:
    """Laws 2, 5, 6."""
    log = deal(name)
    law.check_illegal(log, random.Random(4), 8)
    law.check_notation(log)
    law.check_windows(log)
    assert len(log.entries) > 5


def test_an_imagined_ready_hand_waits_for_a_live_kind() -> None:
    """N7, law 3: constructed at every ply, while the pool of hidden pieces shrinks."""
    log = deal("ready")
    rng = random.Random(5)
    indicators = counts_of(log.state.indicators)
    for state in log.states[4:-1:9]:
        view = GAME.view(state, 0)
        world = GAME.imagine(view, rng)
        for seat in (1, 2):
            hand = [p for p in world.hands[seat] if p != world.drawn or state.turn != seat]
            own = counts_of(hand)
            live = [k for k in waits(own) if own[k] + indicators[k] < 4]
            assert live, f"seat {seat} is not ready with {hand}"


def test_a_ready_hand_is_found_by_counting_where_grabbing_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """N7, law 3."""
    monkeypatch.setattr(hidden, "QUICK_TRIES", 0)
    log = deal("ready")
    for state, seat in ((log.states[5], 1), (log.states[-2], 0)):
        view = GAME.view(state, seat)
        world = GAME.imagine(view, random.Random(1))
        assert GAME.view(world, seat) == view and faults(world) == []


def test_groups_are_drawn_uniformly_among_the_ways_to_take_them() -> None:
    counts = [0] * 30
    counts[0], counts[1], counts[2], counts[3] = 3, 1, 1, 1
    rng = random.Random(6)
    ways = Ways(counts)
    seen: dict[str, int] = {}
    for _ in range(600):
        found = ways.draw(1, 0, 0, rng)
        seen[str(found)] = seen.get(str(found), 0) + 1
    assert len(seen) == 3 and min(seen.values()) > 150
    assert ways.draw(2, 1, 0, rng) is None


def test_a_waiting_part_is_one_card_short_of_a_group_or_a_pair() -> None:
    """N7."""
    counts = [0] * 30
    counts[0], counts[2], counts[27] = 1, 1, 2
    found = Ways(counts).draw(1, 1, 1, random.Random(1))
    assert found is not None
    assert sorted(part.cards for part in found) == [(0, 2), (27, 27)]
    assert [part.waits for part in found if part.waits is not None] == [1]


def test_random_deals_settle_to_zero_for_every_dealer() -> None:
    """N4, N25."""
    for seed in range(3):
        log = law.play(GAME, seed, "eager")
        law.check_sums(log)
        law.check_conservation(log)
        assert log.options == Options(seed)
