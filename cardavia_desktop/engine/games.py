"""The registry: every game the program offers, by name. Loaded on demand.

A game's module holds `GAME` (its `Game`), `make_bot(level)` for each of `bots.LEVELS` and for the
reference player `greedy`, and `NODES[level]`, the node limit that takes about 20 ms a decision;
`TABLE_NODES` (if any) holds the limits of levels that gain by thinking longer at a table, up to a
second a decision.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .bots import Bot
    from .core import Game

GAMES: dict[str, str] = {
    "hk-mahjong": "cardavia_desktop.engine.mahjong",
    "tien-gow": "cardavia_desktop.engine.tiengow",
    "nantong": "cardavia_desktop.engine.longcards",
}


class GameModule(Protocol):
    GAME: Game[Any, Any]
    NODES: dict[str, int]

    def make_bot(self, level: str) -> Bot: ...


def game_module(name: str) -> GameModule:
    """The module of a registered game; raises KeyError for an unknown name."""
    module: Any = import_module(GAMES[name])
    return module  # type: ignore[no-any-return]


def table_nodes(name: str, level: str) -> int:
    """The node limit of a decision at a table with a person; KeyError for an unknown level."""
    module = game_module(name)
    longer: dict[str, int] = getattr(module, "TABLE_NODES", {})
    return longer.get(level, module.NODES[level])


def game(name: str) -> Game[Any, Any]:
    return game_module(name).GAME
