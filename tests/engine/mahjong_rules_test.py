"""The play of a mahjong deal, paragraph by paragraph (M1–M13, M16, M19, M20)."""

from __future__ import annotations

import random

import pytest
from engine.mahjong_script import Play, adding_kong, kinds, wall

from cardavia_desktop.engine.core import (
    TABLE,
    Action,
    Called,
    Ended,
    IllegalAction,
    Moved,
    Options,
    Place,
    Shown,
    Turn,
)
from cardavia_desktop.engine.mahjong import sight
from cardavia_desktop.engine.mahjong.game import GAME
from cardavia_desktop.engine.mahjong.offers import maybe_complete, worth
from cardavia_desktop.engine.mahjong.pieces import BONUS, KIND, PIECES, seat_wind
from cardavia_desktop.engine.mahjong.scoring import Hand, score
from cardavia_desktop.engine.mahjong.state import spot

WALL, HAND0 = Place("wall"), Place("hand", 0)
THREE = "1m 2m 3m 4m 5m 6m 7s 8s 9s 4p 6p 2s 2s"
"""Wins on 5p with 3 faan on a discard."""
QUIET = "1s"
"""A discard that nobody wants in these walls."""


def test_m1_a_deal_without_a_winner_pays_nothing() -> None:
    """M1, M12: the wall runs out, the last discard is claimed by nobody."""
    play = Play(wall({}, QUIET, blooms=1)).run_down(0).discard().answer()
    assert (play.result.kind, play.result.winner) == ("draw", None)
    assert (play.result.net, play.result.payments) == ((0, 0, 0, 0), ())
    assert play.events[-1] == Ended("draw")


def test_m2_the_box_holds_144_different_tiles() -> None:
    """M2."""
    assert len(set(PIECES)) == 144
    assert sorted(map(list(KIND.values()).count, set(KIND.values()))) == [1] * 8 + [4] * 34


@pytest.mark.parametrize("dealer", range(4))
def test_m3_the_dealer_gets_fourteen_tiles_the_others_thirteen(dealer: int) -> None:
    """M3, M4: whoever deals; deterministic from the front of the wall."""
    shuffle = wall({}, dealer=dealer)
    play = Play(shuffle, dealer)
    sizes = [len(hand) for hand in play.state.hands]
    assert sizes == [14 if seat == dealer else 13 for seat in range(4)]
    assert play.state.turn == dealer
    assert set(play.state.hands[(dealer + 1) % 4]) == set(shuffle.pieces[13:26])
    assert play.state.drawn == shuffle.pieces[52]
    assert play.state.left == 144 - 53


def test_m3_each_seat_finishes_its_chain_before_the_next_begins() -> None:
    """M3: East's replacement is a flower and is replaced before South's flower."""
    play = Play(wall({0: "f1", 1: "f2"}, QUIET, back="q1 1m 2m"))
    assert play.state.flowers[:2] == (("f1", "q1"), ("f2",))
    assert "1m" in play.hand(0)
    assert "2m" in play.hand(1)
    blooms = [e.pieces[0] for e in play.events if isinstance(e, Moved) and e.source != WALL]
    assert blooms == ["f1", "q1", "f2"]


def test_m3_a_flower_drawn_in_play_is_replaced_before_anything_else() -> None:
    """M3: a chain of two, from the back of the wall; the last tile is the drawn one."""
    play = Play(wall({}, QUIET, "f3", back="q2 5m")).rounds(QUIET)
    assert play.state.turn == 1
    assert play.state.flowers[1] == ("f3", "q2")
    assert play.state.drawn is not None
    assert KIND[play.state.drawn] == "5m"
    hand, blooms = Place("hand", 1), Place("flowers", 1)
    assert play.events[-5:] == (
        Moved(("f3",), WALL, hand, (1,)),
        Moved(("f3",), hand, blooms),
        Moved(("q2",), WALL, hand, (1,), "back"),
        Moved(("q2",), hand, blooms),
        Moved((play.state.drawn,), WALL, hand, (1,), "back"),
    )


def test_m3_flowers_lie_outside_the_hand_and_do_not_open_it() -> None:
    """M3."""
    play = Play(wall({0: f"f4 q4 {THREE[:-6]}"}, QUIET, "1s 1s 1s 5p", back="2s 2s"))
    play.rounds(QUIET, "1s", "1s", "1s").do(0, "win")
    assert "concealed_hand" in play.patterns
    assert len(play.state.hands[0]) == 14


