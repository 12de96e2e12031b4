"""A small table with real pieces, shown through filters that are being tried."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from .. import theme
from ..art.artwork import Artwork
from ..art.filters import Filters

TILE, DOMINO, CARD = QSizeF(46, 64), QSizeF(31, 74), QSizeF(28, 76)
ROW: tuple[tuple[str, str, QSizeF], ...] = (
    ("hk-mahjong", "5m", TILE),
    ("hk-mahjong", "1p", TILE),
    ("hk-mahjong", "1s", TILE),
    ("hk-mahjong", "q2", TILE),
    ("hk-mahjong", "", TILE),
    ("tien-gow", "6-6", DOMINO),
    ("tien-gow", "1-4", DOMINO),
    ("nantong", "9S", CARD),
    ("nantong", "5C", CARD),
)
"""Game, kind ("" is a back) and size of each piece; sizes suit a preview 400 wide."""


class Preview(QWidget):
    """Felt and pieces; `show_filters` follows a slider within a frame."""

    def __init__(self, filters: Filters, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = Artwork(filters, self)
        self._wanted = filters
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._remake)
        self.setMinimumSize(380, 124)

    @property
    def filters(self) -> Filters:
        """What is shown, or will be at the next turn of the event loop."""
        return self._wanted

    def show_filters(self, filters: Filters) -> None:
        """Show the pieces through these; many calls in one turn of the loop cost one."""
        self._wanted = filters
        self._later.start()

    @Slot()
    def _remake(self) -> None:
        self._art.set_filters(self._wanted, wait=True)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        edge = QPainterPath()
        edge.addRoundedRect(room, theme.rem() * 0.8, theme.rem() * 0.8)
        painter.setClipPath(edge)
        painter.drawPixmap(QPointF(0, 0), self._art.felt(room.size(), ratio))
        gap = 4.0
        whole = sum(size.width() for *_, size in ROW) + gap * (len(ROW) - 1)
        scale = min((room.width() - 24) / whole, (room.height() - 28) / CARD.height(), 1.5)
        scale = round(scale * 16) / 16
        x = (room.width() - whole * scale) / 2
        foot = room.height() / 2 + CARD.height() * scale / 2
        for game, kind, size in ROW:
            shown = QSizeF(size.width() * scale, size.height() * scale)
            margin = self._art.margin(shown)
            y = foot - shown.height()
            place = QPointF(
                round((x - margin) * ratio) / ratio, round((y - margin) * ratio) / ratio
            )
            if kind:
                painter.drawPixmap(place, self._art.face(game, kind, shown, ratio))
            else:
                painter.drawPixmap(place, self._art.back(game, shown, ratio))
            x += shown.width() + gap * scale
        tile = self._art.grain_tile(ratio)
        if not tile.isNull():
            painter.drawTiledPixmap(room, tile)
        painter.end()
