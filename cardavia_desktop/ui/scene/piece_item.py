"""A piece on the table: a plain widget moves, pixmap items show (no Python paint)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from .geometry import Pose, Slot


class PieceItem(QGraphicsWidget):
    """Its origin is the piece's centre. Pooled: hidden rather than destroyed."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.face = QGraphicsPixmapItem(self)
        self.chip = QGraphicsPixmapItem(self)
        for child in (self.face, self.chip):
            child.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            child.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.chip.setVisible(False)
        self.slot: Slot | None = None
        self.pose: Pose | None = None
        self.shown: object = None
        """What the pixmap shows, to skip needless changes."""

    def rest(self, pose: Pose, lift: float = 0.0) -> None:
        """Stand at a pose at once."""
        self.pose = pose
        self.setPos(QPointF(pose.x, pose.y - lift))
        self.setScale(1.0)
        self.setZValue(pose.z)


def centred(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    """Show a pixmap around the item's parent's origin."""
    item.setPixmap(pixmap)
    size = pixmap.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
