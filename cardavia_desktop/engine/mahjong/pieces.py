"""What is in the box: 144 tiles, their kinds, order and notation (M2).

A kind is `1m`–`9m` characters, `1p`–`9p` dots, `1s`–`9s` bamboo, `E S W N` winds, `R G B` dragons
(red, green, white), `f1`–`f4` flowers, `q1`–`q4` seasons. A piece is a kind and a copy: `5p.2`;
flowers are single and have no copy.
"""

from __future__ import annotations

from ..core import NotationError, Piece

SUITS = "mps"
WINDS = ("E", "S", "W", "N")
DRAGONS = ("R", "G", "B")
SUITED = tuple(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10))
KINDS: tuple[str, ...] = SUITED + WINDS + DRAGONS
"""The 34 playing kinds in tile order; the index of a kind is its number 0–33."""
NUMBER = {kind: number for number, kind in enumerate(KINDS)}
FLOWERS = ("f1", "f2", "f3", "f4")
SEASONS = ("q1", "q2", "q3", "q4")
BONUS = FLOWERS + SEASONS
COPIES = 4

PIECES: tuple[Piece, ...] = (
    tuple(f"{kind}.{copy}" for kind in KINDS for copy in range(1, COPIES + 1)) + BONUS
)
ORDER = {piece: place for place, piece in enumerate(PIECES)}
KIND: dict[Piece, str] = {piece: piece.partition(".")[0] for piece in PIECES}
KIND_NUMBER: dict[Piece, int] = {
    piece: NUMBER[kind] for piece, kind in KIND.items() if kind in NUMBER
}


def is_bonus(piece: Piece) -> bool:
    """Whether the piece is a flower or a season."""
    return piece[0] in "fq"


def parse_piece(text: str) -> Piece:
    """The piece with this notation; raises NotationError."""
    if text not in ORDER:
        raise NotationError(f"not a mahjong tile: {text[:20]!r}")
    return text


def seat_wind(seat: int, dealer: int) -> str:
    """The wind of a seat: the dealer is East, the next in turn order South … (M4)."""
    return WINDS[(seat - dealer) % 4]
