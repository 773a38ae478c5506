"""The computer at a table: what it answers, and that it answers in time."""

from __future__ import annotations

import asyncio

import pytest

from fourfold.engine import Level, Score, Solver
from fourfold.rules import parse_move, parse_position
from fourfold.service.live import LiveTable
from fourfold.service.setup import Setup
from fourfold.store import Change
from fourfold.table.command import Command, Offer, Play, Propose
from fourfold.table.decide import decide
from fourfold.table.event import Declined, Ended, Event, Moved, Resumed
from fourfold.table.options import Options
from fourfold.table.player import Computer, Pace
from fourfold.table.table import replay
from tests.service.stage import Stage
from tests.service.test_solver_pool import fill, give_up

pytestmark = pytest.mark.anyio
SECONDS = 60.0
LOST = "2.a5/9bc./6..f/4.1. 3"
"""Whoever must act loses, but not soon."""
MOVES = "2 a4 a c4 5 d4 9 a3 b b3 c c3 6 a2 f d2 4 a1 1 c1 3"


async def at_table(stage: Stage, level: Level, moves: str, options: Options) -> LiveTable:
    """A table with a computer, which gave first, after some moves; Ada is player 0."""
    computer = Computer(level.value, 1, Pace.AT_ONCE)
    change = Setup("Ada", options, "Eve", computer, first=1).change("ada", 1, stage.at)
    events: tuple[Event, ...] = change.events
    for move in moves.split():
        table = replay(events)
        assert table.turn is not None
        events += decide(table, table.turn, Play(parse_move(move)), stage.at)
    kept = Change(change.table, 0, events, stage.at, change.players, first=1)
    assert stage.store.write([(kept,)]) == [None]
    return await stage.service.find(change.table)


async def next_event(live: LiveTable, count: int) -> Event:
    """The event after so many."""
    async with asyncio.timeout(SECONDS):
        while len(live.room.events) <= count:
            await asyncio.sleep(0.01)
    return live.room.events[count]


async def next_move(live: LiveTable) -> Event:
    """The next event but one that has the clock of a table begin afresh."""
    seen = live.table.seen
    event = await next_event(live, seen)
    return await next_event(live, seen + 1) if isinstance(event, Resumed) else event


def answer_to(stage: Stage, live: LiveTable, command: Command) -> asyncio.Task[Event]:
    async def answer() -> Event:
        await stage.command(live, 0, command, live.table.seen)
        return await next_event(live, live.table.seen)

    return asyncio.create_task(answer())


@pytest.mark.parametrize(
    ("level", "answer"), [(Level.BEGINNER, Ended), (Level.CASUAL, Ended), (Level.PERFECT, Declined)]
)
async def test_a_draw_is_answered_as_the_level_sees_the_game(
    stage: Stage, level: Level, answer: type[Event]
) -> None:
    live = await at_table(stage, level, MOVES, Options())
    assert live.table.position == parse_position(LOST)
    assert Solver().solve(live.table.position) == Score.loss(4)
    assert isinstance(await answer_to(stage, live, Propose(Offer.DRAW)), answer)


@pytest.mark.parametrize("waiting", ["one", "all"])
async def test_a_computer_is_in_time_however_much_is_thought_about(
    stage: Stage, waiting: str
) -> None:
    much = await fill(stage.service.solvers._play)
    if waiting == "one":
        await give_up(much[1:])
    live = await at_table(stage, Level.PERFECT, "", Options(seconds_per_move=2))
    assert isinstance(await next_move(live), Moved)
    assert not much[0].done()
    await give_up(much)
