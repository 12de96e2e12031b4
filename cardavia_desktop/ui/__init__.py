"""The window: the only package that imports PySide6."""

from __future__ import annotations

import builtins

_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

# WORKAROUND: for `from __feature__ import`, which nothing here uses, PySide6 puts itself before
# every import and reads the source of each module that comes in. That takes a tenth of the start,
# and it looks into modules that another thread has only half imported, which breaks pydantic.
# What it keeps as the original is none in 6.10; where PySide6 came in first, there is only that.
if _import.__name__ == "__feature_import__":
    _import = getattr(builtins, "__orig_import__", _import)
builtins.__import__ = _import
