"""Hints between nodes, by LISTEN and NOTIFY of PostgreSQL: that something may have happened.

A hint is sent after a commit and outside of it, for one in each transaction costs far more. It may
be lost, and says nothing that the database does not say.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from fourfold.store.patience import have_patience

CHANNEL: Final = "fourfold"
_SEND: Final = text("SELECT pg_notify(:channel, :hint)")
RETRY_AFTER: Final = 0.5
LOOKS_EVERY: Final = 0.2
"""Seconds between two looks at whether to go on listening."""
HINT_AT_MOST: Final = 7_900
"""Bytes; PostgreSQL takes fewer than 8 000."""


def send(engine: Engine, hints: Sequence[str]) -> None:
    """Sends hints to all who listen, this process too."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for hint in hints:
            connection.execute(_SEND, {"channel": CHANNEL, "hint": hint})


class Ear:
    """A thread that listens for hints.

    `on_hint` is called in that thread: with each hint, and with None whenever it has begun to
    listen, for hints may have been lost before.
    """

    def __init__(self, engine: Engine, on_hint: Callable[[str | None], object]) -> None:
        self._engine = engine
        self._on_hint = on_hint
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fourfold-hints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends the thread, with the next hint or soon."""
        self._is_closed.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415 - only where PostgreSQL is used

        while not self._is_closed.is_set():
            with suppress(SQLAlchemyError, psycopg.Error, OSError):
                for hint in self._heard():
                    self._on_hint(hint)
            self._is_closed.wait(RETRY_AFTER)

    def _heard(self) -> Iterator[str | None]:
        with self._engine.connect() as opened:
            connection = opened.execution_options(isolation_level="AUTOCOMMIT")
            have_patience(connection)
            try:
                connection.exec_driver_sql(f"LISTEN {CHANNEL}")
                yield None
                driver: Any = connection.connection.driver_connection
                while not self._is_closed.is_set():
                    for hint in driver.notifies(timeout=LOOKS_EVERY):
                        if self._is_closed.is_set():
                            return
                        yield hint.payload
            finally:
                connection.invalidate()  # The next user of it would hear hints too.
