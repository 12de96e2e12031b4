"""Turns, claims, kongs, robbing, and how a deal ends (N3, N9–N14, N22, N25)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from nantong_table import WAITS_14M, WAITS_147M, Table

from cardavia_desktop.engine.core import Action, Ended, IllegalAction, Moved, Scored, Shown
from cardavia_desktop.engine.longcards import GAME


def test_the_next_seat_draws_from_the_front() -> None:
    """N9."""
    table = Table(["9M"], "1S 2S", front="TH").finish()
    table.do("0 discard 9M").quiet()
    assert (table.state.turn, table.state.phase, table.state.drawn) == (1, "turn", "TH.1")
    assert len(table.state.stock) == 50


def test_four_identical_in_hand_make_a_concealed_kong_with_a_replacement_from_the_back() -> None:
    """N9."""
    table = Table(["9M", "5C 5C 5C"], "1S 2S", front="5C", back="TH").finish()
    table.do("0 discard 9M").quiet().do("1 kong 5C 5C 5C 5C")
    assert table.state.melds[1][0].what == "concealed_kong"
    assert table.state.drawn == "TH.1" and table.view(1).after_kong
    note = [e.note for e in table.events if isinstance(e, Moved)][-1]
    assert note == "replacement"


def test_after_a_kong_one_may_kong_again() -> None:
    """N9."""
    table = Table(["5C 5C 5C 5C 6S 6S 6S 6S"], "1S 2S").finish()
    table.do("0 kong 5C 5C 5C 5C", "0 kong 6S 6S 6S 6S")
    assert len(table.state.melds[0]) == 2 and len(table.state.stock) == 49


def test_any_card_in_hand_may_be_added_to_a_pong() -> None:
    """N9: not only the card just drawn."""
    table = Table(["5C", "5C 5C 5C 9M 9C"], "1S 2S", front="TH TH TH").finish()
    table.do("0 discard 5C", "2 pass", "1 pong 5C 5C", "1 discard 9M").quiet()
    table.drop(2)
    assert table.state.turn == 1 and table.state.drawn != "5C.4"
    table.do("1 kong 5C").quiet()
    assert table.state.melds[1][0].what == "added_kong"
    assert table.state.drawn is not None


def test_after_a_pong_any_card_is_discarded_without_drawing_and_without_a_kong() -> None:
    """N11."""
    table = Table(["5C", "5C 5C 5C 6S 6S 6S 6S"], "1S 2S").finish()
    table.do("0 discard 5C", "2 pass", "1 pong 5C 5C")
    assert len(table.state.stock) == 51 and table.state.phase == "discard"
    verbs = {text.split()[1] for text in table.legal(1)}
    assert verbs == {"discard"} and "1 discard 5C" in table.legal(1)


def test_three_identical_make_an_open_kong_of_a_discard() -> None:
    """N11."""
    table = Table(["5C", "5C 5C 5C"], "1S 2S", back="TH").finish()
    table.do("0 discard 5C")
    assert table.legal(1) == ["1 pass", "1 pong 5C 5C", "1 kong 5C 5C 5C"]
    table.do("1 kong 5C 5C 5C", "2 pass")
    assert table.state.melds[1][0].what == "open_kong"
    assert (table.state.phase, table.state.drawn) == ("turn", "TH.1")
    assert table.state.rivers[0][0].taken == 1


def test_discards_never_make_sequences() -> None:
    """N11."""
    table = Table(["5C", "4C 6C 3C 7C", "4C 6C"], "1S 2S").finish()
    table.do("0 discard 5C")
    assert (table.legal(1), table.legal(2)) == (["1 pass"], ["2 pass"])


def test_a_discard_may_complete_a_sequence_to_win() -> None:
    """N1."""
    table = Table(["4M", WAITS_147M], "1S 9C").finish()
    table.do("0 discard 4M", "2 pass", "1 win")
    assert table.state.result.winner == 1


def test_a_win_comes_before_a_pong() -> None:
    """N11."""
    table = Table(["4M", "4M 4M", WAITS_147M], "1S 9C").finish()
    table.do("0 discard 4M", "1 pong 4M 4M", "2 win")
    assert table.state.result.winner == 2


def test_of_two_wins_the_nearest_after_the_discarder_has_it() -> None:
    """N11: only one player wins."""
    other = "2M 3M 5M 6M 7M 9M 9M 3S 4S 5S 6S 7S 8S 3C 3C 3C 4C 5C 6C 7C 8C 9C"
    for discarder, nearest in ((0, 1), (2, 0)):
        hands = [other, other, other]
        hands[nearest] = WAITS_147M
        hands[discarder] = "4M"
        table = Table(hands, "1S 9S", dealer=discarder).finish()
        first, second = [(discarder + n) % 3 for n in (2, 1)]
        table.do(f"{discarder} discard 4M", f"{first} win", f"{second} win")
        assert table.state.result.winner == nearest


def test_answers_stay_private_until_the_last_is_in() -> None:
    """N11: no event, and nothing in another seat's view."""
    table = Table(["4M", "4M 4M", WAITS_147M], "1S 9C").finish()
    table.do("0 discard 4M")
    before = [table.view(seat) for seat in range(3)]
    table.do("2 win")
    assert table.events == ()
    assert table.view(0) == before[0] and table.view(1) == before[1]
    assert table.view(2).answer == Action(2, "win")
    assert GAME.to_act(table.state) == (1,)


