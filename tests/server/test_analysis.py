"""The exact scores of a position, over HTTP."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

from tests.server.running import Guest, Json

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
