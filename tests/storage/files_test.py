"""Atomic writing, and versioned files with a backup: the loader's traps."""

from __future__ import annotations

import codecs
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from cardavia_desktop.storage import atomic, instance, paths
from cardavia_desktop.storage.versioned import Loaded, Problem, VersionedFile

FORMAT = 2


def build(data: dict[str, Any]) -> str:
    if set(data) != {"format", "word"} or not isinstance(data["word"], str):
        raise ValueError(f"no word in {data}")
    return str(data["word"])


def rename(data: dict[str, Any]) -> dict[str, Any]:
    """Format 1 called it `text`."""
    return {"word": data["text"]}


def file_of(path: Path) -> VersionedFile[str]:
    return VersionedFile(path, FORMAT, build, {1: rename})


def text_of(word: str, number: int = FORMAT) -> bytes:
    return f'{{"format": {number}, "word": "{word}"}}'.encode()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "thing.json"


def test_what_was_saved_is_loaded(path: Path) -> None:
    assert file_of(path).load() == Loaded(None)
    assert file_of(path).save(text_of("one")) is None
    assert file_of(path).load() == Loaded("one")
    assert sorted(p.name for p in path.parent.iterdir()) == ["thing.json"]


def test_the_backup_is_the_content_before(path: Path) -> None:
    file = file_of(path)
    for word in ("one", "two", "three"):
        assert file.save(text_of(word)) is None
    assert atomic.backup_of(path).read_bytes() == text_of("two")
    assert path.read_bytes() == text_of("three")


