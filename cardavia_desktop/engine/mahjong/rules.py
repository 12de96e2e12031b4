"""Hong Kong mahjong: the referee's rules (M1–M13); `ending` settles a deal (M12, M19, M20).

Actions: `T shuffle <144 pieces>` (front of the wall first) · on turn `S discard p`, `S win`,
`S kong p p p p` (concealed), `S kong p` (added to one's pung) · on a discard `S win`, `S pung p p`,
`S kong p p p`, `S chow p p`, `S pass` · on an added kong `S win`, `S pass`. Of equal copies a claim
names the lowest ones held. Every seat but the one on turn answers a window (law 2).

The dealer takes the first 13 tiles of the wall, the next seats 13 each, the dealer the 53rd.

House decisions (◆), by paragraph; constants and functions of `rulings` unless said otherwise:
M1 DRAW_NET · M3 `expose_dealt` here, CHAIN, DEAD_WALL · M4 TURN_STEP, `pieces.seat_wind` ·
M6 CHOW_CHOICE · M7 `nearest` · M8 KONG_ON_FIRST_TURN, CONCEALED_KONG_IS_PUBLIC,
HELD_TILE_MAY_ADD, KONG_AFTER_KONG · M9 ADDED_KONG_IS_ROBBABLE, CONCEALED_KONG_IS_ROBBABLE,
ROBBED_KEEPS_PUNG, ROBBED_PAYS · M10 KONG_NEEDS, LAST_REPLACEMENT_IS_FINAL_DRAW ·
M11 KONG_AFTER_CLAIM, WIN_AFTER_CLAIM, `may_discard` · M12 PUNG_ON_EMPTY_WALL,
CHOW_ON_EMPTY_WALL, `is_final_discard`, FLOWER_WITHOUT_REPLACEMENT_ENDS, HANDS_SHOWN ·
M13 `win_barred`, DEALT_HAND_MAY_WIN, `dealt_last`.
"""

from __future__ import annotations

import random

from ..core import (
    TABLE,
    Action,
    Called,
    Event,
    IllegalAction,
    Moved,
    Options,
    Piece,
    Seat,
    Step,
    Turn,
)
from . import ending, offers, rulings
from .offers import WINDOWS
from .pieces import PIECES, is_bonus
from .rulings import HAND, SEATS, after
from .state import (
    BLOOMS,
    HANDS,
    MELDS,
    NONE,
    RIVERS,
    WALL,
    State,
    in_order,
    put,
    spot,
    with_piece,
    without,
)
from .view import Discard, Meld

_BOX = frozenset(PIECES)
_UNANSWERED: tuple[Action | None, ...] = (None,) * SEATS


