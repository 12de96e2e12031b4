"""Who starts the next deal, and the tally across deals."""

from __future__ import annotations

import pytest

from cardavia_desktop.engine.core import Result
from cardavia_desktop.play import seats
from cardavia_desktop.play.tally import Tally


def won(winner: int, *net: int) -> Result:
    return Result("win", winner, net)


def test_the_person_starts_as_east() -> None:
    """M4."""
    assert {seats.first_of_series("hk-mahjong", 4, seed) for seed in range(20)} == {0}


def test_east_passes_to_the_next_player_when_rotation_is_on_whoever_won() -> None:
    """M4: you become North, then West, then South."""
    first, winds = 0, []
    for winner in (0, 2, 1, 0):
        result = won(winner, 0, 0, 0, 0)
        first = seats.first_after("hk-mahjong", 4, first, result, rotation=True)
        winds.append("ESWN"[-first % 4])
    assert winds == ["N", "W", "S", "E"]


def test_east_stays_when_rotation_is_off() -> None:
    """M4: the setting is off by default."""
    result = won(2, 0, 0, 0, 0)
    assert seats.first_after("hk-mahjong", 4, 0, result, rotation=False) == 0


def test_restart_keeps_the_seats_of_mahjong() -> None:
    """M4."""
    assert {seats.first_after_restart("hk-mahjong", 4, 3, seed) for seed in range(20)} == {3}


@pytest.mark.parametrize(("game", "count"), [("tien-gow", 4), ("nantong", 3)])
def test_the_first_banker_or_dealer_and_that_of_a_restart_are_random(game: str, count: int) -> None:
    """T2, N4, M4."""
    everyone = set(range(count))
    assert {seats.first_of_series(game, count, seed) for seed in range(100)} == everyone
    assert {seats.first_after_restart(game, count, 1, seed) for seed in range(100)} == everyone


def test_the_next_banker_is_the_winner_of_the_last_trick() -> None:
    """T2."""
    for rotation in (False, True):
        assert seats.first_after("tien-gow", 4, 0, won(2, -1, -1, 3, -1), rotation) == 2


def test_the_dealer_of_nantong_passes_on_whoever_won() -> None:
    """N4."""
    result = Result("exhausted", None, (0, 0, 0))
    assert [seats.first_after("nantong", 3, f, result, False) for f in range(3)] == [1, 2, 0]


def test_a_tally_starts_at_zero_and_may_be_negative() -> None:
    """M4."""
    tally = Tally.zero(3).add(won(1, -4, 8, -4)).add(Result("draw", None, (0, 0, 0)))
    assert tally == Tally((-4, 8, -4), (0, 1, 0), 2)


def test_a_tally_refuses_a_result_of_other_seats() -> None:
    with pytest.raises(ValueError, match="seats"):
        Tally.zero(3).add(won(1, -1, 3, -1, -1))


def test_seeds_of_a_series_do_not_repeat() -> None:
    seed, seen = 7, set()
    for _ in range(1000):
        seed = seats.next_seed(seed)
        seen.add(seed)
    assert len(seen) == 1000


def test_secret_seeds_differ() -> None:
    assert len({seats.secret_seed() for _ in range(10)} | {0}) == 11
    assert len({seats.secret_salt() for _ in range(10)}) == 10
