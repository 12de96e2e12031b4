"""The small language that every game, the referee, the bots and the interface share.

A deal is a list of actions (law 1). A rules module turns (state, action) into a new state and
events; a view is what one seat may know. States are treated as immutable values: `apply` returns
a new one and never touches the old one.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

Seat = int
"""0 is the person at the bottom; seat s + 1 sits at the right of seat s (counter-clockwise)."""

TABLE: Seat = -1
"""The seat that performs chance actions (the shuffle)."""

Piece = str
"""Notation of one physical piece: `5p.2` (second copy of 5 dots), `f1`, `6-6a`, `5C.3`."""


class IllegalAction(ValueError):
    """The action is not legal in this position; nothing has changed. The text holds both."""


class NotationError(ValueError):
    """A text is not the notation of the value asked for."""


def seat_str(seat: Seat) -> str:
    return "T" if seat == TABLE else str(seat)


def parse_seat(text: str) -> Seat:
    if text == "T":
        return TABLE
    if len(text) == 1 and text in "0123":
        return int(text)
    raise NotationError(f"not a seat: {text[:20]!r}")


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where a piece can lie: `hand@0`, `river@2`, `meld@1.0` (first meld of seat 1), `wall`."""

    name: str
    seat: Seat = TABLE
    index: int = -1

    def __str__(self) -> str:
        if self.seat == TABLE:
            return self.name
        tail = "" if self.index < 0 else f".{self.index}"
        return f"{self.name}@{self.seat}{tail}"

    __repr__ = __str__

    @staticmethod
    def parse(text: str) -> Place:
        name, at, rest = text.partition("@")
        if not name.isidentifier():
            raise NotationError(f"not a place: {text[:40]!r}")
        if not at:
            return Place(name)
        seat, dot, index = rest.partition(".")
        if dot and not (index.isdecimal() and len(index) < 4):
            raise NotationError(f"not a place: {text[:40]!r}")
        place = Place(name, parse_seat(seat), int(index) if dot else -1)
        if str(place) != text:  # 01, digits of another script
            raise NotationError(f"not a place: {text[:40]!r}")
        return place


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """What a seat does: `0 discard 5p.2`, `2 pass`, `T shuffle 1m.1 …`.

    `pieces` are the physical pieces the seat itself puts in (for a claim, those from its hand).
    """

    seat: Seat
    verb: str
    pieces: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        return " ".join((seat_str(self.seat), self.verb, *self.pieces))

    __repr__ = __str__

    @staticmethod
    def parse(text: str) -> Action:
        parts = text.split(" ")
        if len(parts) < 2 or not parts[1].isidentifier() or "" in parts or len(parts) > 200:
            raise NotationError(f"not an action: {text[:60]!r}")
        return Action(parse_seat(parts[0]), parts[1], tuple(parts[2:]))


Audience = tuple[Seat, ...] | None
"""The seats that may see the faces in an event; None is everybody."""


@dataclass(frozen=True, slots=True)
class Moved:
    """`count` pieces go from one place to another; `pieces` is empty in a redacted event.

    `note` is public: `drawn` marks a discard of the piece just drawn, `back` a draw from the
    back of the wall, `dealt` the opening deal, `replacement` a kong's replacement.
    """

    pieces: tuple[Piece, ...]
    source: Place
    target: Place
    audience: Audience = None
    note: str = ""
    count: int = -1

    def __post_init__(self) -> None:
        if self.count < 0:
            object.__setattr__(self, "count", len(self.pieces))


