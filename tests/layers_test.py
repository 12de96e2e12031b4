"""The laws on who may import whom, read from the source with `ast`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "cardavia_desktop"
QT = {"PySide6", "shiboken6"}
LAYERS = {
    "engine": {"engine"},
    "play": {"engine", "play"},
    "storage": {"engine", "storage", "resources"},
    "ui": {"engine", "play", "storage", "ui", "resources", ""},
    "resources": {""},
    "cli": {"engine", "storage", "cli", "resources", ""},
    "__main__": {"app", "cli", ""},
}
"""Which parts of the package each part may import; `app` knows everybody. "" is the version."""

OUTSIDE = {
    "storage": {"pydantic", "platformdirs"},
    "ui": {*QT, "platformdirs"},
    "app": QT,
    "cli": {"pydantic"},
}
"""Packages from outside the standard library, by part."""

UNFIT_FOR_ENGINE = {
    "asyncio", "concurrent", "datetime", "io", "logging", "multiprocessing", "os", "pathlib",
    "pickle", "secrets", "shutil", "socket", "sqlite3", "subprocess", "tempfile", "threading",
    "time", "urllib",
}  # fmt: skip
SOURCES = sorted(
    path.relative_to(ROOT) for path in (ROOT / PACKAGE).rglob("*.py") if "_built" not in path.parts
)


def part_of(module: str) -> str:
    """`engine` for `cardavia_desktop.engine.core`, "" for the package itself."""
    return (module.split(".") + [""])[1]


def module_of(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(module: str, is_package: bool, tree: ast.AST) -> Iterator[str]:
    """Every module a source imports, with relative names made absolute."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                strip = node.level - (1 if is_package else 0)
                above = module.split(".")[: len(module.split(".")) - strip]
                base = ".".join([*above, *([base] if base else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def trouble(path: Path, text: str) -> list[str]:
    """Which import laws a source breaks."""
    module = module_of(path)
    part = part_of(module)
    found: list[str] = []
    for name in sorted(set(imports(module, path.name == "__init__.py", ast.parse(text)))):
        top = name.split(".")[0]
        if top == PACKAGE:
            if part not in {"app", ""} and not _may(part, name):
                found.append(f"{module} imports {name}")
            if part == "engine":
                found += _crossing(module, name)
        elif top not in sys.stdlib_module_names and top not in OUTSIDE.get(part, set()):
            found.append(f"{module} imports {name}")
        elif part == "engine" and top in UNFIT_FOR_ENGINE:
            found.append(f"{module} imports {name}: the engine has no clock, files or threads")
    return found


def _may(part: str, name: str) -> bool:
    other = part_of(name)
    known = {*LAYERS, "app"}
    return (other if other in known else "") in LAYERS[part]


def _crossing(module: str, name: str) -> list[str]:
    """Games know the shared language of the engine and themselves."""
    mine, other = (module.split(".") + ["", ""])[2], (name.split(".") + ["", ""])[2]
    games = {p.name for p in (ROOT / PACKAGE / "engine").iterdir() if p.is_dir()}
    if other in games and mine != other and mine != "games":
        return [f"{module} imports the game {name}"]
    return []


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_imports_run_one_way(path: Path) -> None:
    assert trouble(path, (ROOT / path).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("engine/core.py", "from ..play import table"),
        ("engine/core.py", "import time"),
        ("engine/core.py", "import pydantic"),
        ("engine/mahjong/bot.py", "from ..tiengow import rules"),
        ("play/table.py", "from cardavia_desktop.storage import saves"),
        ("play/table.py", "from PySide6.QtCore import QObject"),
        ("storage/saves.py", "from ..play.table import Table"),
        ("storage/saves.py", "import PySide6"),
        ("ui/window.py", "from ..app import main"),
        ("cli/score.py", "from ..ui import words"),
    ],
)
def test_a_forbidden_import_is_found(path: str, text: str) -> None:
    if "tiengow" in text and not (ROOT / PACKAGE / "engine/tiengow").is_dir():
        text = "from ..longcards import rules"
    assert trouble(Path(PACKAGE) / path, text) != []


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_translated_words_are_literals_and_stand_in_the_interface(path: Path) -> None:
    for name, call in calls(ast.parse((ROOT / path).read_text("utf-8"))):
        if name not in {"QCoreApplication.translate", "QApplication.translate", "translate"}:
            continue
        where = f"{path}:{call.lineno}"
        assert path.parts[1] == "ui", f"{where}: words belong to ui"
        for argument in call.args[:2]:
            literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            assert literal, f"{where}: lupdate reads only plain literals"


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_no_text_is_ever_run_as_code(path: Path) -> None:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    used = {name for name, _ in calls(tree)}
    loaded = set(imports(module_of(path), path.name == "__init__.py", tree))
    assert not used & {"eval", "exec", "pickle.loads", "pickle.load", "marshal.loads"}
    assert not loaded & {"pickle", "marshal", "shelve"}


@pytest.mark.parametrize("path", [p for p in SOURCES if p.parts[1] == "engine"], ids=str)
def test_the_engine_draws_from_no_global_chance_and_opens_no_file(path: Path) -> None:
    for name, call in calls(ast.parse((ROOT / path).read_text("utf-8"))):
        assert name != "open", f"{path}:{call.lineno}"
        if name == "random.Random":
            assert call.args, f"{path}:{call.lineno}: a generator without a seed"
        elif name.startswith("random."):
            assert name.startswith("random.Random("), f"{path}:{call.lineno}: {name}"


STAMPS = {"ui/bench.py", "ui/first_frame.py"}
"""Measured between two processes, which share no other clock."""


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_time_is_measured_by_the_monotonic_clock(path: Path) -> None:
    """The other one is set forward and back; after a sleep of the machine too."""
    if path.relative_to(PACKAGE).as_posix() in STAMPS:
        return
    for name, call in calls(ast.parse((ROOT / path).read_text("utf-8"))):
        assert name not in {"time.time", "time.time_ns"}, f"{path}:{call.lineno}"
        assert not name.endswith((".now", ".utcnow")), f"{path}:{call.lineno}"


def unmarked(text: str) -> list[str]:
    """Methods that a class connects to a signal and does not declare as slots. Classes without a
    base are none of Qt's."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.ClassDef) or not node.bases:
            continue
        plain = {
            part.name for part in node.body if isinstance(part, ast.FunctionDef)
            and not any(ast.unparse(mark).startswith("Slot(") for mark in part.decorator_list)
        }  # fmt: skip
        for name, call in calls(node):
            target = ast.unparse(call.args[0]) if call.args else ""
            if name.endswith(".connect") and target.removeprefix("self.") in plain:
                found.append(target)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_a_method_that_a_signal_calls_is_a_slot(path: Path) -> None:
    assert unmarked((ROOT / path).read_text("utf-8")) == []


def test_a_connected_method_that_is_no_slot_is_found() -> None:
    text = "class A(QObject):\n{0} def f(self): self.g.done.connect(self.f)"
    assert unmarked(text.format("")) == ["self.f"]
    assert unmarked(text.format(" @Slot()\n")) == []
