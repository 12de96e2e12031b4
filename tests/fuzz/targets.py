"""What is thrown at the program from outside: one function for each kind of hostile input.

A target makes one case from `rng`, feeds it, and raises whatever is wrong: `Broken` for a promise
that was not kept, any other exception for one the program should have caught. hypothesis and
atheris both drive them (`fuzz_test.py`, `run.py`).
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from cardavia_desktop import cli
from cardavia_desktop.cli import score
from cardavia_desktop.engine import core
from cardavia_desktop.engine.core import TABLE, Options
from cardavia_desktop.engine.games import GAMES, game
from cardavia_desktop.engine.log import Log
from cardavia_desktop.storage import atomic, glance, results, saves, settings

ROOT = Path(__file__).resolve().parents[2]
BUILT_IN = ("hk-mahjong", "tien-gow", "nantong")
SECONDS = 10
"""A case that takes longer hangs: the slowest honest one takes a tenth of a second."""


class Broken(AssertionError):
    """A promise about hostile input was not kept."""


# the guard: what no input may bring about

_watching: list[Path] = []
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
_NEVER = (
    "subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork",
    "pickle.find_class", "socket.connect", "ctypes.dlopen", "os.putenv",
)  # fmt: skip
_PATHS = {
    "os.rename": 2, "os.remove": 1, "os.rmdir": 1, "os.mkdir": 1, "os.link": 2, "os.symlink": 2,
}  # fmt: skip
"""Events that touch the disk, with how many of their arguments are paths."""


def _audit(event: str, args: tuple[Any, ...]) -> None:
    if not _watching:
        return
    if event in _NEVER:
        raise Broken(f"{event} {args!r:.200}")
    touched: tuple[Any, ...] = ()
    if event == "open" and isinstance(args[2], int) and args[2] & _WRITING:
        touched = args[:1]
    elif event in _PATHS:
        touched = args[: _PATHS[event]]
    for path in touched:
        if isinstance(path, (str, bytes, os.PathLike)):
            real = Path(os.fsdecode(path)).resolve()
            if _watching[-1] not in (real, *real.parents) and "__pycache__" not in real.parts:
                raise Broken(f"{event} outside the folder: {real}")


@cache
def _install() -> None:
    sys.addaudithook(_audit)


@contextlib.contextmanager
def guarded(folder: Path) -> Iterator[None]:
    """Nothing outside `folder` is written, nothing is run, and it ends in SECONDS."""

    def late(number: int, frame: object) -> None:
        raise Broken(f"no end within {SECONDS} s")

    _install()
    alarm = hasattr(signal, "setitimer")
    if alarm:
        before = signal.signal(signal.SIGALRM, late)
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
    _watching.append(folder.resolve())
    try:
        yield
    finally:
        _watching.pop()
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


# good things, to be spoilt


@cache
def played(name: str, seed: int) -> tuple[core.Action, ...]:
    """A deal played by chance to its end or to 150 actions."""
    rules, rng = game(name), random.Random(seed)
    log = Log(rules, Options(seed % rules.seats))
    while (seats := rules.to_act(log.state)) and len(log.entries) < 150:
        if TABLE in seats:
            log.play(rules.chance(log.state, rng))
        else:
            log.play(rng.choice(rules.legal(log.state, rng.choice(seats))))
    return log.actions


@cache
def saved(name: str, seed: int, length: int) -> dict[str, Any]:
    """A good save of a game, as JSON."""
    seats = game(name).seats
    deal = saves.SavedDeal(
        name, Options(seed % seats), played(name, seed)[:length], "club", False, False,
        seed, "5a17", (0,) * seats, (0,) * seats, 0,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(saves.dump(deal))
    return found


@cache
def events(name: str, seed: int) -> tuple[str, ...]:
    rules = game(name)
    log = Log.replay(rules, Options(seed % rules.seats), played(name, seed))
    return tuple(core.event_str(e) for entry in log.entries for e in entry.events)


@cache
def questions(name: str) -> tuple[str, ...]:
    data = json.loads((ROOT / f"tests/vectors/{name}.json").read_text("utf-8"))
    return tuple(
        json.dumps({"id": "x", **line}) for line in [*data["vectors"], *data.get("units", [])]
    )


# spoiling

ODD_TEXTS = (
    "", " ", "\x00", "\ud800", "\udfff\ud800", "\u202e", "٣", "²", "ｆ１", "𝟗", "é", "e\u0301",
    "\ufeff", "-", "?", "*", "@", ".", ",", "|", ";", "/", "../../etc/passwd", "..", "C:\\", "NaN",
    "1e999",
    "9" * 5000, "-1", "+1", "1_0", " 1", "0x1", "T", "0 pass", "T shuffle", "a" * 3000,
    "[" * 2000,
    "__import__('os')", "${HOME}", "%s%n", "{0.__class__}", "\n", "\r\n", "null", "true",
)  # fmt: skip
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 3, 4, 1.0, 0.5, -0.0, 1e308, 10**18, -(10**18), 10**400, 2**63,
    float("inf"), float("nan"), [], {}, [[]], [None], {"": None}, [0] * 1000, {"a": {"a": {}}},
)  # fmt: skip


def odd_text(rng: random.Random) -> str:
    match rng.randrange(3):
        case 0:
            return rng.choice(ODD_TEXTS)
        case 1:
            return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0x11000))))
                           for _ in range(rng.randrange(12)))  # fmt: skip
        case _:
            return rng.choice("0123T") + " " + rng.choice(("pass", "discard", "kong", "lead", "z"))


def spoilt_text(rng: random.Random, text: str) -> str:
    """The text with a few pieces dropped, doubled, moved or replaced."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.choice((0, 1, 1, 2, 5, 30)))
        other = rng.randrange(len(text) + 1)
        stuff = rng.choice(("", odd_text(rng), text[at:to] * 2, text[other : other + 5]))
        text = text[:at] + stuff + text[to:]
    return text[:20_000]


