"""The table page: the felt, the call bar on it, the side panel; mouse and keys become moves."""

from __future__ import annotations

import time
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from ..announcer import Announcer
from ..art.artwork import Artwork
from ..desk import Desk
from ..models.hand import PIECE
from ..scene.access import TableAccess, TableReader
from ..scene.call_bar import CallBar
from ..scene.choreographer import Choreographer
from ..scene.cursor import Cursor
from ..scene.geometry import Slot as At
from ..scene.keys import letter
from ..scene.table_scene import TableScene
from ..scene.table_view import TableView
from ..session import Session
from ..theme import rem
from .panel import Panel, PanelSource

translate = QCoreApplication.translate

FOLD = 1100
"""Narrower windows show the side panel only when it is asked for."""
ROOM = 680
"""Pixels of width that the table keeps beside the panel: nothing on it overlaps."""

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ACT = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TablePage(QWidget):
    """Everything between a running deal and the person."""

    finished = Signal(object)
    """Finished, when its animation is over."""
    panel_shown = Signal(bool)
    rule_asked = Signal(str)
    """The words beside the bar were clicked, and they follow from this rule."""

    def __init__(
        self, session: Session, desk: Desk, artwork: Artwork, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._desk = desk
        self._artwork = artwork
        self._reading = False
        self._over: object = None
        self._open = True
        self._unfolded = False
        self.scene = TableScene(artwork, self)
        self.view = TableView(self.scene, self)
        self.choreographer = Choreographer(self.scene, self)
        self.pointer = Cursor(self)
        self.announcer = Announcer(self.view, self)
        self.bar = CallBar(desk.calls, self.view)
        self.panel = Panel(desk, artwork, self)
        self.source = PanelSource(desk, self)
        self.reader = TableReader(self.view, desk, self.pointer, self.bar, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)
        self.setFocusProxy(self.view)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        desk, view = self._desk, self.view
        desk.opened.connect(self._open_game)
        desk.table.connect(self._perform)
        desk.changed.connect(self._follow)
        desk.over.connect(self._end)
        desk.spoken.connect(self._announce)
        desk.told.connect(self._announce)
        for signal in (desk.hand.dataChanged, desk.hand.modelReset):
            signal.connect(self._mark)
        self.choreographer.done.connect(self._settled)
        self.choreographer.paid.connect(desk.tell_points)
        self.scene.settled.connect(self._place_bar)
        self.pointer.moved.connect(self._pointed)
        view.pressed.connect(self._interrupt)
        view.clicked.connect(self._clicked)
        view.noted.connect(self._ask_rule)
        view.focused.connect(self._focused)
        view.tabbed.connect(self._tab)
        view.resized.connect(self._place_bar)
        self.bar.pushed.connect(self._push)
        self.source.ready.connect(self.panel.show_sections)
        self._session.reading.connect(self._set_reading)
        self._artwork.changed.connect(self.scene.redraw)

    # what the desk says

    @Slot(object)
    def _open_game(self, started: object) -> None:
        self._over = None
        self.choreographer.finish()
        self.pointer.leave()
        self.panel.show_sections(())  # those of the deal before would stay a moment
        self.source.again()  # a deal that is continued looks as it did when it was left
        self.scene.play(self._desk.presenter)
        self.scene.set_info(self._desk.info)

    @Slot(object, object)
    def _perform(self, entries: object, view: object) -> None:
        assert isinstance(entries, tuple)
        if self.isVisible() or not entries:
            self.choreographer.perform(entries, view)
        else:
            self.scene.settle(view)
        if not self.choreographer.paying:
            self._desk.tell_points()
        presenter = self._desk.presenter
        areas = presenter.areas(view) if presenter is not None and view is not None else ()
        self.pointer.follow(areas, self.scene.layout)
        self.reader.follow()

    @Slot()
    def _announce(self) -> None:
        self.announcer.tell(self._desk.last_words)

    @Slot()
    def _follow(self) -> None:
        self.scene.set_info(self._desk.info)
        self.reader.follow()

    @Slot()
    def _mark(self) -> None:
        hand = self._desk.hand
        lit = {hand.index(row).data(PIECE) for row in range(hand.rowCount())}
        used = {piece for call in self._desk.calls.calls for piece in call.pieces}
        self.scene.light(lit & used)
        self.scene.select(hand.selected)
        self.reader.follow()

    @Slot(object)
    def _end(self, finished: object) -> None:
        self._over = finished
        if not self.choreographer.running:
            self._settled()

    @Slot()
    def _settled(self) -> None:
        if self._over is not None:
            over, self._over = self._over, None
            self.finished.emit(over)

    @Slot(bool)
    def _set_reading(self, on: bool) -> None:
        self._reading = on

    @Slot()
    def _place_bar(self) -> None:
        room = self.view.bar_room()
        if room is not None:
            self.bar.fit(room.x(), room.y(), room.width(), room.height())
        self.reader.follow()

    def expose(self) -> TableAccess:
        """Show the table to screen readers; done when there is one."""
        return self.reader.expose()

    # the mouse

    @Slot()
    def _interrupt(self) -> None:
        """A press that cuts an animation or a pause short does nothing else."""
        self.view.swallow = self.interrupt()

    def interrupt(self) -> bool:
        """End animation and the pause to read; whether there was either."""
        cut = self.choreographer.finish()
        if self._reading:
            self._session.read()
            cut = True
        return cut

    @Slot(object, float)
    def _clicked(self, slot: At, pressed: float) -> None:
        look = self.scene.looks.get(slot)
        if look is None or look.piece is None or look.piece not in self._desk.hand.pieces:
            return
        if slot.seat == 0 and slot.name in ("hand", "drawn"):
            if self.pointer.slot is not None:
                self.pointer.at(slot)
            self._desk.touch(look.piece)

    @Slot()
    def _ask_rule(self) -> None:
        if rule := self._desk.info.note.rule:
            self.rule_asked.emit(rule)

    @Slot(object, float)
    def _push(self, call: object, pressed: float) -> None:
        if self.interrupt():
            return
        self.view.setFocus()  # before the button goes away and Qt looks for the next in the row
        self._desk.press(call, pressed)  # type: ignore[arg-type]

    # the keyboard

    @Slot(bool)
    def _focused(self, by_keyboard: bool) -> None:
        if by_keyboard:
            self.pointer.enter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no child wanted; see the table of keys in the README."""
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if not plain or not self._key(event):
            event.ignore()

    def _key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        on_table = self.view.hasFocus()
        if key in _STEPS and on_table:
            self.pointer.step(*_STEPS[key])
            return True
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) and on_table:
            self.pointer.end(key == Qt.Key.Key_End)
            return True
        if event.isAutoRepeat():
            return False
        if key in _ACT and on_table:
            if not self.interrupt():
                self._act()
            return True
        if key == Qt.Key.Key_Escape:
            return self.interrupt() or self._desk.cancel() or self._fold_again()
        return self._letter("?" if event.text() == "?" else letter(event))

    @Slot(int)
    def _tab(self, step: int) -> None:
        """Through the areas of the table, then on to the next widget (call bar, log …)."""
        if self.pointer.slot is None:
            self.pointer.enter()
            self.view.walked = self.pointer.slot is not None
        elif self.pointer.turn(step):
            self.view.walked = True
        else:
            self.pointer.leave()

    def _act(self) -> None:
        slot = self.pointer.slot
        if slot is None:
            self.pointer.enter()
            return
        look = self.scene.looks.get(slot)
        hand = self._desk.hand
        if slot.seat == 0 and look is not None and look.piece in hand.pieces:
            before = hand.selected
            self._desk.touch(look.piece)
            if hand.selected != before:  # else it was thrown, and that is told
                self._speak_slot()

    def _letter(self, key: str) -> bool:
        desk = self._desk
        if not key:
            return False
        if key == "L":
            self.announcer.repeat()
            return True
        if key == "S" and desk.presenter is not None and desk.view is not None:
            self.announcer.tell(partial(desk.presenter.situation, desk.view))
            return True
        if key == "U":
            desk.undo()
            return True
        if any(call.key == key and call.enabled for call in desk.calls.calls):
            if not self.interrupt():
                desk.press_key(key, time.monotonic())
            return True
        return False

    @Slot(object)
    def _pointed(self, slot: At | None) -> None:
        self.scene.point(slot)
        if self._slot_words() and self.view.hasFocus():
            self.announcer.remember(self._slot_words)  # the focus has moved: that is spoken

    def _speak_slot(self) -> None:
        words = self._slot_words()
        if words and self.view.hasFocus():
            self.announcer.tell(self._slot_words)

    def _slot_words(self) -> str:
        """The piece under the keyboard's cursor; "" when it points at none."""
        slot, desk = self.pointer.slot, self._desk
        look = self.scene.looks.get(slot) if slot is not None else None
        if slot is None or look is None or desk.presenter is None:
            return ""
        words = desk.presenter.slot_words(desk.view, slot, look)
        if look.piece in desk.hand.selected:
            words = f"{words}, {translate('Table', 'selected')}"
        return words

    # the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @property
    def wide(self) -> bool:
        """Whether the panel stands beside the table as a matter of course."""
        return self.width() >= FOLD

    @property
    def panel_open(self) -> bool:
        return self.panel.isVisibleTo(self)

    def set_panel(self, on: bool) -> None:
        """What the settings say of a wide window."""
        self._open = on
        self._fold()

    def unfold(self, on: bool) -> None:
        """Show the panel in a narrow window, until it is folded or the window becomes wide."""
        self._unfolded = on
        self._fold()

    def _fold_again(self) -> bool:
        """Esc: fold what was unfolded; False when nothing was."""
        was = self._unfolded
        self.unfold(False)
        return was

    def _fold(self) -> None:
        if self.wide:
            self._unfolded = False
        on = self._open if self.wide else self._unfolded
        self.panel.setFixedWidth(min(round(rem() * 320 / 14), max(0, self.width() - ROOM)))
        focus = QApplication.focusWidget()
        if not on and focus is not None and self.panel.isAncestorOf(focus):
            self.view.setFocus()  # before it goes away with the panel
        self.panel.setVisible(on)
        self.panel_shown.emit(on)

    def retranslate(self) -> None:
        self.view.setAccessibleName(translate("Table", "Table"))
        self.bar.setAccessibleName(translate("Table", "Calls"))
        self.panel.retranslate()
        presenter, view = self._desk.presenter, self._desk.view
        if presenter is not None and view is not None:
            self.pointer.follow(presenter.areas(view), self.scene.layout)
        if self.scene.view is not None:
            self.scene.settle(self.scene.view)
        self.reader.retranslate()
        self.source.again()

    def close_down(self) -> None:
        """Stop everything that moves or works in the background."""
        self.choreographer.finish()
        self.source.close()
        self.reader.close_down()
