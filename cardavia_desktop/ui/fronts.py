"""The face of every game on the home page: enough to choose it, without loading the game itself.

The first frame needs no engine; the presenters say the same (a test compares them).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Front:
    """`sample` are kinds drawn on the card, `proportion` the height of a piece by its width."""

    game: str
    sample: tuple[str, ...]
    proportion: float

    def title(self) -> str:
        return {
            "hk-mahjong": translate("Games", "Hong Kong Mahjong"),
            "tien-gow": translate("Games", "Tien Gow"),
            "nantong": translate("Games", "Nantong Long Cards"),
        }[self.game]

    def tagline(self) -> str:
        return {
            "hk-mahjong": translate(
                "Games", "Four sets and a pair worth three faan, before three others."
            ),
            "tien-gow": translate("Games", "Chinese dominoes: everything for the last trick."),
            "nantong": translate(
                "Games", "Seven groups and a pair; every triple counts, win or not."
            ),
        }[self.game]


FRONTS = {
    front.game: front
    for front in (
        Front("hk-mahjong", ("R", "2p", "5m", "8s"), 1.34),
        Front("tien-gow", ("6-6", "4-5", "1-1", "2-6"), 2.4),
        Front("nantong", ("2S", "3M", "6C", "RF"), 2.7),
    )
}
