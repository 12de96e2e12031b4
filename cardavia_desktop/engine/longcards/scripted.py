"""Scripted deals: rare situations for tests, the demo and the tutorial.

A script names kinds; copies are given out in card order and the rest of the deal is filled by a
seeded shuffle.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..core import TABLE, Action, Piece, Seat
from .pieces import COPIES, KINDS, NUMBER, PIECES
from .rulings import WAITING, seats_from


def scripted(
    hands: Sequence[str],
    indicators: str,
    front: str = "",
    back: str = "",
    dealer: Seat = 0,
    seed: int = 0,
) -> Action:
    """The shuffle that deals this: kinds separated by blanks (`"5C 5C TH"`).

    `hands` by seat, each at most the cards dealt to it; `indicators` up to two; `front` the next
    cards drawn from the stock, `back` the next replacements, in that order. What a script leaves
    open is filled at random by `seed`. Raises ValueError for too many cards or a fifth copy.
    """
    used = dict.fromkeys(KINDS, 0)
    parts = [_pieces(text, used) for text in (*hands, indicators, front, back)]
    dealt, turned, first, last = parts[:-3], parts[-3], parts[-2], parts[-1]
    named = {piece for part in parts for piece in part}
    rest = [piece for piece in PIECES if piece not in named]
    random.Random(f"scripted {seed}").shuffle(rest)
    order: list[Piece] = []
    for seat in seats_from(dealer):
        part = dealt[seat] if seat < len(dealt) else []
        order += _filled(part, WAITING + (seat == dealer), rest)
    order += _filled(turned, 2, rest)
    order += [*first, *rest, *reversed(last)]
    return Action(TABLE, "shuffle", tuple(order))


def _pieces(text: str, used: dict[str, int]) -> list[Piece]:
    found = []
    for kind in text.split():
        if kind not in NUMBER:
            raise ValueError(f"no kind of long card: {kind!r}")
        used[kind] += 1
        if used[kind] > COPIES:
            raise ValueError(f"a fifth {kind}")
        found.append(f"{kind}.{used[kind]}")
    return found


def _filled(part: list[Piece], size: int, rest: list[Piece]) -> list[Piece]:
    if len(part) > size:
        raise ValueError(f"{len(part)} cards where {size} are dealt")
    missing = size - len(part)
    more, rest[:] = rest[:missing], rest[missing:]
    return part + more
