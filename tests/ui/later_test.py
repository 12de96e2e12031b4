"""The doors through which modules come in that two threads must not import at once."""

from __future__ import annotations

import subprocess
import sys

import pytest
from driven import ROOT

RACE = """
import sys, threading, time
from importlib import abc, import_module

class Slow(abc.MetaPathFinder):
    '''Modules of a game take their time, so that the threads meet.'''
    def find_spec(self, name, path, target=None):
        if name.startswith(f"cardavia_desktop.engine.{sys.argv[2]}."):
            time.sleep(0.02)
        return None

sys.meta_path.insert(0, Slow())
from cardavia_desktop.ui import later, tables
faults = []

def session():
    try:
        tables.ready(sys.argv[1])
    except ImportError as error:
        faults.append(error)

thread = threading.Thread(target=session)
thread.start()
time.sleep(0.05)
try:
    later.load_games()
    import_module(f"cardavia_desktop.ui.{sys.argv[3]}")
except ImportError as error:
    faults.append(error)
thread.join()
print(faults)
"""


@pytest.mark.parametrize(
    ("game", "package", "page"),
    [
        ("hk-mahjong", "mahjong", "rules_text.mahjong_hands"),
        ("tien-gow", "tiengow", "games.tiengow_words"),
        ("nantong", "longcards", "games.nantong_panel"),
    ],
)
def test_the_interface_never_meets_half_a_game(game: str, package: str, page: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RACE, game, package, page],
        capture_output=True, text=True, check=False, cwd=ROOT, timeout=100,
    )  # fmt: skip
    assert done.stdout == "[]\n", done.stderr
