"""Small gold chips laid on cards, such as the doublings of Nantong, and tokens that pay."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from . import brush, glyphs
from .motifs import around

STAR = "★"
RISE = 0.13
"""How much higher each token of a stack lies, by its width."""


def star(centre: QPointF, radius: float) -> QPainterPath:
    """A star of five points."""
    path = QPainterPath()
    for n in range(10):
        point = around(centre, radius if n % 2 == 0 else radius * 0.42, 36 * n - 90)
        if n:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def paint_chip(text: str, height: float, ratio: float) -> QImage:
    """A rounded gold chip with dark text; a star in the text is drawn, not taken from a font."""
    plain = text.replace(STAR, "")
    stars = text.count(STAR)
    em = height * 0.66
    ink = glyphs.outline(plain, glyphs.SANS).boundingRect() if plain else QRectF()
    words = ink.width() * em / glyphs.EM
    width = words + stars * height * 0.62 + height * 0.6
    image = QImage(
        max(1, round(width * ratio)),
        max(1, round(height * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    box = QRectF(0, 0, width, height)
    brush.solid(painter, brush.downward(box, (0, brush.GOLD_LIGHT), (0.4, brush.GOLD)))
    painter.drawRoundedRect(box, height / 2, height / 2)
    dark = QColor("#2B2618")
    x = height * 0.3
    if plain:
        glyphs.draw(painter, plain, QPointF(x + words / 2, height / 2), em, dark, file=glyphs.SANS)
        x += words
    brush.solid(painter, dark)
    for n in range(stars):
        painter.drawPath(star(QPointF(x + height * (0.36 + 0.62 * n), height / 2), height * 0.29))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def paint_tokens(text: str, width: float, count: int, ratio: float) -> QImage:
    """A stack of `count` round tokens seen from above, the amount on the uppermost."""
    rise = width * RISE
    height = width + (count - 1) * rise
    image = QImage(
        max(1, round((width + 4) * ratio)),
        max(1, round((height + 6) * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    painter.translate(2, 2)
    brush.solid(painter, brush.with_alpha(QColor("black"), 0.28))
    painter.drawEllipse(QRectF(-1, height - width + 2, width + 2, width))
    for n in range(count):
        box = QRectF(0, height - width - n * rise, width, width)
        brush.solid(painter, brush.downward(box, (0, brush.GOLD_LIGHT), (0.7, brush.GOLD)))
        painter.drawEllipse(box)
        brush.line(painter, brush.GOLD_DARK, max(1.0, width * 0.035))
        painter.setBrush(brush.NO_BRUSH)
        inset = width * 0.02
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    top = QRectF(0, 0, width, width)
    brush.line(painter, brush.with_alpha(brush.GOLD_DARK, 0.7), max(0.8, width * 0.025))
    inset = width * 0.12
    painter.drawEllipse(top.adjusted(inset, inset, -inset, -inset))
    em = width * (0.52 if len(text) < 3 else 0.4)
    glyphs.draw(painter, text, top.center(), em, QColor("#2B2618"), file=glyphs.SANS)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
