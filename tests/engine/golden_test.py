"""Golden playthroughs: what whole deals look like as text. See `golden` for how to renew them."""

from __future__ import annotations

import pytest
from engine import golden

from cardavia_desktop.engine.core import Action, IllegalAction
from cardavia_desktop.engine.games import GAMES


@pytest.mark.parametrize("name", list(golden.DEALS))
def test_a_golden_deal_plays_as_it_is_written(name: str) -> None:
    kept = golden.path(name).read_text("utf-8")
    now = golden.text_of(name, golden.replayed(kept))
    first = next(
        (f"line {n}: {a!r}, now {b!r}" for n, (a, b) in enumerate(both(kept, now), 1) if a != b),
        "",
    )
    assert not first, f"{name}: {first}; `python tests/engine/golden.py` renews it"


def both(kept: str, now: str) -> list[tuple[str, str]]:
    left, right = kept.splitlines(), now.splitlines()
    size = max(len(left), len(right))
    left += [""] * (size - len(left))
    right += [""] * (size - len(right))
    return list(zip(left, right, strict=True))


def test_every_registered_game_has_a_golden_deal() -> None:
    assert {game for game, _, _ in golden.DEALS.values()} == set(GAMES)
    for name in golden.DEALS:
        assert golden.path(name).is_file(), "run `python tests/engine/golden.py`"


RARE = {
    "tien-gow-capture": ("called 3 capture", "captured/T11", "early_death"),
    "tien-gow-quartet-and-sweep": ("scored instant", "quartet/T9", "sweep T10 2", "early_death"),
    "tien-gow-last-quartet": ("scored instant", "quartet/T9", "final_quartet T10 2"),
    "tien-gow-last-supreme": ("scored instant", "supreme/T9", "final_supreme T10 2"),
    "tien-gow-last-little-three": ("final_little_three T10 2", "early_death"),
}
"""What a golden deal is kept for."""


@pytest.mark.parametrize("name", list(RARE))
def test_a_golden_deal_holds_what_it_is_kept_for(name: str) -> None:
    """T7, T9, T10, T11: rare payments and early death stand in the text of some deal."""
    kept = golden.path(name).read_text("utf-8")
    assert [part for part in RARE[name] if part not in kept] == []


def test_a_changed_golden_deal_is_noticed() -> None:
    name = "hk-mahjong-self-draw"
    kept = golden.path(name).read_text("utf-8")
    row = next(line for line in kept.splitlines() if " discard " in line and line[0] in "0123")
    with pytest.raises(IllegalAction):
        golden.replayed(kept.replace(row, str(Action(int(row[0]), "discard", ("f1",))), 1))
    changed = kept.replace(" drawn\n", " -\n", 1)
    assert golden.text_of(name, golden.replayed(changed)) == kept != changed
