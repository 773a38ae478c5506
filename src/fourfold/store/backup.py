"""A copy of an SQLite database, made while it is in use."""

from contextlib import closing
from pathlib import Path
from sqlite3 import Connection as SqliteConnection, connect
from typing import Final
from urllib.parse import quote

from sqlalchemy import NullPool, create_engine

from fourfold.rules.errors import printable
from fourfold.store.errors import UnfitError, translated
from fourfold.store.files import FILE_MODE
from fourfold.store.location import POSTGRESQL, file_of, name_of, parse_url
from fourfold.store.migrate import version_of

_FORGET_SECRETS: Final = (
    "PRAGMA journal_mode = MEMORY",
    "PRAGMA secure_delete = ON",
    "DELETE FROM secrets",
)


def back_up(url: str, path: Path, *, with_secret: bool = True) -> None:
    """Copies a database to a new file, as it is at one moment.

    Without the secret, whoever reads the copy cannot pass for a guest, and whoever goes back to
    it gives all guests up. Raises `StoreError` if there is nothing to copy, or a file already.
    """
    parsed = parse_url(url)
    source = file_of(parsed)
    named, target = name_of(parsed), printable(str(path))
    with translated(f"{named} cannot be copied"):
        if parsed.get_backend_name() == POSTGRESQL:
            raise UnfitError("use pg_dump, or “fourfold migrate” to copy its games to a file")
        if source is None:
            raise UnfitError("only SQLite databases in a file are copied so")
        if not source.is_file():
            raise UnfitError("there is no such file")
    with translated(f"games cannot be copied to {target}"):
        path.touch(FILE_MODE, exist_ok=False)
    try:
        with translated(f"{named} cannot be copied to {target}"):
            _copy(source, path, with_secret=with_secret)
    except BaseException:
        path.unlink()
        raise


def _copy(source: Path, path: Path, *, with_secret: bool) -> None:
    engine = create_engine("sqlite://", creator=lambda: _open(source), poolclass=NullPool)
    with engine.connect() as connection, closing(connect(path, isolation_level=None)) as copy:
        version_of(connection)
        opened = connection.connection.driver_connection
        assert isinstance(opened, SqliteConnection)
        opened.backup(copy)
        if not with_secret:
            for statement in _FORGET_SECRETS:
                copy.execute(statement).close()


def _open(path: Path) -> SqliteConnection:
    """Opens a file that is there, and never makes one."""
    return connect(f"file:{quote(str(path))}?mode=rw", uri=True)
