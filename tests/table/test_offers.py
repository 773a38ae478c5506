"""Draw, take-back and rematch, by agreement."""

import pytest

from fourfold.rules import Calling, Reason, Result, Seat
from fourfold.table import (
    Accept,
    Began,
    Decline,
    Declined,
    Ended,
    Joined,
    Offer,
    Offered,
    Opened,
    Options,
    Propose,
    Rematched,
    Resign,
    Table,
    TableError,
    TookBack,
    decide,
    rematch,
    replay,
    view,
)
from tests.table.tables import (
    FIRST,
    QUIET,
    ROW,
    ROWS,
    SECOND,
    after,
    begun,
    played,
    refusal,
    seated,
)

DRAW = Propose(Offer.DRAW)
TAKE_BACK = Propose(Offer.TAKE_BACK)
REMATCH = Propose(Offer.REMATCH)


def test_a_draw_is_agreed_on() -> None:
    table = after(begun("0"), FIRST, DRAW)
    assert (view(table).offer, view(table).offered_by) == (Offer.DRAW, FIRST)
    assert decide(table, SECOND, Accept(), 1.0) == (Ended(Result.DRAW, Reason.AGREED),)


def test_only_the_other_player_accepts() -> None:
    assert refusal(after(begun(), FIRST, DRAW), FIRST, Accept()) == "nothing-offered"
    assert refusal(begun(), FIRST, Accept()) == "nothing-offered"


@pytest.mark.parametrize("seat", Seat)
def test_an_offer_is_declined_or_withdrawn(seat: Seat) -> None:
    table = after(begun(), FIRST, DRAW)
    assert decide(table, seat, Decline(), 0.0) == (Declined(seat),)
    table = after(table, seat, Decline())
    assert table.offered is None
    assert refusal(table, seat, Decline()) == "nothing-offered"


def test_there_is_one_offer_at_a_time() -> None:
    table = after(begun("0"), FIRST, DRAW)
    for seat in Seat:
        assert refusal(table, seat, TAKE_BACK) == "offer-open"


def test_an_offer_lapses_when_the_other_player_moves() -> None:
    table = after(begun("0"), FIRST, DRAW)
    assert played(table, "a1").offered is None


def test_a_wrong_call_is_no_move() -> None:
    table = after(begun(ROWS), SECOND, DRAW)
    assert played(table, "!a2d2").offered == Offered(SECOND, Offer.DRAW)


def test_an_offer_of_a_draw_stands_when_its_own_player_moves() -> None:
    table = after(begun("0 a1"), SECOND, DRAW)
    assert played(table, "1").offered == Offered(SECOND, Offer.DRAW)


def test_an_offer_to_take_back_does_not() -> None:
    table = after(begun("0 a1"), SECOND, TAKE_BACK)
    assert played(table, "1").offered is None


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
    table = after(begun(moves), seat, TAKE_BACK)
    (event,) = decide(table, seat.other, Accept(), 3.0)
    taken = len(moves.split()) - len(left.split())
    assert event == TookBack(taken, 3.0)
    table = replay([event], table)
    assert (str(table.game), table.turn, table.offered) == (left, seat, None)


def test_what_was_taken_back_can_be_called_again() -> None:
    table = after(played(begun(ROWS), "!a2d2 6"), FIRST, TAKE_BACK)
    table = after(table, SECOND, Accept())
    assert view(table, FIRST).may_call
    assert table.wrong_calls == (1, 0)


def test_only_a_move_of_ones_own_is_taken_back() -> None:
    assert refusal(begun(), FIRST, TAKE_BACK) == "nothing-to-undo"
    assert refusal(begun("0"), SECOND, TAKE_BACK) == "nothing-to-undo"


def test_automatic_calling_takes_back_moves_of_players_alone() -> None:
    table = begun("0 a1 1 b1", Options(calling=Calling.AUTOMATIC))
    table = after(table, SECOND, TAKE_BACK)
    assert str(after(table, FIRST, Accept()).game) == "0 a1"


def test_a_player_resigns_at_any_time() -> None:
    for seat in Seat:
        ended = Ended(Result(seat.other.value), Reason.RESIGN)
        assert decide(begun("0"), seat, Resign(), 0.0) == (ended,)


@pytest.mark.parametrize("command", [DRAW, TAKE_BACK, Resign()])
def test_nothing_is_offered_outside_of_a_game(command: Propose | Resign) -> None:
    assert refusal(seated(), FIRST, command) == "game-not-begun"
    assert refusal(begun(ROW + " !a1d1"), FIRST, command) == "game-over"


def test_an_offer_ends_with_the_game() -> None:
    table = after(begun("0"), FIRST, DRAW)
    assert after(table, FIRST, Resign()).offered is None


def over(first: int = 0) -> Table:
    table = seated(Options(seconds_per_move=60))
    table = replay([Began(first, 0.0)], table)
    return after(table, FIRST, Resign())


@pytest.mark.parametrize("first", [0, 1])
def test_in_a_rematch_the_other_one_begins(first: int) -> None:
    table = after(over(first), SECOND, REMATCH)
    assert decide(table, FIRST, Accept(), 1.0) == (Rematched(),)
    table = after(table, FIRST, Accept())
    assert table.is_rematch
    beginning = rematch(table, 9.0)
    assert beginning == (
        Opened(table.options),
        Joined("Ada"),
        Joined("Grace"),
        Began(1 - first, 9.0),
    )
    following = replay(beginning)
    assert following.name(FIRST) == table.name(SECOND)
    assert (following.turn, following.deadline, following.wrong_calls) == (FIRST, 69.0, (0, 0))


def test_a_rematch_is_offered_once_and_after_the_game() -> None:
    assert refusal(begun(), FIRST, REMATCH) == "game-on"
    table = after(after(over(), FIRST, REMATCH), SECOND, Accept())
    assert refusal(table, FIRST, REMATCH) == "game-begun"


def test_a_rematch_needs_both() -> None:
    for table in (begun(), over(), after(over(), FIRST, REMATCH)):
        with pytest.raises(TableError) as caught:
            rematch(table, 0.0)
        assert str(caught.value.code) == "nothing-offered"
    assert refusal(after(over(), FIRST, REMATCH), FIRST, Accept()) == "nothing-offered"
