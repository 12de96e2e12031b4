"""The saves, for the conductor. Storage, and with it pydantic, is imported when something is first
read or written: that is after the first frame, on the session thread (law 10)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..play.series import Series
from ..play.table import Table
from ..play.tally import Tally
from . import later
from .shapes import PERSON, Failure

if TYPE_CHECKING:
    from ..storage.results import Outcome, Results
    from ..storage.saves import SavedDeal, Saves
    from ..storage.versioned import Problem


class Archive:
    """`saves` is a folder, None for the platform's own. Nothing raises for what is wrong on the
    disk: a Failure comes back."""

    def __init__(self, saves: Path | None) -> None:
        self._folder = saves
        self._saves: Saves | None = None
        self._results: Results | None = None

    def warm_up(self) -> None:
        """Import what later calls need."""
        self._saves_ready()

    def write(self, series: Series, table: Table) -> Failure | None:
        """Save the deal on the table."""
        return _failure(self._saves_ready().write(_saved(series, table)))

    def load(self, game: str) -> tuple[tuple[Series, Table] | None, Failure | None]:
        """The saved deal as it was, and what to tell."""
        loaded = self._saves_ready().load(game)
        found = None if loaded.value is None else _taken_up(loaded.value)
        return found, _failure(loaded.problem)

    def results(self) -> tuple[tuple[Outcome, ...], Failure | None]:
        """The last results, newest last, and what to tell."""
        outcomes, problem = self._results_ready().load()
        return outcomes, _failure(problem, "results")

    def note_result(self, table: Table, tally: Tally) -> Failure | None:
        """Keep what the person gained in a deal that is over; `tally` is the one after it."""
        from ..storage.results import Outcome

        assert table.result is not None
        net, points = table.result.net[PERSON], tally.points[PERSON]
        outcome = Outcome(table.game.name, net, points, table.seal)
        return _failure(self._results_ready().add(outcome), "results")

    def forget_result(self, table: Table) -> tuple[bool, Failure | None]:
        """The deal goes on after its end was undone; whether its result had been kept."""
        dropped, problem = self._results_ready().forget(table.seal)
        return dropped, _failure(problem, "results")

    def _results_ready(self) -> Results:
        if self._results is None:
            later.load_storage()
            from ..storage.results import Results

            path = None if self._folder is None else self._folder / "results.json"
            self._results = Results(path)
        return self._results

    def _saves_ready(self) -> Saves:
        if self._saves is None:
            later.load_storage()
            from ..storage.saves import Saves

            self._saves = Saves(self._folder)
        return self._saves


def _failure(problem: Problem | None, what: str = "save") -> Failure | None:
    if problem is None:
        return None
    return Failure(f"{what}-{problem.kind}", problem.detail, problem.file)


def _saved(series: Series, table: Table) -> SavedDeal:
    from ..storage.saves import SavedDeal

    return SavedDeal(
        game=series.game,
        options=table.options,
        actions=table.actions,
        level=series.level,
        rotation=series.rotation,
        assisted=table.assisted,
        bots=table.bots,
        salt=table.salt,
        points=series.tally.points,
        wins=series.tally.wins,
        deals=series.tally.deals,
        series=series.shuffle,
    )


def _taken_up(deal: SavedDeal) -> tuple[Series, Table]:
    tally = Tally(deal.points, deal.wins, deal.deals)
    series = Series(deal.game, deal.level, deal.rotation, tally, deal.series, deal.bots)
    table = series.taken_up(deal.options, deal.actions, salt=deal.salt, assisted=deal.assisted)
    return series, table
