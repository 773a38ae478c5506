"""One server for all tests of a worker that do not stop it, and one for each test that does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hostile import undisturbed
from tests.server.running import Guest, Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests may use and must not stop."""
    with running(tmp_path_factory.mktemp("server") / "games.db") as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with running(tmp_path / "games.db") as started:
        yield started


@pytest.fixture(scope="module")
def others(server: Server) -> Iterator[None]:
    """Two others, who play while a module does its worst."""
    with undisturbed(server.url):
        yield


@pytest.fixture
def ada(server: Server) -> Guest:
    return Guest(server.url)


@pytest.fixture
def grace(server: Server) -> Guest:
    return Guest(server.url)
