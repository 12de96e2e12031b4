"""The thinking child: answers, cancels, faults, ends."""

from __future__ import annotations

import os
import pickle
import queue
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tiny_game import GAME

from cardavia_desktop.engine.bots import Limit, Question
from cardavia_desktop.engine.core import Action, Options
from cardavia_desktop.play import thinking
from cardavia_desktop.play.table import Table
from cardavia_desktop.play.thinking import Thinker, Thought

WAIT = 20.0
"""Seconds after which a test gives up; nothing is measured."""


class Desk:
    """A thinker whose answers wait in a queue."""

    def __init__(self, **options: object) -> None:
        self.thoughts: queue.Queue[Thought] = queue.Queue()
        self.troubles: queue.Queue[str] = queue.Queue()
        self.thinker = Thinker(self.thoughts.put, self.troubles.put, **options)  # type: ignore[arg-type]
        self.thinker.start()

    def next(self) -> Thought:
        return self.thoughts.get(timeout=WAIT)

    def child(self) -> int:
        assert until(lambda: self.thinker.child_pid is not None)
        pid = self.thinker.child_pid
        assert pid is not None
        return pid


def until(condition: Callable[[], bool]) -> bool:
    end = time.monotonic() + WAIT
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return status.parent.parent.exists()


def question(level: str) -> Question:
    table = Table(GAME, Options(), salt="", bots=5)
    table.deal(random.Random(1))
    return table.question(0, level, Limit(nodes=10))


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest) -> Iterator[Desk]:
    """One child for the tests that leave it in order."""
    from cardavia_desktop.engine import games

    games.GAMES["tiny"] = "tiny_game"
    desk = Desk()
    desk.thinker.ask(question("club"))
    desk.next()  # a child that is killed before it is ready would leave its question to the next
    yield desk
    assert desk.thinker.close()
    games.GAMES.pop("tiny", None)


def test_a_bot_answers_from_the_child(shared: Desk) -> None:
    ticket = shared.thinker.ask(question("club"))
    thought = shared.next()
    assert thought.ticket == ticket and thought.fault == ""
    assert thought.choice is not None and thought.choice.action == question("club").legal[0]
    assert not shared.thinker.threaded and shared.child() != os.getpid()


def test_the_same_question_has_the_same_answer(shared: Desk) -> None:
    """Law 12: undo and resume repeat the answers."""
    answers = set()
    for _ in range(5):
        shared.thinker.ask(question("beginner"))
        thought = shared.next()
        assert thought.choice is not None
        answers.add(thought.choice.action)
    assert len(answers) == 1


def test_an_exception_in_a_bot_comes_back_as_a_failure(shared: Desk) -> None:
    child = shared.child()
    ticket = shared.thinker.ask(question("broken"))
    thought = shared.next()
    assert (thought.ticket, thought.choice, thought.fault) == (ticket, None, "raised")
    assert "broken on purpose" in thought.detail
    assert shared.child() == child


def test_an_answer_that_is_not_legal_is_a_failure(shared: Desk) -> None:
    shared.thinker.ask(question("cheating"))
    thought = shared.next()
    assert thought.fault == "raised" and "0 win" in thought.detail


def test_a_cancelled_bot_is_not_heard_and_its_child_goes_on(shared: Desk) -> None:
    child = shared.child()
    shared.thinker.ask(question("slow"))
    shared.thinker.cancel()
    ticket = shared.thinker.ask(question("club"))
    assert shared.next().ticket == ticket
    assert shared.thoughts.empty() and shared.child() == child


def test_a_new_question_replaces_the_open_one(shared: Desk) -> None:
    shared.thinker.ask(question("slow"))
    time.sleep(0.05)
    ticket = shared.thinker.ask(question("club"))
    assert shared.next().ticket == ticket and shared.thoughts.empty()


def test_a_bot_that_does_not_heed_a_cancel_is_killed_and_replaced(shared: Desk) -> None:
    """Law 9."""
    child = shared.child()
    shared.thinker.ask(question("deaf"))
    time.sleep(0.05)
    shared.thinker.cancel()
    ticket = shared.thinker.ask(question("club"))
    assert shared.next().ticket == ticket
    assert shared.child() != child and until(lambda: gone(child))
    assert shared.thoughts.empty()


def test_a_killed_child_is_a_failure_and_the_next_question_finds_a_new_one(shared: Desk) -> None:
    child = shared.child()
    ticket = shared.thinker.ask(question("slow"))
    time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    thought = shared.next()
    assert (thought.ticket, thought.fault) == (ticket, "died")
    ticket = shared.thinker.ask(question("club"))
    assert shared.next().ticket == ticket


def test_a_child_killed_while_idle_is_replaced_when_it_is_needed(shared: Desk) -> None:
    child = shared.child()
    os.kill(child, signal.SIGKILL)
    assert until(lambda: shared.thinker.child_pid is None)
    ticket = shared.thinker.ask(question("club"))
    assert shared.next().ticket == ticket and shared.child() != child


def test_a_question_that_cannot_be_sent_is_a_failure(shared: Desk) -> None:
    asked = replace(question("club"), view=lambda: None)
    ticket = shared.thinker.ask(asked)
    thought = shared.next()
    assert (thought.ticket, thought.fault) == (ticket, "died") and "pickle" in thought.detail
    ticket = shared.thinker.ask(question("club"))
    assert shared.next().ticket == ticket


