"""A service for each test, on a database of either kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing

import pytest

from tests.service.stage import FaultyStore, Stage


@pytest.fixture
async def stage(url: str) -> AsyncIterator[Stage]:
    """A service that runs, and is stopped in the end."""
    with closing(FaultyStore(url)) as store:
        stage = Stage(store)
        await stage.service.start()
        yield stage
        await stage.service.stop()
