"""Playing one wall of the arena: every rotation of the players over the seats, by the rules."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from typing import Any

from cardavia_desktop.cli import common
from cardavia_desktop.cli.figures import Figures, figures_of
from cardavia_desktop.engine.bots import Bot, Budget, Limit, Question, RandomBot
from cardavia_desktop.engine.core import TABLE, Action, Options, Result, Seat, seen_by
from cardavia_desktop.engine.games import game_module
from cardavia_desktop.engine.log import SeenEntry

ACTION_LIMIT = 5000
"""No deal of any game is near it; beyond it a deal counts as one that does not end."""


@dataclass(frozen=True, slots=True)
class Task:
    """One wall to play. `players` are levels, in the order of the first rotation's seats."""

    game: str
    seed: int
    wall: int
    players: tuple[str, ...]
    nodes: int | None = None
    seconds: float | None = None


@dataclass(slots=True)
class Clock:
    """How long the decisions of one level took, in seconds."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0

    def count(self, seconds: float) -> None:
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def merge(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)


@dataclass(slots=True)
class Outcome:
    """One wall played. `figures[r][p]` are those of player p in rotation r; `errors` name the
    rotations that broke off. `clocks` are by level and differ from run to run."""

    wall: int
    figures: list[list[Figures]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    clocks: dict[str, Clock] = field(default_factory=dict)


_bots: dict[tuple[str, str], Bot] = {}
_ready: set[str] = set()


def levels_of(game: str) -> tuple[str, ...]:
    """The players that an arena of this game knows."""
    return (*game_module(game).NODES, "random")


def prepare(game: str) -> None:
    """Load the game's tables, once a process."""
    if game not in _ready:
        common.load_tables(game)
        _ready.add(game)


def bot(game: str, level: str) -> Bot:
    if (game, level) not in _bots:
        made: Bot = RandomBot() if level == "random" else game_module(game).make_bot(level)
        _bots[game, level] = made
    return _bots[game, level]


def bot_seed(task: Task, rotation: int, seat: Seat, ply: int) -> int:
    """From a stream of its own, independent of the shuffle (law 12)."""
    text = f"cardavia bots {task.game} {task.seed} {task.wall} {rotation} {seat} {ply}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def play_wall(task: Task) -> Outcome:
    """Play every rotation of one wall. What goes wrong is noted in the outcome, never raised."""
    prepare(task.game)
    outcome = Outcome(task.wall)
    count = len(task.players)
    for rotation in range(count):
        # Seat s holds player (s + rotation), so that every player has every seat once.
        seating = tuple((seat + rotation) % count for seat in range(count))
        try:
            result, actions = play_deal(task, rotation, seating, outcome.clocks)
        except Exception as error:
            where = f"wall {task.wall}, rotation {rotation}"
            outcome.errors.append(f"{where}: {type(error).__name__}: {error}"[:500])
            continue
        by_seat = figures_of(task.game, result, actions)
        by_player: list[Figures] = [{} for _ in range(count)]
        for seat, player in enumerate(seating):
            by_player[player] = by_seat[seat]
        outcome.figures.append(by_player)
    return outcome


def play_deal(
    task: Task, rotation: int, seating: tuple[int, ...], clocks: dict[str, Clock]
) -> tuple[Result, int]:
    """Play one deal to its end; the result and the number of actions."""
    game = game_module(task.game).GAME
    state: Any = game.new(Options())
    levels = [task.players[player] for player in seating]
    bots = [bot(task.game, level) for level in levels]
    wanted = [bool(getattr(each, "wants_history", False)) for each in bots]
    history: list[list[SeenEntry]] = [[] for _ in levels]
    for ply in range(ACTION_LIMIT):
        to_act = game.to_act(state)
        if not to_act:
            break
        seat = to_act[0]
        if seat == TABLE:
            action = game.chance(state, common.wall_rng(task.game, task.seed, task.wall))
        else:
            action = _answer(task, rotation, seat, ply, state, levels[seat], history[seat], clocks)
        step = game.apply(state, action)
        state = step.state
        for each, wants in enumerate(wanted):
            if wants and step.events:
                history[each].append(SeenEntry(tuple(seen_by(e, each) for e in step.events)))
    else:
        raise RuntimeError(f"no end after {ACTION_LIMIT} actions")
    result = game.result(state)
    if result is None:
        raise RuntimeError("nobody is to act and there is no result")
    return result, ply


def _answer(
    task: Task,
    rotation: int,
    seat: Seat,
    ply: int,
    state: Any,
    level: str,
    history: list[SeenEntry],
    clocks: dict[str, Clock],
) -> Action:
    """What the bot at `seat` does; it is asked only when there is a choice."""
    module = game_module(task.game)
    legal = module.GAME.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    nodes = task.nodes
    if nodes is None and task.seconds is None:
        nodes = module.NODES.get(level)
    question = Question(
        game=task.game,
        view=module.GAME.view(state, seat),
        legal=legal,
        level=level,
        seed=bot_seed(task, rotation, seat, ply),
        limit=Limit(nodes=nodes, seconds=task.seconds),
        history=tuple(history),
    )
    started = time.perf_counter()
    budget = Budget()
    if task.seconds is not None:
        until = started + task.seconds
        budget = Budget(lambda: time.perf_counter() >= until)
    choice = bot(task.game, level).choose(question, budget)
    clocks.setdefault(level, Clock()).count(time.perf_counter() - started)
    return choice.action
