"""Read questions from standard input, one JSON object a line, and answer each with one line.

A question has the keys of its game's schema (see the vectors under tests/); the keys title, why,
note, calc, tag and expect are ignored, blank lines are skipped. An answer holds `id` and the
figures; a line that is no question is answered with `id` and `error`, which names the field.

Exit status: 0, 1 if any line was an error, 2 for wrong usage.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

from cardavia_desktop.cli import common
from cardavia_desktop.engine.games import GAMES
from cardavia_desktop.engine.questions import QuestionError, shown

EXAMPLES = """\
examples:
  cardavia score --game hk-mahjong < questions.jsonl
  cardavia score --game hk-mahjong --explain < questions.jsonl

  a question (one line):
  {"id": "1", "seat": "E", "round_wind": "E", "concealed": ["1m", "2m", "3m", "5m", "6m", "7m",
   "2p", "3p", "4p", "6s", "7s", "9p", "9p"], "melds": [], "win_tile": "8s",
   "win_by": "self_draw", "from": null, "flowers": ["f2"], "flags": {}}
"""

LINE_LIMIT = 256 * 1024
"""Bytes of a line; the longest question of any game is below 16 kB."""

DEPTH_LIMIT = 32
"""Nested brackets; no question goes deeper than six."""

Answer = Callable[[dict[str, object], bool], dict[str, object]]


def add(parser: argparse.ArgumentParser) -> None:
    common.add_game(parser)
    parser.add_argument(
        "--explain", action="store_true", help="add every point with its rule and pieces"
    )


def run(options: argparse.Namespace) -> int:
    module: Any = import_module(f"{GAMES[options.game]}.question")
    common.load_tables(options.game)
    if sys.stdin is None:  # closed by whoever started this
        common.warn("there is no standard input")
        return 2
    return answer_lines(sys.stdin.buffer, sys.stdout.buffer, module.answer, options.explain)


def answer_lines(source: BinaryIO, target: BinaryIO, answer: Answer, explain: bool) -> int:
    """Answer every line of `source`; 1 if any was an error, else 0."""
    status = 0
    first = True
    while line := source.readline(LINE_LIMIT + 1):
        overlong = len(line) > LINE_LIMIT and not line.endswith(b"\n")
        if overlong:
            _skip_rest(source)
        if first:
            line = line.removeprefix(b"\xef\xbb\xbf")  # some editors and shells put it there
            first = False
        if overlong:
            reply = _error(None, "", f"a line is longer than {LINE_LIMIT} bytes")
        elif not line.strip():
            continue
        else:
            reply = answer_line(line, answer, explain)
        status |= "error" in reply
        # ASCII only: any terminal and any odd id can be printed.
        target.write(json.dumps(reply, separators=(", ", ": "), allow_nan=False).encode() + b"\n")
        target.flush()
    return status


def answer_line(line: bytes, answer: Answer, explain: bool) -> dict[str, object]:
    """The reply to one line; never raises."""
    try:
        question = read_object(line)
    except ValueError as error:
        return _error(None, "", str(error))
    name = question.get("id")
    if not isinstance(name, str) or len(name) > 200:
        what = "missing" if "id" not in question else f"a short text is expected, not {shown(name)}"
        return _error(None, "id", what)
    try:
        return {"id": name, **answer(question, explain)}
    except QuestionError as error:
        return _error(name, error.field, error.message)
    except Exception as error:
        # A fault of ours, not of the line: the next lines are answered all the same.
        common.warn(f"question {name!r}: {type(error).__name__}: {error}")
        return _error(name, "", "the program failed on this question; standard error says how")


def read_object(line: bytes) -> dict[str, object]:
    """The JSON object of a line; ValueError says why it is none."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"not UTF-8 at byte {error.start}") from error
    _check_depth(text)
    try:
        value = json.loads(
            text, object_pairs_hook=_no_repeats, parse_constant=_no_constant, parse_int=_whole
        )
    except json.JSONDecodeError as error:
        raise ValueError(f"no JSON: {error.msg} at character {error.pos}") from error
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(value, dict):
        raise ValueError(f"an object is expected, not {shown(value)}")
    return value


def _check_depth(text: str) -> None:
    depth = 0
    inside = escaped = False
    for c in text:
        if inside:
            if escaped:
                escaped = False
            elif c == "\\":
                escaped = True
            elif c == '"':
                inside = False
        elif c == '"':
            inside = True
        elif c in "[{":
            depth += 1
            if depth > DEPTH_LIMIT:
                raise ValueError(f"nested deeper than {DEPTH_LIMIT} brackets")
        elif c in "]}":
            depth -= 1


def _no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        count = Counter(name for name, _ in pairs)
        twice = next(name for name, times in count.items() if times > 1)
        raise ValueError(f"the key {shown(twice)} stands twice in one object")
    return found


def _whole(digits: str) -> int:
    if len(digits) > 1000:  # Python's own limit says how to lift it
        raise ValueError("a number has more than 1000 digits")
    return int(digits)


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON number")


def _error(name: str | None, field: str, message: str) -> dict[str, object]:
    return {"id": name, "error": {"field": field, "message": message}}


def _skip_rest(source: BinaryIO) -> None:
    while piece := source.readline(LINE_LIMIT):
        if piece.endswith(b"\n"):
            return
