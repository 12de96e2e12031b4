"""A text that shows drawn pieces, and the bar that finds words in it."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QFile, QMarginsF, QSizeF, Qt, QUrl, Slot
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QPageLayout,
    QPageSize,
    QPalette,
    QPdfWriter,
    QPixmap,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QWidget,
)

from .. import theme
from ..art.artwork import Artwork
from ..art.icons import qicon
from .rules_html import picture_of

translate = QCoreApplication.translate

IMAGE = re.compile(r'src="(piece:[^"]+)"')
PAPER_RATIO = 4.0
"""Device pixels in a logical pixel on paper."""
LOGICAL_DPI = 96


class Reader(QTextBrowser):
    """The text; its pictures are drawn by the artwork at the screen's ratio."""

    def __init__(self, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self._shown: set[str] = set()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(theme.rem())

    def loadResource(self, type: int, name: QUrl | str) -> object:
        text = name.toString() if isinstance(name, QUrl) else name
        if type != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(type, QUrl(text))
        self._shown.add(text)
        return self._picture(text)

    def redraw(self) -> None:
        """The artwork has changed: every picture anew, in its old place."""
        kind = QTextDocument.ResourceType.ImageResource.value
        for name in self._shown:
            self.document().addResource(kind, QUrl(name), self._picture(name))
        self.viewport().update()

    def show_html(self, text: str) -> None:
        """Another text, or the same in other words or colours."""
        self._shown.clear()
        self.document().clear()
        self.setHtml(text)

    def write_pdf(self, text: str, file: str) -> bool:
        """The text on A4 pages with pictures fit for paper; False when it cannot be written."""
        pages = QTextDocument()
        pages.setDefaultFont(theme.font())
        kind = QTextDocument.ResourceType.ImageResource.value
        for name in set(IMAGE.findall(text)):
            pages.addResource(kind, QUrl(name), self._picture(name, PAPER_RATIO))
        pages.setHtml(text)
        # The writer's own engine says nothing of a file that it cannot open.
        target = QFile(file)
        if not target.open(QFile.OpenModeFlag.WriteOnly):
            return False
        writer = QPdfWriter(target)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(18, 16, 18, 16), QPageLayout.Unit.Millimeter)
        # The text measures in logical pixels: so must the page, or letters come out tiny.
        writer.setResolution(LOGICAL_DPI)
        pages.setPageSize(QSizeF(writer.pageLayout().paintRectPixels(LOGICAL_DPI).size()))
        writer.setCreator("Cardavia")
        pages.print_(writer)
        target.close()
        return target.error() == QFile.FileError.NoError

    def _picture(self, name: str, ratio: float = 0.0) -> QPixmap:
        """At the screen's ratio unless another is given."""
        picture = picture_of(name)
        ratio = ratio or self.devicePixelRatioF()
        marks = {"bare": True, "outlined": picture.outlined}
        if picture.kind:
            made = self._artwork.face(picture.game, picture.kind, picture.size, ratio, **marks)
        else:
            made = self._artwork.back(picture.game, picture.size, ratio, **marks)
        return self._artwork.grained(made)


class FindBar(QFrame):
    """Finds words in the page; Enter goes on, Shift+Enter back, Esc closes."""

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reader = reader
        self._hits: list[QTextCursor] = []
        self._at = -1
        self.field = QLineEdit()
        self.count = QLabel()
        self.count.setProperty("look", "muted")
        self._buttons = {name: QToolButton() for name in ("up", "down", "close")}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, theme.rem() // 2, 0, theme.rem() // 2)
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        for button in self._buttons.values():
            button.setAutoRaise(True)
            row.addWidget(button)
        self.field.textChanged.connect(self.search)
        self.field.returnPressed.connect(self.forward)
        self._buttons["down"].clicked.connect(self.forward)
        self._buttons["up"].clicked.connect(self.backward)
        self._buttons["close"].clicked.connect(self.end)
        self.retranslate()
        self.hide()

    @Slot()
    def begin(self) -> None:
        """Open, with the words selected in the text."""
        chosen = self._reader.textCursor().selectedText()
        self.show()
        if chosen and "\u2029" not in chosen:
            self.field.setText(chosen)
        self.field.setFocus()
        self.field.selectAll()
        self.search(self.field.text())

    @Slot()
    def end(self) -> None:
        self.hide()
        self._hits = []
        self._reader.setExtraSelections([])
        self._reader.setFocus()

    @Slot(str)
    def search(self, words: str) -> None:
        """Mark every place; the first one at or below the top of the view is the current one."""
        document = self._reader.document()
        self._hits = []
        cursor = QTextCursor(document)
        while words.strip():
            cursor = document.find(words, cursor)
            if cursor.isNull():
                break
            self._hits.append(QTextCursor(cursor))
        top = self._reader.cursorForPosition(self._reader.viewport().rect().topLeft()).position()
        below = [n for n, hit in enumerate(self._hits) if hit.position() >= top]
        self._go(below[0] if below else 0)

    @Slot()
    def forward(self) -> None:
        self._go(self._at + 1)

    @Slot()
    def backward(self) -> None:
        self._go(self._at - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and back:
            self.backward()
        else:
            super().keyPressEvent(event)

    def _go(self, place: int) -> None:
        marks: list[QTextEdit.ExtraSelection] = []
        self._at = place % len(self._hits) if self._hits else -1
        for n, hit in enumerate(self._hits):
            marks.append(marking(hit, strong=n == self._at))
        self._reader.setExtraSelections(marks)
        if self._hits:
            shown = QTextCursor(self._hits[self._at])
            shown.clearSelection()
            self._reader.setTextCursor(shown)
            self._reader.ensureCursorVisible()
        self._say()

    def _say(self) -> None:
        if not self.field.text().strip():
            self.count.setText("")
        elif not self._hits:
            self.count.setText(translate("Rules", "not found"))
        else:
            text = translate("Rules", "%1 of %2").replace("%1", str(self._at + 1))
            self.count.setText(text.replace("%2", str(len(self._hits))))

    def retranslate(self) -> None:
        self.field.setPlaceholderText(translate("Rules", "Find in this page"))
        self.field.setAccessibleName(translate("Rules", "Find in this page"))
        colour = QGuiApplication.palette().color(QPalette.ColorRole.WindowText)
        for name, text in {
            "up": translate("Rules", "Previous"),
            "down": translate("Rules", "Next"),
            "close": translate("Rules", "Close"),
        }.items():
            self._buttons[name].setIcon(qicon(name, colour))
            self._buttons[name].setToolTip(text)
            self._buttons[name].setAccessibleName(text)
        self._say()


def marking(cursor: QTextCursor, strong: bool) -> QTextEdit.ExtraSelection:
    """Words with a gold ground."""
    ground = QColor(theme.GOLD)
    ground.setAlphaF(0.85 if strong else 0.35)
    style = QTextCharFormat()
    style.setBackground(ground)
    if strong:
        style.setForeground(QColor(theme.GOLD_INK))
    made = QTextEdit.ExtraSelection()
    made.cursor = cursor
    made.format = style
    return made
