"""A bare Debian: nothing is there but what is asked for.

`python packaging/bare.py dist/cardavia_*.deb` installs the package with apt and without
recommendations, with one font, runs `cardavia --self-test --play` offscreen and on an X server,
starts it without a screen, and removes it again, after which nothing of it may be left.
`python packaging/bare.py --checkout` does what README.md says: as a person who is not root, with
python3 and no font, from the committed files in a folder whose name has spaces and other letters;
what `dev.py` asks for is installed, then `dev.py run` and `dev.py test` have to succeed. pip's
settings (PIP_*) are handed in.

As root, with debootstrap and Xvfb. A minimal system is made, or the one of `--root` used again. Not
part of `dev.py package`: it takes some minutes, a network and root. Reports go to build/bare.json
and build/bare-checkout.json.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import smoke

ROOT = Path(__file__).resolve().parent.parent
SUITE = "bookworm"
"""The oldest Debian served: the bundle is built on it."""
FONT = "fonts-dejavu-core"
PERSON = "newcomer"
FOLDER = f"/home/{PERSON}/table 麻雀/card avia"
APT = ("apt-get", "-q", "-y", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0")
QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
FORGOTTEN = ("proc", "dev", "tmp", "home", "root", "var/log", "var/cache")
"""Folders of a system in which a removed package may be remembered: people's own are among them."""


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
    (root / "dev/shm").mkdir(exist_ok=True)
    run("mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", root / "dev/shm")
    try:
        run("mount", "--bind", "/tmp/.X11-unix", sockets)
        try:
            yield
        finally:
            run("umount", sockets)
    finally:
        run("umount", root / "dev/shm")
        run("umount", root / "proc")


def packages(root: Path) -> list[str]:
    return inside(root, "dpkg-query", "-W", "-f", "${Package}\\n").split()


def tried(root: Path, package: Path) -> dict[str, Any]:
    """Install, run offscreen, on X and without a screen, remove."""
    inside(root, *APT, "update", **QUIET)
    before = packages(root)
    shutil.copy(package, root / "tmp")
    inside(root, *APT, "install", f"/tmp/{package.name}", FONT, **QUIET)
    added = sorted(set(packages(root)) - set(before))
    (root / "tmp/home").mkdir(exist_ok=True)
    found: dict[str, Any] = {"package": package.name, "suite": SUITE, "installed": added}
    test = ("cardavia", "--self-test", "--play")
    found["offscreen"] = json.loads(inside(root, *test, QT_QPA_PLATFORM="offscreen"))
    with smoke.virtual_screen() as display:
        found["x"] = json.loads(inside(root, *test, DISPLAY=display))
    found["no screen"] = screenless(root)
    found["no display"] = json.loads(inside(root, *test))["versions"]["platform"]
    inside(root, *APT, "purge", "cardavia", **QUIET)
    if left := remains(root):
        raise SystemExit(f"bare: the removed package leaves {', '.join(left)}")
    return found


def screenless(root: Path) -> str:
    """What the installed program says where no X server answers."""
    pairs = ["PATH=/usr/bin:/bin", "HOME=/tmp/home", f"DISPLAY={smoke.NOBODY}"]
    done = subprocess.run(
        ["chroot", str(root), "env", "-i", *pairs, "cardavia"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode != 1 or smoke.NOBODY not in done.stderr:
        raise SystemExit(f"bare: without a screen status {done.returncode}: {done.stderr[-2000:]}")
    return done.stderr.strip()


def remains(root: Path) -> list[str]:
    """Everything in a system that has the program's name."""
    found = []
    for folder, folders, files in os.walk(root):
        place = Path(folder).relative_to(root)
        folders[:] = [name for name in folders if (place / name).as_posix() not in FORGOTTEN]
        found += [
            (place / name).as_posix() for name in (*folders, *files) if "cardavia" in name.lower()
        ]
    return sorted(found)


def as_person(root: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of a shell in the checkout, as somebody who is not root."""
    given = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    if certificates := given.pop("PIP_CERT", ""):
        shutil.copy(certificates, root / "etc/pip-certificates")
        given["PIP_CERT"] = "/etc/pip-certificates"
    plain = {"PATH": "/usr/bin:/bin", "HOME": f"/home/{PERSON}", "LANG": "C.UTF-8"}
    pairs = [f"{key}={value}" for key, value in {**plain, **given, **environment}.items()]
    user = ("setpriv", f"--reuid={PERSON}", f"--regid={PERSON}", "--init-groups")
    line = f"cd '{FOLDER}' && {' '.join(command)}"
    return subprocess.run(
        ["chroot", str(root), "env", "-i", *pairs, *user, "sh", "-c", line],
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def checked_out(root: Path) -> dict[str, Any]:
    """The two commands of README.md, from what is committed."""
    inside(root, *APT, "update", **QUIET)
    inside(root, *APT, "install", "python3", **QUIET)
    if PERSON not in (root / "etc/passwd").read_text("utf-8"):
        inside(root, "useradd", "--create-home", PERSON)
    target = root / FOLDER.lstrip("/")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True)
    subprocess.run(["tar", "-x", "-C", str(target)], input=packed.stdout, check=True)
    inside(root, "chown", "-R", f"{PERSON}:{PERSON}", f"/home/{PERSON}")
    found: dict[str, Any] = {"suite": SUITE}
    run_once = ("python3", "dev.py", "run")
    asked = as_person(root, *run_once)
    if asked.returncode:
        found["asked for"] = command = asked.stdout.strip()
        if not command.startswith("sudo apt-get update && sudo apt-get install -y "):
            raise SystemExit(f"bare: dev.py asks for `{command}`:\n{asked.stderr[-2000:]}")
        inside(root, *APT, "install", *command.rpartition("-recommends ")[2].split(), **QUIET)
    for name, line in (("run", run_once), ("test", ("python3", "dev.py", "test"))):
        began = time.monotonic()
        done = as_person(root, *line)
        if done.returncode:
            raise SystemExit(f"bare: `{' '.join(line)}` fails:\n{done.stdout[-4000:]}{done.stderr}")
        last = (done.stdout.strip() or done.stderr.strip()).splitlines()[-1]
        found[name] = {"seconds": round(time.monotonic() - began), "last line": last}
    if not list((target / "build/demo").glob("*-result.png")):
        raise SystemExit("bare: the demonstration left no picture of its result")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("package", nargs="?", type=Path)
    what.add_argument("--checkout", action="store_true", help="README's two commands instead")
    parser.add_argument("--root", type=Path, default=ROOT / "build/bare")
    options = parser.parse_args()
    if os.geteuid() != 0:
        raise SystemExit("bare: only root can make a system in a folder")
    if not (options.root / "usr/bin/apt-get").exists():
        options.root.mkdir(parents=True, exist_ok=True)
        run("debootstrap", "--variant=minbase", SUITE, options.root)
    with mounted(options.root):
        found = (
            checked_out(options.root) if options.checkout else tried(options.root, options.package)
        )
    (ROOT / "build").mkdir(exist_ok=True)
    report = ROOT / f"build/bare{'-checkout' if options.checkout else ''}.json"
    report.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    if options.checkout:
        print("\n".join(f"{name}: {found[name]}" for name in ("run", "test")))
        return 0
    for where in ("offscreen", "x"):
        window = found[where]["checks"]["window"]
        print(f"{where}: good, first frame after {window['first_frame_ms']} ms")
    print(f"without a display: {found['no display']}; {len(found['installed'])} packages installed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
