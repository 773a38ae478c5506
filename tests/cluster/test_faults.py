"""The schedule of faults."""

from collections import Counter

from benchmarks.cluster.faults import FEW, LENGTHS, schedule


def test_a_seed_decides_all_of_a_schedule() -> None:
    one, again, other = (schedule(FEW, 3, (0.1, 0.5), seed) for seed in (1, 1, 2))
    assert one == again != other


def test_a_schedule_has_so_many_faults_of_each_kind_at_all_nodes() -> None:
    strikes = schedule(FEW, 3, (0.1, 0.5), seed=1)
    assert Counter(each.fault for each in strikes) == FEW
    assert {each.node for each in strikes} == {0, 1, 2}
    for each in strikes:
        low, high = LENGTHS.get(each.fault, (0.0, 0.0))
        assert low <= each.seconds <= high
