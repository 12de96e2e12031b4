"""The bar at the top: wordmark, game, Table | Full rules, undo, new deal, settings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from ..art.icons import qicon
from ..theme import Theme, rem
from .steering import Steering

translate = QCoreApplication.translate


class TopBar(QWidget):
    home = Signal()
    table = Signal()
    rules = Signal()
    undo = Signal()
    restart = Signal()
    settings = Signal()
    panel = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(rem() * 52 // 14)
        self._in_game = False
        self.wordmark = QPushButton("CARDAVIA", self)
        self.wordmark.setObjectName("wordmark")
        self.wordmark.setProperty("look", "quiet")
        self.wordmark.setCursor(Qt.CursorShape.PointingHandCursor)
        spaced = QFont()
        spaced.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 128)
        self.wordmark.setFont(spaced)
        self.wordmark.clicked.connect(self.home)
        self.game = QLabel(self)
        self.game.setObjectName("gameName")
        self._tabs = QWidget(self)
        self._tabs.setObjectName("tabs")
        self._tabs.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.table_tab = self._tab()
        self.rules_tab = self._tab()
        self.table_tab.clicked.connect(self.table)
        self.rules_tab.clicked.connect(self.rules)
        group = QButtonGroup(self)
        group.addButton(self.table_tab)
        group.addButton(self.rules_tab)
        tabs = QHBoxLayout(self._tabs)
        tabs.setContentsMargins(0, 0, 0, 0)
        tabs.setSpacing(0)
        tabs.addWidget(self.table_tab)
        tabs.addWidget(self.rules_tab)
        self.undo_button = self._tool(self.undo)
        self.restart_button = self._tool(self.restart)
        self.settings_button = self._tool(self.settings)
        self.panel_button = self._tool(self.panel)
        self.panel_button.setCheckable(True)
        left, right = QHBoxLayout(), QHBoxLayout()
        left.addWidget(self.wordmark)
        left.addWidget(self.game)
        left.addSpacing(rem())
        left.addStretch(1)
        right.addStretch(1)
        for button in (
            self.undo_button,
            self.restart_button,
            self.settings_button,
            self.panel_button,
        ):
            right.addWidget(button)
        grid = QGridLayout(self)
        grid.setContentsMargins(rem(), 0, rem(), 0)
        grid.addLayout(left, 0, 0)
        grid.addWidget(self._tabs, 0, 1, Qt.AlignmentFlag.AlignCenter)
        grid.addLayout(right, 0, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        Steering(self.findChildren(QPushButton), self, arrows=False)
        self.retranslate()

    def _tab(self) -> QPushButton:
        made = QPushButton(self._tabs)
        made.setCheckable(True)
        made.setProperty("look", "tab")
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        return made

    def _tool(self, signal: object) -> QPushButton:
        made = QPushButton(self)
        made.setProperty("look", "quiet")
        # A click leaves the keyboard with the table; Tab and F6 lead here.
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setIconSize(QSize(rem() * 17 // 14, rem() * 17 // 14))
        made.clicked.connect(signal)
        return made

    def show_game(self, title: str) -> None:
        """The game being played; "" on the home page."""
        self._in_game = bool(title)
        self.game.setText(title)
        self._label_tools()
        for part in (
            self.game,
            self._tabs,
            self.undo_button,
            self.restart_button,
            self.panel_button,
        ):
            part.setVisible(self._in_game)

    def show_page(self, rules: bool) -> None:
        self.rules_tab.setChecked(rules)
        self.table_tab.setChecked(not rules)

    @Slot(bool)
    def allow_undo(self, on: bool) -> None:
        self.undo_button.setEnabled(on)

    @Slot(bool)
    def show_panel(self, on: bool) -> None:
        """Whether the side panel is open; pressing the button alone changes nothing."""
        self.panel_button.setChecked(on)

    def allow_panel(self, on: bool) -> None:
        """Only the table has a side panel."""
        self.panel_button.setEnabled(on)

    def resizeEvent(self, event: object) -> None:
        """Words beside the icons only where there is room."""
        self._label_tools()

    def _label_tools(self) -> None:
        """Words where all of them fit; the tabs keep the width of their bold words."""
        bold = QFont(self.rules_tab.font())
        bold.setWeight(QFont.Weight.DemiBold)
        for tab in (self.table_tab, self.rules_tab):
            wide = QFontMetrics(bold).horizontalAdvance(tab.text())
            tab.setMinimumWidth(max(rem() * 9, wide + rem() * 4 + 6))
        metrics = self.undo_button.fontMetrics()
        icons = 4 * rem() * 4
        widths = [metrics.horizontalAdvance(text) for _, text in self._texts()]
        tabs = self.table_tab.minimumWidth() + self.rules_tab.minimumWidth()
        left = self.wordmark.sizeHint().width() + self.game.sizeHint().width() + rem()
        room = (self.width() - rem() * 2 - tabs) // 2
        least = len(widths) - 1  # the panel's picture speaks for itself first
        counts = (len(widths), least, 0)
        worded = next(n for n in counts if room >= max(left, icons + sum(widths[:n])) or not n)
        for n, (button, text) in enumerate(self._texts()):
            button.setText(text if n < worded else "")
            button.setAccessibleName(text)

    def _texts(self) -> tuple[tuple[QPushButton, str], ...]:
        return (
            (self.undo_button, translate("TopBar", "Undo")),
            (self.restart_button, translate("TopBar", "Restart")),
            (self.settings_button, translate("TopBar", "Settings")),
            (self.panel_button, translate("TopBar", "Panel")),
        )

    def paint_icons(self, theme: Theme) -> None:
        colour = QColor(theme.text)
        for button, name in (
            (self.undo_button, "undo"),
            (self.restart_button, "restart"),
            (self.settings_button, "settings"),
            (self.panel_button, "panel"),
        ):
            button.setIcon(qicon(name, colour, rem() * 17 // 14))

    def retranslate(self) -> None:
        self.table_tab.setText(translate("TopBar", "Table"))
        self.rules_tab.setText(translate("TopBar", "Full rules"))
        self.wordmark.setAccessibleName(translate("TopBar", "Home"))
        self.wordmark.setToolTip(translate("TopBar", "Home"))
        tips = (
            translate("TopBar", "Back to your last decision (U)"),
            translate("TopBar", "Void this deal and deal again (Ctrl+N)"),
            translate("TopBar", "Settings (Ctrl+,)"),
            translate("TopBar", "Side panel with the log"),
        )
        for (button, _), tip in zip(self._texts(), tips, strict=True):
            button.setToolTip(tip)
        self._label_tools()
