"""Where dominoes lie: pure geometry, a function of what is on the table and its size."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.core import Place
from ...engine.tiengow.pieces import is_civil
from ...engine.tiengow.view import Trick, View
from ..scene.geometry import LIFT, TURN, Extent, Layout, Pose, Rect, Slot, scale_of

RATIO = 2.4
"""Height of a tile by its width."""
PILE = 8
"""Most tiles in a seat's pile of earlier plays."""


@dataclass(frozen=True, slots=True)
class Shape:
    """All that geometry needs: by seat the tiles in hand, in the trick, and in the pile (laid face
    up, discarded); `civil` of your own."""

    hands: tuple[int, ...]
    civil: int
    trick: tuple[int, ...]
    laid: tuple[int, ...]
    down: tuple[int, ...]


def on_table(view: View) -> Trick | None:
    """The trick that lies in the middle: the running one, or the last until the next lead."""
    return view.trick if view.trick is not None else view.previous


def shape_of(view: View) -> Shape:
    trick = on_table(view)
    laid, down, middle = [0] * 4, [0] * 4, [0] * 4
    for each in view.tricks:
        for play in each.plays:
            if each is trick:
                middle[play.seat] = play.count
            elif play.up:
                laid[play.seat] += play.count
            else:
                down[play.seat] += play.count
    if view.trick is not None:
        for play in view.trick.plays:
            middle[play.seat] = play.count
    civil = sum(is_civil(piece) for piece in view.hand)
    return Shape(view.counts, civil, tuple(middle), tuple(laid), tuple(down))


def lay_out(shape: Shape, size: Extent) -> Layout:
    """The whole table. Nothing overlaps from 680 × 588 on."""
    k = scale_of(size)
    m = 10 * k
    poses: dict[Slot, Pose] = {}
    rooms: dict[str, Rect] = {}
    plate_w, plate_h = max(130.0, 172 * k), max(28.0, 40 * k)
    token_h = max(14.0, 24 * k)

    # your row
    tile = 62 * k
    high = tile * RATIO
    label = max(13.0, 20 * k)
    foot = size.h - m / 2 - label
    top = foot - high
    step, part = tile * 1.1, tile * 0.55
    width = 8 * step + part
    x = (size.w - width) / 2
    for i in range(shape.hands[0]):
        at = x + i * step + (part if i >= shape.civil else 0) + tile / 2
        poses[Place("hand", 0, i)] = Pose(at, foot - high / 2, tile, high)
    rooms["civil"] = Rect(x, foot + 1, shape.civil * step, label)
    at = x + shape.civil * step + part
    rooms["military"] = Rect(at, foot + 1, size.w - at - m, label)

    # the call bar, your plate, the note
    middle_h = max(40.0, 50 * k)
    middle = top - LIFT - max(6.0, 6 * k) - middle_h
    plates = {0: Rect(24 * k, middle + (middle_h - plate_h) / 2, plate_w, plate_h)}
    bar_x = plates[0].right + 12 * k
    bar_w = min(size.w - bar_x - m, 620 * max(0.85, k))
    bar = Rect(max(bar_x, (size.w - bar_w) / 2), middle, bar_w, middle_h)
    held = shape.hands[0]
    note_x = x + held * step + (part if shape.civil < held else 0.0) + 14 * k
    note = Rect(note_x, top, size.w - note_x - m, high)
    rooms["tokens0"] = Rect(plates[0].x, plates[0].bottom + 4 * k, plate_w, token_h)

    # opposite
    back = 28 * k
    back_h = back * RATIO
    plates[2] = Rect(size.w / 2 - plate_w - 14 * k, m, plate_w, plate_h)
    rooms["tokens2"] = Rect(plates[2].x, plates[2].bottom + 4 * k, plate_w, token_h)
    for i in range(shape.hands[2]):
        at = size.w / 2 + 14 * k + i * (back + 2.5 * k) + back / 2
        poses[Place("hand", 2, i)] = Pose(at, m + back_h / 2, back, back_h, 180)

    # the sides
    side_top = m + 62 * k
    plates[1] = Rect(size.w - 24 * k - plate_w, side_top, plate_w, plate_h)
    plates[3] = Rect(24 * k, side_top, plate_w, plate_h)
    for seat in (1, 3):
        rooms[f"tokens{seat}"] = Rect(plates[seat].x, plates[seat].bottom + 4 * k, plate_w, token_h)
        y = rooms[f"tokens{seat}"].bottom + 10 * k
        room = middle - 8 * k - y
        each = min(30 * k, room / 8)
        thin = each * 0.92
        deep = min(thin * RATIO, 66 * k)
        for i in range(shape.hands[seat]):
            at = size.w - 24 * k - deep / 2 if seat == 1 else 24 * k + deep / 2
            pose = Pose(at, y + i * each + thin / 2, deep / RATIO, deep, TURN[seat])
            poses[Place("hand", seat, i)] = pose

    # what lies in the piles
    _piles(shape, size, k, (m, foot), rooms, middle, poses)

    # the middle
    y0 = m + back_h + 8 * k
    y1 = middle - 8 * k
    cx, cy = size.w / 2, (y0 + y1) / 2
    label_h = max(15.0, 20 * k)
    w = min(56 * k, (y1 - y0 - 3 * label_h) / (2 * RATIO + 0.1))
    h = w * RATIO
    out = 2 * w * 1.06 + w * 0.9 + w * 1.2
    spots = (
        (cx, cy + h / 2 + label_h / 2),
        (cx + out, cy),
        (cx, cy - h / 2 - label_h / 2),
        (cx - out, cy),
    )
    for seat, (sx, sy) in enumerate(spots):
        count = shape.trick[seat]
        for i in range(count):
            at = sx + (i - (count - 1) / 2) * w * 1.06
            poses[Place("trick", seat, i)] = Pose(at, sy, w, h)
        half = 2.6 * w if seat else 3.8 * w
        rooms[f"say{seat}"] = Rect(sx - half, sy + h / 2 + 1, 2 * half, label_h)
    half = out - 0.53 * w * max(2, shape.trick[1], shape.trick[3])  # between the sides' tiles
    rooms["say2"] = Rect(cx - half, cy - label_h / 2, 2 * half, label_h)
    rooms["spot0"] = Rect(cx - w / 2, spots[0][1] - h / 2, w, h)
    centre = Rect(cx - out - 2.5 * w, y0, 2 * out + 5 * w, y1 - y0)
    rooms["wall"] = Rect(cx - w / 2, cy - h / 2, w, h)
    return Layout(k, poses, plates, centre, bar, note, rooms)


