"""Views of mahjong tables built by hand."""

from __future__ import annotations

from cardavia_desktop.engine.core import Action, Payment, Point, Result
from cardavia_desktop.engine.mahjong.pieces import BONUS, KINDS
from cardavia_desktop.engine.mahjong.scoring import Hand, payers, score
from cardavia_desktop.engine.mahjong.view import Discard, Meld, View
from cardavia_desktop.play.tally import Tally
from cardavia_desktop.ui.shapes import Finished

HAND = "2m.1 3m.1 4m.1 5m.1 6m.2 7m.1 2p.1 2p.2 4p.1 5p.1 6p.1 4s.1 5s.1"


def river(text: str, taken: int | None = None) -> tuple[Discard, ...]:
    """Discards in order; the last one is a ghost when `taken` names its claimer."""
    pieces = text.split()
    return tuple(
        Discard(piece, False, taken if n == len(pieces) - 1 else None)
        for n, piece in enumerate(pieces)
    )


def claim() -> View:
    """Lin has thrown 3 bamboo; the person may win on it or chow it."""
    return View(
        0, 0, "claim", 3, tuple(HAND.split()), None, (13, 10, 10, 13),
        (
            (),
            (Meld("chow", "exposed", ("3p.1", "4p.2", "5p.2"), 0, "4p.2"),),
            (Meld("pung", "exposed", ("R.1", "R.2", "R.3"), 3, "R.2"),),
            (),
        ),
        (("f1",), (), (), ()),
        (
            river("E.1 9m.1 9p.1 N.1 S.1 9s.1 8p.1 4p.2", 1),
            river("9p.2 1s.1 W.1 2m.2 B.1 6m.1 7p.1"),
            river("S.2 1m.2 9p.3 G.1 4m.2 2p.3"),
            river("N.2 1p.1 9m.2 2s.1 5m.2 3s.1"),
        ),
        58, "3s.1", None, False, False,
    )  # fmt: skip


def turn() -> View:
    """The person has drawn 9 characters."""
    view = claim()
    hand = (*HAND.split()[:6], "9m.4", *HAND.split()[6:])
    rivers = (*view.rivers[:3], river("N.2 1p.1 9m.2 2s.1 5m.2 3s.1"))
    return View(
        0, 0, "turn", 0, hand, "9m.4", (14, 10, 10, 13), view.melds, view.flowers, rivers,
        57, None, None, False, False,
    )  # fmt: skip


def full(on_turn: int) -> View:
    """Four kongs at every seat, eight flowers each, 24 discards in every river: more than any
    deal can show, and it must still fit."""

    def kong(number: int, seat: int) -> Meld:
        kind = KINDS[(number + 4 * seat) % 34]
        pieces = tuple(f"{kind}.{copy}" for copy in range(1, 5))
        state = ("exposed", "concealed", "added", "exposed")[number]
        source = seat if state == "concealed" else (seat + 1 + number % 3) % 4
        return Meld("kong", state, pieces, source, None if source == seat else pieces[1])

    melds = tuple(tuple(kong(n, seat) for n in range(4)) for seat in range(4))
    rivers = tuple(
        tuple(Discard(f"{KINDS[(n + 5 * seat) % 34]}.{seat + 1}", False) for n in range(24))
        for seat in range(4)
    )
    counts = tuple(2 if seat == on_turn else 1 for seat in range(4))
    hand = ("8p.1", "9p.1") if on_turn == 0 else ("8p.1",)
    drawn = "9p.1" if on_turn == 0 else None
    return View(
        0, 1, "turn", on_turn, hand, drawn, counts, melds, (BONUS,) * 4, rivers, 3, None, None,
        False, False,
    )  # fmt: skip


def opening(on_turn: int) -> View:
    """Thirteen tiles each and one more on turn, nothing on the table."""
    hand = tuple(HAND.split())
    counts = tuple(14 if seat == on_turn else 13 for seat in range(4))
    drawn = "9m.4" if on_turn == 0 else None
    whole = (*hand, "9m.4") if on_turn == 0 else hand
    none: tuple[tuple[()], ...] = ((), (), (), ())
    return View(
        0, 1, "turn", on_turn, whole, drawn, counts, none, none, none, 83, None, None, False, True
    )


def won() -> Finished:
    """The person has drawn the last tile of a half flush with two dragon pungs."""
    pungs = (f"{kind}.{copy}" for kind in ("5m", "R", "G") for copy in (1, 2, 3))
    tiles = ("1m.1", "2m.1", "3m.1", *pungs, "9m.1")
    found = score(Hand("E", tiles, (), "9m.2", "self_draw", ("f1",)))
    assert found is not None and found.base is not None
    payments = tuple(
        Payment(seat, 0, found.base * n, (Point("base", "M19", found.base),))
        for seat, n in payers(0, None).items()
    )
    net = (3 * found.base, -found.base, -found.base, -found.base)
    result = Result("win", 0, net, found.points, payments, found)
    base = claim()
    others = tuple(HAND.split())
    view = View(
        0, 0, "end", 0, (*tiles, "9m.2"), None, (14, 13, 13, 13), ((), (), (), ()),
        (("f1",), (), (), ()), base.rivers, 57, None, None, False, False,
        hands=((*tiles, "9m.2"), others, others, others), result=result,
    )  # fmt: skip
    tally = Tally((0,) * 4, (0,) * 4).add(result)
    return Finished(result, tally, view, False, True, "", "", Action(-1, "shuffle"))
