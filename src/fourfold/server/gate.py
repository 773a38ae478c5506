"""A rate limiter by address, and the check of origins and hosts."""

import asyncio
import resource
import socket
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from fourfold.room.errors import RoomCode
from fourfold.room.token_bucket import TokenBucket
from fourfold.rules.errors import quoted
from fourfold.server.errors import ServerCode
from fourfold.server.settings import Kind, Settings
from fourfold.service.errors import ServiceCode, ServiceError
from fourfold.service.trouble_log import TroubleLog

SECONDS_TO_WAIT: Final = 5.0
"""For the share of one's address; what would wait longer is refused."""
CONNECTIONS_OF_A_VISITOR: Final = 8
"""A browser opens six for the page, beside the one by which somebody plays."""
SHARE_OF_ALL: Final = 4
"""One address has at most one in so many of all connections."""
ACCEPTED_AT_ONCE: Final = 64
"""Connections, before any of them is looked at."""
FILES_KEPT: Final = ACCEPTED_AT_ONCE + 64
"""That are no connections that were let in: the database, the logs, those just accepted."""
BUDGETS_AT_MOST: Final = 50_000
SECONDS_BETWEEN_LOOKS: Final = 1.0
"""Through all budgets, for those that can be forgotten."""


class Gate:
    """A token bucket for each address and kind of request, and counts of connections."""

    def __init__(self, settings: Settings, now: Callable[[], float], troubles: TroubleLog) -> None:
        self.settings = settings
        self._now = now
        self._troubles = troubles
        in_all = min(settings.connections, _files_at_most() - FILES_KEPT)
        visitors = settings.connections_per_address
        each = max(1, min(visitors * CONNECTIONS_OF_A_VISITOR, in_all // SHARE_OF_ALL))
        self.connections = Count(each, in_all, troubles)
        """Of any kind, from the first moment to the last."""
        self.forwarded = Count(each, in_all, troubles)
        """Requests and sockets that came by a trusted proxy."""
        self.sockets = Count(visitors, in_all, troubles)
        self.refusals: Counter[str] = Counter()
        """How often each code was told."""
        self._budgets: dict[tuple[str, Kind], TokenBucket] = {}
        self._looked_at = now()
        self._hosts = frozenset((*_own_names(), *map(str.lower, settings.hosts)))

    # Budgets

    def check_rate(self, address: str, kind: Kind) -> None:
        """Raises `ServiceError` when something comes too often from an address."""
        if not self._budget(address, kind).take(self._now()):
            raise ServiceError(RoomCode.TOO_FAST, "too many requests; try again in a moment")

    async def wait(self, address: str, kind: Kind, cost: float = 1.0) -> None:
        """Waits for the share of an address. Raises `ServiceError` when that would take long."""
        budget = self._budget(address, kind)
        seconds = budget.wait_for(cost, self._now())
        if seconds > SECONDS_TO_WAIT:
            self._troubles.log("one address asks for too much", f"its budget for {kind} is used up")
            raise ServiceError(RoomCode.TOO_FAST, "too much comes at once; wait a moment")
        budget.charge(cost)
        if seconds > 0:
            await asyncio.sleep(seconds)

    def charge(self, address: str, kind: Kind, cost: float) -> None:
        """Takes what something has cost besides, or gives back what it has not."""
        self._budget(address, kind).charge(cost)

    def arrive(self, address: str) -> None:
        """Counts a connection, whatever comes by it. Raises `ServiceError` for too much of it."""
        budget = self._budget(address, Kind.TRAFFIC)
        if budget.wait_for(1, self._now()) > SECONDS_TO_WAIT:
            raise ServiceError(RoomCode.TOO_FAST, "too much comes at once; wait a moment")
        budget.charge(1)

    def _budget(self, address: str, kind: Kind) -> TokenBucket:
        key = (network_of(address), kind)
        budget = self._budgets.get(key)
        if budget is None:
            at = self._now()
            if len(self._budgets) >= BUDGETS_AT_MOST:
                self._forget(at)
            budget = self._budgets[key] = TokenBucket(self.settings.rate(kind), at)
        return budget

    def _forget(self, at: float) -> None:
        if at >= self._looked_at + SECONDS_BETWEEN_LOOKS:
            self._looked_at = at
            self._budgets = {
                key: each for key, each in self._budgets.items() if not each.is_full(at)
            }
        if len(self._budgets) >= BUDGETS_AT_MOST:
            self._troubles.log("too many addresses", "new ones are turned away")
            raise ServiceError(ServiceCode.BUSY, "too many come at once; try again in a moment")

    # Origins and hosts

    def check_host(self, asked: HTTPConnection) -> None:
        """Raises `ServiceError` for a name that is not this server's.

        A page from elsewhere can have its own name lead here, and would then pass for a page of
        this server. It cannot do so with an address, nor with a name that only this network knows.
        """
        host = asked.headers.get("host")
        if host is None:
            return
        name = _name_in(host)
        if name in self._hosts or name.endswith(".localhost") or _is_address(name):
            return
        raise ServiceError(
            ServerCode.UNKNOWN_HOST,
            f"this server is not known as {quoted(name)}; if it should be, start it with "
            "--allowed-host and that name",
        )

    def check_origin(self, asked: HTTPConnection) -> None:
        """Raises `ServiceError` for a page from elsewhere. Programs name no origin.

        A page that came without TLS is from elsewhere where TLS is known to be used; without a
        trusted proxy that says so, it is not known.
        """
        origin = asked.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        schemes = ("https",) if asked.scope["scheme"] in ("https", "wss") else ("http", "https")
        try:
            parts = urlsplit(origin)
            is_own = parts.netloc.lower() == asked.headers.get("host", "").lower() != ""
        except ValueError:
            is_own = False
        if not is_own or parts.scheme not in schemes:
            raise ServiceError(ServerCode.FOREIGN_ORIGIN, "pages from elsewhere may not connect")


class Count:
    """How many there are of each address, and in all."""

    def __init__(self, of_one: int, in_all: int, troubles: TroubleLog) -> None:
        self._of_one = of_one
        self._in_all = in_all
        self._troubles = troubles
        self._counts: dict[str, int] = {}
        self._count = 0

    def enter(self, address: str | None) -> None:
        """Counts one more; of nobody in particular, only in all. Raises `ServiceError`."""
        if self._count >= self._in_all:
            self._troubles.log("no connection is free", f"all {self._in_all} are taken")
            raise ServiceError(ServiceCode.BUSY, "there are too many connections in all")
        if address is not None:
            key = network_of(address)
            here = self._counts.get(key, 0)
            if here >= self._of_one:
                self._troubles.log(
                    "one address has too many connections",
                    f"more than {self._of_one} are refused; clients of a proxy are told apart "
                    "with --trusted-proxy",
                )
                raise ServiceError(RoomCode.TOO_MANY, "there are too many connections")
            self._counts[key] = here + 1
        self._count += 1

    @property
    def now(self) -> int:
        """How many there are."""
        return self._count

    def leave(self, address: str | None) -> None:
        """One has ended."""
        self._count -= 1
        if address is not None:
            key = network_of(address)
            self._counts[key] -= 1
            if self._counts[key] == 0:
                del self._counts[key]


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """The address that is counted: of IPv6 the network, as one user has many of its addresses."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)


def address_of(asked: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(asked.client.host if asked.client else "")


def _name_in(host: str) -> str:
    """The name in a `Host` header, without the port."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _own_names() -> tuple[str, ...]:
    """The names that this machine has in its own network."""
    own = socket.gethostname().lower()
    return ("localhost", own, f"{own}.local")


def _files_at_most() -> int:
    """So many files and connections the system lets this process have."""
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 2**20 if now == resource.RLIM_INFINITY else now
