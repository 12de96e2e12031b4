"""Build products: everything the program needs that is made from sources and not committed.

One function, `build(root)`, makes them all under `cardavia_desktop/_built/`; `dev.py`, the build
backend (wheel, sdist, editable) and the frozen bundle call it:

- `fonts/*.ttf|otf`: subsets of the font packages named in resources/fonts/fonts.json, with their
  licence texts beside them;
- `translations/*.qm`: compiled by lrelease from translations/*.ts (those of the rules by ids), with
  Qt's own `qtbase_*.qm`;
- `tables/<game package>.bin`: bytes from `cardavia_desktop.engine.<game>.tables.build()`, for
  games that have that module;
- `files/`: icons and other ready files of resources/.

`stamp.json` in the target holds a digest of all inputs; nothing is made anew while it holds.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

PACKAGE = "cardavia_desktop"
TEXT_SUFFIXES = {".py", ".ts", ".tsv", ".md", ".json", ".txt", ".html"}
HAN = (
    (0x2E80, 0x2FDF),
    (0x3000, 0x30FF),
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0xFF00, 0xFFEF),
    (0x20000, 0x3FFFF),
)
"""Blocks whose characters are taken from the Han font when a source uses them."""


RECIPE = "1"
"""Raised by hand when this file makes something else from the same inputs."""


class BuildError(RuntimeError):
    """A product cannot be made; the text says what is missing."""


def han_characters(root: Path) -> str:
    """Every Chinese character in the program, translations and resources, sorted."""
    found: set[str] = set()
    for folder in (root / PACKAGE, root / "translations", root / "resources"):
        for path in sorted(folder.rglob("*")):
            if "_built" in path.parts or path.suffix not in TEXT_SUFFIXES or not path.is_file():
                continue
            text = path.read_text("utf-8", errors="strict")
            found.update(c for c in set(text) if any(a <= ord(c) <= b for a, b in HAN))
    return "".join(sorted(found))


def unicodes(ranges: list[str]) -> set[int]:
    """`["0020-007E", "2190"]` as a set of code points."""
    found: set[int] = set()
    for text in ranges:
        first, _, last = text.partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def _package_folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise BuildError(f"the font package {package!r} is not installed")
    return Path(spec.origin).parent


def _read_manifest(root: Path) -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((root / "resources/fonts/fonts.json").read_text("utf-8"))
    return manifest


def _subset(source: Path, target: Path, points: set[int], axes: dict[str, float]) -> None:
    """Write the part of a font that covers `points`, fixed at `axes` when it is variable."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "calt"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = False
    font: Any = TTFont(source, recalcTimestamp=False)
    if axes:
        # First the glyphs, then the axes: instancing the whole family takes many times longer.
        whole = subset.Subsetter(options)
        whole.populate(unicodes=points)
        whole.subset(font)
        font = instancer.instantiateVariableFont(font, axes, updateFontNames=True)
        saved = io.BytesIO()
        font.save(saved)
        saved.seek(0)
        font = TTFont(saved, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points)
    cutter.subset(font)
    missing = {p for p in points - set(font.getBestCmap()) if _needed(p)}
    if missing:
        names = " ".join(f"U+{p:04X}" for p in sorted(missing))
        raise BuildError(f"{source.name} lacks {names}")
    font.save(target)


def _needed(point: int) -> bool:
    """Ranges of the manifest may hold unassigned points and controls; those may be missing."""
    import unicodedata

    return unicodedata.category(chr(point)) not in {"Cn", "Cc", "Cf", "Co", "Zl", "Zp"}


def font_digests(root: Path) -> dict[str, str]:
    """By file name, a digest of all that a font is made from."""
    manifest = _read_manifest(root)
    found: dict[str, str] = {}
    for font in manifest["fonts"]:
        parts = [
            json.dumps(font, sort_keys=True),
            json.dumps(manifest["characters"][font["characters"]]),
            _version(font["package"].replace("_", "-")),
            han_characters(root) if font["characters"] == "han" else "",
            RECIPE,
        ]
        found[font["file"]] = hashlib.sha256("\0".join(parts).encode()).hexdigest()
    return found


