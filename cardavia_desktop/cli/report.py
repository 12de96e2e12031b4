"""The arena's report: means with standard errors over walls, and differences between levels."""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from typing import Any

from cardavia_desktop.cli.figures import SHARES, Figures
from cardavia_desktop.cli.match import Outcome


def mean_and_error(values: list[float]) -> tuple[float, float | None]:
    """The mean and its standard error; None for the error of fewer than two values."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, None
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)


class Report:
    """Collects outcomes in the order of the walls. A wall with an error is left out of the means:
    without all its rotations it would favour a seat."""

    def __init__(self, game: str, seed: int, players: tuple[str, ...]) -> None:
        self.game = game
        self.seed = seed
        self.players = players
        self.walls = 0
        self.errors: list[str] = []
        self._by_wall: list[list[Figures]] = []

    def add(self, outcome: Outcome) -> None:
        self.walls += 1
        if outcome.errors:
            self.errors += outcome.errors
            return
        rotations = outcome.figures
        self._by_wall.append(
            [
                {name: sum(r[p][name] for r in rotations) / len(rotations) for name in first}
                for p, first in enumerate(rotations[0])
            ]
        )

    def _names(self) -> list[str]:
        return [name for name in self._by_wall[0][0] if name != "actions"] if self._by_wall else []

    def _of_level(self, level: str, name: str) -> list[float]:
        """Per wall, the mean of a figure over the players of one level."""
        who = [p for p, each in enumerate(self.players) if each == level]
        return [sum(wall[p][name] for p in who) / len(who) for wall in self._by_wall]

    def as_object(self) -> dict[str, Any]:
        """The report as plain data; every figure is a mean per deal with its standard error."""
        levels = sorted(set(self.players), key=self.players.index)
        names = self._names()
        return {
            "game": self.game,
            "seed": self.seed,
            "walls": self.walls,
            "deals": self.walls * len(self.players),
            "actions_per_deal": self._actions(),
            "players": [
                {"player": p, "level": level}
                | {name: _pair([wall[p][name] for wall in self._by_wall]) for name in names}
                for p, level in enumerate(self.players)
            ],
            "levels": {
                level: {name: _pair(self._of_level(level, name)) for name in names}
                for level in levels
            },
            "differences": [
                {"levels": [one, other]}
                | {
                    name: _pair(
                        [
                            a - b
                            for a, b in zip(
                                self._of_level(one, name), self._of_level(other, name), strict=True
                            )
                        ]
                    )
                    for name in names
                }
                for one, other in combinations(levels, 2)
            ],
            "errors": self.errors,
        }

    def _actions(self) -> float | None:
        if not self._by_wall:
            return None
        return round(sum(wall[0]["actions"] for wall in self._by_wall) / len(self._by_wall), 2)

    def as_text(self) -> str:
        data = self.as_object()
        rotations = len(self.players)
        lines = [f"{self.game}, {self.walls} walls × {rotations} rotations, seed {self.seed}"]
        names = self._names()
        rows = [["", *names]]
        for row in data["players"]:
            rows.append([f"{row['player'] + 1} {row['level']}", *(_cell(n, row[n]) for n in names)])
        if len(data["levels"]) < rotations:
            for level, row in data["levels"].items():
                rows.append([f"all {level}", *(_cell(n, row[n]) for n in names)])
        for row in data["differences"]:
            one, other = row["levels"]
            rows.append([f"{one} - {other}", *(_cell(n, row[n]) for n in names)])
        widths = [max(len(row[n]) for row in rows) for n in range(len(names) + 1)]
        for row in rows:
            cells = [f"{row[0]:<{widths[0]}}"]
            cells += [f"{cell:>{w}}" for cell, w in zip(row[1:], widths[1:], strict=True)]
            lines.append("  ".join(cells).rstrip())
        if data["actions_per_deal"] is not None:
            lines.append(f"{data['actions_per_deal']} actions a deal")
        lines.append(f"{len(self.errors)} errors")
        lines += self.errors
        return "\n".join(lines)


def _pair(values: list[float]) -> dict[str, float | None]:
    if not values:
        return {"mean": None, "se": None}
    mean, error = mean_and_error(values)
    return {"mean": round(mean, 6), "se": None if error is None else round(error, 6)}


def _cell(name: str, pair: dict[str, float | None]) -> str:
    mean, error = pair["mean"], pair["se"]
    if mean is None:
        return "-"
    scale, unit = (100.0, " %") if name in SHARES else (1.0, "")
    tail = "" if error is None else f" ± {error * scale:.2f}"
    return f"{mean * scale:.2f}{tail}{unit}"
