"""The metrics of a server, as Prometheus reads them over HTTP."""

from __future__ import annotations

import re
import socket
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.games import pair
from tests.server.running import FREELY, Guest, Json, Server, ask, running, wait_until
from tests.server.test_running import run
from tests.server.test_troubles import _full

DOCUMENT = Path(__file__).parents[2] / "docs" / "running.md"
METERED = (*FREELY, "--metrics-port", "0")


def metrics_text(server: Server) -> str:
    (url,) = set(re.findall(r"Metrics at (http://\S+)", server.logged()))
    status, text = ask("GET", url)
    assert status == 200
    return str(text)


def read(server: Server) -> dict[str, float]:
    """Each sample by its name and, where it has one, the value of its label."""
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(metrics_text(server))
        for sample in family.samples
    }


def test_what_a_server_does_is_counted(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *METERED) as server:
        before = read(server)
        assert before["fourfold_ready"] == 1
        assert before["fourfold_tables"] == before["fourfold_move_seconds_count"] == 0
        guest = Guest(server.url)
        with pair(server.url) as game:
            game.play("0 a1 1 b1")
            refused = game.first.play("0")["code"]
            wait_until(lambda: read(server)["fourfold_sockets"] == 2)
            now = read(server)
        assert now["fourfold_tables"] == 1
        assert now["fourfold_connections"] >= 2
        assert now["fourfold_move_seconds_count"] == now["fourfold_move_seconds_bucket +Inf"] == 4
        assert 0 < now["fourfold_move_seconds_sum"] < 4 * 60
        assert now["fourfold_commit_seconds_count"] == now["fourfold_commit_writes_count"]
        assert now["fourfold_commit_writes_sum"] >= 4 + 2
        assert now["fourfold_commit_writes_bucket 1.0"] <= now["fourfold_commit_writes_count"]
        assert now[f"fourfold_refusals_total {refused}"] == 1
        assert now["process_resident_memory_bytes"] > 10**7
        assert guest.get("/analysis?position=01../23../..../....%204")[0] == 200
        assert ask("GET", f"{server.url}/api/v2/nothing")[0] == 404
        wait_until(lambda: read(server)["fourfold_sockets"] == 0)
        later = read(server)
        assert later["fourfold_thinking_seconds_total analyses"] > 0
        assert later["fourfold_thinking_waiting analyses"] == 0
        assert later["fourfold_refusals_total no-such-route"] == 1
        assert later["fourfold_errors_total"] == 0


def test_an_outage_is_counted(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *METERED) as server, pair(server.url) as game:
        with _full(server):
            assert game.first.play("0")["code"] == "not-stored"
            assert read(server)["fourfold_ready"] == 0
            wait_until(lambda: read(server)["fourfold_outage_seconds_total"] > 0)
        wait_until(lambda: read(server)["fourfold_ready"] == 1)
        now = read(server)
        assert now["fourfold_troubles_total The database failed"] >= 1
        assert now["fourfold_refusals_total not-stored"] == 1


def test_metrics_name_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *METERED) as server, pair(server.url) as game:
        game.play("0 a1")
        text = metrics_text(server)
        sent: list[Json] = [*game.seats, {"names": ["Ada", "Grace"], "where": ["127.0.0"]}]
        for each in sent:
            for values in each.values():
                for value in [values] if isinstance(values, str) else values:
                    assert value not in text, value


def test_every_metric_is_documented(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", *METERED) as server:
        served = set(re.findall(r"^# TYPE (fourfold_?\w*)", metrics_text(server), re.MULTILINE))
    (rows,) = re.findall(r"^\| metric \|.*?\n\n", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)
    documented = set(re.findall(r"`(fourfold_\w+)`", rows))
    assert served == documented


def test_there_are_none_unless_asked_for(own_server: Server) -> None:
    assert "Metrics" not in own_server.logged()
    assert ask("GET", f"{own_server.url}/metrics")[0] == 404


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_an_address_for_metrics_that_is_taken(tmp_path: Path, host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.create_server((host, 0), family=family)) as taken:
        port = str(taken.getsockname()[1])
        where = ("--metrics-port", port, "--metrics-host", host)
        database = f"sqlite:///{tmp_path / 'games.db'}"
        refused = run("serve", "--port", "0", "--database", database, *where)
    assert refused.returncode == 2
    assert "cannot listen for metrics on" in refused.stderr
    assert refused.stderr.count("\n") == 1