def spoilt(rng: random.Random, value: Any, depth: int = 0) -> Any:
    """The JSON value with something in it replaced, dropped, added or exchanged."""
    if depth > 6 or rng.randrange(6) == 0:
        return rng.choice((rng.choice(ODD_VALUES), odd_text(rng)))
    if isinstance(value, dict) and value:
        made = dict(value)
        key = rng.choice(list(made))
        match rng.randrange(6):
            case 0:
                del made[key]
            case 1:
                made[odd_text(rng)] = rng.choice(ODD_VALUES)
            case 2:
                made[key] = rng.choice(list(made.values()))
            case _:
                made[key] = spoilt(rng, made[key], depth + 1)
        return made
    if isinstance(value, list) and value:
        items = list(value)
        at, other = rng.randrange(len(items)), rng.randrange(len(items))
        match rng.randrange(6):
            case 0:
                del items[at]
            case 1:
                items.insert(at, items[other])
            case 2:
                items[at], items[other] = items[other], items[at]
            case 3:
                items = items[:at] * rng.choice((1, 2, 50))
            case _:
                items[at] = spoilt(rng, items[at], depth + 1)
        return items
    if isinstance(value, str):
        return spoilt_text(rng, value)
    return rng.choice(ODD_VALUES)


def spoilt_json(rng: random.Random, value: Any) -> bytes:
    """Bytes that are nearly the JSON of a good value."""
    for _ in range(rng.randrange(1, 3)):
        value = spoilt(rng, value)
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    match rng.randrange(8):
        case 0:
            text = spoilt_text(rng, text)
        case 1:
            text = text.replace('"', '{"a": "', rng.randrange(3))
        case 2:
            depth = rng.choice((10, 1000, 50_000))
            text = "[" * depth + text + "]" * rng.choice((0, depth))
        case 3:
            text = text.replace(": ", ': 1, "x": ', 1) * rng.choice((1, 2))
        case _:
            pass
    data = text.encode(rng.choice(("utf-8",) * 6 + ("utf-16", "utf-8-sig")), "surrogatepass")
    if rng.randrange(8) == 0:
        at = rng.randrange(len(data) + 1)
        data = data[:at] + rng.randbytes(rng.randrange(9)) + data[at + rng.randrange(9) :]
    return data


