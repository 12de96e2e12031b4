"""The page of a run: what a crash leaves, and what the next start makes of it."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia_desktop.storage import crashes, instance
from cardavia_desktop.storage.crashes import BoundedLog, FirstOnes, Notes, Page

ROOT = Path(__file__).parents[2]


PAGES: list[Page] = []


@pytest.fixture(autouse=True)
def claims() -> Iterator[None]:
    yield
    instance.release()
    while PAGES:
        file = PAGES.pop().file
        if file is not None:
            file.close()


def opened(folder: Path) -> Page:
    page = Page(folder)
    page.open("cardavia 9.9")
    PAGES.append(page)
    return page


def names(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir())


def test_a_run_without_a_fault_leaves_nothing(tmp_path: Path) -> None:
    page = opened(tmp_path)
    assert page.file is not None and names(tmp_path) == ["running-1.crash"]
    page.close()
    assert names(tmp_path) == []


def test_a_run_that_was_killed_is_no_crash_and_its_page_is_taken_up(tmp_path: Path) -> None:
    opened(tmp_path)
    page = opened(tmp_path)
    assert page.filed == () and names(tmp_path) == ["running-1.crash"]


def test_a_noted_exception_is_a_report_at_the_next_start(tmp_path: Path) -> None:
    page = opened(tmp_path)
    page.note('Traceback (most recent call last):\n  File "x"\nValueError: odd \ud800 piece')
    page.close()
    filed = opened(tmp_path).filed
    assert len(filed) == 1 and filed[0].name.startswith("crash-") and filed[0].suffix == ".txt"
    text = crashes.read(filed[0])
    assert text.startswith("cardavia 9.9\n")
    assert crashes.headline(text) == "ValueError: odd \\ud800 piece"
    assert opened(tmp_path).filed == (), "it is offered once"
    assert filed[0].exists()


def test_reports_of_one_second_do_not_replace_each_other(tmp_path: Path) -> None:
    for number in range(3):
        page = opened(tmp_path)
        page.note(f"Error: {number}")
        os.utime(page.path, (1e9, 1e9))
        page.close()
        os.utime(page.path, (1e9, 1e9))
    opened(tmp_path)
    texts = [crashes.headline(crashes.read(p)) for p in sorted(tmp_path.glob(crashes.FILED))]
    assert sorted(texts) == ["Error: 0", "Error: 1", "Error: 2"]


def test_a_page_that_cannot_be_read_hinders_no_other(tmp_path: Path) -> None:
    """A folder stands where the page of copy 2 would be: this run still gets its own page."""
    (tmp_path / "running-2.crash").mkdir()
    page = opened(tmp_path)
    page.note("ValueError: lost")
    page.close()
    assert [each.name.partition("-")[0] for each in opened(tmp_path).filed] == ["crash"]


def test_only_the_latest_reports_are_kept(tmp_path: Path) -> None:
    for number in range(crashes.KEPT + 5):
        page = opened(tmp_path)
        page.note(f"Error: {number}")
        page.close()
        os.utime(page.path, (1e9 + number, 1e9 + number))
    opened(tmp_path)
    texts = {crashes.headline(crashes.read(p)) for p in tmp_path.glob(crashes.FILED)}
    assert texts == {f"Error: {n}" for n in range(5, crashes.KEPT + 5)}


def test_a_page_does_not_grow_without_end(tmp_path: Path) -> None:
    page = opened(tmp_path)
    for _ in range(50):
        page.note("x" * 10_000)
    assert page.path.stat().st_size < crashes.MOST + 1000


CRASH = """
import faulthandler, os, sys
from pathlib import Path
from cardavia_desktop.storage import crashes, instance
folder = Path(sys.argv[1])
print(instance.claim(folder), flush=True)
page = crashes.Page(folder)
page.open(crashes.about("9.9"))
faulthandler.enable(page.file)
sys.stdin.readline()
os.abort()
"""


def test_a_dying_interpreter_leaves_a_report_but_not_while_its_copy_runs(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CRASH, str(tmp_path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        cwd=ROOT,
    ) as first:  # fmt: skip
        assert first.stdout is not None and first.stdout.readline() == "1\n"
        assert instance.claim(tmp_path) == 2
        assert opened(tmp_path).filed == ()
        first.communicate("\n")
        assert first.returncode in {-signal.SIGABRT, 3}
    (report,) = opened(tmp_path).filed
    assert crashes.headline(crashes.read(report)) == "Fatal Python error: Aborted"


def test_a_tenth_copy_shares_the_last_number(tmp_path: Path) -> None:
    locks = []
    for _ in range(instance.LIMIT):
        instance.claim(tmp_path)
        locks += instance._claimed
        instance._claimed.clear()
    assert instance.claim(tmp_path) == instance.number() == instance.LIMIT
    assert instance.mark() == f"-{instance.LIMIT}"
    for lock in locks:
        lock.close()


def test_without_a_folder_to_write_to_nothing_is_raised(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file in the way")
    page = opened(tmp_path / "log")
    page.note("lost")
    page.close()
    assert page.file is None and page.filed == ()


def test_a_full_disk_is_no_error_for_page_and_log(tmp_path: Path) -> None:
    page = opened(tmp_path)
    assert page.file is not None
    page.file.close()
    page.file = open("/dev/full", "wb", buffering=0)  # noqa: SIM115 - the fixture closes it
    page.note("lost")
    (tmp_path / "log").symlink_to("/dev/full")
    log = BoundedLog(tmp_path / "log", 1000)
    for _ in range(3):
        log.emit(logging.makeLogRecord({"msg": "lost"}))
    assert log.stream is not None
    with pytest.raises(OSError, match="No space"):
        log.stream.close()


def test_a_log_file_stops_at_its_limit(tmp_path: Path) -> None:
    log = BoundedLog(tmp_path / "log", 1000)
    for _ in range(100):
        log.emit(logging.makeLogRecord({"msg": "x" * 100}))
    log.close()
    assert 1000 <= (tmp_path / "log").stat().st_size < 1200


def test_an_exception_raised_without_end_is_logged_at_the_powers_of_ten(tmp_path: Path) -> None:
    page = opened(tmp_path)
    logger = logging.Logger("alone")
    handler = Notes(page)
    handler.addFilter(FirstOnes())
    logger.addHandler(handler)
    for _ in range(150):
        try:
            raise ValueError("again")
        except ValueError:
            logger.exception("in a slot")
    logger.error("said without a trace")
    logger.warning("no error")
    text = page.path.read_text("utf-8")
    assert text.count("ValueError: again") == 3
    assert text.count("said without a trace") == 1 and "no error" not in text
