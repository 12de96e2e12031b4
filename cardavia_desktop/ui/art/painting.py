"""One piece as an image: shadow, body, face and marks. Needs no interface thread.

The image is larger than the piece by `margin(size)` logical pixels on every side, room for the
shadow and the outline; the piece's own box lies at (margin, margin).
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from . import brush, mahjong, nantong, tiengow
from .filters import Tables

SETS = {"hk-mahjong": mahjong, "tien-gow": tiengow, "nantong": nantong}
"""The module that draws each game's pieces."""

BACK = ""
"""The kind of a piece that lies face down."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a piece is shown besides its face.

    turn: clockwise quarter turns of the face in degrees (0, 90, 180, 270); light and thickness
    stay where they are, and the size is the piece's as it lies on the screen.
    outlined: a gold outline (selected, used by an offered claim, last discard).
    dimmed: may not be played now. ghost: a trace of a piece that was taken away.
    lifted: a wider shadow. shadow: False leaves it out. index: Latin index marks.
    bare: neither margin nor shadow, the image is exactly the piece.
    """

    turn: int = 0
    outlined: bool = False
    dimmed: bool = False
    ghost: bool = False
    lifted: bool = False
    shadow: bool = True
    index: bool = False
    bare: bool = False

    def __post_init__(self) -> None:
        if self.turn not in (0, 90, 180, 270):
            raise ValueError(f"a piece turns by quarters: {self.turn}")
        if self.bare and self.shadow:
            object.__setattr__(self, "shadow", False)


def margin(size: QSizeF) -> int:
    """Logical pixels around a piece of this size in its image, on every side."""
    return max(4, math.ceil(0.16 * min(size.width(), size.height())))


def paint_piece(game: str, kind: str, size: QSizeF, ratio: float, look: Look) -> QImage:
    """The image of a piece at `size` logical pixels; kind "" is its back.

    Raises KeyError for an unknown game or kind, ValueError for an empty size.
    """
    if game not in SETS:
        raise KeyError(game)
    if size.width() <= 0 or size.height() <= 0 or ratio <= 0:
        raise ValueError(f"a piece of no size: {size.width()} × {size.height()} at {ratio}")
    shade = 0 if not look.shadow or look.ghost else 2 if look.lifted else 1
    ground, face = _ground(
        game, kind == BACK, size.width(), size.height(), ratio, not look.bare, shade
    )
    image = QImage(ground)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        if kind != BACK:
            _face(painter, game, kind, face, ratio, look)
        room = 0 if look.bare else margin(size)
        _marks(painter, QRectF(QPointF(room, room), size), look)
    finally:
        # An image may not go while a painter stands on it.
        painter.end()
    image.setDevicePixelRatio(ratio)
    return image


@lru_cache(maxsize=96)
def _ground(
    game: str, back: bool, width: float, height: float, ratio: float, roomy: bool, shade: int
) -> tuple[QImage, QRectF]:
    """Shadow and body of a piece without a face, and the box of the face. All faces of one size
    stand on it: the shadow takes longer than the rest. `shade`: 0 none, 1 lying, 2 lifted."""
    size = QSizeF(width, height)
    room = margin(size) if roomy else 0
    image = QImage(
        max(1, round((width + 2 * room) * ratio)),
        max(1, round((height + 2 * room) * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    box = QRectF(QPointF(room, room), size)
    if shade:
        _shadow(painter, box, shade == 2)
    face = SETS[game].body(painter, box, back)
    painter.end()
    return image, face


def _face(painter: QPainter, game: str, kind: str, face: QRectF, ratio: float, look: Look) -> None:
    pieces = SETS[game]
    lying = look.turn in (90, 270)
    width = face.height() if lying else face.width()
    height = face.width() if lying else face.height()
    scale = min(width / pieces.WIDTH, height / pieces.HEIGHT)
    painter.save()
    painter.translate(face.center())
    painter.rotate(look.turn)
    painter.scale(scale, scale)
    painter.translate(-pieces.WIDTH / 2, -pieces.HEIGHT / 2)
    try:
        pieces.face(painter, kind, pieces.WIDTH * scale * ratio, look.index)
    finally:
        painter.restore()


def _shadow(painter: QPainter, box: QRectF, lifted: bool) -> None:
    short = min(box.width(), box.height())
    radius = short * 0.1
    if lifted:
        brush.soft_shadow(painter, box, radius, short * 0.17, short * 0.065, 0.34)
    else:
        brush.soft_shadow(painter, box, radius, short * 0.11, short * 0.035, 0.42)


def _marks(painter: QPainter, box: QRectF, look: Look) -> None:
    short = min(box.width(), box.height())
    radius = short * 0.1
    if look.ghost:
        # Thinned as a whole, or the layers of the body would show through each other.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(box.adjusted(-99, -99, 99, 99), brush.with_alpha(QColor("black"), 0.26))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    if look.bare:
        # Without a shadow a pale piece would melt into pale paper.
        brush.line(painter, brush.with_alpha(brush.INK, 0.22), max(0.6, short * 0.02))
        painter.drawRoundedRect(box.adjusted(0.4, 0.4, -0.4, -0.4), radius, radius)
    if look.dimmed:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        brush.solid(painter, brush.with_alpha(QColor("#16403D"), 0.52))
        painter.drawRoundedRect(box, radius, radius)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    if look.ghost:
        brush.line(painter, brush.with_alpha(brush.IVORY_EDGE, 0.5), max(1.0, short * 0.02))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if look.outlined:
        width = max(1.6, short * 0.048)
        half = 0.0 if look.bare else width * 0.35
        grown = box.adjusted(-half, -half, half, half)
        if look.bare:
            grown = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        if not look.bare:
            brush.line(painter, brush.with_alpha(brush.GOLD, 0.28), width * 2.1)
            painter.drawRoundedRect(grown, radius * 1.15, radius * 1.15)
        brush.line(painter, brush.GOLD, width)
        painter.drawRoundedRect(grown, radius * 1.15, radius * 1.15)
        brush.line(painter, brush.with_alpha(brush.GOLD_LIGHT, 0.9), width * 0.3)
        painter.drawRoundedRect(grown, radius * 1.15, radius * 1.15)


def paint_felt(size: QSizeF, ratio: float, lut: Tables) -> QImage:
    """The cloth of the table: light in the middle, falling off to the edges; opaque.

    The levels of the gradient are looked up in `lut` before it is painted: the same picture as
    looking up every pixel, at a part of the time.
    """
    width, height = max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    centre = QPointF(width * 0.5, height * 0.46)
    gradient = QRadialGradient(centre, math.hypot(width, height) * 0.58)
    for n in range(FELT_STEPS + 1):
        place = n / FELT_STEPS
        colour = felt_colour(place)
        shown = QColor(lut[0][colour.red()], lut[1][colour.green()], lut[2][colour.blue()])
        gradient.setColorAt(place, shown)
    painter.fillRect(image.rect(), gradient)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


FELT_STEPS = 128


def felt_colour(place: float) -> QColor:
    """The cloth's colour from the middle (0) to the corners (1)."""
    light, middle, dark = brush.FELT
    stops = (
        (0.0, light),
        (0.25, brush.mixed(light, middle, 0.4)),
        (0.55, middle),
        (0.8, brush.mixed(middle, dark, 0.55)),
        (1.0, dark),
    )
    for (start, one), (end, other) in itertools.pairwise(stops):
        if place <= end:
            return brush.mixed(one, other, (place - start) / (end - start))
    return dark
