"""Status lines and progress bars for long work, on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import click

Item = TypeVar("Item")


@contextmanager
def at_work(what: str) -> Iterator[None]:
    """Shows a status line on a terminal, and erases it at the end of the block."""
    if not sys.stderr.isatty():
        yield
        return
    click.echo(what, nl=False, err=True)
    try:
        yield
    finally:
        click.echo("\r" + " " * len(what) + "\r", nl=False, err=True)


def with_progress(items: Iterable[Item], length: int, label: str) -> Iterator[Item]:
    """Passes `length` items through, with a progress bar on a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        for item in items:
            yield item
            bar.update(1)
