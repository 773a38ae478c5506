"""The client's half of the protocol, without a network: messages in, messages out."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.client.core import Core, Json, Request, Status

NOW = 1000.0
GIVE = {"command": "play", "move": "7"}
OPTIONS = {"options": {"mask": False}, "lines": {}, "players": [0], "watching": 2}


def _event(number: int, name: str = "moved", **fields: Any) -> Json:
    seat = {} if name in ("ended", "took-back", "resumed", "rematched") else {"seat": "second"}
    return {"number": number, "event": name, **seat, **fields}


def _state(kind: str, seen: int, *events: Json, **fields: Any) -> Json:
    """A message with a view, which says how new it is."""
    view = {"seats": ["first"], "turn": "first", "seconds_left": None, "as of": seen}
    message = {"type": kind, "seen": seen, "events": list(events)}
    return message | {"view": view, "question": {"id": "question-give"}} | fields


def _welcome(seen: int, *events: Json) -> Json:
    return _state("welcome", seen, *events) | OPTIONS


def _history(seen: int) -> list[Json]:
    return [_event(number, "resumed") for number in range(1, seen + 1)]


def _core() -> Core:
    return Core(version=2, table="A" * 22, prefix="me", seats=["token"], session="secret")


def _connected(seen: int = 4) -> Core:
    core = _core()
    core.connection_made()
    _hear(core, _welcome(seen, *_history(seen)))
    assert core.take_news() is not None
    assert core.messages_to_send()[0]["type"] == "hello"
    return core


def _hear(core: Core, *messages: Json) -> None:
    for message in messages:
        core.receive(message, NOW)


def _reconnect(core: Core, welcome: Json) -> list[Json]:
    """What is sent once the connection is back."""
    core.connection_lost()
    core.connection_made()
    assert [each["type"] for each in core.messages_to_send()] == ["hello"]
    _hear(core, welcome)
    return core.messages_to_send()


def _numbers(core: Core) -> list[list[int]]:
    """The events of all news, which are taken."""
    taken = []
    while (news := core.take_news()) is not None:
        taken.append([each["number"] for each in news.get("events", ())])
    return taken


# What is known


def test_it_says_hello_with_what_it_has_seen() -> None:
    core = _core()
    core.connection_made()
    hello = {"type": "hello", "version": 2, "table": "A" * 22, "seats": ["token"]}
    assert core.messages_to_send() == [hello | {"session": "secret", "seen": 0}]
    assert core.messages_to_send() == []
    assert not core.is_connected
    assert not core.is_known
    _hear(core, _welcome(4, *_history(4)))
    assert core.is_connected
    assert core.is_known
    assert core.welcome["options"] == {"mask": False}
    core.connection_made()
    assert core.messages_to_send()[0]["seen"] == 4
    assert not core.is_connected


def test_a_watcher_needs_neither_session_nor_seats() -> None:
    core = Core(version=2, table="A" * 22, prefix="me")
    core.connection_made()
    (hello,) = core.messages_to_send()
    assert hello == {"type": "hello", "version": 2, "table": "A" * 22, "seats": [], "seen": 0}


def test_the_view_is_as_new_as_the_news_that_were_taken() -> None:
    core = _connected(4)
    _hear(core, _state("events", 5, _event(5)), _state("events", 6, _event(6)))
    assert (core.seen, core.view["as of"], len(core.events)) == (4, 4, 4)
    assert core.take_news() == _state("events", 5, _event(5))
    assert (core.seen, core.view["as of"], len(core.events)) == (5, 5, 5)
    assert core.has_news
    assert _numbers(core) == [[6]]
    assert core.take_news() is None
    assert not core.has_news


def test_a_view_alone_is_news() -> None:
    core = _connected(4)
    changed = _state("events", 4)
    changed["view"]["may"] = {"claim": True}
    _hear(core, changed)
    assert _numbers(core) == [[]]
    assert core.view["may"] == {"claim": True}


def test_time_left_is_by_the_clock_of_the_driver() -> None:
    core = _connected(4)
    assert core.deadline is None
    message = _state("events", 5, _event(5))
    message["view"]["seconds_left"] = 12.5
    core.receive(message, NOW)
    assert core.deadline == NOW + 12.5


def test_what_else_is_told() -> None:
    core = _connected(4)
    following = {"type": "next", "table": "B" * 22, "seats": ["other"]}
    _hear(core, {"type": "watching", "count": 7}, following, following, {"type": "tea"})
    assert core.next == {"table": "B" * 22, "seats": ["other"]}
    assert core.take_news() == following
    assert core.take_news() is None
    _hear(core, {"type": "goodbye", "reason": "restart", "come_back_in": 3.0})
    core.connection_lost()
    assert core.come_back_in == 3.0
    core.connection_made()
    assert core.come_back_in is None


def test_nothing_is_believed_before_the_welcome() -> None:
    core = _core()
    core.connection_made()
    _hear(core, _state("events", 5, _event(5)))
    assert not core.is_known
    _hear(core, _welcome(5, *_history(4), _event(5)))
    assert _numbers(core) == [[1, 2, 3, 4, 5]]


# Commands


def _sent(core: Core, seen: int, number: int = 1) -> None:
    """A command of this number goes out now, and nothing else."""
    (message,) = core.messages_to_send()
    assert (message["type"], message["id"], message["seen"]) == ("command", f"me-{number}", seen)


def _own(number: int, request: Request, name: str = "moved") -> Json:
    return _event(number, name, seat="first", command=request.id)


def test_an_event_with_its_id_says_that_a_command_is_done() -> None:
    core = _connected(4)
    request = core.command(GIVE)
    message = {"type": "command", "id": "me-1", "seen": 4, "command": "play", "move": "7"}
    assert core.messages_to_send() == [message]
    _hear(core, _state("events", 5, _event(5, "left")))
    assert core.messages_to_send() == []
    _hear(core, _state("stale", 5, _event(5, "left"), id="me-1"))
    _sent(core, 5)
    _hear(core, _state("events", 6, _own(6, request)))
    assert request.status is Status.DONE
    assert core.view["as of"] == 6
    assert _numbers(core) == [[5], [6]]
    assert core.seen == 6


def test_what_was_heard_but_not_taken_overtakes() -> None:
    core = _connected(4)
    _hear(core, _state("events", 5, _event(5)))
    request = core.command(GIVE)
    assert request.status is Status.OVERTAKEN
    assert core.messages_to_send() == []
    assert core.seen == 5
    assert _numbers(core) == [[5]]


def test_who_has_both_seats_acts_for_the_player_in_turn() -> None:
    core = _connected(4)
    both = _state("events", 5, _event(5))
    both["view"] |= {"seats": ["first", "second"], "turn": "second"}
    _hear(core, both)
    core.take_news()
    request = core.command(GIVE)
    assert core.messages_to_send()[0]["seat"] == request.seat == "second"
    _hear(core, _state("events", 6, _own(6, request)))
    over = _state("events", 7, _event(7, "ended"))
    over["view"] |= {"seats": ["first", "second"], "turn": None}
    _hear(core, over)
    _numbers(core)
    assert core.command({"command": "propose", "offer": "rematch"}).seat == "first"
    assert core.command({"command": "accept"}, seat="second").seat == "second"
    assert core.messages_to_send()[0]["seat"] == "first"


def test_what_is_asked_without_a_connection_waits() -> None:
    core = _connected(4)
    core.connection_lost()
    first, second = core.command({"command": "propose", "offer": "draw"}), core.query("board")
    assert core.messages_to_send() == []
    (sent,) = _reconnect(core, _welcome(4))
    assert sent["id"] == first.id
    _hear(core, _state("events", 5, _own(5, first, "offered")))
    assert [each["id"] for each in core.messages_to_send()] == [second.id]


# Questions


def _answer(request: Request) -> Json:
    return {"type": "answer", "id": request.id, "said": []}


def test_requests_are_sent_one_at_a_time_in_order() -> None:
    core = _connected(4)
    command = core.command(GIVE)
    row, board = core.query("row", row=3), core.query("board")
    _sent(core, 4)
    _hear(core, _answer(row))  # Nobody has asked it yet.
    _hear(core, _state("events", 5, _event(5, "left")), _state("stale", 5, id=command.id))
    _sent(core, 5)
    _hear(core, _state("events", 6, _own(6, command)))
    assert core.messages_to_send() == [{"type": "query", "query": "row", "row": 3, "id": row.id}]
    _hear(core, _answer(row))
    assert core.messages_to_send() == [{"type": "query", "query": "board", "id": board.id}]
    _hear(core, _answer(board), _answer(row), _answer(board))  # Once is enough.
    for request in (row, board):
        assert (request.status, request.answer) == (Status.ANSWERED, _answer(request))


# Refusals


def _refused(code: str, request: Request | None = None) -> Json:
    named = {} if request is None else {"id": request.id}
    return {"type": "refused", "code": code, "message": "no", "said": {}} | named


def test_a_refusal_settles_what_it_names() -> None:
    core = _connected(4)
    first, second, third = core.command(GIVE), core.query("hint"), core.query("left")
    _hear(core, _refused("not-your-turn", second))
    assert second.status is Status.PENDING
    _hear(core, _refused("not-your-turn", first))
    assert (first.status, first.answer) == (Status.REFUSED, _refused("not-your-turn", first))
    _hear(core, _answer(second))
    _hear(core, _refused("too-long"))  # What cannot be read is refused without an id.
    assert third.status is Status.REFUSED
    _hear(core, _refused("too-long"))  # Nothing is asked.


def test_what_a_stopping_server_refuses_waits_for_the_next() -> None:
    core = _connected(4)
    request = core.command(GIVE)
    core.messages_to_send()
    _hear(core, _refused("stopping", request))
    assert core.messages_to_send() == []
    assert request.status is Status.PENDING
    assert len(_reconnect(core, _welcome(4))) == 1


def test_what_is_too_fast_is_sent_again_after_a_moment() -> None:
    core = _connected(4)
    request = core.command(GIVE)
    _sent(core, 4)
    _hear(core, _refused("too-fast", request))
    assert core.is_too_fast
    assert core.messages_to_send() == []
    core.retry()
    assert not core.is_too_fast
    _sent(core, 4)
    core.retry()
    assert core.messages_to_send() == []


def test_a_moment_that_is_over_by_itself_needs_no_retry() -> None:
    core = _connected(4)
    request, question = core.command(GIVE), core.query("turn")
    core.messages_to_send()
    _hear(core, _refused("too-fast", request), _state("events", 5, _event(5, "ended")))
    assert request.status is Status.OVERTAKEN
    assert [each["id"] for each in core.messages_to_send()] == [question.id]
    core.retry()
    assert core.messages_to_send() == []


def test_offers_that_are_too_many_are_refused() -> None:
    core = _connected(4)
    request = core.command({"command": "propose", "offer": "draw"})
    _hear(core, _refused("too-fast", request))
    assert request.status is Status.REFUSED
    assert not core.is_too_fast


@pytest.mark.parametrize("code", ["busy", "not-stored", "stopping", "too-fast", "too-many"])
def test_a_connection_that_is_refused_for_now_is_made_again(code: str) -> None:
    core = _connected(4)
    request = core.query("board")
    core.connection_lost()
    core.connection_made()
    _hear(core, _refused(code))
    assert core.refusal is None
    assert [each["id"] for each in _reconnect(core, _welcome(4))] == [request.id]


def test_a_connection_that_is_refused_for_good_ends_everything() -> None:
    core = _connected(4)
    core.connection_lost()
    waiting = [core.command(GIVE), core.query("board")]
    core.connection_made()
    _hear(core, _refused("no-such-table"))
    assert core.refusal == _refused("no-such-table")
    for request in (*waiting, core.query("left")):
        assert (request.status, request.answer) == (Status.REFUSED, core.refusal)


# A server that has lost events


def test_everything_begins_anew_with_a_server_that_has_lost_events() -> None:
    core = _connected(4)
    _hear(core, {"type": "next", "table": "B" * 22, "seats": []})
    _hear(core, _state("events", 9, *(_event(number, "left") for number in range(5, 10))))
    core.connection_lost()
    commands = [core.command(GIVE), core.command({"command": "propose", "offer": "draw"})]
    question = core.query("board")
    sent = _reconnect(core, _welcome(3, *_history(3)))
    assert [each.status for each in commands] == [Status.OVERTAKEN] * 2
    assert [each["id"] for each in sent] == [question.id]
    assert core.seen == 3
    assert core.next is None
    assert _numbers(core) == [[1, 2, 3]]
    assert [each["number"] for each in core.events] == [1, 2, 3]


def test_a_stale_answer_can_tell_that_events_were_lost() -> None:
    core = _connected(4)
    request = core.command(GIVE)
    _hear(core, _state("stale", 2, *_history(2), id=request.id))
    assert request.status is Status.OVERTAKEN
    news = core.take_news()
    assert news is not None
    assert (news["type"], news["seen"], news["options"]) == ("welcome", 2, {"mask": False})
    assert core.seen == 2


# What is said to the other player


HELLO = {"type": "phrase", "seat": "first", "phrase": "hello", "said": {"id": "phrase-said"}}


def test_a_phrase_is_news_to_both_and_done_for_its_sender() -> None:
    core = _connected()
    said = core.say("hello")
    assert core.messages_to_send() == [{"type": "phrase", "phrase": "hello", "id": said.id}]
    _hear(core, HELLO)
    assert said.status is Status.PENDING
    _hear(core, HELLO | {"id": said.id})
    assert (said.status, core.settled) == (Status.DONE, 1)
    assert [core.take_news(), core.take_news()] == [HELLO, HELLO | {"id": said.id}]
    assert core.seen == 4


def test_a_phrase_is_said_now_or_never() -> None:
    core = _connected()
    query, lost = core.query("hand"), core.say("hello")
    core.connection_lost()
    late = core.say("thanks")
    assert (lost.status, late.status) == (Status.OVERTAKEN, Status.OVERTAKEN)
    sent = _reconnect(core, _welcome(4))
    assert [each["id"] for each in sent] == [query.id]


def test_a_phrase_that_comes_too_fast_is_refused_and_not_sent_again() -> None:
    core = _connected()
    said = core.say("hello")
    core.messages_to_send()
    _hear(core, {"type": "refused", "id": said.id, "code": "too-fast", "message": "", "said": {}})
    assert (said.status, core.is_too_fast) == (Status.REFUSED, False)
