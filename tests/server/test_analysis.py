"""The exact scores of a position, over HTTP."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest

from fourfold.service.solver_pool import WAITING_PER_ADDRESS
from tests.server.games import pair
from tests.server.hostile import ELSEWHERE, GET, ask_from, connected
from tests.server.running import Guest, Json, running

ROW = "..../..../..../0123"


def analysed(guest: Guest, **query: str) -> tuple[int, Json]:
    return guest.get(f"/analysis?{urlencode(query)}")


@pytest.mark.parametrize(
    ("position", "last", "taken"),
    [
        (f"{ROW} -", "d1", f"{ROW} - d1"),
        (f"{ROW} f", "a1", f"{ROW} f a1"),
        ("..../..../..../012. 3", "c1", "..../..../..../012. 3"),
        ("..../..../..../01.. -", "b1", "..../..../..../01.. -"),
    ],
    ids=["placer", "receiver", "three", "two"],
)
def test_the_cell_placed_last_counts_where_a_line_can_be_called(
    ada: Guest, position: str, last: str, taken: str
) -> None:
    status, found = analysed(ada, position=position, last=last)
    assert status == 200, found
    assert found["position"] == taken
    assert found == analysed(ada, position=taken)[1]


@pytest.mark.parametrize("last", ["e9", "d1 d1", "", "a"])
def test_what_is_no_cell_is_refused(ada: Guest, last: str) -> None:
    status, refused = analysed(ada, position=f"{ROW} -", last=last)
    assert status == 422
    assert refused["code"] != "no-open-line"


def test_a_line_given_as_open_by_the_position_itself_must_be(ada: Guest) -> None:
    status, refused = analysed(ada, position="..../..../..../012. 3 c1")
    assert (status, refused["code"]) == (422, "no-open-line")


def test_a_flood_of_analyses_is_refused_to_its_address_alone(tmp_path: Path) -> None:
    """Each of them has to be thought about for long; another address is answered meanwhile."""
    flooding = "127.0.0.68"
    cells = [f"{'.' * at}{piece}{'.' * (3 - at)}" for at in range(4) for piece in "6789abcdef"]
    positions = [f"01../..2./{row}/...3 4" for row in cells]
    with running(tmp_path / "games.db") as server, ExitStack() as kept, pair(server.url) as game:
        asked = [
            GET % (f"/api/v2/analysis?position={quote(each)}".encode(), b"") for each in positions
        ]
        clients = [kept.enter_context(connected(server.url, flooding, each)) for each in asked]
        assert len(clients) > WAITING_PER_ADDRESS + 1
        easy = quote("0123/4567/89ab/cd.. e")
        status, _, _ = ask_from(ELSEWHERE, server.url, "GET", f"/api/v2/analysis?position={easy}")
        assert status == 200
        game.play("0 a1 1 b1")
        refused = clients[-1].recv(65_536)
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b'"busy"' in refused
