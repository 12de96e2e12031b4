"""What is painted on the felt of Tien Gow: the place of the trick, columns, words under tiles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ..scene.geometry import Decor, Rect
from ..theme import GOLD, HAZE, SANS, SERIF, fitted


@dataclass(frozen=True, slots=True)
class OvalPainter:
    """The darker cloth where tricks meet, and the places for your tiles: `asked` of them, `step`
    apart, the first in the box `spot`."""

    spot: tuple[float, float, float, float]
    step: float
    asked: int
    label: str

    def __call__(self, painter: QPainter, w: float, h: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(9, 34, 36, 96))
        painter.drawEllipse(QRectF(0, 0, w, h))
        if not self.asked:
            return
        x, y, sw, sh = self.spot
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(255, 255, 255, 70), 1.2, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        for n in range(self.asked):
            painter.drawRoundedRect(QRectF(x + n * self.step, y, sw, sh), sw * 0.12, sw * 0.12)
        painter.setPen(QColor(HAZE))
        whole = QRectF(x + 2, y, (self.asked - 1) * self.step + sw - 4, sh)
        longest = max(self.label.split(), key=len, default="")
        painter.setFont(fitted(longest, whole.width() - 1, SANS, max(10.0, sh * 0.1)))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(whole, flags, self.label)


@dataclass(frozen=True, slots=True)
class TokensPainter:
    """Columns as tokens to eight, with the line after the fourth."""

    columns: int

    def __call__(self, painter: QPainter, w: float, h: float) -> None:
        step = min(w / 9, h * 0.62)
        x0 = (w - 8.6 * step) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for n in range(8):
            x = x0 + n * step + (0.6 * step if n >= 4 else 0)
            painter.setBrush(QColor(GOLD) if n < self.columns else QColor(255, 255, 255, 30))
            painter.drawRoundedRect(QRectF(x, h * 0.1, step * 0.78, h * 0.8), 2, 2)
        painter.setPen(QPen(QColor(255, 255, 255, 150), 1.4))
        middle = x0 + 4 * step + 0.2 * step
        painter.drawLine(round(middle), 0, round(middle), round(h))


@dataclass(frozen=True, slots=True)
class LabelPainter:
    """A line of writing: `gold` for the highest group."""

    text: str
    gold: bool = False
    left: bool = False

    def __call__(self, painter: QPainter, w: float, h: float) -> None:
        painter.setPen(QColor(GOLD if self.gold else HAZE))
        weight = QFont.Weight.DemiBold if self.gold else QFont.Weight.Normal
        family, pixels = SERIF if self.gold else SANS, max(10.0, h * 0.66)
        painter.setFont(fitted(self.text, w, family, pixels, weight))
        side = Qt.AlignmentFlag.AlignLeft if self.left else Qt.AlignmentFlag.AlignHCenter
        painter.drawText(QRectF(0, 0, w, h), side | Qt.AlignmentFlag.AlignVCenter, self.text)


def label(key: str, rect: Rect, painter: LabelPainter) -> Decor:
    return Decor(key, rect, painter, painter, painter.text, 5.0)
