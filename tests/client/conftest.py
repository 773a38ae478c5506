"""A server for all tests of this folder that need no other one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.client.servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
