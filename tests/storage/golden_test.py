"""Files that earlier programs wrote: they load for ever, whatever the format has become."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia_desktop.engine.core import Options
from cardavia_desktop.storage.glance import Settings, Window, glance
from cardavia_desktop.storage.saves import Saves
from cardavia_desktop.storage.settings import SettingsFile

GOLDEN = Path(__file__).parent / "golden"


def test_a_save_of_format_1_loads(tmp_path: Path) -> None:
    shutil.copy(GOLDEN / "save-1.json", tmp_path / "hk-mahjong.json")
    loaded = Saves(tmp_path).load("hk-mahjong")
    assert loaded.problem is None and loaded.value is not None
    deal = loaded.value
    assert (deal.game, deal.options, deal.level) == ("hk-mahjong", Options(3), "strong")
    assert len(deal.actions) == 40 and str(deal.actions[0]).startswith("T shuffle ")
    assert (deal.points, deal.wins, deal.deals) == ((-16, 48, -16, -16), (0, 1, 0, 0), 3)
    assert deal.assisted and deal.rotation and deal.bots == 0x2B and deal.series is None


@pytest.mark.parametrize(
    ("game", "first", "actions", "assisted", "points"),
    [("tien-gow", 2, 17, False, (12, -4, -4, -4)), ("nantong", 1, 30, True, (5, -2, -3))],
)
def test_saves_of_the_other_games_of_format_1_load(
    tmp_path: Path, game: str, first: int, actions: int, assisted: bool, points: tuple[int, ...]
) -> None:
    shutil.copy(GOLDEN / f"save-1-{game}.json", tmp_path / f"{game}.json")
    loaded = Saves(tmp_path).load(game)
    assert loaded.problem is None and loaded.value is not None
    deal = loaded.value
    assert (deal.game, deal.options, deal.level) == (game, Options(first), "beginner")
    assert (len(deal.actions), deal.assisted, deal.points) == (actions, assisted, points)
    assert (deal.deals, deal.bots, deal.series) == (4, 0x5EED, 77)


@pytest.mark.parametrize("game", ["hk-mahjong", "tien-gow", "nantong"])
def test_a_save_of_another_time_is_as_good(tmp_path: Path, game: str) -> None:
    """A clock that went back, or far ahead: nothing goes by the times of files."""
    name = "save-1.json" if game == "hk-mahjong" else f"save-1-{game}.json"
    path = tmp_path / f"{game}.json"
    shutil.copy(GOLDEN / name, path)
    for stamp in (0, 4e9):
        os.utime(path, (stamp, stamp))
        saves = Saves(tmp_path)
        loaded = saves.load(game)
        assert loaded.problem is None and loaded.value is not None
        assert saves.write(replace(loaded.value, deals=9)) is None
        again = Saves(tmp_path).load(game).value
        assert again is not None and again.deals == 9


@pytest.mark.parametrize("read", ["file", "glance"])
def test_settings_of_format_1_load(tmp_path: Path, read: str) -> None:
    path = tmp_path / "settings.json"
    shutil.copy(GOLDEN / "settings-1.json", path)
    expected = Settings(
        contrast=62,
        grain=10,
        temperature=71,
        language="hu",
        theme="dark",
        animation="reduced",
        pace="fast",
        level="beginner",
        rotation=True,
        marks=False,
        window=Window(12, 34, 1280, 800),
    )
    found = glance(path) if read == "glance" else SettingsFile(path).load()[0]
    assert found == expected and path.exists()
