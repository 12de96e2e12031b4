"""The running points across deals (M4: it starts at 0 and may be negative)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..engine.core import Result


@dataclass(frozen=True, slots=True)
class Tally:
    """`points` and `wins` by seat, `deals` finished so far; voided deals are not counted."""

    points: tuple[int, ...]
    wins: tuple[int, ...]
    deals: int = 0

    @staticmethod
    def zero(seats: int) -> Tally:
        return Tally((0,) * seats, (0,) * seats)

    def add(self, result: Result) -> Tally:
        """The tally after a finished deal; raises ValueError when the seats do not fit."""
        if len(result.net) != len(self.points):
            raise ValueError(f"{len(result.net)} seats in the result, {len(self.points)} here")
        points = tuple(a + b for a, b in zip(self.points, result.net, strict=True))
        wins = tuple(n + (seat == result.winner) for seat, n in enumerate(self.wins))
        return replace(self, points=points, wins=wins, deals=self.deals + 1)
