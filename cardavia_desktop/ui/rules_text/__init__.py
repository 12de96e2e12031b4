"""The rules of the games as text for people: paragraphs with ids, and example hands."""

from __future__ import annotations

from . import hk_mahjong, nantong, tien_gow
from .text import Book

BOOKS = {book.game: book for book in (hk_mahjong.BOOK, tien_gow.BOOK, nantong.BOOK)}


def book_of(game: str) -> Book:
    """The rules of a game; KeyError when there are none."""
    return BOOKS[game]
