"""The main window: pages, shortcuts, settings applied at once, a close in stages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ...storage import paths
from ...storage.glance import Settings
from .. import later, theme, words
from ..art.artwork import Artwork
from ..art.filters import Filters
from ..fronts import FRONTS
from ..language import Language
from ..messages import MessageStrip
from . import placing
from .home import HomePage
from .regions import to_next
from .top_bar import TopBar

if TYPE_CHECKING:
    from ..desk import Desk
    from ..dialogs.chart import ChartDialog
    from ..dialogs.settings import SettingsDialog
    from ..report_strip import ReportStrip
    from ..session import Session
    from ..shapes import Failure, Finished
    from .result import ResultPage
    from .rooms import Rooms
    from .rules import RulesPage
    from .table import TablePage

LEAST = (1024, 640)
FIRST = (1440, 900)


class MainWindow(QMainWindow):
    """Knows every page; the artwork is handed in, and who makes the session.

    The home page is there at once. `rooms` are built when they are first asked for, at the latest
    after the first frame: the engine and the table take longer to load than the home page.
    """

    settled = Signal(object)
    """Settings that the person confirmed, to be saved."""
    gone = Signal()
    """The session has ended: the program may leave."""

    def __init__(
        self,
        make_session: Callable[[], Session],
        artwork: Artwork,
        language: Language,
        settings: Settings,
    ) -> None:
        super().__init__()
        self._make_session, self._artwork, self._language = make_session, artwork, language
        self.settings = settings
        self._game = ""
        self._closing = False
        self._closed = False
        self._dialog: SettingsDialog | None = None
        self._rules: RulesPage | None = None
        self._chart: ChartDialog | None = None
        self.report: ReportStrip | None = None
        self.bar = TopBar(self)
        self.strip = MessageStrip(self)
        self.home = HomePage(artwork, self)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.home)
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
        placing.place(self, settings.window, FIRST)
        placing.Rescaled(self)
        self.go_home()

    @cached_property
    def rooms(self) -> Rooms:
        """Session, desk, table and result page, built and wired when first asked for."""
        from .rooms import build

        made = build(self._make_session, self._artwork, self)
        self.stack.addWidget(made.table)
        self.stack.addWidget(made.result)
        self._furnish(made)
        return made

    @property
    def furnished(self) -> bool:
        """Whether the rooms have been built."""
        return "rooms" in self.__dict__

    @property
    def session(self) -> Session:
        return self.rooms.session

    @property
    def desk(self) -> Desk:
        return self.rooms.desk

    @property
    def table(self) -> TablePage:
        return self.rooms.table

    @property
    def result(self) -> ResultPage:
        return self.rooms.result

    def _furnish(self, rooms: Rooms) -> None:
        session, desk, table, result = rooms.session, rooms.desk, rooms.table, rooms.result
        session.failed.connect(self.tell)
        session.remembered.connect(self.home.show_results)
        session.closed.connect(self._left)
        desk.opened.connect(self._opened)
        desk.changed.connect(self._follow)
        self.strip.shown.connect(self._strip_shown)
        if not self.strip.isHidden():  # told before there was anything to speak it
            table.announcer.tell(self.strip.words)
        table.finished.connect(self._show_result)
        table.panel_shown.connect(self.bar.show_panel)
        self.stack.currentChanged.connect(self._page_changed)
        table.rule_asked.connect(self.show_rule)
        desk.wanted.connect(self.show_chart)  # the chart is all that a bar can open
        result.next_deal.connect(session.next_deal)
        result.start_over.connect(self.start_over)
        result.undo.connect(desk.undo)
        result.home.connect(self.go_home)
        result.look.connect(self._look)
        result.rule.connect(self.show_rule)
        self._equip(rooms, self.settings)
        session.set_pace(self.settings.pace)
        session.set_rules(self.settings.level, self.settings.rotation)

    def _equip(self, rooms: Rooms, settings: Settings) -> None:
        """The table looks and moves as these settings say."""
        rooms.desk.log.colour(theme.chosen(settings.theme).gold)
        rooms.table.choreographer.set_animation(settings.animation)
        rooms.table.choreographer.set_pace(settings.pace)
        rooms.table.scene.set_marks(settings.marks)
        rooms.table.set_panel(settings.panel)

    def _connect(self) -> None:
        bar = self.bar
        self.home.start.connect(self.start)
        self.home.resume.connect(self.resume)
        bar.home.connect(self.go_home)
        bar.table.connect(self.show_table)
        bar.rules.connect(self.show_rules)
        bar.undo.connect(self.undo)
        bar.restart.connect(self.new_deal)
        bar.settings.connect(self.open_settings)
        bar.panel.connect(self.toggle_panel)

    def _keys(self) -> None:
        for keys, slot in (
            ("F1", self.explain),
            ("F2", self.show_chart),
            ("F6", self._next_region),
            ("F11", self._full_screen),
            ("Ctrl+,", self.open_settings),
            ("Ctrl+N", self.new_deal),
            ("Ctrl+Q", self.close),
            ("Ctrl+Z", self.undo),
            ("Ctrl+Shift+Z", self.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl with a letter by its place, where no Latin layout stands beside the Cyrillic one."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and not event.isAutoRepeat():
            again = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            slot = {
                0x42F: self.redo if again else self.undo,  # Я where Z is
                0x422: self.new_deal,  # Т where N is
                0x419: self.close,  # Й where Q is
                0x411: self.open_settings,  # Б where the comma is
            }.get(int(event.key()))
            if slot is not None:
                slot()
                return
        super().keyPressEvent(event)

    @property
    def in_game(self) -> bool:
        """A deal lies on the table, or its result."""
        return bool(self._game)

    # pages

    @Slot()
    def toggle_panel(self) -> None:
        """Show the side panel or fold it; from the keyboard the log is next."""
        table, on = self.table, not self.table.panel_open
        if table.wide:
            self.settings = replace(self.settings, panel=on)
            table.set_panel(on)
            self.settled.emit(self.settings)
        else:
            table.unfold(on)
        if on and self.bar.panel_button.hasFocus():
            table.panel.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def _page_changed(self) -> None:
        self.bar.allow_panel(self.stack.currentWidget() is self.table)

    @Slot()
    def undo(self) -> None:
        self.desk.undo()

    @Slot()
    def redo(self) -> None:
        self.desk.redo()

    @Slot(str)
    def start(self, game: str) -> None:
        from ..shapes import Start

        self.session.start(Start(game, self.settings.level, self.settings.rotation))

    @Slot(str)
    def resume(self, game: str) -> None:
        self.session.resume(game)

    @Slot()
    def start_over(self) -> None:
        if self._game:
            self.start(self._game)

    @Slot()
    def new_deal(self) -> None:
        """Void the unfinished deal and deal again; after its end it is the next deal (M4)."""
        if self._game:
            self.session.restart()

    @Slot()
    def go_home(self) -> None:
        if self._game:
            self.session.leave()
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
        later.load_games()
        from .rules import RulesPage

        game = self._game or self.home.cards[0].front.game
        if self._rules is None:
            self._rules = RulesPage(self._artwork, game, self)
            self._rules.left.connect(self._close_rules)
            self.stack.addWidget(self._rules)
        self._rules.show_game(game)
        self.bar.show_page(True)
        self.stack.setCurrentWidget(self._rules)
        self._rules.setFocus()

    @Slot()
    def _close_rules(self) -> None:
        """Back to where the rules were opened from."""
        if self._game:
            self.show_table()
        else:
            self.go_home()

    @Slot()
    def explain(self) -> None:
        """F1: the rules, at the paragraph that the table has just named."""
        on_table = self.furnished and self.stack.currentWidget() is self.table
        rule = self.desk.info.note.rule if on_table else ""
        if rule:
            self.show_rule(rule)
        else:
            self.show_rules()

    @Slot(str)
    def show_rule(self, id: str) -> None:
        """The rules, opened at a paragraph (`M18`)."""
        self.show_rules()
        if self._rules is not None:
            self._rules.open_rule(id)

    @Slot()
    def show_chart(self) -> None:
        """Ranks, patterns or cards at a glance, beside the table; the same key closes it."""
        later.load_games()
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
        self.table.announcer.tell(self.result.outcome)
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
        to_next(regions, self.bar)

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
        if first or settings.language != old.language:
            self._language.use(settings.language)
        self._artwork.set_filters(
            Filters(settings.contrast, settings.grain, settings.temperature), wait=first
        )
        if not self.furnished:
            return
        self._equip(self.rooms, settings)
        if settings.pace != old.pace:
            self.session.set_pace(settings.pace)
        if (settings.level, settings.rotation) != (old.level, old.rotation):
            self.session.set_rules(settings.level, settings.rotation)

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

    @Slot()
    def _strip_shown(self) -> None:
        self.table.announcer.tell(self.strip.words)

    @Slot(object)
    def tell(self, failure: Failure) -> None:
        self.strip.tell(failure)
        if failure.id.startswith("save-") and self.stack.currentWidget() is self.home:
            self.home.show_saved(paths.saved_games())  # what cannot be read is not offered again
            self.home.setFocus()

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
        if self.furnished:
            self.desk.retranslate()
            self.table.retranslate()
            self.result.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the session, save, stop what moves; the close is accepted when it has ended."""
        if self._closed:
            event.accept()
            return
        event.ignore()
        if self._closing:
            return
        self._closing = True
        if self._dialog is not None:
            self._dialog.reject()
        settings = replace(self.settings, window=placing.placed(self))
        self.hide()
        if self.furnished:
            self.session.quit()  # first of all: whatever hangs from here on, its watchdog runs
            self.table.close_down()
        self.settled.emit(settings)
        self._artwork.close()
        if not self.furnished:
            self._left()

    @Slot()
    def _left(self) -> None:
        self._closed = True
        self.gone.emit()
