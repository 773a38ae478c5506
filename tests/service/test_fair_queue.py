"""A queue that is fair to addresses."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from fourfold.service.fair_queue import BusyError, FairQueue

ADDRESSES = st.sampled_from("abc")


@given(st.lists(ADDRESSES), st.lists(ADDRESSES))
def test_addresses_take_turns_and_each_is_served_in_order(
    early: list[str], late: list[str]
) -> None:
    """Whatever comes when, nobody is served twice while another waits, nor out of order."""
    queue = FairQueue[tuple[str, int]]()
    waiting: list[tuple[str, int]] = []
    served: list[tuple[str, int]] = []
    coming = [*enumerate(late)]
    for number, address in enumerate(early, len(late)):
        waiting.append((address, number))
        queue.put(address, waiting[-1])
    while waiting or coming:
        if (item := queue.pop()) is not None:
            others = {address for address, _ in waiting if address != item[0]}
            assert not (served and served[-1][0] == item[0] and others)
            assert item == next(each for each in waiting if each[0] == item[0])
            waiting.remove(item)
            served.append(item)
        if coming:
            number, address = coming.pop(0)
            waiting.append((address, number))
            queue.put(address, waiting[-1])
    assert len(served) == len(early) + len(late)
    assert queue.pop() is None


def test_an_address_that_has_much_waiting_is_refused_and_the_others_are_not() -> None:
    queue = FairQueue[int](per_address=2, in_all=3)
    for number in range(2):
        queue.put("a", number)
    with pytest.raises(BusyError):
        queue.put("a", 2)
    queue.put("b", 3)
    with pytest.raises(BusyError):
        queue.put("c", 4)
    queue.remove("a", 0)
    queue.remove("a", 0)
    queue.put("c", 5)
    with pytest.raises(BusyError):
        queue.put("a", 6)
    assert [queue.pop() for _ in range(4)] == [1, 3, 5, None]


def test_what_is_put_back_waits_for_the_others_and_is_the_first_of_its_own() -> None:
    queue = FairQueue[str]()
    queue.put("a", "a1")
    queue.put("a", "a2")
    assert queue.pop() == "a1"
    assert not queue.has_others("a")
    queue.put("b", "b1")
    assert queue.has_others("a")
    queue.put_back("a", "a1")
    assert [queue.pop() for _ in range(4)] == ["b1", "a1", "a2", None]
