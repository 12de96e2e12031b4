"""What the arena measures in one deal, by seat.

`points` is the change of points, `win` 1 for the winner. Mahjong: `clipped` are the points with
faan clipped at 6 (M19, M20), `deal_in` 1 for the one who paid for a discard or a robbed kong,
`draw` 1 for everybody in a drawn deal. Tien Gow: the winner is the one of the last trick.
Nantong: `exhausted` 1 for everybody, `total` the settled total of the seat in hu.
"""

from __future__ import annotations

from collections.abc import Callable

from cardavia_desktop.engine.core import Result

Figures = dict[str, float]

CLIPPED_FAAN = 6

SHARES = frozenset({"win", "deal_in", "draw", "exhausted"})
"""Figures that are 0 or 1 in a deal, reported as rates."""


def figures_of(game: str, result: Result, actions: int) -> list[Figures]:
    """The figures of each seat of one finished deal."""
    found: list[Figures] = [
        {"points": float(net), "win": float(result.winner == seat)}
        for seat, net in enumerate(result.net)
    ]
    more = _MORE.get(game)
    if more is not None:
        for seat, figures in enumerate(found):
            figures.update(more(result, seat))
    for figures in found:
        figures["actions"] = float(actions)
    return found


def _mahjong(result: Result, seat: int) -> Figures:
    scale = 1.0
    payers: list[int] = []
    if result.winner is not None:
        # Every win is worth three bases, from one payer or from three (M20).
        base = result.net[result.winner] / 3
        scale = min(base, 2.0**CLIPPED_FAAN) / base
        payers = [s for s, net in enumerate(result.net) if net < 0]
    return {
        "clipped": result.net[seat] * scale,
        "deal_in": float(payers == [seat]),
        "draw": float(result.winner is None),
    }


def _nantong(result: Result, seat: int) -> Figures:
    return {
        "total": float(result.detail.sheets[seat].total),
        "exhausted": float(result.kind == "exhausted"),
    }


_MORE: dict[str, Callable[[Result, int], Figures]] = {
    "hk-mahjong": _mahjong,
    "nantong": _nantong,
}
