"""Another game, at another table."""

from __future__ import annotations

from tests.server.games import Pair, kinds, pair, refused
from tests.server.running import Json, Server, Socket, ask


def finished(game: Pair) -> None:
    seen = game.first.do("resign")["seen"]
    game.second.until_seen(seen)


def agree_on_rematch(game: Pair) -> Json:
    seen = game.first.do("propose", offer="rematch")["seen"]
    game.second.until_seen(seen)
    return game.second.do("accept")


def test_a_rematch_is_told_with_seats_and_exchanges_them(server: Server) -> None:
    with pair(server.url) as game, Socket(server.url, game.table) as watcher:
        finished(game)
        assert kinds(agree_on_rematch(game)) == ["rematched"]
        first, second, watching = (s.until("next") for s in (game.first, game.second, watcher))
        assert first["table"] == second["table"] == watching["table"] != game.table
        assert watching["seats"] == []
        with (
            game.guests[0].sit(first) as ada,
            game.guests[1].sit(second) as grace,
        ):
            assert ada.welcome["view"]["seats"] == ["second"]
            assert grace.welcome["view"]["seats"] == ["first"]
            assert ada.play("0")["code"] == "not-your-turn"
            assert grace.play("0")["type"] == "events"
        assert refused(server.url, first["table"], game.guests[0].session, second["seats"])
        _, shown = ask("GET", f"{server.url}/api/v2/tables/{game.table}")
        assert shown["next"] == first["table"]


def test_a_rematch_that_was_acknowledged_survives_a_crash(own_server: Server) -> None:
    with pair(own_server.url) as game:
        finished(game)
        rematched = agree_on_rematch(game)
        own_server.restart()
        tables = set()
        for guest, seats, expected in (
            (game.guests[0], game.seats[0], "second"),
            (game.guests[1], game.seats[1], "first"),
        ):
            with guest.sit(seats, rematched["seen"]) as back:
                assert back.welcome["events"] == []
                following = back.until("next")
            with guest.sit(following) as again:
                assert again.welcome["view"]["seats"] == [expected]
                assert again.view["state"] == "on"
            tables.add(following["table"])
        assert len(tables) == 1
