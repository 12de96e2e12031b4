"""Numbers in the manner of each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from cardavia_desktop.ui.words import number, signed


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    yield
    QLocale.setDefault(QLocale("en"))


@pytest.mark.parametrize(
    ("code", "text"),
    [("en", "24,576"), ("ru", "24\u00a0576"), ("uk", "24\u00a0576"), ("hu", "24\u00a0576")],
)
def test_large_numbers_are_grouped_as_the_language_does(code: str, text: str) -> None:
    QLocale.setDefault(QLocale(code))
    assert number(24576) == text
    assert signed(24576) == f"+{text}" and signed(-24576) == f"−{text}"


def test_four_figures_stand_together() -> None:
    assert [number(n) for n in (0, 8192, -8192)] == ["0", "8192", "−8192"]
    assert [signed(n) for n in (0, 48, -48)] == ["0", "+48", "−48"]
