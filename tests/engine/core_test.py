"""The shared language: notation, audiences, the log (laws 1, 4 and 6)."""

from __future__ import annotations

import pytest
from engine.leaky_games import HonestGame
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.engine.bots import Budget, FirstLegalBot, Question, RandomBot
from cardavia_desktop.engine.core import (
    TABLE,
    Action,
    Called,
    Ended,
    Event,
    IllegalAction,
    Moved,
    NotationError,
    Options,
    Payment,
    Place,
    Point,
    Scored,
    Shown,
    Turn,
    event_str,
    parse_event,
    parse_seat,
    seat_str,
    seen_by,
)
from cardavia_desktop.engine.games import GAMES, game, game_module
from cardavia_desktop.engine.log import Entry, Log, redacted

seats = st.integers(0, 3)
names = st.sampled_from(["hand", "river", "meld", "wall", "flowers"])
places = st.one_of(
    names.map(Place),
    st.builds(Place, names, seats),
    st.builds(Place, names, seats, st.integers(0, 12)),
)
pieces = st.lists(
    st.sampled_from(["5p.2", "f1", "6-6a", "5C.3", "WF.1"]), max_size=4, unique=True
).map(tuple)
verbs = st.sampled_from(["discard", "win", "pass", "kong"])
points = st.builds(Point, st.just("all_pungs"), st.just("M18"), st.integers(-9, 9999), pieces)
payments = st.builds(
    Payment, seats, seats, st.integers(1, 10**6), st.lists(points, max_size=3).map(tuple)
)
events = st.one_of(
    st.builds(
        Moved,
        pieces.filter(bool),
        places,
        places,
        st.one_of(st.none(), st.lists(seats, min_size=1, unique=True).map(tuple)),
        st.sampled_from(["", "drawn", "back"]),
    ),
    st.builds(Shown, pieces.filter(bool), places),
    st.builds(Called, seats, verbs, pieces, st.one_of(seats, st.just(TABLE))),
    st.builds(Turn, seats, st.sampled_from(["", "claim"])),
    st.builds(Scored, st.lists(payments, max_size=3).map(tuple), st.sampled_from(["", "win"])),
    st.builds(Ended, st.sampled_from(["win", "draw"]), st.one_of(st.none(), seats)),
)


@given(places)
@settings(derandomize=True, deadline=None, max_examples=60)
def test_a_place_is_read_back_from_its_text(place: Place) -> None:
    assert Place.parse(str(place)) == place


@given(st.builds(Action, st.one_of(seats, st.just(TABLE)), verbs, pieces))
@settings(derandomize=True, deadline=None, max_examples=60)
def test_an_action_is_read_back_from_its_text(action: Action) -> None:
    assert Action.parse(str(action)) == action
    assert repr(action) == str(action)


@given(events, seats)
@settings(derandomize=True, deadline=None, max_examples=200)
def test_an_event_is_read_back_from_its_text_whole_and_redacted(event: Event, seat: int) -> None:
    assert parse_event(event_str(event)) == event
    told = seen_by(event, seat)
    assert parse_event(event_str(told)) == told


@pytest.mark.parametrize("seat", [TABLE, 0, 1, 2, 3])
def test_a_seat_is_read_back(seat: int) -> None:
    assert parse_seat(seat_str(seat)) == seat


@pytest.mark.parametrize("text", ["", "4", "-1", "00", "t", "²"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_seat(text)


@pytest.mark.parametrize(
    "text", ["", "0", "0 ", "0  pass", "9 pass", "0 pa-ss", "0 pass ", "x pass 1m.1"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Action.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "", "hand@", "hand@9", "hand@0.", "hand@0.x", "@0", "a b", "meld@0.01", "meld@0.٣",
        "meld@0." + "9" * 5000, "meld@T.0",
    ],
)  # fmt: skip
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Place.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "moved wall>hand@0 1m.1",
        "moved wall 1m.1 * -",
        "shown hand@0",
        "turn 7 claim",
        "turn 0 ",
        "moved river@2>meld@1.0 2C.1 * ",
        "moved wall>hand@0 ?+1 - -",
        "moved wall>hand@0 ?٣ - -",
        "moved wall>hand@0 1m.1 -* -",
        "scored win 1>2=+3;-",
        "scored win 1>2",
        "scored win 1>2=x;-",
        "ended",
        "danced 0",
    ],
)
def test_what_is_no_event_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_event(text)


def test_faces_outside_the_audience_become_a_count() -> None:
    move = Moved(("1m.1", "2m.1"), Place("wall"), Place("hand", 1), (1,), "dealt")
    assert seen_by(move, 1) == move
    told = seen_by(move, 0)
    assert isinstance(told, Moved)
    assert (told.pieces, told.count, told.audience, told.note) == ((), 2, (), "dealt")


def test_who_else_sees_a_face_is_not_told() -> None:
    move = Moved(("1m.1",), Place("wall"), Place("hand", 1), (1, 2))
    told = seen_by(move, 1)
    assert isinstance(told, Moved)
    assert told.audience == (1,)


def test_a_redacted_entry_holds_no_action() -> None:
    action = Action(TABLE, "shuffle", ("1m.1", "2m.1"))
    move = Moved(("1m.1",), Place("wall"), Place("hand", 1), (1,))
    assert "m.1" not in repr(redacted(Entry(0, action, (move,)), 0))


def opened() -> Log:
    log = Log(HonestGame(), Options(0))
    log.play(Action(TABLE, "shuffle", log.game.pieces))
    return log


def test_a_log_counts_plies_and_keeps_every_state() -> None:
    log = opened()
    log.play(Action(0, "discard", ("c00",)))
    assert [entry.ply for entry in log.entries] == [0, 1]
    assert len(log.states) == 3
    assert [str(a) for a in log.actions][1] == "0 discard c00"


def test_an_illegal_action_leaves_the_log_as_it_was() -> None:
    log = opened()
    before = (list(log.states), list(log.entries))
    with pytest.raises(IllegalAction, match="0 discard c05"):
        log.play(Action(0, "discard", ("c05",)))
    assert (log.states, log.entries) == before


def test_a_cut_forgets_and_refuses_what_is_not_there() -> None:
    log = opened()
    log.play(Action(0, "discard", ("c00",)))
    with pytest.raises(ValueError, match="ply 3"):
        log.cut(3)
    with pytest.raises(ValueError, match="ply -1"):
        log.cut(-1)
    log.cut(1)
    assert len(log.entries) == 1
    log.cut(0)
    assert log.game.to_act(log.state) == (TABLE,)


def test_replay_stops_at_the_first_illegal_action() -> None:
    log = opened()
    with pytest.raises(IllegalAction):
        Log.replay(log.game, log.options, [*log.actions, Action(1, "pass")])


def test_private_answers_are_no_entries_for_anybody() -> None:
    log = opened()
    log.play(Action(0, "discard", ("c00",)))
    log.play(Action(1, "pass"))
    for seat in range(3):
        assert len(log.seen(seat)) == 2


def test_a_random_player_repeats_itself_by_its_seed_and_the_first_one_always() -> None:
    legal = tuple(Action(0, "discard", (piece,)) for piece in ("c00", "c01", "c02"))
    asked = [Question("tiny", None, legal, "club", seed) for seed in range(20)]
    chosen = [RandomBot().choose(question, Budget()).action for question in asked]
    assert chosen == [RandomBot().choose(question, Budget()).action for question in asked]
    assert set(chosen) == set(legal)
    assert {FirstLegalBot().choose(q, Budget()).action for q in asked} == {legal[0]}


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        game_module("chess")
    for name in GAMES:
        assert game(name).name == name
