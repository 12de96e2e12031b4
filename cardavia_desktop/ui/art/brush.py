"""The palette of pieces and felt, and the few strokes that all of them share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

INK = QColor("#1C2A2A")
VERMILION = QColor("#B3261E")
INDIGO = QColor("#1F4F8B")
JADE = QColor("#1D6B4A")
GOLD = QColor("#D9B45B")
GOLD_LIGHT = QColor("#F0D48A")
GOLD_DARK = QColor("#A87F2B")
IVORY_TOP = QColor("#FFFBEF")
IVORY_FOOT = QColor("#F1E8D0")
IVORY_EDGE = QColor("#D9CFB4")
JADE_TOP = QColor("#2F8B74")
JADE_FOOT = QColor("#1F6A58")
FELT = (QColor("#2C6B62"), QColor("#1D4D49"), QColor("#0F2C2D"))

NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """The colour at an opacity of 0–1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`share` of `other` in `one`."""
    keep = 1 - share
    return QColor(
        round(one.red() * keep + other.red() * share),
        round(one.green() * keep + other.green() * share),
        round(one.blue() * keep + other.blue() * share),
    )


def downward(box: QRectF, *stops: tuple[float, QColor]) -> QBrush:
    """A gradient from the top of a box to its foot."""
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    for place, colour in stops:
        gradient.setColorAt(place, colour)
    return QBrush(gradient)


def solid(painter: QPainter, colour: QColor | QBrush) -> None:
    """Fill, no outline."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour)


def line(painter: QPainter, colour: QColor, width: float, round_caps: bool = True) -> None:
    """Outline, no fill."""
    pen = QPen(colour, width)
    if round_caps:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(NO_BRUSH)


def ring(painter: QPainter, centre: QPointF, radius: float, width: float, colour: QColor) -> None:
    """A circle line whose outer edge is at `radius`."""
    line(painter, colour, width)
    painter.drawEllipse(centre, radius - width / 2, radius - width / 2)


def disc(painter: QPainter, centre: QPointF, radius: float, colour: QColor | QBrush) -> None:
    """A filled circle."""
    solid(painter, colour)
    painter.drawEllipse(centre, radius, radius)


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """A box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def soft_shadow(
    painter: QPainter, box: QRectF, radius: float, blur: float, drop: float, strength: float
) -> None:
    """A shadow under a box, fading over `blur`, moved down by `drop`, `strength` at its core."""
    layers = 10
    painter.setPen(NO_PEN)
    kept = 1.0
    for n in range(layers):
        # Layers add up to a smooth fall from the core to nothing.
        reach = blur * (1 - 2 * n / (layers - 1)) * 0.5 + blur * 0.25
        wanted = strength * ((n + 1) / layers) ** 1.6
        alpha = 1 - (1 - wanted) / kept if kept > 0 else 0.0
        kept = 1 - wanted
        painter.setBrush(with_alpha(QColor("#04100F"), max(0.0, min(1.0, alpha))))
        grown = box.adjusted(-reach, -reach, reach, reach).translated(0, drop)
        painter.drawRoundedRect(grown, radius + reach, radius + reach)


def leaf(start: QPointF, end: QPointF, width: float, bend: float = 0.0) -> QPainterPath:
    """A pointed leaf or petal from `start` to `end`; `bend` bows its middle sideways."""
    along = end - start
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5 or 1.0
    side = QPointF(-along.y() / length, along.x() / length)
    middle = start + along * 0.45 + side * bend
    path = QPainterPath(start)
    path.quadTo(middle + side * width, end)
    path.quadTo(middle - side * width, start)
    return path
