"""Mahjong's result: the hand laid open, every pattern, every payment (M15–M20)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...engine.core import Payment, Result
from ...engine.mahjong.pieces import KIND, seat_wind
from ...engine.mahjong.scoring import Score
from ...engine.mahjong.view import View
from ..shapes import Finished
from ..words import number, rule_tip, seat_name, seat_names
from . import mahjong_words as words
from .base import Group, Line, Pay, ResultContent, Standing
from .mahjong_table import ordered

translate = QCoreApplication.translate


def content(finished: Finished) -> ResultContent:
    view: View = finished.view
    result = finished.result
    return ResultContent(
        _title(result),
        _subtitle(result, view),
        _winning(result, view),
        _lines(result),
        _totals(result),
        tuple(_pay(payment) for payment in result.payments),
        tuple(
            Standing(seat, name, result.net[seat], finished.tally.points[seat])
            for seat, name in enumerate(seat_names(4))
        ),
        tuple(
            (seat_name(seat), laid_open(view, seat))
            for seat in range(4)
            if seat != result.winner and view.hands is not None
        ),
        (translate("MahjongResult", "This deal was played with undo."),)
        if finished.assisted
        else (),
    )


def _title(result: Result) -> str:
    if result.winner is None:
        return translate("MahjongResult", "The wall is empty")
    if result.winner == 0:
        return translate("MahjongResult", "You win")
    return translate("MahjongResult", "%1 wins").replace("%1", seat_name(result.winner))


def _subtitle(result: Result, view: View) -> str:
    if result.winner is None:
        return translate("MahjongResult", "Nobody won: nobody pays.")
    score: Score = result.detail
    tile = words.piece(KIND[score.hand.win_tile])
    mark = words.wind(seat_wind(result.winner, view.dealer))
    how = {
        "self_draw": translate("MahjongResult", "%1, drawn by the winner (%2)"),
        "discard": translate("MahjongResult", "%1, thrown by %3 (winner: %2)"),
        "robbed_kong": translate("MahjongResult", "%1, robbed from the kong of %3 (winner: %2)"),
    }[score.hand.win_by]
    payer = seat_name(result.payments[0].source) if result.payments else ""
    return how.replace("%1", tile).replace("%2", mark).replace("%3", payer)


def laid_open(view: View, seat: int, win: str = "") -> tuple[Group, ...]:
    """A seat's shown hand and its melds; `win` stands last and is marked."""
    assert view.hands is not None
    hand = [piece for piece in view.hands[seat] if piece != win]
    groups = []
    if hand:
        groups.append(Group(tuple(KIND[piece] for piece in hand)))
    groups += _melds(view, seat)
    if win:
        groups.append(Group((KIND[win],), mark=0))
    return tuple(groups)


def _melds(view: View, seat: int) -> list[Group]:
    groups = []
    for meld in view.melds[seat]:
        pieces, turned = ordered(meld, seat)
        hidden = (0, 3) if meld.state == "concealed" else ()
        kinds = tuple(KIND[piece] for piece in pieces)
        groups.append(Group(kinds, turned, hidden, label=words.meld(meld.kind, meld.state)))
    return groups


def _winning(result: Result, view: View) -> tuple[Group, ...]:
    """The groups of the reading that was scored (M15), then flowers."""
    if result.winner is None or view.hands is None:
        return ()
    score: Score = result.detail
    groups = []
    marked = False
    for group in score.reading.groups:
        if group.state != "hand":
            continue
        at = -1
        if not marked and score.hand.win_tile in group.pieces:
            at, marked = group.pieces.index(score.hand.win_tile), True
        groups.append(Group(tuple(KIND[piece] for piece in group.pieces), mark=at))
    groups += _melds(view, result.winner)
    if view.flowers[result.winner]:
        groups.append(Group(view.flowers[result.winner]))
    return tuple(groups)


def _lines(result: Result) -> tuple[Line, ...]:
    return tuple(
        Line(
            words.pattern(point.id),
            words.faan(point.value) if point.value else "",
            point.rule,
            rule_tip(point.rule),
            tuple(KIND[piece] for piece in point.pieces),
            point.id,
        )
        for point in result.points
    )


def _totals(result: Result) -> tuple[Line, ...]:
    if result.winner is None:
        return ()
    score: Score = result.detail
    lines = [Line(translate("MahjongResult", "Sum"), words.faan(score.raw_total), "M18")]
    if score.raw_total > score.capped_total:
        capped = translate("MahjongResult", "Capped at")
        lines.append(Line(capped, words.faan(score.capped_total), "M18", rule_tip("M18")))
    base = translate("MahjongResult", "Base, doubled for every faan")
    lines.append(Line(base, number(score.base or 0), "M19", rule_tip("M19")))
    return tuple(lines)


def _pay(payment: Payment) -> Pay:
    factors = " × ".join(str(point.value) for point in payment.points)
    rules = ", ".join(dict.fromkeys(point.rule for point in payment.points))
    tip = f"{factors} = {number(payment.amount)}\n{rule_tip(rules)}" if factors else ""
    return Pay(payment.source, payment.target, payment.amount, tip)
