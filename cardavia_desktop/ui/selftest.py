"""`cardavia --self-test`: is everything there, and does it work? One JSON object, status 0 or 1.

The window is opened first, in a folder of its own, and its first frame timed from the start of
the process; then fonts, languages, resources, scoring, the thinking process and the person's
folders are tried. With `--play` a deal of each game is played to its end by clicks. Without a
display everything happens offscreen.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QLibraryInfo, QPointF, QSysInfo, Qt, QTranslator, qVersion
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QImage, QPainter, QTextLayout
from PySide6.QtWidgets import QApplication

from .. import __version__, resources
from ..engine.bots import Limit, Question
from ..engine.games import GAMES, game_module
from ..storage import paths
from . import theme
from .language import CODES
from .no_display import windowing
from .program import Program, make_application
from .shapes import Finished

LETTERS = {
    "latin": "AaQqZz0189",
    "hungarian": "ŐőŰűÁáÉéÍíÓóÖöÚúÜü",
    "cyrillic": "АаЖжЩщЫыЭэЮюЁё",
    "ukrainian": "ІіЇїЄєҐґ",
    "han": "萬東南西北中發白莊花",
}
HAND = ["1m", "2m", "3m", "5m", "6m", "7m", "2p", "3p", "4p", "6s", "7s", "9p", "9p"]
FAMILIES = (theme.SANS, theme.SERIF, theme.HAN)
QUESTIONS: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "hk-mahjong": (
        {
            "seat": "E", "round_wind": "E", "melds": [], "win_tile": "8s", "win_by": "self_draw",
            "concealed": HAND, "from": None,
            "flowers": ["f2"], "flags": {},
        },
        {"raw_total": 3, "payments": {"E": 24, "S": -8, "W": -8, "N": -8}},
    ),
    "tien-gow": (
        {"type": "lead", "tiles": ["6-6a"]},
        {"legal": True, "kind": "C1", "rank": 11},
    ),
    "nantong": (
        {"indicators": ["2S", "3M"], "card": "7C", "what": "hand3"},
        {"base": 4, "multiplier": 1, "hu": 4},
    ),
}  # fmt: skip
"""A question of `cardavia score` for each game, with part of its answer."""
ALWAYS = ("window", "closing")
PLAY_FOR = 90.0
"""Seconds a deal may take."""

Found = dict[str, Any]


class Failed(AssertionError):
    """A check found something wrong; the text says what, `found` what was seen."""

    def __init__(self, text: str, found: Found | None = None) -> None:
        super().__init__(text)
        self.found = found or {}


def age() -> float | None:
    """Milliseconds since this process was started; None where the system does not tell."""
    try:
        with open("/proc/self/stat", encoding="utf-8", errors="replace") as file:
            ticks = int(file.read().rpartition(")")[2].split()[19])
        now = time.clock_gettime(time.CLOCK_BOOTTIME)
        return (now - ticks / os.sysconf("SC_CLK_TCK")) * 1000
    except (OSError, AttributeError, ValueError):
        return None


def versions() -> Found:
    from importlib import metadata

    def of(name: str) -> str:
        try:
            return metadata.version(name)
        except metadata.PackageNotFoundError:
            return ""

    return {
        "cardavia": __version__,
        "frozen": bool(getattr(sys, "frozen", False)),
        "python": platform.python_version(),
        "qt": qVersion(),
        "pyside": PySide6.__version__,
        "pydantic": import_module("pydantic").VERSION,
        "platformdirs": of("platformdirs") or "bundled",
        "system": QSysInfo.prettyProductName(),
        "machine": platform.machine(),
        "platform": QGuiApplication.platformName(),
        "plugins": QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath),
    }


# the checks: each gives what it found, or raises


def fonts() -> Found:
    """The shipped families are there; every letter has a glyph of theirs and leaves ink."""
    present = set(QFontDatabase.families())
    if missing := [name for name in FAMILIES if name not in present]:
        raise Failed(f"no font {', '.join(missing)}", {"families": len(present)})
    tofu = _drawn("\U0010ff00")
    drawn: Found = {}
    bad: list[str] = []
    for script, letters in LETTERS.items():
        used: set[str] = set()
        for letter in letters:
            families, complete = _glyphs(letter)
            used |= families
            image = _drawn(letter)
            if not complete or not families <= set(FAMILIES) or image in (tofu, _drawn(" ")):
                bad.append(f"{letter} ({', '.join(families) or 'no font'})")
        drawn[script] = sorted(used)
    if bad:
        raise Failed(f"not drawn from the shipped fonts: {'; '.join(bad)}", drawn)
    return {"families": list(FAMILIES), "drawn_from": drawn}


def _glyphs(text: str) -> tuple[set[str], bool]:
    """The families that draw a text in the program's font, and whether no glyph is missing."""
    layout = QTextLayout(text, theme.base_font())
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    complete = bool(runs) and all(0 not in run.glyphIndexes() for run in runs)
    return {run.rawFont().familyName() for run in runs}, complete


