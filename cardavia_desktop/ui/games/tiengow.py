"""Tien Gow at the table: see `base.Presenter` for what each part is."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from ...engine.core import Action, Called, Event, Moved, Piece, Place, Scored, Seat
from ...engine.tiengow import choices
from ...engine.tiengow.pieces import Group, group_of, is_civil, kind_of
from ...engine.tiengow.scoring import net_of
from ...engine.tiengow.view import Play, View
from ..pace import TOKENS
from ..scene.geometry import Decor, Extent, Layout, Look, Slot
from ..words import hidden_piece, number, row_of, seat_name, signed
from . import tiengow_panel, tiengow_result
from . import tiengow_words as words
from .base import NO_NOTE, Area, Call, Choice, Note, Pay, ResultContent, Section, TableInfo
from .shared import Shared
from .tiengow_felt import LabelPainter, OvalPainter, TokensPainter, label
from .tiengow_table import RATIO, lay_out, on_table, shape_of

translate = QCoreApplication.translate

COINS = ("東", "南", "西", "北")
"""Marks of the seats; the banker's is 莊."""


class TienGow(Shared):
    """The presenter. Several tiles are chosen, then led, played or discarded by the bar."""

    game = "tien-gow"
    many = True
    ratio = RATIO

    def arrange(self, view: View, size: Extent) -> Layout:
        return lay_out(shape_of(view), size)

    def looks(self, view: View) -> dict[Slot, Look]:
        found: dict[Slot, Look] = {}
        for seat in range(4):
            for i in range(view.counts[seat]):
                found[Place("hand", seat, i)] = Look()
        for i, piece in enumerate(view.hand):
            found[Place("hand", view.seat, i)] = Look(piece, kind_of(piece))
        middle = on_table(view)
        at = dict.fromkeys((("laid", s) for s in range(4)), 0) | dict.fromkeys(
            (("discard", s) for s in range(4)), 0
        )
        for trick in view.tricks:
            if trick is middle:
                continue
            for play in trick.plays:
                name = "laid" if play.up else "discard"
                for n in range(play.count):
                    slot = Place(name, play.seat, at[name, play.seat])
                    found[slot] = self._played(play, n)
                    at[name, play.seat] += 1
        if middle is not None:
            for play in middle.plays:
                for n in range(play.count):
                    best = play is middle.high
                    found[Place("trick", play.seat, n)] = self._played(play, n, best)
        return found

    def _played(self, play: Play, n: int, best: bool = False) -> Look:
        if not play.pieces:
            return Look()
        piece = play.pieces[n]
        return Look(piece, kind_of(piece), last=best, dim=not play.up)

    def decor(self, view: View, layout: Layout, info: TableInfo) -> tuple[Decor, ...]:
        points = info.points or (0, 0, 0, 0)
        parts = [self._oval(view, layout)]
        for seat in range(4):
            held, shown = words.columns(view.columns[seat]), signed(points[seat])
            banker = seat == view.banker
            spoken = (shown, held, translate("TienGow", "banker")) if banker else (shown, held)
            looks = ("莊" if banker else COINS[seat], shown)
            parts.append(self._plate(layout, info, view, seat, looks, spoken))
            tokens = TokensPainter(view.columns[seat])
            room = layout.rooms[f"tokens{seat}"]
            parts.append(Decor(f"tokens@{seat}", room, tokens, tokens, held))
        parts += self._labels(view, layout)
        return (*parts, *self._note(layout, info, max(11.0, 15 * layout.scale), 60))

    def _oval(self, view: View, layout: Layout) -> Decor:
        box, spot = layout.centre, layout.rooms["spot0"]
        asked = 0
        text = ""
        if choices.on_turn(view) and not (view.trick is None and view.tricks):
            asked = view.trick.count if view.trick is not None else 1
            text = translate("TienGow", "your lead")
            if view.trick is not None:
                text = translate("TienGow", "your %n tile(s)", "", asked)
        step = spot.w * 1.06
        first = spot.cx - (asked - 1) / 2 * step - spot.w / 2
        inner = (first - box.x, spot.y - box.y, spot.w, spot.h)
        painter = OvalPainter(inner, step, asked, text)
        return Decor("oval", box, painter, painter, text, -20.0)

    def _labels(self, view: View, layout: Layout) -> list[Decor]:
        parts = []
        civil = sum(is_civil(piece) for piece in view.hand)
        if civil:
            text = translate("TienGow", "Civil")
            painter = LabelPainter(text, left=True)
            parts.append(label("civil", layout.rooms["civil"], painter))
        if civil < len(view.hand):
            text = translate("TienGow", "Military")
            painter = LabelPainter(text, left=True)
            parts.append(label("military", layout.rooms["military"], painter))
        trick = on_table(view)
        if trick is not None:
            for play in trick.plays:
                best = play is trick.high
                text = self._play_words(play, play.seat == trick.leader, best)
                room = layout.rooms[f"say{play.seat}"]
                parts.append(label(f"say@{play.seat}", room, LabelPainter(text, best)))
        return parts

    def _play_words(self, play: Play, led: bool, best: bool) -> str:
        if not play.up or play.group is None:
            return translate("TienGow", "face down")
        text = words.group_with_pips(play.group)
        if led:
            text = translate("TienGow", "led %1").replace("%1", text)
        if best:
            return translate("TienGow", "%1 · highest").replace("%1", text)
        return text

    def hand(self, view: View) -> tuple[Piece, ...]:
        return view.hand

    def slot_of(self, view: View, place: int) -> Slot:
        return Place("hand", view.seat, place)

    def origin(self, layout: Layout, event: Event) -> tuple[float, float] | None:
        found = super().origin(layout, event)
        if found is None and isinstance(event, Moved) and event.source.name == "hand":
            rect = layout.plates[event.source.seat]  # the last tiles of a hand
            return (rect.cx, rect.bottom)
        return found

    def kind(self, piece: Piece) -> str:
        return kind_of(piece)

    def piece_name(self, kind: str) -> str:
        return words.tile(kind)

    # asking

    def calls(
        self, view: View, legal: tuple[Action, ...], selected: tuple[Piece, ...] = ()
    ) -> tuple[Call, ...]:
        if not legal:
            return ()
        up = self._action("play", legal, selected)
        down = self._action("discard", legal, selected)
        group = group_of(selected) if up else None
        text = words.verb("play" if view.trick is not None else "lead")
        lit = self._useful(view, selected)
        return (
            Call(
                "play",
                0,
                text,
                "P",
                up,
                worth=words.group(group) if group is not None else "",
                primary=True,
                pieces=lit,
                width=3,
            ),
            Call("discard", 1, words.verb("discard"), "D", down, width=3),
            self._why_call(view, legal, selected),
            Call("chart", 3, words.verb("chart"), "F2", quiet=True, opens="chart"),
        )

    def _why_call(
        self, view: View, legal: tuple[Action, ...], selected: tuple[Piece, ...]
    ) -> Call:
        says = NO_NOTE if not selected else self.choose(view, legal, selected).why
        if self._action("play", legal, selected):
            says = NO_NOTE
        return Call("why", 2, words.verb("why"), "?", quiet=True, says=says)

    def _action(
        self, verb: str, legal: tuple[Action, ...], selected: tuple[Piece, ...]
    ) -> tuple[Action, ...]:
        return tuple(
            a for a in legal if a.verb == verb and a.pieces and set(a.pieces) == set(selected)
        )

    def _useful(self, view: View, selected: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Tiles that make, with what is selected, a group that can go face up now; for a lead only
        after the first tile, as every tile can be led alone."""
        if view.trick is None and not selected:
            return ()
        chosen = set(selected)
        groups = [g for g in choices.playable(view) if chosen <= set(g.pieces)]
        useful = {piece for group in groups for piece in group.pieces}
        return tuple(sorted(useful - chosen if view.trick is None else useful))

    def choose(self, view: View, legal: tuple[Action, ...], selected: tuple[Piece, ...]) -> Choice:
        up = self._action("play", legal, selected)
        if up:
            return Choice(up[0], Note(self._offer_words(view, group_of(selected))))
        reason = choices.why_not(view, selected)
        text = "" if reason is None else words.why(reason)
        beating = choices.beating(view)
        if beating:
            held = translate("TienGow", "You hold %1.")
            text = f"{text} {held.replace('%1', words.group_with_pips(beating[0]))}"
        if not text and self._action("discard", legal, selected):
            down = translate("TienGow", "You can discard these face down (D).")
            text = down
        return Choice(None, Note(text, reason.rule if reason is not None else ""))

    def _offer_words(self, view: View, group: Group | None) -> str:
        if group is None:
            return ""
        text = translate("TienGow", "%1: lead it (P).")
        if view.trick is not None:
            text = translate("TienGow", "%1: it beats the trick (P).")
        return text.replace("%1", words.group_with_pips(group))

    def panel(self, view: View, legal: tuple[Action, ...]) -> tuple[Section, ...]:
        return tiengow_panel.sections(view)

    def note(self, view: View, legal: tuple[Action, ...]) -> Note:
        if not legal:
            return NO_NOTE
        if view.trick is None:
            return Note(translate("TienGow", "Choose a group to lead, then Lead (P)."))
        if choices.dead(view):
            text = translate(
                "TienGow", "Early death: no column, so the last single is discarded (D)."
            )
            return Note(text, "T7")
        if not choices.beating(view):
            count = view.trick.count
            text = translate(
                "TienGow", "Nothing you hold beats this: discard %n tile(s).", "", count
            )
            return Note(text)
        return Note(translate("TienGow", "Outlined tiles can beat. You may always discard."))

    # telling

    def line(self, event: Event) -> tuple[Seat, str] | None:
        match event:
            case Moved(pieces, source, target, _, how) if target.name == "trick":
                if how == "down":
                    return source.seat, words.discarded(event.count)
                group = group_of(pieces)
                if group is None:
                    return None
                name = words.group_with_pips(group)
                return source.seat, words.led(name) if how == "lead" else words.beat(name)
            case Called(seat, "trick", pieces):
                return seat, words.takes(len(pieces))
            case Called(seat, "early_death"):
                return seat, words.must_discard()
            case Called(seat, "capture"):
                return seat, words.captures()
            case Scored(payments, "instant"):
                each = ", ".join(f"{seat_name(p.source)} {number(p.amount)}" for p in payments)
                whole = words.receives(sum(p.amount for p in payments))
                return payments[0].target, f"{whole} ({each})"
            case _:
                return None

    def said(self, event: Event) -> tuple[Seat, str] | None:
        match event:
            case Called(seat, "trick", pieces):
                return seat, f"+{words.columns(len(pieces))}"
            case Called(seat, "capture"):
                return seat, translate("TienGow", "Capture")
            case Scored(payments, reason) if reason in TOKENS:
                return payments[0].target, ""  # the plate shows its points again, which change
            case _:
                return None

    def pays(self, event: Event) -> tuple[Pay, ...]:
        if not isinstance(event, Scored) or event.reason not in TOKENS:
            return ()
        sums: dict[tuple[Seat, Seat], int] = {}  # a captured leader pays for others too (T11)
        for p in event.payments:
            sums[p.source, p.target] = sums.get((p.source, p.target), 0) + p.amount
        return tuple(Pay(source, target, amount) for (source, target), amount in sums.items())

    def paid(self, view: View) -> tuple[int, ...]:
        return net_of(view.instant) if view.result is None else view.result.net

    def situation(self, view: View) -> str:
        parts = []
        for seat in range(4):
            about = [seat_name(seat), words.columns(view.columns[seat])]
            if seat == view.banker:
                about.append(translate("TienGow", "banker"))
            parts.append(", ".join(about))
        trick = on_table(view)
        if trick is not None:
            for play in trick.plays:
                said = self._play_words(play, play.seat == trick.leader, play is trick.high)
                parts.append(f"{seat_name(play.seat)}: {said}")
        hand = words.tiles(view.hand)
        parts.append(translate("TienGow", "Your hand: %1").replace("%1", hand))
        return ". ".join(parts) + "."

    def areas(self, view: View) -> tuple[Area, ...]:
        looks = self.looks(view)
        areas = [self._hand_area(view, translate("TienGow", "Your hand"))]
        middle = tuple(slot for slot in looks if slot.name == "trick")
        if middle:
            areas.append(Area("trick", translate("TienGow", "The trick"), middle))
        pile = translate("TienGow", "Earlier tiles of %1")
        return (*areas, *self._seat_areas(looks, (("pile", pile, ("laid", "discard")),)))

    def slot_words(self, view: View, slot: Slot, look: Look) -> str:
        name = words.tile(look.kind) if look.kind else hidden_piece()
        parts = [name]
        if look.kind:
            parts.append(words.kind("C1" if is_civil(look.piece or "") else "M1"))
        parts.append(row_of(*self._place(view, slot, self.looks(view))))
        if slot.name == "discard" or look.dim:
            parts.append(translate("TienGow", "face down"))
        return ", ".join(parts)

    def result(self, finished: Any) -> ResultContent:
        return tiengow_result.content(finished)


PRESENTER = TienGow()
