"""Pieces, felt, filters and icons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from cardavia_desktop import resources
from cardavia_desktop.engine.longcards import pieces as long_pieces
from cardavia_desktop.engine.mahjong import pieces as mahjong_pieces
from cardavia_desktop.ui.art import filters as visual
from cardavia_desktop.ui.art import glyphs, mahjong, nantong, tiengow
from cardavia_desktop.ui.art.artwork import Artwork
from cardavia_desktop.ui.art.emblem import SIZES as SIZES_OF_ICON
from cardavia_desktop.ui.art.emblem import paint_emblem
from cardavia_desktop.ui.art.filters import Filters, Superseded
from cardavia_desktop.ui.art.icons import DRAWN, icon
from cardavia_desktop.ui.art.painting import Look, felt_colour, margin, paint_felt, paint_piece

KINDS = {
    "hk-mahjong": mahjong_pieces.KINDS + mahjong_pieces.BONUS,
    "tien-gow": tiengow.KINDS,
    "nantong": long_pieces.KINDS + long_pieces.UNUSED,
}
SIZES = {"hk-mahjong": QSizeF(26, 36), "tien-gow": QSizeF(26, 62), "nantong": QSizeF(30, 81)}
SMALL = QSizeF(40, 56)
PLAIN = visual.tables(Filters())


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def flat(image: QImage) -> bytes:
    return pixels(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def shown(pixmap: QPixmap) -> bytes:
    return pixels(pixmap.toImage())


def difference(one: bytes, other: bytes) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("game", KINDS)
def test_every_piece_of_the_box_has_a_face_of_its_own_when_small(qapp: object, game: str) -> None:
    """M2, N2 and the 21 dominoes: no two kinds look alike, at 26 pixels' width or so."""
    faces = {
        kind: pixels(paint_piece(game, kind, SIZES[game], 1.0, Look())) for kind in KINDS[game]
    }
    assert len(set(faces.values())) == len(KINDS[game])
    back = pixels(paint_piece(game, "", SIZES[game], 1.0, Look()))
    kinds = list(faces)
    for n, kind in enumerate(kinds):
        assert difference(faces[kind], back) > 5000
        for other in kinds[n + 1 :]:
            assert difference(faces[kind], faces[other]) > 1500, (kind, other)


def test_the_long_cards_drawn_are_those_of_the_box() -> None:
    """N2"""
    assert nantong.KINDS + tuple(nantong.SPARE_GLYPHS) == long_pieces.KINDS + long_pieces.UNUSED
    assert set(nantong.OLD_GENERALS) == long_pieces.OLD_GENERALS


@pytest.mark.parametrize("kind", tiengow.KINDS)
def test_a_domino_shows_its_pips_ones_and_fours_red(kind: str) -> None:
    """How the tiles look: the larger number on top, 6-6 half red, other ones and fours red."""
    low, high = int(kind[0]), int(kind[2])
    dots = tiengow.pips(kind)
    assert len(dots) == low + high
    red = sum(dot[3] for dot in dots)
    assert red == (6 if kind == "6-6" else sum(n for n in (low, high) if n in (1, 4)))
    if low != high:
        assert sum(y < 1.2 for _, y, _, _ in dots) == high


@pytest.mark.parametrize("rank", range(1, 10))
def test_tiles_and_cards_show_as_many_pips_as_their_rank(rank: int) -> None:
    assert len(nantong.LATTICE[rank]) == rank
    if rank > 1:
        assert len(mahjong.DOTS[rank][1]) == rank
        assert len(mahjong.STICKS[rank][2]) == rank


@pytest.mark.parametrize(
    ("game", "kind"), [("hk-mahjong", "0m"), ("hk-mahjong", "f5"), ("nantong", "5X"), ("go", "1m")]
)
def test_an_unknown_piece_is_an_error(qapp: object, game: str, kind: str) -> None:
    with pytest.raises(KeyError):
        paint_piece(game, kind, SMALL, 1.0, Look())


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_picture_is_made_at_the_screens_ratio_with_room_for_its_shadow(
    qapp: object, ratio: float
) -> None:
    image = paint_piece("hk-mahjong", "5p", SMALL, ratio, Look())
    room = margin(SMALL)
    assert image.devicePixelRatio() == ratio
    assert image.width() == round((SMALL.width() + 2 * room) * ratio)
    assert image.height() == round((SMALL.height() + 2 * room) * ratio)
    assert image.pixelColor(0, 0).alpha() == 0
    bare = paint_piece("hk-mahjong", "5p", SMALL, ratio, Look(bare=True))
    assert bare.width() == round(SMALL.width() * ratio)


