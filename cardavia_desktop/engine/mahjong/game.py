"""Hong Kong mahjong as the referee, the arena and the conformance suite see it."""

from __future__ import annotations

from ..composed import Composed
from . import rules, sight
from .pieces import PIECES
from .rulings import SEATS
from .state import State, places
from .view import View

GAME: Composed[State, View] = Composed(
    "hk-mahjong",
    SEATS,
    PIECES,
    rules,
    view=sight.view,
    view_legal=sight.view_legal,
    imagine=sight.imagine,
    reshuffled=sight.reshuffled,
    places=places,
)
