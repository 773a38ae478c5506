"""The game over the network, for programs: tables on a server, and a seat that is never lost.

    client = Client("http://127.0.0.1:4040")
    seats = client.open(name="Ada", opponent=OpponentBody(kind="computer"))
    with client.sit(seats) as table:
        for _ in table:
            if table.view.may.give:
                table.play(table.view.left[0])

A connection that breaks is made again, and what was missed is told: each event once, each command
done once. docs/architecture.md tells which file owns what. What is named here is loaded when it is
first used, so that the core, which needs no network, loads without it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fourfold.client.address import Address as Address, table_of_link as table_of_link
    from fourfold.client.client import Client as Client
    from fourfold.client.connection import Connection as Connection, News as News
    from fourfold.client.errors import (
        RefusedError as RefusedError,
        UnreachableError as UnreachableError,
    )

_MODULES: Final = {
    "Address": "address",
    "Client": "client",
    "Connection": "connection",
    "News": "connection",
    "RefusedError": "errors",
    "UnreachableError": "errors",
    "table_of_link": "address",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
