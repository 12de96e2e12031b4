"""Nantong long cards (rules N1–N25)."""

from __future__ import annotations

from ..bots import Bot
from .bot import Club, Strong
from .game import GAME
from .greedy import Greedy

__all__ = ["GAME", "make_bot"]

_PLAYERS: dict[str, type[Bot]] = {"club": Club, "strong": Strong, "greedy": Greedy}


def make_bot(level: str) -> Bot:
    """The player of this level (`bots.LEVELS`) or the reference player `greedy`."""
    return _PLAYERS[level]()
