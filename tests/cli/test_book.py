"""`fourfold book`."""

from __future__ import annotations

import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from fourfold.engine.book import BOOKS, file_name
from fourfold.engine.bookmaking import Workshop
from fourfold.rules.variant import CLASSES
from tests.cli.conftest import COMMAND, SECONDS_AT_MOST, Run, can_be_interrupted

FIRST = CLASSES[0]


def test_what_is_wrong_with_books_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / file_name(FIRST)).write_bytes(b"no book")
    answer = run("book", "verify", str(tmp_path), "--samples", "0")
    lines = answer.stdout.decode().splitlines()
    assert lines[0].startswith("1.xz: not a book: ")
    assert lines[1] == "2.xz: there is no such book"
    assert answer.stderr == b"fourfold: 8 of 8 books are not as they should be.\n"
    assert answer.returncode == 2


@pytest.mark.proof
def test_the_books_verify() -> None:
    answer = subprocess.run(
        [COMMAND, "book", "verify", "--samples", "40"], capture_output=True, check=False
    )
    assert (answer.returncode, answer.stderr) == (0, b"")
    lines = answer.stdout.decode().splitlines()
    # as many classes with 0 to 4 pieces as are known from elsewhere: 1 + 8 + 148 + 3 382 + 91 746
    assert lines[3] == "4.xz: 95285 positions, all well"
    # and with squares 1 + 12 + 381 + 12 113 + 359 931
    assert lines[7] == "4-squares.xz: 372438 positions, all well"


def test_books_that_are_there_are_not_made_again(run: Run, tmp_path: Path) -> None:
    shutil.copytree(BOOKS, tmp_path / "books")
    answer = run("book", "make", str(tmp_path / "books"))
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, b"", b"")


def test_making_goes_on_where_it_was_interrupted(run: Run, tmp_path: Path) -> None:
    books = tmp_path / "books"
    shutil.copytree(BOOKS, books)
    (books / file_name(FIRST)).unlink()
    with subprocess.Popen(
        [COMMAND, "book", "make", books],
        stderr=subprocess.PIPE,
        preexec_fn=can_be_interrupted,  # noqa: PLW1509 - no other thread runs here
    ) as process:
        while len(list(books.glob("1-*.page"))) < 3:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=SECONDS_AT_MOST)
    assert process.returncode == 130
    assert b"Traceback" not in errors
    missing = len(Workshop(books).missing(FIRST))
    assert 0 < missing < 84
    min(books.glob("1-*.page")).write_bytes(b"damaged")
    assert len(Workshop(books).missing(FIRST)) == missing + 1
    answer = run("book", "make", str(books))
    assert answer.stdout.decode() == f"1.xz: {(BOOKS / '1.xz').stat().st_size} bytes\n"
    assert (books / "1.xz").read_bytes() == (BOOKS / "1.xz").read_bytes()
    assert len(list(books.iterdir())) == len(CLASSES)


@pytest.mark.parametrize("address", ["nonsense://x", "tcp://127.0.0.1:1"])
@pytest.mark.proof
def test_a_cluster_that_is_not_there(tmp_path: Path, address: str) -> None:
    answer = subprocess.run(
        [COMMAND, "book", "make", tmp_path, "--dask", address],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 2
    assert answer.stderr.splitlines()[-1] == f"fourfold: there is no Dask cluster at “{address}”."
    assert "no-cluster" not in answer.stdout
