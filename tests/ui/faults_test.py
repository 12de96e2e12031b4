"""Exceptions that nothing caught, missing files, and the report that is offered afterwards."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop import resources
from cardavia_desktop.storage.versioned import Kind
from cardavia_desktop.ui import theme, words
from cardavia_desktop.ui.art import glyphs
from cardavia_desktop.ui.faults import Faults
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.messages import MessageStrip
from cardavia_desktop.ui.shapes import Failure


@pytest.fixture
def faults(qtbot: QtBot) -> Iterator[Faults]:
    made = Faults()
    made.install()
    made.listen()
    yield made
    made.remove()


def broken() -> None:
    raise ValueError("broken on purpose")


@pytest.mark.no_qt_log
def test_an_exception_in_a_slot_is_logged_and_told_once(
    qtbot: QtBot, faults: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[Failure] = []
    faults.met.connect(told.append)
    with qtbot.captureExceptions():  # pytest-qt stands down while ours are in place
        faults.install()
        for delay in range(3):
            QTimer.singleShot(delay, broken)
        qtbot.waitUntil(lambda: len(caplog.records) >= 3, timeout=5000)
    assert [failure.id for failure in told] == ["internal"]
    assert all("broken on purpose" in (r.exc_text or "") for r in caplog.records)
    assert {r.levelno for r in caplog.records} == {logging.ERROR}


def test_an_exception_in_a_thread_is_logged_and_told(
    faults: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[Failure] = []
    faults.met.connect(told.append, Qt.ConnectionType.DirectConnection)
    worker = threading.Thread(target=broken)
    worker.start()
    worker.join()
    assert len(told) == 1 and "broken on purpose" in caplog.text


def test_what_happens_before_anybody_can_be_told_is_told_once_afterwards(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    made = Faults()
    made.install()
    try:
        for _ in range(2):
            worker = threading.Thread(target=broken)
            worker.start()
            worker.join()
        told: list[Failure] = []
        made.met.connect(told.append, Qt.ConnectionType.DirectConnection)
        made.listen()
        assert [(each.id, "on purpose" in each.detail) for each in told] == [("internal", True)]
        worker = threading.Thread(target=broken)
        worker.start()
        worker.join()
        assert len(told) == 1 and len(caplog.records) == 3
    finally:
        made.remove()


def test_ctrl_c_is_no_fault(faults: Faults, caplog: pytest.LogCaptureFixture) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert caplog.records == []


def test_messages_wait_until_each_has_been_closed(qtbot: QtBot) -> None:
    strip = MessageStrip()
    qtbot.addWidget(strip)
    heard: list[str] = []
    strip.shown.connect(heard.append)
    strip.tell(Failure("settings-damaged", file="settings.json"))
    strip.tell(Failure("no-child"))
    strip.tell(Failure("no-child"))
    last = strip.text
    strip._close.click()
    assert strip.text != last and "settings.json" in strip.text and not strip.isHidden()
    assert heard[-1] == strip.text
    strip._close.click()
    assert strip.isHidden()


@pytest.mark.parametrize("what", ["save", "settings", "results"])
@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_problem_of_a_file_has_words_that_are_true(what: str, kind: str) -> None:
    text = words.failure(f"{what}-{kind}", "x.json")
    assert "x.json" in text
    assert ("damaged" in text) == (kind in {"backup", "damaged"})
    assert ("missing" in text) == (kind == "lost")
    assert ("backup is used" in text) == (kind in {"backup", "lost"})


def test_the_name_of_a_file_is_no_markup(qtbot: QtBot) -> None:
    strip = MessageStrip()
    qtbot.addWidget(strip)
    strip.tell(Failure("settings-newer", file="<b>settings</b>.json"))
    assert "<b>settings</b>.json" in strip.text
    assert strip._label.textFormat() == Qt.TextFormat.PlainText


@pytest.fixture
def reports(tmp_path: Path) -> tuple[Path, ...]:
    made = []
    for name in ("crash-2.txt", "crash-1.txt"):
        path = tmp_path / "log" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"cardavia\n---\nTraceback\n  File\nValueError: {name}\n", "utf-8")
        made.append(path)
    return tuple(made)


def test_a_report_says_what_happened_and_where_it_lies(
    window: Any, reports: tuple[Path, ...]
) -> None:
    window.offer(reports)
    assert window.report.isVisible()
    assert str(reports[0]) in window.report.text
    assert "ValueError: crash-2.txt" in window.table.announcer.last
    assert str(reports[0]) in window.table.announcer.last


def test_a_report_is_copied_and_its_folder_opened(
    window: Any, reports: tuple[Path, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    window.offer(reports)
    window.report.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert "ValueError: crash-1.txt" in copied and "ValueError: crash-2.txt" in copied
    assert window.report.copy.text() == "Copied" == window.table.announcer.last
    window.report.open.click()
    assert opened == [QUrl.fromLocalFile(str(reports[0].parent))]
    assert all(report.exists() for report in reports)


def test_a_report_is_deleted_by_the_keyboard_alone(
    window: Any, qtbot: QtBot, reports: tuple[Path, ...]
) -> None:
    window.offer(reports)
    window.go_home()
    strip = window.report
    for _ in range(4):
        if strip.isAncestorOf(QApplication.focusWidget()):
            break
        qtbot.keyClick(window, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is strip.copy
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is strip.delete
    qtbot.keyClick(strip.delete, Qt.Key.Key_Space)
    assert not any(report.exists() for report in reports)
    assert window.report is None and not strip.isVisible()
    assert window.home.isAncestorOf(QApplication.focusWidget())


def test_a_closed_report_stays_on_the_disk(window: Any, reports: tuple[Path, ...]) -> None:
    window.offer(reports)
    window.report.later.click()
    assert window.report is None and all(report.exists() for report in reports)


def test_a_report_that_vanished_meanwhile_is_no_fault(
    window: Any, reports: tuple[Path, ...]
) -> None:
    for report in reports:
        report.unlink()
    window.offer(reports)
    window.report.copy.click()
    window.report.delete.click()
    assert window.report is None and window.strip.isHidden()


def test_a_report_speaks_another_language_at_once(window: Any, reports: tuple[Path, ...]) -> None:
    window.offer(reports)
    window.report.later.setText("")
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.report.later.text() == "Close"


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """No file of the program is there."""
    names: set[str] = set()
    monkeypatch.setattr(resources, "lacking", names)
    glyphs._font.cache_clear()
    glyphs.outline.cache_clear()

    def nothing(name: str) -> Path:
        raise resources.ResourceMissing(name)

    monkeypatch.setattr(resources, "path", nothing)
    yield names
    glyphs._font.cache_clear()
    glyphs.outline.cache_clear()


def test_without_its_fonts_the_program_writes_with_those_of_the_system(
    fonts: QApplication, lacking: set[str]
) -> None:
    theme.load_fonts()
    assert lacking == {"fonts"}
    assert not glyphs.outline("中").isEmpty() and glyphs.HAN in lacking
    assert theme.base_font().pixelSize() == QFont(fonts.font()).pixelSize()


def test_a_damaged_font_is_noted(
    tmp_path: Path, lacking: set[str], monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    bad = tmp_path / "NotoSans-Regular.ttf"
    bad.write_bytes(b"no font")
    monkeypatch.setattr(resources, "fonts", lambda: (bad,))
    theme.load_fonts()
    assert lacking == {"NotoSans-Regular.ttf"}


@pytest.mark.parametrize("damage", ["missing", "damaged"])
def test_without_its_translation_the_program_speaks_english(
    tmp_path: Path, lacking: set[str], monkeypatch: pytest.MonkeyPatch, qapp: QApplication,
    damage: str,
) -> None:  # fmt: skip
    bad = tmp_path / "bad.qm"
    bad.write_bytes(b"no catalogue")
    if damage == "damaged":
        monkeypatch.setattr(resources, "path", lambda name: bad)
    language = Language()
    language.use("hu")
    assert any("cardavia_hu.qm" in name for name in lacking)
    assert QCoreApplication.translate("Window", "Close") == "Close"
    language.use("en")
