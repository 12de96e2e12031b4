"""Files that earlier programs wrote: they load for ever, whatever the format has become."""

from __future__ import annotations

import shutil
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
