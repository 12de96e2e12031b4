"""What every game owes the rest of the program, as checks that raise AssertionError.

`conformance_test` runs them over all registered games and over small games that break one law
each. Deals are played by three policies: `random`, `eager` (the last legal action, which declares
and claims whenever it can) and `greedy` (the game's reference player, to see wins).
"""

from __future__ import annotations

import gc
import random
import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from cardavia_desktop.engine.bots import Bot, Budget, Limit, Question
from cardavia_desktop.engine.core import (
    TABLE,
    Action,
    Event,
    Game,
    IllegalAction,
    Moved,
    Options,
    Piece,
    Place,
    Scored,
    Seat,
    Step,
    event_str,
    parse_event,
    seen_by,
)
from cardavia_desktop.engine.log import Log, redacted

AnyGame = Game[Any, Any]
LONGEST = 3000
"""Plies within which every deal must end."""


def play(game: AnyGame, seed: int, policy: str, greedy: Bot | None = None) -> Log:
    """A whole deal by one policy; the seat to answer in a window is drawn at random."""
    rng = random.Random(seed)
    log = Log(game, Options(seed % game.seats))
    while seats := game.to_act(log.state):
        assert len(log.entries) < LONGEST, "the deal does not end"
        if seats == (TABLE,):
            log.play(game.chance(log.state, rng))
            continue
        seat = rng.choice(seats)
        legal = game.legal(log.state, seat)
        assert legal, f"seat {seat} is to act and may do nothing"
        log.play(_choose(game, log, seat, legal, policy, rng, greedy))
    return log


def _choose(
    game: AnyGame,
    log: Log,
    seat: Seat,
    legal: tuple[Action, ...],
    policy: str,
    rng: random.Random,
    greedy: Bot | None,
) -> Action:
    if policy == "eager":
        return legal[-1] if rng.random() < 0.8 else rng.choice(legal)
    if policy == "greedy" and len(legal) > 1:
        assert greedy is not None
        view = game.view(log.state, seat)
        limit = Limit(nodes=50)
        question = Question(game.name, view, legal, "greedy", 1, limit, log.seen(seat))
        return greedy.choose(question, Budget()).action
    return rng.choice(legal)


def seats_of(game: AnyGame) -> range:
    return range(game.seats)


def shown_pieces(event: Event | None) -> tuple[Piece, ...]:
    """The faces in an event (already redacted for somebody)."""
    if event is None or isinstance(event, Scored):
        return ()
    return getattr(event, "pieces", ())


def seen_pieces(log: Log, seat: Seat, plies: int) -> set[Piece]:
    """Every piece whose face `seat` has seen in the first `plies` entries."""
    entries = log.entries[:plies]
    return {p for e in entries for event in redacted(e, seat).events for p in shown_pieces(event)}


def position(game: AnyGame, state: Any) -> tuple[object, ...]:
    """All that can be seen of a state from outside."""
    views = tuple(game.view(state, seat) for seat in seats_of(game))
    legal = tuple(game.legal(state, seat) for seat in seats_of(game))
    return (views, legal, game.to_act(state), game.result(state), game.places(state))


# one law each


def check_replay(log: Log) -> None:
    """The actions alone give the same entries and the same last position (law 1)."""
    game = log.game
    notation = [str(action) for action in log.actions]
    again = Log.replay(game, log.options, map(Action.parse, notation))
    assert again.entries == log.entries
    assert position(game, again.state) == position(game, log.state)


def check_undo(log: Log, rng: random.Random) -> None:
    """A cut deal is a deal in which the rest was never played."""
    game = log.game
    ply = rng.randrange(len(log.entries) + 1)
    cut = Log.replay(game, log.options, log.actions)
    cut.cut(ply)
    never = Log.replay(game, log.options, log.actions[:ply])
    assert cut.entries == never.entries
    assert len(cut.states) == len(never.states)
    assert position(game, cut.state) == position(game, never.state)
    for action in log.actions[ply:]:
        cut.play(action)
    assert cut.entries == log.entries


def check_illegal(log: Log, rng: random.Random, tries: int = 25) -> None:
    """An illegal action raises, names itself and the position, and changes nothing (law 5)."""
    game = log.game
    for _ in range(tries):
        ply = rng.randrange(len(log.states))
        state = log.states[ply]
        seat = rng.choice(seats_of(game))
        own = game.legal(state, seat)
        wrong = [rng.choice(log.actions), Action(seat, "nonsense")]
        if own:
            some = rng.choice(own)
            wrong.append(Action(seat, some.verb, (*some.pieces, *some.pieces, "x")))
            wrong.append(Action((seat + 1) % game.seats, some.verb, some.pieces))
        for action in wrong:
            if game.to_act(state) == (TABLE,) and action.seat == TABLE:
                continue
            if action.seat != TABLE and action in game.legal(state, action.seat):
                continue
            before = position(game, state)
            probe = Log(game, log.options)
            probe.states = [state]
            try:
                probe.play(action)
            except IllegalAction as error:
                text = str(error)
                assert str(action)[:40] in text
                assert len(text) > len(str(action)[:40]) + 8, "no position in the text"
            else:
                raise AssertionError(f"{action} was accepted in {state}")
            assert not probe.entries
            assert probe.states == [state]
            assert position(game, state) == before


