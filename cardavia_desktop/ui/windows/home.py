"""The home page: go on with the saved deal, or choose a game."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..art.artwork import Artwork
from ..fronts import FRONTS, Front
from ..theme import rem
from ..words import signed
from .parts import label
from .steering import Steering

if TYPE_CHECKING:
    from ...storage.results import Outcome

translate = QCoreApplication.translate
SHOWN = 4
"""Results."""
EMPTY = "\N{NO-BREAK SPACE}"
"""Keeps the room of a line."""


class Sample(QWidget):
    """Some pieces of a game on felt."""

    def __init__(self, shown: Front, artwork: Artwork, parent: QWidget) -> None:
        super().__init__(parent)
        self._front, self._artwork = shown, artwork
        self.setFixedHeight(rem() * 9)
        artwork.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        clip = QPainterPath()
        clip.addRoundedRect(self.rect().toRectF(), 10, 10)
        painter.setClipPath(clip)
        felt = self._artwork.felt(QSizeF(self.size()), ratio)
        painter.drawPixmap(0, 0, felt)
        kinds = self._front.sample
        proportion = self._front.proportion
        room = self.width() * 0.84 / (len(kinds) + 0.14 * (len(kinds) - 1))
        width = min(self.height() * 0.62 / proportion, room)
        height = width * proportion
        gap = width * 0.14
        x = (self.width() - len(kinds) * width - (len(kinds) - 1) * gap) / 2
        size = QSizeF(round(width), round(height))
        margin = self._artwork.margin(size)
        for n, kind in enumerate(kinds):
            picture = self._artwork.face(self._front.game, kind, size, ratio)
            y = (self.height() - height) / 2 + (4 if n % 2 else -4)
            at = (round(x - margin), round(y - margin))
            painter.drawPixmap(*at, self._artwork.grained(picture))
            x += width + gap
        painter.end()


class GameCard(QFrame):
    """A game: its pieces, its name, one line, a button."""

    chosen = Signal(str)

    def __init__(self, shown: Front, artwork: Artwork, parent: QWidget) -> None:
        super().__init__(parent)
        self.front = shown
        self.setProperty("look", "card")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumWidth(rem() * 15)
        self.setMaximumWidth(rem() * 23)
        column = QVBoxLayout(self)
        column.setContentsMargins(rem(), rem(), rem(), rem())
        column.setSpacing(rem() * 5 // 7)
        column.addWidget(Sample(shown, artwork, self))
        self._title = label("", "subtitle", self)
        self._line = label("", "muted", self)
        for words in (self._title, self._line):
            words.setWordWrap(True)
        # Room for three lines in every language: one that is chosen later moves nothing.
        self._line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._line.setMinimumHeight(3 * self._line.fontMetrics().lineSpacing())
        self.button = QPushButton(self)
        self.button.setProperty("look", "plain")
        self.button.clicked.connect(self._choose)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addStretch(1)
        column.addWidget(self.button)
        self.retranslate()

    @Slot()
    def _choose(self) -> None:
        self.chosen.emit(self.front.game)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self._choose()

    def retranslate(self) -> None:
        self._title.setText(self.front.title())
        self._line.setText(self.front.tagline())
        self.button.setText(translate("Home", "New deal"))
        spoken = translate("Home", "New deal of %1").replace("%1", self.front.title())
        self.button.setAccessibleName(spoken)


class HomePage(QWidget):
    """Cards for the games that can be played; the saved deal first, when there is one."""

    start = Signal(str)
    resume = Signal(str)

    def __init__(self, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._saved: tuple[str, ...] = ()
        self._outcomes: tuple[Outcome, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(rem() * 3, rem() * 3, rem() * 3, rem() * 3)
        column.setSpacing(rem())
        column.addStretch(2)
        self._title = label("", "title", self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._title)
        self._resume_row = QHBoxLayout()
        self._resume_row.addStretch(1)
        self.resume_buttons: list[QPushButton] = []
        column.addLayout(self._resume_row)
        column.addSpacing(rem())
        row = QHBoxLayout()
        row.setSpacing(rem() * 12 // 7)
        row.addStretch(1)
        self.cards = [GameCard(front, artwork, self) for front in FRONTS.values()]
        for card in self.cards:
            card.chosen.connect(self.start)
            row.addWidget(card, 30)
        row.addStretch(1)
        column.addLayout(row)
        self.results = label("", "muted", self)
        self.results.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.results.setWordWrap(True)
        column.addWidget(self.results)
        column.addStretch(3)
        for n, card in enumerate(self.cards):
            button = QPushButton(self)
            button.setProperty("look", "primary")
            button.setProperty("game", card.front.game)
            button.clicked.connect(self._resume)
            button.hide()
            self.resume_buttons.append(button)
            self._resume_row.insertWidget(n + 1, button)
        self._resume_row.addStretch(1)
        order = [*self.resume_buttons, *(card.button for card in self.cards)]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        Steering(order, self)
        self.retranslate()

    @Slot()
    def _resume(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.resume.emit(sender.property("game"))

    def show_saved(self, games: tuple[str, ...]) -> None:
        """The games whose deal can be continued."""
        self._saved = games
        for button, card in zip(self.resume_buttons, self.cards, strict=True):
            button.setVisible(card.front.game in games)
        first = next((b for b in self.resume_buttons if not b.isHidden()), None)
        self.setFocusProxy(first or self.cards[0].button)

    @Slot(object)
    def show_results(self, outcomes: tuple[Outcome, ...]) -> None:
        """The last few results, the newest first."""
        self._outcomes = outcomes[: -SHOWN - 1 : -1]
        said = (f"{FRONTS[each.game].title()} {signed(each.net)}" for each in self._outcomes)
        text = translate("Home", "Last results: %1").replace("%1", " · ".join(said))
        self.results.setText(text if self._outcomes else EMPTY)

    def retranslate(self) -> None:
        self.show_results(self._outcomes[::-1])
        self._title.setText(translate("Home", "Sit down at the table"))
        for button, card in zip(self.resume_buttons, self.cards, strict=True):
            text = translate("Home", "Continue %1").replace("%1", card.front.title())
            button.setText(text)
            card.retranslate()

