"""The seam between the interface and a game: one `Presenter` a game, registered in `games`.

A presenter turns views, events and results into shapes that the scene, the panel, the call bar and
the result page draw for every game alike. It holds no state; all words go through `words`. To add
a game: write its presenter and its layout module, and add a line to `PRESENTERS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from ...engine.core import Action, Event, Piece, Seat
from ..scene.geometry import Decor, Extent, Layout, Look, Slot


@dataclass(frozen=True, slots=True)
class Note:
    """A few words beside the call bar, and the rule they follow from ("" where there is none)."""

    text: str = ""
    rule: str = ""

    def spoken(self) -> str:
        """With the rule's id, which F1 opens."""
        return f"{self.text} ({self.rule}: F1)" if self.rule else self.text

    def __bool__(self) -> bool:
        return bool(self.text)


NO_NOTE = Note()


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What the table shows beyond the view. Points are those before the deal on the table."""

    points: tuple[int, ...] = ()
    thinking: Seat | None = None
    said: tuple[tuple[Seat, str], ...] = ()
    """Words called aloud a moment ago, by seat."""
    note: Note = NO_NOTE
    bar: bool = False
    """The call bar stands on the table: the note goes beside it, else where it would be."""


@dataclass(frozen=True, slots=True)
class Call:
    """A button of the call bar. `slot` is its fixed place from the left; `actions` holds more than
    one when a chooser must follow, whose words are `choices`. `worth` follows the word."""

    verb: str
    slot: int
    text: str
    key: str
    actions: tuple[Action, ...] = ()
    choices: tuple[str, ...] = ()
    worth: str = ""
    primary: bool = False
    quiet: bool = False
    pieces: tuple[Piece, ...] = ()
    """Pieces of the own hand that it would use: they are outlined."""
    says: Note = NO_NOTE
    """Without actions: the words it tells."""
    opens: str = ""
    """Without actions: what it opens (`chart`)."""
    width: int = 2
    """Its share of the bar, always the same for its slot."""

    @property
    def enabled(self) -> bool:
        return bool(self.actions or self.says or self.opens)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the panel: `look` is "", `muted`, `strong` or `good` (of the value)."""

    label: str
    value: str = ""
    look: str = ""
    tip: str = ""
    rule: str = ""
    anchor: str = ""
    """What it is in the rules: a pattern or scoring group."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the panel: a heading with an aside, lines, pieces with words, a remark."""

    title: str
    aside: str = ""
    rows: tuple[Row, ...] = ()
    total: Row | None = None
    pieces: tuple[tuple[str, str], ...] = ()
    """(kind, words beside it)."""
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a selection of pieces can become: the action of confirming, or why it is none."""

    action: Action | None = None
    why: Note = NO_NOTE


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the result: a point with its worth, and the rule it follows from."""

    label: str
    value: str
    rule: str = ""
    """Ids of the law, with commas between them."""
    tip: str = ""
    kinds: tuple[str, ...] = ()
    anchor: str = ""
    """A pattern that the rules have a place for: the first id leads there."""

    def links(self) -> tuple[tuple[str, str], ...]:
        """(id, where it leads in the rules)."""
        ids = [id for id in self.rule.split(", ") if id]
        return tuple((id, self.anchor if self.anchor and not n else id) for n, id in enumerate(ids))


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces laid together; `turned` and `hidden` are places among them, `mark` the winning one."""

    kinds: tuple[str, ...]
    turned: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()
    mark: int = -1
    label: str = ""


@dataclass(frozen=True, slots=True)
class Pay:
    """An arrow from one seat to another."""

    source: Seat
    target: Seat
    amount: int
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's line in the table of points: this deal and the running tally."""

    seat: Seat
    name: str
    net: int
    points: int


