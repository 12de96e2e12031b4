"""The settings as a plain value, and a first glance at their file without pydantic (law 10).

Whatever is wrong is replaced by its default here without a word: `settings.SettingsFile.load`
judges the file after the first paint, sets it aside and says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from . import atomic, paths


@dataclass(frozen=True, slots=True)
class Window:
    """Window of the main window in logical pixels; to be checked against the screens."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False
    full_screen: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """What travels through the program; `dataclasses.replace` changes. `settings.FileModel` says
    which values are allowed."""

    contrast: int = 50
    """0–100 like the next two; 50 is neutral."""
    grain: int = 50
    temperature: int = 50
    language: str = "system"
    theme: str = "system"
    animation: str = "full"
    pace: str = "normal"
    level: str = "club"
    rotation: bool = False
    marks: bool = True
    """Index marks on pieces, for those who do not read the Chinese faces."""
    panel: bool = True
    """The side panel is open."""
    window: Window | None = None


def _percent(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 100


def _flag(value: Any) -> bool:
    return type(value) is bool


def _one_of(*names: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in names


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "contrast": _percent,
    "grain": _percent,
    "temperature": _percent,
    "language": _one_of("system", "en", "ru", "uk", "hu"),
    "theme": _one_of("system", "light", "dark"),
    "animation": _one_of("off", "reduced", "full"),
    "pace": _one_of("slow", "normal", "fast"),
    "level": _one_of("beginner", "club", "strong"),
    "rotation": _flag,
    "marks": _flag,
    "panel": _flag,
}


def glance(path: Path | None = None) -> Settings:
    """What the first frame needs; the defaults where the file is absent or bad. Never raises."""
    path = path or paths.settings_file()
    try:
        data = atomic.parse_object(atomic.read_text(path))
        if type(data.get("format")) is int and data["format"] > 1:  # a newer program's: see beside
            beside = path.with_name(f"{path.stem}.format1{path.suffix}")
            data = atomic.parse_object(atomic.read_text(beside))
    except (OSError, atomic.Unreadable):
        return Settings()
    if type(data.get("format")) is not int or data["format"] != 1:
        return Settings()
    known = {name: data[name] for name, good in _CHECKS.items() if good(data.get(name))}
    return Settings(**known, window=_window(data.get("window")))


def _window(value: Any) -> Window | None:
    if not isinstance(value, dict):
        return None
    numbers = [value.get(name) for name in ("x", "y", "width", "height")]
    if not all(type(n) is int and abs(n) <= 100_000 for n in numbers):
        return None
    if value["width"] < 100 or value["height"] < 100:
        return None
    if not set(value) <= {field.name for field in fields(Window)}:
        return None
    flags = {name: value[name] is True for name in ("maximized", "full_screen") if name in value}
    return Window(value["x"], value["y"], value["width"], value["height"], **flags)
