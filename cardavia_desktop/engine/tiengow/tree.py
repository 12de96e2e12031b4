"""A tree over the own later choices, so that playouts do not go on by a fixed policy alone.

A choice is known by what the seat would know of it (`_key`), never by the world it arose in: one
answer must serve all worlds that look alike, or the search would play as if it saw the hands. The
others follow their policy; so does the seat below the tree, which grows by one choice a playout.
"""

from __future__ import annotations

from math import log, sqrt

from ..core import Seat
from . import kernel
from .kernel import Position, Trace
from .plays import Play, plays

CURIOSITY = 8.0
"""Points by which a play tried seldom is favoured (the constant of UCB1)."""

Key = tuple[int, ...]


class _Choice:
    """A choice met before: its plays, how often each was tried and what it brought in all."""

    __slots__ = ("counts", "first", "moves", "totals", "visits")

    def __init__(self, first: Play, value: float) -> None:
        self.first = first
        self.moves: list[Play] = []
        self.visits = 1
        self.counts = [1]
        self.totals = [value]

    def expand(self, position: Position) -> None:
        """List what else may be played; the policy's own play stays first."""
        self.moves = [self.first]
        self.moves += [move for move in plays(position) if not _alike(move, self.first)]
        more = len(self.moves) - 1
        self.counts += [0] * more
        self.totals += [0.0] * more

    def pick(self) -> int:
        """The play of the best upper bound; those never tried first, in their order."""
        wide = CURIOSITY * sqrt(log(self.visits + 1))
        best, found = -1e9, 0
        for n, count in enumerate(self.counts):
            if not count:
                return n
            bound = self.totals[n] / count + wide / sqrt(count)
            if bound > best:
                best, found = bound, n
        return found


class Tree:
    """The later choices of one seat after one first play. `shrewd` as in `kernel.run`."""

    def __init__(self, seat: Seat, shrewd: int) -> None:
        self._seat = seat
        self._shrewd = shrewd
        self._choices: dict[Key, _Choice] = {}

    def playout(self, position: Position) -> float:
        """Play to the end and learn from it; what it brought the seat. Uses the position up."""
        seat, shrewd = self._seat, self._shrewd
        path: list[tuple[_Choice, int]] = []
        while not kernel.run(position, shrewd, seat):
            if position.left == 1 or (
                position.plays and kernel.SIZE[position.current] == position.left
            ):
                kernel.run(position, shrewd, -1)  # hardly a choice: the policy makes it
                break
            key = _key(position, seat)
            choice = self._choices.get(key)
            if choice is None:
                trace: Trace = []
                kernel.run(position, shrewd, -1, trace)
                value = float(kernel.net(position)[seat])
                _, pieces, face_up = trace[0]
                self._choices[key] = _Choice((pieces, face_up), value)
                _learn(path, value)
                return value
            if not choice.moves:
                choice.expand(position)
            number = choice.pick()
            path.append((choice, number))
            kernel.put(position, *choice.moves[number])
        value = float(kernel.net(position)[seat])
        _learn(path, value)
        return value


def _learn(path: list[tuple[_Choice, int]], value: float) -> None:
    for choice, number in path:
        choice.visits += 1
        choice.counts[number] += 1
        choice.totals[number] += value


def _key(position: Position, seat: Seat) -> Key:
    """What the seat knows: its hand, the pieces face up, the trick, everybody's columns."""
    return (
        position.hands[seat],
        position.up,
        position.current if position.plays else 0,
        position.high,
        position.plays,
        *position.columns,
    )


def _alike(one: Play, other: Play) -> bool:
    """Equal but for the copy of a piece."""
    if one == other:
        return True
    if one[1] != other[1]:
        return False
    kind = kernel.KIND.get(one[0])
    return kind is not None and kind == kernel.KIND.get(other[0])
