"""The arena: same figures from the same seed, rotations, standard errors, usage."""

from __future__ import annotations

import json
import subprocess
import sys
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
import tiny_game

from cardavia_desktop import cli
from cardavia_desktop.cli import arena as verb
from cardavia_desktop.cli import figures, match
from cardavia_desktop.cli.report import Report, mean_and_error
from cardavia_desktop.engine.core import Payment, Result


@pytest.fixture(autouse=True)
def tiny_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_game.register(monkeypatch)


def arena(capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str, str]:
    status = cli.main(["arena", "--game", "tiny", "--workers", "1", *more])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


PLAYERS = ("--players", "random,random,random", "--deals", "6")


def test_the_same_seed_gives_the_same_output(capsys: pytest.CaptureFixture[str]) -> None:
    first = arena(capsys, *PLAYERS, "--seed", "4", "--json")
    again = arena(capsys, *PLAYERS, "--seed", "4", "--json")
    other = arena(capsys, *PLAYERS, "--seed", "5", "--json")
    assert first[0] == again[0] == 0
    assert first[1] == again[1]
    assert json.loads(first[1])["players"] != json.loads(other[1])["players"]


def test_times_go_to_the_timing_file_and_not_to_the_output(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "times.json"
    status, out, err = arena(capsys, *PLAYERS, "--timing", str(target))
    assert status == 0
    assert "second" not in out
    assert err == ""
    times = json.loads(target.read_text("utf-8"))
    assert times["deals"] == 18
    assert times["decisions"]["random"]["count"] > 0


def test_a_timing_file_that_cannot_be_written_is_told_before_anything_is_played(
    tmp_path: Path,
) -> None:
    target = tmp_path / "no" / "times.json"
    words = ["--game", "tien-gow", "--players", "random,random,random,random", "--deals", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", "arena", *words, "--timing", str(target)],
        capture_output=True, text=True, check=False, cwd=Path(__file__).resolve().parents[2],
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"cardavia: {target}: ")


def test_each_wall_is_played_once_for_every_rotation() -> None:
    outcome = match.play_wall(match.Task("tiny", 1, 0, ("random",) * 3))
    assert outcome.errors == []
    assert len(outcome.figures) == 3
    assert all(sum(seat["points"] for seat in r) == 0 for r in outcome.figures)


def test_every_player_has_every_seat_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, ...]] = []

    def note(task: match.Task, rotation: int, seating: tuple[int, ...], clocks: Any) -> Any:
        seen.append(seating)
        return Result("draw", None, (0, 0, 0)), 1

    monkeypatch.setattr(match, "play_deal", note)
    match.play_wall(match.Task("tiny", 1, 0, ("random",) * 3))
    assert [sorted(column) for column in zip(*seen, strict=True)] == [[0, 1, 2]] * 3


def test_a_deal_that_breaks_off_is_an_error_of_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = match.play_deal

    def broken(task: match.Task, rotation: int, *rest: Any) -> Any:
        if (task.wall, rotation) == (2, 1):
            raise RuntimeError("a tile fell off the table")
        return real(task, rotation, *rest)

    monkeypatch.setattr(match, "play_deal", broken)
    status, out, _ = arena(capsys, *PLAYERS)
    assert status == 1
    assert "1 errors" in out
    assert "wall 2, rotation 1: RuntimeError: a tile fell off the table" in out


def test_the_standard_error_is_over_walls() -> None:
    assert mean_and_error([1.0, 3.0]) == (2.0, pytest.approx(sqrt(2) / sqrt(2)))
    assert mean_and_error([5.0]) == (5.0, None)


def test_the_report_compares_levels_within_a_wall() -> None:
    report = Report("tiny", 1, ("club", "random", "random"))
    for wall, points in enumerate((6.0, 2.0)):
        row = [{"points": points}, {"points": -points / 2}, {"points": -points / 2}]
        shaped = [{"win": 0.0, "actions": 1.0, **figures} for figures in row]
        report.add(match.Outcome(wall, [shaped]))
    data = report.as_object()
    assert data["players"][0]["points"] == {"mean": 4.0, "se": 2.0}
    assert data["levels"]["random"]["points"] == {"mean": -2.0, "se": 1.0}
    assert data["differences"][0]["levels"] == ["club", "random"]
    assert data["differences"][0]["points"] == {"mean": 6.0, "se": 3.0}


@pytest.mark.parametrize(
    ("net", "clipped", "payer"),
    [
        ((24, -24, 0, 0), (24, -24, 0, 0), 1),
        ((-3072, 0, 0, 3072), (-192, 0, 0, 192), 0),
        ((-8192, 24576, -8192, -8192), (-64, 192, -64, -64), None),
    ],
)
def test_points_of_mahjong_are_clipped_at_six_faan(
    net: tuple[int, ...], clipped: tuple[int, ...], payer: int | None
) -> None:
    """M19 and M20: a base is 2^faan, a win is three of them."""
    winner = max(range(4), key=lambda seat: net[seat])
    payments = tuple(Payment(s, winner, -n) for s, n in enumerate(net) if n < 0)
    found = figures.figures_of("hk-mahjong", Result("win", winner, net, (), payments), 50)
    assert tuple(seat["clipped"] for seat in found) == clipped
    assert [seat["deal_in"] for seat in found] == [float(s == payer) for s in range(4)]
    assert [seat["win"] for seat in found] == [float(s == winner) for s in range(4)]


def test_a_drawn_deal_of_mahjong_counts_as_a_draw_for_all() -> None:
    found = figures.figures_of("hk-mahjong", Result("draw", None, (0, 0, 0, 0)), 80)
    assert all(seat["draw"] == 1 and seat["win"] == 0 and seat["clipped"] == 0 for seat in found)


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena"],
        ["arena", "--game", "chess"],
        ["arena", "--game", "tiny", "--deals", "0"],
        ["arena", "--game", "tiny", "--deals", "many"],
        ["arena", "--game", "tiny", "--players", "random,random"],
        ["arena", "--game", "tiny", "--players", ""],
        ["arena", "--game", "tiny", "--players", "random,random,nobody"],
        ["arena", "--game", "tiny", "--players", "random,random,random", "--seconds", "-1"],
        ["score"],
        ["deal", "--game", "tiny"],
        ["deal", "--game", "tiny", "--seed", "1", "--first", "3"],
        ["replay"],
        ["fly"],
    ],
)
def test_wrong_usage_ends_with_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err


def test_any_number_of_workers_prints_the_same(capfd: pytest.CaptureFixture[str]) -> None:
    """Real processes and a real game: two walls, four rotations each."""
    arena = ["arena", "--game", "hk-mahjong", "--deals", "2", "--nodes", "20", "--json"]
    outputs = []
    for workers in ("1", "2"):
        assert cli.main([*arena, "--workers", workers]) == 0
        outputs.append(capfd.readouterr().out)
    assert outputs[0] == outputs[1]
    assert json.loads(outputs[0])["errors"] == []


def test_where_no_worker_can_be_made_the_way_without_them_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(verb, "ProcessPoolExecutor", refuse)
    with pytest.raises(PermissionError, match=r"no worker processes here .*; --workers 1"):
        list(verb.play([], 2))
