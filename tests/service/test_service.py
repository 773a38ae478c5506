"""Whatever guests, time and crashes do to a service: what was acknowledged is kept, once.

Guests open tables, join, listen, go away, send commands of all kinds with right and wrong numbers;
time passes; the service is stopped, or dies at once, and another one takes up its database.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from fourfold.room.plan import Json
from fourfold.rules import Calling, FourfoldError, Variant, parse_saved_game
from fourfold.service.errors import StaleError
from fourfold.service.live import LiveTable
from fourfold.service.setup import Setup
from fourfold.store import url_of
from fourfold.table.codec import event_to_json
from fourfold.table.command import Cause, Command, Play
from fourfold.table.errors import TableError
from fourfold.table.event import Resumed
from fourfold.table.options import Late, Options
from fourfold.table.saved import saved_game
from fourfold.table.table import replay
from tests.postgres import Databases
from tests.service.stage import Ear, FaultyStore, Stage
from tests.store.stores import kept, sql
from tests.table.test_codec import commands

DAY = date(2026, 11, 15)
NOON = 1_800_000_000.0
Answer = TypeVar("Answer")

options = st.builds(
    Options,
    variant=st.sampled_from([Variant(), Variant(blocks=True)]),
    calling=st.sampled_from(Calling),
    seconds_per_move=st.sampled_from([None, 5]),
    late=st.sampled_from(Late),
    mask=st.booleans(),
    patience=st.just(20),
)


@dataclass
class Listener:
    """Somebody who listens to a table, and the events that were told."""

    table: str
    players: frozenset[int]
    client: Ear | None = None
    events: list[Json] = field(default_factory=list)


@dataclass(frozen=True)
class Done:
    """A command that was done, under its id."""

    table: str
    player: int
    command: Command
    id: str


class Life(RuleBasedStateMachine):
    """A service, its guests, and what they know."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.url = self.stack.enter_context(self.database())
        self.now = NOON
        self.tables: list[str] = []
        self.listeners: list[Listener] = []
        self.acknowledged: dict[str, int] = {}
        self.done: list[Done] = []
        self.ids = count()
        self.begin()

    @contextmanager
    def database(self) -> Iterator[str]:
        with tempfile.TemporaryDirectory() as folder:
            yield url_of(Path(folder) / "games.db")

    def begin(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.store = FaultyStore(self.url)
        self.stage = Stage(self.store, self.now)
        self.service = self.stage.service
        self.run(self.service.start())

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Does something, and waits until all that comes of it is done."""

        async def work_and_rest() -> Answer:
            try:
                return await work
            finally:
                while self.service.background.tasks:
                    await asyncio.wait(self.service.background.tasks)

        return self.loop.run_until_complete(work_and_rest())

    def end(self) -> None:
        async def forget() -> None:
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self.loop.run_until_complete(forget())
        self.service.solvers.close()
        self.loop.run_until_complete(self.service._writer.close())
        self.store.close()
        self.loop.close()
        for listener in self.listeners:
            listener.client = None

    def let_leases_run_out(self) -> None:
        """A service that died is taken for dead at once."""
        sql(self.url, "UPDATE nodes SET beat_at = 0")

    def teardown(self) -> None:
        self.end()
        self.stack.close()

    def told(self, listener: Listener) -> None:
        """Takes in all that has been told to a listener: each event once, in order."""
        if listener.client is None:
            return
        for message in listener.client.take():
            for event in message.get("events", ()):
                listener.events.append(event)
                assert event["number"] == len(listener.events)
            assert message.get("seen", len(listener.events)) == len(listener.events)

    tables_ = Bundle("tables")

    @rule(
        target=tables_,
        options=options,
        is_public=st.booleans(),
        first=st.sampled_from([None, 0, 1]),
        begins=st.booleans(),
    )
    def open(self, options: Options, is_public: bool, first: int | None, begins: bool) -> Any:
        setup = Setup("Ada", options, is_public=is_public, first=first)
        live = self.run(self.service.open("ada", setup))
        if begins:
            self.run(self.service.join(live, "grace", "Grace"))
        self.tables.append(live.id)
        return live.id

    @rule(table=tables_, guest=st.sampled_from(["ada", "grace", "third"]))
    def join(self, table: str, guest: str) -> None:
        live = self.run(self.service.find(table))
        try:
            self.run(self.service.join(live, guest, guest.title()))
        except TableError:
            pass  # Both seats are taken, or the table is closed.
        else:
            assert live.room.players_of(guest)

    @rule(
        table=tables_,
        players=st.sampled_from([frozenset(), frozenset({0}), frozenset({1}), frozenset({0, 1})]),
    )
    def listen(self, table: str, players: frozenset[int]) -> None:
        listener = Listener(table, players)
        self.enter(listener)
        self.listeners.append(listener)

    def enter(self, listener: Listener) -> None:
        listener.client = Ear(listener.players)

        async def enter() -> None:
            live = await self.service.find(listener.table)
            assert listener.client is not None
            self.service.enter(live, listener.client, len(listener.events))

        self.run(enter())

    @rule(data=st.data())
    def go_away(self, data: st.DataObject) -> None:
        here = [each for each in self.listeners if each.client is not None]
        if here:
            listener = data.draw(st.sampled_from(here))
            self.told(listener)
            live = self.run(self.service.find(listener.table))
            assert listener.client is not None
            self.run(self.leave(live, listener.client))
            listener.client = None

    async def leave(self, live: LiveTable, client: Ear) -> None:
        self.service.leave(live, client)

    @rule(data=st.data())
    def come_back(self, data: st.DataObject) -> None:
        """Who comes back with what it has seen misses nothing and hears nothing twice."""
        gone = [each for each in self.listeners if each.client is None]
        if gone:
            self.enter(data.draw(st.sampled_from(gone)))

    @rule(
        table=tables_,
        player=st.sampled_from([0, 1]),
        command=commands,
        behind=st.sampled_from([0, 0, 0, 1, -1]),
    )
    def command(self, table: str, player: int, command: Command, behind: int) -> None:
        live = self.run(self.service.find(table))
        before, seen = live.table, live.table.seen - behind
        done = Done(table, player, command, f"c{next(self.ids)}")
        try:
            self.run(self.stage.command(live, player, command, seen, done.id))
        except StaleError:
            assert behind != 0
            assert live.table == before
        except FourfoldError:
            assert live.table == before
        else:
            assert behind == 0
            self.acknowledged[table] = live.table.seen
            self.done.append(done)

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        """What was done is not done again, whoever was restarted since."""
        done = data.draw(st.sampled_from(self.done))
        live = self.run(self.service.find(done.table))
        before = live.table
        with pytest.raises(StaleError):
            self.run(self.stage.command(live, done.player, done.command, before.seen, done.id))
        assert live.table == before
        assert Cause(done.player, done.id) in live.room.causes

    @rule(table=tables_, moves=st.integers(1, 8), data=st.data())
    def play(self, table: str, moves: int, data: st.DataObject) -> None:
        """Makes moves that the rules allow, and sends each of them twice."""
        live = self.run(self.service.find(table))
        for _ in range(moves):
            turn = live.table.turn
            if turn is None:
                return
            move = data.draw(st.sampled_from(live.table.position.legal_moves()))
            seen, player = live.table.seen, live.table.player_on(turn)
            self.run(self.stage.command(live, player, Play(move), seen))
            self.acknowledged[table] = live.table.seen
            after = live.table
            with pytest.raises(StaleError):
                self.run(self.stage.command(live, player, Play(move), seen))
            assert live.table == after

    @rule(seconds=st.sampled_from([0.5, 4.0, 6.0, 25.0, 100.0, 8 * 86_400.0]))
    def pass_time(self, seconds: float) -> None:
        self.now = self.stage.at = self.now + seconds
        for listener in self.listeners:
            self.told(listener)
        self.run(self.service.timekeeper.pass_time())
        self.run(asyncio.sleep(0))

    @rule(is_calm=st.booleans(), seconds=st.sampled_from([0.5, 10.0, 1_000.0]))
    def restart(self, is_calm: bool, seconds: float) -> None:
        """The service stops or dies; after a while there is another one, and nobody lost time."""
        if is_calm:
            self.run(self.service.stop())
        for listener in self.listeners:
            self.told(listener)
        self.end()
        self.let_leases_run_out()
        self.now += seconds
        self.begin()
        for table in self.tables:
            live = self.run(self.service.find(table))
            if live.table.is_on and (live.room.counts_time or not self.store.is_shared):
                assert isinstance(live.room.events[-1], Resumed)
                limit = live.table.options.seconds_per_move
                deadline = live.table.deadline
                assert deadline is None or deadline == self.now + (limit or 0)

    @invariant()
    def nothing_is_lost_or_doubled(self) -> None:
        for table in self.tables:
            record = kept(self.store, table)
            live = self.run(self.service.find(table))
            assert replay(record.events) == live.table
            assert list(record.causes) == live.room.causes
            caused = [cause for cause in record.causes if cause is not None]
            known = [Cause(each.player, each.id) for each in self.done if each.table == table]
            assert list(dict.fromkeys(caused)) == known
            assert len(record.events) >= self.acknowledged.get(table, 0)

    @invariant()
    def everybody_is_told_everything_in_order(self) -> None:
        for listener in self.listeners:
            if listener.client is not None:
                self.told(listener)
                live = self.run(self.service.find(listener.table))
                for told, event in zip(listener.events, live.room.events, strict=True):
                    kept = event_to_json(event)
                    if live.table.options.mask and "move" not in told:
                        kept.pop("move", None)
                    assert {name: told[name] for name in kept} == kept

    @invariant()
    def finished_games_replay_by_the_rules(self) -> None:
        for table in self.tables:
            final = self.run(self.service.find(table)).table
            if final.ended is not None and final.first is not None:
                text = str(saved_game(final, DAY))
                assert str(parse_saved_game(text)) == text


TestLife = Life.TestCase
TestLife.settings = settings(max_examples=8, stateful_step_count=30, deadline=None)


def on(postgres: Databases) -> type[Life]:
    """The same on PostgreSQL."""
    return type("Life", (Life,), {"database": lambda _: postgres.database()})


@pytest.mark.proof
def test_lives_on_postgresql(postgres: Databases) -> None:
    run_state_machine_as_test(
        on(postgres), settings=settings(max_examples=3, stateful_step_count=20, deadline=None)
    )


@pytest.mark.proof
@pytest.mark.parametrize(("kind", "lives"), [("sqlite", 60), ("postgresql", 15)])
def test_long_lives(postgres: Databases, kind: str, lives: int) -> None:
    run_state_machine_as_test(
        Life if kind == "sqlite" else on(postgres),
        settings=settings(max_examples=lives, stateful_step_count=60, deadline=None),
    )
