"""`fourfold render`."""

from pathlib import Path

from fourfold.rules import Edition, parse_position
from fourfold.svg import draw
from fourfold.words import Language
from tests.cli.conftest import Run

POSITION = "2.a5/9bc./6..f/4.1. 3"


def test_a_drawing_on_standard_output(call: Run) -> None:
    answer = call("render", POSITION, "--edition", "access", "--language", "de", "--width", "500")
    drawing = draw(
        parse_position(POSITION), edition=Edition.ACCESS, language=Language.DE, width=500
    )
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout.decode() == f"{drawing}\n"


def test_a_picture_in_a_file(call: Run, tmp_path: Path) -> None:
    answer = call("render", POSITION, "--output", "board.png", "--width", "300")
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, b"", b"")
    picture = (tmp_path / "board.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[20:24], "big") == 300, "its height is that of the board"


def test_what_cannot_be_drawn_is_refused(call: Run) -> None:
    answer = call("render", "nonsense")
    assert answer.returncode == 2
    assert "“nonsense” is not a position" in answer.stderr.decode()
    assert call("render", POSITION, "--output", "no/such/folder.svg").returncode == 2
