"""All measured figures in one place: the window's and the engine's parts, each in a process of its
own. Called by `python3 dev.py bench`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

PARTS = {
    "window": ["-m", "cardavia_desktop.ui.bench"],
    "engine": ["packaging/engine_bench.py"],
}


def measure(command: list[str]) -> tuple[int, dict[str, Any]]:
    """Run one part; its figures are its whole standard output, a JSON object."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    try:
        found = json.loads(done.stdout)
    except ValueError:
        found = None
    if done.returncode or not isinstance(found, dict):
        return done.returncode or 1, {"failed": f"status {done.returncode}"}
    return 0, found


def machine() -> dict[str, object]:
    return {
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def as_lines(figures: dict[str, Any], indent: str = "") -> list[str]:
    lines = []
    for name, value in figures.items():
        if isinstance(value, dict):
            lines += [f"{indent}{name}", *as_lines(value, indent + "  ")]
        else:
            lines.append(f"{indent}{name:<44} {value}")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.add_argument("--only", choices=list(PARTS), help="one part alone")
    options = parser.parse_args()
    figures: dict[str, Any] = {"machine": machine()}
    status = 0
    for name, command in PARTS.items():
        if options.only in (None, name):
            code, figures[name] = measure(command)
            status = status or code
    print(json.dumps(figures) if options.json else "\n".join(as_lines(figures)))
    return status


if __name__ == "__main__":
    raise SystemExit(main())
