"""What is in the box: 125 cards, the 120 in use, their kinds, order and notation (N2).

A kind is `1M`–`9M` Myriads, `1S`–`9S` Strings, `1C`–`9C` Coins, `TH` Thousand, `WF` White Flower,
`RF` Red Flower. A piece is a kind and a copy: `5C.2`, `TH.1`. The card order is M S C TH WF RF.
The five cards that stay in the box are single and have no copy.
"""

from __future__ import annotations

from ..core import NotationError, Piece

SUITS = "MSC"
HONOURS = ("TH", "WF", "RF")
SUITED = tuple(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10))
KINDS: tuple[str, ...] = SUITED + HONOURS
"""The 30 kinds in card order; the index of a kind is its number 0–29."""
NUMBER = {kind: number for number, kind in enumerate(KINDS)}
COPIES = 4

PIECES: tuple[Piece, ...] = tuple(
    f"{kind}.{copy}" for kind in KINDS for copy in range(1, COPIES + 1)
)
"""The 120 cards of the table."""
UNUSED: tuple[str, ...] = ("FO", "PR", "LO", "JO", "WE")
"""Fortune, Prosperity, Longevity, Joy, Wealth: in the box, never on the table (N2)."""
BOX: tuple[str, ...] = PIECES + UNUSED
"""All 125 cards, for the library."""

ORDER = {piece: place for place, piece in enumerate(PIECES)}
KIND: dict[Piece, str] = {piece: piece.partition(".")[0] for piece in PIECES}
KIND_NUMBER: dict[Piece, int] = {piece: NUMBER[kind] for piece, kind in KIND.items()}

OLD_GENERALS = frozenset(("9S", "TH", "WF", "RF"))
"""The kinds that double by themselves (N15); the Nine of Strings is one of them."""


def rank(kind: str) -> int:
    """1–9 of a suited kind, 0 of Thousand and the Flowers."""
    return int(kind[0]) if kind[0].isdigit() else 0


def suit(kind: str) -> str:
    """`M`, `S` or `C` of a suited kind, `""` of Thousand and the Flowers."""
    return kind[1] if kind[0].isdigit() else ""


def in_order(pieces: tuple[Piece, ...] | list[Piece]) -> tuple[Piece, ...]:
    """The pieces in card order."""
    return tuple(sorted(pieces, key=ORDER.__getitem__))


def parse_piece(text: str) -> Piece:
    """The piece with this notation; raises NotationError."""
    if text not in ORDER:
        raise NotationError(f"not a long card: {text[:20]!r}")
    return text
