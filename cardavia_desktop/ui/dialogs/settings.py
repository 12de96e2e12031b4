"""The settings: every change shows at once, Cancel takes all of them back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ... import resources
from ...storage.glance import Settings
from .. import theme
from ..art.artwork import Artwork
from ..art.filters import NEUTRAL, Filters
from .controls import FilterSlider, Segments, Tick, sheet
from .preview import Preview

translate = QCoreApplication.translate

FILTERS = ("contrast", "grain", "temperature")
CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "animation": ("off", "reduced", "full"),
    "pace": ("slow", "normal", "fast"),
    "level": ("beginner", "club", "strong"),
}
"""The settings that are one of a few, with their values in the order shown."""
NATIVE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська", "hu": "Magyar"}
"""Languages in their own words; these are never translated."""


def languages() -> tuple[str, ...]:
    """English, and every language whose catalogue was built, in one fixed order."""
    try:
        folder = resources.path("translations")
    except resources.ResourceMissing:
        return ("en",)
    return tuple(
        code for code in NATIVE_NAMES if code == "en" or (folder / f"cardavia_{code}.qm").is_file()
    )


def filters_of(settings: Settings) -> Filters:
    """The visual filters in the settings."""
    return Filters(settings.contrast, settings.grain, settings.temperature)


class SettingsDialog(QDialog):
    """Edits a copy of the settings. `changed` carries every new `Settings`, so that the window
    applies it at once; after Cancel it carries those from before. Save when `accepted` comes."""

    changed = Signal(object)

    def __init__(
        self, settings: Settings, artwork: Artwork | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._before = settings
        self._settings = settings
        self._artwork = artwork
        self._sliders: dict[str, FilterSlider] = {}
        self._labels: dict[str, QLabel] = {}
        self._values: dict[str, QLabel] = {}
        self._ends: dict[str, tuple[QLabel, QLabel]] = {}
        self._segments: dict[str, Segments] = {}
        self._headings: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        self._build()
        self._show(settings)
        self.retranslate()
        self.setStyleSheet(sheet())
        self.resize(self.sizeHint().expandedTo(QSize(820, 580)))

    @property
    def settings(self) -> Settings:
        """As they are now."""
        return self._settings

    def _build(self) -> None:
        r = theme.rem()
        self.preview = Preview(filters_of(self._settings), self)
        columns = QHBoxLayout()
        columns.setSpacing(r * 2)
        columns.addLayout(self._visual(), 6)
        line = QFrame()
        line.setFixedWidth(1)
        line.setStyleSheet("background: palette(mid);")
        columns.addWidget(line)
        columns.addLayout(self._others(), 5)
        self._cancel, self._done = QPushButton(), QPushButton()
        self._cancel.setProperty("look", "plain")
        self._done.setProperty("look", "primary")
        self._done.setDefault(True)
        self._cancel.clicked.connect(self.reject)
        self._done.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._cancel)
        foot.addWidget(self._done)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(r * 2, r * 3 // 2, r * 2, r * 3 // 2)
        outer.setSpacing(r)
        outer.addLayout(columns, 1)
        outer.addLayout(foot)

    def _heading(self, id: str, look: str = "heading") -> QLabel:
        label = QLabel()
        label.setProperty("look", look)
        self._headings[id] = label
        return label

    def _note(self, id: str) -> QLabel:
        label = QLabel()
        label.setProperty("look", "muted")
        label.setWordWrap(True)
        label.setFont(theme.font(scale=0.9))
        self._notes[id] = label
        return label

    def _visual(self) -> QVBoxLayout:
        r = theme.rem()
        column = QVBoxLayout()
        column.setSpacing(r // 2)
        column.addWidget(self._heading("visual"))
        column.addWidget(self.preview, 1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(r // 2)
        grid.setVerticalSpacing(0)
        for n, id in enumerate(FILTERS):
            label, value, slider = QLabel(), QLabel(), FilterSlider(self)
            label.setProperty("look", "strong")
            label.setBuddy(slider)
            value.setProperty("look", "aside")
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            slider.setObjectName(id)
            slider.valueChanged.connect(self._slid)
            low, high = QLabel(), QLabel()
            for end, side in (
                (low, Qt.AlignmentFlag.AlignLeft),
                (high, Qt.AlignmentFlag.AlignRight),
            ):
                end.setProperty("look", "muted")
                end.setFont(theme.font(scale=0.86))
                end.setAlignment(side)
            grid.addWidget(label, 4 * n, 0, 1, 2)
            grid.addWidget(value, 4 * n, 2)
            grid.addWidget(slider, 4 * n + 1, 0, 1, 3)
            grid.addWidget(low, 4 * n + 2, 0)
            grid.addWidget(high, 4 * n + 2, 1, 1, 2)
            grid.setRowMinimumHeight(4 * n + 3, r // 2)
            self._sliders[id], self._labels[id], self._values[id] = slider, label, value
            self._ends[id] = (low, high)
        column.addLayout(grid)
        self._reset = QPushButton()
        self._reset.setProperty("look", "quiet")
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self._neutral)
        below = QHBoxLayout()
        below.addWidget(self._note("neutral"), 1)
        below.addWidget(self._reset)
        column.addLayout(below)
        return column

    def _others(self) -> QVBoxLayout:
        r = theme.rem()
        column = QVBoxLayout()
        column.setSpacing(r * 3 // 7)
        column.addWidget(self._heading("interface"))
        self._row(column, "language", ("system", *languages()))
        self._row(column, "theme", CHOICES["theme"])
        self._row(column, "animation", CHOICES["animation"])
        column.addSpacing(r // 2)
        column.addWidget(self._heading("game"))
        self._row(column, "pace", CHOICES["pace"])
        self._row(column, "level", CHOICES["level"])
        column.addSpacing(r // 3)
        self._marks, self._rotation = Tick(), Tick()
        self._marks.toggled.connect(self._marked)
        self._rotation.toggled.connect(self._rotated)
        column.addWidget(self._marks)
        column.addWidget(self._rotation)
        column.addWidget(self._note("next"))
        column.addStretch(1)
        return column

    def _row(self, column: QVBoxLayout, id: str, values: tuple[str, ...]) -> None:
        label = QLabel()
        label.setProperty("look", "muted")
        segments = Segments(values)
        segments.setObjectName(id)
        label.setBuddy(segments)
        segments.chosen.connect(self._picked)
        self._labels[id], self._segments[id] = label, segments
        column.addWidget(label)
        column.addWidget(segments)

    def _show(self, settings: Settings) -> None:
        """Put settings into the controls, without signals."""
        for id, slider in self._sliders.items():
            blocker = QSignalBlocker(slider)
            slider.setValue(getattr(settings, id))
            blocker.unblock()
        for id, segments in self._segments.items():
            segments.choose(getattr(settings, id))
        for box, on in ((self._marks, settings.marks), (self._rotation, settings.rotation)):
            blocker = QSignalBlocker(box)
            box.setChecked(on)
            blocker.unblock()
        self._say_values()

    def _say_values(self) -> None:
        for id, slider in self._sliders.items():
            text = translate("SettingsDialog", "%1 %").replace("%1", str(slider.value()))
            self._values[id].setText(text)

    def _change(self, **values: Any) -> None:
        settings = replace(self._settings, **values)
        if settings == self._settings:
            return
        self._settings = settings
        self.preview.show_filters(filters_of(settings))
        if self._artwork is not None:
            self._artwork.set_filters(filters_of(settings))
        self.changed.emit(settings)

    @Slot(int)
    def _slid(self, value: int) -> None:
        self._say_values()
        self._change(**{id: slider.value() for id, slider in self._sliders.items()})

    @Slot()
    def _neutral(self) -> None:
        for slider in self._sliders.values():
            blocker = QSignalBlocker(slider)
            slider.setValue(NEUTRAL)
            blocker.unblock()
            slider.update()
        self._slid(NEUTRAL)

    @Slot(str)
    def _picked(self, value: str) -> None:
        self._change(**{self.sender().objectName(): value})

    @Slot(bool)
    def _marked(self, on: bool) -> None:
        self._change(marks=on)

    @Slot(bool)
    def _rotated(self, on: bool) -> None:
        self._change(rotation=on)

    @Slot()
    def reject(self) -> None:
        """Close and take everything back; the window's geometry is not a setting shown here."""
        if self._settings != self._before:
            self._settings = self._before
            if self._artwork is not None:
                self._artwork.set_filters(filters_of(self._before))
            self.changed.emit(self._before)
        super().reject()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """All words anew."""
        self.setWindowTitle(translate("SettingsDialog", "Settings"))
        for id, text in {
            "visual": translate("SettingsDialog", "Visual"),
            "interface": translate("SettingsDialog", "Interface"),
            "game": translate("SettingsDialog", "Game"),
        }.items():
            self._headings[id].setText(text)
        names = {
            "contrast": translate("SettingsDialog", "&Contrast"),
            "grain": translate("SettingsDialog", "&Grain"),
            "temperature": translate("SettingsDialog", "Colour &temperature"),
            "language": translate("SettingsDialog", "Language"),
            "theme": translate("SettingsDialog", "Theme"),
            "animation": translate("SettingsDialog", "Animation"),
            "pace": translate("SettingsDialog", "Pace"),
            "level": translate("SettingsDialog", "Opponents’ level"),
        }
        for id, text in names.items():
            self._labels[id].setText(text)
        for id, slider in self._sliders.items():
            slider.setAccessibleName(names[id].replace("&", ""))
            slider.setAccessibleDescription(translate("SettingsDialog", "50 % is neutral"))
        for id, low, high in (
            (
                "contrast",
                translate("SettingsDialog", "softer"),
                translate("SettingsDialog", "stronger"),
            ),
            ("grain", translate("SettingsDialog", "none"), translate("SettingsDialog", "strong")),
            (
                "temperature",
                translate("SettingsDialog", "cooler"),
                translate("SettingsDialog", "warmer"),
            ),
        ):
            self._ends[id][0].setText(low)
            self._ends[id][1].setText(high)
        texts = {
            "language": {"system": translate("SettingsDialog", "System"), **NATIVE_NAMES},
            "theme": {
                "system": translate("SettingsDialog", "System"),
                "light": translate("SettingsDialog", "Light"),
                "dark": translate("SettingsDialog", "Dark"),
            },
            "animation": {
                "off": translate("SettingsDialog", "Off"),
                "reduced": translate("SettingsDialog", "Reduced"),
                "full": translate("SettingsDialog", "Full"),
            },
            "pace": {
                "slow": translate("SettingsDialog", "Slow"),
                "normal": translate("SettingsDialog", "Normal"),
                "fast": translate("SettingsDialog", "Fast"),
            },
            "level": {
                "beginner": translate("SettingsDialog", "Beginner"),
                "club": translate("SettingsDialog", "Club"),
                "strong": translate("SettingsDialog", "Strong"),
            },
        }
        for id, segments in self._segments.items():
            segments.set_texts(names[id], texts[id])
        self._marks.setText(translate("SettingsDialog", "Index &marks on pieces"))
        self._rotation.setText(translate("SettingsDialog", "Seats &rotate after every deal"))
        self._notes["neutral"].setText(
            translate("SettingsDialog", "50 % shows the artwork as it is drawn.")
        )
        self._notes["next"].setText(
            translate("SettingsDialog", "Level and rotation count from the next deal on.")
        )
        self._reset.setText(translate("SettingsDialog", "R&eset"))
        self._cancel.setText(translate("SettingsDialog", "Cancel"))
        self._done.setText(translate("SettingsDialog", "Done"))
        self.preview.setAccessibleName(translate("SettingsDialog", "Preview of pieces and felt"))
        self._say_values()
