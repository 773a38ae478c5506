"""How Hypothesis searches: repeatably, and by no clock; what several packages of tests share."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

import fourfold_page
from tests.server.running import Server, running

settings.register_profile("fourfold", deadline=None, derandomize=True, max_examples=200)
settings.load_profile("fourfold")


@pytest.fixture(scope="module")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the page for one module. In the end it has logged no failure."""
    if fourfold_page.is_stale():
        pytest.fail("The page is older than its sources: make page")
    with running(tmp_path_factory.mktemp("page") / "games.db") as started:
        yield started
    assert "Traceback" not in started.logged()


@pytest.fixture
def anyio_backend() -> str:
    """The loop of tests that are marked with `anyio`."""
    return "asyncio"