def test_a_backup_is_made_where_hard_links_are_not(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(atomic.os, "link", refuse)
    file = file_of(path)
    file.save(text_of("one"))
    file.save(text_of("two"))
    assert atomic.backup_of(path).read_bytes() == text_of("one")


NESTED = b'{"format": 2, "word": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"

TRAPS: dict[str, bytes] = {
    "empty": b"",
    "spaces": b"   \n",
    "zeros": b"\0" * 300,
    "torn": text_of("one")[:-4],
    "list": b"[]",
    "text": b'"one"',
    "null": b"null",
    "number": b"3",
    "no format": b'{"word": "one"}',
    "format is true": b'{"format": true, "word": "one"}',
    "format is text": b'{"format": "2", "word": "one"}',
    "format is a fraction": b'{"format": 2.0, "word": "one"}',
    "format is zero": b'{"format": 0, "word": "one"}',
    "format is null": b'{"format": null, "word": "one"}',
    "not a number": b'{"format": 2, "word": NaN}',
    "infinite": b'{"format": 2, "word": -Infinity}',
    "repeated key": b'{"format": 2, "word": "a", "word": "b"}',
    "repeated format": b'{"format": 99, "format": 2, "word": "b"}',
    "another key": b'{"format": 2, "word": "a", "more": 1}',
    "wrong type": b'{"format": 2, "word": 5}',
    "nested without end": NESTED,
    "not utf-8": b'{"format": 2, "word": "\xff\xfe"}',
    "utf-16": '{"format": 2, "word": "one"}'.encode("utf-16"),
    "long number": b'{"format": ' + b"9" * 10_000 + b', "word": "one"}',
    "two roots": text_of("one") * 2,
    "too large": text_of("a" * (atomic.LIMIT + 1)),
    "old and wrong": b'{"format": 1, "other": "one"}',
}


@pytest.mark.parametrize("trap", TRAPS)
def test_a_bad_file_is_set_aside_and_the_backup_used(path: Path, trap: str) -> None:
    path.write_bytes(TRAPS[trap])
    atomic.backup_of(path).write_bytes(text_of("before"))
    loaded = file_of(path).load()
    assert loaded.value == "before"
    assert loaded.problem is not None
    aside = path.with_name(f"thing.json.bad-{date.today().isoformat()}")
    assert (loaded.problem.kind, loaded.problem.file) == ("backup", aside.name)
    assert aside.read_bytes() == TRAPS[trap] and path.read_bytes() == text_of("before")


def test_a_backup_in_use_is_told_once_and_not_at_the_next_start(path: Path) -> None:
    path.write_bytes(b"torn")
    atomic.backup_of(path).write_bytes(text_of("before"))
    file = file_of(path)
    assert file.load().problem is not None
    assert file.load() == Loaded("before")
    assert file_of(path).load() == Loaded("before")
    assert [p.read_bytes() for p in path.parent.glob("*.bad-*")] == [b"torn"]
    path.write_bytes(b"torn again")
    assert file.load().problem is not None


def test_a_file_that_is_only_missing_is_told_as_lost_and_not_as_damaged(path: Path) -> None:
    atomic.backup_of(path).write_bytes(text_of("before"))
    assert file_of(path).load() == Loaded("before", Problem("lost", "thing.json", "missing"))
    assert file_of(path).load() == Loaded("before")
    assert not list(path.parent.glob("*.bad-*"))


def test_a_missing_file_with_a_bad_backup_is_told_as_damaged(path: Path) -> None:
    atomic.backup_of(path).write_bytes(b"torn")
    problem = file_of(path).load().problem
    assert problem is not None and problem.kind == "damaged"
    assert problem.file == f"thing.json.bak.bad-{date.today().isoformat()}"
    assert file_of(path).load() == Loaded(None)


@pytest.mark.parametrize("trap", TRAPS)
def test_a_bad_file_with_a_bad_backup_gives_one_message(path: Path, trap: str) -> None:
    path.write_bytes(b"[]")
    atomic.backup_of(path).write_bytes(TRAPS[trap])
    loaded = file_of(path).load()
    assert loaded.value is None and loaded.problem is not None
    assert loaded.problem.kind == "damaged" and "backup" in loaded.problem.detail
    assert file_of(path).load() == Loaded(None)
    assert len(list(path.parent.glob("*.bad-*"))) == 2


def test_files_set_aside_do_not_replace_each_other(path: Path) -> None:
    for number in range(3):
        path.write_bytes(b"bad %d" % number)
        file_of(path).load()
    kept = sorted(p.read_bytes() for p in path.parent.glob("*.bad-*"))
    assert kept == [b"bad 0", b"bad 1", b"bad 2"]


def test_a_byte_order_mark_is_no_damage(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + text_of("one"))
    assert file_of(path).load() == Loaded("one")


def test_a_folder_in_the_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir()
    loaded = file_of(path).load()
    assert loaded.problem is not None and loaded.problem.kind == "damaged"
    assert file_of(path).save(text_of("one")) is None
    assert file_of(path).load() == Loaded("one")


def test_a_file_in_the_place_of_the_folder_is_no_damage(path: Path) -> None:
    (path.parent / "taken").write_bytes(b"precious")
    file = file_of(path.parent / "taken" / "thing.json")
    assert file.load() == Loaded(None)
    problem = file.save(text_of("one"))
    assert problem is not None and problem.kind == "failed"
    assert (path.parent / "taken").read_bytes() == b"precious"


@pytest.mark.skipif(sys.platform == "win32", reason="has no such pipes")
def test_a_pipe_in_the_place_of_the_file_is_set_aside_and_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    atomic.backup_of(path).write_bytes(text_of("before"))
    file = file_of(path)
    loaded = file.load()
    assert loaded.value == "before"
    assert loaded.problem is not None and "not a regular file" in loaded.problem.detail
    assert file.save(text_of("one")) is None
    assert path.is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_in_the_place_of_a_temporary_file_is_not_followed(
    path: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.write_text("precious")
    for name in ("thing.json.tmp", "thing.json.bak.tmp"):
        path.with_name(name).symlink_to(other)
    file = file_of(path)
    for word in ("one", "two", "three"):
        assert file.save(text_of(word)) is None
    assert other.read_text() == "precious"
    assert path.read_bytes() == text_of("three") and not path.is_symlink()


def test_an_older_format_is_migrated(path: Path) -> None:
    path.write_bytes(b'{"format": 1, "text": "old"}')
    assert file_of(path).load() == Loaded("old")


@pytest.mark.parametrize("number", [3, 99])
def test_a_newer_file_is_left_alone_and_this_run_saves_beside_it(path: Path, number: int) -> None:
    newer = text_of("future", number)
    path.write_bytes(newer)
    file = file_of(path)
    loaded = file.load()
    assert loaded.value is None and loaded.problem is not None
    assert (loaded.problem.kind, loaded.problem.file) == ("newer", "thing.json")
    assert file.save(text_of("now")) is None
    again = file_of(path).load()
    assert again.value == "now"
    assert again.problem is not None and again.problem.kind == "newer"
    assert path.read_bytes() == newer
    assert (path.parent / "thing.format2.json").read_bytes() == text_of("now")


def test_saving_without_having_looked_spares_a_newer_file(path: Path) -> None:
    path.write_bytes(text_of("future", 3))
    problem = file_of(path).save(text_of("now"))
    assert problem is not None and problem.kind == "newer"
    assert path.read_bytes() == text_of("future", 3)


def test_a_newer_backup_is_left_alone_too(path: Path) -> None:
    path.write_bytes(b"torn")
    atomic.backup_of(path).write_bytes(text_of("future", 3))
    file = file_of(path)
    file.load()
    file.save(text_of("a"))
    file.save(text_of("b"))
    assert atomic.backup_of(path).read_bytes() == text_of("future", 3)


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_is_told_once_and_harms_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    file = file_of(path)
    file.save(text_of("one"))

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(atomic.os, call, full)
        problem = file.save(text_of("two"))
        assert problem is not None
        assert (problem.kind, problem.file) == ("failed", "thing.json")
        assert "No space left" in problem.detail
        assert file.save(text_of("three")) is None
    assert path.read_bytes() == text_of("one")
    assert not list(path.parent.glob("*.tmp"))
    assert file.save(text_of("four")) is None
    with monkeypatch.context() as patch:
        patch.setattr(atomic.os, call, full)
        assert file.save(text_of("five")) is not None


def without_rights(work: Callable[[Path], None], mode: int) -> None:
    """Run `work` in a folder of this mode as somebody who is not root.

    That one may not be able to read Python's own files: the codec that the loader uses is loaded
    before, or Python would take it for unknown in this process ever after.
    """
    codecs.lookup("utf-8-sig")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "thing.json").write_bytes(text_of("one"))
        (folder / "thing.json").chmod(0o444)
        (folder / "thing.json.bak").write_bytes(text_of("one"))
        (folder / "thing.json.bak").chmod(0o444)
        user = os.geteuid()
        folder.chmod(mode)
        if user == 0:
            os.seteuid(65534)
        try:
            work(folder)
        finally:
            os.seteuid(user)
            folder.chmod(0o755)


def test_a_read_only_folder_is_read_and_told_once() -> None:
    def work(folder: Path) -> None:
        file = file_of(folder / "thing.json")
        assert file.load() == Loaded("one")
        problem = file.save(text_of("two"))
        assert problem is not None and problem.kind == "failed"
        assert file.save(text_of("three")) is None
        assert file_of(folder / "thing.json").load() == Loaded("one")

    without_rights(work, 0o555)


def test_a_closed_folder_is_no_crash() -> None:
    def work(folder: Path) -> None:
        loaded = file_of(folder / "thing.json").load()
        assert loaded.value is None and loaded.problem is not None
        problem = file_of(folder / "thing.json").save(text_of("two"))
        assert problem is not None and problem.kind == "failed"
        atomic.sweep(folder / "thing.json")

    without_rights(work, 0o000)


def test_in_a_closed_folder_nothing_is_kept_and_nothing_taken_over(claims: None) -> None:
    def work(folder: Path) -> None:
        assert not paths.kept(folder / "thing.json")
        assert paths.saved_games(folder) == ()
        paths.adopt(folder)

    with tempfile.TemporaryDirectory() as claimed:
        assert instance.claim(Path(claimed)) == 1
        without_rights(work, 0o000)


def test_a_backup_that_cannot_be_put_in_place_is_told_once_in_a_run() -> None:
    def work(folder: Path) -> None:
        number = iter(range(9))

        def second(data: dict[str, Any]) -> str:
            if next(number) % 2 == 0:  # the file, not its backup
                raise ValueError("damaged")
            return build(data)

        file = VersionedFile(folder / "thing.json", FORMAT, second)
        first = file.load()
        assert first.value == "one" and first.problem is not None
        assert (first.problem.kind, first.problem.file) == ("backup", "thing.json")
        assert file.load() == Loaded("one")

    without_rights(work, 0o555)


def test_a_damaged_file_in_a_read_only_folder_is_told() -> None:
    def work(folder: Path) -> None:
        loaded = VersionedFile(folder / "thing.json", 1, build).load()  # newer than format 1
        assert loaded.problem is not None and loaded.problem.kind == "newer"
        refused = VersionedFile(folder / "thing.json", FORMAT, lambda data: int("x")).load()
        assert refused.problem is not None and refused.problem.kind == "damaged"
        assert "not set aside" in refused.problem.detail

    without_rights(work, 0o555)


def test_temporary_files_of_a_kill_are_swept_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "thing.json.tmp").write_bytes(b"half")
    (tmp_path / "thing.json.bak.tmp").write_bytes(b"half")
    (tmp_path / "thing.json").write_bytes(text_of("one"))
    atomic.sweep(tmp_path / "thing.json")
    assert [p.name for p in tmp_path.iterdir()] == ["thing.json"]
    atomic.sweep(tmp_path / "absent" / "thing.json")


