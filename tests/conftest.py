"""How Hypothesis searches: repeatably, and by no clock; what several packages of tests share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import fourfold_page
from tests.postgres import KINDS, Databases, database, shared_postgres
from tests.server.running import Server, running

settings.register_profile("fourfold", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("fourfold")


@pytest.fixture(scope="module")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the page for one module. In the end it has logged no failure."""
    if fourfold_page.is_stale():
        pytest.fail("The page is older than its sources: make page")
    with running(tmp_path_factory.mktemp("page") / "games.db") as started:
        yield started
    assert "Traceback" not in started.logged()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """A server of PostgreSQL, which all workers share."""
    folder = tmp_path_factory.getbasetemp()
    with shared_postgres(
        folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    ) as shared:
        yield shared


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a database is, of either kind."""
    with database(request, tmp_path) as url:
        yield url


@pytest.fixture
def anyio_backend() -> str:
    """The loop of tests that are marked with `anyio`."""
    return "asyncio"
