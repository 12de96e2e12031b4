"""Nantong long cards (rules N1–N25)."""

from __future__ import annotations

from ..bots import Bot
from .bot import Club
from .game import GAME
from .greedy import Greedy

__all__ = ["GAME", "make_bot"]


def make_bot(level: str) -> Bot:
    """The player of this level (`bots.LEVELS`) or the reference player `greedy`."""
    return Greedy() if level == "greedy" else Club()
