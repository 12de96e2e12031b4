"""`python -m cardavia_desktop.ui.soak` is `cardavia soak`."""

from __future__ import annotations

from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    from .run import main

    raise SystemExit(main())
