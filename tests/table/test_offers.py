"""Draw, take-back and rematch, by agreement."""

import pytest

from fourfold.rules import Calling, Seat
from fourfold.table.command import Offer
from fourfold.table.decide import may_call, rematch
from fourfold.table.errors import TableError
from fourfold.table.event import Began, Offered
from fourfold.table.options import Options
from fourfold.table.table import Table, replay
from tests.refusals import refused
from tests.table.games import QUIET, ROW, ROWS
from tests.table.tables import FIRST, SECOND, after, begun, played, refusal, seated, told, written


def test_a_draw_is_agreed_on() -> None:
    table = after(begun("0"), FIRST, "draw")
    assert table.offered == Offered(FIRST, Offer.DRAW)
    assert told(table, SECOND, "accept") == "ended draw agreed"


def test_only_the_other_player_accepts() -> None:
    assert refusal(after(begun(), FIRST, "draw"), FIRST, "accept") == "nothing-offered"
    assert refusal(begun(), FIRST, "accept") == "nothing-offered"


@pytest.mark.parametrize("seat", Seat)
def test_an_offer_is_declined_or_withdrawn(seat: Seat) -> None:
    table = after(begun(), FIRST, "draw")
    assert told(table, seat, "decline") == f"declined {seat}"
    table = after(table, seat, "decline")
    assert table.offered is None
    assert refusal(table, seat, "decline") == "nothing-offered"


def test_there_is_one_offer_at_a_time() -> None:
    table = after(begun("0"), FIRST, "draw")
    for seat in Seat:
        assert refusal(table, seat, "take-back") == "offer-open"


@pytest.mark.parametrize(
    ("moves", "seat", "offer", "move", "stands"),
    [
        ("0", FIRST, "draw", "a1", False),  # The other player moves.
        ("0 a1", SECOND, "draw", "1", True),  # Its own player moves.
        ("0 a1", SECOND, "take-back", "1", False),
        (ROWS, SECOND, "draw", "!a2d2", True),  # A wrong call is no move.
        ("0", FIRST, "draw", "resign", False),
    ],
)
def test_an_offer_lapses_with_a_move(
    moves: str, seat: Seat, offer: str, move: str, stands: bool
) -> None:
    table = after(begun(moves), seat, offer)
    assert table.turn is not None
    expected = Offered(seat, Offer(offer)) if stands else None
    assert after(table, table.turn, move).offered == expected


@pytest.mark.parametrize(
    ("moves", "seat", "left"),
    [
        ("0", FIRST, ""),
        ("0 a1", FIRST, ""),
        ("0 a1", SECOND, "0"),
        ("0 a1 1", SECOND, "0 a1"),
        ("0 a1 1", FIRST, ""),
        ("0 a1 1 b1", SECOND, "0 a1"),
        (QUIET + " done", FIRST, QUIET),
        (QUIET + " done", SECOND, QUIET.removesuffix(" b2").removesuffix(" f")),
    ],
)
def test_a_take_back_leads_to_before_the_last_move(moves: str, seat: Seat, left: str) -> None:
    table = after(begun(moves), seat, "take-back")
    taken = len(moves.split()) - len(left.split())
    assert told(table, seat.other, "accept", 3.0) == f"took-back {taken} 3.0"
    table = after(table, seat.other, "accept", 3.0)
    assert (str(table.game), table.turn, table.offered) == (left, seat, None)


def test_what_was_taken_back_can_be_called_again() -> None:
    table = after(played(begun(ROWS), "!a2d2 6"), FIRST, "take-back")
    table = after(table, SECOND, "accept")
    assert may_call(table, FIRST)
    assert table.wrong_calls == (1, 0)


@pytest.mark.parametrize(("moves", "seat"), [("", FIRST), ("0", SECOND)])
def test_only_a_move_of_ones_own_is_taken_back(moves: str, seat: Seat) -> None:
    assert refusal(begun(moves), seat, "take-back") == "nothing-to-undo"


def test_automatic_calling_takes_back_moves_of_players_alone() -> None:
    table = begun("0 a1 1 b1", Options(calling=Calling.AUTOMATIC))
    table = after(table, SECOND, "take-back")
    assert str(after(table, FIRST, "accept").game) == "0 a1"


@pytest.mark.parametrize("seat", Seat)
def test_a_player_resigns_at_any_time(seat: Seat) -> None:
    assert told(begun("0"), seat, "resign") == f"ended {seat.other} resign"


@pytest.mark.parametrize("command", ["draw", "take-back", "resign"])
def test_nothing_is_offered_outside_of_a_game(command: str) -> None:
    assert refusal(seated(), FIRST, command) == "game-not-begun"
    assert refusal(begun(ROW + " !a1d1"), FIRST, command) == "game-over"


def over(first: int = 0) -> Table:
    table = seated(Options(seconds_per_move=60))
    return after(replay([Began(first, 0.0)], table), FIRST, "resign")


@pytest.mark.parametrize("first", [0, 1])
def test_in_a_rematch_the_other_one_begins(first: int) -> None:
    table = after(over(first), SECOND, "rematch")
    assert told(table, FIRST, "accept") == "rematched"
    table = after(table, FIRST, "accept")
    assert table.is_rematch
    beginning = rematch(table, 9.0)
    assert written(beginning[1:]) == f"joined Ada; joined Grace; began {1 - first} 9.0"
    following = replay(beginning)
    assert (following.options, following.name(FIRST)) == (table.options, table.name(SECOND))
    assert (following.turn, following.deadline, following.wrong_calls) == (FIRST, 69.0, (0, 0))


def test_a_rematch_is_offered_once_and_after_the_game() -> None:
    assert refusal(begun(), FIRST, "rematch") == "game-on"
    table = after(after(over(), FIRST, "rematch"), SECOND, "accept")
    assert refusal(table, FIRST, "rematch") == "game-begun"


def test_a_rematch_needs_both() -> None:
    offered = after(over(), FIRST, "rematch")
    for table in (begun(), over(), offered):
        with refused(TableError, "nothing-offered"):
            rematch(table, 0.0)
    assert refusal(offered, FIRST, "accept") == "nothing-offered"
