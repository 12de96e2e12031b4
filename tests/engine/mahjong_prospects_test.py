"""The outlook: how far a legal win is, over which paths, with what still unseen."""

from __future__ import annotations

import random

import pytest

from cardavia_desktop.engine.core import Piece
from cardavia_desktop.engine.mahjong import plans, prospects, shanten
from cardavia_desktop.engine.mahjong.pieces import NUMBER, ORDER, PIECES
from cardavia_desktop.engine.mahjong.prospects import Outlook, outlook
from cardavia_desktop.engine.mahjong.view import Discard, Meld, View


def pieces(text: str, used: set[Piece]) -> tuple[Piece, ...]:
    """The lowest free copies of these kinds, in tile order."""
    found = []
    for kind in text.split():
        piece = (
            kind
            if kind[0] in "fq"
            else next(f"{kind}.{n}" for n in range(1, 5) if f"{kind}.{n}" not in used)
        )
        used.add(piece)
        found.append(piece)
    return tuple(sorted(found, key=ORDER.__getitem__))


def seen_from(
    hand: str,
    melds: tuple[tuple[str, str, str], ...] = (),
    flowers: str = "",
    river: str = "",
    drawn: str = "",
    last: str = "",
    wall: int = 60,
    after_kong: bool = False,
    dealer: int = 0,
) -> View:
    """A view of seat 0; `drawn` puts it on turn, `last` opens a window on seat 1's discard."""
    used: set[Piece] = set()
    own = pieces(hand, used)
    new = pieces(drawn, used)
    sets = tuple(Meld(kind, state, pieces(tiles, used), 1) for kind, state, tiles in melds)
    lies = pieces(river, used) + pieces(last, used)
    return View(
        seat=0,
        dealer=dealer,
        phase="turn" if drawn else "claim",
        turn=0 if drawn else 1,
        hand=tuple(sorted(own + new, key=ORDER.__getitem__)),
        drawn=new[0] if new else None,
        counts=(len(own + new), 13, 13, 13),
        melds=(sets, (), (), ()),
        flowers=(pieces(flowers, used), (), (), ()),
        rivers=((), tuple(Discard(piece, False) for piece in lies), (), ()),
        wall=wall,
        last=pieces(last, set())[0] if last else None,
        answer=None,
        after_kong=after_kong,
        first_turn=False,
    )


def path(found: Outlook, *patterns: str) -> prospects.Path:
    return next(p for p in found.paths if set(patterns) <= set(p.patterns))


def test_a_complete_hand_of_two_faan_shows_what_it_is_worth_and_what_is_missing() -> None:
    """M13: a win below 3 faan is never offered; the outlook says why."""
    view = seen_from(
        "7p 8p 2s 2s 4s 5s 6s", (("chow", "exposed", "1m 2m 3m"), ("pung", "exposed", "R R R")),
        drawn="9p", flowers="f2",
    )  # fmt: skip
    found = outlook(view)
    assert found.now is not None
    assert (found.now.raw_total, found.now.legal) == (2, False)
    assert found.shanten == -1
    assert [p.id for p in found.certain] == ["dragon_red"]
    assert (found.certain_faan, found.missing) == (1, 2)
    assert found.legal_shanten is not None
    assert found.legal_shanten >= 0


def test_a_wait_tells_the_faan_of_a_discard_and_of_a_draw() -> None:
    """M13: the same hand may be legal on a draw only."""
    view = seen_from("6p 7p 2s 2s 4s 5s 6s", (("chow", "exposed", "1m 2m 3m"),
                     ("pung", "exposed", "R R R")), river="5p 5p 8p")  # fmt: skip
    found = outlook(view)
    assert [(w.kind, w.live, w.on_discard, w.on_draw) for w in found.waits] == [
        ("5p", 2, 2, 3),
        ("8p", 3, 2, 3),
    ]
    assert (found.shanten, found.legal_shanten) == (0, 0)
    near = found.paths[0]
    assert near.self_draw
    assert set(near.patterns) == {"dragon_red", "no_flowers", "self_draw"}
    assert (near.distance, near.faan, near.live) == (1, 3, 5)


def test_an_open_hand_of_three_suits_has_no_flush_path_but_that_of_a_double_wind() -> None:
    """M13: pung of East for East, self-drawn, is three faan; without East nothing is left."""
    open_chows = (("chow", "exposed", "1m 2m 3m"), ("chow", "exposed", "4p 5p 6p"))
    east = outlook(seen_from("6p 7p 2s 2s 4s 5s 6s", open_chows, flowers="f2"))
    assert all(not {"half_flush", "full_flush"} & set(p.patterns) for p in east.paths)
    assert east.paths[0].patterns == ("self_draw", "seat_wind", "round_wind")
    assert east.paths[0].distance == 3
    assert east.shanten == 0
    north = outlook(
        seen_from("7p 2s 2s 8p", (*open_chows, ("chow", "exposed", "7s 8s 9s")), flowers="f2",
                  dealer=1)
    )  # fmt: skip
    assert north.legal_shanten is None
    assert north.paths == ()
    assert north.shanten == 0


