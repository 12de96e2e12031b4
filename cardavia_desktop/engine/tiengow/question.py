"""One line of `cardavia score --game tien-gow`: read strictly, judged, answered.

The schema is that of the vectors. Keys are read in the order of `SCHEMA`; the first offending
value in that order is the one an error names. A member of a list is named by its index.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..core import Payment, Piece, Seat
from ..questions import Fields, QuestionError, shown
from .answers import Answer, explained, group_shown, paid, settled
from .pieces import PIECES, Group, beats, group_of
from .rulings import HAND, SEATS, TURN_STEP, must_discard
from .scoring import LastTrick, check, instant_payments, settle

SCHEMA: dict[str, tuple[str, ...]] = {
    "lead": ("tiles",),
    "beats": ("challenger", "current"),
    "trick": ("banker", "columns_before", "tiles_each_before", "plays"),
    "settlement": ("banker", "columns", "winner", "last_trick"),
    "deal": ("banker", "hands", "tricks"),
}
PLAY = ("seat", "tiles", "face")
FACES = ("up", "down")

EARLY_DEATH, NO_BEAT = "early death", "does not beat"


def answer(line: dict[str, object], explain: bool) -> Answer:
    """The keys of `expect` for a question line, and `explain` when asked.

    Raises QuestionError naming the first offending value. A lead that is no group, a challenger
    that does not beat and an illegal play of a trick are answers; an illegal play of a deal is an
    error.
    """
    fields = Fields(line)
    kind = fields.word("type", tuple(SCHEMA))
    found, reasons = _ANSWERS[kind](fields)
    fields.finish()
    return {**found, "explain": reasons()} if explain else found


Explained = tuple[Answer, Callable[[], Answer]]


def _lead(fields: Fields) -> Explained:
    """T3."""
    tiles = _tiles(fields, "tiles", set(), HAND)
    group = group_of(tiles)
    found: Answer = {
        "legal": group is not None,
        "kind": group.kind if group else None,
        "rank": group.rank if group else None,
    }
    return found, lambda: {"group": group_shown(group)}


def _beats(fields: Fields) -> Explained:
    """T4, T6."""
    used: set[Piece] = set()
    challenger = group_of(_tiles(fields, "challenger", used, HAND))
    current = _lead_of(fields, "current", used)
    wins = challenger is not None and beats(challenger, current)
    return {"beats": wins}, lambda: {
        "challenger": group_shown(challenger),
        "current": group_shown(current),
        "rule": "T4" if wins else _why_not(challenger, current),
    }


def _why_not(challenger: Group | None, current: Group) -> str:
    """The paragraph by which a challenger does not beat."""
    if challenger is None:
        return "T3"
    return "T6" if "SUP" in (challenger.kind, current.kind) else "T4"


@dataclass(frozen=True, slots=True)
class _Played:
    """A trick judged. `illegal`: places in the trick and reasons; they count as discards."""

    leader: Seat
    lead: Group
    winner: Seat
    winning: Group
    columns: tuple[int, ...]
    instant: tuple[Payment, ...]
    illegal: tuple[tuple[int, Seat, str], ...]
    tiles: tuple[tuple[Seat, tuple[Piece, ...]], ...]


def _trick(fields: Fields) -> Explained:
    """T4, T7, T9; who leads is the question's: it may show a trick out of its deal."""
    banker = fields.integer("banker", 0, SEATS - 1)
    columns = fields.integers("columns_before", (0, HAND), SEATS, SEATS)
    left = fields.peek("tiles_each_before")
    if isinstance(left, int) and not isinstance(left, bool) and 1 <= left <= HAND:
        if sum(columns) != HAND - left:
            raise fields.error("columns_before", f"they sum to {sum(columns)}, not {HAND - left}")
    left = fields.integer("tiles_each_before", 1, HAND)
    played = _judged(fields, "plays", banker, columns, left, set())
    found: Answer = {
        "winner": played.winner,
        "columns_after": list(played.columns),
        "instant_payments": paid(played.instant),
        "illegal_plays": [{"seat": seat, "reason": why} for _, seat, why in played.illegal],
    }
    return found, lambda: {
        "lead": group_shown(played.lead),
        "winning": group_shown(played.winning),
        "instant_payments": explained(played.instant),
        "illegal_plays": [
            {"seat": seat, "reason": why, "rule": "T7" if why == EARLY_DEATH else "T4"}
            for _, seat, why in played.illegal
        ],
    }


