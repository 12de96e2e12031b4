"""Parts of answers to questions: payments, points, groups as plain objects."""

from __future__ import annotations

from collections.abc import Sequence

from ..core import Payment, Point
from .pieces import Group, in_order
from .scoring import Settlement

Answer = dict[str, object]


def paid(payments: Sequence[Payment]) -> list[Answer]:
    """Who pays whom how much."""
    return [{"from": p.source, "to": p.target, "amount": p.amount} for p in payments]


def explained(payments: Sequence[Payment]) -> list[Answer]:
    """Payments with what they multiply: the base first, then each factor, by rule."""
    return [
        {
            "from": p.source,
            "to": p.target,
            "amount": p.amount,
            "points": [_point(point) for point in p.points],
        }
        for p in payments
    ]


def _point(point: Point) -> Answer:
    return {
        "id": point.id,
        "rule": point.rule,
        "value": point.value,
        "pieces": list(in_order(point.pieces)),
    }


def settled(final: Settlement) -> Answer:
    """The settlement: its factors, the accounts with the opponents, what is paid (T8–T11)."""
    return {
        "factors": [_point(point) for point in final.factors],
        "captured": final.captured,
        "accounts": [
            {"opponent": line.opponent, "columns": line.columns, "base": line.base, "rule": "T8"}
            for line in final.lines
        ],
        "payments": explained(final.payments),
    }


def group_shown(group: Group | None) -> Answer | None:
    """A group by kind, rank and pieces."""
    if group is None:
        return None
    return {
        "kind": group.kind,
        "rank": group.rank,
        "rule": "T6" if group.kind == "SUP" else "T3",
        "pieces": list(group.pieces),
    }
