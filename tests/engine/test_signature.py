"""The nodes of a fixed search: a change that means to keep the search keeps the number."""

from fourfold.engine.signature import signature
from tests.examples import GOLDEN


def test_signature() -> None:
    assert signature() == int((GOLDEN / "signature.txt").read_text())
