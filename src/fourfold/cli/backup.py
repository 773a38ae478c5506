"""`fourfold backup`: a copy of all games, made while they are being played."""

from pathlib import Path

import click

from fourfold.cli.options import database_option, database_url


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@click.option(
    "--without-secret",
    is_flag=True,
    help="Leave out the secret by which players are recognised: after such a copy is restored, "
    "nobody can return to a game.",
)
def backup(file: Path, database: str | None, without_secret: bool) -> None:
    """Copy all games to FILE, an SQLite database, even while they are being played.

    To restore the copy, stop the server, replace the database with FILE, remove the files beside
    it whose names end in -wal and -shm, and start the server again.
    """
    from fourfold.store import back_up  # noqa: PLC0415 - slow to load

    back_up(database_url(database), file, with_secret=not without_secret)
