"""Measured speed of the mahjong engine, as JSON; PyPI's `mahjong` beside it where it is installed
(`pip install .[compare]`).

All times are processor time of this one process, so that other work on the machine does not count.
Every figure of microseconds is the median of five rounds over the same hands. Scoring is timed on
the winning hands of tests/vectors without melds, shanten on hands drawn from a seed.
"""

from __future__ import annotations

import importlib.util
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cardavia_desktop.cli import common, match  # noqa: E402
from cardavia_desktop.engine.mahjong import shanten  # noqa: E402
from cardavia_desktop.engine.mahjong.scoring import Hand, score  # noqa: E402

ROUNDS = 5
SHANTEN_HANDS = 2000
DEALS = 50
RANKS = "123456789"


def timed(work: Callable[[], object], items: int) -> float:
    """Microseconds an item, the median of the rounds."""
    rounds = []
    for _ in range(ROUNDS):
        started = time.process_time()
        work()
        rounds.append((time.process_time() - started) / items * 1e6)
    return round(statistics.median(rounds), 3)


def random_hands() -> list[tuple[int, ...]]:
    """34 counts of 13 tiles each."""
    rng = random.Random(20)
    wall = [kind for kind in range(34) for _ in range(4)]
    found = []
    for _ in range(SHANTEN_HANDS):
        counts = [0] * 34
        for kind in rng.sample(wall, 13):
            counts[kind] += 1
        found.append(tuple(counts))
    return found


def winning_hands() -> list[Hand]:
    """The scoring vectors that win without a meld."""
    data = json.loads((ROOT / "tests/vectors/hk-mahjong.json").read_text("utf-8"))
    return [
        Hand(
            v["seat"],
            tuple(v["concealed"]),
            (),
            v["win_tile"],
            v["win_by"],
            tuple(v["flowers"]),
            frozenset(name for name, on in v["flags"].items() if on),
        )
        for v in data["vectors"]
        if v["expect"]["winning_shape"] and not v["melds"]
    ]


def shanten_figures(hands: Sequence[tuple[int, ...]]) -> dict[str, float]:
    meter = shanten.meter()
    kept = [shanten.indexes(counts) for counts in hands]

    def from_counts() -> None:
        for counts in hands:
            shanten.shanten(counts)

    def from_indexes() -> None:
        best = meter.best
        for m, p, s, h in kept:
            best(m, p, s, h, 4)

    return {
        "shanten_us_from_counts": timed(from_counts, len(hands)),
        "shanten_us_from_kept_indexes": timed(from_indexes, len(hands)),
    }


def score_figures(hands: list[Hand]) -> dict[str, float]:
    """The best reading alone, as bots ask for it, and with every point explained; warm caches."""
    many = hands * 50

    def best_reading() -> None:
        for hand in many:
            score(hand)

    def explained() -> None:
        for hand in many:
            found = score(hand)
            if found is not None:
                _ = found.points

    return {
        "score_us": timed(best_reading, len(many)),
        "score_explained_us": timed(explained, len(many)),
        "score_hands": len(hands),
    }


def their_tiles(kinds: Sequence[str]) -> dict[str, str]:
    """Our notation as that of PyPI's `mahjong`: ranks by suit, honours as ranks of their own."""
    honours = {"E": "1", "S": "2", "W": "3", "N": "4", "B": "5", "G": "6", "R": "7"}
    found = {"man": "", "pin": "", "sou": "", "honors": ""}
    suits = {"m": "man", "p": "pin", "s": "sou"}
    for kind in sorted(kinds):
        if kind[0] in RANKS:
            found[suits[kind[1]]] += kind[0]
        else:
            found["honors"] += honours[kind[0]]
    return found


def compared(hands: list[Hand], counts: Sequence[tuple[int, ...]]) -> dict[str, Any]:
    """The same hands through PyPI's `mahjong` (its own rules), in the same run."""
    if importlib.util.find_spec("mahjong") is None:
        return {"pypi_mahjong": "not installed"}
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.hand_calculating.hand_config import HandConfig
    from mahjong.shanten import Shanten
    from mahjong.tile import TilesConverter

    def to_theirs(kinds: Sequence[str]) -> list[int]:
        of = their_tiles(kinds)
        return TilesConverter.string_to_136_array(
            sou=of["sou"], pin=of["pin"], man=of["man"], honors=of["honors"]
        )

    calculator, meter, config = HandCalculator(), Shanten(), HandConfig(is_tsumo=True)
    questions = []
    for hand in hands:
        tiles = to_theirs([*hand.concealed, hand.win_tile])
        win = to_theirs([hand.win_tile])[0]
        # It wants the very copy that is in the hand; the first of its kind will do.
        questions.append((tiles, next(t for t in tiles if t // 4 == win // 4)))
    lists = [list(each) for each in counts]

    def scoring() -> None:
        for tiles, win in questions * 5:
            calculator.estimate_hand_value(list(tiles), win, config=config)

    def measuring() -> None:
        for each in lists:
            meter.calculate_shanten(each)

    return {
        "pypi_mahjong": {
            "score_us": timed(scoring, 5 * len(questions)),
            "shanten_us_from_counts": timed(measuring, len(lists)),
        }
    }


def deal_figures(level: str, walls: int) -> dict[str, float]:
    """Whole deals of four players of one level, in this one process."""
    match.play_wall(match.Task("hk-mahjong", 1, 10**6, (level,) * 4))  # warm up
    started = time.process_time()
    for wall in range(walls):
        outcome = match.play_wall(match.Task("hk-mahjong", 1, wall, (level,) * 4))
        if outcome.errors:
            raise SystemExit(f"bench: {outcome.errors}")
    elapsed = time.process_time() - started
    return {f"deals_per_second_{level}": round(4 * walls / elapsed, 2)}


def resident_mb() -> float | None:
    """Resident memory of this process, where the system tells it."""
    try:
        for line in Path("/proc/self/status").read_text("ascii").splitlines():
            if line.startswith("VmRSS:"):
                return round(int(line.split()[1]) / 1024, 1)
    except OSError:
        pass
    return None


def main() -> int:
    started = time.process_time()
    common.load_tables("hk-mahjong")
    shanten.meter()
    figures: dict[str, Any] = {"tables_load_ms": round((time.process_time() - started) * 1000, 1)}
    hands, counts = winning_hands(), random_hands()
    figures |= shanten_figures(counts)
    figures |= score_figures(hands)
    figures |= compared(hands, counts)
    figures |= deal_figures("greedy", (DEALS + 3) // 4)
    figures[f"resident_mb_after_{DEALS}_engine_deals"] = resident_mb()
    figures |= deal_figures("club", 3)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
