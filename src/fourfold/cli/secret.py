"""`fourfold secret`: the secret by which a server recognises its players."""

from __future__ import annotations

import click

from fourfold.cli.options import database_option, own_store


@click.group()
def secret() -> None:
    """Look after the secret by which a server recognises its players."""


@secret.command()
@database_option
def rotate(database: str | None) -> None:
    """Make a new secret, for when somebody may have read the old one.

    The server must be stopped. All players lose their seats, and games that are on are lost.
    """
    with own_store(database) as store:
        store.rotate_secret()
