"""Tien Gow (rules T1–T12)."""

from __future__ import annotations

from .bot import NODES, TABLE_NODES, make_bot
from .game import GAME

__all__ = ["GAME", "NODES", "TABLE_NODES", "make_bot"]
