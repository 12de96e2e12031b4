"""A scripted table of long cards for tests: actions are written with kinds, not copies."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia_desktop.engine.core import Action, Event, Options, Seat
from cardavia_desktop.engine.log import Log
from cardavia_desktop.engine.longcards import GAME
from cardavia_desktop.engine.longcards.pieces import KIND
from cardavia_desktop.engine.longcards.scripted import scripted
from cardavia_desktop.engine.longcards.state import State, faults
from cardavia_desktop.engine.longcards.view import View

WAITS_147M = "2M 3M 4M 5M 6M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 2C 4C 5C 6C 6C 7C 8C"
"""22 cards that wait for 1M, 4M and 7M."""
WAITS_14M = "2M 3M 5M 6M 7M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 2C 4C 5C 6C 6C 7C 8C"
"""22 cards without a 4M that wait for 1M and 4M."""


class Table:
    def __init__(
        self,
        hands: Sequence[str],
        indicators: str,
        front: str = "",
        back: str = "",
        dealer: Seat = 0,
    ) -> None:
        self.log = Log(GAME, Options(dealer))
        self.log.play(scripted(hands, indicators, front, back, dealer))

    @property
    def state(self) -> State:
        state: State = self.log.state
        return state

    def legal(self, seat: Seat) -> list[str]:
        """The legal actions in kinds, each text once."""
        return list(dict.fromkeys(kinds(a) for a in GAME.legal(self.state, seat)))

    def view(self, seat: Seat) -> View:
        return GAME.view(self.state, seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """Those of the last action."""
        return self.log.entries[-1].events

    def do(self, *texts: str) -> Table:
        """Play actions written as `0 discard 5C`."""
        for text in texts:
            seat = int(text[0])
            fitting = [a for a in GAME.legal(self.state, seat) if kinds(a) == text]
            assert fitting, f"{text!r} is not among {self.legal(seat)}"
            self.log.play(fitting[0])
            assert faults(self.state) == []
        return self

    def finish(self) -> Table:
        """Everybody finishes the preparation."""
        while self.state.phase == "prepare":
            self.do(f"{self.state.turn} finish")
        return self

    def quiet(self) -> Table:
        """Everybody who is still asked in the window passes."""
        while self.state.phase in ("claim", "rob"):
            self.do(f"{GAME.to_act(self.state)[0]} pass")
        return self

    def drop(self, rounds: int = 1) -> Table:
        """That many turns of discarding the card just drawn, claims passed."""
        for _ in range(rounds):
            legal = GAME.legal(self.state, self.state.turn)
            discards = [a for a in legal if a.verb == "discard"]
            drawn = [a for a in discards if a.pieces[0] == self.state.drawn]
            self.log.play((drawn or discards)[0])
            self.quiet()
        return self


def kinds(action: Action) -> str:
    return " ".join([str(action.seat), action.verb, *(KIND[p] for p in action.pieces)])
