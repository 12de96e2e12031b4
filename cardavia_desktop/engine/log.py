"""The log of a deal: actions are the truth, everything else is replayed from them (law 1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .core import Action, Event, Game, Options, Seat, seen_by


@dataclass(frozen=True, slots=True)
class Entry:
    """One action with its events. `ply` counts from 0 (the shuffle)."""

    ply: int
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SeenEntry:
    """An entry as one seat may know it: only redacted events, never the action itself."""

    events: tuple[Event, ...]


class Log:
    """A deal from its first action on. `states[n]` is the state after n actions."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self.game = game
        self.options = options
        self.states: list[Any] = [game.new(options)]
        self.entries: list[Entry] = []

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(entry.action for entry in self.entries)

    def play(self, action: Action) -> Entry:
        """Apply one action; raises IllegalAction and changes nothing when it is not legal."""
        step = self.game.apply(self.state, action)
        entry = Entry(len(self.entries), action, step.events)
        self.states.append(step.state)
        self.entries.append(entry)
        return entry

    def cut(self, ply: int) -> None:
        """Forget the actions from `ply` on (0 ≤ ply ≤ number of entries)."""
        if not 0 <= ply <= len(self.entries):
            raise ValueError(f"ply {ply} is not in 0..{len(self.entries)}")
        del self.entries[ply:]
        del self.states[ply + 1 :]

    @staticmethod
    def replay(game: Game[Any, Any], options: Options, actions: Iterable[Action]) -> Log:
        """The log of these actions; raises IllegalAction at the first that is not legal."""
        log = Log(game, options)
        for action in actions:
            log.play(action)
        return log

    def seen(self, seat: Seat) -> tuple[SeenEntry, ...]:
        """The whole deal as `seat` may know it; entries without visible events are left out."""
        shown = (redacted(entry, seat) for entry in self.entries)
        return tuple(entry for entry in shown if entry.events)


def redacted(entry: Entry, seat: Seat) -> SeenEntry:
    """The entry as `seat` may know it."""
    return SeenEntry(tuple(seen_by(event, seat) for event in entry.events))
