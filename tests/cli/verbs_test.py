"""`deal`, `replay`, help, and that none of the headless verbs loads Qt."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest
import tiny_game

from cardavia_desktop import cli
from cardavia_desktop.engine.core import TABLE, Options
from cardavia_desktop.engine.log import Log
from cardavia_desktop.storage import saves

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def tiny_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_game.register(monkeypatch)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(list(arguments)) == 0
    return capsys.readouterr().out


def test_a_seed_always_deals_the_same_pieces(capsys: pytest.CaptureFixture[str]) -> None:
    deal = ("deal", "--game", "tiny", "--seed", "7")
    first = printed(capsys, *deal)
    assert first == printed(capsys, *deal)
    assert first != printed(capsys, "deal", "--game", "tiny", "--seed", "8")
    assert first != printed(capsys, *deal, "--wall", "1")


def test_a_deal_names_every_piece_once(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(printed(capsys, "deal", "--game", "tiny", "--seed", "7", "--json"))
    pieces = [piece for there in data["places"].values() for piece in there]
    assert sorted(pieces) == sorted(tiny_game.GAME.pieces)


def save(folder: Path, plies: int) -> Path:
    """A saved tiny deal of so many actions, every seat playing its first legal one."""
    game = tiny_game.GAME
    log = Log(game, Options(1))
    import random

    while len(log.entries) < plies and (seats := game.to_act(log.state)):
        seat = seats[0]
        chance = seat == TABLE
        log.play(
            game.chance(log.state, random.Random(5)) if chance else game.legal(log.state, seat)[0]
        )
    deal = saves.SavedDeal(
        "tiny", Options(1), log.actions, "club", False, False, 1, "ab", (0,) * 3, (0,) * 3, 0
    )
    path = folder / "deal.json"
    path.write_bytes(saves.dump(deal))
    return path


def test_a_saved_deal_is_played_and_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = printed(capsys, "replay", str(save(tmp_path, 1000))).splitlines()
    assert lines[0].startswith("tiny, first 1")
    assert lines[1].split()[:3] == ["0", "T", "shuffle"]
    assert "net" in lines[-1]


def test_an_unfinished_deal_is_said_to_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = printed(capsys, "replay", str(save(tmp_path, 4)), "--quiet")
    assert out == "4 actions: unfinished\n"


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b"\xff", b"[" * 100_000, b'{"format": NaN}', b"\x00" * 50]
)
def test_a_file_that_is_no_deal_is_refused_with_one_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deal.json"
    path.write_bytes(content)
    assert cli.main(["replay", str(path)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("cardavia: ")
    assert "Traceback" not in captured.err
    assert path.read_bytes() == content


def test_an_illegal_action_in_a_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = save(tmp_path, 6)
    data = json.loads(path.read_text("utf-8"))
    data["actions"][2] = data["actions"][1]
    path.write_text(json.dumps(data), "utf-8")
    assert cli.main(["replay", str(path)]) == 1
    assert capsys.readouterr().err == (
        f"cardavia: {path}: action 2, '{data['actions'][1]}', is not legal\n"
    )


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("rotation", 0, "'rotation': Input should be a valid boolean"),
        ("format", True, "'format': Input should be a valid integer"),
        ("format", 2, "'format': Input should be less than or equal to 1"),
        ("x\ny", 1, "'x\\ny': Extra inputs are not permitted"),
        ("tally", "/", "'tally': Input should be an object"),
    ],
)
def test_a_wrong_value_in_a_file_is_named_in_one_line(
    key: str, value: object, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = save(tmp_path, 6)
    data = json.loads(path.read_text("utf-8"))
    data[key] = value
    path.write_text(json.dumps(data), "utf-8")
    assert cli.main(["replay", str(path)]) == 1
    assert capsys.readouterr().err == f"cardavia: {path}: {told}\n"


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(tmp_path / "nothing.json")]) == 1
    assert "nothing.json" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="has no such device")
@pytest.mark.parametrize("verb", ["deal", "score", "replay"])
def test_an_output_that_cannot_be_written_is_one_sentence(verb: str, tmp_path: Path) -> None:
    words = {
        "deal": ["deal", "--game", "tien-gow", "--seed", "1"],
        "score": ["score", "--game", "tien-gow"],
        "replay": ["replay", str(ROOT / "tests/storage/golden/save-1.json")],
    }[verb]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cardavia_desktop", *words],
            input=b'{"id": "1"}\n', stdout=full, stderr=subprocess.PIPE, check=False, cwd=ROOT,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == b"cardavia: No space left on device\n"


@pytest.mark.parametrize("verb", list(cli.VERBS))
def test_the_help_of_each_verb_has_examples(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([verb, "--help"]) == 0
    out = capsys.readouterr().out
    assert "examples:" in out
    assert f"cardavia {verb}" in out


def test_only_a_verb_or_a_question_about_them_stays_in_the_terminal() -> None:
    assert not cli.is_headless([])
    assert not cli.is_headless(["--self-test"])
    assert cli.is_headless(["score", "--game", "hk-mahjong"])
    assert cli.is_headless(["--help"])
    assert not cli.is_headless(["soak", "--minutes", "1"])
    assert not cli.is_headless(["-platform", "offscreen"])


def test_every_verb_that_qt_needs_is_known_to_the_command_line() -> None:
    text = (ROOT / "cardavia_desktop/app.py").read_text("utf-8")
    verbs = ast.literal_eval(text.partition("VERBS = ")[2].partition("\n")[0])
    assert {verb for verb in verbs if not verb.startswith("-")} == set(cli.WITH_QT)


def test_a_mistyped_verb_is_wrong_usage_and_opens_no_window() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", "scor", "--game", "tien-gow"],
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""
    assert "invalid choice: 'scor'" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell closes the streams")
@pytest.mark.parametrize(("closed", "status", "name"), [("<&-", 2, "input"), (">&-", 1, "output")])
def test_a_closed_stream_is_one_sentence(closed: str, status: int, name: str) -> None:
    line = f'"{sys.executable}" -m cardavia_desktop score --game tien-gow {closed}'
    done = subprocess.run(
        ["sh", "-c", line], input="", capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert (done.returncode, done.stdout) == (status, "")
    assert done.stderr == f"cardavia: there is no standard {name}\n"


def test_no_headless_verb_loads_qt() -> None:
    """Asked of a fresh interpreter, after every verb has been loaded."""
    program = (
        "import sys; from cardavia_desktop import cli; cli.make_parser();"
        "import cardavia_desktop.storage.saves, cardavia_desktop.cli.match;"
        "print([m for m in sys.modules if m.startswith(('PySide6', 'shiboken6'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert done.stdout.strip() == "[]"
