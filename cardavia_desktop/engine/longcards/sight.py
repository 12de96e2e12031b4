"""What a seat sees: the view, built from nothing (law 3)."""

from __future__ import annotations

from ..core import Seat
from .rulings import SEATS
from .state import State
from .view import View


def view(state: State, seat: Seat) -> View:
    """The view of one seat; holds no way back to the state."""
    on_turn = state.turn == seat
    ended = state.phase == "end"
    answer = next((each for each in state.answers if each.seat == seat), None)
    return View(
        seat=seat,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        indicators=state.indicators,
        hand=state.hands[seat],
        drawn=state.drawn if on_turn or ended else None,
        counts=tuple(len(hand) for hand in state.hands),
        melds=state.melds,
        hezi=state.hezi,
        ready=state.ready,
        rivers=state.rivers,
        stock=len(state.stock),
        last=state.last,
        fresh=state.fresh if on_turn else (),
        answer=answer,
        after_kong=state.after_kong,
        first_turn=state.phase == "turn" and state.drawn is None,
        first_discard=state.phase == "claim" and discards(state) == 1,
        won=state.won,
        hands=state.hands if ended else None,
        result=state.result,
    )


def discards(state: State) -> int:
    """How many cards have been discarded in this deal."""
    return sum(len(state.rivers[seat]) for seat in range(SEATS))
