"""Several services on one database of PostgreSQL: each serves every table, and one holds it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from random import Random

import pytest

from fourfold.room.plan import Answer, Json
from fourfold.rules import Give, Piece, Place, Reason, parse_cell
from fourfold.service.live import LiveTable
from fourfold.service.lobby import open_tables
from fourfold.service.service import Service
from fourfold.service.setup import Setup
from fourfold.store import Store
from fourfold.table.codec import command_to_json
from fourfold.table.command import Command, Play
from fourfold.table.errors import TableCode, TableError
from fourfold.table.event import Ended, Left, Moved, Resumed
from fourfold.table.options import Options
from fourfold.table.player import Computer, Pace
from tests.postgres import Databases
from tests.refusals import refused
from tests.service.stage import Ear
from tests.store.stores import sql

pytestmark = pytest.mark.anyio
SECONDS = 60.0
GIVE = Play(Give(Piece("0")))


async def until(condition: Callable[[], object]) -> None:
    """Waits until something is so, while the services go on."""
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0.01)


class Node:
    """A service on a store of its own."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.service = Service(self.store, chance=Random(1))

    async def open(self, options: Options = Options()) -> LiveTable:
        """A game of Ada, who gives first, and Grace."""
        live = await self.service.open("ada", Setup("Ada", options, first=0))
        await self.service.join(live, "grace", "Grace")
        return live

    async def enter(self, table: str, *players: int, seen: int = 0) -> tuple[LiveTable, Ear]:
        live, ear = await self.service.find(table), Ear(frozenset(players))
        self.service.enter(live, ear, seen)
        return live, ear

    async def host(self, table: str, *players: int) -> tuple[LiveTable, Ear]:
        """Enters, and waits until this node holds the table."""
        live, ear = await self.enter(table, *players)
        await until(lambda: live.room.is_holder)
        return live, ear

    async def send(self, live: LiveTable, ear: Ear, command: Command, seen: int) -> Json | None:
        """Sends a command, and returns what is answered to its sender alone."""
        message = {"type": "command", "seen": seen, **command_to_json(command)}
        answer = await self.service.handle(live, ear, message)
        assert answer is None or isinstance(answer, Answer)
        return None if answer is None else answer.body

    async def die(self) -> None:
        """Ends without a word, as far as that is possible within a process."""
        cluster = self.service.cluster
        cluster._is_stopping = True  # type: ignore[attr-defined]
        self.service.timekeeper.stop()
        self.service.solvers.close()
        if cluster._timer is not None:  # type: ignore[attr-defined]
            cluster._timer.cancel()  # type: ignore[attr-defined]
        for task in tuple(self.service.background.tasks):
            task.cancel()
        await asyncio.gather(*self.service.background.tasks, return_exceptions=True)
        await asyncio.to_thread(self.store.close)


@pytest.fixture
def url(postgres: Databases) -> Iterator[str]:
    with postgres.database() as url:
        yield url


@pytest.fixture
async def nodes(url: str) -> AsyncIterator[list[Node]]:
    started = [Node(url), Node(url)]
    for node in started:
        await node.service.start()
    yield started
    for node in started:
        if not node.service.cluster._is_stopping:  # type: ignore[attr-defined]
            await node.service.stop()
            await asyncio.to_thread(node.store.close)


def events(live: LiveTable, kind: type) -> list[object]:
    return [each for each in live.room.events if isinstance(each, kind)]


async def test_a_game_between_two_nodes(nodes: list[Node]) -> None:
    """Each player hears of the other's moves at once, and only one node judges."""
    one, two = nodes
    here = await one.open()
    here, ada = await one.host(here.id, 0)
    there, grace = await two.enter(here.id, 1)
    assert (here.room.is_holder, there.room.is_holder) == (True, False)
    assert await one.send(here, ada, GIVE, here.table.seen) is None
    await until(lambda: there.table.seen == here.table.seen)
    assert await two.send(there, grace, Play(Place(parse_cell("a1"))), there.table.seen) is None
    await until(lambda: here.table.seen == there.table.seen)
    assert here.room.events == there.room.events
    for ear in (ada, grace):
        told = [each["number"] for m in ear.messages for each in m.get("events", ())]
        assert told == [*range(1, here.table.seen + 1)]


async def test_a_table_is_held_where_somebody_comes_to_it(nodes: list[Node]) -> None:
    """Where it was made, nobody may ever listen."""
    one, two = nodes
    here = await one.open()
    there, _ = await two.host(here.id, 0)
    await one.enter(here.id, 1)
    await until(lambda: there.room.is_connected(1))
    assert not here.room.is_holder


