"""The rules of Nantong long cards as this program plays them."""

from __future__ import annotations

from .nantong_cards import show
from .nantong_scoring import BONUSES, CLARIFICATIONS, SCORING, SETTLEMENT, SHAPES
from .text import Book, Writer

_section = Writer("nantong").section

START = _section(
    "start",
    "Your first five minutes",
    (
        1,
        """You hold 22 or 23 narrow cards. On each turn you draw one card and discard one, until you
        have **seven groups and a pair**. A group is a sequence of three cards of one suit, or three
        or four identical cards.""",
    ),
    show("2C 3C 4C", "7S 8S 9S", "5M 5M 5M", "RF RF"),
    (
        2,
        """You make sequences only from cards in your own hand. A discard can be claimed for three
        or four identical cards. The last card, which completes the hand, is the only exception: it
        may be a discard in a sequence or in the pair too.""",
    ),
    (
        3,
        """Three or four identical cards score even when you do not win. Two cards that lie face up,
        the **indicators**, multiply the score of some cards; these cards bear a small mark such as
        ×2. The winner adds a bonus. But in the end every player settles with every other by the
        difference of their totals, so a quick and cheap win can lose points. The side panel tells
        you before you declare it.""",
    ),
)

AIM = _section(
    "aim",
    "Aim of the game",
    (
        1,
        """Three players: you, AI 1 and AI 2, in this order counter-clockwise, so AI 1 sits at your
        right. They play one deal at a time. The aim is a hand of **seven groups and a pair**, and a
        high total.""",
        "N1",
    ),
    (
        2,
        """- **Sequence** – three consecutive ranks of one suit, from your own hand. Only the
        winning card may come from a discard or a robbed kong.
        - **Three identical cards.**
        - **Kong** – four identical cards that you have declared.""",
        "N1",
    ),
    (
        3,
        """A win ends the deal, but the winner need not have the highest total, and two players can
        share the highest total. When the stock is exhausted, nobody has won, but the base hu of all
        players are settled all the same.""",
        "N3",
    ),
)

CARDS = _section(
    "cards",
    "The cards",
    (1, "There are three suits with ranks from 1 to 9. Each card exists four times:", "N2"),
    (2, "| | |\n"
        "| **Myriads** 万 | [[1M 2M 3M 4M 5M 6M 7M 8M 9M]] |\n"
        "| **Strings** 条 | [[1S 2S 3S 4S 5S 6S 7S 8S 9S]] |\n"
        "| **Coins** 饼 | [[1C 2C 3C 4C 5C 6C 7C 8C 9C]] |", "N2"),
    (3, """Three more cards have no suit and no rank. Each of them exists four times too. They form
        only identical groups and pairs, never sequences:""", "N1"),
    (4, "| | | |\n"
        "| [[TH]] Thousand 千 | [[WF]] White Flower 白花 | [[RF]] Red Flower 红花 |", "N2"),
    (5, """Thousand, White Flower, Red Flower and the **Nine of Strings** are the **old generals**
        老将. They have a red double frame and [count double](#N15). The Nine of Strings can still
        be the 9 of 7-8-9.""", "N1"),
    show("TH WF RF 9S"),
    (6, """The box holds 125 cards. The table uses 120 of them; Fortune, Prosperity, Longevity, Joy
        and Wealth stay in the box:""", "N2"),
    show("FO PR LO JO WE"),
)  # fmt: skip

DEAL = _section(
    "deal",
    "The deal",
    (
        1,
        """The dealer gets 23 cards, the others get 22. Two indicators are turned up and belong to
        nobody. The stock holds the other 51 cards.""",
        "N5",
    ),
    (
        2,
        """The first dealer is chosen at random. After every deal the next player in turn becomes
        dealer, whoever won.""",
        "N4",
    ),
)

