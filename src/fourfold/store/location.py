"""Where a database is. Nothing here tells the password that a URL may hold."""

from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from fourfold.rules.errors import printable
from fourfold.store.errors import TOLD, StoreCode, StoreError

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
MEMORY: Final = ":memory:"

_LIKE: Final = "one is like sqlite:///FILE or postgresql://USER@HOST/NAME"


def url_of(path: Path) -> str:
    """The URL of an SQLite file, whatever its name."""
    return URL.create(SQLITE, database=str(path)).render_as_string()


def parse_url(text: str) -> URL:
    """The parts of a URL. Raises `StoreError`, which repeats nothing of a text that has none."""
    try:
        url = make_url(text.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):
        raise _unreadable(f"the URL of the database cannot be read; {_LIKE}") from None
    if url.get_backend_name() != SQLITE and text.count("@") > 1:
        # The rest of the password would pass for a host, which errors name.
        raise _unreadable("the URL of the database cannot be read; a password has %40 for @")
    return url


def _unreadable(detail: str) -> StoreError:
    return StoreError(StoreCode.NOT_STORED, TOLD, detail)


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None where it is in memory, or a server's."""
    if url.get_backend_name() != SQLITE or url.database in (None, "", MEMORY):
        return None
    return Path(str(url.database))


def name_of(url: URL) -> str:
    """What a database is called before whoever runs it: by its file, or else by its kind alone.

    A password with a character that should be escaped ends up in any other part of a URL.
    """
    file = file_of(url)
    return f"a database of {url.get_backend_name()}" if file is None else printable(str(file))
