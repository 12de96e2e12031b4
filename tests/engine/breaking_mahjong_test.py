"""Mahjong against a second, plainer table written from the law, and its rare moments by hand.

The second table keeps kinds and lists, knows no engine code and asks the score command whether a
hand wins; after every action hands, melds, wall and legal actions of both must agree.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from engine.mahjong_script import Play, kinds, wall

from cardavia_desktop.engine.core import TABLE, Action, Ended, Moved, Options, seen_by
from cardavia_desktop.engine.mahjong.game import GAME
from cardavia_desktop.engine.mahjong.pieces import BONUS, KIND, KINDS, PIECES
from cardavia_desktop.engine.mahjong.question import answer

WINDS = "ESWN"


class Plain:
    """A table of mahjong as the law tells it (M3–M13)."""

    def __init__(self, order: list[str], dealer: int) -> None:
        self.dealer = self.turn = dealer
        self.hands: list[list[str]] = [[], [], [], []]
        self.blooms: list[list[str]] = [[], [], [], []]
        self.melds: list[list[tuple[str, str, list[str]]]] = [[], [], [], []]
        self.wall = list(order[53:])
        for n in range(4):
            self.hands[(dealer + n) % 4] = order[13 * n : 13 * n + 13]
        self.hands[dealer].append(order[52])
        for n in range(4):
            seat = (dealer + n) % 4
            for at in range(len(self.hands[seat])):
                while self.hands[seat][at] in BONUS:
                    self.blooms[seat].append(self.hands[seat][at])
                    self.hands[seat][at] = self.wall.pop()
        self.tile = self.hands[dealer][13]
        self.phase, self.after_kong, self.dealt = "turn", False, True
        self.answers: dict[int, Action] = {}
        self.net: list[int] | None = None

    def to_act(self) -> list[int]:
        if self.phase in ("claim", "rob"):
            return [s for s in self.order() if s not in self.answers]
        return [] if self.phase == "end" else [self.turn]

    def order(self) -> list[int]:
        return [(self.turn + n) % 4 for n in (1, 2, 3)]

    def worth(self, seat: int) -> dict[str, Any]:
        way = {"turn": "self_draw", "claim": "discard", "rob": "robbed_kong"}[self.phase]
        own = way == "self_draw"
        flags = {
            "kong_replacement": own and self.after_kong,
            "final_wall_draw": own and not self.wall,
            "final_discard": way == "discard" and not self.wall,
            "dealt_hand": own and self.dealt,
        }
        hand = [p for p in self.hands[seat] if not own or p != self.tile]
        return answer(
            {
                "seat": WINDS[(seat - self.dealer) % 4],
                "round_wind": "E",
                "concealed": kinds(hand),
                "melds": [
                    {"type": kind, "state": state, "tiles": kinds(pieces)}
                    for kind, state, pieces in self.melds[seat]
                ],
                "win_tile": KIND[self.tile],
                "win_by": way,
                "from": None if own else WINDS[(self.turn - self.dealer) % 4],
                "flowers": self.blooms[seat],
                "flags": flags,
            },
            False,
        )

    def legal(self, seat: int) -> list[tuple[str, ...]]:
        hand, found = self.hands[seat], []
        count = Counter(kinds(hand))
        if seat not in self.to_act():
            return []
        if self.phase in ("turn", "discard"):
            found += [("discard", piece) for piece in hand]
            if self.phase == "turn" and self.wall:
                found += [("kong", *[kind] * 4) for kind, n in count.items() if n == 4]
                pungs = {KIND[m[2][0]] for m in self.melds[seat] if m[0] == "pung"}
                found += [("kong", KIND[piece]) for piece in hand if KIND[piece] in pungs]
        else:
            found.append(("pass",))
        kind = KIND[self.tile]
        # A robbed tile has no other copy in the winner's hand: the question would be an error.
        possible = self.phase != "rob" or not count[kind]
        if self.phase != "discard" and possible and self.worth(seat)["legal"]:
            found.append(("win",))
        if self.phase == "claim":
            if count[kind] >= 2:
                found.append(("pung", kind, kind))
            if count[kind] == 3 and self.wall:
                found.append(("kong", kind, kind, kind))
            if seat == (self.turn + 1) % 4 and len(kind) == 2:
                rank = int(kind[0])
                for a, b in ((rank - 2, rank - 1), (rank - 1, rank + 1), (rank + 1, rank + 2)):
                    if count[f"{a}{kind[1]}"] and count[f"{b}{kind[1]}"]:
                        found.append(("chow", f"{a}{kind[1]}", f"{b}{kind[1]}"))
        return found

    def draw(self, seat: int, kong: bool) -> None:
        self.turn, self.phase, self.after_kong, self.dealt = seat, "turn", kong, False
        piece = self.wall.pop() if kong else self.wall.pop(0)
        while piece in BONUS:
            self.blooms[seat].append(piece)
            if not self.wall:
                self.phase, self.net = "end", [0, 0, 0, 0]
                return
            piece = self.wall.pop()
        self.tile = piece
        self.hands[seat].append(piece)

    def win(self, seat: int) -> None:
        change = self.worth(seat)["payments"]
        self.net = [change[WINDS[(s - self.dealer) % 4]] for s in range(4)]
        if self.phase != "turn":
            self.hands[seat].append(self.tile)
        self.phase = "end"

    def do(self, action: Action) -> None:
        seat, pieces = action.seat, list(action.pieces)
        if self.phase in ("claim", "rob"):
            self.answers[seat] = action
            if len(self.answers) == 3:
                self.resolve()
        elif action.verb == "win":
            self.win(seat)
        else:
            self.hands[seat] = [p for p in self.hands[seat] if p not in pieces]
            if len(pieces) == 4:
                self.melds[seat].append(("kong", "concealed", pieces))
                self.draw(seat, True)
            else:
                self.phase = "claim" if action.verb == "discard" else "rob"
                self.tile, self.answers = pieces[0], {}

    def resolve(self) -> None:
        for verbs in (("win",), ("pung", "kong"), ("chow",)):
            for seat in self.order():
                given = self.answers[seat]
                if given.verb not in verbs:
                    continue
                if given.verb == "win":
                    self.win(seat)
                    return
                pieces = list(given.pieces)
                self.hands[seat] = [p for p in self.hands[seat] if p not in pieces]
                self.melds[seat].append((given.verb, "exposed", [*pieces, self.tile]))
                self.turn, self.phase = seat, "discard"
                if given.verb == "kong":
                    self.draw(seat, True)
                return
        if self.phase == "rob":
            sets = self.melds[self.turn]
            at = next(n for n, m in enumerate(sets) if KIND[m[2][0]] == KIND[self.tile])
            sets[at] = ("kong", "added", [*sets[at][2], self.tile])
            self.draw(self.turn, True)
        elif self.wall:
            self.draw((self.turn + 1) % 4, False)
        else:
            self.phase, self.net = "end", [0, 0, 0, 0]


def rich(rng: random.Random) -> list[str]:
    """A shuffle that deals each seat sets of one suit and honours, and a tile to wait for."""
    left = {kind: [f"{kind}.{n}" for n in (1, 2, 3, 4)] for kind in KINDS}
    order: list[str] = []
    for _ in range(4):
        suit = rng.choice("mps")
        pool = [kind for kind in KINDS if len(kind) == 1 or kind[1] == suit]
        hand: list[str] = []
        while len(hand) < 12:
            kind = rng.choice(pool if rng.random() < 0.95 else KINDS)
            three = [kind] * 3
            if len(kind) == 2 and kind[0] < "8" and rng.random() < 0.6:
                three = [f"{int(kind[0]) + n}{kind[1]}" for n in range(3)]
            if all(len(left[k]) >= three.count(k) for k in three):
                hand += [left[k].pop() for k in three]
        hand.append(next(left[k].pop() for k in rng.sample(KINDS, 34) if left[k]))
        order += hand
    rest = [piece for each in left.values() for piece in each] + list(BONUS)
    rng.shuffle(rest)
    return order + rest


@pytest.mark.parametrize("seed", range(5))
def test_play_agrees_with_a_second_table_written_from_the_law(seed: int) -> None:
    """M3, M5–M13, M20: five deals, most with a short wall so that its end is reached."""
    rng = random.Random(seed)
    for n in range(5):
        order, dealer = rich(rng), rng.randrange(4)
        state = GAME.apply(GAME.new(Options(dealer)), Action(TABLE, "shuffle", tuple(order))).state
        plain = Plain(order, dealer)
        if n:
            plain.wall = rng.sample(plain.wall, rng.choice((1, 3, 8, 20)))
            state = state._replace(wall=tuple(plain.wall), front=0, back=len(plain.wall))
        eager = rng.choice((0.5, 8))
        weight = {"win": eager, "kong": 6, "pung": 3, "chow": 2, "pass": 1, "discard": 0.3}
        while True:
            assert (state.phase, sorted(GAME.to_act(state))) == (
                plain.phase,
                sorted(plain.to_act()),
            )
            for seat in range(4):
                legal = GAME.legal(state, seat)
                named = [
                    (a.verb, *(a.pieces if a.verb == "discard" else kinds(a.pieces))) for a in legal
                ]
                assert sorted(named) == sorted(plain.legal(seat))
                assert legal == GAME.view_legal(GAME.view(state, seat))
                assert sorted(state.hands[seat]) == sorted(plain.hands[seat])
                assert sorted(state.flowers[seat]) == sorted(plain.blooms[seat])
            assert list(state.wall[state.front : state.back]) == plain.wall
            if plain.phase == "end":
                break
            seat = rng.choice(GAME.to_act(state))
            acts = GAME.legal(state, seat)
            own = [a for a in acts if a.pieces == (state.drawn,) or a.verb in ("win", "kong")]
            acts = tuple(own) if own and rng.random() < 0.7 else acts
            action = rng.choices(acts, [weight[a.verb] for a in acts])[0]
            state = GAME.apply(state, action).state
            plain.do(action)
        assert list(state.result.net) == plain.net


def shortened(play: Play, *tiles: str) -> Play:
    """The same deal with only these tiles left in the wall, the front first."""
    play.log.states[-1] = play.state._replace(wall=tiles, front=0, back=len(tiles))
    return play


WAIT_5P = "2p 3p 4p 6p 7p 8p 4p 6p E E E S S"
"""Half flush, East and more: waits for 5p."""


def test_a_flower_whose_replacement_is_the_last_tile_and_a_flower_ends_the_deal() -> None:
    """M12: the chain breaks off at its second flower; both lie open, nobody pays."""
    play = Play(wall({}, "1s")).discard("1s")
    shortened(play, "f1", "q2").answer()
    assert (play.result.kind, play.result.net) == ("draw", (0, 0, 0, 0))
    assert set(play.state.flowers[1]) >= {"f1", "q2"} and len(play.state.hands[1]) == 13


def test_a_flowers_replacement_that_empties_the_wall_is_the_final_draw() -> None:
    """M3, M12: from the back, yet final; the flower's replacement itself scores nothing."""
    play = Play(wall({1: WAIT_5P}, "1s")).discard("1s")
    shortened(play, "q4", "5p.4").answer()
    play.do(1, "win")
    assert {"self_draw", "final_draw", "half_flush"} <= play.patterns
    assert "kong_replacement" not in play.patterns


