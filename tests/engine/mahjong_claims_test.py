"""The claim cases of the vectors (C01 …), on the real engine with scripted walls."""

from __future__ import annotations

import json
import random
from itertools import permutations
from pathlib import Path

import pytest
from engine.mahjong_script import Play, kinds, wall

from cardavia_desktop.engine.bots import Budget, Question
from cardavia_desktop.engine.core import Moved, Options, Place, Turn
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.mahjong import rules, sight
from cardavia_desktop.engine.mahjong.game import GAME
from cardavia_desktop.engine.mahjong.greedy import Greedy
from cardavia_desktop.engine.mahjong.offers import worth
from cardavia_desktop.engine.mahjong.state import spot

VECTORS = Path(__file__).parent.parent / "vectors" / "hk-mahjong.json"

# Hands that win on 5p, with their faan on a discard.
THREE = "1m 2m 3m 4m 5m 6m 7s 8s 9s 4p 6p 2s 2s"
TWO = "1m 2m 3m 4m 5m 6m 7s 8s 9s 4p 6p N N"
SIX = "1p 2p 3p 4p 6p 7p 8p 9p R R R W W"
LIMIT = "1p 1p 1p 2p 3p 4p 5p 6p 7p 8p 9p 9p 9p"
ORPHANS = "1m 9m 1p 9p 1s E S W N R G B B"


def test_every_claim_case_of_the_vectors_has_its_test() -> None:
    cases = json.loads(VECTORS.read_text("utf-8"))["claims"]
    names = [name for name in globals() if name.startswith("test_c")]
    tested = {part.upper() for name in names for part in name.split("_")}
    assert {case["id"] for case in cases} <= tested


def test_c01_the_nearest_legal_winner_wins_alone() -> None:
    """C01, M7."""
    play = Play(wall({1: "5p 5p", 2: THREE, 3: LIMIT}, "5p"))
    play.discard("5p").answer({1: "pung", 3: "win", 2: "win"})
    assert play.result.winner == 2
    assert play.score.capped_total == 3
    assert play.result.net == (-24, 0, 24, 0)
    assert [(p.source, p.target, p.amount) for p in play.result.payments] == [(0, 2, 24)]


def test_c02_a_hand_of_two_faan_does_not_block_a_farther_win() -> None:
    """C02, M13."""
    play = Play(wall({1: TWO, 3: SIX}, "5p")).discard("5p")
    assert "win" not in play.verbs(1)
    low = worth(spot(play.state, 1))
    assert low is not None
    assert (low.raw_total, low.legal) == (2, False)
    play.answer({3: "win"})
    assert play.result.net == (-192, 0, 0, 192)


@pytest.mark.parametrize("order", list(permutations((0, 2, 3))))
def test_c03_win_beats_pung_beats_chow_in_any_order_of_answers(order: tuple[int, ...]) -> None:
    """C03, M7: South discards; West could chow, North pung, East win."""
    said = {2: "chow", 3: "pung", 0: "win"}
    hands = {0: THREE, 1: "5p", 2: "3p 4p", 3: "5p 5p"}
    play = Play(wall(hands, "1s", "1s")).rounds("1s").discard("5p")
    play.answer({seat: said[seat] for seat in order})
    assert (play.result.winner, play.score.capped_total) == (0, 3)


@pytest.mark.parametrize("order", list(permutations((0, 2, 3))))
def test_c03_pung_beats_chow_in_any_order_of_answers(order: tuple[int, ...]) -> None:
    """C03, M7, without the win."""
    said = {2: "chow", 3: "pung", 0: "pass"}
    hands = {0: THREE, 1: "5p", 2: "3p 4p", 3: "5p 5p"}
    play = Play(wall(hands, "1s", "1s")).rounds("1s").discard("5p")
    play.answer({seat: said[seat] for seat in order})
    assert (play.state.turn, play.state.phase) == (3, "discard")


def test_c05_a_chow_only_for_the_next_player() -> None:
    """C05, M6."""
    play = Play(wall({0: "4p 6p", 1: "4p 6p", 3: "5p"}, "1s", "1s 1s 9s"))
    play.rounds("1s", "1s", "1s").discard("5p")
    assert play.state.turn == 3
    assert "chow" in play.verbs(0)
    assert "chow" not in play.verbs(1)
    assert "chow" not in play.verbs(2)


def test_c07_pung_and_kong_are_both_offered() -> None:
    """C07, M6."""
    play = Play(wall({0: "7s 7s 7s", 1: "7s"}, "1s", "1s")).rounds("1s").discard("7s")
    assert {"pass", "pung", "kong"} <= play.verbs(0)


