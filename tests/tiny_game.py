"""A three-seat game small enough to referee by eye: hidden hands, turns, a claim window.

Each seat holds three cards of twelve; on its turn a seat discards one. The others may `take` a
discard that is higher than all they hold, or `pass`; the nearest taker after the discarder gets a
point from it. Then the turn goes on. The deal ends when the hands are empty.
"""

from __future__ import annotations

import os
import random
import time
from dataclasses import dataclass, replace
from typing import Any

from cardavia_desktop.engine.bots import Bot, Budget, Choice, FirstLegalBot, Question, RandomBot
from cardavia_desktop.engine.core import (
    TABLE,
    Action,
    Called,
    Ended,
    Event,
    IllegalAction,
    Moved,
    Options,
    Piece,
    Place,
    Result,
    Seat,
    Step,
    Turn,
)

PIECES: tuple[Piece, ...] = tuple(f"c{n:02}" for n in range(12))


@dataclass(frozen=True, slots=True)
class State:
    first: Seat
    hands: tuple[tuple[Piece, ...], ...] = ()
    rest: tuple[Piece, ...] = ()
    river: tuple[Piece, ...] = ()
    turn: Seat = 0
    window: tuple[Seat, ...] = ()
    takers: tuple[Seat, ...] = ()
    net: tuple[int, ...] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    first: Seat
    hand: tuple[Piece, ...]
    counts: tuple[int, ...]
    river: tuple[Piece, ...]
    turn: Seat
    open: bool
    answered: bool
    net: tuple[int, ...]


class TinyGame:
    name = "tiny"
    seats = 3
    pieces = PIECES

    def new(self, options: Options) -> State:
        return State(options.first, turn=options.first)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if not state.hands:
            return (TABLE,)
        if state.window:
            return state.window
        return (state.turn,) if state.hands[state.turn] else ()

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.to_act(state) or seat == TABLE:
            return ()
        if not state.window:
            return tuple(Action(seat, "discard", (p,)) for p in state.hands[seat])
        last = state.river[-1]
        passing = (Action(seat, "pass"),)
        hand = state.hands[seat]
        if hand and all(last > p for p in hand):
            return (*passing, Action(seat, "take"))
        return passing

    def chance(self, state: State, rng: random.Random) -> Action:
        order = list(PIECES)
        rng.shuffle(order)
        return Action(TABLE, "shuffle", tuple(order))

    def apply(self, state: State, action: Action) -> Step:
        if action.seat == TABLE and not state.hands:
            return self._deal(state, action)
        if action not in self.legal(state, action.seat):
            raise IllegalAction(f"{action} in {state}")
        if not state.window:
            return self._discard(state, action)
        window = tuple(s for s in state.window if s != action.seat)
        takers = state.takers + ((action.seat,) if action.verb == "take" else ())
        state = replace(state, window=window, takers=takers)
        return Step(state, ()) if window else self._resolve(state)

    def _deal(self, state: State, action: Action) -> Step:
        if tuple(sorted(action.pieces)) != PIECES:
            raise IllegalAction(f"{action} is no shuffle")
        hands = tuple(tuple(sorted(action.pieces[3 * s : 3 * s + 3])) for s in range(3))
        events: list[Event] = [
            Moved(hands[s], Place("wall"), Place("hand", s), (s,), "dealt") for s in range(3)
        ]
        events.append(Turn(state.turn, "play"))
        return Step(replace(state, hands=hands, rest=action.pieces[9:]), tuple(events))

    def _discard(self, state: State, action: Action) -> Step:
        seat = action.seat
        hands = list(state.hands)
        hands[seat] = tuple(p for p in hands[seat] if p not in action.pieces)
        window = tuple((seat + n) % 3 for n in (1, 2))
        state = replace(state, hands=tuple(hands), river=state.river + action.pieces, window=window)
        return Step(state, (Moved(action.pieces, Place("hand", seat), Place("river", seat)),))

    def _resolve(self, state: State) -> Step:
        events: list[Event] = []
        net = list(state.net)
        order = [(state.turn + n) % 3 for n in (1, 2)]
        for seat in order:
            if seat in state.takers:
                net[seat] += 1
                net[state.turn] -= 1
                events.append(Called(seat, "take", (state.river[-1],), state.turn))
                break
        turn = order[0]
        state = replace(state, turn=turn, takers=(), net=tuple(net))
        if state.hands[turn]:
            events.append(Turn(turn, "play"))
        else:
            events.append(Ended("draw"))
        return Step(state, tuple(events))

    def result(self, state: State) -> Result | None:
        if self.to_act(state):
            return None
        best = max(state.net)
        return (
            Result("win", state.net.index(best), state.net)
            if best
            else Result("draw", None, state.net)
        )

    def view(self, state: State, seat: Seat) -> View:
        hands = state.hands or ((), (), ())
        return View(
            seat,
            state.first,
            hands[seat],
            tuple(len(h) for h in hands),
            state.river,
            state.turn,
            bool(state.window),
            bool(state.window) and seat not in state.window,
            state.net,
        )

    def view_legal(self, view: View) -> tuple[Action, ...]:
        raise NotImplementedError

    def imagine(self, view: View, rng: random.Random) -> State:
        raise NotImplementedError

    def reshuffled(self, state: State, seat: Seat, rng: random.Random) -> State:
        raise NotImplementedError

    def places(self, state: State) -> dict[Place, tuple[Piece, ...]]:
        found = {Place("hand", seat): hand for seat, hand in enumerate(state.hands)}
        return {**found, Place("river"): state.river, Place("wall"): state.rest}


