"""`python -m cardavia_desktop` and `cardavia`: the window, or a verb that stays in the terminal."""

from __future__ import annotations

import sys

if getattr(sys, "frozen", False):
    # Before any other import: in the frozen program a child starts here again, and has to become
    # what it was started for instead of opening another window.
    from multiprocessing import freeze_support

    freeze_support()


def main(arguments: list[str] | None = None) -> int:
    """Run the command line (without the program's name) and give the exit status."""
    from cardavia_desktop import cli

    argv = sys.argv[1:] if arguments is None else arguments
    if cli.is_headless(argv):
        return cli.main(argv)
    try:
        from cardavia_desktop import app
    except ImportError as error:
        if ".so" not in str(error):
            raise
        # Qt is installed but the system lacks a library that it needs.
        print(f"cardavia: the window cannot be opened: {error}", file=sys.stderr)
        print("cardavia: the README names the system libraries that are needed", file=sys.stderr)
        return 1
    return app.main(argv)


if __name__ == "__main__":
    raise SystemExit(main())