def check_conservation(log: Log) -> None:
    """Every piece is in exactly one place, always; views count what places hold."""
    game = log.game
    box = sorted(game.pieces)
    for state in log.states:
        whole = [piece for pieces in game.places(state).values() for piece in pieces]
        assert sorted(whole) == box


def check_sums(log: Log) -> None:
    """The result and every payment sum to zero, and the events tell the same sums."""
    result = log.game.result(log.state)
    assert result is not None
    assert sum(result.net) == 0
    assert len(result.net) == log.game.seats
    net = [0] * log.game.seats
    for entry in log.entries:
        for event in entry.events:
            if isinstance(event, Scored):
                for payment in event.payments:
                    assert payment.amount > 0
                    net[payment.source] -= payment.amount
                    net[payment.target] += payment.amount
    told = any(isinstance(e, Scored) for entry in log.entries for e in entry.events)
    assert not told or tuple(net) == tuple(result.net)
    for ply, state in enumerate(log.states[:-1]):
        assert log.game.result(state) is None, f"a result before the end, at ply {ply}"


def check_views(log: Log, rng: random.Random, tries: int = 30) -> None:
    """`view(imagine(view))` is the view, and legal actions follow from the view (law 3)."""
    game = log.game
    for ply in sorted(rng.sample(range(len(log.states)), min(tries, len(log.states)))):
        for seat in seats_of(game):
            check_view(game, log.states[ply], seat, rng)


