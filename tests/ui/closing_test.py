"""The program leaves with status 0 within two seconds, at any moment, and leaves no process."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

SCRIPT = """
import sys, time
from multiprocessing import freeze_support

def main():
    from PySide6.QtCore import QTimer
    from cardavia_desktop.ui.program import Program, make_application
    from cardavia_desktop.ui.shapes import Start
    app = make_application([])
    program = Program(app)
    window = program.window
    window.show()
    moment = sys.argv[1]
    def close():
        print(time.time(), flush=True)
        window.close()
    def begin():
        program.session.start(Start("hk-mahjong", "strong", seed=3, bot_seed=3))
        program.session.happened.connect(seen)
    def seen(happening):
        if moment == "dealing":
            close()
        elif moment == "thinking" and happening.view.turn != 0:
            QTimer.singleShot(20, close)
        elif moment == "dialog":
            window.open_settings()
            QTimer.singleShot(300, close)
    if moment == "home":
        program.first_frame.painted.connect(close)
    else:
        program.first_frame.painted.connect(begin)
        program.session.asked.connect(
            lambda asked: program.session.answer(asked.ticket, asked.legal[0])
        )
    status = app.exec()
    program.session.shutdown()
    return status

if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main())
"""


def children_of(pid: int) -> list[int]:
    """Processes whose parent is `pid`, where the system has /proc."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text("utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


@pytest.mark.parametrize(
    "moment",
    [
        "home",
        "thinking",
        pytest.param("dealing", marks=pytest.mark.slow),
        pytest.param("dialog", marks=pytest.mark.slow),
    ],
)
def test_closing_leaves_with_status_0_and_no_process(moment: str, tmp_path: Path) -> None:
    script = tmp_path / "closing.py"
    script.write_text(SCRIPT, "utf-8")
    root = Path(__file__).resolve().parents[2]
    environment = {
        **os.environ,
        "CARDAVIA_HOME": str(tmp_path / "home"),
        "PYTHONPATH": str(root),
        "QT_QPA_PLATFORM": "offscreen",
    }
    with subprocess.Popen(
        [sys.executable, str(script), moment],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as running:  # fmt: skip
        output, errors = running.communicate(timeout=60)
        ended = time.time()
    assert running.returncode == 0, errors
    closing = float(output.split()[0])
    # Generous against a busy machine: the watchdog itself leaves after 1.5 s.
    assert ended - closing < 10
    assert "Traceback" not in errors
    assert children_of(running.pid) == []
