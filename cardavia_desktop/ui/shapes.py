"""What travels between the interface and the session thread: frozen values only, no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..engine.core import Action, Result, Seat
from ..engine.log import SeenEntry
from ..play.tally import Tally

PERSON: Seat = 0
"""The seat of the person at the bottom of the table."""

PACES = ("slow", "normal", "fast", "instant")
"""`instant` waits for nothing; it is meant for tests and demonstrations."""


@dataclass(frozen=True, slots=True)
class Start:
    """Begin a new series of deals of `game` with a tally of 0.

    `seed` fixes the shuffle and the first dealer, `bot_seed` the opponents; None draws secret
    ones. `rotation` is the setting of M4.
    """

    game: str
    level: str = "club"
    rotation: bool = False
    seed: int | None = None
    bot_seed: int | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with the saved deal of `game`."""

    game: str


@dataclass(frozen=True, slots=True)
class Answer:
    """The person's answer to the question with this ticket; a stale one is dropped."""

    ticket: int
    action: Action


@dataclass(frozen=True, slots=True)
class Rules:
    """Settings that the next deal takes up."""

    level: str
    rotation: bool


@dataclass(frozen=True, slots=True)
class Started:
    """A deal lies on the table: build the scene from `view`, the log from `history`.

    `tally` is the one before this deal. For a new deal `view` is the one before the shuffle, which
    arrives as the first `Happening`. `seal` is the hexadecimal hash of the shuffle, "" before it.
    """

    game: str
    level: str
    rotation: bool
    first: Seat
    view: Any
    history: tuple[SeenEntry, ...]
    tally: Tally
    assisted: bool
    resumed: bool
    seal: str


@dataclass(frozen=True, slots=True)
class Happening:
    """Something visible happened: `entries` (one or more, redacted), then the table is `view`."""

    entries: tuple[SeenEntry, ...]
    view: Any
    can_undo: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """The person is asked; answer with `ticket`. `legal` is never empty, its order is fixed."""

    ticket: int
    view: Any
    legal: tuple[Action, ...]
    can_undo: bool
    can_redo: bool


@dataclass(frozen=True, slots=True)
class Rewound:
    """Undo or redo: drop what is shown, settle on `view`; `history` is the whole deal so far.

    An open question is void; the next `Asked` follows.
    """

    view: Any
    history: tuple[SeenEntry, ...]
    assisted: bool
    can_undo: bool
    can_redo: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over; `tally` has it counted. `seal` is sha256 of `salt`, a space and the
    notation of the shuffle action; salt and shuffle are shown only here (law 12)."""

    result: Result
    tally: Tally
    view: Any
    assisted: bool
    can_undo: bool
    seal: str
    salt: str
    shuffle: Action


@dataclass(frozen=True, slots=True)
class Failure:
    """Something to tell the person once; the deal goes on. `detail` is for the log, not for words.

    Ids: `bot-failed` (a bot raised or hung; a harmless action was played), `no-child` (thinking
    runs in a thread), `save-failed` (this deal is not being saved), `save-backup` (the save was
    damaged, the backup is used), `save-lost` (it was missing, the backup is used), `save-damaged`
    (neither could be read), `save-newer` (a newer program's file is left alone, this run saves
    under another name), `save-missing` (nothing to resume), `settings-…` and `results-…` with
    `failed`, `backup`, `lost`, `damaged` or `newer` (likewise), `illegal-answer` (the question
    is asked again), `files-missing` (the program goes on without files of its own), `internal`.
    `file` is the bare name of the file concerned, or "".
    """

    id: str
    detail: str = ""
    file: str = ""
