"""A server for all tests of this folder that need no other one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "server.db") as server:
        yield server
