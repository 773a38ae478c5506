"""Requests as they are written today; what proxies and servers may read differently is refused."""

import re
from http import HTTPStatus
from typing import Final

import h11

HEADERS_AT_MOST: Final = 16_384
"""Bytes of a request before its body."""
LOOSE: Final = re.compile(rb"(?<!\r)\n|\n[ \t]")
"""A line that ends without a carriage return, or goes on in the next one."""


class StrictConnection(h11.Connection):
    """Reads requests, and says in `status` why one was refused."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, HEADERS_AT_MOST)
        self.status = HTTPStatus.BAD_REQUEST

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next part of a request. Raises `h11.RemoteProtocolError`."""
        before, _ = self.trailing_data
        try:
            event = super().next_event()
            if isinstance(event, h11.Request | h11.EndOfMessage):
                after, _ = self.trailing_data
                _check(event, before[: len(before) - len(after)])
        except h11.RemoteProtocolError as error:
            self.status = HTTPStatus(error.error_status_hint)
            raise
        return event


def _check(event: h11.Request | h11.EndOfMessage, head: bytes) -> None:
    """Raises `h11.RemoteProtocolError` for a head, or for what follows the last chunk of a body."""
    if len(head) > HEADERS_AT_MOST:
        status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        raise h11.RemoteProtocolError("the head is too long", int(status))
    if LOOSE.search(head):
        raise h11.RemoteProtocolError("lines end with CR LF, and do not go on")
    names = {name for name, _ in event.headers}
    if {b"content-length", b"transfer-encoding"} <= names:
        raise h11.RemoteProtocolError("a body has one length")
