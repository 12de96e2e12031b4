"""The thinking child: reads questions from a pipe, answers them, dies with its parent.

It imports neither Qt nor pydantic. Messages from the parent: `("warm", game, tables or None)`,
`("ask", id, Question)`, `("cancel",)`. Messages to it: `("ready", pid)`, `("done", id, Choice)`,
`("failed", id, text)`; a cancelled question is answered too (the parent drops the answer and
knows thereby that the child is free).
"""

from __future__ import annotations

import os
import queue
import signal
import threading
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

from ..engine.bots import Bot, Budget, Choice, Question
from ..engine.games import GAMES, game_module


class Bots:
    """The computer players, made once for each game and level."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, str], Bot] = {}

    def get(self, game: str, level: str) -> Bot:
        key = game, level
        if key not in self._made:
            self._made[key] = game_module(game).make_bot(level)
        return self._made[key]

    def answer(self, question: Question, budget: Budget) -> Choice:
        """The bot's choice; ValueError when it is not among the legal actions."""
        choice = self.get(question.game, question.level).choose(question, budget)
        if choice.action not in question.legal:
            raise ValueError(f"{question.level} bot chose {choice.action}, not in {question.legal}")
        return choice


def serve(pipe: Connection, games: dict[str, str]) -> None:
    """Main function of the child; it ends by `os._exit`. `games` is the parent's registry."""
    GAMES.update(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's to handle
    if hasattr(os, "nice"):
        os.nice(2)  # the interface goes first where cores are few
    work: queue.SimpleQueue[tuple[Any, ...]] = queue.SimpleQueue()
    cancelled = threading.Event()
    threading.Thread(target=_read, args=(pipe, work, cancelled), daemon=True).start()
    bots = Bots()
    try:
        pipe.send(("ready", os.getpid()))
        while True:
            match work.get():
                case ("warm", str(game), blob):
                    _warm(game, blob)
                case ("ask", int(number), Question() as question):
                    pipe.send(_reply(bots, number, question, cancelled))
    finally:
        os._exit(0)


def _read(
    pipe: Connection, work: queue.SimpleQueue[tuple[Any, ...]], cancelled: threading.Event
) -> None:
    """Reading never waits for thinking: a cancel and the parent's death are noticed at once."""
    try:
        while True:
            message = pipe.recv()
            if message[0] == "cancel":
                cancelled.set()
            elif message[0] == "ask":
                cancelled.clear()
                work.put(message)
            else:
                work.put(message)
    finally:
        os._exit(0)


def load_tables(game: str, blob: bytes | None) -> None:
    """Hand a game's `tables` module the bytes it once built; nothing for None. Raises ValueError
    for damaged ones."""
    if blob is not None:
        tables: Any = import_module(f"{GAMES[game]}.tables")
        tables.load(blob)


def _warm(game: str, blob: bytes | None) -> None:
    try:
        game_module(game)
        load_tables(game, blob)
    except Exception:  # the question that follows reports it
        return


def _reply(
    bots: Bots, number: int, question: Question, cancelled: threading.Event
) -> tuple[Any, ...]:
    try:
        budget = Budget(expiry(cancelled.is_set, question.limit.seconds))
        return "done", number, bots.answer(question, budget)
    except Exception:  # any fault of a bot goes back as a failure
        return "failed", number, traceback.format_exc()


def expiry(stopped: Callable[[], bool], seconds: float | None) -> Callable[[], bool]:
    """True when `stopped()` or when `seconds` from now have passed."""
    if seconds is None:
        return stopped
    end = time.monotonic() + seconds
    return lambda: stopped() or time.monotonic() >= end
