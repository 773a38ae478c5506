"""A heap of deadlines: one timer serves all tables, however many there are."""

from heapq import heapify, heappop, heappush


class Deadlines:
    """Knows the deadline of each name. Reads no clock and sets no timer itself."""

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []

    def set(self, name: str, due: float | None) -> None:
        """Sets the deadline of a name in place of the one that it had; None removes it."""
        if due is None:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            heappush(self._heap, (due, name))
            if len(self._heap) > 2 * len(self._due) + 64:
                self._heap = [(at, each) for each, at in self._due.items()]
                heapify(self._heap)

    def shift(self, seconds: float) -> None:
        """Moves all deadlines, as the clock was moved."""
        self._due = {name: due + seconds for name, due in self._due.items()}
        self._heap = [(due, name) for name, due in self._due.items()]
        heapify(self._heap)

    def get(self, name: str) -> float | None:
        """The deadline of a name, if it has one."""
        return self._due.get(name)

    def __contains__(self, name: str) -> bool:
        return name in self._due

    def next(self) -> float | None:
        """The earliest deadline."""
        while self._heap and not self._is_valid(*self._heap[0]):
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self, now: float) -> list[str]:
        """Removes the names whose deadline is over, and returns them in its order."""
        taken = []
        while (due := self.next()) is not None and due <= now:
            _, name = heappop(self._heap)
            del self._due[name]
            taken.append(name)
        return taken

    def _is_valid(self, due: float, name: str) -> bool:
        return self._due.get(name) == due
