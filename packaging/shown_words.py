"""Words of the interface that no catalogue can translate: literals that are shown as they are.

Modules that parse a command line speak to a terminal and are left out; so are texts of exceptions,
log lines, style sheets and names of fonts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "cardavia_desktop/ui"

TRANSLATE = {"translate", "QCoreApplication.translate", "QApplication.translate"}
SHOWN = {
    *("setText", "setWindowTitle", "setTitle", "setToolTip", "setStatusTip", "setWhatsThis"),
    *("setAccessibleName", "setAccessibleDescription", "setPlaceholderText", "setPlainText"),
    *("setHtml", "setLabelText", "setPrefix", "setSuffix", "addItem", "addItems", "insertItem"),
    *("addTab", "setTabText", "addAction", "addMenu", "addButton", "setItemText"),
    *("setInformativeText", "setDetailedText", "setButtonText", "drawText", "QLabel"),
    *("QPushButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QListWidgetItem"),
    *("information", "warning", "critical", "question", "getSaveFileName", "getOpenFileName"),
}  # fmt: skip
"""Calls whose texts a person sees or hears."""
QUIET = {"setStyleSheet", "add_argument", "ArgumentParser", "print"}
NAMES = {"CARDAVIA", "Cardavia", "English", "Magyar", "Fusion", "Noto Sans", "Noto Serif"}
NAMES |= {"Noto Serif SC", "PDF (*.pdf)"}
"""The program, the languages by their own names, fonts, a style, a kind of file."""

TERMINAL = {"soak", "diagnosis.py", "no_display.py"}
"""Parts that speak to a terminal: where no window can be opened there is nothing else."""

WORD = re.compile(r"[A-Za-z]{2}")
SENTENCE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}|^[A-Z][a-z]+$")
MARKUP = re.compile(r"[<>{};=]")


def faults_of(text: str, name: str) -> list[str]:
    """What is wrong in one module, a sentence each."""
    tree = ast.parse(text)
    if any(isinstance(n, ast.Import) and n.names[0].name == "argparse" for n in ast.walk(tree)):
        return []
    found: list[str] = []
    quiet = set(_quiet(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in TRANSLATE:
                found += [
                    f"{name}:{node.lineno}: an f-string in a translate call"
                    for part in node.args
                    if isinstance(part, ast.JoinedStr)
                ]
            elif called.rpartition(".")[2] in SHOWN:
                found += [
                    f"{name}:{each.lineno}: words, not translated: {each.value!r}"
                    for part in node.args
                    for each in _literals(part)
                    if each not in quiet and WORD.search(each.value) and each.value not in NAMES
                ]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in quiet:
            if SENTENCE.search(node.value) and not MARKUP.search(node.value):
                if node.value not in NAMES:
                    found.append(f"{name}:{node.lineno}: words, not translated: {node.value!r}")
    return list(dict.fromkeys(found))


class _Text(ast.Constant):
    value: str


def _literals(node: ast.AST) -> Iterator[_Text]:
    """Texts that reach an argument as they are: alone, in an f-string, a sum or a choice."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node  # type: ignore[misc]
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from _literals(part)
    elif isinstance(node, ast.BinOp):
        yield from _literals(node.left)
        yield from _literals(node.right)
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, (ast.List, ast.Tuple)):
        for part in node.elts:
            yield from _literals(part)


def _quiet(tree: ast.AST) -> Iterator[ast.AST]:
    """Nodes whose texts nobody is shown, or that are translated."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value  # a docstring
        elif isinstance(node, (ast.Raise, ast.Assert)):
            yield from ast.walk(node)
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            last = called.rpartition(".")[2]
            silent = (
                last in QUIET or last.endswith("Error") or called.startswith(("_log.", "logging."))
            )
            if called in TRANSLATE or silent:
                yield from ast.walk(node)


def faults() -> list[str]:
    """What is wrong in the interface."""
    found: list[str] = []
    for path in sorted(FOLDER.rglob("*.py")):
        if not {"rules_text", *TERMINAL} & set(path.parts):
            found += faults_of(path.read_text("utf-8"), path.relative_to(ROOT).as_posix())
    return found
