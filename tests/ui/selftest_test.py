"""`cardavia --self-test`: the report, and that a check which finds something wrong says so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from cardavia_desktop import resources
from cardavia_desktop.engine.games import GAMES
from cardavia_desktop.ui import no_display, selftest
from cardavia_desktop.ui.selftest import Failed, Report

ROOT = Path(__file__).resolve().parents[2]


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    environment["CARDAVIA_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def test_without_a_display_everything_is_tried_offscreen_and_found_good(tmp_path: Path) -> None:
    done = run(tmp_path, "--self-test")
    report = json.loads(done.stdout)
    wrong = {name: found for name, found in report["checks"].items() if not found["ok"]}
    assert wrong == {}, done.stderr
    assert (done.returncode, report["ok"]) == (0, True)
    assert report["versions"]["platform"] == "offscreen"
    assert set(report["checks"]["scoring"]) == {"ok", *GAMES}
    assert report["checks"]["thinking"]["process"] != os.getpid()
    assert report["checks"]["languages"]["loaded"][0] == "en"
    assert report["checks"]["fonts"]["drawn_from"]["han"] == ["Noto Serif SC"]
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


@pytest.mark.slow
def test_a_deal_of_each_game_is_played_by_clicks(tmp_path: Path) -> None:
    report = json.loads(run(tmp_path, "--self-test", "--play").stdout)
    for game in GAMES:
        assert report["checks"][f"deal of {game}"]["ok"], report["checks"]


def test_the_window_without_a_display_says_so_and_does_not_abort(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 1
    assert done.stderr == f"cardavia: {no_display.nothing_named()}\n"
    assert "DISPLAY" in done.stderr


def test_a_display_is_believed_where_the_environment_names_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for system, needed in (("linux", True), ("freebsd14", True), ("win32", False)):
        monkeypatch.setattr(sys, "platform", system)
        assert no_display.windowing({}) is not needed
        assert no_display.windowing({"WAYLAND_DISPLAY": "wayland-0"})


def test_a_check_that_fails_is_in_the_report_and_stops_no_other() -> None:
    report = Report()

    def broken() -> dict[str, Any]:
        raise Failed("no glyph", {"families": 2})

    def worse() -> dict[str, Any]:
        raise OSError("no folder")

    report.check("fonts", broken)
    report.check("storage", worse)
    report.check("scoring", selftest.scoring)
    assert report.checks["fonts"] == {"ok": False, "problem": "no glyph", "families": 2}
    assert report.checks["storage"] == {"ok": False, "problem": "OSError: no folder"}
    assert report.checks["scoring"]["ok"]
    assert not report.ok


def test_a_letter_that_no_shipped_font_draws_is_named(
    fonts: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selftest, "LETTERS", {"latin": "A", "egyptian": "\U00013000"})
    with pytest.raises(Failed, match="\U00013000"):
        selftest.fonts()


def test_a_wrong_score_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    question, _ = selftest.QUESTIONS["tien-gow"]
    monkeypatch.setattr(selftest, "QUESTIONS", {"tien-gow": (question, {"rank": 3})})
    with pytest.raises(Failed, match="tien-gow is scored wrongly"):
        selftest.scoring()


def test_a_missing_english_catalogue_is_found(
    fonts: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "path", lambda name: tmp_path)
    with pytest.raises(Failed, match="English"):
        selftest.languages()


def test_folders_that_cannot_be_written_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    monkeypatch.setenv("CARDAVIA_HOME", str(tmp_path / "file"))
    report = Report()
    report.check("storage", selftest.storage)
    assert not report.ok
