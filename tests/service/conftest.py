"""Scenes at a service."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.service.stage import Scene, played


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Scene], None]:
    """Plays a scene, and stops the service after it."""
    return lambda scene: played(tmp_path, scene)