@pytest.mark.parametrize("mark", ["outlined", "dimmed", "ghost", "lifted", "index"])
def test_every_mark_can_be_seen_and_keeps_the_extent(qapp: object, mark: str) -> None:
    plain = paint_piece("hk-mahjong", "5p", SMALL, 1.0, Look())
    marked = paint_piece("hk-mahjong", "5p", SMALL, 1.0, Look(**{mark: True}))
    assert marked.size() == plain.size()
    assert difference(pixels(marked), pixels(plain)) > 1000


def test_a_turned_face_keeps_its_light_from_above(qapp: object) -> None:
    upright = paint_piece("hk-mahjong", "1m", SMALL, 1.0, Look())
    turned = paint_piece("hk-mahjong", "1m", SMALL, 1.0, Look(turn=180))
    middle = upright.width() // 2
    foot = margin(SMALL) + int(SMALL.height()) - 2
    assert upright.pixelColor(middle, foot) == turned.pixelColor(middle, foot)
    assert pixels(upright) != pixels(turned)
    with pytest.raises(ValueError, match="quarters"):
        Look(turn=45)


@pytest.mark.parametrize("percent", [0, 25, 75, 100])
@pytest.mark.parametrize("name", ["contrast", "temperature"])
def test_a_slider_off_the_middle_changes_pixels(qapp: object, name: str, percent: int) -> None:
    image = paint_piece("hk-mahjong", "5m", SMALL, 1.0, Look())
    made = visual.recolour(image, visual.tables(Filters(**{name: percent})))
    assert pixels(made) != pixels(image)
    assert made.size() == image.size()


def test_half_leaves_every_pixel_untouched(qtbot: QtBot) -> None:
    """50 % of contrast and temperature is the identity, whatever was set before."""
    identity = bytes(range(256))
    assert (identity, identity, identity) == PLAIN
    art = Artwork(Filters(contrast=90, temperature=10))
    art.face("hk-mahjong", "5m", SMALL)
    art.set_filters(Filters(grain=80), wait=True)
    drawn = paint_piece("hk-mahjong", "5m", SMALL, 1.0, Look())
    assert shown(art.face("hk-mahjong", "5m", SMALL)) == pixels(drawn)
    assert pixels(visual.recolour(drawn, PLAIN)) == pixels(drawn)
    cloth = QSizeF(64, 48)
    assert shown(art.felt(cloth)) == pixels(paint_felt(cloth, 1.0, PLAIN))


def test_the_felt_is_what_looking_up_every_pixel_would_give(qapp: object) -> None:
    lut = visual.tables(Filters(contrast=80, temperature=20))
    fast = pixels(paint_felt(QSizeF(320, 200), 1.0, lut))
    slow = pixels(visual.recolour(paint_felt(QSizeF(320, 200), 1.0, PLAIN), lut))
    assert max(abs(a - b) for a, b in zip(fast, slow, strict=True)) <= 2


def test_warmer_is_redder_and_less_blue_and_contrast_parts_light_from_dark() -> None:
    red, _, blue = visual.tables(Filters(temperature=100))
    assert red[128] > 128 > blue[128]
    red, _, blue = visual.tables(Filters(temperature=0))
    assert red[128] < 128 < blue[128]
    for table in visual.tables(Filters(contrast=100)):
        assert table[60] < 60 and table[200] > 200
        assert list(table) == sorted(table)


def test_no_grain_at_nought_and_at_most_twelve_levels_at_full(qapp: object) -> None:
    assert visual.grain_tile(0).isNull()
    assert visual.grain_levels(50) == visual.OWN_GRAIN
    for percent in (25, 50, 75, 100):
        tile = visual.grain_tile(percent)
        for level in (0, 90, 255):
            below = QImage(tile.size(), QImage.Format.Format_RGB32)
            below.fill(QColor(level, level, level))
            painter = QPainter(below)
            painter.drawImage(0, 0, tile)
            painter.end()
            found = set(pixels(below)[0::4])
            assert max(abs(level - v) for v in found) <= visual.grain_levels(percent) <= 12
            assert len(found) > 1


def test_grain_lies_on_the_piece_and_not_beside_it(qtbot: QtBot) -> None:
    art = Artwork(Filters(grain=100))
    plain = art.face("hk-mahjong", "5m", SMALL)
    grained = art.grained(plain)
    assert shown(grained) != shown(plain)
    assert grained.toImage().pixelColor(0, 0).alpha() == 0
    art.set_filters(Filters(grain=0), wait=True)
    assert shown(art.grained(plain)) == shown(plain)


