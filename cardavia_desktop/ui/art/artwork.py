"""Pictures of pieces, made once and kept; remade off the interface thread when a filter moves.

Every picture exists twice: as drawn, and as shown through the filters. A change of filters
only looks pixels up again, in a thread that the next change overtakes.
"""

from __future__ import annotations

import threading
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap

from . import filters as visual
from .chips import paint_chip, paint_tokens
from .filters import Filters, Superseded
from .painting import BACK, Look, margin, paint_felt, paint_piece

Key = tuple[Any, ...]
MOST_KEPT = 64 << 20
"""Bytes of pictures kept, as drawn, before those unused for longest are let go. A table at one
size needs 4 MB at 1080p and 25 MB at 4K; dragging the window's edge makes many sizes."""


class Artwork(QObject):
    """All pictures of one program (or of one preview), through one set of filters.

    Pixmaps are larger than the piece by `margin(size)` logical pixels on each side, the piece's
    box lies at (margin, margin): place a `QGraphicsPixmapItem` with `setOffset(-m, -m)`. With
    `bare=True` there is no margin. Marks are the fields of `painting.Look`.
    """

    changed = Signal()
    """The filters took effect: ask for every pixmap again."""
    _made = Signal(int, object)

    def __init__(self, filters: Filters | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._filters = filters or Filters()
        self._lut = visual.tables(self._filters)
        self._drawn: dict[Key, QImage] = {}
        """By last use, the latest at the end."""
        self._shown: dict[Key, QPixmap] = {}
        self._bytes = 0
        self._used: set[Key] = set()
        """Asked for since the filters last changed; the others are not worth remaking."""
        self._felt: dict[Key, QPixmap] = {}
        self._grain: dict[tuple[int, float], QPixmap] = {}
        self._wish = 0
        self._worker: threading.Thread | None = None
        self._pending: Filters | None = None
        self._made.connect(self._take, Qt.ConnectionType.QueuedConnection)
        app = QCoreApplication.instance()
        if app is not None:
            # A thread still at work while the interpreter goes away would crash it.
            app.aboutToQuit.connect(self.close)

    @property
    def filters(self) -> Filters:
        """The filters that new pictures are made with."""
        return self._filters

    @staticmethod
    def margin(size: QSizeF) -> int:
        """Logical pixels around the piece on each side of its pixmap."""
        return margin(size)

    def face(self, game: str, kind: str, size: QSizeF, dpr: float = 1.0, **marks: Any) -> QPixmap:
        """The face of a piece; `marks` as in `Look`. KeyError for an unknown game or kind."""
        if kind == BACK:
            raise KeyError("a face needs a kind")
        return self._picture(game, kind, size, dpr, Look(**marks))

    def back(self, game: str, size: QSizeF, dpr: float = 1.0, **marks: Any) -> QPixmap:
        """The back of a piece."""
        return self._picture(game, BACK, size, dpr, Look(**marks))

    def chip(self, text: str, height: float, dpr: float = 1.0) -> QPixmap:
        """A gold chip such as `×2` or `×2★`, as wide as its text."""
        key: Key = ("chip", text, height, dpr)
        if key not in self._drawn:
            self._keep(key, paint_chip(text, height, dpr))
        return self._use(key)

    def tokens(self, amount: int, width: float, dpr: float = 1.0) -> QPixmap:
        """A stack of tokens that pays an amount; the more it is, the higher (at most four)."""
        count = 1 + (amount >= 3) + (amount >= 6) + (amount >= 12)
        key: Key = ("tokens", amount, width, dpr)
        if key not in self._drawn:
            self._keep(key, paint_tokens(str(amount), width, count, dpr))
        return self._use(key)

    def felt(self, size: QSizeF, dpr: float = 1.0) -> QPixmap:
        """The table's cloth; only the last size of each ratio is kept."""
        key: Key = (size.width(), size.height(), dpr)
        if key not in self._felt:
            image = paint_felt(size, dpr, self._lut)
            self._felt = {k: v for k, v in self._felt.items() if k[2] != dpr}
            self._felt[key] = QPixmap.fromImage(image)
        return self._felt[key]

    def grain_tile(self, dpr: float = 1.0) -> QPixmap:
        """The noise to tile over the table (`drawTiledPixmap`); null when there is none."""
        key = (self._filters.grain, dpr)
        if key not in self._grain:
            self._grain = {key: QPixmap.fromImage(visual.grain_tile(*key))}
        return self._grain[key]

    def grained(self, pixmap: QPixmap) -> QPixmap:
        """A copy with the grain laid on its opaque pixels, for pictures outside the table."""
        tile = self.grain_tile(pixmap.devicePixelRatio())
        made = QPixmap(pixmap)
        if not tile.isNull():
            painter = QPainter(made)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            box = QRectF(QPointF(), pixmap.deviceIndependentSize())
            painter.drawTiledPixmap(box, tile)
            painter.end()
        return made

    def set_filters(self, filters: Filters, wait: bool = False) -> None:
        """Show everything through other filters; the latest wish wins, then `changed` is emitted.

        `wait=True` does it at once, for a preview with few pictures.
        """
        if filters == (self._pending or self._filters):
            return
        self._wish += 1
        recolours = (filters.contrast, filters.temperature) != (
            self._filters.contrast,
            self._filters.temperature,
        )
        if wait or not recolours or not self._drawn:
            self._pending = None
            self._adopt(filters)
            if recolours:
                self._forget_unused()
                self._shown = {
                    key: QPixmap.fromImage(self._through(image))
                    for key, image in self._drawn.items()
                }
                self._felt = {}
            self.changed.emit()
            return
        self._pending = filters
        self._worker = threading.Thread(
            target=self._remake,
            args=(self._wish, filters, self._wanted(), tuple(self._felt)),
            name="artwork",
            daemon=True,
        )
        self._worker.start()

    @Slot()
    def close(self) -> None:
        """Give up pending work; returns when the thread has ended."""
        self._wish += 1
        if self._worker is not None:
            self._worker.join()
            self._worker = None

    def _adopt(self, filters: Filters) -> None:
        self._filters = filters
        self._lut = visual.tables(filters)

    def _picture(self, game: str, kind: str, size: QSizeF, dpr: float, look: Look) -> QPixmap:
        key: Key = (game, kind, size.width(), size.height(), dpr, look)
        if key not in self._drawn:
            self._keep(key, paint_piece(game, kind, size, dpr, look))
        return self._use(key)

    def _use(self, key: Key) -> QPixmap:
        self._drawn[key] = self._drawn.pop(key)
        self._used.add(key)
        return self._shown[key]

    def _wanted(self) -> dict[Key, QImage]:
        return {key: image for key, image in self._drawn.items() if key in self._used}

    def _drop(self, key: Key) -> None:
        self._bytes -= self._drawn.pop(key).sizeInBytes()
        self._shown.pop(key, None)
        self._used.discard(key)

    def _forget_unused(self) -> None:
        for key in [key for key in self._drawn if key not in self._used]:
            self._drop(key)
        self._used.clear()

    def _keep(self, key: Key, image: QImage) -> None:
        self._bytes += image.sizeInBytes()
        while self._drawn and self._bytes > MOST_KEPT:
            self._drop(next(iter(self._drawn)))
        self._drawn[key] = image
        self._shown[key] = QPixmap.fromImage(self._through(image))

    def _through(self, image: QImage) -> QImage:
        return visual.recolour(image, self._lut) if self._filters.recolours else image

    def _remake(
        self, wish: int, filters: Filters, drawn: dict[Key, QImage], felts: tuple[Key, ...]
    ) -> None:
        """In the worker: look up all pictures, unless a newer wish comes."""
        lut = visual.tables(filters)

        def stale() -> bool:
            return wish != self._wish

        try:
            made = {
                key: visual.recolour(image, lut, stale, polite=True) if filters.recolours else image
                for key, image in drawn.items()
            }
            cloths = {}
            for width, height, dpr in felts:
                if stale():
                    return
                cloths[(width, height, dpr)] = paint_felt(QSizeF(width, height), dpr, lut)
        except Superseded:
            return
        self._made.emit(wish, (filters, made, cloths))

    @Slot(int, object)
    def _take(self, wish: int, work: Any) -> None:
        """On the interface thread: swap the pictures, and make those drawn meanwhile."""
        if wish != self._wish:
            return
        filters, made, cloths = work
        self._pending = None
        self._adopt(filters)
        self._forget_unused()
        self._shown = {
            key: QPixmap.fromImage(made[key] if key in made else self._through(image))
            for key, image in self._drawn.items()
        }
        self._felt = {key: QPixmap.fromImage(image) for key, image in cloths.items()}
        self.changed.emit()
