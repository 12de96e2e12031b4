"""Colours, fonts and the one style sheet. The felt and the pieces keep their own colours."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPalette,
)
from PySide6.QtWidgets import QApplication

from .. import resources

SANS, SERIF, HAN = "Noto Sans", "Noto Serif", "Noto Serif SC"

GOLD = "#D9B45B"
GOLD_INK = "#2B2310"
JADE = "#2C6B62"
IVORY = "#FFFBEF"
HAZE = "#C9D8D2"
"""Quiet writing on the felt."""

LEAST_PIXELS = 14


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of the interface around the table."""

    dark: bool
    paper: str
    bar: str
    card: str
    text: str
    muted: str
    faint: str
    line: str
    gold: str
    jade: str
    well: str
    """Ground of quiet controls."""
    focus: str


LIGHT = Theme(
    False, "#F7F1E1", "#F4ECD8", "#FBF7EC", "#2B2618", "#6A5A3C", "#A99C7F", "#E2D8BF",
    "#8B6A1A", "#1D6B4A", "#E3D9BF", "#1D6B4A",
)  # fmt: skip
DARK = Theme(
    True, "#1B2423", "#161E1E", "#222D2C", "#EDE6D3", "#B4AA92", "#7C7868", "#33403E",
    "#D9B45B", "#7CC7A4", "#2B3836", "#D9B45B",
)  # fmt: skip


def chosen(name: str) -> Theme:
    """The theme for a setting: `light`, `dark`, or `system` (what the platform shows)."""
    if name == "system":
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return DARK if dark else LIGHT
    return DARK if name == "dark" else LIGHT


def load_fonts() -> None:
    """Register the shipped fonts; those of the system do for missing or damaged ones."""
    try:
        found = resources.fonts()
    except resources.ResourceMissing:
        found = ()
    resources.lacking.update({"fonts"} if not found else ())
    for path in found:
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            resources.lacking.add(path.name)


def base_font() -> QFont:
    """Noto Sans in the platform's size, at least LEAST_PIXELS high; all sizes derive from it."""
    font = QFont(SANS)
    font.setPixelSize(max(LEAST_PIXELS, QFontInfo(QGuiApplication.font()).pixelSize()))
    font.setFamilies([SANS, HAN])
    return font


def rem() -> int:
    """The application font's height in logical pixels."""
    return QFontInfo(QApplication.font()).pixelSize()


def font(
    family: str = SANS, scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal
) -> QFont:
    """A font relative to the application font."""
    made = QFont(family)
    made.setFamilies([family, SANS, HAN])
    made.setPixelSize(max(8, round(rem() * scale)))
    made.setWeight(weight)
    return made


def sized(family: str, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """A font of a height in logical pixels, for writing on the felt that grows with the table."""
    made = QFont(family)
    made.setFamilies([family, SANS, HAN])
    made.setPixelSize(max(7, round(pixels)))
    made.setWeight(weight)
    return made


def fitted(
    text: str, width: float, family: str, pixels: float, weight: QFont.Weight = QFont.Weight.Normal
) -> QFont:
    """A font of at most this height in which the text is no wider; of 8 pixels if need be."""
    font = sized(family, pixels, weight)
    while pixels > 8 and QFontMetricsF(font).horizontalAdvance(text) > width > 0:
        pixels -= 1
        font = sized(family, pixels, weight)
    return font


def apply(app: QApplication, name: str) -> Theme:
    """Put a theme on the whole application and give it back."""
    theme = chosen(name)
    palette = QPalette()
    role = QPalette.ColorRole
    for which, colour in {
        role.Window: theme.paper, role.Base: theme.card, role.AlternateBase: theme.bar,
        role.WindowText: theme.text, role.Text: theme.text, role.ButtonText: theme.text,
        role.Button: theme.well, role.ToolTipBase: theme.card, role.ToolTipText: theme.text,
        role.PlaceholderText: theme.muted, role.Highlight: theme.jade,
        role.HighlightedText: theme.paper, role.Link: theme.jade, role.Mid: theme.line,
    }.items():  # fmt: skip
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.faint))
    app.setPalette(palette)
    app.setStyleSheet(sheet(theme))
    return theme


