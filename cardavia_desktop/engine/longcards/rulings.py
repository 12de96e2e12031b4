"""Every house decision of the law, by rule id (the ◆ of N1–N25), and the law's fixed numbers.

The rules, the scoring and the explanations read them from here and nowhere else.
"""

from __future__ import annotations

from ..core import Piece, Seat

SEATS = 3
GROUPS = 7
WAITING = 22
"""Cards that a hand holds while waiting; an acting hand holds one more."""
STOCK = 51

HEZI_IS_A_GROUP = False
"""N6: a Hezi is neither one of the seven groups nor a pair, and no part of Piao or Three Elders."""
READY_CLAIMS_GROUPS = False
"""N7: a ready player makes no pong and no kong of any kind."""
HEAVENLY_EARNS_WIN_BONUSES = False
"""N8: a heavenly win has no winning card: no self-draw, wait or kong bonus."""
ADDED_KONG_OF_ANY_CARD_IN_HAND = True
"""N9: not only the card just drawn may be added to a pong."""
KONG_AFTER_KONG = True
"""N9: after a replacement one may kong again."""
KONG_AFTER_PONG = False
"""N11: a pong is followed by a discard (any card), with no kong in between."""
WIN_MAY_BE_DECLINED = True
"""N13: declining a win is allowed and restricts nothing later (N7: it keeps ready)."""
TWO_INDICATORS_OF_ONE_RANK_DOUBLE_TWICE = True
"""N15: identical or not."""
EXACT_BASE = {"pong": 4, "hand3": 12}
"""N16: the base of a group that equals an indicator; an opening triple or Hezi gets no more."""
LAST_STOCK_CARD_MAY_BE_A_REPLACEMENT = True
"""N22: the last stock card doubles also when it is drawn as a replacement."""
ELDERS = ("RF", "WF", "TH")
"""N22: three of each, in any kind of group or in hand, make Three Elders."""
OPENING_MELDS = frozenset(("pong",))
"""N22: the only melds that open a Piao; openings and kongs of every kind keep it closed."""

BASE = {
    "pong": 2,
    "hand3": 4,
    "open_kong": 8,
    "added_kong": 8,
    "concealed_kong": 12,
    "hand4": 12,
    "open4": 16,
    "open3": 16,
    "hezi": 16,
}
"""N16, in the order of the law's table."""
SHAPES = {"qing": 100, "piao": 50, "tazi": 20}
"""N20; the order is the fixed one of N24."""
WENQIAN = (0, 20, 50, 100, 200)
BONUS = 10
"""N21: self-draw, kong's replacement and wait, each."""


def next_seat(seat: Seat) -> Seat:
    """N1: AI 1 sits at the right; turns go counter-clockwise."""
    return (seat + 1) % SEATS


def seats_from(seat: Seat) -> tuple[Seat, ...]:
    """All seats in turn order from `seat`; N6: the order of the preparation, from the dealer."""
    return tuple((seat + step) % SEATS for step in range(SEATS))


def seats_after(seat: Seat) -> tuple[Seat, ...]:
    """N10, N11: the order of precedence of claims, nearest after the discarder first."""
    return seats_from(seat)[1:]


def claimed_card_may_join(group: str) -> bool:
    """N1: sequences come from one's own hand, but the winning card may be a discard or a robbed
    one in any kind of group (S, T or P)."""
    return group in "STP"


def is_heavenly(drawn: Piece | None) -> bool:
    """N8: the dealer wins before any draw; after a kong and its replacement the win is ordinary."""
    return drawn is None


def may_kong(phase: str, after_kong: bool) -> bool:
    """N9, N11: on one's own turn after a draw and on the dealer's first turn."""
    return (phase == "turn" and (KONG_AFTER_KONG or not after_kong)) or (
        phase == "discard" and KONG_AFTER_PONG
    )


def claimed_triple_scores(own: int) -> bool:
    """N19: a triple completed by a claimed card is a pong with two own copies; three own copies
    stay three in hand."""
    return own == 2


def piao_admits(wenqian: int) -> bool:
    """N20: any number of Wenqian."""
    return wenqian >= 0


def live_copies(own: int, indicators: int, face_up: int) -> int:
    """N7: copies of a kind that are neither in one's own hand, nor an indicator, nor face up in
    anybody's melds or Hezi, when ready is declared (after one's own replacements)."""
    return 4 - own - indicators - face_up


def rounded(raw: int) -> int:
    """N23: up to ten, after multiplying; 0 stays 0."""
    return -(-raw // 10) * 10


def settlement(totals: tuple[int, ...]) -> tuple[int, ...]:
    """N25: three times one's own total less the sum of all."""
    whole = sum(totals)
    return tuple(SEATS * total - whole for total in totals)
