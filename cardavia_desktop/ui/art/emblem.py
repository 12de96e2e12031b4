"""The program's icon: a tile in front of a domino and a long card, on felt.

The ready files in resources/icons are made by `python -m cardavia_desktop.ui.art.emblem FOLDER`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QRadialGradient

from . import brush
from .painting import Look, margin, paint_piece

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 40
"""Below this many pixels only the tile is shown."""


def paint_emblem(pixels: int) -> QImage:
    """The icon, `pixels` wide and high; transparent outside its rounded square."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    side = float(pixels)
    inset = side * 0.03
    ground = QRectF(inset, inset, side - 2 * inset, side - 2 * inset)
    cloth = QRadialGradient(QPointF(side * 0.5, side * 0.4), side * 0.7)
    for place, colour in zip((0.0, 0.55, 1.0), brush.FELT, strict=True):
        cloth.setColorAt(place, colour)
    painter.setPen(brush.NO_PEN)
    painter.setBrush(cloth)
    painter.drawRoundedRect(ground, side * 0.2, side * 0.2)
    painter.setClipPath(brush.rounded(ground, side * 0.2))
    if pixels >= SMALL:
        _piece(painter, "nantong", "RF", QSizeF(side * 0.26, side * 0.70), side * 0.27, -13)
        _piece(painter, "tien-gow", "6-6", QSizeF(side * 0.28, side * 0.67), side * 0.73, 13)
        _piece(painter, "hk-mahjong", "R", QSizeF(side * 0.45, side * 0.62), side * 0.5, 0)
    else:
        _piece(painter, "hk-mahjong", "R", QSizeF(side * 0.60, side * 0.82), side * 0.5, 0)
    painter.end()
    return image


def _piece(painter: QPainter, game: str, kind: str, size: QSizeF, x: float, degrees: float) -> None:
    picture = paint_piece(game, kind, size, 1.0, Look(lifted=True))
    room = margin(size)
    painter.save()
    painter.translate(x, painter.device().height() * (0.51 + abs(degrees) * 0.0006))
    painter.rotate(degrees)
    painter.drawImage(QPointF(-size.width() / 2 - room, -size.height() / 2 - room), picture)
    painter.restore()


def main(folder: Path) -> None:
    """Write the icon in all sizes."""
    for pixels in SIZES:
        paint_emblem(pixels).save(str(folder / f"cardavia-{pixels}.png"))


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    main(Path(sys.argv[1]))
