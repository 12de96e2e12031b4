"""Pictures of Tien Gow: leads, follows, groups, early death, Supreme, capture, settlement."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtWidgets import QWidget

from ..engine.core import Action, Options
from ..engine.log import Log, redacted
from ..engine.tiengow import GAME as RULES
from ..engine.tiengow.choices import dead
from ..engine.tiengow.pieces import SUPREME, in_order, is_civil
from .demo import wait
from .shapes import PERSON, Happening
from .shots import Moment, Shot, Stage, deals, find

GAME = "tien-gow"
POINTS = (6, -14, 21, -13)


def _verbs(moment: Moment) -> set[str]:
    return {action.verb for action in moment.legal}


def _follows(moment: Moment, *kinds: str) -> bool:
    view = moment.view
    return view.phase == "follow" and bool(moment.legal) and view.trick.group.kind in kinds


def _ended(moment: Moment) -> Any:
    return None if moment.result is None else moment.result.detail


WANTED: dict[str, Callable[[Moment], bool]] = {
    "opening": lambda m: m.view.phase == "lead" and bool(m.legal) and not m.view.tricks,
    "lead": lambda m: m.view.phase == "lead" and bool(m.legal) and len(m.view.tricks) == 2,
    "lead-pair": lambda m: (
        m.view.phase == "lead" and any(len(a.pieces) == 2 for a in m.legal) and bool(m.view.tricks)
    ),
    "follow": lambda m: (
        _follows(m, "C1") and _verbs(m) == {"play", "discard"} and len(m.view.hand) == 5
    ),
    "follow-three": lambda m: _follows(m, "X21", "X12"),
    "quartet": lambda m: any(t.group.kind == "X22" for t in m.view.tricks) and bool(m.legal),
    "nothing-beats": lambda m: _follows(m, "C2", "M2") and "play" not in _verbs(m),
    "early-death": lambda m: bool(m.legal) and m.view.phase == "follow" and dead(m.view),
    "supreme": lambda m: (
        bool(m.legal) and bool(m.view.tricks) and m.view.tricks[-1].group.kind == SUPREME
    ),
    "supreme-asked": lambda m: _follows(m, SUPREME),
    "piles": lambda m: bool(m.legal) and len(m.view.hand) == 1,
    "won": lambda m: m.result is not None and m.result.winner == 0,
    "lost": lambda m: m.result is not None and m.result.net[0] < -10,
    "result-capture": lambda m: (d := _ended(m)) is not None and d.captured is not None,
    "result-instant": lambda m: (d := _ended(m)) is not None and len(d.instant) >= 3,
    "result-factor": lambda m: (d := _ended(m)) is not None and d.multiplier > 1,
}
"""Moments by name; the first that a seeded deal reaches is shown."""


SEEDS = {"quartet": 317, "lost": 68, "result-capture": 689}
"""Where the search for a rare moment begins, to be quick."""


HANDS = (
    "6-6a 1-3a 1-3b 4-6a 2-2a 4-5 2-4 1-2",
    "4-4a 5-5a 5-5b 5-6a 1-6a 2-5 1-4 2-3",
    "1-1a 6-6b 3-3a 3-3b 1-5a 2-6 3-6 3-4",
    "1-1b 4-4b 2-2b 4-6b 5-6b 1-5b 1-6b 3-5",
)
"""By seat: Man–seven is led, Earth–eight beats it, Heaven–nine can take it."""


QUARTET = (
    "6-6a 6-6b 1-1a 1-3a 1-3b 3-6 4-5 2-4",
    "4-4a 3-3a 2-2a 5-6a 4-6a 1-6a 2-5 1-2",
    "1-1b 4-4b 3-3b 2-2b 5-6b 4-6b 2-6 1-4",
    "5-5a 5-5b 1-6b 1-5a 1-5b 3-4 3-5 2-3",
)
"""You hold the quartet of Heaven–nine."""


def played(hands: tuple[str, ...], first: int, *moves: str) -> Log:
    """A scripted deal; a move is an action's notation, its tiles in any order."""
    log = Log(RULES, Options(first))
    log.play(Action(-1, "shuffle", tuple(" ".join(hands).split())))
    for move in moves:
        action = Action.parse(move)
        log.play(Action(action.seat, action.verb, in_order(action.pieces)))
    return log


def quartet() -> Log:
    """You win a trick with a quartet: 4 from Mei and Lin, 8 from Bao, the banker (T9)."""
    return played(
        QUARTET, 1,
        "1 play 5-6a", "2 discard 4-6b", "3 discard 1-5b", "0 play 1-1a",
        "0 play 6-6a 6-6b 3-6 4-5", "1 discard 1-6a 4-6a 2-2a 1-2",
        "2 discard 5-6b 2-2b 3-3b 1-4", "3 discard 1-5a 1-6b 2-3 3-4",
    )  # fmt: skip


def moment_of(log: Log) -> Moment:
    """Where a scripted deal stands."""
    history = tuple(redacted(entry, PERSON) for entry in log.entries)
    view, legal = RULES.view(log.state, PERSON), RULES.legal(log.state, PERSON)
    return Moment(GAME, view, legal, history, RULES.result(log.state))


def _follow_two() -> Moment:
    log = played(HANDS, 1, "1 play 4-4a 2-5", "2 play 1-1a 2-6", "3 discard 4-6b 1-5b")
    return moment_of(log)


@cache
def moment(name: str) -> Moment:
    if name == "follow-two":
        return _follow_two()
    start = SEEDS.get(name, 1)
    return find(GAME, WANTED[name], range(start, start + 6000))


