"""A store in a file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fourfold.store import Store, url_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "fourfold.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(url_of(path))
    yield store
    store.close()
