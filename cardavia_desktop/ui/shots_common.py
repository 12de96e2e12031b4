"""Pictures of what all games share: home, settings, rules."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from .games import offered
from .shots import Shot, Stage


def home(stage: Stage) -> None:
    stage.home()


def home_saved(stage: Stage) -> None:
    stage.home(offered()[:1])


def home_dark(stage: Stage) -> None:
    stage.apply(theme="dark")
    stage.home(offered()[:1])


def settings(stage: Stage) -> QWidget | None:
    stage.home()
    stage.window.open_settings()
    return stage.window._dialog


def settings_dark(stage: Stage) -> QWidget | None:
    stage.apply(theme="dark")
    return settings(stage)


SHOTS = [
    Shot("home", home),
    Shot("home-saved", home_saved),
    Shot("home-dark-1024", home_dark, (1024, 640)),
    Shot("settings", settings),
    Shot("settings-dark", settings_dark),
]