def test_forgetting_removes_file_and_backup(path: Path) -> None:
    file = file_of(path)
    file.save(text_of("one"))
    file.save(text_of("two"))
    file.forget()
    assert not list(path.parent.iterdir()) and file_of(path).load() == Loaded(None)


def test_a_folder_with_other_letters_is_as_good(tmp_path: Path) -> None:
    path = tmp_path / "Родина Őz 中" / "thing.json"
    assert file_of(path).save(text_of("one")) is None
    assert file_of(path).load() == Loaded("one")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CARDAVIA_HOME", str(tmp_path))
    yield tmp_path


def test_cardavia_home_moves_every_folder(home: Path) -> None:
    folders = (paths.config_dir(), paths.data_dir(), paths.log_dir())
    assert len(set(folders)) == 3 and all(folder.parent == home for folder in folders)
    assert paths.settings_file().parent == paths.config_dir()


def test_saved_games_are_found_by_their_files(home: Path) -> None:
    assert paths.saved_games() == ()
    paths.saves_dir().mkdir(parents=True)
    paths.save_file("tiny").write_bytes(b"")
    assert paths.saved_games() == ("tiny",)


@pytest.mark.parametrize("name", ["../tiny", "tiny/../../x", "", "/etc/passwd", "TINY"])
def test_no_name_leads_out_of_the_folder_of_saves(home: Path, name: str) -> None:
    with pytest.raises(KeyError):
        paths.save_file(name)


