"""Mahjong rules, second half: patterns, limit hands, payment, and this table's clarifications."""

from __future__ import annotations

from .mahjong_hands import win
from .text import Writer

_section = Writer("hk-mahjong").section

PATTERNS = _section(
    "patterns",
    "Patterns and their faan",
    (1, """The faan of all patterns in a hand are added. A pattern is left out only where the
        description says that another one replaces it, and in a [limit hand](#limits).""",
        "M18"),
    (2, """**Flowers count towards the three faan** that you need. A hand without any flower has
        one faan already, and the flower or season of your own seat is worth one faan too. This
        decides many hands.""", "M16"),
    (3, """In the examples the winning tile stands apart with a gold outline. Declared sets and
        flowers follow it. When no flower is shown, No flowers counts too.""",),
    (10, "**All chows** – 1 faan. Four chows and a pair of *suit* tiles, not of honours.",
         "M18", "all_chows"),
    win("all_chows", "123m 456m 678p 45s 99p", "6s"),
    (11, """**Concealed hand** – 1 faan. You have no exposed set. Concealed kongs and flowers do
         not open a hand, and the winning tile may be a discard. Seven pairs score it too.""",
         "M18", "concealed_hand"),
    win("concealed_hand dragon_red", "234m 567p 78s EE", "9s", melds="kong-concealed:RRRR"),
    (12, """**Self-draw** – 1 faan. You drew the winning tile yourself. It is added to the concealed
         hand.""", "M18", "self_draw"),
    win("self_draw", "234m 345p 567s 78s 55m", "6s", by="self_draw", flowers="f3"),
    (13, "**No flowers** – 1 faan. No flower and no season lies before you.",
         "M16", "no_flowers"),
    win("no_flowers", "567p 234s 66s 78m", "9m", by="self_draw", melds="chow:234p"),
    (14, """**Own flower** – 1 faan. The flower with the number of your seat: East 1, South 2,
         West 3, North 4.""", "M16", "own_flower"),
    win("own_flower", "123s 345s 567m 67p 22m", "8p", flowers="f2"),
    (15, "**Own season** – 1 faan. The season with the number of your seat.",
         "M16", "own_season"),
    win("own_season", "345m 678m 23p 99s", "4p", seat="W", by="self_draw", melds="pung:GGG",
        flowers="q3"),
    (16, "**Four flowers** – 2 faan. All four of them; this replaces Own flower.",
         "M16", "four_flowers"),
    win("four_flowers", "234m 678m 444p 56s 99m", "7s", seat="E", flowers="f1 f2 f3 f4"),
    (17, "**Four seasons** – 2 faan. All four of them; this replaces Own season.",
         "M16", "four_seasons"),
    win("four_seasons dragon_white", "345p 567s 11m 78m", "9m", melds="pung:BBB",
        flowers="q1 q2 q3 q4"),
    (18, "**Red Dragon pung** – 1 faan. A pung or kong of Red Dragons.", "M18", "dragon_red"),
    win("dragon_red", "234m 345p 66s 78s", "9s", by="self_draw", melds="pung:RRR"),
    (19, "**Green Dragon pung** – 1 faan. A pung or kong of Green Dragons.", "M18",
         "dragon_green"),
    win("dragon_red dragon_green", "456m 23s 77p", "4s", melds="pung:RRR pung:GGG"),
    (20, "**White Dragon pung** – 1 faan. A pung or kong of White Dragons.", "M18",
         "dragon_white"),
    win("dragon_white", "789p 34m 88s", "5m", by="self_draw", melds="pung:BBB chow:123s"),
    (21, "**Seat wind** – 1 faan. A pung or kong of your own wind.", "M4", "seat_wind"),
    win("seat_wind", "123p 567m 55s 46s", "5s", by="self_draw", melds="pung:SSS"),
    (22, """**Round wind** – 1 faan. A pung or kong of East. For the player who is East it is worth
         two faan: seat wind and round wind.""", "M4", "round_wind"),
    win("round_wind seat_wind", "234p 678s 99m 35p", "4p", seat="E", melds="pung:EEE"),
    (23, """**Little three dragons** – 5 faan. Two pungs or kongs of dragons and a pair of the
         third; this replaces the faan of the two dragon pungs.""", "M18", "little_three_dragons"),
    win("little_three_dragons", "234m GGG BB 67p", "5p", melds="pung:RRR"),
    (24, "**All pungs** – 3 faan. Four pungs or kongs and a pair.", "M18", "all_pungs"),
    win("all_pungs", "222m 99s 88p", "8p", melds="pung:555m pung:111s"),
    (25, """**Half flush** – 3 faan. Tiles of exactly one suit, and at least one honour tile.""",
         "M18", "half_flush"),
    win("half_flush", "123s 55s NNN 78s", "9s", melds="chow:345s"),
    (26, """**Full flush** – 7 faan. Tiles of one suit and nothing else; never together with half
         flush.""", "M18", "full_flush"),
    win("full_flush", "123p 456p 99p 78p", "6p", melds="pung:222p"),
    (27, "**Seven pairs** – 4 faan. Concealed hand is added to it.", "M14", "seven_pairs"),
    win("seven_pairs concealed_hand", "22m 55m 33p 88p 44s RR S", "S"),
    (28, """**Win on a kong’s replacement** – 1 faan. You win with the replacement of a kong, also
         when that was a flower and the flower’s own replacement wins.""", "M8",
         "kong_replacement"),
    win("kong_replacement self_draw", "123m 678m 22s 46s", "5s", by="self_draw",
        melds="kong:5555p", flags="kong_replacement"),
    (29, """**Robbing the kong** – 1 faan. You win with the tile that another player adds to a
         pung. It is not a self-draw.""", "M9", "robbed_kong"),
    win("robbed_kong concealed_hand", "123m 789m 333s 46p 77s", "5p", by="robbed_kong"),
    (30, """**Last tile of the wall** – 1 faan. You win with the draw that empties the wall, from
         either end. Self-draw is added to it.""", "M10", "final_draw"),
    win("final_draw self_draw", "444m 789s 33p 67p", "8p", by="self_draw", melds="chow:123m",
        flags="final_wall_draw"),
    (31, "**Last discard** – 1 faan. You win with a discard that is made when the wall is empty.",
         "M12", "final_discard"),
    win("final_discard concealed_hand", "345m 666p 789s 22s 12m", "3m", flags="final_discard"),
)  # fmt: skip