def test_an_added_kong_with_one_tile_left_may_be_robbed_and_leaves_that_tile() -> None:
    """M9, M10: the robbery has no final flag, and the wall keeps its last tile."""
    play = Play(wall({1: "5p 5p 5p", 3: WAIT_5P}, "5p")).discard("5p").answer({1: "pung"})
    play.discard(next(k for k in play.hand(1) if k not in ("5p", "E", "S"))).answer()
    while play.state.turn != 1:
        play.rounds("")
    shortened(play, "9m.4").do(1, "kong", "5p").answer({3: "win"})
    assert "robbed_kong" in play.patterns and play.state.left == 1
    assert not play.patterns & {"final_draw", "final_discard", "self_draw", "kong_replacement"}
    assert play.state.melds[1][0].kind == "pung"
    base = play.score.base
    assert base is not None and play.result.net == (0, -3 * base, 0, 3 * base)


def test_a_replacement_that_empties_the_wall_makes_the_next_discard_final() -> None:
    """M10, M12: not a kong's win any more, but a final discard."""
    play = Play(wall({0: "9m 9m 9m 9m", 2: WAIT_5P}, "1s"))
    shortened(play, "5p.4").do(0, "kong", "9m 9m 9m 9m")
    assert not play.legal(0, "kong") and play.state.after_kong
    play.discard("5p.4").answer({2: "win"})
    assert "final_discard" in play.patterns and "kong_replacement" not in play.patterns
    base = play.score.base
    assert base is not None and play.result.net == (-3 * base, 0, 3 * base, 0)


