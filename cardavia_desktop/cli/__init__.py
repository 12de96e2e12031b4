"""The headless commands: `score`, `arena`, `replay`, `deal`. No Qt is imported for them.

Each verb's module has `add(parser)`, which declares its arguments, and `run(options) -> int`.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from cardavia_desktop import __version__

if TYPE_CHECKING:
    from argparse import ArgumentParser

VERBS = {
    "score": "score hands given as JSON lines",
    "arena": "let computer players play many deals and report figures",
    "replay": "check a saved deal by playing it through the rules, and print it",
    "deal": "print the deal of a seed",
}

WITH_QT = ("soak",)
"""Verbs that `app` knows; `--self-test` is one too."""

EPILOG = """\
without a verb the window opens.

examples:
  cardavia
  cardavia score --game hk-mahjong --explain < questions.jsonl
  cardavia arena --game hk-mahjong --deals 100 --players club,greedy,greedy,greedy
  cardavia replay saved-deal.json
  cardavia deal --game hk-mahjong --seed 7

`cardavia VERB --help` explains a verb and has examples for it.

two more need Qt, but no display:
  cardavia --self-test [--play]   is everything there and does it work: a report in JSON
  cardavia soak --minutes 10      all games used at random through the window, and watched
"""


def is_headless(argv: list[str]) -> bool:
    """Whether this command line stays in the terminal: it begins with a verb, known or mistyped,
    or asks about verbs. Words with a dash are Qt's."""
    if not argv or argv[0] in WITH_QT:
        return False
    return not argv[0].startswith("-") or argv[0] in {"-h", "--help", "--version"}


def make_parser() -> ArgumentParser:
    import argparse  # the window starts without it

    parser = argparse.ArgumentParser(
        prog="cardavia",
        description="A table for traditional Chinese tile and card games.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"cardavia {__version__}")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for name, summary in VERBS.items():
        module = import_module(f"{__name__}.{name}")
        verb = verbs.add_parser(
            name,
            help=summary,
            description=module.__doc__,
            epilog=module.EXAMPLES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add(verb)
        verb.set_defaults(run=module.run)
    return parser


def main(argv: list[str]) -> int:
    """Run one verb. 0: done; 1: done with errors that were printed; 2: wrong usage."""
    try:
        options = make_parser().parse_args(argv)
    except SystemExit as stop:  # argparse has printed why
        return stop.code if isinstance(stop.code, int) else 2
    if sys.stdout is None:  # closed by whoever started this, or a window program on Windows
        print("cardavia: there is no standard output", file=sys.stderr)
        return 1
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except OSError as error:
        # No later flush is to complain of what cannot be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # whoever read has gone (`| head`): say nothing
            where = f"{error.filename}: " if error.filename else ""
            print(f"cardavia: {where}{error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status
