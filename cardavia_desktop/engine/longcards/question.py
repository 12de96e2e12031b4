"""One line of `cardavia score --game nantong`: a deal's end or one group alone (N15–N25).

Keys are read in the order of the schema: `indicators, dealer, players, win` for a deal (a player:
`hand, melds, hezi, ready`; a win: `winner, source, card, from, kong_replacement, last_stock_card,
dealer_first_discard`), `indicators, card, what` for a unit. The first offending value raises.
"""

from __future__ import annotations

from collections import Counter

from ..questions import Fields
from .pieces import COPIES, KINDS, NUMBER
from .rulings import BASE, GROUPS, SEATS, WAITING
from .scoring import (
    Holding,
    Line,
    Settlement,
    Sheet,
    Win,
    base_sheet,
    line,
    score_win,
    settle,
)

SOURCES = ("self", "discard", "rob", "heavenly")
COPIES_OF = {
    "pong": 3,
    "hand3": 3,
    "open_kong": 4,
    "added_kong": 4,
    "concealed_kong": 4,
    "hand4": 4,
    "open4": 4,
    "open3": 3,
    "hezi": 2,
}
MELDS = ("pong", "open_kong", "added_kong", "concealed_kong", "open4", "open3")
CLAIMED_MELDS = ("pong", "open_kong", "added_kong", "concealed_kong")
"""What a ready player cannot have (N7) and a heavenly winner has not had time for (N8)."""
KONGS = ("open_kong", "added_kong", "concealed_kong")


def answer(question: dict[str, object], explain: bool) -> dict[str, object]:
    """The keys of `expect` (for a unit: base, multiplier, hu), and `explain` when asked.

    Raises QuestionError naming the first offending value.
    """
    fields = Fields(question)
    if fields.has("what"):
        return _unit(fields, explain)
    return _deal(fields, explain)


def _unit(fields: Fields, explain: bool) -> dict[str, object]:
    indicators = fields.words("indicators", KINDS, 2, 2)
    card = fields.word("card", KINDS)
    what = fields.word("what", tuple(COPIES_OF))
    if what == "open3" and card not in indicators:
        raise fields.error("what", f"an opening triple must equal an indicator, not {card}")
    if what == "hezi" and indicators != (card, card):
        raise fields.error("what", "a Hezi needs two indicators that are both this card")
    left = COPIES - indicators.count(card)
    if COPIES_OF[what] > left:
        raise fields.error("what", f"the indicators leave {left} copies of {card}")
    fields.finish()
    one = line(what, NUMBER[card], tuple(NUMBER[kind] for kind in indicators))
    found: dict[str, object] = {"base": one.base, "multiplier": one.multiplier, "hu": one.hu}
    if explain:
        found["explain"] = _line_explained(one)
    return found


def _deal(fields: Fields, explain: bool) -> dict[str, object]:
    used: Counter[str] = Counter()
    indicators = fields.words("indicators", KINDS, 2, 2)
    used.update(indicators)
    dealer = fields.integer("dealer", 0, SEATS - 1)
    win_given = fields.peek("win") if fields.has("win") else ...
    parts = fields.objects("players", SEATS, SEATS)
    players = [
        _player(part, used, indicators, seat == dealer, _more_cards(win_given, seat))
        for seat, part in enumerate(parts)
    ]
    numbers = tuple(NUMBER[kind] for kind in indicators)
    part = fields.object_or_none("win")
    if part is None:
        settled = settle(tuple(base_sheet(player, numbers) for player in players), None)
    else:
        winner, win = _win(part, used, dealer, players)
        if win.source == "self" and win.card is not None:
            players[winner] = _with(players[winner], win.card)
        sheets = [base_sheet(player, numbers) for player in players]
        won = score_win(players[winner], win, numbers)
        if won is None:
            raise fields.error("win", "these cards are not seven groups and a pair")
        sheets[winner] = won
        settled = settle(tuple(sheets), winner)
    fields.finish()
    found = _answered(settled)
    if explain:
        found["explain"] = _explained(settled)
    return found


def _more_cards(win: object, seat: int) -> tuple[int, ...]:
    """How many cards more than a waiting hand this seat may hold: one for a heavenly winner. Looks
    ahead; a win unsound in itself leaves both open, so that it is named and not a hand."""
    if win is None:
        return (0,)
    winner, source = (win.get("winner"), win.get("source")) if isinstance(win, dict) else (0, 0)
    sound = isinstance(winner, int) and not isinstance(winner, bool) and 0 <= winner < SEATS
    if not sound or not isinstance(source, str) or source not in SOURCES:
        return (0, 1)
    return (1,) if source == "heavenly" and winner == seat else (0,)


