"""What may be sent again, by cases that the page's tests run too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourfold.client.resend import may_be_sent_again

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data/resend.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_command_is_sent_again_only_where_that_is_surely_right(case: dict[str, Any]) -> None:
    then = may_be_sent_again(case["command"]["command"], case["seat"], case["missed"])
    assert ("send" if then else "give up") == case["then"]


def test_every_command_is_tried_both_ways() -> None:
    commands = {"play", "propose", "accept", "decline", "resign", "claim"}
    assert {(case["command"]["command"], case["then"]) for case in CASES} == {
        (command, then) for command in commands for then in ("send", "give up")
    }
