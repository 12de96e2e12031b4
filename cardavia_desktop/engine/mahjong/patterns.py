"""The patterns, the limit hands and the choice among readings (M13–M18), as bits and numbers.

`worth` is the capped faan of a hand for callers that need no explanation; `scoring.score` explains
the same verdict.

House decisions (◆ in the law), each one constant or function here or in `readings`:
M13 DEALT_HAND_IS_SELF_DRAWN · M14 FOUR_EQUAL_ARE_TWO_PAIRS · M15 `_preference` ·
M16 BONUS_COUNTS_TOWARD_MINIMUM · M17 LIMITS_NAMED_TOGETHER, LIMIT_IN_ANY_SHAPE,
NINE_GATES_ANY_WAIT, CONCEALED_KONGS_ARE_CONCEALED_PUNGS · M18 FLAG_PATTERNS, CAP ·
concealed_hand: CONCEALED_KONG_KEEPS_HAND_CONCEALED, SEVEN_PAIRS_ARE_CONCEALED,
DISCARD_WIN_STAYS_CONCEALED · FINAL_DRAW_ADDS · KONG_REPLACEMENT_THROUGH_FLOWERS.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..core import Piece
from . import readings as reads
from .pieces import KIND_NUMBER, NUMBER
from .readings import (
    CLOSED_KONG,
    FOUR_SETS,
    OPEN_KONG,
    OPEN_PUNG,
    PUNG,
    SEVEN_PAIRS,
    SORT,
    THIRTEEN_ORPHANS,
    Read,
    readings,
)
from .view import Meld

MINIMUM_FAAN = 3
"""M1, M13: a win below this is never offered."""
LIMIT_FAAN = 13
"""M17: the worth of every limit hand."""
CAP = 13
"""M18: ordinary totals are capped here."""
BONUS_COUNTS_TOWARD_MINIMUM = True
DEALT_HAND_IS_SELF_DRAWN = True
LIMITS_NAMED_TOGETHER = True
LIMIT_IN_ANY_SHAPE = True
"""all_honours and all_terminals count with seven pairs too."""
NINE_GATES_ANY_WAIT = True
CONCEALED_KONGS_ARE_CONCEALED_PUNGS = True
CONCEALED_KONG_KEEPS_HAND_CONCEALED = True
SEVEN_PAIRS_ARE_CONCEALED = True
DISCARD_WIN_STAYS_CONCEALED = True
FINAL_DRAW_ADDS = True
"""final_draw stands beside kong_replacement."""
KONG_REPLACEMENT_THROUGH_FLOWERS = True
FLAG_PATTERNS = {
    "kong_replacement": "kong_replacement",
    "final_wall_draw": "final_draw",
    "final_discard": "final_discard",
}
"""The flags that score; a flower's replacement, a dealt hand, a first discard do not (M18)."""

WIN_WAYS = ("self_draw", "discard", "robbed_kong")
FLAGS = (
    "kong_replacement",
    "flower_replacement",
    "final_wall_draw",
    "final_discard",
    "dealt_hand",
    "first_discard",
)

PATTERNS: Final[dict[str, tuple[int, str]]] = {
    "all_chows": (1, "M18"),
    "concealed_hand": (1, "M18"),
    "self_draw": (1, "M18"),
    "no_flowers": (1, "M16"),
    "own_flower": (1, "M16"),
    "own_season": (1, "M16"),
    "four_flowers": (2, "M16"),
    "four_seasons": (2, "M16"),
    "dragon_red": (1, "M18"),
    "dragon_green": (1, "M18"),
    "dragon_white": (1, "M18"),
    "seat_wind": (1, "M4"),
    "round_wind": (1, "M4"),
    "little_three_dragons": (5, "M18"),
    "all_pungs": (3, "M18"),
    "half_flush": (3, "M18"),
    "full_flush": (7, "M18"),
    "seven_pairs": (4, "M14"),
    "kong_replacement": (1, "M8"),
    "robbed_kong": (1, "M9"),
    "final_draw": (1, "M10"),
    "final_discard": (1, "M12"),
}
"""Faan and paragraph of every ordinary pattern, in the law's table order."""

LIMITS = (
    "thirteen_orphans",
    "all_honours",
    "all_terminals",
    "big_three_dragons",
    "big_four_winds",
    "four_kongs",
    "nine_gates",
    "four_concealed_pungs",
)
"""The limit hands in the law's order (M17)."""

BIT = {name: 1 << place for place, name in enumerate(PATTERNS)}
LIMIT_BIT = {name: 1 << place for place, name in enumerate(LIMITS)}

