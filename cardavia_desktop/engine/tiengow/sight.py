"""From the state to what one seat may know, built from nothing (law 3)."""

from __future__ import annotations

from ..core import Action, Seat
from .rules import actions
from .rulings import may_see
from .state import State
from .view import Play, Trick, View


def view(state: State, seat: Seat) -> View:
    """What `seat` may know (T5)."""
    over = state.phase == "end"
    return View(
        seat=seat,
        banker=state.banker,
        phase=state.phase,
        turn=state.turn,
        hand=state.hands[seat],
        counts=tuple(map(len, state.hands)),
        columns=state.columns,
        trick=None if state.trick is None else _seen(state.trick, seat, over),
        tricks=tuple(_seen(trick, seat, over) for trick in state.tricks),
        result=state.result,
    )


def _seen(trick: Trick, seat: Seat, over: bool) -> Trick:
    plays = tuple(
        Play(play.seat, play.up, play.count, play.pieces)
        if play.up or may_see(seat, play.seat, over)
        else Play(play.seat, False, play.count, ())
        for play in trick.plays
    )
    return Trick(plays, trick.instant)


def view_legal(view: View) -> tuple[Action, ...]:
    """The legal actions of the view's own seat, from the view alone."""
    if view.turn != view.seat or view.phase not in ("lead", "follow"):
        return ()
    return actions(view.seat, view.hand, view.trick, view.columns[view.seat])
