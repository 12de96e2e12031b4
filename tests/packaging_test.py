"""What is handed out: one version everywhere, icons, licences, ranges, watchers of the build."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import stat
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLibraryInfo
from PySide6.QtGui import QImage

from cardavia_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
sys.path.insert(0, str(ROOT))

import bare as bare_system  # noqa: E402
import iconfiles  # noqa: E402
import licences  # noqa: E402
import package  # noqa: E402
import products  # noqa: E402
import smoke  # noqa: E402

import dev  # noqa: E402


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    source = project["tool"]["setuptools"]["dynamic"]["version"]
    assert source == {"attr": "cardavia_desktop.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    for path in (ROOT / "packaging").rglob("*"):
        if path.suffix in {".py", ".spec", ".iss", ".desktop"}:
            assert __version__ not in path.read_text("utf-8"), path.name


def test_changelog_and_store_description_begin_with_this_version() -> None:
    headings = re.findall(r"^## (\S+?),? ", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert headings[0] == __version__
    about = ElementTree.parse(ROOT / "packaging/linux/cardavia.metainfo.xml")
    releases = [each.get("version") for each in about.iter("release")]
    assert releases[0] == __version__


def test_the_menu_entry_speaks_four_languages_and_starts_the_program() -> None:
    entry = configparser.RawConfigParser()
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(ROOT / "packaging/linux/cardavia.desktop", "utf-8")
    keys = entry["Desktop Entry"]
    assert keys["Exec"] == keys["Icon"] == keys["StartupWMClass"] == "cardavia"
    for name in ("GenericName", "Comment"):
        assert all(keys[f"{name}[{code}]"] for code in ("ru", "uk", "hu"))


def test_icons_of_windows_and_macos_hold_every_size(tmp_path: Path) -> None:
    iconfiles.write(tmp_path)
    picture = QImage(str(tmp_path / "cardavia.ico"))
    assert not picture.isNull()
    assert picture.width() in iconfiles.ICO_SIZES
    data = (tmp_path / "cardavia.icns").read_bytes()
    at, sizes = 8, []
    while at < len(data):
        length = int.from_bytes(data[at + 4 : at + 8], "big")
        sizes.append(QImage.fromData(data[at + 8 : at + length]).width())
        at += length
    assert sizes == list(iconfiles.ICNS_TYPES.values())
    assert at == len(data) == int.from_bytes(data[4:8], "big")


def test_an_sdist_of_equal_content_is_an_equal_file(tmp_path: Path) -> None:
    made = []
    for n, order in enumerate((("a", "b"), ("b", "a"))):
        for name in order:
            (tmp_path / name).write_text(f"text of {name}", "utf-8")
            os.utime(tmp_path / name, (1000 + n, 2000 + n))
            (tmp_path / name).chmod(0o644 if n else 0o600)  # another umask
        path = tmp_path / f"{n}.tar.gz"
        with tarfile.open(path, "w:gz") as tar:
            for name in order:
                tar.add(tmp_path / name, f"x/{name}")
        package.settle(path, 5)
        with tarfile.open(path) as tar:
            assert [m.name for m in tar.getmembers()] == ["x/a", "x/b"]
            assert {(m.mtime, m.mode) for m in tar.getmembers()} == {(5, 0o644)}
        made.append(path.read_bytes())
    assert made[0] == made[1]


def test_a_wheel_of_equal_content_is_an_equal_file(tmp_path: Path) -> None:
    made = []
    for mode in (0o644, 0o600):
        path = tmp_path / f"{mode}.whl"
        with zipfile.ZipFile(path, "w") as wheel:
            for name in ("a.py", "a.dist-info/RECORD"):
                member = zipfile.ZipInfo(name, (2026, 1, 2, 3, 4, 6))
                member.external_attr = (stat.S_IFREG | mode) << 16
                wheel.writestr(member, name * 9)
        package.settle_wheel(path)
        with zipfile.ZipFile(path) as wheel:
            assert wheel.read("a.py") == b"a.py" * 9
            assert wheel.namelist() == ["a.py", "a.dist-info/RECORD"]
        made.append(path.read_bytes())
    assert made[0] == made[1]


def test_what_a_killed_build_left_is_not_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does a build work where it would be."""
    target = tmp_path / products.PACKAGE / "_built"
    (target / ".fonts-abc").mkdir(parents=True)
    (target / ".fonts-abc/half.ttf").touch()

    def make(root: Path, fresh: Path) -> None:
        assert target not in fresh.parents
        fresh.mkdir()
        (fresh / "whole").touch()

    monkeypatch.setattr(products, "BUILDERS", {"files": make})
    monkeypatch.setattr(products, "digest", lambda root: {"files": "one"})
    assert products.build(tmp_path) == ["files"]
    assert sorted(path.name for path in target.iterdir()) == ["files", "stamp.json"]
    assert (target / "files/whole").is_file()
    assert products.build(tmp_path) == []


