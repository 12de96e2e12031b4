"""Example hands of the mahjong rules, each with the question that the engine answers."""

from __future__ import annotations

import re

from ...engine.mahjong.scoring import Hand
from ...engine.mahjong.view import Meld
from .text import Example


def tiles(text: str) -> tuple[str, ...]:
    """`123m 55p RR f1` as kinds; ValueError for what is no tile."""
    found: list[str] = []
    for word in text.split():
        if re.fullmatch(r"[1-9]+[mps]", word):
            found += [rank + word[-1] for rank in word[:-1]]
        elif re.fullmatch(r"[ESWNRGB]+", word):
            found += list(word)
        elif re.fullmatch(r"[fq][1-4]", word):
            found.append(word)
        else:
            raise ValueError(f"not tiles: {word!r}")
    return tuple(found)


def win(
    shows: str,
    concealed: str,
    last: str,
    *,
    by: str = "discard",
    seat: str = "S",
    melds: str = "",
    flowers: str = "",
    flags: str = "",
) -> Example:
    """A finished hand. `concealed` is written in the groups it is shown in, without the winning
    tile, which is drawn apart; `melds` are words such as `pung:RRR kong-concealed:8888s`."""
    sets = tuple(_meld(word) for word in melds.split())
    bonus = tiles(flowers)
    hand = Hand(seat, tiles(concealed), sets, last, by, bonus, frozenset(flags.split()))
    groups = [*(tiles(word) for word in concealed.split()), (last,)]
    place = len(groups) - 1
    hidden: list[tuple[int, int]] = []
    for meld in sets:
        if meld.state == "concealed":
            # Two of a concealed kong lie face up: its kind is public (M8).
            hidden += [(len(groups), 0), (len(groups), 3)]
        groups.append(meld.pieces)
    if bonus:
        groups.append(bonus)
    return Example(tuple(groups), (place, 0), tuple(hidden), hand, tuple(shows.split()))


def _meld(word: str) -> Meld:
    name, _, text = word.partition(":")
    kind, _, state = name.partition("-")
    return Meld(kind, state or "exposed", tiles(text), 0)


def row(*groups: str) -> Example:
    """Tiles to look at, nothing to score."""
    return Example(tuple(tiles(group) for group in groups))
