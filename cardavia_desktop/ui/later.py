"""What is imported only after the first frame, through one door.

pydantic must not be imported by two threads at once: its modules import each other, and one of the
threads may then meet half a module.
"""

from __future__ import annotations

import threading
from importlib import import_module

_LOCK = threading.Lock()
MODULES = ("settings", "saves", "results")


def load_storage() -> None:
    """Import the parts of storage that use pydantic; whoever comes second waits."""
    with _LOCK:
        for name in MODULES:
            import_module(f"cardavia_desktop.storage.{name}")
