"""How long things stay on the table before play goes on."""

from __future__ import annotations

from ..engine.core import TABLE, Called, Ended, Scored
from ..engine.log import Entry
from .shapes import PERSON

STEP = {"slow": 1500, "normal": 750, "fast": 300, "instant": 0}
"""Milliseconds from one visible event to the next, by pace."""

READING = {"slow": 5000, "normal": 2200, "fast": 900, "instant": 0}
"""Milliseconds a finished trick or a claim stays before play goes on by itself, by pace."""


DEALING = {"slow": 3000, "normal": 1600, "fast": 700, "instant": 0}
"""Milliseconds the deal of the whole hands takes before anybody else acts, by pace."""

PAYING = {"slow": 1000, "normal": 800, "fast": 600, "instant": 0}
"""Milliseconds that tokens travel from the plates of those who pay, by pace."""

TOKENS = frozenset({"instant", "final"})
"""Reasons of payments that are made in tokens on the table; others wait for the result."""

BEAT = 250
"""Milliseconds between what happened and the tokens that it costs."""


def step(pace: str, entry: Entry) -> int:
    """Milliseconds until the next visible event; what it depends on is public (law 3)."""
    return (DEALING if entry.action.seat == TABLE else STEP)[pace] + paying(pace, entry)


def reading(pace: str, entry: Entry) -> int:
    """Milliseconds to read this entry, 0 when it needs no reading."""
    return READING[pace] + paying(pace, entry) if to_be_read(entry) else 0


def paying(pace: str, entry: Entry) -> int:
    """Milliseconds that the payments of this entry take one after the other."""
    rounds = sum(isinstance(e, Scored) and e.reason in TOKENS for e in entry.events)
    return rounds * (PAYING[pace] + BEAT) if PAYING[pace] else 0


ALWAYS_READ = frozenset({"trick"})
"""Calls that are read whoever made them: a finished trick is about to be cleared away."""


def to_be_read(entry: Entry) -> bool:
    """A finished trick, also the last; a call of another seat, points in the middle of a deal:
    where a deal ends otherwise, its result has its own screen."""
    calls = [event for event in entry.events if isinstance(event, Called)]
    if any(call.verb in ALWAYS_READ for call in calls):
        return True
    if any(isinstance(event, Ended) for event in entry.events):
        return False
    scored = any(isinstance(event, Scored) for event in entry.events)
    return scored or any(call.seat != PERSON for call in calls)
