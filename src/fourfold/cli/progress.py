"""Status lines and progress bars for long work, on a terminal only."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from fourfold.engine import Progress

Item = TypeVar("Item")


@contextmanager
def status_line() -> Iterator[Callable[[str], None] | None]:
    """Yields a function that shows a status line, erased at the end; None without a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    width = 0

    def show(text: str) -> None:
        nonlocal width
        width = max(width, len(text))
        click.echo("\r" + text.ljust(width), nl=False, err=True)

    try:
        yield show
    finally:
        if width:
            click.echo("\r" + " " * width + "\r", nl=False, err=True)


@contextmanager
def searching() -> Iterator[Callable[[Progress], None] | None]:
    """Yields a callback that shows the progress of a search; None without a terminal."""
    began = time.monotonic()
    with status_line() as show_text:

        def show(progress: Progress) -> None:
            assert show_text is not None
            seconds = time.monotonic() - began
            part = f", {progress.solved} of {progress.total}" if progress.total > 1 else ""
            show_text(f"Searching: {progress.nodes / 1e6:.1f} million nodes, {seconds:.0f} s{part}")

        yield None if show_text is None else show


def with_progress(items: Iterable[Item], length: int, label: str) -> Iterator[Item]:
    """Passes `length` items through, with a progress bar on a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        for item in items:
            yield item
            bar.update(1)