def _with(player: Holding, card: int) -> Holding:
    counts = list(player.counts)
    counts[card] += 1
    return Holding(tuple(counts), player.melds, player.hezi, player.ready)


def _use(used: Counter[str], card: str, copies: int, fields: Fields, name: str, at: int) -> None:
    """Counts a card; raises where a fifth copy stands."""
    used[card] += copies
    if used[card] > COPIES:
        raise fields.error(name, f"more than four {card}", None if at < 0 else at)


def _check_count(fields: Fields, more: tuple[int, ...]) -> None:
    """h + 3m = 22 and what `more` allows; looks ahead, because it is the hand that does not fit.
    Lists that are unsound themselves are named when their turn comes."""
    hand, laid = fields.peek("hand"), fields.peek("melds")
    if isinstance(hand, list) and isinstance(laid, list):
        size = WAITING - 3 * len(laid)
        if len(hand) <= WAITING + 1 and len(laid) <= GROUPS and len(hand) - size not in more:
            raise fields.error("hand", f"{size + more[0]} cards are expected, not {len(hand)}")


def _player(
    fields: Fields,
    used: Counter[str],
    indicators: tuple[str, ...],
    dealer: bool,
    more: tuple[int, ...],
) -> Holding:
    _check_count(fields, more)
    hand = fields.words(
        "hand", KINDS, 0, WAITING + 1, lambda n, card: _use(used, card, 1, fields, "hand", n)
    )
    melds = []
    for part in fields.objects("melds", 0, GROUPS):
        kind = part.word("type", MELDS)
        card = part.word("card", KINDS)
        if kind == "open3" and card not in indicators:
            raise part.error("card", f"an opening triple must equal an indicator, not {card}")
        _use(used, card, COPIES_OF[kind], part, "card", -1)
        part.finish()
        melds.append((kind, NUMBER[card]))
    hezi = fields.word_or_none("hezi", KINDS)
    if hezi is not None:
        if indicators != (hezi, hezi):
            raise fields.error("hezi", "a Hezi needs two indicators that are both this card")
        _use(used, hezi, 2, fields, "hezi", -1)
    ready = fields.flag("ready")
    if ready and dealer:
        raise fields.error("ready", "the dealer cannot declare ready")
    if ready and any(kind in CLAIMED_MELDS for kind, _ in melds):
        raise fields.error("ready", "a ready player makes no pong and no kong")
    fields.finish()
    counts = [0] * len(KINDS)
    for card in hand:
        counts[NUMBER[card]] += 1
    return Holding(tuple(counts), tuple(melds), None if hezi is None else NUMBER[hezi], ready)


def _win(
    fields: Fields, used: Counter[str], dealer: int, players: list[Holding]
) -> tuple[int, Win]:
    winner = fields.integer("winner", 0, SEATS - 1)
    melds = players[winner].melds
    source = fields.word("source", SOURCES)
    if source == "heavenly":
        if winner != dealer:
            raise fields.error("source", f"only the dealer, seat {dealer}, wins heavenly")
        if any(kind in CLAIMED_MELDS for kind, _ in melds):
            raise fields.error("source", "a heavenly win comes before any pong or kong")
    card = fields.word_or_none("card", KINDS)
    if (card is None) != (source == "heavenly"):
        wanted = "null" if source == "heavenly" else "the winning card"
        raise fields.error("card", f"{wanted} is expected with {source}")
    giver = _giver(fields, source, winner)
    if source == "rob" and card is not None:
        pong = ("pong", NUMBER[card])
        robbed = [s for s in range(SEATS) if s != winner and pong in players[s].melds]
        if giver is None and not robbed:
            raise fields.error("card", f"no other seat has a pong of {card} to add to")
        if giver is not None and giver not in robbed:
            raise fields.error("from", f"seat {giver} has no pong of {card} to add to")
    if card is not None:
        _use(used, card, 1, fields, "card", -1)
    kong = fields.flag("kong_replacement", False)
    if kong and (source != "self" or not any(kind in KONGS for kind, _ in melds)):
        raise fields.error("kong_replacement", "a self-draw and a kong are needed")
    last = fields.flag("last_stock_card", False)
    if last and source in ("rob", "heavenly"):
        raise fields.error("last_stock_card", f"the stock is not empty at a win by {source}")
    first = fields.flag("dealer_first_discard", False)
    if first and (source != "discard" or winner == dealer or giver not in (None, dealer)):
        raise fields.error("dealer_first_discard", f"a discard of the dealer, seat {dealer}, wins")
    fields.finish()
    number = None if card is None else NUMBER[card]
    return winner, Win(source, number, kong, last, first)


