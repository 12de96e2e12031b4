"""The preparation: openings, Hezi, ready, and the dealer's heavenly win (N5–N8)."""

from __future__ import annotations

import pytest
from nantong_table import WAITS_147M, Table

from cardavia_desktop.engine.core import Action, IllegalAction, Moved, Options, Place
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.longcards import GAME
from cardavia_desktop.engine.longcards.rulings import seats_from

DEAD_WAIT = "1M 2M 3M 3M TH TH TH WF WF WF RF RF RF 9C 9C 9C 5C 5C 5C 7S 7S 7S"
COMPLETE = WAITS_147M + " 4M"


def test_the_dealer_holds_23_the_others_22_and_51_stay_in_the_stock() -> None:
    """N5."""
    table = Table(["", "", ""], "", dealer=1)
    assert [len(hand) for hand in table.state.hands] == [22, 23, 22]
    assert (len(table.state.indicators), len(table.state.stock)) == (2, 51)
    assert table.state.turn == 1


def test_the_preparation_goes_round_from_the_dealer() -> None:
    """N1, N6; that the deal rotates (N4) is the series' business, see `play/seats_test`."""
    assert seats_from(2) == (2, 0, 1)


def test_only_a_whole_shuffle_of_the_120_cards_starts_a_deal() -> None:
    """N2."""
    log = Log(GAME, Options(0))
    for pieces in (GAME.pieces[:-1], GAME.pieces[:-1] + GAME.pieces[:1]):
        with pytest.raises(IllegalAction):
            log.play(Action(-1, "shuffle", pieces))
    assert log.state.phase == "deal"


def test_four_identical_are_laid_and_one_replacement_comes_from_the_back() -> None:
    """N6 (a)."""
    table = Table(["5C 5C 5C 5C"], "1M 2S", front="9M", back="TH")
    table.do("0 open 5C 5C 5C 5C")
    assert table.state.melds[0][0].what == "open4"
    assert "TH.1" in table.state.hands[0]
    drawn = [e for e in table.events if isinstance(e, Moved) and e.note == "replacement"]
    assert [(e.source, e.audience) for e in drawn] == [(Place("stock"), (0,))]
    assert len(table.state.stock) == 50


def test_three_that_equal_an_indicator_are_laid_without_a_replacement() -> None:
    """N6 (b)."""
    table = Table(["5C 5C 5C 7M 7M 7M"], "5C 2S")
    assert "0 open 7M 7M 7M" not in table.legal(0)
    table.do("0 open 5C 5C 5C")
    assert table.state.melds[0][0].what == "open3"
    assert len(table.state.stock) == 51


def test_a_hezi_lies_apart_and_draws_two_replacements() -> None:
    """N6 (c)."""
    table = Table(["4C 4C"], "4C 4C", back="TH WF")
    table.do("0 hezi 4C 4C")
    state = table.state
    assert state.melds[0] == () and len(state.hezi[0]) == 2
    assert {"TH.1", "WF.1"} <= set(state.hands[0]) and len(state.hands[0]) == 23
    assert len(state.stock) == 49


def test_two_equal_cards_are_no_hezi_when_the_indicators_differ() -> None:
    """N6 (c)."""
    assert "0 hezi 4C 4C" not in Table(["4C 4C"], "4C 4S").legal(0)


def test_a_replacement_is_never_declared() -> None:
    """N6: only cards of the original deal."""
    table = Table(["5C 5C 5C 5C 3M 3M 3M"], "1M 2S", back="3M")
    table.do("0 open 5C 5C 5C 5C")
    assert table.state.fresh == ("3M.4",)
    assert not any("open" in action for action in table.legal(0))


def test_a_replacement_does_not_complete_a_triple_that_equals_an_indicator() -> None:
    """N6: only cards of the original deal."""
    table = Table(["5C 5C 5C 5C 3M 3M"], "3M 2S", back="3M")
    table.do("0 open 5C 5C 5C 5C")
    assert table.legal(0) == ["0 finish"]


