"""The tables of a guest, as lists tell of them: the same as their events say, replayed."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from fourfold.room.plan import Opening, Plan
from fourfold.room.room import Room
from fourfold.rules import Call, FourfoldError, Move, Seat, parse_position
from fourfold.store import (
    PERSON,
    Change,
    ListedGame,
    Outcome,
    Store,
    changes_of,
    standing_of,
)
from fourfold.store.games import FINISHED_AT_ONCE, RUNNING_AT_MOST, ListedPlayer
from fourfold.table.command import (
    Accept,
    Claim,
    Command,
    Decline,
    Leave,
    Offer,
    Play,
    Propose,
    Resign,
    Return,
)
from fourfold.table.decide import begin, close, join, open_table
from fourfold.table.event import Began, Ended, Event, Joined, Left, Opened, Resumed, Returned
from fourfold.table.options import Options
from fourfold.table.player import Computer, Player
from fourfold.table.table import replay
from tests.store.stores import BEGINNING, NOON, kept, sql

ADA = Player(0, "ada")
OTHERS = (
    Player(1, "grace"),
    Player(1, "ada"),
    Player(1, computer=Computer("club", 1)),
    Player(1, computer=Computer("beginner", 1)),
)
"""Against whom Ada plays: a person, herself at one screen, computers."""
COMMANDS: tuple[Command, ...] = (
    *map(Propose, Offer),
    *(Accept(), Accept(), Accept(), Decline(), Resign(), Claim(), Leave(), Return()),
)
IDLE = (Left, Returned, Resumed)


class Tables:
    """Tables at which Ada plays, and anything happens, one second after the other."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store = store
        self.chance = Random(seed)
        self.now = NOON
        self.names = map(str, count())
        self.acted: dict[str, float] = {}
        self.ended: dict[str, float] = {}
        """When somebody did something last at each table, and when its game ended."""

    def play(self, length: int, start: str | None = None) -> None:
        """Does so many things at a table, and at those of the games that follow."""
        events = [*open_table(Options(), None if start is None else parse_position(start))]
        for name in ("Ada", "Eve"):
            events += join(replay(events), name)
        events += begin(replay(events), self.chance.randrange(2), self.now)
        players = ADA, self.chance.choice(OTHERS)
        opening = Opening(next(self.names), tuple(events), players)
        change = Change(opening.table, 0, opening.events, self.now, players)
        self.write(replace(change, standing=standing_of(replay(events))))
        room = self.room(opening)
        for _ in range(length):
            self.now += 1.0
            if (plan := self.plan(room)) is not None:
                self.write(*changes_of(room.id, plan))
                room.kept(plan)
                room = room if plan.opens is None else self.room(plan.opens)

    def room(self, opening: Opening) -> Room:
        causes = (None,) * len(opening.events)
        return Room(
            opening.table,
            opening.players,
            opening.events,
            causes,
            new_id=lambda: next(self.names),
        )

    def write(self, *changes: Change) -> None:
        assert self.store.write([changes]) == [None]
        for change in changes:
            if not all(isinstance(each, IDLE) for each in change.events):
                self.acted[change.table] = self.now
            if any(isinstance(each, Ended) for each in change.events):
                self.ended[change.table] = self.now

    def plan(self, room: Room) -> Plan | None:
        """What comes of a move, as a rule, or of anything else; None if that is nothing."""
        if self.chance.random() < 0.05:
            return room.resume(self.now)
        table = room.table
        player, command = self.chance.randrange(2), self.chance.choice(COMMANDS)
        if table.turn is not None and self.chance.random() < 0.85:
            player, command = table.player_on(table.turn), Play(self.move(room))
        try:
            plan = room.act(player, command, self.now)
        except FourfoldError:
            return None
        return plan if plan.events else None

    def move(self, room: Room) -> Move:
        moves = room.table.position.legal_moves()
        quiet = [move for move in moves if not isinstance(move, Call)]
        return self.chance.choice(moves if self.chance.random() < 0.2 else quiet)

    def expected(self, name: str, guest: str) -> ListedGame:
        """What a list should say of a table, by its events."""
        record = kept(self.store, name)
        table = replay(record.events)
        opened, began = record.events[0], record.events[3]
        assert isinstance(opened, Opened)
        assert isinstance(began, Began)
        own = tuple(each.number for each in record.players if each.guest == guest)
        return ListedGame(
            opened,
            tuple(
                ListedPlayer(player, None if each.computer is None else each.computer.level)
                for player, each in zip(table.players, record.players, strict=True)
            ),
            own,
            None if table.ended is None else outcome(table.ended, table.seat_of(own[0])),
            name,
            True,
            None if table.turn is None else table.player_on(table.turn),
            table.position.count,
            began.at,
            self.acted[name],
            self.ended.get(name),
            None if table.ended is None else str(table.ended.result),
            None if table.ended is None else str(table.ended.reason),
            record.next,
        )

    def check(self, guest: str) -> Counter[tuple[str, Outcome]]:
        """Compares the lists of a guest with what the events say; how games ended, how often."""
        found = self.store.games_of(guest)
        finished, before = list(found.finished), found.before
        while before is not None:
            page = self.store.games_of(guest, before)
            assert not page.running
            assert page.tallies == found.tallies
            finished += page.finished
            before = page.before
        listed = {each.table: each for each in (*found.running, *finished)}
        assert len(listed) == len(found.running) + len(finished)
        for name in self.acted:
            is_there = any(each.guest == guest for each in kept(self.store, name).players)
            assert listed.get(name) == (self.expected(name, guest) if is_there else None)
        assert list(found.running) == sorted(found.running, key=by_turn)
        assert finished == sorted(finished, key=by_end, reverse=True)
        ended = Counter(
            (each.players[1 - each.own[0]].level or PERSON, each.outcome or Outcome.UNFINISHED)
            for each in finished
            if len(each.own) == 1
        )
        tallies = found.tallies.items()
        assert ended == {(level, how): n for level, each in tallies for how, n in each.items()}
        return ended


