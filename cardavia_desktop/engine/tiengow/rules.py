"""The referee's rules: who acts, what is legal, what an action does (T1–T7, T9, T12).

House decisions are read from `rulings`; what a deal is worth is `scoring`'s.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

from ..core import (
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
    Scored,
    Seat,
    Shown,
    Step,
    Turn,
)
from . import rulings
from .pieces import PIECES, Group, beats, group_of, groups_in, in_order
from .rulings import HAND, SEATS, TURN_STEP, must_discard
from .scoring import LastTrick, check, instant_payments, settle
from .state import State, home
from .view import Play, Trick


def new(options: Options) -> State:
    """A deal before the shuffle; `options.first` is the banker (T2)."""
    nobody: tuple[tuple[Piece, ...], ...] = ((),) * SEATS
    return State(options.first, "deal", options.first, nobody, (0,) * SEATS, None, ())


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "deal":
        return (TABLE,)
    return () if state.phase == "end" else (state.turn,)


def chance(state: State, rng: random.Random) -> Action:
    """The shuffle; raises ValueError after it."""
    if state.phase != "deal":
        raise ValueError("the pieces are dealt already")
    order = list(PIECES)
    rng.shuffle(order)
    return Action(TABLE, "shuffle", tuple(order))


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of `seat`; `()` when it is not to act."""
    if state.turn != seat or state.phase not in ("lead", "follow"):
        return ()
    return actions(seat, state.hands[seat], state.trick, state.columns[seat])


def actions(
    seat: Seat, hand: tuple[Piece, ...], trick: Trick | None, columns: int
) -> tuple[Action, ...]:
    """What a seat on turn may do: leads, lowest singles first (T3); or discards of any pieces,
    then groups that beat (T4, T5), unless it may only discard (T7)."""
    if trick is None:
        return tuple(Action(seat, "play", group.pieces) for group in groups_in(hand))
    downs = [Action(seat, "discard", pieces) for pieces in combinations(hand, trick.count)]
    ups = [Action(seat, "play", group.pieces) for group in beating(hand, trick, columns)]
    return (*downs, *ups)


def beating(hand: tuple[Piece, ...], trick: Trick, columns: int) -> tuple[Group, ...]:
    """The groups in a follower's hand that may go face up on the trick (T4, T7)."""
    if must_discard(trick.count, len(hand), columns):
        return ()
    high = trick.group
    return tuple(group for group in groups_in(hand) if beats(group, high))


def apply(state: State, action: Action) -> Step:
    """The new state and what happened; raises IllegalAction and changes nothing else."""
    if state.phase == "deal":
        return _deal(state, action)
    if state.phase == "end" or action.seat != state.turn:
        raise _illegal(state, action, "not to act")
    hand = state.hands[action.seat]
    pieces = action.pieces
    if not pieces or not set(pieces) <= set(hand) or pieces != in_order(set(pieces)):
        raise _illegal(state, action, "no pieces of the hand in table order")
    if state.trick is None:
        if action.verb != "play" or group_of(pieces) is None:
            raise _illegal(state, action, "no group to lead (T3)")
        return _lead(state, action)
    if action.verb not in ("play", "discard") or len(pieces) != state.trick.count:
        raise _illegal(state, action, f"{state.trick.count} pieces are played or discarded (T4)")
    if action.verb == "play":
        if must_discard(len(pieces), len(hand), state.columns[action.seat]):
            raise _illegal(state, action, "early death (T7)")
        group = group_of(pieces)
        if group is None or not beats(group, state.trick.group):
            raise _illegal(state, action, "does not beat (T4)")
    return _follow(state, action)


def _illegal(state: State, action: Action, why: str) -> IllegalAction:
    """The position in the text: everything that a test needs to set it up again."""
    hands = " | ".join(" ".join(hand) for hand in state.hands)
    plays = state.trick.plays if state.trick is not None else ()
    trick = "; ".join(
        " ".join((str(play.seat), "up" if play.up else "down", *play.pieces)) for play in plays
    )
    return IllegalAction(
        f"{action}: {why}; phase {state.phase}, turn {state.turn}, banker {state.banker}, "
        f"columns {state.columns}, hands {hands}, trick [{trick}]"
    )


def _deal(state: State, action: Action) -> Step:
    """T2: eight pieces each, the banker leads."""
    fits = action.seat == TABLE and action.verb == "shuffle"
    if not fits or len(action.pieces) != len(PIECES) or set(action.pieces) != set(PIECES):
        raise _illegal(state, action, f"a shuffle of the {len(PIECES)} pieces is expected")
    dealt = [action.pieces[HAND * seat : HAND * (seat + 1)] for seat in range(SEATS)]
    hands = tuple(in_order(hand) for hand in dealt)
    events: list[Event] = [
        Moved(hands[seat], Place("wall"), Place("hand", seat), (seat,), "dealt")
        for seat in rulings.seats_from(state.banker)
    ]
    events.append(Turn(state.banker, "lead"))
    return Step(replace(state, phase="lead", hands=hands), tuple(events))