def test_a_hanging_bot_is_a_failure_and_its_child_is_killed() -> None:
    desk = Desk(patience=0.3)
    child = desk.child()
    desk.thinker.ask(question("deaf"))
    assert desk.next().fault == "hung"
    assert until(lambda: gone(child))
    assert desk.thinker.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_child_that_hangs_while_it_is_sent_something_is_killed_and_replaced() -> None:
    """More than a pipe holds: the tables of a game."""
    desk = Desk(patience=3.0)
    desk.thinker.ask(question("club"))
    assert desk.next().fault == ""
    child = desk.child()
    os.kill(child, signal.SIGSTOP)
    desk.thinker.warm("tiny", b"x" * 4_000_000)
    ticket = desk.thinker.ask(question("club"))
    thought = desk.next()
    assert (thought.ticket, thought.fault) == (ticket, "hung")
    assert until(lambda: gone(child))
    ticket = desk.thinker.ask(question("club"))
    assert desk.next().ticket == ticket and desk.child() != child
    assert desk.thinker.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_close_ends_a_child_that_hangs_while_it_is_sent_something() -> None:
    desk = Desk()
    desk.thinker.ask(question("club"))
    desk.next()
    child = desk.child()
    os.kill(child, signal.SIGSTOP)
    desk.thinker.warm("tiny", b"x" * 4_000_000)
    assert desk.thinker.close(WAIT) and until(lambda: gone(child))


@pytest.mark.parametrize("level", ["slow", "deaf"])
def test_close_leaves_no_process_even_while_a_bot_thinks(level: str) -> None:
    """Law 9."""
    desk = Desk()
    desk.thinker.ask(question("club"))
    desk.next()
    child = desk.child()
    desk.thinker.ask(question(level))
    time.sleep(0.05)
    assert desk.thinker.close()
    assert gone(child) and desk.thoughts.empty()


def test_a_thinker_that_was_never_started_can_be_closed() -> None:
    assert Thinker(print, print).close()


PARENT = """
import sys, time
sys.path.insert(0, {tests!r})
from cardavia_desktop.engine import games
games.GAMES["tiny"] = "tiny_game"
from thinking_test import Desk, question
if __name__ == "__main__":
    desk = Desk()
    desk.thinker.ask(question("club"))
    desk.next()
    desk.thinker.ask(question("deaf"))
    time.sleep(0.1)
    print(desk.child(), flush=True)
    time.sleep(60)
"""


def test_the_child_dies_with_its_parent_while_it_thinks(tmp_path: Path) -> None:
    """Law 9: on the parent's death the pipe ends, and so does the child."""
    here = Path(__file__).parent
    script = tmp_path / "parent.py"
    lines = f"import sys; sys.path[:0] = [{str(here)!r}, {str(here.parent)!r}]\n"
    script.write_text(lines + PARENT.format(tests=str(here.parent)), encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=here.parents[1],
        env={**os.environ, "PYTHONPATH": str(here.parents[1])},
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert not gone(child)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert until(lambda: gone(child))


def test_the_child_imports_neither_qt_nor_pydantic() -> None:
    """Law 9."""
    code = (
        "import sys, cardavia_desktop.play.worker, cardavia_desktop.play.thinking\n"
        "print([m for m in sys.modules if m.startswith(('PySide6', 'pydantic', 'shiboken'))])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert shown.stdout.strip() == "[]"


class TestWithoutChild:
    """The fallback: a thread of this process."""

    @pytest.fixture
    def desk(self) -> Iterator[Desk]:
        desk = Desk(processes=False)
        yield desk
        assert desk.thinker.close()

    def test_a_bot_answers_from_a_thread(self, desk: Desk) -> None:
        ticket = desk.thinker.ask(question("club"))
        thought = desk.next()
        assert thought.ticket == ticket and thought.choice is not None
        assert desk.thinker.threaded and desk.thinker.child_pid is None

    def test_a_cancelled_bot_is_not_heard(self, desk: Desk) -> None:
        desk.thinker.ask(question("slow"))
        time.sleep(0.02)
        ticket = desk.thinker.ask(question("club"))
        assert desk.next().ticket == ticket and desk.thoughts.empty()

    def test_an_exception_comes_back_as_a_failure(self, desk: Desk) -> None:
        desk.thinker.ask(question("broken"))
        assert desk.next().fault == "raised"


def test_thinking_moves_to_a_thread_when_no_child_can_be_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(method: str) -> None:
        raise OSError("no processes today")

    monkeypatch.setattr(thinking.multiprocessing, "get_context", refuse)
    desk = Desk()
    ticket = desk.thinker.ask(question("club"))
    assert desk.next().ticket == ticket
    assert "no processes today" in desk.troubles.get(timeout=WAIT)
    assert desk.troubles.empty() and desk.thinker.threaded
    assert desk.thinker.close()


def test_thinking_moves_to_a_thread_when_children_die_before_they_are_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "serve", os._exit)
    desk = Desk()
    ticket = desk.thinker.ask(question("club"))
    assert desk.next().ticket == ticket
    assert "before it was ready" in desk.troubles.get(timeout=WAIT) and desk.thinker.threaded
    assert desk.thinker.close()


def test_thinking_moves_to_a_thread_when_children_do_not_get_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "serve", sleeping_child)
    desk = Desk(patience=0.2)
    ticket = desk.thinker.ask(question("club"))
    assert desk.next().ticket == ticket
    assert "not ready in time" in desk.troubles.get(timeout=WAIT) and desk.thinker.threaded
    assert desk.thinker.close()


def sleeping_child(*args: object) -> None:
    time.sleep(60)


def test_an_action_in_a_question_survives_the_pipe() -> None:
    asked = question("club")
    assert pickle.loads(pickle.dumps(asked)) == asked
    assert asked.legal[0] == Action.parse(str(asked.legal[0]))
