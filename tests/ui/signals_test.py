"""Signals of the system: heard at once, obeyed by the event loop."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.leaving import Ears


@pytest.fixture
def heard(qapp: object) -> Iterator[list[str]]:
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(number) for number in numbers]
    calls: list[str] = []
    ears = Ears(lambda: calls.append("leave"))
    yield calls
    ears.close()
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_breaks_into_no_code_that_runs_and_is_obeyed_by_the_loop(
    heard: list[str], number: int, qtbot: QtBot
) -> None:
    signal.raise_signal(number)
    for _ in range(1000):  # the interpreter runs the handler in here
        pass
    assert heard == []
    qtbot.waitUntil(lambda: heard == ["leave"])
