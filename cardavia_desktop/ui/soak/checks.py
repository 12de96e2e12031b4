"""State = picture: whether the window shows what the view says, and the save holds it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage, QPainter

from ...engine.core import Action
from ...storage import paths
from .. import reports
from ..archive import Archive
from ..art.artwork import Artwork
from ..desk import Desk
from ..scene.geometry import LIFT
from ..scene.piece_item import PieceItem
from ..scene.table_scene import TableScene, key_of
from ..windows.main import MainWindow

NEAR = 0.01
"""Logical pixels that a piece may stand beside its place."""
SHADE = 48
"""How far a channel of a pixel may differ (of 255): Qt smooths the edges of one and the same big
text in slightly different ways, up to 25 were seen."""


def table_troubles(window: MainWindow) -> list[str]:
    """What on the table is not as the view says; cheap enough for every step."""
    desk, scene = window.desk, window.table.scene
    presenter, view = desk.presenter, desk.view
    if presenter is None or view is None:
        return []
    if scene.presenter is not presenter or scene.view != view:
        return ["the scene shows another view than the desk has"]
    layout = presenter.arrange(view, scene.extent)
    looks = presenter.looks(view)
    if scene.looks != looks or scene.layout is None or scene.layout.poses != layout.poses:
        return ["the scene is arranged for another view or size"]
    found = [f"{slot} has no place" for slot in looks if slot not in layout.poses]
    known = [look.piece for look in looks.values() if look.piece is not None and not look.ghost]
    found += [f"{piece} lies twice" for piece in {p for p in known if known.count(p) > 1}]
    moving = window.table.choreographer.running
    for slot, look in looks.items():
        item = scene.items_by_key.get(key_of(slot, look))
        if item is None or not item.isVisible():
            found.append(f"nothing is shown at {slot}")
        elif item.slot != slot or item.pose != layout.poses[slot]:
            found.append(f"the piece of {slot} was not settled")
        elif not moving:
            found += _stands(item)
    shown = [i for i in scene.items() if isinstance(i, PieceItem) and i.isVisible()]
    if len(shown) != len(looks):
        found.append(f"{len(shown)} pieces are shown, the view has {len(looks)}")
    return found + _offer_troubles(desk, window)


def _stands(item: PieceItem) -> list[str]:
    pose = item.pose
    assert pose is not None
    beside, above = abs(item.x() - pose.x), pose.y - item.y()
    lifts = (0.0, LIFT / 2, LIFT)
    if beside > NEAR or min(abs(above - lift) for lift in lifts) > NEAR or item.scale() != 1.0:
        return [f"the piece of {item.slot} rests at {item.x():.1f}, {item.y():.1f}"]
    if item.face.pixmap().isNull():
        return [f"the piece of {item.slot} has no face"]
    return []


def _offer_troubles(desk: Desk, window: MainWindow) -> list[str]:
    """Hand, selection and call bar against the question."""
    presenter = desk.presenter
    assert presenter is not None
    found = []
    if desk.hand.pieces != presenter.hand(desk.view):
        found.append("the hand model holds other pieces than the view")
    if not set(desk.hand.selected) <= set(desk.hand.pieces):
        found.append("a piece is selected that is not in the hand")
    offered: set[Action] = {action for call in desk.calls.calls for action in call.actions}
    if not offered <= set(desk.legal):
        found.append(f"a call is offered that is not legal: {offered - set(desk.legal)}")
    bar = window.table.bar
    if bar.isHidden() is bool(desk.calls.calls):
        found.append("the call bar is shown without calls, or hidden with them")
    named = [button.call for button in bar.buttons]
    if named != list(desk.calls.calls):
        found.append("the buttons of the bar are not the calls")
    return found


def picture_trouble(window: MainWindow, artwork: Artwork, kept: Path | None = None) -> str:
    """Whether a table made from nothing for this view looks the same, pixel by pixel but for
    `SHADE`; "" if so.
    Both pictures are kept in a folder when they differ."""
    desk, scene = window.desk, window.table.scene
    if desk.presenter is None or desk.view is None or window.table.choreographer.running:
        return ""
    fresh = TableScene(artwork)
    extent, ratio = scene.extent, scene.ratio
    fresh.set_marks(window.settings.marks)
    fresh.play(desk.presenter)
    fresh.resize(extent.w, extent.h, ratio)
    fresh.settle(desk.view)
    fresh.set_info(scene.info)
    fresh.select(scene.selected)
    fresh.light(scene.lit)
    fresh.point(scene.cursor)
    now, new = (painted(each, extent.w, extent.h) for each in (scene, fresh))
    fresh.deleteLater()
    if now == new or not (box := unlike(now, new)):
        return ""
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        now.save(str(kept / "shown.png"))
        new.save(str(kept / "fresh.png"))
    return f"{desk.presenter.game} {extent.w}×{extent.h}: the table looks unlike its view, at {box}"


def unlike(one: QImage, other: QImage) -> tuple[int, int, int, int] | None:
    """Where two pictures of one size differ by more than `SHADE`: left, right, top and bottom
    pixel of that room; None if nowhere."""
    between = QImage(one)
    painter = QPainter(between)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    between = between.convertToFormat(QImage.Format.Format_RGB888)
    wide, line = 3 * between.width(), between.bytesPerLine()
    shades = bytes(between.constBits())
    found = [
        (left, y)
        for y in range(between.height())
        if max(row := shades[y * line : y * line + wide]) > SHADE
        for left in (n // 3 for n, shade in enumerate(row) if shade > SHADE)
    ]
    if not found:
        return None
    columns = [x for x, _ in found]
    return min(columns), max(columns), found[0][1], found[-1][1]


def painted(scene: TableScene, width: float, height: float) -> QImage:
    """The whole table as a picture."""
    image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def saved_trouble(desk: Desk) -> str:
    """Whether the saved deal, played through the rules, asks what the desk asks; "" if so."""
    if desk.presenter is None or not desk.legal:
        return ""
    game = desk.presenter.game
    with tempfile.TemporaryDirectory() as folder:
        # A copy: two readers of one folder would tidy up behind each other.
        shutil.copy(paths.save_file(game), folder)
        found, failure = Archive(Path(folder)).load(game)
    if failure is not None or found is None:
        return f"the save of the deal on the table cannot be read: {failure}"
    asked: Any = reports.asked(found[1])
    if asked is None:
        return "the save asks nothing where the desk asks"
    if asked.view != desk.view or asked.legal != desk.legal:
        return "the save asks for another view or another answer than the desk"
    return ""
