"""Icons of the interface, drawn as lines on a grid of 24 × 24; never characters of a font."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPixmap

from . import brush
from .motifs import around

P = QPointF
Draw = Callable[[QPainter, QColor], None]


def _lines(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline([P(x, y) for x, y in points])


def _undo(painter: QPainter, colour: QColor) -> None:
    path = QPainterPath(P(5, 9.5))
    path.lineTo(14, 9.5)
    path.cubicTo(P(21, 9.5), P(21, 19), P(14, 19))
    path.lineTo(9, 19)
    painter.drawPath(path)
    _lines(painter, (9, 5.2), (4.7, 9.5), (9, 13.8))


def _mirrored(draw: Draw) -> Draw:
    def turned(painter: QPainter, colour: QColor) -> None:
        painter.translate(24, 0)
        painter.scale(-1, 1)
        draw(painter, colour)

    return turned


def _settings(painter: QPainter, colour: QColor) -> None:
    for y, x in ((6, 15), (12, 8.5), (18, 14)):
        painter.drawLine(P(4, y), P(x - 2.6, y))
        painter.drawLine(P(x + 2.6, y), P(20, y))
        painter.drawEllipse(P(x, y), 2.4, 2.4)


def _rules(painter: QPainter, colour: QColor) -> None:
    path = QPainterPath(P(12, 6.5))
    path.cubicTo(P(9.5, 4.5), P(6, 4.5), P(3.5, 5))
    path.lineTo(3.5, 18.5)
    path.cubicTo(P(6, 18), P(9.5, 18), P(12, 20))
    path.cubicTo(P(14.5, 18), P(18, 18), P(20.5, 18.5))
    path.lineTo(20.5, 5)
    path.cubicTo(P(18, 4.5), P(14.5, 4.5), P(12, 6.5))
    path.lineTo(12, 20)
    painter.drawPath(path)


def _close(painter: QPainter, colour: QColor) -> None:
    painter.drawLine(P(6, 6), P(18, 18))
    painter.drawLine(P(18, 6), P(6, 18))


def _fullscreen(painter: QPainter, colour: QColor) -> None:
    for n in range(4):
        painter.save()
        painter.translate(12, 12)
        painter.rotate(90 * n)
        _lines(painter, (-8, -3), (-8, -8), (-3, -8))
        painter.restore()


def _windowed(painter: QPainter, colour: QColor) -> None:
    for n in range(4):
        painter.save()
        painter.translate(12, 12)
        painter.rotate(90 * n)
        _lines(painter, (-8.5, -3.5), (-3.5, -3.5), (-3.5, -8.5))
        painter.restore()


def _home(painter: QPainter, colour: QColor) -> None:
    _lines(painter, (3.5, 11.5), (12, 4), (20.5, 11.5))
    _lines(painter, (6, 9.8), (6, 19.5), (18, 19.5), (18, 9.8))
    _lines(painter, (10, 19.5), (10, 14), (14, 14), (14, 19.5))


def _help(painter: QPainter, colour: QColor) -> None:
    painter.drawEllipse(P(12, 12), 8.8, 8.8)
    path = QPainterPath(P(9.2, 9.6))
    path.cubicTo(P(9.2, 5.6), P(15, 5.8), P(14.8, 9.7))
    path.cubicTo(P(14.6, 12), P(12, 11.8), P(12, 14))
    painter.drawPath(path)
    brush.disc(painter, P(12, 17), 1.15, colour)


def _info(painter: QPainter, colour: QColor) -> None:
    painter.drawEllipse(P(12, 12), 8.8, 8.8)
    painter.drawLine(P(12, 11), P(12, 16.5))
    brush.disc(painter, P(12, 7.6), 1.2, colour)


def _next(painter: QPainter, colour: QColor) -> None:
    painter.drawLine(P(4.5, 12), P(19, 12))
    _lines(painter, (13, 6), (19, 12), (13, 18))


def _restart(painter: QPainter, colour: QColor) -> None:
    painter.drawArc(QRectF(4.5, 4.5, 15, 15), 40 * 16, 290 * 16)
    _lines(painter, (18.6, 3.6), (18.2, 8.3), (13.6, 7.6))


def _warning(painter: QPainter, colour: QColor) -> None:
    painter.drawPolygon([P(12, 4), P(21, 19.5), P(3, 19.5)])
    painter.drawLine(P(12, 10), P(12, 14.2))
    brush.disc(painter, P(12, 16.9), 1.1, colour)


def _hint(painter: QPainter, colour: QColor) -> None:
    path = QPainterPath(P(9.3, 17))
    path.cubicTo(P(9.3, 14.2), P(6.3, 13.4), P(6.3, 9.6))
    path.cubicTo(P(6.3, 1.8), P(17.7, 1.8), P(17.7, 9.6))
    path.cubicTo(P(17.7, 13.4), P(14.7, 14.2), P(14.7, 17))
    path.closeSubpath()
    painter.drawPath(path)
    painter.drawLine(P(10, 20.4), P(14, 20.4))


def _search(painter: QPainter, colour: QColor) -> None:
    painter.drawEllipse(P(10.5, 10.5), 6.2, 6.2)
    painter.drawLine(P(15.2, 15.2), P(20, 20))


def _chevron(*points: tuple[float, float]) -> Draw:
    def draw(painter: QPainter, colour: QColor) -> None:
        _lines(painter, *points)

    return draw


def _check(painter: QPainter, colour: QColor) -> None:
    _lines(painter, (4.8, 12.6), (9.8, 17.6), (19.4, 7))


def _menu(painter: QPainter, colour: QColor) -> None:
    for y in (6.5, 12, 17.5):
        painter.drawLine(P(4, y), P(20, y))


def _panel(painter: QPainter, colour: QColor) -> None:
    painter.drawRoundedRect(QRectF(3.5, 5, 17, 14), 2, 2)
    painter.drawLine(P(14.5, 5), P(14.5, 19))


def _play(painter: QPainter, colour: QColor) -> None:
    painter.drawPolygon([P(7.5, 5), P(19, 12), P(7.5, 19)])


def _pause(painter: QPainter, colour: QColor) -> None:
    painter.drawLine(P(8.5, 5.5), P(8.5, 18.5))
    painter.drawLine(P(15.5, 5.5), P(15.5, 18.5))


def _lock(painter: QPainter, colour: QColor) -> None:
    painter.drawRoundedRect(QRectF(5.5, 10.5, 13, 9.5), 2, 2)
    painter.drawArc(QRectF(8, 4, 8, 12), 0, 180 * 16)
    painter.drawLine(P(12, 14), P(12, 16.5))


def _copy(painter: QPainter, colour: QColor) -> None:
    painter.drawRoundedRect(QRectF(8.5, 8.5, 11, 11), 2, 2)
    _lines(painter, (15.5, 5), (6, 5), (5, 6), (5, 15.5))


def _eye(painter: QPainter, colour: QColor) -> None:
    path = QPainterPath(P(2.5, 12))
    path.cubicTo(P(7, 4.5), P(17, 4.5), P(21.5, 12))
    path.cubicTo(P(17, 19.5), P(7, 19.5), P(2.5, 12))
    painter.drawPath(path)
    painter.drawEllipse(P(12, 12), 3, 3)


def _star(painter: QPainter, colour: QColor) -> None:
    painter.drawPolygon(
        [around(P(12, 12.6), 9 if n % 2 == 0 else 4, 36 * n - 90) for n in range(10)]
    )


def _volume(painter: QPainter, colour: QColor) -> None:
    _lines(painter, (4, 9.5), (7.5, 9.5), (12, 5.5), (12, 18.5), (7.5, 14.5), (4, 14.5), (4, 9.5))
    painter.drawArc(QRectF(10, 8.2, 6.5, 7.6), -60 * 16, 120 * 16)
    painter.drawArc(QRectF(9, 5, 11, 14), -60 * 16, 120 * 16)


def _chart(painter: QPainter, colour: QColor) -> None:
    _lines(painter, (4, 4.5), (4, 19.5), (20, 19.5))
    _lines(painter, (7.5, 15), (11, 10.5), (14.5, 13), (19, 7))


def _keyboard(painter: QPainter, colour: QColor) -> None:
    painter.drawRoundedRect(QRectF(2.8, 6.5, 18.4, 11.5), 2, 2)
    for x in (6.5, 10.2, 13.9, 17.6):
        brush.disc(painter, P(x, 10), 0.95, colour)
    brush.line(painter, colour, 1.7)
    painter.drawLine(P(8, 14.4), P(16, 14.4))


def _quit(painter: QPainter, colour: QColor) -> None:
    _lines(painter, (13, 4.5), (5, 4.5), (5, 19.5), (13, 19.5))
    painter.drawLine(P(10, 12), P(20, 12))
    _lines(painter, (16.3, 8.2), (20, 12), (16.3, 15.8))


def _plus(painter: QPainter, colour: QColor) -> None:
    painter.drawLine(P(12, 5), P(12, 19))
    painter.drawLine(P(5, 12), P(19, 12))


def _minus(painter: QPainter, colour: QColor) -> None:
    painter.drawLine(P(5, 12), P(19, 12))


def _print(painter: QPainter, colour: QColor) -> None:
    _lines(painter, (7, 9), (7, 4), (17, 4), (17, 9))
    _lines(painter, (7, 16.5), (4, 16.5), (4, 9), (20, 9), (20, 16.5), (17, 16.5))
    painter.drawRect(QRectF(7, 13.5, 10, 6.5))


DRAWN: dict[str, Draw] = {
    "undo": _undo,
    "redo": _mirrored(_undo),
    "settings": _settings,
    "rules": _rules,
    "close": _close,
    "fullscreen": _fullscreen,
    "windowed": _windowed,
    "home": _home,
    "help": _help,
    "info": _info,
    "next": _next,
    "back": _mirrored(_next),
    "restart": _restart,
    "warning": _warning,
    "hint": _hint,
    "search": _search,
    "check": _check,
    "menu": _menu,
    "panel": _panel,
    "play": _play,
    "pause": _pause,
    "lock": _lock,
    "copy": _copy,
    "eye": _eye,
    "star": _star,
    "sound": _volume,
    "chart": _chart,
    "keyboard": _keyboard,
    "quit": _quit,
    "plus": _plus,
    "minus": _minus,
    "print": _print,
    "up": _chevron((5.5, 15), (12, 8.5), (18.5, 15)),
    "down": _chevron((5.5, 9), (12, 15.5), (18.5, 9)),
    "left": _chevron((15, 5.5), (8.5, 12), (15, 18.5)),
    "right": _chevron((9, 5.5), (15.5, 12), (9, 18.5)),
}
"""Every icon by name."""


def icon(name: str, colour: QColor, size: float | QSizeF = 20.0, dpr: float = 1.0) -> QPixmap:
    """The icon as a pixmap of `size` logical pixels (a side, or a size whose lesser side counts);
    KeyError for an unknown name."""
    draw = DRAWN[name]
    side = min(size.width(), size.height()) if isinstance(size, QSizeF) else size
    pixels = max(1, round(side * dpr))
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / 24, pixels / 24)
    brush.line(painter, colour, 1.7)
    draw(painter, colour)
    painter.end()
    image.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(image)


def qicon(name: str, colour: QColor, size: float = 20.0) -> QIcon:
    """The icon for buttons and menus, at ratios 1, 2 and 3; greyed when disabled."""
    made = QIcon()
    faint = QColor(colour)
    faint.setAlphaF(0.4)
    for ratio in (1.0, 2.0, 3.0):
        made.addPixmap(icon(name, colour, size, ratio), QIcon.Mode.Normal)
        made.addPixmap(icon(name, faint, size, ratio), QIcon.Mode.Disabled)
    return made
