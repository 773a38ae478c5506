"""`fourfold play` on streams and on a real terminal; as a process of its own where that matters."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, RunOnTerminal, environment, within
from tests.forks import Piped
from tests.store.stores import sql

TWO = ("play", "--names", "Ada", "Grace", "--moves", "0")
"""Ada has begun, and Grace holds a piece."""

DATABASE = "data/fourfold/fourfold.db"

PLACE, GIVE = "light piece.", "give a piece."
WHOLE_GAME = (
    (PLACE, "a1\r"),
    ("Grace, give a piece.", "1\r"),
    (PLACE, "b1\r"),
    ("Ada, give a piece.", "2\r"),
    (PLACE, "c1\r"),
    ("Grace, give a piece.", "3\r"),
    (PLACE, "d1\r"),
    ("call QUARTO!", "quarto\r"),
    ("Which line?", "a1 d1\r"),
    ("Yes or no?", "yes\r"),
    ("Another game?", "no\r"),
)


@pytest.mark.parametrize(
    ("options", "changes"),
    [
        ((), {"TERM": "dumb"}),
        ((), {"NO_COLOR": "1"}),
        ((), {"ACCESSIBLE": "1"}),
        (("--plain",), {}),
    ],
)
def test_a_whole_game_on_a_terminal_without_an_escape_byte(
    run_on_terminal: RunOnTerminal, options: tuple[str, ...], changes: dict[str, str]
) -> None:
    screen = run_on_terminal(*TWO, *options, typed=WHOLE_GAME, **changes)
    assert "QUARTO! Ada calls row 1: all four are round and light.\nAda wins.\n" in screen
    assert screen.endswith("Goodbye!\n")
    assert "\x1b" not in screen
    assert ("+-------+" in screen) is (not options and "ACCESSIBLE" not in changes)


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en_GB", "Who do you play against?"),
        ("fr_CA", "Contre qui jouez-vous"),
        ("es_MX", "¿Contra quién juegas?"),
        ("de_AT", "Wie möchtest du spielen?"),
    ],
)
def test_each_language_is_spoken(call: Run, language: str, asked: str) -> None:
    assert asked in call("play", LANG=f"{language}.UTF-8").stdout.decode()
    assert asked in call("play", "--language", language[:2]).stdout.decode()


def test_enter_is_enough_to_play_against_the_computer(run: Run) -> None:
    answer = run("play", "--seed", "1", stdin=b"\n\n\n7\n")
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout.count(b"Enter") >= 3
    assert b"fourfold play --continue" in answer.stdout
    assert b"\x1b" not in answer.stdout


def test_the_same_seed_plays_the_same_game(call: Run) -> None:
    one, other = (
        call("play", "--against", "beginner", "--seed", "7", stdin=b"\n\n0\n1\na1\nb1\n").stdout
        for _ in range(2)
    )
    assert one == other


# Nothing is lost


def test_the_end_of_input_loses_nothing(call: Run) -> None:
    answer = call(*TWO, stdin=b"a1\n1")
    assert answer.returncode == 0
    assert answer.stdout.endswith(b"To continue it: fourfold play --continue\n")
    assert (
        b"Grace gives Ada the tall round hollow light piece." in call("play", "--continue").stdout
    )


def test_an_interrupt_loses_nothing(call: Run, run_on_terminal: RunOnTerminal) -> None:
    screen = run_on_terminal(*TWO, typed=((PLACE, "a1\r"), (GIVE, "\x03")))
    assert screen.endswith("Your game is saved. To continue it: fourfold play --continue\n")
    assert b"Grace, give a piece." in call("play", "--continue").stdout


def test_a_closed_terminal_loses_nothing(call: Run, run_on_terminal: RunOnTerminal) -> None:
    run_on_terminal(*TWO, typed=((PLACE, "a1\r"), (GIVE, None)))
    text = call("play", stdin=b"\n1\n").stdout
    assert b"Ada against Grace, with one piece on the board. Continue it?" in text
    assert b"Ada, place the tall round hollow light piece." in text


def test_a_killed_process_loses_nothing(call: Run, tmp_path: Path) -> None:
    with Piped(*TWO, **within(tmp_path)) as process:
        process.stdin.write(b"a1\n")
        process.stdin.flush()
        while b"On a1." not in process.stdout.readline():
            pass
        process.kill()
    assert b"Grace, give a piece." in call("play", "--continue").stdout


def test_a_game_in_two_terminals_has_one_order_of_events(call: Run, tmp_path: Path) -> None:
    with Piped(*TWO, **within(tmp_path)) as process:
        while b"Ada begins" not in process.stdout.readline():
            pass
        assert b"On a1." in call("play", "--continue", stdin=b"a1\n").stdout
        heard, _ = process.communicate(b"b1\n1\nc4\n")
    assert b"This game was continued elsewhere" in heard
    assert b"On c4." in heard
    text = call("play", "--continue", stdin=b"pieces\nsave game.txt\n").stdout
    assert b"Ada, give a piece." in text
    assert (tmp_path / "game.txt").read_text().endswith("0 a1 1 c4\n")


def test_games_are_kept_where_one_says(call: Run, tmp_path: Path) -> None:
    call(*TWO, "--database", "sqlite:///here.db", stdin=b"a1\n")
    assert (tmp_path / "here.db").exists()
    assert not (tmp_path / DATABASE).exists()
    again = call("play", "--continue", FOURFOLD_DATABASE=f"sqlite:///{tmp_path}/here.db")
    assert b"Grace, give a piece." in again.stdout


def test_a_finished_game_stays_and_is_not_gone_on_with(call: Run, tmp_path: Path) -> None:
    call(*TWO, stdin=b"resign\nyes\nno\n")
    assert b"There is no unfinished game." in call("play", "--continue").stdout
    assert sql(tmp_path / DATABASE, "SELECT home, is_over FROM tables") == [("terminal", 1)]


def test_a_damaged_game_is_told_in_a_sentence(call: Run, tmp_path: Path) -> None:
    call(*TWO, stdin=b"a1\n")
    sql(tmp_path / DATABASE, "UPDATE events SET body = ? WHERE number = 2", "\x01{")
    answer = call("play")
    assert b"is damaged" in answer.stdout
    assert answer.returncode == 0
    assert answer.stderr == b""


@pytest.mark.parametrize("options", [(), ("--continue",)])
def test_a_damaged_database_is_left_alone(
    call: Run, tmp_path: Path, options: tuple[str, ...]
) -> None:
    path = tmp_path / DATABASE
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no database" * 1000)
    answer = call("play", *options, "--plain", stdin=b"\n\n\n")
    assert b"Games cannot be saved on this computer" in answer.stdout
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert path.read_bytes() == b"no database" * 1000


def test_where_nothing_can_be_kept_one_can_play(call: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    answer = call(*TWO, stdin=b"a1\nquit\nyes\n")
    assert b"Games cannot be saved on this computer" in answer.stdout
    assert b"Do you really want to leave the game?" in answer.stdout
    assert answer.stdout.endswith(b"Goodbye!\n")


# Any input


def test_any_bytes_at_the_prompt(run: Run) -> None:
    typed = b"\xff\xfe\n\0\x1b[2J\n\r\na1\n" + b"x" * 200_000 + b"\n\xc3\n1\n"
    answer = run(*TWO, stdin=typed)
    assert answer.returncode == 0
    assert answer.stderr == b""
    assert b"\x1b" not in answer.stdout
    assert answer.stdout.count(b"I do not understand") == 3
    assert answer.stdout.count(b"That is too long.") == 1
    assert b"Ada, place the tall round hollow light piece." in answer.stdout


def test_a_time_out_happens_while_nobody_types(run_on_terminal: RunOnTerminal) -> None:
    screen = run_on_terminal(*TWO, "--time", "1", typed=(("Another game?", "no\r"),))
    assert "Time is up for Grace. Ada wins." in screen


# Files and options


def test_a_saved_game_can_be_replayed_and_loaded(call: Run) -> None:
    call("play", "--squares", "--moves", "0 a1 1", "--save", "game.txt", stdin=b"b1\n")
    answer = call("replay", "game.txt")
    assert answer.stdout == b"game.txt: unfinished - ..../..../..../01.. -\n"
    answer = call("play", "--load", "game.txt", "--plain", stdin=b"board\nsave\n")
    assert b"b1, tall round hollow light." in answer.stdout
    assert b"squares of four" in answer.stdout
    assert b"Saved as fourfold-" in answer.stdout


def test_a_game_begins_at_a_position_and_is_saved_and_loaded_with_it(
    call: Run, tmp_path: Path
) -> None:
    game = ("--position", "..../..../..../012. 3", "--names", "Ada", "Grace", "--save", "game.txt")
    answer = call("play", *game, stdin=b"undo\nyes\nd1\nundo\nyes\n")
    assert b"3 pieces are already on the board. Ada begins.\n" in answer.stdout
    assert b"There is no move to take back" in answer.stdout
    text = (tmp_path / "game.txt").read_text()
    assert text.endswith("Result: unfinished\nPosition: ..../..../..../012. 3\n\n\n")
    assert call("replay", "game.txt").stdout == b"game.txt: unfinished - ..../..../..../012. 3\n"
    answer = call(
        "play", "--load", "game.txt", "--save", "won.txt", stdin=b"d1\nquarto\na1 d1\nyes\n"
    )
    assert b"Ada wins." in answer.stdout
    assert call("replay", "won.txt").stdout == b"won.txt: first a1d1 ..../..../..../0123 - d1\n"
    answer = call(
        "play", "--position", "..../..../..../01.. -", "--moves", "2 c1", stdin=b"board\n"
    )
    assert b"Player 2, give a piece." in answer.stdout


def test_against_the_computer_one_acts_at_the_position(call: Run) -> None:
    for position in ("..../..../..../01.. 2", "..../..../..../01.. -"):
        options = ("--against", "beginner", "--names", "Ada", "Eve", "--plain")
        text = call("play", "--position", position, *options, stdin=b"").stdout
        assert b"You are playing Eve, the computer, beginner level." in text
        assert b"2 pieces are already on the board. You begin." in text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--position", "nonsense"), "is not a position"),
        (("--position", "0123/4567/89ab/cdef draw"), "at this position the game is over"),
        (("--position", "..../..../..../0123 - d1", "--automatic"), "automatic calling would end"),
        (("--position", "..../..../..../0... -", "--continue"), "Only one of"),
    ],
)
def test_where_no_game_can_begin(call: Run, options: tuple[str, ...], said: str) -> None:
    answer = call("play", *options)
    assert answer.returncode == 2
    assert said in answer.stderr.decode()


@pytest.mark.parametrize("text", [b"Edition: classic\n", b"\xff", None])
def test_of_a_damaged_saved_game_one_hears_and_goes_on(
    call: Run, tmp_path: Path, text: bytes | None
) -> None:
    if text is not None:
        (tmp_path / "game.txt").write_bytes(text)
    answer = call("play", "--load", "game.txt", stdin=b"\n")
    said = answer.stdout.decode().splitlines()
    assert said[1] == "The saved game cannot be read: game.txt"
    assert len(said) > 8  # the questions before a game
    assert (answer.returncode, answer.stderr) == (0, b"")


@pytest.mark.parametrize(
    "options",
    ["--edition access", "--squares", "--traits shape", "--time 9", "--automatic", "--names A B"],
)
def test_an_option_that_contradicts_a_saved_game_is_refused(call: Run, options: str) -> None:
    call(*TWO, "--save", "game.txt")
    answer = call("play", "--load", "game.txt", *options.split())
    assert answer.returncode == 2
    assert b"contradicts the saved game" in answer.stderr


def test_who_begins_is_drawn_by_lot(call: Run) -> None:
    starts: set[bytes] = set()
    for _ in range(40):
        heard = call("play", "--names", "Ada", "Grace", stdin=b"\n").stdout
        starts.add(heard.split(b" begins.")[0].rpartition(b"\n")[2])
        if len(starts) > 1:
            break
    assert starts == {b"Ada", b"Grace"}


def test_a_game_by_hand_goes_on_with_automatic_calling(call: Run) -> None:
    answer = call("play", "--automatic", "--moves", "0 a1 1 b1 2 c1 3 d1")
    assert b"Player 1 wins." in answer.stdout


@pytest.mark.parametrize(
    ("is_kept", "slow"), [(False, ("fourfold.engine", "sqlalchemy")), (True, ("alembic",))]
)
def test_the_first_question_comes_before_what_is_slow_is_loaded(
    call: Run, tmp_path: Path, is_kept: bool, slow: tuple[str, ...]
) -> None:
    if is_kept:
        call(*TWO)
    program = (
        "import sys; from fourfold.cli import play; sys.stdin = open('/dev/null');"
        "play.play(['--plain', '--language', 'de'], standalone_mode=False);"
        f"sys.exit(any(each in sys.modules for each in {slow}))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=False,
        env=environment(tmp_path),
    )
    assert answer.returncode == 0, answer.stderr
