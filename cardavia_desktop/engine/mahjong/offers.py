"""What a seat may do, from what that seat knows (M5–M13): the rules and the view ask the same.

A win is offered exactly when `scoring.score` says that it is legal (M13, law 7). Of equal copies
in the hand a claim uses the lowest ones; a discard names each physical tile (M5).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..core import Action, Piece, Seat
from . import rulings
from .pieces import KIND_NUMBER, PIECES, SUITED, is_bonus, seat_wind
from .rulings import SEATS
from .scoring import Hand, Score, score
from .view import Discard, Meld

PASS = tuple(Action(seat, "pass") for seat in range(SEATS))
WIN = tuple(Action(seat, "win") for seat in range(SEATS))
DISCARD: tuple[dict[Piece, Action], ...] = tuple(
    {piece: Action(seat, "discard", (piece,)) for piece in PIECES} for seat in range(SEATS)
)
WINDOWS = ("claim", "rob")
_SUIT = tuple(kind // 9 for kind in range(34))
_SUITED = len(SUITED)
_WEIGHT = {piece: 1 << 4 * _SUIT[kind] for piece, kind in KIND_NUMBER.items()}
"""Summed over a hand: the number of tiles of each suit (honours count as one), four bits each."""


class Spot(NamedTuple):
    """A seat and what it knows that bears on what it may do. `tile` is the window's tile, or the
    drawn one of a self-draw; `hand` is the seat's whole hand."""

    seat: Seat
    dealer: Seat
    phase: str
    turn: Seat
    hand: tuple[Piece, ...]
    melds: tuple[tuple[Meld, ...], ...]
    flowers: tuple[Piece, ...]
    rivers: tuple[tuple[Discard, ...], ...]
    wall: int
    tile: Piece | None
    after_kong: bool
    after_flower: bool
    first_turn: bool


def legal(spot: Spot) -> tuple[Action, ...]:
    """The legal actions of a seat that is to act: pass or the discards first, then the rest."""
    if spot.phase in WINDOWS:
        return _answers(spot)
    if spot.seat != spot.turn:
        return ()
    table = DISCARD[spot.seat]
    if spot.phase == "discard":
        made = spot.melds[spot.seat][-1]
        found = [table[p] for p in spot.hand if rulings.may_discard(p, made)]
        if rulings.WIN_AFTER_CLAIM or rulings.KONG_AFTER_CLAIM:
            whole = spot._replace(tile=spot.hand[-1])
            found += _declarations(whole, rulings.WIN_AFTER_CLAIM, rulings.KONG_AFTER_CLAIM)
        return tuple(found)
    if spot.phase == "turn":
        return (*[table[p] for p in spot.hand], *_declarations(spot, True, True))
    return ()


def _declarations(spot: Spot, win: bool, kong: bool) -> list[Action]:
    found = []
    if win and can_win(spot):
        found.append(WIN[spot.seat])
    if kong and spot.wall >= rulings.KONG_NEEDS:
        found += own_kongs(spot)
    return found


def own_kongs(spot: Spot) -> list[Action]:
    """M8: concealed kongs (four pieces), then added ones (one piece), in tile order."""
    if spot.after_kong and not rulings.KONG_AFTER_KONG:
        return []
    if spot.first_turn and not rulings.KONG_ON_FIRST_TURN:
        return []
    seat, hand, found = spot.seat, spot.hand, []
    numbers = [KIND_NUMBER[piece] for piece in hand]
    for at in range(len(hand) - 3):
        if numbers[at] == numbers[at + 3]:
            found.append(Action(seat, "kong", hand[at : at + 4]))
    pungs = [KIND_NUMBER[m.pieces[0]] for m in spot.melds[seat] if m.kind == "pung"]
    if pungs:
        for piece, number in zip(hand, numbers, strict=True):
            if number in pungs and (rulings.HELD_TILE_MAY_ADD or piece == spot.tile):
                found.append(Action(seat, "kong", (piece,)))
    return found


