"""A server with nobody else, and sessions of the reader that scripts share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fourfold_page
from tests import debian
from tests.reader.session import PACKAGES, Session, running as reading
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if fourfold_page.is_stale():
        pytest.fail("The page is older than its sources: make page")
    with running(tmp_path_factory.mktemp("reader") / "games.db") as started:
        yield started
    assert "Traceback" not in started.logged()


@pytest.fixture(scope="module")
def session(request: pytest.FixtureRequest, server: Server) -> Iterator[Session]:
    """A session with a browser in a language."""
    debian.ensure(*PACKAGES)
    browser, language = request.param
    with reading(browser, language, server.url) as started:
        yield started
