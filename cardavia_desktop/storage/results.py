"""The last results: what the person gained or lost, for the home page. Newest last."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from ..engine.games import GAMES
from . import atomic, instance, paths
from .strict import Strict, validated
from .versioned import Problem, VersionedFile

FORMAT = 1
KEPT = 50
"""Results; older ones are dropped."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """`net` is what the person's seat gained in the deal, `points` the tally after it; `seal` tells
    deals apart, so that a deal undone and played again counts once."""

    game: str
    net: int
    points: int
    seal: str


Points = Annotated[int, Field(ge=-(10**9), le=10**9)]


class _Outcome(Strict):
    game: Annotated[str, Field(pattern=r"^[a-z-]{1,40}$")]
    net: Points
    points: Points
    seal: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _File(Strict):
    format: Literal[1]
    results: Annotated[tuple[_Outcome, ...], Field(max_length=KEPT)]


def dump(outcomes: tuple[Outcome, ...]) -> bytes:
    """The file's bytes; `parse` is the inverse."""
    data = {"format": FORMAT, "results": [asdict(each) for each in outcomes]}
    return (json.dumps(data, indent=1) + "\n").encode("ascii")


def parse(data: dict[str, Any]) -> tuple[Outcome, ...]:
    """The results in an object of the current format; ValueError says what is wrong. Games that
    this program does not know are left out."""
    file = validated(_File, data)
    return tuple(Outcome(**each.model_dump()) for each in file.results if each.game in GAMES)


def merged(before: tuple[Outcome, ...], after: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    """The results of two copies that ran side by side, each in its order; the last one of `after`
    is the newest. When the others came is not known: they are taken in turns from the newest, so
    that neither copy loses its last ones to the limit."""
    seals = {each.seal for each in after}
    others = [each for each in before if each.seal not in seals]
    turns = zip_longest(reversed(after), reversed(others))
    newest_first = [each for turn in turns for each in turn if each is not None]
    return tuple(newest_first[:KEPT][::-1])


class Results:
    """The file on disk; made at the program's start, which removes litter. Nothing raises.

    Without a `path` it is the one of this copy of the program; the first copy takes over what
    those have left that ran beside an earlier one.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._adopts = path is None and instance.number() == 1
        path = path or paths.results_file()
        atomic.sweep(path)
        self._file = VersionedFile(path, FORMAT, parse)
        self._known: tuple[Outcome, ...] | None = None
        self._written = 0.0

    def load(self) -> tuple[tuple[Outcome, ...], Problem | None]:
        """The results, newest last, and what to tell the person (once)."""
        if self._known is not None:
            return self._known, None
        self._written = _written(self._file.path)
        found = self._file.load()
        self._known = found.value or ()
        problem = found.problem
        for number in range(2, instance.LIMIT + 1) if self._adopts else ():
            if paths.kept(theirs := paths.results_file(number)):
                with instance.held(number) as gone:
                    problem = (self._take_over(theirs) if gone else None) or problem
        return self._known, problem

    def _take_over(self, path: Path) -> Problem | None:
        """Merge what another copy has left; its file goes only when ours has been written."""
        theirs = VersionedFile(path, FORMAT, parse)
        written = _written(path)
        found = theirs.load()
        mine = self._known or ()
        others = found.value or ()
        later = written >= self._written
        self._known = merged(mine, others) if later else merged(others, mine)
        self._written = max(written, self._written)
        refused = self._file.save(dump(self._known)) if self._known != mine else None
        if self._file.failing:  # told of the first time only
            return refused
        with contextlib.suppress(OSError):  # merging it once more changes nothing
            theirs.forget()
        told = found.problem is not None and found.problem.kind in ("backup", "damaged")
        return found.problem if told else None

    def add(self, outcome: Outcome) -> Problem | None:
        """Keep one more; it replaces the one of the same deal. The same again changes nothing: a
        finished deal was looked at once more."""
        known, problem = self.load()
        if outcome in known:
            return problem
        others = tuple(each for each in known if each.seal != outcome.seal)
        self._known = (*others, outcome)[-KEPT:]
        return self._file.save(dump(self._known)) or problem

    def forget(self, seal: str) -> tuple[bool, Problem | None]:
        """Drop the result of a deal that is not over any more; whether there was one."""
        known, problem = self.load()
        others = tuple(each for each in known if each.seal != seal)
        if others == known:
            return False, problem
        self._known = others
        return True, self._file.save(dump(others)) or problem


def _written(path: Path) -> float:
    """When a file was written last, in seconds; 0 for none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