def build_fonts(root: Path, target: Path) -> None:
    """The fonts of resources/fonts/fonts.json and their licences.

    A font made from the same inputs before is copied: cutting all of them takes some seconds.
    """
    target.mkdir(parents=True)
    manifest = _read_manifest(root)
    digests = font_digests(root)
    old = root / PACKAGE / "_built/fonts"
    try:
        before = json.loads((old / "made-from.json").read_text("utf-8"))
    except (OSError, ValueError):
        before = {}
    for font in manifest["fonts"]:
        name = font["file"]
        licence = root / "resources/fonts" / font["licence"]
        shutil.copyfile(licence, target / font["licence"])
        if before.get(name) == digests[name] and (old / name).is_file():
            shutil.copyfile(old / name, target / name)
            continue
        wanted = unicodes(manifest["characters"][font["characters"]])
        if font["characters"] == "han":
            # The Latin fonts have neither arrows nor stars: those come from this one too.
            wanted |= set(map(ord, han_characters(root)))
        source = _package_folder(font["package"]) / font["source"]
        if not source.is_file():
            raise BuildError(f"{font['package']} holds no {font['source']}")
        _subset(source, target / name, wanted, font["axes"])
    text = json.dumps(digests, indent=1, sort_keys=True) + "\n"
    (target / "made-from.json").write_text(text, "utf-8")


