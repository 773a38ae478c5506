"""A store in a database of its own, of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from fourfold.store import Store
from tests.postgres import EMPTY, KINDS, database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a database is that nobody has opened yet, of either kind."""
    with database(request, tmp_path, EMPTY) as url:
        yield url


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as store:
        yield store
