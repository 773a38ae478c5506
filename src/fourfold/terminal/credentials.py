"""Who one is at each server, and at which tables: kept in a file of the user's alone."""

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

TABLES_AT_MOST: Final = 100
"""That are remembered of a server, the newest."""
OWNER_ONLY: Final = 0o600


class Known(BaseModel):
    """What is known of a server."""

    model_config = ConfigDict(frozen=True)

    session: str
    tables: tuple[str, ...] = ()


_ALL: Final = TypeAdapter(dict[str, Known])


@dataclass(frozen=True, slots=True)
class Credentials:
    """The file. One that is missing, damaged or cannot be written costs a session, not the game."""

    path: Path

    def of(self, url: str) -> Known | None:
        """What is known of a server."""
        return self._read().get(url)

    def keep(self, url: str, session: str, table: str) -> None:
        """Remembers a session, and a table that one sits at."""
        known = self.of(url)
        before = () if known is None or known.session != session else known.tables
        tables = (*(each for each in before if each != table), table)[-TABLES_AT_MOST:]
        kept = self._read() | {url: Known(session=session, tables=tables)}
        text = json.dumps({each: body.model_dump() for each, body in kept.items()}, indent=1)
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.unlink(missing_ok=True)
            with os.fdopen(
                os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w"
            ) as file:
                file.write(f"{text}\n")
            beside.replace(self.path)

    def _read(self) -> dict[str, Known]:
        try:
            return _ALL.validate_json(self.path.read_bytes())
        except (OSError, ValidationError):
            return {}
