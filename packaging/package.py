"""Everything that is handed out, into dist/: the frozen program as a folder and as an archive, a
Debian package where `dpkg-deb` is, the wheel, the sdist, and checksums of them all. Called by
`python3 dev.py package`.

The bundle is tried before it is packed (smoke.py), wheel and sdist are installed into a fresh
virtual environment and tried there, menu entry and store description are validated.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import os
import platform
import shutil
import stat
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import iconfiles
import licences
import products
import smoke

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LIMIT_FOLDER_MB = 125
LIMIT_ARCHIVE_MB = 40


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
    iconfiles.write(ROOT / "build")
    run(
        sys.executable, "-m", "PyInstaller", *options, "--workpath", work, "packaging/cardavia.spec"
    )
    folder = DIST / "cardavia"
    lines = licences.gather(folder / "licences")
    if unlisted := licences.unlisted(folder):
        raise SystemExit(f"package: nobody asked for the licences of {', '.join(unlisted)}")
    say(f"licences of {sum(not line.startswith(' ') for line in lines)} owners gathered")
    if sys.platform.startswith("linux"):
        desktop_files(folder / "share")
    return folder


def size_mb(path: Path) -> float:
    files = [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]
    return sum(p.stat().st_size for p in files if not p.is_symlink()) / 1e6


METAINFO = "org.cardavia.Cardavia.metainfo.xml"
PROGRAM_LIBRARIES = (
    "libstdc++6, libgcc-s1, zlib1g, libzstd1, libuuid1, libglib2.0-0 | libglib2.0-0t64, libgl1, "
    "libegl1, libxkbcommon0, libfontconfig1, libfreetype6, libdbus-1-3, "
    "libx11-6, libx11-xcb1, libxcb1, libxcb-cursor0, libxcb-icccm4, libxcb-image0, "
    "libxcb-keysyms1, libxcb-randr0, libxcb-render0, libxcb-render-util0, libxcb-shape0, "
    "libxcb-shm0, libxcb-sync1, libxcb-util1, libxcb-xfixes0, libxcb-xkb1, libxkbcommon-x11-0, "
    "libwayland-client0, libwayland-cursor0"
)


def from_the_system(folder: Path) -> dict[str, str]:
    """Libraries that files of the bundle name as needed and the bundle does not hold; each with one
    of those files. `objdump` belongs to what PyInstaller needs on Linux."""
    inside = {path.name for path in folder.rglob("*")}
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        if (
            path.is_symlink()
            or not path.is_file()
            or not (".so" in path.name or os.access(path, os.X_OK))
        ):
            continue
        done = subprocess.run(
            ["objdump", "-p", str(path)], capture_output=True, text=True, check=False
        )
        for line in done.stdout.splitlines():
            name, _, library = line.strip().partition(" ")
            if name == "NEEDED" and library.strip() not in inside:
                found.setdefault(library.strip(), path.name)
    return found


def undeclared(needed: dict[str, str], declared: str) -> list[str]:
    """The packages, as this system names them, of needed libraries that a .deb does not declare."""
    names = {
        each.split(" ")[0] for part in declared.split(",") for each in part.strip().split(" | ")
    }
    table = subprocess.run(
        ["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True
    ).stdout
    places = {
        line.split()[0]: line.rpartition("=> ")[2]
        for line in reversed(table.splitlines())
        if "=>" in line
    }
    found = []
    for library, user in sorted(needed.items()):
        owner = (
            licences.system_package(Path(places[library]).resolve()) if library in places else ""
        )
        if owner not in {*names, "libc6"}:
            found.append(f"{owner or 'of no package'}: {library} for {user}")
    return found


def desktop_files(share: Path) -> None:
    """Menu entry, store description and icons as freedesktop.org wants them under share/."""
    linux = ROOT / "packaging/linux"
    for source, target in (
        (linux / "cardavia.desktop", share / "applications/cardavia.desktop"),
        (linux / "cardavia.metainfo.xml", share / "metainfo" / METAINFO),
    ):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    for icon in sorted((ROOT / "resources/icons").glob("cardavia-*.png")):
        size = icon.stem.rpartition("-")[2]
        target = share / f"icons/hicolor/{size}x{size}/apps/cardavia.png"
        target.parent.mkdir(parents=True)
        shutil.copyfile(icon, target)
    for tool, *arguments in (
        ("desktop-file-validate", share / "applications/cardavia.desktop"),
        ("appstreamcli", "validate", "--no-net", share / "metainfo" / METAINFO),
    ):
        if shutil.which(str(tool)):
            run(str(tool), *arguments)
        else:
            say(f"{tool} is not installed: that was not validated")


def debian_package(folder: Path) -> Path:
    """The program folder under /opt with its menu entry, as a .deb."""
    machine = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / "opt/cardavia", symlinks=True)
    shutil.move(tree / "opt/cardavia/share", tree / "usr/share")
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/cardavia").symlink_to("/opt/cardavia/cardavia")
    about = tree / "usr/share/doc/cardavia"
    about.mkdir(parents=True)
    third = (folder / "licences" / licences.LIST).read_text("utf-8")
    (about / "copyright").write_text(
        f"{(ROOT / 'LICENSE').read_text('utf-8')}\n"
        f"Inside, with all texts in /opt/cardavia/licences:\n\n{third}",
        "utf-8",
    )
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (about / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    if lacking := undeclared(from_the_system(folder), PROGRAM_LIBRARIES):
        raise SystemExit(f"package: the .deb does not ask for {'; '.join(lacking)}")
    glibc = (os.confstr("CS_GNU_LIBC_VERSION") or "glibc 2.28").split()[1]
    control = tree / "DEBIAN/control"
    control.parent.mkdir()
    control.write_text(
        f"Package: cardavia\nVersion: {version()}\nArchitecture: {machine}\n"
        "Section: games\nPriority: optional\nMaintainer: The Cardavia authors <none@invalid>\n"
        f"Installed-Size: {int(size_mb(tree) * 1000)}\n"
        f"Depends: libc6 (>= {glibc}), {PROGRAM_LIBRARIES}\n"
        "Description: table for traditional Chinese tile and card games\n"
        " Mahjong and its relatives against computer players.\n",
        "utf-8",
    )
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(common_mode(path.stat().st_mode, path.is_dir()))
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
        member.mode = common_mode(member.mode, member.isdir())
        member.mtime = 0
        return member

    with tarfile.open(target, "w:xz", preset=6) as tar:
        for path in sorted(folder.rglob("*")):
            inner = f"{name}/{path.relative_to(folder).as_posix()}"
            tar.add(path, inner, recursive=False, filter=plain)
    return target


def windows_installer() -> Path | None:
    """The setup program, where Inno Setup's compiler is on the path."""
    if not shutil.which("iscc"):
        say("Inno Setup's iscc is not on the path: no installer was made")
        return None
    run("iscc", "/Q", f"/DVersion={version()}", "packaging/windows/cardavia.iss")
    return DIST / f"cardavia-{version()}-windows-setup.exe"