def _drawn(text: str) -> QImage:
    image = QImage(48, 48, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    font = theme.base_font()
    font.setPixelSize(28)
    painter = QPainter(image)
    painter.setFont(font)
    painter.setPen(QColor("black"))
    painter.drawText(QPointF(6, 36), text)
    painter.end()
    return image


def languages() -> Found:
    """Every catalogue that is there loads and says something; `missing` names the others."""
    folder = resources.path("translations")
    found: Found = {"loaded": [], "rules": [], "qt": [], "missing": []}
    for code in CODES:
        if not (folder / f"cardavia_{code}.qm").is_file():
            found["missing"].append(code)
            continue
        for name, key in (("cardavia", "loaded"), ("rules", "rules"), ("qtbase", "qt")):
            path = folder / f"{name}_{code}.qm"
            if not path.is_file():
                continue
            translator = QTranslator()
            if not translator.load(str(path)) or (translator.isEmpty() and name == "cardavia"):
                raise Failed(f"{path.name} cannot be loaded", found)
            if name == "cardavia" and code != "en" and not translator.translate("Home", "New deal"):
                raise Failed(f"{path.name} says nothing", found)
            found[key].append(code)
    if "en" in found["missing"]:
        raise Failed("the English catalogue is missing", found)
    return found


def files() -> Found:
    """Icons, licences of the fonts, art and the games' tables."""
    wanted = ["icons/cardavia-256.png", "art/dominoes.json"]
    wanted += [f"fonts/{name.replace(' ', '')}-OFL.txt" for name in FAMILIES]
    sizes = {name: resources.path(name).stat().st_size for name in wanted}
    for game, package in GAMES.items():
        blob = resources.table(package.rpartition(".")[2])
        if blob is not None:
            sizes[f"table of {game}"] = len(blob)
    if empty := [name for name, size in sizes.items() if not size]:
        raise Failed(f"empty: {', '.join(empty)}")
    return {"bytes": sizes}


def scoring() -> Found:
    """One question of `cardavia score` for each game."""
    found: Found = {}
    for game, (question, wanted) in QUESTIONS.items():
        module: Any = import_module(f"{GAMES[game]}.question")
        reply = module.answer({"id": "1", **question}, False)
        found[game] = {key: reply.get(key) for key in wanted}
        if found[game] != wanted:
            raise Failed(f"{game} is scored wrongly", found)
    return found


def thinking() -> Found:
    """The child process answers a question of each game."""
    from ..play.series import Series
    from ..play.thinking import Thinker, Thought
    from . import tables

    told = threading.Event()
    thoughts: list[Thought] = []
    troubles: list[str] = []

    def tell(thought: Thought) -> None:
        thoughts.append(thought)
        told.set()

    thinker = Thinker(tell, troubles.append)
    thinker.start()
    found: Found = {}
    try:
        for game in GAMES:
            series = Series.begin(game, "club", False, 5, 5)
            table = series.first_table()
            table.deal(series.shuffle_rng())
            seat = table.to_act[0]
            sight = table.sight(seat)
            thinker.warm(game, tables.ready(game))
            limit = Limit(nodes=game_module(game).NODES["club"])
            began = time.monotonic()
            told.clear()
            thinker.ask(Question(game, sight.view, sight.legal, "club", 5, limit))
            if not told.wait(30):
                raise Failed(f"no answer for {game} within 30 s", found)
            choice = thoughts[-1].choice
            if choice is None or choice.action not in sight.legal:
                raise Failed(f"{game}: {thoughts[-1].fault} {thoughts[-1].detail}", found)
            milliseconds = round((time.monotonic() - began) * 1000)
            found[game] = {"answer": str(choice.action), "ms": milliseconds}
        if thinker.threaded or troubles:
            raise Failed(f"no child process: {' '.join(troubles)}", found)
        found["process"] = thinker.child_pid
    finally:
        closed = thinker.close(3)
    if not closed:
        raise Failed("the thinking process did not end", found)
    return found


def storage() -> Found:
    """The person's own folders can be written and read."""
    found: Found = {}
    for name, folder in (("settings", paths.config_dir()), ("saves", paths.saves_dir())):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder, prefix=".self-test-") as made:
            file = Path(made) / "kept"  # closed before it is read: Windows shares no open file
            file.write_bytes(b"\xe8\x90\xac")
            if file.read_bytes() != b"\xe8\x90\xac":
                raise Failed(f"{folder} does not keep what is written")
        found[name] = str(folder)
    return found


# the window


