#!/usr/bin/env python3
"""The developer's one command: `python3 dev.py VERB`. Standard library only, Python 3.11 or newer.

It looks for the system libraries that Qt needs, keeps a virtual environment in `.venv` (made anew
when pyproject.toml changes), makes the build products, and then does what the verb says.
"""

# An older Python has to be able to compile this file, and be told what is wrong before it uses it.
import argparse
import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    newer = [name for name in (f"python3.{n}" for n in range(20, 10, -1)) if shutil.which(name)]
    raise SystemExit(
        f"dev.py: Python 3.11 or newer is needed, this is {sys.version.split()[0]}"
        + (f"; {newer[0]} is here: try it with that" if newer else "")
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOWEST = ROOT / ".venv-lowest"
"""Has the lowest versions that pyproject.toml allows of what the program needs."""

# Shared library -> Debian package. The first group serves any platform plugin of Qt.
ALWAYS = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
ON_X = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
NO_SCREEN = ("", "offscreen", "minimal")
"""Platforms of Qt that show nothing to anybody."""
ON_WAYLAND = {"libwayland-cursor.so.0": "libwayland-cursor0"}


def say(text: str) -> None:
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def has_display() -> bool:
    """Whether a window can be shown: always on Windows and macOS, else by the environment."""
    if sys.platform in ("win32", "darwin"):
        return True
    if os.environ.get("QT_QPA_PLATFORM", "offscreen").partition(":")[0] not in NO_SCREEN:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries() -> dict[str, str]:
    """The shared libraries Qt would not find here, with their Debian packages."""
    wanted = dict(ALWAYS)
    if os.environ.get("DISPLAY"):
        wanted.update(ON_X)
    if os.environ.get("WAYLAND_DISPLAY"):
        wanted.update(ON_WAYLAND)
    return {library: package for library, package in wanted.items() if not loads(library)}


def has_venv_module() -> bool:
    """Debian ships `venv` without `ensurepip` unless python3-venv is installed."""
    probe = [base_python(), "-c", "import venv, ensurepip"]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def base_python() -> str:
    """The interpreter under any virtual environment that runs this file."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def ensure_system() -> None:
    """Install what Linux lacks when that is possible, else say the one command and exit 1."""
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries()
    packages = sorted(set(missing.values()))
    venv_lacks = not VENV.is_dir() and not has_venv_module()
    if venv_lacks:
        packages.append("python3-venv")
    if not packages:
        return
    if shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
        if os.geteuid() == 0:
            apt_get(["apt-get", "update", "-q"], install)
            still = [*missing_libraries(), *(["ensurepip"] if not has_venv_module() else [])]
            if still:
                say(f"still missing after the installation: {', '.join(still)}")
                raise SystemExit(1)
            return
        say("packages of the system are missing. Run this, then try again:")
        print(f"sudo apt-get update && sudo {' '.join(install)}")
        raise SystemExit(1)
    if venv_lacks:
        say(f"{base_python()} lacks its modules venv and ensurepip: install them, then try again")
    if missing and shutil.which("dnf"):
        say("libraries of the system are missing. Run this, then try again:")
        print("sudo dnf install -y " + " ".join(f"'{name}()(64bit)'" for name in missing))
    elif missing:
        say(f"install what holds these libraries, then try again: {', '.join(missing)}")
    raise SystemExit(1)


def apt_get(*commands: list[str]) -> None:
    """Run commands of apt-get as root; exit 1 when one fails."""
    say(f"installing {' '.join(commands[-1][4:])}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands:
        # Not on standard output: that belongs to the verb.
        done = subprocess.run(command, env=environment, stdout=sys.stderr, check=False)
        if done.returncode:
            say(f"`{' '.join(command)}` failed with status {done.returncode}")
            raise SystemExit(1)


def venv_python(venv: Path = VENV) -> Path:
    return venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def call(*command: str | Path, environment: dict[str, str] | None = None) -> int:
    """Run a command in the checkout and give its status."""
    texts = [str(part) for part in command]
    done = subprocess.run(texts, cwd=ROOT, env={**os.environ, **(environment or {})}, check=False)
    return done.returncode


def must(*command: str | Path) -> None:
    status = call(*command)
    if status:
        say(f"`{' '.join(map(str, command))}` failed with status {status}")
        raise SystemExit(1)


def at_lowest(requirement: str) -> str:
    """`name>=1.2,<2` as `name==1.2`."""
    name, _, bounds = requirement.partition(">=")
    if not bounds:
        say(f"{requirement!r} of pyproject.toml names no lowest version")
        raise SystemExit(1)
    return f"{name.strip()}=={bounds.partition(',')[0].strip()}"


def ensure_venv(venv: Path = VENV) -> None:
    """Make a virtual environment when it is not what this pyproject.toml and Python ask for."""
    import tomllib

    text = (ROOT / "pyproject.toml").read_bytes()
    key = hashlib.sha256(text + sys.version.encode()).hexdigest()
    stamp = venv / "made-from"
    python = venv_python(venv)
    if python.exists() and stamp.is_file() and stamp.read_text("utf-8").strip() == key:
        return
    if not os.access(ROOT, os.W_OK):
        say(f"{ROOT} cannot be written, and the virtual environment has to lie there")
        raise SystemExit(1)
    say(f"making {venv.name} (once; again when pyproject.toml changes)")
    started = time.monotonic()
    must(base_python(), "-m", "venv", "--clear", venv)
    project = tomllib.loads(text.decode())["project"]
    needed = project["dependencies"]
    if venv == LOWEST:
        needed = [at_lowest(each) for each in needed]
    pip = (python, "-m", "pip", "--disable-pip-version-check", "-q")
    if call(*pip, "install", *needed, *project["optional-dependencies"]["dev"]):
        say("pip could not install what is needed: its own words are above. It has to reach a")
        say("package index over the network; its settings for that hold (PIP_INDEX_URL, a proxy)")
        raise SystemExit(1)
    quicken(python)
    must(python, "packaging/products.py")
    must(*pip, "install", "--no-build-isolation", "--no-deps", "-e", ".")
    stamp.write_text(key + "\n", "utf-8")
    say(f"{venv.name} is ready after {time.monotonic() - started:.0f} s")


def quicken(python: Path) -> None:
    """Let Shiboken lay out the Python files it carries packed in its library.

    Packed, they are compiled anew at every start, which takes a fifth of the time to the first
    frame; laid out, they are kept compiled. SBK_EMBED is Shiboken's own switch for it.
    """
    environment = {"SBK_EMBED": "0"}
    find = "import pathlib, shiboken6; print(pathlib.Path(shiboken6.__file__).parent / 'files.dir')"
    command = [str(python), "-c", find]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    folder = Path(done.stdout.strip() or ".")
    if done.returncode or not folder.is_dir() or folder.name != "files.dir":
        say("Shiboken's files stay packed: the program starts a little later")
        return
    must(python, "-m", "compileall", "-q", folder)


def prepare(venv: Path = VENV) -> None:
    ensure_system()
    ensure_venv(venv)
    must(venv_python(venv), "packaging/products.py")


def offscreen() -> dict[str, str]:
    return {"QT_QPA_PLATFORM": "offscreen"}


def run(rest: list[str]) -> int:
    """Open the program; without a display play one deal by itself and keep its pictures."""
    if has_display():
        return call(venv_python(), "-m", "cardavia_desktop", *rest)
    say("no display here: one demonstration deal is played offscreen, pictures in build/demo/")
    return call(venv_python(), "-m", "cardavia_desktop.ui.demo", *rest, environment=offscreen())


def test(slow: bool, rest: list[str], venv: Path = VENV) -> int:
    """The test suite, offscreen. The rest of the line goes to pytest."""
    workers = min(os.cpu_count() or 1, 4)
    parallel = ["-n", str(workers)] if workers > 1 and "-n" not in rest else []
    marks = ["-m", "slow or not slow"] if slow else []
    return call(venv_python(venv), "-m", "pytest", "-q", *parallel, *marks, *rest)


def check(rest: list[str]) -> int:
    """Style, types, layer rules and translations, side by side; every failure is printed."""
    started = time.monotonic()
    python = str(venv_python())
    layers = ["-q", "-p", "no:cacheprovider", "tests/layers_test.py", "tests/house_test.py"]
    commands = {
        "ruff": [python, "-m", "ruff", "check", "."],
        "mypy": [python, "-m", "mypy"],
        "layers": [python, "-m", "pytest", *layers],
        "translations": [python, "packaging/translations.py", "check"],
    }
    running = {
        name: subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        for name, command in commands.items()
    }
    failed = []
    for name, process in running.items():
        output, _ = process.communicate()
        print(f"== {name}: {'ok' if process.returncode == 0 else 'FAILED'}", flush=True)
        if process.returncode:
            failed.append(name)
            print(output, flush=True)
    say(f"check took {time.monotonic() - started:.0f} s")
    print(f"{len(commands) - len(failed)} passed, {len(failed)} failed", flush=True)
    return 1 if failed else 0


def shots(rest: list[str]) -> int:
    """Pictures of every screen under build/shots/; `--only PATTERN`, `--all`."""
    environment = {} if has_display() else offscreen()
    return call(venv_python(), "-m", "cardavia_desktop.ui.shots", *rest, environment=environment)


def bench(rest: list[str]) -> int:
    """Measured times of the window and of the engine; `--json`."""
    environment = {} if has_display() else offscreen()
    return call(venv_python(), "packaging/bench.py", *rest, environment=environment)


def package(rest: list[str]) -> int:
    """Program folder, archive, wheel, sdist and checksums in dist/, all tried."""
    return call(venv_python(), "packaging/package.py", *rest)


def translate(rest: list[str]) -> int:
    """Bring translations/*.ts up to date with the words in the source."""
    return call(venv_python(), "packaging/translations.py", "update", *rest)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="dev.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verbs = top.add_subparsers(dest="verb", required=True, metavar="VERB")
    add = verbs.add_parser
    add("run", help="open the program (without a display: one demonstration deal)")
    tests = add("test", help="run the test suite; more arguments go to pytest")
    tests.add_argument("--slow", action="store_true", help="the long cases too")
    tests.add_argument("--lowest", action="store_true", help="with the lowest versions allowed")
    add("check", help="ruff, mypy, layer rules, translations")
    add("shots", help="pictures of the screens: --only PATTERN, --all")
    add("bench", help="measured times of the window and the engine: --json")
    add("package", help="program folder, wheel and sdist in dist/")
    add("translate", help="bring translations/*.ts up to date with the source")
    return top


def main(arguments: list[str]) -> int:
    options, rest = parser().parse_known_args(arguments)
    venv = LOWEST if options.verb == "test" and options.lowest else VENV
    prepare(venv)
    if options.verb == "test":
        return test(options.slow, rest, venv)
    verbs = {
        "run": run,
        "check": check,
        "shots": shots,
        "bench": bench,
        "package": package,
        "translate": translate,
    }
    return verbs[options.verb](rest)


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        raise SystemExit(130) from None
