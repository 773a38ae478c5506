"""What one address may do, over the hours."""

from __future__ import annotations

from itertools import count

from fourfold.rules import FourfoldError
from fourfold.server.gate import Gate
from fourfold.server.settings import Kind, Settings
from fourfold.service.trouble_log import TroubleLog


def test_one_address_makes_only_so_many_tables_a_day() -> None:
    """At the rate at which tables may be made for a moment it would be 86 400."""
    seconds = count(0)
    gate = Gate(Settings(), lambda: float(next(seconds)), TroubleLog())
    made = 0
    while next(seconds) < 86_400:
        try:
            gate.check_rate("192.0.2.1", Kind.TABLE)
        except FourfoldError:
            continue
        made += 1
    assert 8_000 < made < 10_000
    gate.check_rate("192.0.2.2", Kind.TABLE)


def test_a_class_of_thirty_plays_for_an_afternoon() -> None:
    """Each pupil makes a table every five minutes, all of them behind one address."""
    at = 0.0
    gate = Gate(Settings(), lambda: at, TroubleLog())
    for lesson in range(4 * 12):
        at = lesson * 300.0
        for _ in range(30):
            gate.check_rate("192.0.2.1", Kind.TABLE)