NUMBER_OF: dict[str, int] = {**KIND_NUMBER, **NUMBER}
"""Kind number of a piece or of a kind's name."""
_EAST, _RED = NUMBER["E"], NUMBER["R"]
_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)


def meld_code(meld: Meld) -> int:
    """The code of a declared set (see `readings`)."""
    lowest = NUMBER_OF[meld.pieces[0]]
    if meld.kind == "chow":
        return min(lowest, NUMBER_OF[meld.pieces[1]], NUMBER_OF[meld.pieces[2]])
    if meld.kind == "pung":
        return OPEN_PUNG * SORT + lowest
    return (CLOSED_KONG if meld.state == "concealed" else OPEN_KONG) * SORT + lowest


class Verdict(NamedTuple):
    """The best reading: bits of its limits, of its patterns known from the tiles, their faan.

    `winds` has bit n when wind n is a pung or kong. One for a self-draw, one for other wins.
    """

    read: Read
    limits: int
    mask: int
    faan: int
    winds: int


def _preference(verdict: Verdict) -> tuple[bool, int]:
    """M15: a limit before a higher sum, then the sum; the first of equals stays."""
    return (verdict.limits != 0, verdict.faan)


def _is_nine_gates(kinds: tuple[int, ...], win: int) -> bool:
    if len(kinds) != 14 or kinds[0] // 9 != kinds[13] // 9 or kinds[0] >= 27:
        return False
    first = kinds[0] // 9 * 9
    counts = [kinds.count(first + rank) for rank in range(9)]
    if not NINE_GATES_ANY_WAIT:
        counts[win - first] -= 1
    return all(count >= need for count, need in zip(counts, _GATES, strict=True))