def lrelease() -> Path:
    """Qt's translation compiler, as the PySide6 wheel ships it."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise BuildError("PySide6-Essentials is not installed: lrelease is missing")
    for name in ("lrelease", "lrelease.exe", "Qt/libexec/lrelease"):
        tool = Path(spec.origin).parent / name
        if tool.is_file():
            return tool
    raise BuildError("PySide6 has no lrelease")


def build_translations(root: Path, target: Path) -> None:
    """One .qm for every .ts, and Qt's own texts in the same languages."""
    sources = sorted((root / "translations").glob("*.ts"))
    target.mkdir(parents=True)
    if not sources:
        return
    tool = lrelease()
    qt_texts = next(
        (p for p in (tool.parent / "Qt/translations", tool.parent / "translations") if p.is_dir()),
        None,
    )
    for source in sources:
        made = target / f"{source.stem}.qm"
        command = [str(tool), "-silent", str(source), "-qm", str(made)]
        if source.stem.startswith("rules_"):
            # qtTrId finds only messages without a context; the games are for the translators.
            bare = re.sub(r"<name>[^<]*</name>", "<name></name>", source.read_text("utf-8"))
            by_id = target / source.name
            by_id.write_text(bare, "utf-8")
            command = [str(tool), "-silent", "-idbased", str(by_id), "-qm", str(made)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        (target / source.name).unlink(missing_ok=True)
        if done.returncode or not made.is_file():
            raise BuildError(f"lrelease {source.name}: {done.stdout}{done.stderr}")
        language = source.stem.rpartition("_")[2]
        qtbase = qt_texts / f"qtbase_{language}.qm" if qt_texts else None
        if qtbase and qtbase.is_file():
            shutil.copyfile(qtbase, target / qtbase.name)


def table_modules(root: Path) -> list[str]:
    """The game packages that have a `tables` module."""
    return sorted(p.parent.name for p in (root / PACKAGE / "engine").glob("*/tables.py"))


def build_tables(root: Path, target: Path) -> None:
    """The bytes of every game's search tables, built by the game itself."""
    target.mkdir(parents=True)
    sys.path.insert(0, str(root))
    try:
        for game in table_modules(root):
            module = importlib.import_module(f"{PACKAGE}.engine.{game}.tables")
            if hasattr(module, "build"):
                (target / f"{game}.bin").write_bytes(module.build())
    finally:
        sys.path.remove(str(root))


def _table_sources(root: Path, game: str) -> list[str]:
    """The text of a game's table module and of the game's modules that it imports."""
    folder = root / PACKAGE / "engine" / game
    wanted, texts = ["tables"], {}
    while wanted:
        name = wanted.pop()
        path = folder / f"{name}.py"
        if name in texts or not path.is_file():
            continue
        texts[name] = path.read_text("utf-8")
        wanted += re.findall(r"^from \.(\w+) import", texts[name], re.MULTILINE)
    return [texts[name] for name in sorted(texts)]


def resource_files(root: Path) -> list[Path]:
    """What of resources/ goes into the package as it is; fonts/ holds only recipes."""
    folder = root / "resources"
    kept = [p for p in folder.rglob("*") if p.is_file() and "fonts" not in p.parts]
    return sorted(p for p in kept if p.suffix not in {".py", ".pyc"})


def copy_files(root: Path, target: Path) -> None:
    """Icons and other ready files, so that an installed program has them too."""
    target.mkdir(parents=True)
    for path in resource_files(root):
        copy = target / path.relative_to(root / "resources")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def digest(root: Path) -> dict[str, str]:
    """What each group of products was made from; a group is made anew when its text changes."""
    texts = [p.read_text("utf-8") for p in sorted((root / "translations").glob("*.ts"))]
    tables = [text for game in table_modules(root) for text in _table_sources(root, game)]
    files = [
        f"{p.relative_to(root)} {hashlib.sha256(p.read_bytes()).hexdigest()}"
        for p in resource_files(root)
    ]
    groups = {
        "fonts": [json.dumps(font_digests(root))],
        "translations": [_version("PySide6-Essentials"), *texts],
        "tables": [".".join(map(str, sys.version_info[:2])), *tables],
        "files": files,
    }
    return {
        name: hashlib.sha256("\0".join([RECIPE, *parts]).encode()).hexdigest()
        for name, parts in groups.items()
    }


BUILDERS = {
    "fonts": build_fonts,
    "translations": build_translations,
    "tables": build_tables,
    "files": copy_files,
}


def build(root: Path, force: bool = False) -> list[str]:
    """Bring `cardavia_desktop/_built/` up to date; returns the names of the groups made anew.

    Inside an unpacked sdist the products are there already and are left as they are: the font
    packages need not be installed to build from it. Raises BuildError when a product cannot be
    made. A group is made in a temporary folder and moved in whole.
    """
    target = root / PACKAGE / "_built"
    stamp = target / "stamp.json"
    if (root / "PKG-INFO").is_file() and stamp.is_file():
        return []
    try:
        before = json.loads(stamp.read_text("utf-8"))
    except (OSError, ValueError):
        before = {}
    if force:
        before = {}
        shutil.rmtree(target, ignore_errors=True)
    now = digest(root)
    target.mkdir(parents=True, exist_ok=True)
    # Not in the target: what a killed build leaves behind would be packed.
    workshop = root / "build"
    workshop.mkdir(exist_ok=True)
    for stray in target.iterdir():
        if stray.name not in {*BUILDERS, stamp.name}:
            shutil.rmtree(stray) if stray.is_dir() else stray.unlink()
    made: list[str] = []
    for name, builder in BUILDERS.items():
        if before.get(name) == now[name] and (target / name).is_dir():
            continue
        with tempfile.TemporaryDirectory(dir=workshop, prefix=f"{name}-") as folder:
            fresh = Path(folder) / name
            builder(root, fresh)
            shutil.rmtree(target / name, ignore_errors=True)
            os.replace(fresh, target / name)
        made.append(name)
        before[name] = now[name]
        stamp.write_text(json.dumps(before, indent=1, sort_keys=True) + "\n", "utf-8")
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the build products of this checkout.")
    parser.add_argument("--force", action="store_true", help="make everything anew")
    arguments = parser.parse_args()
    try:
        made = build(Path(__file__).resolve().parent.parent, arguments.force)
    except BuildError as error:
        print(f"products: {error}", file=sys.stderr)
        return 1
    if made:
        print(f"built {', '.join(made)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
