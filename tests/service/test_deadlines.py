"""What is due when, against a plain dictionary."""

from __future__ import annotations

from hypothesis import given, strategies as st

from fourfold.service.deadlines import Deadlines

names = st.sampled_from(["a", "b", "c", "d"])
steps = st.lists(
    st.tuples(names, st.none() | st.integers(0, 20).map(float)) | st.integers(0, 20), max_size=200
)


@given(steps)
def test_deadlines_are_a_sorted_dictionary(done: list[tuple[str, float | None] | int]) -> None:
    deadlines, plain = Deadlines(), dict[str, float]()
    for step in done:
        if isinstance(step, int):
            due = sorted((at, name) for name, at in plain.items() if at <= step)
            assert deadlines.take(step) == [name for _, name in due]
            for _, name in due:
                del plain[name]
        else:
            name, at = step
            deadlines.set(name, at)
            plain.pop(name, None)
            if at is not None:
                plain[name] = at
        assert deadlines.next() == min(plain.values(), default=None)


def test_deadlines_do_not_grow_with_what_is_forgotten() -> None:
    deadlines = Deadlines()
    for number in range(10_000):
        deadlines.set("a", float(number))
    assert len(deadlines._heap) < 100
    assert deadlines.take(10_000.0) == ["a"]
