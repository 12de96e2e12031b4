"""The rules of Hong Kong mahjong as this program plays it."""

from __future__ import annotations

from .hk_mahjong_scoring import CLARIFICATIONS, LIMITS, PATTERNS, PAYMENT
from .mahjong_hands import row, tiles
from .text import Book, Example, Writer

_section = Writer("hk-mahjong").section

START = _section(
    "start",
    "Your first five minutes",
    (
        1,
        """In mahjong you collect sets of tiles. You hold thirteen tiles; on each turn you draw one
        and discard one. When fourteen tiles form **four sets and a pair**, your hand is
        complete.""",
    ),
    (
        2,
        """A set is a **chow**, three consecutive tiles of one suit, or a **pung**, three equal
        tiles. Here are three chows, a pung and a pair:""",
    ),
    row("123m", "456p", "678p", "EEE", "55s"),
    (
        3,
        """A tile that somebody else discards can complete a set of yours. For a pung you may
        claim it from any player, for a chow only from the player before you, who sits at your
        left.""",
    ),
    (
        4,
        """Not every complete hand may win. It must be worth at least **three faan**; faan are the
        points that a hand is worth. The side panel tells you how many you have and what is
        missing.""",
    ),
    (5, """Three simple ways to three faan:"""),
    (
        6,
        """- **Stay concealed.** Claim nothing before the winning tile and collect chows. All chows
        and a concealed hand make two; a self-draw, or a hand without any flower, makes three.
        - **One suit and honours.** Half flush alone is worth three.
        - **All pungs.** Four pungs and a pair are worth three; claim as often as you like.""",
    ),
    (
        7,
        """When in doubt, keep tiles of one suit with neighbouring numbers, discard single winds
        and dragons first, and do not claim every chow that is offered: with an exposed set your
        hand is no longer concealed.""",
    ),
)

AIM = _section(
    "aim",
    "Aim of the game",
    (
        1,
        """Four players sit around the table: you and three computer players. Each plays
        alone, one deal at a time. You win the deal by declaring, before anyone else, a legal
        hand worth at least three faan.""",
        "M1",
    ),
    (
        2,
        """When the wall is used up and nobody has won, the deal is drawn and nobody pays
        anything.""",
        "M1",
    ),
)

TILES = _section(
    "tiles",
    "The tiles",
    (
        1,
        """There are 144 tiles. Three suits are numbered from 1 to 9, and each of these tiles exists
        four times.""",
        "M2",
    ),
    (
        2,
        "| | |\n| **Characters** | [[1m 2m 3m 4m 5m 6m 7m 8m 9m]] |\n"
        "| **Dots** | [[1p 2p 3p 4p 5p 6p 7p 8p 9p]] |\n"
        "| **Bamboo** | [[1s 2s 3s 4s 5s 6s 7s 8s 9s]] |",
        "M2",
    ),
    (3, """The 1 of bamboo is a bird. Ones and nines are called **terminals**.""", "M2"),
    (
        4,
        """The **honours** have no numbers and form no chows: four winds and three dragons. Each of
        them exists four times too.""",
        "M2",
    ),
    (
        5,
        "| | |\n| **Winds** | East [[E]] South [[S]] West [[W]] North [[N]] |\n"
        "| **Dragons** | Red [[R]] Green [[G]] White [[B]] |",
        "M2",
    ),
    (
        6,
        """The eight **flowers and seasons** exist once each. They are never part of a hand: they
        lie beside it and can bring faan. Each has the number of a seat. These rules call all
        eight of them flowers; only four patterns tell them apart: Own flower, Own season, Four
        flowers and Four seasons.""",
        "M2",
    ),
    (
        7,
        "| | | | | |\n| | **1 · East** | **2 · South** | **3 · West** | **4 · North** |\n"
        "| **Flowers** | [[f1]] plum | [[f2]] orchid | [[f3]] chrysanthemum | [[f4]] bamboo |\n"
        "| **Seasons** | [[q1]] spring | [[q2]] summer | [[q3]] autumn | [[q4]] winter |",
        "M2",
    ),
)

SETUP = _section(
    "setup",
    "Seats and the deal",
    (
        1,
        """You begin as **East**, the dealer. Play runs counter-clockwise: the player at your
        right is South and comes after you, then West opposite, then North at your left.""",
        "M4",
    ),
    (2, """The seat wind is your own wind. The **round wind** is always East.""", "M4"),
    (
        3,
        """The dealer gets 14 tiles, the others 13. Flowers and seasons are laid open at once and
        replaced from the back end of the wall; if a replacement is a flower too, it is replaced
        again. At the deal each player finishes this before the next one begins, the dealer
        first.""",
        "M3",
    ),
    (
        4,
        """Ordinary draws come from the front of the wall; only replacements for flowers and kongs
        come from the back. Every tile of the wall may be drawn.""",
        "M3",
    ),
    (
        5,
        """Deals are independent of each other. A running tally begins at zero and may fall below
        it. With *Seats rotate after every deal* in the settings, East passes to the next player
        after every deal, whoever won. Otherwise you stay East.""",
        "M4",
    ),
)

