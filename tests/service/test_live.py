"""A table in memory: what comes while a plan is on its way waits for it, in order."""

from __future__ import annotations

import pytest

from fourfold.service.live import LiveTable, record_of
from fourfold.service.setup import Setup


@pytest.fixture
def live() -> LiveTable:
    return LiveTable(record_of(Setup("Ada").change("ada", 0, 1000.0)), 1000.0)


def test_work_waits_while_a_plan_is_on_its_way(live: LiveTable) -> None:
    done: list[int] = []

    def begin() -> None:
        done.append(1)
        live.is_busy = True

    live.run(begin)
    live.run(begin)
    live.run(lambda: done.append(2))
    assert (done, live.is_idle) == ([1], False)
    live.free()
    assert done == [1, 1]
    live.free()
    assert (done, live.is_idle) == ([1, 1, 2], True)


def test_work_that_fails_holds_up_no_other(live: LiveTable) -> None:
    done: list[int] = []

    def fail() -> None:
        raise ZeroDivisionError

    live.is_busy = True
    live.run(fail)
    live.run(lambda: done.append(1))
    with pytest.raises(ZeroDivisionError):
        live.free()
    live.run(lambda: done.append(2))
    assert done == [1, 2]
