"""The metrics of a server for Prometheus, on a port of their own. All their names are here.

No label names an address, a player or a table. What is counted is read when it is asked for.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import version
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from fourfold.protocol.errors import ProtocolCode
from fourfold.rules import SetupError
from fourfold.rules.errors import quoted
from fourfold.server.gate import Gate
from fourfold.service.meter import Histogram
from fourfold.service.service import Service

INFINITY: Final = "+Inf"

log = logging.getLogger("fourfold.server")


class Metrics(Collector):
    """What Prometheus is told of a server, from when it is watched."""

    def __init__(self) -> None:
        self._watched: tuple[Service, Gate] | None = None
        self._errors = _Errors()

    def watch(self, service: Service, gate: Gate) -> None:
        """Tells of a service and its gate from now on."""
        self._watched = service, gate
        logging.getLogger().addHandler(self._errors)

    def collect(self) -> Iterable[Metric]:
        """All metrics as they are now."""
        if self._watched is not None:
            service, gate = self._watched
            yield from _of_service(service)
            yield from _of_gate(gate)
            yield _counter("errors", "Errors that were logged", self._errors.count)

    def serve(self, host: str, port: int) -> None:
        """Answers to Prometheus, in threads, until the process ends. Raises `SetupError`."""
        registry = CollectorRegistry()
        registry.register(self)
        ProcessCollector(registry=registry)
        try:
            server, _ = start_http_server(port, host, registry)
        except OSError as error:
            raise SetupError(
                ProtocolCode.BAD_ADDRESS,
                f"cannot listen for metrics on {quoted(host)}, port {port}: {error.strerror}",
            ) from None
        shown = f"[{host}]" if ":" in host else host
        log.info("Metrics at http://%s:%d/metrics", shown, server.server_port)


class _Errors(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Counts a record."""
        del record
        self.count += 1


def _of_service(service: Service) -> Iterator[Metric]:
    meter, health = service.meter, service.health
    yield InfoMetricFamily("fourfold", "The program", {"version": version("fourfold")})
    yield _gauge("ready", "Whether moves can be kept just now", service.is_well)
    yield _histogram("move_seconds", "From the arrival of a move until it is told", meter.moves)
    yield _histogram("commit_seconds", "How long commits take", meter.commits)
    yield _histogram("commit_writes", "How many writes a commit has", meter.writes)
    yield _gauge("writes_waiting", "Writes gathered for the next commit", health.writer.waiting)
    yield _gauge("tables", "Tables in memory", len(service.tables))
    yield _gauge("nodes", "Nodes on this database, this one included", service.cluster.others + 1)
    yield _counter("outage_seconds", "For how long all clocks stood still", health.lost)
    thinkers = service.solvers.thinkers
    waiting = {name: each.waiting for name, each in thinkers.items()}
    seconds = {name: each.seconds for name, each in thinkers.items()}
    yield _gauges("thinking_waiting", "Positions that wait to be thought about", "thread", waiting)
    yield _counters("thinking_seconds", "Time spent thinking", "thread", seconds)
    yield _counters("hints", "Hints between nodes", "way", meter.hints)
    yield _counters("troubles", "Troubles, logged or not", "kind", service.troubles.counts)


def _of_gate(gate: Gate) -> Iterator[Metric]:
    yield _gauge("connections", "Connections of any kind", gate.connections.now)
    yield _gauge("sockets", "Connections that play or watch", gate.sockets.now)
    yield _counters("refusals", "What was refused", "code", gate.refusals)


def _counter(name: str, told: str, value: float) -> Metric:
    return CounterMetricFamily(f"fourfold_{name}", told, value)


def _gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(f"fourfold_{name}", told, value)


def _counters(name: str, told: str, label: str, values: Mapping[str, float]) -> Metric:
    family = CounterMetricFamily(f"fourfold_{name}", told, labels=[label])
    for key, value in tuple(values.items()):
        family.add_metric([key], value)
    return family


def _gauges(name: str, told: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(f"fourfold_{name}", told, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


def _histogram(name: str, told: str, values: Histogram) -> Metric:
    bounds = [*map(str, values.bounds), INFINITY]
    buckets = list(zip(bounds, accumulate(values.counts), strict=True))
    return HistogramMetricFamily(f"fourfold_{name}", told, buckets, values.sum)
