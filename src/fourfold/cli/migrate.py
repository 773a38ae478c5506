"""`fourfold migrate`: all games, from one database to another."""

from contextlib import closing
from pathlib import Path

import click

from fourfold.cli.options import given, url_in
from fourfold.cli.progress import with_progress

FILE = "@"
"""Begins the name of a file that holds a URL."""


def _read(text: str) -> str:
    return url_in(Path(text.removeprefix(FILE))) if text.startswith(FILE) else text


@click.command()
@click.argument("source", metavar="SOURCE", callback=given(_read))
@click.argument("target", metavar="TARGET", callback=given(_read))
def migrate(source: str, target: str) -> None:
    """Copy all games from SOURCE to TARGET, and prove that both hold the same.

    Both are URLs, sqlite:///FILE or postgresql://USER@HOST/NAME, of the same kind or not; @FILE is
    the URL in a file, for one with a password. The secret is copied too, so players keep their
    seats. TARGET is empty, or has part of the same games: if the command is interrupted, run it
    again, and it continues. SOURCE keeps its games.

    \b
    Stop the server first, and then start it on the new database:
      $ fourfold migrate sqlite:///games.db postgresql://fourfold@db.example.org/fourfold
    """
    from fourfold.store.transfer import Contents, Transfer  # noqa: PLC0415 - slow to load

    here, there = Contents(), Contents()
    with closing(Transfer(source, target)) as transfer:
        for _ in with_progress(transfer.move(), transfer.total, "Moving"):
            pass
        for _ in with_progress(transfer.compare(here, there), 2 * transfer.total, "Comparing"):
            pass
    counts = ", ".join(f"{count} {name}" for name, count in there.counts.items())
    click.echo(f"Both hold the same: {counts}; SHA-256 {there.digest}.")
