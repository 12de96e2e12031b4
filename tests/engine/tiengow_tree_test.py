"""The tree over the own later choices: what it may know, what it learns."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cardavia_desktop.engine.core import Options
from cardavia_desktop.engine.tiengow import GAME, kernel, tree
from cardavia_desktop.engine.tiengow.kernel import Position, mask_of
from cardavia_desktop.engine.tiengow.plays import Play, plays
from cardavia_desktop.engine.tiengow.tree import Tree
from cardavia_desktop.engine.tiengow.worlds import Belief, Worlds

SEAT = 0


def leads(left: int, seeds: range) -> Iterator[Any]:
    """States of random deals in which SEAT leads with so many pieces."""
    for seed in seeds:
        rng = random.Random(seed)
        state = GAME.new(Options(seed % 4))
        state = GAME.apply(state, GAME.chance(state, rng)).state
        while GAME.to_act(state):
            if state.turn == SEAT and state.trick is None and len(state.hands[SEAT]) == left:
                yield state
                break
            legal = GAME.legal(state, state.turn)
            singles = [action for action in legal if len(action.pieces) == 1]
            state = GAME.apply(state, rng.choice(singles or legal)).state


def test_what_is_learnt_of_later_choices_is_worth_more_than_the_policy() -> None:
    """After 150 playouts of every first play, those tried most bring more points, in worlds that
    were not learnt from."""
    learnt = plain = 0.0
    count = 0
    for state in leads(6, range(30)):
        worlds = Worlds(GAME.view(state, SEAT), Belief(), random.Random(3))
        values = []
        for play in plays(worlds.next()):
            grown = Tree(SEAT, 1)
            for _ in range(150):
                grown.playout(begun(worlds, play))
            own = other = 0
            for _ in range(250):
                start = begun(worlds, play)
                own += by_tree(grown, start.copy())
                other += kernel.playout(start, 1)[SEAT]
            values.append((own / 250, other / 250))
        learnt += max(own for own, _ in values)
        plain += max(other for _, other in values)
        count += 1
    assert count >= 5
    assert learnt / count > plain / count + 0.2


def begun(worlds: Worlds, play: Play) -> Position:
    """Another world, in which this has been played first."""
    start = worlds.next().copy()
    kernel.put(start, *play)
    return start


def by_tree(grown: Tree, start: Position) -> int:
    """Play on by what was tried most, without learning; below the tree by the policy."""
    while not kernel.run(start, 1, SEAT):
        choice = grown._choices.get(tree._key(start, SEAT))
        if choice is None or not choice.moves:
            kernel.run(start, 1, -1)
            break
        kernel.put(start, *choice.moves[choice.counts.index(max(choice.counts))])
    return kernel.net(start)[SEAT]


def position(hidden: tuple[str, str, str]) -> Position:
    """Seat 0 has led Board and the others hold these, two pieces each."""
    hands = [mask_of(["6-6a", "1-5a"]), *(mask_of(pieces.split()) for pieces in hidden)]
    rest = kernel.ALL & ~sum(hands) & ~mask_of(["2-2a"])
    made = Position(0, hands, [3, 1, 1, 0], 0, 3, up=rest)
    made.hands[0] |= mask_of(["2-2a"])
    kernel.put(made, mask_of(["2-2a"]), True)
    return made


def test_choices_are_known_by_what_the_seat_sees_and_not_by_the_world() -> None:
    """Law 3: pieces exchanged between hidden hands, of which nothing is seen, are one choice."""
    one = position(("1-2 1-4", "2-3 2-4", "1-6a 4-6a"))
    two = position(("2-3 2-4", "1-6a 1-4", "1-2 4-6a"))
    keys = []
    for made in (one, two):
        made.turn = SEAT
        keys.append(tree._key(made, SEAT))
    assert keys[0] == keys[1]
    two.up |= mask_of(["1-4"])
    assert tree._key(two, SEAT) != keys[1]


def test_early_death_leaves_nothing_but_a_discard_in_the_tree() -> None:
    """T7."""
    hands = [mask_of(["6-6a"]), mask_of(["1-5a"]), mask_of(["1-2"]), mask_of(["1-4"])]
    made = Position(1, hands, [0, 5, 3, 0], 1, 1, up=kernel.ALL & ~sum(hands))
    kernel.put(made, mask_of(["1-5a"]), True)
    made.turn = SEAT
    assert plays(made) == [(mask_of(["6-6a"]), False)]
    made.columns = [1, 4, 3, 0]
    assert (mask_of(["6-6a"]), True) in plays(made)
