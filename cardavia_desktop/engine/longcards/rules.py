"""The referee's rules of long cards: state, legal, apply (N1–N14).

Every house decision is a named constant or function of `rulings`, by rule id. A turn's draw is
part of the action before it; answers in a window are collected and resolved together (N11).
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TypeVar

from ..core import (
    TABLE,
    Action,
    Called,
    Ended,
    Event,
    IllegalAction,
    Moved,
    Options,
    Payment,
    Piece,
    Place,
    Point,
    Result,
    Scored,
    Seat,
    Shown,
    Step,
    Turn,
)
from . import rulings
from .choices import view_legal
from .pieces import KIND, KIND_NUMBER, PIECES, in_order
from .points import winner_points
from .rulings import SEATS, WAITING, next_seat, seats_after, seats_from
from .scoring import Sheet, Win, base_sheet, score_win, settle
from .sight import discards, view
from .state import State, holding
from .view import Discard, Meld

STOCK = Place("stock")
T = TypeVar("T")


def new(options: Options) -> State:
    """The table before the shuffle; `first` is the dealer (N4)."""
    return State(dealer=options.first, turn=options.first)


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case "deal":
            return (TABLE,)
        case "prepare" | "turn" | "discard":
            return (state.turn,)
        case "claim" | "rob":
            answered = {each.seat for each in state.answers}
            return tuple(s for s in seats_after(state.turn) if s not in answered)
        case _:
            return ()


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of a seat, in a fixed order; `()` when it is not to act."""
    return view_legal(view(state, seat)) if 0 <= seat < SEATS else ()


def chance(state: State, rng: random.Random) -> Action:
    """A shuffle by `rng`: the dealer's 23 cards, the others' 22, two indicators, the stock."""
    order = list(PIECES)
    rng.shuffle(order)
    return Action(TABLE, "shuffle", tuple(order))


def apply(state: State, action: Action) -> Step:
    """The next state and the events; raises IllegalAction and changes nothing."""
    if state.phase == "deal":
        if action.verb == "shuffle" and action.seat == TABLE:
            if sorted(action.pieces) == sorted(PIECES):
                return _deal(state, action.pieces)
    elif action in legal(state, action.seat):
        return _HANDLERS[state.phase](state, action)
    raise IllegalAction(f"illegal action {action} in {state}")


def _deal(state: State, order: tuple[Piece, ...]) -> Step:
    hands: list[tuple[Piece, ...]] = [(), (), ()]
    events: list[Event] = []
    at = 0
    for seat in seats_from(state.dealer):
        size = WAITING + (seat == state.dealer)
        hands[seat] = in_order(order[at : at + size])
        events.append(Moved(hands[seat], STOCK, Place("hand", seat), (seat,), "dealt"))
        at += size
    indicators = order[at : at + 2]
    events.append(Moved(indicators, STOCK, Place("indicator"), note="dealt"))
    events.append(Turn(state.dealer, "prepare"))
    dealt = replace(
        state,
        phase="prepare",
        hands=tuple(hands),
        indicators=indicators,
        stock=order[at + 2 :],
    )
    return Step(dealt, tuple(events))


def _prepare(state: State, action: Action) -> Step:
    seat = state.turn
    if action.verb in ("ready", "finish"):
        events: list[Event] = []
        if action.verb == "ready":
            state = replace(state, ready=_put(state.ready, seat, True))
            events.append(Called(seat, "ready"))
        following = next_seat(seat)
        phase = "turn" if following == state.dealer else "prepare"
        events.append(Turn(following, phase))
        return Step(replace(state, turn=following, phase=phase, fresh=()), tuple(events))
    pieces = action.pieces
    hands = _put(state.hands, seat, _without(state.hands[seat], pieces))
    events = [Called(seat, action.verb, pieces)]
    if action.verb == "hezi":
        events.append(Moved(pieces, Place("hand", seat), Place("hezi", seat)))
        state = replace(state, hands=hands, hezi=_put(state.hezi, seat, pieces))
        replacements = 2
    else:
        kind = "quad" if len(pieces) == 4 else "triple"
        state = replace(state, hands=hands)
        state = _lay(state, seat, Meld(kind, "opening", pieces, seat))
        at = Place("meld", seat, len(state.melds[seat]) - 1)
        events.append(Moved(pieces, Place("hand", seat), at))
        replacements = len(pieces) - 3
    for _ in range(replacements):
        piece = state.stock[-1]
        state = _take(state, seat, piece, events, "replacement")
        state = replace(state, fresh=(*state.fresh, piece))
    return Step(state, tuple(events))


