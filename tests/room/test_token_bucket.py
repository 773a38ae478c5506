"""How often something may happen."""

from __future__ import annotations

from hypothesis import given, strategies as st

from fourfold.room.token_bucket import Rate, TokenBucket

RATE = Rate(burst=3, per_second=2)


def test_a_burst_and_then_so_many_a_second() -> None:
    bucket = TokenBucket(RATE, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.4), bucket.take(0.5), bucket.take(0.6)] == [False, True, False]
    assert not bucket.is_full(0.7)
    assert bucket.is_full(60.0)


@given(st.lists(st.floats(0, 100), max_size=300).map(sorted))
def test_never_more_than_the_rate(times: list[float]) -> None:
    bucket = TokenBucket(RATE, 0.0)
    taken = [at for at in times if bucket.take(at)]
    for start, first in enumerate(taken):
        for number, last in enumerate(taken[start:], 1):
            assert number <= RATE.burst + (last - first) * RATE.per_second + 1e-6


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = TokenBucket(RATE, 100.0)
    assert [bucket.take(at) for at in (100.0, 90.0, 80.0, 70.0)] == [True, True, True, False]
