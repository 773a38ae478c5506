"""Progress of long work, shown on a terminal and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import click

Item = TypeVar("Item")


@contextmanager
def at_work(what: str) -> Iterator[None]:
    """A line on a terminal that says what is being done, wiped when it is."""
    if not sys.stderr.isatty():
        yield
        return
    click.echo(what, nl=False, err=True)
    try:
        yield
    finally:
        click.echo("\r" + " " * len(what) + "\r", nl=False, err=True)


def with_progress(items: Iterable[Item], length: int, label: str) -> Iterator[Item]:
    """Passes `length` items through, with a bar on a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        for item in items:
            yield item
            bar.update(1)
