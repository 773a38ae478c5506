"""Progress of long work, shown on a terminal and nowhere else."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import TypeVar

import click

Item = TypeVar("Item")

QUIET_SECONDS = 0.5
"""How long work may take before it is worth a progress bar."""


def with_progress(items: Iterable[Item], length: int, label: str) -> Iterator[Item]:
    """Passes `length` items through, with a bar on a terminal once they take long."""
    if not sys.stderr.isatty():
        yield from items
        return
    began = time.monotonic()
    with ExitStack() as stack:
        bar = None
        for done, item in enumerate(items, 1):
            yield item
            if bar is not None:
                bar.update(1)
            elif time.monotonic() - began > QUIET_SECONDS:
                bar = stack.enter_context(
                    click.progressbar(length=length, label=label, file=sys.stderr)
                )
                bar.update(done)
