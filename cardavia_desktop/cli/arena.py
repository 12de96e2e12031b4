"""Let computer players play many deals against each other and report figures.

`--deals N` is N walls. Each wall is played once for every rotation of the players over the seats,
so that luck of the wall and of the seat falls to all alike; standard errors are over walls.

Standard output holds only what the seed determines and is the same for any number of workers.
Times and progress go to standard error, or times to `--timing FILE` as JSON. Players think under a
limit of nodes; with `--seconds` they think by the clock, and the figures are NOT reproducible.

Players: the levels beginner, club, strong; greedy, the game's fixed reference player; random.
Exit status: 0, 1 if any deal broke off, 2 for wrong usage.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from cardavia_desktop.cli import common, match
from cardavia_desktop.cli.report import Report
from cardavia_desktop.engine.games import game as game_of

EXAMPLES = """\
examples:
  cardavia arena --game hk-mahjong --deals 100
  cardavia arena --game hk-mahjong --deals 400 --seed 3 --players club,greedy,greedy,greedy
  cardavia arena --game hk-mahjong --deals 50 --players strong,club,strong,club --json
  cardavia arena --game nantong --deals 50 --players club,greedy,greedy --timing times.json
"""

DEFAULT_PLAYERS = "club,greedy,greedy,greedy"


def add(parser: argparse.ArgumentParser) -> None:
    common.add_game(parser)
    whole = common.whole
    parser.add_argument(
        "--deals", type=whole(1, 10**7), default=100, metavar="N", help="walls (default 100)"
    )
    parser.add_argument(
        "--seed", type=whole(0, 2**63 - 1), default=1, metavar="S", help="default 1"
    )
    parser.add_argument(
        "--players", default=None, metavar="A,B,…", help=f"default {DEFAULT_PLAYERS}, one a seat"
    )
    parser.add_argument(
        "--nodes", type=whole(1, 10**9), default=None, metavar="N", help="nodes a decision, for all"
    )
    parser.add_argument(
        "--seconds", type=float, default=None, metavar="T", help="time instead; not reproducible"
    )
    parser.add_argument(
        "--workers", type=whole(1, 256), default=None, metavar="N", help="default: one a core"
    )
    parser.add_argument("--timing", type=Path, default=None, metavar="FILE", help="times as JSON")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(options: argparse.Namespace) -> int:
    seats = game_of(options.game).seats
    text = options.players
    if text is None:
        text = ",".join(DEFAULT_PLAYERS.split(",")[:seats])
    players = tuple(text.split(","))
    known = match.levels_of(options.game)
    if len(players) != seats or not set(players) <= set(known):
        common.warn(f"--players: {seats} of {', '.join(known)}, joined by commas, are expected")
        return 2
    if options.seconds is not None and not 0 < options.seconds <= 3600:
        common.warn("--seconds: a time above 0 and up to 3600 is expected")
        return 2
    if options.timing is not None:
        options.timing.open("a").close()  # what cannot be written is told before hours of play
    tasks = [
        match.Task(options.game, options.seed, wall, players, options.nodes, options.seconds)
        for wall in range(options.deals)
    ]
    workers = min(options.workers or os.cpu_count() or 1, len(tasks))
    report = Report(options.game, options.seed, players)
    clocks: dict[str, match.Clock] = {}
    started = time.perf_counter()
    for outcome in _progress(play(tasks, workers), len(tasks)):
        report.add(outcome)
        for level, clock in outcome.clocks.items():
            clocks.setdefault(level, match.Clock()).merge(clock)
    times = _times(time.perf_counter() - started, len(tasks) * seats, workers, clocks)
    if options.seconds is not None:
        common.warn("players thought by the clock: these figures are not reproducible")
    print(json.dumps(report.as_object()) if options.json else report.as_text())
    if options.timing is None:
        common.warn(json.dumps(times))
    else:
        options.timing.write_text(json.dumps(times, indent=1) + "\n", "utf-8")
    return 1 if report.errors else 0


def play(tasks: list[match.Task], workers: int) -> Iterator[match.Outcome]:
    """The outcomes in the order of the tasks, whatever the number of workers."""
    if workers == 1:
        yield from map(match.play_wall, tasks)
        return
    # Spawned on every system: a forked child would share what the parent has opened.
    try:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    except OSError as error:  # some containers have no shared memory for the locks
        why = f"no worker processes here ({error.strerror or error}); --workers 1 needs none"
        raise OSError(error.errno, why) from error
    try:
        yield from pool.map(match.play_wall, tasks, chunksize=max(1, min(8, len(tasks) // 64)))
    finally:
        pool.shutdown(cancel_futures=True)


def _progress(outcomes: Iterable[match.Outcome], count: int) -> Iterator[match.Outcome]:
    """Pass outcomes on, with a bar on standard error when that is a terminal."""
    bar = sys.stderr.isatty()
    for done, outcome in enumerate(outcomes, 1):
        if bar:
            filled = 40 * done // count
            end = "\n" if done == count else ""
            print(f"\r[{'#' * filled:<40}] {done}/{count}", end=end, file=sys.stderr, flush=True)
        yield outcome


def _times(
    elapsed: float, deals: int, workers: int, clocks: dict[str, match.Clock]
) -> dict[str, Any]:
    return {
        "seconds": round(elapsed, 3),
        "deals": deals,
        "deals_per_second": round(deals / elapsed, 2),
        "workers": workers,
        "decisions": {
            level: {
                "count": clock.decisions,
                "mean_ms": round(1000 * clock.total / clock.decisions, 3),
                "longest_ms": round(1000 * clock.longest, 3),
            }
            for level, clock in sorted(clocks.items())
            if clock.decisions
        },
    }
