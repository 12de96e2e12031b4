"""Tokens that travel from the plates of those who pay to the plate of the one who receives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from .geometry import Layout, Rect
from .piece_item import centred

if TYPE_CHECKING:
    from ..games.base import Pay
    from .table_scene import TableScene

ABOVE = 70.0
"""Over every piece."""


class Token(QGraphicsWidget):
    """A stack of tokens; its origin is its centre."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(ABOVE)
        self.face = QGraphicsPixmapItem(self)
        self.amount = 0


class Tokens:
    """The items of one scene: kept and hidden, never destroyed. Nothing of the table depends on
    them (law 8)."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[Token] = []

    @property
    def shown(self) -> list[Token]:
        """Those under way."""
        return [item for item in self._items if item.isVisible()]

    def hide(self) -> None:
        for item in self._items:
            item.setVisible(False)

    def travel(
        self, pays: tuple[Pay, ...], layout: Layout, length: int, parent: QObject
    ) -> QParallelAnimationGroup:
        """All of them at once, from plate to plate, in so many milliseconds."""
        group = QParallelAnimationGroup(parent)
        for pay in pays:
            item = self._laid(pay, layout)
            move = _animation(item, b"pos", length, QEasingCurve.Type.InOutCubic)
            move.setStartValue(item.pos())
            move.setEndValue(_purse(layout.plates[pay.target]))
            group.addAnimation(move)
            group.addAnimation(
                _faded(item, length, ((0.0, 0.0), (0.12, 1.0), (0.94, 1.0), (1.0, 0.0)))
            )
        return group

    def fade(
        self, pays: tuple[Pay, ...], layout: Layout, length: int, parent: QObject
    ) -> QParallelAnimationGroup:
        """They appear at the plates of those who pay and fade away, without moving."""
        group = QParallelAnimationGroup(parent)
        for pay in pays:
            item = self._laid(pay, layout)
            group.addAnimation(
                _faded(item, length, ((0.0, 0.0), (0.2, 1.0), (0.6, 1.0), (1.0, 0.0)))
            )
        return group

    def _laid(self, pay: Pay, layout: Layout) -> Token:
        """A stack on the plate of the payer, not to be seen yet."""
        item = next((each for each in self._items if not each.isVisible()), None)
        if item is None:
            item = Token()
            self._items.append(item)
            self._scene.addItem(item)
        item.amount = pay.amount
        centred(item.face, self._scene.tokens_picture(pay.amount))
        item.setPos(_purse(layout.plates[pay.source]))
        item.setOpacity(0.0)
        item.setVisible(True)
        return item


def _purse(plate: Rect) -> QPointF:
    """Where the points of a plate are written."""
    return QPointF(plate.right - plate.h * 0.7, plate.cy)


def _animation(
    item: Token, name: bytes, length: int, curve: QEasingCurve.Type
) -> QPropertyAnimation:
    animation = QPropertyAnimation(item, name)
    animation.setDuration(length)
    animation.setEasingCurve(curve)
    return animation


def _faded(item: Token, length: int, steps: tuple[tuple[float, float], ...]) -> QPropertyAnimation:
    animation = _animation(item, b"opacity", length, QEasingCurve.Type.Linear)
    for moment, value in steps:
        animation.setKeyValueAt(moment, value)
    return animation
