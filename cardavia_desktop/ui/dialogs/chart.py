"""The chart of a game, one key away: stays open beside the table and closes with the same key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from .. import theme
from ..art.artwork import Artwork
from ..windows.reader import Reader
from .chart_html import CHARTS

translate = QCoreApplication.translate
SIZES = {"hk-mahjong": (760, 470), "tien-gow": (1000, 610), "nantong": (760, 620)}


class ChartDialog(QDialog):
    """Ranks, patterns or cards of one game at a glance. Not modal."""

    rule_asked = Signal(str)
    """A pattern was chosen: show it in the full rules."""

    def __init__(self, artwork: Artwork, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        r = theme.rem()
        self._game = game
        self.reader = Reader(artwork, self)
        self.reader.setStyleSheet("background: transparent; color: palette(text);")
        self.reader.anchorClicked.connect(self._follow)
        self._close = QPushButton()
        self._close.setProperty("look", "plain")
        self._close.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(r, r // 2, r, r)
        outer.addWidget(self.reader, 1)
        outer.addLayout(foot)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._render)
        artwork.changed.connect(self.reader.redraw)
        self.retranslate()
        self.resize(*SIZES[game])

    @property
    def game(self) -> str:
        """The game whose chart is shown."""
        return self._game

    def show_game(self, game: str) -> None:
        """Another game's chart; KeyError when it has none."""
        if game not in CHARTS:
            raise KeyError(game)
        if game != self._game:
            self._game = game
            self.retranslate()
            self.resize(*SIZES[game])

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        self.rule_asked.emit(url.fragment())
        owner = self.parentWidget()
        if owner is not None and owner.window().frameGeometry().intersects(self.frameGeometry()):
            self.reject()  # it would hide the rule that it has just opened

    @Slot()
    def _render(self) -> None:
        colour = self.palette().color(QPalette.ColorRole.Highlight).name()
        style = f"<style>a {{ color: {colour}; text-decoration: none; }}</style>"
        self.reader.show_html(style + CHARTS[self._game]())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.reject()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._later.start(0)
        super().changeEvent(event)

    def retranslate(self) -> None:
        """All words anew."""
        self.setWindowTitle(translate("Chart", "Chart"))
        self.reader.setAccessibleName(translate("Chart", "Chart"))
        self._close.setText(translate("Chart", "Close"))
        self._render()
