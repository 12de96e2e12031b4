"""Bots think in one warm child process, or in a thread where no child can be had (law 9).

One keeper thread owns the child: it starts it, has questions sent, receives answers, kills it when
it does not heed a cancel, and replaces it when it dies. The other threads only leave orders, and
one for each child feeds the pipe: a child that hangs while it is sent something must not keep the
keeper waiting.
"""

from __future__ import annotations

import multiprocessing
import queue
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from typing import Any, Literal

from ..engine.bots import Budget, Choice, Question
from ..engine.games import GAMES
from .worker import Bots, expiry, serve

GRACE = 0.25
"""Seconds a cancelled bot has to notice before its process is killed."""

PATIENCE = 15.0
"""Seconds after which a bot that was not cancelled counts as hanging."""

STARTS = 2
"""Children in a row that may die before they are ready; then thinking moves to a thread."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer to the question with this ticket. `choice` is None when the bot failed:
    `fault` says how, `detail` holds the trace."""

    ticket: int
    choice: Choice | None
    fault: Literal["", "raised", "died", "hung"] = ""
    detail: str = ""


@dataclass(slots=True)
class _Job:
    ticket: int
    question: Question
    end: float = 0.0
    """When patience (or, once cancelled, grace) runs out, by the monotonic clock."""
    cancelled: bool = False
    told: bool = False
    """The child knows of the cancel."""


