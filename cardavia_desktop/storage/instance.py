"""Which copy of the program this is, so that two running at once never write the same files.

The first copy is number 1. A second one, while the first runs, is number 2: it keeps its deals
under names of its own and writes shared files through a temporary name of its own. The claim is a
lock that the system lifts when the process ends, however it ends.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

LIMIT = 9
"""More copies than this share the last number."""

_claimed: list[IO[bytes]] = []
_number = 1


def claim(folder: Path) -> int:
    """Take the lowest free number for this process; 1 where the folder cannot be written."""
    global _number
    release()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for _number in range(1, LIMIT + 1):
            lock = open(_lock_file(folder, _number), "ab")  # noqa: SIM115 - open while we run
            if _locked(lock):
                _claimed.append(lock)
                break
            lock.close()
    except OSError:
        _number = 1
    return _number


def runs(other: int) -> bool:
    """Whether another copy holds this number, in the folder of this one; False without a claim."""
    if not _claimed or other == _number:
        return False
    try:
        with open(_lock_file(Path(_claimed[0].name).parent, other), "ab") as lock:
            return not _locked(lock)
    except OSError:
        return True


@contextmanager
def held(other: int) -> Iterator[bool]:
    """Hold the number of a copy that has ended, so that none takes it while its files are moved;
    False when a copy runs under it, it is our own, or we have none."""
    if not _claimed or other == _number:
        yield False
        return
    try:
        lock = open(_lock_file(Path(_claimed[0].name).parent, other), "ab")  # noqa: SIM115 - below
    except OSError:
        yield False
        return
    with lock:
        yield _locked(lock)


def release() -> None:
    """Give the number back; the end of the process does it too."""
    global _number
    _number = 1
    while _claimed:
        _claimed.pop().close()


def number() -> int:
    """The number of this copy; 1 when none was claimed."""
    return _number


def _lock_file(folder: Path, number: int) -> Path:
    return folder / f".running-{number}"


def mark(of: int | None = None) -> str:
    """What file names of this or another copy carry: "" for the first, `-2` for the second …"""
    of = of or _number
    return "" if of == 1 else f"-{of}"


if os.name == "nt":
    import msvcrt

    def _locked(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
