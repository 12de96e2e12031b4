"""The charts: everything on them, in the right order, in the room of a small screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.longcards import pieces as long_pieces
from cardavia_desktop.engine.mahjong import patterns
from cardavia_desktop.engine.tiengow import pieces as tiengow_pieces
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.art.filters import Filters
from cardavia_desktop.ui.dialogs.chart import ChartDialog
from cardavia_desktop.ui.dialogs.chart_html import CHARTS
from cardavia_desktop.ui.windows.rules import RulesPage


def drawn(game: str) -> list[str]:
    return re.findall(rf'src="piece:{game}/([^/]+)/', CHARTS[game]())


def test_the_tien_gow_chart_shows_both_suits_from_the_highest_rank(qapp: object) -> None:
    """The names stand beside their pips, so that Big Head Six and Big Six cannot be mixed up."""
    kinds = drawn("tien-gow")
    civil, military = kinds[:11], kinds[11:21]
    assert tuple(civil) == tiengow_pieces.CIVIL
    assert set(military) == set(tiengow_pieces.MILITARY)
    ranks = [tiengow_pieces.MILITARY[kind] for kind in military]
    assert ranks == sorted(ranks, reverse=True)
    assert kinds[21:24] == ["6-6", "3-6", "4-5"]
    text = CHARTS["tien-gow"]()
    for name, pips in (("Big Head Six", "1-5"), ("Big Six", "2-4")):
        assert re.search(rf"{name}(<br>| ){pips}", text)


def test_the_mahjong_chart_links_every_pattern(qapp: object) -> None:
    linked = re.findall(r'href="#(\w+)"', CHARTS["hk-mahjong"]())
    assert sorted(linked) == sorted([*patterns.PATTERNS, *patterns.LIMITS])
    assert "8192" in CHARTS["hk-mahjong"]()


def test_the_nantong_chart_shows_the_whole_box(qapp: object) -> None:
    """N2: the five cards that stay in the box come last."""
    kinds = drawn("nantong")
    assert tuple(kinds) == long_pieces.KINDS + long_pieces.UNUSED


@pytest.mark.parametrize("game", CHARTS)
def test_a_chart_fits_without_scrolling_on_a_small_screen(qtbot: QtBot, game: str) -> None:
    chart = ChartDialog(Artwork(), game)
    qtbot.addWidget(chart)
    chart.show()
    qtbot.waitExposed(chart)
    assert chart.width() <= 1024 and chart.height() <= 640
    assert chart.reader.verticalScrollBar().maximum() == 0
    assert chart.reader.horizontalScrollBar().maximum() == 0


def test_the_key_that_opened_a_chart_closes_it(qtbot: QtBot) -> None:
    chart = ChartDialog(Artwork(), "tien-gow")
    qtbot.addWidget(chart)
    chart.show()
    qtbot.keyClick(chart, Qt.Key.Key_F2)
    assert not chart.isVisible()


def test_a_pattern_leads_to_its_rule_and_the_chart_follows_the_game(qtbot: QtBot) -> None:
    art = Artwork()
    chart = ChartDialog(art, "hk-mahjong")
    qtbot.addWidget(chart)
    with qtbot.waitSignal(chart.rule_asked) as asked:
        chart.reader.anchorClicked.emit(QUrl("#all_pungs"))
    assert asked.args == ["all_pungs"]
    chart.show_game("nantong")
    assert chart.game == "nantong" and "Myriads" in chart.reader.toPlainText()
    with pytest.raises(KeyError):
        chart.show_game("go")


def test_a_chart_follows_the_filters(qtbot: QtBot) -> None:
    art = Artwork()
    chart = ChartDialog(art, "tien-gow")
    qtbot.addWidget(chart)
    chart.show()
    before = chart.reader.grab().toImage()
    art.set_filters(Filters(contrast=100, temperature=0), wait=True)
    assert chart.reader.grab().toImage() != before


def test_f2_opens_the_chart_and_a_pattern_opens_the_rules(window: Any, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F2)
    chart = window.findChild(ChartDialog)
    assert chart is not None and chart.isVisible() and chart.game == "hk-mahjong"
    chart.reader.anchorClicked.emit(QUrl("#nine_gates"))
    page = window.stack.currentWidget()
    assert isinstance(page, RulesPage)
    assert not chart.isVisible(), "it covers the rule that it has opened"
    assert len(page.reader.extraSelections()) == 1
    chart.close()
