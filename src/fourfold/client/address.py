"""Where a server is: one URL, and what is below it."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlsplit, urlunsplit

from fourfold.protocol.errors import ProtocolCode
from fourfold.protocol.models import API, TABLE_ID
from fourfold.rules import TextError
from fourfold.rules.errors import quoted
from fourfold.table.errors import TableCode

_SOCKETS: Final = {"http": "ws", "https": "wss"}


@dataclass(frozen=True, slots=True)
class Address:
    """The URL of a server, which may lie on a path of its own. Raises `TextError`.

    >>> Address("https://example.org/quarto/").socket_at("ID").removesuffix(f"{API}/socket?table=ID")
    'wss://example.org/quarto'
    >>> Address("http://127.0.0.1:4040").of("/tables").removesuffix(f"{API}/tables")
    'http://127.0.0.1:4040'
    """

    url: str

    def __post_init__(self) -> None:
        try:
            parts = urlsplit(self.url)
            is_right = parts.scheme in _SOCKETS and bool(parts.hostname) and parts.port != 0
            (parts.hostname or "").encode("idna")
            parts.path.encode("ascii")
        except ValueError:
            is_right = False
        if not is_right or not self.url.isprintable() or " " in self.url:
            raise TextError(ProtocolCode.BAD_ADDRESS, f"{quoted(self.url)} is no URL of a server")
        path = parts.path.rstrip("/")
        object.__setattr__(self, "url", urlunsplit((parts.scheme, parts.netloc, path, "", "")))

    def of(self, route: str) -> str:
        """The URL of a route."""
        return f"{self.url}{API}{route}"

    def socket_at(self, table: str) -> str:
        """The URL of the socket. It names the table for proxies, not for the server."""
        scheme, rest = self.url.split(":", 1)
        return f"{_SOCKETS[scheme]}:{rest}{API}/socket?table={quote(table)}"

    def link_to(self, table: str) -> str:
        """What is passed on to somebody who is invited to a table."""
        return f"{self.url}/{table}"


def table_of_link(link: str) -> str:
    """The id of a table, from a link to it or as it is. Raises `TextError`.

    >>> table_of_link("https://example.org/quarto/AAAAAAAAAAAAAAAAAAAAAA?language=fr")
    'AAAAAAAAAAAAAAAAAAAAAA'
    """
    found = [part for part in re.split(r"[/?#&=]", link) if re.fullmatch(TABLE_ID, part)]
    if not found:
        raise TextError(TableCode.NO_SUCH_TABLE, f"{quoted(link)} names no table")
    return found[-1]
