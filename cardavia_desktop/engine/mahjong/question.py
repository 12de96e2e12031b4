"""One line of `cardavia score --game hk-mahjong`: read strictly, scored, answered.

The schema is that of the vectors; the order of its keys is `SCHEMA`, and the first offending value
in that order is the one an error names.
"""

from __future__ import annotations

from collections import Counter

from ..core import Piece, Point
from ..questions import Fields, shown
from .patterns import FLAGS, WIN_WAYS
from .pieces import BONUS, COPIES, KINDS, NUMBER, WINDS
from .scoring import Hand, Score, payers, score
from .view import Meld

SCHEMA = (
    "seat",
    "round_wind",
    "concealed",
    "melds",
    "win_tile",
    "win_by",
    "from",
    "flowers",
    "flags",
)
SET_SIZE = {"chow": 3, "pung": 3, "kong": 4}
KONG_STATES = ("exposed", "concealed", "added")


def answer(line: dict[str, object], explain: bool) -> dict[str, object]:
    """The keys of `expect` for a question line, and `explain` when asked.

    Raises QuestionError naming the first offending value. A hand of no winning shape or below
    the minimum is an answer (M13), not an error.
    """
    hand, source = _read(Fields(line))
    found = score(hand)
    result: dict[str, object] = {
        "winning_shape": found is not None,
        "limit": found is not None and found.limit,
        "limit_patterns": list(found.limit_patterns) if found else [],
        "patterns": [],
        "raw_total": found.raw_total if found else 0,
        "capped_total": found.capped_total if found else 0,
        "legal": found is not None and found.legal,
        "base": found.base if found else None,
        "payments": None,
    }
    if found and not found.limit:
        result["patterns"] = [{"id": p.id, "faan": p.value} for p in found.points]
    if found and found.base is not None:
        result["payments"] = _payments(found.base, hand.seat_wind, source)
    if explain:
        result["explain"] = _explain(found)
    return result


def _payments(base: int, seat: str, source: str | None) -> dict[str, int]:
    """M20: the change of every seat, by wind; sums to zero."""
    winner = WINDS.index(seat)
    pays = payers(winner, None if source is None else WINDS.index(source))
    change = {wind: -base * pays.get(place, 0) for place, wind in enumerate(WINDS)}
    change[seat] = base * sum(pays.values())
    return change


def _line(point: Point) -> dict[str, object]:
    return {
        "id": point.id,
        "rule": point.rule,
        "faan": point.value,
        "pieces": list(point.pieces),
    }


def _explain(found: Score | None) -> dict[str, object]:
    """Every point with its rule and pieces, and the reading they were counted on."""
    if found is None:
        return {"points": [], "reading": None}
    groups = [
        {"kind": group.kind, "state": group.state, "pieces": list(group.pieces)}
        for group in found.reading.groups
    ]
    return {
        "points": [_line(point) for point in found.points],
        "reading": {"shape": found.reading.shape, "groups": groups},
    }


def _read(fields: Fields) -> tuple[Hand, str | None]:
    """The hand and the wind of who pays alone, in schema order."""
    seat = fields.word("seat", WINDS)
    fields.word("round_wind", ("E",))
    used: Counter[str] = Counter()
    _check_count(fields)
    concealed = fields.words(
        "concealed", KINDS, 0, 13, lambda n, tile: _use(used, tile, fields, "concealed", n)
    )
    melds = tuple(_meld(part, used) for part in fields.objects("melds", 0, 4))
    win_tile = fields.word("win_tile", KINDS)
    _use(used, win_tile, fields, "win_tile")
    win_by = fields.word("win_by", WIN_WAYS)
    robbed = win_by == "robbed_kong"
    if robbed and used[win_tile] > 1:
        raise fields.error("win_by", f"the winner holds another {win_tile}: no kong to rob (M9)")
    if robbed and _has_final_flag(fields.peek("flags")):
        raise fields.error("win_by", "a robbed kong is neither a final draw nor a final discard")
    source = fields.word_or_none("from", WINDS)
    if (source is None) != (win_by == "self_draw"):
        wanted = "null" if win_by == "self_draw" else "the seat that pays"
        raise fields.error("from", f"{wanted} is expected with {win_by}")
    if source == seat:
        raise fields.error("from", "nobody wins from the own seat")
    flowers = _flowers(fields)
    hand = Hand(seat, concealed, melds, win_tile, win_by, flowers)
    flags = _flags(fields.object("flags"), hand, source)
    fields.finish()
    return Hand(seat, concealed, melds, win_tile, win_by, flowers, flags), source


