"""The full rules: complete by rule id, examples recomputed, search, links, pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fitting import Pseudo
from PySide6.QtCore import QSize, Qt, QTranslator
from PySide6.QtGui import QFont, QTextDocument
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.longcards import question as longcards
from cardavia_desktop.engine.longcards.rulings import SHAPES, rounded, settlement
from cardavia_desktop.engine.longcards.scoring import DOUBLINGS
from cardavia_desktop.engine.mahjong import patterns, scoring
from cardavia_desktop.engine.mahjong.pieces import BONUS, COPIES, KINDS
from cardavia_desktop.engine.tiengow import pieces as tiengow_pieces
from cardavia_desktop.engine.tiengow import question as tiengow
from cardavia_desktop.engine.tiengow.pieces import group_of, kind_of
from cardavia_desktop.engine.tiengow.scoring import instant_payments
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.art.filters import Filters
from cardavia_desktop.ui.hands import click
from cardavia_desktop.ui.rules_text import BOOKS, book_of
from cardavia_desktop.ui.rules_text.mahjong_hands import tiles, win
from cardavia_desktop.ui.rules_text.text import Book, Example, Paragraph, Section
from cardavia_desktop.ui.rules_text.tien_gow import named
from cardavia_desktop.ui.windows import rules_html
from cardavia_desktop.ui.windows.rules import ID, RulesPage, snippet
from cardavia_desktop.ui.windows.rules_examples import describe

MAHJONG = book_of("hk-mahjong")
LAW = {"hk-mahjong": ("M", 20), "tien-gow": ("T", 12), "nantong": ("N", 25)}
"""The rule ids of each law: letter and last number."""
DECIDED = {
    "hk-mahjong": "1 2 3 4 6 7 8 9 10 11 12 13 14 15 16 17 18 20",
    "tien-gow": "2 5 7 9 10 11 12",
    "nantong": "1 4 6 7 8 9 10 11 13 14 15 16 18 19 20 22 23 24",
}
"""The rules in which the law marks a decision of this table (◆)."""


WAITS = ("wait_pair", "wait_middle", "wait_three", "wait_seven")
"""The ids of Nantong's wait bonus (N21)."""


def paragraphs_of(section: Section) -> list[Paragraph]:
    return [part for part in section.parts if isinstance(part, Paragraph)]


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[RulesPage]:
    art = Artwork()
    made = RulesPage(art)
    made.resize(1100, 800)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    art.close()


def top_text(page: RulesPage, rows: int = 4) -> str:
    """The first words that can be seen."""
    cursor = page.reader.cursorForPosition(page.reader.viewport().rect().topLeft())
    block, found = cursor.block(), ""
    for _ in range(rows):
        found += block.text() + "\n"
        block = block.next()
    return found


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.game)
def test_every_rule_of_the_law_stands_in_the_rules(book: Book) -> None:
    letter, last = LAW[book.game]
    assert {f"{letter}{n}" for n in range(1, last + 1)} <= book.anchors
    stated = {rule for paragraph in book.paragraphs() for rule in paragraph.rules}
    assert stated == {f"{letter}{n}" for n in range(1, last + 1)}


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.game)
def test_every_decision_of_this_table_is_listed_with_its_rule(book: Book) -> None:
    section = next(s for s in book.sections if s.id == "clarifications")
    listed = {r for p in section.parts if isinstance(p, Paragraph) for r in p.rules}
    assert {f"{LAW[book.game][0]}{n}" for n in DECIDED[book.game].split()} <= listed


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.game)
def test_message_ids_are_well_formed_and_given_once(book: Book) -> None:
    ids = [paragraph.id for paragraph in book.paragraphs()]
    assert len(ids) == len(set(ids))
    for id in ids:
        assert re.fullmatch(rf"rules\.{book.game}\.[a-z]+\.\d\d", id), id


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.game)
def test_links_lead_somewhere_and_drawn_pieces_exist(qapp: object, book: Book) -> None:
    for paragraph in book.paragraphs():
        for target in re.findall(r"\]\(#([\w-]+)\)", paragraph.source):
            assert target in book.anchors, paragraph.id
        assert paragraph.source.count("**") % 2 == 0, paragraph.id
    shown = rules_html.Page(book, rules_html.theme.LIGHT).html()
    names = set(re.findall(r'src="(piece:[^"]+)"', shown))
    assert names
    art = Artwork()
    for name in names:
        picture = rules_html.picture_of(name)
        assert picture.name() == name
        if picture.kind:
            assert not art.face(picture.game, picture.kind, picture.size, bare=True).isNull()


