"""Drawn motifs of the mahjong tiles, in the face's space of 100 × 132: the bird and the plants."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from . import brush
from .brush import INDIGO, INK, JADE, VERMILION

P = QPointF
LEAF = QColor("#2F8A5B")
BARK = QColor("#6B4A32")
PINK = QColor("#D9607A")
AMBER = QColor("#C9812A")


def around(centre: QPointF, radius: float, degrees: float) -> QPointF:
    """The point at an angle, clockwise from the right."""
    angle = math.radians(degrees)
    return P(centre.x() + radius * math.cos(angle), centre.y() + radius * math.sin(angle))


def bird(painter: QPainter, fine: bool) -> None:
    """The 1 of bamboo: a peacock on a branch, its train hanging behind."""
    # The train: long feathers that end in eyes.
    ends = ((88, 70), (90, 88), (85, 104), (75, 115))
    for (x, y), bend in zip(ends, (-9, -6, -3, 0), strict=True):
        brush.solid(painter, JADE)
        painter.drawPath(brush.leaf(P(50, 62), P(x, y), 8.5, bend))
        if fine:
            brush.line(painter, LEAF, 0.9)
            painter.drawLine(P(56, 66), P(x - 4, y - 3))
    for x, y in ends:
        brush.disc(painter, P(x - 3.5, y - 3), 6.4, INDIGO)
        brush.disc(painter, P(x - 3.5, y - 3), 3.6, VERMILION)
        if fine:
            brush.disc(painter, P(x - 3.5, y - 3), 1.5, brush.IVORY_TOP)
    # Legs and branch.
    brush.line(painter, VERMILION, 2.6)
    painter.drawLine(P(41, 84), P(39, 104))
    painter.drawLine(P(49, 84), P(50, 104))
    brush.line(painter, BARK, 6)
    branch = QPainterPath(P(11, 110))
    branch.cubicTo(P(30, 104), P(45, 108), P(64, 105))
    painter.drawPath(branch)
    brush.solid(painter, LEAF)
    painter.drawPath(brush.leaf(P(20, 108), P(9, 97), 5))
    painter.drawPath(brush.leaf(P(24, 109), P(28, 121), 5))
    # Body, neck and head in one stroke.
    body = QPainterPath(P(28, 29))
    body.cubicTo(P(34, 20), P(46, 25), P(44, 38))
    body.cubicTo(P(43, 47), P(61, 52), P(63, 69))
    body.cubicTo(P(64, 81), P(55, 89), P(45, 89))
    body.cubicTo(P(31, 89), P(23, 76), P(26, 61))
    body.cubicTo(P(28, 51), P(31, 47), P(30, 39))
    body.cubicTo(P(29, 35), P(27, 33), P(28, 29))
    brush.solid(painter, JADE)
    painter.drawPath(body)
    breast = QPainterPath(P(31, 50))
    breast.cubicTo(P(36, 60), P(36, 76), P(45, 89))
    breast.cubicTo(P(31, 89), P(23, 76), P(26, 61))
    breast.cubicTo(P(28, 55), P(30, 52), P(31, 50))
    brush.solid(painter, VERMILION)
    painter.drawPath(breast)
    # The wing.
    wing = QPainterPath(P(40, 56))
    wing.cubicTo(P(52, 52), P(64, 62), P(69, 84))
    wing.cubicTo(P(55, 86), P(40, 78), P(40, 56))
    brush.solid(painter, INDIGO)
    painter.drawPath(wing)
    if fine:
        brush.line(painter, brush.with_alpha(brush.IVORY_TOP, 0.85), 1.2)
        for end, bow in (((64, 80), 2), ((57, 80), 4), ((50, 76), 5)):
            feather = QPainterPath(P(44, 60))
            feather.quadTo(P((44 + end[0]) / 2 + bow, (60 + end[1]) / 2 - bow), P(*end))
            painter.drawPath(feather)
    # Beak, eye, crest.
    brush.solid(painter, AMBER)
    painter.drawPath(brush.leaf(P(32, 31), P(17, 36), 4.2))
    brush.disc(painter, P(35, 29.5), 3.1, brush.IVORY_TOP)
    brush.disc(painter, P(34.6, 29.6), 1.5, INK)
    brush.line(painter, VERMILION, 1.8)
    for x, y in ((31, 13), (38, 11), (45, 14)):
        painter.drawLine(P(37, 24), P(x, y))
    for x, y in ((31, 13), (38, 11), (45, 14)):
        brush.disc(painter, P(x, y), 2.7, VERMILION)


def blossom(
    painter: QPainter, centre: QPointF, radius: float, colour: QColor, heart: QColor
) -> None:
    """Five round petals about a heart."""
    for n in range(5):
        place = around(centre, radius * 0.58, 72 * n - 90)
        brush.disc(painter, place, radius * 0.47, colour)
    brush.disc(painter, centre, radius * 0.42, colour)
    brush.disc(painter, centre, radius * 0.26, heart)


def plum(painter: QPainter, fine: bool) -> None:
    """A crooked branch with blossoms."""
    brush.line(painter, BARK, 5)
    branch = QPainterPath(P(14, 122))
    branch.cubicTo(P(30, 112), P(34, 100), P(48, 97))
    branch.cubicTo(P(62, 94), P(70, 86), P(86, 78))
    painter.drawPath(branch)
    brush.line(painter, BARK, 3)
    painter.drawLine(P(36, 103), P(22, 84))
    painter.drawLine(P(60, 93), P(66, 113))
    for x, y, r in ((24, 78, 13.5), (52, 92, 15), (82, 77, 12), (68, 114, 12.5)):
        blossom(painter, P(x, y), r, VERMILION, QColor("#F2C64E"))
    if fine:
        for x, y in ((13, 107), (40, 116), (88, 96)):
            brush.disc(painter, P(x, y), 3.2, VERMILION)


def orchid(painter: QPainter, fine: bool) -> None:
    """Long bowed leaves and one flower."""
    root = P(46, 122)
    brush.solid(painter, JADE)
    for end, width, bend in (
        ((8, 92), 4.5, 14), ((20, 70), 4.5, 7), ((92, 88), 4.5, -15), ((90, 112), 4, -10),
        ((66, 84), 4, -3),
    ):  # fmt: skip
        painter.drawPath(brush.leaf(root, P(*end), width, bend))
    brush.line(painter, LEAF, 2.4)
    stem = QPainterPath(root)
    stem.quadTo(P(42, 100), P(50, 84))
    painter.drawPath(stem)
    centre = P(51, 81)
    for angle in (-90, -160, -20, 140, 40):
        brush.solid(painter, QColor("#8A5BB0"))
        painter.drawPath(brush.leaf(centre, around(centre, 18, angle), 7.5))
    brush.disc(painter, centre, 4.6, QColor("#F2C64E"))
    if fine:
        brush.disc(painter, centre, 1.8, VERMILION)


def chrysanthemum(painter: QPainter, fine: bool) -> None:
    """Three rings of narrow petals."""
    brush.line(painter, JADE, 3.4)
    painter.drawLine(P(50, 100), P(46, 125))
    brush.solid(painter, JADE)
    painter.drawPath(brush.leaf(P(47, 120), P(18, 112), 8, 3))
    painter.drawPath(brush.leaf(P(47, 118), P(78, 118), 8, -3))
    centre = P(50, 86)
    gold, deep = QColor("#E0A82E"), QColor("#B9791B")
    for count, reach, width, colour, shift in (
        (16, 27, 4.2, deep, 0), (14, 21, 3.9, gold, 12), (9, 13, 3.6, QColor("#F2C64E"), 5),
    ):  # fmt: skip
        for n in range(count):
            brush.solid(painter, colour)
            end = around(centre, reach, 360 / count * n + shift)
            painter.drawPath(brush.leaf(centre, end, width))
            if fine and reach > 20:
                brush.line(painter, brush.with_alpha(INK, 0.16), 0.7)
                painter.drawLine(centre, end)
    brush.disc(painter, centre, 4, deep)


def bamboo_plant(painter: QPainter, fine: bool) -> None:
    """Two stems with knots, and leaves."""
    for x, top, width in ((30, 62, 8.5), (48, 74, 6.5)):
        for n in range(4):
            step = (124 - top) / 4
            box = QRectF(x - width / 2, top + n * step, width, step - 1.6)
            brush.solid(painter, LEAF if n % 2 else JADE)
            painter.drawRoundedRect(box, 2, 2)
    brush.solid(painter, JADE)
    for start, end in (
        ((34, 78), (64, 62)), ((34, 78), (70, 77)), ((50, 92), (84, 80)), ((50, 92), (88, 96)),
        ((50, 92), (76, 112)), ((28, 92), (8, 82)), ((28, 92), (7, 100)), ((50, 108), (84, 118)),
    ):  # fmt: skip
        painter.drawPath(brush.leaf(P(*start), P(*end), 5.5, 1.5))


def spring(painter: QPainter, fine: bool) -> None:
    """A swallow among willow twigs."""
    brush.line(painter, LEAF, 1.8)
    for x, sway, foot in ((14, 7, 118), (84, -6, 114)):
        twig = QPainterPath(P(x, 58))
        twig.quadTo(P(x + sway, 86), P(x, foot))
        painter.drawPath(twig)
    brush.solid(painter, LEAF)
    for x, first, count in ((14, 66, 5), (84, 64, 5)):
        for n in range(count):
            y = first + n * 10
            side = 9 if (n % 2) == (x < 50) else -9
            painter.drawPath(brush.leaf(P(x + 2, y), P(x + side, y + 9), 3.2))
    ink = QColor("#22395A")
    brush.solid(painter, ink)
    painter.drawPath(brush.leaf(P(38, 92), P(66, 96), 7))
    painter.drawPath(brush.leaf(P(48, 92), P(24, 66), 6.5, 5))
    painter.drawPath(brush.leaf(P(54, 94), P(72, 68), 6.5, -4))
    painter.drawPath(brush.leaf(P(62, 96), P(82, 104), 2.6))
    painter.drawPath(brush.leaf(P(61, 97), P(76, 112), 2.6))
    brush.disc(painter, P(38, 92), 5.2, ink)
    painter.drawPath(brush.leaf(P(36, 91), P(27, 94), 2.4))
    brush.disc(painter, P(38, 95), 3, VERMILION)
    if fine:
        brush.disc(painter, P(36.5, 90.5), 1, brush.IVORY_TOP)


def summer(painter: QPainter, fine: bool) -> None:
    """A lotus over its leaf."""
    brush.solid(painter, JADE)
    painter.drawEllipse(P(50, 112), 40, 11)
    if fine:
        brush.line(painter, LEAF, 1.2)
        for angle in (160, 180, 200, 340, 0, 20, 90):
            end = around(P(50, 112), 34, angle)
            painter.drawLine(P(50, 112), P(end.x(), 112 + (end.y() - 112) * 0.27))
    base = P(50, 110)
    pale = QColor("#EFA3B2")
    for angle, reach, colour in (
        (-168, 36, PINK), (-12, 36, PINK), (-145, 40, pale), (-35, 40, pale),
        (-118, 42, PINK), (-62, 42, PINK), (-90, 45, pale),
    ):  # fmt: skip
        brush.solid(painter, colour)
        painter.drawPath(brush.leaf(base, around(base, reach, angle), 12))
        if fine:
            brush.line(painter, brush.with_alpha(VERMILION, 0.45), 0.9)
            painter.drawPath(brush.leaf(base, around(base, reach, angle), 12))


LOBE = ((0.30, 0.17), (0.52, 0.23), (0.50, 0.36), (0.72, 0.15), (0.80, 0.19))
"""Half of a lobe of a maple leaf from its foot: along its axis, and aside, in lengths."""


def autumn(painter: QPainter, fine: bool) -> None:
    """A maple leaf: five toothed lobes, and its veins."""
    foot = P(50, 104)
    lobes = ((-90, 45), (-143, 40), (-37, 40), (172, 30), (8, 30))
    brush.solid(painter, QColor("#C7481F"))
    for angle, reach in lobes:
        lobe = QPainterPath(foot)
        tip = around(foot, reach, angle)
        for side in (-1, 1):
            steps = LOBE if side < 0 else tuple(reversed(LOBE))
            for along, aside in steps:
                on = around(foot, reach * along, angle)
                lobe.lineTo(around(on, reach * aside, angle + 90 * side))
            if side < 0:
                lobe.lineTo(tip)
        lobe.closeSubpath()
        painter.drawPath(lobe)
    brush.line(painter, BARK, 2.6)
    stalk = QPainterPath(P(50, 102))
    stalk.quadTo(P(51, 116), P(44, 126))
    painter.drawPath(stalk)
    if fine:
        brush.line(painter, QColor("#F0B26A"), 1.3)
        for angle, reach in lobes:
            painter.drawLine(foot, around(foot, reach * 0.82, angle))


def winter(painter: QPainter, fine: bool) -> None:
    """A snow crystal over hills."""
    hill = QPainterPath(P(6, 125))
    hill.cubicTo(P(24, 106), P(38, 108), P(52, 118))
    hill.cubicTo(P(64, 106), P(80, 106), P(94, 125))
    hill.closeSubpath()
    brush.solid(painter, QColor("#8FB3CC"))
    painter.drawPath(hill)
    centre = P(50, 87)
    brush.line(painter, INDIGO, 3.2)
    for n in range(6):
        angle = 60 * n - 90
        painter.drawLine(centre, around(centre, 27, angle))
        knot = around(centre, 16, angle)
        painter.drawLine(knot, around(knot, 9, angle - 55))
        painter.drawLine(knot, around(knot, 9, angle + 55))
    brush.disc(painter, centre, 4, INDIGO)
    if fine:
        brush.disc(painter, centre, 1.8, brush.IVORY_TOP)


Motif = Callable[[QPainter, bool], None]
MOTIFS: dict[str, Motif] = {
    "f1": plum,
    "f2": orchid,
    "f3": chrysanthemum,
    "f4": bamboo_plant,
    "q1": spring,
    "q2": summer,
    "q3": autumn,
    "q4": winter,
}
