"""What a seat may do, from its view alone (N6–N13). The referee asks the same function."""

from __future__ import annotations

from itertools import groupby

from ..core import Action, Piece
from .groups import Counts, counts_of, is_complete, plus, waits
from .pieces import KIND, KIND_NUMBER
from .rulings import (
    ADDED_KONG_OF_ANY_CARD_IN_HAND,
    READY_CLAIMS_GROUPS,
    WIN_MAY_BE_DECLINED,
    live_copies,
    may_kong,
)
from .view import View


def view_legal(view: View) -> tuple[Action, ...]:
    """The legal actions of the view's own seat; the first is harmless (finish, discard, pass)."""
    match view.phase:
        case "prepare" if view.turn == view.seat:
            return _preparation(view)
        case "turn" | "discard" if view.turn == view.seat:
            return _turn(view)
        case "claim" | "rob" if view.turn != view.seat and view.answer is None:
            return _claim(view)
        case _:
            return ()


def same_kind(pieces: tuple[Piece, ...]) -> list[tuple[Piece, ...]]:
    """Pieces in card order, grouped by kind."""
    return [tuple(group) for _, group in groupby(pieces, key=KIND.__getitem__)]


def openings(view: View) -> tuple[Action, ...]:
    """N6: groups and Hezi of the original deal that may be laid, never with a replacement."""
    found: list[Action] = []
    exact = {KIND[piece] for piece in view.indicators}
    twice = len(exact) == 1
    for pieces in same_kind(tuple(p for p in view.hand if p not in view.fresh)):
        matches = KIND[pieces[0]] in exact
        if (len(pieces) == 4 and view.stock) or (len(pieces) == 3 and matches):
            found.append(Action(view.seat, "open", pieces))
        elif len(pieces) == 2 and matches and twice and view.stock >= 2:
            found.append(Action(view.seat, "hezi", pieces))
    return tuple(found)


def live_waits(view: View) -> tuple[tuple[int, int], ...]:
    """N7: (kind, live copies) of each structural wait while preparing, copies possibly 0."""
    own = counts_of(view.hand)
    indicators = counts_of(view.indicators)
    face_up = counts_of(
        [p for melds in view.melds for meld in melds for p in meld.pieces]
        + [p for pair in view.hezi for p in pair]
    )
    return tuple(
        (kind, live_copies(own[kind], indicators[kind], face_up[kind])) for kind in waits(own)
    )


def may_be_ready(view: View) -> bool:
    """N7: a non-dealer one card from winning, with a live copy of a winning kind."""
    return view.seat != view.dealer and any(copies > 0 for _, copies in live_waits(view))


def _preparation(view: View) -> tuple[Action, ...]:
    actions = [Action(view.seat, "finish")]
    if may_be_ready(view):
        actions.append(Action(view.seat, "ready"))
    return (*actions, *openings(view))


def _turn(view: View) -> tuple[Action, ...]:
    seat = view.seat
    locked = view.ready[seat]
    pieces = (view.drawn,) if locked and view.drawn is not None else view.hand
    actions = [Action(seat, "discard", (piece,)) for piece in pieces]
    free = may_kong(view.phase, view.after_kong)
    if free and view.stock and (READY_CLAIMS_GROUPS or not locked):
        actions += kongs(view)
    if view.phase == "turn" and is_complete(counts_of(view.hand)):
        win = Action(seat, "win")
        return (*actions, win) if WIN_MAY_BE_DECLINED else (win,)
    return tuple(actions)


def kongs(view: View) -> list[Action]:
    """N9: concealed kongs, then added ones, in card order."""
    sets = same_kind(view.hand)
    found = [Action(view.seat, "kong", pieces) for pieces in sets if len(pieces) == 4]
    pongs = {KIND[meld.pieces[0]] for meld in view.melds[view.seat] if meld.kind == "pong"}
    found += [
        Action(view.seat, "kong", (piece,))
        for piece in view.hand
        if KIND[piece] in pongs and (ADDED_KONG_OF_ANY_CARD_IN_HAND or piece == view.drawn)
    ]
    return found


def _claim(view: View) -> tuple[Action, ...]:
    seat, card = view.seat, view.last
    assert card is not None
    actions = [Action(seat, "pass")]
    own = tuple(piece for piece in view.hand if KIND[piece] == KIND[card])
    if view.phase == "claim" and (READY_CLAIMS_GROUPS or not view.ready[seat]):
        if len(own) >= 2:
            actions.append(Action(seat, "pong", own[:2]))
        if len(own) == 3 and view.stock:
            actions.append(Action(seat, "kong", own))
    if completes(counts_of(view.hand), KIND_NUMBER[card]):
        actions.append(Action(seat, "win"))
    return tuple(actions)


def completes(counts: Counts, kind: int) -> bool:
    """Whether one more card of the kind completes the concealed cards."""
    return is_complete(plus(counts, kind))
