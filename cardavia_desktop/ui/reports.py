"""From the referee to the shapes that the interface gets: the person's seat and nothing more."""

from __future__ import annotations

from ..engine.log import Entry, redacted
from ..play.series import Series
from ..play.table import Table, only_pass
from .shapes import PERSON, Asked, Finished, Happening, Rewound, Started


def started(series: Series, table: Table, *, resumed: bool) -> Started:
    return Started(
        game=series.game,
        level=series.level,
        rotation=series.rotation,
        first=table.options.first,
        view=table.sight(PERSON).view,
        history=table.entries_for(PERSON),
        tally=series.tally,
        assisted=table.assisted,
        resumed=resumed,
        seal=table.seal,
    )


def happening(table: Table, entry: Entry) -> Happening | None:
    """None for an entry of which the person sees nothing."""
    seen = redacted(entry, PERSON)
    if not seen.events:
        return None
    return Happening((seen,), table.sight(PERSON).view, table.can_undo)


def asked(table: Table) -> Asked | None:
    """The person's open question; None when there is none, or none but to pass."""
    sight = table.sight(PERSON)
    if not sight.legal or only_pass(sight.legal):
        return None
    return Asked(sight.ticket, sight.view, sight.legal, table.can_undo, table.can_redo)


def rewound(table: Table) -> Rewound:
    return Rewound(
        view=table.sight(PERSON).view,
        history=table.entries_for(PERSON),
        assisted=table.assisted,
        can_undo=table.can_undo,
        can_redo=table.can_redo,
    )


def finished(series: Series, table: Table) -> Finished:
    """Of a deal that is over; only here salt and shuffle leave the referee (law 12)."""
    result, shuffle = table.result, table.shuffle
    if result is None or shuffle is None:
        raise ValueError("the deal is not over")
    return Finished(
        result=result,
        tally=series.tally.add(result),
        view=table.sight(PERSON).view,
        assisted=table.assisted,
        can_undo=table.can_undo,
        seal=table.seal,
        salt=table.salt,
        shuffle=shuffle,
    )
