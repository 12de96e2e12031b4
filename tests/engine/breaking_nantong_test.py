"""Long cards against a second, plainer table written from the law, and rare moments by hand.

The second table knows no engine code of play; the score command settles it. After every action
hands, melds, stock and legal actions of both must agree.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest
from nantong_table import WAITS_14M, WAITS_147M, Table

from cardavia_desktop.engine.core import TABLE, Action, Moved, Options, seen_by
from cardavia_desktop.engine.longcards import GAME
from cardavia_desktop.engine.longcards.pieces import KIND, KINDS, PIECES
from cardavia_desktop.engine.longcards.question import answer
from cardavia_desktop.engine.questions import QuestionError


def kinds(pieces: Any) -> list[str]:
    return [KIND[piece] for piece in pieces]


def complete(cards: list[str]) -> bool:
    """Seven groups less the laid ones, and a pair (N1)."""
    return len(cards) % 3 == 2 and _groups(tuple(sorted(map(KINDS.index, cards))), False)


@lru_cache(maxsize=100_000)
def _groups(cards: tuple[int, ...], paired: bool) -> bool:
    if not cards:
        return paired
    first, *rest = cards
    same = rest.count(first) + 1
    if same >= 2 and not paired and _groups(cards[2:], True):
        return True
    if same >= 3 and _groups(cards[3:], paired):
        return True
    run = (first + 1, first + 2)
    if first < 27 and first % 9 < 7 and all(n in rest for n in run):
        for n in run:
            rest.remove(n)
        return _groups(tuple(rest), paired)
    return False


class Plain:
    """A table of long cards as the law tells it (N5–N14)."""

    def __init__(self, order: list[str], dealer: int) -> None:
        self.dealer = self.turn = dealer
        self.hands: list[list[str]] = [[], [], []]
        for n, (low, high) in enumerate(((0, 23), (23, 45), (45, 67))):
            self.hands[(dealer + n) % 3] = order[low:high]
        self.indicators, self.stock = order[67:69], order[69:]
        self.melds: list[list[tuple[str, list[str]]]] = [[], [], []]
        self.hezi: list[list[str]] = [[], [], []]
        self.ready = [False] * 3
        self.fresh: list[str] = []
        self.phase, self.drawn, self.tile, self.after_kong = "prepare", "", "", False
        self.discards = 0
        self.answers: dict[int, Action] = {}
        self.net: list[int] | None = None

    def order(self) -> list[int]:
        return [(self.turn + n) % 3 for n in (1, 2)]

    def to_act(self) -> list[int]:
        if self.phase in ("claim", "rob"):
            return [s for s in self.order() if s not in self.answers]
        return [] if self.phase == "end" else [self.turn]

    def may_be_ready(self, seat: int) -> bool:
        hand = kinds(self.hands[seat])
        known = Counter(hand) + Counter(kinds(self.indicators))
        for other in range(3):
            known += Counter(kinds(self.hezi[other]))
            known += Counter(kinds(p for m in self.melds[other] for p in m[1]))
        waits = (k for k in KINDS if known[k] < 4 and complete([*hand, k]))
        return seat != self.dealer and any(waits)

    def legal(self, seat: int) -> list[tuple[str, ...]]:
        if seat not in self.to_act():
            return []
        hand, turned = self.hands[seat], kinds(self.indicators)
        count = Counter(kinds(hand))
        found: list[tuple[str, ...]] = []
        if self.phase == "prepare":
            found.append(("finish",))
            if self.may_be_ready(seat):
                found.append(("ready",))
            for kind, n in Counter(kinds(p for p in hand if p not in self.fresh)).items():
                if n == 4 or (n == 3 and kind in turned):
                    found.append(("open", *[kind] * n))
                elif n == 2 and turned == [kind, kind]:
                    found.append(("hezi", kind, kind))
        elif self.phase in ("turn", "discard"):
            locked = self.ready[seat]
            found += [("discard", p) for p in hand if not locked or p == self.drawn]
            if self.phase == "turn" and complete(kinds(hand)):
                found.append(("win",))
            if self.phase == "turn" and self.stock and not locked:
                found += [("kong", *[k] * 4) for k, n in count.items() if n == 4]
                pongs = [KIND[m[1][0]] for m in self.melds[seat] if m[0] == "pong"]
                found += [("kong", KIND[p]) for p in hand if KIND[p] in pongs]
        else:
            kind = KIND[self.tile]
            found.append(("pass",))
            if complete([*kinds(hand), kind]):
                found.append(("win",))
            if self.phase == "claim" and not self.ready[seat]:
                if count[kind] >= 2:
                    found.append(("pong", kind, kind))
                if count[kind] == 3 and self.stock:
                    found.append(("kong", kind, kind, kind))
        return found

    def draw(self, seat: int, kong: bool) -> None:
        self.turn, self.phase, self.after_kong = seat, "turn", kong
        self.drawn = self.stock.pop() if kong else self.stock.pop(0)
        self.hands[seat].append(self.drawn)

    def settle(self, win: dict[str, Any] | None) -> None:
        players = [
            {
                "hand": kinds(self.hands[s]),
                "melds": [{"type": what, "card": KIND[p[0]]} for what, p in self.melds[s]],
                "hezi": KIND[self.hezi[s][0]] if self.hezi[s] else None,
                "ready": self.ready[s],
            }
            for s in range(3)
        ]
        if win is not None and win["source"] == "self":
            players[win["winner"]]["hand"].remove(win["card"])
        turned = kinds(self.indicators)
        line = {"indicators": turned, "dealer": self.dealer, "players": players, "win": win}
        self.net, self.phase = answer(line, False)["settlement"], "end"  # type: ignore[assignment]

    def do(self, action: Action) -> None:
        seat, verb, pieces = action.seat, action.verb, list(action.pieces)
        if self.phase in ("claim", "rob"):
            self.answers[seat] = action
            if len(self.answers) == 2:
                self.resolve()
            return
        if verb == "win" and not self.drawn:
            self.settle({"winner": seat, "source": "heavenly", "card": None})
            return
        if verb == "win":
            win = {"winner": seat, "source": "self", "card": KIND[self.drawn]}
            more = {"kong_replacement": self.after_kong, "last_stock_card": not self.stock}
            self.settle(win | more)
            return
        self.hands[seat] = [p for p in self.hands[seat] if p not in pieces]
        if verb in ("ready", "finish"):
            self.ready[seat] = verb == "ready"
            self.turn, self.fresh = (seat + 1) % 3, []
            self.phase = "turn" if self.turn == self.dealer else "prepare"
        elif verb in ("open", "hezi"):
            if verb == "hezi":
                self.hezi[seat] = pieces
            else:
                self.melds[seat].append((f"open{len(pieces)}", pieces))
            for _ in range(2 if verb == "hezi" else len(pieces) - 3):
                self.fresh.append(self.stock.pop())
                self.hands[seat].append(self.fresh[-1])
        elif len(pieces) == 4:
            self.melds[seat].append(("concealed_kong", pieces))
            self.draw(seat, True)
        else:
            self.phase = "claim" if verb == "discard" else "rob"
            self.tile, self.answers, self.drawn = pieces[0], {}, ""
            self.discards += verb == "discard"

    def resolve(self) -> None:
        for verbs in (("win",), ("pong", "kong")):
            for seat in self.order():
                given = self.answers[seat]
                if given.verb not in verbs:
                    continue
                if given.verb == "win":
                    source = "discard" if self.phase == "claim" else "rob"
                    first = source == "discard" and self.discards == 1
                    win = {"winner": seat, "source": source, "card": KIND[self.tile]}
                    self.settle(win | {"from": self.turn, "dealer_first_discard": first})
                    return
                used = list(given.pieces)
                self.hands[seat] = [p for p in self.hands[seat] if p not in used]
                what = "pong" if given.verb == "pong" else "open_kong"
                self.melds[seat].append((what, [*used, self.tile]))
                self.turn, self.phase = seat, "discard"
                if given.verb == "kong":
                    self.draw(seat, True)
                return
        if self.phase == "rob":
            laid = self.melds[self.turn]
            at = next(n for n, m in enumerate(laid) if KIND[m[1][0]] == KIND[self.tile])
            laid[at] = ("added_kong", [*laid[at][1], self.tile])
            self.draw(self.turn, True)
        elif self.stock:
            self.draw((self.turn + 1) % 3, False)
        else:
            self.settle(None)


def rich(rng: random.Random) -> list[str]:
    """A shuffle that deals each seat groups, and often two equal indicators."""
    left = {kind: [f"{kind}.{n}" for n in (1, 2, 3, 4)] for kind in KINDS}
    first = rng.choice(KINDS)
    second = first if rng.random() < 0.5 else rng.choice(KINDS)
    turned = [left[first].pop(), left[second].pop()]
    hands = []
    for _ in range(3):
        hand: list[str] = []
        while len(hand) < 20:
            kind = first if len(left[first]) == 2 and rng.random() < 0.05 else rng.choice(KINDS)
            group = [kind] * rng.choice((2, 3, 3, 4))
            if len(kind) == 2 and kind[1] in "MSC" and kind[0] < "8" and rng.random() < 0.7:
                group = [f"{int(kind[0]) + n}{kind[1]}" for n in range(3)]
            if all(len(left[k]) >= group.count(k) for k in group):
                hand += [left[k].pop() for k in group]
        hands.append(hand)
    rest = [piece for each in left.values() for piece in each]
    rng.shuffle(rest)
    order: list[str] = []
    for hand, size in zip(hands, (23, 22, 22), strict=True):
        rest += hand[size:]
        hand = hand[:size]
        while len(hand) < size:
            hand.append(rest.pop(0))
        order += hand
    return order + turned + rest


@pytest.mark.parametrize("seed", range(5))
def test_play_agrees_with_a_second_table_written_from_the_law(seed: int) -> None:
    """N5–N14, N22, N25: five deals, most with a short stock so that its end is reached."""
    rng = random.Random(seed)
    for n in range(5):
        order, dealer = rich(rng), rng.randrange(3)
        state = GAME.apply(GAME.new(Options(dealer)), Action(TABLE, "shuffle", tuple(order))).state
        plain, short = Plain(order, dealer), n > 0
        eager = rng.choice((0.3, 9))
        weight = {"win": eager, "kong": 6, "pong": 5, "open": 2, "hezi": 2, "ready": 2}
        while True:
            if short and plain.phase == "turn":
                plain.stock = plain.stock[: rng.choice((0, 1, 2, 4, 12))]
                state, short = replace(state, stock=tuple(plain.stock)), False
            assert state.phase == plain.phase
            assert sorted(GAME.to_act(state)) == sorted(plain.to_act())
            for seat in range(3):
                legal = GAME.legal(state, seat)
                named = [
                    (a.verb, *(a.pieces if a.verb == "discard" else kinds(a.pieces))) for a in legal
                ]
                assert sorted(named) == sorted(plain.legal(seat))
                assert sorted(state.hands[seat]) == sorted(plain.hands[seat])
                assert sorted(state.hezi[seat]) == sorted(plain.hezi[seat])
                assert [(m.what, sorted(m.pieces)) for m in state.melds[seat]] == [
                    (what, sorted(pieces)) for what, pieces in plain.melds[seat]
                ]
            assert list(state.stock) == plain.stock and list(state.ready) == plain.ready
            if plain.phase == "end":
                break
            acts = GAME.legal(state, rng.choice(GAME.to_act(state)))
            own = [a for a in acts if a.pieces == (state.drawn,) or a.verb in ("win", "kong")]
            acts = tuple(own) if own and rng.random() < 0.7 else acts
            action = rng.choices(acts, [weight.get(a.verb, 1) for a in acts])[0]
            state = GAME.apply(state, action).state
            plain.do(action)
        assert list(state.result.net) == plain.net


def test_a_fourth_card_from_the_replacements_is_kept_for_a_kong_in_play() -> None:
    """N6, N9: no opening with a replacement, but the dealer may kong it on the first turn."""
    table = Table(["5C 5C 5C 5C 6S 6S 6S"], "1S 2M", back="6S TH")
    table.do("0 open 5C 5C 5C 5C")
    assert not [text for text in table.legal(0) if text.startswith("0 open")]
    table.finish().do("0 kong 6S 6S 6S 6S")
    assert table.state.melds[0][1].what == "concealed_kong"
    assert table.state.drawn == "TH.1" and not table.view(0).first_turn


def test_the_opening_cards_are_heavenly_also_when_a_replacement_completes_them() -> None:
    """N8: ×2, without self-draw, wait or kong bonus."""
    hand = "TH TH TH TH 1M 2M 3M 4M 5M 6M 7M 8M 9M 1S 2S 3S 4S 5S 6S 7S 8S 9S 3C"
    table = Table([hand], "WF 2C", back="3C").do("0 open TH TH TH TH").finish()
    table.do("0 win")
    sheet = table.state.result.detail.sheets[0]
    assert "heavenly" in sheet.doublings
    assert (sheet.self_draw, sheet.wait, sheet.kong_replacement) == (0, 0, 0)
    # TH 16 × 2 (old general) × 2 (White Flower turned up) + Tazi 20, then × 2
    assert (sheet.raw, sheet.total) == ((64 + 20) * 2, 170)


def test_a_win_on_the_first_discard_after_the_dealers_kong_doubles() -> None:
    """N22: the kong before it does not matter; the second discard is an ordinary one."""
    for first in ("4M", "9M"):
        table = Table(["WF WF WF WF 4M 9M", "1C", WAITS_147M], "1S 9C", front="RF TH").finish()
        table.do("0 kong WF WF WF WF", f"0 discard {first}")
        if first == "9M":
            table.quiet().drop(2)
            table.do("0 discard 4M")
        table.do("1 pass", "2 win")
        doubled = "dealer_first_discard" in table.state.result.detail.sheets[2].doublings
        assert doubled == (first == "4M")


def test_a_ready_player_robs_but_neither_pongs_nor_kongs() -> None:
    """N7, N10: and the declarer keeps a pong worth 2, and draws no replacement."""
    table = Table(["4M", "4M 4M 4M 9M 9C", WAITS_14M], "1S 9S", front="TH TH TH")
    table.do("0 finish", "1 finish", "2 ready", "0 discard 4M", "2 pass", "1 pong 4M 4M")
    table.do("1 discard 9M").quiet().drop(2)
    stock = len(table.state.stock)
    table.do("1 kong 4M")
    assert table.legal(2) == ["2 pass", "2 win"] and table.legal(0) == ["0 pass"]
    table.do("2 win", "0 pass")
    sheets = table.state.result.detail.sheets
    assert "ready" in sheets[2].doublings and sheets[2].self_draw == 0
    assert [(line.what, line.hu) for line in sheets[1].lines if line.card == "4M"] == [("pong", 2)]
    assert len(table.state.stock) == stock


def test_the_last_card_as_a_replacement_that_does_not_win_leaves_a_last_discard() -> None:
    """N12: claims on it are a win or a pong, never a kong; then the deal is exhausted."""
    table = Table(["9M", "6S 6S 6S", "5C 5C 5C 5C 6S"], "1S 2M", back="TH").finish().drop(50)
    assert (table.state.turn, len(table.state.stock)) == (2, 1)
    table.do("2 kong 5C 5C 5C 5C", "2 discard 6S")
    assert table.legal(1) == ["1 pass", "1 pong 6S 6S"] and not table.state.stock
    table.do("1 pong 6S 6S", "0 pass").do("1 discard 6S").quiet()
    assert table.state.result.kind == "exhausted" and sum(table.state.result.net) == 0


def test_replacements_of_the_preparation_are_seen_by_their_owner_only() -> None:
    """N6: the others learn how many there are; the declared cards lie face up."""
    table = Table(["5C 5C 5C 5C 2S 2S"], "2S 2S", back="TH RF WF")
    table.do("0 open 5C 5C 5C 5C", "0 hezi 2S 2S")
    for entry in table.log.entries[1:]:
        for event in entry.events:
            if isinstance(event, Moved):
                drawn = event.note == "replacement"
                assert (seen_by(event, 0), seen_by(event, 1).pieces == ()) == (event, drawn)
    assert table.view(0).fresh == ("TH.1", "RF.1", "WF.1") and table.view(1).fresh == ()
    assert "TH.1" not in repr(table.view(1)) and table.view(1).counts == (20, 22, 22)


def test_every_card_is_its_own_in_the_second_table_too() -> None:
    """N2: guards the generator above."""
    assert sorted(rich(random.Random(1))) == sorted(PIECES)


HEAVENLY: dict[str, Any] = {
    "indicators": ["WF", "2C"],
    "dealer": 0,
    "players": [
        {"hand": hand.split(), "melds": [], "hezi": None, "ready": False}
        for hand in (
            "1M 2M 3M 4M 5M 6M 7M 8M 9M 1S 2S 3S 4S 5S 6S 7S 8S 9S 3C 3C TH TH TH",
            "1M 1M 2M 2M 4M 4M 5M 5M 7M 7M 8M 8M 1S 1S 3S 3S 5S 5S 7S 7S 9S 9S",
            "1M 2M 4M 5M 7M 8M 1C 1C 1C 4C 4C 4C 5C 7C 8C 9C RF RF RF 2S 4S 6S",
        )
    ],
    "win": {"winner": 0, "source": "heavenly", "card": None},
}


@pytest.mark.parametrize(
    ("win", "field"),
    [
        (..., "win"),
        ("heavenly", "win"),
        ([], "win"),
        ({"source": "heavenly", "card": None}, "win.winner"),
        ({"winner": 3, "source": "heavenly", "card": None}, "win.winner"),
        ({"winner": True, "source": "heavenly", "card": None}, "win.winner"),
        ({"winner": 0, "card": None}, "win.source"),
        ({"winner": 0, "source": "Heavenly", "card": None}, "win.source"),
        ({"winner": 0, "source": [], "card": None}, "win.source"),
        ({"winner": 0, "source": "heavenly", "card": "3C"}, "win.card"),
        ({"winner": 0, "source": "self", "card": "3C"}, "players[0].hand"),
        ({"winner": 1, "source": "heavenly", "card": None}, "players[0].hand"),
        (None, "players[0].hand"),
    ],
)
def test_an_unsound_win_is_named_itself_and_not_the_hand_that_it_explains(
    win: object, field: str
) -> None:
    """N8: a heavenly winner's hand of 23 is wrong only beside a sound win of another kind."""
    assert answer(HEAVENLY, False)["doublings"] == ["heavenly"]
    line = {**HEAVENLY, "win": win}
    if win is ...:
        del line["win"]
    with pytest.raises(QuestionError) as caught:
        answer(line, False)
    assert caught.value.field == field
