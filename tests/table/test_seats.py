"""Sitting down, the lot, going away, and claiming the game."""

from datetime import date

import pytest

from fourfold.rules import FourfoldError, SavedGame, Seat, parse_saved_game
from fourfold.table.codec import event_from_json
from fourfold.table.decide import begin, claim_from, close, join, open_table, resume
from fourfold.table.options import Late, Options
from fourfold.table.saved import saved_game
from fourfold.table.table import Table, replay
from tests.refusals import refused
from tests.table.games import ROW
from tests.table.tables import FIRST, SECOND, after, begun, played, refusal, seated, told, written

OPENED = replay(open_table(Options()))
PATIENT = Options(patience=60)


@pytest.mark.parametrize(
    "name", ["", " Ada", "A\nda", "x" * 101, "Grace", "grace", "Ｇrace", "Grасе", "\u3164"]
)
def test_names_can_be_told_apart(name: str) -> None:
    with refused(FourfoldError, "bad-name"):
        join(replay(join(OPENED, "Grace"), OPENED), name)


def test_a_name_is_kept_in_one_spelling() -> None:
    assert written(join(Table(), "Zoe\u0308")) == "joined Zoë"


@pytest.mark.parametrize("name", ["\u3164", "A" + "\u0301" * 20, "Grасе"])
def test_games_with_names_of_earlier_versions_go_on(name: str) -> None:
    events = [
        {"event": "joined", "player": "Grace"},
        {"event": "joined", "player": name},
        {"event": "began", "first": 1, "at": 0.0},
    ]
    table = played(replay(map(event_from_json, events), OPENED), "0 a1")
    assert table.name(FIRST) == name
    saved = saved_game(table, date(2026, 11, 15))
    assert parse_saved_game(str(saved)) == saved


def test_there_are_two_seats() -> None:
    with refused(FourfoldError, "table-full"):
        join(seated(), "Edsger")


@pytest.mark.parametrize(
    ("table", "first", "code"),
    [
        (replay(join(Table(), "Ada")), 0, "player-missing"),
        (begun(), 0, "game-begun"),
        (seated(), 2, "player-missing"),
    ],
)
def test_the_game_begins_once_and_with_two(table: Table, first: int, code: str) -> None:
    with refused(FourfoldError, code):
        begin(table, first, 0.0)


@pytest.mark.parametrize(("lot", "names"), [(0, ("Ada", "Grace")), (1, ("Grace", "Ada"))])
def test_the_lot_says_who_is_first(lot: int, names: tuple[str, str]) -> None:
    assert written(begin(seated(), lot, 5.0)) == f"began {lot} 5.0"
    table = replay(begin(seated(), lot, 5.0), seated())
    assert (table.name(FIRST), table.name(SECOND), table.turn) == (*names, FIRST)


def test_before_the_game_nothing_can_be_played() -> None:
    table = seated()
    assert (table.turn, table.deadline) == (None, None)
    for command in ("leave", "return", "claim", "draw", "0"):
        assert refusal(table, FIRST, command) == "game-not-begun"


def test_going_away_and_coming_back() -> None:
    table = begun("0")
    assert told(table, SECOND, "leave", 5.0) == "left second 5.0"
    table = after(table, SECOND, "leave", 5.0)
    assert [table.is_away(seat) for seat in Seat] == [False, True]
    assert told(table, SECOND, "leave", 9.0) == ""
    assert told(table, SECOND, "return", 9.0) == "returned second"
    table = after(table, SECOND, "return")
    assert not any(map(table.is_away, Seat))
    assert told(table, SECOND, "return", 9.0) == ""


def test_one_who_waits_long_enough_may_claim_the_game() -> None:
    table = after(begun("0", PATIENT), SECOND, "leave", 100.0)
    assert claim_from(table, FIRST) == 160.0
    assert claim_from(table, SECOND) is None
    assert refusal(table, FIRST, "claim", 159.0) == "no-claim"
    assert told(table, FIRST, "claim", 160.0) == "ended first abandoned"


def test_one_whose_turn_it_is_does_not_wait() -> None:
    table = after(begun("", PATIENT), SECOND, "leave")
    assert claim_from(table, FIRST) is None
    assert refusal(table, FIRST, "claim", 1e6) == "no-claim"
    table = played(table, "0", at=1e6)
    assert refusal(table, FIRST, "claim", 1e6 + 59) == "no-claim"
    assert told(table, FIRST, "claim", 1e6 + 60) == "ended first abandoned"


def test_nothing_is_claimed_from_one_who_is_there_or_is_back() -> None:
    table = after(begun("0"), FIRST, "leave")
    for seat in Seat:
        assert refusal(table, seat, "claim", 1e6) == "no-claim"
    table = after(after(begun("0"), SECOND, "leave"), SECOND, "return")
    assert refusal(table, FIRST, "claim", 1e6) == "no-claim"


def test_where_a_clock_decides_nothing_is_claimed() -> None:
    clocked = Options(seconds_per_move=86_400, patience=60)
    table = after(begun("0", clocked), SECOND, "leave")
    assert refusal(table, FIRST, "claim", 86_399.0) == "no-claim"
    warned = Options(seconds_per_move=10, patience=60, late=Late.WARNED)
    table = after(begun("0", warned), SECOND, "leave")
    assert told(table, FIRST, "claim", 60.0) == "time-up second; ended first abandoned"


def test_where_a_clock_warns_a_player_who_is_away_has_the_time_of_the_move() -> None:
    slow = Options(seconds_per_move=172_800, patience=60, late=Late.WARNED)
    table = after(begun("0", slow), SECOND, "leave", 10.0)
    assert claim_from(table, FIRST) == 172_800.0
    table = after(begun("0", slow), SECOND, "leave", 172_790.0)
    assert claim_from(table, FIRST) == 172_850.0


def test_nobody_waits_while_the_server_is_down() -> None:
    table = after(begun("0", PATIENT), SECOND, "leave")
    table = replay(resume(table, 1000.0), table)
    assert claim_from(table, FIRST) == 1060.0


def test_a_game_that_nobody_comes_back_to_is_unfinished() -> None:
    table = begun(ROW)
    assert written(close(table)) == "ended unfinished abandoned"
    table = replay(close(table), table)
    assert table.ended is not None
    saved = SavedGame(table.game, result=table.ended.result, reason=table.ended.reason)
    assert "Reason: abandoned" in str(saved)
    assert close(table) == ()


def test_a_table_that_is_closed_before_the_game_takes_nobody() -> None:
    with refused(FourfoldError, "game-over"):
        join(replay(close(OPENED), OPENED), "Ada")


def test_away_players_stay_in_the_game() -> None:
    table = after(begun("0"), SECOND, "leave")
    assert table.turn is SECOND
    assert str(played(table, "a1").game) == "0 a1"
