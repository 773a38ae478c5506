"""A service that shares its database with no other: what a cluster does is done by itself."""

from fourfold.room.plan import Spoken
from fourfold.service.live import LiveTable


class Alone:
    """A service that is the only one on its database: it holds every table."""

    id = ""
    is_in_trouble = False
    others = 0
    sweeps = True

    async def start(self) -> None:
        """Begins to meet the others. Raises `StoreError`."""

    async def stop(self) -> None:
        """Leaves all tables to the others."""

    def add(self, live: LiveTable, since: float | None) -> None:
        """A table was taken into memory: one just made, or one whose time begins at `since`."""

    async def settle(self) -> None:
        """Waits until it is known which of the tables that were added this service holds."""

    def forget(self, live: LiveTable) -> None:
        """A table is no longer in memory."""

    def note_listeners(self, live: LiveTable) -> None:
        """Somebody has come to a table, or left it."""

    def tell(self, live: LiveTable) -> None:
        """Something was kept at a table."""

    def say(self, live: LiveTable, spoken: Spoken) -> None:
        """A player has said something to the other one."""

    async def catch_up(self, *tables: LiveTable) -> None:
        """Adds what others have kept of some tables. Raises `StoreError`."""

    def listed(self) -> tuple[str, ...]:
        """The open tables of the other nodes."""
        return ()