LIMITS = _section(
    "limits",
    "Limit hands",
    (1, """A limit hand scores exactly 13 faan, and no other pattern is added. Several at once are
        all named and score 13 once.""", "M17"),
    (10, "**Thirteen orphans.** One of each terminal and honour, one of them twice.",
         "M17", "thirteen_orphans"),
    win("thirteen_orphans", "19m 19p 19s ESWN RGB", "G"),
    (11, "**All honours.** Winds and dragons only, in any shape.", "M17", "all_honours"),
    win("all_honours", "EEE NN GG", "N", melds="pung:WWW pung:BBB"),
    (12, "**All terminals.** Ones and nines only, in any shape.", "M17", "all_terminals"),
    win("all_terminals", "111m 99p 11s", "9p", melds="pung:999s pung:111p"),
    (13, "**Big three dragons.** Pungs or kongs of all three dragons.",
         "M17", "big_three_dragons"),
    win("big_three_dragons", "GGG BBB 34s 88m", "5s", melds="pung:RRR"),
    (14, "**Big four winds.** Pungs or kongs of all four winds.", "M17", "big_four_winds"),
    win("big_four_winds", "SSS NNN 7p", "7p", melds="pung:EEE pung:WWW"),
    (15, "**Four kongs** of any kind, and a pair.", "M17", "four_kongs"),
    win("four_kongs", "5s", "5s",
        melds="kong:2222m kong-added:7777p kong-concealed:9999s kong:EEEE"),
    (16, """**Nine gates.** Without any declared set: the tiles 1-1-1-2-3-4-5-6-7-8-9-9-9 of one
         suit and one more tile of that suit. It does not matter which of them came last.""", "M17",
         "nine_gates"),
    win("nine_gates", "1112345678999p", "5p"),
    (17, """**Four concealed pungs.** All four pungs or kongs are concealed and you drew the
         winning tile; concealed kongs count.""", "M17", "four_concealed_pungs"),
    win("four_concealed_pungs", "333m 666p 22s 444s 88m", "2s", by="self_draw"),
)  # fmt: skip