def _lead(state: State, action: Action) -> Step:
    """T3: a new trick; the finished one is cleared away first."""
    events: list[Event] = []
    if state.tricks:
        for old in state.tricks[-1].plays:
            seen = None if old.up else (old.seat,)
            events.append(Moved(old.pieces, Place("trick", old.seat), home(old), seen, "cleared"))
    left = len(state.hands[action.seat])
    play, hands = _put(state, action)
    events.append(_moved(play, "lead"))
    for seat in rulings.seats_from(action.seat)[1:]:
        if must_discard(play.count, left, state.columns[seat]):
            events.append(Called(seat, "early_death", (), action.seat))
    following = (action.seat + TURN_STEP) % SEATS
    events.append(Turn(following, "follow"))
    after = replace(state, phase="follow", turn=following, hands=hands, trick=Trick((play,)))
    return Step(after, tuple(events))


def _follow(state: State, action: Action) -> Step:
    """T4, T5: a group that beats, or a discard; the fourth play ends the trick."""
    assert state.trick is not None
    play, hands = _put(state, action)
    events: list[Event] = [_moved(play, "beat" if play.up else "down")]
    trick = Trick((*state.trick.plays, play))
    if len(trick.plays) == SEATS:
        return _won(replace(state, hands=hands, trick=None), trick, events)
    following = (action.seat + TURN_STEP) % SEATS
    events.append(Turn(following, "follow"))
    return Step(replace(state, turn=following, hands=hands, trick=trick), tuple(events))


def _put(state: State, action: Action) -> tuple[Play, tuple[tuple[Piece, ...], ...]]:
    """The play, and the hands without its pieces."""
    hands = tuple(
        tuple(p for p in hand if p not in action.pieces) if seat == action.seat else hand
        for seat, hand in enumerate(state.hands)
    )
    return Play(action.seat, action.verb == "play", len(action.pieces), action.pieces), hands


def _moved(play: Play, note: str) -> Moved:
    source, target = Place("hand", play.seat), Place("trick", play.seat)
    return Moved(play.pieces, source, target, None if play.up else (play.seat,), note)


def _won(state: State, trick: Trick, events: list[Event]) -> Step:
    """T1, T2, T9: the winner gets the columns, instant payments, and leads; or the deal ends."""
    winner, group = trick.winner, trick.group
    columns = tuple(
        held + trick.count if seat == winner else held for seat, held in enumerate(state.columns)
    )
    last = not any(state.hands)
    payments = instant_payments(state.banker, winner, group, last)
    trick = replace(trick, instant=payments)
    events.append(Called(winner, "trick", group.pieces, trick.leader))
    if payments:
        events.append(Scored(payments, "instant"))
    after = replace(state, turn=winner, columns=columns, tricks=(*state.tricks, trick))
    if last:
        return _ended(after, trick, events)
    events.append(Turn(winner, "lead"))
    return Step(replace(after, phase="lead"), tuple(events))


def _ended(state: State, trick: Trick, events: list[Event]) -> Step:
    """T12: discards are shown, the settlement is paid."""
    lead = trick.plays[0].group
    assert lead is not None
    final = settle(
        state.banker,
        state.columns,
        trick.winner,
        LastTrick(trick.leader, lead, trick.group),
        tuple(payment for each in state.tricks for payment in each.instant),
    )
    check(final)
    result = Result(
        kind="win",
        winner=final.winner,
        net=final.net,
        points=final.factors,
        payments=(*final.instant, *final.payments),
        detail=final,
    )
    after = replace(state, phase="end", result=result)
    if rulings.DISCARDS_SHOWN_AT_END:
        events += _shown(after)
    if final.captured is not None:
        events.append(Called(final.winner, "capture", trick.group.pieces, final.captured))
    if final.payments:
        events.append(Scored(final.payments, "final"))
    events.append(Ended("win", final.winner))
    return Step(after, tuple(events))


def _shown(state: State) -> list[Event]:
    """T5: every discard, by seat: those of earlier tricks, then one of the last."""
    found: list[Event] = []
    for seat in range(SEATS):
        earlier = [
            piece
            for trick in state.tricks[:-1]
            for play in trick.plays
            if play.seat == seat and not play.up
            for piece in play.pieces
        ]
        if earlier:
            found.append(Shown(tuple(earlier), Place("discard", seat)))
        for play in state.tricks[-1].plays:
            if play.seat == seat and not play.up:
                found.append(Shown(play.pieces, Place("trick", seat)))
    return found
