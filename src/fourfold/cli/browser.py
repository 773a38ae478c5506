"""Plain `fourfold`: opens the page in the browser, and serves it to this computer only."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Final

import click

from fourfold.cli.options import own_store
from fourfold.rules import SetupError

HOST: Final = "127.0.0.1"
PORT: Final = 4040


def serve_page(port: int | None, database: str | None, *, opens: bool) -> None:
    """Serves the page until it is interrupted, and opens it where there is a screen."""
    from fourfold.server.app import make_app  # noqa: PLC0415 - slow to load, not for `--help`
    from fourfold.server.run import run, set_up_logs  # noqa: PLC0415

    set_up_logs("warning")
    with own_store(database) as store:

        def tell(address: str) -> None:
            store.announce(address)
            with suppress(OSError):
                click.echo(f"Fourfold is at {address} until you press Ctrl-C.")
            if opens and _has_screen():
                _open(address)

        run(make_app(store), _listen(port), on_ready=tell)


def _listen(port: int | None) -> socket.socket:
    """Binds the given port; without one the default port, or any free one. Raises `SetupError`."""
    from fourfold.server.run import listen  # noqa: PLC0415

    if port is not None:
        return listen(HOST, port)
    try:
        return listen(HOST, PORT)
    except SetupError:
        return listen(HOST, 0)


def _has_screen() -> bool:
    """Whether there is a graphical display for a browser."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    """Opens a browser in a detached process.

    Without TERM in its environment, `webbrowser` chooses none that runs in the terminal.
    """
    kept = {name: value for name, value in os.environ.items() if name != "TERM"}
    with suppress(OSError):
        subprocess.Popen(  # noqa: S603 - an address of our own
            [sys.executable, "-m", "webbrowser", address],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=kept,
            start_new_session=True,
        )
