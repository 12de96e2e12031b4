"""The settlement line by line (T8–T12), and each house decision of it turned round."""

from __future__ import annotations

from itertools import product

import pytest

from cardavia_desktop.engine.tiengow import rulings, scoring
from cardavia_desktop.engine.tiengow.pieces import Group
from cardavia_desktop.engine.tiengow.scoring import LastTrick, Settlement, settle

HEAVEN = "6-6a 6-6b 3-6 4-5"
GOOSE = "1-3a 1-3b 1-4 2-3"


def last(lead: str, winning: str | None = None, leader: int = 0) -> LastTrick:
    one = Group.parse(lead)
    return LastTrick(leader, one, one if winning is None else Group.parse(winning))


def paid(found: Settlement) -> list[tuple[int, int, int]]:
    return [(p.source, p.target, p.amount) for p in found.payments]


def test_each_opponent_pays_what_is_missing_to_four_or_receives_the_excess() -> None:
    """T8."""
    assert [scoring.base_of(c) for c in range(9)] == [5, 3, 2, 1, 0, -1, -2, -3, -4]
    assert paid(settle(1, (2, 5, 1, 0), 0, last("5-5a"))) == [(0, 1, 2), (2, 0, 3), (3, 0, 5)]


def test_nothing_is_paid_at_four_but_the_account_is_there() -> None:
    """T8."""
    found = settle(0, (4, 1, 1, 2), 3, last("5-5a", leader=3))
    assert [line.payment is None for line in found.lines] == [True, False, False]
    assert [line.base for line in found.lines] == [0, 3, 3]


def test_a_payment_is_the_product_of_its_points_and_each_has_its_rule() -> None:
    """T8–T11."""
    for columns, banker in product(((8, 0, 0, 0), (4, 3, 1, 0), (2, 6, 0, 0)), range(4)):
        for trick in (last("1-2"), last(HEAVEN), last("2-4 1-2"), last("5-5a")):
            for payment in settle(banker, columns, 0, trick).payments:
                amount = 1
                for point in payment.points:
                    assert point.rule in {"T8", "T10", "T11"}
                    amount *= point.value
                assert payment.amount == amount > 0


@pytest.mark.parametrize(
    ("trick", "ids"),
    [
        (last(HEAVEN), ["final_quartet"]),
        (last(GOOSE, HEAVEN, leader=1), ["final_quartet"]),
        (last("2-4 1-2"), ["final_supreme"]),
        (last("1-2"), ["final_little_three"]),
        (last("1-4"), []),
        (last("6-6a 6-6b 3-6"), []),
    ],
)
def test_the_last_tricks_group_doubles_the_final_payments(trick: LastTrick, ids: list[str]) -> None:
    """T10: a quartet led or beating, Supreme, a single Little Three."""
    found = settle(3, (4, 2, 1, 1), 0, trick)
    assert [point.id for point in found.factors] == ids
    assert found.multiplier == 2 ** len(ids)
    assert found.final_net[0] == 11 * found.multiplier


def test_sweep_and_final_group_stack_up_to_120() -> None:
    """T10, T12: the largest final payment there is."""
    found = settle(0, (8, 0, 0, 0), 0, last(HEAVEN))
    assert found.multiplier == 4
    assert found.final_net == (120, -40, -40, -40)
    instant = scoring.instant_payments(0, 0, Group.parse(HEAVEN), last=True) * 2
    assert settle(0, (8, 0, 0, 0), 0, last(HEAVEN), instant).net == (168, -56, -56, -56)


def test_a_multiplied_excess_is_paid_by_the_winner() -> None:
    """T10: to the banker double again."""
    found = settle(1, (2, 6, 0, 0), 0, last("2-4 1-2"))
    assert paid(found) == [(0, 1, 8), (2, 0, 10), (3, 0, 10)]
    assert [p.id for p in found.payments[0].points] == ["excess", "banker", "final_supreme"]


def test_instant_payments_are_two_or_four_and_double_with_the_banker() -> None:
    """T9: never multiplied, also in the last trick."""
    for text, amount in (("2-4 1-2", 2), (HEAVEN, 4)):
        for end in (False, True):
            found = scoring.instant_payments(2, 0, Group.parse(text), end)
            assert [(p.source, p.amount) for p in found] == [
                (1, amount), (2, 2 * amount), (3, amount),
            ]  # fmt: skip
    for text in ("6-6a 6-6b 3-6", "6-6a 6-6b", "1-2"):
        assert scoring.instant_payments(0, 0, Group.parse(text), False) == ()


