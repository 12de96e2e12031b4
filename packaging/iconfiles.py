"""Icon files of Windows and macOS, made from the PNG pictures in resources/icons: both formats are
containers that take whole PNG files.
"""

from __future__ import annotations

import struct
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "resources/icons"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Type of a PNG entry -> its size in pixels."""


def png(size: int) -> bytes:
    return (ICONS / f"cardavia-{size}.png").read_bytes()


def ico() -> bytes:
    """All sizes of the icon as one .ico file."""
    pictures = [(size, png(size)) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures:
        edge = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + entries + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """All sizes of the icon as one .icns file."""
    body = b""
    for kind, size in ICNS_TYPES.items():
        data = png(size)
        body += kind + struct.pack(">I", 8 + len(data)) + data
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """`cardavia.ico` and `cardavia.icns` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cardavia.ico").write_bytes(ico())
    (folder / "cardavia.icns").write_bytes(icns())
