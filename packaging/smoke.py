"""The frozen program tried where nothing helps it: no environment, a new home, one font.

`python packaging/smoke.py [FOLDER]`, called by `dev.py package` too. Offscreen, and on a virtual X
server where there is one (`Xvfb`; `xdotool` looks from outside), the program has to

- score a hand, and play an arena with the same figures for any number of child processes;
- pass its own `--self-test --play`: languages, glyphs without tofu, resources, the thinking child,
  a deal of each game to its result by clicks, a clean close;
- show its first frame within a second of its start. That is the best of some starts; where more
  wants to run than the machine has processors, the processor time of the start has to be below a
  second. All of them are reported;
- leave with status 0 when it is asked to, and leave no process behind;
- say in one sentence that a display does not answer.

The report goes to build/smoke.json; the exit status is 0 only when everything held.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FIRST_FRAME = 1000
"""Milliseconds from the start of the process."""
STARTS = 5
NOBODY = ":59999"
"""A display that no X server has."""
LEAVE_WITHIN = 2.0
FORBIDDEN = re.compile(r"^lib(stdc\+\+|gcc_s|wayland-|gtk|gdk|X11|xcb|GL|EGL|ssl|crypto)")
"""Libraries that have to come from the system the program runs on, or are not needed."""
FONTS = ("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",)

HAND: dict[str, object] = {
    "id": "1",
    "seat": "E",
    "round_wind": "E",
    "concealed": ["1m", "2m", "3m", "5m", "6m", "7m", "2p", "3p", "4p", "6s", "7s", "9p", "9p"],
    "melds": [],
    "win_tile": "8s",
    "win_by": "self_draw",
    "from": None,
    "flowers": ["f2"],
    "flags": {},
}


class Broken(RuntimeError):
    """The bundle does not do what it has to; the text says what."""


def say(text: str) -> None:
    print(f"smoke: {text}", file=sys.stderr, flush=True)


def program_in(folder: Path) -> Path:
    return folder / ("cardavia.exe" if sys.platform == "win32" else "cardavia")


def catalogues() -> list[str]:
    """The languages whose catalogues the checkout has."""
    return sorted(p.stem.rpartition("_")[2] for p in (ROOT / "translations").glob("cardavia_*.ts"))


class Bare:
    """Runs a program with an environment of its own and nothing of the caller's."""

    def __init__(self, program: Path, home: Path, **more: str) -> None:
        self.program = program
        self.home = home
        fonts = home / "fonts"
        fonts.mkdir(parents=True)
        for font in FONTS:
            if os.path.exists(font):
                shutil.copy(font, fonts)
        config = home / "fonts.conf"
        config.write_text(
            f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n'
            f"<fontconfig><dir>{fonts}</dir><cachedir>{home}/fontcache</cachedir></fontconfig>\n",
            "utf-8",
        )
        self.environment = {
            "HOME": str(home),
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "FONTCONFIG_FILE": str(config),
            **more,
        }
        if sys.platform == "win32":
            keep = ("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA", "APPDATA")
            self.environment = {k: os.environ[k] for k in keep if k in os.environ} | more

    def run(self, *arguments: str, text: str = "", timeout: float = 300) -> str:
        """Standard output; raises Broken for any status but 0."""
        done = subprocess.run(
            [str(self.program), *arguments],
            input=text,
            env=self.environment,
            cwd=self.home,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )
        if done.returncode:
            raise Broken(
                f"{' '.join(arguments)} ended with {done.returncode}:\n"
                f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
            )
        return done.stdout

    def start(self) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(self.program)], env=self.environment, cwd=self.home, stderr=subprocess.PIPE,
            text=True,
        )  # fmt: skip


def headless(bare: Bare) -> None:
    reply = json.loads(bare.run("score", "--game", "hk-mahjong", text=json.dumps(HAND) + "\n"))
    if reply["raw_total"] != 3 or reply["payments"]["E"] != 24:
        raise Broken(f"the frozen program scores wrongly: {reply}")
    arena = ["arena", "--game", "hk-mahjong", "--deals", "2", "--nodes", "20", "--json"]
    if bare.run(*arena, "--workers", "2") != bare.run(*arena, "--workers", "1"):
        raise Broken("the arena of the frozen program depends on the number of workers")


def self_test(bare: Bare, languages: list[str]) -> dict[str, Any]:
    """The program's own report, and what it has to say for a bundle."""
    report: dict[str, Any] = json.loads(bare.run("--self-test", "--play"))
    checks = report["checks"]
    loaded = sorted(checks["languages"]["loaded"])
    if not report["versions"]["frozen"]:
        raise Broken("this is no frozen program")
    if loaded != languages:
        raise Broken(f"languages {loaded} are in the bundle, {languages} in the checkout")
    deals = [name for name in checks if name.startswith("deal of ")]
    if len(deals) != 3 or not all(checks[name]["answers"] for name in deals):
        raise Broken(f"deals played: {deals}")
    return report


def first_frames(bare: Bare) -> tuple[list[int], list[int]]:
    """Milliseconds from the start of the process to the first painted frame, of some starts, and
    the processor's time in them."""
    found: list[tuple[int, int]] = []
    for _ in range(STARTS):
        window = json.loads(bare.run("--self-test", "--only", "window"))["checks"]["window"]
        found.append((int(window["first_frame_ms"]), int(window["first_frame_cpu_ms"])))
    return [wall for wall, _ in found], [work for _, work in found]


