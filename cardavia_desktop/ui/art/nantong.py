"""Faces of the Nantong long cards, in a space 100 wide and 270 high, and the card's body."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from . import brush, glyphs
from .brush import INK, VERMILION
from .motifs import around

WIDTH, HEIGHT = 100.0, 270.0
NUMERALS = "一二三四五六七八九"
SUIT_GLYPHS = {"M": "万", "S": "条", "C": "饼"}
SUIT_COLOURS = {"M": QColor("#9E1F1A"), "S": QColor("#1B6B45"), "C": QColor("#1F4F8B")}
SPARE_GLYPHS = {"FO": "福", "PR": "禄", "LO": "寿", "JO": "喜", "WE": "财"}
OLD_GENERALS = ("9S", "TH", "WF", "RF")
SEAL = "老将"
KINDS = tuple(f"{rank}{suit}" for suit in "MSC" for rank in range(1, 10)) + ("TH", "WF", "RF")

BOX = QRectF(12, 118, 76, 106)
"""The lower box that holds the pips."""
LATTICE: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 1),),
    2: ((1, 0), (1, 2)),
    3: ((1, 0), (1, 1), (1, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
    7: ((0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (2, 2)),
    8: ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)),
    9: tuple((x, y) for y in range(3) for x in range(3)),
}
"""Column and row of each pip on a lattice of 3 × 3."""


def body(painter: QPainter, box: QRectF, back: bool = False) -> QRectF:
    """Draw the card lying in `box`; returns the box of its face."""
    short = min(box.width(), box.height())
    radius, lip = short * 0.12, short * 0.03
    brush.solid(painter, QColor("#A99C78"))
    painter.drawPath(brush.rounded(box, radius))
    face = box.adjusted(0, 0, 0, -lip)
    brush.solid(painter, brush.downward(face, (0, QColor("#FFFFFF")), (1, brush.IVORY_EDGE)))
    painter.drawPath(brush.rounded(face, radius))
    inner = face.adjusted(short * 0.018, short * 0.018, -short * 0.018, -short * 0.018)
    brush.solid(painter, brush.downward(inner, (0, brush.IVORY_TOP), (1, QColor("#F4ECD8"))))
    painter.drawPath(brush.rounded(inner, radius * 0.85))
    if back:
        panel = face.adjusted(short * 0.085, short * 0.085, -short * 0.085, -short * 0.085)
        fill = brush.downward(panel, (0, QColor("#832B25")), (1, QColor("#64201C")))
        brush.solid(painter, fill)
        painter.drawRoundedRect(panel, radius * 0.7, radius * 0.7)
        frame = panel.adjusted(short * 0.07, short * 0.07, -short * 0.07, -short * 0.07)
        brush.line(painter, brush.with_alpha(brush.GOLD, 0.6), short * 0.022)
        painter.drawRoundedRect(frame, radius * 0.45, radius * 0.45)
        if short >= 18:
            painter.save()
            painter.setClipPath(brush.rounded(frame, radius * 0.45))
            brush.line(painter, brush.with_alpha(brush.GOLD, 0.2), short * 0.012)
            step = short * 0.16
            reach = frame.width() + frame.height()
            for n in range(1, int(reach / step) + 1):
                x, y = frame.left() + n * step, frame.top()
                painter.drawLine(QPointF(x, y), QPointF(x - reach, y + reach))
                x = frame.right() - n * step
                painter.drawLine(QPointF(x, y), QPointF(x + reach, y + reach))
            painter.restore()
    return face


def face(painter: QPainter, kind: str, pixels: float, index: bool) -> None:
    """Draw a face; raises KeyError for a kind that is not in the box. `index` adds a Latin
    letter of the suit or name beside the left-edge index."""
    fine = pixels >= 30
    if kind in OLD_GENERALS:
        brush.line(painter, VERMILION, 3.4 if fine else 4.5)
        painter.drawRoundedRect(QRectF(4, 4, 92, 262), 9, 9)
        if fine:
            brush.line(painter, VERMILION, 1.3)
            painter.drawRoundedRect(QRectF(9, 9, 82, 252), 6, 6)
    if kind in SPARE_GLYPHS:
        spare(painter, SPARE_GLYPHS[kind], fine)
    elif kind in ("TH", "WF", "RF"):
        honour(painter, kind, fine)
    elif len(kind) == 2 and kind[0] in "123456789" and kind[1] in SUIT_GLYPHS:
        painter.save()
        if kind in OLD_GENERALS:
            # Its content makes room for the double frame.
            painter.translate(6, 7)
            painter.scale(0.88, 0.94)
        suited(painter, int(kind[0]), kind[1], fine, kind in OLD_GENERALS)
        painter.restore()
    else:
        raise KeyError(f"no long card is called {kind!r}")
    if kind in OLD_GENERALS:
        seal(painter, QPointF(50, 247))
    if index:
        letters = {"TH": "T", "WF": "W", "RF": "R"}
        letter = letters.get(kind, kind[1] if kind[0].isdigit() else kind[0])
        glyphs.draw(
            painter, letter, QPointF(19, 104), 19, brush.with_alpha(INK, 0.75), file=glyphs.SANS
        )


def suited(painter: QPainter, rank: int, suit: str, fine: bool, general: bool) -> None:
    """Head, ornament, pips on the lattice, and the head turned at the foot."""
    colour = SUIT_COLOURS[suit]
    head(painter, rank, suit, fine)
    ornament(painter, suit, colour, fine)
    brush.line(painter, brush.with_alpha(colour, 0.5), 1.4)
    painter.drawRoundedRect(BOX, 6, 6)
    for column, row in LATTICE[rank]:
        centre = QPointF(BOX.left() + 15 + column * 23, BOX.top() + 19 + row * 34)
        PIPS[suit](painter, centre, colour, fine)
    if not general:
        painter.save()
        painter.translate(50, 246.5)
        painter.rotate(180)
        glyphs.draw(painter, str(rank), QPointF(-15, 0), 29, colour, file=glyphs.SERIF)
        glyphs.draw(painter, SUIT_GLYPHS[suit], QPointF(16, 0), 25, colour, weight=0.02)
        painter.restore()


def head(painter: QPainter, rank: int, suit: str, fine: bool) -> None:
    """The rank, large and at the left so that an overlapped card still tells it, with the suit's
    glyph under it along the edge; the suit and the Chinese numeral to the right."""
    colour = SUIT_COLOURS[suit]
    glyphs.draw(painter, str(rank), QPointF(26, 30), 54, colour, file=glyphs.SERIF)
    heavy = 0.03 if fine else 0.045
    glyphs.draw(painter, SUIT_GLYPHS[suit], QPointF(69, 30), 43, colour, weight=heavy)
    glyphs.draw(painter, SUIT_GLYPHS[suit], QPointF(20, 71), 27, colour, weight=heavy)
    glyphs.draw(painter, NUMERALS[rank - 1], QPointF(64, 76), 44, INK, weight=heavy)


def ornament(painter: QPainter, suit: str, colour: QColor, fine: bool) -> None:
    """An abstract band between head and box: a lozenge among scrolls, another for each suit."""
    if not fine:
        brush.solid(painter, brush.with_alpha(colour, 0.5))
        painter.drawRect(QRectF(34, 105, 60 - 8, 2.4))
        return
    y = 105.0
    brush.line(painter, brush.with_alpha(colour, 0.75), 1.5)
    if suit == "M":
        for x in (44, 60, 76):
            path = QPainterPath(QPointF(x - 7, y))
            path.lineTo(x, y - 5)
            path.lineTo(x + 7, y)
            path.lineTo(x, y + 5)
            path.closeSubpath()
            painter.drawPath(path)
    elif suit == "S":
        path = QPainterPath(QPointF(36, y))
        for n in range(4):
            x = 36 + 12 * n
            path.cubicTo(QPointF(x + 3, y - 7), QPointF(x + 9, y - 7), QPointF(x + 12, y))
            path.moveTo(x, y)
            path.cubicTo(QPointF(x + 3, y + 7), QPointF(x + 9, y + 7), QPointF(x + 12, y))
        painter.drawPath(path)
    else:
        for x in (42, 54, 66, 78):
            painter.drawArc(QRectF(x - 7.5, y - 6, 15, 15), 0, 180 * 16)
            painter.drawArc(QRectF(x - 3.5, y - 2, 7, 7), 0, 180 * 16)


def coin(painter: QPainter, centre: QPointF, colour: QColor, fine: bool) -> None:
    """A round coin with a square hole."""
    brush.disc(painter, centre, 10.6, colour)
    brush.disc(painter, centre, 7.2 if fine else 6.4, brush.IVORY_TOP)
    brush.solid(painter, colour)
    painter.drawRect(QRectF(centre.x() - 4.3, centre.y() - 4.3, 8.6, 8.6))
    if fine:
        brush.solid(painter, brush.IVORY_TOP)
        painter.drawRect(QRectF(centre.x() - 2, centre.y() - 2, 4, 4))


def string(painter: QPainter, centre: QPointF, colour: QColor, fine: bool) -> None:
    """A twisted bar: a rope of three turns with knotted ends."""
    x, y = centre.x(), centre.y()
    brush.solid(painter, colour)
    for n in (-1, 0, 1):
        painter.drawEllipse(QPointF(x, y + n * 8.4), 5.4, 5.6)
    painter.drawRoundedRect(QRectF(x - 7.5, y - 15, 15, 4.4), 2, 2)
    painter.drawRoundedRect(QRectF(x - 7.5, y + 10.6, 15, 4.4), 2, 2)
    if fine:
        brush.line(painter, brush.IVORY_TOP, 1.5)
        for n in (-1, 0, 1):
            painter.drawLine(QPointF(x - 3, y + n * 8.4 + 2), QPointF(x + 3, y + n * 8.4 - 2))


def die(painter: QPainter, centre: QPointF, colour: QColor, fine: bool) -> None:
    """A plain round dot, as on dice."""
    brush.disc(painter, centre, 8.8, colour)
    if fine:
        light = brush.with_alpha(QColor("white"), 0.22)
        brush.disc(painter, centre + QPointF(-2.4, -2.8), 2.6, light)


PIPS = {"M": die, "S": string, "C": coin}


def honour(painter: QPainter, kind: str, fine: bool) -> None:
    """Thousand, White Flower, Red Flower: told apart by glyph and by outline or fill."""
    heavy = 0.03 if fine else 0.04
    centre = QPointF(50, 164)
    if kind == "TH":
        glyphs.draw(painter, "千", QPointF(50, 42), 62, VERMILION, weight=heavy)
        brush.line(painter, brush.with_alpha(VERMILION, 0.5), 1.4)
        painter.drawRoundedRect(QRectF(16, 92, 68, 136), 6, 6)
        glyphs.draw(painter, "千", QPointF(50, 160), 76, VERMILION, weight=0.05, wide=0.86)
        return
    red = kind == "RF"
    colour = VERMILION if red else INK
    glyphs.draw(painter, "红" if red else "白", QPointF(50, 40), 56, colour, weight=heavy)
    glyphs.draw(painter, "花", QPointF(50, 98), 46, colour, weight=heavy)
    for n in range(5):
        petal = around(centre, 19, 72 * n - 90)
        if red:
            brush.disc(painter, petal, 15, VERMILION)
            if fine:
                brush.ring(painter, petal, 15, 1.4, QColor("#7E1612"))
        else:
            brush.disc(painter, petal, 15, QColor("white"))
            brush.ring(painter, petal, 15, 2.6, INK)
    brush.disc(painter, centre, 11, VERMILION if red else QColor("white"))
    brush.disc(painter, centre, 8, QColor("#E8BE4A"))
    if fine:
        brush.ring(painter, centre, 8, 1.4, QColor("#8A6414"))
    brush.line(painter, SUIT_COLOURS["S"], 3)
    stem = QPainterPath(QPointF(50, 198))
    stem.quadTo(QPointF(50, 214), QPointF(44, 226))
    painter.drawPath(stem)
    brush.solid(painter, SUIT_COLOURS["S"])
    painter.drawPath(brush.leaf(QPointF(48, 216), QPointF(70, 206), 6))


def seal(painter: QPainter, centre: QPointF) -> None:
    """The seal of the old generals at the foot."""
    box = QRectF(centre.x() - 33, centre.y() - 12.5, 66, 25)
    brush.solid(painter, VERMILION)
    painter.drawRoundedRect(box, 4, 4)
    for sign, glyph in zip((-1, 1), SEAL, strict=True):
        glyphs.draw(
            painter, glyph, centre + QPointF(14.5 * sign, 0), 23, brush.IVORY_TOP, weight=0.035
        )


def spare(painter: QPainter, glyph: str, fine: bool) -> None:
    """The five cards that stay in the box: a round badge on a plain frame."""
    gold = QColor("#9A7323")
    brush.line(painter, gold, 2)
    painter.drawRoundedRect(QRectF(8, 8, 84, 254), 7, 7)
    glyphs.draw(painter, glyph, QPointF(50, 44), 56, gold, weight=0.03)
    brush.ring(painter, QPointF(50, 160), 38, 4, gold)
    if fine:
        for n in range(24):
            brush.disc(painter, around(QPointF(50, 160), 32.5, 15 * n), 1.3, gold)
    glyphs.draw(painter, glyph, QPointF(50, 160), 44, VERMILION, weight=0.04)