def version() -> str:
    text = (ROOT / "cardavia_desktop/__init__.py").read_text("utf-8")
    return text.split('__version__ = "')[1].split('"')[0]


def wheel_and_sdist() -> list[Path]:
    """Made by the build backend in this environment, which has all that it needs."""
    sys.path.insert(0, str(ROOT / "packaging"))
    import backend

    os.chdir(ROOT)
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # setuptools would reuse stale files
    quiet = {"--global-option": ["--quiet"]}  # a line for every file hides the warnings
    sdist = DIST / backend.build_sdist(str(DIST), quiet)
    settle(sdist, int(os.environ["SOURCE_DATE_EPOCH"]))
    wheel = DIST / backend.build_wheel(str(DIST), quiet)
    settle_wheel(wheel)
    return [sdist, wheel]


def common_mode(mode: int, folder: bool = False) -> int:
    """Readable by all and writable by the owner, whatever the builder's umask was."""
    return 0o755 if folder or mode & 0o100 else 0o644


def settle_wheel(path: Path) -> None:
    """Pack a wheel anew with common modes; its times are SOURCE_DATE_EPOCH's already."""
    with zipfile.ZipFile(path) as old:
        members = [(each, old.read(each)) for each in old.infolist()]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for member, data in members:
            mode = stat.S_IFREG | common_mode(member.external_attr >> 16)
            member.external_attr = mode << 16
            new.writestr(member, data)