TURN = _section(
    "turn",
    "Your turn",
    (
        1,
        """Draw a tile from the front of the wall, then discard one tile face up into your river.
        The drawn tile stands a little apart.""",
        "M5",
    ),
    (
        2,
        """Discarding takes two steps: **select** a tile, then **confirm**. Between the two you may
        choose another tile or cancel; a single press or click never does both. Exactly the tile
        that you selected leaves your hand, even if you hold equal ones.""",
        "M5",
    ),
    (
        3,
        """If you draw a flower or a season, it is laid open and you draw a replacement before
        anything else happens.""",
        "M3",
    ),
    (
        4,
        """After a draw you may also declare a win or a [kong](#M8) instead of discarding.""",
        "M5",
    ),
)

CLAIMS = _section(
    "claims",
    "Claiming a discard",
    (1, """Every discard may be claimed before the next player draws:""", "M6"),
    (
        2,
        """- **Win** – by anyone whose hand becomes a legal winning hand with it.
        - **Pung** – by anyone who holds two tiles equal to it.
        - **Kong** – by anyone who holds three tiles equal to it.
        - **Chow** – only by the next player in turn, with two tiles that make three consecutive
        tiles of one suit with it.""",
        "M6",
    ),
    row("EE", "E"),
    (
        3,
        """If several chows fit, you choose one. With [[2p 3p 5p 6p]] you can take [[4p]] for
        2-3-4, 3-4-5 or 4-5-6.""",
        "M6",
    ),
    (
        4,
        """All players answer before anything happens. A win comes before pung and kong, and these
        before a chow. Among equal claims the player who comes first after the discarder in turn
        order gets the tile; only one player can win.""",
        "M7",
    ),
    (
        5,
        """A claimed set lies open beside your hand and is never changed again, except that a pung
        may become a kong. After a chow or a pung you discard at once: you may not declare a kong
        or a win in that turn.""",
        "M11",
    ),
)

KONGS = _section(
    "kongs",
    "Kongs",
    (
        1,
        """Four equal tiles can be declared as a **kong**. It counts as one set. Its owner draws a
        replacement from the back end of the wall and then discards, wins or declares another
        kong.""",
        "M8",
    ),
    (
        2,
        """- **Exposed kong** – claim a discard while holding the other three.
        - **Concealed kong** – lay down four equal tiles from your hand, on your own turn after a
        draw, or on your first turn as dealer.
        - **Added kong** – add the fourth tile to a pung that lies open before you, on any of your
        turns after a draw.""",
        "M8",
    ),
    (
        3,
        """A concealed kong keeps your hand concealed. Two of its tiles lie face up, so everybody
        knows what it is:""",
        "M8",
    ),
    Example((tiles("8888s"),), None, ((0, 0), (0, 3))),
    (
        4,
        """An added kong can be **robbed**: if the added tile completes a legal hand of another
        player, that player may win with it. The declarer then pays as if it had been a discard,
        and the pung stays a pung. A concealed kong can never be robbed.""",
        "M9",
    ),
    (
        5,
        """A kong of any kind needs at least one tile in the wall, for its replacement.""",
        "M10",
    ),
)

END = _section(
    "end",
    "Winning and the last tiles",
    (
        1,
        """A win worth fewer than three faan is never offered. The panel then says why, for
        instance “2 of 3 faan”.""",
        "M13",
    ),
    (
        2,
        """You may always decline a win. It costs nothing: you may win later, with the same tile
        too.""",
        "M13",
    ),
    (
        3,
        """The dealer may win at once with the 14 tiles that were dealt. This counts as a
        self-draw.""",
        "M13",
    ),
    (
        4,
        """Whoever has drawn the last tile of the wall still wins or discards. This final discard,
        and every discard after a claim of it, can be claimed for a win, a pung or a chow, but
        not for a kong. When nobody claims it, the deal is drawn. The deal is also drawn when
        a flower has to be replaced and the wall is empty.""",
        "M12",
    ),
    (5, """All hands are shown at the end of every deal.""", "M12"),
)

SHAPES = _section(
    "shapes",
    "Winning shapes",
    (
        1,
        """**Four sets and a pair.** A set is a chow, three consecutive tiles of one suit; a pung,
        three equal tiles; or a kong, four equal tiles. After 9 no chow goes on with 1: 8-9-1 is
        no chow.""",
        "M14",
    ),
    row("234m", "777p", "345s", "NNN", "99m"),
    (
        2,
        """**Seven pairs**, without any declared set, not even a concealed kong. Four equal tiles
        count as two pairs.""",
        "M14",
    ),
    row("22m", "55m", "33p", "88p", "44s", "RR", "SS"),
    (3, """**Thirteen orphans**: one of each terminal and honour, and one of them twice.""", "M14"),
    row("19m", "19p", "19s", "ESWN", "RGGB"),
    (
        4,
        """If the tiles of a winning hand can be read in several ways, the reading with the most
        faan counts. A reading that is a [limit hand](#limits) comes before all others, even if
        another reading has a higher sum.""",
        "M15",
    ),
)

BOOK = Book(
    "hk-mahjong",
    (
        START,
        AIM,
        TILES,
        SETUP,
        TURN,
        CLAIMS,
        KONGS,
        END,
        SHAPES,
        PATTERNS,
        LIMITS,
        PAYMENT,
        CLARIFICATIONS,
    ),
)
