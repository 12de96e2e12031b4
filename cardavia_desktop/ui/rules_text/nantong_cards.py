"""Example cards of the Nantong rules, each with the question that the engine answers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...engine.longcards.pieces import COPIES, KINDS
from .text import Example

HAND = 22


def show(*groups: str) -> Example:
    """Cards to look at."""
    return Example(tuple(tuple(group.split()) for group in groups))


def unit(what: str, card: str, indicators: str) -> Example:
    """One scoring group beside the two indicators; `what` as in the score questions."""
    copies = {"hezi": 2, "pong": 3, "hand3": 3, "open3": 3}.get(what, 4)
    question = {"id": "", "indicators": indicators.split(), "card": card, "what": what}
    return Example(((card,) * copies, tuple(indicators.split())), None, (), question, (what,))


def won(hand: str, last: str, indicators: str, *shows: str, melds: str = "", **win: Any) -> Example:
    """A win of yours. `hand` is written in groups, without the last card ("" for a heavenly win);
    `melds` are words such as `pong:5C`; `win` are further keys of the question, or `ready`. The
    others hold no scoring cards."""
    groups = [tuple(word.split("-")) for word in hand.split()]
    cards = [card for group in groups for card in group]
    sets = [dict(zip(("type", "card"), word.split(":"), strict=True)) for word in melds.split()]
    laid = [(part["card"],) * (3 if part["type"] in ("pong", "open3") else 4) for part in sets]
    turned = indicators.split()
    used = Counter([*cards, *turned, *(card for group in laid for card in group)])
    used[last] += 1
    players = [{"hand": cards, "melds": sets, "hezi": None, "ready": bool(win.pop("ready", 0))}]
    for _ in range(2):
        # No card twice, so neither of them has anything that counts.
        free = [kind for kind in KINDS if used[kind] < COPIES][:HAND]
        used.update(free)
        players.append({"hand": free, "melds": [], "hezi": None, "ready": False})
    question = {
        "id": "",
        "indicators": turned,
        "dealer": 1 if last else 0,
        "players": players,
        "win": {"winner": 0, "source": "self", "card": last or None, **win},
    }
    place = len(groups)
    if not last:
        return Example((*groups, *laid, tuple(turned)), None, (), question, shows)
    return Example((*groups, (last,), *laid, tuple(turned)), (place, 0), (), question, shows)
