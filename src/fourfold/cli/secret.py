"""`fourfold secret`: the secrets by which a server recognises its players."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import click

from fourfold.cli.keyring import Key, new_key, read_keys, write_keys
from fourfold.cli.options import database_option, database_url, own_store

_file = click.argument("file", type=click.Path(path_type=Path))
_id = click.argument("id_", metavar="ID")


@click.group()
def secret() -> None:
    """Manage the secrets by which a server recognises its players.

    They are in the database, or in a file that “fourfold serve” is given with --secret-file. Of
    several in a file, every one is accepted, and the first one signs what is new.
    """


@secret.command()
@database_option
def rotate(database: str | None) -> None:
    """Make a new secret in the database, in case somebody has read the old one.

    Stop the server first. All players lose their seats, and current games cannot be finished.
    """
    with own_store(database) as store:
        store.rotate_secret()


@secret.command()
@_file
@click.option(
    "--from-database", is_flag=True, help="Add the secret of the database instead of a new one."
)
@database_option
def add(file: Path, from_database: bool, database: str | None) -> None:
    """Add a secret at the end of FILE, which is made if need be, and print its id."""
    keys = read_keys(file) if file.exists() else ()
    key = new_key(_secret_of(database) if from_database else None)
    for same in (each for each in keys if each.secret == key.secret):
        raise click.UsageError(f"The secret of the database is there already, as {same.id}.")
    write_keys(file, (*keys, key))
    click.echo(key.id)


def _secret_of(database: str | None) -> bytes:
    from fourfold.store import Store  # noqa: PLC0415 - slow to load

    with closing(Store(database_url(database))) as store:
        return store.secret()


@secret.command(name="list")
@_file
def list_(file: Path) -> None:
    """Print the ids of the secrets in FILE, the one that signs first."""
    for key in read_keys(file):
        click.echo(key.id)


@secret.command()
@_file
@_id
def use(file: Path, id_: str) -> None:
    """Have the secret ID sign from now on: it becomes the first in FILE."""
    write_keys(file, _chosen_first(file, id_))


@secret.command()
@_file
@_id
def remove(file: Path, id_: str) -> None:
    """Remove the secret ID from FILE: whatever it has signed is no longer valid."""
    _, *others = _chosen_first(file, id_)
    if not others:
        raise click.UsageError("This is the only secret; add another one first.")
    write_keys(file, others)


def _chosen_first(file: Path, id_: str) -> Sequence[Key]:
    """The keys in a file, the one with this id before the others."""
    keys = sorted(read_keys(file), key=lambda key: key.id != id_)
    if keys[0].id != id_:
        raise click.UsageError(f"There is no secret {id_}.")
    return keys