class Thinker:
    """`tell(thought)` and `trouble(detail)` are called on threads of its own; `trouble` once, when
    no child process can be had. A thought that was cancelled is never told, but one already told
    may still be on its way to the reader: compare its ticket."""

    def __init__(
        self,
        tell: Callable[[Thought], None],
        trouble: Callable[[str], None],
        *,
        processes: bool = True,
        grace: float = GRACE,
        patience: float = PATIENCE,
    ) -> None:
        self._tell = tell
        self._trouble = trouble
        self._grace = grace
        self._patience = patience
        self._lock = threading.Lock()
        self._ticket = 0
        self._waiting: _Job | None = None  # left for the keeper
        self._busy: _Job | None = None  # with the child or the thread
        self._games: dict[str, bytes | None] = {}
        self._warmed: set[str] = set()
        self._closing = False
        self._threaded = not processes
        self._bots = Bots()
        self._child: BaseProcess | None = None
        self._pipe: connection.Connection | None = None
        self._feeder: _Feeder | None = None
        self._ready = False
        self._failed_starts = 0
        self._eager = True
        self._born = 0.0
        self._wake_out, self._wake_in = multiprocessing.Pipe(duplex=False)
        self._keeper = threading.Thread(target=self._keep, name="thinking", daemon=True)

    # orders; any thread

    def start(self) -> None:
        """Start the keeper and with it the child, so that the first question finds it warm."""
        self._keeper.start()

    def warm(self, game: str, tables: bytes | None = None) -> None:
        """Let the child, and every later one, load a game and its tables before it is asked."""
        with self._lock:
            self._games[game] = tables
        self._wake()

    def ask(self, question: Question) -> int:
        """Put a question; the one before it, if unanswered, is cancelled. Returns the ticket."""
        with self._lock:
            self._drop()
            self._waiting = _Job(self._ticket, question)
            ticket = self._ticket
        self._wake()
        return ticket

    def cancel(self) -> None:
        """The open question is void from now on."""
        with self._lock:
            self._drop()
        self._wake()

    def close(self, timeout: float = 1.0) -> bool:
        """Cancel, end the child, end the keeper. True when all that happened in time."""
        with self._lock:
            self._drop()
            self._closing = True
        self._wake()
        if self._keeper.is_alive():
            self._keeper.join(timeout)
        elif self._keeper.ident is None:  # never started
            self._wake_in.close()
            self._wake_out.close()
        return not self._keeper.is_alive()

    @property
    def child_pid(self) -> int | None:
        """Process id of the child, None while there is none."""
        child = self._child
        return None if child is None else child.pid

    @property
    def threaded(self) -> bool:
        """Thinking runs in a thread of this process."""
        return self._threaded

    def _drop(self) -> None:
        self._ticket += 1
        self._waiting = None
        busy = self._busy
        if busy is not None and not busy.cancelled:
            busy.cancelled = True
            busy.end = time.monotonic() + self._grace

    def _wake(self) -> None:
        try:
            self._wake_in.send_bytes(b"!")
        except OSError:
            return  # closed already

    # the keeper thread

    def _keep(self) -> None:
        try:
            while not self._closing:
                try:
                    if not self._threaded and self._child is None and self._child_wanted():
                        self._start_child()
                    self._send_orders()
                    self._listen()
                    self._watch()
                except Exception:  # a message that cannot be pickled or read: a fault like others
                    self._child_died(traceback.format_exc())
        finally:
            self._end_child(gently=True)
            self._wake_in.close()
            self._wake_out.close()

    def _child_wanted(self) -> bool:
        """A child that died while it had nothing to do is replaced when it is needed only."""
        with self._lock:
            return self._eager or self._waiting is not None

    def _start_child(self) -> None:
        self._eager = False
        self._born = time.monotonic()
        try:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            child = context.Process(
                target=serve, args=(theirs, dict(GAMES)), name="cardavia-thinking", daemon=True
            )
            child.start()
            theirs.close()
        except Exception:  # whatever forbids a child, a thread will do
            self._fall_back(traceback.format_exc())
            return
        self._child, self._pipe, self._ready = child, ours, False
        self._feeder = _Feeder(ours)
        self._warmed.clear()

    def _fall_back(self, detail: str) -> None:
        self._threaded = True
        self._trouble(detail)

    def _send_orders(self) -> None:
        with self._lock:
            cold = [game for game in self._games if game not in self._warmed and self._ready]
            self._warmed.update(cold)
            job = self._waiting
            if job is not None and self._busy is None and self._can_send():
                self._waiting, self._busy = None, job
                job.end = time.monotonic() + self._patience
            else:
                job = None
        if self._threaded:
            if job is not None:
                threading.Thread(target=self._think, args=(job,), daemon=True).start()
            return
        for game in cold:
            self._send(("warm", game, self._games[game]))
        if job is not None:
            self._send(("ask", job.ticket, job.question))

    def _can_send(self) -> bool:
        return self._threaded or self._ready

    def _send(self, message: tuple[Any, ...]) -> None:
        if self._feeder is not None:
            self._feeder.put(message)

    def _listen(self) -> None:
        sources: list[Any] = [self._wake_out]
        if self._pipe is not None and self._child is not None:
            sources += [self._pipe, self._child.sentinel]
        with self._lock:
            busy = self._busy
            end = busy.end if busy is not None else None
            if self._child is not None and not self._ready:
                end = self._born + self._patience
        if busy is not None and busy.cancelled and not busy.told:
            busy.told = True
            self._send(("cancel",))
        wait = None if end is None else max(0.0, end - time.monotonic())
        ready = connection.wait(sources, wait)
        if self._wake_out in ready:
            self._wake_out.recv_bytes()
        if self._pipe is not None and self._pipe in ready:
            self._receive(self._pipe)
        elif self._child is not None and self._child.sentinel in ready:
            self._child_died()

    def _receive(self, pipe: connection.Connection) -> None:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            self._child_died()
            return
        match message:
            case ("ready", _):
                self._ready, self._failed_starts = True, 0
            case ("done", int(ticket), Choice() as choice):
                self._finish(Thought(ticket, choice))
            case ("failed", int(ticket), str(detail)):
                self._finish(Thought(ticket, None, "raised", detail))

    def _finish(self, thought: Thought) -> None:
        """The bot is free again; tell its thought unless it was cancelled."""
        with self._lock:
            if self._busy is None or self._busy.ticket != thought.ticket:
                return
            wanted = not self._busy.cancelled
            self._busy = None
        if wanted:
            self._tell(thought)

    def _watch(self) -> None:
        """Kill a bot that did not heed a cancel, or hangs, and a child that does not get ready."""
        if self._child is not None and not self._ready:
            if time.monotonic() >= self._born + self._patience:
                self._child_died("not ready in time")
            return
        with self._lock:
            busy = self._busy
            late = busy is not None and time.monotonic() >= busy.end
        if busy is None or not late:
            return
        if not self._threaded:
            self._end_child(gently=False)
            self._eager = True
        # A thread cannot be killed: it is left behind, its answer finds no job of its ticket.
        self._finish(Thought(busy.ticket, None, "hung", f"no answer within {self._patience} s"))

    def _child_died(self, detail: str = "") -> None:
        code = self._child.exitcode if self._child is not None else None
        detail = detail or f"status {code}"
        started = self._ready
        self._end_child(gently=False)
        with self._lock:
            busy = self._busy
        if busy is not None:
            self._finish(Thought(busy.ticket, None, "died", f"thinking process: {detail}"))
        if not started and not self._threaded:
            self._failed_starts += 1
            self._eager = True
            if self._failed_starts >= STARTS:
                self._fall_back(f"the thinking process ended before it was ready: {detail}")

    def _end_child(self, *, gently: bool) -> None:
        child, pipe, feeder = self._child, self._pipe, self._feeder
        self._child, self._pipe, self._feeder, self._ready = None, None, None, False
        if child is None or pipe is None or feeder is None:
            return
        if not (gently and feeder.end(self._grace)):
            child.kill()  # a feeder that still waits for it is let go
        if feeder.end(1.0):  # else its pipe stays open: another file could get the number
            pipe.close()  # the child leaves at end-of-file
        child.join(self._grace)
        if child.is_alive():
            child.kill()
            child.join(1.0)

    # the fallback thread

    def _think(self, job: _Job) -> None:
        stopped = expiry(lambda: job.cancelled or self._closing, job.question.limit.seconds)
        try:
            choice = self._bots.answer(job.question, Budget(_yielding(stopped)))
            thought = Thought(job.ticket, choice)
        except Exception:  # any fault of a bot goes back as a failure
            thought = Thought(job.ticket, None, "raised", traceback.format_exc())
        self._finish(thought)
        self._wake()


class _Feeder:
    """Sends what is put, on a thread of its own, as long as the other end reads."""

    def __init__(self, pipe: connection.Connection) -> None:
        self._pipe = pipe
        self._messages: queue.SimpleQueue[memoryview | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._feed, name="feeding", daemon=True)
        self._thread.start()

    def put(self, message: tuple[Any, ...]) -> None:
        """Returns at once; raises what pickling raises."""
        self._messages.put(ForkingPickler.dumps(message))

    def end(self, timeout: float) -> bool:
        """Send what is left and end; whether that was done in time."""
        self._messages.put(None)
        self._thread.join(timeout)
        return not self._thread.is_alive()

    def _feed(self) -> None:
        while (message := self._messages.get()) is not None:
            try:
                self._pipe.send_bytes(message)
            except OSError:
                return  # the child is gone; listening finds out


def _yielding(stopped: Callable[[], bool]) -> Callable[[], bool]:
    """`stopped`, giving way to the other threads whenever it is asked."""

    def expired() -> bool:
        time.sleep(0)
        return stopped()

    return expired
