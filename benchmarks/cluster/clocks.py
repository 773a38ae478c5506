"""Whether any player lost time that was not theirs.

A player's own time is from hearing that they can act to sending a command, on a connection that
they believed in, and not during an outage of their node. All else is the server's time. What a
clock has counted against a player may be no more than the player's own time.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

from benchmarks.cluster.checker import Finding, Kind, by_table
from benchmarks.cluster.history import Asked, Clock, Entry, History, Lost, Sent, Told, Welcomed
from fourfold.rules import Done, Give, Reason, Seat
from fourfold.store import Record
from fourfold.table.event import Began, Ended, Event, Moved, Resumed, TookBack

TOLERANCE: Final = 2.0
"""Seconds: for the way there and back, a commit, and finding another node."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which nobody could play at a node, or, where there is none, at any."""

    node: int | None
    began: float
    ended: float


@dataclass(slots=True)
class ClockVerdict:
    """What was looked at, and what was found."""

    readings: int = 0
    overcharged: list[float] = field(default_factory=list)
    """Of each reading, what was counted beyond the player's own time, in seconds."""
    late: int = 0
    """How many games were lost on time, and rightly."""
    findings: list[Finding] = field(default_factory=list)


class Own:
    """A player's own time."""

    def __init__(self, history: History, outages: Sequence[Outage] = ()) -> None:
        spans = [
            span for began, ended, node in _spans(history.entries)
            for span in _without(began, ended, [o for o in outages if o.node in (None, node)])
        ]  # fmt: skip
        self._began = [began for began, _ in spans]
        self._ended = [ended for _, ended in spans]
        lengths = (ended - began for began, ended in spans)
        self._sums = [0.0, *accumulate(lengths)]

    def between(self, start: float, end: float) -> float:
        """How many seconds of a time were the player's."""
        return max(0.0, self._until(end) - self._until(start))

    def _until(self, at: float) -> float:
        index = bisect_left(self._began, at)
        beyond = max(0.0, self._ended[index - 1] - at) if index else 0.0
        return self._sums[index] - beyond


def _spans(entries: Sequence[Entry]) -> Iterator[tuple[float, float, int]]:
    """When the player could act and had not, and at which node."""
    since: float | None = None
    node = 0
    for entry in entries:
        if isinstance(entry, Welcomed):
            node = entry.node
        elif isinstance(entry, Asked) and since is None:
            since = entry.at
        elif since is not None and (isinstance(entry, Sent | Lost) or _is_end(entry)):
            yield since, entry.at, node
            since = None
    if since is not None and entries:
        yield since, max(since, entries[-1].at), node


def _is_end(entry: Entry) -> bool:
    return isinstance(entry, Told) and bool(entry.fact["event"] == "ended")


def _without(
    began: float, ended: float, outages: Sequence[Outage]
) -> Iterator[tuple[float, float]]:
    """A time without the outages in it."""
    for outage in sorted(outages, key=lambda each: each.began):
        if outage.ended <= began or outage.began >= ended:
            continue
        if outage.began > began:
            yield began, outage.began
        began = outage.ended
        if began >= ended:
            return
    yield began, ended


def check_clocks(
    records: Mapping[str, Record | None],
    histories: Sequence[History],
    outages: Sequence[Outage] = (),
) -> ClockVerdict:
    """Checks the clocks of all tables that have one."""
    verdict = ClockVerdict()
    for table, told in by_table(histories).items():
        record = records[table]
        if record is not None and told[0].seconds_per_move is not None:
            _check_table(record, told, outages, verdict)
    return verdict


def _check_table(
    record: Record, histories: Sequence[History], outages: Sequence[Outage], verdict: ClockVerdict
) -> None:
    began = next((each for each in record.events if isinstance(each, Began)), None)
    if began is None:
        return
    clocks = _Clocks(record, {_seat(each.player, began): each for each in histories}, outages)
    for reading in clocks.readings():
        counted, used = clocks.seconds - reading.seconds_left, clocks.used_by(reading)
        verdict.readings += 1
        verdict.overcharged.append(counted - used)
        if counted - used > TOLERANCE:
            text = f"{counted:.1f} s were counted after event {reading.seen}, {used:.1f} s used"
            verdict.findings.append(Finding(Kind.SHOWN, record.table, text))
    used_up = clocks.used_by_loser()
    if used_up is None:
        return
    if clocks.seconds - used_up > TOLERANCE:
        text = f"lost on time after {used_up:.1f} s of {clocks.seconds:.0f}"
        verdict.findings.append(Finding(Kind.CLOCK, record.table, text))
    else:
        verdict.late += 1


class _Clocks:
    """The clock of a table, and the own time of each player by the seat."""

    def __init__(
        self, record: Record, histories: Mapping[str, History], outages: Sequence[Outage]
    ) -> None:
        self.seconds = next(each.seconds_per_move or 0.0 for each in histories.values())
        self._histories = histories
        self._own = {seat: Own(each, outages) for seat, each in histories.items()}
        self._told = _told_at(tuple(histories.values()))
        self._starts = [n for n, event in enumerate(record.events, 1) if _starts(event)]
        self._last = record.events[-1]
        self._count = len(record.events)

    def readings(self) -> Iterator[Clock]:
        """What the clock has shown to those of whom there is a history."""
        for history in self._histories.values():
            for entry in history.entries:
                if isinstance(entry, Clock) and entry.turn in self._own:
                    yield entry

    def used_by(self, reading: Clock) -> float:
        """The own time of the player in turn until a reading."""
        return self._used(reading.turn, reading.seen, reading.at)

    def used_by_loser(self) -> float | None:
        """The own time of a player who has lost on time; None where nobody has."""
        if not isinstance(self._last, Ended) or self._last.reason is not Reason.TIME:
            return None
        loser = Seat(self._last.result.value).other.value
        end = self._told.get(self._count)
        return None if end is None else self._used(loser, self._count, end)

    def _used(self, seat: str, number: int, end: float) -> float:
        """The own time of a player since the last event up to a number that began a turn."""
        start = self._starts[bisect_right(self._starts, number) - 1]
        return self._own[seat].between(self._told.get(start, end), end)


def _seat(player: int, began: Began) -> str:
    return "first" if player == began.first else "second"


def _starts(event: Event) -> bool:
    """Whether the time of the player who must act begins with an event."""
    if isinstance(event, Moved):
        return isinstance(event.move, Give | Done)
    return isinstance(event, Began | Resumed | TookBack)


def _told_at(histories: Sequence[History]) -> dict[int, float]:
    """When each event was first told to anybody."""
    first: dict[int, float] = {}
    for history in histories:
        for entry in history.entries:
            if isinstance(entry, Told) and entry.at < first.get(entry.number, float("inf")):
                first[entry.number] = entry.at
    return first