PREPARATION = _section(
    "preparation",
    "Preparation",
    (
        1,
        """Before play each player in turn, the dealer first, may declare cards. Only cards of the
        original deal may be declared, never replacements. All replacements come from the back of
        the stock.""",
        "N6",
    ),
    (
        2,
        """- **Four identical cards** may be laid as one of the seven groups, with one replacement.
        - **Three identical cards that equal an indicator** may be laid as one of the seven groups,
        without a replacement.
        - **Tiandi Hezi:** if both indicators are identical and you were dealt the other two, you
        may lay these two and draw two replacements. Hezi scores, but it is neither one of the
        seven groups nor the pair.""",
        "N6",
    ),
    (
        5,
        """Then the player finishes the preparation. A player who is not the dealer and needs just
        one card to win may **declare ready** instead. At least one copy of a winning card must be
        one that this player cannot see.""",
        "N7",
        "ready",
    ),
    (
        3,
        """The hand of a ready player is locked: there is no pong and no kong. On each turn the
        player wins with the drawn card or discards it; a discard or a robbed kong may be won with
        too. In return the total of the winning hand is doubled.""",
        "N7",
    ),
    (
        4,
        """**Heavenly win:** if the dealer’s hand is complete before any card was drawn or
        discarded, the dealer may win at once, and the total is doubled. Replacements of the
        preparation are allowed. There is no winning card, so there is no bonus for self-draw, wait
        or kong.""", "N8",
        "heavenly",
    ),
)

PLAY = _section(
    "play",
    "Your turn",
    (
        6,
        """When all have finished the preparation, the dealer begins without drawing: win, declare a
        kong or discard.""",
        "N8",
    ),
    (
        1,
        """On each later turn draw a card from the front of the stock and discard one. After a draw
        you may win instead, or declare a kong:""",
        "N9",
    ),
    (
        7,
        """- **Concealed kong** – four identical cards in your hand.
        - **Added kong** – a card in your hand that matches a pong of yours, also one that you drew
        earlier.""",
        "N9",
    ),
    (
        8,
        """After any kong draw a replacement from the back of the stock. Then it is as after a draw:
        win, declare another kong or discard. A kong needs a card in the stock.""",
        "N9 N12",
    ),
    (
        3,
        """An added kong may be **robbed**: a player whose hand this card completes may win with it
        before the kong stands. It scores like a win on a discard. Other kongs cannot be robbed.""",
        "N10",
    ),
)

CLAIMS = _section(
    "claims",
    "Claiming a discard",
    (1, "The other players may claim every discard:", "N11"),
    (
        2,
        """- **Win** – if the card completes your hand, in any group.
        - **Pong** – with two identical cards in your hand. Then discard without drawing; you may
        not declare a kong in between.
        - **Open kong** – with three identical cards in your hand. It brings a replacement, as every
        kong does.""",
        "N11",
    ),
    (3, "A discard never makes a sequence, except to win.", "N11"),
    (
        4,
        """All players answer before anything happens. A win comes before pong and kong. Among equal
        claims the player who comes first after the discarder in turn order gets the card. Only one
        player can win.""",
        "N11",
    ),
    (
        5,
        """You may pass. Passing a win or a pong forbids nothing later, and sometimes it is wise to
        pass a win: a win can lose points.""",
        "N13",
    ),
    (6, "Only what is legal at the moment is offered.", "N12"),
)

END = _section(
    "end",
    "The end of a deal",
    (
        1,
        """A deal ends with a win, or when the stock is exhausted. The last discard may still be
        claimed for a win or a pong, but not for a kong. After a pong there is one more discard, and
        it may be claimed in the same way. When nobody claims it, the deal is exhausted.""",
        "N12 N3",
    ),
    (
        2,
        """Opening groups, pongs, kongs of every kind and Hezi lie face up all the time. At the end
        all hands are shown.""",
        "N14",
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
        CLAIMS,
        END,
        SHAPES,
        SCORING,
        BONUSES,
        SETTLEMENT,
        CLARIFICATIONS,
    ),
)
