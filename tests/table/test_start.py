"""Games that begin at a position."""

from __future__ import annotations

import pytest

from fourfold.rules import Calling, FourfoldError, Position, Variant, parse_position
from fourfold.table.decide import begin, may_call, open_table, rematch
from fourfold.table.event import Opened
from fourfold.table.missed import Missed, missed_lines
from fourfold.table.options import Options
from fourfold.table.table import Table, replay
from tests.refusals import refused
from tests.table.tables import FIRST, SECOND, after, played, refusal, seated, told

OPEN = "..../..../..../0123 f d1"
"""The receiver may call the first row."""


def begun_at(text: str, first: int = 0, options: Options = Options()) -> Table:
    """A game that begins at a position, in which Ada is `first`."""
    table = seated(options, parse_position(text, options.variant))
    return replay(begin(table, first, 0.0), table)


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("..../..../..../.... 7", SECOND),
        ("..../..../..../0... -", SECOND),
        ("..../..../..../0... 7", FIRST),
        ("..../..../..../01.. -", FIRST),
        ("..../..../..../01.. 7", SECOND),
        ("0123/4567/89ab/cdef -", FIRST),
        ("0123/4567/89ab/cdef done", SECOND),
    ],
)
def test_who_acts_follows_from_the_position(text: str, turn: object) -> None:
    table = begun_at(text)
    assert str(table.position) == text
    assert table.turn is turn
    assert table.name(FIRST) == "Ada"


def test_the_empty_board_is_the_usual_start() -> None:
    assert open_table(Options(), Position()) == open_table(Options()) == (Opened(Options()),)


@pytest.mark.parametrize("text", ["0123/4567/89ab/cdef draw"])
def test_no_game_begins_where_it_is_over(text: str) -> None:
    with refused(FourfoldError, "game-over"):
        open_table(Options(), parse_position(text))


@pytest.mark.parametrize("text", [OPEN, "0123/4567/89ab/cdef -", "0123/4567/89ab/cdef done"])
def test_no_game_begins_where_automatic_calling_would_end_it(text: str) -> None:
    start = parse_position(text)
    open_table(Options(), start)
    with refused(FourfoldError, "game-over"):
        open_table(Options(calling=Calling.AUTOMATIC), start)


def test_a_line_that_is_open_there_may_be_called() -> None:
    table = begun_at(OPEN)
    assert table.turn is SECOND
    assert may_call(table, SECOND)
    assert told(table, SECOND, "!a1d1") == "moved second !a1d1 0.0; ended second call"


def test_a_line_that_has_expired_there_is_not_one_that_was_missed() -> None:
    table = after(begun_at("..../..../..../0123 f"), SECOND, "!a1d1")
    assert table.wrong_calls == (0, 1)
    assert missed_lines(after(table, SECOND, "resign")) == ()
    missed = after(played(begun_at(OPEN), "a2"), SECOND, "resign")
    assert missed_lines(missed) == (Missed(missed.position.expired_lines[0], 0),)


def test_nothing_before_the_start_is_taken_back() -> None:
    table = begun_at("..../..../..../01.. 2")
    assert refusal(table, SECOND, "take-back") == "nothing-to-undo"
    table = played(table, "c1 3")
    assert refusal(table, FIRST, "take-back") == "nothing-to-undo"
    table = after(after(table, SECOND, "take-back"), FIRST, "accept")
    assert str(table.position) == "..../..../..../012. -"
    table = after(after(table, SECOND, "take-back"), FIRST, "accept")
    assert str(table.position) == "..../..../..../01.. 2"
    assert refusal(table, SECOND, "take-back") == "nothing-to-undo"


def test_in_the_next_game_the_other_player_acts_there() -> None:
    table = begun_at("..../..../..../01.. 2", options=Options(Variant(blocks=True)))
    assert table.turn is SECOND
    assert table.name(SECOND) == "Grace"
    for seat, text in ((SECOND, "c1"), (SECOND, "resign"), (FIRST, "rematch"), (SECOND, "accept")):
        table = after(table, seat, text)
    following = replay(rematch(table, 5.0))
    assert str(following.position) == "..../..../..../01.. 2"
    assert following.options == table.options
    assert following.turn is SECOND
    assert following.name(SECOND) == "Ada"
