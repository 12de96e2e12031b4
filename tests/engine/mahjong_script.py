"""Scripted walls and a short way to play them, for the tests of mahjong's rules.

With dealer 0 the seats 0 1 2 3 are East, South, West, North.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardavia_desktop.engine.core import TABLE, Action, Event, Options, Piece, Result, Seat
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.mahjong.game import GAME
from cardavia_desktop.engine.mahjong.pieces import BONUS, KIND, ORDER, PIECES
from cardavia_desktop.engine.mahjong.scoring import Score
from cardavia_desktop.engine.mahjong.state import State


def kinds(pieces: Iterable[Piece]) -> list[str]:
    return [KIND[piece] for piece in pieces]


class Box:
    """The pieces not laid out yet."""

    def __init__(self) -> None:
        self.left = list(PIECES)

    def take(self, text: str) -> list[Piece]:
        """The pieces for kinds (`5p`, lowest copy left) or pieces (`5p.2`)."""
        found = []
        for word in text.split():
            piece = next(p for p in self.left if word in (p, KIND[p]))
            self.left.remove(piece)
            found.append(piece)
        return found


def wall(
    hands: dict[Seat, str],
    last: str = "",
    draws: str = "",
    *,
    back: str = "",
    tail: str = "",
    blooms: Seat | None = None,
    dealer: Seat = 0,
) -> Action:
    """The shuffle that deals these hands (missing tiles are filled up with mixed ones).

    `last` is the dealer's fourteenth tile, `draws` come next from the front, `back` is drawn first
    from the back. `tail` are the last tiles of the wall, drawn when everything else is gone.
    `blooms` is the seat that is dealt all flowers not named; else they lie deep in the wall.
    """
    box = Box()
    named = {seat: box.take(text) for seat, text in hands.items()}
    fourteenth, front = box.take(last), box.take(draws)
    behind, final = box.take(back), box.take(tail)
    flowers = [piece for piece in box.left if piece in BONUS]
    plain = [piece for piece in box.left if piece not in BONUS]
    replaced: list[Piece] = []
    order: list[Piece] = []
    for n in range(4):
        seat = (dealer + n) % 4
        hand = named.get(seat, [])
        while len(hand) < 13:
            hand.append(plain.pop(29 * len(order + hand) % len(plain)))
        if seat == blooms:
            replaced = hand[: len(flowers)]
            hand = flowers + hand[len(flowers) :]
        order += hand
    order += fourteenth or [plain.pop()]
    middle = plain
    if blooms is None:
        at = len(middle) // 2
        middle = middle[:at] + flowers + middle[at:]
    order += front + middle + final + (replaced + behind)[::-1]
    return Action(TABLE, "shuffle", tuple(order))


class Play:
    """A deal played by hand."""

    def __init__(self, shuffle: Action, dealer: Seat = 0) -> None:
        self.log = Log(GAME, Options(dealer))
        self.log.play(shuffle)

    @property
    def state(self) -> State:
        state: State = self.log.state
        return state

    @property
    def result(self) -> Result:
        result = self.state.result
        assert result is not None, "the deal goes on"
        return result

    @property
    def score(self) -> Score:
        score = self.result.detail
        assert isinstance(score, Score)
        return score

    @property
    def patterns(self) -> set[str]:
        return {point.id for point in self.result.points}

    @property
    def events(self) -> tuple[Event, ...]:
        return self.log.entries[-1].events

    def legal(self, seat: Seat, verb: str) -> list[Action]:
        return [each for each in GAME.legal(self.state, seat) if each.verb == verb]

    def verbs(self, seat: Seat) -> set[str]:
        return {each.verb for each in GAME.legal(self.state, seat)}

    def do(self, seat: Seat, verb: str, what: str = "") -> Play:
        """The first legal action of this verb with these kinds or pieces."""
        wanted = what.split()
        for action in GAME.legal(self.state, seat):
            names = kinds(action.pieces)
            if action.verb == verb and wanted in (list(action.pieces), names, names[:1], []):
                self.log.play(action)
                return self
        legal = [str(each) for each in GAME.legal(self.state, seat)]
        raise AssertionError(f"{seat} {verb} {what} is not among {legal}")

    def discard(self, what: str = "") -> Play:
        """The seat on turn discards this, or the tile just drawn."""
        what = what or self.state.drawn or ""
        return self.do(self.state.turn, "discard", what)

    def answer(self, claims: dict[Seat, str] | None = None) -> Play:
        """Everybody answers the open window: these claims in this order, then the others pass."""
        for seat, text in (claims or {}).items():
            verb, _, what = text.partition(" ")
            self.do(seat, verb, what)
        for seat in GAME.to_act(self.state):
            if self.state.phase in ("claim", "rob"):
                self.do(seat, "pass")
        return self

    def rounds(self, *discards: str) -> Play:
        """These discards one after the other, claimed by nobody."""
        for what in discards:
            self.discard(what).answer()
        return self

    def run_down(self, left: int) -> Play:
        """Everybody discards what he drew, unclaimed, until so many tiles are left and the seat
        on turn has drawn."""
        while self.state.left > left:
            self.rounds("")
        return self

    def hand(self, seat: Seat) -> list[str]:
        return kinds(sorted(self.state.hands[seat], key=ORDER.__getitem__))


def adding_kong() -> Play:
    """West adds 6p to its pung; North and East wait for it, South does not."""
    waiting = "1m 2m 3m 4m 5m 6m 7s 8s 9s 4p 5p"
    hands = {2: "6p 6p 6p", 3: f"{waiting} 2s 2s", 0: f"{waiting} 3s 3s"}
    play = Play(wall(hands, "6p", "1s 1s 1s")).discard("6p")
    play.answer({2: "pung"})
    play.rounds(next(k for k in play.hand(2) if k != "6p"))
    while play.state.turn != 2:
        play.rounds("")
    return play.do(2, "kong", "6p")
