"""`fourfold export`."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from fourfold.words import Language
from tests.cli.conftest import Run
from tests.words.exports import FOLDER, POSITION


def golden(name: str) -> bytes:
    return (FOLDER / name).read_bytes()


def test_braille_is_the_default(call: Run) -> None:
    answer = call("export", POSITION)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout == golden("braille.txt")
    assert call("export", POSITION, "--as", "braille").stdout == answer.stdout


@pytest.mark.parametrize("language", Language, ids=str)
def test_text_in_every_language(call: Run, language: Language) -> None:
    asked = call("export", POSITION, "--as", "text", "--language", str(language))
    assert asked.stdout == golden(f"{language}-classic.txt")
    found = call(
        "export", POSITION, "--as", "text", "--edition", "access", LANG=f"{language}.UTF-8"
    )
    assert found.stdout == golden(f"{language}-access.txt")


def test_a_drawing_in_a_file(call: Run, tmp_path: Path) -> None:
    options = ("--as", "svg", "--edition", "access", "--output", "board.svg")
    answer = call("export", POSITION, *options)
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, b"", b"")
    assert (tmp_path / "board.svg").read_bytes() == golden("drawing.svg")
    ElementTree.parse(tmp_path / "board.svg")  # noqa: S314 - our own


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_a_filter(call: Run, arguments: list[str]) -> None:
    lines = [POSITION, "nonsense", POSITION]
    answer = call("export", *arguments, stdin="\n".join(lines).encode())
    first, unread, last = answer.stdout.decode().splitlines()
    assert f"{first}\n".encode() == f"{last}\n".encode() == golden("braille.txt")
    assert unread.startswith("error bad-position: line 2: “nonsense” is not a position")
    assert answer.stderr.startswith(b"fourfold: 1 of 3 positions could not be exported; the first:")
    assert answer.returncode == 2


def test_what_counts_decides_what_a_position_is(call: Run) -> None:
    block = "..../..../23../01.. - b2"
    assert call("export", block).returncode == 2
    assert call("export", block, "--squares", "--traits", "shape,body").returncode == 0
