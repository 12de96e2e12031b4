"""Tien Gow against a second, plainer table written from the law, and rare endings by hand.

The second table knows the pieces by their pips only; the score command settles what it played.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cardavia_desktop.engine.core import TABLE, Action, Moved, Options, Scored, seen_by
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.questions import QuestionError
from cardavia_desktop.engine.tiengow import GAME
from cardavia_desktop.engine.tiengow.pieces import PIECES, in_order
from cardavia_desktop.engine.tiengow.question import answer

CIVIL = ["1-5", "1-6", "4-6", "5-6", "2-2", "3-3", "5-5", "1-3", "4-4", "1-1", "6-6"]
MILITARY = {9: 6, 8: 5, 7: 4, 6: 3, 5: 2, 3: 1}
FAMILIES = {"6-6": 9, "1-1": 8, "4-4": 7, "1-3": 5}
QUARTETS = (
    "6-6a 6-6b 3-6 4-5",
    "1-1a 1-1b 2-6 3-5",
    "4-4a 4-4b 2-5 3-4",
    "1-3a 1-3b 1-4 2-3",
)
LOW = "5-5a 5-5b 3-3a 3-3b 2-2a 2-2b 5-6a 5-6b"
LOWEST = "4-6a 4-6b 1-6a 1-6b 1-5a 1-5b 2-4 1-2"


def group(tiles: tuple[str, ...]) -> tuple[str, int] | None:
    """Kind and rank of tiles that may be led (T3), from their pips."""
    civil = sorted(tile[:3] for tile in tiles if tile[-1] in "ab")
    sums = sorted(int(t[0]) + int(t[2]) for t in tiles if t[-1] not in "ab")
    if len(tiles) == 1:
        return ("C", CIVIL.index(civil[0]) + 1) if civil else ("M", MILITARY[sums[0]])
    if sums == [3, 6]:
        return None if civil else ("supreme", 0)
    if max(len(civil), len(sums)) > 2 or len(set(civil)) > 1 or len(set(sums)) > 1:
        return None
    if not civil or not sums:
        return ("CC", CIVIL.index(civil[0]) + 1) if civil else ("MM", MILITARY[sums[0]])
    if FAMILIES.get(civil[0]) != sums[0]:
        return None
    return (f"{len(civil)}+{len(sums)}", MILITARY[sums[0]])


def beats(new: tuple[str, int] | None, high: tuple[str, int]) -> bool:
    """T4, T6."""
    return new is not None and new[0] == high[0] != "supreme" and new[1] > high[1]


def clustered(rng: random.Random) -> list[str]:
    """A shuffle that keeps many families and the sixth and the third together."""
    hands: list[list[str]] = [[], [], [], []]
    for text in (*QUARTETS, "2-4 1-2"):
        tiles = text.split()
        if rng.random() < 0.7:
            rng.choice([h for h in hands if len(h) + len(tiles) <= 8]).extend(tiles)
    rest = [p for p in PIECES if not any(p in hand for hand in hands)]
    rng.shuffle(rest)
    for hand in hands:
        while len(hand) < 8:
            hand.append(rest.pop())
    return [piece for hand in hands for piece in hand]


@pytest.mark.parametrize("seed", range(5))
def test_play_agrees_with_a_second_table_written_from_the_law(seed: int) -> None:
    """T2–T7, T9, T12: legal actions, columns, and a settlement equal to the score command's."""
    rng = random.Random(seed)
    for _ in range(4):
        order, banker = clustered(rng), rng.randrange(4)
        state = GAME.apply(GAME.new(Options(banker)), Action(TABLE, "shuffle", tuple(order))).state
        hands = [set(order[8 * s : 8 * s + 8]) for s in range(4)]
        columns, leader, instant = [0] * 4, banker, [0] * 4
        tricks: list[dict[str, Any]] = []
        bold, large = rng.choice((0.3, 0.9)), rng.choice((0, 3))
        while any(hands):
            left, plays, high, size, winner = len(hands[leader]), [], ("", 0), 0, leader
            for n in range(4):
                seat = (leader + n) % 4
                assert GAME.to_act(state) == (seat,)
                found = set()
                for count in [size] if n else range(1, min(left, 4) + 1):
                    for tiles in combinations(in_order(hands[seat]), count):
                        made = group(tiles)
                        dead = count == left == 1 and columns[seat] == 0
                        if (made and not n) or (beats(made, high) and not dead):
                            found.add(Action(seat, "play", tiles))
                        if n:
                            found.add(Action(seat, "discard", tiles))
                legal = GAME.legal(state, seat)
                assert set(legal) == found and len(legal) == len(found)
                ups = [a for a in legal if a.verb == "play"]
                if not n or (ups and rng.random() < bold):
                    action = rng.choices(ups, [len(a.pieces) ** large for a in ups])[0]
                else:
                    action = rng.choice([a for a in legal if a.verb == "discard"])
                state = GAME.apply(state, action).state
                hands[seat] -= set(action.pieces)
                up = action.verb == "play"
                if up:
                    made = group(action.pieces)
                    assert made is not None
                    high, winner, size = made, seat, len(action.pieces)
                face = "up" if up else "down"
                plays.append({"seat": seat, "tiles": list(action.pieces), "face": face})
            columns[winner] += size
            pay = {"supreme": 2, "2+2": 4}.get(high[0], 0)
            for seat in set(range(4)) - {winner}:
                amount = pay * (2 if banker in (seat, winner) else 1)
                instant[seat] -= amount
                instant[winner] += amount
            tricks.append({"plays": plays, "winner": winner, "columns_after": list(columns)})
            leader = winner
            assert list(state.columns) == columns
        dealt = [order[8 * s : 8 * s + 8] for s in range(4)]
        line = {"type": "deal", "banker": banker, "hands": dealt, "tricks": tricks}
        settled = answer(line, False)
        assert settled["instant_net"] == instant and settled["winner"] == leader
        assert settled["total_net"] == list(state.result.net)


