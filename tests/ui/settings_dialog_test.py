"""The settings dialog: live changes, Cancel, keyboard, room on a small screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QRadioButton,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardavia_desktop.storage.glance import Settings
from cardavia_desktop.storage.settings import FileModel
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.art.filters import Filters
from cardavia_desktop.ui.dialogs import settings as module
from cardavia_desktop.ui.dialogs.controls import FilterSlider, Segments, Tick
from cardavia_desktop.ui.dialogs.settings import SettingsDialog, filters_of, languages

BEFORE = Settings(contrast=40, theme="dark", level="strong", rotation=True)


def opened(qtbot: QtBot, settings: Settings = BEFORE, art: Artwork | None = None) -> SettingsDialog:
    dialog = SettingsDialog(settings, art)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def heard(dialog: SettingsDialog) -> list[Settings]:
    found: list[Settings] = []
    dialog.changed.connect(found.append)
    return found


def slider(dialog: SettingsDialog, id: str) -> FilterSlider:
    found = dialog.findChild(FilterSlider, id)
    assert isinstance(found, FilterSlider)
    return found


def segments(dialog: SettingsDialog, id: str) -> Segments:
    found = dialog.findChild(Segments, id)
    assert isinstance(found, Segments)
    return found


def segment(dialog: SettingsDialog, id: str, value: str) -> QRadioButton:
    found = segments(dialog, id).findChild(QRadioButton, value)
    assert isinstance(found, QRadioButton)
    return found


def picture(dialog: SettingsDialog) -> bytes:
    image = dialog.preview.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


def test_the_dialog_shows_the_settings_it_was_given(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert slider(dialog, "contrast").value() == 40
    assert segments(dialog, "theme").value == "dark"
    assert segments(dialog, "level").value == "strong"
    assert [box.isChecked() for box in dialog.findChildren(Tick)] == [True, True]
    assert dialog.settings == BEFORE


@pytest.mark.parametrize("id", ["contrast", "grain", "temperature"])
def test_a_slider_changes_its_setting_and_the_preview_at_once(qtbot: QtBot, id: str) -> None:
    dialog = opened(qtbot)
    before, news = picture(dialog), heard(dialog)
    slider(dialog, id).setValue(90)
    assert news == [replace(BEFORE, **{id: 90})]
    qtbot.waitUntil(lambda: picture(dialog) != before)
    assert dialog.preview.filters == filters_of(dialog.settings)


@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("language", "en"),
        ("theme", "light"),
        ("animation", "reduced"),
        ("pace", "fast"),
        ("level", "beginner"),
    ],
)
def test_a_choice_shows_at_once(qtbot: QtBot, id: str, value: str) -> None:
    dialog = opened(qtbot)
    news = heard(dialog)
    qtbot.mouseClick(segment(dialog, id, value), Qt.MouseButton.LeftButton)
    assert news == [replace(BEFORE, **{id: value})]


def test_the_two_switches_change_marks_and_rotation(qtbot: QtBot) -> None:
    """M4: East passes on only with the rotation setting."""
    dialog = opened(qtbot)
    news = heard(dialog)
    for box in dialog.findChildren(Tick):
        box.click()
    assert news == [replace(BEFORE, marks=False), replace(BEFORE, marks=False, rotation=False)]


def test_cancel_takes_everything_back(qtbot: QtBot) -> None:
    art = Artwork(filters_of(BEFORE))
    dialog = opened(qtbot, BEFORE, art)
    news = heard(dialog)
    slider(dialog, "temperature").setValue(5)
    segment(dialog, "theme", "light").click()
    dialog.reject()
    assert news[-1] == BEFORE and dialog.settings == BEFORE
    assert art.filters == filters_of(BEFORE)
    art.close()


def test_cancel_without_a_change_says_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    news = heard(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert news == [] and not dialog.isVisible()


def test_done_keeps_the_changes(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    segment(dialog, "pace", "slow").click()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.settings == replace(BEFORE, pace="slow")


def test_reset_puts_the_three_filters_in_the_middle_in_one_step(qtbot: QtBot) -> None:
    art = Artwork(Filters(1, 2, 3))
    dialog = opened(qtbot, Settings(contrast=1, grain=2, temperature=3, pace="fast"), art)
    news = heard(dialog)
    reset = next(b for b in dialog.findChildren(QAbstractButton) if "eset" in b.text())
    reset.click()
    assert news == [Settings(pace="fast")]
    assert art.filters == Filters()


def test_keys_alone_reach_and_change_every_control(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    slider(dialog, "contrast").setFocus()
    qtbot.keyClick(slider(dialog, "contrast"), Qt.Key.Key_Right)
    assert dialog.settings.contrast == 41
    qtbot.keyClick(slider(dialog, "contrast"), Qt.Key.Key_Home)
    assert dialog.settings.contrast == 0
    chosen = segment(dialog, "level", "strong")
    chosen.setFocus()
    qtbot.keyClick(chosen, Qt.Key.Key_Left)
    assert dialog.settings.level == "club"
    visited: list[str] = []
    widget: QWidget = slider(dialog, "contrast")
    for _ in range(60):
        widget = widget.nextInFocusChain()
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible():
            visited.append(widget.accessibleName() or getattr(widget, "text", str)())
    assert all(visited)
    assert len(set(visited)) >= 3 + 5 + 2 + 3


def test_every_control_has_a_name_for_readers(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    for kind in (FilterSlider, QRadioButton, Segments):
        for widget in dialog.findChildren(kind):
            assert widget.accessibleName() and "&" not in widget.accessibleName()
    assert slider(dialog, "grain").accessibleDescription()
    assert segment(dialog, "level", "club").accessibleName() == "Opponents’ level: Club"


def test_the_dialog_fits_a_small_screen_and_clips_no_word(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert dialog.size().boundedTo(QSize(1024, 640)) == dialog.size()
    for label in dialog.findChildren(QLabel):
        if not label.wordWrap():
            assert label.sizeHint().width() <= label.width(), label.text()
    for button in dialog.findChildren(QAbstractButton):
        assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width()


def test_only_languages_that_were_built_are_offered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def folder(name: str) -> Path:
        return tmp_path

    monkeypatch.setattr("cardavia_desktop.resources.path", folder)
    assert languages() == ("en",)
    (tmp_path / "cardavia_hu.qm").touch()
    assert languages() == ("en", "hu")


def test_a_language_that_is_no_longer_there_is_shown_as_none_chosen(qtbot: QtBot) -> None:
    shown = Segments(("system", "en"))
    qtbot.addWidget(shown)
    shown.choose("hu")
    assert shown.value == ""
    shown.choose("en")
    assert shown.value == "en"


def test_a_handle_dragged_near_the_middle_falls_into_it(qtbot: QtBot) -> None:
    shown = FilterSlider()
    qtbot.addWidget(shown)
    shown.resize(420, 30)
    shown.show()
    shown.setValue(80)
    handle = QStyleOptionSlider()
    shown.initStyleOption(handle)
    complex_control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
    start = shown.style().subControlRect(complex_control, handle, part, shown).center()
    qtbot.mousePress(shown, Qt.MouseButton.LeftButton, pos=start)
    near = QPoint(shown.width() // 2 + 6, start.y())
    for pos, value in ((QPoint(near.x() + 60, near.y()), None), (near, 50)):
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(pos),
            QPointF(shown.mapToGlobal(pos)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(shown, move)
        assert value is None or shown.value() == value
        assert value is not None or 55 < shown.value() < 80


def test_a_double_click_goes_back_to_the_middle(qtbot: QtBot) -> None:
    shown = FilterSlider()
    qtbot.addWidget(shown)
    shown.resize(420, 30)
    shown.show()
    shown.setValue(80)
    qtbot.mouseDClick(shown, Qt.MouseButton.LeftButton)
    assert shown.value() == 50


@pytest.mark.parametrize("id", [*module.CHOICES, "language"])
def test_the_choices_are_those_the_settings_file_knows(id: str) -> None:
    offered = module.CHOICES.get(id, ("system", *module.NATIVE_NAMES))
    assert get_args(FileModel.model_fields[id].annotation) == offered
