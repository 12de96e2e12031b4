"""The rules of Tien Gow as this program plays it."""

from __future__ import annotations

from collections.abc import Sequence

from .text import Book, Example, Writer

_section = Writer("tien-gow").section


def show(*groups: str) -> Example:
    """Tiles to look at."""
    return Example(tuple(tuple(group.split()) for group in groups))


def meet(challenger: str, current: str, verdict: str) -> Example:
    """A group played on the one that is highest so far; `verdict` is `beats` or `fails`."""
    mine, other = challenger.split(), current.split()
    question = {"id": "", "type": "beats", "challenger": named(mine), "current": named(other, mine)}
    return Example((tuple(other), tuple(mine)), None, (), question, (verdict,))


def settled(
    columns: Sequence[int], winner: int, banker: int, leader: int, lead: str, winning: str
) -> Example:
    """The end of a deal: the last trick as it was led and won, and who holds how many columns."""
    led, won = lead.split(), winning.split()
    question = {
        "id": "",
        "type": "settlement",
        "banker": banker,
        "columns": list(columns),
        "winner": winner,
        "last_trick": {
            "leader": leader,
            "lead": named(led),
            "winning": named(won) if won == led else named(won, led),
        },
    }
    groups = (tuple(led),) if won == led else (tuple(led), tuple(won))
    return Example(groups, None, (), question)


