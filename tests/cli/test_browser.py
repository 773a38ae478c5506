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

import pytest

from tests.cli.conftest import COMMAND, SECONDS_AT_MOST, Run, started, within


@contextmanager
def fourfold(
    folder: Path, *options: str, **changes: str
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The command in a folder, and where it says that it is."""
    unasked = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with started(COMMAND, *options, **within(folder, **unasked | changes)) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        said = re.fullmatch(r"Fourfold is at (http://127\.0\.0\.1:\d+/) until .*\.\n", told)
        assert said is not None, told
        yield said[1], process


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that only notes what it is to open, and whether it could take the terminal."""
    program, noted = folder / "browser", folder / "opened"
    program.write_text(f'#!/bin/sh\ntest -t 0 && echo terminal >> {noted}\necho "$1" >> {noted}\n')
    program.chmod(0o755)
    return str(program), noted


def test_it_serves_the_page_and_stops_calmly(tmp_path: Path) -> None:
    program, noted = browser(tmp_path)
    with fourfold(tmp_path, BROWSER=program) as (address, process):
        with urlopen(address) as answer:
            assert b"<title>Fourfold</title>" in answer.read()
        with urlopen(f"{address}healthz") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=SECONDS_AT_MOST)
        assert (process.returncode, rest, complaints) == (0, "", "")
    assert (tmp_path / "data" / "fourfold" / "fourfold.db").exists()
    assert not noted.exists(), "there is no screen"


@pytest.mark.proof
def test_it_opens_a_browser_where_there_is_a_screen(tmp_path: Path) -> None:
    program, noted = browser(tmp_path)
    with fourfold(tmp_path, DISPLAY=":7", BROWSER=program) as (address, _):
        end = time.monotonic() + SECONDS_AT_MOST
        while not noted.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert noted.read_text() == f"{address}\n"


@pytest.mark.proof
def test_a_second_one_needs_a_database_and_a_port_of_its_own(tmp_path: Path, run: Run) -> None:
    program, noted = browser(tmp_path)
    file = tmp_path / "own" / "games.db"
    own = ("--database", f"sqlite:///{file}")
    with fourfold(tmp_path) as (address, process):
        answer = run()
        told = f"another server is running on this database, at {address}.\n"
        assert (answer.returncode, answer.stdout) == (2, b"")
        assert answer.stderr.decode().endswith(told)
        assert answer.stderr.count(b"\n") == 1
        taken = run("--port", address.rpartition(":")[2].strip("/"), *own)
        assert taken.returncode == 2
        assert b"address already in use" in taken.stderr
        options = ("--no-browser", *own)
        with fourfold(tmp_path, *options, DISPLAY=":7", BROWSER=program) as (other, second):
            assert other != address
            urlopen(other).close()
            assert file.exists()
            second.send_signal(signal.SIGINT)
            assert second.wait(SECONDS_AT_MOST) == 0
        assert not noted.exists(), "no browser is wanted"
        process.kill()
        process.wait(SECONDS_AT_MOST)
        with fourfold(tmp_path) as (again, _):
            urlopen(again).close()


@pytest.mark.proof
def test_it_serves_although_nobody_reads_what_it_says(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        port = found.getsockname()[1]
    command = f"exec {COMMAND} --port {port} >&-"
    with started("/bin/sh", "-c", command, **within(tmp_path)):
        end = time.monotonic() + SECONDS_AT_MOST
        status = 0
        while status != 200 and time.monotonic() < end:
            with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/") as answer:
                status = answer.status
            time.sleep(0.05)
        assert status == 200
