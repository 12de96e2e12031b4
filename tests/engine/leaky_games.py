"""A small honest game that obeys every law, and variants that each break one of them."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tiny_game import PIECES, State, TinyGame, View

from cardavia_desktop.engine.core import Action, Moved, Piece, Place, Seat, Step

LEAKS = ("view", "name", "note", "audience", "window", "legal")


class HonestGame(TinyGame):
    """The tiny game with all that a registered game has."""

    name = "honest"

    def view_legal(self, view: View) -> tuple[Action, ...]:
        seat = view.seat
        if view.open:
            if view.turn == seat or view.answered:
                return ()
            take = (Action(seat, "take"),) if self.takes(view.hand, view.river) else ()
            return (Action(seat, "pass"), *take)
        return tuple(Action(seat, "discard", (p,)) for p in view.hand if view.turn == seat)

    @staticmethod
    def takes(hand: tuple[Piece, ...], river: tuple[Piece, ...]) -> bool:
        return bool(hand) and all(river[-1] > piece for piece in hand)

    def imagine(self, view: View, rng: random.Random) -> State:
        if not sum(view.counts) and not view.river:
            return State(view.first, turn=view.turn)
        pool = [p for p in PIECES if p not in view.hand and p not in view.river]
        rng.shuffle(pool)
        hands = []
        for seat, count in enumerate(view.counts):
            mine = [pool.pop() for _ in range(count if seat != view.seat else 0)]
            hands.append(view.hand if seat == view.seat else tuple(sorted(mine)))
        asked = [(view.turn + n) % 3 for n in (1, 2)] if view.open else []
        window = tuple(s for s in asked if not (view.answered and s == view.seat))
        return State(
            view.first,
            tuple(hands),
            tuple(pool),
            view.river,
            view.turn,
            window,
            (),
            view.net,
        )

    def view(self, state: State, seat: Seat) -> View:
        view = super().view(state, seat)
        return replace(view, answered=view.answered and seat != state.turn)

    def reshuffled(self, state: State, seat: Seat, rng: random.Random) -> State:
        if not state.hands:
            return state
        kept = {seat, *state.takers}
        pool = list(state.rest)
        pool += [p for s, hand in enumerate(state.hands) if s not in kept for p in hand]
        rng.shuffle(pool)
        hands = [
            hand if s in kept else tuple(sorted(pool.pop() for _ in hand))
            for s, hand in enumerate(state.hands)
        ]
        return replace(state, hands=tuple(hands), rest=tuple(pool))

    def places(self, state: State) -> dict[Place, tuple[Piece, ...]]:
        if not state.hands:
            return {Place("wall"): PIECES}
        where = {Place("hand", seat): hand for seat, hand in enumerate(state.hands)}
        return {**where, Place("wall"): state.rest, Place("pool"): state.river}


@dataclass(frozen=True, slots=True)
class TellingView(View):
    """A view with one field too many."""

    more: object = None


class LeakyGame(HonestGame):
    """Tells a seat something about what is hidden from it, in one of `LEAKS`."""

    def __init__(self, leak: str) -> None:
        self.leak = leak
        self.name = f"leaky-{leak}"

    def view(self, state: State, seat: Seat) -> View:
        view = super().view(state, seat)
        if self.leak not in ("view", "name") or not state.rest:
            return view
        told: object = state.rest[0] if self.leak == "name" else state.rest[0] > state.rest[1]
        fields = [getattr(view, name) for name in View.__slots__]
        return TellingView(*fields, told)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        found = super().legal(state, seat)
        if self.leak == "legal" and state.window and any(p > "c08" for p in state.rest):
            return found[:1]
        return found

    def to_act(self, state: State) -> tuple[Seat, ...]:
        found = super().to_act(state)
        if self.leak == "window" and state.window:
            able = [s for s in found if self.takes(state.hands[s], state.river)]
            return tuple(able) or found[:1]
        return found

    def apply(self, state: State, action: Action) -> Step:
        step = super().apply(state, action)
        events = tuple(self._told(step.state, event) for event in step.events)
        return Step(step.state, events)

    def _told(self, state: State, event: object) -> object:
        if isinstance(event, Moved):
            if self.leak == "audience" and event.note == "dealt":
                return replace(event, audience=None)
            if self.leak == "note" and not event.note:
                rest = state.hands[event.source.seat]
                return replace(event, note="low" if rest and rest[-1] < "c06" else "high")
        return event
