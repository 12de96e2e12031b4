"""Where the program's files lie: in the installed package, or in the checkout it runs from.

No Qt: the thinking child and the headless commands read tables through it.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
BUILT = PACKAGE / "_built"
CHECKOUT = PACKAGE.parent


lacking: set[str] = set()
"""Names of files the program went on without, for the interface to tell."""


class ResourceMissing(FileNotFoundError):
    """A file that belongs to the program is not there; the text names it."""


def path(name: str) -> Path:
    """The file or folder `name`, a relative path such as `fonts/NotoSans-Regular.ttf`.

    Build products come first, then `resources/` of the checkout, then the copies of it that an
    installed package has. Raises ResourceMissing when none has it, ValueError for a name that
    leaves those folders.
    """
    parts = Path(name)
    if parts.is_absolute() or ".." in parts.parts or not name:
        raise ValueError(f"not a resource name: {name!r}")
    checkout = [CHECKOUT / "resources"] if (CHECKOUT / "pyproject.toml").is_file() else []
    for folder in (BUILT, *checkout, BUILT / "files"):
        if (found := folder / parts).exists():
            return found
    raise ResourceMissing(f"the program's file {name!r} is missing")


def fonts() -> tuple[Path, ...]:
    """The shipped font files, sorted; raises ResourceMissing when they were never built."""
    folder = path("fonts")
    found = tuple(sorted(p for p in folder.iterdir() if p.suffix in {".ttf", ".otf"}))
    if not found:
        raise ResourceMissing("the program's fonts are missing; `python3 dev.py` builds them")
    return found


def table(game: str) -> bytes | None:
    """The ready-made search tables of a game's package (`mahjong`), or None when it has none."""
    try:
        return path(f"tables/{game}.bin").read_bytes()
    except FileNotFoundError:
        return None
