"""Whether a server is alive and ready, and its log as JSON."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from fourfold.table.codec import VERSION
from tests.server.hostile import framed, narrow_socket
from tests.server.running import FREELY, SECONDS, Guest, Json, Server, running, wait_until


def test_who_is_told_to_stop_is_alive_and_not_ready(own_server: Server) -> None:
    """While a client does not answer the goodbye, the connections that are open are served."""
    where = urlsplit(own_server.url)
    kept = http.client.HTTPConnection(where.hostname or "", where.port, SECONDS)

    def read(path: str) -> tuple[int, Json]:
        kept.request("GET", path)
        answer = kept.getresponse()
        return answer.status, json.loads(answer.read())

    table = Guest(own_server.url).open()["table"]
    with closing(kept), narrow_socket(own_server.url) as silent:
        silent.sendall(framed(type="hello", version=VERSION, table=table))
        assert [read(path)[1]["status"] for path in ("/healthz", "/readyz")] == ["alive", "ready"]
        own_server.signal(signal.SIGTERM)
        wait_until(lambda: "Stopping" in own_server.logged(), pause=0.01)
        status, told = read("/readyz")
        assert (status, told["code"]) == (503, "stopping")
        assert read("/healthz")[0] == 200


def test_systemd_is_told_when_it_is_ready_and_when_it_stops(
    own_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_server.stop()
    for name in (str(tmp_path / "notify"), f"@fourfold-{os.getpid()}"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
            told.settimeout(SECONDS)
            told.bind(name.replace("@", "\0"))
            monkeypatch.setenv("NOTIFY_SOCKET", name)
            own_server.start()
            assert told.recv(100) == b"READY=1"
            own_server.stop()
            assert told.recv(100) == b"STOPPING=1"


@pytest.mark.proof
def test_logs_are_json_by_choice(tmp_path: Path) -> None:
    """The same is told as in the text, in the same order."""
    told = []
    for kind in ("text", "json"):
        with running(tmp_path / f"{kind}.db", *FREELY, "--log-format", kind) as server:
            server.stop()
            lines = server.logged().splitlines()
        if kind == "json":
            read = [json.loads(line) for line in lines]
            assert {tuple(each) for each in read} == {("time", "level", "message")}
            assert all(datetime.fromisoformat(each["time"]).tzinfo for each in read)
            lines = [f"day time {each['level']} {each['message']}" for each in read]
        told.append([line.replace(server.url, "URL").split(maxsplit=2)[2] for line in lines])
    assert told[0] == told[1]
    assert "INFO Stopped." in told[0]


@pytest.mark.proof
@pytest.mark.parametrize("kind", ["text", "json"])
def test_a_traceback_is_part_of_its_line(kind: str) -> None:
    program = (
        "import logging\n"
        "from fourfold.server.run import set_up_logs\n"
        f"set_up_logs(as_json={kind == 'json'})\n"
        "try:\n    1 / 0\nexcept ZeroDivisionError:\n"
        "    logging.getLogger('fourfold').exception('It failed: %s.', 'é')\n"
    )
    command = [sys.executable, "-c", program]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    if kind == "json":
        (line,) = told.splitlines()
        read = json.loads(line)
        assert (read["level"], read["message"]) == ("ERROR", "It failed: é.")
        told = read["error"]
    assert "ZeroDivisionError" in told
