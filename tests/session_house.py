"""A session on the tiny game, with somebody who answers and notes every signal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QThread, Slot

from cardavia_desktop.engine.core import (
    Action,
)
from cardavia_desktop.storage.saves import Saves
from cardavia_desktop.ui.session import Session
from cardavia_desktop.ui.shapes import (
    Asked,
    Finished,
    Start,
)

WAIT = 20_000
"""Milliseconds after which a test gives up; nothing is measured."""

SIGNALS = (
    "started", "happened", "asked", "rewound", "finished", "failed", "thinking", "reading",
)  # fmt: skip


def first_legal(asked: Asked) -> Action | None:
    return asked.legal[0]


def nothing(asked: Asked) -> Action | None:
    return None


class Player(QObject):
    """Writes down what a session says, on the thread it was made on, and answers questions."""

    def __init__(self, session: Session, answers: Callable[[Asked], Action | None]) -> None:
        super().__init__()
        self.session = session
        self.answers = answers
        self.seen: list[tuple[str, Any]] = []
        self.closed = False
        self.strangers = 0
        for name in SIGNALS:
            getattr(session, name).connect(getattr(self, name))
        session.closed.connect(self.on_closed)

    def note(self, name: str, value: Any) -> None:
        self.strangers += QThread.currentThread() is not self.thread()
        self.seen.append((name, value))

    @Slot(object)
    def started(self, value: Any) -> None:
        self.note("started", value)

    @Slot(object)
    def happened(self, value: Any) -> None:
        self.note("happened", value)

    @Slot(object)
    def asked(self, value: Any) -> None:
        self.note("asked", value)
        action = self.answers(value)
        if action is not None:
            self.session.answer(value.ticket, action)

    @Slot(object)
    def rewound(self, value: Any) -> None:
        self.note("rewound", value)

    @Slot(object)
    def finished(self, value: Any) -> None:
        self.note("finished", value)

    @Slot(object)
    def failed(self, value: Any) -> None:
        self.note("failed", value)

    @Slot(object)
    def thinking(self, value: Any) -> None:
        self.note("thinking", value)

    @Slot(bool)
    def reading(self, value: bool) -> None:
        self.note("reading", value)

    @Slot()
    def on_closed(self) -> None:
        self.closed = True

    def all(self, kind: type) -> list[Any]:
        return [value for _, value in self.seen if isinstance(value, kind)]

    def count(self, kind: type) -> int:
        return len(self.all(kind))


class House:
    """Makes sessions over one folder of saves and closes them at the end."""

    def __init__(self, qtbot: Any, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.players: list[Player] = []

    def open(
        self,
        answers: Callable[[Asked], Action | None] = first_legal,
        *,
        pace: str = "instant",
        processes: bool = False,
    ) -> Player:
        session = Session(pace=pace, saves=self.folder, processes=processes)
        player = Player(session, answers)
        self.players.append(player)
        return player

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=WAIT)

    def close(self, player: Player) -> None:
        player.session.quit()
        self.until(lambda: player.closed)

    def saved_actions(self) -> list[str]:
        loaded = Saves(self.folder).load("tiny")
        assert loaded.problem is None and loaded.value is not None
        return [str(action) for action in loaded.value.actions]


ORDER = Start("tiny", "club", seed=11, bot_seed=5)


def claim_prompt(asked: Asked) -> Action | None:
    """Answer all but a claim."""
    return None if asked.view.open else asked.legal[0]


def to_claim_prompt(house: House, player: Player) -> Asked:
    for seed in range(100):
        player.session.start(Start("tiny", "club", seed=seed, bot_seed=1))
        seen = player.count(Finished)
        house.until(
            lambda seen=seen: (  # type: ignore[misc]
                player.count(Finished) > seen or any(a.view.open for a in player.all(Asked)[-1:])
            )
        )
        if player.count(Finished) == seen:
            asked: Asked = player.all(Asked)[-1]
            return asked
    raise AssertionError("no claim prompt in 100 deals")
