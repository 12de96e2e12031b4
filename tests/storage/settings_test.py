"""The settings, and the glance at them before the first frame."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as running
from hypothesis import strategies as st

from cardavia_desktop.storage import atomic
from cardavia_desktop.storage.glance import Settings, Window, glance
from cardavia_desktop.storage.settings import FileModel, SettingsFile, dump, parse

OTHERS: dict[str, Any] = {
    "contrast": 70,
    "grain": 0,
    "temperature": 100,
    "language": "uk",
    "theme": "dark",
    "animation": "off",
    "pace": "slow",
    "level": "strong",
    "rotation": True,
    "marks": False,
    "panel": False,
    "window": Window(x=-20, y=10, width=1280, height=800, maximized=True),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_the_defaults_hold_without_a_file(path: Path) -> None:
    found, problem = SettingsFile(path).load()
    assert found == Settings() and problem is None
    assert (found.contrast, found.grain, found.temperature) == (50, 50, 50)
    assert found.language == "system" and not found.rotation


def test_settings_are_loaded_as_they_were_saved(path: Path) -> None:
    chosen = Settings(**OTHERS)
    assert SettingsFile(path).save(chosen) is None
    assert SettingsFile(path).load() == (chosen, None)


def test_the_value_the_file_and_this_test_know_the_same_settings_and_defaults() -> None:
    names = {field.name for field in fields(Settings)}
    assert names == set(OTHERS) == set(FileModel.model_fields) - {"format"}
    assert parse({"format": 1}) == Settings()
    for name, value in OTHERS.items():
        assert getattr(Settings(), name) != value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("contrast", 101),
        ("grain", -1),
        ("temperature", 50.5),
        ("temperature", "50"),
        ("temperature", True),
        ("language", "de"),
        ("theme", ""),
        ("animation", "fast"),
        ("pace", "instant"),
        ("level", "greedy"),
        ("rotation", 1),
        ("window", {"x": 0, "y": 0, "width": 3, "height": 300}),
        ("window", []),
        ("format", 2),
        ("unknown", 1),
    ],
)
def test_a_wrong_value_is_refused(path: Path, name: str, value: Any) -> None:
    data = json.loads(dump(Settings()))
    data[name] = value
    path.write_text(json.dumps(data))
    found, problem = SettingsFile(path).load()
    assert found == Settings() and problem is not None


def test_a_wrong_value_is_never_written(path: Path) -> None:
    file = SettingsFile(path)
    file.save(Settings())
    with pytest.raises(ValueError, match="contrast"):
        file.save(replace(Settings(), contrast=101))
    assert SettingsFile(path).load() == (Settings(), None)


def test_two_copies_keep_what_the_other_one_has_changed(path: Path) -> None:
    SettingsFile(path).save(Settings(contrast=60, grain=60))
    first, second = SettingsFile(path), SettingsFile(path)
    mine, theirs = first.load()[0], second.load()[0]
    first.save(mine := replace(mine, language="hu", grain=50))
    second.save(theirs := replace(theirs, theme="dark"))
    wanted = Settings(contrast=60, language="hu", theme="dark")
    assert SettingsFile(path).load() == (wanted, None)
    first.save(replace(mine, language="uk"))
    second.save(replace(theirs, theme="system"))
    assert SettingsFile(path).load() == (Settings(contrast=60, language="uk"), None)


def test_what_could_not_be_written_is_written_with_the_next_change(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **options: object) -> None:
        raise OSError(28, "No space left on device")

    file = SettingsFile(path)
    file.save(Settings(contrast=60))
    with monkeypatch.context() as patch:
        patch.setattr(atomic, "write", full)
        for contrast in (70, 80):
            file.save(Settings(contrast=contrast, language="hu"))
    file.save(wanted := Settings(contrast=80, language="hu", theme="dark"))
    assert SettingsFile(path).load() == (wanted, None)


def test_unreadable_settings_are_set_aside_and_told_and_the_backup_used(path: Path) -> None:
    file = SettingsFile(path)
    file.save(Settings(contrast=60))
    file.save(Settings(contrast=70))
    path.write_bytes(b"\0\0\0")
    found, problem = SettingsFile(path).load()
    assert found.contrast == 60
    (aside,) = (each.name for each in path.parent.glob("settings.json.bad-*"))
    assert problem is not None and (problem.kind, problem.file) == ("backup", aside)
    assert SettingsFile(path).load() == (found, None)
    assert glance(path) == found


def test_settings_of_a_newer_program_are_left_alone(path: Path) -> None:
    path.write_text('{"format": 2, "contrast": 99}')
    file = SettingsFile(path)
    found, problem = file.load()
    assert found == Settings() and problem is not None and problem.kind == "newer"
    file.save(Settings(contrast=30))
    assert path.read_text() == '{"format": 2, "contrast": 99}'
    assert SettingsFile(path).load()[0].contrast == 30 == glance(path).contrast


def test_the_glance_sees_what_the_file_holds(path: Path) -> None:
    chosen = Settings(**OTHERS)
    SettingsFile(path).save(chosen)
    assert glance(path) == chosen


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": true}', '{"contrast": 3}', "\0"])
def test_the_glance_at_a_bad_file_gives_the_defaults(path: Path, text: str) -> None:
    path.write_text(text)
    assert glance(path) == Settings()
    assert path.exists()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@running(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(name=st.sampled_from(sorted(FileModel.model_fields)), value=JSON)
def test_glance_and_settings_agree_on_every_value(path: Path, name: str, value: Any) -> None:
    data = json.loads(dump(Settings()))
    data[name] = value
    path.write_text(json.dumps(data))
    seen = glance(path)
    found, problem = SettingsFile(path).load()
    if problem is None:
        assert seen == found
    else:
        assert found == Settings()
    for litter in path.parent.iterdir():
        litter.unlink()


def test_the_glance_needs_no_pydantic() -> None:
    """Law 10."""
    code = (
        "import sys, cardavia_desktop.storage.glance, cardavia_desktop.storage.paths\n"
        "print('pydantic' in sys.modules)"
    )
    shown = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert shown.stdout.strip() == "False"