class EagerBot:
    """The last legal action: it takes what it may."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        return Choice(question.legal[-1])


def shuffled(*hands: str) -> Action:
    """The shuffle that deals these three hands, each of three two-digit card numbers."""
    cards = [f"c{n}" for hand in hands for n in hand.split()]
    rest = [piece for piece in PIECES if piece not in cards]
    return Action(TABLE, "shuffle", tuple(cards + rest))


class SlowBot:
    """Thinks until it is told to stop."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        while not budget.expired():
            time.sleep(0.002)
        return Choice(question.legal[-1])


class DeafBot:
    """Never looks at its budget."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            pass
        return Choice(question.legal[0])


class BrokenBot:
    def choose(self, question: Question, budget: Budget) -> Choice:
        raise RuntimeError("broken on purpose")


class CheatingBot:
    """Answers with an action that is not among the legal ones."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        return Choice(Action(question.legal[0].seat, "win"))


class DyingBot:
    """Takes its whole process with it, the first time only when a flag file is named."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        flag = os.environ.get("TINY_DYING_FLAG")
        if flag is not None:
            if os.path.exists(flag):
                return Choice(question.legal[0])
            with open(flag, "w", encoding="ascii"):
                pass
        os._exit(9)


BOTS: dict[str, type[Any]] = {
    "beginner": RandomBot,
    "club": FirstLegalBot,
    "strong": RandomBot,
    "eager": EagerBot,
    "slow": SlowBot,
    "deaf": DeafBot,
    "broken": BrokenBot,
    "cheating": CheatingBot,
    "dying": DyingBot,
}

GAME = TinyGame()
NODES: dict[str, int] = dict.fromkeys(BOTS, 100)


def make_bot(level: str) -> Bot:
    bot: Bot = BOTS[level]()
    return bot


def register(monkeypatch: Any) -> None:
    """Make the tiny game one of the registered games, here and in the thinking child."""
    from cardavia_desktop.engine import games
    from cardavia_desktop.play import seats

    monkeypatch.setitem(games.GAMES, "tiny", "tiny_game")
    monkeypatch.setitem(seats.POLICIES, "tiny", seats.Policy("person", "next", "same"))