def test_c08_no_exposed_kong_when_the_wall_is_empty() -> None:
    """C08, M10, M12."""
    play = Play(wall({0: "7s 7s 7s"}, "1m", tail="7s", blooms=2)).run_down(0).discard("7s")
    assert play.state.left == 0
    assert {"pass", "pung"} <= play.verbs(0)
    assert "kong" not in play.verbs(0)


@pytest.mark.parametrize("claim", ["pung", "chow 4p 6p"])
def test_c09_no_kong_in_the_turn_of_a_chow_or_pung(claim: str) -> None:
    """C09, M11."""
    play = Play(wall({0: "5p 5p 4p 6p 9s 9s 9s 9s", 3: "5p"}, "1s", "1s 1s 1m"))
    play.rounds("1s", "1s", "1s").discard("5p").answer({0: claim})
    assert play.state.turn == 0
    assert play.verbs(0) == {"discard"}
    play.rounds(next(k for k in play.hand(0) if k != "9s"), "", "", "")
    assert play.state.turn == 0
    assert ["9s"] * 4 in [kinds(each.pieces) for each in play.legal(0, "kong")]


def test_c12_a_concealed_kong_is_never_robbed() -> None:
    """C12, M9."""
    play = Play(wall({0: ORPHANS, 2: "9s 9s 9s 9s"}, "5m", "5m 5m", back="6m"))
    play.rounds("5m", "5m").do(2, "kong", "9s 9s 9s 9s")
    assert GAME.to_act(play.state) == (2,)
    assert play.state.phase == "turn"
    assert "6m" in play.hand(2)
    assert not any(isinstance(event, Turn) and event.phase == "rob" for event in play.events)


def test_c13_an_added_kong_needs_one_tile_in_the_wall() -> None:
    """C13, M10: with one left it is legal and its replacement empties the wall."""
    play = Play(wall({3: "7p 7p 7p"}, "1m", "1m 7p", tail="1s 1s 1s 1s", blooms=0))
    play.rounds("1m", "1m").discard("7p").answer({3: "pung"})
    play.rounds(next(k for k in play.hand(3) if k != "7p")).run_down(5)
    while play.state.turn != 3 or play.state.left > 4:
        play.rounds("")
    start = play.state
    # The same seat with fewer tiles left: the next ones drawn are left out of the wall.
    for left, offered in ((4, True), (1, True), (0, False)):
        short = start._replace(back=start.front + left)
        kongs = [each for each in GAME.legal(short, 3) if each.verb == "kong"]
        assert bool(kongs) is offered, left
    step = GAME.apply(start._replace(back=start.front + 1), rules.legal(start, 3)[-1])
    state = step.state
    for seat in (0, 1, 2):
        state = GAME.apply(state, next(iter(GAME.legal(state, seat)))).state
    assert (state.left, state.turn, state.after_kong) == (0, 3, True)
    assert "kong" not in {each.verb for each in GAME.legal(state, 3)}


def test_c15_the_last_tile_of_the_wall_is_a_flower() -> None:
    """C15, M12, M1."""
    play = Play(wall({}, "1m", tail="f1", blooms=2)).run_down(1)
    play.rounds("")
    assert (play.result.kind, play.result.net) == ("draw", (0, 0, 0, 0))
    seat = next(n for n in range(4) if "f1" in play.state.flowers[n])
    shown = Moved(("f1",), Place("hand", seat), Place("flowers", seat))
    assert shown in play.events
    assert not play.result.payments


def test_c17_exactly_the_chosen_copy_leaves_the_hand() -> None:
    """C17, M5: it is shown as a discard from the hand, the drawn copy stays."""
    play = Play(wall({0: "5p.1"}, "1s", "1s 1s 1s 5p.3")).rounds("1s", "1s", "1s", "1s")
    assert (play.state.turn, play.state.drawn) == (0, "5p.3")
    play.discard("5p.1")
    assert Moved(("5p.1",), Place("hand", 0), Place("river", 0)) in play.events
    assert "5p.3" in play.state.hands[0]
    lying = play.state.rivers[0][-1]
    assert (lying.piece, lying.drawn) == ("5p.1", False)
    again = Log.replay(GAME, Options(0), play.log.actions)
    assert again.entries == play.log.entries


