"""The way to a *legal* win (≥ 3 faan): which paths are open, how far, worth what, with what live.

`outlook(view)` is what the side panel shows and what hints speak of. A *path* is a combination of
patterns that the hand can still become. Distances count missing tiles: 1 waits, 0 is complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core import Piece, Point
from .patterns import MINIMUM_FAAN, NUMBER_OF, PATTERNS, faan_of, lines
from .pieces import KINDS, NUMBER
from .plans import (
    CLOSED_FAMILIES,
    FAMILY_PATTERNS,
    THIRTEEN,
    Plan,
    honour_patterns,
    is_closed,
    lack,
    open_plans,
    plan_patterns,
)
from .scoring import Score
from .shanten import indexes, meter
from .sight import worth as worth_now
from .situation import Situation, faan, situation, without
from .tables import IMPOSSIBLE
from .view import Meld, View

MOST_PATHS = 8
"""No more paths than a panel can show."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A kind that completes the hand: unseen copies and capped faan by the way it is won.

    −1 faan: no winning shape that way. Below 3 the win is not legal (M13).
    """

    kind: str
    live: int
    on_discard: int
    on_draw: int


@dataclass(frozen=True, slots=True)
class Path:
    """One open way to a legal win.

    `patterns`: the pattern ids that make up `faan` (the certain ones of the flowers included);
    `suit` is m, p, s or "" for a flush; `distance` the tiles missing; `useful` the kinds that
    lower it with their unseen copies, `live` their sum. `self_draw`: legal only when the last
    tile is drawn (self_draw is among the patterns). `closed`: no claim before the last tile.
    """

    patterns: tuple[str, ...]
    suit: str
    distance: int
    faan: int
    useful: tuple[tuple[str, int], ...]
    live: int
    self_draw: bool
    closed: bool


@dataclass(frozen=True, slots=True)
class Outlook:
    """The state of the own hand.

    `shanten`: distance to any winning shape (−1 complete); `legal_shanten`: the same to a legal
    win, None when no path is open. `discard` is the kind whose discard the numbers assume when the
    hand has one tile too many, else "". `certain` are the points that every win will have now;
    `certain_faan` their sum and `missing` the faan still lacking to 3. `paths`: nearest first.
    `now`: the score of declaring at this moment, legal or not.
    """

    shanten: int
    legal_shanten: int | None
    discard: str
    waits: tuple[Wait, ...]
    certain: tuple[Point, ...]
    certain_faan: int
    missing: int
    paths: tuple[Path, ...]
    now: Score | None


def outlook(view: View) -> Outlook:
    """The outlook of the view's own seat at any moment of a deal with a hand on the table."""
    found = situation(view)
    sets = 4 - len(found.melds)
    distance = meter().best(*indexes(found.counts), sets)
    certain = _certain(view, found)
    certain_faan = sum(point.value for point in certain)
    if sum(found.counts) % 3 == 2:
        found, discard = _best_rest(found)
    else:
        discard = ""
    waits = _waits(found) if distance <= 0 else ()
    paths = _paths(found)
    now = worth_now(view)
    legal = min((path.distance - 1 for path in paths), default=None)
    if any(max(wait.on_discard, wait.on_draw) >= MINIMUM_FAAN for wait in waits):
        legal = 0
    if now is not None and now.legal:
        legal = -1
    return Outlook(
        distance,
        legal,
        discard,
        waits,
        certain,
        certain_faan,
        max(0, MINIMUM_FAAN - certain_faan),
        paths,
        now,
    )


def _certain(view: View, found: Situation) -> tuple[Point, ...]:
    """Points of the flowers as they lie and of declared honour pungs, in table order."""
    pieces: dict[str, tuple[Piece, ...]] = {}
    for name, _, _ in lines(found.bonus):
        letter = {"own_flower": "f", "four_flowers": "f"}.get(name, "q")
        mine = tuple(f for f in found.flowers if f[0] == letter)
        if name.startswith("own"):
            mine = (f"{letter}{found.wind + 1}",)
        pieces[name] = () if name == "no_flowers" else mine
    for meld in view.melds[view.seat]:
        for name in _meld_patterns(meld, found.wind):
            pieces[name] = meld.pieces
    return tuple(
        Point(name, rule, value, pieces[name])
        for name, (value, rule) in PATTERNS.items()
        if name in pieces
    )


def _meld_patterns(meld: Meld, wind: int) -> tuple[str, ...]:
    kind = NUMBER_OF[meld.pieces[0]]
    return () if meld.kind == "chow" or kind < NUMBER["E"] else honour_patterns(kind, wind)


