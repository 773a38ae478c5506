"""Three nodes behind a real nginx, as deploy/nginx.conf has it."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from benchmarks.cluster.machine import free_port
from benchmarks.cluster.nodes import Node
from fourfold.client.address import Address
from tests import debian
from tests.postgres import Databases
from tests.server.hostile import bare
from tests.server.running import SECONDS, Guest, ask, wait_until

pytestmark = pytest.mark.proof

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
SERVER = re.compile(r"server 172\.30\.40\.\d+:4040")


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[str]:
    """A proxy before the nodes at these ports; it names the node in a header."""
    debian.ensure("nginx-light")
    text = CONFIGURATION.read_text().replace("/tmp/", f"{folder}/")  # noqa: S108 - a container's
    nodes = iter(ports)
    text = SERVER.sub(lambda _: f"server 127.0.0.1:{next(nodes)}", text)
    port = free_port()
    text = text.replace(
        "listen 8080;", f"listen 127.0.0.1:{port}; add_header X-Node $upstream_addr always;"
    )
    if os.geteuid() == 0:
        text = f"user root;\n{text}"
    configuration = folder / "nginx.conf"
    configuration.write_text(text)
    command = ["nginx", "-c", str(configuration), "-g", "daemon off;"]
    with (folder / "nginx.log").open("wb") as log:
        process = subprocess.Popen(command, stderr=log)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until((folder / "nginx.pid").exists)
            yield url
        finally:
            process.terminate()
            process.wait(SECONDS)


@pytest.fixture
def nodes(postgres: Databases, tmp_path: Path) -> Iterator[list[Node]]:
    with postgres.database() as url, ExitStack() as stack:
        started = [Node(url, tmp_path / f"{number}.log") for number in range(3)]
        for node in started:
            stack.callback(node.stop)
            node.start()
        yield started
    for node in started:
        assert "Traceback" not in node.logged()


@pytest.fixture
def site(nodes: list[Node], tmp_path: Path) -> Iterator[str]:
    with nginx(tmp_path, [node.port for node in nodes]) as url:
        yield url


def node_of(url: str) -> str:
    with urlopen(url, timeout=SECONDS) as answer:
        return str(answer.headers["X-Node"])


def node_of_socket(site: str, table: str) -> str:
    where = Address(site).socket_at(table)
    with connect(where, compression=None, open_timeout=SECONDS) as there:
        assert there.response is not None
        return str(there.response.headers["X-Node"])


def test_whoever_is_about_one_table_meets_at_one_node(site: str, nodes: list[Node]) -> None:
    guest = Guest(site)
    seen = set()
    for _ in range(12):
        table = guest.open()["table"]
        about = [f"{site}/{table}", f"{site}/{table}?language=fr", f"{site}/api/v2/tables/{table}"]
        where = {node_of(url) for url in about} | {node_of_socket(site, table)}
        assert len(where) == 1
        seen |= where
    assert len(seen) > 1, "tables are spread over the nodes"
    at = next(node for node in nodes if where == {f"127.0.0.1:{node.port}"})
    at.kill()
    assert ask("GET", about[-1])[0] == 200, "a node that is gone is passed over"
    assert node_of(about[-1]) not in where


def test_who_says_nothing_is_not_waited_for(site: str) -> None:
    """As at a node itself; nginx alone would wait for a minute."""
    for sent in (b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"):
        began = time.monotonic()
        bare(site, sent)
        assert time.monotonic() - began < 45
