"""Sitting down, the lot, going away, and claiming the game."""

from collections.abc import Callable
from datetime import date

import pytest

from fourfold.rules import FourfoldError, Reason, Result, SavedGame, Seat, parse_saved_game
from fourfold.table import (
    Began,
    Claim,
    Ended,
    Joined,
    Late,
    Leave,
    Left,
    Offer,
    Options,
    Propose,
    Return,
    Returned,
    Table,
    begin,
    close,
    decide,
    event_from_json,
    join,
    open_table,
    replay,
    resume,
    saved_game,
    view,
)
from tests.table.tables import FIRST, ROW, SECOND, after, begun, played, refusal, seated


def code_of(ask: Callable[[], object]) -> str:
    with pytest.raises(FourfoldError) as caught:
        ask()
    return str(caught.value.code)


@pytest.mark.parametrize(
    "name", ["", " Ada", "A\nda", "x" * 101, "Grace", "grace", "Ｇrace", "Grасе", "\u3164"]
)
def test_names_can_be_told_apart(name: str) -> None:
    table = replay(join(replay(open_table(Options())), "Grace"), replay(open_table(Options())))
    assert code_of(lambda: join(table, name)) == "bad-name"


def test_a_name_is_kept_in_one_spelling() -> None:
    assert join(Table(), "Zoe\u0308") == (Joined("Zoë"),)


@pytest.mark.parametrize("name", ["\u3164", "A" + "\u0301" * 20, "Grасе"])
def test_games_with_names_of_earlier_versions_go_on(name: str) -> None:
    written = [
        {"event": "joined", "player": "Grace"},
        {"event": "joined", "player": name},
        {"event": "began", "first": 1, "at": 0.0},
    ]
    table = replay(map(event_from_json, written), replay(open_table(Options())))
    table = played(table, "0 a1")
    assert table.name(FIRST) == name
    saved = saved_game(table, date(2026, 11, 15))
    assert parse_saved_game(str(saved)) == saved


def test_there_are_two_seats() -> None:
    assert code_of(lambda: join(seated(), "Edsger")) == "table-full"


def test_the_game_begins_once_and_with_two() -> None:
    alone = replay(join(Table(), "Ada"))
    assert code_of(lambda: begin(alone, 0, 0.0)) == "player-missing"
    assert code_of(lambda: begin(begun(), 0, 0.0)) == "game-begun"
    assert code_of(lambda: begin(seated(), 2, 0.0)) == "player-missing"


@pytest.mark.parametrize(("lot", "names"), [(0, ("Ada", "Grace")), (1, ("Grace", "Ada"))])
def test_the_lot_says_who_is_first(lot: int, names: tuple[str, str]) -> None:
    assert begin(seated(), lot, 5.0) == (Began(lot, 5.0),)
    table = replay(begin(seated(), lot, 5.0), seated())
    assert (table.name(FIRST), table.name(SECOND), table.turn) == (*names, FIRST)


def test_before_the_game_nothing_can_be_played() -> None:
    table = seated()
    assert (table.turn, view(table).turn, view(table).deadline) == (None, None, None)
    for command in (Leave(), Return(), Claim(), Propose(Offer.DRAW)):
        assert refusal(table, FIRST, command) == "game-not-begun"
    assert refusal(table, FIRST, "0") == "game-not-begun"


def test_going_away_and_coming_back() -> None:
    table = begun("0")
    assert decide(table, SECOND, Leave(), 5.0) == (Left(SECOND, 5.0),)
    table = after(table, SECOND, Leave(), 5.0)
    assert [table.is_away(seat) for seat in Seat] == [False, True]
    assert decide(table, SECOND, Leave(), 9.0) == ()
    assert decide(table, SECOND, Return(), 9.0) == (Returned(SECOND),)
    table = after(table, SECOND, Return())
    assert not any(map(table.is_away, Seat))
    assert decide(table, SECOND, Return(), 9.0) == ()


def test_one_who_waits_long_enough_may_claim_the_game() -> None:
    table = after(begun("0", Options(patience=60)), SECOND, Leave(), 100.0)
    assert view(table, FIRST).claim_from == 160.0
    assert view(table, SECOND).claim_from is view(table).claim_from is None
    assert refusal(table, FIRST, Claim(), 159.0) == "no-claim"
    assert decide(table, FIRST, Claim(), 160.0) == (Ended(Result.FIRST, Reason.ABANDONED),)


def test_one_whose_turn_it_is_does_not_wait() -> None:
    table = after(begun("", Options(patience=60)), SECOND, Leave(), 0.0)
    assert view(table, FIRST).claim_from is None
    assert refusal(table, FIRST, Claim(), 1e6) == "no-claim"
    table = played(table, "0", at=1e6)
    assert refusal(table, FIRST, Claim(), 1e6 + 59) == "no-claim"
    assert decide(table, FIRST, Claim(), 1e6 + 60)


def test_one_who_is_away_claims_nothing_from_one_who_is_there() -> None:
    table = after(begun("0"), FIRST, Leave())
    assert refusal(table, FIRST, Claim(), 1e6) == "no-claim"
    assert refusal(table, SECOND, Claim(), 1e6) == "no-claim"


def test_coming_back_ends_the_waiting() -> None:
    table = after(after(begun("0"), SECOND, Leave()), SECOND, Return())
    assert refusal(table, FIRST, Claim(), 1e6) == "no-claim"


def test_where_a_clock_decides_nothing_is_claimed() -> None:
    clocked = Options(seconds_per_move=86_400, patience=60)
    table = after(begun("0", clocked), SECOND, Leave())
    assert refusal(table, FIRST, Claim(), 86_399.0) == "no-claim"
    warned = Options(seconds_per_move=10, patience=60, late=Late.WARNED)
    table = after(begun("0", warned), SECOND, Leave())
    assert decide(table, FIRST, Claim(), 60.0)[-1] == Ended(Result.FIRST, Reason.ABANDONED)


def test_nobody_waits_while_the_server_is_down() -> None:
    table = after(begun("0", Options(patience=60)), SECOND, Leave())
    table = replay(resume(table, 1000.0), table)
    assert view(table, FIRST).claim_from == 1060.0


def test_a_game_that_nobody_comes_back_to_is_unfinished() -> None:
    table = begun(ROW)
    assert close(table) == (Ended(Result.UNFINISHED, Reason.ABANDONED),)
    table = replay(close(table), table)
    assert table.ended is not None
    saved = SavedGame(table.game, result=table.ended.result, reason=table.ended.reason)
    assert "Reason: abandoned" in str(saved)
    assert close(table) == ()


def test_a_table_that_is_closed_before_the_game_takes_nobody() -> None:
    table = replay(open_table(Options()))
    table = replay(close(table), table)
    assert code_of(lambda: join(table, "Ada")) == "game-over"


def test_away_players_stay_in_the_game() -> None:
    table = after(begun("0"), SECOND, Leave())
    assert str(played(table, "a1").game) == "0 a1"
    assert table.turn is Seat.SECOND
