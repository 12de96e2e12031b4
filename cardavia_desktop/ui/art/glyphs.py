"""Outlines of characters from the shipped fonts, independent of the fonts of the system.

Where a font file is missing or damaged the system's fonts draw instead: `resources.lacking` has it.
Paths are made at 1,000 units an em, y down, baseline at 0.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRawFont, QTransform

from ... import resources

EM = 1000.0
HAN = "NotoSerifSC-Regular.otf"
SERIF = "NotoSerif-Bold.ttf"
SANS = "NotoSans-Bold.ttf"


class GlyphMissing(LookupError):
    """A character drawn on a piece is not in the shipped font."""


@cache
def _font(file: str) -> QRawFont | None:
    try:
        path = resources.path(f"fonts/{file}")
    except resources.ResourceMissing:
        resources.lacking.add(file)
        return None
    font = QRawFont(str(path), EM, QFont.HintingPreference.PreferNoHinting)
    if not font.isValid():
        resources.lacking.add(file)
        return None
    return font


@cache
def outline(text: str, file: str = HAN) -> QPainterPath:
    """The outline of a short text in one line; raises GlyphMissing."""
    font = _font(file)
    if font is None:
        return _of_the_system(text, file)
    glyphs = font.glyphIndexesForString(text)
    if len(glyphs) != len(text) or 0 in glyphs:
        raise GlyphMissing(f"{file} lacks a character of {text!r}")
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    x = 0.0
    for glyph, advance in zip(glyphs, font.advancesForGlyphIndexes(glyphs), strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(x, 0))
        x += advance.x()
    return path


def _of_the_system(text: str, file: str) -> QPainterPath:
    font = QFont("sans-serif" if file == SANS else "serif")
    font.setPixelSize(int(EM))
    font.setBold(file != HAN)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    if path.isEmpty():  # nothing at all to draw with
        path.addRect(QRectF(0, -0.7 * EM, 0.5 * EM * len(text), 0.7 * EM))
    return path


def placed(
    text: str, centre: QPointF, em: float, file: str = HAN, wide: float = 1.0
) -> QPainterPath:
    """The outline with its ink centred at `centre`, `em` units high, stretched by `wide`."""
    path = outline(text, file)
    ink: QRectF = path.boundingRect()
    turn = QTransform()
    turn.translate(centre.x(), centre.y())
    turn.scale(em / EM * wide, em / EM)
    turn.translate(-ink.center().x(), -ink.center().y())
    return turn.map(path)


def draw(
    painter: QPainter,
    text: str,
    centre: QPointF,
    em: float,
    colour: QColor,
    *,
    file: str = HAN,
    weight: float = 0.0,
    wide: float = 1.0,
) -> None:
    """Draw the text centred; `weight` thickens the strokes by that share of the em."""
    path = placed(text, centre, em, file, wide)
    painter.setBrush(colour)
    if weight:
        pen = QPen(colour, em * weight)
        pen.setJoinStyle(pen.joinStyle().MiterJoin)
        pen.setMiterLimit(3)
        painter.setPen(pen)
    else:
        painter.setPen(QPen(colour, 0).style().NoPen)
    painter.drawPath(path)
