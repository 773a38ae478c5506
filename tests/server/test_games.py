"""The games of a guest, at a real server."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.protocol.bodies import GamesBody
from tests.server.games import pair, until_over
from tests.server.running import Guest, Json, Server, Socket, ask
from tests.table.games import ROW


def games_of(guest: Guest, before: str | None = None) -> Json:
    """The list of a guest, checked against the protocol."""
    status, answer = guest.get("/games" if before is None else f"/games?before={before}")
    assert status == 200, answer
    assert GamesBody.model_validate(answer).model_dump(mode="json") == answer
    return dict(answer)


def only(guest: Guest) -> Json:
    """The only game of a guest."""
    (game,) = games_of(guest)["games"]
    return dict(game)


def same_screen(guest: Guest, **more: Any) -> Json:
    return guest.open(opponent={"kind": "same-screen"}, first="me", **more)


def test_a_game_from_its_opening_to_the_next_one(own_server: Server) -> None:
    ada, grace = Guest(own_server.url), Guest(own_server.url)
    assert games_of(ada)["games"] == []
    seats = ada.open(name="Ada", first="me", options={"seconds_per_move": 600})
    waiting = only(ada)
    assert (waiting["state"], waiting["your_turn"], waiting["began_at"]) == ("waiting", False, None)
    also = grace.join(seats["table"], name="Grace")
    for guest, mine, is_turn in ((ada, seats, True), (grace, also, False)):
        game = only(guest)
        assert game["table"] == mine["table"]
        assert game["seats"] == mine["seats"]
        assert [each["name"] for each in game["players"]] == ["Ada", "Grace"]
        assert (game["state"], game["your_turn"], game["placed"]) == ("on", is_turn, 0)
        assert 0 < game["seconds_left"] <= 600
        assert game["began_at"] <= game["acted_at"]
        assert (game["result"], game["reason"], game["next"]) == (None, None, None)
    with ada.sit(seats) as first, grace.sit(also) as second:
        first.play("0")
        second.until_seen(first.seen)
        second.play("a1")
    own_server.restart()
    game = only(grace)
    assert (game["your_turn"], game["placed"]) == (True, 1)
    assert 0 < game["seconds_left"] <= 600
    # A device that has lost its seats sits down again with what the list tells.
    with grace.sit(game) as second, ada.sit(only(ada)) as first:
        assert second.view["seats"] == ["second"]
        second.do("resign")
        first.until_seen(second.seen)
        second.until_seen(first.do("propose", offer="rematch")["seen"])
        second.do("accept")
        following = second.until("next")["table"]
    for guest, result in ((ada, "won"), (grace, "lost")):
        running, over = games_of(guest)["games"]
        assert (running["table"], running["state"]) == (following, "on")
        assert (over["state"], over["result"], over["reason"]) == ("over", result, "resign")
        assert (over["next"], over["your_turn"], over["seconds_left"]) == (following, False, None)
        assert running["ended_at"] is None
        assert over["began_at"] < over["ended_at"] < over["acted_at"], "a rematch was agreed on"
        people = games_of(guest)["people"]
        assert people == {"won": 0, "lost": 0, "drawn": 0} | {result: 1}


def test_running_games_come_first_whatever_was_finished_since(server: Server) -> None:
    ada, grace = Guest(server.url), Guest(server.url)
    with pair(server.url) as game:
        ada, grace = game.guests
        game.play("0")
        for _ in range(6):
            table = same_screen(ada)
            with ada.sit(table) as both:
                both.do("resign", seat="first")
        theirs = ada.open(name="Ada", first="other")
        grace.join(theirs["table"], name="Grace")
        own = same_screen(ada)
        tables = [each["table"] for each in games_of(ada)["games"]]
        assert tables[:3] == [own["table"], theirs["table"], game.table]
        game.play("a1 1")
        assert [each["table"] for each in games_of(ada)["games"]][:2] == [game.table, own["table"]]
        _, only_running = ada.get("/games?running=true")
        assert [each["state"] for each in only_running["games"]] == ["on"] * 3
        assert only_running["before"] is None
        over = games_of(ada)["games"][3:]
        assert [each["result"] for each in over] == ["second"] * 6
        assert all(each["own"] == [0, 1] for each in over)
        assert games_of(ada)["people"] == {"won": 0, "lost": 0, "drawn": 0}


def test_finished_games_come_in_pages(server: Server) -> None:
    ada = Guest(server.url)
    made = []
    for _ in range(53):
        table = same_screen(ada)
        with ada.sit(table) as both:
            both.do("resign", seat="second")
        made.append(table["table"])
    on = same_screen(ada)["table"]
    first = games_of(ada)
    assert [each["table"] for each in first["games"]] == [on, *reversed(made[3:])]
    second = games_of(ada, first["before"])
    assert [each["table"] for each in second["games"]] == list(reversed(made[:3]))
    assert second["before"] is None


def test_games_against_each_level_are_counted(server: Server) -> None:
    ada = Guest(server.url)
    for level, count in (("beginner", 2), ("club", 1)):
        for _ in range(count):
            opponent = {"kind": "computer", "level": level, "pace": "at-once"}
            seats = ada.open(opponent=opponent, first="me")
            with ada.sit(seats) as me:
                me.do("resign")
                until_over(me)
    levels = {each.pop("level"): each for each in games_of(ada)["levels"]}
    assert list(levels) == ["beginner", "casual", "club", "expert", "perfect"]
    assert levels["beginner"] == {"won": 0, "lost": 2, "drawn": 0}
    assert levels["club"] == {"won": 0, "lost": 1, "drawn": 0}
    assert levels["perfect"] == {"won": 0, "lost": 0, "drawn": 0}
    (game, *_) = games_of(ada)["games"]
    assert [each["computer"] for each in game["players"]] == [None, "club"]


def test_a_list_tells_no_more_than_the_table(server: Server) -> None:
    ada = Guest(server.url)
    start = "..../..../..../0123 f d1"
    masked = same_screen(ada, position=start, options={"mask": True})
    game = only(ada)
    assert (game["placed"], game["start"]) == (None, None)
    with ada.sit(masked) as both:
        both.do("resign", seat="first")
    game = only(ada)
    assert (game["placed"], game["start"]) == (4, start)
    same_screen(ada, position=start)
    assert games_of(ada)["games"][0]["start"] == "..../..../..../0123 f"


def test_games_are_told_to_their_guest_alone(server: Server) -> None:
    with pair(server.url) as game:
        game.play(ROW)
        assert games_of(Guest(server.url))["games"] == []
        status, answer = ask("GET", f"{server.url}/api/v2/games")
        assert (status, answer["code"]) == (401, "no-session")


@pytest.mark.parametrize("before", ["x", "1.0", "1.0-short", "-1.0-" + "A" * 22, "1e9-" + "A" * 22])
def test_a_cursor_is_read_strictly(server: Server, before: str) -> None:
    status, answer = Guest(server.url).get(f"/games?before={before}")
    assert (status, answer["code"]) == (422, "bad-message")


def close(guest: Guest, table: str) -> tuple[int, Any]:
    return ask("DELETE", f"{guest.url}/api/v2/tables/{table}", session=guest.session)


def test_who_waits_may_close_the_table(server: Server, ada: Guest, grace: Guest) -> None:
    seats = ada.open(opponent={"kind": "anyone"})
    table = seats["table"]
    with ada.sit(seats) as me, Socket(server.url, table) as watcher:
        assert close(grace, table)[1]["code"] == "not-your-seat"
        assert close(ada, table) == (204, "")
        for socket in (me, watcher):
            assert until_over(socket)["reason"] == "abandoned"
        assert close(ada, table) == (204, "")
        assert table not in [each["table"] for each in ada.get("/tables")[1]["tables"]]
    status, answer = grace.post(f"/tables/{table}/players")
    assert (status, answer["code"]) == (409, "game-over")
    assert table not in [each["table"] for each in games_of(ada)["games"]]


def test_a_game_that_has_begun_is_not_closed(server: Server) -> None:
    with pair(server.url) as game:
        for guest in game.guests:
            status, answer = close(guest, game.table)
            assert (status, answer["code"]) == (409, "game-begun")
        game.play("0")
