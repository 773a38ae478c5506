"""Plain `fourfold`: it serves the page, says where, opens a window if it can, and stops."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from tests.cli.conftest import COMMAND, SECONDS_AT_MOST, Run, can_be_interrupted, environment


@contextmanager
def fourfold(
    folder: Path, *options: str, **changes: str
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The command in a folder, and where it says that it is."""
    unasked = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with subprocess.Popen(
        [COMMAND, *options],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment(folder, **unasked | changes),
        preexec_fn=can_be_interrupted,  # noqa: PLW1509 - no other thread runs here
    ) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline()
            said = re.fullmatch(r"Fourfold is at (http://127\.0\.0\.1:\d+/) until .*\.\n", told)
            assert said is not None, told
            yield said[1], process
        finally:
            process.kill()


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that only notes what it is to open, and whether it could take the terminal."""
    program, noted = folder / "browser", folder / "opened"
    program.write_text(f'#!/bin/sh\ntest -t 0 && echo terminal >> {noted}\necho "$1" >> {noted}\n')
    program.chmod(0o755)
    return str(program), noted


def test_it_serves_the_page_and_stops_calmly(tmp_path: Path) -> None:
    with fourfold(tmp_path) as (address, process):
        with urlopen(address) as answer:
            assert b"<title>Fourfold</title>" in answer.read()
        with urlopen(f"{address}healthz") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=SECONDS_AT_MOST)
        assert (process.returncode, rest, complaints) == (0, "", "")
    assert (tmp_path / "data" / "fourfold" / "fourfold.db").exists()


def test_it_opens_a_browser_where_there_is_a_screen(tmp_path: Path) -> None:
    program, noted = browser(tmp_path)
    with fourfold(tmp_path, DISPLAY=":7", BROWSER=program) as (address, _):
        end = time.monotonic() + SECONDS_AT_MOST
        while not noted.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert noted.read_text() == f"{address}\n"


def test_it_opens_none_where_there_is_no_screen_or_none_is_wanted(tmp_path: Path) -> None:
    program, noted = browser(tmp_path)
    for options, screen in (((), ""), (("--no-browser",), ":7")):
        with fourfold(tmp_path, *options, DISPLAY=screen, BROWSER=program) as (address, process):
            urlopen(address).close()
            process.send_signal(signal.SIGINT)
            assert process.wait(SECONDS_AT_MOST) == 0
    assert not noted.exists()


def test_a_port_that_is_taken(tmp_path: Path, run: Run) -> None:
    other = ("--database", f"sqlite:///{tmp_path}/other.db")
    with fourfold(tmp_path) as (first, _), fourfold(tmp_path, *other) as (second, _):
        assert first != second
        urlopen(second).close()
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        answer = run("--port", str(taken.getsockname()[1]))
    assert answer.returncode == 2
    assert b"address already in use" in answer.stderr


def test_a_second_one_says_where_the_first_one_is(tmp_path: Path, run: Run) -> None:
    with fourfold(tmp_path) as (address, process):
        answer = run()
        told = f"another server is running on this database, at {address}.\n"
        assert (answer.returncode, answer.stdout) == (2, b"")
        assert answer.stderr.decode().endswith(told)
        assert answer.stderr.count(b"\n") == 1
        process.kill()
        process.wait(SECONDS_AT_MOST)
        with fourfold(tmp_path) as (again, _):
            urlopen(again).close()


def test_games_are_kept_where_it_is_told(tmp_path: Path) -> None:
    file = tmp_path / "own" / "games.db"
    with fourfold(tmp_path, "--database", f"sqlite:///{file}"):
        assert file.exists()


def test_it_serves_although_nobody_reads_what_it_says(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        port = found.getsockname()[1]
    with subprocess.Popen(
        ["/bin/sh", "-c", f"exec {COMMAND} --port {port} >&-"], env=environment(tmp_path)
    ) as process:
        try:
            end = time.monotonic() + SECONDS_AT_MOST
            status = 0
            while status != 200 and time.monotonic() < end:
                with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/") as answer:
                    status = answer.status
                time.sleep(0.05)
            assert status == 200
        finally:
            process.kill()
