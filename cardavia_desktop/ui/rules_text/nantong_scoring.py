"""Nantong rules, second half: base hu, the winner's bonuses, settlement, clarifications."""

from __future__ import annotations

from .nantong_cards import unit, won
from .text import Writer

_section = Writer("nantong").section

SCORING = _section(
    "scoring",
    "Base hu: what everybody scores",
    (1, """Points are called **hu**. All players score their equal cards, the winner and the
        others:""", "N16"),
    (2, "| | base hu | | base hu |\n"
        "| pong | 2 | concealed kong | 12 |\n"
        "| three in hand | 4 | four in hand | 12 |\n"
        "| open or added kong | 8 | opening, Tiandi Hezi | 16 |", "N16"),
    (3, """A group that equals an indicator exactly is worth more: a pong 4, three in hand 12. The
        others stay as they are. Pairs score nothing.""", "N16"),
    (4, """Then the card’s **multiplier**: ×2 for an old general, and ×2 for each indicator that
        goes with it. An indicator goes with a card when both are old generals, or when both are
        ordinary and have the same rank, of whatever suit.""", "N15"),
    (5, """Examples, each with its indicators at the end. Three Twos of Myriads in hand share the
        rank of an indicator; three Twos of Strings equal it; an old general doubles by itself:""",
        "N17"),
    unit("hand3", "2M", "2S 3M"),
    unit("hand3", "2S", "2S 3M"),
    unit("open_kong", "WF", "2S 3M"),
    unit("pong", "RF", "TH 5C"),
    (6, "Two identical indicators, and the other two in your hand:", "N17"),
    unit("hezi", "4C", "4C 4C"),
    (7, """Three or four equal cards in your hand score even when the win uses them in
        sequences.""", "N18"),
    (8, """A winning card that was claimed is not “in hand”: with two of your own it makes a pong.
        On a self-draw it is in hand.""", "N19"),
)  # fmt: skip

BONUSES = _section(
    "bonuses",
    "What a win adds",
    (1, """The winner adds hu for the shape of the hand:""", "N20"),
    (2, """- **Qing Hu** +100 – seven sequences.
        - **Piao Hu** +50 – only identical cards and kongs, beside which Wenqian may stand.
        - **Tazi Hu** +20 – everything else.
        - **Wenqian** – each 1-2-3 of Coins: one +20, two +50, three +100, four +200.""", "N20"),
    (3, """- **Self-draw** +10, and +10 more on a kong’s replacement.
        - **Wait** +10 once, if the last card completes the pair, the middle of a sequence, the 3
        of 1-2-3 or the 7 of 7-8-9.""", "N21"),
    (4, "Then the sum is doubled once for each of these:", "N22"),
    (5, """- Piao Hu.
        - Closed Piao: no pong, and no triple completed by a claimed card.
        - Three Elders: three or more each of Red Flower, White Flower and Thousand.
        - Heavenly win.
        - Win on the dealer’s first discard.
        - Declared ready.
        - Self-drawn last card of the stock.""", "N22"),
    (6, """The program tries all partitions of the hand and takes the best.""",
        "N24"),
    (7, "A small win by self-draw. It has one Wenqian, and three Thousands in hand:"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S 5M-6M TH-TH-TH 7M-8M-9M 8C-8C", "4M", "2S 3M", "tazi"),
    (8, "Seven sequences:"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S 5M-6M 1M-2M-3M 7M-8M-9M 8C-8C", "7M", "2S 4M", "qing"),
)  # fmt: skip

SETTLEMENT = _section(
    "settlement",
    "Settlement",
    (
        1,
        """Every total is rounded up to a full ten, after multiplying: 22 becomes 30, 20 stays 20,
        0 stays 0. Without a win nobody has a bonus.""",
        "N23",
    ),
    (
        2,
        """Each pair of players settles the difference of their totals. What you receive is three
        times your total less the sum of all three: totals of 100, 40 and 20 settle as +140, −40
        and −100.""",
        "N25",
    ),
)

CLARIFICATIONS = _section(
    "clarifications",
    "Table clarifications",
    (1, "This is how this table decides what others leave open, by the numbers of its rules."),
    (2, """AI 1 sits at your right. The winning card of a sequence may be a discard or a robbed
        card.""", "N1"),
    (3, """The deal passes to the next seat whoever won. *Restart* voids the deal and draws a new
        dealer by lot.""", "N4"),
    (4, """Each seat finishes its preparation before the next one begins. Hezi is no group and no
        pair and has no effect on Piao or Three Elders.""", "N6"),
    (5, """Ready is judged after one’s own replacements, by structure alone; a winning copy counts
        as out of sight when it is neither in one’s own hand nor an indicator nor face up in
        anybody’s melds or Hezi. A ready player makes no kong of any kind, may decline a win
        without cost, and then throws the drawn card; the hand stays ready.""", "N7"),
    (6, """Unlike the dealt win of mahjong, the heavenly win has no winning card. A dealer who kongs
        first and wins on the replacement has an ordinary win on a kong’s replacement.""", "N8"),
    (7, """Kongs may also be declared on the dealer’s first turn, with cards held for longer, and
        one after another.""", "N9"),
    (8, """The nearest seat after the declarer robs first. A robbed card scores as a discard; the
        robbed meld stays a pong.""", "N10"),
    (9, """Answers are collected in private and resolved together. After a pong any card may be
        thrown, but no kong declared.""", "N11"),
    (10, """Any win may be declined, and a win that would lose points is announced as one.""",
         "N13"),
    (11, "Concealed kongs lie face up too; all hands are shown at the end.", "N14"),
    (12, "Two indicators of one rank double twice, whether they are identical or not.", "N15"),
    (13, "An exact match adds nothing to an opening triple or to Hezi.", "N16"),
    (14, """With two own copies a claimed third scores as a pong if the partition makes the triple,
         otherwise nothing; with three own copies those stay three in hand.""", "N19"),
    (19, "A pong and its fourth copy in hand count as a pong.", "N18"),
    (15, "Piao Hu allows any number of Wenqian.", "N20"),
    (16, """Closed Piao looks at the final melds: opening groups and kongs of every kind keep it
         closed. Pongs, kongs, openings, copies in hand and a completed triple count for Three
         Elders. The dealer’s first discard counts also after a kong of the dealer’s. The last
         card of the stock counts also as a replacement.""", "N22"),
    (17, "Totals are rounded after multiplying.", "N23"),
    (18, """Among partitions with the same total the first in one fixed order counts. The group that
         the winning card joins is chosen the same way.""", "N24"),
)  # fmt: skip