# the targets


def notation(rng: random.Random) -> None:
    """Every parser gives a value whose notation is the text, or NotationError."""
    name, seed = rng.choice(BUILT_IN), rng.randrange(8)
    good = rng.choice((str(rng.choice(played(name, seed))), rng.choice(events(name, seed))))
    good = rng.choice((good, *good.split(" ")))
    text = rng.choice((good, spoilt_text(rng, good), odd_text(rng)))
    readers: tuple[tuple[Callable[[str], Any], Callable[[Any], str]], ...] = (
        (core.parse_seat, core.seat_str),
        (core.Place.parse, str),
        (core.Action.parse, str),
        (core.parse_event, core.event_str),
    )
    for read, write in readers:
        try:
            value = read(text)
        except core.NotationError:
            continue
        if write(value) != text:
            raise Broken(f"{text!r:.200} was read as {write(value)!r:.200}")


def action(rng: random.Random) -> None:
    """An action at any point of a deal is legal or IllegalAction, and the position stays."""
    name, seed = rng.choice(BUILT_IN), rng.randrange(8)
    rules, actions = game(name), played(name, seed)
    at = rng.randrange(len(actions))
    log = _log_at(name, seed, at)
    other = str(rng.choice(actions))
    try:
        tried = core.Action.parse(rng.choice((other, spoilt_text(rng, str(actions[at])))))
    except core.NotationError:
        return
    legal = rules.legal(log.state, tried.seat)
    try:
        rules.apply(log.state, tried)
    except core.IllegalAction:
        if tried in legal:
            raise Broken(f"{tried} is legal and was refused") from None
    else:
        if tried.seat != TABLE and tried not in legal:
            raise Broken(f"{tried} is not legal and was done")


@cache
def _log_at(name: str, seed: int, at: int) -> Log:
    rules = game(name)
    return Log.replay(rules, Options(seed % rules.seats), played(name, seed)[:at])


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(prefix="fuzz-"))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _save_bytes(rng: random.Random) -> tuple[str, bytes]:
    name, seed = rng.choice(BUILT_IN), rng.randrange(8)
    good = saved(name, seed, rng.choice((0, 1, 2, 20, 150)))
    if rng.randrange(3):  # spoil the actions, the deepest part
        actions = list(good["actions"])
        for _ in range(rng.randrange(3)):
            if actions:
                actions[rng.randrange(len(actions))] = spoilt_text(rng, rng.choice(actions))
        good = {**good, "actions": spoilt(rng, actions)}
    return name, spoilt_json(rng, good)


def save(rng: random.Random) -> None:
    """A bad save is set aside and told, a good one is loaded and can be written again."""
    name, data = _save_bytes(rng)
    with _folder() as folder, guarded(folder):
        path = folder / f"{name}.json"
        path.write_bytes(data)
        loaded = saves.Saves(folder).load(name)
        kept = [p for p in folder.iterdir() if p.read_bytes() == data]
        if loaded.problem is None:
            if loaded.value is None or kept != [path]:
                raise Broken("a good save is not where it was")
            if saves.parse(json.loads(saves.dump(loaded.value)), name) != loaded.value:
                raise Broken("a save is not what was loaded")
        elif loaded.problem.kind == "newer":
            if kept != [path]:
                raise Broken("a newer file was touched")
        elif len(kept) != 1 or not kept[0].name.startswith(f"{name}.json.bad-"):
            raise Broken("a damaged file was not set aside")


def preferences(rng: random.Random) -> None:
    """Likewise for settings; the first glance sees the same or the defaults."""
    good = json.loads(
        settings.dump(
            glance.Settings(contrast=rng.randrange(101), window=glance.Window(1, 2, 1300, 800))
        )
    )
    data = spoilt_json(rng, good)
    with _folder() as folder, guarded(folder):
        path = folder / "settings.json"
        path.write_bytes(data)
        seen = glance.glance(path)
        found, problem = settings.SettingsFile(path).load()
        kept = [p for p in folder.iterdir() if p.read_bytes() == data]
        if len(kept) != 1:
            raise Broken("the file is gone")
        if problem is None and seen != found:
            raise Broken(f"glance {seen}, file {found}")
        if problem is not None and problem.kind != "newer" and kept == [path]:
            raise Broken("damaged settings were not set aside")
        settings.dump(found)


