"""From the table to the save and back. Imported when first needed: it brings pydantic (law 10)."""

from __future__ import annotations

from ..play.series import Series
from ..play.table import Table
from ..play.tally import Tally
from ..storage.saves import SavedDeal, Saves
from ..storage.versioned import Problem
from .shapes import Failure

__all__ = ["Saves", "failure", "saved", "take_up"]


def saved(series: Series, table: Table) -> SavedDeal:
    """What the save holds of the deal on the table."""
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


def take_up(deal: SavedDeal) -> tuple[Series, Table]:
    """The series and the table of a saved deal, as they were."""
    tally = Tally(deal.points, deal.wins, deal.deals)
    series = Series(deal.game, deal.level, deal.rotation, tally, deal.series, deal.bots)
    table = series.taken_up(deal.options, deal.actions, salt=deal.salt, assisted=deal.assisted)
    return series, table


def failure(problem: Problem) -> Failure:
    return Failure(f"save-{problem.kind}", problem.detail, problem.file)
