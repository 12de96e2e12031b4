"""`python -m cardavia_desktop.ui.shots`: pictures of the screens under build/shots/.

Every picture shows the real window with a position that the engine has reached (found by playing
seeded deals) or the result of one. `--only PATTERN` takes names by shell pattern, `--all` the
slower rest as well. Sizes are physical pixels: 2880×1800 at ratio 2 is a 1440×900 window.

To add pictures of a game, write a module with `SHOTS` and name it in MODULES.
"""

from __future__ import annotations

import argparse
import fnmatch
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from multiprocessing import freeze_support
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from ..engine.bots import Budget, Limit, Question
from ..engine.core import Action, Options, Result, Seat
from ..engine.games import game as game_of
from ..engine.games import game_module
from ..engine.log import Entry, SeenEntry, redacted
from ..play.seats import next_seed
from ..play.tally import Tally
from ..storage.glance import Settings
from .demo import wait
from .program import Program, make_application
from .shapes import PERSON, Asked, Finished, Rewound, Started

FOLDER = Path("build/shots")
MODULES = ("shots_common", "shots_mahjong", "shots_tiengow", "shots_nantong", "shots_languages")


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a seeded deal as the person sees it."""

    game: str
    view: Any
    legal: tuple[Action, ...]
    history: tuple[SeenEntry, ...]
    result: Result | None


@dataclass(frozen=True, slots=True)
class Shot:
    """`play` brings the stage to what is to be seen; `slow` ones are taken with --all only."""

    name: str
    play: Callable[[Stage], QWidget | None]
    size: tuple[int, int] = (1440, 900)
    ratio: float = 1.0
    slow: bool = False


def deals(game: str, seeds: range, first: Seat = 0) -> Iterator[Iterator[Moment]]:
    """Deals of three greedy opponents and a greedy person, moment by moment."""
    rules, module = game_of(game), game_module(game)

    def moments(seed: int) -> Iterator[Moment]:
        bot = module.make_bot("greedy")
        state = rules.new(Options(first))
        action = rules.chance(state, random.Random(seed))
        history: list[SeenEntry] = []
        ply = 0
        while True:
            step = rules.apply(state, action)
            state = step.state
            history.append(redacted(Entry(ply, action, step.events), PERSON))
            ply += 1
            acting = rules.to_act(state)
            legal = rules.legal(state, PERSON) if PERSON in acting else ()
            yield Moment(
                game, rules.view(state, PERSON), legal, tuple(history), rules.result(state)
            )
            if not acting:
                return
            seat = acting[0]
            seed = next_seed(seed)
            question = Question(
                game, rules.view(state, seat), rules.legal(state, seat), "greedy", seed,
                Limit(nodes=50),
            )  # fmt: skip
            action = bot.choose(question, Budget()).action

    for seed in seeds:
        yield moments(seed)


def find(
    game: str, wanted: Callable[[Moment], bool], seeds: range = range(1, 400), first: Seat = 0
) -> Moment:
    """The first moment of the seeded deals that is wanted; LookupError when there is none."""
    for deal in deals(game, seeds, first):
        for moment in deal:
            if wanted(moment):
                return moment
    raise LookupError(f"no such moment of {game} in {seeds}")


class Stage:
    """The real window, without a running deal: it is shown moments."""

    def __init__(self) -> None:
        self.app = make_application([])
        self.program = Program(self.app, watchdog=None)
        self.window = self.program.window
        self.window.show()
        wait(200)
        self.reset()

    def reset(self) -> None:
        """As on the first day."""
        self.apply(animation="off", theme="light", language="en")
        self.window.strip.hide()
        self.window.table.pointer.leave()

    def apply(self, **changes: Any) -> None:
        self.window.apply(replace(Settings(), **{"animation": "off", "theme": "light", **changes}))

    def show(self, moment: Moment, points: tuple[int, ...] | None = None) -> None:
        """Put a moment on the table."""
        session = self.program.session
        seats = game_of(moment.game).seats
        tally = Tally(points or (0,) * seats, (0,) * seats, 3)
        session.started.emit(
            Started(moment.game, "club", False, 0, moment.view, (), tally, False, True, "")
        )
        session.rewound.emit(Rewound(moment.view, moment.history, False, True, False))
        if moment.result is not None:
            session.finished.emit(
                Finished(
                    moment.result, tally.add(moment.result), moment.view, False, True, "", "",
                    Action(-1, "shuffle"),
                )
            )  # fmt: skip
        elif moment.legal:
            session.asked.emit(Asked(1, moment.view, moment.legal, True, False))
        wait(120)

    def home(self, saved: tuple[str, ...] = ()) -> None:
        self.window.go_home()
        self.window.home.show_saved(saved)

    def take(self, shot: Shot, folder: Path) -> Path:
        """Play one shot and save its picture."""
        self.reset()
        self.window.resize(round(shot.size[0] / shot.ratio), round(shot.size[1] / shot.ratio))
        wait(20)
        shown = shot.play(self) or self.window
        wait(180)
        for _ in range(100):  # the panel is worked out on a thread
            if not self.window.table.source.busy:
                break
            wait(50)
        view = self.window.table.view
        self.window.table.scene.resize(view.width(), view.height(), shot.ratio)
        path = folder / f"{shot.name}.png"
        picture(shown, shot.ratio).save(str(path))
        if self.window._dialog is not None:
            self.window._dialog.reject()
        return path

    def close(self) -> None:
        self.window.close()
        self.program.session.shutdown()


def picture(widget: QWidget, ratio: float) -> QImage:
    """A widget as it looks on a screen of this pixel ratio."""
    image = QImage(
        round(widget.width() * ratio), round(widget.height() * ratio), QImage.Format.Format_RGB32
    )
    image.setDevicePixelRatio(ratio)
    widget.render(image, QPoint())
    return image


def listed() -> list[Shot]:
    """Every shot of every module, in order; names are unique."""
    shots: list[Shot] = []
    for name in MODULES:
        shots += import_module(f"{__package__}.{name}").SHOTS
    return shots


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="shots", description=__doc__)
    parser.add_argument("--only", default="*", metavar="PATTERN")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--to", type=Path, default=FOLDER)
    options = parser.parse_args(arguments)
    options.to.mkdir(parents=True, exist_ok=True)
    gc.disable()
    wanted = [
        shot for shot in listed()
        if fnmatch.fnmatch(shot.name, options.only) and (options.all or not shot.slow)
    ]  # fmt: skip
    if not wanted:
        print(f"no shot is called {options.only!r}", file=sys.stderr)
        return 2
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        os.environ["CARDAVIA_HOME"] = home
        stage = Stage()
        for shot in wanted:
            print(stage.take(shot, options.to))
        stage.close()
    print(f"{len(wanted)} pictures in {time.monotonic() - started:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main())
