"""`fourfold export`."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from fourfold.words import Language
from tests.cli.conftest import Run
from tests.words.exports import FOLDER, POSITION


def golden(name: str) -> bytes:
    return (FOLDER / name).read_bytes()


def test_braille_is_the_default(run: Run) -> None:
    answer = run("export", POSITION)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout == golden("braille.txt")
    assert run("export", POSITION, "--as", "braille").stdout == answer.stdout


@pytest.mark.parametrize("language", Language, ids=str)
def test_text_in_every_language(run: Run, language: Language) -> None:
    asked = run("export", POSITION, "--as", "text", "--language", str(language))
    assert asked.stdout == golden(f"{language}-classic.txt")
    found = run("export", POSITION, "--as", "text", "--edition", "access", LANG=f"{language}.UTF-8")
    assert found.stdout == golden(f"{language}-access.txt")


def test_a_drawing_in_a_file(run: Run, tmp_path: Path) -> None:
    options = ("--as", "svg", "--edition", "access", "--output", "board.svg")
    answer = run("export", POSITION, *options)
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, b"", b"")
    assert (tmp_path / "board.svg").read_bytes() == golden("drawing.svg")
    ElementTree.parse(tmp_path / "board.svg")  # noqa: S314 - our own


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_a_filter(run: Run, arguments: list[str]) -> None:
    lines = [POSITION, "nonsense", POSITION]
    answer = run("export", *arguments, stdin="\n".join(lines).encode())
    first, unread, last = answer.stdout.decode().splitlines()
    assert f"{first}\n".encode() == f"{last}\n".encode() == golden("braille.txt")
    assert unread.startswith("error bad-position: line 2: “nonsense” is not a position")
    assert answer.stderr.startswith(b"fourfold: 1 of 3 positions could not be exported; the first:")
    assert answer.returncode == 2


def test_what_counts_decides_what_a_position_is(run: Run) -> None:
    block = "..../..../23../01.. - b2"
    assert run("export", block).returncode == 2
    assert run("export", block, "--squares", "--traits", "shape,body").returncode == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["x"],
        ["00../..../..../.... -"],
        [POSITION, "--as", "pdf"],
        [POSITION, "--language", "xx"],
        [POSITION, "--edition", "xx"],
        [POSITION, "--output", "no/such/folder/x"],
        [POSITION, "--output", "."],
        [POSITION, POSITION],
        ["-", "--as", "svg"],
        ["--output", "x.txt"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str]) -> None:
    answer = run("export", *arguments)
    assert (answer.returncode, answer.stdout) == (2, b"")
    (sentence,) = answer.stderr.decode().splitlines()
    assert sentence.startswith("fourfold: ")
    assert sentence.endswith(".")
