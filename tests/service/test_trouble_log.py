"""What whoever runs the server is told, and how often."""

from __future__ import annotations

import pytest

from fourfold.service.trouble_log import TroubleLog


def test_each_kind_of_trouble_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    times = iter((0.0, 0.0, 1.0, 1.0, 59.0, 59.0, 60.0))
    troubles = TroubleLog(lambda: next(times))
    for _ in range(3):
        troubles.log("The disk", "it is full")
        troubles.log("Connections", "there are too many")
    troubles.log("The disk", "it is full")
    assert [record.getMessage() for record in caplog.records] == [
        "The disk: it is full",
        "Connections: there are too many",
        "The disk: it is full (2 more since this was last logged)",
    ]
