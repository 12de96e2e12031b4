"""Pictures of Hong Kong mahjong: claims, turns, crowded tables, results, rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from ..engine.core import Payment, Point, Result
from ..engine.mahjong.scoring import Hand, payers, score
from ..engine.mahjong.view import View
from .demo import wait
from .games import presenter
from .shots import Moment, Shot, Stage, find

GAME = "hk-mahjong"
POINTS = (-48, -32, 96, -16)
ORPHANS = ("1m", "9m", "1p", "9p", "1s", "9s", "E", "S", "W", "N", "R", "G", "B")


def _verbs(moment: Moment) -> set[str]:
    return {action.verb for action in moment.legal}


def _discards(view: View) -> int:
    return sum(len(river) for river in view.rivers)


WANTED: dict[str, Callable[[Moment], bool]] = {
    "claim": lambda m: {"win", "chow"} <= _verbs(m) and _discards(m.view) > 14,
    "pung": lambda m: {"pung", "chow"} <= _verbs(m) and _discards(m.view) > 20,
    "chooser": lambda m: sum(a.verb == "chow" for a in m.legal) > 1 and _discards(m.view) > 20,
    "turn": lambda m: "discard" in _verbs(m) and bool(m.view.melds[0]) and _discards(m.view) > 30,
    "kong": lambda m: {"discard", "kong"} <= _verbs(m),
    "self-draw": lambda m: {"discard", "win"} <= _verbs(m),
    "late": lambda m: "discard" in _verbs(m) and m.view.wall < 6,
    "crowded": lambda m: (
        "discard" in _verbs(m)
        and sum(map(len, m.view.melds)) >= 9
        and sum(map(len, m.view.flowers)) >= 5
    ),
    "short": lambda m: m.view.phase == "claim" and _short(m),
    "opening": lambda m: "discard" in _verbs(m),
    "won": lambda m: m.result is not None and m.result.winner == 0,
    "lost": lambda m: m.result is not None and m.result.net[0] < 0,
    "drawn": lambda m: m.result is not None and m.result.winner is None,
}
"""Moments by name; the first that a seeded deal reaches is shown."""


def _short(moment: Moment) -> bool:
    """A discard completes the hand below three faan: no win is offered (M13)."""
    return bool(moment.legal) and bool(presenter(GAME).note(moment.view, moment.legal))


@cache
def moment(name: str) -> Moment:
    return find(GAME, WANTED[name])


def at(name: str, *steps: Callable[[Stage], None]) -> Callable[[Stage], None]:
    def play(stage: Stage) -> None:
        stage.show(moment(name), POINTS)
        for step in steps:
            step(stage)

    return play


def look(**changes: object) -> Callable[[Stage], None]:
    def play(stage: Stage) -> None:
        stage.apply(**changes)

    return play


def choose_chow(stage: Stage) -> None:
    desk = stage.window.desk
    stage.window.table.choreographer.finish()
    wait(200)
    desk.press(next(call for call in desk.calls.calls if call.verb == "chow"))


def select(place: int) -> Callable[[Stage], None]:
    def play(stage: Stage) -> None:
        desk = stage.window.desk
        desk.touch(desk.hand.pieces[place])

    return play


def cursor(stage: Stage) -> None:
    stage.window.table.view.setFocus()
    stage.window.table.pointer.enter()


def result(name: str) -> Callable[[Stage], None]:
    return at(name)


def limit(stage: Stage) -> None:
    """A result with a limit hand: the pieces of a lost deal, scored as thirteen orphans."""
    base = moment("won")
    tiles = tuple(f"{kind}.1" for kind in ORPHANS)
    found = score(Hand("E", tiles, (), "B.2", "discard"))
    assert found is not None and found.base is not None
    payments = tuple(
        Payment(seat, 0, found.base * n, (Point("base", "M19", found.base), Point("n", "M20", n)))
        for seat, n in payers(0, 2).items()
    )
    net = [0] * 4
    for payment in payments:
        net[payment.source] -= payment.amount
        net[0] += payment.amount
    hands = ((*tiles, "B.2"), *base.view.hands[1:])
    view = replace(base.view, hands=hands, melds=((), *base.view.melds[1:]), hand=hands[0])
    ended = Result("win", 0, tuple(net), found.points, payments, found)
    stage.show(replace(base, view=view, result=ended), POINTS)


def rules(stage: Stage) -> None:
    stage.show(moment("opening"), POINTS)
    stage.window.show_rules()


def rule_of_pattern(stage: Stage) -> None:
    stage.show(moment("opening"), POINTS)
    stage.window.show_rule("M18")


SHOTS = [
    Shot("mahjong-claim", at("claim")),
    Shot("mahjong-claim-1024", at("claim"), (1024, 640)),
    Shot("mahjong-claim-1100", at("claim"), (1100, 640)),
    Shot("mahjong-claim-dark", at("claim", look(theme="dark"))),
    Shot("mahjong-claim-hidpi", at("claim"), (2880, 1800), 2.0),
    Shot("mahjong-claim-4k", at("claim"), (3840, 2160), slow=True),
    Shot("mahjong-pung", at("pung")),
    Shot("mahjong-chooser", at("chooser", choose_chow)),
    Shot("mahjong-turn", at("turn", select(4))),
    Shot("mahjong-turn-keyboard", at("turn", cursor)),
    Shot("mahjong-turn-1024", at("turn", select(2)), (1024, 640)),
    Shot("mahjong-kong", at("kong")),
    Shot("mahjong-self-draw", at("self-draw")),
    Shot("mahjong-two-of-three-faan", at("short")),
    Shot("mahjong-late", at("late")),
    Shot("mahjong-late-1024", at("late"), (1024, 640)),
    Shot("mahjong-crowded", at("crowded")),
    Shot("mahjong-crowded-1024", at("crowded"), (1024, 640)),
    Shot("mahjong-opening", at("opening")),
    Shot("mahjong-plain-faces", at("turn", look(marks=False))),
    Shot("mahjong-contrast-0", at("claim", look(contrast=0)), slow=True),
    Shot("mahjong-contrast-100", at("claim", look(contrast=100))),
    Shot("mahjong-grain-100", at("claim", look(grain=100))),
    Shot("mahjong-warm", at("claim", look(temperature=100))),
    Shot("mahjong-cold", at("claim", look(temperature=0)), slow=True),
    Shot("mahjong-result-won", result("won")),
    Shot("mahjong-result-won-1024", result("won"), (1024, 640)),
    Shot("mahjong-result-lost-dark", at("lost", look(theme="dark"))),
    Shot("mahjong-result-drawn", result("drawn")),
    Shot("mahjong-result-limit", limit),
    Shot("mahjong-rules", rules),
    Shot("mahjong-rules-patterns", rule_of_pattern),
]
