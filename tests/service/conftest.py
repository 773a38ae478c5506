"""A service for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from fourfold.store import url_of
from tests.service.stage import FaultyStore, Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """A service that runs, and is stopped in the end."""
    with closing(FaultyStore(url_of(tmp_path / "games.db"))) as store:
        stage = Stage(store)
        await stage.service.start()
        yield stage
        await stage.service.stop()