def test_m3_no_tile_of_the_wall_is_reserved() -> None:
    """M3: 144 − 53 tiles are drawn before the deal ends."""
    play = Play(wall({}, QUIET, blooms=3)).run_down(0)
    assert play.state.left == 0
    assert play.state.phase == "turn"
    assert GAME.places(play.state)[WALL] == ()


def test_m4_seats_follow_each_other_and_the_winds_too() -> None:
    """M4: the next player has the next number, the dealer is East, then South, West, North."""
    play = Play(wall({}, dealer=2), 2)
    seen = []
    for _ in range(5):
        seen.append(play.state.turn)
        play.rounds("")
    assert seen == [2, 3, 0, 1, 2]
    assert [seat_wind(seat, 2) for seat in (2, 3, 0, 1)] == ["E", "S", "W", "N"]


def test_m4_the_round_wind_is_east_whoever_deals() -> None:
    """M4: with seat 1 as dealer seat 0 is North and scores East as the round wind only."""
    hand = "E E E N N N 1m 2m 3m 4p 4p 9s 9s"
    play = Play(wall({0: hand, 1: "4p"}, "4p", dealer=1), 1)
    play.discard("4p").answer({0: "win"})
    assert {"round_wind", "seat_wind"} <= play.patterns


def test_m5_a_draw_from_the_front_then_a_discard() -> None:
    """M5."""
    shuffle = wall({}, QUIET, "9p 8p")
    play = Play(shuffle).rounds(QUIET)
    assert play.state.drawn == shuffle.pieces[53]
    assert play.verbs(1) >= {"discard"}
    play.discard("9p")
    assert play.events == (
        Moved((shuffle.pieces[53],), Place("hand", 1), Place("river", 1), None, "drawn"),
        Turn(1, "claim"),
    )


def test_m6_every_chow_that_fits_is_a_choice_of_its_own() -> None:
    """M6: of equal copies in the hand the lowest one is used."""
    play = Play(wall({1: "3p 4p 4p 6p 7p"}, "5p")).discard("5p")
    chows = play.legal(1, "chow")
    assert [kinds(each.pieces) for each in chows] == [["3p", "4p"], ["4p", "6p"], ["6p", "7p"]]
    assert chows[0].pieces == ("3p.1", "4p.1")
    play.answer({1: "chow 6p 7p"})
    meld = play.state.melds[1][0]
    assert (meld.kind, meld.state, meld.source, meld.claimed) == ("chow", "exposed", 0, "5p.1")
    assert kinds(meld.pieces) == ["5p", "6p", "7p"]
    assert play.state.rivers[0][0].taken == 1


def test_m6_a_chow_never_runs_over_the_end_of_a_suit() -> None:
    """M6, M14: 9m and 1p are neighbours only in the tile order; honours make no chow."""
    play = Play(wall({1: "8m 1p 2p S W R G"}, "9m")).discard("9m")
    assert play.legal(1, "chow") == []
    play = Play(wall({1: "S W R G"}, "E")).discard("E")
    assert play.legal(1, "chow") == []


def test_m6_anyone_may_pung_or_kong_or_win() -> None:
    """M6."""
    play = Play(wall({2: "5p 5p 5p"}, "5p")).discard("5p")
    assert {"pung", "kong"} <= play.verbs(2)
    play.answer({2: "kong"})
    meld = play.state.melds[2][0]
    assert (meld.kind, meld.state, meld.claimed) == ("kong", "exposed", "5p.4")
    assert (play.state.turn, play.state.phase, play.state.after_kong) == (2, "turn", True)
    assert len(play.state.hands[2]) == 11
    assert isinstance(play.events[-1], Moved)
    assert play.events[-1].note == "replacement"


def test_m7_all_answer_before_anything_is_shown() -> None:
    """M7, law 2: an answer has no event, and the view of the others does not change."""
    play = Play(wall({1: "5p 5p", 2: THREE}, "5p")).discard("5p")
    assert GAME.to_act(play.state) == (1, 2, 3)
    before = [sight.view(play.state, seat) for seat in range(4)]
    play.do(1, "pung")
    assert play.events == ()
    assert [sight.view(play.state, seat) for seat in (0, 2, 3)] == [before[n] for n in (0, 2, 3)]
    assert sight.view(play.state, 1).answer == Action(1, "pung", ("5p.1", "5p.2"))
    assert GAME.legal(play.state, 1) == ()
    play.answer({2: "win"})
    assert play.result.winner == 2


