"""Pictures of long cards: preparation, Hezi, ready, claims, kongs, robbing, every kind of result.

Rare positions are scripted deals, whose actions are written with kinds (`0 discard 5C`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtWidgets import QWidget

from ..engine.core import Action, Options, Seat
from ..engine.log import Log, redacted
from ..engine.longcards import GAME as RULES
from ..engine.longcards.pieces import KIND
from ..engine.longcards.scripted import scripted
from ..engine.longcards.view import View
from .demo import wait
from .shapes import PERSON
from .shots import Moment, Shot, Stage, find

GAME = "nantong"
POINTS = (40, -110, 70)
WAITS = "2M 3M 4M 5M 6M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 2C 4C 5C 6C 6C 7C 8C"
"""Waits for 1M, 4M and 7M."""
CHEAP = "2M 3M 5M 6M 7M 8M 8M 3S 4S 5S 6S 7S 8S 2C 2C 2C 4C 5C 6C 6C 7C 8C"
SEQUENCES = "2M 3M 4M 5M 6M 8M 8M 3S 4S 5S 6S 7S 8S 1C 2C 3C 4C 5C 6C 6C 7C 8C"
TRIPLES = "1M 1M 1M 6M 7M 7M 7M 2S 2S 2S 3S 3S 3S 4C 4C 4C 5C 5C 5C 8C 8C 8C"
FOURS = "TH TH TH TH RF RF RF RF WF WF WF WF"
OPENING = "5C 5C 5C 5C 2S 2S 2S 3M 3M 1M 4M 6M 8M 4S 6S 7S 9S 1C 3C 7C TH WF"


class Script:
    """A scripted deal, played action by action."""

    def __init__(
        self,
        hands: Sequence[str],
        indicators: str,
        front: str = "",
        back: str = "",
        dealer: Seat = 0,
    ) -> None:
        self._log = Log(RULES, Options(dealer))
        self._log.play(scripted(hands, indicators, front, back, dealer))

    def do(self, *texts: str) -> Script:
        """Play these; LookupError where one is not legal."""
        for text in texts:
            legal = RULES.legal(self._log.state, int(text[0]))
            fitting = [action for action in legal if _text(action) == text]
            if not fitting:
                raise LookupError(text)
            self._log.play(fitting[0])
        return self

    def finish(self, *opening: Seat) -> Script:
        """Everybody finishes the preparation; these seats lay open what they can before."""
        while self._log.state.phase == "prepare":
            legal = RULES.legal(self._log.state, self._log.state.turn)
            opens = [a for a in legal if a.verb == "open" and a.seat in opening]
            self._log.play((opens or [a for a in legal if a.verb == "finish"])[0])
        return self

    def quiet(self) -> Script:
        """Everybody else passes in the window."""
        while self._log.state.phase in ("claim", "rob"):
            self.do(f"{RULES.to_act(self._log.state)[0]} pass")
        return self

    def drop(self, turns: int = 1) -> Script:
        """That many turns of discarding the card just drawn, nothing claimed."""
        for _ in range(turns):
            state = self._log.state
            legal = [a for a in RULES.legal(state, state.turn) if a.verb == "discard"]
            drawn = [a for a in legal if a.pieces[0] == state.drawn]
            self._log.play((drawn or legal)[0])
            self.quiet()
        return self

    def moment(self) -> Moment:
        state = self._log.state
        legal = RULES.legal(state, PERSON) if PERSON in RULES.to_act(state) else ()
        history = tuple(redacted(entry, PERSON) for entry in self._log.entries)
        return Moment(GAME, RULES.view(state, PERSON), legal, history, RULES.result(state))


def _text(action: Action) -> str:
    return " ".join([str(action.seat), action.verb, *(KIND[p] for p in action.pieces)])


def _prepare() -> Script:
    return Script([OPENING], "2S 3M", back="9M 1S 2C")


def _hezi() -> Script:
    script = Script(["9C 4S 4S 1M 2M 3M"], "4S 4S", back="1S 2M 3M")
    return script.do("0 hezi 4S 4S")


def _ready() -> Script:
    return Script([WAITS], "9S 9C", dealer=2).do("2 finish")


def _is_ready() -> Script:
    return Script([WAITS], "9S 9C", front="9M", dealer=2).do("2 finish", "0 ready").finish().drop()


def _claim() -> Script:
    script = Script(["5C 5C 5C 2M 3M 4M", "", "5C"], "1S 2S", dealer=2).finish()
    return script.do("2 discard 5C")


def _win_claim() -> Script:
    script = Script([WAITS, "", "4M"], "1S 9C", dealer=2).finish()
    return script.do("2 discard 4M")


def _rob() -> Script:
    script = Script([CHEAP, "4M 4M", "4M"], "1S 9C", front="9M 9S 4M", dealer=2).finish()
    script.do("2 discard 4M", "0 pass", "1 pong 4M 4M")
    return script.drop(3).do("1 kong 4M")


def _losing() -> Script:
    return Script([CHEAP, FOURS], "9C 9S", front="1M", dealer=2).finish(1).drop()


def _heavenly() -> Script:
    return Script([WAITS + " 1M"], "9S 9C").finish()


def _self_draw() -> Script:
    return Script([WAITS], "9S 2C", front="1M", dealer=2).finish().drop()


def _qing() -> Script:
    return Script([SEQUENCES], "9S 9M", front="1M", dealer=2).finish().drop().do("0 win")


def _piao() -> Script:
    return Script([TRIPLES], "9S 4C", front="6M", dealer=2).finish().drop().do("0 win")


def _ready_won() -> Script:
    script = Script([WAITS], "9S 2C", front="4M", dealer=2).do("2 finish", "0 ready")
    return script.finish().drop().do("0 win")


def _robbed() -> Script:
    return _rob().do("0 win").quiet()


def _lost_win() -> Script:
    return _losing().do("0 win")


SCRIPTS: dict[str, Callable[[], Script]] = {
    "prepare": _prepare,
    "hezi": _hezi,
    "ready-asked": _ready,
    "ready": _is_ready,
    "claim": _claim,
    "win-claim": _win_claim,
    "rob": _rob,
    "losing": _losing,
    "heavenly": _heavenly,
    "self-draw": _self_draw,
    "result-qing": _qing,
    "result-piao": _piao,
    "result-ready": _ready_won,
    "result-robbed": _robbed,
    "result-lost-win": _lost_win,
}


def _discards(view: View) -> int:
    return sum(len(river) for river in view.rivers)


def _verbs(moment: Moment) -> set[str]:
    return {action.verb for action in moment.legal}


WANTED: dict[str, Callable[[Moment], bool]] = {
    "turn": lambda m: "discard" in _verbs(m) and _discards(m.view) > 18,
    "kong": lambda m: {"discard", "kong"} <= _verbs(m) and _discards(m.view) > 6,
    "crowded": lambda m: "discard" in _verbs(m) and sum(map(len, m.view.melds)) >= 8,
    "late": lambda m: "discard" in _verbs(m) and m.view.stock < 4,
    "result-exhausted": lambda m: m.result is not None and m.result.winner is None,
    "result-other": lambda m: m.result is not None and m.result.winner not in (None, 0),
}
"""Moments by name that seeded deals reach."""


SEEDS = {"kong": 15, "crowded": 81}
"""Where the search for a rare moment begins, to be quick."""


@cache
def moment(name: str) -> Moment:
    if name in SCRIPTS:
        return SCRIPTS[name]().moment()
    return find(GAME, WANTED[name], range(SEEDS.get(name, 1), 400))


Step = Callable[[Stage], None]


def at(name: str, *steps: Step) -> Callable[[Stage], QWidget | None]:
    def play(stage: Stage) -> None:
        stage.show(moment(name), POINTS)
        for step in steps:
            step(stage)
        _await_panel(stage)

    return play


def _await_panel(stage: Stage) -> None:
    """The panel is worked out on another thread, whose tables load at first."""
    for _ in range(40):
        if stage.window.table.panel.sections or stage.window.desk.finished is not None:
            return
        wait(100)


def look(**changes: object) -> Step:
    def play(stage: Stage) -> None:
        stage.apply(**changes)

    return play


def press(verb: str) -> Step:
    def play(stage: Stage) -> None:
        desk = stage.window.desk
        stage.window.table.choreographer.finish()
        wait(200)
        desk.press(next(call for call in desk.calls.calls if call.verb == verb))

    return play


def select(stage: Stage) -> None:
    desk = stage.window.desk
    desk.touch(desk.hand.pieces[3])


def library(stage: Stage) -> QWidget | None:
    stage.show(moment("turn"), POINTS)
    stage.window.show_chart()
    wait(150)
    return stage.window._chart


SHOTS = [
    Shot("nantong-preparation", at("prepare")),
    Shot("nantong-preparation-1024", at("prepare"), (1024, 640)),
    Shot("nantong-preparation-chooser", at("prepare", press("open"))),
    Shot("nantong-preparation-dark", at("prepare", look(theme="dark"))),
    Shot("nantong-hezi", at("hezi")),
    Shot("nantong-ready-asked", at("ready-asked")),
    Shot("nantong-ready", at("ready")),
    Shot("nantong-claim", at("claim")),
    Shot("nantong-claim-1024", at("claim"), (1024, 640)),
    Shot("nantong-claim-800", at("claim"), (800, 640), slow=True),
    Shot("nantong-win-claim", at("win-claim")),
    Shot("nantong-turn", at("turn", select)),
    Shot("nantong-turn-hidpi", at("turn", select), (2880, 1800), 2.0),
    Shot("nantong-turn-4k", at("turn", select), (3840, 2160), slow=True),
    Shot("nantong-kong", at("kong")),
    Shot("nantong-rob", at("rob")),
    Shot("nantong-losing-win", at("losing")),
    Shot("nantong-losing-win-1024", at("losing"), (1024, 640)),
    Shot("nantong-heavenly", at("heavenly")),
    Shot("nantong-self-draw", at("self-draw")),
    Shot("nantong-crowded", at("crowded")),
    Shot("nantong-crowded-1024", at("crowded"), (1024, 640)),
    Shot("nantong-late", at("late")),
    Shot("nantong-library", library),
    Shot("nantong-result-qing", at("result-qing")),
    Shot("nantong-result-piao", at("result-piao")),
    Shot("nantong-result-piao-1024", at("result-piao"), (1024, 640)),
    Shot("nantong-result-ready", at("result-ready")),
    Shot("nantong-result-robbed", at("result-robbed")),
    Shot("nantong-result-lost-win-dark", at("result-lost-win", look(theme="dark"))),
    Shot("nantong-result-exhausted", at("result-exhausted")),
    Shot("nantong-result-other", at("result-other")),
]
