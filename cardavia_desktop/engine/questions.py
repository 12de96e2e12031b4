"""Strict reading of one question line of `cardavia score`, shared by all games.

Each game's `question.py` holds
`answer(line: dict[str, object], explain: bool) -> dict[str, object]`, which gives the keys of the
kind's `expect` (and `explain` when asked); the caller checks `id` and puts it in front. Values are
taken in the order of the schema and the first offending one raises `QuestionError`, so that an
error always names the first field in that order; a missing key counts at its place in the schema,
keys that the schema does not know come last. Types are strict: true is no number, 1.0 is no
integer.

    fields = Fields(line)
    seat = fields.word("seat", ("E", "S", "W", "N"))
    for meld in fields.objects("melds", 0, 4):
        kind = meld.word("type", ("chow", "pung", "kong"))
        tiles = meld.words("tiles", TILES, 3, 4)
        if not same(tiles):
            raise meld.error("tiles", "a pung is three of one tile")
        meld.finish()
    fields.finish()
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence

IGNORED = frozenset({"title", "why", "note", "calc", "tag", "expect"})
"""Keys of a line that may stand beside any question and mean nothing."""


class QuestionError(ValueError):
    """`field` is the path of the offending value (`melds[1].tiles`), `message` what is wrong."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message


def shown(value: object) -> str:
    """A short form of an offending value for a message."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


class Fields:
    """The keys of one JSON object, taken one by one in the order of the schema."""

    def __init__(self, value: object, path: str = "") -> None:
        """`path` is "" for the line itself; raises QuestionError when `value` is no object."""
        if not isinstance(value, dict):
            raise QuestionError(path, f"an object is expected, not {shown(value)}")
        self.path = path
        self._values: dict[str, object] = value
        self._taken: set[str] = {"id", *IGNORED} if path == "" else set()

    def at(self, name: str, index: int | None = None) -> str:
        """The path of a key of this object, or of a member of the list there."""
        base = f"{self.path}.{name}" if self.path else name
        return base if index is None else f"{base}[{index}]"

    def error(self, name: str, message: str, index: int | None = None) -> QuestionError:
        """The error to raise for this key (or member of its list)."""
        return QuestionError(self.at(name, index), message)

    def has(self, name: str) -> bool:
        return name in self._values

    def peek(self, name: str) -> object:
        """The raw value, or None when missing; does not count as taken and never raises."""
        return self._values.get(name)

    def take(self, name: str) -> object:
        """Any value; raises when the key is missing."""
        self._taken.add(name)
        if name not in self._values:
            raise self.error(name, "missing")
        return self._values[name]

    def text(self, name: str) -> str:
        value = self.take(name)
        if not isinstance(value, str):
            raise self.error(name, f"a text is expected, not {shown(value)}")
        return value

    def word(self, name: str, allowed: Container[str]) -> str:
        """One of a closed set of texts."""
        return one_word(self.take(name), allowed, self.at(name))

    def word_or_none(self, name: str, allowed: Container[str]) -> str | None:
        value = self.take(name)
        return None if value is None else one_word(value, allowed, self.at(name))

    def flag(self, name: str, default: bool | None = None) -> bool:
        """true or false; with a default the key may be missing."""
        if default is not None and name not in self._values:
            return default
        value = self.take(name)
        if not isinstance(value, bool):
            raise self.error(name, f"true or false is expected, not {shown(value)}")
        return value

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number with low ≤ value ≤ high."""
        return one_integer(self.take(name), low, high, self.at(name))

    def integer_or_none(self, name: str, low: int, high: int) -> int | None:
        value = self.take(name)
        return None if value is None else one_integer(value, low, high, self.at(name))

    def items(self, name: str, low: int, high: int) -> list[object]:
        """A list of low to high members of any kind."""
        value = self.take(name)
        if not isinstance(value, list):
            raise self.error(name, f"a list is expected, not {shown(value)}")
        if not low <= len(value) <= high:
            wanted = f"{low}" if low == high else f"{low} to {high}"
            raise self.error(name, f"{wanted} members are expected, not {len(value)}")
        return value

    def words(
        self,
        name: str,
        allowed: Container[str],
        low: int,
        high: int,
        check: Callable[[int, str], None] | None = None,
    ) -> tuple[str, ...]:
        """A list of texts out of a closed set; the first wrong member is named by its index.
        `check` judges each member after the ones before it."""
        found = []
        for n, value in enumerate(self.items(name, low, high)):
            found.append(one_word(value, allowed, self.at(name, n)))
            if check is not None:
                check(n, found[-1])
        return tuple(found)

    def integers(self, name: str, bounds: tuple[int, int], low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers within `bounds`."""
        members = self.items(name, low, high)
        return tuple(one_integer(v, *bounds, self.at(name, n)) for n, v in enumerate(members))

    def objects(self, name: str, low: int, high: int) -> Iterator[Fields]:
        """A list of objects. A member that is no object raises when its turn comes."""
        members = self.items(name, low, high)
        return (Fields(value, self.at(name, n)) for n, value in enumerate(members))

    def object(self, name: str) -> Fields:
        return Fields(self.take(name), self.at(name))

    def object_or_none(self, name: str) -> Fields | None:
        value = self.take(name)
        return None if value is None else Fields(value, self.at(name))

    def finish(self) -> None:
        """Raises for the first key that nobody has taken. Call it last."""
        for name in self._values:
            if name not in self._taken:
                raise self.error(name, "unknown key")


def one_word(value: object, allowed: Container[str], path: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        choices = ""
        if isinstance(allowed, Sequence) and len(allowed) <= 8:
            choices = f"; one of {', '.join(allowed)} is expected"
        raise QuestionError(path, f"unknown value {shown(value)}{choices}")
    return value


def one_integer(value: object, low: int, high: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise QuestionError(path, f"a whole number is expected, not {shown(value)}")
    if not low <= value <= high:
        raise QuestionError(path, f"a number from {low} to {high} is expected, not {shown(value)}")
    return value
