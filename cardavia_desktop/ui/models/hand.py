"""Your pieces from left to right, with what is selected, lit or barred."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...engine.core import Piece
from ..words import row_of, selected

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

PIECE = Role.UserRole + 1
SELECTED = Role.UserRole + 2
LIT = Role.UserRole + 3


class HandModel(QAbstractListModel):
    """The display text is the piece's name; the accessible text adds its place and state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: tuple[Piece, ...] = ()
        self._names: tuple[str, ...] = ()
        self._selected: tuple[Piece, ...] = ()
        self._lit: frozenset[Piece] = frozenset()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._pieces)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._pieces):
            return None
        row = index.row()
        piece = self._pieces[row]
        if role == Role.DisplayRole:
            return self._names[row]
        if role == Role.AccessibleTextRole:
            parts = [self._names[row], row_of(row + 1, len(self._pieces))]
            if piece in self._selected:
                parts.append(selected())
            return ", ".join(parts)
        return {PIECE: piece, SELECTED: piece in self._selected, LIT: piece in self._lit}.get(role)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return self._pieces

    @property
    def selected(self) -> tuple[Piece, ...]:
        """The selected pieces in the order of the hand."""
        return tuple(piece for piece in self._pieces if piece in self._selected)

    def show(self, pieces: tuple[Piece, ...], names: tuple[str, ...]) -> None:
        """Another hand; what is selected and still there stays selected."""
        if (pieces, names) == (self._pieces, self._names):
            return
        self.beginResetModel()
        self._pieces, self._names = pieces, names
        self._selected = tuple(piece for piece in self._selected if piece in pieces)
        self.endResetModel()

    def select(self, pieces: tuple[Piece, ...]) -> None:
        if pieces != self._selected:
            self._selected = pieces
            self._tell([SELECTED, Role.AccessibleTextRole])

    def light(self, pieces: frozenset[Piece]) -> None:
        if pieces != self._lit:
            self._lit = pieces
            self._tell([LIT])

    def _tell(self, roles: list[int]) -> None:
        if self._pieces:
            self.dataChanged.emit(self.index(0), self.index(len(self._pieces) - 1), roles)
