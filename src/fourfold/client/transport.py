"""A WebSocket to a server: how it is opened, kept alive, and bounded."""

import logging
from contextlib import AbstractContextManager
from typing import Any, Final

from websockets.exceptions import InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from fourfold.client.address import Address

SECONDS_TO_OPEN: Final = 5.0
SECONDS_TO_CLOSE: Final = 1.0
SECONDS_BETWEEN_PINGS: Final = 10.0
"""A connection whose other end is silent for twice as long is lost."""
BYTES_AT_MOST: Final = 2**22
"""Of a message; a welcome tells all events."""

log = logging.getLogger("fourfold.client")
log.addHandler(logging.NullHandler())  # What happens to a connection is told in other ways.


def open_socket(address: Address, table: str) -> AbstractContextManager[ClientConnection]:
    """Connects to a table of a server, as a context. Raises what `websockets` does."""
    return connect(
        address.socket_at(table),
        open_timeout=SECONDS_TO_OPEN,
        close_timeout=SECONDS_TO_CLOSE,
        ping_interval=SECONDS_BETWEEN_PINGS,
        ping_timeout=SECONDS_BETWEEN_PINGS,
        max_size=BYTES_AT_MOST,
        compression=None,
        create_connection=_Straight,
        logger=log,
    )


class _Straight(ClientConnection):
    """Goes nowhere else: a session is for the server that made it."""

    def handshake(self, *args: Any, **kwargs: Any) -> None:
        try:
            super().handshake(*args, **kwargs)
        except InvalidStatus as error:
            if 300 <= error.response.status_code < 400:
                elsewhere = error.response.headers.get("Location", "")
                raise InvalidURI(elsewhere, "redirects are not followed") from None
            raise
