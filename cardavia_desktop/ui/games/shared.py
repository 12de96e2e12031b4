"""What presenters have in common."""

from __future__ import annotations

from typing import Any

from ...engine.core import Event
from .base import Pay


class Shared:
    """A table where points change hands at the end of a deal only."""

    def pays(self, event: Event) -> tuple[Pay, ...]:
        return ()

    def paid(self, view: Any) -> tuple[int, ...]:
        return ()
