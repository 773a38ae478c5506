"""Whole games over the network, and all that can go wrong on the way."""

from __future__ import annotations

import gc
import random
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from fourfold.client import Client, Connection, RefusedError, UnreachableError
from fourfold.client.core import Status
from fourfold.protocol.bodies import OpponentBody, SeatsBody
from fourfold.protocol.from_server import NextMessage, PhraseHeardMessage
from fourfold.protocol.models import OptionsBody
from fourfold.room.errors import RoomCode
from fourfold.rules import Cell, FourfoldError, Give, Piece, Place, RulesCode, parse_saved_game
from fourfold.store import back_up, url_of
from fourfold.table.command import Offer, Play, Propose
from fourfold.table.errors import TableCode
from tests.client.players import Player
from tests.client.servers import Wire
from tests.server.running import SECONDS, Server, running, wait_until

COMPUTER = OpponentBody(kind="computer", level="beginner", pace="at-once")
BOT = Path(__file__).parents[2] / "examples/bot.py"


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [each for each in threading.enumerate() if each not in before and "table" in each.name]
    assert left == []


@pytest.fixture
def both(server: Server) -> Iterator[tuple[Connection, Connection]]:
    """Ada, who begins, and Grace at a table."""
    ada, grace = Client(server.url), Client(server.url)
    seats = _sit_both(ada, grace)
    with ada.sit(seats[0]) as first, grace.sit(seats[1]) as second:
        yield first, second


@pytest.fixture
def alone(server: Server) -> Iterator[Connection]:
    """Ada, who begins, against the computer."""
    client = Client(server.url)
    with client.sit(client.open("Ada", opponent=COMPUTER, first="me")) as table:
        yield table


def _sit_both(
    ada: Client, grace: Client, options: OptionsBody = OptionsBody()
) -> tuple[SeatsBody, SeatsBody]:
    seats = ada.open("Ada", options=options, first="me")
    return seats, grace.join(seats.table, "Grace")


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_against_the_computer(server: Server, seed: int) -> None:
    player = Player(server.url, seed)
    seats = player.client.open("Ada", opponent=COMPUTER)
    player.play(seats).check()
    game = parse_saved_game(player.client.game(seats.table))
    told = [each.move for each in player.heard if each.event == "moved"]
    assert [str(move) for move in game.game.moves] == told
    assert [each.move for each in player.client.review(seats.table).moves] == told


def test_a_whole_game_between_two_clients(server: Server) -> None:
    ada, grace = Player(server.url, 1), Player(server.url, 2)
    both = _sit_both(ada.client, grace.client)
    with ThreadPoolExecutor() as pool:
        list(pool.map(Player.play, (ada, grace), both))
    for player in (ada, grace):
        player.check()
    assert [each.number for each in ada.heard] == [each.number for each in grace.heard]


def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path / "server.db") as server:
        ada, grace = Player(server.url, 3), _Waiting(server.url, 4)
        both = _sit_both(ada.client, grace.client)
        with ThreadPoolExecutor() as pool:
            games = [pool.submit(ada.play, both[0]), pool.submit(grace.play, both[1])]
            for moves, end in ((2, server.kill), (4, server.stop)):
                wait_until(partial(grace.has_done, moves), pause=0.01)
                end()
                server.start()
                grace.gates[moves].set()
            for game in games:
                game.result(SECONDS)
        for player in (ada, grace):
            player.check()
        assert sum(each.event == "resumed" for each in ada.heard) == 2


