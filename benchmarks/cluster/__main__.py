"""Measures a cluster, and does harm to it: `python -m benchmarks.cluster`, or `make cluster`."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.cluster import campaign
from benchmarks.cluster.comeback import measure_comeback
from benchmarks.cluster.database import Database
from benchmarks.cluster.faults import MANY
from benchmarks.cluster.figures import FILE
from benchmarks.cluster.load import climb, measure_many
from benchmarks.cluster.machine import allow_many_files
from benchmarks.cluster.pairs import Party
from benchmarks.cluster.site import Site
from benchmarks.cluster.starts import measure_start
from benchmarks.cluster.table import Report
from fourfold.store import url_of

TABLES: Final = 600
RATES: Final = {1: (200.0, 400.0, 800.0, 1_200.0), 3: (600.0, 1_200.0)}
SECONDS_AT_EACH_RATE: Final = 6.0
DOUBLINGS: Final = 10
"""Of the first 200 finished games, which makes 204 800."""
PARTY: Final = Party(60, (0.1, 0.4), (None, 4, 10), sleepers=0.05)
PAUSE: Final = (0.1, 0.5)
SECONDS_OF_FAULTS: Final = 420.0


def main() -> None:
    """Runs all parts, or those that are named, and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(_PARTS)}; all if none is named")
    parser.add_argument("--database", default="", help="a PostgreSQL that runs already, by its URL")
    parser.add_argument("--seed", type=int, default=1, help="of the schedule of faults")
    arguments = parser.parse_args()
    allow_many_files()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    began = time.monotonic()
    report = Report()
    for name in arguments.parts or _PARTS:
        print(f"{time.monotonic() - began:.0f} s: {name}", file=sys.stderr)
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            Path(folder).chmod(0o755)
            _PARTS[name](report, Path(folder), arguments)
    report.seconds = time.monotonic() - began
    report.write(FILE)
    print(report.text())
    print(f"\n{report.seconds:.0f} s; the figures are in {FILE}")
    sys.exit(0 if report.is_well else 1)


def _load(report: Report, folder: Path, arguments: argparse.Namespace) -> None:
    """One node on SQLite; on PostgreSQL one, and three."""
    for name, nodes, is_postgresql in (
        ("SQLite", 1, False),
        ("PostgreSQL", 1, True),
        ("PostgreSQL", 3, True),
    ):
        where = folder / f"{name}-{nodes}"
        url = arguments.database if is_postgresql else ""
        with Site(where, nodes=nodes, postgresql=is_postgresql, url=url) as site:
            report.loads += climb(name, site, TABLES, RATES[nodes], SECONDS_AT_EACH_RATE)


def _many(report: Report, folder: Path, _: argparse.Namespace) -> None:
    """At 200 tables one sits alone: a process may open 20 000 files at the most here."""
    with Site(folder / "many", nodes=1, postgresql=False) as site:
        report.many = measure_many("SQLite", site, 10_000, lonely=200, rate=700.0, seconds=15.0)


def _comeback(report: Report, folder: Path, _: argparse.Namespace) -> None:
    with Site(folder / "comeback", nodes=1, postgresql=False) as site:
        report.comeback = measure_comeback(site, folder, tables=500)


def _starts(report: Report, folder: Path, _: argparse.Namespace) -> None:
    url = url_of(folder / "games.db")
    report.starts.append(measure_start("SQLite", url, DOUBLINGS))
    database = Database(folder / "postgresql")
    database.start()
    try:
        report.starts.append(measure_start("PostgreSQL", database.way(), DOUBLINGS))
    finally:
        database.stop()


def _faults(report: Report, folder: Path, arguments: argparse.Namespace) -> None:
    with Site(
        folder / "faults", nodes=3, postgresql=True, has_proxy=True, url=arguments.database
    ) as site:
        report.outcome = campaign.run(
            site,
            folder,
            PARTY,
            MANY,
            pause=PAUSE,
            seed=arguments.seed,
            seconds=SECONDS_OF_FAULTS,
        )


_PARTS: Final[dict[str, Callable[[Report, Path, argparse.Namespace], None]]] = {
    "load": _load,
    "many": _many,
    "comeback": _comeback,
    "starts": _starts,
    "faults": _faults,
}

if __name__ == "__main__":
    main()
