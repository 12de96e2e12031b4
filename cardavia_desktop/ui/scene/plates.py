"""Pictures on the felt that several games share: name plates, pills with writing."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ..theme import GOLD, GOLD_INK, HAN, HAZE, IVORY, SANS, fitted, sized
from .geometry import Decor, Rect

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignCenter
PLATE = QColor(9, 30, 31, 190)


@dataclass(frozen=True, slots=True)
class PlatePainter:
    """A seat's plate: its mark on a gold coin, its name, its points; gold around the seat on turn.

    `said` replaces the points for a moment; `busy` draws three dots: it thinks.
    """

    mark: str
    name: str
    points: str
    turn: bool = False
    busy: bool = False
    said: str = ""

    def __call__(self, painter: QPainter, w: float, h: float) -> None:
        pen = max(1.5, h * 0.05)
        room = QRectF(pen / 2, pen / 2, w - pen, h - pen)
        painter.setBrush(PLATE)
        painter.setPen(QPen(QColor(GOLD), pen) if self.turn else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        coin = QRectF(h * 0.16, h * 0.16, h * 0.68, h * 0.68)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(GOLD))
        painter.drawEllipse(coin)
        painter.setPen(QColor(GOLD_INK))
        painter.setFont(sized(HAN, h * 0.44))
        painter.drawText(coin, _MIDDLE, self.mark)
        painter.setPen(QColor(IVORY))
        bold = sized(SANS, h * 0.37, QFont.Weight.DemiBold)
        painter.setFont(bold)
        name = QRectF(h * 1.05, 0, w - h * 1.4, h)
        painter.drawText(name, _LEFT, self.name)
        used = QFontMetricsF(bold).horizontalAdvance(self.name)
        rest = QRectF(h * 1.2 + used, 0, w - h * 1.6 - used, h)
        if self.said:
            painter.setPen(QColor(GOLD))
            painter.setFont(fitted(self.said, rest.width(), SANS, h * 0.37, QFont.Weight.DemiBold))
            painter.drawText(rest, _RIGHT, self.said)
            return
        painter.setPen(QColor(HAZE if not self.points.startswith("+") else "#E8CE8B"))
        painter.setFont(fitted(self.points, rest.width(), SANS, h * 0.35))
        painter.drawText(rest, _RIGHT, self.points)
        if self.busy:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(GOLD))
            for n in range(3):
                at = QPointF(h * 1.32 + used + n * h * 0.2, h * 0.56)
                painter.drawEllipse(at, h * 0.06, h * 0.06)


@dataclass(frozen=True, slots=True)
class NotePainter:
    """A few quiet lines on the felt."""

    text: str
    pixels: float
    centred: bool = False

    def __call__(self, painter: QPainter, w: float, h: float) -> None:
        painter.setPen(QColor(HAZE))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        if self.centred:
            flags |= Qt.AlignmentFlag.AlignHCenter
        room, pixels = QRectF(0, 0, w, h), self.pixels
        painter.setFont(sized(SANS, pixels))
        while pixels > 8 and painter.boundingRect(room, flags, self.text).height() > h:
            pixels *= 0.94
            painter.setFont(sized(SANS, pixels))
        painter.drawText(room, flags, self.text)


def plate(seat: int, rect: Rect, painter: PlatePainter, text: str) -> Decor:
    return Decor(f"plate@{seat}", rect, painter, painter, text)


def note(rect: Rect, text: str, pixels: float, centred: bool = False) -> Decor:
    painter = NotePainter(text, pixels, centred)
    return Decor("note", rect, painter, painter, text)
