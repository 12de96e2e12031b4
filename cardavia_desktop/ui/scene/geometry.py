"""Pure numbers: rectangles, poses, and the frames in which seats lay out their pieces. No Qt.

Everything is in logical pixels, origin at the top left of the table, y downwards.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from ...engine.core import Place, Seat

Slot = Place
"""Where a piece is shown: `hand@0.3`, `drawn@0`, `river@2.5`, `meld@1.4` (four slots a meld)."""

LIFT = 16.0
"""How far a selected piece rises."""


@dataclass(frozen=True, slots=True)
class Extent:
    """Size of the table."""

    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def overlaps(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether the two share more than a seam of `slack` pixels."""
        return (
            self.x + slack < other.right
            and other.x + slack < self.right
            and self.y + slack < other.bottom
            and other.y + slack < self.bottom
        )

    def holds(self, other: Rect, slack: float = 0.01) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


@dataclass(frozen=True, slots=True)
class Pose:
    """A piece of upright size w × h whose centre is at (x, y), turned clockwise by `turn`
    (0, 90, 180 or 270 degrees); `z` orders what may touch."""

    x: float
    y: float
    w: float
    h: float
    turn: int = 0
    z: float = 0.0

    @property
    def box(self) -> Rect:
        """The room it takes on the screen."""
        w, h = (self.h, self.w) if self.turn % 180 else (self.w, self.h)
        return Rect(self.x - w / 2, self.y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Look:
    """What lies at a slot. `piece` is None for a hidden one, whose `kind` is "" (its back).

    `ghost`: it was here and was claimed; `last`: the last discard, outlined; `lit`: an offered
    call would use it; `dim`: it cannot be chosen now; `chips`: short marks (`×2`).
    """

    piece: str | None = None
    kind: str = ""
    ghost: bool = False
    last: bool = False
    lit: bool = False
    dim: bool = False
    chips: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decor:
    """A picture on the felt that is no piece (name plate, centre plate).

    `paint(painter, w, h)` draws it in logical pixels at (0, 0) – (w, h). It is painted again only
    when `token`, the size, the pixel ratio or the language changes. `text` is for readers.
    """

    key: str
    rect: Rect
    token: Hashable
    paint: Callable[[Any, float, float], None]
    text: str = ""
    z: float = -10.0


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is: pieces by slot, name plates by seat, and the rooms of the table."""

    scale: float
    """1 at the size of the design (1120 × 848)."""
    poses: dict[Slot, Pose]
    plates: dict[Seat, Rect]
    centre: Rect
    bar: Rect
    note: Rect
    """A few words beside the call bar."""
    rooms: dict[str, Rect]
    """More named rooms of a game; `wall` is where pieces are drawn from."""


def scale_of(size: Extent, w: float = 1120.0, h: float = 848.0) -> float:
    """How much larger than the design the table is."""
    return max(0.55, min(size.w / w, size.h / h))


def around(seat: Seat, x: float, y: float) -> tuple[float, float]:
    """From the frame of a seat at a table of four (x to its right, y towards it) to the screen."""
    return ((x, y), (y, -x), (-x, -y), (-y, x))[seat]


TURN = (0, 270, 180, 90)
"""How a piece lies that faces the seat."""
