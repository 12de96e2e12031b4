"""Deals of one game in a row: seats, tally and streams of chance from one deal to the next."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..engine.bots import Limit, Question
from ..engine.core import Action, Options, Seat
from ..engine.games import game_module, table_nodes
from . import seats
from .table import Table
from .tally import Tally


@dataclass(slots=True)
class Series:
    """`tally` is the one before the deal on the table. `shuffle` is the seed of the next shuffle,
    None for secret ones; `bots` the seed of the bots of the next deal (law 12)."""

    game: str
    level: str
    rotation: bool
    tally: Tally
    shuffle: int | None
    bots: int

    @staticmethod
    def begin(
        game: str, level: str, rotation: bool, shuffle: int | None = None, bots: int | None = None
    ) -> Series:
        """A series with a tally of zero; KeyError for an unknown game or level."""
        module = game_module(game)
        if level not in module.NODES:
            raise KeyError(level)
        stream = seats.secret_seed() if bots is None else bots
        return Series(game, level, rotation, Tally.zero(module.GAME.seats), shuffle, stream)

    def first_table(self) -> Table:
        return self._table(seats.first_of_series(self.game, self._count, self._drawing_seed()))

    def next_table(self, table: Table) -> Table:
        """The table after a finished deal, which is counted; ValueError when it is unfinished."""
        result = table.result
        if result is None:
            raise ValueError("the deal is not over")
        self.tally = self.tally.add(result)
        first = table.options.first
        return self._table(seats.first_after(self.game, self._count, first, result, self.rotation))

    def restarted_table(self, table: Table) -> Table:
        """The table after a voided deal: no payment, same tally (M4)."""
        seed = self._drawing_seed()
        first = table.options.first
        return self._table(seats.first_after_restart(self.game, self._count, first, seed))

    def taken_up(
        self, options: Options, actions: tuple[Action, ...], *, salt: str, assisted: bool
    ) -> Table:
        """The table of a saved deal of this series; IllegalAction when it cannot be replayed."""
        bots, self.bots = self.bots, seats.next_seed(self.bots)
        rules = game_module(self.game).GAME
        return Table.replay(rules, options, actions, salt=salt, bots=bots, assisted=assisted)

    def shuffle_rng(self) -> random.Random:
        """The source of the next shuffle; every call is another one."""
        seed = self._drawing_seed()
        if self.shuffle is not None:
            self.shuffle = seats.next_seed(seed)
        return random.Random(seed)

    def question(self, table: Table, seat: Seat) -> Question:
        """What the bot at `seat` is asked, under its level's node limit at a table."""
        return table.question(seat, self.level, Limit(nodes=table_nodes(self.game, self.level)))

    @property
    def _count(self) -> int:
        return len(self.tally.points)

    def _drawing_seed(self) -> int:
        return seats.secret_seed() if self.shuffle is None else self.shuffle

    def _table(self, first: Seat) -> Table:
        bots, self.bots = self.bots, seats.next_seed(self.bots)
        rules = game_module(self.game).GAME
        return Table(rules, Options(first), salt=seats.secret_salt(), bots=bots)
