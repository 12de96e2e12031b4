"""One versioned JSON file with a backup: damaged files are set aside, newer ones left alone."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from . import atomic
from .atomic import Unreadable

T = TypeVar("T")
_ABSENT = (FileNotFoundError, NotADirectoryError)
"""The second one: something that is no folder stands in the place of the folder."""

Kind = Literal["backup", "lost", "damaged", "newer", "failed"]


@dataclass(frozen=True, slots=True)
class Problem:
    """Something to tell the person once. `file` is a bare name, `detail` is for the log.

    `backup`: damaged, the backup is used. `lost`: missing, the backup is used. `damaged`: nothing
    could be read. Of what is damaged `file` is the name under which it is kept now. `newer`:
    written by a newer program, left alone, this run saves beside it. `failed`: could not be
    written.
    """

    kind: Kind
    file: str
    detail: str


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """`value` is None when nothing usable is there; then `problem` None means: no file at all."""

    value: T | None
    problem: Problem | None = None


class Newer(ValueError):
    """The format number is above the one this program knows."""


Migration = Callable[[dict[str, Any]], dict[str, Any]]


class VersionedFile(Generic[T]):
    """`build` makes the value from an object of the current format and may raise ValueError.

    `migrations[n]` turns an object of format n into one of format n + 1 (the number is set here).
    """

    def __init__(
        self,
        path: Path,
        current: int,
        build: Callable[[dict[str, Any]], T],
        migrations: dict[int, Migration] | None = None,
    ) -> None:
        self.path = path
        self._current = current
        self._build = build
        self._migrations = migrations or {}
        self._looked = False
        self._failing = False
        self._told: Problem | None = None

    def load(self) -> Loaded[T]:
        """Read the file, else its backup, which takes the file's place; what is damaged is set
        aside. Never raises. A backup in use is told once, until the file could be read again."""
        self._looked = True
        try:
            found = Loaded(self._read(self.path))
        except _ABSENT:
            return self._load_backup(None)
        except Newer as error:
            return self._step_aside(str(error))
        except (OSError, ValueError) as error:
            return self._load_backup(_set_aside(self.path, error))
        self._told = None
        return found

    def save(self, data: bytes) -> Problem | None:
        """Write atomically. A problem is given once, until saving has worked again."""
        problem = None if self._looked else self.load().problem
        try:
            atomic.write(self.path, data)
        except OSError as error:
            if self._failing:
                return None
            self._failing = True
            return Problem("failed", self.path.name, f"{type(error).__name__}: {error}")
        self._failing = False
        return problem

    @property
    def failing(self) -> bool:
        """The last `save` has written nothing."""
        return self._failing

    def peek(self) -> T | None:
        """What the file holds now, where it can be read; sets nothing aside and tells nothing."""
        try:
            return self._read(self.path)
        except (OSError, ValueError):
            return None

    def forget(self) -> None:
        """Remove backup and file; raises OSError. A newer program's file stays."""
        if not self._looked:
            self.load()
        for path in (atomic.backup_of(self.path), self.path):  # no kill leaves a backup alone
            path.unlink(missing_ok=True)

    def _read(self, path: Path) -> T:
        text = atomic.read_text(path)
        data = atomic.parse_object(text)
        number = data.get("format")
        if type(number) is not int or number < 1:
            raise Unreadable(f"format is {number!r:.40}")
        if number > self._current:
            raise Newer(f"format {number}, this program knows {self._current}")
        while number < self._current:
            try:
                data = {**self._migrations[number](data), "format": number + 1}
            except (LookupError, TypeError, AttributeError) as error:
                raise Unreadable(f"not of format {number}: {error!r}") from error
            number += 1
        return self._build(data)

    def _load_backup(self, damage: Problem | None) -> Loaded[T]:
        backup = atomic.backup_of(self.path)
        try:
            value = self._read(backup)
        except _ABSENT:
            return Loaded(None, damage)
        except Newer as error:
            return self._step_aside(str(error))
        except (OSError, ValueError) as error:
            bad = _set_aside(backup, error)
            detail = "missing" if damage is None else damage.detail
            return Loaded(None, replace(damage or bad, detail=f"{detail}; backup: {bad.detail}"))
        if damage is None:
            problem = Problem("lost", self.path.name, "missing")
        else:
            problem = replace(damage, kind="backup")
        self._restore(backup)
        told, self._told = self._told, problem
        return Loaded(value, None if told == problem else problem)

    def _restore(self, backup: Path) -> None:
        """Put the backup in the place of the file, or the next start would tell of it again."""
        with contextlib.suppress(OSError):  # then it stays where it is, and is used all the same
            if not os.path.lexists(self.path):  # nothing that could not be set aside is replaced
                atomic.write(self.path, backup.read_bytes(), backup=False)

    def _step_aside(self, detail: str) -> Loaded[T]:
        """Work under another name from now on, where an earlier run may have left something."""
        newer = self.path
        self.path = newer.with_name(f"{newer.stem}.format{self._current}{newer.suffix}")
        found = self.load()
        return Loaded(found.value, Problem("newer", newer.name, detail))


def _set_aside(path: Path, error: Exception) -> Problem:
    """Rename what is damaged, if it can be; what to tell of it."""
    detail = f"{type(error).__name__}: {error}"
    try:
        path = atomic.set_aside(path)
    except OSError as refused:
        detail += f"; not set aside: {refused}"
    return Problem("damaged", path.name, detail)
