"""Print the deal of a seed: every piece, and where it lies when play begins.

A seed holds many walls; `--wall N` is the one that the arena plays as its number N with this seed.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from cardavia_desktop.cli import common
from cardavia_desktop.engine.core import TABLE, Options, Piece, Place
from cardavia_desktop.engine.games import game as game_of
from cardavia_desktop.engine.log import Log

EXAMPLES = """\
examples:
  cardavia deal --game hk-mahjong --seed 7
  cardavia deal --game hk-mahjong --seed 7 --wall 3 --first 2
  cardavia deal --game hk-mahjong --seed 7 --json
"""


def add(parser: argparse.ArgumentParser) -> None:
    common.add_game(parser)
    parser.add_argument("--seed", type=common.whole(0, 2**63 - 1), required=True, metavar="S")
    parser.add_argument(
        "--wall", type=common.whole(0, 10**9), default=0, metavar="N", help="default 0"
    )
    parser.add_argument(
        "--first", type=common.whole(0, 3), default=0, metavar="SEAT", help="the dealer (default 0)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(options: argparse.Namespace) -> int:
    game = game_of(options.game)
    if options.first >= game.seats:
        common.warn(f"{options.game} has the seats 0 to {game.seats - 1}")
        return 2
    log = Log(game, Options(options.first))
    while TABLE in game.to_act(log.state):
        log.play(game.chance(log.state, common.wall_rng(options.game, options.seed, options.wall)))
    places = game.places(log.state)
    if options.json:
        print(json.dumps(_as_object(options, log, places)))
    else:
        print(f"{options.game}, seed {options.seed}, wall {options.wall}, first {options.first}")
        for place, pieces in places.items():
            print(f"{place!s:<10} {' '.join(pieces) or '-'}")
    return 0


def _as_object(
    options: argparse.Namespace, log: Log, places: dict[Place, tuple[Piece, ...]]
) -> dict[str, Any]:
    return {
        "game": options.game,
        "seed": options.seed,
        "wall": options.wall,
        "first": options.first,
        "actions": [str(action) for action in log.actions],
        "places": {str(place): list(pieces) for place, pieces in places.items()},
    }
