"""Whole deals as text, one file each, reviewed as a diff when rules or events change.

`python tests/engine/golden.py` writes the files anew from the actions they hold; a deal that has
no file yet is played first. `--play NAME` plays one again (NAME as in `DEALS`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from engine import conformance, mahjong_script  # noqa: E402

from cardavia_desktop.engine.core import Action, Options, event_str, seat_str  # noqa: E402
from cardavia_desktop.engine.games import GAMES, game, game_module  # noqa: E402
from cardavia_desktop.engine.log import Log  # noqa: E402

FOLDER = Path(__file__).parent / "golden"
ALL = {
    "hk-mahjong-discard": ("hk-mahjong", 18, "greedy"),
    "hk-mahjong-self-draw": ("hk-mahjong", 3, "greedy"),
    "hk-mahjong-kong-replacement": ("hk-mahjong", 8, "greedy"),
    "hk-mahjong-robbed-kong": ("hk-mahjong", 0, "script"),
    "hk-mahjong-drawn": ("hk-mahjong", 1, "greedy"),
    "nantong-greedy": ("nantong", 1, "greedy"),
    "nantong-eager": ("nantong", 2, "eager"),
    "tien-gow-greedy": ("tien-gow", 1, "greedy"),
    "tien-gow-random": ("tien-gow", 2, "random"),
    "tien-gow-capture": ("tien-gow", 1544, "greedy"),
    "tien-gow-quartet-and-sweep": ("tien-gow", 1212, "random"),
    "tien-gow-last-quartet": ("tien-gow", 3422, "greedy"),
    "tien-gow-last-supreme": ("tien-gow", 2024, "greedy"),
    "tien-gow-last-little-three": ("tien-gow", 16, "greedy"),
}
"""File name: game, seed of the shuffle, policy of `conformance.play` (or a scripted deal)."""


DEALS = {name: deal for name, deal in ALL.items() if deal[0] in GAMES}


def played(name: str) -> Log:
    where, seed, policy = DEALS[name]
    if policy == "script":
        return mahjong_script.adding_kong().answer({0: "win", 3: "win"}).log
    greedy = game_module(where).make_bot("greedy") if policy == "greedy" else None
    return conformance.play(game(where), seed, policy, greedy)


def lines(name: str, log: Log) -> Iterator[str]:
    """Options, then every action with the choices before it (where there were some besides
    discards and pass) and its events after it, then the result."""
    yield f"game {DEALS[name][0]}"
    yield f"first {log.options.first}"
    for state, entry in zip(log.states, log.entries, strict=False):
        for seat in log.game.to_act(state):
            legal = log.game.legal(state, seat)
            more = [str(each) for each in legal if each.verb not in ("discard", "pass")]
            if more and seat == entry.action.seat:
                yield f"    may {' | '.join(more)}"
        yield str(entry.action)
        for event in entry.events:
            yield f"    {event_str(event)}"
    result = log.game.result(log.state)
    assert result is not None
    winner = "-" if result.winner is None else seat_str(result.winner)
    yield f"result {result.kind} {winner} net {' '.join(map(str, result.net))}"
    for point in result.points:
        yield f"    {point.id} {point.rule} {point.value} {' '.join(point.pieces) or '-'}"


def text_of(name: str, log: Log) -> str:
    return "\n".join(lines(name, log)) + "\n"


def replayed(text: str) -> Log:
    """The deal whose actions a golden text holds, played by the engine of today."""
    rows = text.splitlines()
    tested = game(rows[0].split(" ")[1])
    first = int(rows[1].split(" ")[1])
    actions = [Action.parse(row) for row in rows[2:] if row[0] in "T0123"]
    return Log.replay(tested, Options(first), actions)


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main(arguments: list[str]) -> None:
    again = arguments[1:] if arguments[:1] == ["--play"] else []
    FOLDER.mkdir(exist_ok=True)
    for name in DEALS:
        kept = path(name).read_text("utf-8") if path(name).exists() else None
        log = played(name) if kept is None or name in again else replayed(kept)
        path(name).write_text(text_of(name, log), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