def settle(path: Path, time: int) -> None:
    """Pack a .tar.gz anew with one time and no owners, so that equal content is an equal file."""
    members: list[tuple[tarfile.TarInfo, bytes]] = []
    with tarfile.open(path, "r:gz") as old:
        for member in sorted(old.getmembers(), key=lambda each: each.name):
            file = old.extractfile(member)
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mode = common_mode(member.mode, member.isdir())
            member.mtime = time
            member.pax_headers = {}
            members.append((member, b"" if file is None else file.read()))
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member, data in members:
            new.addfile(member, io.BytesIO(data) if member.isfile() else None)
    path.write_bytes(gzip.compress(packed.getvalue(), mtime=time))


def installed_works(wheel: Path, sdist: Path) -> None:
    """Both installed by pip into a fresh virtual environment, one after the other, and tried."""
    home = ROOT / "build" / "installed"
    shutil.rmtree(home, ignore_errors=True)
    run(sys.executable, "-m", "venv", home / "venv")
    folder = home / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    pip: tuple[str | Path, ...] = (
        folder / "python", "-m", "pip", "--disable-pip-version-check", "-q", "install",
    )  # fmt: skip
    environment = {**os.environ, "CARDAVIA_HOME": str(home / "mine")}
    environment.pop("PYTHONPATH", None)
    if sys.platform.startswith("linux"):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    for made, more in ((wheel, ()), (sdist, ("--no-deps", "--force-reinstall"))):
        run(*pip, *more, made)
        done = subprocess.run(
            [str(folder / "cardavia"), "--self-test"],
            env=environment, cwd=home, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise SystemExit(f"package: {made.name} does not work:\n{done.stdout}{done.stderr}")
        found = json.loads(done.stdout)["checks"]["languages"]["loaded"]
        if sorted(found) != smoke.catalogues():
            raise SystemExit(f"package: {made.name} has the languages {found}")
        say(f"{made.name} installs and works")


def checksums(paths: list[Path]) -> None:
    lines = [f"{hashlib.sha256(p.read_bytes()).hexdigest()}  {p.name}\n" for p in sorted(paths)]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-archive", action="store_true", help="only the folder, tried")
    options = parser.parse_args()
    # What is packed carries the time of the last change, not of the build.
    os.environ.setdefault("SOURCE_DATE_EPOCH", last_change())
    products.build(ROOT)
    shutil.rmtree(DIST, ignore_errors=True)
    folder = freeze()
    try:
        found = smoke.tried(folder)
    except smoke.Broken as error:
        raise SystemExit(f"package: {error}") from None
    (ROOT / "build/smoke.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    sizes = {"folder": (size_mb(folder), LIMIT_FOLDER_MB)}
    if not options.no_archive:
        packed = archive(folder)
        sizes[packed.name] = (size_mb(packed), LIMIT_ARCHIVE_MB)
        sdist, wheel = wheel_and_sdist()
        installed_works(wheel, sdist)
        made = [packed, sdist, wheel]
        if sys.platform.startswith("linux") and shutil.which("dpkg-deb"):
            made.append(debian_package(folder))
            sizes[made[-1].name] = (size_mb(made[-1]), LIMIT_ARCHIVE_MB)
        if sys.platform == "win32" and (setup := windows_installer()):
            made.append(setup)
            sizes[setup.name] = (size_mb(setup), LIMIT_ARCHIVE_MB)
        checksums(made)
    for name, (size, limit) in sizes.items():
        print(f"{name}: {size:.1f} MB (limit {limit})")
    for where in ("offscreen", "x"):
        if where in found:
            print(f"first frame, {where}: {found[where]['first_frame_ms']} (limit 1000 ms)")
    return 1 if any(size > limit for size, limit in sizes.values()) else 0


def last_change() -> str:
    """Seconds since 1970 of the last commit; of the changelog where there is no history."""
    done = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or str(int((ROOT / "CHANGELOG.md").stat().st_mtime))


if __name__ == "__main__":
    raise SystemExit(main())