def test_concealed_all_chows_is_a_closed_path_and_a_flush_is_not() -> None:
    found = outlook(seen_from("1m 2m 3m 5m 6m 7m 2m 3m 4m 6m 8s 9p 9p"))
    chows = path(found, "all_chows")
    assert chows.closed
    assert set(chows.patterns) == {"all_chows", "concealed_hand", "no_flowers"}
    flush = path(found, "full_flush")
    assert (flush.closed, flush.suit) == (False, "m")


def test_useful_tiles_are_counted_without_those_that_can_be_seen() -> None:
    found = outlook(seen_from("1s 2s 3s 6s 7s N N W W W 3s 4s 5s", river="8s 8s 8s 8s 5s"))
    flush = path(found, "half_flush")
    assert dict(flush.useful) == {"2s": 3, "5s": 2, "8s": 0}
    assert flush.live == 5


def test_the_assumed_discard_leaves_the_legal_win_nearest() -> None:
    """A hand of one suit throws the stranger, not a tile of its suit."""
    found = outlook(seen_from("1s 2s 3s 6s 7s N N W W W 3s 4s 5s", drawn="9m"))
    assert found.discard == "9m"
    assert found.legal_shanten == 0


def test_seven_pairs_and_orphans_are_paths_of_a_closed_hand() -> None:
    pairs = outlook(seen_from("1m 1m 4m 4m 3p 3p 8p 8p 2s 2s 7s 7s N"))
    assert path(pairs, "seven_pairs").distance == 1
    orphans = outlook(seen_from("1m 9m 1p 9p 1s 9s E S W N R G 5m"))
    assert path(orphans, "thirteen_orphans").distance == 2
    assert path(orphans, "thirteen_orphans").faan == 13


def test_the_hand_on_turn_carries_the_flags_of_its_draw() -> None:
    """M8, M10, M13: replacement, last tile, dealt hand."""
    view = seen_from("6p 7p 2s 2s 4s 5s 6s", (("chow", "exposed", "1m 2m 3m"),
                     ("kong", "exposed", "R R R R")), drawn="8p", wall=0,
                     after_kong=True)  # fmt: skip
    score = outlook(view).now
    assert score is not None
    assert {p.id for p in score.points} >= {"kong_replacement", "final_draw", "self_draw"}


def test_a_discard_with_an_empty_wall_is_final() -> None:
    """M12."""
    view = seen_from("6p 7p 2s 2s 4s 5s 6s", (("chow", "exposed", "1m 2m 3m"),
                     ("pung", "exposed", "R R R")), last="8p", wall=0)  # fmt: skip
    score = outlook(view).now
    assert score is not None
    assert "final_discard" in {p.id for p in score.points}


@pytest.mark.parametrize("seed", range(40))
def test_a_path_at_distance_one_is_a_wait_of_at_least_its_faan(seed: int) -> None:
    """The outlook's paths and the scorer agree (law 7)."""
    rng = random.Random(seed)
    suit = rng.choice("mps")
    near = [p for p in PIECES if p[1] == suit or (p[0] in "ESWNRGB" and rng.random() < 0.6)]
    hand = sorted(rng.sample(near, 14), key=ORDER.__getitem__)
    view = seen_from(" ".join(p.partition(".")[0] for p in hand[:-1]), drawn=hand[-1][:-2])
    found = outlook(view)
    rest = list(view.hand)
    if found.discard:
        rest.remove(next(p for p in rest if p.startswith(found.discard)))
    counts = [0] * 34
    for piece in rest:
        counts[NUMBER[piece.partition(".")[0]]] += 1
    for each in found.paths:
        if each.distance == 1:
            for kind, _ in each.useful:
                wait = next(w for w in found.waits if w.kind == kind)
                assert max(wait.on_discard, wait.on_draw - 1) >= min(each.faan, 12)
    legal = [w for w in found.waits if max(w.on_discard, w.on_draw) >= 3]
    if legal:
        assert found.legal_shanten in (0, -1)
    assert found.legal_shanten is None or found.legal_shanten >= shanten.shanten(counts) - 1


def test_plans_ask_for_pungs_of_honours_that_score() -> None:
    """East's East is worth two; a wind of nobody's is worth nothing."""
    assert plans.honour_patterns(NUMBER["E"], 0) == ("seat_wind", "round_wind")
    assert plans.honour_patterns(NUMBER["E"], 1) == ("round_wind",)
    assert plans.honour_patterns(NUMBER["N"], 1) == ()
    assert plans.honour_patterns(NUMBER["B"], 2) == ("dragon_white",)
