"""Time passes only while the server can serve."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from fourfold.service.clock import BEAT, STALL, Clock


@dataclass
class Machine:
    """A machine whose time is set by hand."""

    wall: float = 1_000.0
    monotonic: float = 50.0
    is_disk_full: bool = False

    def clock(self) -> Clock:
        return Clock(lambda: self.is_disk_full, lambda: self.wall, lambda: self.monotonic)

    def run(self, clock: Clock, seconds: float) -> None:
        """Runs as it should, with a beat every so often."""
        for _ in range(round(seconds / BEAT)):
            self.monotonic += BEAT
            clock.beat()


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_time_begins_with_that_of_day_and_goes_on_by_itself(machine: Machine) -> None:
    clock = machine.clock()
    assert clock() == 1_000.0
    machine.wall -= 40 * 86_400
    machine.run(clock, 60)
    assert clock() == pytest.approx(1_060.0)
    assert clock.lost == 0


def test_a_process_that_was_stopped_has_lost_no_time(machine: Machine) -> None:
    clock = machine.clock()
    machine.run(clock, 10)
    machine.monotonic += 15
    assert clock() == pytest.approx(1_010.0)
    assert clock.lost == pytest.approx(15)


def test_what_was_sent_while_it_was_stopped_is_read_before_time_goes_on(machine: Machine) -> None:
    clock = machine.clock()
    machine.run(clock, 10)
    machine.monotonic += 15
    clock.beat()
    machine.monotonic += BEAT / 2
    assert clock() == pytest.approx(1_010.0)
    machine.monotonic += BEAT / 2
    clock.beat()
    assert clock() == pytest.approx(1_010.0)
    machine.run(clock, 1)
    assert clock() == pytest.approx(1_011.0)


def test_a_short_delay_counts(machine: Machine) -> None:
    clock = machine.clock()
    machine.monotonic += STALL
    clock.beat()
    assert clock() == pytest.approx(1_000.0 + STALL)


def test_time_stands_still_while_nothing_can_be_kept(machine: Machine) -> None:
    clock = machine.clock()
    machine.run(clock, 10)
    machine.is_disk_full = True
    machine.run(clock, 30)
    machine.is_disk_full = False
    machine.run(clock, 5)
    assert clock() == pytest.approx(1_015.0)
    assert clock.lost == pytest.approx(30)