def test_every_pattern_has_a_paragraph_with_its_faan() -> None:
    """M17, M18"""
    by_anchor = {p.anchor: p for p in MAHJONG.paragraphs() if p.anchor}
    assert set(by_anchor) == {*patterns.PATTERNS, *patterns.LIMITS}
    for name, (faan, rule) in patterns.PATTERNS.items():
        assert f"– {faan} faan" in by_anchor[name].source, name
        assert rule in by_anchor[name].rules, name


def test_every_example_hand_is_what_the_engine_says_it_is() -> None:
    """M13–M18: legal, complete, and showing the pattern it stands under."""
    shown: set[str] = set()
    for example in MAHJONG.examples():
        hand = example.question
        held = [kind for group in example.groups for kind in group]
        assert all(held.count(k) <= (1 if k in BONUS else COPIES) for k in held)
        if hand is None:
            continue
        assert len(hand.concealed) + 3 * len(hand.melds) == 13
        found = scoring.score(hand)
        assert found is not None and found.legal
        ids = {point.id for point in found.points}
        assert set(example.shows) <= ids
        shown |= set(example.shows)
        group, place = example.last or (0, 0)
        assert example.groups[group][place] == hand.win_tile
    assert shown >= {*patterns.PATTERNS, *patterns.LIMITS}


def test_the_equipment_shows_every_tile() -> None:
    """M2"""
    section = next(s for s in MAHJONG.sections if s.id == "tiles")
    text = " ".join(p.source for p in section.parts if isinstance(p, Paragraph))
    drawn = {k for group in re.findall(r"\[\[([^\]]+)\]\]", text) for k in group.split()}
    assert drawn == {*KINDS, *BONUS}


def test_the_table_of_payments_and_the_worked_example_are_right() -> None:
    """M19, M20"""
    section = next(s for s in MAHJONG.sections if s.id == "payment")
    table = next(
        p.source
        for p in section.parts
        if isinstance(p, Paragraph) and p.source.startswith("| faan")
    )
    ranks, bases = ([int(x) for x in re.findall(r"\d+", row)] for row in table.splitlines())
    assert bases == [2**n for n in ranks] and ranks == list(range(3, 14))
    thrown, drawn = (part for part in section.parts if isinstance(part, Example))
    said = [p.source for p in section.parts if isinstance(p, Paragraph)][-2:]
    assert thrown.groups == drawn.groups
    found = scoring.score(thrown.question)
    assert found is not None and found.base is not None and found.capped_total == 4
    assert "four faan" in said[0] and f"West pays {3 * found.base}," in said[0]
    found = scoring.score(drawn.question)
    assert found is not None and found.base is not None and found.capped_total == 5
    assert "Five faan" in said[1] and f"opponent pays {found.base}," in said[1]
    assert f"you receive {3 * found.base}." in said[1]


def test_an_example_tells_its_patterns_and_payment(qapp: object) -> None:
    example = win("all_chows", "123m 456m 678p 45s 99p", "6s")
    said = describe("hk-mahjong", example)
    assert "All chows 1" in said and "the discarder pays 24" in said
    with pytest.raises(ValueError, match="does not win"):
        describe("hk-mahjong", win("", "123m 456m 678p 45s 99p", "9s"))
    with pytest.raises(ValueError, match="not tiles"):
        tiles("12x")


def test_the_engine_agrees_with_every_example_of_tien_gow() -> None:
    """T4, T8, T10, T11"""
    kinds = set()
    for example in book_of("tien-gow").examples():
        if example.question is None:
            for group in example.groups:
                asked = {"id": "", "type": "lead", "tiles": named(group)}
                assert tiengow.answer(asked, False)["legal"], group
            continue
        answer = tiengow.answer(example.question, False)
        kinds.add(example.question["type"])
        if example.question["type"] == "beats":
            assert answer["beats"] == (example.shows == ("beats",)), example.groups
        else:
            assert sum(answer["net"]) == 0 < answer["net"][example.question["winner"]]
    assert kinds == {"beats", "settlement"}
    settled = [e for e in book_of("tien-gow").examples() if e.question and "banker" in e.question]
    said = [describe("tien-gow", example) for example in settled]
    assert "Bao → You: 4" in said[0]
    assert "You → Bao: 2" in said[1]
    assert said[-1].count("Bao → You") == 3