def _act(state: State, action: Action) -> Step:
    seat = state.turn
    match action.verb:
        case "discard":
            piece = action.pieces[0]
            drawn = piece == state.drawn
            state = replace(
                state,
                phase="claim",
                hands=_put(state.hands, seat, _without(state.hands[seat], (piece,))),
                rivers=_put(state.rivers, seat, (*state.rivers[seat], Discard(piece, drawn))),
                last=piece,
                drawn=None,
                after_kong=False,
            )
            note = "drawn" if drawn else ""
            moved = Moved((piece,), Place("hand", seat), Place("river", seat), note=note)
            return Step(state, (moved, Turn(seat, "claim")))
        case "kong" if len(action.pieces) == 1:
            return _add_to_pong(state, action.pieces[0])
        case "kong":
            state = replace(
                state, hands=_put(state.hands, seat, _without(state.hands[seat], action.pieces))
            )
            state = _lay(state, seat, Meld("kong", "concealed", action.pieces, seat))
            at = Place("meld", seat, len(state.melds[seat]) - 1)
            events: list[Event] = [
                Called(seat, "kong", action.pieces),
                Moved(action.pieces, Place("hand", seat), at),
            ]
            return _replacement(state, seat, events)
        case _:
            return _win(state, seat, [])


def _add_to_pong(state: State, piece: Piece) -> Step:
    seat = state.turn
    index = next(
        n
        for n, meld in enumerate(state.melds[seat])
        if meld.kind == "pong" and KIND[meld.pieces[0]] == KIND[piece]
    )
    state = replace(
        state,
        phase="rob",
        hands=_put(state.hands, seat, _without(state.hands[seat], (piece,))),
        last=piece,
        pending_meld=index,
        drawn=None,
        after_kong=False,
    )
    moved = Moved((piece,), Place("hand", seat), Place("meld", seat, index))
    whole = in_order((*state.melds[seat][index].pieces, piece))
    return Step(state, (Called(seat, "kong", whole), moved, Turn(seat, "rob")))


def _answer(state: State, action: Action) -> Step:
    state = replace(state, answers=(*state.answers, action))
    if to_act(state):
        return Step(state, ())
    given = {each.seat: each for each in state.answers}
    state = replace(state, answers=())
    for verbs in (("win",), ("pong", "kong")):
        for seat in seats_after(state.turn):
            if given[seat].verb in verbs:
                return _claimed(state, given[seat])
    if state.phase == "rob":
        return _stand(state)
    if not state.stock:
        return _finish(state, None, [])
    return _draw(state, next_seat(state.turn), [])


def _stand(state: State) -> Step:
    """An added kong that nobody robbed (N10)."""
    seat, piece, index = state.turn, state.last, state.pending_meld
    assert piece is not None
    pong = state.melds[seat][index]
    kong = replace(pong, kind="kong", state="added", pieces=in_order((*pong.pieces, piece)))
    melds = _put(state.melds, seat, _put(state.melds[seat], index, kong))
    state = replace(state, melds=melds, last=None, pending_meld=-1)
    return _replacement(state, seat, [])


def _claimed(state: State, action: Action) -> Step:
    seat, source, card = action.seat, state.turn, state.last
    assert card is not None
    if action.verb == "win":
        return _win(state, seat, [])
    pieces = in_order((*action.pieces, card))
    kind = "pong" if action.verb == "pong" else "kong"
    state = replace(
        state,
        phase="discard",
        turn=seat,
        hands=_put(state.hands, seat, _without(state.hands[seat], action.pieces)),
        rivers=_taken(state, source, seat),
        last=None,
    )
    state = _lay(state, seat, Meld(kind, "exposed", pieces, source, card))
    at = Place("meld", seat, len(state.melds[seat]) - 1)
    events: list[Event] = [
        Called(seat, action.verb, pieces, source),
        Moved((card,), Place("river", source), at),
        Moved(action.pieces, Place("hand", seat), at),
    ]
    if kind == "kong":
        return _replacement(state, seat, events)
    return Step(state, (*events, Turn(seat, "discard")))


def _replacement(state: State, seat: Seat, events: list[Event]) -> Step:
    state = _take(state, seat, state.stock[-1], events, "replacement")
    state = replace(state, phase="turn", after_kong=True, last=None)
    return Step(state, (*events, Turn(seat, "turn")))


