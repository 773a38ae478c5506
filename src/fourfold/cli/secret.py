"""`fourfold secret`: the secret by which a server recognises its players."""

import click

from fourfold.cli.options import database_option, own_store


@click.group()
def secret() -> None:
    """Manage the secret by which a server recognises its players."""


@secret.command()
@database_option
def rotate(database: str | None) -> None:
    """Make a new secret, in case somebody has read the old one.

    Stop the server first. All players lose their seats, and current games cannot be finished.
    """
    with own_store(database) as store:
        store.rotate_secret()
