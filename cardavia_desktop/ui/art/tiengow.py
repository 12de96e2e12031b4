"""Faces of the Chinese dominoes, in a space 100 wide and 240 high, and the tile's body."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from ... import resources
from . import brush, glyphs
from .brush import GOLD

WIDTH, HEIGHT = 100.0, 240.0
RED, WHITE = QColor("#D9372B"), QColor("#F6F2E6")

RANKS = {
    "6-6": 11, "1-1": 10, "4-4": 9, "1-3": 8, "5-5": 7, "3-3": 6, "2-2": 5, "5-6": 4, "4-6": 3,
    "1-6": 2, "1-5": 1, "3-6": 6, "4-5": 6, "2-6": 5, "3-5": 5, "2-5": 4, "3-4": 4, "2-4": 3,
    "1-4": 2, "2-3": 2, "1-2": 1,
}  # fmt: skip
CIVIL = ("6-6", "1-1", "4-4", "1-3", "5-5", "3-3", "2-2", "5-6", "4-6", "1-6", "1-5")
KINDS = tuple(RANKS)
"""Civil tiles first, each suit from its highest rank down."""


@cache
def pips(kind: str) -> tuple[tuple[float, float, float, bool], ...]:
    """Centre, radius (in widths) and redness of each pip; KeyError for an unknown tile."""
    data: dict[str, Any] = json.loads(resources.path("art/dominoes.json").read_text("utf-8"))
    return tuple((x, y, r, colour == "r") for x, y, r, colour in data["tiles"][kind])


def body(painter: QPainter, box: QRectF, back: bool = False) -> QRectF:
    """Draw the tile lying in `box`; returns the box of its face."""
    short = min(box.width(), box.height())
    radius, lip = short * 0.13, short * 0.075
    brush.solid(painter, QColor("#0A0A0C"))
    painter.drawPath(brush.rounded(box, radius))
    face = box.adjusted(0, 0, 0, -lip)
    if back:
        rim, top, foot = QColor("#A84A3F"), QColor("#832B25"), QColor("#5E1C19")
    else:
        rim, top, foot = QColor("#55545C"), QColor("#2B2A30"), QColor("#161518")
    brush.solid(painter, brush.downward(face, (0, rim), (1, brush.mixed(foot, rim, 0.25))))
    painter.drawPath(brush.rounded(face, radius))
    inner = face.adjusted(short * 0.022, short * 0.022, -short * 0.022, -short * 0.022)
    brush.solid(painter, brush.downward(inner, (0, top), (1, foot)))
    painter.drawPath(brush.rounded(inner, radius * 0.88))
    if back:
        frame = face.adjusted(short * 0.14, short * 0.14, -short * 0.14, -short * 0.14)
        brush.line(painter, brush.with_alpha(GOLD, 0.55), short * 0.02)
        painter.drawRoundedRect(frame, short * 0.05, short * 0.05)
        frame = frame.adjusted(short * 0.055, short * 0.055, -short * 0.055, -short * 0.055)
        brush.line(painter, brush.with_alpha(GOLD, 0.28), short * 0.012)
        painter.drawRoundedRect(frame, short * 0.035, short * 0.035)
    return face


def face(painter: QPainter, kind: str, pixels: float, index: bool) -> None:
    """Draw the pips; `index` adds the suit and the rank inside it in the middle of the tile."""
    fine = pixels >= 26
    for x, y, r, red in pips(kind):
        pip(painter, QPointF(x * 100, y * 100), r * 100, RED if red else WHITE, fine)
    if index:
        mark(painter, kind)


def mark(painter: QPainter, kind: str) -> None:
    """The suit (文 civil, 武 military) and the rank inside it, where no pip lies."""
    civil = kind in CIVIL
    colour = GOLD if civil else QColor("#9FC4D8")
    centre, size, aside = QPointF(50, 122), 25.0, 16.5
    if kind == "3-3":
        # Its axial figure fills the middle: the marks stand on both sides of a pip.
        centre, size, aside = QPointF(50, 168), 22.0, 28.0
    elif kind == "6-6":
        size = 22.0
    step = QPointF(aside, 0)
    glyph, rank = "文" if civil else "武", str(RANKS[kind])
    glyphs.draw(painter, glyph, centre - step, size, colour, weight=0.02)
    glyphs.draw(painter, rank, centre + step, size, colour, file=glyphs.SANS)


def pip(painter: QPainter, centre: QPointF, radius: float, colour: QColor, fine: bool) -> None:
    """One hollow filled with paint: a darker upper edge, light from below."""
    if not fine:
        brush.disc(painter, centre, radius, colour)
        return
    brush.disc(painter, centre, radius * 1.07, QColor(0, 0, 0, 150))
    gradient = QRadialGradient(centre + QPointF(0, radius * 0.35), radius * 1.45)
    gradient.setColorAt(0, brush.mixed(colour, QColor("white"), 0.12))
    gradient.setColorAt(0.7, colour)
    gradient.setColorAt(1, brush.mixed(colour, QColor("black"), 0.28))
    solid = gradient
    painter.setPen(brush.NO_PEN)
    painter.setBrush(solid)
    painter.drawEllipse(centre, radius, radius)