def test_an_added_kong_is_robbed_before_it_stands_and_stays_a_pong() -> None:
    """N10, N19: it scores as a discard win; the nearest seat has precedence."""
    table = Table(["4M", "4M 4M 4M 9M 9C", WAITS_14M], "1S 9S", front="TH TH TH").finish()
    table.do("0 discard 4M", "2 pass", "1 pong 4M 4M", "1 discard 9M").quiet().drop(2)
    table.do("1 kong 4M")
    assert table.state.phase == "rob" and GAME.to_act(table.state) == (2, 0)
    assert table.legal(2) == ["2 pass", "2 win"] and table.legal(0) == ["0 pass"]
    table.do("0 pass", "2 win")
    result = table.state.result
    assert table.state.melds[1][0].what == "pong" and table.state.won == "4M.4"
    sheet = result.detail.sheets[2]
    assert (sheet.self_draw, sheet.doublings) == (0, ())
    assert [line.what for line in result.detail.sheets[1].lines if line.card == "4M"] == ["pong"]


def test_only_added_kongs_can_be_robbed() -> None:
    """N10."""
    hands = ["9M", "4M 4M 4M", WAITS_14M]
    table = Table(hands, "1S 9C", front="4M").finish()
    table.do("0 discard 9M").quiet().do("1 kong 4M 4M 4M 4M")
    assert table.state.phase == "turn" and GAME.to_act(table.state) == (1,)


def test_an_unrobbed_added_kong_draws_its_replacement_from_the_back() -> None:
    """N9, N10."""
    table = Table(["5C", "5C 5C 5C 9M"], "1S 2S", front="TH WF RF", back="1M").finish()
    table.do("0 discard 5C", "2 pass", "1 pong 5C 5C", "1 discard 9M").quiet().drop(2)
    stock = len(table.state.stock)
    table.do("1 kong 5C", "2 pass", "0 pass")
    assert (table.state.drawn, len(table.state.stock)) == ("1M.1", stock - 1)


def test_passing_a_win_restricts_nothing_later() -> None:
    """N13."""
    table = Table(["4M 7M", WAITS_147M, "7M"], "1S 9C", front="TH 1C").finish()
    table.do("0 discard 4M", "1 pass", "2 pass", "1 discard TH").quiet()
    table.do("2 discard 7M")
    assert "1 win" in table.legal(1)


