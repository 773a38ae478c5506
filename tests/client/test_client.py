"""What a guest asks of a server over HTTP."""

from __future__ import annotations

import pickle
import socket
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest

from fourfold.client import Address, Client, RefusedError, UnreachableError, table_of_link
from fourfold.client.errors import ClientCode
from fourfold.protocol.bodies import OpponentBody
from fourfold.protocol.errors import ProtocolCode
from fourfold.protocol.models import OptionsBody
from fourfold.rules import FourfoldError, RulesCode
from fourfold.service.errors import ServiceCode
from fourfold.table.errors import TableCode
from fourfold.words import message
from tests.client.players import Player
from tests.client.servers import Wire
from tests.server.running import FREELY, Server, running


def test_a_session_is_made_once_and_can_be_kept(server: Server) -> None:
    client = Client(server.url)
    assert client.session is None
    seats = client.open("Ada")
    assert client.session is not None
    again = Client(server.url, client.session)
    assert again.join(seats.table, "Somebody else") == seats


def test_tables_for_anybody_are_listed(server: Server) -> None:
    client = Client(server.url)
    seats = client.open("Ada", opponent=OpponentBody(kind="anyone"))
    with client.sit(seats):
        assert seats.table in [each.table for each in Client(server.url).open_tables().tables]


def test_a_table_is_shown_with_its_options(server: Server) -> None:
    client = Client(server.url)
    options = OptionsBody(traits="shape,body", squares=True, edition="access")
    shown = client.table(client.open("Ada", options=options).table)
    assert shown.options == options
    assert shown.view.state == "waiting"
    assert shown.view.players[0].name == "Ada"


def test_a_game_begins_at_a_position(server: Server) -> None:
    client = Client(server.url)
    opponent = OpponentBody(kind="same-screen")
    seats = client.open("Ada", opponent=opponent, position="..../..../..../0... -", first="me")
    assert client.table(seats.table).start == "..../..../..../0... -"
    with client.sit(seats) as table:
        assert table.view.players[0].seat == table.view.turn == "second"


def test_a_guest_finds_and_closes_games(server: Server) -> None:
    client = Client(server.url)
    seats = client.open("Ada")
    (game,) = Client(server.url, client.session).games().games
    assert (game.table, game.seats, game.state) == (seats.table, seats.seats, "waiting")
    client.close(seats.table)
    assert client.games().games == ()
    assert client.games("1.0-" + "A" * 22).before is None


def test_a_position_is_analysed(server: Server) -> None:
    analysis = Client(server.url).analyse(".6../9de1/0f../b2.a 5")
    assert (analysis.value, analysis.plies) == ("win", 3)


def test_refusals_have_the_codes_of_the_server(server: Server) -> None:
    client = Client(server.url)
    seats = client.open("Ada")
    for ask, code in (
        (lambda: client.table("A" * 22), TableCode.NO_SUCH_TABLE),
        (lambda: client.game(seats.table), TableCode.GAME_ON),
        (lambda: client.review(seats.table), TableCode.GAME_ON),
        (lambda: client.analyse("nonsense"), RulesCode.BAD_POSITION),
        (lambda: Client(server.url, "x.y").join(seats.table), ServiceCode.NO_SESSION),
    ):
        with pytest.raises(RefusedError) as refused:
            ask()
        assert refused.value.code == code


def test_a_code_of_a_newer_server_is_passed_on() -> None:
    error = RefusedError("no-more-tea", "there is no more tea")
    assert error.said == message("refused-other", code="no-more-tea")
    assert pickle.loads(pickle.dumps(error)).code == "no-more-tea"  # noqa: S301


def test_where_no_server_is_there_is_no_answer() -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    with pytest.raises(UnreachableError) as refused:
        Client(f"http://127.0.0.1:{port}").open("Ada")
    assert refused.value.code == ClientCode.UNREACHABLE


class _Elsewhere(BaseHTTPRequestHandler):
    """Sends everybody on, and remembers who came there with a session."""

    protocol_version = "HTTP/1.1"
    came: ClassVar[list[str | None]] = []

    def do_POST(self) -> None:
        self.came.append(self.headers["Authorization"])
        self.send_response(302)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST  # noqa: N815 - the name is given

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is given
        pass


def test_a_session_is_not_carried_elsewhere() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Elsewhere) as other:
        Thread(target=other.serve_forever).start()
        try:
            client = Client(f"http://127.0.0.1:{other.server_port}", "secret")
            with pytest.raises(UnreachableError):
                client.open("Ada")
            assert _Elsewhere.came == ["Bearer secret"]
            with pytest.raises(UnreachableError), client.watch("A" * 22):
                pass
        finally:
            other.shutdown()


def test_the_game_can_lie_on_a_path(tmp_path: Path) -> None:
    with (
        running(tmp_path / "server.db", *FREELY, "--root-path", "/quarto") as server,
        Wire(server, path="/quarto") as wire,
    ):
        player = Player(wire.url + "/", 5)
        opponent = OpponentBody(kind="computer", level="beginner", pace="at-once")
        player.play(player.client.open("Ada", opponent=opponent)).check()


@pytest.mark.parametrize(
    "url",
    [
        *("", "example.org", "ftp://example.org", "http://", "http://a b", "http://x:y"),
        *("http://[x", "http://a..b", f"http://{'x' * 64}.org", "http://example.org/café"),
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(FourfoldError) as refused:
        Address(url)
    assert refused.value.code == ProtocolCode.BAD_ADDRESS


@pytest.mark.parametrize(
    "link", ["A" * 22, f"https://example.org/{'A' * 22}", f"/quarto/table/{'A' * 22}/?language=fr"]
)
def test_a_table_is_found_in_a_link(link: str) -> None:
    assert table_of_link(link) == "A" * 22


def test_a_link_to_nothing_names_no_table() -> None:
    with pytest.raises(FourfoldError):
        table_of_link("https://example.org/")