def test_each_seat_finishes_before_the_next_prepares() -> None:
    """N6."""
    table = Table(["", "5C 5C 5C 5C", ""], "1M 2S", dealer=2)
    assert GAME.to_act(table.state) == (2,)
    assert table.legal(1) == []
    table.do("2 finish", "0 finish")
    assert "1 open 5C 5C 5C 5C" in table.legal(1)
    table.do("1 open 5C 5C 5C 5C", "1 finish")
    assert (table.state.phase, table.state.turn) == ("turn", 2)


def test_a_waiting_hand_may_be_declared_ready() -> None:
    """N7."""
    table = Table(["", WAITS_147M], "9S 9M")
    table.do("0 finish")
    assert table.legal(1) == ["1 finish", "1 ready"]
    table.do("1 ready")
    assert table.state.ready == (False, True, False)


def test_the_dealer_never_declares_ready() -> None:
    """N7."""
    table = Table([COMPLETE], "9S 9M")
    assert table.legal(0) == ["0 finish"]


def test_a_hand_whose_only_wait_is_dead_may_not_be_ready() -> None:
    """N7: both free copies of the only wait are indicators."""
    table = Table(["", DEAD_WAIT], "3M 3M")
    table.do("0 finish")
    assert table.legal(1) == ["1 finish", "1 hezi 3M 3M"]
    live = Table(["", DEAD_WAIT], "3M 9S")
    live.do("0 finish")
    assert "1 ready" in live.legal(1)


def test_ready_is_tested_after_ones_own_replacements() -> None:
    """N7: the replacement makes the hand wait."""
    hand = "5M 5M 5M 5M " + "2S 3S 4S 5S 6S 7S 2C 2C 2C 4C 5C 6C 6C 7C 8C TH TH 9M"
    table = Table(["", hand], "9S 1M", back="TH")
    table.do("0 finish")
    assert "1 ready" not in table.legal(1)
    table.do("1 open 5M 5M 5M 5M")
    assert "1 ready" in table.legal(1)


def test_a_ready_hand_is_locked_to_the_drawn_card_and_claims_only_wins() -> None:
    """N7: no pong, no kong; discard the drawn card."""
    table = Table(["8M 8M", WAITS_147M], "9S 9M", front="2C")
    table.do("0 finish", "1 ready", "2 finish", "0 discard 8M")
    assert table.legal(1) == ["1 pass"]
    table.quiet()
    assert table.legal(1) == ["1 discard 2C"]


def test_declining_a_self_drawn_win_keeps_ready_and_costs_nothing() -> None:
    """N7, N13."""
    table = Table(["9C", WAITS_147M], "9S 9M", front="4M 1C 2C 7M")
    table.do("0 finish", "1 ready", "2 finish", "0 discard 9C").quiet()
    assert table.legal(1) == ["1 discard 4M", "1 win"]
    table.do("1 discard 4M").quiet().drop(2)
    assert table.legal(1) == ["1 discard 7M", "1 win"]
    table.do("1 win")
    assert "ready" in table.state.result.detail.sheets[1].doublings


def test_a_heavenly_win_doubles_and_earns_no_bonus_for_a_winning_card() -> None:
    """N8."""
    table = Table([COMPLETE], "1S 9C").finish()
    assert table.view(0).first_turn
    table.do("0 win")
    sheet = table.state.result.detail.sheets[0]
    assert (sheet.doublings, sheet.self_draw, sheet.wait) == (("heavenly",), 0, 0)
    assert (sheet.before, sheet.raw, sheet.total) == (24, 48, 50)


def test_a_dealer_who_kongs_first_wins_ordinarily_on_the_replacement() -> None:
    """N8, N9: the kong is allowed on the dealer's first turn."""
    hand = "1M 1M 1M 1M 2M 3M 5M 6M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 2C 4C 5C 6C 4M"
    table = Table([hand], "9M 9C", back="7M").finish()
    assert "0 win" in table.legal(0)
    table.do("0 kong 1M 1M 1M 1M", "0 win")
    sheet = table.state.result.detail.sheets[0]
    assert sheet.doublings == ()
    assert (sheet.self_draw, sheet.kong_replacement) == (10, 10)
