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
        """Tien Gow is a game of tricks with 32 Chinese dominoes. Every player gets eight tiles. One
        player leads a group of one to four tiles that belong together. Each of the others either
        beats it with a higher group of the same kind, or discards as many tiles face down. The
        highest group wins the trick, and its owner leads the next one.""",
    ),
    (
        2,
        """The goal is to win **the last trick**. But a player who has not won any trick before it
        pays most, and cannot win it when it is a single tile. So win a trick early, and keep
        something strong for the end.""",
    ),
    (
        3,
        """The hardest part is the order of the tiles, because it does not follow the number of
        pips. With *Index marks on pieces* in the settings each tile shows its suit and its rank: 文
        is civil, 武 is military, and in each suit the higher number wins.""",
    ),
)

AIM = _section(
    "aim",
    "Aim of the game",
    (
        1,
        """Four players, you and three computer players, each play alone, one deal at a time. The
        goal is to win the **last trick**: its winner is paid by the others.""",
        "T1",
    ),
    (
        2,
        """A trick won with *n* tiles gives its winner *n* **columns**. A deal has eight columns in
        all. They decide who pays how much.""",
        "T1",
    ),
)

TILES = _section(
    "tiles",
    "The tiles and their order",
    (1, """There are 32 tiles in two suits. The **civil** tiles exist twice each. These are their
        ranks, from the highest to the lowest:"""),
    (2, "| | | | | |\n"
        "| 11 | [[6-6]] Heaven 天 6-6 | | 5 | [[2-2]] Board 板凳 2-2 |\n"
        "| 10 | [[1-1]] Earth 地 1-1 | | 4 | [[5-6]] Axe 斧頭 5-6 |\n"
        "| 9 | [[4-4]] Man 人 4-4 | | 3 | [[4-6]] Partition 屏風 4-6 |\n"
        "| 8 | [[1-3]] Goose 鵝 1-3 | | 2 | [[1-6]] Long Leg Seven 高腳七 1-6 |\n"
        "| 7 | [[5-5]] Plum 梅花 5-5 | | 1 | [[1-5]] Big Head Six 銅錘六 1-5 |\n"
        "| 6 | [[3-3]] Double Three 長三 3-3 | | | |"),
    (3, """The **military** tiles exist once each and are named after the sum of their pips. Two
        tiles with the same sum have the same rank. The ranks of the two suits are never compared
        with each other."""),
    (4, "| | |\n"
        "| 6 | [[3-6 4-5]] the nines 3-6, 4-5 |\n"
        "| 5 | [[2-6 3-5]] the eights 2-6, 3-5 |\n"
        "| 4 | [[2-5 3-4]] the sevens 2-5, 3-4 |\n"
        "| 3 | [[2-4]] Big Six 2-4 |\n"
        "| 2 | [[1-4 2-3]] the fives 1-4, 2-3 |\n"
        "| 1 | [[1-2]] Little Three 1-2 |"),
    (5, """Two names differ by one word only: Big *Head* Six is 1-5, a civil tile. Big Six is 2-4, a
        military tile."""),
)  # fmt: skip

DEAL = _section(
    "deal",
    "The deal",
    (
        1,
        """Every player gets eight tiles. The first **banker** is chosen at random. The banker leads
        the first trick; after that the winner of a trick leads the next one. The winner of the
        last trick is the banker of the next deal.""",
        "T2",
    ),
    (
        2,
        """Play runs counter-clockwise: the player at your right comes after you. All payments
        between the banker and another player are doubled, as the [settlement](#T8) explains.""",
        "T2",
    ),
)

