"""Faces of the 144 mahjong tiles, in a space 100 wide and 132 high, and the tile's body."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from . import brush, glyphs, motifs
from .brush import INDIGO, INK, JADE, VERMILION

WIDTH, HEIGHT = 100.0, 132.0
NUMERALS = "一二三四五六七八九"
WIND_GLYPHS = {"E": "東", "S": "南", "W": "西", "N": "北"}
FLOWER_GLYPHS = ("梅", "蘭", "菊", "竹")
SEASON_GLYPHS = ("春", "夏", "秋", "冬")

Dot = tuple[float, float, QColor]
V, B, J = VERMILION, INDIGO, JADE

DOTS: dict[int, tuple[float, tuple[Dot, ...]]] = {
    2: (22, ((50, 34, J), (50, 98, B))),
    3: (18.5, ((26, 26, B), (50, 66, V), (74, 106, J))),
    4: (19, ((28, 35, B), (72, 35, J), (28, 97, J), (72, 97, B))),
    5: (15.5, ((26, 28, B), (74, 28, J), (50, 66, V), (26, 104, J), (74, 104, B))),
    6: (15.5, ((29, 26, J), (71, 26, J), (29, 68, V), (71, 68, V), (29, 105, V), (71, 105, V))),
    7: (
        13,
        (
            (22, 21, J),
            (50, 33, J),
            (78, 45, J),
            (31, 77, V),
            (69, 77, V),
            (31, 108, V),
            (69, 108, V),
        ),
    ),
    8: (13.2, tuple((x, y, B) for y in (22.5, 51.5, 80.5, 109.5) for x in (30, 70))),
    9: (
        13.6,
        tuple((x, y, c) for y, c in ((25, J), (66, V), (107, B)) for x in (20.5, 50, 79.5)),
    ),
}
"""Radius, then the centre and colour of each ring."""

Stick = tuple[float, float, float, QColor]
STICKS: dict[int, tuple[float, float, tuple[Stick, ...]]] = {
    2: (18, 54, ((50, 36, 0, J), (50, 96, 0, B))),
    3: (17, 52, ((50, 36, 0, B), (29, 96, 0, J), (71, 96, 0, J))),
    4: (17, 52, ((29, 36, 0, J), (71, 36, 0, B), (29, 96, 0, B), (71, 96, 0, J))),
    5: (15.5, 50, ((24, 36, 0, J), (76, 36, 0, B), (50, 66, 0, V), (24, 96, 0, B), (76, 96, 0, J))),
    6: (15.5, 51, tuple((x, y, 0, c) for y, c in ((36, J), (96, B)) for x in (23, 50, 77))),
    7: (
        13,
        34,
        ((50, 25, 0, V),)
        + tuple((x, y, 0, c) for y in (66, 106) for x, c in ((22, J), (50, B), (78, J))),
    ),
    8: (
        12.5,
        46,
        (
            (18, 38, 0, J), (82, 38, 0, J), (39, 39, -27, J), (61, 39, 27, J),
            (18, 94, 0, B), (82, 94, 0, B), (39, 93, 27, B), (61, 93, -27, B),
        ),
    ),
    9: (
        13,
        34,
        tuple((x, y, 0, c) for y in (26, 66, 106) for x, c in ((22, J), (50, V), (78, B))),
    ),
}  # fmt: skip
"""Width and length, then the centre, the lean in degrees and the colour of each stick."""

INDEX = {"E": "E", "S": "S", "W": "W", "N": "N", "R": "C", "G": "F", "B": "P"}
"""Index letters for those who do not read Chinese; C, F and P are the dragons' usual letters."""