@pytest.fixture
def claims() -> Iterator[None]:
    yield
    instance.release()


FIRST = """
import sys
from pathlib import Path
from cardavia_desktop.storage import instance
print(instance.claim(Path(sys.argv[1])), flush=True)
sys.stdin.read()
"""


def test_a_second_copy_has_names_of_its_own_until_the_first_is_gone(
    home: Path, claims: None
) -> None:
    root = Path(__file__).parents[2]
    folder = paths.data_dir()
    with subprocess.Popen(
        [sys.executable, "-c", FIRST, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=root,
    ) as first:
        assert first.stdout is not None and first.stdout.readline() == "1\n"
        assert instance.claim(folder) == instance.number() == 2
        assert paths.save_file("tiny").name == "tiny-2.json"
        path = paths.settings_file()
        path.parent.mkdir(parents=True)
        theirs = path.with_name("settings.json.tmp")
        theirs.write_bytes(b"half")
        atomic.sweep(path)
        atomic.write(path, b"{}")
        assert theirs.read_bytes() == b"half"
        first.kill()
    assert instance.claim(folder) == 1
    assert paths.save_file("tiny").name == "tiny.json"


def test_a_deal_of_a_second_copy_is_taken_over_when_there_is_no_other(
    home: Path, claims: None
) -> None:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    for name, text in (("tiny-2.json", "a"), ("tiny-2.json.bak", "b"), ("tien-gow-3.json", "c"),
                       ("tien-gow.json", "d")):  # fmt: skip
        (folder / name).write_text(text)
    assert instance.claim(paths.data_dir()) == 1
    paths.adopt()
    left = {p.name: p.read_text() for p in folder.iterdir()}
    assert left == {
        "tiny.json": "a", "tiny.json.bak": "b", "tien-gow-3.json": "c", "tien-gow.json": "d",
    }  # fmt: skip
    paths.adopt(home / "nothing")


def test_a_backup_that_has_lost_its_save_is_offered_and_not_replaced(
    home: Path, claims: None
) -> None:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    files = {"tiny.json.bak": "a", "tiny-2.json": "b", "tiny-2.json.bak": "c"}
    for name, text in files.items():
        (folder / name).write_text(text)
    assert instance.claim(paths.data_dir()) == 1
    paths.adopt()
    assert {p.name: p.read_text() for p in folder.iterdir()} == files
    assert paths.saved_games() == ("tiny",)


def test_a_backup_of_a_second_copy_that_has_lost_its_save_is_taken_over(
    home: Path, claims: None
) -> None:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    (folder / "tiny-2.json.bak").write_text("a")
    instance.claim(paths.data_dir())
    paths.adopt()
    assert [p.name for p in folder.iterdir()] == ["tiny.json.bak"]


def test_what_a_killed_second_copy_left_half_written_goes_and_that_of_a_running_one_stays(
    home: Path, claims: None
) -> None:
    litter = [
        paths.saves_dir() / "tiny-2.json-2.tmp",
        paths.saves_dir() / "tiny-2.json.bak-2.tmp",
        paths.config_dir() / "settings.json-2.tmp",
        paths.data_dir() / "results-2.json-2.tmp",
    ]
    theirs = paths.config_dir() / "settings.json-3.tmp"
    others = paths.saves_dir() / "notes.tmp"
    for path in (*litter, theirs, others):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"half")
    instance.claim(paths.data_dir())
    with open(paths.data_dir() / ".running-3", "ab") as lock:
        assert instance._locked(lock)
        paths.adopt()
    assert not any(path.exists() for path in litter)
    assert theirs.exists() and others.exists()


