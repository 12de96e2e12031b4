"""Nantong rules, second half: base hu, the winner's bonuses, settlement, clarifications."""

from __future__ import annotations

from .nantong_cards import unit, won
from .text import Writer

_section = Writer("nantong").section

TRIPLE = "1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S 7M-8M-9M 8S-8S-8S 8C-8C 5M-5M"
"""Waits for the third Five of Myriads, or for an Eight of Coins."""
WAIT = "1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S TH-TH-TH 5S-6S-7S"
"""Six groups of a hand."""

SHAPES = _section(
    "shapes",
    "Winning shapes",
    (1, """Every winning hand has seven groups and a pair. It has one of three shapes. In the
        examples the winning card has a gold outline; groups that were laid follow it, and the
        indicators stand at the end. Below you see how the hand scores. The next two sections
        explain this.""", "N20"),
    (2, "**Qing Hu:** seven sequences, beside the pair.", "N20", "qing"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S 1M-2M-3M 7M-8M-9M 8C-8C 5M-6M", "4M", "2S 3M", "qing"),
    (3, """**Piao Hu:** identical groups and kongs, beside the pair. Any number of **Wenqian** may
        be among the groups. Wenqian is the sequence 1-2-3 of Coins.""", "N20", "piao"),
    won("3S-3S-3S 5M-5M-5M 8S-8S-8S 7C-7C-7C 1C-2C-3C 6M-6M 9M-9M", "9M", "2S 4M", "piao",
        melds="pong:1S", source="discard"),
    (4, "**Tazi Hu:** every other winning hand.", "N20", "tazi"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S TH-TH-TH 7M-8M-9M 8C-8C 5M-6M", "4M", "2S 3M", "tazi"),
)  # fmt: skip

SCORING = _section(
    "scoring",
    "Base hu of all players",
    (1, """Points are called **hu**. All players score their identical cards, whether they win or
        not:""", "N16"),
    (2, "| | base hu | | base hu |\n"
        "| pong | 2 | concealed kong | 12 |\n"
        "| three in hand | 4 | four in hand | 12 |\n"
        "| open or added kong | 8 | opening group, Tiandi Hezi | 16 |", "N16",
        "pong hand3 hand4 open_kong added_kong concealed_kong open4 open3 hezi"),
    (9, """An opening group is four or three identical cards that were laid in the
        [preparation](#N6). Pairs score nothing.""", "N16"),
    (3, """**Exact match:** when the cards equal an indicator, a pong has 4 base hu and three in
        hand have 12. An opening group and Hezi have no more than 16. Exact matches bear a star.""",
        "N16"),
    (4, """The base hu of a group are multiplied: ×2 for an old general, and ×2 again for each
        indicator that matches. An indicator matches a card when both are old generals. It also
        matches when neither is an old general and both have the same rank, in any suit. So the
        Nine of Strings never doubles the other nines, and they never double it.""", "N15"),
    (10, """Examples of single groups, with the two indicators at the end. Three Twos of Myriads in
         hand have the rank of one indicator. Three Twos of Strings equal it:""", "N17"),
    unit("hand3", "2M", "2S 3M"),
    unit("hand3", "2S", "2S 3M"),
    (11, "As a pong and as an opening group they would score:", "N16"),
    unit("pong", "2S", "2S 3M"),
    unit("open3", "2S", "2S 3M"),
    (12, """The other groups, some of them with a card that is doubled:""", "N16"),
    unit("open_kong", "WF", "2S 3M"),
    unit("added_kong", "8C", "8S 3M"),
    unit("concealed_kong", "9S", "TH 9C"),
    unit("hand4", "6C", "2S 3M"),
    unit("open4", "5M", "5S 5C"),
    (6, """Two identical indicators, Fours of Coins, and the other two in your hand: they double
        twice.""", "N17"),
    unit("hezi", "4C", "4C 4C"),
    (13, """The hu of all groups are added. Hezi belongs to this sum and is multiplied with it.""",
         "N16"),
    (7, """Three or four identical cards in your hand score even when the winning hand uses them in
        sequences. Here three Fours of Coins do:""", "N18"),
    won("2C-3C-4C 3C-4C-5C 4C-5C-6C 1S-2S-3S 4S-5S-6S 7M-8M-9M 8S-8S 4M-5M", "6M", "9C 7S", "qing"),
    (8, """A winning card that was claimed is not “in hand”: with two of your own it makes a pong.
        If you draw it yourself, it is in hand. Here the third Five of Myriads is a discard, then
        drawn:""", "N19"),
    won(TRIPLE, "5M", "9C 7S", "tazi", source="discard"),
    won(TRIPLE, "5M", "9C 7S", "tazi"),
)  # fmt: skip

BONUSES = _section(
    "bonuses",
    "What a win adds",
    (1, "The winner adds hu for the [shape](#shapes) of the hand:", "N20"),
    (2, """- **Qing Hu** +100
        - **Piao Hu** +50
        - **Tazi Hu** +20""", "N20"),
    (9, """**Wenqian**, each 1-2-3 of Coins, adds more: one +20, two +50, three +100, four +200.""",
        "N20", "wenqian"),
    won("1C-2C-3C 1C-2C-3C 7C-8C-9C 1S-2S-3S 7S-8S-9S 4M-5M-6M 3S-3S 4S-5S", "6S", "9M 1M", "qing"),
    (10, "**Self-draw** +10: you drew the winning card yourself.", "N21", "self_draw"),
    (11, """**Win on a kong’s replacement** +10 more. The self-draw is counted too.""", "N21",
         "kong_replacement"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S 7M-8M-9M 8C-8C 5M-6M", "4M", "2S 3M", "tazi",
        melds="concealed_kong:9C", kong_replacement=True),
    (12, """**Wait** +10, once only, when the winning card completes the pair, or is the middle card
         of a sequence, the 3 of 1-2-3 or the 7 of 7-8-9. One example of each:""", "N21",
         "wait_pair wait_middle wait_three wait_seven"),
    won(f"{WAIT} 7M-8M-9M 8C", "8C", "2S 3M", "tazi"),
    won(f"{WAIT} 8C-8C 6M-8M", "7M", "2S 3M", "tazi"),
    won(f"{WAIT} 8C-8C 1M-2M", "3M", "2S 3M", "tazi"),
    won(f"{WAIT} 8C-8C 8M-9M", "7M", "2S 3M", "tazi"),
    (4, """Then the sum is doubled once for each of the following. All doublings multiply each
        other.""", "N22"),
    (13, "**Piao Hu** is doubled besides its +50.", "N22"),
    (14, """**Closed Piao:** Piao Hu without any pong and without a triple that a claimed card
         completed. It is doubled once more.""", "N22", "closed"),
    won("3S-3S-3S 5M-5M-5M 8S-8S-8S 7C-7C-7C 1C-2C-3C 1S-1S-1S 6M-6M 9M-9M", "9M", "2S 4M", "piao"),
    (15, """**Three Elders:** at least three Red Flowers, three White Flowers and three
         Thousands.""", "N22", "three_elders"),
    won("WF-WF-WF RF-RF-RF 1S-2S-3S 4S-5S-6S 7M-8M-9M 8C-8C 5M-6M", "4M", "2S 3M", "tazi",
        melds="pong:TH"),
    (16, "**Heavenly win**, explained in the [preparation](#N8).", "N22"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S 1M-2M-3M 7M-8M-9M 5M-6M-7M 8C-8C", "", "2S 4M", "qing",
        source="heavenly"),
    (17, """**Win on the dealer’s first discard** of the deal.""", "N22", "dealer_first_discard"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S TH-TH-TH 7M-8M-9M 8C-8C 5M-6M", "4M", "2S 3M", "tazi",
        source="discard", dealer_first_discard=True),
    (18, "**Declared ready** in the [preparation](#N7).", "N22"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S TH-TH-TH 7M-8M-9M 8C-8C 5M-6M", "4M", "2S 3M", "tazi",
        source="discard", ready=True),
    (19, "**Last card of the stock:** you draw it yourself and win with it.", "N22",
         "last_stock_card"),
    won("1C-2C-3C 4C-5C-6C 1S-2S-3S 4S-5S-6S TH-TH-TH 7M-8M-9M 8C-8C 5M-6M", "4M", "2S 3M", "tazi",
        last_stock_card=True),
    (6, """If a hand can be divided into groups in several ways, the program takes the one with the
        highest total. It chooses in the same way which group the winning card completes.""",
         "N24"),
)  # fmt: skip

SETTLEMENT = _section(
    "settlement",
    "Settlement",
    (
        3,
        """The winner’s total is the sum of hu, with the hu for shape, Wenqian and bonuses added,
        and then doubled once for each doubling. The total of the others is their sum of hu. If
        nobody has won, this is so for all three.""",
        "N23 N25",
    ),
    (
        1,
        """Every total is rounded up to a full ten, after all multiplying: 22 becomes 30, 20 stays
        20, and 0 stays 0.""",
        "N23",
    ),
    (
        2,
        """Each pair of players settles the difference of their totals. So you receive three times
        your own total less the sum of all three totals. Totals of 100, 40 and 20 settle as +140,
        −40 and −100.""",
        "N25",
    ),
)

CLARIFICATIONS = _section(
    "clarifications",
    "Table clarifications",
    (1, """Here you see how this table decides what is not the same everywhere, with the number of
        each rule."""),
    (2, """AI 1 sits at your right. The winning card of a sequence may be a discard or the card of a
        robbed kong.""", "N1"),
    (3, """After each deal the next player in turn becomes dealer, whoever won. *Restart* voids the
        unfinished deal without settlement and chooses a new dealer at random.""", "N4"),
    (4, """Each player finishes the preparation before the next one begins. Hezi is scored apart: it
        is neither a group nor a pair, and it has no effect on Piao and Three Elders.""", "N6"),
    (5, """Whether you may declare ready is decided after your own replacements, by the shape of the
        hand alone, not by its score. At least one copy of a winning card must be neither in your
        own hand, nor an indicator, nor face up in the groups or the Hezi of any player. A ready
        player makes no pong and no kong of any kind. A ready player may decline a win: it costs
        nothing, a drawn card must then be discarded, and the hand stays ready.""", "N7"),
    (6, """Unlike the win of the dealer in mahjong, the heavenly win has no winning card. A dealer
        who first declares a kong and wins on its replacement has an ordinary win on a kong’s
        replacement.""", "N8"),
    (7, """The dealer may declare a kong on the first turn too. For an added kong you may also use a
        card that you drew earlier. Several kongs may follow each other in one turn.""", "N9"),
    (8, """If several players can rob a kong, the first one after the declarer in turn order does.
        It scores as a win on a discard. The robbed group stays a pong.""", "N10"),
    (9, """All answers are collected in private before anything happens. After a pong any card may
        be discarded.""", "N11"),
    (10, """Any win may be declined. Before you declare a win that would lose points, the program
         tells you so.""", "N13"),
    (11, "Concealed kongs lie face up too. At the end all hands are shown.", "N14"),
    (12, "Two indicators of the same rank double twice, whether they are identical or not.",
         "N15"),
    (13, "An exact match adds nothing to an opening group of three cards or to Hezi.", "N16"),
    (14, """If the winning card was claimed and you have two own copies, the three score as a pong
         when they form a group. If you use the cards in another way, they score nothing. If you
         have three own copies, these stay three in hand.""", "N19"),
    (19, "A pong and the fourth copy of its card in your hand score as a pong.", "N18"),
    (15, "Piao Hu may have any number of Wenqian.", "N20"),
    (16, """Closed Piao is decided by the groups at the win. Opening groups and kongs of every kind,
         also open and added kongs, keep it closed. For Three Elders pongs, kongs, opening groups,
         copies in hand and a triple completed by the winning card count. The dealer’s first discard
         counts also when the dealer has declared a kong before it. The last card of the stock
         counts also as a replacement.""", "N22"),
    (17, "Every total is rounded up after multiplying.", "N23"),
    (18, """Among ways to divide a hand with the same total the first in one fixed order counts:
         first by shape, then by sorted groups.""", "N24"),
)  # fmt: skip