def test_c18_no_robbery_is_left_over() -> None:
    """C18, M9, M13: North passes the robbery and wins later on an ordinary discard."""
    waiting = "1m 2m 3m 4m 5m 6m 7s 8s 9s 4p 5p 2s 2s"  # 3p and 6p
    hands = {1: "1s", 2: "6p 6p 6p 3p", 3: waiting}
    play = Play(wall(hands, "6p", "1s 1s 1s 9m 9m 9m 9m", back="9s"))
    play.discard("6p").answer({2: "pung"}).rounds(next(k for k in play.hand(2) if k[1:] != "p"))
    while play.state.turn != 2:
        play.rounds("")
    play.do(2, "kong", "6p")
    assert play.legal(3, "win")
    play.answer()
    assert (play.state.turn, play.state.after_kong) == (2, True)
    play.discard("3p").answer({3: "win"})
    assert play.result.winner == 3
    assert "robbed_kong" not in play.patterns
    assert play.result.net[2] == -24


def test_c19_a_discard_ends_the_kong_replacement() -> None:
    """C19, M8."""
    hand = "9s 9s 9s 1m 2m 3m 4m 5m 6m 4p 6p 2s 2s"
    draws = "1s 1s 1s 5p"
    play = Play(wall({0: hand}, "9s", draws, back="8s"))
    play.do(0, "kong", "9s 9s 9s 9s").rounds("8s", "1s", "1s", "1s").do(0, "win")
    assert play.result.winner == 0
    assert play.patterns == {"concealed_hand", "self_draw", "no_flowers"}


@pytest.mark.parametrize(
    ("tile", "waiting"),
    [
        ("6p", "1m 2m 3m 4m 5m 6m 7s 8s 9s 4p 5p 2s 2s"),
        ("5p", THREE),
        ("3p", "1m 2m 3m 4m 5m 6m 7s 8s 9s 1p 2p 2s 2s"),
        ("9s", ORPHANS),
        ("5p", SIX),
    ],
)
def test_c21_a_robbed_tile_completes_neither_pung_nor_pair(tile: str, waiting: str) -> None:
    """C21, M9: the declarer holds the other three."""
    hands = {2: f"{tile} {tile} {tile}", 0: waiting}
    play = Play(wall(hands, tile, "4s 4m 4m 4m", blooms=1))
    play.discard(tile).answer({2: "pung"})
    play.rounds(next(k for k in play.hand(2) if k != tile))
    while play.state.turn != 2:
        play.rounds("")
    play.do(2, "kong", tile).answer({0: "win"})
    assert play.result.winner == 0
    assert play.hand(0).count(tile) == 1
    assert play.result.net[2] == -play.result.net[0] < 0
    if not play.score.limit:
        assert "robbed_kong" in play.patterns
        assert "self_draw" not in play.patterns


def test_c22_and_c24_flags_and_pieces_stay_possible_in_greedy_deals() -> None:
    """C22, C24, and the law's invariants at every step of sixteen deals, a win or a draw each."""
    bot, rng, ends = Greedy(), random.Random(22), set()
    for deal in range(16):
        state = GAME.new(Options(deal % 4))
        state = GAME.apply(state, GAME.chance(state, rng)).state
        while seats := GAME.to_act(state):
            whole = [piece for pieces in GAME.places(state).values() for piece in pieces]
            assert sorted(whole) == sorted(GAME.pieces)
            for seat in range(4):
                spare = len(state.hands[seat]) + 3 * len(state.melds[seat]) - 13
                on_turn = state.phase in ("turn", "discard") and seat == state.turn
                assert spare == on_turn
            for seat in seats:
                found = worth(spot(state, seat))
                if found is not None:
                    _possible(found.hand.win_by, found.hand.flags, state.left)
                    offered = "win" in {each.verb for each in GAME.legal(state, seat)}
                    assert offered == found.legal == (found.raw_total >= 3)
            view = sight.view(state, seats[0])
            question = Question("hk-mahjong", view, GAME.legal(state, seats[0]), "greedy", 1)
            state = GAME.apply(state, bot.choose(question, Budget()).action).state
        assert state.result is not None
        assert sum(state.result.net) == 0
        ends.add(state.result.kind)
    assert ends == {"win", "draw"}


def _possible(win_by: str, flags: frozenset[str], left: int) -> None:
    assert win_by != "robbed_kong" or (left >= 1 and not flags)
    if win_by == "discard":
        assert flags <= {"final_discard", "first_discard"}
        assert ("final_discard" in flags) == (left == 0)
    if win_by == "self_draw":
        assert not flags & {"final_discard", "first_discard"}
        assert ("final_wall_draw" in flags) == (left == 0)