def _limits(
    read: Read, codes: tuple[int, ...], honours: bool, suits: bool, terminal: bool, drawn: bool
) -> int:
    """The limit hands that depend on the reading (nine gates apart)."""
    found = 0
    if read.shape == THIRTEEN_ORPHANS:
        return LIMIT_BIT["thirteen_orphans"]
    if read.shape == FOUR_SETS or LIMIT_IN_ANY_SHAPE:
        if not suits:
            found |= LIMIT_BIT["all_honours"]
        if terminal and not honours:
            found |= LIMIT_BIT["all_terminals"]
    if read.shape != FOUR_SETS:
        return found
    sorts = [code // SORT for code in codes]
    pungs = {code % SORT for code in codes if code >= SORT}
    if pungs.issuperset((_RED, _RED + 1, _RED + 2)):
        found |= LIMIT_BIT["big_three_dragons"]
    if pungs.issuperset((_EAST, _EAST + 1, _EAST + 2, _EAST + 3)):
        found |= LIMIT_BIT["big_four_winds"]
    if all(sort >= OPEN_KONG for sort in sorts):
        found |= LIMIT_BIT["four_kongs"]
    closed = (PUNG, CLOSED_KONG) if CONCEALED_KONGS_ARE_CONCEALED_PUNGS else (PUNG,)
    if drawn and all(sort in closed for sort in sorts):
        found |= LIMIT_BIT["four_concealed_pungs"]
    return found


def _patterns(read: Read, codes: tuple[int, ...]) -> tuple[int, int]:
    """Pattern bits that the groups show, and the winds that are pungs."""
    mask, winds = 0, 0
    if read.shape == SEVEN_PAIRS:
        return BIT["seven_pairs"], 0
    if read.shape != FOUR_SETS:
        return 0, 0
    chows = sum(code < SORT for code in codes)
    if chows == 4 and read.pair < _EAST:
        mask |= BIT["all_chows"]
    elif not chows:
        mask |= BIT["all_pungs"]
    dragons = 0
    for code in codes:
        kind = code % SORT
        if code >= SORT and kind >= _EAST:
            if kind >= _RED:
                dragons |= 1 << (kind - _RED)
            else:
                winds |= 1 << (kind - _EAST)
    if dragons in (3, 5, 6) and read.pair >= _RED:
        mask |= BIT["little_three_dragons"]
    else:
        mask |= dragons * BIT["dragon_red"]
    if winds & 1:
        mask |= BIT["round_wind"]
    return mask, winds


@lru_cache(maxsize=1 << 16)
def verdict(
    kinds: tuple[int, ...], melds: tuple[int, ...], drawn: bool, win: int
) -> Verdict | None:
    """The best reading of sorted kind numbers (winning tile included) and meld codes.

    Everything that does not follow from these tiles alone (seat, flowers, flags) is the same for
    all readings and left out. `win` matters only to a house without NINE_GATES_ANY_WAIT.
    None: no winning shape.
    """
    found = readings(kinds)
    if not found:
        return None
    tiles = {*kinds, *(code % SORT for code in melds)}
    chows = [code for code in melds if code < SORT]
    suits = {kind // 9 for kind in tiles if kind < _EAST}
    honours = any(kind >= _EAST for kind in tiles)
    terminal = not chows and all(kind % 9 in (0, 8) for kind in tiles if kind < _EAST)
    common = 0
    if len(suits) == 1:
        common = BIT["half_flush"] if honours else BIT["full_flush"]
    keeps = (CLOSED_KONG,) if CONCEALED_KONG_KEEPS_HAND_CONCEALED else ()
    if all(code // SORT in keeps for code in melds) and (drawn or DISCARD_WIN_STAYS_CONCEALED):
        common |= BIT["concealed_hand"]
    gates = LIMIT_BIT["nine_gates"] if not melds and _is_nine_gates(kinds, win) else 0
    best: Verdict | None = None
    for read in found:
        codes = read.sets + melds
        own, winds = _patterns(read, codes)
        own |= common
        if read.shape == SEVEN_PAIRS and not SEVEN_PAIRS_ARE_CONCEALED:
            own &= ~BIT["concealed_hand"]
        limits = gates | _limits(read, codes, honours, bool(suits), terminal, drawn)
        each = Verdict(read, limits, own, faan_of(own), winds)
        if best is None or _preference(each) > _preference(best):
            best = each
    return best


@lru_cache(maxsize=1 << 14)
def faan_of(mask: int) -> int:
    """The sum of the patterns in a bit mask."""
    return sum(PATTERNS[name][0] for name, bit in BIT.items() if mask & bit)


@lru_cache(maxsize=1 << 12)
def bonus_mask(flowers: tuple[Piece, ...], wind: int) -> int:
    """The pattern bits of flowers and seasons for seat wind number 0–3 (M16)."""
    if not flowers:
        return BIT["no_flowers"]
    mask = 0
    for letter, own, all_four in (
        ("f", "own_flower", "four_flowers"),
        ("q", "own_season", "four_seasons"),
    ):
        group = {flower for flower in flowers if flower[0] == letter}
        if len(group) == 4:
            mask |= BIT[all_four]
        elif f"{letter}{wind + 1}" in group:
            mask |= BIT[own]
    return mask


@lru_cache(maxsize=1 << 10)
def win_mask(win_by: str, flags: frozenset[str]) -> int:
    """The pattern bits of how the hand was won."""
    mask = 0
    if win_by == "self_draw" and (DEALT_HAND_IS_SELF_DRAWN or "dealt_hand" not in flags):
        mask |= BIT["self_draw"]
    if win_by == "robbed_kong":
        mask |= BIT["robbed_kong"]
    for flag, pattern in FLAG_PATTERNS.items():
        if flag in flags:
            mask |= BIT[pattern]
    if "flower_replacement" in flags and not KONG_REPLACEMENT_THROUGH_FLOWERS:
        mask &= ~BIT["kong_replacement"]
    if mask & BIT["final_draw"] and not FINAL_DRAW_ADDS:
        mask &= ~BIT["kong_replacement"]
    return mask


def full_mask(found: Verdict, wind: int, bonus: int, won: int) -> int:
    """All ordinary pattern bits of a hand."""
    mask = found.mask | bonus | won
    return mask | BIT["seat_wind"] if found.winds >> wind & 1 else mask


def worth(
    kinds: tuple[int, ...],
    melds: tuple[int, ...],
    win: int,
    wind: int,
    bonus: int,
    won: int,
) -> int:
    """Capped faan of sorted `kinds` (winning one included), −1 without a winning shape.

    `bonus` and `won` come from `bonus_mask` and `win_mask`, `melds` are codes, `wind` is 0–3.
    Legal when at least MINIMUM_FAAN.
    """
    drawn = bool(won & BIT["self_draw"])
    found = verdict(kinds, melds, drawn, win)
    if found is None:
        return -1
    if found.limits:
        return LIMIT_FAAN
    return min(CAP, faan_of(full_mask(found, wind, bonus, won)))


@lru_cache(maxsize=1 << 14)
def lines(mask: int) -> tuple[tuple[str, int, str], ...]:
    """Name, faan and paragraph of the patterns in a bit mask, in table order."""
    return tuple((n, v, rule) for n, (v, rule) in PATTERNS.items() if mask & BIT[n])


def clear() -> None:
    """Forget what is remembered (only needed after changing a constant)."""
    reads.clear()
    for memory in (verdict, faan_of, bonus_mask, win_mask, lines):
        memory.cache_clear()
