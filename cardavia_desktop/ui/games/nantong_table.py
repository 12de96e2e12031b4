"""Where long cards lie: pure geometry, a function of what is on the table and its size."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from ...engine.core import TABLE, Place
from ...engine.longcards.pieces import KIND, suit
from ...engine.longcards.view import View
from ..scene.geometry import LIFT, Extent, Layout, Pose, Rect, Slot, scale_of

RATIO = 2.7
"""Height of a card by its width."""
STACK = 3
"""Backs drawn for the stock."""


@dataclass(frozen=True, slots=True)
class Shape:
    """All that geometry needs. `groups` are the sizes of your hand's suits from left to right;
    `drawn` says whether a card stands apart; by seat the sizes of melds (a Hezi last), rivers."""

    groups: tuple[int, ...]
    hands: tuple[int, ...]
    drawn: tuple[bool, ...]
    melds: tuple[tuple[int, ...], ...]
    hezi: tuple[bool, ...]
    rivers: tuple[int, ...]
    indicators: int
    stock: bool


def own_hand(view: View) -> tuple[str, ...]:
    """Your cards from left to right, a drawn one last."""
    if view.drawn is None or view.drawn not in view.hand or view.phase == "end":
        return view.hand
    return (*(piece for piece in view.hand if piece != view.drawn), view.drawn)


def apart(view: View) -> str | None:
    """A card that stands apart from your hand."""
    return view.drawn if view.drawn in view.hand and view.phase != "end" else None


def group_of(piece: str) -> str:
    """The part of the hand a card stands in: its suit, or the honours together."""
    return suit(KIND[piece])


def shape_of(view: View) -> Shape:
    mine = [piece for piece in own_hand(view) if piece != apart(view)]
    if view.hands is not None:
        mine = list(view.hands[view.seat])
    sizes: list[int] = []
    last = None
    for piece in mine:
        if sizes and group_of(piece) == last:
            sizes[-1] += 1
        else:
            sizes.append(1)
        last = group_of(piece)
    counts = list(view.counts)
    if view.hands is not None:
        counts = [len(hand) for hand in view.hands]
    counts[view.seat] = len(mine)
    return Shape(
        tuple(sizes),
        tuple(counts),
        tuple(seat == view.seat and apart(view) is not None for seat in range(3)),
        tuple(
            (*(len(meld.pieces) for meld in view.melds[seat]), *((2,) if view.hezi[seat] else ()))
            for seat in range(3)
        ),
        tuple(bool(pair) for pair in view.hezi),
        tuple(len(river) for river in view.rivers),
        len(view.indicators),
        view.stock > 0,
    )


def lay_out(shape: Shape, size: Extent) -> Layout:
    """The whole table. Areas never overlap from 680 × 588 on; cards of one row may."""
    k = scale_of(size)
    m = 10 * k
    poses: dict[Slot, Pose] = {}
    rooms: dict[str, Rect] = {}
    plate_w, plate_h = max(150.0, 196 * k), max(28.0, 38 * k)

    # your row
    card = 46 * k
    high = card * RATIO
    foot = size.h - m
    top = foot - high
    _own_row(shape, size, k, foot, poses)

    # the call bar, your plate, the note; chips rise over the cards
    middle_h = max(40.0, 50 * k)
    middle = top - LIFT - max(12.0, 14 * k) - middle_h
    plates = {0: Rect(24 * k, middle + (middle_h - plate_h) / 2, plate_w, plate_h)}
    bar_w = min(size.w - 2 * (plates[0].right + 12 * k), 560 * max(0.85, k))
    bar = Rect((size.w - bar_w) / 2, middle, bar_w, middle_h)
    note = Rect(bar.right + 12 * k, middle, size.w - bar.right - 24 * k, middle_h)

    # the others: AI 2 on the left, AI 1 on the right
    half = size.w / 2 - 24 * k - 14 * k
    lefts = {2: 24 * k, 1: size.w / 2 + 14 * k}
    small = 28 * k
    small_h = small * RATIO
    row_y = m + plate_h + 8 * k
    for seat, left in lefts.items():
        plates[seat] = Rect(left, m, plate_w, plate_h)
        _their_row(shape, seat, left, row_y, half, small, poses)

    # the middle: stock, indicators; then the rivers
    y = row_y + small_h + 12 * k
    label = max(13.0, 17 * k)
    core_w = 44 * k
    core_h = core_w * RATIO
    plate = Rect(size.w / 2 - 150 * k, y, 300 * k, core_h + label + 26 * k)
    cy = y + 14 * k + core_h / 2
    if shape.stock:
        for n in range(STACK):
            x = plate.x + 62 * k + n * 2.5 * k
            poses[Place("stock", TABLE, n)] = Pose(x, cy - n * 1.5 * k, core_w, core_h, 0, n)
    for n in range(shape.indicators):
        x = plate.x + 168 * k + n * 62 * k
        poses[Place("indicator", TABLE, n)] = Pose(x, cy, core_w, core_h)
    under = plate.bottom - label - 5 * k
    rooms["stock"] = Rect(plate.x + 8 * k, under, 116 * k, label)
    rooms["indicators"] = Rect(plate.x + 124 * k, under, 150 * k, label)
    rooms["wall"] = Rect(plate.x + 40 * k, y + 14 * k, core_w, core_h)
    rivers_top = plate.bottom + 10 * k
    _rivers(shape, size, k, rivers_top, middle - 10 * k, poses, rooms)
    return Layout(k, poses, plates, plate, bar, note, rooms)


def _own_row(shape: Shape, size: Extent, k: float, foot: float, poses: dict[Slot, Pose]) -> None:
    """Hand by suits, the drawn card apart, then melds; cards overlap when the row is full."""
    card = 46 * k
    high = card * RATIO
    gap, aside, part = 0.3 * card, 0.45 * card, 0.5 * card
    small = 0.62 * card
    tall = small * RATIO
    inner = 0.52 * small
    melds = shape.melds[0]
    laid = sum(small + (count - 1) * inner + 0.3 * small for count in melds)
    places = 22 - 3 * (len(melds) - shape.hezi[0]) + 1
    gaps = max(0, len(shape.groups) - 1) * gap + aside + (part if melds else 0)
    room = size.w - 2 * 24 * k - laid - gaps - card
    step = min(card * 1.03, room / max(1, places - 1))
    width = (places - 1) * step + card + gaps + laid
    x = (size.w - width) / 2
    y = foot - high / 2
    n = 0
    for number, count in enumerate(shape.groups):
        if number:
            x += gap
        for _ in range(count):
            poses[Place("hand", 0, n)] = Pose(x + card / 2, y, card, high, 0, n * 0.01)
            n += 1
            x += step
    if shape.drawn[0]:
        poses[Place("drawn", 0)] = Pose(x + aside + card / 2, y, card, high, 0, n * 0.01)
    x = (size.w + width) / 2 - laid
    for number, count in enumerate(melds):
        hezi = shape.hezi[0] and number == len(melds) - 1
        for j in range(count):
            slot = Place("hezi", 0, j) if hezi else Place("meld", 0, number * 4 + j)
            at = x + small / 2 + j * inner
            poses[slot] = Pose(at, foot - tall / 2, small, tall, 0, j * 0.01)
        x += small + (count - 1) * inner + 0.3 * small


def _their_row(
    shape: Shape,
    seat: int,
    left: float,
    y: float,
    room: float,
    card: float,
    poses: dict[Slot, Pose],
) -> None:
    """Backs close together, then melds; everything shrinks when the row is full."""
    step, inner, space = 0.36 * card, 0.5 * card, 0.3 * card
    melds = shape.melds[seat]
    hand = shape.hands[seat]
    need = card + max(0, hand - 1) * step if hand else 0.0
    need += sum(space + card + (count - 1) * inner for count in melds)
    fit = min(1.0, room / need) if need else 1.0
    w, h = card * fit, card * fit * RATIO
    step, inner, space = step * fit, inner * fit, space * fit
    x = left
    for n in range(hand):
        poses[Place("hand", seat, n)] = Pose(x + w / 2, y + h / 2, w, h, 0, n * 0.01)
        x += step
    x += w - step if hand else 0
    for number, count in enumerate(melds):
        x += space
        hezi = shape.hezi[seat] and number == len(melds) - 1
        for j in range(count):
            slot = Place("hezi", seat, j) if hezi else Place("meld", seat, number * 4 + j)
            poses[slot] = Pose(x + w / 2 + j * inner, y + h / 2, w, h, 0, j * 0.01)
        x += w + (count - 1) * inner


def _rivers(
    shape: Shape,
    size: Extent,
    k: float,
    top: float,
    bottom: float,
    poses: dict[Slot, Pose],
    rooms: dict[str, Rect],
) -> None:
    """Three rivers side by side: left AI 2, in the middle yours, right AI 1. A later row covers
    the foot of the one above it, whose heads stay readable."""
    width = (size.w - 2 * 24 * k - 2 * 24 * k) / 3
    for column, seat in enumerate((2, 0, 1)):
        left = 24 * k + column * (width + 24 * k)
        rooms[f"river{seat}"] = Rect(left, top, width, bottom - top)
        count = max(shape.rivers[seat], 1)
        card = 36 * k
        while True:
            per = max(1, int((width + 1) // (card * 1.05)))
            rows = ceil(count / per)
            step = card * RATIO * 0.46
            if (rows - 1) * step + card * RATIO <= bottom - top or card < 8:
                break
            card *= 0.95
        high = card * RATIO
        used = min(count, per) * card * 1.05
        x0 = left + (width - used) / 2 if seat == 0 else left if seat == 2 else left + width - used
        for n in range(shape.rivers[seat]):
            row, at = divmod(n, per)
            x = x0 + at * card * 1.05 + card / 2
            pose = Pose(x, top + high / 2 + row * step, card, high, 0, row * 0.1)
            poses[Place("river", seat, n)] = pose
