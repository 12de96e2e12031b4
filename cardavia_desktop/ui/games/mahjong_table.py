"""Where mahjong tiles lie: pure geometry, a function of what is on the table and its size."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from ...engine.core import Place
from ...engine.mahjong.view import Meld, View
from ..scene.geometry import LIFT, TURN, Extent, Layout, Pose, Rect, Slot, around, scale_of

RATIO = 1.34
"""Height of a tile by its width."""
ROW = 6
"""Discards in one row of a river."""


@dataclass(frozen=True, slots=True)
class MeldShape:
    """`turned` are the places (in the owner's order) of tiles that lie sideways."""

    count: int
    turned: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """All that geometry needs to know, by seat; `drawn` says who holds a tile apart."""

    hands: tuple[int, ...]
    drawn: tuple[bool, ...]
    melds: tuple[tuple[MeldShape, ...], ...]
    flowers: tuple[int, ...]
    rivers: tuple[int, ...]


def ordered(meld: Meld, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The tiles of a meld as they lie from the owner's left, and which of them are turned.

    The claimed tile stands on the side of its source (left, middle, right) and lies sideways; the
    tile that made a pung a kong lies beside it.
    """
    if meld.claimed is None or meld.source == seat:
        return meld.pieces, ()
    rest = [piece for piece in meld.pieces if piece != meld.claimed]
    added = [rest.pop()] if meld.state == "added" and len(rest) == 3 else []
    side = (meld.source - seat) % 4  # 1 sits at the right, 2 opposite, 3 at the left
    at = {3: 0, 2: 1, 1: len(rest)}[side]
    tiles = (*rest[:at], meld.claimed, *added, *rest[at:])
    return tiles, tuple(range(at, at + 1 + len(added)))


def shape_of(view: View) -> Shape:
    counts = list(view.counts)
    if view.hands is not None:
        counts = [len(hand) for hand in view.hands]
    on_turn = view.phase == "turn"
    drawn = tuple(
        on_turn
        and view.turn == seat
        and (view.drawn is not None or seat != view.seat)
        and counts[seat] % 3 == 2
        for seat in range(4)
    )
    return Shape(
        tuple(n - apart for n, apart in zip(counts, drawn, strict=True)),
        drawn,
        tuple(
            tuple(MeldShape(len(m.pieces), ordered(m, seat)[1]) for m in melds)
            for seat, melds in enumerate(view.melds)
        ),
        tuple(len(f) for f in view.flowers),
        tuple(len(r) for r in view.rivers),
    )


def _meld_length(meld: MeldShape) -> float:
    """In widths of a tile."""
    return meld.count + len(meld.turned) * (RATIO - 1)


def lay_out(shape: Shape, size: Extent) -> Layout:
    """The whole table. Nothing overlaps from 680 × 588 on, whatever is on it."""
    k = scale_of(size)
    m = 10 * k
    poses: dict[Slot, Pose] = {}
    plate_w, plate_h = max(130.0, 172 * k), max(28.0, 40 * k)

    # your row, at the bottom
    tile = _own_row(shape, size, k, poses)
    middle_h = max(40.0, 50 * k)
    middle = size.h - m - tile * RATIO - LIFT - max(6.0, 6 * k) - middle_h
    plates = {0: Rect(24 * k, middle + (middle_h - plate_h) / 2, plate_w, plate_h)}
    bar_w = min(size.w - 2 * (plates[0].right + 12 * k), 560 * max(0.85, k))
    bar = Rect((size.w - bar_w) / 2, middle, bar_w, middle_h)
    note = Rect(bar.right + 12 * k, middle, size.w - bar.right - 24 * k, middle_h)

    # opposite, at the top
    back_w, back_h = 32 * k, 43 * k
    meld_w = 35 * k
    strip = meld_w * RATIO
    between = size.w - 2 * (24 * k + plate_w + 10 * k)
    _top_row(shape, size.w / 2, between, (back_w, back_h, meld_w), m, poses)
    plates[2] = Rect((size.w - plate_w) / 2, m + strip + 8 * k, plate_w, plate_h)
    small = plate_h / RATIO
    for i in range(shape.flowers[2]):
        x = plates[2].right + 14 * k + i * (small + 1.5) + small / 2
        poses[Place("flowers", 2, i)] = Pose(x, plates[2].cy, small, plate_h)

    # the sides
    plates[1] = Rect(size.w - 24 * k - plate_w, m + 8 * k, plate_w, plate_h)
    plates[3] = Rect(24 * k, m + 8 * k, plate_w, plate_h)
    top, bottom = plates[1].bottom + 12 * k, middle - 10 * k
    for seat in (1, 3):
        _side_column(shape, size, seat, k, top, bottom, poses)

    # the rivers around the centre
    y0, y1 = plates[2].bottom + 10 * k, middle - 10 * k
    rows = max(2, max(ceil(n / ROW) for n in shape.rivers))
    units = ROW + 0.3 + 2 * rows * RATIO + 0.3
    side = 12 * k + 48 * k + 8 * k + 26 * k + 10 * k
    width = min((y1 - y0) / units, (size.w - 2 * side) / units, 42 * k)
    core = (ROW + 0.3) * width
    cx, cy = size.w / 2, (y0 + y1) / 2
    for seat, count in enumerate(shape.rivers):
        for i in range(count):
            row, column = divmod(i, ROW)
            x = (column - (ROW - 1) / 2) * (width * 1.04)
            y = core / 2 + width * 0.1 + (row + 0.5) * width * RATIO * 1.02
            dx, dy = around(seat, x, y)
            high = width * RATIO
            poses[Place("river", seat, i)] = Pose(cx + dx, cy + dy, width, high, TURN[seat])
    inset = max(3.0, 0.07 * core)
    centre = Rect(cx - core / 2 + inset, cy - core / 2 + inset, core - 2 * inset, core - 2 * inset)
    return Layout(k, poses, plates, centre, bar, note, {"wall": centre})


def _own_row(shape: Shape, size: Extent, k: float, poses: dict[Slot, Pose]) -> float:
    """Hand, drawn tile, melds, flowers from left to right; the width of a hand tile."""
    melds = shape.melds[0]
    places = 14 - 3 * len(melds)  # room for a drawn tile is always kept: nothing jumps
    gap, apart, part = 0.025, 0.22, 0.34
    small, tiny = 0.62, 0.5
    flowers = ceil(shape.flowers[0] / 2)
    units = places * (1 + gap) + apart
    meld_units = sum(_meld_length(meld) * (small + gap) for meld in melds)
    meld_units += max(0, len(melds) - 1) * 0.16
    units += (part + meld_units) if melds else 0
    units += (part + flowers * (tiny + gap)) if flowers else 0
    tile = min(70 * k, (size.w - 2 * 24 * k) / units)
    high = tile * RATIO
    foot = size.h - 10 * k
    x = (size.w - units * tile) / 2
    y = foot - high / 2
    for i in range(shape.hands[0]):
        poses[Place("hand", 0, i)] = Pose(x + (i * (1 + gap) + 0.5) * tile, y, tile, high)
    if shape.drawn[0]:
        at = x + (shape.hands[0] * (1 + gap) + apart + 0.5) * tile
        poses[Place("drawn", 0)] = Pose(at, y, tile, high)
    x += (places * (1 + gap) + apart + part) * tile
    w, h = small * tile, small * high
    for number, meld in enumerate(melds):
        for j in range(meld.count):
            long = h if j in meld.turned else w
            tall = w if j in meld.turned else h
            pose = Pose(x + long / 2, foot - tall / 2, w, h, 90 if j in meld.turned else 0)
            poses[Place("meld", 0, number * 4 + j)] = pose
            x += long + gap * tile
        x += 0.16 * tile
    if melds:
        x += (part - 0.16) * tile
    w, h = tiny * tile, min(tiny * high, high / 2 - 1)
    w = h / RATIO
    for i in range(shape.flowers[0]):
        column, row = divmod(i, 2)
        fy = foot - h / 2 - row * (h + 2)
        fx = x + column * (tiny + gap) * tile + tiny * tile / 2
        poses[Place("flowers", 0, i)] = Pose(fx, fy, w, h)
    return tile


def _top_row(
    shape: Shape,
    middle: float,
    room: float,
    tile: tuple[float, float, float],
    margin: float,
    poses: dict[Slot, Pose],
) -> None:
    """The hand opposite, its melds at our right, shrunk to the room between the side plates."""
    melds = shape.melds[2]

    def length_of(back: float, laid: float) -> float:
        sets = sum(0.27 * back + _meld_length(meld) * laid + meld.count for meld in melds)
        return (14 - 3 * len(melds)) * back + 0.45 * back + sets

    s = min(1.0, room / length_of(tile[0], tile[2]))
    back_w, back_h, meld_w = (part * s for part in tile)
    meld_h = meld_w * RATIO
    gap = back_w * 0.45
    x = middle - length_of(back_w, meld_w) / 2
    y = margin + back_h / 2
    if shape.drawn[2]:  # apart at the owner's right, which is our left
        poses[Place("drawn", 2)] = Pose(x + back_w / 2, y, back_w - 1, back_h, 180)
    x += back_w + gap
    for i in reversed(range(shape.hands[2])):
        poses[Place("hand", 2, i)] = Pose(x + back_w / 2, y, back_w - 1, back_h, 180)
        x += back_w
    for number, meld in enumerate(melds):
        x += gap * 0.6
        for j in reversed(range(meld.count)):
            turned = j in meld.turned
            w, h = (meld_h, meld_w) if turned else (meld_w, meld_h)
            pose = Pose(x + w / 2, margin + h / 2, meld_w, meld_h, 270 if turned else 180)
            poses[Place("meld", 2, number * 4 + j)] = pose
            x += w + 1


def _side_column(
    shape: Shape,
    size: Extent,
    seat: int,
    k: float,
    top: float,
    bottom: float,
    poses: dict[Slot, Pose],
) -> None:
    """A hand from the top, the melds below it; flowers upright on the inner side."""
    melds = shape.melds[seat]
    backs = 14 - 3 * len(melds)
    length = backs * 32 + 14 + sum(12 + _meld_length(meld) * 36 for meld in melds)
    s = min(k, (bottom - top) / length)
    back_w, back_h, meld_w = 32 * s, 43 * s, 35 * s
    meld_h = meld_w * RATIO
    turn = TURN[seat]

    def across(depth: float) -> float:
        """Screen x of a centre `depth` from the outer edge."""
        return size.w - 12 * k - depth if seat == 1 else 12 * k + depth

    # Both columns begin with the hand and leave room for a drawn tile: nothing jumps.
    order = range(shape.hands[seat]) if seat == 3 else reversed(range(shape.hands[seat]))
    y = top
    for i in order:
        pose = Pose(across(back_h / 2), y + back_w / 2, back_w - 1, back_h, turn)
        poses[Place("hand", seat, i)] = pose
        y += back_w
    if shape.drawn[seat]:
        at = top + backs * back_w + 14 * s - back_w / 2
        poses[Place("drawn", seat)] = Pose(across(back_h / 2), at, back_w - 1, back_h, turn)
    y = top + backs * back_w + 14 * s
    for number, meld in enumerate(melds):
        y += 12 * s
        places = range(meld.count) if seat == 3 else reversed(range(meld.count))
        for j in places:
            turned = j in meld.turned
            tall, deep = (meld_h, meld_w) if turned else (meld_w, meld_h)
            lies = (turn + 90) % 360 if turned else turn
            pose = Pose(across(deep / 2), y + tall / 2, meld_w, meld_h, lies)
            poses[Place("meld", seat, number * 4 + j)] = pose
            y += tall + s
    f = 26 * min(k, (bottom - top) / (8 * 37))
    for i in range(shape.flowers[seat]):
        at = across(12 * k + 44 * k + f / 2)
        y = top + i * (f * RATIO + 1.5) + f * RATIO / 2
        poses[Place("flowers", seat, i)] = Pose(at, y, f, f * RATIO)
