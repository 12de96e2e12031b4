"""The sections of the side panel are worked out on a thread: only those that are due are shown."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.windows.panel import PanelSource


class Desk(QObject):
    """What the source needs of a desk, and a presenter that takes its time."""

    table = Signal(object, object)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.presenter: Any = self
        self.game, self.view, self.legal = "tiny", "first", ()
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.go_on.set()

    def warm(self, read: object) -> None:
        pass

    def panel(self, view: str, legal: object) -> tuple[str, ...]:
        self.begun.set()
        assert self.go_on.wait(20)
        return (view,)


@pytest.fixture
def desk(qapp: object) -> Desk:
    return Desk()


@pytest.fixture
def source(desk: Desk) -> Iterator[PanelSource]:
    made: Any = PanelSource(desk)  # type: ignore[arg-type]
    made.told = []
    made.ready.connect(made.told.append)
    yield made
    desk.go_on.set()
    made.close()


def test_an_answer_for_what_lay_on_the_table_before_is_dropped(
    desk: Desk, source: Any, qtbot: QtBot
) -> None:
    desk.go_on.clear()
    desk.changed.emit()
    qtbot.waitUntil(desk.begun.is_set)
    source.again()
    desk.view = "second"
    desk.go_on.set()
    qtbot.waitUntil(lambda: bool(source.told) and not source.busy)
    assert source.told == [("second",)]


def test_nothing_is_worked_out_after_the_close(desk: Desk, source: Any, qtbot: QtBot) -> None:
    desk.changed.emit()
    qtbot.waitUntil(lambda: source.told == [("first",)])
    source.close()
    desk.view = "second"
    desk.changed.emit()
    source.again()
    qtbot.wait(60)
    assert source.told == [("first",)]
    assert not [each for each in threading.enumerate() if each.name == "panel"]


def test_a_panel_that_cannot_be_worked_out_is_empty(
    desk: Desk, source: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not what was true a move before; and nobody waits for it."""

    def broken(view: str, legal: object) -> tuple[str, ...]:
        raise ValueError(view)

    monkeypatch.setattr(desk, "panel", broken)
    desk.changed.emit()
    qtbot.waitUntil(lambda: source.told == [()], timeout=10_000)
    assert not source.busy