def check_view(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> None:
    view = game.view(state, seat)
    assert game.view_legal(view) == game.legal(state, seat)
    world = game.imagine(view, rng)
    assert game.view(world, seat) == view
    assert game.legal(world, seat) == game.legal(state, seat)
    assert game.view_legal(view) == game.view_legal(game.view(world, seat))
    whole = [piece for pieces in game.places(world).values() for piece in pieces]
    assert sorted(whole) == sorted(game.pieces)
    if (seat in game.to_act(state)) and game.legal(state, seat):
        game.apply(world, rng.choice(game.legal(world, seat)))
    assert not list(_inside(view, type(state))), "the view leads back to the state"


def _inside(root: object, kind: type) -> Iterator[object]:
    """Objects of a type that can be reached from `root` (through data, not through code)."""
    known, todo = {id(root)}, [root]
    while todo:
        for each in gc.get_referents(todo.pop()):
            if isinstance(each, type) or callable(each) or id(each) in known:
                continue
            if isinstance(each, kind):
                yield each
            known.add(id(each))
            todo.append(each)


def check_faces(log: Log, rng: random.Random, tries: int = 30) -> None:
    """A hidden piece has no name in redacted events and views, only a number (law 3)."""
    game = log.game
    for entry in log.entries:
        for event in entry.events:
            for seat in seats_of(game):
                told = seen_by(event, seat)
                if isinstance(event, Moved) and isinstance(told, Moved):
                    assert told.count == event.count == len(event.pieces)
                    if event.audience is not None and seat not in event.audience:
                        assert told.pieces == ()
                        assert told.audience == ()
    for ply in sorted(rng.sample(range(len(log.states)), min(tries, len(log.states)))):
        for seat in seats_of(game):
            hidden = set(game.pieces) - seen_pieces(log, seat, ply)
            text = repr(game.view(log.states[ply], seat))
            named = {word for word in re.findall(r"[^\s'\"(),\[\]{}=]+", text) if word in hidden}
            assert not named, f"seat {seat} sees {sorted(named)} at ply {ply}"


def check_notation(log: Log) -> None:
    """Actions and events, whole and redacted, are read back from their text (law 6)."""
    game = log.game
    for state, entry in zip(log.states, log.entries, strict=False):
        assert Action.parse(str(entry.action)) == entry.action
        for seat in game.to_act(state):
            for action in game.legal(state, seat):
                assert Action.parse(str(action)) == action
        for event in entry.events:
            assert parse_event(event_str(event)) == event
            for seat in seats_of(game):
                told = seen_by(event, seat)
                assert parse_event(event_str(told)) == told


def check_windows(log: Log) -> None:
    """Every seat but one is asked, may pass, and answers in private until the last is in, in
    whatever order (law 2)."""
    game = log.game
    for ply, state in enumerate(log.states):
        seats = game.to_act(state)
        assert len(set(seats)) == len(seats)
        for seat in seats_of(game):
            assert bool(game.legal(state, seat)) == (seat in seats)
        if len(seats) < 2:
            continue
        before = log.states[ply - 1]
        opens = len(game.to_act(before)) < 2
        assert len(seats) == game.seats - 1 or not opens, "not everybody is asked"
        for seat in seats:
            first = game.legal(state, seat)[0]
            assert (first.verb, first.pieces) == ("pass", ()), "passing comes first"
        entry = log.entries[ply]
        after = log.states[ply + 1]
        assert entry.events == (), "an answer is told before the last one is in"
        assert set(game.to_act(after)) == set(seats) - {entry.action.seat}
        for seat in seats_of(game):
            if seat != entry.action.seat:
                assert game.view(after, seat) == game.view(state, seat), "an answer shows"
        if opens:
            _check_order(log, ply, len(seats))


def _check_order(log: Log, ply: int, count: int) -> None:
    game, state = log.game, log.states[ply]
    answers = log.actions[ply : ply + count]
    steps: list[Step] = []
    for action in reversed(answers):
        steps.append(game.apply(state, action))
        state = steps[-1].state
    assert position(game, state) == position(game, log.states[ply + count])
    assert steps[-1].events == log.entries[ply + count - 1].events


# fairness


def check_exchange(log: Log, rng: random.Random, tries: int = 40) -> None:
    """Hidden pieces exchanged in a state, the same later actions played: nothing that a seat can
    know differs before a piece is shown that was hidden (law 3)."""
    game = log.game
    for _ in range(tries):
        ply = rng.randrange(1, len(log.states))
        seat = rng.choice(seats_of(game))
        world = game.reshuffled(log.states[ply], seat, rng)
        whole = [piece for pieces in game.places(world).values() for piece in pieces]
        assert sorted(whole) == sorted(game.pieces)
        _same(game, log.states[ply], world, seat)
        seen = seen_pieces(log, seat, ply)
        went = _lying(game, log.states[ply]) ^ _lying(game, world)
        told = {piece for piece, _ in went} & seen
        assert not told, f"events have shown seat {seat} what its view does not know: {told}"
        for later in range(ply, len(log.entries)):
            entry = log.entries[later]
            try:
                step = game.apply(world, entry.action)
            except IllegalAction:
                assert entry.action.seat != seat, "the own seat's action has become illegal"
                break
            world = step.state
            if not _alike(entry.events, step.events, seat, seen):
                break
            _same(game, log.states[later + 1], world, seat)


def _lying(game: AnyGame, state: Any) -> set[tuple[Piece, Place]]:
    return {(piece, where) for where, pieces in game.places(state).items() for piece in pieces}


def _same(game: AnyGame, state: Any, world: Any, seat: Seat) -> None:
    assert game.view(world, seat) == game.view(state, seat), "the view depends on hidden pieces"
    assert game.legal(world, seat) == game.legal(state, seat), "legal actions depend on them"
    assert game.to_act(world) == game.to_act(state), "who is asked depends on them"


def _alike(one: tuple[Event, ...], two: tuple[Event, ...], seat: Seat, seen: set[Piece]) -> bool:
    """Whether two runs of events look the same to a seat, adding what they show to `seen`; False
    when they part by showing something hidden, AssertionError when they part without."""
    for a, b in zip_longest(one, two):
        left = None if a is None else seen_by(a, seat)
        right = None if b is None else seen_by(b, seat)
        faces = {*shown_pieces(left), *shown_pieces(right)}
        if left != right:
            assert faces - seen, f"events tell of hidden pieces: {left} or {right}"
            return False
        seen |= faces
    return True


def check_swaps(log: Log, rng: random.Random, tries: int = 40) -> int:
    """Pieces that a seat has not seen up to some ply trade places in the shuffle; the same actions
    are played. As long as they stay hidden the whole redacted log is the same. Gives the number
    of worlds in which all could be played."""
    game, whole = log.game, 0
    for _ in range(tries):
        ply = rng.randrange(2, len(log.states))
        seat = rng.choice(seats_of(game))
        hidden = sorted(set(game.pieces) - seen_pieces(log, seat, ply))
        if len(hidden) < 2:
            continue
        trade = {}
        for _ in range(rng.randrange(1, 4)):
            a, b = rng.sample(hidden, 2)
            if a not in trade and b not in trade:
                trade.update({a: b, b: a})
        shuffle = log.actions[0]
        order = tuple(trade.get(piece, piece) for piece in shuffle.pieces)
        whole += _plays_alike(log, Action(TABLE, shuffle.verb, order), ply, seat, set(hidden))
    return whole


def _plays_alike(log: Log, shuffle: Action, ply: int, seat: Seat, hidden: set[Piece]) -> bool:
    game = log.game
    world: Any = log.states[0]
    for at, entry in enumerate(log.entries[:ply]):
        try:
            step = game.apply(world, shuffle if at == 0 else entry.action)
        except IllegalAction:
            return False
        world = step.state
        told = [seen_by(event, seat) for event in step.events]
        if told != list(redacted(entry, seat).events):
            shown = {piece for event in told for piece in shown_pieces(event)}
            assert shown & hidden, f"ply {at} tells seat {seat} of hidden pieces"
            return False
    _same(game, log.states[ply], world, seat)
    return True
