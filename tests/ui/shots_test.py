"""The list of pictures: short enough to look at, with every language in it."""

from __future__ import annotations

from cardavia_desktop.ui.shots import listed
from cardavia_desktop.ui.shots_languages import LANGUAGES, PLAYS


def test_the_list_is_short_and_has_every_screen_in_every_language() -> None:
    names = [shot.name for shot in listed() if not shot.slow]
    assert len(names) <= 120
    assert len(set(names)) == len(names)
    assert {f"{language}-{name}" for language in LANGUAGES for name in PLAYS} <= set(names)