def _piles(
    shape: Shape,
    size: Extent,
    k: float,
    lines: tuple[float, float],
    rooms: dict[str, Rect],
    middle: float,
    poses: dict[Slot, Pose],
) -> None:
    """Earlier plays, small: face-up groups first, then discards; at most eight tiles a seat."""
    m, foot = lines
    w = 21 * k
    h = w * RATIO
    step = w * 1.1

    def slots(seat: int) -> list[Slot]:
        return [Place("laid", seat, i) for i in range(shape.laid[seat])] + [
            Place("discard", seat, i) for i in range(shape.down[seat])
        ]

    right = size.w - m
    for n, slot in enumerate(slots(0)):
        poses[slot] = Pose(24 * k + n * step + w / 2, foot - h / 2, w, h)
    start = size.w / 2 + 14 * k + 8 * 30.5 * k + 10 * k
    fit = min(1.0, (right - start) / (PILE * step))
    for n, slot in enumerate(slots(2)):
        poses[slot] = Pose(start + (n * step + w / 2) * fit, m + h * fit / 2, w * fit, h * fit, 180)
    for seat in (1, 3):
        y = rooms[f"tokens{seat}"].bottom + 10 * k
        each = min(step, (middle - 8 * k - y) / PILE)
        thin = each / 1.1
        deep = thin * RATIO
        inner = 24 * k + 66 * k + 8 * k
        for n, slot in enumerate(slots(seat)):
            at = size.w - inner - deep / 2 if seat == 1 else inner + deep / 2
            poses[slot] = Pose(at, y + n * each + thin / 2, thin, deep, TURN[seat])