def deal(hands: list[str], banker: int = 0) -> Log:
    log = Log(GAME, Options(banker))
    log.play(Action(TABLE, "shuffle", tuple(" ".join(hands).split())))
    return log


def put(log: Log, *texts: str) -> None:
    """`up …` or `down …` by the seat on turn."""
    for text in texts:
        face, *tiles = text.split()
        verb = "play" if face == "up" else "discard"
        log.play(Action(log.state.turn, verb, in_order(tiles)))


def test_a_banker_who_sweeps_with_two_quartets_takes_168() -> None:
    """T8–T10: 3 × (8 + 8) at once and 3 × 5 × 2 × 2 × 2 at the end: the most there can be."""
    log = deal([f"{QUARTETS[0]} {QUARTETS[1]}", f"{QUARTETS[2]} {QUARTETS[3]}", LOW, LOWEST])
    for trick in (0, 1):
        halves = [" ".join(log.state.hands[s][-4:]) for s in (1, 2, 3)]
        put(log, f"up {QUARTETS[trick]}", *(f"down {half}" for half in halves))
    assert log.state.result.net == (168, -56, -56, -56)
    assert log.state.result.detail.multiplier == 4
    reasons = [e.reason for e in log.entries[-1].events if isinstance(e, Scored)]
    assert reasons == ["instant", "final"]


def test_a_quartet_that_beats_in_the_last_trick_doubles_the_final_payments_only() -> None:
    """T9, T10: the banker's four columns pay nothing, his instant payment is doubled once."""
    log = deal([f"{QUARTETS[2]} {QUARTETS[3]}", f"{QUARTETS[0]} {QUARTETS[1]}", LOW, LOWEST])
    put(log, f"up {QUARTETS[2]}", f"down {QUARTETS[1]}")
    put(log, "down 5-5a 5-5b 3-3a 3-3b", "down 4-6a 4-6b 1-6a 1-6b")
    # No columns, but four tiles: no early death (T7).
    put(log, f"up {QUARTETS[3]}", f"up {QUARTETS[0]}")
    put(log, "down 2-2a 2-2b 5-6a 5-6b", "down 1-5a 1-5b 2-4 1-2")
    result = log.state.result
    assert result.winner == 1 and log.state.columns == (4, 4, 0, 0)
    assert result.detail.instant_net == (24 - 8, 8, -12, -12)
    assert result.detail.final_net == (0, 20, -10, -10)


def test_a_quartet_may_be_discarded_and_stays_hidden_until_the_end() -> None:
    """T5: the others learn that four tiles lie there, and no more."""
    log = deal([f"{QUARTETS[2]} {QUARTETS[3]}", f"{QUARTETS[0]} {QUARTETS[1]}", LOW, LOWEST])
    put(log, f"up {QUARTETS[2]}", f"down {QUARTETS[0]}")
    moved = [e for e in log.entries[-1].events if isinstance(e, Moved)]
    assert [len(seen_by(e, 1).pieces) for e in moved] == [4]
    for seat in (0, 2, 3):
        assert [(seen_by(e, seat).pieces, e.count) for e in moved] == [((), 4)]
        assert "6-6a" not in repr(GAME.view(log.state, seat))
    assert GAME.view(log.state, 1).discards(1) == in_order(QUARTETS[0].split())


def question() -> dict[str, Any]:
    """A deal of two tricks: both of seat 0's quartets win."""
    hands = [f"{QUARTETS[0]} {QUARTETS[1]}", f"{QUARTETS[2]} {QUARTETS[3]}", LOW, LOWEST]
    halves = [(hand.split()[:4], hand.split()[4:]) for hand in hands]
    tricks = [
        {
            "plays": [
                {"seat": s, "tiles": halves[s][n], "face": "down" if s else "up"} for s in range(4)
            ]
        }
        for n in (0, 1)
    ]
    dealt = [hand.split() for hand in hands]
    return {"type": "deal", "banker": 0, "hands": dealt, "tricks": tricks}


def test_an_illegal_play_of_a_deal_is_named_before_what_is_wrong_behind_it() -> None:
    """T4, T5: the first offending value in key order is the one an error names."""
    assert answer(question(), False)["total_net"] == [168, -56, -56, -56]
    for key, value in (("face", "sideways"), ("seat", 0), ("tiles", []), ("more", 1)):
        line = question()
        line["tricks"][0]["plays"][1]["face"] = "up"
        line["tricks"][0]["plays"][2][key] = value
        with pytest.raises(QuestionError) as caught:
            answer(line, False)
        assert caught.value.field == "tricks[0].plays[1]"


def test_the_second_table_knows_all_groups() -> None:
    """T3: 84 physical and 49 logical ones; guards the table above."""
    made = [group(tiles) for n in (1, 2, 3, 4) for tiles in combinations(PIECES, n)]
    found = Counter(each for each in made if each)
    assert (sum(found.values()), len(found)) == (84, 49)
