"""One presenter a game: everything the table, panel and result need to know of it."""

from __future__ import annotations

from importlib import import_module

from ...engine.games import GAMES
from .base import Presenter

PRESENTERS: dict[str, str] = {
    "hk-mahjong": "mahjong",
    "tien-gow": "tiengow",
    "nantong": "nantong",
}
"""Module of this package by game; it holds `PRESENTER`. Loaded on demand."""


def presenter(game: str) -> Presenter:
    """The presenter of a game; KeyError for one that has none."""
    module = import_module(f"{__name__}.{PRESENTERS[game]}")
    found: Presenter = module.PRESENTER
    return found


def offered() -> tuple[str, ...]:
    """The games that can be played here: registered, and with a presenter."""
    return tuple(game for game in GAMES if game in PRESENTERS)
