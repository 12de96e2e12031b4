"""The referee: tickets, sight, forced passes, undo and redo, the seal."""

from __future__ import annotations

import hashlib
import random

import pytest
from tiny_game import GAME, shuffled

from cardavia_desktop.engine.bots import Limit
from cardavia_desktop.engine.core import Action, IllegalAction, Moved, Options
from cardavia_desktop.play.table import Table


def new_table(first: int = 0) -> Table:
    return Table(GAME, Options(first), salt="5a17", bots=99)


def dealt(*hands: str, first: int = 0) -> Table:
    return Table.replay(GAME, Options(first), [shuffled(*hands)], salt="5a17", bots=99)


def do(table: Table, text: str) -> None:
    action = Action.parse(text)
    assert table.play(action, table.sight(action.seat).ticket) is not None


# Seat 1 may take c09; seat 2 may take nothing (it holds c11).
HANDS = ("09 01 02", "03 04 05", "06 07 11")


def finish(table: Table) -> None:
    while table.to_act:
        seat = table.to_act[0]
        sight = table.sight(seat)
        table.play(sight.legal[0], sight.ticket)


def test_a_view_shows_the_own_hand_and_only_counts_of_the_others() -> None:
    table = dealt(*HANDS)
    view = table.sight(1).view
    assert view.hand == ("c03", "c04", "c05") and view.counts == (3, 3, 3)
    assert "c09" not in repr(view) and "c11" not in repr(view)


def test_entries_for_a_seat_hide_the_faces_of_other_hands() -> None:
    table = dealt(*HANDS)
    (entry,) = table.entries_for(2)
    faces = [event.pieces for event in entry.events if isinstance(event, Moved)]
    assert faces == [(), (), ("c06", "c07", "c11")]


def test_a_stale_ticket_is_dropped_and_changes_nothing() -> None:
    table = dealt(*HANDS)
    old = table.sight(0).ticket
    do(table, "0 discard c09")
    before = table.actions
    assert table.play(Action.parse("0 discard c01"), old) is None
    assert table.actions == before


def test_a_second_answer_in_the_same_window_is_dropped() -> None:
    table = dealt(*HANDS, first=2)
    do(table, "2 discard c11")
    ticket = table.sight(0).ticket
    assert table.play(Action.parse("0 take"), ticket) is not None
    assert table.play(Action.parse("0 pass"), ticket) is None
    assert table.play(Action.parse("0 pass"), table.sight(0).ticket) is None
    assert [str(a) for a in table.actions[1:]] == ["2 discard c11", "0 take"]


def test_a_private_answer_leaves_the_tickets_and_views_of_the_others_alone() -> None:
    """Law 2: a view holds that the window is open and one's own answer, not who has answered."""
    table = dealt(*HANDS, first=2)
    do(table, "2 discard c11")
    before = table.sight(0)
    do(table, "1 take")
    assert table.sight(0) == before
    assert table.entries_for(0) == table.entries_for(0, 0)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    table = dealt(*HANDS)
    sight, before = table.sight(0), table.actions
    with pytest.raises(IllegalAction):
        table.play(Action.parse("0 discard c11"), sight.ticket)
    assert table.actions == before and table.sight(0) == sight


def test_the_referee_passes_for_seats_that_can_do_nothing_else() -> None:
    table = dealt(*HANDS)
    do(table, "0 discard c09")
    assert table.forced() == Action(2, "pass")
    do(table, "2 pass")
    assert table.forced() is None and table.to_act == (1,)


def test_a_forced_answer_that_is_no_pass_is_left_to_the_seat() -> None:
    table = dealt(*HANDS)
    while len(table.sight(0).view.hand) > 1 or table.turn != 0:
        finish_one(table)
    assert len(table.sight(0).legal) == 1 and table.forced() is None


def finish_one(table: Table) -> None:
    seat = table.to_act[0]
    sight = table.sight(seat)
    table.play(sight.legal[0], sight.ticket)


def test_the_turn_mark_stands_on_nobody_in_a_window() -> None:
    """Law 3: the mark stands only on the seat whose turn it is."""
    table = dealt(*HANDS)
    assert table.turn == 0
    do(table, "0 discard c09")
    assert table.turn is None
    do(table, "1 take")
    assert table.turn is None
    do(table, "2 pass")
    assert table.turn == 1


def test_undo_goes_back_to_the_last_question_with_more_than_one_answer() -> None:
    table = dealt(*HANDS)
    before = table.sight(0).view
    do(table, "0 discard c01")
    do(table, "2 pass")
    do(table, "1 pass")
    do(table, "1 discard c03")
    do(table, "0 pass")  # nothing else was legal: no decision
    assert table.can_undo and not table.assisted
    assert table.undo()
    assert table.sight(0).view == before and table.assisted
    assert not table.can_undo and not table.undo()


