"""What the person can do now: the open question, the selection, the two steps of a discard.

No widgets here: mouse, keyboard, call bar and readers all act through it, and the models it keeps
feed the scene and the real widgets alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from ..engine.core import Action, Event, Piece, Seat
from .games import presenter as presenter_of
from .games.base import NO_NOTE, Call, Note, Presenter, TableInfo
from .models.calls import CallsModel
from .models.hand import HandModel
from .models.log import LogModel
from .models.score import ScoreModel
from .session import Session
from .shapes import Asked, Finished, Happening, Rewound, Started
from .words import assisted, select_hint

Words = Callable[[], str]
Notes = Callable[[], Note]
"""Made when they are shown."""

GUARD = 0.15
"""Seconds after the call bar's appearing in which presses are ignored."""


class Desk(QObject):
    """Follows a session. `table` says what to animate and show, `changed` that an offer changed."""

    table = Signal(object, object)
    """(entries, view): entries are () when the table is to be shown as it is."""
    changed = Signal()
    opened = Signal(object)
    """Started: another deal lies on the table."""
    over = Signal(object)
    """Finished."""
    spoken = Signal(str)
    """Something to announce."""
    told = Signal(str)
    """Why something cannot be done: a few words beside the bar."""
    wanted = Signal(str)
    """A button of the bar asks to open this (`chart`)."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.presenter: Presenter | None = None
        self.view: Any = None
        self.legal: tuple[Action, ...] = ()
        self.ticket = 0
        self.can_undo = False
        self.can_redo = False
        self.finished: Finished | None = None
        self.info = TableInfo()
        self.hand = HandModel(self)
        self.calls = CallsModel(self)
        self.log = LogModel(self)
        self.score = ScoreModel(self)
        self._bar_since = 0.0
        self._chooser: Call | None = None
        self._called: tuple[Event, ...] = ()
        """What was called aloud a moment ago."""
        self._undone = False
        """Something was taken back: that is said beside the bar until something happens."""
        self._note: Notes = _no_note
        self._spoken: Words = str
        self._first = False
        """It is the first deal of a series."""
        self._before: tuple[int, ...] = ()
        """Points before the deal on the table."""
        session.started.connect(self.on_started)
        session.happened.connect(self.on_happened)
        session.asked.connect(self.on_asked)
        session.rewound.connect(self.on_rewound)
        session.finished.connect(self.on_finished)
        session.thinking.connect(self.on_thinking)

    # from the session

    @Slot(object)
    def on_started(self, started: Started) -> None:
        self.presenter = presenter_of(started.game)
        self.finished = None
        self.can_undo = self.can_redo = False
        self._before = started.tally.points
        self._first = started.tally.deals == 0
        self._undone = False
        self._called = ()
        self.info = TableInfo(points=self._points(started.view))
        self.score.show(self.presenter, self.info.points)
        events = tuple(event for entry in started.history for event in entry.events)
        self.log.begin(self.presenter, events)
        self.view = started.view
        self.legal, self.ticket = (), 0
        # First the other game comes onto the table: its points may be of fewer seats.
        self.opened.emit(started)
        self._close_question()
        self.table.emit((), started.view)

    @Slot(object)
    def on_happened(self, happening: Happening) -> None:
        assert self.presenter is not None
        self.view = happening.view
        self._undone = False
        self.can_undo = happening.can_undo
        self._close_question()
        events = tuple(event for entry in happening.entries for event in entry.events)
        self.log.add(events)
        self._hear(events)
        self.table.emit(happening.entries, happening.view)

    @Slot(object)
    def on_asked(self, asked: Asked) -> None:
        assert self.presenter is not None
        fresh = asked.view != self.view
        self.view, self.legal, self.ticket = asked.view, asked.legal, asked.ticket
        self.can_undo, self.can_redo = asked.can_undo, asked.can_redo
        self._show_hand()
        self._offer()
        if fresh:
            self.table.emit((), asked.view)
        presenter, view, legal = self.presenter, self.view, self.legal
        lesson = presenter.lesson if self._first else _no_lesson

        def words() -> str:
            names = [call.text for call in presenter.calls(view, legal) if call.actions]
            note = presenter.note(view, legal) or lesson(view, legal)
            turn = presenter.turn_words(view, legal)
            if note.text.startswith(turn):
                turn = ""  # a lesson begins with these words
            parts = [turn, ", ".join(names), note.spoken()]
            return ". ".join(part for part in parts if part)

        self._speak(words)

    @Slot(object)
    def on_rewound(self, rewound: Rewound) -> None:
        assert self.presenter is not None
        self.finished = None
        self.view = rewound.view
        self.can_undo, self.can_redo = rewound.can_undo, rewound.can_redo
        events = tuple(event for entry in rewound.history for event in entry.events)
        self.log.begin(self.presenter, events)
        self.info = TableInfo(points=self._points(rewound.view))
        self.score.show(self.presenter, self.info.points)
        self._undone = rewound.assisted
        self._called = ()
        self._close_question()
        self.table.emit((), rewound.view)

    @Slot(object)
    def on_finished(self, finished: Finished) -> None:
        assert self.presenter is not None
        self.view, self.finished = finished.view, finished
        self.can_undo = finished.can_undo
        self._close_question()
        self._called = ()
        self.info = TableInfo(points=finished.tally.points)
        self.score.show(self.presenter, finished.tally.points)
        self.changed.emit()  # the plates show the points after the deal
        self.table.emit((), finished.view)
        self.over.emit(finished)

    @Slot(object)
    def on_thinking(self, seat: int | None) -> None:
        self._inform(thinking=seat)

    def _hear(self, events: tuple[Event, ...]) -> None:
        presenter = self.presenter
        assert presenter is not None
        self._called = tuple(event for event in events if presenter.said(event) is not None)
        for event in events:
            self._speak(partial(_spoken_line, presenter, event))
        self._inform(said=self._said(), points=self._points(self.view))

    def _said(self) -> tuple[tuple[Seat, str], ...]:
        """The last word of every seat that called something."""
        if self.presenter is None:
            return ()
        words = (self.presenter.said(event) for event in self._called)
        return tuple(dict(word for word in words if word is not None).items())

    def _speak(self, words: Words) -> None:
        """Announce words; they are made anew in another language (law 11)."""
        text = words()
        if text:
            self._spoken = words
            self.spoken.emit(text)

    def last_words(self) -> str:
        """What was announced last, in the language of the moment."""
        return self._spoken()

    def _remark(self, note: Notes, aloud: bool = False) -> None:
        """A few words beside the bar, `aloud` for a screen reader too."""
        self._note = note
        self._inform(note=note())
        if aloud:
            self._spoken = lambda: note().spoken()
            self.told.emit(self._spoken())

    def _points(self, view: Any) -> tuple[int, ...]:
        """Before the deal, and what it has changed already."""
        paid = self.presenter.paid(view) if self.presenter is not None and view is not None else ()
        if not paid or len(paid) != len(self._before):
            return self._before
        return tuple(a + b for a, b in zip(self._before, paid, strict=True))

    @Slot()
    def tell_points(self) -> None:
        """What was paid has arrived: the list of points shows it as the plates do."""
        if self.presenter is not None and self.score.points != self.info.points:
            self.score.show(self.presenter, self.info.points)

    def _inform(self, **changes: Any) -> None:
        values = {
            "points": self.info.points,
            "thinking": self.info.thinking,
            "said": self.info.said,
            "note": self.info.note,
            "bar": bool(self.calls.calls),
            **changes,
        }
        self.info = TableInfo(**values)
        self.changed.emit()

    # what is offered

    def _close_question(self) -> None:
        self.legal, self.ticket = (), 0
        self._chooser = None
        self._show_hand()
        self.hand.select(())
        self._offer()

    def _show_hand(self) -> None:
        presenter = self.presenter
        if presenter is None or self.view is None:
            self.hand.show((), ())
            return
        pieces = presenter.hand(self.view)
        names = tuple(presenter.piece_name(presenter.kind(piece)) for piece in pieces)
        self.hand.show(pieces, names)

    def _offer(self) -> None:
        """Bring bar, outlines and words up to date with the question."""
        calls = self._calls()
        if calls and not self.calls.calls:
            self._bar_since = time.monotonic()
        self.calls.show(calls)
        lit = frozenset(piece for call in calls for piece in call.pieces)
        self.hand.light(lit)
        self._remark(self._standing_note)

    def _calls(self) -> tuple[Call, ...]:
        """What the bar shows: the calls of the game, or the ways of the one that is chosen."""
        if self.presenter is None or self.view is None or not self.legal:
            return ()
        if self._chooser is not None:
            return _choices(self._chooser)
        return self.presenter.calls(self.view, self.legal, self.hand.selected)

    def _standing_note(self) -> Note:
        if self.presenter is None or self.view is None:
            return NO_NOTE
        undone = Note(assisted()) if self._undone else NO_NOTE
        return self.presenter.note(self.view, self.legal) or undone or self._lesson()

    def _lesson(self) -> Note:
        """In the first deal of a series: what a newcomer must know to go on."""
        if self.presenter is None or not self._first:
            return NO_NOTE
        return self.presenter.lesson(self.view, self.legal)

    # what the person does

    def ready_since(self, pressed: float) -> bool:
        """Whether a press begun at this moment (time.monotonic) may act on the bar."""
        return bool(self.calls.calls) and pressed >= self._bar_since + GUARD

    @property
    def may_discard(self) -> bool:
        return any(action.verb not in _BAR_ONLY for action in self.legal)

    def touch(self, piece: Piece) -> None:
        """A click or Enter on an own piece: select it, or confirm when it is selected."""
        if self.presenter is None or piece not in self.hand.pieces:
            return
        chosen = self.hand.selected
        if piece in chosen and not self.presenter.many:
            self.confirm()
            return
        if self.presenter.many:
            rest = tuple(p for p in chosen if p != piece)
            picked = rest if piece in chosen else (*chosen, piece)
        else:
            picked = (piece,)
        self.hand.select(picked)
        self._selection_changed()
        self.changed.emit()

    def _selection_changed(self) -> None:
        assert self.presenter is not None
        if self.presenter.many:  # the bar offers what the selection can become
            self._offer()
        self._selection_note()

    def _selection_note(self) -> None:
        if self.hand.selected and self.legal and self.may_discard:
            self._remark(lambda: self._why() or Note(select_hint()))
        else:
            self._remark(self._standing_note)

    def _why(self) -> Note:
        """Why the selection is nothing that can be done; no note when it is something."""
        assert self.presenter is not None
        return self.presenter.choose(self.view, self.legal, self.hand.selected).why

    def confirm(self) -> None:
        """Do what the selection can become, or say why it is nothing."""
        if self.presenter is None or not self.hand.selected:
            return
        choice = self.presenter.choose(self.view, self.legal, self.hand.selected)
        if choice.action is None:
            self._remark(self._why, aloud=True)
        else:
            self._answer(choice.action)

    def cancel(self) -> bool:
        """Esc: leave the chooser, or drop the selection; False when there was neither."""
        if self._chooser is not None:
            self._chooser = None
            self._offer()
            return True
        if self.hand.selected:
            self.hand.select(())
            self._selection_changed()
            return True
        return False

    def press(self, call: Call, pressed: float | None = None) -> None:
        """A button of the bar; a press begun too early is ignored."""
        if not call.enabled or not self.ready_since(pressed or time.monotonic()):
            return
        if not call.actions:
            if call.says:
                slot = call.slot
                self._remark(
                    lambda: next((c.says for c in self._calls() if c.slot == slot), NO_NOTE),
                    aloud=True,
                )
            else:
                self.wanted.emit(call.opens)
            return
        if len(call.actions) > 1:
            self._chooser = call
            self._bar_since = time.monotonic()
            self._offer()
            return
        self._answer(call.actions[0])

    def press_key(self, key: str, pressed: float | None = None) -> bool:
        """A key of the bar (`W`, `1` …); True when it belongs to an offered button."""
        for call in self.calls.calls:
            if call.key == key and call.enabled:
                self.press(call, pressed)
                return True
        return False

    def _answer(self, action: Action) -> None:
        ticket, self.legal = self.ticket, ()
        self._chooser = None
        self._offer()
        self._session.answer(ticket, action)

    def undo(self) -> None:
        if self.can_undo:
            self._session.undo()

    def redo(self) -> None:
        if self.can_redo:
            self._session.redo()

    def retranslate(self) -> None:
        """Another language: everything shown again, nothing begun anew."""
        self.log.retranslate()
        self.score.retranslate()
        self._show_hand()
        chosen, self._chooser = self._chooser, None
        if chosen is not None:
            same = (call for call in self._calls() if call.actions == chosen.actions)
            self._chooser = next(same, chosen)
        self.calls.show(self._calls())
        self._inform(said=self._said(), note=self._note())


def _no_note() -> Note:
    return NO_NOTE


def _no_lesson(view: Any, legal: tuple[Action, ...]) -> Note:
    return NO_NOTE


def _spoken_line(presenter: Presenter, event: Event) -> str:
    """A line of the log as it is announced."""
    line = presenter.line(event)
    if line is None:
        return ""
    name = presenter.names()[line[0]] if line[0] >= 0 else ""
    return f"{name}: {line[1]}" if name else line[1]


_BAR_ONLY = frozenset({"win", "pung", "pong", "kong", "chow", "pass", "ready", "finish", "open"})


def _choices(call: Call) -> tuple[Call, ...]:
    """The chooser of a call with several ways: keys 1, 2, 3 …"""
    return tuple(
        Call(
            call.verb,
            slot,
            f"{call.text} {words}",
            str(slot + 1),
            (action,),
            worth=call.worth,
            primary=call.primary,
            pieces=action.pieces,
        )
        for slot, (action, words) in enumerate(zip(call.actions, call.choices, strict=True))
    )
