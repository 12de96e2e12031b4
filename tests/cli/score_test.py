"""The line loop of `cardavia score`: answers, errors and bounds, and the scoring vectors."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.cli import score
from cardavia_desktop.engine.games import GAMES
from cardavia_desktop.engine.questions import Fields, QuestionError

ROOT = Path(__file__).resolve().parents[2]


def ask(*lines: bytes | str) -> tuple[int, list[dict[str, Any]]]:
    """Status and replies of a tiny question kind: `n` doubled, `boom` breaks the program."""

    def answer(line: dict[str, object], explain: bool) -> dict[str, object]:
        fields = Fields(line)
        n = fields.integer("n", 0, 9)
        if n == 9:
            raise RuntimeError("a fault of ours")
        fields.finish()
        return {"double": 2 * n} | ({"explain": ["n"]} if explain else {})

    source = b"\n".join(x.encode() if isinstance(x, str) else x for x in lines)
    target = io.BytesIO()
    status = score.answer_lines(io.BytesIO(source), target, answer, False)
    return status, [json.loads(line) for line in target.getvalue().splitlines()]


def error_of(line: bytes | str) -> tuple[Any, str, str]:
    status, replies = ask(line)
    assert status == 1
    assert len(replies) == 1
    assert set(replies[0]) == {"id", "error"}
    error = replies[0]["error"]
    assert set(error) == {"field", "message"}
    return replies[0]["id"], error["field"], error["message"]


def test_an_answer_holds_the_id_and_the_figures() -> None:
    assert ask('{"id": "a", "n": 4}', "", "  ", '{"id": "b", "n": 0, "note": [1]}') == (
        0,
        [{"id": "a", "double": 8}, {"id": "b", "double": 0}],
    )


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "3",
        '"text"',
        "null",
        "{'id': 1}",
        '{"id": "a", "n": NaN}',
        '{"id": "a", "n": -Infinity}',
        '{"id": "a", "n": 1, "n": 2}',
        '{"id": "a", "n": 1, "note": {"x": 1, "x": 1}}',
        '{"id": "a", "n": 1} {"id": "b"}',
        '{"id": "a", "note": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"id": "a", "n": ' + "9" * 5000 + "}",
        b'{"id": "\xff", "n": 1}',
        b"\x00\x00",
        '{"id": "a", "note": "' + "x" * score.LINE_LIMIT + '"}',
    ],
)
def test_a_line_that_cannot_be_read_names_no_field_and_no_id(line: bytes | str) -> None:
    name, field, message = error_of(line)
    assert (name, field) == (None, "")
    assert message


def test_a_number_of_too_many_digits_is_told_in_words_of_the_program() -> None:
    _, _, message = error_of('{"id": "a", "n": ' + "9" * 5000 + "}")
    assert message == "a number has more than 1000 digits"


def test_an_overlong_line_spoils_only_itself() -> None:
    status, replies = ask("x" * (3 * score.LINE_LIMIT), '{"id": "a", "n": 1}')
    assert status == 1
    assert [reply["id"] for reply in replies] == [None, "a"]
    assert replies[1] == {"id": "a", "double": 2}


@pytest.mark.parametrize("line", ['{"n": 1}', '{"id": 1, "n": 1}', '{"id": null, "n": 1}'])
def test_a_missing_or_odd_id_is_an_error_at_id(line: str) -> None:
    assert error_of(line)[:2] == (None, "id")


@pytest.mark.parametrize("n", ["true", "1.0", '"1"', "null", "-1", "10", "[]"])
def test_a_wrong_value_is_named_with_the_id(n: str) -> None:
    assert error_of(f'{{"id": "a", "n": {n}}}')[:2] == ("a", "n")


def test_a_missing_and_an_unknown_key_are_errors() -> None:
    assert error_of('{"id": "a"}')[:2] == ("a", "n")
    assert error_of('{"id": "a", "n": 1, "m": 2}')[:2] == ("a", "m")


def test_the_first_offending_value_in_the_order_of_the_schema_is_named() -> None:
    assert error_of('{"m": 2, "n": 11, "id": "a"}')[1] == "n"


def test_a_fault_of_the_program_costs_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    status, replies = ask('{"id": "a", "n": 9}', '{"id": "b", "n": 1}')
    assert status == 1
    assert replies[0]["error"]["field"] == ""
    assert replies[1] == {"id": "b", "double": 2}
    assert "a fault of ours" in capsys.readouterr().err


def test_a_byte_order_mark_before_the_first_line_is_skipped() -> None:
    assert ask(b'\xef\xbb\xbf{"id": "a", "n": 1}')[0] == 0


def test_an_id_may_hold_anything_that_json_can_write() -> None:
    assert ask(r'{"id": "\ud800 \u0000 ї", "n": 1}')[1][0]["id"] == "\ud800 \x00 ї"


def test_many_keys_and_the_last_one_twice_take_no_time() -> None:
    """Looking for it was quadratic: half a minute for the longest line."""
    keys = [f"{n:x}" for n in range(20_000)]
    line = "{" + ",".join(f'"{key}":1' for key in [*keys, keys[-1]]) + "}"
    status, replies = ask(line)
    assert status == 1
    assert "'4e1f' stands twice" in replies[0]["error"]["message"]


@given(st.binary(max_size=200))
def test_no_bytes_bring_the_loop_down(line: bytes) -> None:
    status, replies = ask(line)
    assert status in (0, 1)
    assert all("id" in reply for reply in replies)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@pytest.mark.parametrize("game", list(GAMES))
@given(data=st.data())
def test_no_changed_question_brings_a_game_down(game: str, data: st.DataObject) -> None:
    """A vector with one key replaced, dropped or added is answered, or refused with a field."""
    module = __import__(f"{GAMES[game]}.question", fromlist=["answer"])
    line = dict(data.draw(st.sampled_from(questions(game))))
    key = data.draw(st.sampled_from([*line, "other"]))
    if data.draw(st.booleans()):
        line[key] = data.draw(JSON)
    else:
        line.pop(key, None)
    try:
        module.answer(line, data.draw(st.booleans()))
    except QuestionError as error:
        assert error.field
        assert error.message


@cache
def questions(game: str) -> list[dict[str, Any]]:
    data = json.loads((ROOT / f"tests/vectors/{game}.json").read_text("utf-8"))
    found: list[dict[str, Any]] = [*data["vectors"], *data.get("units", [])]
    return found


def multiset(value: Any) -> Any:
    """Lists of objects and of names compare without order, lists of numbers with it."""
    if isinstance(value, dict):
        return {key: multiset(inner) for key, inner in value.items()}
    if isinstance(value, list):
        members = [multiset(inner) for inner in value]
        if all(isinstance(m, (dict, str)) for m in members):
            return sorted(members, key=lambda m: json.dumps(m, sort_keys=True))
        return members
    return value


@pytest.mark.parametrize("game", [g for g in GAMES if g != "nantong"])
def test_the_command_reproduces_the_scoring_vectors(game: str) -> None:
    """Through a process of its own, as a person would call it."""
    asked = questions(game)
    lines = "".join(json.dumps(question) + "\n" for question in asked)
    done = subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", "score", "--game", game],
        input=lines,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert len(replies) == len(asked)
    for question, reply in zip(asked, replies, strict=True):
        expected = {"id": question["id"], **question["expect"]}
        assert multiset(reply) == multiset(expected), question["id"]
