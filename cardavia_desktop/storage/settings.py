"""The file of the settings: validated JSON in the platform's folder.

pydantic stands at this boundary only; the program itself holds `glance.Settings`.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from . import atomic, paths
from .glance import Settings, Window
from .strict import Strict, validated
from .versioned import Loaded, Problem, VersionedFile

FORMAT = 1

Percent = Annotated[int, Field(ge=0, le=100)]
Extent = Annotated[int, Field(ge=100, le=100_000)]
Offset = Annotated[int, Field(ge=-100_000, le=100_000)]


class _WindowModel(Strict):
    x: Offset
    y: Offset
    width: Extent
    height: Extent
    maximized: bool = False
    full_screen: bool = False


class FileModel(Strict):
    """What the file may hold. Every setting has a default, so it may hold any of them."""

    format: Literal[1] = 1
    contrast: Percent = 50
    grain: Percent = 50
    temperature: Percent = 50
    language: Literal["system", "en", "ru", "uk", "hu"] = "system"
    theme: Literal["system", "light", "dark"] = "system"
    animation: Literal["off", "reduced", "full"] = "full"
    pace: Literal["slow", "normal", "fast"] = "normal"
    level: Literal["beginner", "club", "strong"] = "club"
    rotation: bool = False
    marks: bool = True
    panel: bool = True
    window: _WindowModel | None = None


def dump(settings: Settings) -> bytes:
    """The file's bytes; `parse` is the inverse. ValueError for a value that is not allowed."""
    data = {"format": FORMAT, **asdict(settings)}
    parse(data)
    return (json.dumps(data, indent=1) + "\n").encode("ascii")


def parse(data: dict[str, Any]) -> Settings:
    """The settings in an object of the current format; ValueError says what is wrong."""
    values = validated(FileModel, data).model_dump()
    del values["format"]
    window = values.pop("window")
    return Settings(**values, window=None if window is None else Window(**window))


class SettingsFile:
    """The settings on disk; made at the program's start, which removes litter. All copies of the
    program that run at once write this one file."""

    def __init__(self, path: Path | None = None) -> None:
        path = path or paths.settings_file()
        atomic.sweep(path)
        self._file = VersionedFile(path, FORMAT, parse)
        self._mine: Settings | None = None
        """What this copy has read or written last."""

    def load(self) -> tuple[Settings, Problem | None]:
        """The settings, or the defaults, and what to tell the person."""
        found: Loaded[Settings] = self._file.load()
        self._mine = found.value or Settings()
        return self._mine, found.problem

    def save(self, settings: Settings) -> Problem | None:
        """Write atomically what this copy has changed; what another copy has changed meanwhile
        stays. A problem is given once, and the settings hold for this run. ValueError for a value
        that is not allowed."""
        dump(settings)
        problem = None
        if self._mine is None:
            _, problem = self.load()
        theirs = self._file.peek()
        changed = _changes(self._mine or Settings(), settings)
        refused = self._file.save(dump(settings if theirs is None else replace(theirs, **changed)))
        if not self._file.failing:
            self._mine = settings
        return refused or problem


def _changes(before: Settings, after: Settings) -> dict[str, Any]:
    names = (each.name for each in fields(Settings))
    return {
        name: getattr(after, name)
        for name in names
        if getattr(before, name) != getattr(after, name)
    }
