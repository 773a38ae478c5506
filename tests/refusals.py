"""What every test of a refusal asserts: its kind and its code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fourfold.rules import FourfoldError


@contextmanager
def refused(kind: type[FourfoldError], code: str) -> Iterator[None]:
    """Asserts that what the block does is refused with an error of this kind and code."""
    with pytest.raises(kind) as caught:
        yield
    assert str(caught.value.code) == str(code)