def test_a_discard_after_a_pung_of_the_final_discard_is_final_too() -> None:
    """M12: claims go on without a wall; the deal ends when nobody claims."""
    play = Play(wall({2: "1s 1s 5p", 3: WAIT_5P}, "1s"))
    shortened(play).discard("1s").answer({2: "pung"})
    play.discard("5p")
    assert play.verbs(3) >= {"pass", "win"} and not play.legal(3, "kong")
    play.answer()
    assert (play.result.kind, [e for e in play.events if isinstance(e, Ended)]) == (
        "draw",
        [Ended("draw", None)],
    )


def test_a_kong_on_the_first_turn_ends_the_dealt_hand_but_keeps_the_first_turn_drawn() -> None:
    """M8, M13: a win then is one on the replacement, and the whole hand was never dealt."""
    play = Play(wall({0: "N N N N 2p 3p 4p 6p 7p 8p 4p 6p S"}, "S", back="5p"))
    assert play.state.first_turn and not play.legal(0, "win")
    play.do(0, "kong", "N N N N")
    assert not play.state.first_turn
    play.do(0, "win")
    assert {"kong_replacement", "self_draw", "concealed_hand", "half_flush"} <= play.patterns
    assert play.result.winner == 0


def test_a_draw_reaches_the_other_seats_as_a_number_only() -> None:
    """M5, M8: dealt, drawn and replacing tiles alike; a concealed kong is public."""
    play = Play(wall({0: "N N N N"}, "1s")).do(0, "kong", "N N N N").rounds("")
    for entry in play.log.entries:
        for event in entry.events:
            if not isinstance(event, Moved):
                continue
            hidden = event.target.name == "hand" and event.source.name == "wall"
            for seat in range(4):
                seen = seen_by(event, seat)
                assert isinstance(seen, Moved) and seen.count == len(event.pieces)
                assert (seen.pieces == ()) == (hidden and seat != event.target.seat)


def test_every_piece_is_its_own_in_the_second_table_too() -> None:
    """M2: guards the generator above."""
    assert sorted(rich(random.Random(1))) == sorted(PIECES)
