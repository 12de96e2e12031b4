"""The call bar: fixed slots, some of them offered now; or the choices of one call."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..games.base import Call

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
CALL = Role.UserRole + 1


class CallsModel(QAbstractListModel):
    """One row a slot; a row that is not offered is disabled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls: tuple[Call, ...] = ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._calls)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._calls):
            return None
        call = self._calls[index.row()]
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return f"{call.text} · {call.worth}" if call.worth else call.text
        return call if role == CALL else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or not self._calls[index.row()].enabled:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    @property
    def calls(self) -> tuple[Call, ...]:
        return self._calls

    def show(self, calls: tuple[Call, ...]) -> None:
        if calls != self._calls:
            self.beginResetModel()
            self._calls = calls
            self.endResetModel()
