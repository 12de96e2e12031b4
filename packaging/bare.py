"""The Debian package in a bare Debian: nothing is there but what the package asks for, and a font.

`python packaging/bare.py dist/cardavia_*.deb`, as root, with debootstrap and Xvfb. A
minimal system is made (or the one of `--root` is used again), the package is installed with apt
and without recommendations, `cardavia --self-test --play` is run offscreen and on an X server,
and the package is removed again. Not part of `dev.py package`: it takes some minutes, a network
and root. The report goes to build/bare.json.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import smoke

ROOT = Path(__file__).resolve().parent.parent
SUITE = "bookworm"
"""The oldest Debian served: the bundle is built on it."""
FONT = "fonts-dejavu-core"


def run(*command: str | Path) -> str:
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(
            f"bare: `{' '.join(map(str, command))}` ended with {done.returncode}:\n"
            f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        )
    return done.stdout


def inside(root: Path, *command: str, **environment: str) -> str:
    """Run a command in the bare system with nothing of this one's environment."""
    plain = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp/home", "LANG": "C.UTF-8"}
    pairs = [f"{key}={value}" for key, value in {**plain, **environment}.items()]
    return run("chroot", root, "/usr/bin/env", "-i", *pairs, *command)


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """What every running system has: processes, and the sockets of an X server."""
    sockets = root / "tmp/.X11-unix"
    sockets.mkdir(parents=True, exist_ok=True)
    Path("/tmp/.X11-unix").mkdir(exist_ok=True)
    run("mount", "-t", "proc", "proc", root / "proc")
    try:
        run("mount", "--bind", "/tmp/.X11-unix", sockets)
        try:
            yield
        finally:
            run("umount", sockets)
    finally:
        run("umount", root / "proc")


def packages(root: Path) -> list[str]:
    return inside(root, "dpkg-query", "-W", "-f", "${Package}\\n").split()


def tried(root: Path, package: Path) -> dict[str, Any]:
    """Install, run offscreen and on X, remove."""
    apt = ("apt-get", "-q", "-y", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    inside(root, *apt, "update", **quiet)
    before = packages(root)
    shutil.copy(package, root / "tmp")
    inside(root, *apt, "install", f"/tmp/{package.name}", FONT, **quiet)
    added = sorted(set(packages(root)) - set(before))
    (root / "tmp/home").mkdir(exist_ok=True)
    found: dict[str, Any] = {"package": package.name, "suite": SUITE, "installed": added}
    test = ("cardavia", "--self-test", "--play")
    found["offscreen"] = json.loads(inside(root, *test, QT_QPA_PLATFORM="offscreen"))
    with smoke.virtual_screen() as display:
        found["x"] = json.loads(inside(root, *test, DISPLAY=display))
    found["no display"] = json.loads(inside(root, *test))["versions"]["platform"]
    inside(root, *apt, "purge", "cardavia", **quiet)
    left = [p for p in ("opt/cardavia", "usr/bin/cardavia") if os.path.lexists(root / p)]
    if left:
        raise SystemExit(f"bare: the removed package leaves {left}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("package", type=Path)
    parser.add_argument("--root", type=Path, default=ROOT / "build/bare")
    options = parser.parse_args()
    if os.geteuid() != 0:
        raise SystemExit("bare: only root can make a system in a folder")
    if not (options.root / "usr/bin/apt-get").exists():
        options.root.mkdir(parents=True, exist_ok=True)
        run("debootstrap", "--variant=minbase", SUITE, options.root)
    with mounted(options.root):
        found = tried(options.root, options.package)
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build/bare.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    for where in ("offscreen", "x"):
        window = found[where]["checks"]["window"]
        print(f"{where}: good, first frame after {window['first_frame_ms']} ms")
    print(f"without a display: {found['no display']}; {len(found['installed'])} packages installed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