def body(painter: QPainter, box: QRectF, back: bool = False) -> QRectF:
    """Draw the tile lying in `box`, its thickness at the foot; returns the box of its face."""
    short = min(box.width(), box.height())
    radius, lip, jade = short * 0.1, short * 0.095, short * 0.05
    top, foot = brush.JADE_FOOT, brush.mixed(brush.JADE_FOOT, INK, 0.45)
    brush.solid(painter, brush.downward(box, (0, top), (0.9, top), (1, foot)))
    painter.drawPath(brush.rounded(box, radius))
    if back:
        # Face down the jade lies on top and the ivory is the layer beneath.
        side = brush.downward(
            box, (0, brush.IVORY_FOOT), (0.9, brush.IVORY_EDGE), (1, QColor("#B7AA86"))
        )
        brush.solid(painter, side)
        painter.drawPath(brush.rounded(box, radius))
        face = box.adjusted(0, 0, 0, -lip)
        rim = brush.downward(face, (0, QColor("#3E9E86")), (1, QColor("#175444")))
        brush.solid(painter, rim)
        painter.drawPath(brush.rounded(face, radius))
        inner = face.adjusted(short * 0.022, short * 0.022, -short * 0.022, -short * 0.03)
        brush.solid(painter, brush.downward(inner, (0, brush.JADE_TOP), (1, brush.JADE_FOOT)))
        painter.drawPath(brush.rounded(inner, radius * 0.85))
        return face
    ivory = box.adjusted(0, 0, 0, -jade)
    side = brush.downward(
        ivory, (0, brush.IVORY_EDGE), (0.9, brush.IVORY_EDGE), (1, QColor("#B9AB84"))
    )
    brush.solid(painter, side)
    painter.drawPath(brush.rounded(ivory, radius))
    face = box.adjusted(0, 0, 0, -lip)
    rim = brush.downward(face, (0, QColor("#FFFFFF")), (1, brush.IVORY_EDGE))
    brush.solid(painter, rim)
    painter.drawPath(brush.rounded(face, radius))
    inner = face.adjusted(short * 0.018, short * 0.018, -short * 0.018, -short * 0.022)
    brush.solid(painter, brush.downward(inner, (0, brush.IVORY_TOP), (1, brush.IVORY_FOOT)))
    painter.drawPath(brush.rounded(inner, radius * 0.85))
    return face


def face(painter: QPainter, kind: str, pixels: float, index: bool) -> None:
    """Draw a face; the painter's space is 100 × 132, `pixels` its width in device pixels.

    Details finer than a pixel are left out. `index` adds a small Latin index in the corner.
    Raises KeyError for a kind that is not in the box.
    """
    fine = pixels >= 44
    marked = index and kind[0] not in "fq"
    if marked:
        # The face makes room for the index in its corner.
        text = kind[0] if kind[0].isdigit() else INDEX.get(kind, "")
        if text:
            faint = brush.with_alpha(INK, 0.8)
            centre, size = (QPointF(9.5, 12), 18) if fine else (QPointF(11, 13), 23)
            glyphs.draw(painter, text, centre, size, faint, file=glyphs.SANS)
        painter.translate(52, 71)
        painter.scale(0.9, 0.9)
        painter.translate(-50, -66)
    if len(kind) == 2 and kind[1] in "mps" and kind[0] in "123456789":
        rank, suit = int(kind[0]), kind[1]
        {"m": character, "p": dots, "s": bamboo}[suit](painter, rank, fine)
    elif kind in WIND_GLYPHS:
        heavy = 0.045 if fine else 0.05
        glyphs.draw(painter, WIND_GLYPHS[kind], QPointF(50, 66), 80, INK, weight=heavy)
    elif kind == "R":
        glyphs.draw(painter, "中", QPointF(50, 66), 86, VERMILION, weight=0.05)
    elif kind == "G":
        glyphs.draw(painter, "發", QPointF(50, 66), 82, JADE, weight=0.035)
    elif kind == "B":
        white_dragon(painter, fine)
    elif len(kind) == 2 and kind[0] in "fq" and kind[1] in "1234":
        bonus(painter, kind, fine)
    else:
        raise KeyError(f"no mahjong tile is called {kind!r}")


def character(painter: QPainter, rank: int, fine: bool) -> None:
    """A numeral over the character for ten thousand."""
    heavy = 0.04 if fine else 0.05
    glyphs.draw(painter, NUMERALS[rank - 1], QPointF(50, 34), 53, INK, weight=heavy, wide=1.12)
    glyphs.draw(painter, "萬", QPointF(50, 91), 58, VERMILION, weight=heavy * 0.85, wide=1.06)


def dots(painter: QPainter, rank: int, fine: bool) -> None:
    """Ringed circles; one is a large rosette."""
    if rank == 1:
        rosette(painter, QPointF(50, 66), 41, fine)
        return
    radius, places = DOTS[rank]
    for x, y, colour in places:
        ringed(painter, QPointF(x, y), radius, colour, fine)


def ringed(painter: QPainter, centre: QPointF, radius: float, colour: QColor, fine: bool) -> None:
    """One circle: a ring, a white ring, and a disc with a star of light in it."""
    brush.ring(painter, centre, radius, radius * 0.27, colour)
    brush.disc(painter, centre, radius * 0.47, colour)
    if fine:
        brush.ring(painter, centre, radius * 0.62, radius * 0.05, brush.with_alpha(colour, 0.55))
        for n in range(4):
            painter.save()
            painter.translate(centre)
            painter.rotate(45 + 90 * n)
            brush.solid(painter, brush.IVORY_TOP)
            painter.drawPath(brush.leaf(QPointF(0, 0), QPointF(radius * 0.36, 0), radius * 0.13))
            painter.restore()