def _check_count(fields: Fields) -> None:
    """Concealed tiles and three of each meld are 13; looks ahead, because it is the concealed
    tiles that do not fit. Lists that are unsound themselves are named when their turn comes."""
    hand, sets = fields.peek("concealed"), fields.peek("melds")
    if isinstance(hand, list) and isinstance(sets, list) and len(hand) <= 13 and len(sets) <= 4:
        count = 13 - 3 * len(sets)
        if len(hand) != count:
            raise fields.error("concealed", f"{count} tiles are expected, not {len(hand)}")


def _flowers(fields: Fields) -> tuple[Piece, ...]:
    seen: set[Piece] = set()

    def once(place: int, flower: Piece) -> None:
        if flower in seen:
            raise fields.error("flowers", f"{shown(flower)} stands here a second time", place)
        seen.add(flower)

    return fields.words("flowers", BONUS, 0, len(BONUS), once)


def _use(
    used: Counter[str], tile: Piece, fields: Fields, name: str, place: int | None = None
) -> None:
    """Counts a tile; raises where the fifth copy stands (M2)."""
    used[tile] += 1
    if used[tile] > COPIES:
        raise fields.error(name, f"a fifth {tile}", place)


def _meld(fields: Fields, used: Counter[str]) -> Meld:
    kind = fields.word("type", tuple(SET_SIZE))
    state = fields.word("state", KONG_STATES)
    if kind != "kong" and state != "exposed":
        raise fields.error("state", f"a {kind} is always exposed")
    tiles = fields.words("tiles", KINDS, SET_SIZE[kind], SET_SIZE[kind])
    numbers = sorted(NUMBER[tile] for tile in tiles)
    if kind == "chow":
        low = numbers[0]
        fits = low < 27 and low % 9 < 7 and numbers == [low, low + 1, low + 2]
    else:
        fits = numbers[0] == numbers[-1]
    if not fits:
        raise fields.error("tiles", f"{' '.join(tiles)} is no {kind}")
    for place, tile in enumerate(tiles):
        _use(used, tile, fields, "tiles", place)
    fields.finish()
    return Meld(kind, state, tuple(sorted(tiles, key=NUMBER.__getitem__)), -1)


def _has_final_flag(flags: object) -> bool:
    return isinstance(flags, dict) and any(
        flags.get(name) is True for name in ("final_wall_draw", "final_discard")
    )


def _flags(fields: Fields, hand: Hand, source: str | None) -> frozenset[str]:
    """The flags that are set; raises for one that cannot stand with this hand."""
    drawn = hand.win_by == "self_draw"
    has_kong = any(meld.kind == "kong" for meld in hand.melds)
    # Without melds there is no kong and no replacement for one: that need not be asked again.
    dealt = drawn and hand.seat_wind == "E" and not hand.melds
    possible = {
        "kong_replacement": (drawn and has_kong, "a self-draw and a kong are needed"),
        "flower_replacement": (drawn and bool(hand.flowers), "a self-draw and a flower are needed"),
        "final_wall_draw": (drawn, "a self-draw is needed"),
        "final_discard": (hand.win_by == "discard", "a win on a discard is needed"),
        "dealt_hand": (dealt, "East's self-draw without melds and kongs is needed"),
        "first_discard": (
            hand.win_by == "discard" and source == "E" and not hand.melds,
            "a discard from East and no melds are needed",
        ),
    }
    flags = set()
    for name in FLAGS:
        allowed, needed = possible[name]
        if fields.flag(name, False):
            if not allowed:
                raise fields.error(name, needed)
            flags.add(name)
    fields.finish()
    return frozenset(flags)
