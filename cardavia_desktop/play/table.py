"""The referee of one deal: who may do what now, who sees what, how far undo goes.

Nothing but `sight`, `entries_for`, `question` and the result leaves it for a seat; the state and
the log itself are for the save file and for tests.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ..engine.bots import Limit, Question
from ..engine.core import TABLE, Action, Game, Options, Result, Seat, Turn
from ..engine.log import Entry, Log, SeenEntry, redacted
from .seats import bot_seed

PASS = "pass"


@dataclass(frozen=True, slots=True)
class Sight:
    """What one seat knows now: its view and what it may answer, `()` when it is not asked."""

    seat: Seat
    ticket: int
    view: Any
    legal: tuple[Action, ...]


class Table:
    """One deal. `person` is the seat whose decisions undo goes back to.

    A ticket belongs to a seat's question: it is renewed for a seat when that seat answers, and
    for all seats when something visible happens or the deal is rewound. Private answers of others
    leave it alone, or the ticket would tell of them.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options,
        *,
        salt: str,
        bots: int,
        person: Seat = 0,
        assisted: bool = False,
    ) -> None:
        self.game = game
        self.person = person
        self.salt = salt
        self.bots = bots
        self.assisted = assisted
        self._log = Log(game, options)
        self._decisions: list[int] = []
        self._redo: tuple[Action, ...] = ()
        self._counter = 0
        self._tickets = [0] * game.seats
        self._renew_all()

    @staticmethod
    def replay(
        game: Game[Any, Any],
        options: Options,
        actions: Iterable[Action],
        *,
        salt: str,
        bots: int,
        person: Seat = 0,
        assisted: bool = False,
    ) -> Table:
        """The table after these actions; raises IllegalAction at the first that is not legal."""
        table = Table(game, options, salt=salt, bots=bots, person=person, assisted=assisted)
        for action in actions:
            table._apply(action)
        return table

    # what is asked

    @property
    def options(self) -> Options:
        return self._log.options

    @property
    def actions(self) -> tuple[Action, ...]:
        """The truth, for the save file."""
        return self._log.actions

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self._log.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self._log.state)

    @property
    def turn(self) -> Seat | None:
        """The seat of the public turn marker while it is to act, else None (a claim window)."""
        for entry in reversed(self._log.entries):
            for event in reversed(entry.events):
                if isinstance(event, Turn):
                    return event.seat if event.seat in self.to_act else None
        return None

    @property
    def seal(self) -> str:
        """Hash of the shuffle, "" before it. It may be shown during play (law 12)."""
        shuffle = self.shuffle
        return "" if shuffle is None else seal(self.salt, shuffle)

    @property
    def shuffle(self) -> Action | None:
        """The chance action; to be shown only after the end."""
        first = self._log.entries[0].action if self._log.entries else None
        return first if first is not None and first.seat == TABLE else None

    def sight(self, seat: Seat) -> Sight:
        state = self._log.state
        legal = self.game.legal(state, seat) if seat in self.game.to_act(state) else ()
        return Sight(seat, self._tickets[seat], self.game.view(state, seat), legal)

    def entries_for(self, seat: Seat, since: int = 0) -> tuple[SeenEntry, ...]:
        """What `seat` has seen from ply `since` on; entries without visible events are left out."""
        shown = (redacted(entry, seat) for entry in self._log.entries[since:])
        return tuple(entry for entry in shown if entry.events)

    @property
    def ply(self) -> int:
        """Number of actions so far; private answers count, so it is no seat's business."""
        return len(self._log.entries)

    @property
    def moment(self) -> int:
        """Number of actions up to the last one with events: the same for all answers of a window,
        in whatever order they come in."""
        for entry in reversed(self._log.entries):
            if entry.events:
                return entry.ply + 1
        return 0

    def question(self, seat: Seat, level: str, limit: Limit) -> Question:
        """What a bot at `seat` is asked; ValueError when the seat is not to act."""
        sight = self.sight(seat)
        if not sight.legal:
            raise ValueError(f"seat {seat} is not to act")
        seed = bot_seed(self.bots, level, seat, self.moment)
        history = self.entries_for(seat)
        return Question(self.game.name, sight.view, sight.legal, level, seed, limit, history)

    def forced(self) -> Action | None:
        """The next `pass` that the referee answers for a seat that can do nothing else (law 2)."""
        state = self._log.state
        for seat in self.game.to_act(state):
            legal = self.game.legal(state, seat)
            if only_pass(legal):
                return legal[0]
        return None

    # what is done

    def deal(self, rng: random.Random) -> Entry:
        """Play the chance action; ValueError when the table is not to act."""
        if self.to_act != (TABLE,):
            raise ValueError("no chance action is due")
        return self._apply(self.game.chance(self._log.state, rng))

    def play(self, action: Action, ticket: int) -> Entry | None:
        """Play a seat's answer. A stale ticket, or a seat that has answered already, gives None;
        an illegal action raises IllegalAction and changes nothing."""
        if not 0 <= action.seat < self.game.seats or ticket != self._tickets[action.seat]:
            return None
        if action.seat not in self.to_act:
            return None
        return self._apply(action)

    def _apply(self, action: Action) -> Entry:
        before = self._log.state
        decision = action.seat == self.person and len(self.game.legal(before, action.seat)) > 1
        entry = self._log.play(action)
        if decision:
            self._decisions.append(entry.ply)
        self._redo = _without(self._redo, action, silent=not entry.events)
        if entry.events or action.seat == TABLE:
            self._renew_all()
        else:
            self._renew(action.seat)
        return entry

    # undo and redo

    @property
    def can_undo(self) -> bool:
        return bool(self._decisions)

    def undo(self) -> bool:
        """Back to before the person's last decision; marks the deal assisted. False: none left."""
        if not self._decisions:
            return False
        ply = self._decisions.pop()
        self._redo = self._log.actions[ply:] + self._redo
        self._log.cut(ply)
        self.assisted = True
        self._renew_all()
        return True

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def redo(self) -> bool:
        """Forward to before the person's next decision in what undo took away, or to its end."""
        if not self._redo:
            return False
        self._apply(self._redo[0])
        while self._redo and not self._is_decision(self._redo[0]):
            self._apply(self._redo[0])
        self._renew_all()
        return True

    def _is_decision(self, action: Action) -> bool:
        if action.seat != self.person:
            return False
        return len(self.game.legal(self._log.state, action.seat)) > 1

    def _renew_all(self) -> None:
        for seat in range(self.game.seats):
            self._renew(seat)

    def _renew(self, seat: Seat) -> None:
        self._counter += 1
        self._tickets[seat] = self._counter


def only_pass(legal: tuple[Action, ...]) -> bool:
    """The seat can do nothing but pass, so the referee answers for it (law 2)."""
    return len(legal) == 1 and legal[0].verb == PASS


def _without(tail: tuple[Action, ...], action: Action, *, silent: bool) -> tuple[Action, ...]:
    """What is left of an undone tail after `action`; `()` when the deal has left its path.

    Answers in a window may come in another order than before, hence the search by seat.
    """
    for place, old in enumerate(tail):
        if old.seat == action.seat:
            same = old == action and (silent or place == 0)
            return tail[:place] + tail[place + 1 :] if same else ()
    return ()


def seal(salt: str, shuffle: Action) -> str:
    """sha256 of the salt, a space and the shuffle's notation, in hexadecimal."""
    return hashlib.sha256(f"{salt} {shuffle}".encode()).hexdigest()