def test_the_words_on_instant_payments_are_right() -> None:
    """T9"""
    text = next(p for p in book_of("tien-gow").paragraphs() if p.id.endswith("instant.04")).source
    won = group_of(named(("6-6", "6-6", "3-6", "4-5")))
    assert won is not None
    paid = {p.source: p.amount for p in instant_payments(2, 0, won, False)}
    assert f"Bao and Lin pay {paid[1]} each, Mei pays {paid[2]}." in text and paid[1] == paid[3]


def test_every_point_of_a_result_and_every_reason_has_its_place_in_the_rules() -> None:
    """What the result screens name, and the paragraphs of Tien Gow's "why not"."""
    assert book_of("tien-gow").anchors >= {
        *["no_columns", "columns", "excess", "banker", "supreme", "quartet", "captured", "sweep"],
        *["final_quartet", "final_supreme", "final_little_three"],
        *["T2", "T3", "T4", "T6", "T7"],
    }
    assert MAHJONG.anchors >= {*patterns.PATTERNS, *patterns.LIMITS, "M13"}


def test_the_engine_agrees_with_every_example_of_nantong(qapp: object) -> None:
    """N15–N25, and the two checks of N17."""
    hu: dict[tuple[str, str], int] = {}
    shapes, doublings, bonuses = set(), set(), set()
    for example in book_of("nantong").examples():
        question = example.question
        if question is None:
            continue
        answer: dict[str, Any] = longcards.answer(question, True)
        assert describe("nantong", example)
        if "what" in question:
            hu[question["what"], question["card"]] = answer["hu"]
            continue
        assert (answer["shape"],) == example.shows
        assert sum(answer["settlement"]) == 0 and answer["base"][1:] == [0, 0]
        shapes.add(answer["shape"])
        doublings.update(answer["doublings"])
        bonuses.update(one["id"] for one in answer["explain"]["seats"][0]["bonuses"])
    assert hu["hand3", "2M"] == 8 and hu["hand3", "2S"] == 24 and hu["hezi", "4C"] == 64
    assert {what for what, _ in hu} == set(longcards.COPIES_OF)
    assert shapes == set(SHAPES)
    assert doublings == set(DOUBLINGS)
    assert bonuses == {*SHAPES, "wenqian", "self_draw", "kong_replacement", *WAITS}
    assert book_of("nantong").anchors >= {*longcards.COPIES_OF, *doublings, *bonuses}


def test_the_numbers_of_the_settlement_of_nantong_are_right() -> None:
    """N23, N25"""
    said = {
        p.id[-2:]: p.source
        for s in book_of("nantong").sections
        for p in paragraphs_of(s)
        if s.id == "settlement"
    }
    assert [rounded(raw) for raw in (22, 20, 0)] == [30, 20, 0]
    assert "22 becomes 30, 20 stays 20, and 0 stays 0" in said["01"]
    assert settlement((100, 40, 20)) == (140, -40, -100)
    assert "100, 40 and 20 settle as +140, −40 and −100" in said["02"]


def test_an_item_of_a_list_is_one_line_of_its_message() -> None:
    for book in BOOKS.values():
        for paragraph in book.paragraphs():
            if paragraph.source.startswith("- "):
                assert all(line.startswith("- ") for line in paragraph.source.splitlines())


def test_the_equipment_shows_every_tile_and_card_of_the_other_games() -> None:
    """N2"""
    for game, id, kinds in (
        ("tien-gow", "tiles", {kind_of(piece) for piece in tiengow_pieces.PIECES}),
        ("nantong", "cards", {*longcards.KINDS, "FO", "PR", "LO", "JO", "WE"}),
    ):
        section = next(s for s in book_of(game).sections if s.id == id)
        text = " ".join(p.source for p in paragraphs_of(section))
        drawn = {k for group in re.findall(r"\[\[([^\]]+)\]\]", text) for k in group.split()}
        for part in section.parts:
            if isinstance(part, Example):
                drawn |= {kind for group in part.groups for kind in group}
        assert drawn == kinds


