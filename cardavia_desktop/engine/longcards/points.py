"""A winner's sheet as the shared lines of a score (`core.Point`), with the pieces of each."""

from __future__ import annotations

from ..core import Piece, Point
from .pieces import KIND
from .scoring import Sheet
from .view import Meld


def winner_points(
    sheet: Sheet,
    hand: tuple[Piece, ...],
    melds: tuple[Meld, ...],
    hezi: tuple[Piece, ...],
    won: Piece | None,
) -> tuple[Point, ...]:
    """Points in table order: scoring groups (N16), shape and Wenqian (N20), bonuses (N21), then
    doublings (N22), whose value is the factor 2."""
    points = []
    for line in sheet.lines:
        laid = [meld.pieces for meld in melds if meld.what == line.what]
        groups = [pieces for pieces in laid if KIND[pieces[0]] == line.card]
        if line.what == "hezi":
            pieces = hezi
        elif groups:
            pieces = groups[0]
        else:
            pieces = tuple(p for p in hand if KIND[p] == line.card)
            if line.what == "pong" and won is not None:
                pieces = (*pieces, won)
        points.append(Point(line.what, "N16", line.hu, pieces))
    if sheet.shape is not None:
        points.append(Point(sheet.shape, "N20", sheet.shape_hu))
    for name, rule, value in (
        ("wenqian", "N20", sheet.wenqian),
        ("self_draw", "N21", sheet.self_draw),
        ("kong_replacement", "N21", sheet.kong_replacement),
        (f"wait_{sheet.wait_kind}", "N21", sheet.wait),
    ):
        if value:
            points.append(Point(name, rule, value))
    points += [Point(name, "N22", 2) for name in sheet.doublings]
    return tuple(points)
