"""What a deal needs and the home page does not; loading it takes longer than the home page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from .. import later
from ..art.artwork import Artwork
from ..desk import Desk
from ..session import Session
from .result import ResultPage
from .table import TablePage


@dataclass(frozen=True)
class Rooms:
    """The session and whatever follows it."""

    session: Session
    desk: Desk
    table: TablePage
    result: ResultPage


def build(make_session: Callable[[], Session], artwork: Artwork, window: QWidget) -> Rooms:
    """All of it as children of the window, not yet wired to it.

    The games are loaded first: modules that two threads begin to import at once may meet half of
    each other, and the session thread needs the same ones as this.
    """
    later.load_games()
    session = make_session()
    desk = Desk(session, window)
    table = TablePage(session, desk, artwork, window)
    return Rooms(session, desk, table, ResultPage(artwork, window))