@pytest.mark.parametrize("id", ["M17", "all_chows", "payment", "nine_gates", "M9"])
def test_a_rule_or_pattern_can_be_opened(page: RulesPage, qtbot: QtBot, id: str) -> None:
    assert page.open_rule(id)
    qtbot.wait(30)
    wanted = next(
        p
        for s in MAHJONG.sections
        for p in (s.title, *s.parts)
        if isinstance(p, Paragraph) and (id == s.id or id == p.anchor or id in p.rules)
    )
    assert rules_html.plain(wanted.source)[:16] in top_text(page).replace("\xa0", " ")
    marked = page.reader.extraSelections()
    assert len(marked) == 1


def test_an_unknown_rule_moves_nothing(page: RulesPage) -> None:
    assert page.open_rule("M9")
    before = page.reader.verticalScrollBar().value()
    assert not page.open_rule("M99")
    assert page.reader.verticalScrollBar().value() == before


def test_search_lists_the_paragraphs_with_all_words(page: RulesPage, qtbot: QtBot) -> None:
    assert page.contents.count() == len(MAHJONG.sections)
    qtbot.keyClicks(page.search, "robbed kong")
    assert 0 < page.contents.count() < 12
    ids = {page.contents.item(n).data(ID) for n in range(page.contents.count())}
    assert "rules.hk-mahjong.kongs.04" in ids
    page.contents.itemActivated.emit(page.contents.item(0))
    assert page.finder.field.text() == "robbed kong"
    page.search.setText("zzz")
    assert page.contents.count() == 1 and not page.contents.item(0).data(ID)
    page.search.clear()
    assert page.contents.count() == len(MAHJONG.sections)


def test_the_search_is_used_by_keyboard_alone(page: RulesPage, qtbot: QtBot) -> None:
    """Enter goes to the first place, Down into the list, Esc back to the contents."""
    page.search.setFocus()
    qtbot.keyClicks(page.search, "robbed kong")
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert len(page.reader.extraSelections()) >= 1
    assert page.finder.field.text() == "robbed kong"
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.contents.currentRow() == 0
    with qtbot.assertNotEmitted(page.left):
        qtbot.keyClick(page.contents, Qt.Key.Key_Escape)
    assert page.contents.count() == len(MAHJONG.sections)
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.contents, Qt.Key.Key_Escape)


def test_what_was_not_found_leads_nowhere(page: RulesPage, qtbot: QtBot) -> None:
    page.search.setText("zzz")
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert page.finder.field.text() == ""


def test_words_in_bold_are_listed_without_marks_or_gaps(page: RulesPage) -> None:
    """A heading that was found stands once, not as its own snippet."""
    assert rules_html.plain("three **faan**; | **one**\n- two") == "three faan; one two"
    heading = rules_html.plain(MAHJONG.sections[0].title.shown())
    page.search.setText(heading)
    assert page.contents.item(0).text() == heading


def test_the_name_of_a_file_that_cannot_be_written_is_no_markup(page: RulesPage) -> None:
    box = page.pdf_refusal("<h1>rules</h1>.pdf")
    assert "<h1>rules</h1>.pdf" in box.text()
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert box.standardButtons() == QMessageBox.StandardButton.Ok