def test_the_first_discard_of_the_dealer_doubles_a_win_on_it_only() -> None:
    """N22: also after a dealer's kong."""
    table = Table(["4M", WAITS_147M], "1S 9C").finish()
    table.do("0 discard 4M", "1 win", "2 pass")
    assert table.state.result.detail.sheets[1].doublings == ("dealer_first_discard",)
    after = Table(["TH TH TH TH 4M", WAITS_147M], "1S 9C").finish()
    after.do("0 kong TH TH TH TH", "0 discard 4M", "1 win", "2 pass")
    assert after.state.result.detail.sheets[1].doublings == ("dealer_first_discard",)
    later = Table(["9C 4M", "1C", WAITS_147M], "1S 9S").finish()
    later.do("0 discard 9C").quiet().drop(2).do("0 discard 4M", "2 win", "1 pass")
    assert later.state.result.detail.sheets[2].doublings == ()


def drained(table: Table) -> Table:
    """Played on until the stock is empty and its last card is in somebody's hand."""
    table.finish()
    while table.state.stock:
        table.drop()
    return table


def test_an_empty_stock_ends_the_deal_after_the_last_claims() -> None:
    """N3, N12, N14: base hu is settled and all hands are shown."""
    table = drained(Table(["TH TH TH", "", ""], "1S 9C"))
    table.drop()
    assert table.state.phase == "end" and GAME.to_act(table.state) == ()
    result = table.state.result
    assert (result.kind, result.winner) == ("exhausted", None)
    assert sum(result.net) == 0
    events = table.events
    assert len([e for e in events if isinstance(e, Shown)]) == 3
    assert events[-1] == Ended("exhausted", None) and isinstance(events[-2], Scored)
    assert all(view.hands == table.state.hands for view in map(table.view, range(3)))
    totals = [sheet.total for sheet in result.detail.sheets]
    assert result.net == tuple(3 * total - sum(totals) for total in totals)


def test_a_kong_needs_a_card_in_the_stock() -> None:
    """N12."""
    table = Table(["5C 5C 5C 5C"], "1S 2S").finish()
    empty = replace(table.state, stock=())
    verbs = {action.verb for action in GAME.legal(empty, 0)}
    assert "0 kong 5C 5C 5C 5C" in table.legal(0) and "kong" not in verbs
    table = Table(["5C", "5C 5C 5C"], "1S 2S").finish().do("0 discard 5C")
    empty = replace(table.state, stock=())
    assert [action.verb for action in GAME.legal(empty, 1)] == ["pass", "pong"]


def test_the_last_card_of_the_stock_doubles_a_self_draw_also_as_a_replacement() -> None:
    """N22."""
    hand = WAITS_147M.replace("2C 2C 2C", "9S 9S 9S") + " 9S"
    table = Table([hand], "1S 9C", back="4M").finish()
    last = replace(table.state, stock=table.state.stock[-1:])
    kong = next(a for a in GAME.legal(last, 0) if a.verb == "kong")
    drawn = GAME.apply(last, kong).state
    ended = GAME.apply(drawn, Action(0, "win")).state
    sheet = ended.result.detail.sheets[0]
    assert sheet.doublings == ("last_stock_card",) and sheet.kong_replacement == 10


def test_after_the_last_card_a_pong_is_followed_by_a_discard_and_claims_again() -> None:
    """N12."""
    table = Table(["5C", "5C 5C TH", "TH TH"], "1S 2S").finish()
    table.log.states[-1] = replace(table.state, stock=())
    step = GAME.apply(table.state, next(a for a in GAME.legal(table.state, 0) if "5C" in str(a)))
    for text in ("2 pass", "1 pong 5C.2 5C.3", "1 discard TH.1", "0 pass"):
        step = GAME.apply(step.state, Action.parse(text))
    assert [a.verb for a in GAME.legal(step.state, 2)] == ["pass", "pong"]
    assert GAME.apply(step.state, Action.parse("2 pass")).state.phase == "end"


def test_an_illegal_action_raises_with_the_position_and_changes_nothing() -> None:
    """Law 5, N12."""
    table = Table(["9M"], "1S 2S").finish()
    before = table.state
    for action in (Action(1, "discard", (before.hands[1][0],)), Action(0, "win"), Action(0, "x")):
        with pytest.raises(IllegalAction, match="illegal action"):
            table.log.play(action)
    assert table.state is before
