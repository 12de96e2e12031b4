"""Tien Gow as the referee, the arena and the conformance suite see it."""

from __future__ import annotations

from ..composed import Composed
from . import hidden, rules, sight
from .pieces import PIECES
from .rulings import SEATS
from .state import State, places
from .view import View

GAME: Composed[State, View] = Composed(
    "tien-gow",
    SEATS,
    PIECES,
    rules,
    view=sight.view,
    view_legal=sight.view_legal,
    imagine=hidden.imagine,
    reshuffled=hidden.reshuffled,
    places=places,
)
