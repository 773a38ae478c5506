"""The checker of the cluster finds what was spoiled, and nothing where all is well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from benchmarks.cluster.checker import Finding, Kind, check
from benchmarks.cluster.clocks import Outage, Own, check_clocks
from benchmarks.cluster.history import (
    Asked,
    Clock,
    Entry,
    History,
    Lost,
    Refused,
    Sent,
    Told,
    Welcomed,
)
from fourfold.rules import Reason, Result, Seat, parse_move
from fourfold.store import Home, Record
from fourfold.table.command import Cause
from fourfold.table.event import Began, Ended, Event, Joined, Moved, Opened
from fourfold.table.options import Options
from fourfold.table.player import Player
from tests.server.histories import kept_facts

MOVES = "0 a1 1 b1 2 c1"
SEATS = (Seat.FIRST, Seat.SECOND, Seat.SECOND, Seat.FIRST, Seat.FIRST, Seat.SECOND)
SECONDS = 10


def game(moves: str = MOVES) -> Record:
    """A game with a clock, of which each move was commanded: one every second."""
    options = Options(seconds_per_move=SECONDS)
    events: list[Event] = [Opened(options), Joined("Ada"), Joined("Grace"), Began(0, 0.0)]
    causes: list[Cause | None] = [None] * 4
    for number, (seat, move) in enumerate(zip(SEATS, moves.split(), strict=False), 1):
        events.append(Moved(seat, parse_move(move), float(number)))
        causes.append(Cause(0 if seat is Seat.FIRST else 1, f"c{number}"))
    players = (Player(0, "ada"), Player(1, "grace"))
    return Record("t", Home.SERVER, players, tuple(events), 0.0, None, tuple(causes))


def histories(record: Record) -> list[History]:
    """What the two did and were told: each thought for a second, and was told at once."""
    found = []
    facts = kept_facts(record)
    for player in (0, 1):
        entries: list[Entry] = [Welcomed(0.0, player)]
        for number, (fact, cause) in enumerate(zip(facts, record.causes, strict=True), 1):
            at = max(0.0, float(number - 4))
            is_own = cause is not None and cause.player == player
            if is_own:
                assert cause is not None
                entries += [Asked(at - 1, number - 1), Sent(at, cause.id, number - 1, fact["move"])]
            entries.append(Told(at, number, fact, cause.id if is_own and cause else None))
        found.append(History("t", player, SECONDS, entries))
    return found


def told_of(history: History, number: int) -> int:
    """Where in a history an event is told."""
    entries = history.entries
    return next(i for i, e in enumerate(entries) if isinstance(e, Told) and e.number == number)


def kinds(findings: list[Finding]) -> set[Kind]:
    return {each.kind for each in findings}


def test_nothing_is_found_where_all_is_well() -> None:
    record = game()
    verdict = check({"t": record}, histories(record))
    assert verdict.findings == []
    assert (verdict.tables, verdict.acknowledged, verdict.unacknowledged) == (1, 6, 0)
    assert check_clocks({"t": record}, histories(record)).findings == []


def test_a_move_that_was_told_and_is_not_stored_is_lost() -> None:
    record = game()
    short = replace(record, events=record.events[:-1], causes=record.causes[:-1])
    assert kinds(check({"t": short}, histories(record)).findings) == {Kind.LOST}
    assert kinds(check({"t": None}, histories(record)).findings) == {Kind.LOST}


def test_a_command_that_was_done_twice_is_doubled() -> None:
    record = game()
    again = Moved(Seat.FIRST, parse_move("0"), 1.0)
    events = (*record.events, again)
    doubled = replace(record, events=events, causes=(*record.causes, Cause(0, "c1")))
    assert Kind.DOUBLED in kinds(check({"t": doubled}, histories(record)).findings)


def test_a_command_that_was_never_acknowledged_may_be_there_once() -> None:
    record = game()
    told = histories(record)
    del told[1].entries[told_of(told[1], 10)]
    verdict = check({"t": record}, told)
    assert verdict.findings == []
    assert (verdict.acknowledged, verdict.unacknowledged) == (5, 1)


def _tells_another_move(told: list[History]) -> None:
    where = told_of(told[0], 9)
    entry = told[0].entries[where]
    assert isinstance(entry, Told)
    told[0].entries[where] = replace(entry, fact=entry.fact | {"move": "3"})


def _leaves_one_out(told: list[History]) -> None:
    del told[0].entries[told_of(told[0], 8)]


def _tells_another_command(told: list[History]) -> None:
    where = told_of(told[0], 8)
    entry = told[0].entries[where]
    assert isinstance(entry, Told)
    told[0].entries[where] = replace(entry, command="c99")


def _stores_another_move(told: list[History]) -> None:
    for where, entry in enumerate(told[0].entries):
        if isinstance(entry, Sent) and entry.id == "c1":
            told[0].entries[where] = replace(entry, move="9")


@pytest.mark.parametrize(
    "spoil", [_tells_another_move, _leaves_one_out, _tells_another_command, _stores_another_move]
)
def test_histories_that_disagree_are_found_out(spoil: Callable[[list[History]], None]) -> None:
    record = game()
    told = histories(record)
    spoil(told)
    assert Kind.DISAGREEMENT in kinds(check({"t": record}, told).findings)


def test_a_command_that_was_refused_and_done_is_found_out() -> None:
    record = game()
    told = histories(record)
    told[0].entries.append(Refused(2.0, "c1", "not-stored"))
    assert kinds(check({"t": record}, told).findings) == {Kind.BELIED}
    told[0].entries.append(Sent(3.0, "c1", 4, "0"))
    assert check({"t": record}, told).findings == []


def test_a_game_against_the_rules_is_found_out() -> None:
    record = game("0 a1 1 a1 2 c1")
    assert Kind.RULES in kinds(check({"t": record}, histories(record)).findings)
    swapped = game()
    events = [
        replace(event, seat=event.seat.other) if isinstance(event, Moved) else event
        for event in swapped.events
    ]
    wrong = replace(swapped, events=tuple(events))
    assert Kind.RULES in kinds(check({"t": wrong}, histories(wrong)).findings)


# Clocks


def test_a_clock_that_ran_while_a_command_was_on_its_way_is_found_out() -> None:
    record = game()
    told = histories(record)
    told[0].entries.append(Clock(6.5, 10, "second", SECONDS - 1.4))
    assert check_clocks({"t": record}, told).findings == []
    told[0].entries.append(Clock(6.6, 10, "second", SECONDS - 5.0))
    assert kinds(check_clocks({"t": record}, told).findings) == {Kind.SHOWN}


def lost_on_time(asked: float, ended: float) -> tuple[Record, list[History]]:
    """The second player, who has to give, is asked at one time and has lost at another."""
    record = game()
    end = Ended(Result.FIRST, Reason.TIME)
    record = replace(record, events=(*record.events, end), causes=(*record.causes, None))
    told = histories(game())
    for each in told:
        if each.player == 1:
            each.entries.append(Asked(asked, 10))
        each.entries.append(Told(ended, 11, kept_facts(record)[-1], None))
    return record, told


def test_a_player_who_slept_loses_on_time_rightly() -> None:
    record, told = lost_on_time(6.0, 16.0)
    verdict = check_clocks({"t": record}, told)
    assert verdict.findings == []
    assert verdict.late == 1


def test_a_player_who_was_not_asked_does_not_lose_on_time() -> None:
    record, told = lost_on_time(12.0, 16.0)
    assert kinds(check_clocks({"t": record}, told).findings) == {Kind.CLOCK}


@pytest.mark.parametrize(("node", "is_wronged"), [(1, True), (None, True), (0, False)])
def test_an_outage_is_nobodys_time(node: int | None, is_wronged: bool) -> None:
    record, told = lost_on_time(6.0, 16.0)
    outages = [Outage(node, 8.0, 13.0)]
    assert bool(check_clocks({"t": record}, told, outages).findings) is is_wronged


def test_own_time_ends_with_the_connection() -> None:
    entries: list[Entry] = [Welcomed(0.0, 0), Asked(1.0, 4), Lost(3.0), Welcomed(7.0, 1)]
    own = Own(History("t", 0, SECONDS, [*entries, Asked(7.0, 4), Sent(8.0, "c", 4, "0")]))
    assert own.between(0.0, 10.0) == 3.0
    assert own.between(2.0, 7.5) == 1.5
    assert own.between(3.0, 7.0) == 0.0
