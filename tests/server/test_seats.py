"""Two seats at a table, at one screen or at two, and at the table of the next game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.room.rooms import kinds
from tests.server.games import pair
from tests.server.running import Guest, Server, Socket, ask


def test_a_third_player_finds_no_seat(server: Server) -> None:
    with pair(server.url) as game:
        status, answer = Guest(server.url).post(f"/tables/{game.table}/players", {"name": "Eve"})
        assert (status, answer["code"]) == (409, "table-full")
        assert game.guests[1].join(game.table, name="Eve") == game.seats[1]


def test_of_thirty_who_join_at_once_one_sits_down(server: Server) -> None:
    table = Guest(server.url).open(name="Ada")["table"]
    guests = [Guest(server.url) for _ in range(30)]

    def join(guest: Guest) -> tuple[int, str]:
        status, answer = guest.post(f"/tables/{table}/players", {"name": "Grace"})
        return status, answer.get("code", "seated")

    with ThreadPoolExecutor(len(guests)) as threads:
        answers = list(threads.map(join, guests))
    assert sorted(answers) == [(200, "seated")] + [(409, "table-full")] * 29


def test_two_players_at_one_screen_share_a_socket(server: Server, ada: Guest) -> None:
    opponent = {"kind": "same-screen", "name": "Grace"}
    seats = ada.open(name="Ada", opponent=opponent, first="other")
    with ada.sit(seats) as both:
        assert both.welcome["players"] == [0, 1]
        both.do("resign", seat="first")
        both.do("propose", offer="rematch", seat="first")
        both.do("accept", seat="second")
        following = both.until("next")
        assert len(following["seats"]) == 2
    with ada.sit(following) as again:
        assert again.view["seats"] == ["first", "second"]
    with Socket(server.url, seats["table"], ada.session, seats["seats"][:1]) as one:
        assert one.view["seats"] == ["second"]


def test_the_two_keep_a_score_over_their_games(own_server: Server) -> None:
    with pair(own_server.url) as game:
        assert game.first.welcome["series"] == {"wins": [0, 0], "draws": 0}
        game.second.until_seen(game.first.do("resign")["seen"])
        assert game.second.view["series"] == {"wins": [0, 1], "draws": 0}
        assert len(game.second.view["outcome"]["said"]) == 1
        game.second.until_seen(game.first.do("propose", offer="rematch")["seen"])
        game.second.do("accept")
        following = [socket.until("next") for socket in (game.first, game.second)]
    own_server.restart()
    ada, grace = game.guests
    with ada.sit(following[0]) as one, grace.sit(following[1]) as other:
        assert one.welcome["series"] == one.view["series"] == {"wins": [0, 1], "draws": 0}
        assert one.welcome["events"][0].keys() == {"number", "event", "options", "said"}
        one.until_seen(other.do("resign")["seen"])
        assert one.view["series"] == {"wins": [1, 1], "draws": 0}
        assert one.view["outcome"]["said"][-1] == {
            "id": "series-level",
            "arguments": {"wins": 1, "draws": 0},
        }


def test_another_game_is_told_with_the_seats_at_it(server: Server) -> None:
    with pair(server.url) as game, Socket(server.url, game.table) as watcher:
        game.second.until_seen(game.first.do("resign")["seen"])
        game.second.until_seen(game.first.do("propose", offer="rematch")["seen"])
        assert kinds(game.second.do("accept")) == ["rematched"]
        first, second, watching = (s.until("next") for s in (game.first, game.second, watcher))
        assert first["table"] == second["table"] == watching["table"] != game.table
        assert watching["seats"] == []
        with game.guests[0].sit(first) as ada, game.guests[1].sit(second) as grace:
            assert (ada.view["seats"], grace.view["seats"]) == (["second"], ["first"])
            assert grace.play("0")["type"] == "events"
        with Socket(server.url, first["table"], game.guests[0].session, second["seats"]) as other:
            assert other.welcome["code"] == "not-your-seat"
        _, shown = ask("GET", f"{server.url}/api/v2/tables/{game.table}")
        assert shown["next"] == first["table"]