def test_undo_is_never_having_played() -> None:
    table, twin = dealt(*HANDS), dealt(*HANDS)
    do(table, "0 discard c09")
    do(table, "1 take")
    table.undo()
    for seat in range(3):
        mine, other = table.sight(seat), twin.sight(seat)
        assert (mine.view, mine.legal) == (other.view, other.legal)
        assert table.entries_for(seat) == twin.entries_for(seat)
    assert table.question(0, "club", Limit()) == twin.question(0, "club", Limit())


def test_undo_makes_open_tickets_stale() -> None:
    table = dealt(*HANDS)
    do(table, "0 discard c09")
    ticket = table.sight(1).ticket
    table.undo()
    assert table.play(Action.parse("1 take"), ticket) is None


def test_redo_goes_forward_to_the_next_decision() -> None:
    table = dealt("09 01 02", "03 04 05", "06 07 08")
    for text in ("0 discard c09", "1 take", "2 take", "1 discard c05", "2 pass", "0 pass"):
        do(table, text)
    finish(table)
    end = table.actions
    undone = 0
    while table.undo():
        undone += 1
    assert undone >= 2 and len(table.actions) == 1
    for _ in range(undone):
        assert table.redo()
    assert table.actions == end and not table.can_redo and not table.redo()


def test_redo_survives_answers_of_bots_that_come_in_another_order() -> None:
    table = dealt("06 01 02", "03 04 05", "00 07 08", first=2)
    for text in ("2 discard c08", "0 take", "1 pass", "0 discard c01"):
        do(table, text)
    table.undo()
    table.undo()
    do(table, "1 pass")
    assert table.redo()
    assert [str(a) for a in table.actions[1:]] == ["2 discard c08", "1 pass", "0 take"]
    assert table.redo() and str(table.actions[-1]) == "0 discard c01"


def test_another_answer_after_undo_forgets_the_redo() -> None:
    table = dealt(*HANDS)
    do(table, "0 discard c09")
    table.undo()
    assert table.can_redo
    do(table, "0 discard c01")
    assert not table.can_redo


def test_replayed_actions_give_the_same_table() -> None:
    table = dealt(*HANDS)
    do(table, "0 discard c09")
    do(table, "1 take")
    twin = Table.replay(GAME, Options(0), table.actions, salt="5a17", bots=99)
    for seat in range(3):
        assert twin.sight(seat).view == table.sight(seat).view
        assert twin.sight(seat).legal == table.sight(seat).legal
    assert twin.can_undo


def test_replay_refuses_an_illegal_action() -> None:
    with pytest.raises(IllegalAction):
        actions = [shuffled(*HANDS), Action.parse("1 discard c03")]
        Table.replay(GAME, Options(0), actions, salt="", bots=0)


def test_bot_seeds_owe_nothing_to_the_shuffle() -> None:
    """Law 12: the same stream gives the same seeds over different shuffles."""
    one, two = new_table(), new_table()
    one.deal(random.Random(1))
    two.deal(random.Random(2))
    assert one.shuffle != two.shuffle
    limit = Limit(nodes=5)
    assert one.question(0, "club", limit).seed == two.question(0, "club", limit).seed


def test_bot_seeds_differ_by_level_seat_and_moment_but_not_by_order_of_answers() -> None:
    table, limit = dealt("06 01 02", "03 04 05", "00 07 08", first=2), Limit()
    opening = table.question(2, "club", limit).seed
    assert opening != table.question(2, "strong", limit).seed
    do(table, "2 discard c08")
    early = table.question(1, "club", limit)
    assert len({opening, early.seed, table.question(0, "club", limit).seed}) == 3
    do(table, "0 take")
    assert table.question(1, "club", limit) == early


def test_a_seat_that_is_not_to_act_is_not_asked() -> None:
    with pytest.raises(ValueError, match="not to act"):
        dealt(*HANDS).question(1, "club", Limit())


def test_the_seal_is_the_hash_of_salt_and_shuffle() -> None:
    """Law 12: during play only a hash of the shuffle may be shown."""
    table = new_table()
    assert table.seal == "" and table.shuffle is None
    table.deal(random.Random(3))
    assert table.seal == hashlib.sha256(f"5a17 {table.actions[0]}".encode()).hexdigest()


def test_a_deal_is_shuffled_once() -> None:
    table = new_table()
    table.deal(random.Random(3))
    with pytest.raises(ValueError, match="chance"):
        table.deal(random.Random(3))
