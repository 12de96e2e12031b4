"""What a computer player is asked and what it answers; two trivial players for tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from .core import Action, Piece
from .log import SeenEntry

LEVELS = ("beginner", "club", "strong")


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a bot may think. `nodes` (playouts or evaluations; the bot's own unit) makes an
    answer reproducible; `seconds` does not. None is no limit of that kind."""

    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot may know: a view, its legal actions (≥ 1), the entries its seat has seen.

    `seed` comes from a stream independent of the shuffle (law 12).
    """

    game: str
    view: Any
    legal: tuple[Action, ...]
    level: str
    seed: int
    limit: Limit = Limit()
    history: tuple[SeenEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why: an id that the interface turns into words, pieces it speaks of, a number."""

    id: str
    pieces: tuple[Piece, ...] = ()
    value: float = 0.0


@dataclass(frozen=True, slots=True)
class Choice:
    action: Action
    value: float = 0.0
    reasons: tuple[Reason, ...] = ()


@dataclass(slots=True)
class Budget:
    """`expired()` is handed in: the engine has no clock (law 13). Bots ask it every few ms."""

    expired: Callable[[], bool] = field(default=lambda: False)


class Bot(Protocol):
    def choose(self, question: Question, budget: Budget) -> Choice: ...


class RandomBot:
    """Any legal action, by the question's seed."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        return Choice(random.Random(question.seed).choice(question.legal))


class FirstLegalBot:
    """The first legal action (harmless by the contract of `Game.legal`)."""

    def choose(self, question: Question, budget: Budget) -> Choice:
        return Choice(question.legal[0])