def _waits(found: Situation) -> tuple[Wait, ...]:
    counts = list(found.counts)
    waits = []
    for kind, name in enumerate(KINDS):
        if counts[kind] < 4:
            on_draw = faan(found, counts, kind, True)
            if on_draw >= 0:
                on_discard = faan(found, counts, kind, False)
                waits.append(Wait(name, found.live[kind], on_discard, on_draw))
    return tuple(waits)


def _variants(plan: Plan, found: Situation) -> tuple[int, bool, bool] | None:
    """(faan, self-draw needed, concealment needed) of a plan with the flowers as they are.

    None: never legal, however the last tile comes.
    """
    faan_now = plan.faan + faan_of(found.bonus)
    closed = is_closed(found.melds)
    if plan.family == THIRTEEN or plan.faan >= 13:
        return 13, False, plan.family == THIRTEEN
    if plan.family in CLOSED_FAMILIES:
        return faan_now + 1, False, True
    if faan_now >= MINIMUM_FAAN:
        return faan_now, False, False
    if closed and faan_now + 1 >= MINIMUM_FAAN:
        return faan_now + 1, False, True
    if faan_now + 1 >= MINIMUM_FAAN:
        return faan_now + 1, True, False
    if closed and faan_now + 2 >= MINIMUM_FAAN:
        return faan_now + 2, True, True
    return None


def _legal_plans(
    found: Situation, counts: Sequence[int]
) -> list[tuple[Plan, tuple[int, bool, bool]]]:
    for thin in (1, 0):
        # Honours that the hand does not hold at all are planned only when nothing else is open.
        plans = ((plan, _variants(plan, found)) for plan in open_plans(found, counts, thin))
        legal = [(plan, variant) for plan, variant in plans if variant is not None]
        if legal:
            break
    return legal


def _best_rest(found: Situation) -> tuple[Situation, str]:
    """The situation after the discard that leaves a legal win nearest, and that kind.

    Among equals: plain shanten, then more live tiles of the nearest path, then tile order.
    """
    counter, measure = lack(), meter()
    sets = 4 - len(found.melds)
    plans = [plan for plan, _ in _legal_plans(found, found.counts)]
    best: tuple[int, int, int] | None = None
    result: tuple[Situation, str] | None = None
    for kind, count in enumerate(found.counts):
        if not count:
            continue
        rest = without(found, kind)
        held = indexes(rest.counts)
        lacking = counter.all(plans, rest.counts, held, sets)
        nearest = min(lacking, default=IMPOSSIBLE)
        live = 0
        for plan, missing in zip(plans, lacking, strict=True):
            if missing == nearest < IMPOSSIBLE and (best is None or nearest <= best[0]):
                kinds = counter.useful(plan, rest.counts, held, sets, range(34))
                live = max(live, sum(rest.live[k] for k in kinds))
        rank = (nearest, measure.best(*held, sets), -live)
        if best is None or rank < best:
            best, result = rank, (rest, KINDS[kind])
    if result is None:
        raise ValueError("a hand without tiles has no outlook")
    return result


def _paths(found: Situation) -> tuple[Path, ...]:
    """The open paths, nearest first, without those that another one betters in every way."""
    counter, held = lack(), indexes(found.counts)
    sets = 4 - len(found.melds)
    ranked = []
    for plan, (worth, drawn, closed) in _legal_plans(found, found.counts):
        missing = counter.one(plan, found.counts, held, sets)
        if missing < IMPOSSIBLE:
            ranked.append((missing, drawn, closed, -worth, plan))
    ranked.sort()
    kept: list[tuple[int, bool, bool, int, Plan]] = []
    for each in ranked:
        beaten = any(
            all(one <= other for one, other in zip(better[:4], each[:4], strict=True))
            for better in kept
        )
        if not beaten:
            kept.append(each)
    paths = []
    for missing, drawn, closed, minus, plan in kept[:MOST_PATHS]:
        kinds = counter.useful(plan, found.counts, held, sets, range(34))
        useful = tuple((KINDS[kind], found.live[kind]) for kind in kinds)
        paths.append(
            Path(
                _path_patterns(plan, found, drawn, closed),
                "mps"[plan.suit] if plan.suit >= 0 else "",
                missing,
                min(13, -minus),
                useful,
                sum(count for _, count in useful),
                drawn,
                closed,
            )
        )
    return tuple(paths)


def _path_patterns(plan: Plan, found: Situation, drawn: bool, closed: bool) -> tuple[str, ...]:
    """The patterns in table order that make up a path's faan; a limit stands alone."""
    own = plan_patterns(plan, found)
    if plan.family == THIRTEEN or own == ("big_three_dragons",):
        return own
    names = {*own, *(name for name, _, _ in lines(found.bonus)), *FAMILY_PATTERNS[plan.family]}
    if drawn:
        names.add("self_draw")
    if closed:
        names.add("concealed_hand")
    return tuple(name for name in PATTERNS if name in names)
