"""A queue that is fair to addresses: they are served in turn, each in the order of its own."""

import math
from collections import OrderedDict, deque
from contextlib import suppress
from typing import Generic, TypeVar

from fourfold.rules import FourfoldError
from fourfold.service.errors import ServiceCode

Item = TypeVar("Item")


class BusyError(FourfoldError):
    """There is more to think about than can be done."""

    def __init__(self) -> None:
        super().__init__(ServiceCode.BUSY, "too much is being thought about; try again in a moment")


class FairQueue(Generic[Item]):
    """Serves addresses round-robin, and what is of one address first in, first out.

    However much one address puts in, another waits for one item of it at a time.

    >>> queue = FairQueue[str]()
    >>> for address, item in (("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")):
    ...     queue.put(address, item)
    >>> [queue.pop() for _ in range(5)]
    ['a1', 'b1', 'a2', 'a3', None]
    """

    def __init__(self, per_address: float = math.inf, in_all: float = math.inf) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._count = 0
        self._waiting: OrderedDict[str, deque[Item]] = OrderedDict()
        """Never empty for an address; the one whose turn is next comes first."""
        self._served: str | None = None
        """Whose turn it was last."""

    def __len__(self) -> int:
        return self._count

    def put(self, address: str, item: Item) -> None:
        """Adds an item behind those of its address. Raises `BusyError` if there are too many."""
        here = len(self._waiting.get(address, ()))
        if here >= self._per_address or self._count >= self._in_all:
            raise BusyError
        self._add(address).append(item)

    def put_back(self, address: str, item: Item) -> None:
        """Puts an item back that was taken out, before the others of its address."""
        self._add(address).appendleft(item)

    def _add(self, address: str) -> deque[Item]:
        self._count += 1
        return self._waiting.setdefault(address, deque())

    def pop(self) -> Item | None:
        """Takes out the next item; None if there is none."""
        if self._served is not None and self._served in self._waiting:
            # Only now, so that whoever came while it was served is before it.
            self._waiting.move_to_end(self._served)
        if not self._waiting:
            return None
        self._served = next(iter(self._waiting))
        item = self._waiting[self._served].popleft()
        self._took_one(self._served)
        return item

    def remove(self, address: str, item: Item) -> None:
        """Takes out an item, if it is there, whoever's turn it is."""
        with suppress(KeyError, ValueError):
            self._waiting[address].remove(item)
            self._took_one(address)

    def _took_one(self, address: str) -> None:
        self._count -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    def has_others(self, address: str) -> bool:
        """Whether anybody waits but this address."""
        return any(each != address for each in self._waiting)
