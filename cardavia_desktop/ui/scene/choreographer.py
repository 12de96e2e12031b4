"""Animation: decoration between two settled tables, in Qt's own objects, cut short at any time."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Signal,
    Slot,
)

from ...engine.core import Called, Ended, Event, Moved
from ...engine.log import SeenEntry
from ..games.base import Pay
from ..pace import BEAT, PAYING
from .geometry import Slot as At
from .piece_item import PieceItem
from .table_scene import Key, TableScene
from .tokens import Tokens

MOVE, CLAIM, WIN, STAGGER = 180, 240, 600, 25
"""Milliseconds of a draw or discard, of a claim, of laying a hand open, between dealt pieces."""
SPEED = {"off": 0.0, "reduced": 0.5, "full": 1.0}
ABOVE = 60.0


class Choreographer(QObject):
    """Owns every animation of a scene. It gates nothing: the table is settled before it begins."""

    done = Signal()
    paid = Signal()
    """All tokens have arrived: the points may be told everywhere."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._speed = 1.0
        self._paying = PAYING["normal"]
        self._tokens = Tokens(scene)
        self._rounds: list[tuple[int, ...]] = []
        """Changes of the points, by seat, whose tokens are still to arrive."""
        self._group = self._new_group()

    def _new_group(self) -> QParallelAnimationGroup:
        group = QParallelAnimationGroup(self)
        group.finished.connect(self._rest)
        return group

    def set_animation(self, name: str) -> None:
        """`off`, `reduced` (half as long, no staggered deal) or `full`."""
        self._speed = SPEED[name]
        if not self._speed:
            self.finish()

    def set_pace(self, name: str) -> None:
        """How long tokens travel; at `instant` not at all."""
        self._paying = PAYING[name]

    @property
    def paying(self) -> bool:
        """Whether tokens are under way."""
        return bool(self._rounds)

    @property
    def running(self) -> bool:
        return self._group.state() == QAbstractAnimation.State.Running

    def finish(self) -> bool:
        """Everything stands where it belongs at once; whether anything was moving."""
        was = self.running
        if self._group.animationCount():
            old, self._group = self._group, self._new_group()
            old.stop()
            old.deleteLater()
        if was:
            self._rest()
        return was

    @Slot()
    def _rest(self) -> None:
        self._scene.settle_pieces()
        self._tokens.hide()
        self._rounds.clear()
        self._owe()
        self.done.emit()

    @Slot()
    def _arrived(self) -> None:
        """A round of tokens has reached its plates."""
        if self._rounds:
            self._rounds.pop(0)
            self._owe()

    def _owe(self) -> None:
        """The plates show what has arrived."""
        self._scene.owe(tuple(map(sum, zip(*self._rounds, strict=True))))
        if not self._rounds:
            self.paid.emit()

    def perform(self, entries: tuple[SeenEntry, ...], view: Any) -> None:
        """Settle on the view, then let what changed travel to its place."""
        self.finish()
        scene = self._scene
        if not entries or not self._speed or scene.presenter is None:
            scene.settle(view)
            return
        before = {
            key: (item.pos(), item.pose.box.h if item.pose else 1.0)
            for key, item in scene.items_by_key.items()
        }
        scene.settle(view)
        if scene.layout is None:
            return
        events = tuple(event for entry in entries for event in entry.events)
        origins = self._origins(events)
        dealt = any(isinstance(event, Moved) and event.note == "dealt" for event in events)
        length = self._length(events)
        place = 0
        for key, item in scene.items_by_key.items():
            start = before.get(key) or origins.get(key)
            if start is None and dealt and item.slot is not None and item.slot.name != "river":
                room = scene.layout.rooms["wall"]
                start = (QPointF(room.cx, room.cy), 0.0)
            if start is None or item.pose is None:
                continue
            place += self._travel(item, start, length, place if dealt else 0)
        self._pay(events, length)
        if self._group.animationCount():
            self._group.start()

    def _pay(self, events: tuple[Event, ...], wait: int) -> None:
        """Let tokens travel once the pieces lie, one payment after the other."""
        scene = self._scene
        assert scene.presenter is not None and scene.layout is not None
        pays = [each for each in map(scene.presenter.pays, events) if each]
        if not pays or not self._paying:
            return
        line = QSequentialAnimationGroup(self)
        self._rounds = [_changes(each, scene.presenter.seats) for each in pays]
        for each in pays:
            line.addAnimation(QPauseAnimation(wait + BEAT))
            make = self._tokens.travel if self._speed == 1.0 else self._tokens.fade
            length = max(1, round(self._paying * self._speed))
            tokens = make(each, scene.layout, length, self)
            tokens.finished.connect(self._arrived)
            line.addAnimation(tokens)
            wait = 0
        self._group.addAnimation(line)
        self._owe()

    def _length(self, events: tuple[Event, ...]) -> int:
        whole = MOVE
        if any(isinstance(event, Called) for event in events):
            whole = CLAIM
        if any(isinstance(event, Ended) for event in events):
            whole = WIN
        return max(1, round(whole * self._speed))

    def _origins(self, events: tuple[Event, ...]) -> dict[Key, tuple[QPointF, float]]:
        """Where pieces that were hidden until now come from, by the keys of their items."""
        scene = self._scene
        assert scene.presenter is not None and scene.layout is not None
        found: dict[Key, tuple[QPointF, float]] = {}
        for event in events:
            if not isinstance(event, Moved):
                continue
            point = scene.presenter.origin(scene.layout, event)
            if point is None:
                continue
            start = (QPointF(*point), 0.0)
            for piece in event.pieces:
                found[("piece", piece)] = start
            if not event.pieces and event.target.name == "hand":
                found[("slot", At("drawn", event.target.seat))] = start
        return found

    def _travel(
        self, item: PieceItem, start: tuple[QPointF, float], length: int, place: int
    ) -> int:
        """Let an item come from `start`; 1 when it moves at all."""
        point, height = start
        end = item.pos()
        assert item.pose is not None
        scale = height / item.pose.box.h if height else 1.0
        near = abs(point.x() - end.x()) + abs(point.y() - end.y()) < 0.5
        if near and abs(scale - 1) < 0.02:
            return 0
        item.setPos(point)
        item.setZValue(ABOVE)
        moves = QParallelAnimationGroup()
        for name, first, last in (
            (b"pos", point, end),
            (b"scale", scale if 0.3 < scale < 3 else 1.0, 1.0),
        ):
            animation = QPropertyAnimation(item, name)
            animation.setDuration(length)
            animation.setStartValue(first)
            animation.setEndValue(last)
            animation.setEasingCurve(QEasingCurve.Type.OutCubic)
            moves.addAnimation(animation)
        if place and self._speed == 1.0:
            line = QSequentialAnimationGroup()
            line.addAnimation(QPauseAnimation(place * STAGGER))
            line.addAnimation(moves)
            self._group.addAnimation(line)
        else:
            self._group.addAnimation(moves)
        return 1


def _changes(pays: tuple[Pay, ...], seats: int) -> tuple[int, ...]:
    """The change of every seat."""
    net = [0] * seats
    for pay in pays:
        net[pay.source] -= pay.amount
        net[pay.target] += pay.amount
    return tuple(net)
