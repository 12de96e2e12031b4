"""`python -m cardavia_desktop` and `cardavia`: the window, or a verb that stays in the terminal."""

from __future__ import annotations

from multiprocessing import freeze_support

# Before any other import: in the frozen program a child starts here again, and has to become
# what it was started for instead of opening another window.
freeze_support()


def main(arguments: list[str] | None = None) -> int:
    """Run the command line (without the program's name) and give the exit status."""
    import sys

    from cardavia_desktop import cli

    argv = sys.argv[1:] if arguments is None else arguments
    if cli.is_headless(argv):
        return cli.main(argv)
    from cardavia_desktop import app

    return app.main(argv)


if __name__ == "__main__":
    raise SystemExit(main())
