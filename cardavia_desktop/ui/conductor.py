"""Between the referee, the bots and the interface: pace, pauses, autosave. On the session thread.

The conductor applies nothing but the person's own answers while the pace's time since the last
visible event runs (the *gate*). A window can therefore never resolve sooner because somebody had
no choice, and a bot's time to think hides inside the gate (law 3).
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from ..engine.core import TABLE, Action, IllegalAction, Seat
from ..engine.games import GAMES
from ..engine.log import Entry
from ..play.series import Series
from ..play.table import Table, only_pass
from . import later, reports, tables
from . import pace as pacing
from .archive import Archive
from .guarded import guarded
from .shapes import PERSON, Answer, Failure, Resume, Rules, Start

if TYPE_CHECKING:
    from ..play.thinking import Thinker, Thought

RECOVERIES = 5
"""How often a deal is taken up again after an exception, until something has happened in it."""
RECOVERY = 200
"""Milliseconds before that, and as much more each time."""
TICKETS = 1_000_000
"""More than the questions of any deal."""
TRIES = 2
"""How often a question is put to a bot whose process died or hung."""

_log = logging.getLogger("cardavia.session")


@dataclass(slots=True)
class _Job:
    """A question with a bot."""

    ticket: int
    seat: Seat
    tries: int = 1


class Conductor(QObject):
    """Made on the interface thread, then moved; every slot is called by a queued signal."""

    started = Signal(object)
    happened = Signal(object)
    asked = Signal(object)
    rewound = Signal(object)
    finished = Signal(object)
    failed = Signal(object)
    thinking = Signal(object)
    reading = Signal(bool)
    remembered = Signal(object)
    left = Signal()
    closed = Signal()

    _thought = Signal(object)
    _trouble = Signal(str)

    def __init__(self, *, pace: str, saves: Path | None, processes: bool) -> None:
        super().__init__()
        self._pace = pace
        self._archive = Archive(saves)
        self._processes = processes
        self._thinker: Thinker | None = None
        self._series: Series | None = None
        self._table: Table | None = None
        self._rules: Rules | None = None
        self._job: _Job | None = None
        self._held: Action | None = None
        self._asked = 0
        self._deals = 0
        self._mark: Seat | None = None
        self._reading = False
        self._over = False
        self._advancing = False
        self._told: set[str] = set()
        self._cold: list[str] = []
        self._faults = 0
        self._gate = QTimer(self)
        self._pause = QTimer(self)
        for timer in (self._gate, self._pause):
            timer.setSingleShot(True)
        self._gate.timeout.connect(self._advance)
        self._pause.timeout.connect(self.read)
        self._thought.connect(self._on_thought, Qt.ConnectionType.QueuedConnection)
        self._trouble.connect(self._on_trouble, Qt.ConnectionType.QueuedConnection)

    # orders

    @Slot()
    @guarded
    def warm_up(self) -> None:
        """Start the thinking child and load what saves and games need, so that the first deal
        finds them."""
        self._thinker_ready()
        self._archive.warm_up()
        self._recall()
        self._cold = list(GAMES)
        self._warm_next()

    @Slot()
    @guarded
    def _warm_next(self) -> None:
        """One game, then whatever was asked meanwhile: closing does not wait for all of them."""
        if self._thinker is not None and self._cold:
            game = self._cold.pop(0)
            self._thinker.warm(game, tables.ready(game))
            QTimer.singleShot(0, self, self._warm_next)

    @Slot(object)
    @guarded
    def start(self, order: Start) -> None:
        self._told.clear()
        later.load_game(order.game)
        series = Series.begin(order.game, order.level, order.rotation, order.seed, order.bot_seed)
        self._begin(series, series.first_table(), resumed=False)

    @Slot(object)
    @guarded
    def resume(self, order: Resume) -> None:
        self._told.clear()
        later.load_game(order.game)
        found, failure = self._archive.load(order.game)
        self._tell_any(failure)
        if found is None:
            if failure is None:  # else what was told says more
                self.tell(Failure("save-missing", file=f"{order.game}.json"))
            return
        series, table = found
        self._begin(series, table, resumed=True)
        self._unfinish(table)

    @Slot()
    @guarded
    def next_deal(self) -> None:
        if self._table is not None and self._table.result is not None:
            self.restart()

    @Slot()
    @guarded
    def restart(self) -> None:
        """Void the unfinished deal without payment (M4); after the end it is the next deal."""
        table, series = self._table, self._series
        if table is None or series is None:
            return
        self._take_rules(series)
        following = series.restarted_table if table.result is None else series.next_table
        self._begin(series, following(table), resumed=False)

    @Slot(object)
    @guarded
    def answer(self, answer: Answer) -> None:
        table = self._table
        if table is None or answer.action.seat != PERSON or answer.ticket != self._asked:
            return
        try:
            entry = table.play(answer.action, answer.ticket % TICKETS)
        except IllegalAction:
            # The error's text holds the whole position: other hands have no place in the log.
            self.tell(Failure("illegal-answer", str(answer.action)))
            self._asked = 0
            self._advance()
            return
        if entry is not None:
            self._shown(entry)
            self._advance()

    @Slot()
    @guarded
    def undo(self) -> None:
        if self._table is not None and self._table.undo():
            self._after_rewind(self._table)

    @Slot()
    @guarded
    def redo(self) -> None:
        if self._table is not None and self._table.redo():
            self._after_rewind(self._table)

    @Slot()
    @guarded
    def read(self) -> None:
        """The person has read, or the pace's reading time is over."""
        if self._reading:
            self._stop_reading()
            self._gate.stop()
            self._advance()

    @Slot(str)
    @guarded
    def set_pace(self, pace: str) -> None:
        if pace not in pacing.STEP:
            raise ValueError(f"no such pace: {pace}")
        self._pace = pace
        if pace == "instant":
            self._stop_reading()
            self._gate.stop()
            self._advance()

    @Slot(object)
    @guarded
    def set_rules(self, rules: Rules) -> None:
        self._rules = rules

    @Slot()
    @guarded
    def leave(self) -> None:
        try:
            self._stop()
        finally:
            self._table = None
            self.left.emit()

    @Slot()
    def quit(self) -> None:
        """Cancel thinking, close the child, stop the thread. Every action is saved already."""
        try:
            self.leave()
            if self._thinker is not None:
                self._thinker.close(0.8)
                self._thinker = None
        finally:
            self.closed.emit()
            self.thread().quit()

    # one deal

    def _begin(self, series: Series, table: Table, *, resumed: bool) -> None:
        self._stop()
        self._deals += 1
        self._series, self._table, self._rules = series, table, None
        self._over = False
        self._thinker_ready().warm(series.game, tables.ready(series.game))
        self.started.emit(reports.started(series, table, resumed=resumed))
        self._advance()

    @Slot()
    @guarded
    def _advance(self) -> None:
        """Do all that is due now; what is not due yet, a timer or a thought will bring."""
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._table is not None and self._step(self._table):
                pass
        finally:
            self._advancing = False

    def _step(self, table: Table) -> bool:
        """One thing that is due; False when there is nothing left to do at once."""
        self._show_mark(None if table.turn == PERSON else table.turn)
        if table.to_act == (TABLE,):
            assert self._series is not None
            self._shown(table.deal(self._series.shuffle_rng()))
            return True
        if self._reading:
            return False
        if table.result is not None:
            self._finish(table)
            return False
        self._ask_person(table)
        self._ask_bot(table)
        if self._gate.isActive():
            return False
        forced = table.forced()
        action = forced or self._held
        if action is None:
            return False
        if action == self._held:
            self._held = None
        entry = table.play(action, table.sight(action.seat).ticket)
        if entry is not None:
            self._shown(entry, passed=forced is not None)
        return True

    def _ask_person(self, table: Table) -> None:
        asked = reports.asked(table)
        if asked is None:
            return
        # Every table counts from one: an answer to the deal before must not fit this question.
        ticket = asked.ticket + TICKETS * self._deals
        if ticket != self._asked:
            self._asked = ticket
            self.asked.emit(replace(asked, ticket=ticket))

    def _ask_bot(self, table: Table) -> None:
        """Let the next bot with a choice think, one after the other, while the gate may run."""
        if self._job is not None or self._held is not None:
            return
        for seat in table.to_act:
            legal = table.sight(seat).legal
            if seat == PERSON or only_pass(legal):
                continue
            if len(legal) == 1:
                self._held = legal[0]
            else:
                self._job = _Job(self._put(table, seat), seat)
            return

    def _put(self, table: Table, seat: Seat) -> int:
        assert self._series is not None
        return self._thinker_ready().ask(self._series.question(table, seat))

    @Slot(object)
    @guarded
    def _on_thought(self, thought: Thought) -> None:
        table, job = self._table, self._job
        if table is None or job is None or thought.ticket != job.ticket:
            return
        if thought.choice is not None:
            self._held = thought.choice.action
        elif thought.fault != "raised" and job.tries < TRIES:
            self._job = _Job(self._put(table, job.seat), job.seat, job.tries + 1)
            return
        else:
            self.tell(Failure("bot-failed", thought.detail))
            self._held = table.sight(job.seat).legal[0]  # harmless by the contract of `legal`
        self._job = None
        self._advance()

    @Slot(str)
    @guarded
    def _on_trouble(self, detail: str) -> None:
        self.tell(Failure("no-child", detail))

    def _shown(self, entry: Entry, *, passed: bool = False) -> None:
        """After an action: save it, then show what is visible of it and start the gate."""
        table = self._table
        assert table is not None
        self._faults = 0
        if not passed or entry.events or table.forced() is None:
            self._save(table)  # of several forced passes in a row the last one will do
        happening = reports.happening(table, entry)
        if happening is None:
            return
        self._gate.stop()
        if step := pacing.step(self._pace, entry):
            self._gate.start(step)
        self.happened.emit(happening)
        if pause := pacing.reading(self._pace, entry):
            self._reading = True
            self._pause.start(pause)
            self.reading.emit(True)

    def _finish(self, table: Table) -> None:
        if self._over or self._gate.isActive():
            return
        assert self._series is not None
        over = reports.finished(self._series, table)
        failure = self._archive.note_result(table, over.tally)
        if failure is not None and "save-failed" not in self._told:  # one cause, one message
            self.tell(failure)
        self._over = True  # only now: a fault before it is mended by doing this again
        self.finished.emit(over)
        self._recall()

    def _after_rewind(self, table: Table) -> None:
        self._stop()
        self._over = False
        self._save(table)
        self.rewound.emit(reports.rewound(table))
        self._unfinish(table)
        self._advance()

    def _unfinish(self, table: Table) -> None:
        """A deal that goes on has no result among the last ones; it may yet be voided (M4)."""
        if table.result is None:
            dropped, failure = self._archive.forget_result(table)
            self._tell_any(failure)
            if dropped:
                self._recall()

    def _stop(self) -> None:
        """Forget everything that was under way."""
        if self._thinker is not None:
            self._thinker.cancel()
        self._job = self._held = None
        self._asked = 0
        self._gate.stop()
        self._stop_reading()
        self._show_mark(None)

    def _stop_reading(self) -> None:
        self._pause.stop()
        if self._reading:
            self._reading = False
            self.reading.emit(False)

    def _show_mark(self, seat: Seat | None) -> None:
        if seat != self._mark:
            self._mark = seat
            self.thinking.emit(seat)

    def _take_rules(self, series: Series) -> None:
        if self._rules is not None:
            series.level, series.rotation = self._rules.level, self._rules.rotation
            self._rules = None

    def _recall(self) -> None:
        """The last results, for the home page."""
        outcomes, failure = self._archive.results()
        self._tell_any(failure)
        self.remembered.emit(outcomes)

    def _save(self, table: Table) -> None:
        assert self._series is not None
        self._tell_any(self._archive.write(self._series, table))

    # faults

    def _thinker_ready(self) -> Thinker:
        if self._thinker is None:
            # multiprocessing is not needed for the first frame
            from ..play.thinking import Thinker

            self._thinker = Thinker(
                self._thought.emit, self._trouble.emit, processes=self._processes
            )
            self._thinker.start()
        return self._thinker

    def recover(self) -> None:
        """After an exception in a slot: nothing else may ever bring the deal on."""
        self._faults += 1
        if self._faults <= RECOVERIES:
            self._asked = 0  # the question may not have reached the person
            QTimer.singleShot(RECOVERY * self._faults, self, self._advance)

    def _tell_any(self, failure: Failure | None) -> None:
        if failure is not None:
            self.tell(failure)

    def tell(self, failure: Failure) -> None:
        """Log it, and tell the person of each kind of failure once in a series."""
        _log.warning("%s %s: %s", failure.id, failure.file, failure.detail)
        if failure.id not in self._told:
            self._told.add(failure.id)
            self.failed.emit(failure)