def new(options: Options) -> State:
    return State(options.first, turn=options.first)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase in WINDOWS:
        turn, step, answers = state.turn, rulings.TURN_STEP, state.answers
        order = ((turn + step) % SEATS, (turn + 2) % SEATS, (turn - step) % SEATS)
        return tuple([seat for seat in order if answers[seat] is None])
    if state.phase == "deal":
        return (TABLE,)
    return () if state.phase == "end" else (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """The legal actions of a seat: pass, or the discards, come first."""
    if not 0 <= seat < SEATS or state.answers[seat] is not None:
        return ()
    return offers.legal(spot(state, seat))


def chance(state: State, rng: random.Random) -> Action:
    order = list(PIECES)
    rng.shuffle(order)
    return Action(TABLE, "shuffle", tuple(order))


def apply(state: State, action: Action) -> Step:
    """The new state and the events; raises IllegalAction and changes nothing."""
    seat, verb = action.seat, action.verb
    if state.phase == "deal":
        whole = len(action.pieces) == len(PIECES) and _BOX.issuperset(action.pieces)
        if seat != TABLE or verb != "shuffle" or not whole or len(set(action.pieces)) != len(_BOX):
            raise IllegalAction(f"{str(action)[:80]} is no shuffle of the 144 tiles; {state}")
        return _deal(state, action.pieces)
    plain = state.phase == "turn" and seat == state.turn and verb == "discard"
    if plain and len(action.pieces) == 1 and action.pieces[0] in state.hands[seat]:
        return _discard(state, action.pieces[0])
    window = state.phase in WINDOWS
    if window and action in offers.PASS and seat in to_act(state):
        pass
    elif action not in legal(state, seat):
        raise IllegalAction(f"{action} in {state}")
    if window:
        state = state._replace(answers=put(state.answers, seat, action))
        if to_act(state):
            return Step(state, ())
        return _claimed(state) if state.phase == "claim" else _robbed(state)
    if verb == "discard":
        return _discard(state, action.pieces[0])
    if verb == "win":
        return ending.self_draw(state)
    return _own_kong(state, action.pieces)


# the deal


def _deal(state: State, wall: tuple[Piece, ...]) -> Step:
    dealer = state.dealer
    order = [after(dealer, n) for n in range(SEATS)]
    hands: list[list[Piece]] = [[] for _ in range(SEATS)]
    events: list[Event] = []
    for n, seat in enumerate(order):
        hands[seat] = list(wall[HAND * n : HAND * (n + 1)])
        events.append(Moved(tuple(hands[seat]), WALL, HANDS[seat], (seat,), "dealt"))
    front = HAND * SEATS + 1
    hands[dealer].append(wall[front - 1])
    events.append(Moved(wall[front - 1 : front], WALL, HANDS[dealer], (dealer,), "dealt"))
    flowers: list[list[Piece]] = [[] for _ in range(SEATS)]
    back = expose_dealt(order, hands, flowers, wall, len(wall) - rulings.DEAD_WALL, events)
    last = rulings.dealt_last(hands[dealer])
    events.append(Turn(dealer, "turn"))
    state = State(
        dealer,
        "turn",
        dealer,
        tuple(in_order(hand) for hand in hands),
        NONE,
        tuple(map(tuple, flowers)),
        NONE,
        wall,
        front,
        back,
        drawn=last,
        after_flower=last not in wall[:front],
        first_turn=True,
    )
    return Step(state, tuple(events))


def expose_dealt(
    order: list[Seat],
    hands: list[list[Piece]],
    flowers: list[list[Piece]],
    wall: tuple[Piece, ...],
    back: int,
    events: list[Event],
) -> int:
    """M3 ◆: each seat finishes its whole chain before the next begins. Changes the lists in place
    and gives the new back of the wall; a replacement takes its flower's place in the dealt order.
    """
    for seat in order:
        hand = hands[seat]
        for at in range(len(hand)):
            while is_bonus(hand[at]):
                flowers[seat].append(hand[at])
                events.append(Moved((hand[at],), HANDS[seat], BLOOMS[seat]))
                back -= 1
                hand[at] = wall[back]
                events.append(Moved((hand[at],), WALL, HANDS[seat], (seat,), "back"))
    return back


# drawing, discarding and kongs


def _draw(state: State, seat: Seat, events: list[Event], kong: bool) -> Step:
    """A tile for `seat`: from the front, or a kong's replacement from the back; a flower is
    exposed and replaced from the back, the whole chain at once (M3, M5, M8)."""
    wall, front, back = state.wall, state.front, state.back
    hand, blooms = state.hands[seat], state.flowers[seat]
    note = "replacement" if kong else ""
    for n in range(rulings.CHAIN + 1):
        if note:
            back -= 1
            piece = wall[back]
        else:
            piece = wall[front]
            front += 1
        events.append(Moved((piece,), WALL, HANDS[seat], (seat,), note))
        if n == rulings.CHAIN or not is_bonus(piece):
            break
        blooms = (*blooms, piece)
        events.append(Moved((piece,), HANDS[seat], BLOOMS[seat]))
        note = "back"
        if front == back:
            if rulings.FLOWER_WITHOUT_REPLACEMENT_ENDS:
                state = state._replace(
                    turn=seat,
                    front=front,
                    back=back,
                    flowers=put(state.flowers, seat, blooms),
                )
                return ending.drawn(state, events)
            break
    flowers = state.flowers if blooms is state.flowers[seat] else put(state.flowers, seat, blooms)
    state = State(
        state.dealer,
        "turn",
        seat,
        state.hands if is_bonus(piece) else put(state.hands, seat, with_piece(hand, piece)),
        state.melds,
        flowers,
        state.rivers,
        wall,
        front,
        back,
        None if is_bonus(piece) else piece,
        state.last,
        None,
        _UNANSWERED,
        kong,
        note == "back",
    )
    return Step(state, tuple(events))


def _discard(state: State, piece: Piece) -> Step:
    """M5: exactly this copy leaves the hand; then all others are asked (M7)."""
    seat = state.turn
    drawn = piece == state.drawn
    river = (*state.rivers[seat], Discard(piece, drawn))
    state = State(
        state.dealer,
        "claim",
        seat,
        put(state.hands, seat, without(state.hands[seat], (piece,))),
        state.melds,
        state.flowers,
        put(state.rivers, seat, river),
        state.wall,
        state.front,
        state.back,
        last=piece,
    )
    note = "drawn" if drawn else ""
    moved = Moved((piece,), HANDS[seat], RIVERS[seat], None, note)
    return Step(state, (moved, Turn(seat, "claim")))


def _own_kong(state: State, pieces: tuple[Piece, ...]) -> Step:
    """M8: concealed (four pieces) or added (one); M9: an added one may be robbed."""
    seat = state.turn
    melds = state.melds[seat]
    if len(pieces) == 4:
        meld = Meld("kong", "concealed", pieces, seat)
        at, robbable = len(melds), rulings.CONCEALED_KONG_IS_ROBBABLE
        melds = (*melds, meld)
    else:
        at = pung_of(melds, pieces[0])
        old, robbable = melds[at], rulings.ADDED_KONG_IS_ROBBABLE
        meld = Meld("kong", "added", with_piece(old.pieces, pieces[0]), old.source, old.claimed)
        melds = (*melds[:at], meld, *melds[at + 1 :])
    public = len(pieces) == 1 or rulings.CONCEALED_KONG_IS_PUBLIC
    events: list[Event] = [
        Called(seat, "kong", pieces if public else ()),
        Moved(pieces, HANDS[seat], MELDS[seat][at], None if public else (seat,)),
    ]
    state = state._replace(
        hands=put(state.hands, seat, without(state.hands[seat], pieces)),
        melds=put(state.melds, seat, melds),
        drawn=None,
        first_turn=False,
        after_kong=False,
        after_flower=False,
    )
    if not robbable:
        return _draw(state, seat, events, True)
    events.append(Turn(seat, "rob"))
    return Step(state._replace(phase="rob", robbed=pieces[-1]), tuple(events))


def pung_of(melds: tuple[Meld, ...], piece: Piece) -> int:
    """The place of the declared pung or kong of a tile's kind."""
    kind = piece[:-1]
    return next(n for n, m in enumerate(melds) if m.kind != "chow" and m.pieces[0][:-1] == kind)


# windows


def _called(state: State, *verbs: str) -> list[Action]:
    return [each for each in state.answers if each is not None and each.verb in verbs]


def _winner(state: State) -> Seat | None:
    wins = _called(state, "win")
    return rulings.nearest([each.seat for each in wins], state.turn) if wins else None


def _claimed(state: State) -> Step:
    """M7: win beats pung and kong, which beat chow."""
    piece, source = state.last, state.turn
    assert piece is not None
    winner = _winner(state)
    claims = _called(state, "pung", "kong") or _called(state, "chow")
    if winner is None and not claims:
        return _unclaimed(state)
    taker = claims[0].seat if winner is None else winner
    *before, lying = state.rivers[source]
    river = (*before, Discard(lying.piece, lying.drawn, taker))
    state = state._replace(answers=_UNANSWERED, last=None, rivers=put(state.rivers, source, river))
    if winner is not None:
        return ending.won(
            state, winner, piece, source, Moved((piece,), RIVERS[source], HANDS[winner])
        )
    seat, verb, pieces = taker, claims[0].verb, claims[0].pieces
    place = MELDS[seat][len(state.melds[seat])]
    meld = Meld(verb, "exposed", with_piece(pieces, piece), source, piece)
    events: list[Event] = [
        Called(seat, verb, (piece,), source),
        Moved(pieces, HANDS[seat], place),
        Moved((piece,), RIVERS[source], place),
        Turn(seat, "turn" if verb == "kong" else "discard"),
    ]
    state = state._replace(
        phase="discard",
        turn=seat,
        hands=put(state.hands, seat, without(state.hands[seat], pieces)),
        melds=put(state.melds, seat, (*state.melds[seat], meld)),
    )
    return _draw(state, seat, events, True) if verb == "kong" else Step(state, tuple(events))


def _unclaimed(state: State) -> Step:
    """The next player draws; with an empty wall the deal is drawn (M12 ◆)."""
    if state.front == state.back:
        return ending.drawn(state, [])
    seat = after(state.turn)
    return _draw(state, seat, [Turn(seat, "turn")], False)


def _robbed(state: State) -> Step:
    """M9: the nearest legal winner robs; the declarer keeps the pung and draws nothing more."""
    piece, source = state.robbed, state.turn
    assert piece is not None
    winner = _winner(state)
    if winner is None:
        return _draw(state, source, [Turn(source, "turn")], True)
    melds = state.melds[source]
    at = pung_of(melds, piece)
    old, kind = melds[at], "pung" if rulings.ROBBED_KEEPS_PUNG else "kong"
    pung = Meld(kind, "exposed", without(old.pieces, (piece,)), old.source, old.claimed)
    state = state._replace(
        melds=put(state.melds, source, (*melds[:at], pung, *melds[at + 1 :])),
    )
    moved = Moved((piece,), MELDS[source][at], HANDS[winner])
    return ending.won(state, winner, piece, source, moved)
