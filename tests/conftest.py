"""How Hypothesis searches: repeatably, and by no clock; and what runs tests that are coroutines."""

import pytest
from hypothesis import settings

settings.register_profile("fourfold", deadline=None, derandomize=True, max_examples=200)
settings.load_profile("fourfold")


@pytest.fixture
def anyio_backend() -> str:
    """The loop of tests that are marked with `anyio`."""
    return "asyncio"
