"""The three visual filters: contrast, grain, colour temperature; 50 is neutral.

Contrast and temperature are baked into pictures by one lookup table a channel. Grain is one
tile of noise laid over the table (see `grain_tile`). No function here needs the interface thread.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from PySide6.QtGui import QImage

NEUTRAL = 50
OWN_GRAIN = 4
"""Levels of noise that belong to the artwork, shown at 50 %."""
MOST_GRAIN = 12
"""Levels of noise at 100 %."""
TILE = 192
"""Side of the grain tile in device pixels."""
CHUNK = 1 << 16
"""Bytes recoloured at a time: short enough that the interface thread is never kept waiting."""


@dataclass(frozen=True, slots=True)
class Filters:
    """Three percentages, 0–100; ValueError outside."""

    contrast: int = NEUTRAL
    grain: int = NEUTRAL
    temperature: int = NEUTRAL

    def __post_init__(self) -> None:
        for name in ("contrast", "grain", "temperature"):
            if not 0 <= getattr(self, name) <= 100:
                raise ValueError(f"{name} is outside 0–100: {getattr(self, name)}")

    @property
    def recolours(self) -> bool:
        """Whether any pixel of a piece or the felt changes."""
        return (self.contrast, self.temperature) != (NEUTRAL, NEUTRAL)


Tables = tuple[bytes, bytes, bytes]


def tables(filters: Filters) -> Tables:
    """The lookup tables for red, green and blue, 256 bytes each; the identity at 50 %.

    Contrast turns the levels about the middle, by 0.5 at 0 % to 1.5 at 100 %; temperature then
    scales the channels: warmer is more red and less blue.
    """
    slope = filters.contrast / NEUTRAL / 2 + 0.5
    warmth = filters.temperature / NEUTRAL - 1

    def channel(gain: float) -> bytes:
        levels = ((127.5 + (v - 127.5) * slope) * gain for v in range(256))
        return bytes(min(255, max(0, round(level))) for level in levels)

    return channel(1 + 0.10 * warmth), channel(1 + 0.015 * warmth), channel(1 - 0.16 * warmth)


class Superseded(Exception):
    """A newer wish made this picture useless."""


def recolour(
    image: QImage, lut: Tables, stale: Callable[[], bool] | None = None, polite: bool = False
) -> QImage:
    """A copy of `image` with every pixel looked up; alpha stays.

    `stale` is asked between chunks and ends the work by raising Superseded; `polite` gives other
    threads a turn between chunks.
    """
    made = image.convertToFormat(QImage.Format.Format_RGBA8888)
    bits = cast("memoryview[int]", made.bits())
    for start in range(0, len(bits), CHUNK):
        if stale is not None and stale():
            raise Superseded
        part = bytearray(bits[start : start + CHUNK])
        for channel, table in enumerate(lut):
            part[channel::4] = part[channel::4].translate(table)
        bits[start : start + CHUNK] = part
        if polite:
            time.sleep(0)
    del bits
    back = made.convertToFormat(image.format())
    back.setDevicePixelRatio(image.devicePixelRatio())
    return back


def grain_levels(grain: int) -> float:
    """The greatest change of a level by the grain: 0 at 0 %, OWN_GRAIN at 50 %, 12 at 100 %."""
    if grain <= NEUTRAL:
        return OWN_GRAIN * grain / NEUTRAL
    return OWN_GRAIN + (MOST_GRAIN - OWN_GRAIN) * (grain - NEUTRAL) / (100 - NEUTRAL)


def grain_tile(grain: int, ratio: float = 1.0) -> QImage:
    """A seamless tile of noise to be laid over a picture, or a null image at 0 %.

    Black and white dots whose alpha is at most `grain_levels(grain)`, so no level below them
    changes by more. `ratio` is the device pixel ratio; dots are one logical pixel at most.
    """
    most = grain_levels(grain)
    if most == 0:
        return QImage()
    rng = random.Random(20)
    pixels = bytearray()
    for _ in range(TILE * TILE):
        # The sum of two draws: most dots are faint, a few strong, as in paper and cloth.
        height = rng.random() + rng.random() - 1
        alpha = int(abs(height) * most + 0.5)
        light = alpha if height > 0 else 0
        pixels += bytes((light, light, light, alpha))
    size = TILE
    tile = QImage(bytes(pixels), size, size, 4 * size, QImage.Format.Format_RGBA8888_Premultiplied)
    made = tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    made.setDevicePixelRatio(ratio)
    return made