def outcome(ended: Ended, seat: Seat | None) -> Outcome:
    """How a game ended for whoever sat there."""
    match str(ended.result):
        case "draw":
            return Outcome.DRAWN
        case "unfinished":
            return Outcome.UNFINISHED
        case winner:
            return Outcome.WON if winner == str(seat) else Outcome.LOST


def by_turn(game: ListedGame) -> tuple[object, ...]:
    return game.turn not in game.own, -game.acted_at, game.table


def by_end(game: ListedGame) -> tuple[float, str]:
    assert game.ended_at is not None
    return game.ended_at, game.table


@pytest.mark.parametrize(("games", "seed"), [(16, 4), pytest.param(40, 1, marks=pytest.mark.proof)])
def test_lists_say_what_the_events_say(store: Store, games: int, seed: int) -> None:
    tables = Tables(store, seed)
    for number in range(games):
        tables.play(60, "..../..../..../01.. 2" if number % 3 == 0 else None)
    ended = tables.check("ada")
    for level in ("club", "beginner", PERSON):
        assert ended[level, Outcome.WON]
        assert ended[level, Outcome.LOST]
    assert sum(tables.check("grace").values()) < sum(ended.values())
    nobody = store.games_of("nobody")
    assert (nobody.running, nobody.finished, nobody.before, nobody.tallies) == ((), (), None, {})


def test_running_games_are_all_on_the_first_page(store: Store) -> None:
    both = (ADA, Player(1, "grace"))
    ended = (*BEGINNING, *close(replay(BEGINNING)))
    finished = FINISHED_AT_ONCE * 2 + 1
    store.write([(Change(f"on {n}", 0, BEGINNING, NOON + n, both),) for n in range(60)])
    store.write([(Change(f"{n}", 0, ended, NOON + n // 3, both),) for n in range(finished)])
    first = store.games_of("ada")
    assert [each.table for each in first.running] == [f"on {n}" for n in reversed(range(60))]
    assert first.before is not None
    second = store.games_of("ada", first.before)
    assert second.before is not None
    third = store.games_of("ada", second.before)
    assert [len(each.finished) for each in (first, second, third)] == [50, 50, 1]
    assert third.before is None
    assert len({each.table for page in (first, second, third) for each in page.finished}) == 101
    store.write([(Change(f"more {n}", 0, BEGINNING, NOON, both),) for n in range(200)])
    assert len(store.games_of("ada").running) == RUNNING_AT_MOST


def test_a_table_that_nobody_joined_is_running_until_it_is_closed(store: Store) -> None:
    waiting: tuple[Event, ...] = (Opened(Options()), Joined("Ada"))
    store.write([(Change("waiting", 0, waiting, NOON, (ADA,)),)])
    (game,) = store.games_of("ada").running
    assert (game.players, game.has_begun, game.turn) == ((ListedPlayer("Ada", None),), False, None)
    store.write([(Change("waiting", 2, close(replay(waiting)), NOON + 1),)])
    games = store.games_of("ada")
    assert (games.running, games.finished, games.tallies) == ((), (), {})
    assert store.count_open("ada") == 0


def test_a_damaged_table_is_left_out(store: Store, url: str) -> None:
    store.write([(Change(name, 0, BEGINNING, NOON, (ADA,)),) for name in ("one", "two")])
    for body in ("{", "[]", '{"event": "rematched"}'):
        sql(url, "UPDATE events SET body = ? WHERE \"table\" = 'one' AND number = 0", body)
        assert [each.table for each in store.games_of("ada").running] == ["two"]


ADDED = {
    "tables": ("turn", "placed", "began_at", "acted_at", "result", "reason"),
    "players": ("ended_at", "against", "outcome"),
}


def as_before(url: str) -> None:
    """Takes from a database what the migration and later ones add to it."""
    for table in ("listening", "holders", "nodes"):
        sql(url, f"DROP TABLE {table}")
    sql(url, "DROP INDEX ix_players_guest")
    for table, columns in ADDED.items():
        for column in columns:
            sql(url, f"ALTER TABLE {table} DROP COLUMN {column}")
    sql(url, "CREATE INDEX ix_players_guest ON players (guest)")
    sql(url, "UPDATE alembic_version SET version_num = '0003'")


def test_the_migration_fills_in_what_would_have_been_written(url: str) -> None:
    stands = (
        "SELECT id, turn, placed, began_at, result, reason FROM tables WHERE id != '0' ORDER BY id"
    )
    ended = (
        'SELECT "table", number, against, outcome FROM players WHERE "table" != \'0\' ORDER BY 1, 2'
    )
    with closing(Store(url)) as store:
        tables = Tables(store, 2)
        for _ in range(10):
            tables.play(60)
    written = sql(url, stands), sql(url, ended)
    as_before(url)
    sql(url, "UPDATE events SET body = '{' WHERE \"table\" = '0' AND number = 5")
    with closing(Store(url)) as store:
        assert (sql(url, stands), sql(url, ended)) == written
        games = store.games_of("ada")
        assert games.finished
        for game in (*games.running, *games.finished):
            assert game.began_at is not None
            assert game.began_at <= game.acted_at <= tables.acted[game.table]
            assert (game.ended_at is None) == (game.table not in tables.ended)
        assert "0" not in [each.table for each in games.running]
    as_before(url)
    with closing(Store(url)):
        assert (sql(url, stands), sql(url, ended)) == written
