"""Whatever comes over a socket: a refusal to its sender, and nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.games import Pair, pair
from tests.server.hostile import last_words, unchanged
from tests.server.running import Guest, Json, Server, Socket

pytestmark = pytest.mark.usefixtures("others")
TABLE = "A" * 22
HELLO = {"type": "hello", "version": 2, "table": TABLE}
COMMAND = {"type": "command", "seen": 3, "command": "play", "move": "0"}

BAD_TEXTS = {
    "empty": "",
    "no JSON": "{",
    "words": "hello",
    "null": "null",
    "a number": "7",
    "an array": "[]",
    "an empty object": "{}",
    "a null byte": '{"type": "ping", "id": "\x00"}',
    "two values": '{"type": "ping"} {"type": "ping"}',
    "deep nesting": "[" * 4_000,
    "deep objects": '{"a":' * 800,
    "deep in a field": '{"type": "ping", "id": ' + "[" * 3_000 + "]" * 900 + "}",
    "not a number": '{"type": "command", "seen": NaN, "command": "resign"}',
    "infinity": '{"type": "command", "seen": Infinity, "command": "resign"}',
    "a fraction": '{"type": "command", "seen": 3.0, "command": "resign"}',
    "half a surrogate": '{"type": "ask", "text": "\\ud800"}',
    "a comment": '{"type": "ping"} // here',
    "single quotes": "{'type': 'ping'}",
}

BAD_MESSAGES: dict[str, dict[str, Any]] = {
    "unknown type": {"type": "win"},
    "type of a type": {"type": ["ping"]},
    "no type": {"id": "x"},
    "type in capitals": {"type": "PING"},
    "unknown field": {"type": "ping", "admin": True},
    "prototype": {"type": "ping", "__proto__": {"admin": True}},
    "number as id": {"type": "ping", "id": 7},
    "long id": {"type": "ping", "id": "x" * 41},
    "seen as text": COMMAND | {"seen": "3"},
    "seen as truth": COMMAND | {"seen": True},
    "seen below 0": COMMAND | {"seen": -1},
    "seen is missing": {"type": "command", "command": "resign"},
    "unknown command": COMMAND | {"command": "win"},
    "leaving by command": {"type": "command", "seen": 3, "command": "leave"},
    "unknown seat": COMMAND | {"seat": "third"},
    "seat as number": COMMAND | {"seat": 1},
    "long move": COMMAND | {"move": "0" * 6},
    "empty move": COMMAND | {"move": ""},
    "move as number": COMMAND | {"move": 0},
    "move is missing": {"type": "command", "seen": 3, "command": "play"},
    "move without play": COMMAND | {"command": "resign"},
    "offer without propose": {"type": "command", "seen": 3, "command": "accept", "offer": "draw"},
    "unknown offer": {"type": "command", "seen": 3, "command": "propose", "offer": "money"},
    "offer is missing": {"type": "command", "seen": 3, "command": "propose"},
    "text as array": {"type": "ask", "text": ["board"]},
    "long text": {"type": "ask", "text": "x" * 3_000},
    "unknown language": {"type": "ask", "text": "board", "language": "xx"},
    "unknown query": {"type": "query", "query": "weather"},
    "row beyond the board": {"type": "query", "query": "row", "row": 5},
    "row as text": {"type": "query", "query": "row", "row": "3"},
    "row is missing": {"type": "query", "query": "row"},
    "cell beyond the board": {"type": "query", "query": "cell", "cell": "e1"},
    "no line": {"type": "query", "query": "shares", "line": "a1b3"},
    "no values": {"type": "query", "query": "find", "values": []},
    "unknown value": {"type": "query", "query": "find", "values": ["green"]},
    "hello again": HELLO,
}

REFUSED: dict[str, tuple[Any, str]] = {
    **{name: (text, "bad-message") for name, text in BAD_TEXTS.items()},
    **{name: (json.dumps(message), "bad-message") for name, message in BAD_MESSAGES.items()},
    "bytes": (json.dumps(COMMAND).encode(), "not-text"),
    "no bytes": (b"", "not-text"),
    "long": ("x" * 4_097, "too-long"),
    "longer": ("x" * 30_000, "too-long"),
    "as long as a frame": ("x" * 65_536, "too-long"),
    "long, in pieces": (["x" * 1_000] * 60, "too-long"),
}

BAD_HELLOS: dict[str, tuple[dict[str, Any], str]] = {
    "a ping first": ({"type": "ping"}, "bad-message"),
    "a command first": (COMMAND, "bad-message"),
    "another version": (HELLO | {"version": 1}, "bad-version"),
    "version as text": (HELLO | {"version": "1"}, "bad-message"),
    "no version": ({"type": "hello", "table": TABLE}, "bad-message"),
    "no such table": (HELLO, "no-such-table"),
    "a table as path": (HELLO | {"table": "../../../etc/passwd"}, "no-such-table"),
    "a table as query": (HELLO | {"table": "' OR 1=1; --"}, "no-such-table"),
    "a table with its line end": (HELLO | {"table": TABLE + "\n"}, "no-such-table"),
    "three seats": (HELLO | {"seats": ["0.a", "1.a", "0.b"]}, "bad-message"),
    "a seat as text": (HELLO | {"seats": "0.a"}, "bad-message"),
    "a seat without session": (HELLO | {"seats": ["0.a"]}, "no-session"),
    "a session of nobody": (HELLO | {"session": "x.y"}, "no-session"),
    "a long session": (HELLO | {"session": "x" * 101}, "bad-message"),
    "seen below 0": (HELLO | {"seen": -1}, "bad-message"),
}


@pytest.fixture
def game(server: Server) -> Iterator[Pair]:
    with pair(server.url) as begun:
        yield begun


def test_what_is_no_message_is_refused(server: Server, game: Pair) -> None:
    with unchanged(server.url, game):
        for name, (sent, code) in REFUSED.items():
            game.first.connection.send(sent)
            answer = game.first.receive()
            assert (answer["type"], answer["code"]) == ("refused", code), name
            assert 0 < len(answer["message"]) <= 200
            assert answer["said"]["id"].startswith(("refused", "not-understood"))


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        ('{"type": "command", "type": "ping"}', {"type": "pong"}),
        (list('{"type":"ping","id":"é"}'), {"type": "pong", "id": "é"}),
    ],
    ids=["a key twice", "in pieces"],
)
def test_what_is_unusual_is_read(server: Server, game: Pair, sent: Any, answer: Json) -> None:
    with unchanged(server.url, game):
        game.first.connection.send(sent)
        assert game.first.receive() == answer


def test_one_who_has_seen_more_than_there_is_begins_anew(server: Server, game: Pair) -> None:
    with unchanged(server.url, game):
        for seen in ("5", "99", "9" * 4_000):
            game.first.connection.send(f'{{"type":"command","seen":{seen},"command":"resign"}}')
            stale = game.first.receive()
            assert (stale["type"], stale["events"][0]["number"]) == ("stale", 1)


@pytest.mark.parametrize("is_whole", [True, False], ids=["whole", "in pieces"])
def test_frames_without_end_close_the_connection(
    server: Server, game: Pair, is_whole: bool
) -> None:
    with Socket(server.url, game.table) as client:
        game.first.until("watching")
        game.second.until("watching")
        client.until("watching")
        big = "x" * 70_000
        with suppress(ConnectionClosed):
            client.connection.send(big if is_whole else iter((big[:40_000], big[:40_000])))
        assert last_words(client) == ([], 1009)
    game.first.until("watching")
    game.second.until("watching")
    with unchanged(server.url, game):
        pass


def test_text_that_is_not_unicode_closes_the_connection(server: Server) -> None:
    for sent in (b"\xff\xfe", b'{"type": "ping", "id": "\xed\xa0\x80"}', b"\xc0\xaf"):
        with Socket(server.url) as client:
            client.connection.send(sent, text=True)
            assert last_words(client) == ([], 1007)


def test_the_first_message_is_hello_and_right(server: Server) -> None:
    for name, (message, code) in BAD_HELLOS.items():
        with Socket(server.url) as client:
            client.send(**message, id=name)
            said, closed = last_words(client)
            assert [each["code"] for each in said] == [code], name
            assert closed == 1008
            assert said[0]["id"] == name
    for text in BAD_TEXTS.values():
        with Socket(server.url) as client:
            client.connection.send(text)
            said, closed = last_words(client)
            assert ([each["code"] for each in said], closed) == (["bad-message"], 1008)


def test_frames_that_no_client_sends_close_the_connection(server: Server) -> None:
    for frame in (
        b"\x81\x02{}",  # without a mask
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x83\x80\x00\x00\x00\x00",  # an unknown kind
        b"\x80\x80\x00\x00\x00\x00",  # the continuation of nothing
        b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + bytes(126),  # a long ping
        b"\x88\x81\x00\x00\x00\x00\x00",  # a farewell of one byte
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # without end
    ):
        with Socket(server.url) as client:
            client.connection.socket.sendall(frame)
            said, closed = last_words(client)
            assert (said, closed in (1002, 1009)) == ([], True), frame


def test_tokens_of_others(server: Server, game: Pair) -> None:
    ada, grace = game.guests
    own, other = game.seats[0]["seats"][0], game.seats[1]["seats"][0]
    with pair(server.url) as elsewhere, unchanged(server.url, game):
        foreign = elsewhere.seats[0]["seats"][0]
        stranger = Guest(server.url)
        bad_seats = [
            (ada.session, other),
            (stranger.session, own),
            (ada.session, foreign),
            (ada.session, own[:-1]),
            (ada.session, own + "A"),
            (ada.session, own + "="),
            (ada.session, "1" + own[1:]),
            (ada.session, "2" + own[1:]),
            (ada.session, "٠" + own[1:]),
            (ada.session, own[:2]),
            (ada.session, own.swapcase()),
            (ada.session, own + "\x00"),
            (ada.session, own.replace(".", "..")),
            (ada.session, own, other),
            (elsewhere.guests[0].session, foreign),
        ]
        guest, _, proof = ada.session.partition(".")
        of_grace = grace.session.partition(".")[2]
        bad_sessions = [
            f"{guest}.{of_grace}",
            f"{guest}.{proof[:-1]}",
            f"{guest}.{proof}A",
            f"{guest}A.{proof}",
            f"{guest}\x00.{proof}",
            f"{guest}.",
            guest,
            f".{proof}",
            own,
            proof,
        ]
        for session, *seats in bad_seats:
            assert _hello(server, game.table, session, *seats) == "not-your-seat", seats
        for session in bad_sessions:
            assert _hello(server, game.table, session, own) == "no-session", session
            path = f"/tables/{game.table}/players"
            if "\x00" not in session:
                status, answer = Guest(server.url, session).post(path)
                assert (status, answer["code"]) == (401, "no-session")


def _hello(server: Server, table: str, session: str, *seats: str) -> str:
    with Socket(server.url, table, session, seats) as client:
        said, closed = last_words(client)
        assert (said, closed) == ([], 1008)
        assert client.welcome["type"] == "refused"
        return str(client.welcome["code"])


NAMES = {
    "SQL": "'); DROP TABLE tables; --",
    "HTML": "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "Fluent": '{ $actor } { NUMBER(1) } {"x"}',
    "a format": "%s%n%(name)s {0.__class__} ${jndi:ldap://x}",
    "a path": "../../etc/passwd",
    "accents": "Zoë Ångström 李 Ω",
    "as long as can be": "x" * 100,
    "an emoji of several": "👩🏽\u200d🚀 Ada",
}
BAD_NAMES = {
    "nothing": "",
    "a space": " ",
    "spaces around": " Ada ",
    "two lines": "Ada\nResult: first",
    "a null byte": "Ada\x00",
    "an escape": "\x1b[31mAda",
    "a bell": "\x07",
    "right to left": "\u202eadA",
    "no width": "A\u200bda",
    "a blank letter": "\u3164",
    "a tower of marks": "A" + "\u0301" * 20,
    "an isolate": "\u2066Ada\u2069",
    "a soft hyphen": "A\u00adda",
    "for nobody": "\ue000",
    "too long": "x" * 101,
    "far too long": "x" * 10_000,
}


def test_names_are_kept_as_they_are(server: Server) -> None:
    for kind, name in NAMES.items():
        ada, grace = Guest(server.url), Guest(server.url)
        seats = ada.open(name=name, first="me")
        also = grace.join(seats["table"], name=f"{name[:90]} 2")
        with ada.sit(seats) as first, grace.sit(also) as second:
            assert first.view["players"][0]["name"] == name, kind
            first.do("resign")
            second.until("events")
        status, text = grace.get(f"/tables/{seats['table']}/game")
        assert status == 200
        assert f"First: {name}\n" in text


def test_names_that_mislead_are_refused(server: Server) -> None:
    guest, other = Guest(server.url), Guest(server.url)
    table = guest.open(name="Ada")["table"]
    for kind, name in BAD_NAMES.items():
        for body in ({"name": name}, {"opponent": {"kind": "same-screen", "name": name}}):
            status, answer = guest.post("/tables", body)
            assert (status, answer["code"] in ("bad-name", "bad-message")) == (422, True), kind
            assert answer["message"].isprintable()
        status, answer = other.post(f"/tables/{table}/players", {"name": name})
        assert status == 422
    for alike in ("Ada", "ada", "ＡＤＡ", "Аdа"):
        status, answer = other.post(f"/tables/{table}/players", {"name": alike})
        assert (status, answer["code"]) == (409, "bad-name")


def test_one_without_a_name_gets_one_that_the_other_has_not(server: Server) -> None:
    for name in ("Player 2", "player 2", "PLAYER 1"):
        seats = Guest(server.url).open(name=name)
        Guest(server.url).join(seats["table"])


KEYS = st.sampled_from(
    [
        *("type", "id", "version", "table", "session", "seats", "seen", "seat", "command", "move"),
        *("offer", "text", "language", "query", "row", "cell", "line", "values"),
    ]
)
WORDS = st.sampled_from(
    [
        *("hello", "command", "query", "ask", "ping", "play", "propose"),
        *("first", "draw", "en", TABLE, "!a1d1", "a1d1", "b3"),
    ]
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)
OBJECTS = st.dictionaries(KEYS | st.text(max_size=5), ANYTHING, max_size=8)
NEARLY = st.builds(
    lambda base, more: base | more,
    st.sampled_from(
        [
            HELLO,
            COMMAND,
            {"type": "ping"},
            {"type": "ask", "text": "board"},
            {"type": "query", "query": "row", "row": 3},
        ]
    ),
    OBJECTS,
)
TEXTS = st.text(max_size=200) | (OBJECTS | NEARLY).map(json.dumps)


@pytest.fixture(scope="module")
def watched(server: Server) -> Iterator[Pair]:
    with pair(server.url) as game:
        yield game


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(texts=st.lists(TEXTS, min_size=1, max_size=10))
def test_anything_at_all_is_answered(server: Server, watched: Pair, texts: list[str]) -> None:
    """By one who watches, so that nothing of it can be a command that counts."""
    with Socket(server.url, watched.table) as client:
        assert client.welcome["type"] == "welcome"
        for text in texts:
            client.connection.send(text)
            while (answer := client.receive())["type"] == "watching":
                pass
            assert answer["type"] in ("refused", "pong", "answer", "understood"), text
    with Socket(server.url) as client:
        client.connection.send(texts[0])
        said, closed = last_words(client)
        assert closed == 1008
        assert said[0]["type"] == "refused"


@pytest.mark.parametrize("path", ["/api/v1/socket", "/api/v2/socket/", "/socket", "/"])
def test_there_is_one_socket(server: Server, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(server.url.replace("http", "ws") + path):
        pass
    assert refused.value.response.status_code == 404
    assert b"no-such-route" in refused.value.response.body
