"""Where files live. `CARDAVIA_HOME` moves everything into one folder (tests, portable use)."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import platformdirs

from ..engine.games import GAMES
from . import instance

APP = "cardavia"
HOME_VARIABLE = "CARDAVIA_HOME"


def config_dir() -> Path:
    """Folder of the settings; it need not exist yet."""
    return _own("config") or Path(platformdirs.user_config_dir(APP, appauthor=False))


def data_dir() -> Path:
    """Folder of what must not be lost; it need not exist yet."""
    return _own("data") or Path(platformdirs.user_data_dir(APP, appauthor=False))


def log_dir() -> Path:
    """Folder of logs and crash reports; it need not exist yet."""
    return _own("log") or Path(platformdirs.user_log_dir(APP, appauthor=False))


def settings_file() -> Path:
    return config_dir() / "settings.json"


def saves_dir() -> Path:
    return data_dir() / "saves"


def results_file() -> Path:
    """The last results; a second copy of the program running beside the first has its own."""
    return data_dir() / f"results{instance.mark()}.json"


def save_file(game: str, folder: Path | None = None) -> Path:
    """The save of a registered game; KeyError for any other name, so no name leaves the folder.

    A second copy of the program running beside the first has files of its own.
    """
    if game not in GAMES:
        raise KeyError(game)
    return (folder or saves_dir()) / f"{game}{instance.mark()}.json"


def saved_games(folder: Path | None = None) -> tuple[str, ...]:
    """The registered games with a saved deal or its backup, by the names of the files alone: quick,
    unread."""
    return tuple(name for name in GAMES if _kept(save_file(name, folder)))


def _kept(save: Path) -> bool:
    """Whether a save or its backup is there: loading uses a backup that lost its file."""
    return save.exists() or save.with_name(f"{save.name}.bak").exists()


def adopt(folder: Path | None = None) -> None:
    """Take over the deals of copies that ran beside an earlier one, where there is no own deal of
    that game; what cannot be renamed stays where it is."""
    folder = folder or saves_dir()
    for game in GAMES:
        mine = save_file(game, folder)
        for number in range(1, instance.LIMIT + 1):
            mark = "" if number == 1 else f"-{number}"
            theirs = folder / f"{game}{mark}.json"
            if _kept(mine) or not theirs.exists() or instance.runs(number):
                continue
            with contextlib.suppress(OSError):
                theirs.rename(mine)
                theirs.with_name(f"{theirs.name}.bak").rename(f"{mine}.bak")


def _own(part: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE, "")
    return Path(home) / part if home else None
