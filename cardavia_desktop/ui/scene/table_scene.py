"""The table: a function of the view (law 8). `settle` alone says where items stand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from ...engine.core import Piece
from ..games.base import Presenter, TableInfo
from ..theme import IVORY
from .geometry import LIFT, Decor, Extent, Layout, Look, Pose, Rect, Slot
from .piece_item import PieceItem, centred

if TYPE_CHECKING:
    from ..art.artwork import Artwork

ORDER = 1e-5
"""Height between two pieces of one z; there are fewer than a thousand pieces."""
Key = tuple[str, Hashable]
"""Identity of an item: the piece itself when it is known, else the slot."""


class TableScene(QGraphicsScene):
    """Shows one game's views. Call `settle` for everything; animation is the choreographer's."""

    settled = Signal()

    def __init__(self, artwork: Artwork, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._artwork = artwork
        self.presenter: Presenter | None = None
        self.view: Any = None
        self.layout: Layout | None = None
        self.looks: dict[Slot, Look] = {}
        self.items_by_key: dict[Key, PieceItem] = {}
        self._pool: list[PieceItem] = []
        self._decor: dict[str, tuple[QGraphicsPixmapItem, Decor]] = {}
        self._extent = Extent(1120, 848)
        self.setSceneRect(0, 0, self._extent.w, self._extent.h)
        self._ratio = 1.0
        self._info = TableInfo()
        self._owed: tuple[int, ...] = ()
        self._selected: frozenset[Piece] = frozenset()
        self._lit: frozenset[Piece] = frozenset()
        self._faces: dict[Hashable, QPixmap] = {}
        self._marks = True
        self._cursor: Slot | None = None
        self._felt = QGraphicsPixmapItem()
        self._felt.setZValue(-100)
        self._felt_for: Hashable = None
        self.addItem(self._felt)
        self._grain = QGraphicsRectItem()
        self._grain.setPen(Qt.PenStyle.NoPen)
        self._grain.setZValue(80)
        self.addItem(self._grain)
        self._ring = QGraphicsPixmapItem()
        self._ring.setZValue(90)
        self._ring.setVisible(False)
        self.addItem(self._ring)

    # what is shown

    def play(self, presenter: Presenter | None) -> None:
        """Change the game; the table is empty until the next `settle`."""
        self.presenter = presenter
        self._selected = self._lit = frozenset()
        self._cursor = None
        self.settle(None)

    def resize(self, width: float, height: float, ratio: float) -> None:
        """The room in logical pixels and the pixels of the screen in one of them."""
        if (width, height) == (self._extent.w, self._extent.h) and ratio == self._ratio:
            return
        if ratio != self._ratio:
            self._faces.clear()
        self._extent, self._ratio = Extent(width, height), ratio
        self.setSceneRect(0, 0, width, height)
        self.settle(self.view)

    def redraw(self) -> None:
        """The artwork has changed (filters, marks): show every pixmap anew."""
        self._faces.clear()
        self._felt_for = None
        for item in self.items_by_key.values():
            item.shown = None
        for sprite, decor in self._decor.values():
            self._paint(sprite, decor)
        self.settle(self.view)

    def set_marks(self, on: bool) -> None:
        if on != self._marks:
            self._marks = on
            self.redraw()

    @property
    def info(self) -> TableInfo:
        return self._info

    @property
    def extent(self) -> Extent:
        return self._extent

    @property
    def ratio(self) -> float:
        """Pixels of the screen in one logical pixel."""
        return self._ratio

    @property
    def selected(self) -> frozenset[Piece]:
        return self._selected

    @property
    def lit(self) -> frozenset[Piece]:
        return self._lit

    @property
    def cursor(self) -> Slot | None:
        """Where the keyboard is."""
        return self._cursor

    def set_info(self, info: TableInfo) -> None:
        """Points, the thinking mark, words said: the plates change, no piece moves."""
        if info != self._info:
            self._info = info
            self._settle_decor()

    def owe(self, owed: tuple[int, ...]) -> None:
        """By seat, points that have changed hands but whose tokens are still under way: the plates
        show them when they arrive. () is none."""
        if owed != self._owed:
            self._owed = owed
            self._settle_decor()

    def shown_info(self) -> TableInfo:
        """`info` as the plates show it."""
        if not self._owed or len(self._owed) != len(self._info.points):
            return self._info
        points = (held - due for held, due in zip(self._info.points, self._owed, strict=True))
        return replace(self._info, points=tuple(points))

    def tokens_picture(self, amount: int) -> QPixmap:
        scale = 1.0 if self.layout is None else self.layout.scale
        return self._artwork.tokens(amount, max(26.0, round(42 * scale)), self._ratio)

    def select(self, pieces: Iterable[Piece]) -> None:
        chosen = frozenset(pieces)
        if chosen != self._selected:
            self._selected = chosen
            self.settle_pieces()
            self._settle_cursor()

    def light(self, pieces: Iterable[Piece]) -> None:
        """Outline own pieces that an offered call would use."""
        lit = frozenset(pieces)
        if lit != self._lit:
            self._lit = lit
            self.settle_pieces()
            self._settle_cursor()

    def point(self, slot: Slot | None) -> None:
        """Show the keyboard's cursor at a slot."""
        self._cursor = slot
        self._settle_cursor()

    # settling

    def settle(self, view: Any) -> None:
        """Every item stands where the view says."""
        self.view = view
        if self.presenter is None or view is None:
            self.layout, self.looks = None, {}
        else:
            self.layout = self.presenter.arrange(view, self._extent)
            self.looks = self.presenter.looks(view)
        self._settle_felt()
        self.settle_pieces()
        self._settle_decor()
        self._settle_cursor()
        self.settled.emit()

    def _settle_felt(self) -> None:
        wanted = (self._extent, self._ratio)
        if self._felt_for != wanted and self.view is not None:
            self._felt_for = wanted
            size = QSizeF(self._extent.w, self._extent.h)
            self._felt.setPixmap(self._artwork.felt(size, self._ratio))
            tile = self._artwork.grain_tile(self._ratio)
            self._grain.setVisible(not tile.isNull())
            if not tile.isNull():
                brush = QBrush(larger(tile))
                if self._ratio != 1.0:
                    brush.setTransform(QTransform.fromScale(1 / self._ratio, 1 / self._ratio))
                self._grain.setBrush(brush)
                self._grain.setRect(0, 0, size.width(), size.height())

    def settle_pieces(self) -> None:
        """Every piece at rest at its place, raised when it is selected."""
        wanted: dict[Key, tuple[Slot, Look, Pose]] = {}
        if self.layout is not None:
            for slot, look in self.looks.items():
                wanted[key_of(slot, look)] = (slot, look, self.layout.poses[slot])
        for key in [key for key in self.items_by_key if key not in wanted]:
            item = self.items_by_key.pop(key)
            item.setVisible(False)
            item.slot = None
            item.shown = None  # its picture may be outdated when it comes back
            self._pool.append(item)
        for n, (key, (slot, look, pose)) in enumerate(wanted.items()):
            found = self.items_by_key.get(key)
            if found is None:
                found = self._pool.pop() if self._pool else self._new_item()
                self.items_by_key[key] = found
            self._dress(found, slot, look, pose)
            # Neighbours cover each other's edges in the order of the view, whatever order their
            # pooled items were made in.
            found.setZValue(pose.z + n * ORDER)

    def _new_item(self) -> PieceItem:
        item = PieceItem()
        self.addItem(item)
        return item

    def _dress(self, item: PieceItem, slot: Slot, look: Look, pose: Pose) -> None:
        item.slot = slot
        lift = self._lift(slot, look)
        item.rest(pose, lift)
        outlined = look.last or lift > 0
        shown = (look.kind, pose.box.w, pose.box.h, pose.turn, self._ratio, outlined, look, lift)
        if item.shown != shown:
            item.shown = shown
            marks = {
                "turn": pose.turn,
                "outlined": outlined,
                "ghost": look.ghost,
                "dimmed": look.dim,
                "lifted": lift > 0,
                "index": self._marks and bool(look.kind),
            }
            centred(item.face, self._face(look.kind, pose, marks))
            self._chip(item, pose, look.chips)
        item.setVisible(True)

    def _lift(self, slot: Slot, look: Look) -> float:
        """How far an own piece rises: selected, or of use for an offered call."""
        if slot.seat != 0 or slot.name not in ("hand", "drawn"):
            return 0.0
        if look.piece in self._selected:
            return LIFT
        return LIFT / 2 if look.lit or look.piece in self._lit else 0.0

    def _face(self, kind: str, pose: Pose, marks: dict[str, Any]) -> QPixmap:
        assert self.presenter is not None
        size = QSizeF(pose.box.w, pose.box.h)
        if kind:
            return self._artwork.face(self.presenter.game, kind, size, self._ratio, **marks)
        return self._artwork.back(self.presenter.game, size, self._ratio, **marks)

    def _chip(self, item: PieceItem, pose: Pose, chips: tuple[str, ...]) -> None:
        """Short marks over the upper edge of a piece."""
        item.chip.setVisible(bool(chips))
        if chips:
            height = max(10.0, 0.4 * pose.w)
            centred(item.chip, self._artwork.chip(" ".join(chips), height, self._ratio))
            item.chip.moveBy(0, -item.chip.y() - pose.h / 2 - 0.28 * height)

    def _settle_cursor(self) -> None:
        pose = None
        if self._cursor is not None and self.layout is not None:
            pose = self.layout.poses.get(self._cursor)
        self._ring.setVisible(pose is not None)
        if pose is None or self._cursor is None:
            return
        box = pose.box
        key = ("cursor", box.w, box.h)
        if key not in self._faces:
            self._faces[key] = outline(box.w + 6, box.h + 6, 2.0, 0.14 * pose.w, IVORY, self._ratio)
        centred(self._ring, self._faces[key])
        look = self.looks.get(self._cursor)
        lift = self._lift(self._cursor, look) if look is not None else 0.0
        self._ring.setPos(pose.x, pose.y - lift)

    def _settle_decor(self) -> None:
        wanted: tuple[Decor, ...] = ()
        if self.presenter is not None and self.layout is not None:
            wanted = self.presenter.decor(self.view, self.layout, self.shown_info())
        keys = {decor.key for decor in wanted}
        for key, (sprite, _) in self._decor.items():
            if key not in keys:
                sprite.setVisible(False)
        for decor in wanted:
            sprite, old = self._decor.get(decor.key) or (QGraphicsPixmapItem(), None)
            if old is None:
                self.addItem(sprite)
            same = (
                old is not None
                and old.token == decor.token
                and (old.rect.w, old.rect.h) == (decor.rect.w, decor.rect.h)
            )
            self._decor[decor.key] = (sprite, decor)
            if not same or sprite.pixmap().devicePixelRatio() != self._ratio:
                self._paint(sprite, decor)
            sprite.setPos(decor.rect.x, decor.rect.y)
            sprite.setZValue(decor.z)
            sprite.setVisible(True)

    def _paint(self, sprite: QGraphicsPixmapItem, decor: Decor) -> None:
        pixmap = blank(decor.rect.w, decor.rect.h, self._ratio)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        decor.paint(painter, decor.rect.w, decor.rect.h)
        painter.end()
        sprite.setPixmap(pixmap)

    # for the view

    def note_box(self) -> Rect | None:
        """Where the words stand that `info` holds; None when they are not shown."""
        found = self._decor.get("note")
        return found[1].rect if found is not None and found[0].isVisible() else None

    def plates(self) -> list[Decor]:
        """Pictures with words that are shown now, for readers."""
        shown = (decor for sprite, decor in self._decor.values() if sprite.isVisible())
        return [decor for decor in shown if decor.text]

    def slot_at(self, x: float, y: float) -> Slot | None:
        """The piece under a point, where it stands at rest (animations do not matter)."""
        if self.layout is None:
            return None
        for slot, look in reversed(self.looks.items()):
            pose = self.layout.poses[slot]
            own = slot.seat == 0 and slot.name in ("hand", "drawn")
            if own and look.piece in self._selected:  # from the table's edge to its lifted top
                pose = replace(pose, y=pose.y - LIFT / 2, h=pose.h + LIFT)
            box = pose.box
            if box.x <= x <= box.right and box.y <= y <= box.bottom:
                return slot
        return None


def key_of(slot: Slot, look: Look) -> Key:
    if look.piece is None:
        return ("slot", slot)
    return ("ghost" if look.ghost else "piece", look.piece)


def blank(width: float, height: float, ratio: float) -> QPixmap:
    """A clear pixmap of a logical size."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def larger(tile: QPixmap) -> QPixmap:
    """The same texture in bigger pieces, in device pixels: Qt lays large ones much faster."""
    tile = QPixmap(tile)
    tile.setDevicePixelRatio(1.0)
    made = QPixmap(tile.width() * 4, tile.height() * 4)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.drawTiledPixmap(made.rect(), tile)
    painter.end()
    return made


def outline(
    width: float, height: float, pen: float, radius: float, colour: str, ratio: float
) -> QPixmap:
    """A rounded frame just outside width × height."""
    pixmap = blank(width + 2 * pen, height + 2 * pen, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), pen))
    room = QRectF(pen / 2, pen / 2, width + pen, height + pen)
    painter.drawRoundedRect(room, radius + pen / 2, radius + pen / 2)
    painter.end()
    return pixmap
