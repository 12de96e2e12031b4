"""House decisions on the play of a deal: every ◆ of the law that scoring does not own.

Each is one constant or one function, named with the paragraph it decides; the modules read them
through this one, so that a test can turn each round and see what notices. Those of scoring stand
in `patterns` and `readings`; who pays what (M20) in `scoring.payers`; which wind a seat has (M4)
in `pieces.seat_wind`. What is decided by a whole function of `rules` says so there: the deal's
flowers (M3), the end of the wall and the hands shown then (M12).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..core import Piece, Seat
from .pieces import BONUS
from .view import Discard, Meld

SEATS = 4
HAND = 13

DRAW_NET = (0, 0, 0, 0)
"""M1 ◆: a drawn deal pays nothing to anybody."""

CHAIN = len(BONUS)
"""M3 ◆: in play a flower's replacement that is a flower is replaced too, before anything else."""
DEAD_WALL = 0
"""M3 ◆: tiles at the back of the wall that are never drawn."""

TURN_STEP = 1
"""M4 ◆: play runs counter-clockwise; the next player sits at the right."""


def after(seat: Seat, steps: int = 1) -> Seat:
    """The seat so many steps on in turn order (M4)."""
    return (seat + steps * TURN_STEP) % SEATS


CHOW_CHOICE = True
"""M6 ◆: of several fitting chows the player chooses one."""


def nearest(claimers: Iterable[Seat], source: Seat) -> Seat:
    """M7 ◆, M9 ◆: of several equal claims the first in turn order after the discarder counts,
    and of several winners it alone wins."""
    return min(claimers, key=lambda seat: (seat - source) * TURN_STEP % SEATS)


KONG_ON_FIRST_TURN = True
"""M8 ◆: the dealer may declare a concealed kong before the first discard."""
CONCEALED_KONG_IS_PUBLIC = True
"""M8 ◆: everybody sees which kind a concealed kong is."""
HELD_TILE_MAY_ADD = True
"""M8 ◆: a tile held earlier may join the pung, not only the one just drawn."""
KONG_AFTER_KONG = True
"""M8 ◆: after a replacement another kong may be declared."""

ADDED_KONG_IS_ROBBABLE = True
"""M9: all others are asked."""
CONCEALED_KONG_IS_ROBBABLE = False
"""M9: not even by thirteen orphans."""
ROBBED_KEEPS_PUNG = True
"""M9 ◆: the pung stays where it was, exposed."""
ROBBED_PAYS = True
"""M9 ◆: the declarer pays like a discarder; otherwise everybody would, as for a self-draw."""

KONG_NEEDS = 1
"""M10 ◆: tiles that must be left in the wall for a kong; with exactly one it is legal."""
LAST_REPLACEMENT_IS_FINAL_DRAW = True
"""M10 ◆: the replacement that empties the wall is the final draw too."""

KONG_AFTER_CLAIM = False
"""M11 ◆: no kong in the turn of a chow or pung."""
WIN_AFTER_CLAIM = False
"""M11 ◆: no win in that turn either."""


def may_discard(piece: Piece, made: Meld) -> bool:
    """M11 ◆: any tile after a claim, also the claimed kind or the other end of the chow `made`."""
    return True


PUNG_ON_EMPTY_WALL = True
"""M12 ◆"""
CHOW_ON_EMPTY_WALL = True
"""M12 ◆"""


def is_final_discard(wall: int) -> bool:
    """M12 ◆: every discard made with an empty wall, also one after a claim of another."""
    return wall == 0


FLOWER_WITHOUT_REPLACEMENT_ENDS = True
"""M12 ◆: from the front, for a kong or for a flower; a declared kong stands."""
HANDS_SHOWN = True
"""M12 ◆: all hands are shown at the end of a deal, a drawn one too."""


def win_barred(tile: Piece, rivers: Sequence[Sequence[Discard]]) -> bool:
    """M13 ◆: passing a win costs nothing: no tile is barred by what lies in the rivers."""
    return False


DEALT_HAND_MAY_WIN = True
"""M13 ◆: the dealer may win on the fourteen dealt tiles."""


def dealt_last(hand: Sequence[Piece]) -> Piece:
    """M13 ◆: the fourteenth tile as dealt (or what replaced it) is the winning one."""
    return hand[HAND]
