"""The saved deal of each game: every action, so that it can be replayed and nothing else is true.

Private answers of an open window are actions like others: they are in the file and in no view.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from ..engine.core import Action, IllegalAction, Options
from ..engine.games import GAMES, game_module
from ..engine.log import Log
from . import atomic, paths
from .strict import Strict, validated
from .versioned import Loaded, Problem, VersionedFile

FORMAT = 1


@dataclass(frozen=True, slots=True)
class SavedDeal:
    """`points`, `wins` and `deals` are the tally *before* this deal; `bots` is the seed of the
    bots' stream, `salt` belongs to the seal, `series` is the seed of the next shuffle when the
    series was begun with a given seed."""

    game: str
    options: Options
    actions: tuple[Action, ...]
    level: str
    rotation: bool
    assisted: bool
    bots: int
    salt: str
    points: tuple[int, ...]
    wins: tuple[int, ...]
    deals: int
    series: int | None = None


Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{1,64}$")]
Text = Annotated[str, Field(max_length=2000)]
Count = Annotated[int, Field(ge=0, le=10**9)]
Points = Annotated[int, Field(ge=-(10**9), le=10**9)]
BySeat = Field(min_length=2, max_length=4)


class _Tally(Strict):
    points: Annotated[tuple[Points, ...], BySeat]
    wins: Annotated[tuple[Count, ...], BySeat]
    deals: Count


class _File(Strict):
    format: Annotated[int, Field(ge=FORMAT, le=FORMAT)]  # a Literal would take true for 1
    game: Annotated[str, Field(pattern=r"^[a-z-]{1,40}$")]
    first: Annotated[int, Field(ge=0, le=3)]
    level: Annotated[str, Field(pattern=r"^[a-z-]{1,40}$")]
    rotation: bool
    assisted: bool
    bots: Hex
    salt: Hex
    series: Hex | None
    tally: _Tally
    actions: Annotated[tuple[Text, ...], Field(max_length=5000)]


def dump(deal: SavedDeal) -> bytes:
    """The file's bytes; `parse` is the inverse."""
    file = {
        "format": FORMAT,
        "game": deal.game,
        "first": deal.options.first,
        "level": deal.level,
        "rotation": deal.rotation,
        "assisted": deal.assisted,
        "bots": f"{deal.bots:x}",
        "salt": deal.salt,
        "series": None if deal.series is None else f"{deal.series:x}",
        "tally": {"points": deal.points, "wins": deal.wins, "deals": deal.deals},
        "actions": [str(action) for action in deal.actions],
    }
    return (json.dumps(file, indent=1) + "\n").encode("ascii")


def parse(data: dict[str, Any], expected: str | None = None) -> SavedDeal:
    """The deal in an object of the current format, proved by playing it through the engine;
    ValueError (of which NotationError is a kind) says in one line what is wrong.

    `expected` is the game it must be of, when that is known.
    """
    file = validated(_File, data)
    if file.game not in GAMES or expected not in (None, file.game):
        raise ValueError(f"a deal of {file.game}, expected {expected or 'a registered game'}")
    actions = tuple(Action.parse(text) for text in file.actions)
    options = Options(file.first)
    module = game_module(file.game)
    if file.level not in module.NODES:
        raise ValueError(f"no such level: {file.level}")
    seats = module.GAME.seats
    if not len(file.tally.points) == len(file.tally.wins) == seats > file.first:
        raise ValueError("the tally or the first seat does not fit the game's seats")
    log = Log(module.GAME, options)
    for action in actions:
        try:
            log.play(action)
        except Exception as error:  # pieces no rule has heard of may trip a rule anywhere
            told = "is not legal" if isinstance(error, IllegalAction) else f"fails: {error!r:.100}"
            raise ValueError(f"action {len(log.entries)}, {str(action)!r:.80}, {told}") from None
    return SavedDeal(
        file.game,
        options,
        actions,
        file.level,
        file.rotation,
        file.assisted,
        int(file.bots, 16),
        file.salt,
        file.tally.points,
        file.tally.wins,
        file.tally.deals,
        None if file.series is None else int(file.series, 16),
    )


class Saves:
    """The saves of all games in one folder; made at the program's start, which removes litter."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or paths.saves_dir()
        self._files: dict[str, VersionedFile[SavedDeal]] = {}
        for name in GAMES:
            atomic.sweep(paths.save_file(name, self._folder))

    def load(self, name: str) -> Loaded[SavedDeal]:
        """The saved deal of a registered game, else KeyError."""
        return self._file(name).load()

    def write(self, deal: SavedDeal) -> Problem | None:
        """Save; a problem is given once. The deal goes on whatever happens here."""
        return self._file(deal.game).save(dump(deal))

    def forget(self, name: str) -> None:
        """Remove the save of a game; raises OSError."""
        self._file(name).forget()

    def _file(self, name: str) -> VersionedFile[SavedDeal]:
        if name not in self._files:
            path = paths.save_file(name, self._folder)

            self._files[name] = VersionedFile(path, FORMAT, partial(parse, expected=name))
        return self._files[name]
