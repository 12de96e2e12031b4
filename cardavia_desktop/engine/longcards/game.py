"""Nantong long cards as the referee, the arena and the conformance suite see it."""

from __future__ import annotations

from ..composed import Composed
from . import choices, hidden, rules, sight
from .pieces import PIECES
from .rulings import SEATS
from .state import State, places
from .view import View

GAME: Composed[State, View] = Composed(
    "nantong",
    SEATS,
    PIECES,
    rules,
    view=sight.view,
    view_legal=choices.view_legal,
    imagine=hidden.imagine,
    reshuffled=hidden.reshuffled,
    places=places,
)