def test_m7_of_two_legal_winners_only_the_nearer_one_wins() -> None:
    """M7: North discards, East and West could win; East is nearer."""
    hands = {0: THREE, 2: THREE.replace("2s 2s", "3s 3s"), 3: "5p"}
    play = Play(wall(hands, QUIET, "1s 1s 1s")).rounds(QUIET, "1s", "1s").discard("5p")
    play.answer({2: "win", 0: "win"})
    assert (play.result.winner, play.result.net[2]) == (0, 0)


def test_m8_a_concealed_kong_on_the_dealers_first_turn() -> None:
    """M8: with the four dealt; everybody sees its kind; a replacement comes from the back."""
    play = Play(wall({0: "9s 9s 9s 9s"}, QUIET, back="2m")).do(0, "kong", "9s 9s 9s 9s")
    tiles = ("9s.1", "9s.2", "9s.3", "9s.4")
    assert play.events == (
        Called(0, "kong", tiles),
        Moved(tiles, HAND0, Place("meld", 0, 0)),
        Moved(("2m.1",), WALL, HAND0, (0,), "replacement"),
    )
    assert sight.view(play.state, 2).melds[0][0].state == "concealed"
    assert play.state.drawn == "2m.1"
    assert not play.state.first_turn


def test_m8_kong_after_kong() -> None:
    """M8: the replacement makes the next kong."""
    play = Play(wall({0: "9s 9s 9s 8s 8s 8s"}, "9s", back="8s 2m"))
    play.do(0, "kong", "9s 9s 9s 9s").do(0, "kong", "8s 8s 8s 8s")
    assert len(play.state.melds[0]) == 2
    assert play.state.after_kong
    assert "2m" in play.hand(0)


def pung_then_turn(draws: str, hands: dict[int, str], back: str = "") -> Play:
    """West pungs East's 5p; then it is West's turn after a draw, all others discarding theirs."""
    play = Play(wall(hands, "5p", draws, back=back)).discard("5p").answer({2: "pung"})
    play.rounds(next(k for k in play.hand(2) if k not in ("5p", "7s", "E")))
    while play.state.turn != 2:
        play.rounds("")
    return play


def test_m8_the_fourth_tile_joins_the_pung_when_drawn_and_when_held() -> None:
    """M8."""
    held = pung_then_turn("1s 1s 1s", {2: "5p 5p 5p"})
    assert [kinds(each.pieces) for each in held.legal(2, "kong")] == [["5p"]]
    drawn = pung_then_turn("1s 1s 1s 5p", {2: "5p 5p"})
    assert (drawn.state.drawn, len(drawn.legal(2, "kong"))) == ("5p.4", 1)
    held.do(2, "kong", "5p")
    meld = held.state.melds[2][0]
    assert (meld.kind, meld.state, meld.source) == ("kong", "added", 0)
    assert len(meld.pieces) == 4


def test_m8_a_win_on_the_replacement_scores_it_also_through_a_flower() -> None:
    """M8: the replacement was a flower, its own replacement wins."""
    hand = "9s 9s 9s 9s 1m 2m 3m 4m 5m 6m 4p 6p 2s"
    play = Play(wall({0: hand}, "2s", back="f3 5p")).do(0, "kong", "9s 9s 9s 9s").do(0, "win")
    assert {"kong_replacement", "self_draw", "concealed_hand"} == play.patterns
    assert play.score.hand.flags == {"kong_replacement", "flower_replacement"}


def test_m8_a_flowers_replacement_alone_scores_nothing() -> None:
    """M8."""
    play = Play(wall({0: THREE}, QUIET, "1s 1s 1s f3", back="5p"))
    play.rounds(QUIET, "1s", "1s", "1s").do(0, "win")
    assert play.patterns == {"all_chows", "concealed_hand", "self_draw"}
    assert play.score.hand.flags == {"flower_replacement"}


def test_m9_an_added_kong_is_robbed_by_the_nearest_winner() -> None:
    """M9: all others are asked; North is nearer to West than East."""
    play = adding_kong()
    assert (play.state.phase, GAME.to_act(play.state)) == ("rob", (3, 0, 1))
    assert play.verbs(1) == {"pass"}
    assert sight.view(play.state, 1).last == "6p.3"
    left = play.state.left
    play.answer({0: "win", 3: "win"})
    assert play.result.winner == 3
    assert play.patterns >= {"robbed_kong"}
    assert not play.patterns & {"self_draw", "kong_replacement"}
    pung = play.state.melds[2][0]
    assert (pung.kind, pung.state, len(pung.pieces)) == ("pung", "exposed", 3)
    assert play.state.left == left
    assert Moved(("6p.3",), Place("meld", 2, 0), Place("hand", 3)) in play.events
    assert play.result.net == (0, 0, -play.result.net[3], play.result.net[3])
    assert play.result.net[3] == 3 * 16