def window(program: Program, painted: list[tuple[float | None, float]]) -> Found:
    """Its first frame, and what is on it."""
    from .hands import wait

    end = time.monotonic() + 20
    while not painted and time.monotonic() < end:
        wait(5)
    if not painted:
        raise Failed("nothing was painted within 20 s")
    image = program.window.grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7)
               for y in range(0, image.height(), 7)}  # fmt: skip
    if len(colours) < 20:
        raise Failed(f"the window shows {len(colours)} colours only")
    first, work = painted[0]
    return {
        "first_frame_ms": None if first is None else round(first),
        "first_frame_cpu_ms": round(work),
        "size": [image.width(), image.height()],
        "games": [card.front.game for card in program.window.home.cards],
    }


def play(program: Program, game: str) -> Found:
    """A deal from the home page to its result, by clicks."""
    from .hands import BotChooser, MousePlayer, click, wait

    shown = program.window
    results: list[Finished] = []
    program.session.finished.connect(results.append)
    program.session.set_pace("instant")
    shown.table.choreographer.set_animation("off")
    shown.go_home()
    wait(20)
    began = time.monotonic()
    if game in {front.front.game for front in shown.home.cards}:
        card = next(each for each in shown.home.cards if each.front.game == game)
        click(card.button)
    else:
        raise Failed(f"{game} is not on the home page")
    player = MousePlayer(shown, BotChooser("club", 1))
    while not shown.result.isVisible() and time.monotonic() - began < PLAY_FOR:
        wait(5)
        player.play()
    program.session.finished.disconnect(results.append)
    if not results or not shown.result.isVisible():
        raise Failed(f"no result within {PLAY_FOR:.0f} s", {"answers": player.answers})
    net = results[-1].result.net
    if sum(net):
        raise Failed(f"the points do not sum to zero: {net}")
    seconds = round(time.monotonic() - began, 1)
    return {"answers": player.answers, "net": list(net), "seconds": seconds}


def closing(program: Program) -> Found:
    """The window closes, thread and child end."""
    from .hands import wait

    gone: list[float] = []
    began = time.monotonic()
    program.window.gone.connect(lambda: gone.append(time.monotonic() - began))
    program.window.close()
    while not gone and time.monotonic() - began < 5:
        wait(5)
    if not gone:
        raise Failed("the program did not close within 5 s")
    return {"seconds": round(gone[0], 2)}


class Report:
    """Runs checks one after the other; one that fails stops none of the others."""

    def __init__(self, only: str | None = None) -> None:
        self.checks: dict[str, Found] = {}
        self._only = only

    def check(self, name: str, work: Callable[[], Found]) -> None:
        if self._only not in (None, name) and name not in ALWAYS:
            return
        try:
            self.checks[name] = {"ok": True, **work()}
        except Failed as failed:
            self.checks[name] = {"ok": False, "problem": str(failed), **failed.found}
        except Exception as error:  # whatever is wrong is what the report is for
            self.checks[name] = {"ok": False, "problem": f"{type(error).__name__}: {error}"}

    @property
    def ok(self) -> bool:
        return all(check["ok"] for check in self.checks.values())


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="cardavia --self-test",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--play", action="store_true", help="play a deal of each game by clicks")
    parser.add_argument("--only", metavar="CHECK", help="this check alone, after the window's")
    options = parser.parse_args(arguments)
    if not windowing(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    report = Report(options.only)
    own_home = os.environ.get(paths.HOME_VARIABLE)
    with tempfile.TemporaryDirectory() as home:
        os.environ[paths.HOME_VARIABLE] = home
        gc.disable()
        sys.setswitchinterval(0.001)
        app = QApplication.instance() or make_application([])
        assert isinstance(app, QApplication)
        program = Program(app, watchdog=None)
        program.window.gone.disconnect(app.quit)
        painted: list[tuple[float | None, float]] = []
        program.first_frame.painted.connect(
            lambda: painted.append((age(), time.process_time() * 1000))
        )
        program.window.show()
        report.check("window", lambda: window(program, painted))
        for name, work in (
            ("fonts", fonts), ("languages", languages), ("files", files), ("scoring", scoring),
            ("thinking", thinking),
        ):  # fmt: skip
            report.check(name, work)
        if options.play:
            for game in GAMES:
                report.check(f"deal of {game}", lambda game=game: play(program, game))  # type: ignore[misc]
        report.check("closing", lambda: closing(program))
        program.session.shutdown(2)
        found = {"versions": versions()}
        if own_home is None:
            del os.environ[paths.HOME_VARIABLE]
        else:
            os.environ[paths.HOME_VARIABLE] = own_home
    report.check("storage", storage)
    print(json.dumps({"ok": report.ok, **found, "checks": report.checks}, indent=1))
    return 0 if report.ok else 1


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()
    raise SystemExit(main())
