"""The build backend: scikit-build-core, with the page built first where it is stale.

Node comes from a wheel, and only where there is a page to build: an sdist carries its page.
"""

from __future__ import annotations

from scikit_build_core import build as core
from scikit_build_core.build import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import fourfold_page as page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, list[str] | str] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel is built with."""
    return core.get_requires_for_build_wheel(config_settings) + page.requires()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What an installation in place is built with."""
    return core.get_requires_for_build_editable(config_settings) + page.requires()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What an sdist is built with."""
    return core.get_requires_for_build_sdist(config_settings) + page.requires()


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Builds a wheel with the page in it."""
    page.build()
    return core.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Builds what installs the project in place, and the page there."""
    page.build()
    return core.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Builds an sdist with the page in it."""
    page.build()
    return core.build_sdist(sdist_directory, config_settings)