def test_m9_an_unrobbed_kong_draws_its_replacement() -> None:
    """M9, M8."""
    play = adding_kong().answer()
    assert (play.state.turn, play.state.phase, play.state.after_kong) == (2, "turn", True)
    assert play.events[0] == Turn(2, "turn")
    assert play.state.melds[2][0].state == "added"


def test_m10_the_replacement_that_empties_the_wall_is_the_final_draw() -> None:
    """M10, M12."""
    hand = "9s 9s 9s 9s 1m 2m 3m 4m 5m 6m 4p 6p 2s"
    start = Play(wall({0: hand}, "2s", back="5p")).state
    state = start._replace(front=start.back - 1)
    kong = next(each for each in GAME.legal(state, 0) if each.verb == "kong")
    state = GAME.apply(state, kong).state
    found = worth(spot(state, 0))
    assert found is not None
    assert found.hand.flags == {"kong_replacement", "final_wall_draw"}
    assert {"final_draw", "kong_replacement", "self_draw"} <= {p.id for p in found.points}


def test_m11_after_a_claim_only_a_discard_and_any_tile() -> None:
    """M11: no win with a complete hand, no kong; the claimed kind and the other end are free."""
    hand = "4p 6p 5p 7p 9s 9s 9s 9s 1m 2m 3m E E"
    play = Play(wall({1: hand}, "5p")).discard("5p").answer({1: "chow 4p 6p"})
    assert play.verbs(1) == {"discard"}
    may = {KIND[each.pieces[0]] for each in GAME.legal(play.state, 1)}
    assert {"5p", "7p"} <= may
    assert play.events[-1] == Turn(1, "discard")


def test_m11_a_complete_hand_after_a_pung_may_not_win() -> None:
    """M11: passing the win for a pung gives it away for this turn."""
    hand = "5p 5p R R R G G G B B 1m 2m 3m"
    play = Play(wall({1: hand}, "5p")).discard("5p")
    play.answer({1: "pung"})
    assert play.verbs(1) == {"discard"}


def test_m12_claims_of_a_final_discard() -> None:
    """M12: pung and chow stay legal, and the discard after the claim is final again."""
    hands = {0: "7s 7s 5m", 1: "1m 2m 3m 4p 5p 6p 7p 8p 9p 9s 9s 4m 6m"}
    play = Play(wall(hands, "1s", tail="7s", blooms=2)).run_down(0)
    assert play.state.turn == 3
    play.discard("7s")
    assert "pung" in play.verbs(0)
    play.answer({0: "pung"}).discard("5m")
    assert {"win", "chow"} <= play.verbs(1)
    play.answer({1: "win"})
    assert "final_discard" in play.patterns


def test_m12_the_tile_that_empties_the_wall_is_a_final_draw() -> None:
    """M12."""
    play = Play(wall({3: THREE}, QUIET, tail="5p", blooms=2)).run_down(0)
    play.do(3, "win")
    assert "final_draw" in play.patterns


@pytest.mark.parametrize("of_kong", [False, True])
def test_m12_a_flower_with_nothing_left_to_replace_it_ends_the_deal(of_kong: bool) -> None:
    """M12: for a kong the kong stands."""
    start = Play(wall({0: "9s 9s 9s 9s"}, QUIET, "f1", back="f2")).state
    if of_kong:
        state = start._replace(front=start.back - 1)
        action = next(each for each in GAME.legal(state, 0) if each.verb == "kong")
    else:
        state = start._replace(back=start.front + 1)
        state = GAME.apply(state, GAME.legal(state, 0)[0]).state
        for seat in (1, 2):
            state = GAME.apply(state, Action(seat, "pass")).state
        action = Action(3, "pass")
    step = GAME.apply(state, action)
    state, result = step.state, step.state.result
    assert result is not None
    assert (result.kind, result.net, state.left) == ("draw", (0, 0, 0, 0), 0)
    assert state.flowers[0 if of_kong else 1] == (("f2",) if of_kong else ("f1",))
    assert len(state.melds[0]) == of_kong
    assert state.turn == (0 if of_kong else 1)