def named(kinds: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """Kinds as pieces: the two copies of a civil tile are a and b."""
    military = {"3-6", "4-5", "2-6", "3-5", "2-5", "3-4", "2-4", "1-4", "2-3", "1-2"}
    used = list(taken)
    found = []
    for kind in kinds:
        found.append(kind if kind in military else kind + "ab"[used.count(kind)])
        used.append(kind)
    return found


START = _section(
    "start",
    "Your first five minutes",
    (
        1,
        """Tien Gow is a trick game with 32 Chinese dominoes. Everybody holds eight. One player
        leads one to four tiles that belong together; the others either beat them with the same
        kind of group, or discard as many tiles face down.""",
    ),
    (
        2,
        """Only one thing is worth winning: **the last trick**. But whoever has not won a trick
        until then pays most, and must stay out when the last trick is a single tile. So win
        something early, and keep something strong for the end.""",
    ),
    (
        3,
        """The hardest part is the order of the tiles, for it does not follow the pips. With *Index
        marks on pieces* in the settings each tile shows its suit and rank: 文 is civil, 武 is
        military, and the higher number wins.""",
    ),
)

AIM = _section(
    "aim",
    "Aim of the game",
    (
        1,
        """Four players, each alone: you and three computer players, one deal at a time. The
        winner of the **last trick** wins the deal.""",
        "T1",
    ),
    (
        2,
        """A trick won with *n* tiles gives its winner *n* **columns**. Eight columns are shared out
        in a deal, and they decide who pays how much.""",
        "T1",
    ),
)

TILES = _section(
    "tiles",
    "The tiles and their order",
    (1, """There are two suits. The **civil** tiles exist twice each. From the highest rank to the
        lowest:"""),
    (2, "| | | | | |\n"
        "| 11 | [[6-6]] Heaven 天 6-6 | | 5 | [[2-2]] Board 板凳 2-2 |\n"
        "| 10 | [[1-1]] Earth 地 1-1 | | 4 | [[5-6]] Axe 斧頭 5-6 |\n"
        "| 9 | [[4-4]] Man 人 4-4 | | 3 | [[4-6]] Partition 屏風 4-6 |\n"
        "| 8 | [[1-3]] Goose 鵝 1-3 | | 2 | [[1-6]] Long Leg Seven 高腳七 1-6 |\n"
        "| 7 | [[5-5]] Plum 梅花 5-5 | | 1 | [[1-5]] Big Head Six 銅錘六 1-5 |\n"
        "| 6 | [[3-3]] Double Three 長三 3-3 | | | |"),
    (3, """The **military** tiles exist once each and are named after the sum of their pips. Two
        tiles of the same sum have the same rank:"""),
    (4, "| | |\n"
        "| 6 | [[3-6 4-5]] the nines 3-6, 4-5 |\n"
        "| 5 | [[2-6 3-5]] the eights 2-6, 3-5 |\n"
        "| 4 | [[2-5 3-4]] the sevens 2-5, 3-4 |\n"
        "| 3 | [[2-4]] Big Six 2-4 |\n"
        "| 2 | [[1-4 2-3]] the fives 1-4, 2-3 |\n"
        "| 1 | [[1-2]] Little Three 1-2 |"),
    (5, """Mind two names that differ by one word: Big *Head* Six is 1-5, a civil tile; Big Six is
        2-4, a military one."""),
)  # fmt: skip

DEAL = _section(
    "deal",
    "The deal",
    (
        1,
        """Everybody gets eight tiles. The first **banker** is drawn by lot and leads the first
        trick; after that the winner of a trick leads the next. The winner of the last trick is
        the banker of the next deal.""",
        "T2",
    ),
    (
        2,
        """Play runs counter-clockwise: the player at your right comes after you. What the banker
        pays or receives is doubled.""",
        "T2 T8",
    ),
)

GROUPS = _section(
    "groups",
    "What may be led",
    (1, "You may lead any one of these groups, also a part of a larger one:", "T3"),
    (2, "**A single tile.**", "T3"),
    show("4-6"),
    (3, "**A civil pair:** two identical tiles.", "T3"),
    show("1-3 1-3"),
    (4, "**A military pair:** two nines, eights, sevens or fives.", "T3"),
    show("3-6 4-5", "2-6 3-5", "2-5 3-4", "1-4 2-3"),
    (
        5,
        """**A mixed group** of one family: Heaven with nines, Earth with eights, Man with sevens,
        Goose with fives. One or two tiles of each suit: a mixed pair, two kinds of triplet, or a
        **quartet** of all four.""",
        "T3",
    ),
    show("6-6 3-6", "1-1 1-1 2-6", "4-4 2-5 3-4", "1-3 1-3 1-4 2-3"),
    (6, "**Supreme:** Big Six and Little Three together.", "T3"),
    show("2-4 1-2"),
)

BEATING = _section(
    "beating",
    "Following and beating",
    (
        1,
        """Everybody plays as many tiles as were led. To beat the highest group so far, play a group
        **of the same kind, with the same number of civil and of military tiles, and of higher
        rank**, face up. Equal rank is not enough.""",
        "T4",
    ),
    (
        2,
        """In the examples the group on the left is the highest so far, the one on the right is
        played on it.""",
    ),
    meet("1-1", "4-4", "beats"),
    meet("2-5 3-4", "1-4 2-3", "beats"),
    meet("3-6", "4-5", "fails"),
    (
        3,
        """Mixed groups rank by family: Heaven–nine, Earth–eight, Man–seven, Goose–five. Kinds never
        cross: a mixed pair does not meet a civil or a military pair, and two civil tiles with one
        military tile do not meet one civil tile with two.""",
        "T4",
    ),
    meet("6-6 4-5", "4-4 3-4", "beats"),
    meet("6-6 6-6", "4-4 3-4", "fails"),
    meet("1-1 2-6 3-5", "4-4 4-4 2-5", "fails"),
    (
        4,
        """Supreme wins only when it is **led**. No other pair beats it, and played later it beats
        nothing and is a plain discard.""",
        "T6",
    ),
)

DISCARDING = _section(
    "discarding",
    "Discarding face down",
    (
        1,
        """If you cannot beat, or do not want to, discard any tiles face down. There is no duty to
        follow suit or to win, and even a group that would win may be discarded.""",
        "T5",
    ),
    (
        2,
        """Nobody sees what others discard. You may look at your own discards; all tiles are shown
        at the end. Columns, numbers of tiles and groups played face up are public.""",
        "T5",
    ),
    (
        3,
        """**Early death.** When the last trick is a *single* tile, a player without any column must
        discard face down, however strong the tile. Pairs, triplets and quartets are exempt. So a
        leader who already has seven columns sweeps with any single tile.""",
        "T7",
    ),
)

SETTLEMENT = _section(
    "settlement",
    "Settlement",
    (1, "The winner of the last trick settles with each opponent by that opponent’s columns:",
        "T8"),
    (2, "| **columns** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |\n"
        "| **pays** | 5 | 3 | 2 | 1 | 0 | receives 1 | receives 2 |", "T8"),
    (3, """Whatever passes between the banker and anybody else is doubled. Here you are banker, win
        the last trick with a Plum and have four columns; Bao has two, Mei and Lin one each:""",
        "T8"),
    settled([4, 2, 1, 1], 0, 0, 0, "5-5", "5-5"),
    (4, """**Final payments double** when the last trick is won by a quartet, by Supreme, or by a
        single Little Three, and double again for a sweep of all eight columns.""", "T10"),
    (5, "Supreme wins the last trick, Lin is the banker and has no column:", "T10"),
    settled([5, 2, 1, 0], 0, 3, 0, "2-4 1-2", "2-4 1-2"),
)  # fmt: skip

INSTANT = _section(
    "instant",
    "Instant payments, capture",
    (
        1,
        """A trick won with **Supreme** brings 2 from each opponent at once, one won with a
        **quartet** 4; as always the banker’s share is doubled. These payments are never multiplied
        afterwards.""",
        "T9",
    ),
    (
        2,
        """**Capture.** If Little Three leads the last single tile and Big Six wins it, whoever led
        Little Three pays not only the own share but also what the other two would have to pay the
        winner.""",
        "T11",
    ),
    (
        3,
        """Bao leads Little Three, you capture it with Big Six. Mei is the banker; you have three
        columns, Bao and Lin two, Mei one. Bao pays the own share, for Mei and for Lin:""",
        "T11",
    ),
    settled([3, 2, 1, 2], 0, 2, 1, "1-2", "2-4"),
)

END = _section(
    "end",
    "The end of a deal",
    (
        1,
        """A deal ends when all eight tiles are played. The result shows the columns, the instant
        payments and the final settlement step by step. Who won the last trick and who gained most
        need not be the same player. All payments sum to zero.""",
        "T12",
    ),
)

CLARIFICATIONS = _section(
    "clarifications",
    "Table clarifications",
    (1, """This is how this table decides what others leave open, by the numbers of its rules."""),
    (
        2,
        """Play runs counter-clockwise, the next player sits at your right. *Restart* voids the
        deal and draws a new banker by lot.""",
        "T2",
    ),
    (
        3,
        """You may look at your own discards, and all are shown at the end. Columns, numbers of
        tiles and face-up groups are public throughout. Computer players do not know more.""",
        "T5",
    ),
    (
        4,
        """Early death concerns a last single tile only; larger groups are exempt.""",
        "T7",
    ),
    (
        5,
        """Instant payments are doubled with the banker for Supreme and for quartets. They are due
        in the last trick too, and final doublings never touch them.""",
        "T9",
    ),
    (
        6,
        """A quartet doubles the final payments whether it was led or beat another one. Doublings
        stack, and apply also to what a player above four columns receives.""",
        "T10",
    ),
    (
        7,
        """Capture happens whatever was played between Little Three and Big Six. What the other two
        owe is taken over as it stood between them and the winner and not doubled again. A player
        above four columns, the captured one too, still receives the excess from the winner. There
        is no further multiplier.""",
        "T11",
    ),
    (8, "The winner of the last trick and the player who gained most can differ.", "T12"),
)

BOOK = Book(
    "tien-gow",
    (
        START,
        AIM,
        TILES,
        DEAL,
        GROUPS,
        BEATING,
        DISCARDING,
        SETTLEMENT,
        INSTANT,
        END,
        CLARIFICATIONS,
    ),
)
