"""Brings a database to the newest schema. Alembic is loaded where there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from fourfold.store.errors import UnfitError
from fourfold.store.schema import VERSION

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent / "migrations"
VERSIONS: Final = "alembic_version"


def version_of(connection: Connection) -> str | None:
    """The version of a database; None for an empty one. Raises `UnfitError` for a strange one."""
    names = inspect(connection).get_table_names()
    if VERSIONS in names:
        version: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))  # noqa: S608 - a constant
        return version
    if names:
        raise UnfitError("it is a database of something else")
    return None


def migrate(connection: Connection) -> None:
    """Brings a database to the newest schema, in a transaction that keeps others off it.

    Raises `UnfitError` where the schema is newer than is known here.
    """
    version = version_of(connection)
    if version == VERSION:
        return
    from alembic import command  # noqa: PLC0415 - slow to load
    from alembic.script import ScriptDirectory  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = configuration()
    config.attributes["connection"] = connection
    try:
        ScriptDirectory.from_config(config).get_revision(version or "base")
    except CommandError:
        raise UnfitError("a newer version of Fourfold has written it") from None
    command.upgrade(config, "head")


def configuration() -> Config:
    """How Alembic finds the migrations."""
    from alembic.config import Config  # noqa: PLC0415 - slow to load

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
