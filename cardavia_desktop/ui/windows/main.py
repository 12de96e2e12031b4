"""The main window: pages, shortcuts, settings applied at once, a close in stages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ...storage import paths
from ...storage.glance import Settings, Window
from .. import theme, words
from ..art.artwork import Artwork
from ..art.filters import Filters
from ..desk import Desk
from ..games.fronts import FRONTS
from ..language import Language
from ..messages import MessageStrip
from ..session import Session
from ..shapes import Failure, Finished, Start
from .home import HomePage
from .result import ResultPage
from .table import TablePage
from .top_bar import TopBar

if TYPE_CHECKING:
    from ..dialogs.chart import ChartDialog
    from ..dialogs.settings import SettingsDialog
    from ..report_strip import ReportStrip
    from .rules import RulesPage

LEAST = (1024, 640)
FIRST = (1440, 900)


class MainWindow(QMainWindow):
    """Knows every page; the session and the artwork are handed in."""

    settled = Signal(object)
    """Settings that the person confirmed, to be saved."""
    gone = Signal()
    """The session has ended: the program may leave."""

    def __init__(
        self, session: Session, artwork: Artwork, language: Language, settings: Settings
    ) -> None:
        super().__init__()
        self._session, self._artwork, self._language = session, artwork, language
        self.settings = settings
        self._game = ""
        self._closing = False
        self._closed = False
        self._dialog: SettingsDialog | None = None
        self._rules: RulesPage | None = None
        self._chart: ChartDialog | None = None
        self.report: ReportStrip | None = None
        self.desk = Desk(session, self)
        self.bar = TopBar(self)
        self.strip = MessageStrip(self)
        self.home = HomePage(artwork, self)
        self.table = TablePage(session, self.desk, artwork, self)
        self.result = ResultPage(artwork, self)
        self.stack = QStackedWidget(self)
        for page in (self.home, self.table, self.result):
            self.stack.addWidget(page)
        middle = QWidget(self)
        column = self._column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.strip)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(middle)
        self.setMinimumSize(*LEAST)
        self._connect()
        self._keys()
        self.apply(settings, first=True)
        self._place(settings.window)
        self.go_home()

    def _connect(self) -> None:
        session, desk, bar = self._session, self.desk, self.bar
        session.failed.connect(self.strip.tell)
        session.closed.connect(self._left)
        desk.opened.connect(self._opened)
        desk.changed.connect(self._follow)
        self.strip.shown.connect(self.table.announcer.say)
        self.table.finished.connect(self._show_result)
        self.home.start.connect(self.start)
        self.home.resume.connect(self.resume)
        desk.wanted.connect(self.show_chart)  # the chart is all that a bar can open
        self.result.next_deal.connect(session.next_deal)
        self.result.start_over.connect(self.start_over)
        self.result.undo.connect(desk.undo)
        self.result.home.connect(self.go_home)
        self.result.look.connect(self._look)
        self.result.rule.connect(self.show_rule)
        bar.home.connect(self.go_home)
        bar.table.connect(self.show_table)
        bar.rules.connect(self.show_rules)
        bar.undo.connect(desk.undo)
        bar.restart.connect(self.new_deal)
        bar.settings.connect(self.open_settings)

    def _keys(self) -> None:
        for keys, slot in (
            ("F1", self.show_rules),
            ("F2", self.show_chart),
            ("F6", self._next_region),
            ("F11", self._full_screen),
            ("Ctrl+,", self.open_settings),
            ("Ctrl+N", self.new_deal),
            ("Ctrl+Q", self.close),
            ("Ctrl+Z", self.desk.undo),
            ("Ctrl+Shift+Z", self.desk.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # pages

    @Slot(str)
    def start(self, game: str) -> None:
        self._session.start(Start(game, self.settings.level, self.settings.rotation))

    @Slot(str)
    def resume(self, game: str) -> None:
        self._session.resume(game)

    @Slot()
    def start_over(self) -> None:
        if self._game:
            self.start(self._game)

    @Slot()
    def new_deal(self) -> None:
        """Void the unfinished deal and deal again; after its end it is the next deal (M4)."""
        if self._game:
            self._session.restart()

    @Slot()
    def go_home(self) -> None:
        if self._game:
            self._session.leave()
        self._game = ""
        self.bar.show_game("")
        self.home.show_saved(paths.saved_games())
        self.stack.setCurrentWidget(self.home)
        self.home.setFocus()

    @Slot(object)
    def _opened(self, started: object) -> None:
        self._game = str(getattr(started, "game", ""))
        self.bar.show_game(FRONTS[self._game].title())
        self.show_table()

    @Slot()
    def show_table(self) -> None:
        if not self._game:
            return
        self.bar.show_page(False)
        if self.desk.finished is not None:
            self.stack.setCurrentWidget(self.result)
            self.result.setFocus()
            return
        self.stack.setCurrentWidget(self.table)
        self.table.view.setFocus()

    @Slot()
    def _look(self) -> None:
        """The table as it lay at the end; the Table tab leads back to the result."""
        self.stack.setCurrentWidget(self.table)
        self.table.view.setFocus()

    @Slot()
    def show_rules(self) -> None:
        from .rules import RulesPage

        game = self._game or self.home.cards[0].front.game
        if self._rules is None:
            self._rules = RulesPage(self._artwork, game, self)
            self.stack.addWidget(self._rules)
        self._rules.show_game(game)
        self.bar.show_page(True)
        self.stack.setCurrentWidget(self._rules)
        self._rules.setFocus()

    @Slot(str)
    def show_rule(self, id: str) -> None:
        """The rules, opened at a paragraph (`M18`)."""
        self.show_rules()
        if self._rules is not None:
            self._rules.open_rule(id)

    @Slot()
    def show_chart(self) -> None:
        """Ranks, patterns or cards at a glance, beside the table; the same key closes it."""
        from ..dialogs.chart import ChartDialog

        game = self._game or self.home.cards[0].front.game
        if self._chart is None:
            self._chart = ChartDialog(self._artwork, game, self)
            self._chart.rule_asked.connect(self.show_rule)
        self._chart.show_game(game)
        self._chart.show()

    @Slot(object)
    def _show_result(self, finished: Finished) -> None:
        if self.desk.finished is None or self.desk.presenter is None:
            return
        self.result.show_result(self.desk.presenter, finished)
        if self.stack.currentWidget() is self.table:
            self.show_table()

    @Slot()
    def _follow(self) -> None:
        self.bar.allow_undo(self.desk.can_undo)
        if self.desk.finished is None and self.stack.currentWidget() is self.result:
            self.show_table()

    @Slot()
    def _next_region(self) -> None:
        """F6: top bar, page, log."""
        page = self.stack.currentWidget()
        inner: QWidget = self.table.view if page is self.table or page is None else page
        regions: list[QWidget] = [self.bar.settings_button, inner]
        if self.report is not None:
            regions.insert(1, self.report)
        if page is self.table and self.table.panel.isVisible():
            regions.append(self.table.panel.log)
        focus = QApplication.focusWidget()
        here = [
            n for n, part in enumerate(regions)
            if focus is not None and (focus is part or part.isAncestorOf(focus))
        ]  # fmt: skip
        if not here and focus is not None and self.bar.isAncestorOf(focus):
            here = [0]
        regions[((here[0] if here else 0) + 1) % len(regions)].setFocus(
            Qt.FocusReason.ShortcutFocusReason
        )

    @Slot()
    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # settings

    @Slot(object)
    def apply(self, settings: Settings, first: bool = False) -> None:
        """Show these settings at once."""
        old, self.settings = self.settings, settings
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if first or settings.theme != old.theme:
            shown = theme.apply(app, settings.theme)
            self.bar.paint_icons(shown)
            self.desk.log.colour(shown.gold)
        if first or settings.language != old.language:
            self._language.use(settings.language)
        self._artwork.set_filters(
            Filters(settings.contrast, settings.grain, settings.temperature), wait=first
        )
        self.table.choreographer.set_animation(settings.animation)
        self.table.scene.set_marks(settings.marks)
        self.table.set_panel(settings.panel)
        if first or settings.pace != old.pace:
            self._session.set_pace(settings.pace)
            self.table.choreographer.set_pace(settings.pace)
        if first or (settings.level, settings.rotation) != (old.level, old.rotation):
            self._session.set_rules(settings.level, settings.rotation)

    @Slot()
    def open_settings(self) -> None:
        from ..dialogs.settings import SettingsDialog

        if self._dialog is not None:
            return
        dialog = SettingsDialog(self.settings, self._artwork, self)
        self._dialog = dialog
        dialog.changed.connect(self.apply)
        dialog.finished.connect(self._settings_done)
        dialog.open()

    @Slot(int)
    def _settings_done(self, result: int) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is None:
            return
        self.apply(dialog.settings)
        if result:
            self.settled.emit(self.settings)
        dialog.deleteLater()

    @Slot(object)
    def tell(self, failure: Failure) -> None:
        self.strip.tell(failure)

    def offer(self, reports: tuple[Path, ...]) -> None:
        """The reports of a crash that earlier runs left, the latest first."""
        from ..report_strip import ReportStrip

        report = self.report = ReportStrip(reports, self)
        report.shown.connect(self.table.announcer.say)
        report.failed.connect(self.tell)
        report.ended.connect(self._report_gone)
        report.setFocusProxy(report.copy)
        self._column.insertWidget(self._column.indexOf(self.strip) + 1, report)
        report.show()

    @Slot(bool)
    def _report_gone(self, focused: bool) -> None:
        self.report = None
        page = self.stack.currentWidget()
        if focused and page is not None:
            (self.table.view if page is self.table else page).setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(words.application())
        if self._game:
            self.bar.show_game(FRONTS[self._game].title())
        self.bar.retranslate()
        self.strip.retranslate()
        self.home.retranslate()
        self.desk.retranslate()
        self.table.retranslate()
        self.result.retranslate()

    # the window

    def _place(self, wanted: Window | None) -> None:
        """Where it was last time, when that is still on a screen."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        room = QGuiApplication.primaryScreen().availableGeometry()
        size = QRect(0, 0, min(FIRST[0], room.width()), min(FIRST[1], room.height()))
        size.moveCenter(room.center())
        if wanted is not None:
            kept = QRect(wanted.x, wanted.y, wanted.width, wanted.height)
            title = QRect(kept.x(), kept.y(), kept.width(), 40)
            if any(screen.intersected(title).width() > 100 for screen in screens):
                size = kept
        self.setGeometry(size)
        if wanted is not None and wanted.full_screen:
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        elif wanted is not None and wanted.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def placed(self) -> Settings:
        """The settings with the window's place in them."""
        box = self.normalGeometry() if self.normalGeometry().isValid() else self.geometry()
        place = Window(
            box.x(), box.y(), box.width(), box.height(), self.isMaximized(), self.isFullScreen()
        )
        return replace(self.settings, window=place)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what moves, save, end the session; the close is accepted when it has ended."""
        if self._closed:
            event.accept()
            return
        event.ignore()
        if self._closing:
            return
        self._closing = True
        if self._dialog is not None:
            self._dialog.reject()
        self.settled.emit(self.placed())
        self.table.close_down()
        self._artwork.close()
        self.hide()
        self._session.quit()

    @Slot()
    def _left(self) -> None:
        self._closed = True
        self.gone.emit()
