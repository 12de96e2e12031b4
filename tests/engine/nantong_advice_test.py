"""What the table tells a player: hu, distance, waits, the worth of a win, the preparation."""

from __future__ import annotations

import random

from nantong_table import WAITS_147M, Table

from cardavia_desktop.engine.longcards import GAME, advice
from cardavia_desktop.engine.longcards.rules import win_sheet


def test_the_live_sheet_counts_hand_melds_and_hezi() -> None:
    """N16–N18."""
    table = Table(["4C 4C TH TH TH 5S 5S 5S 5S"], "4C 4C")
    table.do("0 open 5S 5S 5S 5S", "0 hezi 4C 4C")
    sheet = advice.sheet(table.view(0))
    assert {one.what: one.hu for one in sheet.lines} == {"hand3": 8, "open4": 16, "hezi": 64}
    assert (sheet.base, sheet.total) == (88, 90)
    shown = advice.open_sheet(table.view(1), 0)
    assert {one.what: one.hu for one in shown.lines} == {"open4": 16, "hezi": 64}
    assert advice.score_now(table.view(0))[0] == 90


def test_chips_show_the_multiplier_and_a_star_for_an_exact_match() -> None:
    """N15, N16."""
    view = Table(["", "", ""], "4C 4S").view(0)
    assert advice.chips(view, "4C") == (4, True)
    assert advice.chips(view, "4M") == (4, False)
    assert advice.chips(view, "TH") == (2, False)
    assert advice.chips(view, "5M") == (1, False)


def test_waits_come_with_live_copies_and_the_worth_of_a_win() -> None:
    """N7, N20–N25."""
    table = Table(["4M 9C", WAITS_147M], "1S 9S").finish().do("0 discard 4M", "1 pass", "2 pass")
    view = table.view(1)
    drawn = view.drawn
    assert drawn is not None
    found = advice.waiting(view, drawn)
    assert [wait.kind for wait in found] == ["1M", "4M", "7M"]
    assert all(0 <= wait.live <= 4 for wait in found)
    four = found[1]
    assert (four.drawn.before, four.claimed.before) == (34, 24)
    assert four.net_drawn > four.net_claimed > 0
    assert advice.waiting(view) == ()
    assert advice.distance(view) == 1


def test_the_distance_is_that_after_the_best_discard() -> None:
    """One card too many: the wait is there when the right one goes (N20)."""
    table = Table([WAITS_147M + " RF"], "1S 9S").finish()
    view = table.view(0)
    assert advice.distance(view) == 1
    assert [wait.kind for wait in advice.waiting(view, "RF.1")] == ["1M", "4M", "7M"]
    assert advice.waiting(table.view(1), "RF.1") == ()


def test_a_win_that_must_lose_points_says_so() -> None:
    """N3, N13, N25."""
    rich = "TH TH TH TH WF WF WF WF RF RF RF RF 9S 9S 9S 9S"
    table = Table([rich + " 4M", WAITS_147M], "1S 9C")
    for kind in ("TH", "WF", "RF", "9S"):
        table.do(f"0 open {kind} {kind} {kind} {kind}")
    table.finish().do("0 discard 4M")
    winning = advice.winning(table.view(1))
    assert winning is not None and winning.loses and winning.net < 0
    assert winning.sheet.doublings == ("dealer_first_discard",)
    table.do("1 win", "2 pass")
    assert table.state.result.net[1] <= winning.net
    poor = Table(["4M", WAITS_147M], "1S 9C").finish().do("0 discard 4M")
    cheap = advice.winning(poor.view(1))
    assert cheap is not None and not cheap.loses
    assert advice.winning(poor.view(2)) is None


def test_the_offered_win_is_worth_what_the_referee_pays() -> None:
    """Law 7: one function decides."""
    seen = 0
    for seed, front in enumerate(("2S 9M 1M", "4M 7M TH", "9C TH 7M")):
        rng = random.Random(seed)
        table = Table([WAITS_147M + " RF", "", ""], "1S 9S", front).finish()
        state = table.do("0 discard RF").quiet().state
        for _ in range(60):
            seats = GAME.to_act(state)
            if not seats:
                break
            for seat in range(3):
                offer = advice.winning(GAME.view(state, seat))
                if offer is not None:
                    seen += 1
                    assert offer.sheet == win_sheet(state, seat)
            legal = GAME.legal(state, seats[0])
            keep = [a for a in legal if a.verb in ("pass", "discard")]
            drawn = [a for a in keep if a.pieces and a.pieces[0] == state.drawn]
            state = GAME.apply(state, rng.choice(drawn or keep)).state
    assert seen >= 3


def test_choices_of_the_preparation_explain_what_they_bring() -> None:
    """N6, N7."""
    table = Table(["9C 9C 1S 1S 1S 1S", WAITS_147M], "9C 9C")
    found = {each.action.verb: each for each in advice.preparing(table.view(0))}
    assert set(found) == {"finish", "open", "hezi"}
    quad = found["open"]
    assert quad.line is not None
    assert (quad.line.hu, quad.kept, quad.replacements, quad.rule) == (16, 12, 1, "N6")
    assert found["hezi"].replacements == 2 and found["hezi"].kept == 0
    table.do("0 finish")
    ready = next(e for e in advice.preparing(table.view(1)) if e.action.verb == "ready")
    assert dict(ready.waits).keys() == {"1M", "4M", "7M"} and ready.rule == "N7"
    assert advice.preparing(table.view(2)) == ()
