"""What is kept of a terminal's games, and what is no game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fourfold.room.plan import Plan
from fourfold.rules import FourfoldError, Seat, parse_move
from fourfold.store import Change, Home, Store, url_of
from fourfold.table.decide import begin, join, open_table
from fourfold.table.errors import TableCode
from fourfold.table.event import Event, Joined, Moved, Opened
from fourfold.table.options import Options
from fourfold.table.player import Computer, Player
from fourfold.table.table import Table, replay
from fourfold.terminal.keeping import Keeping, new_game, room_of
from tests.store.stores import sql

NOON = 1_800_000_000.0
COMPUTER = Computer("club", 5)


def begun(options: Options = Options()) -> tuple[Event, ...]:
    events = open_table(options)
    for name in ("Ada", "Grace"):
        events += join(replay(events), name)
    return events + begin(replay(events), 0, NOON)


def keep(path: Path, moves: str, computer: Computer | None = COMPUTER) -> tuple[str, Table]:
    """A kept game with moves, each written by itself."""
    keeping = Keeping(path)
    game = new_game()
    keeping.begin(room_of(game, (Player(0), Player(1, computer=computer)), begun()), NOON)
    table = replay(begun())
    for text in moves.split():
        assert table.turn is not None
        plan = Plan(table, (Moved(table.turn, parse_move(text), NOON),), NOON)
        keeping.add(game, plan)
        table = plan.table
    keeping.close()
    return game, table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "fourfold.db"


@pytest.mark.parametrize("computer", [None, COMPUTER, Computer("perfect", 10**30)])
def test_what_is_kept_is_what_happened(path: Path, computer: Computer | None) -> None:
    game, table = keep(path, "0 a1 1", computer)
    keeping = Keeping(path)
    kept = keeping.read(game)
    assert (kept.players[1].computer, kept.table, kept.following) == (computer, table, None)
    assert keeping.unfinished() == [game]
    keeping.close()


def test_where_nothing_is_kept_nothing_is_made(path: Path) -> None:
    keeping = Keeping(path / "below")
    assert keeping.unfinished() == []
    keeping.close()
    assert not path.exists()


def test_games_of_the_server_and_those_that_have_not_begun_are_not_gone_on_with(
    path: Path,
) -> None:
    store = Store(url_of(path))
    waiting = (Opened(Options()), Joined("Ada"))
    store.write(
        [
            (Change("server", 0, begun(), NOON),),
            (Change("waiting", 0, waiting, NOON, home=Home.TERMINAL),),
        ]
    )
    store.close()
    keeping = Keeping(path)
    assert keeping.unfinished() == []
    keeping.close()


def test_what_others_have_written_is_not_written_again(path: Path) -> None:
    game, table = keep(path, "0 a1")
    keeping = Keeping(path)
    before = replay((*begun(), Moved(Seat.FIRST, parse_move("0"), NOON)))
    late = Plan(before, (Moved(Seat.SECOND, parse_move("b2"), NOON),), NOON)
    with pytest.raises(FourfoldError) as caught:
        keeping.add(game, late)
    assert caught.value.code == TableCode.STALE
    assert keeping.read(game).table == table
    keeping.close()


@pytest.mark.parametrize("number", [0, 3, 6])
@pytest.mark.parametrize("damage", ["", "{}", "[]", b"\xff", "[" * 100_000, '{"event":"x"}'])
def test_damage_is_told(path: Path, number: int, damage: str | bytes) -> None:
    game, _ = keep(path, "0 a1 1")
    sql(path, "UPDATE events SET body = ? WHERE number = ?", damage, number)
    assert is_damaged(path, game)


@pytest.mark.parametrize(
    ("number", "changes"),
    [
        (1, {"player": "Grace"}),
        (3, {"first": 2}),
        (4, {"seat": "second"}),
        (5, {"move": "a9"}),
        (6, {"move": "0"}),
        (6, {"event": "took-back", "moves": 9, "at": 1.0, "seat": None, "move": None}),
        (5, {"event": "joined", "player": "Eve", "at": None, "seat": None, "move": None}),
    ],
)
def test_what_could_not_have_happened_is_damage(
    path: Path, number: int, changes: dict[str, object]
) -> None:
    game, _ = keep(path, "0 a1 1 b1")
    ((body,),) = sql(path, "SELECT body FROM events WHERE number = ?", number)
    changed = json.loads(str(body)) | changes
    spoilt = json.dumps({key: value for key, value in changed.items() if value is not None})
    sql(path, "UPDATE events SET body = ? WHERE number = ?", spoilt, number)
    assert is_damaged(path, game)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE players SET level = 'godly'",
        "UPDATE players SET seed = 'x' WHERE number = 1",
        "UPDATE players SET number = 2 WHERE number = 1",
        "DELETE FROM events WHERE number = 5",
        "DELETE FROM events WHERE number > 2",
    ],
)
def test_a_game_that_lacks_something_is_damaged(path: Path, statement: str) -> None:
    game, _ = keep(path, "0 a1 1 b1")
    sql(path, statement)
    assert is_damaged(path, game)


def test_a_won_game_that_does_not_end_is_damaged(path: Path) -> None:
    game, _ = keep(path, "0 a1 1 b1 2 c1 3 d1 !a1d1")
    assert is_damaged(path, game)


def is_damaged(path: Path, game: str) -> bool:
    keeping = Keeping(path)
    with pytest.raises(FourfoldError) as caught:
        keeping.read(game)
    keeping.close()
    return caught.value.code == TableCode.BAD_EVENT