def _giver(fields: Fields, source: str, winner: int) -> int | None:
    """The seat whose card is won, where it is told."""
    if not fields.has("from"):
        return None
    giver = fields.integer_or_none("from", 0, SEATS - 1)
    if giver is not None and source in ("self", "heavenly"):
        raise fields.error("from", f"null is expected with {source}")
    if giver == winner:
        raise fields.error("from", "nobody wins from the own seat")
    return giver


def _answered(settled: Settlement) -> dict[str, object]:
    found: dict[str, object] = {
        "base": [sheet.base for sheet in settled.sheets],
        "totals": [sheet.total for sheet in settled.sheets],
        "settlement": list(settled.net),
    }
    if settled.winner is not None:
        won = settled.sheets[settled.winner]
        found |= {
            "raw": won.raw,
            "shape": won.shape,
            "shape_hu": won.shape_hu,
            "wenqian": won.wenqian,
            "self_draw": won.self_draw,
            "kong_replacement": won.kong_replacement,
            "wait": won.wait,
            "doublings": list(won.doublings),
        }
    found["groups"] = [[_group(one) for one in sheet.lines] for sheet in settled.sheets]
    if settled.winner is not None:
        won = settled.sheets[settled.winner]
        found |= {"partition": list(won.partition), "sum_before_doubling": won.before}
    return found


def _group(one: Line) -> dict[str, object]:
    return {
        "what": one.what,
        "card": one.card,
        "base": one.base,
        "multiplier": one.multiplier,
        "hu": one.hu,
    }


def _line_explained(one: Line) -> dict[str, object]:
    """A scoring group: the rule of its base and the reason of each ×2."""
    pieces = [one.card] * COPIES_OF[one.what]
    doubles = [
        {"id": "old_general", "rule": "N15", "factor": 2, "pieces": [one.card]}
        if reason == "old_general"
        else {"id": "indicator", "rule": "N15", "factor": 2, "pieces": [reason]}
        for reason in one.doubles
    ]
    return {
        "id": one.what,
        "rule": "N16",
        "pieces": pieces,
        "base": one.base,
        "exact": one.exact,
        "doubles": doubles,
        "hu": one.hu,
    }


def _explained(settled: Settlement) -> dict[str, object]:
    """Every point of every seat with its rule and cards, then the settlement."""
    return {
        "seats": [_sheet_explained(sheet) for sheet in settled.sheets],
        "settlement": {
            "rule": "N25",
            "totals": [sheet.total for sheet in settled.sheets],
            "net": list(settled.net),
        },
    }


def _sheet_explained(sheet: Sheet) -> dict[str, object]:
    bonuses: list[dict[str, object]] = []

    def bonus(name: str, rule: str, value: int, pieces: list[str]) -> None:
        if value:
            bonuses.append({"id": name, "rule": rule, "hu": value, "pieces": pieces})

    if sheet.shape is not None:
        bonus(sheet.shape, "N20", sheet.shape_hu, list(sheet.partition))
    bonus("wenqian", "N20", sheet.wenqian, ["1C", "2C", "3C"] * sheet.wenqian_count)
    joined = [] if sheet.joins is None else [sheet.joins]
    bonus("self_draw", "N21", sheet.self_draw, [])
    bonus("kong_replacement", "N21", sheet.kong_replacement, [])
    bonus(f"wait_{sheet.wait_kind}", "N21", sheet.wait, joined)
    return {
        "groups": [_line_explained(one) for one in sheet.lines],
        "base": sheet.base,
        "bonuses": bonuses,
        "before": sheet.before,
        "doublings": [{"id": name, "rule": "N22", "factor": 2} for name in sheet.doublings],
        "raw": sheet.raw,
        "total": sheet.total,
        "rounding": {"rule": "N23", "added": sheet.total - sheet.raw},
        "partition": {"rule": "N24", "groups": list(sheet.partition), "joins": sheet.joins},
    }


assert set(COPIES_OF) == set(BASE)
