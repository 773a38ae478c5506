"""The way between a node and its database: everything that can go wrong on it does."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from benchmarks.cluster.proxy import Proxy

SECONDS = 10.0


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    """Two ways to a server that sends everything back."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def echo() -> None:
            with suppress(OSError):
                while True:
                    threading.Thread(target=answer, args=listener.accept(), daemon=True).start()

        def answer(near: socket.socket, _: object) -> None:
            with near, suppress(OSError):
                while data := near.recv(100):
                    near.sendall(data)

        threading.Thread(target=echo, daemon=True).start()
        made = Proxy(listener.getsockname()[1], 2)
        yield made
        made.close()


def connect(proxy: Proxy, number: int = 0) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.ways[number].port), SECONDS)


def ask(way: socket.socket) -> bytes:
    """What comes back; nothing where the way has ended."""
    with suppress(ConnectionError):
        way.sendall(b"x")
        return way.recv(1)
    return b""


def test_a_way_hands_on_everything(proxy: Proxy) -> None:
    with connect(proxy) as one, connect(proxy, 1) as other:
        assert ask(one) == ask(other) == b"x"


def test_a_slow_way_delays_each_direction(proxy: Proxy) -> None:
    with connect(proxy) as way:
        proxy.delay(0, 0.2)
        began = time.monotonic()
        assert ask(way) == b"x"
        assert time.monotonic() - began > 0.39


def test_a_silent_way_says_nothing_until_it_is_mended(proxy: Proxy) -> None:
    with connect(proxy) as way:
        assert ask(way) == b"x"
        proxy.swallow(0)
        way.settimeout(0.3)
        with pytest.raises(TimeoutError):
            ask(way)
        proxy.mend()
        way.settimeout(SECONDS)
        assert way.recv(1) == b"x"


def test_a_cut_ends_the_connections_of_one_node(proxy: Proxy) -> None:
    with connect(proxy) as one, connect(proxy, 1) as other:
        assert ask(one) == ask(other) == b"x"
        proxy.cut(0)
        assert one.recv(1) == b""
        assert ask(other) == b"x"
    with connect(proxy) as again:
        assert ask(again) == b"x"


def test_a_closed_way_refuses_new_connections(proxy: Proxy) -> None:
    proxy.refuse(0)
    with connect(proxy) as way:
        assert ask(way) == b""
    proxy.mend()
    with connect(proxy) as way:
        assert ask(way) == b"x"
