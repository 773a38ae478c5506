"""What became of a command, told by the events that follow."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.client.attempt import Attempt
from fourfold.protocol import EventBody, command_to_json
from fourfold.rules import parse_move
from fourfold.table import Accept, Claim, Command, Decline, Offer, Play, Propose, Resign


def _event(name: str, **fields: Any) -> EventBody:
    return EventBody.model_validate({"number": 8, "event": name, **fields})


def _attempt(command: Command) -> Attempt:
    return Attempt(command_to_json(command), "first", 7)


OURS = {"seat": "first"}
THEIRS = {"seat": "second"}
PLACE, CALL = Play(parse_move("b3")), Play(parse_move("!a1d4"))


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (PLACE, _event("moved", move="b3", **OURS)),
        (PLACE, _event("moved", **OURS)),
        (CALL, _event("moved", move="!a1d4", **OURS)),
        (CALL, _event("called-wrongly", line="a1d4", **OURS)),
        (Propose(Offer.DRAW), _event("offered", offer="draw", **OURS)),
        (Decline(), _event("declined", **OURS)),
        (Accept(), _event("ended", result="draw", reason="agreed")),
        (Accept(), _event("took-back", moves=2)),
        (Accept(), _event("rematched")),
        (Resign(), _event("ended", result="second", reason="resign")),
        (Claim(), _event("ended", result="first", reason="abandoned")),
    ],
    ids=str,
)
def test_a_command_shows_in_an_event(command: Command, event: EventBody) -> None:
    assert _attempt(command).is_done_by((_event("returned", **OURS), event))
    assert not _attempt(command).is_done_by((_event("returned", **OURS),))


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (PLACE, _event("moved", move="b3", **THEIRS)),
        (PLACE, _event("moved", move="c3", **OURS)),
        (CALL, _event("called-wrongly", line="a1d1", **OURS)),
        (Propose(Offer.DRAW), _event("offered", offer="draw", **THEIRS)),
        (Decline(), _event("declined", **THEIRS)),
        (Accept(), _event("ended", result="second", reason="time")),
        (Resign(), _event("ended", result="first", reason="resign")),
        (Claim(), _event("ended", result="second", reason="abandoned")),
    ],
    ids=str,
)
def test_what_another_brought_about_is_not_ours(command: Command, event: EventBody) -> None:
    assert not _attempt(command).is_done_by((event,))


@pytest.mark.parametrize(
    ("command", "event", "may"),
    [
        (PLACE, _event("returned", **THEIRS), True),
        (PLACE, _event("left", **OURS), True),
        (PLACE, _event("resumed", at=1.0), True),
        (PLACE, _event("offered", offer="draw", **THEIRS), True),
        (PLACE, _event("called-wrongly", line="a1d1", **THEIRS), True),
        (PLACE, _event("moved", move="7", **THEIRS), False),
        (PLACE, _event("took-back", moves=1), False),
        (PLACE, _event("ended", result="draw", reason="agreed"), False),
        (PLACE, _event("offered", offer="draw", **OURS), False),
        (Accept(), _event("offered", offer="draw", **THEIRS), False),
        (Accept(), _event("declined", **THEIRS), False),
        (Propose(Offer.DRAW), _event("offered", offer="draw", **THEIRS), False),
        (Resign(), _event("offered", offer="draw", **THEIRS), True),
    ],
    ids=str,
)
def test_a_command_is_repeated_only_where_that_is_surely_right(
    command: Command, event: EventBody, may: bool
) -> None:
    assert _attempt(command).may_be_repeated_after((event,)) is may
    assert _attempt(command).may_be_repeated_after(())
