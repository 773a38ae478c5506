"""Nodes, their database and the ways between them, and the hand that does harm to them."""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final

from benchmarks.cluster.clocks import Outage
from benchmarks.cluster.database import Database
from benchmarks.cluster.faults import Fault, Strike
from benchmarks.cluster.nodes import SECONDS, Node
from benchmarks.cluster.proxy import Proxy
from fourfold.store import Store, url_of

JUMPS: Final = (-86_400.0, -3_600.0, -30.0, 0.0, 30.0, 3_600.0, 86_400.0)
SLOW: Final = 0.4
"""Seconds by which a slow way delays everything, in each direction."""


@dataclass(frozen=True, slots=True)
class Struck:
    """A fault that was done."""

    fault: Fault
    node: int | None
    """The node that it concerned; None for all."""
    began: float
    ended: float

    @property
    def outage(self) -> Outage:
        """The time in which nobody could play."""
        return Outage(self.node, self.began, self.ended)


class Site:
    """Everything that serves, as a context: in the end nothing of it runs."""

    def __init__(
        self, folder: Path, *, nodes: int, postgresql: bool, has_proxy: bool = False, url: str = ""
    ) -> None:
        """On SQLite, on a PostgreSQL of its own, or on the one at `url`, which stays as it is."""
        self._folder = folder
        self._count = nodes
        self._is_postgresql = postgresql
        self._has_database = postgresql and not url
        self._has_proxy = has_proxy
        self.url = url or url_of(folder / "games.db")
        self.database: Database | None = None
        self.proxy: Proxy | None = None
        self.nodes: list[Node] = []
        self._closing = ExitStack()
        self._chance = Random(0)

    def __enter__(self) -> Site:
        """Starts everything."""
        with ExitStack() as if_it_fails:
            if_it_fails.callback(self.close)
            self._folder.mkdir(mode=0o755)
            if self._has_database:
                self.database = Database(self._folder / "postgresql")
                self.database.start()
                self.url = self.database.way()
            urls = [self.url] * self._count
            if self.database is not None and self._has_proxy:
                self.proxy = Proxy(self.database.port, self._count)
                urls = [self.database.way(way.port) for way in self.proxy.ways]
            self.nodes = [
                Node(url, self._folder / f"node-{number}.log") for number, url in enumerate(urls)
            ]
            for node in self.nodes:
                node.start()
            if_it_fails.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends everything that still runs."""
        for node in self.nodes:
            node.kill()
        if self.proxy is not None:
            self.proxy.close()
            self.proxy = None
        if self.database is not None:
            self.database.stop()

    @property
    def ports(self) -> list[int]:
        """Of the nodes."""
        return [node.port for node in self.nodes]

    def store(self) -> Store:
        """What is stored, read without a detour."""
        return Store(self.url)

    # Faults

    def can(self, fault: Fault) -> bool:
        """Whether a fault is possible here."""
        if fault.needs_database or (fault is Fault.FULL_DISK and self._is_postgresql):
            return self.database is not None
        return self.proxy is not None if fault.needs_proxy else True

    def strike(self, strike: Strike) -> Struck:
        """Does a fault, and undoes it after its time."""
        self._wait_for(strike.node)
        began = time.monotonic()
        match strike.fault:
            case Fault.KILL_NODE:
                self.nodes[strike.node].kill()
                self.nodes[strike.node].launch()
            case Fault.RESTART_NODE:
                self.nodes[strike.node].stop()
                self.nodes[strike.node].launch()
            case Fault.STOP_NODE:
                self.nodes[strike.node].suspend()
                time.sleep(strike.seconds)
                self.nodes[strike.node].go_on()
            case Fault.JUMP:
                self.nodes[strike.node].set_clock(self._chance.choice(JUMPS))
            case Fault.FULL_DISK:
                self._fill_disk(strike.seconds)
            case Fault.KILL_DATABASE | Fault.STOP_DATABASE:
                self._harm_database(strike)
            case _:
                self._harm_way(strike)
        node = None if strike.fault.is_of_all else strike.node
        return Struck(strike.fault, node, began, time.monotonic())

    def _harm_database(self, strike: Strike) -> None:
        assert self.database is not None
        if strike.fault is Fault.KILL_DATABASE:
            self.database.kill()
            time.sleep(strike.seconds)
            self.database.start()
        else:
            self.database.suspend()
            time.sleep(strike.seconds)
            self.database.go_on()

    def _harm_way(self, strike: Strike) -> None:
        assert self.proxy is not None
        if strike.fault is Fault.CUT:
            self.proxy.cut(strike.node)
            return
        if strike.fault is Fault.REFUSE:
            self.proxy.refuse(strike.node)
        elif strike.fault is Fault.DELAY:
            self.proxy.delay(strike.node, SLOW)
        else:
            self.proxy.swallow(strike.node)
        time.sleep(strike.seconds)
        self.proxy.mend()

    def _fill_disk(self, seconds: float) -> None:
        if self.database is not None:
            self.database.fill_disk()
            time.sleep(seconds)
            self.database.empty_disk()
            return
        for node in self.nodes:
            node.limit_files(1)
        time.sleep(seconds)
        for node in self.nodes:
            node.limit_files(None)

    def _wait_for(self, number: int) -> None:
        """Waits until a node is there to be harmed; one that has ended is started again."""
        end = time.monotonic() + SECONDS
        while not self.nodes[number].is_ready:
            self.tend()
            if time.monotonic() > end:
                raise RuntimeError(f"a node is not back: {self.nodes[number].logged()[-2000:]}")
            time.sleep(0.02)

    def tend(self) -> None:
        """Starts every node again that has ended, as whoever runs nodes has it done."""
        for node in self.nodes:
            if not node.is_alive:
                node.launch()

    def heal(self) -> None:
        """Has everything work again, and waits until it does."""
        if self.proxy is not None:
            self.proxy.mend()
        for node in self.nodes:
            node.set_clock(0.0)
        for number in range(len(self.nodes)):
            self._wait_for(number)