PAYMENT = _section(
    "payment",
    "What a win pays",
    (1, """The **base** is 8 points for three faan and doubles with every further faan. More than
        13 faan count as 13; the result shows both the sum and this cap.""",
        "M18 M19"),
    (2, "| faan | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |\n"
        "| base | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |", "M19"),
    (3, """- **Self-draw:** each of the three opponents pays one base.
        - **Discard or robbed kong:** the discarder, or the player who declared the kong, pays three
        bases alone. The other two pay nothing.""", "M20"),
    (4, """The winner receives three bases either way, and all payments sum to zero. It makes no
        difference who is dealer.""", "M20"),
    (5, """An example: you win with a tile that West discards. The hand has four faan, so the base
        is 16. West pays 48, the others nothing.""", "M20"),
    win("half_flush no_flowers", "234m 99m NNN 56m", "7m", melds="chow:123m"),
    (6, """If you draw the same tile yourself, self-draw is added. Five faan have a base of 32: each
        opponent pays 32, and you receive 96.""", "M20"),
    win("half_flush no_flowers self_draw", "234m 99m NNN 56m", "7m", by="self_draw",
        melds="chow:123m"),
)  # fmt: skip

CLARIFICATIONS = _section(
    "clarifications",
    "Table clarifications",
    (1, """Mahjong is played in many ways. Here you see how this table decides what is not the same
        everywhere, with the number of each rule."""),
    (2, "In a drawn deal nobody pays anything, for whatever reason.", "M1"),
    (3, """Plum, orchid, chrysanthemum and bamboo are the flowers 1 to 4; spring, summer, autumn
        and winter the seasons 1 to 4.""", "M2"),
    (4, """Flowers lie outside the hand and never open it. During play all flowers in a row are
        replaced before anything else happens. No part of the wall is set aside: every tile can
        be drawn.""", "M3"),
    (5, """With rotation switched on you become North after your first deal as East, then West,
        then South. The next player sits at your right. *Restart* voids the unfinished deal
        without payment and keeps the tally and the seats.""", "M4"),
    (6, "When several chows fit, the claimer chooses.", "M6"),
    (7, """If several players could win with one tile, only the first legal winner after the
        discarder in turn order wins.""", "M7"),
    (8, """The dealer may declare a concealed kong on the first turn. Two tiles of a concealed kong
        lie face up. For an added kong you may also use a tile that you drew earlier. Several
        kongs may follow each other in one turn.""", "M8"),
    (9, """Before an added kong stands, all others are asked, and the first legal winner after the
        declarer in turn order robs it. The declarer keeps the pung and draws no replacement. Not
        even thirteen orphans can rob a concealed kong.""", "M9"),
    (10, """With one tile left in the wall a kong is still legal; that tile is both the replacement
         and the last tile of the wall.""", "M10"),
    (11, """After a chow or a pung neither kong nor win may be declared in that turn. Any tile may
         be discarded, also one equal to the claimed tile or one from the other end of the
         chow.""", "M11"),
    (12, """With an empty wall pung and chow stay legal, kong does not, and every discard is a
         final discard. A flower for which no replacement is left ends the deal as a draw, whether
         it came from the front, for a kong, or for another flower; a declared kong stands. All
         hands are shown at the end of every deal.""", "M12"),
    (13, """Passing a win costs nothing, and the same tile may be won later. The dealer may win on
         the 14 dealt tiles: that is a self-draw, and the 14th tile is the winning tile.""", "M13"),
    (14, "In seven pairs four equal tiles count as two pairs.", "M14"),
    (15, """A reading with a limit hand is preferred even to a higher sum. Among readings with the
         same faan the first in one fixed order counts, so that replays and explanations always
         agree: first by shape, then by sorted groups.""", "M15"),
    (16, """Concealed kongs and flowers keep a hand concealed. Concealed hand also scores with seven
         pairs and with a win on a discard. Last tile of the wall is added to self-draw and to a
         win on a kong’s replacement. The latter also counts when that replacement was a flower
         and the flower’s own replacement wins; the replacement of a flower alone scores
         nothing.""", "M18"),
    (17, "Faan for flowers, and for having no flowers, count towards the minimum of three.",
         "M16"),
    (18, """All honours and all terminals count in any shape, seven pairs too. In nine gates any of
         the tiles may come last. Concealed kongs count for four concealed pungs. Several limit
         hands are all named and score 13 once.""", "M17"),
    (19, """Totals above 13 are capped at 13. Whatever is not listed among the patterns has no
         value of its own.""", "M18"),
    (20, "The base is 2 to the power of the faan, at most of 13.", "M19"),
    (21, """The dealer neither pays nor receives more than others. Only the discarder of the winning
         tile, or the declarer of a robbed kong, ever pays alone.""", "M20"),
)  # fmt: skip
