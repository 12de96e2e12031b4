"""Parts of the result page: rows of pieces, arrows of payments."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ..art.artwork import Artwork
from ..games.base import Group, Pay, Presenter
from ..theme import GOLD, rem
from ..words import number

translate = QCoreApplication.translate


SHORT = 4
"""Pieces that have room beside a title."""


class HandStrip(QWidget):
    """Groups of pieces side by side, shrunk to the width there is; `short` for a few."""

    def __init__(
        self,
        presenter: Presenter,
        artwork: Artwork,
        groups: tuple[Group, ...],
        width: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._presenter, self._artwork, self._groups, self._most = (
            presenter,
            artwork,
            groups,
            width,
        )
        self._ratio = presenter.proportion()
        names = [", ".join(presenter.piece_name(kind) for kind in group.kinds) for group in groups]
        self.setAccessibleName("; ".join(names))
        self.setToolTip("\n".join(names))
        self.setFixedHeight(round(width * self._ratio) + 12)
        artwork.changed.connect(self.update)

        self.short = 0 < self._units() <= SHORT
        self.setVisible(bool(groups))

    def shrink(self) -> None:
        """No wider than its pieces."""
        self.setFixedWidth(round(self._most * self._units()) + 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(round(self._width() * self._ratio) + 12)

    def _width(self) -> int:
        return int(min(self._most, (self.width() - 12) / max(1.0, self._units())))

    def _units(self) -> float:
        pieces = sum(len(group.kinds) for group in self._groups)
        turned = sum(len(group.turned) for group in self._groups) * (self._ratio - 1)
        return pieces + turned + 0.4 * max(0, len(self._groups) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._groups:
            return
        painter = QPainter(self)
        w = float(self._width())
        x, foot = 6.0, self.height() - 6.0
        for group in self._groups:
            for n, kind in enumerate(group.kinds):
                lies = n in group.turned
                size = QSizeF(w * self._ratio, w) if lies else QSizeF(w, w * self._ratio)
                marks = {"turn": 90 if lies else 0, "outlined": n == group.mark}
                ratio = self.devicePixelRatioF()
                game = self._presenter.game
                if n in group.hidden:
                    picture = self._artwork.back(game, size, ratio, **marks)
                else:
                    picture = self._artwork.face(game, kind, size, ratio, **marks)
                margin = self._artwork.margin(size)
                at = (round(x - margin), round(foot - size.height() - margin))
                painter.drawPixmap(*at, self._artwork.grained(picture))
                x += size.width()
            x += 0.4 * w
        painter.end()


class Arrow(QWidget):
    """`Lin → You  24`, the arrow drawn; `small` in a low page, `short` beside a score sheet."""

    def __init__(
        self,
        source: str,
        target: str,
        pay: Pay,
        parent: QWidget | None = None,
        *,
        small: bool = False,
        short: bool = False,
    ) -> None:
        super().__init__(parent)
        self._reach = rem() * (3 if short else 6)
        self._words = (source, target, number(pay.amount))
        spoken = translate("Result", "%1 pays %2 %3")
        for n, word in enumerate(self._words):
            spoken = spoken.replace(f"%{n + 1}", word)
        self.setAccessibleName(spoken)
        self.setToolTip(f"{spoken}\n{pay.tip}" if pay.tip else spoken)
        self.setFixedHeight(rem() * 3 // 2 if small else rem() * 2)
        self.setMinimumWidth(rem() * 16 + self._reach)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        h, side = self.height(), rem() * 5
        middle = Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | middle
        painter.setPen(self.palette().text().color())
        painter.drawText(QRectF(0, 0, side, h), left, self._words[0])
        x0, x1 = side, side + self._reach
        painter.drawText(QRectF(x1 + rem(), 0, side, h), left, self._words[1])
        painter.setPen(QPen(QColor(GOLD), 2))
        painter.drawLine(x0, h // 2, x1, h // 2)
        painter.drawLine(x1, h // 2, x1 - 6, h // 2 - 5)
        painter.drawLine(x1, h // 2, x1 - 6, h // 2 + 5)
        font = painter.font()
        font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self.palette().text().color())
        amount = QRectF(x1 + rem() + side, 0, rem() * 5, h)
        painter.drawText(amount, Qt.AlignmentFlag.AlignRight | middle, self._words[2])
        painter.end()