GROUPS = _section(
    "groups",
    "What may be led",
    (1, """You may lead any of these groups. If you hold a larger group, you may also lead a part of
        it.""", "T3"),
    (2, "**A single tile.**", "T3"),
    show("4-6"),
    (3, "**A civil pair:** two identical tiles.", "T3"),
    show("1-3 1-3"),
    (4, "**A military pair:** two nines, eights, sevens or fives.", "T3"),
    show("3-6 4-5", "2-6 3-5", "2-5 3-4", "1-4 2-3"),
    (
        5,
        """**A mixed group** of one family: Heaven with nines, Earth with eights, Man with sevens,
        Goose with fives. It has one or two tiles of each suit: a mixed pair (one and one), a mixed
        triplet (two civil tiles and one military tile, or one civil tile and two military tiles)
        or a **quartet** (all four).""",
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
        """Every player plays as many tiles as were led. To beat the highest group so far, play face
        up a group **of the same kind, with the same number of civil tiles and of military tiles,
        and of higher rank**. Equal rank is not enough. So a single civil tile is beaten only by a
        higher civil tile, and a single military tile only by a higher military tile.""",
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
    meet("6-6", "1-2", "fails"),
    (
        3,
        """Mixed groups rank by family, from the highest to the lowest: Heaven–nine, Earth–eight,
        Man–seven, Goose–five. Different kinds never beat each other: a mixed pair does not beat a
        civil pair or a military pair, and none of these beats a mixed pair. Two civil tiles with
        one military tile do not beat one civil tile with two military tiles, nor the other way
        round.""",
        "T4",
    ),
    meet("6-6 4-5", "4-4 3-4", "beats"),
    meet("6-6 6-6", "4-4 3-4", "fails"),
    meet("1-1 2-6 3-5", "4-4 4-4 2-5", "fails"),
    (
        4,
        """Supreme wins only when it is **led**. Then no pair beats it. Played on another group it
        beats nothing: it can only be discarded face down.""",
        "T6",
    ),
)

DISCARDING = _section(
    "discarding",
    "Discarding face down",
    (
        1,
        """If you cannot or do not want to beat the highest group, discard any tiles face down. You
        never have to follow suit or to beat. Even a group that would win may be discarded.""",
        "T5",
    ),
    (
        2,
        """During play nobody sees what the others discard. You may look at your own discards. All
        discards are shown at the end. Columns, numbers of tiles and groups played face up are
        public all the time.""",
        "T5",
    ),
    (
        3,
        """**Early death.** When the last trick is a *single* tile, a player who follows and has no
        column must discard face down, even with the strongest tile. This does not apply to pairs,
        triplets and quartets. So a leader who already has seven columns wins all eight with any
        single tile.""",
        "T7",
    ),
)

SETTLEMENT = _section(
    "settlement",
    "Settlement",
    (1, """The winner of the last trick settles with each opponent. The number of columns that this
        opponent has decides the payment. An opponent with more than four columns does not pay, but
        receives the excess from the winner.""", "T8"),
    (2, "| **columns** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |\n"
        "| **pays** | 5 | 3 | 2 | 1 | 0 | receives 1 | receives 2 |", "T8",
        "no_columns columns excess"),
    (3, """A payment is doubled when one of the two players is the banker: the player who led the
        first trick of this deal. This applies to the excess too. An example: you are the
        banker, win the last trick with a Plum and have four columns. Bao has two columns, Mei and
        Lin have one each.""", "T8", "banker"),
    settled([4, 2, 1, 1], 0, 0, 0, "5-5", "5-5"),
    (6, """Here Bao is the banker and has five columns. You win the last trick with Heaven and have
        two columns, Mei has one and Lin has none. You pay Bao for one column, doubled.""", "T8"),
    settled([2, 5, 1, 0], 0, 1, 0, "6-6", "6-6"),
    (4, """**All final payments are doubled** when the last trick is won by a quartet, by Supreme,
        or by a single Little Three. They are doubled again for a **sweep**: the winner has all
        eight columns. The doublings multiply each other, and apply to the excess too.""", "T10",
        "final_quartet final_supreme final_little_three sweep"),
    (5, """Here you win the last trick with Supreme and have five columns. Lin is the banker and has
        no column, Bao has two and Mei has one. The [instant payments](#T9) for Supreme are
        additional.""", "T10"),
    settled([5, 2, 1, 0], 0, 3, 0, "2-4 1-2", "2-4 1-2"),
)  # fmt: skip

INSTANT = _section(
    "instant",
    "Instant payments and capture",
    (
        1,
        """Whoever wins a trick with **Supreme** receives 2 from each opponent at once, and with a
        **quartet** 4 from each. A payment is doubled when one of the two players is the banker.
        This is so in the last trick too, and the final doublings never multiply these
        payments.""",
        "T9",
        "supreme quartet",
    ),
    (
        4,
        """An example: Mei is the banker, and you win a trick with this quartet. Bao and Lin pay 4
        each, Mei pays 8.""",
        "T9",
    ),
    show("6-6 6-6 3-6 4-5"),
    (
        2,
        """**Capture.** Little Three is led as the last single tile, and Big Six wins it. Then the
        player who led Little Three pays for all: their own final payment, and also the payments
        that the two other players owe the winner.""",
        "T11",
        "captured",
    ),
    (
        3,
        """An example: Bao leads Little Three and you capture it with Big Six. Mei is the banker.
        You have three columns, Bao and Lin have two each, Mei has one. Bao pays all three
        payments.""",
        "T11",
    ),
    settled([3, 2, 1, 2], 0, 2, 1, "1-2", "2-4"),
)

END = _section(
    "end",
    "The end of a deal",
    (
        1,
        """A deal ends when all eight tiles of each player are played. The result shows the columns,
        the instant payments and the final settlement step by step, and who won the last trick
        beside who gained most. These two need not be the same player. All payments sum to
        zero.""",
        "T12",
    ),
)

CLARIFICATIONS = _section(
    "clarifications",
    "Table clarifications",
    (
        1,
        """Here you see how this table decides what is not the same everywhere, with the number of
        each rule.""",
    ),
    (
        2,
        """Play runs counter-clockwise: the next player sits at your right. *Restart* voids the
        unfinished deal without payment and chooses a new banker at random. The tally is kept.""",
        "T2",
    ),
    (
        3,
        """You may look at your own discards, and all discards are shown at the end. Columns,
        numbers of tiles and groups played face up are public all the time. Computer players see
        no more than this: they do not know what you discard.""",
        "T5",
    ),
    (
        4,
        """Early death applies only when the last trick is a single tile, not to pairs, triplets and
        quartets.""",
        "T7",
    ),
    (
        5,
        """With the banker instant payments are doubled for Supreme and for quartets. They are due
        in the last trick too, and the final doublings never multiply them.""",
        "T9",
    ),
    (
        6,
        """A quartet doubles the final payments whether it was led or beat another quartet. The
        doublings multiply each other, and apply also to what a player with more than four columns
        receives.""",
        "T10",
    ),
    (
        7,
        """A capture counts whatever was played between Little Three and Big Six. What the other two
        owe is paid as it stood between them and the winner, and is not doubled again. Whoever has
        more than four columns still receives the excess from the winner; this applies to the
        player who led Little Three too. A capture itself doubles nothing.""",
        "T11",
    ),
    (8, "The winner of the last trick and the player who gained most can be different.", "T12"),
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
