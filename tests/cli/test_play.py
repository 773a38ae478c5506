"""`fourfold play` in a real terminal."""

import shlex

from tests.cli.conftest import Run, RunOnTerminal

PLACE, GIVE, CALL = "Place it: ", "a piece: ", "a piece, or call quarto: "


def test_a_whole_game_on_a_terminal(run_on_terminal: RunOnTerminal) -> None:
    typed = (
        ("Place it: ", "a1\r"),
        (GIVE, "1\r"),
        (PLACE, "b1\r"),
        (GIVE, "2\r"),
        (PLACE, "c1\r"),
        (GIVE, "3\r"),
        (PLACE, "d1\r"),
        (CALL, "quarto\r"),
        ("Which line? ", "a1 d1\r"),
        ("Call QUARTO!? (Enter for yes, or no) ", "\r"),
    )
    screen = run_on_terminal("play", "--names", "Ada", "Grace", "--moves", "0", typed=typed)
    assert "QUARTO! Ada wins with a1 b1 c1 d1: four light and round pieces." in screen
    assert "\x1b" not in screen
    assert screen.endswith("The moves: 0 a1 1 b1 2 c1 3 d1 !a1d1\n")


def test_without_a_command_a_game_begins(run: Run) -> None:
    answer = run(stdin=b"")
    assert answer.returncode == 0
    assert b"Type help at any time." in answer.stdout


def test_the_end_of_input_loses_nothing(run: Run) -> None:
    answer = run("play", "--names", "Ada", "O'Hara", "--moves", "0", stdin=b"a1\n1")
    text = answer.stdout.decode()
    assert answer.returncode == 0
    assert "The moves: 0 a1 1\n" in text
    command = """fourfold play --names Ada 'O'"'"'Hara' --moves '0 a1 1'"""
    assert text.endswith(f"To go on with this game:\n  {command}\n")


def test_an_interrupt_loses_nothing(run_on_terminal: RunOnTerminal) -> None:
    typed = (("Place it: ", "a1\r"), (GIVE, "\x03"))
    assert "The moves: 0 a1\n" in run_on_terminal("play", "--moves", "0", typed=typed)


def test_a_closed_line_loses_nothing(run_on_terminal: RunOnTerminal) -> None:
    typed = (("Place it: ", "a1\r"), (GIVE, "\x04"))
    assert "The moves: 0 a1\n" in run_on_terminal("play", "--moves", "0", typed=typed)


def test_any_bytes_at_the_prompt(run: Run) -> None:
    answer = run(
        "play", "--moves", "0", stdin=b"\xff\xfe\n\0\x1b[2J\na1\n" + b"x" * 200_000 + b"\n"
    )
    assert answer.returncode == 0
    assert answer.stdout.count(b"is not a cell") == 2
    assert answer.stdout.count(b"is not a piece") == 1
    assert b"\x1b" not in answer.stdout
    assert b"The moves: 0 a1\n" in answer.stdout
    assert answer.stderr == b""


def test_the_command_to_go_on_keeps_every_option(run: Run) -> None:
    options = ["--traits", "shape,body", "--squares", "--edition", "access", "--automatic"]
    answer = run("play", *options, "--moves", "0", stdin=b"a1\n")
    command = answer.stdout.decode().split("\n")[-2].strip()
    assert command == (
        "fourfold play --traits shape,body --squares --edition access --automatic "
        "--names 'Player 1' 'Player 2' --moves '0 a1'"
    )
    assert run(*shlex.split(command)[1:], stdin=b"").returncode == 0


def test_a_saved_game_can_be_replayed(run: Run) -> None:
    run("play", "--squares", "--moves", "0 a1 1", "--save", "game.txt", stdin=b"b1\n")
    answer = run("replay", "game.txt")
    assert answer.stdout == b"game.txt: unfinished - ..../..../..../01.. -\n"


def test_who_begins_is_drawn_by_lot(run: Run) -> None:
    starts = {
        run("play", "--names", "Ada", "Grace").stdout.split(b"By lot, ")[1] for _ in range(20)
    }
    assert {start.split()[0] for start in starts} == {b"Ada", b"Grace"}


def test_a_game_by_hand_goes_on_with_automatic_calling(run: Run) -> None:
    answer = run("play", "--automatic", "--moves", "0 a1 1 b1 2 c1 3 d1")
    assert b"QUARTO! Player 1 wins with a1 b1 c1 d1" in answer.stdout


def test_the_edition_is_heard(run: Run) -> None:
    answer = run("play", "--edition", "access", "--moves", "8")
    assert b"tall round solid grooved" in answer.stdout