def _answers(spot: Spot) -> tuple[Action, ...]:
    """M6, M9, M12: what may be answered in a window."""
    seat, tile = spot.seat, spot.tile
    if seat == spot.turn or tile is None:
        return ()
    found = [PASS[seat]]
    if can_win(spot):
        found.append(WIN[seat])
    if spot.phase == "rob":
        return tuple(found)
    number, kind = KIND_NUMBER[tile], tile[:-1]
    same = tuple([p for p in spot.hand if p[:-1] == kind])
    if len(same) >= 2 and (spot.wall or rulings.PUNG_ON_EMPTY_WALL):
        found.append(Action(seat, "pung", same[:2]))
    if len(same) == 3 and spot.wall >= rulings.KONG_NEEDS:
        found.append(Action(seat, "kong", same))
    if number < _SUITED and seat == (spot.turn + rulings.TURN_STEP) % SEATS:
        if spot.wall or rulings.CHOW_ON_EMPTY_WALL:
            found += _chows(seat, spot.hand, number)
    return tuple(found)


def _chows(seat: Seat, hand: tuple[Piece, ...], number: int) -> list[Action]:
    """M6: lowest run first."""
    suit = _SUIT[number]
    lowest: dict[int, Piece] = {}
    for piece in hand:
        kind = KIND_NUMBER[piece]
        if kind != number and number - 2 <= kind <= number + 2 and _SUIT[kind] == suit:
            lowest.setdefault(kind, piece)
    found = []
    for low, high in ((-2, -1), (-1, 1), (1, 2)):
        if number + low in lowest and number + high in lowest:
            both = (lowest[number + low], lowest[number + high])
            found.append(Action(seat, "chow", both))
    return found if rulings.CHOW_CHOICE else found[:1]


def can_win(spot: Spot) -> bool:
    """Whether a win is offered (M13)."""
    found = worth(spot)
    return found is not None and found.legal


def worth(spot: Spot) -> Score | None:
    """What a win would be worth now, legal or not (M13: "2 of 3 faan"); None: no winning shape,
    or nothing to win with."""
    seat, tile, hand = spot.seat, spot.tile, spot.hand
    if tile is None or is_bonus(tile):
        return None
    if spot.phase in WINDOWS:
        if seat == spot.turn or not maybe_complete((*hand, tile)):
            return None
        if rulings.win_barred(tile, spot.rivers):
            return None
        win_by = "discard" if spot.phase == "claim" else "robbed_kong"
    else:
        if seat != spot.turn or not maybe_complete(hand):
            return None
        if spot.first_turn and not rulings.DEALT_HAND_MAY_WIN:
            return None
        at = hand.index(tile)
        hand = (*hand[:at], *hand[at + 1 :])
        win_by = "self_draw"
    wind = seat_wind(seat, spot.dealer)
    melds = spot.melds[seat]
    return score(Hand(wind, hand, melds, tile, win_by, spot.flowers, flags(spot)))


def flags(spot: Spot) -> frozenset[str]:
    """The circumstances of a win at this moment, by the names of `patterns.FLAGS`."""
    found = set()
    if spot.phase == "claim":
        if rulings.is_final_discard(spot.wall):
            found.add("final_discard")
        if spot.turn == spot.dealer and sum(map(len, spot.rivers)) == 1 and not any(spot.melds):
            found.add("first_discard")
    elif spot.phase != "rob":
        if spot.after_kong:
            found.add("kong_replacement")
        if spot.after_flower:
            found.add("flower_replacement")
        if not spot.wall and (rulings.LAST_REPLACEMENT_IS_FINAL_DRAW or not spot.after_kong):
            found.add("final_wall_draw")
        if spot.first_turn:
            found.add("dealt_hand")
    return frozenset(found)


def maybe_complete(tiles: tuple[Piece, ...]) -> bool:
    """False only for tiles of no winning shape: a cheap sieve before scoring."""
    if _fits(sum(map(_WEIGHT.__getitem__, tiles))):
        return True
    if len(tiles) != 14:
        return False
    kinds = len(set(map(KIND_NUMBER.__getitem__, tiles)))
    return kinds <= 7 or kinds == 13


@lru_cache(maxsize=1 << 11)
def _fits(sizes: int) -> bool:
    """Whether sets and one pair can use up suits of these sizes (four bits each)."""
    return sorted((sizes >> shift & 15) % 3 for shift in (0, 4, 8, 12)) == [0, 0, 0, 2]
