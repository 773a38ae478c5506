"""Holds what is stored against what every player did and was told.

Pure: records and histories in, findings out. Each event that a player was told is stored under its
number; each command is there at most once, and exactly once if it was acknowledged; no two
histories disagree; every game replays by the rules. `clocks` looks at the times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, auto, unique

from benchmarks.cluster.history import History, Json, Refused, Sent, Told
from fourfold.rules import FourfoldError
from fourfold.store import Record
from fourfold.table.event import CalledWrongly, Ended, Moved
from fourfold.table.table import Table, evolve
from tests.server.histories import kept_facts


@unique
class Kind(StrEnum):
    """What can be wrong."""

    LOST = auto()
    """A player was told of something that is not stored."""
    DOUBLED = auto()
    """A command was done twice."""
    DISAGREEMENT = auto()
    """Two were told different things, or other things than are stored, or in another order."""
    BELIED = auto()
    """A command was refused, and done."""
    RULES = auto()
    """A game that cannot be played so."""
    CLOCK = auto()
    """A player lost a game by time that was not theirs."""
    SHOWN = auto()
    """A clock has shown less than was left. It decided nothing."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong at a table."""

    kind: Kind
    table: str
    text: str


@dataclass(slots=True)
class Verdict:
    """What was looked at, and what was found."""

    tables: int = 0
    events: int = 0
    acknowledged: int = 0
    """Commands whose sender was told that they are done."""
    unacknowledged: int = 0
    """Commands that are stored, though their sender never heard of it."""
    findings: list[Finding] = field(default_factory=list)

    def count(self, kind: Kind) -> int:
        """How often something was wrong in one way."""
        return sum(each.kind is kind for each in self.findings)


def by_table(histories: Sequence[History]) -> dict[str, list[History]]:
    """The histories of each table."""
    tables: dict[str, list[History]] = {}
    for each in histories:
        tables.setdefault(each.table, []).append(each)
    return tables


def check(records: Mapping[str, Record | None], histories: Sequence[History]) -> Verdict:
    """Checks all tables at which somebody has played."""
    verdict = Verdict()
    for table, told in by_table(histories).items():
        verdict.tables += 1
        record = records[table]
        if record is None:
            if any(isinstance(entry, Told) for each in told for entry in each.entries):
                verdict.findings.append(Finding(Kind.LOST, table, "the whole table is gone"))
            continue
        verdict.events += len(record.events)
        verdict.findings += [
            Finding(kind, table, text)
            for found in (_told(record, told), _commands(record, told, verdict), _rules(record))
            for kind, text in found
        ]
    return verdict


Found = Iterator[tuple[Kind, str]]


def _told(record: Record, histories: Sequence[History]) -> Found:
    """What players were told is stored, in that order, and is the same for all."""
    kept = kept_facts(record)
    heard: dict[int, Json] = {}
    for history in histories:
        known = 0
        for entry in history.entries:
            if not isinstance(entry, Told):
                continue
            number, fact = entry.number, entry.fact
            if number > known + 1:
                yield Kind.DISAGREEMENT, f"event {number} came after event {known}"
            known = max(known, number)
            if heard.setdefault(number, fact) != fact:
                yield Kind.DISAGREEMENT, f"event {number} was {heard[number]}, and then {fact}"
            if number > len(kept):
                yield Kind.LOST, f"event {number}, {fact}, was told and is not stored"
            elif kept[number - 1] != fact:
                yield Kind.DISAGREEMENT, f"event {number} is {kept[number - 1]}, was told as {fact}"
            elif entry.command is not None and _cause(record, number, history) != entry.command:
                yield Kind.DISAGREEMENT, f"event {number} was told to come of {entry.command}"


def _cause(record: Record, number: int, history: History) -> str | None:
    """The command of a player that has caused an event, if one has."""
    cause = record.causes[number - 1]
    return None if cause is None or cause.player != history.player else cause.id


def _commands(record: Record, histories: Sequence[History], verdict: Verdict) -> Found:
    """Each command is done at most once, as it was sent, and once if that was acknowledged."""
    for history in histories:
        done = _done_by(record, history.player)
        told = {
            entry.command: entry.number
            for entry in history.entries
            if isinstance(entry, Told) and entry.command is not None
        }
        verdict.acknowledged += len(told)
        verdict.unacknowledged += len(done.keys() - told.keys())
        for id_, number in told.items():
            if id_ not in done:
                yield Kind.LOST, f"{id_} was acknowledged by event {number} and is not stored"
        yield from _deeds(done, history)
        for id_, code in _refused(history):
            if id_ in done:
                yield Kind.BELIED, f"{id_} was refused with {code}, and is stored"


def _deeds(done: Mapping[str, list[str]], history: History) -> Found:
    """What was done is what was sent, and only once."""
    moves = {entry.id: entry.move for entry in history.entries if isinstance(entry, Sent)}
    for id_, played in done.items():
        if len(played) > 1:
            yield Kind.DOUBLED, f"{id_} was done {len(played)} times: {played}"
        if id_ not in moves:
            yield Kind.DISAGREEMENT, f"{id_} is stored and was never sent"
        elif played[0] != moves[id_]:
            yield Kind.DISAGREEMENT, f"{id_} was {moves[id_]}, and stored as {played[0]}"


def _done_by(record: Record, player: int) -> dict[str, list[str]]:
    """What each command of a player has done."""
    done: dict[str, list[str]] = {}
    for event, cause in zip(record.events, record.causes, strict=True):
        if cause is not None and cause.player == player:
            if isinstance(event, Moved):
                done.setdefault(cause.id, []).append(str(event.move))
            elif isinstance(event, CalledWrongly):
                done.setdefault(cause.id, []).append(f"!{event.line}")
    return done


def _refused(history: History) -> Iterator[tuple[str, str]]:
    """Commands that were refused and not sent again."""
    sent = Counter(entry.id for entry in history.entries if isinstance(entry, Sent))
    answers = Counter(entry.id for entry in history.entries if isinstance(entry, Refused))
    for entry in history.entries:
        if isinstance(entry, Refused) and answers[entry.id] == sent[entry.id]:
            yield entry.id, entry.code


def _rules(record: Record) -> Found:
    """Every move is legal and by who had to act; the end is that of the board."""
    table = Table()
    for number, event in enumerate(record.events, 1):
        if table.ended is not None and isinstance(event, Moved | Ended):
            yield Kind.RULES, f"event {number} comes after the end"
        if isinstance(event, Moved) and table.turn is not event.seat:
            yield Kind.RULES, f"event {number} is not by who had to act"
        try:
            table = evolve(table, event)
        except FourfoldError as error:
            yield Kind.RULES, f"event {number} is refused by the rules: {error}"
            return
    if table.game.outcome is not None and table.ended is None:
        yield Kind.RULES, "the game is over on the board, and was not ended"
