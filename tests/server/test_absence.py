"""Players who vanish."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.room.rooms import kinds
from tests.server.games import pair, reach
from tests.server.running import Server


@pytest.mark.proof
def test_a_player_who_vanishes_is_away_until_the_other_claims(server: Server) -> None:
    with pair(server.url, patience=5) as game:
        game.play("0")
        for is_claimed in (False, True):
            began = time.monotonic()
            game.second.close()
            left = game.first.receive()
            assert kinds(left) == ["left"]
            assert time.monotonic() - began > 9
            assert 0 < left["view"]["claim_in"] <= 5
            assert game.first.do("claim")["code"] == "no-claim"
            if not is_claimed:
                game.second = game.guests[1].sit(game.seats[1], game.second.seen)
                assert reach(game.first, "returned")["view"]["claim_in"] is None
        now = game.first.receive()
        assert (now["events"], now["view"]["may"]["claim"]) == ([], True)
        assert game.first.do("claim")["view"]["outcome"]["reason"] == "abandoned"


def test_a_short_absence_is_no_absence(server: Server) -> None:
    with pair(server.url, patience=1) as game:
        game.play("0")
        game.second.close()
        time.sleep(0.5)
        with game.guests[1].sit(game.seats[1], game.second.seen) as back:
            assert back.welcome["events"] == []
            assert back.play("a1")["type"] == "events"
        assert kinds(game.first.receive()) == ["moved"]


@pytest.mark.proof
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="time is read from /proc")
def test_a_table_with_a_long_clock_and_nobody_there_costs_nothing(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=3600) as game:
        game.play("0")
    time.sleep(62)
    before = processor_seconds(own_server)
    time.sleep(3)
    assert processor_seconds(own_server) - before < 0.3


def processor_seconds(server: Server) -> float:
    assert server.process is not None
    stat = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / 100