def test_a_capture_moves_positive_debts_of_the_uninvolved_to_the_leader() -> None:
    """T11: as they stood between debtor and winner, whoever is banker."""
    capture = last("1-2", "2-4", leader=0)
    found = settle(3, (3, 3, 1, 1), 1, capture)
    assert found.captured == 0 and found.multiplier == 1
    assert paid(found) == [(0, 1, 1), (0, 1, 3), (0, 1, 6)]
    banker_leads = settle(0, (2, 3, 2, 1), 1, capture)
    assert paid(banker_leads) == [(0, 1, 4), (0, 1, 2), (0, 1, 3)]


def test_an_excess_is_paid_by_the_winner_in_a_capture_too() -> None:
    """T11: an uninvolved player's, and the captured leader's."""
    capture = last("1-2", "2-4", leader=0)
    assert paid(settle(3, (1, 2, 5, 0), 1, capture)) == [(0, 1, 3), (1, 2, 1), (0, 1, 10)]
    assert paid(settle(3, (5, 2, 1, 0), 1, capture)) == [(1, 0, 1), (0, 1, 3), (0, 1, 10)]


def test_big_six_captures_nothing_but_a_led_little_three() -> None:
    """T11: not when it beats another lead, nor when it leads."""
    for trick in (last("2-4"), last("1-2"), last("1-2", "2-5", leader=1)):
        assert settle(3, (3, 3, 1, 1), 1, trick).captured is None


def test_columns_that_no_deal_can_reach_break_the_facts() -> None:
    """T12."""
    scoring.check(settle(0, (2, 6, 0, 0), 0, last("5-5a")))
    for columns in ((1, 7, 0, 0), (3, 3, 1, 2), (1, 5, 1, 1)):
        with pytest.raises(AssertionError):
            scoring.check(settle(0, columns, 0, last("5-5a")))


def test_the_undoubled_receipt_is_four_and_own_columns_and_zero_opponents() -> None:
    """T12: for all columns that sum to eight."""
    count = 0
    for columns in product(range(9), repeat=4):
        if sum(columns) == 8 and columns[0] >= 2 and max(columns[1:]) <= 6:
            found = settle(0, columns, 0, last("5-5a"))
            base = sum(line.base for line in found.lines)
            assert base == 4 + columns[0] + columns[1:].count(0)
            assert base >= 6
            scoring.check(found)
            count += 1
    assert count == 84


@pytest.mark.parametrize(
    ("name", "value", "net"),
    [
        ("FACTORS_STACK", False, (60, -20, -20, -20)),  # T10
        ("FINAL_FACTOR", 1, (60, -20, -20, -20)),  # T10
        ("BANKER_FACTOR", 1, (60, -20, -20, -20)),  # T8
        ("NO_COLUMNS_PAY", 4, (96, -32, -32, -32)),  # T8
    ],
)
def test_each_number_of_the_settlement_is_read_from_the_rulings(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object, net: tuple[int, ...]
) -> None:
    """T8, T10: turned round, a sweep by the banker's quartet pays something else."""
    monkeypatch.setattr(rulings, name, value)
    assert settle(0, (8, 0, 0, 0), 0, last(HEAVEN)).final_net == net


@pytest.mark.parametrize(
    ("name", "value", "paid_excess"),
    [("BANKER_DOUBLES_EXCESS", False, 4), ("FACTORS_APPLY_TO_EXCESS", False, 4)],
)
def test_what_applies_to_the_excess_is_read_from_the_rulings(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object, paid_excess: int
) -> None:
    """T8, T10 ◆."""
    monkeypatch.setattr(rulings, name, value)
    assert paid(settle(1, (2, 6, 0, 0), 0, last("2-4 1-2")))[0] == (0, 1, paid_excess)


def test_instant_decisions_are_read_from_the_rulings(monkeypatch: pytest.MonkeyPatch) -> None:
    """T9 ◆, T10 ◆, T11 ◆."""
    supreme = Group.parse("2-4 1-2")
    monkeypatch.setattr(rulings, "BANKER_DOUBLES_INSTANT", frozenset({"X22"}))
    assert {p.amount for p in scoring.instant_payments(0, 0, supreme, False)} == {2}
    monkeypatch.setattr(rulings, "INSTANT_IN_LAST_TRICK", False)
    assert scoring.instant_payments(0, 0, supreme, True) == ()
    monkeypatch.setattr(rulings, "QUARTET_MAY_BEAT", False)
    assert settle(3, (4, 2, 1, 1), 0, last(GOOSE, HEAVEN, leader=1)).factors == ()
    monkeypatch.setattr(rulings, "CAPTURE_FACTOR", 2)
    assert paid(settle(3, (3, 3, 1, 1), 1, last("1-2", "2-4")))[1:] == [(0, 1, 6), (0, 1, 12)]
