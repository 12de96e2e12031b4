"""The players of long cards: legal, repeatable, views only, and not foolish."""

from __future__ import annotations

import random

import pytest
from nantong_table import WAITS_147M, Table

from cardavia_desktop.engine.bots import Budget, Choice, Limit, Question
from cardavia_desktop.engine.core import TABLE, Options, Result
from cardavia_desktop.engine.longcards import GAME, NODES, make_bot
from cardavia_desktop.engine.longcards.groups import counts_of
from cardavia_desktop.engine.longcards.pieces import KIND
from cardavia_desktop.engine.longcards.state import faults
from cardavia_desktop.engine.longcards.view import View
from cardavia_desktop.engine.longcards.worth import Mind, triples_distance

LEVELS = ("beginner", "club", "strong", "greedy")


def ask(view: View, level: str, seed: int = 1, nodes: int | None = None) -> Choice:
    legal = GAME.view_legal(view)
    return make_bot(level).choose(
        Question("nantong", view, legal, level, seed, Limit(nodes)), Budget()
    )


def play(levels: tuple[str, str, str], seed: int) -> Result:
    rng = random.Random(seed)
    state = GAME.new(Options(seed % 3))
    while seats := GAME.to_act(state):
        if seats == (TABLE,):
            action = GAME.chance(state, rng)
        else:
            seat = seats[0]
            action = ask(GAME.view(state, seat), levels[seat], seed, 20).action
            assert action in GAME.legal(state, seat)
        state = GAME.apply(state, action).state
        assert faults(state) == []
    result = state.result
    assert result is not None
    return result


def test_every_level_has_a_limit() -> None:
    assert set(NODES) == set(LEVELS)
    with pytest.raises(KeyError):
        make_bot("master")


@pytest.mark.parametrize("level", LEVELS)
def test_players_end_a_deal_and_settle_to_zero(level: str) -> None:
    """N25."""
    for seed in range(2):
        assert sum(play((level, "greedy", "club"), seed).net) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_an_answer_depends_on_the_question_only(level: str) -> None:
    """Law 12: the same view, seed and limit give the same answer."""
    table = Table(["", "", ""], "1S 9C").finish()
    view = table.view(0)
    answers = {str(ask(view, level, 7, 10)) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_every_player_declares_ready_and_wins(level: str) -> None:
    """N7, N13."""
    table = Table(["4M", WAITS_147M], "1S 9C").do("0 finish")
    assert ask(table.view(1), level).action.verb == "ready"
    table.do("1 ready", "2 finish", "0 discard 4M")
    assert ask(table.view(1), level).action.verb == "win"


def test_greedy_makes_every_opening_declaration() -> None:
    """N6."""
    table = Table(["4C 4C 5S 5S 5S 5S"], "4C 4C")
    verbs = []
    while table.state.turn == 0 and table.state.phase == "prepare":
        action = ask(table.view(0), "greedy").action
        verbs.append(action.verb)
        table.log.play(action)
    assert verbs == ["open", "hezi", "finish"]


def test_greedy_discards_for_distance_then_useful_cards_then_card_order() -> None:
    hand = "2M 3M 5M 6M 7M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 2C 4C 5C 6C 6C 7C 8C"
    table = Table([hand + " RF"], "1S 9S").finish()
    assert KIND[ask(table.view(0), "greedy").action.pieces[0]] == "RF"


def test_greedy_pongs_only_when_that_brings_it_nearer() -> None:
    nearer = "2M 3M 5M 5M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 2C 4C 5C 6C 6C 7C 8C 9M"
    table = Table(["5M", nearer], "1S 9S").finish().do("0 discard 5M")
    assert ask(table.view(1), "greedy").action.verb == "pong"
    table = Table(["8M", WAITS_147M], "1S 9S").finish().do("0 discard 8M")
    assert ask(table.view(1), "greedy").action.verb == "pass"


def test_club_keeps_a_triple_of_old_generals() -> None:
    """N15: speed being equal, doubled cards stay."""
    hand = "1M 2M 4M 5M 7M 8M 1S 2S 4S 5S 7S 8S 1C 2C 4C 5C TH TH TH 9M 9C 6C 3S"
    table = Table([hand], "1M 2M").finish()
    assert KIND[ask(table.view(0), "club").action.pieces[0]] != "TH"


def test_strong_knows_a_card_that_nobody_won_on_as_safe() -> None:
    table = Table(["9M", "5M 5S"], "1S 9C", front="TH").finish()
    table.do("0 discard 9M").quiet()
    mind = Mind(table.view(1))
    mind.stock = 12
    assert mind.danger(8) < 0.1 * mind.danger(4)


def test_the_distance_to_triples_counts_dead_pairs_as_the_pair_only() -> None:
    """N20: the road to Piao Hu."""
    counts = counts_of(["1M.1", "1M.2", "1M.3", "5S.1", "5S.2", "9C.1"])
    live = [4 - copies for copies in counts]
    assert triples_distance(counts, 2, tuple(live)) == (2, 2, 3)
    live[13] = 0
    assert triples_distance(counts, 2, tuple(live)) == (2, 0, 3)


def test_a_choice_says_why() -> None:
    table = Table(["", "", ""], "1S 9C").finish()
    reasons = {reason.id: reason.value for reason in ask(table.view(0), "strong").reasons}
    assert reasons["distance"] >= 1 and reasons["useful"] > 0 and "keeps-hu" in reasons


@pytest.mark.slow
def test_club_and_strong_do_not_lose_to_greedy() -> None:
    for level in ("club", "strong"):
        total = 0
        for seed in range(100):
            for seat in range(3):
                levels = ["greedy"] * 3
                levels[seat] = level
                total += play((levels[0], levels[1], levels[2]), seed).net[seat]
        assert total > -300 * 4
