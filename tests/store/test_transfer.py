"""All games go from one database to another, whatever interrupts the move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from itertools import islice
from pathlib import Path

import pytest

from fourfold.rules import Reason, Result
from fourfold.store import Change, Store, StoreError, transfer as transfers, url_of
from fourfold.store.transfer import Contents, Transfer
from fourfold.table.command import Cause
from fourfold.table.event import Ended, Joined, Opened, Rematched
from fourfold.table.options import Options
from fourfold.table.player import Computer, Pace, Player
from tests.postgres import EMPTY, KINDS, Databases
from tests.store.stores import BEGINNING, NOON, kept, made, moved, seen, sql

WAYS = [("sqlite", "postgresql"), ("postgresql", "sqlite")]
every_way = pytest.mark.parametrize(
    "urls", [*WAYS, *((kind, kind) for kind in KINDS)], ids=" to ".join, indirect=True
)


@pytest.fixture(params=WAYS, ids=" to ".join)
def urls(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Two databases without games; a file is not even there."""
    with ExitStack() as stack:

        def make(kind: str, name: str) -> str:
            if kind == "sqlite":
                return url_of(tmp_path / name)
            postgres: Databases = request.getfixturevalue("postgres")
            return stack.enter_context(postgres.database())

        yield make(request.param[0], "source.db"), make(request.param[1], "target.db")


@pytest.fixture(autouse=True)
def _small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfers, "AT_ONCE", 7)


def fill(url: str) -> bytes:
    """Writes games of all kinds; returns the secret."""
    computer = Player(1, computer=Computer("perfect", -(10**30), Pace.AT_ONCE))
    odd = "é ' % ? : 🂡"
    with closing(Store(url)) as store:
        store.write([(made(f"t{number}"),) for number in range(30)], up=0.1)
        store.write([(moved(f"t{number}", 4, number, at=NOON + 1 / 3),) for number in range(1, 30)])
        store.write([(made("z old", Ended(Result.DRAW, Reason.AGREED)),)])
        agreed = Change("z old", 5, (Rematched(),), NOON, cause=Cause(1, odd))
        store.write([(agreed, Change("a new", 0, BEGINNING, NOON, follows="z old"))])
        waiting = (Opened(Options()), Joined(odd))
        store.write([(Change(odd, 0, waiting, NOON, (Player(0, odd), computer)),)])
        store.keep_up_time(77.25)
        return store.secret()


def move(urls: tuple[str, str]) -> Contents:
    here, there = Contents(), Contents()
    with closing(Transfer(*urls)) as transfer:
        assert sum(1 for _ in transfer.move()) == transfer.total
        assert sum(1 for _ in transfer.compare(here, there)) == 2 * transfer.total
    assert here == there
    return there


def refusal(urls: tuple[str, str]) -> str:
    with pytest.raises(StoreError) as refused:
        move(urls)
    assert "\n" not in refused.value.detail
    return refused.value.detail


@every_way
def test_all_that_is_kept_goes_along(urls: tuple[str, str]) -> None:
    secret = fill(urls[0])
    contents = move(urls)
    assert contents.counts["tables"] == 33
    assert len(contents.digest) == 64
    with closing(Store(urls[0])) as source, closing(Store(urls[1])) as target:
        assert target.secret() == secret
        assert target.up_time() == source.up_time()
        for (name,) in sql(urls[0], "SELECT id FROM tables"):
            assert kept(target, name) == kept(source, name)
        assert kept(target, "z old").next == "a new"
        assert target.games_of("ada's key") == source.games_of("ada's key")
        assert target.write([(moved("t3", 7),)]) == [None]


def test_a_move_that_was_interrupted_goes_on(urls: tuple[str, str]) -> None:
    fill(urls[0])
    with closing(Transfer(*urls)) as transfer:
        steps = transfer.move()
        list(islice(steps, 15))
        steps.close()  # type: ignore[attr-defined]
    assert 0 < len(sql(urls[1], "SELECT id FROM tables")) < 33
    with closing(Store(urls[0])) as source:
        source.write([(moved("t0", 4),), (moved("t1", 5, 3),), (made("later"),)])
    first = move(urls)
    assert first.counts["tables"] == 34
    assert move(urls) == first
    with closing(Store(urls[1])) as target:
        assert (seen(target, "t0"), seen(target, "t1")) == (5, 8)


def test_a_target_with_other_games_is_refused_and_left_alone(urls: tuple[str, str]) -> None:
    fill(urls[0])
    with closing(Store(urls[1])) as target:
        target.write([(made("t5"),), (made("t6x"),)])
    before = sql(urls[1], "SELECT * FROM events")
    assert refusal(urls).endswith(": it holds other games")
    assert sql(urls[1], "SELECT * FROM events") == before


def test_a_target_where_a_game_went_another_way_is_refused(urls: tuple[str, str]) -> None:
    fill(urls[0])
    move(urls)
    for url, count in zip(urls, (1, 2), strict=True):
        with closing(Store(url)) as store:
            store.write([(moved("t0", 4, count),)])
    assert refusal(urls).endswith(": table “t0” is another one there")


def _go_on(store: Store) -> None:
    store.write([(moved("t0", 4),)])


def _stay_up(store: Store) -> None:
    store.keep_up_time(78.5)


@pytest.mark.parametrize("change", [_go_on, _stay_up])
def test_a_source_that_changes_meanwhile_is_told(
    urls: tuple[str, str], change: Callable[[Store], None]
) -> None:
    fill(urls[0])
    with closing(Transfer(*urls)) as transfer, closing(Store(urls[0])) as source:
        list(transfer.move())
        change(source)
        with pytest.raises(StoreError) as refused:
            list(transfer.compare(Contents(), Contents()))
    assert refused.value.detail.endswith(
        " has changed during the move: stop its server, and run this again"
    )
    move(urls)


def test_a_difference_is_found(urls: tuple[str, str]) -> None:
    fill(urls[0])
    with closing(Transfer(*urls)) as transfer:
        list(transfer.move())
        sql(urls[1], "UPDATE players SET guest = 'eve' WHERE \"table\" = 't3' AND number = 1")
        with pytest.raises(StoreError) as refused:
            list(transfer.compare(Contents(), Contents()))
    assert refused.value.detail.endswith(" do not hold the same")


def test_a_target_that_a_server_uses_is_refused(urls: tuple[str, str]) -> None:
    fill(urls[0])
    with closing(Store(urls[1], owns=True)):
        assert refusal(urls).endswith("another server is running on this database")
    move(urls)


@pytest.mark.parametrize("kind", ["nothing", "an empty file", "something else", "PostgreSQL"])
def test_no_source_is_made(tmp_path: Path, postgres: Databases, kind: str) -> None:
    path = tmp_path / "source.db"
    target = url_of(tmp_path / "target.db")
    with postgres.database(EMPTY) as empty:
        match kind:
            case "an empty file":
                path.touch()
            case "something else":
                sql(path, "CREATE TABLE games (id TEXT)")
        told = refusal((empty if kind == "PostgreSQL" else url_of(path), target))
        assert sql(empty, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'") == []
    assert told.endswith(
        {
            "nothing": f"{path} cannot be moved: there is no such file",
            "an empty file": f"{path} cannot be moved: there are no games in it",
            "something else": f"{path} cannot be moved: it is a database of something else",
            "PostgreSQL": "a database of postgresql cannot be moved: there are no games in it",
        }[kind]
    )
    assert path.exists() == (kind in ("an empty file", "something else"))
    assert not (tmp_path / "target.db").exists()
