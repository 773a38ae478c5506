"""`fourfold backup`: a copy of all games, made while they are played."""

from __future__ import annotations

from pathlib import Path

import click

from fourfold.cli.options import database_option, default_database


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Copy all games to FILE, an SQLite database, while they are played.

    To go back to the copy, stop the server, put FILE in the place of the database, remove the
    files beside it whose names end in -wal and -shm, and start the server again.
    """
    from fourfold.store import Store  # noqa: PLC0415 - slow to load

    store = Store(default_database() if database is None else database)
    try:
        store.copy_to(file)
    finally:
        store.close()
