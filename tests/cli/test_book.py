"""`fourfold book`."""

from __future__ import annotations

import shutil
import signal
import time
from pathlib import Path

import pytest

from fourfold.engine import EngineCode
from fourfold.engine.book import BOOKS, file_name
from fourfold.engine.bookmaking import Workshop
from fourfold.rules.variant import CLASSES
from tests.cli.conftest import COMMAND, SECONDS_AT_MOST, Run, started

FIRST = CLASSES[0]


def test_what_is_wrong_with_books_is_said(call: Run, tmp_path: Path) -> None:
    (tmp_path / file_name(FIRST)).write_bytes(b"no book")
    answer = call("book", "verify", str(tmp_path), "--samples", "0")
    lines = answer.stdout.decode().splitlines()
    assert lines[0].startswith("1.xz: not a book: ")
    assert lines[1] == "2.xz: there is no such book"
    assert answer.stderr == b"fourfold: 8 of 8 books are not as they should be.\n"
    assert answer.returncode == 2


@pytest.mark.proof
def test_the_books_verify(call: Run) -> None:
    answer = call("book", "verify", "--samples", "40")
    assert (answer.returncode, answer.stderr) == (0, b"")
    lines = answer.stdout.decode().splitlines()
    # as many classes with 0 to 4 pieces as are known from elsewhere: 1 + 8 + 148 + 3 382 + 91 746
    assert lines[3] == "4.xz: 95285 positions, all well"
    # and with squares 1 + 12 + 381 + 12 113 + 359 931
    assert lines[7] == "4-squares.xz: 372438 positions, all well"


def test_books_that_are_there_are_not_made_again(call: Run, tmp_path: Path) -> None:
    shutil.copytree(BOOKS, tmp_path / "books")
    answer = call("book", "make", str(tmp_path / "books"))
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, b"", b"")


@pytest.mark.proof
def test_making_goes_on_where_it_was_interrupted(call: Run, tmp_path: Path) -> None:
    books = tmp_path / "books"
    shutil.copytree(BOOKS, books)
    (books / file_name(FIRST)).unlink()
    with started(COMMAND, "book", "make", books) as process:
        while len(list(books.glob("1-*.page"))) < 3:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=SECONDS_AT_MOST)
    assert process.returncode == 130
    assert "Traceback" not in errors
    missing = len(Workshop(books).missing(FIRST))
    assert 0 < missing < 84
    min(books.glob("1-*.page")).write_bytes(b"damaged")
    assert len(Workshop(books).missing(FIRST)) == missing + 1
    answer = call("book", "make", str(books))
    assert answer.stdout.decode() == f"1.xz: {(BOOKS / '1.xz').stat().st_size} bytes\n"
    assert (books / "1.xz").read_bytes() == (BOOKS / "1.xz").read_bytes()
    assert len(list(books.iterdir())) == len(CLASSES)


@pytest.mark.parametrize("address", ["nonsense://x", "tcp://127.0.0.1:1"])
@pytest.mark.proof
def test_a_cluster_that_is_not_there(run: Run, tmp_path: Path, address: str) -> None:
    answer = run("book", "make", str(tmp_path / "books"), "--dask", address)
    assert answer.returncode == 2
    told = answer.stderr.decode().splitlines()[-1]
    assert told == f"fourfold: there is no Dask cluster at “{address}”."
    assert EngineCode.NO_CLUSTER.value not in answer.stderr.decode()  # A sentence, no code.
