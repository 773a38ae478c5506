"""A game at one keyboard: whole conversations."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.rules import Calling, Edition, Game, Position, Result, Seat, Variant, parse_game
from fourfold.terminal.play import Conversation

NAMES = {Seat.FIRST: "Ada", Seat.SECOND: "Grace"}
NO_LINE = "0 d4 c b1 f d2 e b4 1 b3 5 a2 3 b2 8 c2 7 c3 4 c1 b c4 2 a3 9 a1 a d1 d d3 6 a4"


def converse(
    typed: str,
    game: Game = Game(),
    edition: Edition = Edition.CLASSIC,
) -> tuple[Game, list[str]]:
    """Types the given lines; returns the game and all that was asked and said, line by line."""
    lines: Iterator[str] = iter(typed.split("\n"))
    heard: list[str] = []

    def ask(question: str) -> str:
        heard.append(question)
        for line in lines:
            return line
        raise EOFError

    played = Conversation(game, NAMES, edition, ask, heard.append).run()
    return played, "\n".join(heard).split("\n")


def test_a_called_quarto() -> None:
    game, heard = converse("0\na1\n1\nb1\n2\nc1\n3\nd1\nquarto a1d1\n")
    assert game.result is Result.FIRST
    assert "Grace, you hold 0 (tall round solid light). Place it: " in heard
    assert "Ada, give Grace a piece: " in heard
    assert "Ada, give Grace a piece, or call quarto: " in heard
    assert "You point at a1 b1 c1 d1. Call QUARTO!? (Enter for yes, or no) " in heard
    assert heard[-1] == "QUARTO! Ada wins with a1 b1 c1 d1: four light and round pieces."


def test_a_missed_line_taken_by_the_opponent() -> None:
    game, heard = converse("0\na1\n1\nb2\n2\nc3\n3\nd4\nf\nquarto\nd4 a1\ny")
    assert game.result is Result.SECOND
    assert heard[-1] == "QUARTO! Grace wins with a1 b2 c3 d4: four light and round pieces."


def test_a_line_that_nobody_sees_is_told_only_when_the_game_is_over() -> None:
    missed = "0 a1 1 b1 2 c1 3 d1 f a2 e b2 d c2 c d2".replace(" ", "\n")
    unfinished, heard = converse(missed)
    assert unfinished.position.expired_lines
    assert not any("Missed" in line or "expired" in line for line in heard)
    game, heard = converse(missed + "\n!a2d2\n")
    assert game.result is Result.FIRST
    assert heard[-2:] == [
        "QUARTO! Ada wins with a2 b2 c2 d2: four dark and square pieces.",
        "Missed by both: a1 b1 c1 d1.",
    ]


def test_a_draw() -> None:
    game, heard = converse("\n".join([*NO_LINE.split(), "done", "done"]))
    assert game.result is Result.DRAW
    assert "Ada, no piece is left. Say done, or call quarto: " in heard
    assert "Grace, no piece is left. Say done, or call quarto: " in heard
    assert heard[-1] == "All pieces are placed and no line was called: a draw."


def test_a_wrong_call_uses_up_the_moment() -> None:
    game, heard = converse("0\na1\nquarto a1d1\n\n!a1d1\n1\nquarto a1 a4\n\nundo\n!a1d1")
    assert str(game) == "0 a1"
    assert "Line a1d1 is not complete. Your call for this moment is used up." in heard
    assert heard.count("You have already called wrongly in this moment.") == 2
    assert "Line a1a4 is not complete. Your call for this moment is used up." in heard


def test_a_slip_can_be_mended_before_the_call() -> None:
    game, heard = converse("0\na1\n1\nb1\n2\nc1\n3\nd1\n!a1a4\nno\n!d1c1b1a1\nyes")
    assert "No call was made." in heard
    assert game.result is Result.FIRST


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Zz", "“Zz” is not a piece, such as 7. Type help to see what you can type."),
        ("place 7", "“place 7” is not a piece"),
        ("give a1", "“give a1” is not a piece"),
        ("give me 7", "“give me 7” is not a piece"),
        ("", "Type help to see what you can type."),
        ("quarto b7", "That is not a line"),
        ("give 7", "you hold 7"),
        ("GIVE F", "you hold f"),
        ("a1", "There is no piece in hand to place on a1."),
        ("done", "“done” is said only when all pieces are placed."),
        ("undo", "There is no move to take back."),
        ("hand", "No piece is in hand."),
        ("traits", "What counts: colour, shape, height, body; rows, columns, diagonals."),
        ("help", "takes the last move back"),
        ("rules", "It wins only if it is called."),
        ("\0\x1b[31m", "is not a piece"),
        ("words", "  left, f: short square hollow dark"),
    ],
)
def test_what_can_be_typed_at_the_start(typed: str, said: str) -> None:
    _, heard = converse(typed)
    assert any(said in line for line in heard)


def test_undo_and_board_and_hand() -> None:
    game, heard = converse("0\nhand\na1\nundo\nb2\nboard\n1\nundo")
    assert str(game) == "0 b2"
    assert "Grace holds 0: tall round solid light." in heard
    assert "Taken back: a1." in heard


def test_quit_leaves_the_game_unfinished() -> None:
    game, _ = converse("0\na1\nquit\n1")
    assert str(game) == "0 a1"


def test_automatic_calling() -> None:
    start = Game(calling=Calling.AUTOMATIC)
    game, heard = converse("0\na1\n1\nquarto\nb1\n2\nc1\n3\nd1", start)
    assert game.result is Result.FIRST
    assert "Lines are called automatically here." in heard
    assert not any("or call" in line for line in heard)
    _, heard = converse("help\nrules", start)
    assert not any("  quarto " in line for line in heard)
    assert "  It is called automatically here, and the player who made it wins." in heard


def test_a_block_is_pointed_out_by_any_two_corners() -> None:
    start = Game(Position(Variant(blocks=True)))
    for corners in ("a1 b2", "b2a1", "b1 a2", "a2-b1", "a1 b1 a2 b2"):
        game, _ = converse(f"0\na1\n1\nb1\n2\na2\n3\nb2\nquarto\n{corners}\n", start)
        assert game.result is Result.FIRST


def test_a_doubtful_answer_is_asked_again() -> None:
    game, heard = converse("0\na1\n1\nb1\n2\nc1\n3\nd1\n!a1d1\nwhat\ny")
    assert sum("Call QUARTO!?" in line for line in heard) == 2
    assert game.result is Result.FIRST


def test_the_prompt_mentions_a_call_only_while_one_can_be_made() -> None:
    _, heard = converse("0\na1\n1\nb1\n2\nc1\n4\nd2\n!a1d1\n\nf")
    offers = [line for line in heard if line.endswith("or call quarto: ")]
    assert len(offers) == 2  # before the wrong call, and in the receiver's moment


def test_the_access_edition_and_squares() -> None:
    start = Game(Position(Variant(blocks=True)))
    _, heard = converse("8", start, Edition.ACCESS)
    assert (
        "What counts: surface, shape, height, body; rows, columns, diagonals, and 2 by 2 squares."
        in heard
    )
    assert heard[-2] == "Grace, you hold 8 (tall round solid grooved). Place it: "


def test_a_game_goes_on_where_it_was_left() -> None:
    game, heard = converse("b1", parse_game("0 a1 1"))
    assert str(game) == "0 a1 1 b1"
    assert any("| (:::) | (: :) |" in line for line in heard)


@given(st.lists(st.text(max_size=12) | st.sampled_from(["0", "a1", "quarto", "", "undo", "board"])))
def test_whatever_is_typed_the_conversation_goes_on(typed: list[str]) -> None:
    game, heard = converse("\n".join(typed))
    assert Game(game.start, game.moves) == game
    assert heard