def test_the_rules_are_saved_from_a_dialog_that_nothing_waits_for(
    page: RulesPage, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("rules.pdf", "no such folder/rules.pdf"):
        page.save_pdf()  # comes back at once
        dialog = page.findChild(QFileDialog)
        assert dialog is not None and dialog.isVisible()
        dialog.fileSelected.emit(str(tmp_path / name))
        dialog.reject()
        qtbot.waitUntil(lambda: page.findChild(QFileDialog) is None)
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    refusal = page.findChild(QMessageBox)
    assert refusal is not None and "no such folder" in refusal.text()
    click(refusal.button(QMessageBox.StandardButton.Ok))
    qtbot.waitUntil(lambda: page.findChild(QMessageBox) is None)


def test_a_pdf_is_called_so(page: RulesPage) -> None:
    dialog = page.pdf_dialog()
    dialog.setOption(dialog.Option.DontUseNativeDialog)
    assert dialog.selectedFiles()[0].endswith("cardavia-hk-mahjong.pdf")
    dialog.selectFile("my-rules")
    assert dialog.selectedFiles()[0].endswith("my-rules.pdf")


def test_find_in_page_counts_and_goes_round(page: RulesPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.finder.isVisible()
    page.finder.field.setText("nine gates")
    first = page.finder.count.text()
    found = len(page.reader.extraSelections())
    assert found >= 2 and first.endswith(str(found))
    qtbot.keyClick(page.finder.field, Qt.Key.Key_Return)
    assert page.finder.count.text() != first
    for _ in range(found - 1):
        qtbot.keyClick(page.finder.field, Qt.Key.Key_Return)
    assert page.finder.count.text() == first
    page.finder.field.setText("no such words")
    assert page.finder.count.text() == "not found" and page.reader.extraSelections() == []
    qtbot.keyClick(page.finder.field, Qt.Key.Key_Escape)
    assert not page.finder.isVisible() and page.reader.extraSelections() == []


def test_pictures_follow_the_filters_and_the_place_stays(qtbot: QtBot) -> None:
    art = Artwork()
    made = RulesPage(art)
    made.resize(1000, 700)
    qtbot.addWidget(made)
    made.show()
    made.open_rule("tiles")
    qtbot.wait(30)
    before = made.reader.grab().toImage()
    place = made.reader.verticalScrollBar().value()
    with qtbot.waitSignal(art.changed, timeout=5000):
        art.set_filters(Filters(contrast=95, temperature=100))
    qtbot.wait(60)
    assert made.reader.verticalScrollBar().value() == place > 0
    assert made.reader.grab().toImage() != before
    art.close()


def test_pictures_are_made_at_the_screens_ratio(
    page: RulesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.reader, "devicePixelRatioF", lambda: 2.0)
    kind = QTextDocument.ResourceType.ImageResource.value
    made: Any = page.reader.loadResource(kind, "piece:hk-mahjong/5m/n/20")
    assert made.devicePixelRatio() == 2.0 and made.size() == QSize(40, 56)
    with pytest.raises(ValueError, match="no picture"):
        page.reader.loadResource(kind, "piece:chess/k/n/20")


class Shouting(QTranslator):
    """Answers every rules id with the same words."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return "ПРАВИЛО" if source.startswith("rules.") else ""

    def isEmpty(self) -> bool:
        return False


def test_a_catalogue_replaces_the_text_at_run_time(page: RulesPage, qtbot: QtBot) -> None:
    words = Shouting()
    QApplication.installTranslator(words)
    try:
        qtbot.waitUntil(lambda: "ПРАВИЛО" in page.reader.toPlainText())
        assert page.contents.item(0).text() == "ПРАВИЛО"
    finally:
        QApplication.removeTranslator(words)
    qtbot.waitUntil(lambda: "Aim of the game" in page.reader.toPlainText())


def test_larger_letters_make_larger_text_and_pieces(page: RulesPage, qapp: QApplication) -> None:
    before = QFont(qapp.font())
    html = rules_html.Page(MAHJONG, rules_html.theme.LIGHT).html()
    larger = QFont(before)
    larger.setPixelSize(28)
    qapp.setFont(larger)
    try:
        grown = rules_html.Page(MAHJONG, rules_html.theme.LIGHT).html()
    finally:
        qapp.setFont(before)
    widths = [max(int(w) for w in re.findall(r'width="(\d+)"', text)) for text in (html, grown)]
    assert widths[1] > widths[0]


def test_a_snippet_holds_its_word() -> None:
    text = "one two three " * 20 + "needle " + "four five six " * 20
    cut = snippet(text, "needle")
    assert "needle" in cut and cut.startswith("… ") and cut.endswith(" …") and len(cut) < 100


def test_the_rules_are_written_as_pdf_pages(page: RulesPage, tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    assert page.write_pdf(str(file))
    data = file.read_bytes()
    assert data.startswith(b"%PDF") and len(re.findall(rb"/Type\s*/Page\b", data)) > 4
    assert data.count(b"/Subtype /Image") > 40
    assert not page.write_pdf(str(tmp_path / "no such folder" / "rules.pdf"))


def test_another_language_keeps_the_paragraph_that_is_read(page: RulesPage, qtbot: QtBot) -> None:
    words = Pseudo()
    page.open_rule("payment")
    qtbot.wait(20)
    assert "payment" in page._read_now()
    before = page.reader.verticalScrollBar().value()
    QApplication.installTranslator(words)
    try:
        qtbot.waitUntil(lambda: "öööö" in page.reader.toPlainText())
        assert "payment" in page._read_now()
        assert page.reader.verticalScrollBar().value() > before
    finally:
        QApplication.removeTranslator(words)
    qtbot.waitUntil(lambda: "öööö" not in page.reader.toPlainText())
    assert "payment" in page._read_now()
