"""Who starts a deal: the rotation rules of the games, and the streams of chance (law 12)."""

from __future__ import annotations

import hashlib
import random
import secrets
from dataclasses import dataclass
from typing import Literal

from ..engine.core import Result, Seat


@dataclass(frozen=True, slots=True)
class Policy:
    """How the first seat of a deal is found.

    `start`: of a series: seat 0 or a random one. `following`: after a finished deal: `setting`
    (the next seat when the rotation setting is on, else the same), `next`, or `winner`.
    `restart`: after a voided deal: the same seat or a new random one.
    """

    start: Literal["person", "random"]
    following: Literal["setting", "next", "winner"]
    restart: Literal["same", "random"]


POLICIES: dict[str, Policy] = {
    "hk-mahjong": Policy("person", "setting", "same"),  # M4
    "tien-gow": Policy("random", "winner", "random"),  # T2
    "nantong": Policy("random", "next", "random"),  # N4
}


def first_of_series(game: str, seats: int, seed: int) -> Seat:
    """The first dealer or banker of a series; KeyError for a game without a policy."""
    if POLICIES[game].start == "person":
        return 0
    return _drawn(seats, seed)


def first_after(game: str, seats: int, first: Seat, result: Result, rotation: bool) -> Seat:
    """The first seat of the deal that follows a finished one."""
    following = POLICIES[game].following
    if following == "winner" and result.winner is not None:
        return result.winner
    if following == "next" or (following == "setting" and rotation):
        return (first + 1) % seats
    return first


def first_after_restart(game: str, seats: int, first: Seat, seed: int) -> Seat:
    """The first seat when the unfinished deal is voided."""
    return first if POLICIES[game].restart == "same" else _drawn(seats, seed)


def _drawn(seats: int, seed: int) -> Seat:
    return random.Random(f"first seat:{seed}").randrange(seats)


def secret_seed() -> int:
    """A seed nobody can guess, 128 bits."""
    return secrets.randbits(128)


def secret_salt() -> str:
    """32 hexadecimal digits that hide the shuffle behind its seal."""
    return secrets.token_hex(16)


def next_seed(seed: int) -> int:
    """The seed of the following deal in a series begun with a given seed."""
    return _hashed(f"next deal:{seed}", 16)


def bot_seed(base: int, level: str, seat: Seat, moment: int) -> int:
    """The seed of one answer. It depends on nothing but the bots' own stream, the level, the seat
    and the public moment, so undo and resume repeat it; never on the shuffle (law 12)."""
    return _hashed(f"bot:{base}:{level}:{seat}:{moment}", 8)


def _hashed(text: str, size: int) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:size], "big")
