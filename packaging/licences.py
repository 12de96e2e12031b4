"""The licences of everything inside the frozen program, gathered where the build found it.

The spec leaves `bundled.json` behind: every library in the bundle with the file it was copied
from. Each has to belong to a Python distribution, to Python itself, or to a package of the system;
the text comes from its owner. A library of unknown origin stops the build.
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUNDLED = ROOT / "build/pyinstaller/bundled.json"
BUILDERS = ("pyinstaller",)
"""Its start program is part of every bundle."""
FROM_QT = {"pyside6-essentials", "shiboken6"}
SOURCE_OF_QT = "unchanged; the source is at https://download.qt.io/official_releases/"
COMPILED = (b"\x7fELF", b"MZ\x90\0", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How machine code begins on Linux, Windows and macOS."""
LIST = "THIRD_PARTY.txt"


class UnknownOrigin(RuntimeError):
    """Something in the bundle whose licence nobody knows; the text names it."""


def plain(name: str) -> str:
    """The normal form of a distribution's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed() -> list[str]:
    """The distributions that the program imports, and those that they need, sorted."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: set[str] = set()
    wanted = list(project["dependencies"])
    while wanted:
        text = wanted.pop()
        name = plain(re.split(r"[^\w.-]", text.strip())[0])
        if "extra ==" in text or name in found or not _installed(name):
            continue  # the last: it is for other systems or Pythons
        found.add(name)
        wanted += metadata.requires(name) or []
    return sorted(found)


def _installed(name: str) -> bool:
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def owners(distributions: list[str]) -> dict[Path, str]:
    """Every installed file of some distributions, with its owner."""
    return {
        Path(str(file.locate())).resolve(): name
        for name in distributions
        for file in metadata.distribution(name).files or []
    }


def system_package(path: Path) -> str:
    """The Debian package that a file belongs to, "" when none does."""
    if not shutil.which("dpkg"):
        return ""
    for each in (path, Path("/usr") / path.relative_to("/"), Path(re.sub("^/usr", "", str(path)))):
        done = subprocess.run(
            ["dpkg", "-S", str(each)], capture_output=True, text=True, check=False
        )
        if not done.returncode:
            return done.stdout.split(":")[0]
    return ""


def origin(path: Path, owned: dict[Path, str]) -> str:
    """`python`, the name of a distribution, or `debian:PACKAGE`. Raises UnknownOrigin."""
    path = path.resolve()
    if path in owned:
        return owned[path]
    if package := system_package(path):
        return f"debian:{package}"
    homes = {Path(p).resolve() for p in (sys.base_prefix, sysconfig.get_path("stdlib"))}
    if any(home in path.parents for home in homes):
        return "python"
    raise UnknownOrigin(f"nobody knows where {path} comes from")


def gather(target: Path, libraries: list[tuple[str, str]] | None = None) -> list[str]:
    """Write every licence into a folder and THIRD_PARTY.txt with the list of them; the lines.

    `libraries` are (name in the bundle, file it was copied from), from `bundled.json` by default.
    """
    if libraries is None:
        libraries = [(a, b) for a, b in json.loads(BUNDLED.read_text("utf-8"))]
    target.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", target / "cardavia.txt")
    fonts = sorted((ROOT / "resources/fonts").glob("*-OFL.txt"))
    for text in [*fonts, *sorted((ROOT / "packaging/licences").iterdir())]:
        shutil.copyfile(text, target / text.name)
    distributions = needed()
    owned = owners(distributions)
    found: dict[str, list[str]] = {name: [] for name in distributions}
    for name, source in libraries:
        found.setdefault(origin(Path(source), owned), []).append(name)
    found.setdefault("python", [])
    lines = [f"cardavia: MIT (cardavia.txt); {', '.join(t.stem for t in fonts)}: OFL-1.1"]
    for owner in sorted(found):
        lines.append(_entry(owner, target))
        if owner in FROM_QT:
            lines.append(f"    {SOURCE_OF_QT}")
        lines += [f"    {name}" for name in sorted(found[owner]) if "lib-dynload" not in name]
    lines += [_entry(name, target) for name in BUILDERS if _installed(name)]
    (target / LIST).write_text("\n".join(lines) + "\n", "utf-8")
    return lines


def unlisted(folder: Path, libraries: list[tuple[str, str]] | None = None) -> list[str]:
    """Libraries and programs in a bundle that `gather` was told nothing of; the start program is
    PyInstaller's."""
    if libraries is None:
        libraries = [(a, b) for a, b in json.loads(BUNDLED.read_text("utf-8"))]
    told = {Path(name).as_posix() for name, _ in libraries}
    inside = folder / "_internal"
    found = []
    for path in sorted(inside.rglob("*")):
        if path.is_symlink() or not path.is_file():
            continue
        with path.open("rb") as file:
            compiled = file.read(4) in COMPILED
        if compiled and path.relative_to(inside).as_posix() not in told:
            found.append(path.relative_to(inside).as_posix())
    return found


def _entry(owner: str, target: Path) -> str:
    """Copy an owner's texts and give its line of the list."""
    if owner == "python":
        text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
        if not text.is_file():
            text = Path(f"/usr/share/doc/python{sys.version_info[0]}.{sys.version_info[1]}")
            text /= "copyright"
        shutil.copyfile(text, target / "Python.txt")
        return f"Python {platform.python_version()}: PSF-2.0 (Python.txt, Python-third-party.txt)"
    if owner.startswith("debian:"):
        package = owner.removeprefix("debian:")
        text = Path("/usr/share/doc") / package / "copyright"
        if not text.is_file():
            raise UnknownOrigin(f"the package {package} has no copyright file")
        shutil.copyfile(text, target / f"{package}.txt")
        return f"{package}, a library of the system: see {package}.txt"
    about = metadata.distribution(owner)
    known = [k for k in ("License-Expression", "License") if k in about.metadata]
    licence = about.metadata[known[0]].splitlines()[0] if known else ""
    texts = []
    for file in about.files or []:
        inside = ".dist-info" in str(file)
        if inside and re.search(
            "licen|copying|sbom", file.as_posix().lower().split("dist-info")[1]
        ):
            texts.append(f"{owner}-{file.name}")
            shutil.copyfile(str(file.locate()), target / texts[-1])
    if owner in FROM_QT:
        licence = licence or "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
        texts += ["LGPL-3.txt", "GPL-3.txt", "Qt-third-party.txt"]
    if not texts or not (licence or texts):
        raise UnknownOrigin(f"{owner} brings no licence along")
    return f"{about.metadata['Name']} {about.version}: {licence or 'see'} ({', '.join(texts)})"
