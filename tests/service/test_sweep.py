"""What nobody comes back to is closed or removed, in good time and never all at once."""

from __future__ import annotations

import asyncio

import pytest

from fourfold.room.errors import RoomCode
from fourfold.rules import FourfoldError, Give, Piece, Reason
from fourfold.rules.saved import SECONDS_AT_MOST
from fourfold.service import service as services
from fourfold.service.errors import ServiceError
from fourfold.service.games import close_table
from fourfold.service.live import IDLE
from fourfold.service.setup import Setup
from fourfold.service.sweep import AT_ONCE_AT_LEAST, DAY, Retention, sweep
from fourfold.service.timekeeper import HOUR
from fourfold.table.command import Play
from fourfold.table.errors import TableCode
from fourfold.table.options import Late, Options
from tests.refusals import refused
from tests.service.stage import Stage

pytestmark = pytest.mark.anyio
GIVE = Play(Give(Piece("0")))
WEEK = Retention().open_days * DAY


async def _played(stage: Stage, options: Options = Options()) -> str:
    live = await stage.game(options)
    await stage.command(live, 0, GIVE, live.table.seen)
    return live.id


async def _wait(stage: Stage, seconds: float) -> None:
    """Time passes, and what is due is done."""
    for part in (IDLE, seconds - HOUR, HOUR, IDLE):
        await stage.pass_time(part)
        await asyncio.gather(*stage.service.background.tasks, return_exceptions=True)


async def test_a_game_is_closed_and_a_table_without_a_move_removed(stage: Stage) -> None:
    game = await _played(stage)
    unplayed = (await stage.game()).id
    waiting = (await stage.service.open("ada", Setup("Ada"))).id
    await _wait(stage, WEEK - DAY)
    for name in (game, unplayed, waiting):
        assert stage.store.read(name) is not None
    await _wait(stage, 2 * DAY)
    ended = (await stage.service.find(game)).table.ended
    assert ended is not None
    assert ended.reason is Reason.ABANDONED
    for name in (unplayed, waiting):
        with refused(ServiceError, TableCode.NO_SUCH_TABLE):
            await stage.service.find(name)


async def test_only_a_share_goes_at_once(stage: Stage) -> None:
    for _ in range(AT_ONCE_AT_LEAST + 5):
        await _played(stage)
        await stage.game()
    removed, abandoned = sweep(stage.store, 1e9, Retention(), (), stage.service.cluster.id)
    assert len(abandoned) == len(removed) == AT_ONCE_AT_LEAST


async def test_many_finished_games_are_removed_at_once(stage: Stage) -> None:
    for _ in range(AT_ONCE_AT_LEAST + 5):
        live = await stage.service.open("ada", Setup("Ada"))
        await close_table(stage.service, live, "ada")
    node = stage.service.cluster.id
    removed, _ = sweep(stage.store, 1e9, Retention(finished_days=1), (), node)
    assert len(removed) == AT_ONCE_AT_LEAST + 5


async def test_finished_games_are_kept_unless_a_setting_says_for_how_long(stage: Stage) -> None:
    game = await _played(stage, Options(seconds_per_move=5))
    await stage.pass_time(5)
    assert (await stage.service.find(game)).table.ended is not None
    assert sweep(stage.store, 1e9, Retention(), (), stage.service.cluster.id)[0] == []
    for_a_day, node = Retention(finished_days=1), stage.service.cluster.id
    assert sweep(stage.store, DAY - 1, for_a_day, (), node)[0] == []
    assert sweep(stage.store, 1e9, for_a_day, (game,), node)[0] == []
    assert sweep(stage.store, 1e9, for_a_day, (), node)[0] == [game]


async def test_a_clock_runs_out_at_a_table_that_is_not_in_memory(stage: Stage) -> None:
    game = await _played(stage, Options(seconds_per_move=3_600))
    for _ in range(3):
        await stage.pass_time(IDLE)
    assert game not in stage.service._tables
    await stage.pass_time(3_600)
    await asyncio.gather(*stage.service.background.tasks)
    ended = (await stage.service.find(game)).table.ended
    assert ended is not None
    assert ended.reason is Reason.TIME


@pytest.mark.parametrize("is_played", [True, False], ids=["played", "unplayed"])
async def test_a_slow_game_is_not_closed_while_its_time_runs(
    stage: Stage, *, is_played: bool
) -> None:
    """Restarts give the time back, and so a game may be older than any that is closed."""
    days = Options(seconds_per_move=SECONDS_AT_MOST)
    game = await _played(stage, days) if is_played else (await stage.game(days)).id
    for _ in range(2):
        await _wait(stage, 6 * DAY)
        stage = await _restarted(stage)
    await _wait(stage, 6 * DAY)
    live = await stage.service.find(game)
    assert live.table.ended is None
    assert live.table.deadline is not None
    await _wait(stage, live.table.deadline - stage.at - HOUR)
    assert (await stage.service.find(game)).table.ended is None
    await _wait(stage, HOUR)
    ended = (await stage.service.find(game)).table.ended
    assert ended is not None
    assert ended.reason is Reason.TIME
    await stage.service.stop()


async def test_a_slow_game_that_only_warns_is_closed_a_week_later(stage: Stage) -> None:
    days = Options(seconds_per_move=SECONDS_AT_MOST, late=Late.WARNED)
    games = [await _played(stage, days), (await stage.game(days)).id]
    await _wait(stage, WEEK - HOUR)
    await _wait(stage, HOUR)
    await _wait(stage, WEEK - DAY)
    for game in games:
        table = (await stage.service.find(game)).table
        assert (table.ended, table.is_late) == (None, True)
    await _wait(stage, 2 * DAY)
    for game in games:
        ended = (await stage.service.find(game)).table.ended
        assert ended is not None
        assert ended.reason is Reason.ABANDONED


async def _restarted(stage: Stage) -> Stage:
    """Another service on the same store."""
    await stage.service.stop()
    again = Stage(stage.store, stage.at)
    await again.service.start()
    await asyncio.gather(*again.service.background.tasks)
    return again


async def test_a_guest_has_only_so_many_open_tables(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "TABLES_PER_GUEST", 3)
    for _ in range(3):
        await stage.service.open("ada", Setup("Ada"))
    with refused(FourfoldError, RoomCode.TOO_MANY):
        await stage.service.open("ada", Setup("Ada"))
    await stage.service.open("grace", Setup("Grace"))
