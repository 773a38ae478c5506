"""What is written is there, whole and once; what is refused has changed nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from fourfold.rules import Reason, Result
from fourfold.store import Change, ConflictError, Home, Record, Store, StoreError
from fourfold.table.codec import event_to_json
from fourfold.table.command import Cause
from fourfold.table.errors import TableCode
from fourfold.table.event import Ended, Event, Joined, Opened, Rematched
from fourfold.table.options import Options
from fourfold.table.player import Computer, Pace, Player
from tests.store.stores import (
    BEGINNING,
    MOVED,
    NOON,
    PLAYERS,
    kept,
    made,
    moved,
    process,
    seen,
    sql,
)
from tests.table.test_codec import events

ENDED = Ended(Result.DRAW, Reason.AGREED)
NUMBERS = count(1)
ids = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=40)


def test_what_is_written_is_read(store: Store) -> None:
    assert store.write([(made("t"),), (moved("t", 4, at=NOON + 9),)]) == [None, None]
    events = (*BEGINNING, MOVED)
    causes = (None,) * len(events)
    assert store.read("t") == Record("t", Home.SERVER, PLAYERS, events, NOON, None, causes)
    assert store.read("u") is None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    happened=st.lists(events, max_size=5).map(tuple),
    name=ids,
    at=st.floats(0, 4e9),
    cause=st.none() | st.builds(Cause, st.integers(0, 1), ids),
)
def test_everything_round_trips(
    store: Store, happened: tuple[Event, ...], name: str, at: float, cause: Cause | None
) -> None:
    table = f"{next(NUMBERS)} {name}"
    change = Change(table, 0, happened, at, home=Home.TERMINAL, cause=cause)
    assert store.write([(change,)]) == [None]
    assert store.read(table) == Record(
        table, Home.TERMINAL, (), happened, at, None, (cause,) * len(happened)
    )


def test_events_are_written_as_they_were_made_into_json(store: Store) -> None:
    bodies = tuple(map(event_to_json, BEGINNING))
    store.write([(Change("one", 0, BEGINNING, NOON, bodies=bodies),)])
    store.write([(Change("other", 0, BEGINNING, NOON),)])
    assert kept(store, "one").events == kept(store, "other").events == BEGINNING


@pytest.mark.parametrize(
    "player",
    [
        Player(0),
        Player(1, "key"),
        Player(0, computer=Computer("club", 5)),
        Player(1, computer=Computer("perfect", -(10**30), Pace.AT_ONCE)),
    ],
)
def test_players_round_trip(store: Store, player: Player) -> None:
    store.write([(Change("t", 0, (Opened(Options()),), NOON),)])
    store.write([(Change("t", 1, (Joined("Ada"),), NOON, (player,)),)])
    assert kept(store, "t").players == (player,)


@pytest.mark.parametrize("text", ["'; DROP TABLE events; --", '"', "%s ? :table", "", "🂡"])
def test_a_name_is_only_text(store: Store, text: str) -> None:
    change = Change(text, 0, (Opened(Options()), Joined(text)), NOON, (Player(0, text),))
    store.write([(change,)])
    record = kept(store, text)
    assert (record.table, record.events[1], record.players[0].guest) == (text, Joined(text), text)
    assert store.read(text + "'") is None


def test_a_nul_character_is_refused_in_ids_and_kept_in_texts(store: Store) -> None:
    """PostgreSQL holds none, and one in a commit would keep the others in it from being written."""
    makers: list[Callable[[], Change]] = [
        lambda: made("a\0b"),
        lambda: Change("t", 0, BEGINNING, NOON, (Player(0, "a\0b"),)),
        lambda: Change("t", 0, BEGINNING, NOON, cause=Cause(0, "a\0b")),
    ]
    for make in makers:
        with pytest.raises(StoreError, match="an id has no NUL characters"):
            make()
    assert store.read("a\0b") is None
    store.write([(Change("t", 0, (Opened(Options()), Joined("a\0b")), NOON),)])
    assert kept(store, "t").events[1] == Joined("a\0b")


def test_another_game_is_the_next_table(store: Store) -> None:
    store.write([(made("old", ENDED),)])
    agreed = Change("old", 5, (Rematched(),), NOON)
    follow = Change("new", 0, BEGINNING, NOON, PLAYERS, follows="old")
    assert store.write([(agreed, follow)]) == [None]
    assert kept(store, "old").next == "new"


# Numbers


@pytest.mark.parametrize(
    "change",
    [made("t"), moved("t", 3), moved("t", 5), moved("u", 4), moved("t", -1), moved("t", 1, 9)],
    ids=["made already", "old", "with a gap", "of no table", "before the first", "of a while ago"],
)
def test_events_that_do_not_follow_are_a_conflict(store: Store, change: Change) -> None:
    store.write([(made("t"),)])
    before = store.read("t")
    (answer,) = store.write([(change,)])
    assert isinstance(answer, ConflictError)
    assert answer.code == TableCode.STALE
    assert "somebody else has written" in answer.message
    assert store.read("t") == before
    assert store.read("u") is None


def test_one_in_conflict_leaves_the_others_alone(store: Store) -> None:
    store.write([(made("a"),), (made("b"),), (made("c"),)])
    answers = store.write(
        [(moved("a", 4),), (moved("b", 3),), (moved("c", 4),), (moved("c", 4),), (moved("c", 5),)]
    )
    assert [answer is None for answer in answers] == [True, False, True, False, True]
    assert [seen(store, table) for table in "abc"] == [5, 4, 6]


@pytest.mark.parametrize("is_alone", [True, False])
def test_changes_of_one_write_are_all_there_or_none(store: Store, is_alone: bool) -> None:
    store.write([(made("old", ENDED),), (made("other"),)])
    agreed = Change("old", 5, (Rematched(),), NOON)
    for late in (made("other"), Change("new", 0, BEGINNING, NOON, follows="nowhere")):
        others = [] if is_alone else [(moved("other", seen(store, "other")),)]
        answers = store.write([(agreed, late), *others])
        assert [answer is None for answer in answers] == [False, *[True] * len(others)]
        assert seen(store, "old") == 5
        assert store.read("new") is None
    assert seen(store, "other") == (4 if is_alone else 6)


def test_a_table_is_followed_by_one_only(store: Store) -> None:
    store.write([(made("old"),)])
    follow = [(Change(each, 0, BEGINNING, NOON, follows="old"),) for each in "ab"]
    assert [answer is None for answer in store.write(follow)] == [True, False]


def test_a_player_sits_down_once(store: Store) -> None:
    store.write([(made("t"),), (made("u"),)])
    answers = store.write(
        [(Change("t", 4, (MOVED,), NOON, (Player(0, "eve"),)),), (moved("u", 4),)]
    )
    assert [answer is None for answer in answers] == [False, True]
    record = kept(store, "t")
    assert (record.players, len(record.events)) == (PLAYERS, 4)


# Which tables


def test_tables_are_found_by_what_happened_at_them(store: Store) -> None:
    clock = Options(seconds_per_move=30)
    store.write(
        [
            (made("plain", at=NOON),),
            (made("clock", options=clock, at=NOON + 1),),
            (made("clock over", ENDED, options=clock),),
            (made("over", ENDED),),
            (Change("waiting", 0, (Opened(clock), Joined("Ada")), NOON + 2),),
            (Change("terminal", 0, (Opened(clock), *BEGINNING[1:]), NOON, home=Home.TERMINAL),),
        ]
    )
    assert store.clocks() == [("clock", 30)]
    assert store.unfinished(Home.SERVER) == ["clock", "plain"]
    assert store.unfinished(Home.SERVER, at_most=1) == ["clock"]
    assert store.unfinished(Home.TERMINAL) == ["terminal"]
    store.write(
        [
            (moved("plain", 4, at=NOON + 5),),
            (Change("clock", 4, (ENDED,), NOON + 6),),
            (Change("waiting", 2, BEGINNING[2:], NOON + 7),),
        ]
    )
    assert store.clocks() == [("waiting", 30)]
    assert store.unfinished(Home.SERVER) == ["waiting", "plain"]


def test_tables_grow_old_by_up_time_alone(store: Store) -> None:
    """Neither the time of day nor a server that is off makes anything old."""
    store.write([(made("long ago", at=NOON - 1e9),), (made("unplayed", at=NOON),)], up=10.0)
    store.write([(moved("long ago", 4, at=NOON - 1e9),)], up=20.0)
    store.write([(made("over", MOVED, ENDED),), (made("ahead", MOVED, at=NOON + 1e9),)], up=30.0)
    assert store.up_time() == 31.0
    store.keep_up_time(50.0)
    store.keep_up_time(40.0)
    assert store.up_time() == 51.0
    assert store.abandoned(20.0, 9) == []
    assert store.abandoned(40.0, 9) == ["long ago", "ahead"]
    assert store.abandoned(40.0, 1) == ["long ago"]
    assert store.count_open() == 3


def test_what_is_removed_is_gone_whole_and_nothing_else_is(store: Store, url: str) -> None:
    store.write([(made("unplayed"),), (made("over", MOVED, ENDED),), (made("played", MOVED),)])
    store.write([(Change("next", 0, BEGINNING, NOON, follows="over"),)])
    store.write([(Change("terminal", 0, BEGINNING, NOON, home=Home.TERMINAL),)])
    assert store.remove(1.0, 9, in_use=("next",)) == ["unplayed"]
    assert store.remove(1.0, 9, finished=True) == ["over"]
    assert store.read("unplayed") is store.read("over") is None
    assert sql(url, 'SELECT DISTINCT "table" FROM events ORDER BY 1') == [
        ("next",),
        ("played",),
        ("terminal",),
    ]
    assert sql(url, "SELECT follows FROM tables WHERE id = 'next'") == [(None,)]


def test_the_open_tables_of_a_guest_are_counted(store: Store) -> None:
    ada = (Player(0, "ada"),)
    store.write(
        [
            (Change("one", 0, BEGINNING, NOON, ada),),
            (Change("two", 0, (*BEGINNING, ENDED), NOON, ada),),
            (Change("three", 0, BEGINNING, NOON, (Player(0, "grace"),)),),
        ]
    )
    assert store.count_open("ada") == 1


# Others


def test_the_secret_is_made_once(url: str, store: Store) -> None:
    others = [Store(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        secrets = set(threads.map(Store.secret, others))
    assert secrets == {store.secret()}
    assert len(store.secret()) == 32
    for other in others:
        other.close()


def test_of_two_who_write_the_same_number_one_is_refused(url: str, store: Store) -> None:
    others = [Store(url) for _ in range(4)]
    store.write([(made("t"),)])

    def write(other: Store) -> int:
        """How many events this one has written."""
        return sum(other.write([(moved("t", 4 + each),)]) == [None] for each in range(50))

    with ThreadPoolExecutor(4) as threads:
        written = list(threads.map(write, others))
    assert 4 + sum(written) == seen(store, "t")
    for other in others:
        other.close()


@pytest.mark.proof
def test_processes_share_a_database(url: str) -> None:
    """They meet when it is made, and at every number."""
    program = (
        "store.write([(made('t'),)])\n"
        "for number in range(50):\n"
        "    while seen(store, 't') <= number + 4:\n"
        "        print(store.write([(moved('t', number + 4),)])[0] is None)\n"
    )
    running = [process(url, program) for _ in range(4)]
    written = b"".join(each.communicate()[0] for each in running)
    assert [each.returncode for each in running] == [0] * 4
    assert written.count(b"True") == 50
    with closing(Store(url)) as store:
        assert seen(store, "t") == 54


@pytest.mark.proof
def test_what_was_acknowledged_outlives_a_killed_process(url: str) -> None:
    program = (
        "store.write([(made('t'),)])\n"
        "for number in range(4, 100_000):\n"
        "    store.write([(moved('t', number),), (made(str(number)),)])\n"
        "    print(number, flush=True)\n"
    )
    with process(url, program) as running:
        assert running.stdout is not None
        for _ in range(200):
            running.stdout.readline()
        os.kill(running.pid, signal.SIGKILL)
        rest = running.stdout.read().split(b"\n")[:-1]
    last = int(rest[-1]) if rest else 203
    with closing(Store(url)) as store:
        kept = seen(store, "t")
        assert last < kept <= last + 2
        assert all(seen(store, str(number)) == 4 for number in range(4, kept))
    assert sql(url, "SELECT count(*) FROM tables") == [(kept - 3,)]
    if url.startswith("sqlite"):
        assert sql(url, "PRAGMA integrity_check") == [("ok",)]
    assert store.write([(moved("t", kept),)]) == [None]
    store.close()
