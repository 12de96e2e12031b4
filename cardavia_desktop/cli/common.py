"""What the verbs share: the `--game` argument, walls made from a seed, and printing."""

from __future__ import annotations

import argparse
import random
import sys
from importlib import import_module
from typing import Any

from cardavia_desktop import resources
from cardavia_desktop.engine.games import GAMES


def add_game(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(GAMES)
    parser.add_argument(
        "--game", required=True, choices=list(GAMES), metavar="GAME", help=f"one of: {names}"
    )


def whole(low: int, high: int) -> Any:
    """An argparse type: a whole number from low to high."""

    def parse(text: str) -> int:
        value = int(text) if len(text) <= 20 else low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"a number from {low} to {high} is expected")
        return value

    parse.__name__ = "whole number"
    return parse


def wall_rng(game: str, seed: int, wall: int) -> random.Random:
    """The source of the shuffle of wall number `wall` of a seed; `deal` and `arena` agree."""
    return random.Random(f"cardavia {game} wall {seed} {wall}")


def load_tables(game: str) -> None:
    """Hand the game its ready-made tables; without them it builds its own when it needs them."""
    package = GAMES[game]
    blob = resources.table(package.rpartition(".")[2])
    if blob is None:
        return
    module: Any = import_module(f"{package}.tables")
    module.load(blob)


def warn(text: str) -> None:
    print(f"cardavia: {text}", file=sys.stderr, flush=True)