def _judged(
    fields: Fields,
    name: str,
    banker: Seat,
    columns: Sequence[int],
    left: int,
    used: set[Piece],
    leader: Seat | None = None,
    hands: Sequence[set[Piece]] | None = None,
) -> _Played:
    """The four plays under this key. With `leader` and `hands`, those of a deal: the leader is
    fixed, tiles come from the hands and an illegal play raises."""
    plays = fields.objects(name, SEATS, SEATS)
    tiles: list[tuple[Seat, tuple[Piece, ...]]] = []
    illegal: list[tuple[int, Seat, str]] = []
    lead: Group | None = None
    winner, winning = -1, None
    for place, play in enumerate(plays):
        seat = play.integer("seat", 0, SEATS - 1)
        wanted = leader if place == 0 else (tiles[0][0] + TURN_STEP * place) % SEATS
        if wanted is not None and seat != wanted:
            raise play.error("seat", f"it is the turn of seat {wanted}, not {seat}")
        held = _tiles(play, "tiles", used, HAND)
        if hands is not None:
            for index, piece in enumerate(held):
                if piece not in hands[seat]:
                    raise play.error("tiles", f"{piece} is not in the hand of seat {seat}", index)
        count = len(tiles[0][1]) if place else len(held)
        if len(held) != count:
            raise play.error("tiles", f"{count} tiles are expected, not {len(held)}")
        if count > left:
            raise play.error("tiles", f"each hand holds {left} tiles, not {count}")
        group = group_of(held)
        if place == 0 and group is None:
            raise play.error("tiles", "a lead that is no group (T3)")
        face = play.word("face", FACES)
        if place == 0:
            if face == "down":
                raise play.error("face", "a lead lies face up (T3)")
            lead, winner, winning = group, seat, group
        elif face == "up":
            assert winning is not None
            if must_discard(count, left, columns[seat]):
                illegal.append((place, seat, EARLY_DEATH))
            elif group is None or not beats(group, winning):
                illegal.append((place, seat, NO_BEAT))
            else:
                winner, winning = seat, group
            if hands is not None and illegal:
                raise QuestionError(play.path, f"an illegal play: {illegal[-1][2]}")
        play.finish()
        tiles.append((seat, held))
    assert lead is not None and winning is not None
    count = len(lead.pieces)
    after = tuple(n + count if seat == winner else n for seat, n in enumerate(columns))
    instant = instant_payments(banker, winner, winning, count == left)
    return _Played(tiles[0][0], lead, winner, winning, after, instant, tuple(illegal), tuple(tiles))


def _settlement(fields: Fields) -> Explained:
    """T8, T10, T11: final payments only."""
    banker = fields.integer("banker", 0, SEATS - 1)
    columns = fields.integers("columns", (0, HAND), SEATS, SEATS)
    if sum(columns) != HAND:
        raise fields.error("columns", f"they sum to {sum(columns)}, not {HAND}")
    _check_room(fields, columns)
    winner = fields.integer("winner", 0, SEATS - 1)
    last = _last_trick(fields.object("last_trick"), winner)
    final = settle(banker, columns, winner, last)
    found: Answer = {
        "multiplier": final.multiplier,
        "payments": paid(final.payments),
        "net": list(final.final_net),
    }
    return found, lambda: settled(final)


def _check_room(fields: Fields, columns: Sequence[int]) -> None:
    """The winner has at least the columns of the last trick. Looks ahead, because it is the
    columns that do not fit; what is itself unsound there is named when its turn comes."""
    winner, last = fields.peek("winner"), fields.peek("last_trick")
    if isinstance(winner, bool) or not isinstance(winner, int) or winner not in range(SEATS):
        return
    lead = last.get("lead") if isinstance(last, dict) else None
    if isinstance(lead, list) and all(isinstance(tile, str) for tile in lead):
        group = group_of(lead)
        if group is not None and columns[winner] < len(lead):
            raise fields.error(
                "columns", f"the winner has {columns[winner]}, the last trick {len(lead)}"
            )


def _last_trick(fields: Fields, winner: Seat) -> LastTrick:
    leader = fields.integer("leader", 0, SEATS - 1)
    lead = _lead_of(fields, "lead", set())
    # The winning tiles are the lead itself or another's: so they repeat all of it, or nothing.
    used = set() if winner == leader else set(lead.pieces)
    tiles = _tiles(fields, "winning", used, HAND)
    if len(tiles) != len(lead.pieces):
        raise fields.error("winning", f"{len(lead.pieces)} tiles are expected, not {len(tiles)}")
    winning = group_of(tiles)
    if winner == leader:
        if winning != lead:
            raise fields.error("winning", "the leader won: these are the tiles led")
    elif winning is None or not beats(winning, lead):
        raise fields.error("winning", "these tiles do not beat the lead (T4)")
    fields.finish()
    return LastTrick(leader, lead, winning)


