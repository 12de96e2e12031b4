"""What happened, a line an event: who, and what. Words are made when they are shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from ...engine.core import Event
from ..games.base import Presenter

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class LogModel(QAbstractTableModel):
    """Columns: the seat's name, the words. Keeps events, never words (law 11)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenter: Presenter | None = None
        self._events: list[Event] = []
        self._gold = QColor("#8B6A1A")

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._events)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._events):
            return None
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            who, what = self.words(index.row())
            return what if index.column() else who
        if index.column() == 0 and role == Role.ForegroundRole:
            return self._gold
        if index.column() == 0 and role == Role.FontRole:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        return None

    def words(self, row: int) -> tuple[str, str]:
        """Who and what, in the language of the moment."""
        assert self._presenter is not None
        line = self._presenter.line(self._events[row])
        if line is None:
            return "", ""
        seat, what = line
        return (self._presenter.names()[seat] if seat >= 0 else ""), what

    def begin(self, presenter: Presenter, events: tuple[Event, ...]) -> None:
        """The log of another deal, or of the same one after an undo."""
        self.beginResetModel()
        self._presenter = presenter
        self._events = [event for event in events if presenter.line(event) is not None]
        self.endResetModel()

    def add(self, events: tuple[Event, ...]) -> None:
        presenter = self._presenter
        if presenter is None:
            return
        worth = [event for event in events if presenter.line(event) is not None]
        if worth:
            first = len(self._events)
            self.beginInsertRows(QModelIndex(), first, first + len(worth) - 1)
            self._events += worth
            self.endInsertRows()

    def retranslate(self) -> None:
        if self._events:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._events) - 1, 1))

    def colour(self, gold: str) -> None:
        self._gold = QColor(gold)
        self.retranslate()