def _draw(state: State, seat: Seat, events: list[Event]) -> Step:
    state = replace(state, turn=seat, phase="turn", after_kong=False)
    state = _take(state, seat, state.stock[0], events, "")
    return Step(state, (*events, Turn(seat, "turn")))


def _take(state: State, seat: Seat, piece: Piece, events: list[Event], note: str) -> State:
    """Draw the first or (a replacement) the last card of the stock."""
    stock = state.stock[:-1] if note else state.stock[1:]
    events.append(Moved((piece,), STOCK, Place("hand", seat), (seat,), note))
    hands = _put(state.hands, seat, in_order((*state.hands[seat], piece)))
    drawn = None if state.phase == "prepare" else piece
    return replace(state, stock=stock, hands=hands, drawn=drawn)


def _win(state: State, seat: Seat, events: list[Event]) -> Step:
    sheet = win_sheet(state, seat)
    assert sheet is not None
    source, card = state.turn, state.last
    if seat == source:
        shown = () if state.drawn is None else (state.drawn,)
        events.append(Called(seat, "win", shown))
        return _finish(state, seat, events)
    assert card is not None
    events.append(Called(seat, "win", (card,), source))
    if state.phase == "rob":
        place = Place("meld", source, state.pending_meld)
    else:
        place = Place("river", source)
        state = replace(state, rivers=_taken(state, source, seat))
    events.append(Moved((card,), place, Place("win", seat)))
    return _finish(replace(state, won=card), seat, events)


def win_of(state: State, seat: Seat) -> Win:
    """How a win of this seat now would come about (N8, N21, N22)."""
    if seat == state.turn:
        if state.drawn is None or rulings.is_heavenly(state.drawn):
            return Win("heavenly", None)
        return Win(
            "self",
            KIND_NUMBER[state.drawn],
            kong_replacement=state.after_kong,
            last_stock_card=not state.stock
            and (rulings.LAST_STOCK_CARD_MAY_BE_A_REPLACEMENT or not state.after_kong),
        )
    assert state.last is not None
    source = "rob" if state.phase == "rob" else "discard"
    first = source == "discard" and discards(state) == 1
    return Win(source, KIND_NUMBER[state.last], dealer_first_discard=first)


def win_sheet(state: State, seat: Seat) -> Sheet | None:
    """The score of this seat's win now, None if it has none."""
    return score_win(holding(state, seat), win_of(state, seat), state.indicator_numbers)


def _finish(state: State, winner: Seat | None, events: list[Event]) -> Step:
    """The deal ends; all hands are shown (N14) and totals settled (N25)."""
    sheets = []
    for seat in range(SEATS):
        sheet = base_sheet(holding(state, seat), state.indicator_numbers)
        if seat == winner:
            won = score_win(holding(state, seat), win_of(state, seat), state.indicator_numbers)
            assert won is not None
            sheet = won
        sheets.append(sheet)
    settled = settle(tuple(sheets), winner)
    payments = tuple(
        Payment(loser, gainer, sheets[gainer].total - sheets[loser].total)
        for gainer in range(SEATS)
        for loser in range(SEATS)
        if sheets[gainer].total > sheets[loser].total
    )
    points: tuple[Point, ...] = ()
    if winner is not None:
        points = winner_points(
            sheets[winner], state.hands[winner], state.melds[winner], state.hezi[winner], state.won
        )
    kind = "exhausted" if winner is None else "win"
    result = Result(kind, winner, settled.net, points, payments, settled)
    for seat in range(SEATS):
        if state.hands[seat]:
            events.append(Shown(state.hands[seat], Place("hand", seat)))
    events += [Scored(payments, "settlement"), Ended(kind, winner)]
    return Step(replace(state, phase="end", result=result, pending_meld=-1), tuple(events))


def _lay(state: State, seat: Seat, meld: Meld) -> State:
    return replace(state, melds=_put(state.melds, seat, (*state.melds[seat], meld)))


def _taken(state: State, source: Seat, seat: Seat) -> tuple[tuple[Discard, ...], ...]:
    river = state.rivers[source]
    return _put(state.rivers, source, (*river[:-1], replace(river[-1], taken=seat)))


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _without(hand: tuple[Piece, ...], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(piece for piece in hand if piece not in pieces)


_HANDLERS = {
    "prepare": _prepare,
    "turn": _act,
    "discard": _act,
    "claim": _answer,
    "rob": _answer,
}
