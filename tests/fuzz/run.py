"""Fuzz one target: `python tests/fuzz/run.py TARGET [options of libFuzzer]`.

With atheris (`pip install atheris`, no dependency of this project) coverage guides the cases;
without it, or with `--plain SECONDS`, seeds are counted up. Ends with status 1 at the first fault
and prints the case. `-max_total_time=60` ends a guided run after a minute.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]


class Bytes(random.Random):
    """Chance that is read off the bytes of a case, then off a generator begun with them."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data)
        self._data, self._at = data, 0

    def getrandbits(self, k: int, /) -> int:
        size = (k + 7) // 8
        taken = self._data[self._at : self._at + size]
        if len(taken) < size:
            return super().getrandbits(k)
        self._at += size
        return int.from_bytes(taken, "big") >> (size * 8 - k)

    def random(self) -> float:
        return self.getrandbits(53) / 2**53


def guided(name: str, options: list[str]) -> None:
    import atheris

    with atheris.instrument_imports(include=["cardavia_desktop"]):
        from fuzz import targets
    targets.warm_up()

    def one(data: bytes) -> None:
        targets.TARGETS[name](Bytes(data))

    atheris.Setup([sys.argv[0], "-max_len=512", *options], one)
    atheris.Fuzz()


def plain(name: str, seconds: float) -> int:
    from fuzz import targets

    targets.warm_up()
    number, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        number += 1
        try:
            targets.TARGETS[name](random.Random(f"{name} {number}"))
        except Exception:
            traceback.print_exc()
            print(f"{name}: case {number} fails")
            return 1
    print(f"{name}: {number} cases")
    return 0


def main(arguments: list[str]) -> Any:
    name, *options = arguments
    if options[:1] == ["--plain"]:
        return plain(name, float(options[1]))
    return guided(name, options)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
