"""The facade the interface holds: it owns the session thread, its signals arrive on the UI thread.

    session = Session(pace="normal")
    session.asked.connect(window.on_asked)
    session.start(Start("hk-mahjong", level="club"))
    ...
    session.quit()          # asynchronous; `closed` comes within 2 s, then accept the close
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ..engine.core import Action
from .shapes import Start


class Session(QObject):
    """Methods return at once. Every signal but `closed` carries one value of `shapes`."""

    started = Signal(object)  # Started
    happened = Signal(object)  # Happening
    asked = Signal(object)  # Asked
    rewound = Signal(object)  # Rewound
    finished = Signal(object)  # Finished
    failed = Signal(object)  # Failure
    thinking = Signal(object)  # Seat | None: the mark stands on the seat whose turn it is
    reading = Signal(bool)  # True: a pause to read began, `read()` ends it; False: it ended
    closed = Signal()

    def start(self, order: Start) -> None: ...
    def resume(self, game: str) -> None: ...
    def next_deal(self) -> None: ...
    def restart(self) -> None: ...
    def answer(self, ticket: int, action: Action) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def read(self) -> None: ...
    def set_pace(self, pace: str) -> None: ...
    def set_rules(self, level: str, rotation: bool) -> None: ...
    def leave(self) -> None:
        """Back to the home screen: thinking stops, the deal stays saved; no signal follows."""

    def quit(self) -> None: ...