class _Waiting(Player):
    """Waits twice until it may go on, so that there is a middle of the game."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(url, seed)
        self.gates = {2: threading.Event(), 4: threading.Event()}

    def has_done(self, moves: int) -> bool:
        return len(self.done) >= moves

    def choose(self, table: Connection) -> str:
        if len(self.done) in self.gates:
            self.gates[len(self.done)].wait(SECONDS)
        return super().choose(table)


@pytest.mark.parametrize("seed", range(3))
def test_a_wire_that_breaks_again_and_again(server: Server, seed: int) -> None:
    """Each move is made once, whether the command was lost or only its answer."""
    chance = random.Random(seed)
    with Wire(server, lambda _: chance.random() < 0.08) as wire:
        ada, grace = Player(wire.url, 2 * seed), Player(server.url, 2 * seed + 1)
        ada.client.session = Client(server.url).make_session()
        straight = Client(server.url, ada.client.session)
        both = _sit_both(straight, grace.client)
        with ThreadPoolExecutor() as pool:
            list(pool.map(Player.play, (ada, grace), both))
        assert wire.cuts > 0
    for player in (ada, grace):
        player.check()


def test_what_cannot_be_done_is_refused(
    server: Server, both: tuple[Connection, Connection]
) -> None:
    first, second = both
    refusals: list[tuple[Callable[[], bool], str]] = [
        (partial(second.play, "0"), TableCode.NOT_YOUR_TURN),
        (partial(first.play, "a1"), RulesCode.NO_PIECE_IN_HAND),
        (first.accept, TableCode.NOTHING_OFFERED),
        (first.claim, TableCode.NO_CLAIM),
        (partial(first.play, "x9"), RulesCode.BAD_MOVE),
    ]
    for command, code in refusals:
        with pytest.raises(FourfoldError) as refused:
            command()
        assert refused.value.code == code
    assert first.play("0")
    with Client(server.url).watch(first.table) as watched, pytest.raises(RefusedError) as refused:
        watched.play("a1")
    assert refused.value.code == RoomCode.NOT_YOUR_SEAT


def test_who_has_no_business_at_a_table_is_not_kept_waiting(server: Server) -> None:
    ada, grace = Client(server.url), Client(server.url)
    seats, _ = _sit_both(ada, grace)
    grace.make_session()
    with pytest.raises(RefusedError) as refused, grace.sit(seats):
        pass
    assert refused.value.code == RoomCode.NOT_YOUR_SEAT
    with pytest.raises(RefusedError) as refused, grace.watch("A" * 22):
        pass
    assert refused.value.code == TableCode.NO_SUCH_TABLE


def test_a_command_that_another_client_overtook_is_thought_over(server: Server) -> None:
    ada, grace = Client(server.url), Client(server.url)
    both = _sit_both(ada, grace)
    with ada.sit(both[0]) as first, ada.sit(both[0]) as twin, grace.sit(both[1]) as second:
        assert twin.play("3")
        assert not first.play("3")  # The same, but by another command.
        assert first.view.hand == "3"
        assert second.wait() is not None
        while not second.view.may.place:
            second.wait()
        assert twin.propose("draw")
        assert second.play("b2")  # An offer changes nothing about it.


def test_the_board_is_asked_by_name(alone: Connection) -> None:
    (said,) = alone.query("cell", cell="b3").said
    assert said.id == "cell-empty"
    for query, fields, code in (
        ("call", {}, RulesCode.LINE_NOT_COMPLETE),
        ("row", {"row": 5}, TableCode.BAD_MESSAGE),
        ("find", {"values": ["x" * 70_000]}, RulesCode.TOO_LONG),
        ("find", {"values": ["\ud800"]}, TableCode.BAD_MESSAGE),
    ):
        with pytest.raises(FourfoldError) as refused:
            alone.query(query, **fields)
        assert refused.value.code == code
    assert alone.play("7")


def test_another_game_is_gone_on_with_at_its_table(server: Server) -> None:
    ada, grace = Client(server.url), Client(server.url)
    both = _sit_both(ada, grace)
    with ada.sit(both[0]) as first, grace.sit(both[1]) as second, ThreadPoolExecutor() as pool:
        assert first.resign()
        for news in second:
            assert not isinstance(news, NextMessage)
        games = [pool.submit(each.rematch, SECONDS) for each in (first, second)]
        seats = [game.result() for game in games]
        assert first.next == seats[0]
    assert seats[0] is not None
    assert seats[1] is not None
    with ada.sit(seats[0]) as first, grace.sit(seats[1]) as second:
        assert first.table == second.table != both[0].table
        assert second.play("0")


@pytest.mark.proof
@pytest.mark.parametrize("is_accepted", [False, True])
def test_a_rematch_is_declined_by_a_decline_of_it_alone(
    both: tuple[Connection, Connection], is_accepted: bool
) -> None:
    first, second = both
    assert first.propose("draw")
    _wait_for_offer(second)
    assert second.decline()
    assert first.resign()  # Without a look at the news that the draw was declined.
    with ThreadPoolExecutor() as pool:
        game = pool.submit(first.rematch, SECONDS)
        _wait_for_offer(second)
        assert second.accept() if is_accepted else second.decline()
        assert game.result() == first.next
        assert (first.next is not None) is is_accepted


def _wait_for_offer(table: Connection) -> None:
    while table.view.offer is None:
        table.wait()


def test_two_at_one_screen(server: Server) -> None:
    client = Client(server.url)
    opponent = OpponentBody(kind="same-screen", name="Grace")
    with client.sit(client.open("Ada", opponent=opponent, first="me")) as table:
        assert set(table.seats) == {"first", "second"}
        for move in ("0", "a1", "1", "b1"):
            assert table.play(move)
        assert table.view.moves == ("0", "a1", "1", "b1")
        assert table.resign()
        seats = table.rematch(SECONDS)
    assert seats is not None
    assert len(seats.seats) == 2


def test_a_phrase_is_heard_by_the_other_player(both: tuple[Connection, Connection]) -> None:
    ada, _ = both
    for table in both:
        while table.wait(0) is not None:
            pass
    assert ada.say("good-luck")
    heard = [table.wait(SECONDS) for table in both]
    assert all(isinstance(each, PhraseHeardMessage) for each in heard)
    assert [each.said.arguments["you"] for each in heard] == ["actor", "other"]  # type: ignore[union-attr]


def test_nobody_talks_to_the_computer(alone: Connection) -> None:
    with pytest.raises(RefusedError) as caught:
        alone.say("hello")
    assert caught.value.code == RoomCode.NOBODY_LISTENS


def test_a_connection_can_be_selected(both: tuple[Connection, Connection]) -> None:
    first, second = both
    while second.wait(0.2):
        pass
    assert select.select([second], [], [], 0)[0] == []
    assert first.play("0")
    assert select.select([second], [], [], SECONDS)[0] == [second]
    assert second.wait(0) is not None


@pytest.mark.proof
def test_a_command_waits_until_the_server_is_back(tmp_path: Path) -> None:
    with running(tmp_path / "server.db") as server:
        client = Client(server.url)
        with client.sit(client.open("Ada", opponent=COMPUTER, first="me")) as table:
            server.kill()
            sent = table.send(Play(Give(Piece("7"))))
            wait_until(lambda: not table.is_connected)
            assert sent.status is Status.PENDING
            with pytest.raises(TimeoutError):
                table.settle(sent, 0.05)
            server.start()
            assert table.settle(sent, SECONDS).status is Status.DONE


def test_a_command_for_a_position_that_the_server_lost_is_given_up(tmp_path: Path) -> None:
    """The server comes back with an old copy of its database."""
    with running(tmp_path / "server.db") as server:
        client = Client(server.url)
        opponent = OpponentBody(kind="same-screen", name="Grace")
        with client.sit(client.open("Ada", opponent=opponent, first="me")) as table:
            assert table.play("0")
            back_up(url_of(server.database), tmp_path / "copy.db")
            for move in ("a1", "1", "b1", "2"):
                assert table.play(move)
            server.kill()
            for path in tmp_path.glob("server.db*"):
                path.unlink()
            (tmp_path / "copy.db").rename(server.database)
            sent = [table.send(Play(Place(Cell("b3")))), table.send(Propose(Offer.DRAW))]
            asked = table.request(lambda core: core.query("board"))
            server.start()
            assert {table.settle(each, SECONDS).status for each in sent} == {Status.OVERTAKEN}
            assert table.settle(asked, SECONDS).status is Status.ANSWERED
            assert table.view.moves == ("0",)
            assert table.play("b3")


def test_closing_ends_what_waits(tmp_path: Path) -> None:
    with running(tmp_path / "server.db") as server, ThreadPoolExecutor() as pool:
        client = Client(server.url)
        with client.sit(client.open("Ada", opponent=COMPUTER, first="me")) as table:
            server.kill()
            asked = pool.submit(table.query, "board")
            wait_until(lambda: not table.is_connected)
            assert not asked.done()
        assert isinstance(asked.exception(SECONDS), UnreachableError)


def test_the_bot_plays_a_whole_game(server: Server) -> None:
    answer = subprocess.run(
        [sys.executable, BOT, server.url], capture_output=True, check=False, timeout=SECONDS
    )
    assert answer.stderr == b""
    assert parse_saved_game(answer.stdout.decode()).game.outcome is not None


def test_an_interrupt_at_any_moment_leaves_no_lock_behind(server: Server) -> None:
    is_armed = False

    def interrupt(*_: object) -> None:
        nonlocal is_armed
        if is_armed:
            is_armed = False
            raise KeyboardInterrupt

    def wait(table: Connection) -> None:
        """Apart, as Python 3.13 lets an interrupt at the end of a loop escape the `with` around."""
        nonlocal is_armed
        is_armed = True
        signal.setitimer(signal.ITIMER_REAL, chance.uniform(0.00001, 0.0005))
        while is_armed:
            table.wait(0)

    client, chance = Client(server.url), random.Random(1)
    before = signal.signal(signal.SIGALRM, interrupt)
    gc.disable()  # What is raised while garbage is collected is lost.
    try:
        with client.watch(client.open("Ada").table) as table:
            for _ in range(1_000):
                with suppress(KeyboardInterrupt):
                    wait(table)
    finally:
        gc.enable()
        signal.signal(signal.SIGALRM, before)