def test_m12_all_hands_are_shown_at_the_end() -> None:
    """M12."""
    play = Play(wall({2: THREE}, "5p")).discard("5p").answer({2: "win"})
    shown = [event for event in play.events if isinstance(event, Shown)]
    assert [event.place.seat for event in shown] == [2, 3, 0, 1]
    assert sight.view(play.state, 0).hands == play.state.hands
    assert "5p.1" in play.state.hands[2]


def test_m13_the_interface_can_say_two_of_three_faan() -> None:
    """M13: a win below three faan is not offered, its worth is known from the view."""
    low = THREE.replace("2s 2s", "N N")
    play = Play(wall({1: low}, "5p")).discard("5p")
    view = sight.view(play.state, 1)
    found = sight.worth(view)
    assert "win" not in play.verbs(1)
    assert found is not None
    assert (found.raw_total, found.legal) == (2, False)


def test_m13_a_passed_win_may_be_taken_later_on_the_same_tile() -> None:
    """M13."""
    play = Play(wall({1: "5p", 2: THREE}, "5p", "1s")).discard("5p")
    assert "win" in play.verbs(2)
    play.answer().discard("5p")
    play.answer({2: "win"})
    assert play.result.winner == 2


def test_m13_the_dealer_may_win_on_the_dealt_tiles() -> None:
    """M13: a self-draw on the fourteenth tile."""
    play = Play(wall({0: THREE}, "5p")).do(0, "win")
    assert play.score.hand.win_tile == "5p.1"
    assert play.score.hand.flags == {"dealt_hand"}
    assert "self_draw" in play.patterns
    assert play.events[0] == Called(0, "win", ("5p.1",))


def test_m13_a_dealt_flower_is_not_the_fourteenth_tile_but_its_replacement() -> None:
    """M13, M3."""
    play = Play(wall({0: THREE}, "f4", back="5p"))
    assert play.state.drawn == "5p.1"
    play = Play(wall({0: f"f4 {THREE[3:]}"}, "5p", back="1m"))
    assert play.state.drawn == "5p.1"


def test_m16_flowers_count_toward_the_three_faan() -> None:
    """M16: the same two-faan hand becomes legal with its own season instead of no flower."""
    low = THREE.replace("2s 2s", "N N")
    hand = f"q2 f2 {low[6:]}"
    play = Play(wall({1: hand}, "5p", back="1m 2m")).discard("5p")
    found = worth(spot(play.state, 1))
    assert found is not None
    assert {p.id for p in found.points} == {"own_flower", "own_season", "concealed_hand"}
    assert "win" in play.verbs(1)


def test_m19_m20_everybody_pays_one_base_for_a_self_draw() -> None:
    """M19, M20: 4 faan, 16 each."""
    play = Play(wall({0: THREE}, QUIET, "1s 1s 1s 5p")).rounds(QUIET, "1s", "1s", "1s")
    play.do(0, "win")
    assert play.score.capped_total == 4
    assert play.result.net == (48, -16, -16, -16)
    assert [point.rule for point in play.result.payments[0].points] == ["M19", "M20"]


def test_the_sieve_before_scoring_never_hides_a_winning_shape() -> None:
    """M14, law 7: checked on complete hands of all shapes and on random tiles."""
    rng = random.Random(14)
    plain = [piece for piece in PIECES if piece not in BONUS]
    for _ in range(3000):
        tiles = tuple(rng.sample(plain, rng.choice((2, 5, 8, 11, 14))))
        if score(Hand("E", tiles[:-1], (), tiles[-1], "discard")) is not None:
            assert maybe_complete(tiles)
    pair = [piece for n in rng.sample(range(34), 7) for piece in plain[4 * n : 4 * n + 2]]
    assert maybe_complete(tuple(pair))
    orphans = [plain[4 * n] for n in (0, 8, 9, 17, 18, 26, *range(27, 34))]
    assert maybe_complete((*orphans, "B.2"))
    assert not maybe_complete(tuple(plain[4 * n] for n in range(2, 16)))


@pytest.mark.parametrize(
    "text",
    [
        "0 shuffle 1m.1",
        "T shuffle 1m.1",
        "T deal " + " ".join(PIECES),
        "T shuffle " + " ".join([*PIECES[:-1], PIECES[0]]),
        "0 discard 1m.1",
        "0 pass",
    ],
)
def test_before_the_deal_only_a_shuffle_of_all_tiles_is_legal(text: str) -> None:
    """M2, law 5."""
    with pytest.raises(IllegalAction, match="shuffle"):
        GAME.apply(GAME.new(Options(0)), Action.parse(text))
    assert GAME.to_act(GAME.new(Options(3))) == (TABLE,)
