"""What a seat sees of a mahjong deal, and worlds that look the same to it (law 3).

Distribution of `imagine`: all ways to spread the unseen tiles over the others' hands and the wall
are equally likely, flowers in the wall only (a flower in a hand is exposed at once); which tile an
opponent on turn has just drawn is uniform in its hand. Nothing is inferred from discards or from
passing, since passing binds nobody (M13); so every such world can be reached by the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from ..core import Action, Piece, Seat
from . import offers
from .offers import WINDOWS, Spot
from .pieces import PIECES, is_bonus
from .rulings import SEATS
from .scoring import Score
from .state import NONE, State, in_order
from .view import View


def view(state: State, seat: Seat) -> View:
    """All that `seat` may know. In a window it tells of no answer but the seat's own."""
    phase, turn = state.phase, state.turn
    window = phase in WINDOWS
    ended = phase == "end"
    return View(
        seat,
        state.dealer,
        phase,
        turn,
        state.hands[seat],
        state.drawn if seat == turn else None,
        tuple([len(hand) for hand in state.hands]),
        state.melds,
        state.flowers,
        state.rivers,
        state.left,
        state.robbed or state.last,
        state.answers[seat] if window else None,
        state.after_kong,
        state.first_turn,
        state.hands if ended else None,
        state.result,
        state.after_flower,
    )


def spot(seen: View) -> Spot:
    """The same as `state.spot`, from the view alone."""
    return Spot(
        seen.seat,
        seen.dealer,
        seen.phase,
        seen.turn,
        seen.hand,
        seen.melds,
        seen.flowers[seen.seat],
        seen.rivers,
        seen.wall,
        seen.last if seen.phase in WINDOWS else seen.drawn,
        seen.after_kong,
        seen.after_flower,
        seen.first_turn,
    )


def view_legal(seen: View) -> tuple[Action, ...]:
    """The legal actions of the view's own seat, `()` when it is not to act."""
    return () if seen.answer is not None else offers.legal(spot(seen))


def worth(seen: View) -> Score | None:
    """What a win of the view's own seat would be worth now, legal or not (M13: "2 of 3 faan")."""
    return offers.worth(spot(seen))


def imagine(seen: View, rng: random.Random) -> State:
    """A reachable state that looks to this seat exactly like this."""
    if seen.phase == "deal":
        return State(seen.dealer, turn=seen.turn)
    hidden = unseen(seen)
    hands = list(seen.hands or NONE)
    others: tuple[Seat, ...] = ()
    if seen.hands is None:
        hands[seen.seat] = seen.hand
        others = tuple(seat for seat in range(SEATS) if seat != seen.seat)
    wall = _spread(hidden, hands, [(seat, seen.counts[seat], ()) for seat in others], rng)
    robbing = seen.phase == "rob"
    drawn = seen.drawn
    if seen.phase == "turn" and seen.turn != seen.seat:
        drawn = rng.choice(hands[seen.turn])
    return State(
        seen.dealer,
        seen.phase,
        seen.turn,
        tuple(hands),
        seen.melds,
        seen.flowers,
        seen.rivers,
        wall,
        0,
        len(wall),
        drawn,
        None if robbing else seen.last,
        seen.last if robbing else None,
        tuple([seen.answer if seat == seen.seat else None for seat in range(SEATS)]),
        seen.after_kong,
        seen.after_flower,
        seen.first_turn,
        seen.result,
    )


def unseen(seen: View) -> list[Piece]:
    """The pieces that this seat cannot see, in tile order."""
    known = {*seen.hand, *(p for hand in seen.hands or () for p in hand)}
    known.update(p for blooms in seen.flowers for p in blooms)
    known.update(p for melds in seen.melds for meld in melds for p in meld.pieces)
    known.update(each.piece for river in seen.rivers for each in river)
    return [piece for piece in PIECES if piece not in known]


def reshuffled(state: State, seat: Seat, rng: random.Random) -> State:
    """The state with the pieces hidden from `seat` exchanged at random.

    What a private answer rests on stays: the pieces of a claim, the whole hand behind a win.
    """
    if state.phase == "deal":
        return state
    needs = []
    if state.phase != "end":
        needs = [(s, len(state.hands[s]), _bound(state, s)) for s in range(SEATS) if s != seat]
    kept = {piece for _, _, pieces in needs for piece in pieces}
    hidden = [*state.wall[state.front : state.back]]
    hidden += [p for other, _, _ in needs for p in state.hands[other] if p not in kept]
    hands = list(state.hands)
    wall = _spread(hidden, hands, needs, rng)
    drawn = state.drawn
    if drawn is not None and state.turn != seat:
        drawn = rng.choice(hands[state.turn])
    return state._replace(hands=tuple(hands), wall=wall, front=0, back=len(wall), drawn=drawn)


def _bound(state: State, seat: Seat) -> tuple[Piece, ...]:
    answer = state.answers[seat]
    if answer is None:
        return ()
    return state.hands[seat] if answer.verb == "win" else answer.pieces


def _spread(
    hidden: Iterable[Piece],
    hands: list[tuple[Piece, ...]],
    needs: list[tuple[Seat, int, tuple[Piece, ...]]],
    rng: random.Random,
) -> tuple[Piece, ...]:
    """Fill the hands (seat, size, pieces that stay) in place; what is left is the wall."""
    pool = [piece for piece in hidden if not is_bonus(piece)]
    flowers = [piece for piece in hidden if is_bonus(piece)]
    rng.shuffle(pool)
    for seat, size, kept in needs:
        more = size - len(kept)
        hands[seat] = in_order([*kept, *pool[:more]])
        del pool[:more]
    for flower in flowers:
        pool.insert(rng.randrange(len(pool) + 1), flower)
    return tuple(pool)