Step = Callable[[Stage], None]


def at(name: str, *steps: Step) -> Callable[[Stage], QWidget | None]:
    def play(stage: Stage) -> None:
        stage.show(moment(name), POINTS)
        for step in steps:
            step(stage)

    return play


def flying(
    moments: Callable[[], tuple[Moment, Moment]], late: int = 0, **changes: str
) -> Callable[[Stage], None]:
    """What leads from one moment to the next happens; the picture catches its tokens half way.
    `late`: so many milliseconds later."""

    def play(stage: Stage) -> None:
        before, after = moments()
        stage.show(before, POINTS)
        stage.apply(**{"animation": "full", **changes})
        stage.program.session.happened.emit(Happening(after.history[-1:], after.view, True))
        wait(640 + late)

    return play


def quartet_won() -> tuple[Moment, Moment]:
    log = quartet()
    before = Log.replay(RULES, Options(1), [entry.action for entry in log.entries[:-1]])
    return moment_of(before), moment_of(log)


def supreme_won() -> tuple[Moment, Moment]:
    """Supreme wins the last trick: paid at once, then doubles the settlement (T9, T10)."""
    return _with_before(lambda m: (d := _ended(m)) is not None and len(d.instant) == 3, 2024)


def captured() -> tuple[Moment, Moment]:
    """Big Six takes Little Three: its leader pays for the others (T11)."""
    return _with_before(WANTED["result-capture"], SEEDS["result-capture"])


def _with_before(wanted: Callable[[Moment], bool], seed: int) -> tuple[Moment, Moment]:
    for deal in deals(GAME, range(seed, seed + 6000)):
        before = None
        for moment in deal:
            if before is not None and wanted(moment):
                return before, moment
            before = moment
    raise LookupError("no such moment")


def look(**changes: object) -> Step:
    def play(stage: Stage) -> None:
        stage.apply(**changes)

    return play


def pick(size: int) -> Step:
    """Select the first legal group of so many tiles."""

    def play(stage: Stage) -> None:
        desk = stage.window.desk
        action = next(a for a in desk.legal if len(a.pieces) == size)
        for piece in action.pieces:
            desk.touch(piece)

    return play


def pick_wrong(stage: Stage) -> None:
    """Select a civil tile that does not beat."""
    desk = stage.window.desk
    able = {piece for action in desk.legal if action.verb == "play" for piece in action.pieces}
    desk.touch(next(p for p in desk.hand.pieces if p not in able and is_civil(p)))


def pick_geese(stage: Stage) -> None:
    """A pair where one civil and one military tile are asked."""
    for piece in ("1-3a", "1-3b"):
        stage.window.desk.touch(piece)


def chart(stage: Stage) -> QWidget | None:
    stage.show(moment("lead"), POINTS)
    stage.window.show_chart()
    wait(150)
    return stage.window._chart


def cursor(stage: Stage) -> None:
    stage.window.table.view.setFocus()
    stage.window.table.pointer.enter()


SHOTS = [
    Shot("tiengow-opening", at("opening")),
    Shot("tiengow-lead", at("lead")),
    Shot("tiengow-lead-pair", at("lead-pair", pick(2))),
    Shot("tiengow-lead-1024", at("lead-pair", pick(2)), (1024, 640)),
    Shot("tiengow-follow", at("follow")),
    Shot("tiengow-why-not", at("follow", pick_wrong)),
    Shot("tiengow-why-not-1024", at("follow", pick_wrong), (1024, 640)),
    Shot("tiengow-why-not-800", at("follow", pick_wrong), (800, 640), slow=True),
    Shot("tiengow-follow-dark", at("follow", look(theme="dark"))),
    Shot("tiengow-follow-two", at("follow-two", pick(2))),
    Shot("tiengow-follow-two-wrong", at("follow-two", pick_geese)),
    Shot("tiengow-follow-two-hidpi", at("follow-two", pick(2)), (2880, 1800), 2.0),
    Shot("tiengow-follow-three", at("follow-three", cursor)),
    Shot("tiengow-quartet", at("quartet")),
    Shot("tiengow-paying", flying(quartet_won)),
    Shot("tiengow-paying-reduced", flying(quartet_won, -150, animation="reduced")),
    Shot("tiengow-paying-1024", flying(quartet_won), (1024, 640), slow=True),
    Shot("tiengow-paying-capture", flying(captured, 420)),
    Shot("tiengow-paying-supreme-dark", flying(supreme_won, 420, theme="dark")),
    Shot("tiengow-nothing-beats", at("nothing-beats")),
    Shot("tiengow-early-death", at("early-death")),
    Shot("tiengow-early-death-1024", at("early-death"), (1024, 640)),
    Shot("tiengow-supreme", at("supreme")),
    Shot("tiengow-supreme-asked", at("supreme-asked")),
    Shot("tiengow-piles", at("piles")),
    Shot("tiengow-piles-4k", at("piles"), (3840, 2160), slow=True),
    Shot("tiengow-plain-faces", at("lead", look(marks=False)), slow=True),
    Shot("tiengow-chart", chart),
    Shot("tiengow-result-won", at("won")),
    Shot("tiengow-result-lost-dark", at("lost", look(theme="dark"))),
    Shot("tiengow-result-capture", at("result-capture")),
    Shot("tiengow-result-instant", at("result-instant")),
    Shot("tiengow-result-factor-1024", at("result-factor"), (1024, 640)),
]
