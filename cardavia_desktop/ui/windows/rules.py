"""The full rules: contents and search at the left, a readable column, find in page."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QStandardPaths,
    Qt,
    QTimer,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QGuiApplication,
    QKeySequence,
    QPalette,
    QShortcut,
    QShowEvent,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from .. import theme
from ..art.artwork import Artwork
from ..art.icons import qicon
from ..rules_text import book_of
from ..rules_text.text import Book, Paragraph
from .reader import FindBar, Reader, marking
from .rules_html import Page, plain

translate = QCoreApplication.translate

COLUMN = 50
"""Width of the text in heights of its font: 65 to 75 characters a line."""
ID = Qt.ItemDataRole.UserRole


class RulesPage(QWidget):
    """The rules of one game at a time. `open_rule` takes the ids of rules (`M17`), patterns
    (`all_chows`) and sections (`payment`)."""

    left = Signal()
    """Esc with nothing to close on the page itself."""

    def __init__(
        self, artwork: Artwork, game: str = "hk-mahjong", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        r = theme.rem()
        self._book: Book = book_of(game)
        self._asked = ""
        self._stale = True
        self._anew = False
        """The words have changed since they were shown: lines no longer lie where they lay."""
        self.reader = Reader(artwork, self)
        self.reader.setFont(theme.font(scale=1.07))
        self.reader.anchorClicked.connect(self._follow)
        self.finder = FindBar(self.reader, self)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._look_up)
        self.search.returnPressed.connect(self._first)
        self.contents = QListWidget()
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.itemClicked.connect(self._chosen)
        self.contents.itemActivated.connect(self._chosen)
        self.printer = QToolButton()
        self.printer.setAutoRaise(True)
        self.printer.clicked.connect(self.save_pdf)
        above = QHBoxLayout()
        above.addWidget(self.search, 1)
        above.addWidget(self.printer)
        side = QVBoxLayout()
        side.setSpacing(r // 2)
        side.addLayout(above)
        side.addWidget(self.contents, 1)
        self._side = QWidget()
        self._side.setLayout(side)
        self._side.setFixedWidth(r * 18)
        column = QWidget()
        column.setMaximumWidth(COLUMN * r)
        middle = QVBoxLayout(column)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.finder)
        middle.addWidget(self.reader, 1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(r, r, r, 0)
        outer.setSpacing(r)
        outer.addWidget(self._side)
        outer.addStretch(1)
        outer.addWidget(column, 100)
        outer.addStretch(1)
        self.setFocusProxy(self.reader)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._render)
        artwork.changed.connect(self.reader.redraw)
        everywhere = Qt.ShortcutContext.WindowShortcut  # in the top bar too; while this page shows
        for key, at, slot, context in (
            (QKeySequence.StandardKey.Find, self, self.finder.begin, everywhere),
            (QKeySequence.StandardKey.Print, self, self.save_pdf, everywhere),
            (Qt.Key.Key_Escape, self, self._back, everywhere),
            (Qt.Key.Key_Down, self.search, self._into_list, Qt.ShortcutContext.WidgetShortcut),
        ):
            shortcut = QShortcut(QKeySequence(key), at)
            shortcut.setContext(context)  # PySide takes no heed of it with a slot in the call
            shortcut.activated.connect(slot)
        self._style()
        self.retranslate()

    @property
    def game(self) -> str:
        """The game whose rules are shown."""
        return self._book.game

    def show_game(self, game: str) -> None:
        """Show another game's rules from their beginning; KeyError when it has none."""
        if game != self._book.game:
            self._book = book_of(game)
            self.search.clear()
            self.retranslate()
            self.reader.verticalScrollBar().setValue(0)

    def open_rule(self, id: str) -> bool:
        """Bring a rule, pattern or section to the top and mark it; False when there is none."""
        if id not in self._book.anchors:
            return False
        if self._stale:
            self._render()
        self._asked = id
        self.reader.scrollToAnchor(id)
        # Once more when the window has its size: before, heights are not settled.
        QTimer.singleShot(0, self._scroll)
        self._mark(id)
        return True

    @Slot()
    def refresh(self) -> None:
        """The whole text anew at the next turn of the loop, or when it is shown again; the place
        in the text stays."""
        self._stale = True
        if self.isVisible():
            self._later.start(0)

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self._render()
        super().showEvent(event)

    @Slot()
    def save_pdf(self) -> None:
        """Ask for a file and write the rules into it, ready to print; nothing waits for that."""
        dialog = self.pdf_dialog()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._save_pdf_as)
        dialog.open()

    @Slot(str)
    def _save_pdf_as(self, file: str) -> None:
        if not self.write_pdf(file):
            refusal = self.pdf_refusal(file)
            refusal.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            refusal.open()

    def pdf_refusal(self, file: str) -> QMessageBox:
        """Says that this file could not be written."""
        title = translate("Rules", "Save the rules as PDF")
        text = translate("Rules", "The file cannot be written: %1").replace("%1", file)
        box = QMessageBox(QMessageBox.Icon.Warning, title, "", QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # a file may be called <b>
        box.setText(text)
        return box

    def pdf_dialog(self) -> QFileDialog:
        """Asks where to save the rules; a name without a suffix gets `.pdf`."""
        start = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        title = translate("Rules", "Save the rules as PDF")
        dialog = QFileDialog(self, title, start, "PDF (*.pdf)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"cardavia-{self.game}.pdf")
        return dialog

    def write_pdf(self, file: str) -> bool:
        """The whole text as a PDF on white paper; False when the file cannot be written."""
        return self.reader.write_pdf(Page(self._book, theme.LIGHT).html(), file)

    @Slot()
    def _scroll(self) -> None:
        if self._asked:
            self.reader.scrollToAnchor(self._asked)
            self._asked = ""

    def _mark(self, id: str) -> None:
        """The paragraph of an anchor stands on a light ground until the next is asked for."""
        block = self.reader.document().begin()
        while block.isValid():
            part = block.begin()
            while not part.atEnd():
                if id in part.fragment().charFormat().anchorNames():
                    cursor = QTextCursor(block)
                    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                    self.reader.setExtraSelections([marking(cursor, strong=False)])
                    return
                part += 1
            block = block.next()

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        self.open_rule(url.fragment())

    @Slot(QListWidgetItem)
    def _chosen(self, item: QListWidgetItem) -> None:
        if not self.open_rule(item.data(ID)):
            return
        words = self.search.text().strip()
        if words:
            self.finder.field.setText(words)

    @Slot()
    def _first(self) -> None:
        """Enter in the search field: the first place that was found."""
        if self.search.text().strip() and (item := self.contents.item(0)) is not None:
            self.contents.setCurrentItem(item)
            self._chosen(item)

    @Slot()
    def _into_list(self) -> None:
        self.contents.setFocus()
        self.contents.setCurrentRow(0)

    @Slot()
    def _back(self) -> None:
        """Esc closes what is innermost: finding, searching, the page."""
        if self.finder.isVisible():
            self.finder.end()
        elif self.search.text():
            self.search.clear()
        else:
            self.left.emit()

    @Slot(str)
    def _look_up(self, words: str) -> None:
        """The contents, or with words in the search field every paragraph that has them all."""
        self.contents.clear()
        wanted = words.casefold().split()
        for section in self._book.sections:
            title = plain(section.title.shown())
            if not wanted:
                self._entry(title, section.title.id)
                continue
            for paragraph in (section.title, *section.parts):
                if not isinstance(paragraph, Paragraph):
                    continue
                text = plain(paragraph.shown())
                heard = f"{text} {' '.join(paragraph.rules)}".casefold()
                if all(word in heard for word in wanted):
                    found = "" if text == title else f"\n{snippet(text, wanted[0])}"
                    self._entry(title + found, paragraph.id)
        if wanted and not self.contents.count():
            self._entry(translate("Rules", "Nothing found"), "")

    def _entry(self, text: str, id: str) -> None:
        item = QListWidgetItem(text)
        item.setData(ID, id)
        self.contents.addItem(item)

    @Slot()
    def _render(self) -> None:
        self._later.stop()
        self._stale = False
        dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        bar = self.reader.verticalScrollBar()
        place = bar.value()
        reading = self._read_now() if self._anew else ""
        self._anew = False
        colours = theme.DARK if dark else theme.LIGHT
        self.reader.show_html(Page(self._book, colours).html())
        bar.setValue(place)
        if reading and place:
            self.reader.scrollToAnchor(reading)
        if self.finder.isVisible():
            self.finder.search(self.finder.field.text())

    def _read_now(self) -> str:
        """The id of the paragraph at the top of the view."""
        block = self.reader.cursorForPosition(QPoint(0, 0)).block()
        while block.isValid():
            part = block.begin()
            while not part.atEnd():
                for name in part.fragment().charFormat().anchorNames():
                    if name.startswith("rules."):
                        return name
                part += 1
            block = block.previous()
        return ""

    def _style(self) -> None:
        r = theme.rem()
        self.setStyleSheet(
            f"""
            QLineEdit {{ background: palette(base); color: palette(text);
                border: 1px solid palette(mid); border-radius: 8px;
                padding: {r // 3}px {r // 2}px; }}
            QLineEdit:focus {{ border: 2px solid palette(highlight); }}
            QListWidget {{ outline: none; }}
            QListWidget::item {{ padding: {r // 3}px {r // 2}px; border-radius: 8px; }}
            QListWidget::item:hover {{ background: palette(button); }}
            QListWidget::item:selected {{ background: palette(button); color: palette(text); }}
            QTextBrowser {{ background: transparent; color: palette(text); }}
            """
        )

    def _paint_icon(self) -> None:
        colour = QGuiApplication.palette().color(QPalette.ColorRole.WindowText)
        self.printer.setIcon(qicon("print", colour))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self.finder.retranslate()
            self._paint_icon()
            self.refresh()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """All words and the whole text anew."""
        self.search.setPlaceholderText(translate("Rules", "Search the rules"))
        self.search.setAccessibleName(translate("Rules", "Search the rules"))
        self.contents.setAccessibleName(translate("Rules", "Contents"))
        self.reader.setAccessibleName(translate("Rules", "Full rules"))
        self.finder.retranslate()
        words = translate("Rules", "Save as PDF, to print")
        self.printer.setToolTip(words)
        self.printer.setAccessibleName(words)
        self._paint_icon()
        self._look_up(self.search.text())
        self._anew = True
        self.refresh()


def snippet(text: str, word: str, room: int = 84) -> str:
    """A piece of the text around a word, cut at spaces."""
    at = max(0, text.casefold().find(word))
    start = max(0, at - room // 3)
    if start:
        start = text.find(" ", start) + 1
    end = start + room
    cut = text[start:end]
    if end < len(text):
        cut = cut[: cut.rfind(" ")] + " …"
    return ("… " if start else "") + cut
