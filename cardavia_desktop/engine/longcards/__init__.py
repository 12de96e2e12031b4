"""Nantong long cards (rules N1–N25)."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