async def test_one_node_sweeps_for_all(nodes: list[Node]) -> None:
    clusters = [node.service.cluster for node in nodes]
    await until(lambda: all(each.others for each in clusters))
    assert sorted(each.sweeps for each in clusters) == [False, True]


async def test_of_two_who_act_at_once_the_second_is_told_what_it_missed(nodes: list[Node]) -> None:
    one, two = nodes
    table = (await one.open()).id
    sides = [await node.enter(table, 0) for node in nodes]
    seen = sides[0][0].table.seen
    moves = [Play(Give(Piece(each))) for each in "01"]
    answers = await asyncio.gather(
        *(
            node.send(live, ear, move, seen)
            for node, (live, ear), move in zip(nodes, sides, moves, strict=True)
        )
    )
    assert sorted(answer is None for answer in answers) == [False, True]
    stale = next(answer for answer in answers if answer is not None)
    assert stale["type"] == "stale"
    assert [each["number"] for each in stale["events"]] == [seen + 1]
    record = one.store.read(table)
    assert record is not None
    assert len([each for each in record.events if isinstance(each, Moved)]) == 1
    assert two.store.read(table) == record


async def test_a_lost_hint_costs_no_event(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = nodes
    monkeypatch.setattr(one.store, "send_hints", lambda _: None)
    table = (await one.open()).id
    here, ada = await one.enter(table, 0)
    there, _ = await two.enter(table, 1)
    assert await one.send(here, ada, GIVE, here.table.seen) is None
    await until(lambda: there.table.seen == here.table.seen)


async def test_whoever_plays_by_another_node_is_there(nodes: list[Node], url: str) -> None:
    """The holder counts a player as gone when the other node says so, and back again."""
    one, two = nodes
    table = (await one.open()).id
    here, _ = await one.host(table, 0)
    there, grace = await two.enter(table, 1)
    await until(lambda: here.room.is_connected(1))
    assert sql(url, "SELECT players FROM listening") == [(2,)]
    two.service.leave(there, grace)
    await until(lambda: 1 in here.room.leaving)
    here.room.leaving[1] = 0.0
    one.service.look_after(here)
    await until(lambda: events(there, Left))
    await two.enter(table, 1)
    await until(lambda: here.room.table.away == (None, None))
    await until(lambda: there.table.seen == here.table.seen)


async def test_time_is_judged_once(nodes: list[Node]) -> None:
    table = (await nodes[0].open(Options(seconds_per_move=1))).id
    sides = [await node.enter(table, number) for number, node in enumerate(nodes)]
    await until(lambda: all(live.table.ended is not None for live, _ in sides))
    for live, _ in sides:
        ended = events(live, Ended)
        assert [each.reason for each in ended if isinstance(each, Ended)] == [Reason.TIME]


async def test_a_table_is_taken_over_from_a_node_that_died(nodes: list[Node], url: str) -> None:
    """Its time begins afresh, its players are waited for, and its computer plays on."""
    one, two = nodes
    setup = Setup("Ada", Options(), "Fourfold", Computer("casual", 1, Pace.AT_ONCE), first=0)
    live = await one.service.open("ada", setup)
    live, _ = await one.host(live.id, 0)
    timed = await one.open(Options(seconds_per_move=50))
    await one.die()
    here, ada = await two.enter(live.id, 0)
    assert not here.room.is_holder
    assert await two.send(here, ada, GIVE, here.table.seen) is None
    await until(lambda: here.room.is_holder)
    await until(lambda: here.table.position.count > 0)
    other = await two.service.find(timed.id)
    await until(lambda: other.room.is_holder)
    await until(lambda: events(other, Resumed))
    assert (other.room.seconds_left(two.service.now()) or 0) > 49.5
    assert sql(url, "SELECT count(*) FROM nodes") == [(1,)]


async def test_a_node_that_stops_leaves_its_tables_at_once(nodes: list[Node], url: str) -> None:
    one, two = nodes
    table = (await one.open()).id
    await one.host(table, 0)
    there, _ = await two.enter(table, 1)
    await one.service.stop()
    await until(lambda: there.room.is_holder)
    assert sql(url, "SELECT id FROM nodes") == [(two.service.cluster.id,)]
    await asyncio.to_thread(one.store.close)


async def test_a_node_that_was_taken_for_dead_holds_nothing_and_claims_again(
    nodes: list[Node], url: str
) -> None:
    """It plays on, at most one node holds a table, and the clock begins afresh."""
    one, two = nodes
    table = (await one.open(Options(seconds_per_move=50))).id
    here, _ = await one.host(table, 0)
    there, _ = await two.enter(table, 1)
    sql(url, "DELETE FROM nodes WHERE id = ?", one.service.cluster.id)
    await until(lambda: events(here, Resumed))
    await until(lambda: here.room.is_holder != there.room.is_holder)
    await until(lambda: here.table.seen == there.table.seen)
    assert sql(url, "SELECT count(*) FROM holders") == [(1,)]


async def test_open_tables_are_listed_everywhere_and_one_guest_gets_the_seat(
    nodes: list[Node],
) -> None:
    one, two = nodes
    opened = await one.service.open("ada", Setup("Ada", is_public=True))
    await one.enter(opened.id, 0)

    async def listed() -> list[str]:
        return [live.id for live in await open_tables(two.service)]

    async with asyncio.timeout(SECONDS):
        while await listed() != [opened.id]:
            await asyncio.sleep(0.05)
    there = await two.service.find(opened.id)
    joined = await asyncio.gather(
        one.service.join(opened, "grace", "Grace"),
        two.service.join(there, "alan", "Alan"),
        return_exceptions=True,
    )
    assert sorted(each is None for each in joined) == [False, True]
    with refused(TableError, TableCode.TABLE_FULL):
        raise next(each for each in joined if isinstance(each, Exception))
    assert len((await two.service.find(opened.id)).table.players) == 2


async def test_a_phrase_is_heard_at_the_other_node(nodes: list[Node]) -> None:
    one, two = nodes
    table = (await one.open()).id
    here, ada = await one.host(table, 0)
    _, grace = await two.enter(table, 1)
    await until(lambda: here.room.is_connected(1))
    await one.service.handle(here, ada, {"type": "phrase", "phrase": "good-game"})
    await until(lambda: any(each["type"] == "phrase" for each in grace.messages))
    assert [each["type"] for each in ada.messages].count("phrase") == 1


async def test_sessions_and_seats_are_good_at_every_node(nodes: list[Node]) -> None:
    one, two = nodes
    session = one.service.guests.new_session()
    guest = two.service.guests.guest_of(session)
    token = one.service.guests.seat_token("table", 1, guest)
    assert two.service.guests.player_of(token, "table", guest) == 1


async def test_all_nodes_have_the_time_of_the_database(nodes: list[Node]) -> None:
    """A node whose clock was wrong is set right, and no player loses or wins time by it."""
    one, _ = nodes
    live = await one.open(Options(seconds_per_move=50))
    await one.enter(live.id, 0)
    one.service.health._clock.advance(-3_600.0)
    left = live.room.seconds_left(one.service.now())
    await until(lambda: abs(one.service.now() - one.store.time()) < 1.0)
    assert left is not None
    assert live.table.ended is None
    assert (live.room.seconds_left(one.service.now()) or 0) > left - 20


async def test_a_forged_hint_changes_nothing(nodes: list[Node]) -> None:
    one, two = nodes
    live = await one.open()
    said = {"table": live.id, "player": 0, "phrase": "<b>"}
    bodies = ({"seen": {live.id: 99}}, {"seen": {live.id: "x"}}, {"said": said})
    forged = ["{", "[]", "null", *(json.dumps({"from": 1, **body}) for body in bodies)]
    heard = one.service.meter.hints["heard"]
    with closing(Store(str(two.store._engine.url.render_as_string(hide_password=False)))) as store:
        store.send_hints(forged)
    await until(lambda: one.service.meter.hints["heard"] >= heard + 3)
    assert live.table.seen == len(live.room.events) == 4


async def test_a_table_that_another_node_held_begins_afresh_where_it_was_made(
    nodes: list[Node], url: str
) -> None:
    """The time in which nobody judged counts for nobody."""
    one, two = nodes
    here = await one.open(Options(seconds_per_move=50))
    there, ada = await two.host(here.id, 0)
    assert await two.send(there, ada, GIVE, there.table.seen) is None
    await two.die()
    await until(lambda: sql(url, "SELECT count(*) FROM nodes") == [(1,)])
    await one.host(here.id, 0)
    await until(lambda: events(here, Resumed))
    assert (here.room.seconds_left(one.service.now()) or 0) > 49.5
