"""`fourfold upgrade`: a database brought to the newest schema, apart from starting a server."""

import click

from fourfold.cli.options import database_option, database_url, own_store


@click.command()
@database_option
def upgrade(database: str | None) -> None:
    """Bring a database to the newest schema.

    For an SQLite file, the server does this when it starts. Nodes that share a PostgreSQL database
    leave it to this command, so it happens once, before the first of them starts.
    """
    with own_store(database):
        pass


def expect_upgraded(database: str | None) -> None:
    """Raises `click.UsageError` if nodes share a database whose schema is an older one."""
    from fourfold.store.database import connect  # noqa: PLC0415 - slow to load
    from fourfold.store.errors import translated  # noqa: PLC0415
    from fourfold.store.location import file_of, name_of, parse_url  # noqa: PLC0415
    from fourfold.store.migrate import version_of  # noqa: PLC0415
    from fourfold.store.schema import VERSION  # noqa: PLC0415

    url = parse_url(database_url(database))
    if file_of(url) is not None:
        return
    with translated(f"games cannot be kept in {name_of(url)}"):
        engine = connect(url)
        try:
            with engine.connect() as connection:
                version = version_of(connection)
        finally:
            engine.dispose()
    if version is not None and version < VERSION:
        raise click.UsageError(
            "The schema of the database is older than this version of Fourfold; run “fourfold "
            "upgrade” first. Nodes of the version before go on with the new schema."
        )
