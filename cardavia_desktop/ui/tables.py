"""Ready-made search tables: read once, for this process and for the thinking child (law 13)."""

from __future__ import annotations

import logging

from .. import resources
from ..engine.games import GAMES
from ..play.worker import load_tables
from . import later

_read: dict[str, bytes | None] = {}


def ready(game: str) -> bytes | None:
    """The game's tables, loaded with the game into this process; None when it has none or they
    are damaged, and then the engine builds its own when it needs them."""
    if game not in _read:
        blob = resources.table(GAMES[game].rpartition(".")[2])
        later.load_game(game)
        try:
            load_tables(game, blob)
        except ValueError:
            logging.getLogger("cardavia.session").warning("tables of %s", game, exc_info=True)
            blob = None
        _read[game] = blob
    return _read[game]
