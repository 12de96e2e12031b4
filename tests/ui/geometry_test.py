"""Where things lie on the mahjong table: pure numbers, no Qt."""

from __future__ import annotations

from itertools import combinations

import mahjong_views as views
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.engine.core import Place
from cardavia_desktop.ui.games.mahjong_table import MeldShape, Shape, lay_out, ordered, shape_of
from cardavia_desktop.ui.scene.geometry import LIFT, Extent, Layout, Rect

SIZES = [
    (1024, 588), (680, 588), (1120, 848), (1200, 700), (1600, 860), (900, 1100),
    (2240, 1388), (3520, 2108), (3840, 2108), (2400, 600),
]  # fmt: skip


def collisions(layout: Layout) -> list[str]:
    """Pairs of things that share room; hand tiles are taken with their lift."""
    boxes: list[tuple[str, Rect]] = [
        (str(slot), pose.box) for slot, pose in layout.poses.items()
    ]
    boxes += [(f"plate {seat}", rect) for seat, rect in layout.plates.items()]
    boxes += [("centre", layout.centre), ("bar", layout.bar)]
    found = [f"{a} on {b}" for (a, x), (b, y) in combinations(boxes, 2) if x.overlaps(y)]
    for slot, pose in layout.poses.items():
        if slot.seat == 0 and slot.name in ("hand", "drawn"):
            raised = Rect(pose.box.x, pose.box.y - LIFT, pose.box.w, pose.box.h + LIFT)
            others = [*layout.plates.values(), layout.bar]
            found += [f"{slot} lifted" for rect in others if raised.overlaps(rect)]
    return found


def outside(layout: Layout, size: Extent) -> list[str]:
    room = Rect(0, 0, size.w, size.h)
    named = [(str(slot), pose.box) for slot, pose in layout.poses.items()]
    named += [(f"plate {seat}", rect) for seat, rect in layout.plates.items()]
    named += [("bar", layout.bar), ("centre", layout.centre)]
    return [name for name, rect in named if not room.holds(rect)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("make", [views.full, views.opening], ids=["full", "opening"])
def test_nothing_overlaps_and_nothing_leaves_the_table(
    make: object, seat: int, size: tuple[int, int]
) -> None:
    extent = Extent(*size)
    layout = lay_out(shape_of(make(seat)), extent)  # type: ignore[operator]
    assert collisions(layout) == []
    assert outside(layout, extent) == []


melds = st.lists(
    st.tuples(st.integers(3, 4), st.integers(0, 2)).map(
        lambda pair: MeldShape(pair[0], tuple(range(pair[1])))
    ),
    max_size=4,
).map(tuple)


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    sets = tuple(draw(melds) for _ in range(4))
    drawn = draw(st.integers(0, 3))
    return Shape(
        tuple(13 - 3 * len(own) for own in sets),
        tuple(seat == drawn for seat in range(4)),
        sets,
        tuple(draw(st.integers(0, 8)) for _ in range(4)),
        tuple(draw(st.integers(0, 24)) for _ in range(4)),
    )


@settings(max_examples=60, deadline=None)
@given(shapes(), st.integers(780, 3840), st.integers(588, 2160))
def test_any_table_fits_any_window(shape: Shape, width: int, height: int) -> None:
    extent = Extent(width, height)
    layout = lay_out(shape, extent)
    assert collisions(layout) == []
    assert outside(layout, extent) == []


def test_the_same_view_always_lies_the_same() -> None:
    size = Extent(1120, 848)
    assert lay_out(shape_of(views.claim()), size) == lay_out(shape_of(views.claim()), size)


def test_every_tile_of_the_view_has_its_place() -> None:
    view = views.full(2)
    layout = lay_out(shape_of(view), Extent(1120, 848))
    rivers = sum(slot.name == "river" for slot in layout.poses)
    laid = sum(slot.name == "meld" for slot in layout.poses)
    assert (rivers, laid) == (96, 64)
    assert Place("drawn", 2) in layout.poses


@pytest.mark.parametrize(("source", "place"), [(3, 0), (2, 1), (1, 2)])
def test_a_claimed_tile_lies_on_the_side_of_its_source(source: int, place: int) -> None:
    """Left for the player at the left, middle for the one opposite, right for the right one."""
    from cardavia_desktop.engine.mahjong.view import Meld

    meld = Meld("pung", "exposed", ("R.1", "R.2", "R.3"), source, "R.2")
    pieces, turned = ordered(meld, 0)
    assert pieces[place] == "R.2"
    assert turned == (place,)


def test_the_hand_does_not_move_when_a_tile_is_drawn() -> None:
    size = Extent(1120, 848)
    before = lay_out(shape_of(views.claim()), size)
    after = lay_out(shape_of(views.turn()), size)
    for i in range(13):
        slot = Place("hand", 0, i)
        assert before.poses[slot] == after.poses[slot]


def test_the_drawn_tile_stands_apart() -> None:
    layout = lay_out(shape_of(views.turn()), Extent(1120, 848))
    last, drawn = layout.poses[Place("hand", 0, 12)], layout.poses[Place("drawn", 0)]
    assert drawn.box.x - last.box.right > 0.1 * drawn.w


def test_rivers_run_in_order_from_each_players_left() -> None:
    layout = lay_out(shape_of(views.full(0)), Extent(1120, 848))
    first, second = (layout.poses[Place("river", 0, i)] for i in (0, 1))
    assert (second.x > first.x, second.y) == (True, first.y)
    first, second = (layout.poses[Place("river", 1, i)] for i in (0, 1))
    assert (second.y < first.y, second.x) == (True, first.x)
    first, second = (layout.poses[Place("river", 2, i)] for i in (0, 1))
    assert second.x < first.x
    first, second = (layout.poses[Place("river", 3, i)] for i in (0, 1))
    assert second.y > first.y
