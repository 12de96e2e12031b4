"""Every text of a window that a person sees or hears, wherever it is kept."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    Qt,
)
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextBrowser,
    QWidget,
)

Texts = Counter[tuple[str, str, str]]
"""(kind of thing, what of it, text)."""
ROLES = {"shown": Qt.ItemDataRole.DisplayRole, "heard": Qt.ItemDataRole.AccessibleTextRole}


def texts(window: Any) -> Texts:
    """All of the main window, of its dialogs, its models and the table as readers have it."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found: Texts = Counter()
    roots = [window, *(d for d in (window._dialog, window._chart) if d is not None)]
    for root in roots:
        for widget in (root, *root.findChildren(QWidget)):
            if root is not window or _belongs(widget, window):
                _of_widget(widget, found)
    _of_table(window, found)
    found.pop(("", "", ""), None)
    return Counter({key: n for key, n in found.items() if key[2]})


def _belongs(widget: QWidget, window: Any) -> bool:
    """Shown now, or on a page that is only not in front."""
    if widget.window() is not window:
        return False
    page = widget
    while page is not None and page.parentWidget() is not window.stack:
        page = page.parentWidget()
    return widget.isVisibleTo(page or window)


def _of_widget(widget: QWidget, found: Texts) -> None:
    kind = type(widget).__name__
    found[kind, "title", widget.windowTitle()] += 1
    found[kind, "tip", widget.toolTip()] += 1
    found[kind, "status", widget.statusTip()] += 1
    found[kind, "name", widget.accessibleName()] += 1
    found[kind, "description", widget.accessibleDescription()] += 1
    if isinstance(widget, (QLabel, QAbstractButton, QLineEdit)):
        found[kind, "text", widget.text()] += 1
    if isinstance(widget, QLineEdit):
        found[kind, "placeholder", widget.placeholderText()] += 1
    if isinstance(widget, QTextBrowser) and widget.isVisible():  # it is made when it is shown
        found[kind, "text", widget.toPlainText()] += 1
        for title in re.findall(r'title="([^"]*)"', widget.toHtml()):
            found[kind, "picture", title] += 1
    if isinstance(widget, QListWidget):
        for row in range(widget.count()):
            found[kind, "entry", widget.item(row).text()] += 1


def _of_model(kind: str, model: QAbstractItemModel, found: Texts) -> None:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(model.rowCount()):
        for column in range(columns):
            for what, role in ROLES.items():
                text = model.index(row, column).data(role)
                found[kind, what, text if isinstance(text, str) else ""] += 1


def _of_table(window: Any, found: Texts) -> None:
    table, desk = window.table, window.desk
    for sprite, decor in table.scene._decor.values():
        if sprite.isVisible():
            found["felt", decor.key, decor.text] += 1
            found["felt", decor.key, repr(decor.token)] += 1
    for model in (desk.hand, desk.calls, desk.log, desk.score):
        _of_model(type(model).__name__, model, found)
    found["spoken", "last", table.announcer.last] += 1
    if desk.presenter is not None and desk.view is not None:
        found["spoken", "situation", desk.presenter.situation(desk.view)] += 1
    root = table.expose()
    name = QAccessible.Text.Name
    for place in range(len(table.pointer.areas)):
        area = root.part(place)
        assert area is not None
        found["reader", "area", area.text(name)] += 1
        for n in range(area.childCount()):
            piece = area.child(n)
            assert piece is not None
            found["reader", "piece", piece.text(name)] += 1


def differences(here: Texts, there: Texts) -> list[str]:
    """What only one of two windows shows, for a failing test."""
    lost = [f"only in the first: {key}" for key in (here - there)]
    return lost + [f"only in the second: {key}" for key in (there - here)]


def flush() -> None:
    """Whatever was posted is done."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