def outcomes(rng: random.Random) -> None:
    """Likewise for the last results."""
    good = [results.Outcome(rng.choice(BUILT_IN), n, -n, f"{n:064x}") for n in range(4)]
    data = spoilt_json(rng, json.loads(results.dump(tuple(good))))
    with _folder() as folder, guarded(folder):
        path = folder / "results.json"
        path.write_bytes(data)
        file = results.Results(path)
        found, problem = file.load()
        kept = [p for p in folder.iterdir() if p.read_bytes() == data]
        if len(kept) != 1 or (problem is None and kept != [path]):
            raise Broken("the file is gone")
        if problem is not None and problem.kind != "newer" and kept == [path]:
            raise Broken("damaged results were not set aside")
        if file.add(good[0]) is not None or good[0] not in file.load()[0] or len(found) > 50:
            raise Broken("no result can be added")


def replay(rng: random.Random) -> None:
    """`cardavia replay FILE`: status 0 or 1, at most one sentence of error, the file untouched."""
    _, data = _save_bytes(rng)
    extra = rng.choice(((), ("--quiet",), ("--json",)))
    with _folder() as folder, guarded(folder):
        path = folder / "deal.json"
        path.write_bytes(data)
        out, err = _strict(), _strict()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = cli.main(["replay", str(path), *extra])
        told = _text(err)
        if (status, bool(told)) not in ((0, False), (1, True)):
            raise Broken(f"status {status}: {told:.300}")
        if told.count("\n") > 1 or "Traceback" in told or len(told) > 1000:
            raise Broken(f"not one sentence: {told:.600}")
        if path.read_bytes() != data:
            raise Broken("the file was changed")


def score_line(rng: random.Random) -> None:
    """`cardavia score`: every line is answered by a line, and no question fails inside."""
    name = rng.choice(BUILT_IN)
    lines = []
    for _ in range(rng.randrange(1, 4)):
        good = json.loads(rng.choice(questions(name)))
        whole = json.dumps(spoilt(rng, good)).encode()
        data = spoilt_json(rng, good) if rng.randrange(4) else whole
        lines.append(data.replace(b"\n", b" "))
    out = io.BytesIO()
    err = _strict()
    with _folder() as folder, guarded(folder), contextlib.redirect_stderr(err):
        answer = import_module(f"{GAMES[name]}.question").answer
        score.answer_lines(io.BytesIO(b"\n".join(lines)), out, answer, rng.random() < 0.5)
    replies = [json.loads(line) for line in out.getvalue().splitlines()]
    lines[0] = lines[0].removeprefix(b"\xef\xbb\xbf")  # one mark before the first is no content
    asked = [line for line in lines if line.strip()]
    if len(replies) != len(asked) or _text(err):
        counted = f"{len(asked)} lines, {len(replies)} answers"
        raise Broken(f"{counted}: {_text(err):.300} {lines!r:.2000}")


def _strict() -> io.TextIOWrapper:
    """As strict as a terminal that speaks UTF-8; `backslashreplace` is what stderr has."""
    return io.TextIOWrapper(io.BytesIO(), "utf-8", errors="strict", newline="\n")


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    raw = stream.buffer
    assert isinstance(raw, io.BytesIO)
    return raw.getvalue().decode()


TARGETS: dict[str, Callable[[random.Random], None]] = {
    "notation": notation,
    "action": action,
    "save": save,
    "settings": preferences,
    "results": outcomes,
    "replay": replay,
    "score": score_line,
}


def warm_up() -> None:
    """Import all that the targets need, so that no case seems to open a module's file."""
    for name in BUILT_IN:
        for seed in range(8):
            events(name, seed)
        import_module(f"{GAMES[name]}.question").answer(json.loads(questions(name)[0]), True)
    with _folder() as folder:
        settings.SettingsFile(folder / "settings.json").load()
    cli.make_parser()
    atomic.parse_object("{}")
