"""Check a saved deal by playing every action through the rules, and print it as text.

Each line is the number of an action, the action, and after `|` the events it caused. Nothing is
written, and the file is left as it is. Exit status: 0, 1 if the file is no deal that the rules
allow, 2 for wrong usage.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from cardavia_desktop.cli import common
from cardavia_desktop.engine.core import event_str
from cardavia_desktop.engine.games import game as game_of
from cardavia_desktop.engine.log import Log

EXAMPLES = """\
examples:
  cardavia replay saved-deal.json
  cardavia replay saved-deal.json --quiet
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved deal (README: files)")
    parser.add_argument("--quiet", action="store_true", help="only check, print the last line")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(options: argparse.Namespace) -> int:
    from cardavia_desktop.storage import atomic, saves  # pydantic is slow to load

    try:
        deal = saves.parse(atomic.parse_object(atomic.read_text(options.file)))
    except OSError as error:
        common.warn(f"{options.file}: {error.strerror or error}")
        return 1
    except ValueError as error:
        common.warn(f"{options.file}: {str(error)[:400]}")
        return 1
    log = Log.replay(game_of(deal.game), deal.options, deal.actions)
    result = log.game.result(log.state)
    end = "unfinished"
    if result is not None:
        winner = "nobody" if result.winner is None else f"seat {result.winner}"
        end = f"{result.kind}, {winner} wins, net {' '.join(f'{n:+d}' for n in result.net)}"
    if options.json:
        entries = [
            {"action": str(e.action), "events": [event_str(x) for x in e.events]}
            for e in log.entries
        ]
        net = None if result is None else list(result.net)
        head = {"game": deal.game, "first": deal.options.first, "level": deal.level}
        print(json.dumps({**head, "entries": entries, "end": end, "net": net}))
        return 0
    if not options.quiet:
        print(f"{deal.game}, first {deal.options.first}, level {deal.level}")
        for entry in log.entries:
            print(f"{entry.ply:>4} {entry.action} | {'; '.join(map(event_str, entry.events))}")
    print(f"{len(log.entries)} actions: {end}")
    return 0