def rosette(painter: QPainter, centre: QPointF, radius: float, fine: bool) -> None:
    """The 1 of dots: rings around a flower."""
    brush.ring(painter, centre, radius, radius * 0.13, JADE)
    brush.ring(painter, centre, radius * 0.82, radius * 0.035, JADE)
    petals = 16 if fine else 12
    for n in range(petals):
        painter.save()
        painter.translate(centre)
        painter.rotate(360 / petals * n)
        brush.solid(painter, INDIGO if fine and n % 2 else JADE)
        painter.drawPath(
            brush.leaf(QPointF(radius * 0.42, 0), QPointF(radius * 0.76, 0), radius * 0.12)
        )
        painter.restore()
    brush.ring(painter, centre, radius * 0.45, radius * 0.09, VERMILION)
    brush.disc(painter, centre, radius * 0.3, VERMILION)
    if fine:
        for n in range(6):
            painter.save()
            painter.translate(centre)
            painter.rotate(60 * n)
            brush.solid(painter, brush.IVORY_TOP)
            painter.drawPath(
                brush.leaf(QPointF(radius * 0.03, 0), QPointF(radius * 0.25, 0), radius * 0.08)
            )
            painter.restore()


def bamboo(painter: QPainter, rank: int, fine: bool) -> None:
    """Sticks of bamboo; one is a bird."""
    if rank == 1:
        motifs.bird(painter, fine)
        return
    width, length, places = STICKS[rank]
    for x, y, lean, colour in places:
        painter.save()
        painter.translate(x, y)
        painter.rotate(lean)
        stick(painter, width, length, colour, fine)
        painter.restore()


def stick(painter: QPainter, width: float, length: float, colour: QColor, fine: bool) -> None:
    """One upright stick about the origin: three knots, two internodes, a slit of light."""
    dark = brush.mixed(colour, INK, 0.35)
    shaft, knot = width * 0.66, width * 0.34
    brush.solid(painter, colour)
    painter.drawRoundedRect(
        QRectF(-shaft / 2, -length / 2, shaft, length), shaft * 0.3, shaft * 0.3
    )
    for y in (-length / 2 + knot / 2, 0.0, length / 2 - knot / 2):
        painter.drawRoundedRect(
            QRectF(-width / 2, y - knot / 2, width, knot), knot * 0.5, knot * 0.5
        )
    light = brush.mixed(brush.IVORY_TOP, colour, 0.08)
    brush.solid(painter, light)
    slit = width * 0.22
    room = length / 2 - knot * 1.5 - length * 0.03
    for sign in (-1, 1):
        centre = sign * (length / 4)
        painter.drawRoundedRect(
            QRectF(-slit / 2, centre - room / 2, slit, room), slit / 2, slit / 2
        )
    if fine:
        brush.line(painter, brush.with_alpha(dark, 0.8), width * 0.05)
        for y in (-length / 2 + knot / 2, 0.0, length / 2 - knot / 2):
            painter.drawLine(QPointF(-width * 0.32, y), QPointF(width * 0.32, y))


def white_dragon(painter: QPainter, fine: bool) -> None:
    """An empty frame: two lines, joined by bars at the corners."""
    outer = QRectF(17, 19, 66, 94)
    brush.line(painter, INDIGO, 7 if fine else 8, round_caps=False)
    painter.drawRect(outer)
    inner = outer.adjusted(10.5, 10.5, -10.5, -10.5)
    brush.line(painter, INDIGO, 2.4 if fine else 4, round_caps=False)
    painter.drawRect(inner)
    if fine:
        brush.line(painter, brush.IVORY_TOP, 1.3)
        for n in range(1, 6):
            x = outer.left() + outer.width() * n / 6
            for y in (outer.top(), outer.bottom()):
                painter.drawLine(QPointF(x - 3, y), QPointF(x + 3, y))
        for n in range(1, 8):
            y = outer.top() + outer.height() * n / 8
            for x in (outer.left(), outer.right()):
                painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3))


def bonus(painter: QPainter, kind: str, fine: bool) -> None:
    """A flower or a season: its motif, character and number."""
    number = int(kind[1])
    flower = kind[0] == "f"
    glyph = (FLOWER_GLYPHS if flower else SEASON_GLYPHS)[number - 1]
    colour = VERMILION if flower else INDIGO
    motifs.MOTIFS[kind](painter, fine)
    heavy = 0.03 if fine else 0.045
    glyphs.draw(painter, glyph, QPointF(66, 31), 46, colour, weight=heavy)
    glyphs.draw(painter, str(number), QPointF(21, 26), 33, INK, file=glyphs.SERIF)