def busy() -> bool:
    """Whether more wants to run on this machine than it has processors."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return load > (os.cpu_count() or 1)


def judge_frames(frames: list[int], work: list[int], crowded: bool) -> None:
    """Raises Broken when the first frame comes too late and a crowded machine is not to blame."""
    if min(frames) <= FIRST_FRAME:
        return
    if min(work) > FIRST_FRAME or not crowded:
        raise Broken(f"the first frame comes after {min(frames)} ms at best")
    say(f"a busy machine: {min(frames)} ms at best, {min(work)} ms of them work")


def no_screen(bare: Bare) -> str:
    """A display that does not answer: one sentence, status 1, no crash report. The sentence."""
    done = subprocess.run(
        [str(bare.program)], env={**bare.environment, "DISPLAY": NOBODY}, cwd=bare.home,
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    lines = done.stderr.splitlines()
    if done.returncode != 1 or len(lines) != 1 or NOBODY not in lines[0]:
        raise Broken(f"without a screen it ended with {done.returncode}:\n{done.stderr[-2000:]}")
    if found := [path.name for path in bare.home.rglob("*crash*")]:
        raise Broken(f"without a screen it left {', '.join(found)}")
    return lines[0]


def leftovers(folder: Path) -> list[int]:
    """Running processes of the bundle, where the system has /proc."""
    found = []
    for link in Path("/proc").glob("[0-9]*/exe"):
        try:
            program = Path(os.readlink(link))
        except OSError:
            continue
        if folder in program.parents:
            found.append(int(link.parent.name))
    return found


def start_and_leave(bare: Bare, folder: Path, window: bool) -> dict[str, float]:
    """A start like any other: the window comes, stays, and goes when it is asked to."""
    began = time.monotonic()
    process = bare.start()
    found: dict[str, float] = {}
    try:
        if window and shutil.which("xdotool"):
            looking = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Cardavia"]
            display = {"DISPLAY": bare.environment["DISPLAY"], "PATH": os.environ["PATH"]}
            subprocess.run(looking, env=display, timeout=30, check=True, capture_output=True)
            found["window_seen_after_s"] = round(time.monotonic() - began, 2)
        try:
            process.wait(3)
        except subprocess.TimeoutExpired:
            asked = time.monotonic()
            process.send_signal(signal.SIGTERM)
            status = process.wait(30)
            found["left_after_s"] = round(time.monotonic() - asked, 2)
        else:
            complaint = process.stderr.read() if process.stderr else ""
            raise Broken(f"the window closed by itself with {process.returncode}: {complaint}")
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(10)
    if sys.platform != "win32" and status:
        complaint = process.stderr.read() if process.stderr else ""
        raise Broken(f"it left with status {status}: {complaint}")
    if found["left_after_s"] > LEAVE_WITHIN:
        raise Broken(f"it took {found['left_after_s']} s to leave")
    time.sleep(0.3)
    if processes := leftovers(folder):
        raise Broken(f"processes {processes} are left")
    return found


def foreign_libraries(folder: Path) -> list[str]:
    """Libraries in the bundle that should be the system's."""
    names = [path.name for path in folder.rglob("*.so*")]
    return sorted({name for name in names if FORBIDDEN.match(name)})


@contextmanager
def virtual_screen() -> Iterator[str]:
    """A private X server; its display's name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)


def tried(folder: Path, languages: list[str] | None = None) -> dict[str, Any]:
    """Everything on every platform there is. Raises Broken."""
    folder = folder.resolve()
    languages = catalogues() if languages is None else languages
    found: dict[str, Any] = {"folder": folder.name}
    if sys.platform.startswith("linux") and (foreign := foreign_libraries(folder)):
        raise Broken(f"the bundle holds {', '.join(foreign)}")
    with tempfile.TemporaryDirectory() as home:
        bare = Bare(program_in(folder), Path(home) / "headless")
        headless(bare)
        say("it scores and plays without a window")
        if sys.platform.startswith("linux"):
            say(f"without a screen: {no_screen(bare)}")
        more = {} if sys.platform in ("win32", "darwin") else {"QT_QPA_PLATFORM": "offscreen"}
        bare = Bare(program_in(folder), Path(home) / "offscreen", **more)
        found["offscreen"] = on_platform(bare, folder, languages, False)
        if sys.platform.startswith("linux") and shutil.which("Xvfb"):
            with virtual_screen() as display:
                bare = Bare(program_in(folder), Path(home) / "x", DISPLAY=display)
                found["x"] = on_platform(bare, folder, languages, True)
        else:
            say("no Xvfb: nothing was tried on an X server")
    return found


def on_platform(bare: Bare, folder: Path, languages: list[str], window: bool) -> dict[str, Any]:
    report = self_test(bare, languages)
    platform = report["versions"]["platform"]
    frames, work = first_frames(bare)
    say(f"{platform}: first frame after {frames} ms, with {work} ms of work")
    judge_frames(frames, work, busy())
    leaving = start_and_leave(bare, folder, window)
    say(f"{platform}: self-test good, deals played, left cleanly {leaving}")
    return {
        "first_frame_ms": {"median": statistics.median(frames), "runs": frames, "cpu": work},
        "leaving": leaving,
        "self_test": report,
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist/cardavia")
    parser.add_argument("--languages", help="those that have to load, with commas between")
    parser.add_argument("--report", type=Path, default=ROOT / "build/smoke.json")
    options = parser.parse_args()
    languages = sorted(options.languages.split(",")) if options.languages else None
    try:
        found = tried(options.folder, languages)
    except (Broken, subprocess.SubprocessError, OSError) as error:
        say(f"FAILED: {error}")
        return 1
    options.report.parent.mkdir(parents=True, exist_ok=True)
    options.report.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    say(f"all good; {options.report} has the report")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
