"""Every screen in every language in the smallest window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from . import shots_mahjong, shots_nantong, shots_tiengow
from .games import offered
from .shots import Shot, Stage

SMALL = (1024, 640)
LANGUAGES = ("ru", "uk", "hu")
Play = Callable[[Stage], QWidget | None]


def home(stage: Stage) -> None:
    stage.home(offered()[:1])


def settings(stage: Stage) -> QWidget | None:
    stage.home()
    stage.window.open_settings()
    return stage.window._dialog


def rules(stage: Stage) -> None:
    stage.show(shots_tiengow.moment("follow"))
    stage.window.show_rules()


def shown(module: object, name: str) -> Play:
    """The play of another module's shot."""
    listed: list[Shot] = getattr(module, "SHOTS", [])
    return next(shot.play for shot in listed if shot.name == name)


PLAYS: dict[str, Play] = {
    "home": home,
    "settings": settings,
    "rules": rules,
    "mahjong": shown(shots_mahjong, "mahjong-claim"),
    "mahjong-result": shown(shots_mahjong, "mahjong-result-won"),
    "tiengow": shown(shots_tiengow, "tiengow-follow"),
    "tiengow-result": shown(shots_tiengow, "tiengow-result-won"),
    "nantong": shown(shots_nantong, "nantong-claim"),
    "nantong-result": shown(shots_nantong, "nantong-result-piao"),
}


def spoken(language: str, play: Play) -> Play:
    def played(stage: Stage) -> QWidget | None:
        stage.apply(language=language)
        return play(stage)

    return played


SHOTS = [
    Shot(f"{language}-{name}", spoken(language, play), SMALL)
    for language in LANGUAGES
    for name, play in PLAYS.items()
]
