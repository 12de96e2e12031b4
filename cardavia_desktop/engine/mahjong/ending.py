"""How a mahjong deal ends: a win and who pays for it (M19, M20), or no win (M1, M12)."""

from __future__ import annotations

from ..core import (
    Called,
    Ended,
    Event,
    Moved,
    Payment,
    Piece,
    Point,
    Result,
    Scored,
    Seat,
    Shown,
    Step,
)
from . import offers, rulings, scoring
from .rulings import SEATS, after
from .scoring import Score
from .state import HANDS, State, put, spot, with_piece

_UNANSWERED = (None,) * SEATS


def self_draw(state: State) -> Step:
    found = offers.worth(spot(state, state.turn))
    assert found is not None
    seat = state.turn
    called = Called(seat, "win", (found.hand.win_tile,))
    return _settled(state, seat, None, found, [called])


def won(state: State, winner: Seat, piece: Piece, source: Seat, moved: Moved) -> Step:
    """A win on somebody else's tile. `state` is what it leaves behind."""
    asked = state._replace(robbed=None, last=piece) if state.phase == "claim" else state
    found = offers.worth(spot(asked, winner))
    assert found is not None
    events: list[Event] = [Called(winner, "win", (piece,), source), moved]
    hand = with_piece(state.hands[winner], piece)
    state = state._replace(hands=put(state.hands, winner, hand))
    return _settled(state, winner, source, found, events)


def _settled(
    state: State, winner: Seat, source: Seat | None, found: Score, events: list[Event]
) -> Step:
    """M19, M20: who pays what."""
    base = found.base
    assert base is not None
    net = [0] * SEATS
    payments = []
    paying = scoring.payers(winner, source if rulings.ROBBED_PAYS or not state.robbed else None)
    for seat, bases in paying.items():
        amount = base * bases
        why = (
            Point("base", "M19", base),
            Point("pays_alone" if bases > 1 else "pays_one_base", "M20", bases),
        )
        payments.append(Payment(seat, winner, amount, why))
        net[seat] -= amount
        net[winner] += amount
    result = Result("win", winner, tuple(net), found.points, tuple(payments), found)
    return _ended(state, result, events)


def drawn(state: State, events: list[Event]) -> Step:
    """M1 ◆, M12 ◆: no payments; a flower that cannot be replaced ends the deal like this too."""
    return _ended(state, Result("draw", None, rulings.DRAW_NET), events)


def _ended(state: State, result: Result, events: list[Event]) -> Step:
    if rulings.HANDS_SHOWN:
        for n in range(SEATS):
            seat = after(state.dealer if result.winner is None else result.winner, n)
            events.append(Shown(state.hands[seat], HANDS[seat]))
    if result.payments:
        events.append(Scored(result.payments, result.kind))
    events.append(Ended(result.kind, result.winner))
    state = state._replace(
        phase="end",
        drawn=None,
        robbed=None,
        answers=_UNANSWERED,
        after_kong=False,
        after_flower=False,
        first_turn=False,
        result=result,
    )
    return Step(state, tuple(events))
