"""Sessions of the reader that scripts share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import debian
from tests.reader.session import PACKAGES, Session, running as reading
from tests.server.running import Server


@pytest.fixture(scope="module")
def session(request: pytest.FixtureRequest, page_server: Server) -> Iterator[Session]:
    """A session with a browser in a language."""
    debian.ensure(*PACKAGES)
    browser, language = request.param
    with reading(browser, language, page_server.url) as started:
        yield started
