"""Three nodes on PostgreSQL while everything goes wrong: the harness, for a short while."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from benchmarks.cluster import campaign
from benchmarks.cluster.checker import Kind
from benchmarks.cluster.faults import FEW
from benchmarks.cluster.machine import allow_many_files
from benchmarks.cluster.pairs import Party
from benchmarks.cluster.site import Site

pytestmark = pytest.mark.proof
SHOWN_RIGHT = 20
"""Of so many readings of a clock, fewer than one may show too little: right after an outage, at a
node that does not judge."""


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that the user of PostgreSQL may enter, too."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_nothing_is_lost_whatever_goes_wrong(folder: Path) -> None:
    """Each acknowledged move is stored once, no two histories disagree, and no clock is wronged."""
    allow_many_files()
    party = Party(24, (0.1, 0.4), (None, 10, 20), sleepers=0.05)
    with Site(folder / "site", nodes=3, postgresql=True, has_proxy=True) as site:
        outcome = campaign.run(site, folder, party, FEW, pause=(0.3, 1.0), crowds=1, seconds=90.0)
        logs = [node.logged() for node in site.nodes]
    assert outcome.moves > 500
    assert outcome.verdict.findings == []
    assert {each.kind for each in outcome.clocks.findings} <= {Kind.SHOWN}
    assert len(outcome.clocks.findings) < outcome.clocks.readings / SHOWN_RIGHT
    for log in logs:
        assert "Traceback" not in log, log[log.index("Traceback") :][:20_000]
