"""The whole truth of a deal, as the referee holds it, and its invariants."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Action, Piece, Place, Result, Seat
from .groups import Counts, counts_of
from .pieces import KIND_NUMBER, PIECES
from .rulings import GROUPS, SEATS, STOCK, WAITING
from .scoring import Holding
from .view import Discard, Meld


@dataclass(frozen=True, slots=True)
class State:
    """Fields as in `View`; `stock[0]` is drawn next, `stock[-1]` is the back."""

    dealer: Seat
    phase: str = "deal"
    turn: Seat = 0
    indicators: tuple[Piece, ...] = ()
    hands: tuple[tuple[Piece, ...], ...] = ((), (), ())
    melds: tuple[tuple[Meld, ...], ...] = ((), (), ())
    hezi: tuple[tuple[Piece, ...], ...] = ((), (), ())
    ready: tuple[bool, ...] = (False, False, False)
    rivers: tuple[tuple[Discard, ...], ...] = ((), (), ())
    stock: tuple[Piece, ...] = ()
    drawn: Piece | None = None
    fresh: tuple[Piece, ...] = ()
    after_kong: bool = False
    last: Piece | None = None
    pending_meld: int = -1
    """While an added kong may be robbed: the index of its pong, where `last` already lies."""
    answers: tuple[Action, ...] = ()
    won: Piece | None = None
    result: Result | None = None

    @property
    def indicator_numbers(self) -> tuple[int, ...]:
        return tuple(KIND_NUMBER[piece] for piece in self.indicators)


def holding(state: State, seat: Seat) -> Holding:
    """What a seat scores from (N16–N19)."""
    return holding_of(
        counts_of(state.hands[seat]), state.melds[seat], state.hezi[seat], state.ready[seat]
    )


def holding_of(
    counts: Counts, melds: tuple[Meld, ...], hezi: tuple[Piece, ...], ready: bool
) -> Holding:
    return Holding(
        counts,
        tuple((meld.what, KIND_NUMBER[meld.pieces[0]]) for meld in melds),
        KIND_NUMBER[hezi[0]] if hezi else None,
        ready,
    )


def places(state: State) -> dict[Place, tuple[Piece, ...]]:
    """Every piece in play, exactly once, by place."""
    if state.phase == "deal":
        return {Place("stock"): PIECES}
    where: dict[Place, tuple[Piece, ...]] = {
        Place("stock"): state.stock,
        Place("indicator"): state.indicators,
    }
    for seat in range(SEATS):
        where[Place("hand", seat)] = state.hands[seat]
        where[Place("river", seat)] = tuple(
            each.piece for each in state.rivers[seat] if each.taken is None
        )
        if state.hezi[seat]:
            where[Place("hezi", seat)] = state.hezi[seat]
        for index, meld in enumerate(state.melds[seat]):
            where[Place("meld", seat, index)] = meld.pieces
    if state.phase == "rob" and state.last is not None:
        place = Place("meld", state.turn, state.pending_meld)
        where[place] = (*where[place], state.last)
    if state.won is not None and state.result is not None:
        winner = state.result.winner
        assert winner is not None
        where[Place("win", winner)] = (state.won,)
    return where


def faults(state: State) -> list[str]:
    """What is wrong by the law's invariants; empty for every reachable state."""
    if state.phase == "deal":
        return []
    found: list[str] = []
    everything = [piece for pieces in places(state).values() for piece in pieces]
    if sorted(everything) != sorted(PIECES):
        found.append("pieces are lost or doubled")
    taken = 0
    draws_owed = 0
    for seat in range(SEATS):
        melds = state.melds[seat]
        acting = seat == state.turn and (
            state.phase in ("turn", "discard")
            or (state.phase == "end" and state.drawn is not None and state.won is None)
        )
        if state.phase == "prepare":
            acting = seat == state.dealer
        if state.phase == "end" and state.drawn is None and state.won is None:
            winner = state.result.winner if state.result else None
            acting = winner == seat
        if len(state.hands[seat]) + 3 * len(melds) != WAITING + acting:
            found.append(f"seat {seat} holds {len(state.hands[seat])} cards and {len(melds)} melds")
        if len(melds) > GROUPS:
            found.append(f"seat {seat} has laid more than seven groups")
        taken += sum(meld.kind in ("quad", "kong") for meld in melds)
        taken += 2 * bool(state.hezi[seat])
        for meld in melds:
            if meld.kind == "kong" and KIND_NUMBER[meld.pieces[0]] in state.indicator_numbers:
                found.append("an exact-match kong cannot exist")
        if state.ready[seat] and any(meld.kind in ("pong", "kong") for meld in melds):
            found.append(f"seat {seat} is ready and has claimed a group")
    draws_owed = STOCK - taken - len(state.stock)
    if draws_owed < 0:
        found.append("replacements do not fit the stock")
    if state.result is not None and sum(state.result.net) != 0:
        found.append("the settlement does not sum to zero")
    return found
