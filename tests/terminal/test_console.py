"""Lines in and text out, on real descriptors."""

from __future__ import annotations

import io
import os
import socket
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from fourfold.terminal.console import BYTES_AT_MOST, NewsError, Terminal, is_coloured, is_plain


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    ends = os.pipe()
    yield ends
    for end in ends:
        with suppress(OSError):
            os.close(end)


def test_lines_come_one_by_one(pipe: tuple[int, int]) -> None:
    keyboard, typist = pipe
    screen = io.StringIO()
    terminal = Terminal(keyboard, screen)
    os.write(typist, "één\r\n\ntw".encode())
    assert terminal.ask("1?") == "één"
    assert terminal.ask("2?") == ""
    os.write(typist, b"o")
    os.close(typist)
    assert terminal.ask("3?") == "two"
    with pytest.raises(EOFError):
        terminal.ask("4?")
    assert screen.getvalue() == "1? \n2? \n3? \n4? \n"


def test_a_long_line_is_cut_and_its_rest_dropped(pipe: tuple[int, int]) -> None:
    keyboard, typist = pipe
    terminal = Terminal(keyboard, io.StringIO())
    os.write(typist, b"x" * 50_000 + b"\nnext\n")
    assert terminal.ask("?") == "x" * BYTES_AT_MOST
    assert terminal.ask("?") == "next"


def test_the_time_runs_out(pipe: tuple[int, int]) -> None:
    keyboard, typist = pipe
    terminal = Terminal(keyboard, io.StringIO())
    os.write(typist, b"half a li")
    with pytest.raises(TimeoutError):
        terminal.ask("?", time.time() + 0.05)
    with pytest.raises(TimeoutError):
        terminal.ask("?", time.time() - 5)
    os.write(typist, b"ne\n")
    assert terminal.ask("?", time.time() + 60) == "half a line"


def test_news_come_before_a_line_and_lose_nothing_of_it(pipe: tuple[int, int]) -> None:
    keyboard, typist = pipe
    terminal = Terminal(keyboard, io.StringIO())
    reader, writer = socket.socketpair()
    with reader, writer:
        terminal.news = reader
        os.write(typist, b"half a li")
        writer.send(b"news")
        for _ in range(2):
            with pytest.raises(NewsError):
                terminal.ask("?")
        reader.recv(4)
        os.write(typist, b"ne\n")
        assert terminal.ask("?") == "half a line"


def test_any_bytes_are_a_text(pipe: tuple[int, int]) -> None:
    keyboard, typist = pipe
    os.write(typist, b"\xff\xc3\0\n")
    assert Terminal(keyboard, io.StringIO()).ask("?") == "\ufffd\ufffd\0"


class _Screen(io.TextIOWrapper):
    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(), encoding=encoding)

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "is_colour"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "xterm", "ACCESSIBLE": "1"}, False),
        ({"TERM": "xterm", "ACCESSIBLE": "0"}, True),
        ({"TERM": "dumb"}, False),
        ({"TERM": "linux"}, False),
        ({}, False),
    ],
)
def test_when_escape_sequences_may_be_written(environ: dict[str, str], is_colour: bool) -> None:
    assert is_coloured(environ, _Screen()) is is_colour
    assert not is_coloured(environ, _Screen("latin-1"))
    assert not is_coloured(environ, io.StringIO())
    assert is_plain(environ) is (environ.get("ACCESSIBLE") == "1")
