"""Rare deals of long cards as text, from scripts; `golden` has the common ones.

`python tests/engine/nantong_golden_test.py` writes the files anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import pytest  # noqa: E402
from engine import golden  # noqa: E402
from nantong_table import WAITS_14M, WAITS_147M, Table  # noqa: E402

PIAO = "1M 1M 1M 6M 7M 7M 7M 2S 2S 2S 3S 3S 3S 4C 4C 4C 5C 5C 5C 8C 8C 8C"
ELDERS = "TH TH TH WF WF WF RF RF RF 2S 3S 4S 5S 6S 7S 2C 3C 4C 5C 6C 7C 9M"


def robbed() -> Table:
    table = Table(["4M", "4M 4M 4M 9M", WAITS_14M], "1S 9S", front="TH TH TH")
    table.finish().do("0 discard 4M", "2 pass", "1 pong 4M 4M", "1 discard 9M").quiet()
    return table.drop(2).do("1 kong 4M", "0 pass", "2 win")


def heavenly() -> Table:
    return Table([WAITS_147M + " 4M"], "1S 9C").finish().do("0 win")


def ready() -> Table:
    table = Table(["9C", WAITS_147M], "9S 9M", front="TH 1C 2C 7M")
    table.do("0 finish", "1 ready", "2 finish", "0 discard 9C").quiet()
    return table.drop(3).do("1 win")


def hezi() -> Table:
    """A Hezi and an opening group; a closed Piao is won on a discard."""
    table = Table(["9C 4S 4S", PIAO, "6M 9S 9S 9S 9S"], "4S 4S", back="1S 2M 3M")
    table.do("0 hezi 4S 4S", "0 finish", "1 finish", "2 open 9S 9S 9S 9S", "2 finish")
    table.do("0 discard 9C").quiet().drop()
    return table.do("2 discard 6M", "0 pass", "1 win")


def elders() -> Table:
    table = Table(["9C", ELDERS], "1M 2M", front="9M").finish()
    return table.do("0 discard 9C").quiet().do("1 win")


SCRIPTS: dict[str, Callable[[], Table]] = {
    "nantong-robbed-kong": robbed,
    "nantong-heavenly-win": heavenly,
    "nantong-ready": ready,
    "nantong-hezi-and-piao": hezi,
    "nantong-three-elders": elders,
}


def text_of(name: str) -> str:
    kept = golden.DEALS.get(name)
    golden.DEALS[name] = ("nantong", 0, "script")
    try:
        return golden.text_of(name, SCRIPTS[name]().log)
    finally:
        if kept is None:
            del golden.DEALS[name]


@pytest.mark.parametrize("name", list(SCRIPTS))
def test_a_rare_deal_plays_as_it_is_written(name: str) -> None:
    """N6–N8, N10, N19–N25."""
    assert text_of(name) == golden.path(name).read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nantong-robbed-kong", ["called 1 kong", "called 2 win", "result win 2"]),
        ("nantong-heavenly-win", ["heavenly N22 2"]),
        ("nantong-ready", ["called 1 ready", "ready N22 2", "self_draw N21 10"]),
        ("nantong-hezi-and-piao", ["called 0 hezi", "piao N22 2", "closed N22 2"]),
        ("nantong-three-elders", ["three_elders N22 2"]),
    ],
)
def test_a_rare_deal_shows_what_it_is_kept_for(name: str, words: list[str]) -> None:
    text = golden.path(name).read_text("utf-8")
    assert [word for word in words if word not in text] == []


if __name__ == "__main__":
    for each in SCRIPTS:
        golden.path(each).write_text(text_of(each), "utf-8")
