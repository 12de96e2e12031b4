"""The house itself: project file, fonts, resources, and a guard against a broken PySide6."""

from __future__ import annotations

import sys
import tomllib
import unicodedata
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop import resources

ROOT = Path(__file__).resolve().parent.parent
TEXTS = {".py", ".md", ".tsv", ".ts", ".json"}


def test_the_dev_extra_and_the_dependency_group_are_alike() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extra = project["project"]["optional-dependencies"]["dev"]
    assert project["dependency-groups"]["dev"] == extra


class Painted(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for n in range(20):
            painter.fillRect(QRect(n, n, 10, 10), QColor("white"))
        painter.end()


def test_a_thousand_repaints_lose_no_reference_to_none(qtbot: QtBot) -> None:
    """PySide6 6.12.0 on Python 3.11 drops one with every call that returns None, and dies."""
    widget = Painted()
    qtbot.addWidget(widget)
    widget.resize(64, 64)
    widget.show()
    before = sys.getrefcount(None)
    for _ in range(1000):
        widget.repaint()
    # Other threads and caches move it a little; the fault took twenty and more a repaint.
    assert sys.getrefcount(None) > before - 1000


def cmap(path: Path) -> set[int]:
    from fontTools.ttLib import TTFont

    with TTFont(path, lazy=True) as font:
        return set(font.getBestCmap())


def covered() -> set[int]:
    """What the regular cut of each script draws; Qt falls back from one to the other."""
    return cmap(resources.path("fonts/NotoSans-Regular.ttf")) | cmap(
        resources.path("fonts/NotoSerifSC-Regular.otf")
    )


def test_every_character_of_the_interface_is_in_a_shipped_font() -> None:
    drawn = covered()
    lacking: dict[str, str] = {}
    for folder in ("cardavia_desktop/ui", "translations"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in TEXTS and path.is_file():
                for c in sorted(set(path.read_text("utf-8"))):
                    unseen = unicodedata.category(c) in {"Cc", "Cf"}
                    if not unseen and ord(c) not in drawn:
                        lacking[f"U+{ord(c):04X} {c}"] = path.name
    assert lacking == {}


@pytest.mark.parametrize("cut", ["NotoSans-SemiBold", "NotoSans-Bold", "NotoSerif-Bold"])
def test_every_cut_draws_what_the_regular_one_draws(cut: str) -> None:
    assert cmap(resources.path(f"fonts/{cut}.ttf")) == cmap(
        resources.path("fonts/NotoSans-Regular.ttf")
    )


def test_all_letters_of_the_four_languages_are_drawn() -> None:
    letters = "ІіЇїЄєҐґ’ЁёЪъЫыЭэŐőŰűÁáÉéÍíÓóÖöÚúÜü„”«»–—−×…№"
    drawn = cmap(resources.path("fonts/NotoSerif-Regular.ttf"))
    assert [c for c in letters if ord(c) not in drawn] == []


def test_a_resource_is_found_and_a_missing_one_is_named() -> None:
    assert resources.path("fonts/NotoSans-OFL.txt").read_text("utf-8").startswith("Copyright")
    assert len(resources.fonts()) >= 6
    with pytest.raises(resources.ResourceMissing, match="nowhere/at-all"):
        resources.path("nowhere/at-all")


@pytest.mark.parametrize("name", ["", "../pyproject.toml", "fonts/../../LICENSE", "/etc/hosts"])
def test_a_resource_name_never_leaves_the_folder(name: str) -> None:
    with pytest.raises(ValueError, match="not a resource name"):
        resources.path(name)


def test_a_font_file_carries_its_licence_beside_it() -> None:
    folder = resources.path("fonts")
    for font in resources.fonts():
        licence = folder / f"{font.stem.partition('-')[0]}-OFL.txt"
        text = licence.read_text("utf-8")
        assert "Copyright" in text
        assert "SIL OPEN FONT LICENSE" in text.upper()


@pytest.mark.parametrize("folder", ["cardavia_desktop", "packaging"])
def test_a_source_file_stays_readable_in_one_sitting(folder: str) -> None:
    """About four hundred lines is the house's measure; half as much again is refused."""
    long = {
        str(path.relative_to(ROOT)): count
        for path in (ROOT / folder).rglob("*.py")
        if (count := len(path.read_text("utf-8").splitlines())) > 600
    }
    assert long == {}


def test_every_folder_of_modules_is_a_package() -> None:
    """The wheel takes packages only."""
    folders = {path.parent for path in (ROOT / "cardavia_desktop").rglob("*.py")}
    assert [str(f.relative_to(ROOT)) for f in folders if not (f / "__init__.py").exists()] == []
