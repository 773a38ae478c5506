"""The status line of a search, on a terminal only."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from fourfold.engine import Progress


@contextmanager
def searching() -> Iterator[Callable[[Progress], None] | None]:
    """A callback that shows progress in a status line; None where there is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    began = time.monotonic()
    width = 0

    def show(progress: Progress) -> None:
        nonlocal width
        seconds = time.monotonic() - began
        part = f", {progress.solved} of {progress.total}" if progress.total > 1 else ""
        line = f"Searching: {progress.nodes / 1e6:.1f} million nodes, {seconds:.0f} s{part}"
        width = max(width, len(line))
        click.echo("\r" + line.ljust(width), nl=False, err=True)

    try:
        yield show
    finally:
        if width:
            click.echo("\r" + " " * width + "\r", nl=False, err=True)