def test_the_latest_wish_wins(qtbot: QtBot) -> None:
    art = Artwork()
    for kind in mahjong_pieces.KINDS:
        art.face("hk-mahjong", kind, SMALL)
    heard: list[Filters] = []
    art.changed.connect(lambda: heard.append(art.filters))
    last = Filters(contrast=70, temperature=60)
    with qtbot.waitSignal(art.changed, timeout=5000):
        for percent in (10, 30, 80):
            art.set_filters(Filters(contrast=percent))
        art.set_filters(last)
    # Drawn while the thread was at work, and afterwards: all through the last wish.
    qtbot.wait(50)
    assert heard == [last]
    drawn = paint_piece("hk-mahjong", "1m", SMALL, 1.0, Look())
    wanted = pixels(visual.recolour(drawn, visual.tables(last)))
    assert shown(art.face("hk-mahjong", "1m", SMALL)) == wanted
    art.close()


def test_a_return_to_what_is_shown_overtakes_a_wish_under_way(qtbot: QtBot) -> None:
    art = Artwork()
    art.face("hk-mahjong", "1m", SMALL)
    before = shown(art.face("hk-mahjong", "1m", SMALL))
    art.set_filters(Filters(contrast=100))
    art.set_filters(Filters())
    art.close()
    qtbot.wait(50)
    assert art.filters == Filters()
    assert shown(art.face("hk-mahjong", "1m", SMALL)) == before


def test_stale_work_stops(qapp: object) -> None:
    image = QImage(512, 512, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    asked: list[int] = []

    def stale() -> bool:
        asked.append(1)
        return len(asked) > 2

    with pytest.raises(Superseded):
        visual.recolour(image, visual.tables(Filters(contrast=80)), stale)
    assert len(asked) == 3


def test_percentages_outside_their_range_are_errors() -> None:
    with pytest.raises(ValueError, match="grain"):
        Filters(grain=101)


def test_pictures_are_kept_and_those_unused_for_longest_let_go(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = paint_piece("hk-mahjong", "1m", SMALL, 1.0, Look()).sizeInBytes()
    monkeypatch.setattr("cardavia_desktop.ui.art.artwork.MOST_KEPT", 3 * size)
    art = Artwork()
    first = art.face("hk-mahjong", "1m", SMALL)
    second = art.face("hk-mahjong", "2m", SMALL)
    art.face("hk-mahjong", "3m", SMALL)
    assert art.face("hk-mahjong", "1m", SMALL).cacheKey() == first.cacheKey()
    art.face("hk-mahjong", "4m", SMALL)
    assert art.face("hk-mahjong", "1m", SMALL).cacheKey() == first.cacheKey()
    assert art.face("hk-mahjong", "2m", SMALL).cacheKey() != second.cacheKey()


def test_sizes_that_are_no_longer_asked_for_are_not_remade(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = Artwork()
    for width in range(20, 40):
        art.face("hk-mahjong", "1m", QSizeF(width, width * 1.4))
    art.set_filters(Filters(contrast=60), wait=True)
    art.face("hk-mahjong", "1m", SMALL)
    remade: list[int] = []
    monkeypatch.setattr(visual, "recolour", lambda image, *_: remade.append(1) or image)
    art.set_filters(Filters(contrast=70), wait=True)
    assert len(remade) == 1


@pytest.mark.parametrize("name", DRAWN)
def test_every_icon_draws_lines_inside_its_square(qapp: object, name: str) -> None:
    image = icon(name, QColor("black"), 24, 2).toImage()
    assert image.width() == 48
    inked = sum(1 for a in pixels(image)[3::4] if a > 60)
    assert 40 < inked < 1200
    assert all(image.pixelColor(x, 0).alpha() < 200 for x in range(48))


def test_a_character_the_font_lacks_is_an_error(qapp: object) -> None:
    with pytest.raises(glyphs.GlyphMissing):
        glyphs.outline("\N{SNOWMAN}")


def test_the_felt_darkens_from_the_middle_outward() -> None:
    levels = [felt_colour(n / 20).lightness() for n in range(21)]
    assert levels == sorted(levels, reverse=True)


@pytest.mark.parametrize("side", SIZES_OF_ICON)
def test_the_icon_files_are_there_in_their_sizes(qapp: object, side: int) -> None:
    image = QImage(str(resources.path(f"icons/cardavia-{side}.png")))
    assert image.width() == image.height() == side
    assert image.pixelColor(0, 0).alpha() == 0
    assert difference(flat(image), flat(paint_emblem(side))) / side**2 < 8
