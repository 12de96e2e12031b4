"""The window: the only package that imports PySide6."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401

# WORKAROUND: for `from __feature__ import`, which nothing here uses, PySide6 puts itself before
# every import and reads the source of each module that comes in. That takes a tenth of the start,
# and it looks into modules that another thread has only half imported, which breaks pydantic.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
