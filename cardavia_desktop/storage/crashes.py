"""Reports of crashes: written while the program runs, filed and offered at its next start.

Each running copy has one page in the log folder. `faulthandler` writes into it when the
interpreter dies, the log's handler when an exception was caught nowhere. A page that holds nothing
but its head tells of no fault: a kill leaves one, and the next start takes it up again.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import time
from pathlib import Path
from typing import IO

from . import instance, paths

END_OF_HEAD = "\n---\n"
MOST = 200_000
"""Bytes of exceptions that one run writes down; faulthandler adds a few kB at most."""
KEPT = 10
"""Reports that are kept; older ones go when another is filed."""
FILED = "crash-*.txt"


class Page:
    """The page of this run. Nothing here raises for what is wrong on the disk: without a page
    reports are lost, and nothing else."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or paths.log_dir()
        self.path = self._folder / _name(instance.number())
        self.file: IO[bytes] | None = None
        """Open while the program runs, for faulthandler; None when it cannot be written."""
        self.filed: tuple[Path, ...] = ()
        """What earlier runs left, to be offered: the latest first."""
        self._written = 0

    def open(self, about: str) -> None:
        """File what earlier runs left and begin a page; `about` says which program writes it."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self.filed = tuple(_file_old(self._folder, self.path))
            self.file = open(self.path, "wb", buffering=0)  # noqa: SIM115 - open while we run
        except OSError:
            self.file = None
            return
        self._write(f"{about}\n{time.strftime('%Y-%m-%d %H:%M:%S')}{END_OF_HEAD}")

    def note(self, text: str) -> None:
        """Add an exception, as long as there is room."""
        if self._written < MOST:
            self._write(text[: MOST - self._written] + "\n")

    def close(self) -> None:
        """The end of a run: a page without a fault is removed."""
        if self.file is None:
            return
        file, self.file = self.file, None
        with contextlib.suppress(OSError):
            file.close()
            if not _body(self.path):
                self.path.unlink()

    def take_back(self) -> None:
        """The end of a run that could show nothing: what it filed is offered by the next one."""
        self.close()
        for report in self.filed:
            for number in range(1, instance.LIMIT + 1):
                page = self._folder / _name(number)
                if not page.exists():
                    with contextlib.suppress(OSError):
                        os.rename(report, page)
                    break
        self.filed = ()

    def _write(self, text: str) -> None:
        data = text.encode("utf-8", "backslashreplace")
        self._written += len(data)
        if self.file is not None:
            with contextlib.suppress(OSError, ValueError):
                self.file.write(data)


def read(path: Path) -> str:
    """A filed report; raises OSError."""
    with open(path, "rb") as file:
        return file.read(2 * MOST).decode("utf-8", "replace")


def headline(text: str) -> str:
    """What happened, in the words of the interpreter: the fatal error or the last exception."""
    body = text.partition(END_OF_HEAD)[2].strip().splitlines()
    for line in body:
        if line.startswith(("Fatal ", "Windows fatal ")):
            return line[:200]
    told = [line for line in body if line and not line[0].isspace() and ":" in line]
    return (told or body or [""])[-1][:200]


def about(version: str) -> str:
    """The first line of a page."""
    return f"cardavia {version}, Python {sys.version.split()[0]}, {sys.platform}"


class Notes(logging.Handler):
    """Puts errors of the log into the page."""

    def __init__(self, page: Page) -> None:
        super().__init__(logging.ERROR)
        self._page = page

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._page.note(self.format(record))
        except Exception:
            return  # a fault that cannot even be written down


class BoundedLog(logging.FileHandler):
    """A log file that stops at `limit` bytes, and never complains of a full disk."""

    def __init__(self, path: Path, limit: int) -> None:
        super().__init__(path, encoding="utf-8", errors="backslashreplace", delay=True)
        self._room = limit - (path.stat().st_size if path.exists() else 0)

    def emit(self, record: logging.LogRecord) -> None:
        if self._room > 0:
            self._room -= len(self.format(record)) + 1
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        return


class FirstOnes(logging.Filter):
    """Of an exception raised again and again at one place only the 1st, 10th, 100th … passes."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.exc_info or record.exc_info[0] is None or len(self._seen) > 1000:
            return True
        kind, _, trace = record.exc_info
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = ("", 0) if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
        key = (kind.__name__, *where)
        count = self._seen[key] = self._seen.get(key, 0) + 1
        return str(count).strip("0") == "1"


def _name(number: int) -> str:
    return f"running-{number}.crash"


def _body(path: Path) -> str:
    """What stands below the head of a page."""
    text = read(path)
    head, end, body = text.partition(END_OF_HEAD)
    return (body if end else head).strip()


def _file_old(folder: Path, mine: Path) -> list[Path]:
    """Turn the pages of runs that have ended into reports; pages that tell nothing go."""
    filed = []
    for number in range(1, instance.LIMIT + 1):
        page = folder / _name(number)
        with contextlib.suppress(OSError):  # one that cannot be read or moved hinders no other
            if not page.exists() or (page != mine and instance.runs(number)):
                continue
            if not _body(page):
                page.unlink()
                continue
            stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(page.stat().st_mtime))
            report, again = folder / f"crash-{stamp}.txt", 1
            while report.exists():
                again += 1
                report = folder / f"crash-{stamp}-{again}.txt"
            os.rename(page, report)
            filed.append(report)
    if filed:
        _thin_out(folder, spare=filed)
    return filed[::-1]


def _thin_out(folder: Path, spare: list[Path]) -> None:
    reports = sorted((p for p in folder.glob(FILED) if p not in spare), reverse=True)
    for old in reports[max(0, KEPT - len(spare)) :]:
        with contextlib.suppress(OSError):
            old.unlink()
