"""Requests over HTTP: what is described is true, what is wrong is refused, browsers are safe."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from fourfold.server.middleware import HEADERS
from tests.server.games import pair
from tests.server.hostile import ask_from, bare, last_words, refused_socket
from tests.server.running import SECONDS, Guest, Server, Socket, ask, running

pytestmark = pytest.mark.usefixtures("others")
HERE = "127.0.0.1"


ROUTES = (
    "GET /healthz",
    "GET /readyz",
    "POST /api/v2/sessions",
    "GET /api/v2/tables",
    "POST /api/v2/tables",
    "GET /api/v2/tables/{table}",
    "DELETE /api/v2/tables/{table}",
    "POST /api/v2/tables/{table}/players",
    "GET /api/v2/tables/{table}/game",
    "GET /api/v2/tables/{table}/review",
    "GET /api/v2/games",
    "POST /api/v2/review",
    "GET /api/v2/analysis",
    "GET /api/v2/export",
    "GET /api/v2/picture",
    "GET /api/v2/tables/{table}/picture",
)
WITH_INPUT = (
    "POST /api/v2/tables",
    "POST /api/v2/tables/{table}/players",
    "POST /api/v2/review",
    "GET /api/v2/analysis",
    "GET /api/v2/export",
    "GET /api/v2/picture",
)

BEYOND_SCHEMAS = [ignored_auth, positive_data_acceptance]
"""A session stands in place of the generated ones; names and positions have rules of their own."""


@pytest.fixture(scope="module")
def api(server: Server) -> OpenApiSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/v2/openapi.json")


def test_all_routes_are_described(api: OpenApiSchema) -> None:
    described = api.raw_schema["paths"]
    labels = {f"{method.upper()} {path}" for path in described for method in described[path]}
    assert labels == set(ROUTES)


@pytest.mark.parametrize(
    ("label", "mode"),
    [(each, GenerationMode.POSITIVE) for each in ROUTES]
    + [(each, GenerationMode.NEGATIVE) for each in WITH_INPUT],
)
def test_every_route_is_as_it_is_described(
    server: Server, api: OpenApiSchema, label: str, mode: GenerationMode
) -> None:
    guest, other = Guest(server.url), Guest(server.url)
    over, waiting = guest.open(), guest.open()["table"]
    other.join(over["table"])
    with guest.sit(over) as first:
        first.do("resign")
    operation = api.find_operation_by_label(label)
    assert operation is not None

    @settings(
        max_examples=15, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(
        operation.as_strategy(generation_mode=mode), st.sampled_from([over["table"], waiting, None])
    )
    def check(case: schemathesis.Case[Any], table: str | None) -> None:
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(
            headers={"Authorization": f"Bearer {other.session}"},
            excluded_checks=BEYOND_SCHEMAS,
            timeout=SECONDS,
        )

    check()


def test_every_answer_has_safe_headers(server: Server) -> None:
    long = b"x" * 20_000
    for method, path, body in (
        ("GET", "/healthz", None),
        ("GET", "/readyz", None),
        ("GET", "/api/v2/openapi.json", None),
        ("POST", "/api/v2/sessions", None),
        ("POST", "/api/v2/tables", b"{}"),
        ("POST", "/api/v2/tables", b"{"),
        ("POST", "/api/v2/tables", long),
        ("GET", "/api/v2/tables", None),
        ("GET", "/nowhere", None),
        ("DELETE", "/api/v2/tables", None),
        ("GET", "/api/v2/analysis", None),
    ):
        _, _, headers = ask_from(HERE, server.url, method, path, body)
        for name, value in HEADERS.items():
            assert headers[name] == value, (path, name)
        assert "Server" not in headers
        assert not [name for name in headers if name.startswith("Access-Control")]
    assert "default-src 'none'" in HEADERS["Content-Security-Policy"]
    assert HEADERS["X-Content-Type-Options"] == "nosniff"
    assert HEADERS["Referrer-Policy"] == "no-referrer"
    assert HEADERS["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/v2", 404),
        ("GET", "/api/v2/tables/", 404),
        ("GET", "/api/v2//tables", 404),
        ("GET", "//healthz", 404),
        ("GET", "/api/v1/tables", 404),
        ("GET", "/API/V2/tables", 404),
        ("GET", "/api/v2/socket", 404),
        ("GET", "/docs", 404),
        ("GET", "/openapi.json", 404),
        ("GET", "/api/v2/../../etc/passwd", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
        ("GET", "/api/v2/tables/..%2f..%2fetc%2fpasswd", 404),
        ("GET", "/healthz%00", 404),
        ("GET", "/healthz%0d%0aX:y", 404),
        ("GET", "/healthz;x", 404),
        ("GET", "/.git/config", 404),
        ("POST", "/healthz", 405),
        ("HEAD", "/api/v2/tables", 405),
        ("PUT", "/api/v2/tables", 405),
        ("DELETE", "/api/v2/tables", 405),
        ("PATCH", "/api/v2/sessions", 405),
        ("OPTIONS", "/api/v2/tables", 405),
        ("TRACE", "/api/v2/tables", 405),
        ("GET", "/api/v2/sessions", 405),
    ],
)
def test_what_is_no_route(server: Server, method: str, path: str, status: int) -> None:
    answered, answer, _ = ask_from(HERE, server.url, method, path)
    assert answered == status
    assert method == "HEAD" or answer["code"] == "no-such-route"


@pytest.mark.parametrize(
    "table",
    ["A" * 22, "A" * 21, "A" * 23, "A" * 21 + "%00", "A" * 21 + "%0A", "A" * 22 + "%0A", "%FF"],
)
def test_what_is_no_table(server: Server, table: str, ada: Guest) -> None:
    for method, path in (
        ("GET", ""),
        ("GET", "/game"),
        ("GET", "/review"),
        ("POST", "/players"),
        ("DELETE", ""),
    ):
        status, answer = ask(method, f"{server.url}/api/v2/tables/{table}{path}", {}, ada.session)
        assert (status, answer["code"]) == (404, "no-such-table")


REFUSED = {
    (400, "bad-message"): [b"\xff", b"[" * 16_000, b'{"name": ' + b"9" * 5_000 + b"}"],
    (422, "bad-message"): [
        b"{",
        b"[]",
        b"null",
        b"\x00",
        b'{"name": NaN}',
        b'{"name": "\\ud800"}',
        b'{"\\ud800": 1}',
        b'{"name": 7}',
        b'{"admin": true}',
        b'{"options": {"squares": 1}}',
        b'{"options": {"patience": 1e400}}',
        b'{"options": {"seconds_per_move": 0}}',
        b'{"opponent": {"kind": "admin"}}',
        b'{"language": "../en"}',
        b'{"first": 0}',
    ],
    (422, "bad-traits"): [b'{"options": {"traits": "colour,colour"}}'],
}
"""Bodies of a new table, by the status and the code of the answer."""


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [(body, *answer) for answer, bodies in REFUSED.items() for body in bodies],
    ids=lambda value: str(value)[:24],
)
def test_bodies_that_are_refused(
    server: Server, ada: Guest, body: bytes, status: int, code: str
) -> None:
    answered, answer = ask("POST", f"{server.url}/api/v2/tables", body, ada.session)
    assert (answered, answer["code"]) == (status, code)
    assert len(answer["message"]) <= 200
    assert answer["message"].isprintable()


@pytest.mark.parametrize(
    ("headers", "body", "status"),
    [
        (b"Content-Length: 16385", b"", 413),
        (b"Content-Length: 16385", b"x" * 16_385, 413),
        (b"Content-Length: 99999999999999999999", b"", 413),
        (b"Content-Length: " + b"0" * 5_000, b"", 400),
        (b"Content-Length: -1", b"", 400),
        (b"Content-Length: 0x10", b"", 400),
        (b"Content-Length: 2\r\nContent-Length: 3", b"{}", 400),
        (b"Transfer-Encoding: chunked", b"5000\r\n" + b"x" * 0x5000 + b"\r\n0\r\n\r\n", 413),
        (b"Transfer-Encoding: chunked", b"zz\r\n", 400),
        (b"X: \x00", b"", 400),
        (b"Expect: 100-continue\r\nContent-Length: 20000", b"", 413),
    ],
    ids=lambda value: str(value)[:40],
)
def test_lengths_that_are_refused(server: Server, headers: bytes, body: bytes, status: int) -> None:
    sent = b"POST /api/v2/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    came = bare(server.url, sent + headers + b"\r\n\r\n" + body, seconds=2.0)
    assert came.startswith(f"HTTP/1.1 {status} ".encode())
    assert came.count(b"HTTP/1.1 ") == 1


def test_a_client_that_offers_another_protocol_is_served_by_this_one(server: Server) -> None:
    session = Guest(server.url).session
    body = b'{"name":"Zed"}'
    upgrade = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n"
    head = f"Host: [::1]\r\nAuthorization: Bearer {session}\r\n".encode()
    head += f"Content-Length: {len(body)}\r\n".encode()
    head += b"Content-Type: application/json\r\n"
    request = b"POST /api/v2/tables HTTP/1.1\r\n" + upgrade + head + b"\r\n" + body
    came = bare(server.url, request * 2, seconds=2.0)
    assert came.count(b"HTTP/1.1 201 Created") == 2
    table = re.findall(rb'"table":"(\w+)"', came)[1].decode()
    _, shown = ask("GET", f"{server.url}/api/v2/tables/{table}")
    assert shown["view"]["players"][0]["name"] == "Zed"


def test_pages_from_elsewhere(tmp_path: Path) -> None:
    friend = "https://friend.example"
    with running(tmp_path / "games.db", "--origin", friend) as server:
        own = server.url
        host = own.partition("//")[2]
        for origin in (
            "https://evil.example",
            "null",
            "",
            "http://127.0.0.1",
            f"http://{host}.evil.example",
            f"http://evil.example@{host}",
            f"http://evil.example#{host}",
            "https://friend.example.evil.example",
            "http://[",
            "file://",
        ):
            headers = {"Origin": origin}
            for method, path in (("POST", "/sessions"), ("GET", "/tables")):
                status, answer = ask(method, f"{own}/api/v2{path}", headers=headers)
                assert (status, answer["code"]) == (403, "foreign-origin"), origin
            assert refused_socket(own, additional_headers=headers) == (403, "foreign-origin")
        for origin, allowed in ((own, None), (friend, friend)):
            headers = {"Origin": origin}
            status, _, answered = ask_from(HERE, own, "POST", "/api/v2/sessions", headers=headers)
            assert (status, answered["Access-Control-Allow-Origin"]) == (201, allowed)
            with Socket(own, additional_headers=headers) as client:
                client.send(type="ping")
                assert client.receive()["code"] == "bad-message"
        preflight = {
            "Origin": friend,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization,content-type",
        }
        _, _, answered = ask_from(HERE, own, "OPTIONS", "/api/v2/tables", headers=preflight)
        assert "POST" in answered["Access-Control-Allow-Methods"]


def test_requests_without_a_session(server: Server, ada: Guest) -> None:
    table = ada.open()["table"]
    for session in (None, "", "x", "a.b", ada.session[:-1], ada.session + "x", "x" * 5_000):
        for path in ("/tables", f"/tables/{table}/players"):
            status, answer = ask("POST", f"{server.url}/api/v2{path}", {}, session)
            assert (status, answer["code"]) == (401, "no-session"), session
    basic = {"Authorization": f"Basic {ada.session}"}
    assert ask("POST", f"{server.url}/api/v2/tables", {}, headers=basic)[0] == 401


def test_logs_tell_of_nobody(tmp_path: Path) -> None:
    """Not even in detail, and whatever was sent."""
    with running(tmp_path / "games.db", "--log-level", "debug") as server:
        with pair(server.url) as game:
            game.play("0 a1 1 b1")
            game.first.connection.send("{")
            game.first.receive()
            secrets = [
                game.table,
                "Ada",
                "Grace",
                *(guest.session for guest in game.guests),
                *(guest.session.partition(".")[0] for guest in game.guests),
                *(seats["seats"][0] for seats in game.seats),
            ]
        with Socket(server.url) as client:
            client.connection.send(b"\xff", text=True)
            last_words(client)
        ask("POST", f"{server.url}/api/v2/tables", b"{", game.guests[0].session)
        bare(server.url, b"Ada Grace\r\n\r\n", seconds=2.0)
        bare(server.url, b"GET /Ada HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n", 1.0)
        server.stop()
        logged = server.logged()
    told = logged.replace(f"Ready at {server.url}/", "")
    assert "Ready" in told or "Stopped" in told
    assert "127.0.0" not in told
    assert not [secret for secret in secrets if secret in told]
    assert "Traceback" not in told
