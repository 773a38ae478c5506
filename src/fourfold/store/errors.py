"""What can go wrong with a database. Nothing has changed in it then."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum, unique
from sqlite3 import Error as SqliteError
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fourfold.rules import FourfoldError
from fourfold.rules.errors import printable

TOLD: Final = "games cannot be kept just now, so nothing has changed; try again in a moment"
"""To whoever does not run the database, and is not to know what or where it is."""


@unique
class StoreCode(StrEnum):
    """The codes of what could not be kept."""

    NOT_STORED = "not-stored"


class StoreError(FourfoldError):
    """The database failed, or what it holds of a table is damaged.

    `message` can be told to anybody. `detail` is for whoever runs the database, and names it.
    """

    def __init__(self, code: str, message: str, detail: str | None = None) -> None:
        super().__init__(code, message)
        self._detail = detail
        self.is_in_doubt = False
        """Whether it was stored all the same, perhaps: the database failed during a commit."""

    @property
    def detail(self) -> str:
        """What went wrong with which database."""
        return super().detail if self._detail is None else self._detail


class ConflictError(StoreError):
    """Somebody else has written events with these numbers."""


class UnfitError(Exception):
    """Why a database cannot be used. Those outside of this package meet it as a `StoreError`."""


@contextmanager
def translated(beginning: str) -> Iterator[None]:
    """Translates the errors of a database to `StoreError`s, whose detail begins so."""
    try:
        yield
    except DBAPIError as error:
        raise _error(beginning, str(error.orig)) from error
    except OSError as error:
        raise _error(beginning, error.strerror or str(error)) from error
    except (UnfitError, SqliteError, SQLAlchemyError, ImportError, ValueError) as error:
        raise _error(beginning, str(error)) from error


def _error(beginning: str, why: str) -> StoreError:
    reason = printable(why.partition("\n")[0])
    return StoreError(StoreCode.NOT_STORED, TOLD, f"{beginning}: {reason}")
