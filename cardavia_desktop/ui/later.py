"""What is imported only after the first frame, through one door.

What imports each other must not be imported by two threads at once: waiting for each other they
would stand still, so Python lets one of them go on with half a module. pydantic is like that, and
so are the packages of the games.
"""

from __future__ import annotations

import threading
from importlib import import_module

from ..engine.games import GAMES, game_module

_LOCK = threading.Lock()
_GAMES = threading.Lock()
MODULES = ("settings", "saves", "results")


def load_storage() -> None:
    """Import the parts of storage that use pydantic; whoever comes second waits."""
    with _LOCK:
        for name in MODULES:
            import_module(f"cardavia_desktop.storage.{name}")


def load_game(name: str) -> None:
    """Import a game's package, as `load_storage` does; KeyError for an unknown one."""
    with _GAMES:
        game_module(name)


def load_games() -> None:
    """Import all of them, for pages that show pieces and examples of any."""
    for name in GAMES:
        load_game(name)
