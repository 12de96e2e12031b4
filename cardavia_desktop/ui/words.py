"""Every word of the interface that is not a game's own, made when it is shown (law 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

if TYPE_CHECKING:
    from ..engine.core import Seat

translate = QCoreApplication.translate


def seat_names(count: int) -> tuple[str, ...]:
    """The names at the table, by seat: you, then the players at the right, opposite, left; at a
    table of three as the law of long cards names them (N1)."""
    if count == 3:
        return (
            translate("Seats", "You"),
            translate("Seats", "AI 1"),
            translate("Seats", "AI 2"),
        )
    return (
        translate("Seats", "You"),
        translate("Seats", "Bao"),
        translate("Seats", "Mei"),
        translate("Seats", "Lin"),
    )


def seat_name(seat: Seat, count: int = 4) -> str:
    return seat_names(count)[seat]


def number(value: int) -> str:
    """In the manner of the language, with a real minus sign; four figures stand together, as in
    the tables of the rules."""
    text = str(abs(value)) if abs(value) < 10_000 else QLocale().toString(abs(value))
    return f"−{text}" if value < 0 else text


def counted(text: str, value: int) -> str:
    """`text` in which Qt has put `value` for %n, which it writes without any grouping."""
    return text.replace(str(value), number(value), 1)


def thinks() -> str:
    return translate("Table", "thinking")


def on_turn() -> str:
    return translate("Table", "on turn")


def your_turn() -> str:
    return translate("Table", "Your turn")


def selected() -> str:
    return translate("Table", "selected")


def row_of(place: int, count: int) -> str:
    """Where something stands in a row, for readers."""
    return translate("Table", "%1 of %2").replace("%1", str(place)).replace("%2", str(count))


def hidden_piece() -> str:
    return translate("Table", "hidden")


def claimed() -> str:
    return translate("Table", "claimed")


def failure(id: str, file: str) -> str:
    """What to tell the person of a failure; see `shapes.Failure` and `storage`."""
    text = {
        "bot-failed": translate(
            "Failures", "An opponent could not decide and made a harmless move. The deal goes on."
        ),
        "no-child": translate(
            "Failures", "The opponents think inside this program now; it may answer more slowly."
        ),
        "save-failed": translate(
            "Failures", "This deal cannot be saved (%1). It goes on, but it is lost when you quit."
        ),
        "save-backup": translate(
            "Failures", "The saved deal was damaged and is kept as %1. Its backup is used."
        ),
        "save-lost": translate(
            "Failures", "The saved deal was missing. Its backup is used (%1)."
        ),
        "save-damaged": translate(
            "Failures", "The saved deal was damaged and is kept as %1. Start a new deal."
        ),
        "save-newer": translate(
            "Failures",
            "%1 comes from a newer version and is left untouched. Deals are saved beside it.",
        ),
        "save-missing": translate("Failures", "There is no saved deal to continue."),
        "illegal-answer": translate("Failures", "That move was not possible and was not made."),
        "settings-failed": translate(
            "Failures", "The settings cannot be saved (%1). They hold until you quit."
        ),
        "settings-backup": translate(
            "Failures", "The settings were damaged and are kept as %1. Their backup is used."
        ),
        "settings-lost": translate(
            "Failures", "The settings were missing. Their backup is used (%1)."
        ),
        "settings-damaged": translate(
            "Failures", "The settings were damaged and are kept as %1. Defaults are used."
        ),
        "settings-newer": translate(
            "Failures", "%1 comes from a newer version and is left untouched."
        ),
        "results-failed": translate("Failures", "The last results cannot be saved (%1)."),
        "results-backup": translate(
            "Failures", "The last results were damaged and are kept as %1. Their backup is used."
        ),
        "results-lost": translate(
            "Failures", "The last results were missing. Their backup is used (%1)."
        ),
        "results-damaged": translate(
            "Failures", "The last results were damaged and are kept as %1."
        ),
        "results-newer": translate(
            "Failures", "%1 comes from a newer version and is left untouched."
        ),
        "files-missing": translate(
            "Failures", "Files of this program are missing (%1). Install it again."
        ),
    }.get(id)
    if text is None:
        text = translate("Failures", "Something went wrong. The details are in the log.")
    return text.replace("%1", file)


def application() -> str:
    return translate("Window", "Cardavia")


def assisted() -> str:
    return translate("Table", "Undone: this deal counts as assisted.")


def rule_tip(rule: str) -> str:
    """A tooltip that names the paragraph of the rules."""
    return translate("Table", "Rule %1").replace("%1", rule)


def select_hint() -> str:
    return translate("Table", "Click again or press Enter to discard, Esc to cancel")


def signed(value: int) -> str:
    """+96, −48, 0, with a real minus sign."""
    return f"+{number(value)}" if value > 0 else number(value)