# ranges


@pytest.mark.parametrize(
    ("asked", "pinned"),
    [
        ("PySide6-Essentials>=6.10,<6.12", "PySide6-Essentials==6.10"),
        ("platformdirs >= 4.0", "platformdirs==4.0"),
    ],
)
def test_the_lowest_version_of_a_requirement(asked: str, pinned: str) -> None:
    assert dev.at_lowest(asked) == pinned


def test_every_requirement_of_the_program_has_both_ends() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for each in project["dependencies"]:
        assert re.fullmatch(r"[\w-]+>=[\d.]+,<[\d.]+", each), each
    with pytest.raises(SystemExit):
        dev.at_lowest("pydantic")


# licences


def test_every_distribution_that_the_program_needs_is_known() -> None:
    found = licences.needed()
    assert {"pyside6-essentials", "shiboken6", "pydantic", "pydantic-core", "platformdirs"} <= set(
        found
    )
    assert "pytest" not in found


def test_a_library_belongs_to_its_distribution_or_to_python() -> None:
    import _pickle

    import shiboken6

    owned = licences.owners(["shiboken6"])
    assert licences.origin(Path(shiboken6.__file__), owned) == "shiboken6"
    library = getattr(_pickle, "__file__", None)
    if library is not None:
        assert licences.origin(Path(library), owned).startswith(("python", "debian:"))


def test_a_library_of_unknown_origin_stops_the_build(tmp_path: Path) -> None:
    stray = tmp_path / "libstray.so"
    stray.write_bytes(b"")
    with pytest.raises(licences.UnknownOrigin, match="libstray"):
        licences.gather(tmp_path / "licences", [("libstray.so", str(stray))])


def test_a_library_that_nobody_listed_is_found(tmp_path: Path) -> None:
    inside = tmp_path / "_internal/sub"
    inside.mkdir(parents=True)
    for name, begin in (("liba.so", b"\x7fELF"), ("libb.so.1", b"\x7fELF"), ("c.txt", b"text")):
        (inside / name).write_bytes(begin)
    (inside / "libc.so").symlink_to("liba.so")
    assert licences.unlisted(tmp_path, [("sub/liba.so", "/x")]) == ["sub/libb.so.1"]


def test_the_texts_of_what_is_inside_qt_and_python_are_there() -> None:
    """ICU, PCRE2, HarfBuzz, FreeType, libpng, libjpeg, zlib; expat and libmpdec."""
    qt = (ROOT / "packaging/licences/Qt-third-party.txt").read_text("utf-8")
    for owner in ("Unicode, Inc.", "University of Cambridge", "Behdad Esfahbod", "David Turner",
                  "PNG Reference Library", "Thomas G. Lane", "Mark Adler"):  # fmt: skip
        assert owner in qt, owner
    named = set(re.findall(r"^License: (.+)$", qt, re.M))
    texts = {name for name in named if re.search(rf"^License: {re.escape(name)}\n +\S", qt, re.M)}
    alone = {part for name in named - texts for part in re.split(" and | or ", name)}
    elsewhere = {"GPL-2", "GPL-2+", "LGPL-3", "Apache-2.0"}  # the other choice, or there
    assert alone <= texts | elsewhere
    python = (ROOT / "packaging/licences/Python-third-party.txt").read_text("utf-8")
    assert "Stefan Krah" in python and "Thai Open Source Software Center" in python


@pytest.mark.skipif(not shutil.which("objdump"), reason="binutils are not installed")
def test_what_a_bundle_needs_from_the_system_is_found(tmp_path: Path) -> None:
    """Of a real library; one that a package owns and the list does not name is told."""
    shutil.copy(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath),
                     "platforms/libqoffscreen.so"), tmp_path)  # fmt: skip
    needed = package.from_the_system(tmp_path)
    assert needed["libX11.so.6"] == "libqoffscreen.so"
    (tmp_path / "libX11.so.6").touch()
    assert "libX11.so.6" not in package.from_the_system(tmp_path)
    told = package.undeclared({"libof.nobody.so.1": "program"}, "libx11-6, libgl1 | other")
    assert told == ["of no package: libof.nobody.so.1 for program"]


