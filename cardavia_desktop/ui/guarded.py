"""Slots whose exceptions are told, not swallowed by Qt."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from .shapes import Failure


class Teller(Protocol):
    def tell(self, failure: Failure) -> None: ...
    def recover(self) -> None:
        """Take up again what the exception has broken off."""


P = ParamSpec("P")
T = TypeVar("T", bound=Teller)

_log = logging.getLogger("cardavia.session")


def guarded(slot: Callable[Concatenate[T, P], None]) -> Callable[Concatenate[T, P], None]:
    """The slot; where it raises, its object tells of it, everything stays as it was, and the object
    may take it up again."""

    @functools.wraps(slot)
    def wrapper(self: T, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            slot(self, *args, **kwargs)
        except Exception as error:
            _log.error("in %s", slot.__name__, exc_info=True)
            self.tell(Failure("internal", repr(error)[:500]))
            self.recover()

    return wrapper
