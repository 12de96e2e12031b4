"""The rules of Nantong long cards as this program plays them."""

from __future__ import annotations

from .nantong_cards import show
from .nantong_scoring import BONUSES, CLARIFICATIONS, SCORING, SETTLEMENT
from .text import Book, Writer

_section = Writer("nantong").section

START = _section(
    "start",
    "Your first five minutes",
    (
        1,
        """You hold 22 or 23 narrow cards and draw and throw one at a time, until seven groups and
        a pair are complete. A group is a run of three in one suit, or three equal cards.""",
    ),
    show("2C 3C 4C", "7S 8S 9S", "5M 5M 5M", "RF RF"),
    (
        2,
        """Runs are made from your own hand only. From discards you may take cards for three or four
        equal ones, and the last card of all, which completes the hand.""",
    ),
    (
        3,
        """Equal cards score even when you do not win, and two turned-up cards, the **indicators**,
        multiply them. Cards that count more bear a small ×2 or ×4. Winning adds a bonus, but the
        highest total takes the deal: a quick cheap win can lose points. The side panel tells you
        before you declare it.""",
    ),
)

AIM = _section(
    "aim",
    "Aim of the game",
    (
        1,
        """Three players: you, AI 1 and AI 2, in this order counter-clockwise; AI 1 sits at your
        right. The hand to build is **seven groups and a pair**.""",
        "N1",
    ),
    (
        2,
        """- **Sequence** – three consecutive ranks of one suit, all from your own hand; only the
        winning card may come from a discard.
        - **Three identical cards.**
        - **Kong** – four identical cards, declared.""",
        "N1",
    ),
    (
        3,
        """A win ends the deal, yet the winner need not have the highest total. When the stock is
        exhausted nobody has won, and what everybody holds is settled all the same.""",
        "N3",
    ),
)

CARDS = _section(
    "cards",
    "The cards",
    (1, "Three suits with ranks from 1 to 9, four copies of each card:", "N2"),
    (2, "| | |\n"
        "| **Myriads** 万 | [[1M 2M 3M 4M 5M 6M 7M 8M 9M]] |\n"
        "| **Strings** 条 | [[1S 2S 3S 4S 5S 6S 7S 8S 9S]] |\n"
        "| **Coins** 饼 | [[1C 2C 3C 4C 5C 6C 7C 8C 9C]] |"),
    (3, "Three cards without rank, again four copies of each. They form no sequences.", "N1"),
    (4, "| | | |\n| [[TH]] Thousand 千 | [[WF]] White Flower 白花 | [[RF]] Red Flower 红花 |"),
    (5, """Thousand, both Flowers and the **Nine of Strings** are the *old generals* 老将, with a
        red double frame. They count double by themselves. The Nine of Strings may still be the 9
        of 7-8-9.""", "N1 N15"),
    (6, """The table uses 120 cards. Five more stay in the box: Fortune, Prosperity, Longevity, Joy
        and Wealth.""", "N2"),
    show("FO PR LO JO WE"),
)  # fmt: skip

DEAL = _section(
    "deal",
    "The deal",
    (
        1,
        """The dealer gets 23 cards, the others 22. Two indicators are turned up and belong to
        nobody; 51 cards remain in the stock.""",
        "N5",
    ),
    (
        2,
        """The first dealer is drawn by lot. After every deal the next player becomes dealer,
        whoever won.""",
        "N4",
    ),
)

PREPARATION = _section(
    "preparation",
    "Preparation",
    (
        1,
        """Before play everybody in turn, the dealer first, may declare what was dealt. Replacements
        come from the back of the stock and can never be declared.""",
        "N6",
    ),
    (
        2,
        """- **Four identical cards** may be laid as one of the seven groups, with one replacement.
        - **Three identical cards that equal an indicator** may be laid as one group, without a
        replacement.
        - **Tiandi Hezi:** if both indicators are identical and you hold the other two, lay these
        two and draw two replacements. It is scored apart and is no group.""",
        "N6",
    ),
    (
        3,
        """Then a player other than the dealer who needs one card to win may **declare ready**. At
        least one copy of a winning card must still be out of sight for this player. The hand is
        locked: win on the drawn card or throw it; no pong and no kong. In return the winning total
        doubles.""",
        "N7",
    ),
    (
        4,
        """**Heavenly win:** if the dealer’s hand is complete before any card was drawn or thrown,
        it wins at once and doubles; replacements of the preparation are allowed. It has no
        winning card, so there is no bonus for self-draw,
        wait or kong.""",
        "N8",
    ),
)

PLAY = _section(
    "play",
    "Play",
    (
        1,
        """Draw from the front of the stock and throw one card. After a draw you may instead win, or
        declare a kong: **concealed** with four identical cards in hand, or **added** with a card
        that matches a pong of yours. Any kong brings a replacement from the back, and you stand as
        after a draw.""",
        "N9",
    ),
    (
        2,
        """A discard can be claimed for a win, with two identical cards for a **pong**, with three
        for an **open kong**. After a pong you throw a card without drawing. A win goes first; among
        equal claims the nearest player after the discarder.""",
        "N11",
    ),
    (
        3,
        """An added kong may be **robbed** by a player whom the card completes. Other kongs
        cannot.""",
        "N10",
    ),
    (
        4,
        """Only what is legal at the moment is offered. A kong needs a card in the stock. After the
        last discard, wins and pongs are still possible; when nobody claims, the deal is
        exhausted.""",
        "N12",
    ),
    (
        5,
        """Passing a win or a pong restricts nothing later. What you have laid down lies face up:
        openings, pongs, all kongs, Hezi.""",
        "N13 N14",
    ),
)

BOOK = Book(
    "nantong",
    (
        START,
        AIM,
        CARDS,
        DEAL,
        PREPARATION,
        PLAY,
        SCORING,
        BONUSES,
        SETTLEMENT,
        CLARIFICATIONS,
    ),
)
