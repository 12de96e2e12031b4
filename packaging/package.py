"""Everything that is handed out, into dist/: the frozen program as a folder and as an archive, the
wheel, the sdist, and checksums. Called by `python3 dev.py package`.

The bundle is tried before it is packed: it has to score a hand, play an arena with child
processes, and open its window offscreen and close it again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
from importlib import metadata
from pathlib import Path

import products

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LIMIT_FOLDER_MB = 125
LIMIT_ARCHIVE_MB = 40

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


def say(text: str) -> None:
    print(f"package: {text}", file=sys.stderr, flush=True)


def run(*command: str | Path) -> None:
    done = subprocess.run([str(c) for c in command], cwd=ROOT, check=False)
    if done.returncode:
        raise SystemExit(f"package: `{' '.join(map(str, command))}` ended with {done.returncode}")


def freeze() -> Path:
    """Build the program folder with PyInstaller."""
    options: list[str | Path] = ["--noconfirm", "--log-level", "WARN", "--distpath", DIST]
    work = ROOT / "build" / "pyinstaller"
    run(
        sys.executable, "-m", "PyInstaller", *options, "--workpath", work, "packaging/cardavia.spec"
    )
    folder = DIST / "cardavia"
    gather_licences(folder / "licences")
    if sys.platform.startswith("linux"):
        desktop_files(folder / "share")
    return folder


def bundled(name: str = "cardavia-desktop", seen: set[str] | None = None) -> list[str]:
    """The distributions that the program needs at run time, itself excluded."""
    seen = set() if seen is None else seen
    for text in metadata.requires(name) or []:
        if "extra ==" in text:
            continue
        needed = re.split(r"[^\w.-]", text)[0]
        key = needed.lower().replace("_", "-")
        if key not in seen and not _for_elsewhere(needed):
            seen.add(key)
            bundled(needed, seen)
    return sorted(seen)


def _for_elsewhere(name: str) -> bool:
    """A dependency of other systems or Pythons, not installed here."""
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return True
    return False


def gather_licences(target: Path) -> None:
    """The licence of everything inside the bundle, and a list of it all in THIRD_PARTY.txt."""
    target.mkdir(exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", target / "cardavia.txt")
    texts = [
        *(ROOT / "resources/fonts").glob("*-OFL.txt"),
        *(ROOT / "packaging/licences").iterdir(),
    ]
    for text in sorted(texts):
        shutil.copyfile(text, target / text.name)
    lines = [f"Python {platform.python_version()}: PSF License Agreement"]
    for name in bundled():
        about = metadata.distribution(name)
        known = [k for k in ("License-Expression", "License") if k in about.metadata]
        licence = about.metadata[known[0]] if known else "see its licence file"
        lines.append(f"{about.metadata['Name']} {about.version}: {licence.splitlines()[0]}")
        for file in about.files or []:
            if ".dist-info" in str(file) and re.search("licen|copying", file.name, re.IGNORECASE):
                source = Path(str(about.locate_file(file)))
                shutil.copyfile(source, target / f"{name}-{file.name}")
    lines += ["Noto fonts: SIL Open Font License 1.1"]
    (target / "THIRD_PARTY.txt").write_text("\n".join(lines) + "\n", "utf-8")


def size_mb(path: Path) -> float:
    files = [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]
    return sum(p.stat().st_size for p in files if not p.is_symlink()) / 1e6


def program_in(folder: Path) -> Path:
    return folder / ("cardavia.exe" if sys.platform == "win32" else "cardavia")


def smoke(folder: Path) -> None:
    """Run the frozen program without the environment of this one; raises when it fails."""
    keep = {"PATH", "SYSTEMROOT", "TEMP", "TMP", "LANG", "HOME", "DISPLAY", "XDG_RUNTIME_DIR"}
    environment = {k: v for k, v in os.environ.items() if k.upper() in keep}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    environment["CARDAVIA_HOME"] = str(ROOT / "build" / "smoke-home")
    shutil.rmtree(environment["CARDAVIA_HOME"], ignore_errors=True)
    program = str(program_in(folder))

    def ask(*arguments: str, text: str = "") -> str:
        done = subprocess.run(
            [program, *arguments],
            input=text,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        if done.returncode:
            raise SystemExit(
                f"package: {' '.join(arguments)} ended with {done.returncode}: {done.stderr}"
            )
        return done.stdout

    reply = json.loads(ask("score", "--game", "hk-mahjong", text=json.dumps(HAND) + "\n"))
    if reply["raw_total"] != 3 or reply["payments"]["E"] != 24:
        raise SystemExit(f"package: the frozen program scores wrongly: {reply}")
    arena = ["arena", "--game", "hk-mahjong", "--deals", "2", "--nodes", "20", "--json"]
    if ask(*arena, "--workers", "2") != ask(*arena, "--workers", "1"):
        raise SystemExit("package: the frozen arena depends on the number of workers")
    say("the frozen program scores and plays")
    started = time.monotonic()
    process = subprocess.Popen([program], env=environment, stderr=subprocess.PIPE, text=True)
    try:
        process.wait(4)
    except subprocess.TimeoutExpired:
        say("the frozen window stays open")
    else:
        complaint = process.stderr.read() if process.stderr else ""
        raise SystemExit(
            f"package: the frozen window closed by itself after {time.monotonic() - started:.1f} s "
            f"with {process.returncode}: {complaint}"
        )
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(10)


PROGRAM_LIBRARIES = (
    "libglib2.0-0 | libglib2.0-0t64, libgl1, libegl1, libxkbcommon0, libfontconfig1, libdbus-1-3, "
    "libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0, libxkbcommon-x11-0, "
    "libwayland-cursor0"
)


def desktop_files(share: Path) -> None:
    """Menu entry, store description and icons as freedesktop.org wants them under share/."""
    linux = ROOT / "packaging/linux"
    for source, target in (
        (linux / "cardavia.desktop", share / "applications/cardavia.desktop"),
        (linux / "cardavia.metainfo.xml", share / "metainfo/org.cardavia.Cardavia.metainfo.xml"),
    ):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    for icon in sorted((ROOT / "resources/icons").glob("cardavia-*.png")):
        size = icon.stem.rpartition("-")[2]
        target = share / f"icons/hicolor/{size}x{size}/apps/cardavia.png"
        target.parent.mkdir(parents=True)
        shutil.copyfile(icon, target)


def debian_package(folder: Path) -> Path:
    """The program folder under /opt with its menu entry, as a .deb."""
    machine = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / "opt/cardavia", symlinks=True)
    shutil.move(tree / "opt/cardavia/share", tree / "usr/share")
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/cardavia").symlink_to("/opt/cardavia/cardavia")
    control = tree / "DEBIAN/control"
    control.parent.mkdir()
    control.write_text(
        f"Package: cardavia\nVersion: {version()}\nArchitecture: {machine}\n"
        "Section: games\nPriority: optional\nMaintainer: The Cardavia authors <none@invalid>\n"
        f"Installed-Size: {int(size_mb(tree) * 1000)}\nDepends: {PROGRAM_LIBRARIES}\n"
        "Description: table for traditional Chinese tile and card games\n"
        " Mahjong and its relatives against computer players.\n",
        "utf-8",
    )
    target = DIST / f"cardavia_{version()}_{machine}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, target)
    return target


def archive(folder: Path) -> Path:
    """The folder as .tar.xz with fixed times and owners, so that equal content is an equal file."""
    name = f"cardavia-{version()}-{platform.system().lower()}-{platform.machine().lower()}"
    target = DIST / f"{name}.tar.xz"

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = 0
        return member

    with tarfile.open(target, "w:xz", preset=6) as tar:
        for path in sorted(folder.rglob("*")):
            inner = f"{name}/{path.relative_to(folder).as_posix()}"
            tar.add(path, inner, recursive=False, filter=plain)
    return target


def version() -> str:
    text = (ROOT / "cardavia_desktop/__init__.py").read_text("utf-8")
    return text.split('__version__ = "')[1].split('"')[0]


def wheel_and_sdist() -> list[Path]:
    """Made by the build backend in this environment, which has all that it needs."""
    sys.path.insert(0, str(ROOT / "packaging"))
    import backend

    os.chdir(ROOT)
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # setuptools would reuse stale files
    return [DIST / backend.build_sdist(str(DIST)), DIST / backend.build_wheel(str(DIST))]


def checksums(paths: list[Path]) -> None:
    lines = [f"{hashlib.sha256(p.read_bytes()).hexdigest()}  {p.name}\n" for p in sorted(paths)]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-archive", action="store_true", help="only the folder, tried")
    options = parser.parse_args()
    products.build(ROOT)
    shutil.rmtree(DIST, ignore_errors=True)
    folder = freeze()
    smoke(folder)
    sizes = {"folder": (size_mb(folder), LIMIT_FOLDER_MB)}
    if not options.no_archive:
        packed = archive(folder)
        sizes[packed.name] = (size_mb(packed), LIMIT_ARCHIVE_MB)
        made = [packed, *wheel_and_sdist()]
        if sys.platform.startswith("linux") and shutil.which("dpkg-deb"):
            made.append(debian_package(folder))
            sizes[made[-1].name] = (size_mb(made[-1]), LIMIT_ARCHIVE_MB)
        checksums(made)
    for name, (size, limit) in sizes.items():
        print(f"{name}: {size:.1f} MB (limit {limit})")
    return 1 if any(size > limit for size, limit in sizes.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
