"""`dev.py` on machines that lack something: the one sentence that helps."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import dev  # noqa: E402

Here = Callable[..., list[list[str]]]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Here:
    """Makes this a Linux that lacks something; the commands that were run."""

    def lacking(
        *libraries: str, tools: tuple[str, ...] = (), venv: bool = True, root: bool = False
    ) -> list[list[str]]:
        ran: list[list[str]] = []

        def run(command: list[str], **_: object) -> SimpleNamespace:
            ran.append(command)
            return SimpleNamespace(returncode=0 if venv or "-c" not in command else 1)

        monkeypatch.setattr(dev.sys, "platform", "linux")
        monkeypatch.setattr(dev, "loads", lambda library: library not in libraries)
        monkeypatch.setattr(dev, "VENV", tmp_path / "none")
        monkeypatch.setattr(dev.shutil, "which", lambda tool: tool if tool in tools else None)
        monkeypatch.setattr(dev.os, "geteuid", lambda: 0 if root else 1000)
        monkeypatch.setattr(dev.subprocess, "run", run)
        return ran

    return lacking


def test_an_old_python_is_told_which_one_is_needed() -> None:
    """It has to be able to compile the file for that."""
    text = (ROOT / "dev.py").read_text("utf-8")
    tree = ast.parse(text, feature_version=(3, 6))
    body = tree.body
    check = next(n for n, node in enumerate(body) if "version_info" in ast.unparse(node))
    assert all(isinstance(node, ast.Import | ast.ImportFrom | ast.Expr) for node in body[:check])
    assert not any(isinstance(n, ast.ImportFrom) and n.module == "__future__" for n in body)
    code = f"import sys; sys.version_info = (3, 9); exec(open({str(ROOT / 'dev.py')!r}).read())"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.startswith("dev.py: Python 3.11 or newer is needed, this is ")
    assert done.stderr.count("\n") == 1


def test_a_person_gets_one_command_for_what_is_missing(
    here: Here, capsys: pytest.CaptureFixture[str]
) -> None:
    here("libGL.so.1", tools=("apt-get",), venv=False)
    with pytest.raises(SystemExit):
        dev.ensure_system()
    update, install = capsys.readouterr().out.rstrip("\n").split(" && ")
    assert update == "sudo apt-get update"
    assert install == "sudo apt-get install -y --no-install-recommends libgl1 python3-venv"


def test_root_gets_it_installed(here: Here) -> None:
    ran = here(tools=("apt-get",), venv=False, root=True)
    with pytest.raises(SystemExit):  # nothing was really installed
        dev.ensure_system()
    commands = [each for each in ran if each[0] == "apt-get"]
    assert [each[1] for each in commands] == ["update", "install"]
    assert commands[1][-1] == "python3-venv"


def test_other_systems_get_the_names_of_the_libraries(
    here: Here, capsys: pytest.CaptureFixture[str]
) -> None:
    here("libEGL.so.1", tools=("dnf",))
    with pytest.raises(SystemExit):
        dev.ensure_system()
    assert capsys.readouterr().out == "sudo dnf install -y 'libEGL.so.1()(64bit)'\n"
    here("libEGL.so.1", venv=False)
    with pytest.raises(SystemExit):
        dev.ensure_system()
    said = capsys.readouterr()
    assert "libEGL.so.1" in said.err and "ensurepip" in said.err and said.out == ""


def test_a_python_without_venv_needs_no_library_to_be_told(
    here: Here, capsys: pytest.CaptureFixture[str]
) -> None:
    here(tools=("dnf",), venv=False)
    with pytest.raises(SystemExit):
        dev.ensure_system()
    said = capsys.readouterr()
    assert "ensurepip" in said.err and said.out == ""


def test_where_nothing_is_missing_nothing_is_said(
    here: Here, capsys: pytest.CaptureFixture[str]
) -> None:
    here()
    dev.ensure_system()
    assert capsys.readouterr() == ("", "")


def test_a_folder_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev.os, "access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(SystemExit):
        dev.ensure_venv(tmp_path / ".venv")
    assert f"{dev.ROOT} cannot be written" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


def test_a_failing_pip_is_explained_and_leaves_no_finished_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "call", lambda *command: int("install" in command))
    with pytest.raises(SystemExit):
        dev.ensure_venv(tmp_path / ".venv")
    assert "package index over the network" in capsys.readouterr().err
    assert not (tmp_path / ".venv/made-from").exists()


@pytest.mark.parametrize(
    ("environment", "shown"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
        ({"QT_QPA_PLATFORM": "vnc:port=5901"}, True),
    ],
)
def test_a_window_needs_a_display(
    environment: dict[str, str], shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert dev.has_display() is shown