def test_a_number_is_not_taken_while_its_files_are_moved(home: Path, claims: None) -> None:
    folder = paths.data_dir()
    instance.claim(folder)
    with instance.held(2) as gone:
        assert gone
        first = list(instance._claimed)
        instance._claimed.clear()
        assert instance.claim(folder) == 3
    with instance.held(1) as gone:
        assert not gone  # it runs
    first[0].close()


def test_a_deal_of_a_copy_that_still_runs_stays_with_it(home: Path, claims: None) -> None:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    instance.claim(paths.data_dir())
    first = list(instance._claimed)
    instance._claimed.clear()
    assert instance.claim(paths.data_dir()) == 2
    (folder / "tiny.json").write_text("theirs")
    paths.adopt()
    assert [p.name for p in folder.iterdir()] == ["tiny.json"]
    first[0].close()


def test_a_copy_that_cannot_claim_a_number_is_the_first() -> None:
    def work(folder: Path) -> None:
        assert instance.claim(folder) == instance.number() == 1

    without_rights(work, 0o555)


WRITER = """
import sys
from pathlib import Path
from cardavia_desktop.storage import atomic
path = Path(sys.argv[1])
for number in range(100_000):
    atomic.write(path, f'{{"format": 2, "word": "{number}-{"x" * 20_000}"}}'.encode())
    print(number, flush=True)
"""


def kill_once(path: Path, lines: int) -> None:
    """Kill a writer after it has told of this many writes: the last of them is there, whole."""
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True, cwd=root
    ) as writer:
        assert writer.stdout is not None
        for _ in range(lines):
            writer.stdout.readline()
        writer.kill()
        told = [lines - 1, *map(int, writer.stdout.read().split())]
    atomic.sweep(path)
    loaded = file_of(path).load()
    assert loaded.problem is None and loaded.value is not None
    number, rest = loaded.value.split("-")
    assert int(number) >= told[-1] and rest == "x" * 20_000
    names = {p.name for p in path.parent.iterdir()}
    assert names <= {path.name, atomic.backup_of(path).name}


@pytest.mark.parametrize("lines", [1, 3, 10, 40, 111])
def test_a_kill_at_any_moment_leaves_the_last_write_whole(path: Path, lines: int) -> None:
    kill_once(path, lines)


@pytest.mark.slow
def test_100_kills_leave_the_last_write_whole(tmp_path: Path) -> None:
    for number in range(100):
        kill_once(tmp_path / "thing.json", 1 + number * 3)