@dataclass(frozen=True, slots=True)
class ResultContent:
    """Everything the result page shows."""

    title: str
    subtitle: str
    groups: tuple[Group, ...] = ()
    lines: tuple[Line, ...] = ()
    totals: tuple[Line, ...] = ()
    pays: tuple[Pay, ...] = ()
    standings: tuple[Standing, ...] = ()
    hands: tuple[tuple[str, tuple[Group, ...]], ...] = ()
    """The other seats' hands, by name."""
    remarks: tuple[str, ...] = ()
    sheet: tuple[tuple[str, ...], ...] = ()
    """A table of scores by seat, its head first; the last row stands out."""
    hands_title: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    """Slots that the keyboard visits together, under a name for readers."""

    id: str
    title: str
    slots: tuple[Slot, ...] = field(default=())


class Presenter(Protocol):
    """See the module. `many`: several pieces may be selected at once."""

    game: str
    seats: int
    many: bool

    def title(self) -> str: ...
    def tagline(self) -> str: ...
    def sample(self) -> tuple[str, ...]:
        """Kinds drawn on the game's card of the home page."""
        ...

    def proportion(self) -> float:
        """Height of a piece by its width."""
        ...

    def names(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        ...

    def arrange(self, view: Any, size: Extent) -> Layout:
        """Where every piece of the view lies: pure geometry."""
        ...

    def looks(self, view: Any) -> dict[Slot, Look]:
        """What lies there: the same slots as `arrange`."""
        ...

    def decor(self, view: Any, layout: Layout, info: TableInfo) -> tuple[Decor, ...]: ...
    def hand(self, view: Any) -> tuple[Piece, ...]:
        """Own pieces as they stand from left to right, a drawn one last."""
        ...

    def slot_of(self, view: Any, place: int) -> Slot:
        """The slot of `hand(view)[place]`."""
        ...

    def origin(self, layout: Layout, event: Event) -> tuple[float, float] | None:
        """Where a piece that was hidden until this event comes from."""
        ...

    def kind(self, piece: Piece) -> str: ...
    def piece_name(self, kind: str) -> str: ...
    def calls(
        self, view: Any, legal: tuple[Action, ...], selected: tuple[Piece, ...] = ()
    ) -> tuple[Call, ...]:
        """All slots of the call bar in order, offered or not; () when there is no bar now.
        `selected` matters where `many` pieces are chosen first."""
        ...

    def choose(
        self, view: Any, legal: tuple[Action, ...], selected: tuple[Piece, ...]
    ) -> Choice: ...
    def panel(self, view: Any, legal: tuple[Action, ...]) -> tuple[Section, ...]:
        """The side panel. May take some milliseconds: it is called on a worker thread."""
        ...

    def note(self, view: Any, legal: tuple[Action, ...]) -> Note:
        """A few words beside the call bar: why a win is not offered, what is asked."""
        ...

    def lesson(self, view: Any, legal: tuple[Action, ...]) -> Note:
        """How a discard is made, on the first turns; no note when `note` tells it already."""
        ...

    def turn_words(self, view: Any, legal: tuple[Action, ...]) -> str:
        """`Your turn: 3 dots`, when no call and no note tells that something is asked."""
        ...

    def line(self, event: Event) -> tuple[Seat, str] | None:
        """The log's line of an event: who, and what; None: not worth a line."""
        ...

    def said(self, event: Event) -> tuple[Seat, str] | None:
        """A word called aloud."""
        ...

    def pays(self, event: Event) -> tuple[Pay, ...]:
        """Payments whose tokens travel over the table when they happen."""
        ...

    def paid(self, view: Any) -> tuple[int, ...]:
        """By seat, how far this deal has changed the points already; () is not at all."""
        ...

    def situation(self, view: Any) -> str:
        """The whole position in words (key S)."""
        ...

    def areas(self, view: Any) -> tuple[Area, ...]: ...
    def slot_words(self, view: Any, slot: Slot, look: Look) -> str:
        """`3 dots, 5 of 14` for a reader."""
        ...

    def result(self, finished: Any) -> ResultContent: ...
    def warm(self, tables: Callable[[str], bytes | None]) -> None:
        """Load what `panel` needs; called once on the worker thread."""
        ...
