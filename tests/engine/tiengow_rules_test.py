"""The play of a deal, paragraph by paragraph (T1–T7, T9, T11, T12)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from cardavia_desktop.engine.core import (
    TABLE,
    Action,
    Called,
    IllegalAction,
    Options,
    Piece,
    Place,
    Result,
    Scored,
    Turn,
)
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.tiengow import GAME, choices, rulings
from cardavia_desktop.engine.tiengow.pieces import (
    GROUPS,
    PIECES,
    Group,
    beats,
    group_of,
    groups_in,
    in_order,
)
from cardavia_desktop.engine.tiengow.view import View


class Deal:
    """A scripted deal: hands by seat as texts, filled up at random from what is left."""

    def __init__(self, hands: Sequence[str], banker: int = 0) -> None:
        named = [hand.split() for hand in hands] + [[]] * (4 - len(hands))
        rest = [p for p in PIECES if not any(p in hand for hand in named)]
        random.Random(1).shuffle(rest)
        order: list[Piece] = []
        for hand in named:
            need = 8 - len(hand)
            order += [*hand, *rest[:need]]
            rest = rest[need:]
        self.log = Log(GAME, Options(banker))
        self.log.play(Action(TABLE, "shuffle", tuple(order)))

    @property
    def state(self) -> Any:
        return self.log.state

    def view(self, seat: int) -> View:
        return GAME.view(self.state, seat)

    def up(self, pieces: str) -> Deal:
        """The seat on turn leads or beats with these."""
        self.log.play(Action(self.state.turn, "play", in_order(pieces.split())))
        return self

    def down(self, pieces: str) -> Deal:
        self.log.play(Action(self.state.turn, "discard", in_order(pieces.split())))
        return self

    def rest(self, count: int = 3) -> Deal:
        """The next seats discard their last pieces in table order."""
        for _ in range(count):
            size = self.state.trick.count
            self.down(" ".join(self.state.hands[self.state.turn][-size:]))
        return self

    def legal(self) -> list[str]:
        return [str(action) for action in GAME.legal(self.state, self.state.turn)]

    @property
    def result(self) -> Result:
        found = GAME.result(self.state)
        assert found is not None
        return found

    def events(self, kind: type) -> list[Any]:
        return [event for event in self.log.entries[-1].events if isinstance(event, kind)]


def sixes_and_nines() -> str:
    return "6-6a 6-6b 3-6 4-5 1-1a 1-1b 2-6 3-5"


def test_there_are_84_physical_and_49_logical_groups() -> None:
    """T3: from the pieces alone, against the table."""
    assert len(GROUPS) == len({frozenset(g.pieces) for g in GROUPS}) == 84
    assert len({(g.kind, g.rank) for g in GROUPS}) == 49
    sizes = [len(g.pieces) for g in GROUPS]
    assert [sizes.count(n) for n in (1, 2, 3, 4)] == [32, 32, 16, 4]


def test_a_group_reads_back_from_its_text_in_any_order() -> None:
    """T3, law 6."""
    for group in GROUPS:
        assert Group.parse(str(group)) == group
        assert group_of(reversed(group.pieces)) == group
    with pytest.raises(ValueError):
        Group.parse("6-6a 2-6")
    assert group_of(["6-6a", "6-6a"]) is None


def test_copies_of_equal_sum_and_other_suits_make_no_pair() -> None:
    """T3: 2-2 and 1-3, two sixes of different suits, Heaven and eight."""
    for text in ("2-2a 1-3a", "1-5a 2-4", "6-6a 2-6", "1-6a 2-5", "2-4 1-4", "6-6a 1-1a"):
        assert group_of(text.split()) is None, text


def test_a_hand_of_two_quartets_holds_all_their_parts() -> None:
    """T3: part of a larger set may be led."""
    kinds = [group.kind for group in groups_in(sixes_and_nines().split())]
    assert kinds.count("X22") == 2
    assert kinds.count("X21") == kinds.count("X12") == 4
    assert kinds.count("X11") == 8
    assert kinds.count("C2") == kinds.count("M2") == 2
    assert len(kinds) == 30


def test_families_rank_heaven_earth_man_goose_and_nothing_crosses_kinds() -> None:
    """T4, T6: counted over every pair of groups."""
    for one in GROUPS:
        for two in GROUPS:
            if beats(one, two):
                assert one.kind == two.kind != "SUP"
                assert one.rank > two.rank
                assert not beats(two, one)
    mixed = [group for group in GROUPS if group.kind == "X21"]
    order = sorted({(group.rank, group.pieces[0][:3]) for group in mixed})
    assert [kind for _, kind in order] == ["1-3", "4-4", "1-1", "6-6"]


def test_eight_pieces_are_dealt_and_the_banker_leads() -> None:
    """T2."""
    deal = Deal([], banker=2)
    assert deal.events(Turn) == [Turn(2, "lead")]
    assert [len(hand) for hand in deal.state.hands] == [8, 8, 8, 8]
    assert GAME.to_act(deal.state) == (2,)


def test_play_goes_to_the_right_and_the_winner_leads() -> None:
    """T2."""
    deal = Deal(["1-5a", "3-3a", "", "6-6a"], banker=0)
    deal.up("1-5a")
    assert deal.state.turn == 1
    deal.up("3-3a").rest(1).up("6-6a")
    assert deal.state.turn == 3
    assert deal.state.columns == (0, 0, 0, 1)
    assert deal.state.phase == "lead"


def test_a_trick_of_n_pieces_is_n_columns() -> None:
    """T1."""
    deal = Deal([sixes_and_nines()])
    deal.up("6-6a 6-6b 3-6").rest()
    assert deal.state.columns == (3, 0, 0, 0)


def test_a_follower_may_discard_anything_also_what_would_win() -> None:
    """T5."""
    deal = Deal(["1-5a", "6-6a 6-6b 3-6 4-5 1-1a 1-1b 2-6 3-5"]).up("1-5a")
    assert len([text for text in deal.legal() if " discard " in text]) == 8
    assert "1 discard 6-6a" in deal.legal()
    assert [t for t in deal.legal() if " play " in t] == [
        "1 play 1-1b", "1 play 1-1a", "1 play 6-6b", "1 play 6-6a",
    ]  # fmt: skip


def test_every_set_of_as_many_pieces_may_be_discarded() -> None:
    """T4, T5."""
    deal = Deal([sixes_and_nines()]).up("6-6a 6-6b 3-6 4-5")
    assert len(deal.legal()) == 70
    assert all(" discard " in text for text in deal.legal())


def test_supreme_as_a_follower_is_a_plain_discard() -> None:
    """T6."""
    deal = Deal(["1-4 2-3", "2-4 1-2 6-6a 6-6b"]).up("1-4 2-3")
    assert not any(" play " in text for text in deal.legal())
    assert "1 discard 2-4 1-2" in deal.legal()
    with pytest.raises(IllegalAction, match="does not beat"):
        deal.up("2-4 1-2")


def test_nothing_beats_a_led_supreme_and_it_pays_at_once() -> None:
    """T6, T9: two from each, double with the banker."""
    deal = Deal(["3-6 4-5 6-6a 6-6b", "2-4 1-2"], banker=1).up("2-4 1-2").rest()
    assert [(p.source, p.amount) for p in deal.state.tricks[0].instant] == [
        (0, 4), (2, 4), (3, 4),
    ]  # fmt: skip
    (scored,) = deal.events(Scored)
    assert scored.reason == "instant"
    assert [point.id for point in scored.payments[0].points] == ["supreme", "banker"]
    with pytest.raises(IllegalAction, match="does not beat"):
        Deal(["3-6 4-5 6-6a 6-6b", "", "2-4 1-2"], banker=2).up("2-4 1-2").rest(1).up("6-6a 6-6b")


def test_a_beating_quartet_takes_the_instant_payment() -> None:
    """T9: four from each, double from the banker."""
    deal = Deal(["1-3a 1-3b 1-4 2-3", sixes_and_nines()])
    deal.up("1-3a 1-3b 1-4 2-3").up("6-6a 6-6b 3-6 4-5").rest(2)
    payments = deal.state.tricks[0].instant
    assert [(p.source, p.target, p.amount) for p in payments] == [(0, 1, 8), (2, 1, 4), (3, 1, 4)]
    assert deal.view(3).instant == payments


def last_single(columns_of_2: bool) -> Deal:
    """Seat 0 leads everything; before the last single seat 2 has a column, or none."""
    deal = Deal(
        [
            "6-6a 6-6b 3-6 4-5 1-1a 1-1b 5-5a 1-2",
            "1-3a 1-3b 1-4 2-3 2-2a 2-2b 3-3a 4-6b",
            "4-4a 4-4b 2-5 3-4 5-6a 5-6b 4-6a 2-4",
            "2-6 3-5 5-5b 3-3b 1-6a 1-6b 1-5a 1-5b",
        ]
    )
    deal.up("6-6a 6-6b 3-6 4-5").rest(1).down("4-4b 2-5 3-4 5-6a").rest(1)
    deal.up("1-1a").rest(1).down("5-6b").rest(1)
    if columns_of_2:
        deal.up("5-5a").rest(1).up("4-4a").rest(1)
        deal.up("4-6a").down("5-5b").up("1-1b").rest(1)
    else:
        deal.up("1-1b").rest(1).down("4-4a").rest(1)
        deal.up("5-5a").rest(1).down("4-6a").rest(1)
    assert deal.state.turn == 0
    return deal


def test_who_has_no_column_must_discard_on_the_last_single() -> None:
    """T7: said aloud, asked with one answer only, and a sweep for a leader with seven."""
    deal = last_single(columns_of_2=False)
    assert deal.state.columns == (7, 0, 0, 0)
    deal.up("1-2")
    calls = deal.events(Called)
    assert calls == [Called(seat, "early_death", (), 0) for seat in (1, 2, 3)]
    deal.rest(1)
    assert deal.legal() == ["2 discard 2-4"]
    assert choices.dead(deal.view(2))
    found = choices.why_not(deal.view(2), ["2-4"])
    assert found is not None and (found.id, found.rule) == ("early_death", "T7")
    with pytest.raises(IllegalAction, match="early death"):
        deal.up("2-4")
    deal.rest(2)
    assert deal.result.detail.columns == (8, 0, 0, 0)
    assert [p.id for p in deal.result.points] == ["final_little_three", "sweep"]
    assert deal.result.detail.multiplier == 4


def test_a_last_pair_is_exempt_from_early_death() -> None:
    """T7 ◆."""
    deal = Deal(
        [
            "1-1a 1-1b 2-6 3-5 5-5a 5-5b 1-4 2-3",
            "6-6a 6-6b 4-4a 4-4b 1-6a 1-6b 4-5 3-6",
        ]
    )
    deal.up("1-1a 1-1b 2-6 3-5").down("6-6a 6-6b 1-6a 1-6b").rest(2)
    deal.up("5-5a 5-5b").down("4-4a 4-4b").rest(2)
    deal.up("1-4 2-3")
    assert deal.events(Called) == []
    assert "1 play 3-6 4-5" in deal.legal()
    deal.up("3-6 4-5").rest(2)
    assert deal.result.winner == 1
    assert deal.result.detail.columns == (6, 2, 0, 0)


def test_the_one_with_most_columns_may_gain_more_than_the_last_winner() -> None:
    """T8, T12: an excess of two goes to seat 0; both are named."""
    deal = Deal(
        [
            "1-1a 1-1b 2-6 3-5 2-4 1-2 1-4 2-3",
            "6-6a 6-6b 4-4a 4-4b 1-6a 1-6b 4-5 3-6",
        ]
    )
    deal.up("1-1a 1-1b 2-6 3-5").down("6-6a 6-6b 1-6a 1-6b").rest(2)
    deal.up("2-4 1-2").down("4-4a 4-4b").rest(2)
    deal.up("1-4 2-3").up("3-6 4-5").rest(2)
    final = deal.result.detail
    assert deal.result.winner == final.next_banker == 1
    assert final.gained_most == (0,)
    assert final.instant_net == (36, -12, -12, -12)
    assert final.final_net == (4, 6, -5, -5)


def test_big_six_captures_little_three() -> None:
    """T11: the leader pays what the two others owe, besides his own."""
    deal = last_single(columns_of_2=True)
    assert deal.state.columns == (6, 0, 1, 0)
    deal.up("1-2").rest(1).up("2-4").rest(1)
    final = deal.result.detail
    assert final.captured == 0
    assert final.columns == (6, 0, 2, 0)
    assert [(p.source, p.target, p.amount) for p in final.payments] == [
        (2, 0, 4), (0, 2, 5), (0, 2, 5),
    ]  # fmt: skip
    assert Called(2, "capture", ("2-4",), 0) in deal.events(Called)
    assert [p.id for p in final.payments[1].points] == ["no_columns", "captured"]


def test_discards_are_seen_by_their_owner_and_by_all_at_the_end() -> None:
    """T5."""
    deal = last_single(columns_of_2=False)
    assert len(deal.view(2).discards(2)) == 7
    assert deal.view(1).discards(2) == ()
    deal.up("1-2").rest()
    for seat in range(4):
        assert len(deal.view(seat).discards(2)) == 8
    previous = deal.view(0).previous
    assert previous is not None and previous.winner == 0


def test_columns_counts_and_groups_face_up_are_public() -> None:
    """T5 ◆."""
    deal = Deal(["1-5a", "3-3a"]).up("1-5a").up("3-3a").rest(1)
    views = [deal.view(seat) for seat in range(4)]
    assert {(v.columns, v.counts, v.turn, v.banker) for v in views} == {
        ((0, 0, 0, 0), (7, 7, 7, 8), 3, 0)
    }
    for view in views:
        assert view.trick is not None
        assert [play.pieces for play in view.trick.plays[:2]] == [("1-5a",), ("3-3a",)]
        assert view.trick.plays[2].pieces == (() if view.seat != 2 else deal.view(2).discards(2))
        assert view.trick.group.pieces == ("3-3a",)


def test_the_interface_learns_what_can_be_played() -> None:
    """T3, T4."""
    deal = Deal([sixes_and_nines(), "4-4a 4-4b 2-5 3-4 1-4 2-3"])
    assert len(choices.leads(deal.view(0))) == 30
    assert choices.leads(deal.view(1)) == choices.playable(deal.view(1)) == ()
    deal.up("2-6")
    assert choices.beating(deal.view(1)) == ()
    assert choices.is_sure(deal.view(0), ["3-6"])
    lower = Deal(["1-2", "4-4a 4-4b 2-5 3-4 1-4 2-3"]).up("1-2")
    found = [str(group) for group in choices.beating(lower.view(1))]
    assert found == ["2-3", "1-4", "3-4", "2-5"]
    assert choices.playable(lower.view(1)) == choices.beating(lower.view(1))


def test_why_a_selection_cannot_go_face_up_is_said_with_what_is_needed() -> None:
    """T2–T4, T6."""
    deal = Deal(["4-4a 4-4b 1-4 6-6a 3-5", "6-6b 3-6 1-1a 2-6 5-5a 5-5b 1-3a 2-3"])

    def why(seat: int, *pieces: str) -> tuple[str, str, int, int] | None:
        found = choices.why_not(deal.view(seat), pieces)
        return None if found is None else (found.id, found.kind, found.rank, found.count)

    assert why(1, "6-6b") == ("not_your_turn", "", 0, 0)
    assert why(0) == ("empty", "", 0, 0)
    assert why(0, "6-6b") == ("not_held", "", 0, 0)
    assert why(0, "6-6a", "3-5") == ("no_group", "", 0, 0)
    assert why(0, "4-4b", "4-4a") is None
    deal.up("4-4a 4-4b")
    assert why(1, "6-6b") == ("count", "C2", 10, 2)
    assert why(1, "6-6b", "3-6") == ("kind", "C2", 10, 2)
    assert why(1, "5-5a", "5-5b") == ("rank", "C2", 10, 2)
    assert choices.why_no_discard(deal.view(1), ["5-5a", "6-6b"]) is None
    short = choices.why_no_discard(deal.view(1), ["5-5a"])
    assert short is not None and (short.id, short.count) == ("count", 2)
    assert Action(1, "discard", in_order(["5-5b", "6-6b"])) in GAME.legal(deal.state, 1)
    over = Deal(["2-4 1-2", "6-6a 6-6b"]).up("2-4 1-2")
    found = choices.why_not(over.view(1), ["6-6a", "6-6b"])
    assert found is not None and (found.id, found.rule) == ("supreme", "T6")


def test_nothing_above_the_highest_rank_is_named_as_needed() -> None:
    """T4: no group beats a pair of Heaven."""
    deal = Deal(["6-6a 6-6b", "1-1a 1-1b"]).up("6-6a 6-6b")
    found = choices.why_not(deal.view(1), ["1-1a", "1-1b"])
    assert found is not None and (found.id, found.rank) == ("rank", 0)


@pytest.mark.parametrize(
    "text",
    [
        "0 discard 1-5a",  # a leader does not discard
        "1 play 3-3a",  # not on turn
        "0 play 3-3a",  # another's piece
        "0 play 1-5a 1-6a",  # no group
        "0 play 1-5b 1-5a",  # not in table order
        "0 play",
        "0 pass",
        "T shuffle 1-5a",
        "0 play 9-9",
    ],
)
def test_an_illegal_action_raises_with_the_position_and_changes_nothing(text: str) -> None:
    """T3, law 5."""
    deal = Deal(["1-5a 1-5b 1-6a", "3-3a"])
    before = deal.state
    with pytest.raises(IllegalAction, match=r"hands .*1-5a"):
        GAME.apply(before, Action.parse(text))
    assert deal.state == before
    assert GAME.places(before)[Place("hand", 0)] == before.hands[0]


def test_turning_a_house_decision_round_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """T7 ◆: with pairs included, a pair without columns must be discarded, too."""
    assert not rulings.must_discard(2, 2, 0)
    monkeypatch.setattr(rulings, "EARLY_DEATH_COUNTS", frozenset({1, 2}))
    assert rulings.must_discard(2, 2, 0)
    assert not rulings.must_discard(2, 3, 0)
    assert not rulings.must_discard(1, 1, 1)