def sheet(t: Theme) -> str:
    """The style sheet; object names and the dynamic property `look` choose among its parts."""
    r = rem()
    return f"""
    QMainWindow, QDialog {{ background: {t.paper}; }}
    QToolTip {{ background: {t.card}; color: {t.text}; border: 1px solid {t.line};
        padding: {r // 3}px; }}
    #bar {{ background: {t.bar}; border-bottom: 1px solid {t.line}; }}
    #wordmark {{ font-family: "{SERIF}"; font-size: {round(r * 1.36)}px; font-weight: 700;
        color: {t.text}; }}
    #gameName {{ font-family: "{SERIF}"; font-size: {round(r * 1.2)}px; color: {t.muted}; }}
    #tabs {{ background: {t.well}; border-radius: {round(r * 1.14)}px; }}
    QPushButton[look="tab"] {{ border: 2px solid transparent; border-radius: {round(r * 1.14)}px;
        color: {t.muted}; background: transparent; padding: 0 {r * 2}px;
        min-height: {r * 16 // 7}px; min-width: {r * 5}px; }}
    QPushButton[look="tab"]:checked {{ background: #1D4D49; color: {IVORY}; font-weight: 600; }}
    QPushButton[look="tab"]:hover:!checked {{ color: {t.text}; }}
    QPushButton[look="quiet"] {{ border: 2px solid transparent; border-radius: 8px; color: {t.text};
        background: transparent; padding: {r // 3}px {r * 5 // 7}px; }}
    QPushButton[look="quiet"]:hover {{ background: {t.well}; }}
    QPushButton[look="quiet"]:checked {{ background: {t.well}; }}
    QPushButton[look="quiet"]:disabled {{ color: {t.faint}; background: transparent; }}
    QPushButton[look="primary"] {{ border: 2px solid transparent; border-radius: 10px;
        background: {GOLD}; color: {GOLD_INK}; font-weight: 600;
        padding: {r * 4 // 7}px {r * 12 // 7}px; }}
    QPushButton[look="primary"]:hover {{ background: #E5C374; }}
    QPushButton[look="plain"] {{ border: 2px solid {t.line}; border-radius: 10px;
        background: {t.card}; color: {t.text}; padding: {r * 4 // 7}px {r * 12 // 7}px; }}
    QPushButton[look="plain"]:hover {{ background: {t.well}; }}
    QPushButton[look]:focus {{ outline: none; border-color: {t.focus}; }}
    #panel {{ background: {t.paper}; border-left: 1px solid {t.line}; }}
    QLabel[look="heading"] {{ font-family: "{SERIF}"; font-weight: 700;
        font-size: {round(r * 1.24)}px; color: {t.text}; }}
    QLabel[look="title"] {{ font-family: "{SERIF}"; font-weight: 700;
        font-size: {round(r * 2.3)}px; color: {t.text}; }}
    QLabel[look="subtitle"] {{ font-family: "{SERIF}"; font-weight: 700;
        font-size: {round(r * 1.5)}px; color: {t.text}; }}
    QLabel[look="aside"] {{ color: {t.gold}; font-weight: 600; }}
    QLabel[look="strong"] {{ font-weight: 600; color: {t.text}; }}
    QLabel[look="good"] {{ font-weight: 600; color: {t.jade}; }}
    QLabel[look="muted"] {{ color: {t.muted}; }}
    QLabel[look="faint"] {{ color: {t.faint}; }}
    QFrame[look="line"] {{ background: {t.line}; border: none; max-height: 1px; min-height: 1px; }}
    QFrame[look="card"] {{ background: {t.card}; border: 1px solid {t.line};
        border-radius: 12px; }}
    QFrame[look="card"]:hover {{ border-color: {t.gold}; }}
    #message {{ background: {t.card}; border: 1px solid {t.gold}; border-radius: 10px; }}
    QListView, QTableView {{ background: transparent; border: none; color: {t.text};
        selection-background-color: {t.well}; selection-color: {t.text}; }}
    QTableView::item, QListView::item {{ padding: {r // 6}px 0; border: none; }}
    QListView:focus, QTableView:focus {{ border: 1px solid {t.focus}; border-radius: 6px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: {r * 5 // 7}px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {t.faint}; border-radius: {r // 3}px;
        min-height: {r * 2}px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    """
