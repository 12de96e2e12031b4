"""Where files live. `CARDAVIA_HOME` moves everything into one folder (tests, portable use)."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

import platformdirs

from ..engine.games import GAMES
from . import instance

APP = "cardavia"
HOME_VARIABLE = "CARDAVIA_HOME"
_OF_A_COPY = re.compile(r".+\.json(?:\.bak)?-([2-9])\.tmp")
"""Where `atomic` makes the files of another copy."""


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


def results_file(of: int | None = None) -> Path:
    """The last results of this copy of the program, or of the one with this number: a second copy
    running beside the first has its own."""
    return data_dir() / f"results{instance.mark(of)}.json"


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
    return tuple(name for name in GAMES if kept(save_file(name, folder)))


def kept(file: Path) -> bool:
    """Whether a file or its backup is there: loading uses a backup that lost its file. In a folder
    that may not be searched nothing is."""
    return os.path.exists(file) or os.path.exists(_backup_of(file))  # Path.exists raises there


def _backup_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.bak")


def adopt(folder: Path | None = None) -> None:
    """Take over the deals of copies that ran beside an earlier one, where there is no own deal of
    that game, and remove what their kills left half written; what cannot be renamed stays where it
    is. Their results are taken over where results are first read."""
    folder = folder or saves_dir()
    for game in GAMES:
        mine = save_file(game, folder)
        for number in range(1, instance.LIMIT + 1):
            theirs = folder / f"{game}{instance.mark(number)}.json"
            if kept(mine) or not kept(theirs):
                continue
            with instance.held(number) as gone:
                if gone:
                    _rename(theirs, mine)
                    _rename(_backup_of(theirs), _backup_of(mine))
    for place in (config_dir(), data_dir(), folder):
        _sweep_theirs(place)


def _rename(old: Path, new: Path) -> None:
    with contextlib.suppress(OSError):
        old.rename(new)


def _sweep_theirs(folder: Path) -> None:
    with contextlib.suppress(OSError):
        for litter in folder.glob("*.json*.tmp"):
            if (of := _OF_A_COPY.fullmatch(litter.name)) is None:
                continue
            with instance.held(int(of[1])) as gone:
                if gone:
                    litter.unlink()


def _own(part: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE, "")
    return Path(home) / part if home else None