def test_the_list_of_licences_names_everybody_and_the_texts_are_there(tmp_path: Path) -> None:
    lines = licences.gather(tmp_path, [])
    text = (tmp_path / licences.LIST).read_text("utf-8")
    assert text.splitlines() == lines
    for name in ("OFL-1.1", "PSF-2.0", "PySide6", "pydantic", "LGPL-3.txt", "Qt-third-party.txt"):
        assert name in text
    for named in re.findall(r"[\w.-]+\.(?:txt|json)\b", text):
        assert (tmp_path / named).is_file(), named


# the smoke test


def test_foreign_libraries_in_a_bundle_are_found(tmp_path: Path) -> None:
    for name in ("libQt6Core.so.6", "libstdc++.so.6", "libgtk-3.so.0", "libwayland-client.so.0"):
        (tmp_path / name).write_bytes(b"")
    assert smoke.foreign_libraries(tmp_path) == [
        "libgtk-3.so.0",
        "libstdc++.so.6",
        "libwayland-client.so.0",
    ]


def test_the_bare_environment_has_nothing_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    bare = smoke.Bare(Path("/usr/bin/env"), tmp_path / "new", QT_QPA_PLATFORM="offscreen")
    shown = dict(line.partition("=")[::2] for line in bare.run().splitlines())
    assert set(shown) == {"HOME", "PATH", "LANG", "FONTCONFIG_FILE", "QT_QPA_PLATFORM"}
    assert shown["HOME"] == str(tmp_path / "new")


def test_a_program_that_fails_breaks_the_smoke_test(tmp_path: Path) -> None:
    bare = smoke.Bare(Path("/bin/false"), tmp_path / "new")
    with pytest.raises(smoke.Broken, match="ended with 1"):
        bare.run("--version")


@pytest.mark.skipif(os.name != "posix", reason="a shell script")
@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ('echo "$DISPLAY does not answer" >&2; exit 1', None),
        ("exit 0", "ended with 0"),
        ('echo "Fatal Python error" >&2; kill -ABRT $$', "ended with -6"),
        ('echo "no $DISPLAY" >&2; touch "$HOME/crash-1.txt"; exit 1', r"left crash-1\.txt"),
    ],
)
def test_without_a_screen_a_bundle_has_to_say_so_and_nothing_else(
    script: str, complaint: str | None, tmp_path: Path
) -> None:
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    program.chmod(0o755)
    bare = smoke.Bare(program, tmp_path / "new")
    if complaint is None:
        assert smoke.no_screen(bare) == f"{smoke.NOBODY} does not answer"
        return
    with pytest.raises(smoke.Broken, match=complaint):
        smoke.no_screen(bare)


def test_a_bundle_without_a_language_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    report: dict[str, Any] = {
        "versions": {"frozen": True},
        "checks": {"languages": {"loaded": ["en"]}},
    }
    bare: Any = type("Told", (), {"run": lambda self, *a: __import__("json").dumps(report)})()
    with pytest.raises(smoke.Broken, match=r"languages \['en'\]"):
        smoke.self_test(bare, ["en", "hu", "ru", "uk"])


def test_what_a_removed_package_leaves_is_found(tmp_path: Path) -> None:
    for name in ("opt/cardavia/x", "usr/share/icons/cardavia.png", "var/log/cardavia", "opt/y"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "usr/bin").mkdir()
    (tmp_path / "usr/bin/cardavia").symlink_to("nowhere")
    left = bare_system.remains(tmp_path)
    assert left == ["opt/cardavia", "usr/bin/cardavia", "usr/share/icons/cardavia.png"]


def test_a_late_first_frame_is_forgiven_only_to_a_busy_machine() -> None:
    smoke.judge_frames([1500, 700], [1200, 690], False)
    smoke.judge_frames([2300, 1200], [480, 470], True)
    with pytest.raises(smoke.Broken, match="1400 ms at best"):
        smoke.judge_frames([1500, 1400], [1300, 1290], True)
    with pytest.raises(smoke.Broken, match="first frame"):
        smoke.judge_frames([2300, 1200], [480, 470], False)