@dataclass(frozen=True, slots=True)
class Shown:
    """Pieces lying at `place` turn face up for everybody (hands at the end, a Hezi)."""

    pieces: tuple[Piece, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Called:
    """A seat says a word aloud: pung, kong, win, ready … `pieces` are public ones."""

    seat: Seat
    verb: str
    pieces: tuple[Piece, ...] = ()
    source: Seat = TABLE


@dataclass(frozen=True, slots=True)
class Turn:
    """The public turn marker moves to `seat`; `phase` is a word of the game (`draw`, `claim` …)."""

    seat: Seat
    phase: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """One line of a score: `id` names it in the law's table, `rule` the paragraph."""

    id: str
    rule: str
    value: int
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Payment:
    """`source` pays `target` `amount` points (> 0); `points` explain every factor."""

    source: Seat
    target: Seat
    amount: int
    points: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Scored:
    """Points change hands (instant payments during play, the settlement at the end)."""

    payments: tuple[Payment, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Ended:
    """The deal is over; `kind` as in `Result.kind`."""

    kind: str
    winner: Seat | None = None


Event = Moved | Shown | Called | Turn | Scored | Ended


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as `seat` may know it: faces outside the audience become a count."""
    if isinstance(event, Moved) and event.audience is not None and seat not in event.audience:
        return replace(event, pieces=(), audience=())
    if isinstance(event, Moved) and event.audience is not None:
        return replace(event, audience=(seat,))
    return event


def _join(pieces: tuple[Piece, ...]) -> str:
    return ",".join(pieces) or "-"


def _split(text: str) -> tuple[Piece, ...]:
    return () if text == "-" else tuple(text.split(","))


def _payment_str(p: Payment) -> str:
    points = "+".join(f"{q.id}/{q.rule}/{q.value}/{_join(q.pieces)}" for q in p.points) or "-"
    return f"{seat_str(p.source)}>{seat_str(p.target)}={p.amount};{points}"


def _parse_payment(text: str) -> Payment:
    head, points = text.split(";", 1)
    ends, amount = head.split("=")
    source, target = ends.split(">")
    lines = [] if points == "-" else [q.split("/") for q in points.split("+")]
    return Payment(
        parse_seat(source),
        parse_seat(target),
        int(amount),
        tuple(Point(i, r, int(v), _split(x)) for i, r, v, x in lines),
    )


def event_str(event: Event) -> str:
    """One line of text for an event; `parse_event` is its inverse."""
    match event:
        case Moved(pieces, source, target, audience, note, count):
            what = _join(pieces) if pieces else f"?{count}"
            seen = "*" if audience is None else "".join(map(seat_str, audience)) or "-"
            return f"moved {source}>{target} {what} {seen} {note or '-'}"
        case Shown(pieces, place):
            return f"shown {place} {_join(pieces)}"
        case Called(seat, verb, pieces, source):
            return f"called {seat_str(seat)} {verb} {_join(pieces)} {seat_str(source)}"
        case Turn(seat, phase):
            return f"turn {seat_str(seat)} {phase or '-'}"
        case Scored(payments, reason):
            return f"scored {reason or '-'} {'|'.join(map(_payment_str, payments)) or '-'}"
        case Ended(kind, winner):
            return f"ended {kind} {'-' if winner is None else seat_str(winner)}"


def parse_event(text: str) -> Event:
    """The event whose notation this is; raises NotationError."""
    event = _read_event(text)
    if event_str(event) != text:  # +1, an empty note, digits of another script
        raise NotationError(f"not an event: {text[:60]!r}")
    return event


def _read_event(text: str) -> Event:
    try:
        name, *rest = text.split(" ")
        match name, rest:
            case "moved", [ends, what, seen, note]:
                source, target = map(Place.parse, ends.split(">"))
                hidden = what.startswith("?")
                return Moved(
                    () if hidden else _split(what),
                    source,
                    target,
                    None if seen == "*" else tuple(map(parse_seat, seen.replace("-", ""))),
                    "" if note == "-" else note,
                    int(what[1:]) if hidden else -1,
                )
            case "shown", [place, pieces]:
                return Shown(_split(pieces), Place.parse(place))
            case "called", [seat, verb, pieces, source]:
                return Called(parse_seat(seat), verb, _split(pieces), parse_seat(source))
            case "turn", [seat, phase]:
                return Turn(parse_seat(seat), "" if phase == "-" else phase)
            case "scored", [reason, payments]:
                each = () if payments == "-" else tuple(payments.split("|"))
                return Scored(
                    tuple(map(_parse_payment, each)), "" if reason == "-" else reason
                )
            case "ended", [kind, winner]:
                return Ended(kind, None if winner == "-" else parse_seat(winner))
            case _:
                pass
    except NotationError:
        raise
    except ValueError as error:
        raise NotationError(f"not an event: {text[:60]!r}") from error
    raise NotationError(f"not an event: {text[:60]!r}")


@dataclass(frozen=True, slots=True)
class Options:
    """How a deal starts. `first` is the dealer (mahjong: East; Tien Gow: the banker)."""

    first: Seat = 0


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended. `net` is the change per seat and sums to zero.

    `kind`: `win`, `draw` or `exhausted`. `points` are the winner's lines in table order;
    `detail` holds the game's own explanation (its type is named in that game's scoring module).
    """

    kind: str
    winner: Seat | None
    net: tuple[int, ...]
    points: tuple[Point, ...] = ()
    payments: tuple[Payment, ...] = ()
    detail: Any = None


S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step:
    """What `apply` gives: the new state and the events that led to it, in order."""

    state: Any
    events: tuple[Event, ...]


class Game(Protocol[S, V]):
    """One game, as the referee, the arena and the conformance suite see it.

    `to_act` is `(TABLE,)` before the shuffle, `()` at the end, one seat on a turn, and in a claim
    window every seat that has not answered yet, the discarder excluded (law 2). `legal(s, seat)`
    is `()` for a seat that is not to act; its order is fixed and its first member is harmless
    (pass, or the first discard). Answers in a window are private: `apply` emits no event
    for them until the last one is in.
    """

    name: str
    seats: int
    pieces: tuple[Piece, ...]

    def new(self, options: Options) -> S: ...
    def to_act(self, state: S) -> tuple[Seat, ...]: ...
    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]: ...
    def chance(self, state: S, rng: random.Random) -> Action: ...
    def apply(self, state: S, action: Action) -> Step: ...
    def result(self, state: S) -> Result | None: ...
    def view(self, state: S, seat: Seat) -> V: ...
    def view_legal(self, view: V) -> tuple[Action, ...]:
        """The legal actions of the view's own seat, from the view alone."""
        ...

    def imagine(self, view: V, rng: random.Random) -> S:
        """A reachable state with `view(imagine(v, rng), seat) == v`."""
        ...

    def reshuffled(self, state: S, seat: Seat, rng: random.Random) -> S:
        """The state with all pieces hidden from `seat` exchanged at random among the places
        they may lie in (kept reachable); made from the state, never from the view, so that the
        fairness test finds leaks in the view."""
        ...

    def places(self, state: S) -> dict[Place, tuple[Piece, ...]]:
        """Every piece in play, exactly once, by place (the referee's picture; for tests)."""
        ...
