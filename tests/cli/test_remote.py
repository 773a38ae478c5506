"""`fourfold play --server`: terminals as processes of their own, at tables of a real server."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fourfold.client import Client
from fourfold.protocol.models import ViewBody
from tests.cli.conftest import (
    COMMAND,
    SECONDS_AT_MOST,
    Run,
    RunOnTerminal,
    within,
)
from tests.client.servers import Wire
from tests.forks import Piped
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server") / "server.db") as server:
        yield server


class Person:
    """Somebody at a terminal, with data of their own: reads until a text appears, and types."""

    def __init__(self, folder: Path, name: str, *options: str) -> None:
        folder = folder / name
        folder.mkdir(exist_ok=True)
        self.process = Piped("play", "--plain", *options, **within(folder))
        self.heard = ""
        self._read = 0

    def hear(self, *texts: str) -> str:
        """Waits for the first of some texts."""
        until = time.monotonic() + SECONDS_AT_MOST
        while True:
            found = [text for text in texts if text in self.heard[self._read :]]
            if found:
                self._read = self.heard.index(found[0], self._read) + len(found[0])
                return found[0]
            self._hear_more(until, texts)

    def _hear_more(self, until: float, texts: tuple[str, ...]) -> None:
        left = until - time.monotonic()
        ready = select.select([self.process.stdout], [], [], max(0.0, left))[0]
        more = os.read(self.process.stdout.fileno(), 4096) if ready else b""
        if not more:
            pytest.fail(f"no {texts} in {self.heard[self._read :]!r} after {self.heard!r}")
        self.heard += more.decode()

    def enter(self, text: str) -> None:
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()

    def answer(self, question: str, *lines: str) -> None:
        self.hear(question)
        self.enter("".join(f"{line}\n" for line in lines))

    def leave(self) -> str:
        """Ends the input; all that was heard."""
        out, err = self.process.communicate()
        self.heard += out.decode()
        assert err == b""
        assert "\x1b" not in self.heard
        return self.heard

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()


BEGINS = ("You begin.", " begins.")


@contextmanager
def _seated(folder: Path, server: Server) -> Iterator[tuple[Person, Person]]:
    """Two at a table: the one who begins, and the other."""
    with Person(folder, "ada", "--server", server.url, "--names", "Ada", "x") as ada:
        ada.hear("--table ")
        ada.hear("The game has not begun.")
        link = re.findall(r"http://\S+/[\w-]{22}\b", ada.heard)[0]
        with Person(folder, "grace", "--server", server.url, "--table", link) as grace:
            grace.answer("What is your name?", "ada")
            grace.hear("Choose a short, readable name, different from the other player’s.")
            grace.answer("What is your name?", "Grace")
            grace.hear(*BEGINS)
            yield (ada, grace) if ada.hear(*BEGINS) == BEGINS[0] else (grace, ada)


GIVE, PLACE = "Give ", "Place "


def _play_until_a_line(first: Person, second: Person) -> None:
    """The first one completes row 1, and does not see it."""
    first.answer(GIVE, "0")
    second.answer(PLACE, "a1")
    second.answer(GIVE, "1")
    first.answer(PLACE, "b1")
    first.answer(GIVE, "2")
    second.answer(PLACE, "c1")
    second.answer(GIVE, "3")
    first.answer(PLACE, "d1")
    first.answer("call QUARTO!", "f")


def test_two_terminals_play_a_whole_game_and_another_one(tmp_path: Path, server: Server) -> None:
    with _seated(tmp_path, server) as (first, second):
        _play_until_a_line(first, second)
        second.answer("call QUARTO!", "quarto")
        second.answer("Which line?", "row 1")
        second.answer("QUARTO! for row 1. Yes or no?", "yes")
        second.hear("QUARTO! You call row 1: all four are round and light.\nYou win!")
        first.hear("calls row 1: all four are round and light.")
        second.answer("Another game?", "")
        first.hear("asks for another game. Do you accept?")
        first.answer("Another game?", "yes")
        second.hear("You begin.")
        second.answer(GIVE, "7")
        first.answer(PLACE, "resign")
        first.answer("Do you really want to resign?", "yes")
        first.answer("Another game?", "no")
        second.answer("Another game?", "no")
        for person in (first, second):
            assert person.leave().endswith("Goodbye!\n")
            assert person.process.returncode == 0


def test_offers_are_answered(tmp_path: Path, server: Server) -> None:
    with _seated(tmp_path, server) as (first, second):
        first.answer(GIVE, "0")
        first.answer("is placing", "draw")
        second.answer("offers a draw. Do you accept?", "no")
        first.answer("declines.", "undo")
        second.answer("asks to take back a move. Do you accept?", "yes")
        first.answer(GIVE, "1")
        second.answer("Place the tall round hollow light piece.", "draw")
        first.answer("offers a draw. Do you accept?", "yes")
        second.hear("Another game?")


def test_a_phrase_is_heard_in_the_language_of_the_listener(tmp_path: Path, server: Server) -> None:
    with _seated(tmp_path, server) as (first, second):
        second.answer("is choosing a piece for you.", "language fr", "merci")
        second.hear("Vous dites\N{NO-BREAK SPACE}: Merci\N{NO-BREAK SPACE}!")
        first.hear(": Thanks!")
        first.answer("a piece.", "say good luck", "resign", "yes")
        first.hear("You say: Good luck!")
        second.hear("\N{NO-BREAK SPACE}: Bonne chance\N{NO-BREAK SPACE}!")
        first.answer("Another game?", "good game")
        second.hear("\N{NO-BREAK SPACE}: Belle partie\N{NO-BREAK SPACE}!")


def test_the_server_is_killed_in_between(tmp_path: Path) -> None:
    with (
        running(tmp_path / "server.db") as server,
        _seated(tmp_path, server) as (first, second),
    ):
        first.answer(GIVE, "0")
        second.hear(PLACE)
        server.kill()
        for person in (first, second):
            person.hear("Connection lost. Trying to reconnect.")
        second.enter("a1\n")
        server.start()
        for person in (first, second):
            person.hear("The connection is back.")
        second.hear("On a1.")
        second.answer(GIVE, "1")
        first.hear("Place the tall round hollow light piece.")


def test_news_come_while_a_file_is_saved(tmp_path: Path, server: Server) -> None:
    with _seated(tmp_path, server) as (first, second):
        first.answer(GIVE, "resign", "yes")
        first.answer("Another game?", "save game.txt", "save game.txt")
        first.hear("Replace it?")
        second.answer("Another game?", "yes")
        first.hear("asks for another game. Do you accept?")
        first.answer("Replace it?", "yes")
        first.hear("Saved as game.txt.")
        first.answer("Another game?", "no")
        assert first.leave().endswith("Goodbye!\n")


def test_where_the_next_game_is_can_be_asked(tmp_path: Path, server: Server) -> None:
    """The server does not say it to one of the two."""
    with Wire(server, change=lambda data: data.replace(b'"type":"next"', b'"type":"text"')) as wire:
        ada = Person(tmp_path, "ada", "--server", wire.url, "--names", "Ada", "x")
        with ada:
            ada.hear("The game has not begun.")
            link = re.findall(r"http://\S+/[\w-]{22}\b", ada.heard)[0]
            options = ("--server", server.url, "--table", link, "--names", "Grace", "x")
            with Person(tmp_path, "grace", *options) as grace:
                ada.hear(*BEGINS)
                ada.enter("resign\nyes\n")
                grace.answer("Another game?", "yes")
                ada.hear("asks for another game. Do you accept?")
                ada.answer("Another game?", "yes")
                ada.hear(*BEGINS)


def test_a_name_that_is_not_used_is_told(tmp_path: Path, server: Server) -> None:
    options = ("--server", server.url, "--against", "person", "--names", "Ada", "Bob")
    with Person(tmp_path, "ada", *options) as ada:
        ada.hear("Your opponent will bring their own name, not Bob.")
        ada.hear("The game has not begun.")


@pytest.mark.proof
def test_quitting_needs_no_server(tmp_path: Path) -> None:
    with (
        running(tmp_path / "server.db") as server,
        _seated(tmp_path, server) as (first, _),
    ):
        server.kill()
        first.answer("Connection lost.", "help undo", "quit")
        assert "undo: asks to take your last move back." in first.leave()
        assert first.heard.endswith("Goodbye!\n")


def test_one_comes_back_to_a_game_against_the_computer(tmp_path: Path, server: Server) -> None:
    kept = "The game stays on the server. To come back: "
    options = ("--server", server.url, "--against", "beginner", "--names", "Ada", "Deep")
    with Person(tmp_path, "ada", *options) as ada:
        ada.hear("Deep")
        while (view := _view(tmp_path, server)).moves is None or len(view.moves) < 3:
            if view.turn == view.players[0].seat:
                ada.enter(_any_move(view))
            time.sleep(0.1)
        said = ada.leave()
    assert kept in said
    table = re.findall(r"--table ([\w-]{22})", said)[-1]
    with Person(tmp_path, "ada", "--server", server.url, "--table", table) as ada:
        ada.hear("The game goes on.")
        ada.process.send_signal(signal.SIGINT)
        assert kept in ada.leave()
        assert ada.process.returncode == 130
    assert Client(server.url).table(table).view.players[0].name == "Ada"


def test_a_whole_game_against_the_computer(tmp_path: Path, server: Server) -> None:
    options = ("--server", server.url, "--against", "beginner", "--automatic")
    with Person(tmp_path, "ada", *options) as ada:
        ada.answer("What is your name?", "")
        while ada.hear(GIVE, PLACE, "Another game?") != "Another game?":
            ada.enter(_any_move(_view(tmp_path, server)))
        ada.enter("save game.txt\nno\n")
        assert "Saved as game.txt." in ada.leave()
    answer = subprocess.run(
        [COMMAND, "replay", tmp_path / "ada/game.txt"], capture_output=True, check=False
    )
    assert answer.returncode == 0


CELLS_FROM_TOP = [f"{column}{row}" for row in "4321" for column in "abcd"]


def _view(folder: Path, server: Server) -> ViewBody:
    """The table that Ada sat down at last, as anybody may see it."""
    (path,) = folder.glob("ada/**/sessions.json")
    table = re.findall(r'^   "([\w-]{22})"', path.read_text(), re.MULTILINE)[-1]
    return Client(server.url).table(table).view


def _any_move(view: ViewBody) -> str:
    """A line to type."""
    assert view.board is not None
    assert view.left is not None
    empty = view.board.replace("/", "").index(".")
    return f"{view.left[0]}\n" if view.hand is None else f"{CELLS_FROM_TOP[empty]}\n"


def test_on_a_terminal_the_board_is_painted(run_on_terminal: RunOnTerminal, server: Server) -> None:
    options = ("play", "--server", server.url, "--against", "beginner", "--names", "Ada", "Deep")
    screen = run_on_terminal(*options, typed=(("\x1b[0m", "\x03"),), TERM="xterm-256color")
    assert "\x1b[38;5;" in screen
    way_back = r"To come back: fourfold play --server\s\S+ --table [\w-]{22}\n$"
    assert re.search(way_back, screen)


def test_what_is_not_there_is_told_in_one_sentence(call: Run, server: Server) -> None:
    answer = call("play", "--server", "http://127.0.0.1:9", "--names", "Ada", "x")
    assert answer.returncode == 2
    assert answer.stderr == b"fourfold: there is no answer from http://127.0.0.1:9.\n"
    answer = call("play", "--server", server.url, "--table", "A" * 22, "--names", "Ada", "x")
    assert answer.returncode == 2
    assert answer.stdout.endswith(b"\nThere is no such table.\n")
