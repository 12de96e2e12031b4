"""The points: a line a seat, with this deal's change at its end."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..games.base import Presenter
from ..words import signed

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class ScoreModel(QAbstractTableModel):
    """Columns: name, running points."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenter: Presenter | None = None
        self._points: tuple[int, ...] = ()

    @property
    def points(self) -> tuple[int, ...]:
        return self._points

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._points)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._points):
            return None
        if role in (Role.DisplayRole, Role.AccessibleTextRole) and self._presenter is not None:
            if index.column() == 0:
                return self._presenter.names()[index.row()]
            return signed(self._points[index.row()])
        if role == Role.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if index.column() else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def show(self, presenter: Presenter, points: tuple[int, ...]) -> None:
        self.beginResetModel()
        self._presenter, self._points = presenter, points
        self.endResetModel()

    def retranslate(self) -> None:
        if self._points:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._points) - 1, 1))
