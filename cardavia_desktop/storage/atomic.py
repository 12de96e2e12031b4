"""Files that a kill at any moment leaves whole: temporary file, fsync, rename; one backup.

The temporary names are fixed, so a kill leaves at most two, which `sweep` removes at the next
start. Each running copy of the program has its own.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import stat
from datetime import date
from pathlib import Path
from typing import Any

from . import instance

TEMPORARY = ".tmp"
BACKUP = ".bak"
LIMIT = 4_000_000
"""Bytes beyond which a file is not ours to read."""


class Unreadable(ValueError):
    """The file is there but does not hold what it should."""


def write(path: Path, data: bytes, *, backup: bool = True) -> None:
    """Replace `path` by `data`; the former content becomes the `.bak`. Raises OSError, and then
    `path` is as before. At no moment is `path` missing or half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh, fresh_backup = _temporary(path)
    try:
        fresh.unlink(missing_ok=True)  # what a kill left, or a link to something else
        with open(fresh, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if backup and path.exists():
            _keep_backup(path, fresh_backup)
        os.replace(fresh, path)
    except OSError:
        for litter in (fresh, fresh_backup):
            with contextlib.suppress(OSError):
                litter.unlink()
        raise
    _sync_folder(path.parent)


def backup_of(path: Path) -> Path:
    return path.with_name(path.name + BACKUP)


def _temporary(path: Path) -> tuple[Path, Path]:
    """Where the new file and the new backup are made."""
    mark = instance.mark()
    return (
        path.with_name(f"{path.name}{mark}{TEMPORARY}"),
        path.with_name(f"{path.name}{BACKUP}{mark}{TEMPORARY}"),
    )


def _keep_backup(path: Path, fresh: Path) -> None:
    fresh.unlink(missing_ok=True)
    try:
        os.link(path, fresh)
    except OSError:  # a file system without hard links
        shutil.copyfile(path, fresh)
    os.replace(fresh, backup_of(path))


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:  # some file systems cannot; the file itself is safe
        return
    finally:
        os.close(handle)


def sweep(path: Path) -> None:
    """Remove what a kill has left beside `path`; not what another running copy is making."""
    for litter in _temporary(path):
        with contextlib.suppress(OSError):
            litter.unlink()


def set_aside(path: Path) -> Path:
    """Rename a bad file to `name.bad-DATE` (and `-2` … if that is taken); raises OSError."""
    stem = f"{path.name}.bad-{date.today().isoformat()}"
    target, number = path.with_name(stem), 1
    while target.exists():
        number += 1
        target = path.with_name(f"{stem}-{number}")
    os.rename(path, target)
    return target


def _at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def read_text(path: Path) -> str:
    """The text of a JSON file; raises OSError (FileNotFoundError when absent) or Unreadable.

    Something else than a file (a pipe that nobody writes to) is Unreadable, and is not waited for.
    """
    with open(path, "rb", opener=_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise Unreadable("not a regular file")
        data = file.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise Unreadable(f"larger than {LIMIT} bytes")
    try:
        return data.decode("utf-8-sig")  # editors add a byte order mark
    except UnicodeDecodeError as error:
        raise Unreadable(f"not UTF-8: {error}") from error


def parse_object(text: str) -> dict[str, Any]:
    """The JSON object in `text`; raises Unreadable for anything else, also for repeated keys, NaN
    and infinity, and nesting that has no end."""
    try:
        value = json.loads(text, object_pairs_hook=_no_repeats, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"not JSON: {str(error)[:200]}") from error
    if not isinstance(value, dict):
        raise Unreadable(f"the root is {type(value).__name__}, not an object")
    return value


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key is repeated")
    return result


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not allowed")