def _deal(fields: Fields) -> Explained:
    """A whole deal (T2–T12); results inside its tricks are checked where they stand."""
    banker = fields.integer("banker", 0, SEATS - 1)
    hands = _hands(fields)
    columns: tuple[int, ...] = (0,) * SEATS
    leader, left = banker, HAND
    instant: list[Payment] = []
    played: _Played | None = None
    tricks = fields.objects("tricks", 1, HAND)
    for number, trick in enumerate(tricks):
        if left == 0:
            raise fields.error("tricks", "all tiles are played", number)
        played = _judged(trick, "plays", banker, columns, left, set(), leader, hands)
        _check_results(trick, played)
        for seat, tiles in played.tiles:
            hands[seat].difference_update(tiles)
        columns, leader = played.columns, played.winner
        left -= len(played.lead.pieces)
        instant += played.instant
    if left or played is None:
        raise fields.error("tricks", f"{left} tiles are left in each hand")
    last = LastTrick(played.leader, played.lead, played.winning)
    final = settle(banker, columns, played.winner, last, tuple(instant))
    check(final)
    found: Answer = {
        "columns": list(columns),
        "winner": final.winner,
        "next_banker": final.next_banker,
        "multiplier": final.multiplier,
        "capture": final.captured is not None,
        "instant_net": list(final.instant_net),
        "final_payments": paid(final.payments),
        "final_net": list(final.final_net),
        "total_net": list(final.net),
    }
    return found, lambda: {
        "instant_payments": explained(final.instant),
        "gained_most": list(final.gained_most),
        **settled(final),
    }


def _hands(fields: Fields) -> list[set[Piece]]:
    used: set[Piece] = set()
    found = []
    for seat, hand in enumerate(fields.items("hands", SEATS, SEATS)):
        # A hand is a list inside a list: read it as the only key of an object of its own.
        path = fields.at("hands", seat)
        part = _Inner({path: hand})
        found.append(set(_tiles(part, path, used, HAND, HAND)))
    return found


class _Inner(Fields):
    """A list inside a list, under its whole path."""

    def at(self, name: str, index: int | None = None) -> str:
        return name if index is None else f"{name}[{index}]"


def _check_results(trick: Fields, played: _Played) -> None:
    """The optional results of a trick: present and wrong is an error naming the trick."""
    right: Answer = {
        "winner": played.winner,
        "columns_after": list(played.columns),
        "instant_payments": paid(played.instant),
        "illegal_plays": [],
    }
    for name, value in right.items():
        if trick.has(name):
            given = trick.take(name)
            if not _same(given, value):
                raise trick.error(name, f"{value} is right, not {shown(given)}")
    trick.finish()


def _same(given: object, right: object) -> bool:
    """Equal, with no true for 1 and no 1.0; lists of objects in any order."""
    if isinstance(right, list) and isinstance(given, list) and len(given) == len(right):
        if right and isinstance(right[0], dict):
            rest = list(given)
            for value in right:
                at = next((n for n, other in enumerate(rest) if _same(other, value)), None)
                if at is None:
                    return False
                del rest[at]
            return True
        return all(map(_same, given, right))
    if isinstance(right, dict) and isinstance(given, dict):
        return given.keys() == right.keys() and all(_same(given[k], right[k]) for k in right)
    return type(given) is type(right) and given == right


def _tiles(
    fields: Fields, name: str, used: set[Piece], high: int, low: int = 1
) -> tuple[Piece, ...]:
    """Different tiles that are not in `used`, which they join; in the order given."""

    def once(index: int, tile: Piece) -> None:
        if tile in used:
            raise fields.error(name, f"{tile!r} stands here a second time", index)
        used.add(tile)

    return fields.words(name, PIECES, low, high, once)


def _lead_of(fields: Fields, name: str, used: set[Piece]) -> Group:
    """Tiles that must make a group (T3)."""
    group = group_of(_tiles(fields, name, used, HAND))
    if group is None:
        raise fields.error(name, "no group that may be led (T3)")
    return group


_ANSWERS: dict[str, Callable[[Fields], Explained]] = {
    "lead": _lead,
    "beats": _beats,
    "trick": _trick,
    "settlement": _settlement,
    "deal": _deal,
}
