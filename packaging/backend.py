"""The build backend: setuptools, after the build products have been made.

Wheel, sdist and editable installs all go through `products.build`, so that a program installed
in any way has its fonts, translations and tables.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import products
from setuptools import build_meta

ROOT = Path(__file__).resolve().parent.parent

Settings = dict[str, Any] | None


def _requirements() -> list[str]:
    """What the products need; nothing inside an unpacked sdist, which brings them along."""
    if (ROOT / "PKG-INFO").is_file() and (ROOT / products.PACKAGE / "_built/stamp.json").is_file():
        return []
    needs = ["fonttools>=4.55", "fontpkg-noto-sans", "fontpkg-noto-serif", "pylopdf-fonts-zh-cn"]
    if any((ROOT / "translations").glob("*.ts")):
        needs.append("PySide6-Essentials>=6.10,<6.12")
    return needs


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_requirements()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *_requirements()]


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    return str(build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings))


def prepare_metadata_for_build_editable(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    return str(build_meta.prepare_metadata_for_build_editable(metadata_directory, config_settings))


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    products.build(ROOT)
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    products.build(ROOT)
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    products.build(ROOT)
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))
