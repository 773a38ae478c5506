"""`fourfold serve`: the game for others, over the network."""

from __future__ import annotations

import re
from collections.abc import Callable
from ipaddress import ip_address

import click

from fourfold.cli.options import database_option, own_store
from fourfold.rules.errors import quoted


def _like(pattern: str, reason: str) -> Callable[[str], str]:
    """An option type: texts that a regular expression matches."""

    def read(text: str) -> str:
        if re.fullmatch(pattern, text) is None:
            raise click.BadParameter(reason.format(quoted(text)))
        return text

    return read


def _read_address(text: str) -> str:
    try:
        ip_address(text)
    except ValueError:
        raise click.BadParameter(f"{quoted(text)} is no address.") from None
    return text


_PATH = _like(r"((/[A-Za-z0-9._~-]+)+/?)?", "A path begins with a slash, as /quarto.")
_HOST = _like(
    r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*",
    "{} is no name of a host; one is like quarto.example.org.",
)
_ORIGIN = _like(r"https?://[a-z0-9.:\[\]-]+", "{} is no origin; one is like https://example.org.")


@click.command(context_settings={"auto_envvar_prefix": "FOURFOLD", "show_default": True})
@click.option("--host", default="127.0.0.1", help="The address to listen on; 0.0.0.0 for all.")
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=4040,
    help="The port to listen on; 0 for any free one.",
)
@database_option
@click.option(
    "--root-path",
    type=_PATH,
    default="",
    show_default=False,
    metavar="PATH",
    help="The path under which a proxy serves the game, such as /quarto.",
)
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    type=_read_address,
    multiple=True,
    metavar="ADDRESS",
    help="Trust what this proxy says about its clients' addresses; may be repeated.",
)
@click.option(
    "--allowed-host",
    "allowed_hosts",
    type=_HOST,
    multiple=True,
    metavar="NAME",
    help="Answer to this name too, such as quarto.example.org; may be repeated. Addresses and the "
    "machine's own name are always allowed.",
)
@click.option(
    "--origin",
    "origins",
    type=_ORIGIN,
    multiple=True,
    metavar="ORIGIN",
    help="Let pages of this origin connect too, such as https://example.org; may be repeated.",
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(1, 1_000_000),
    default=100,
    help="The most connections from one address at a time.",
)
@click.option(
    "--requests-per-second",
    type=click.FloatRange(0.1, 1_000_000),
    default=20.0,
    help="The most requests from one address; for new sessions and tables, a twentieth of it.",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(min=0, min_open=True),
    metavar="DAYS",
    help="Remove finished games after this many days in which the server was up. Without it they "
    "are kept forever.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    help="How much to log, on standard error.",
)
def serve(
    host: str,
    port: int,
    database: str | None,
    root_path: str,
    trusted_proxies: tuple[str, ...],
    allowed_hosts: tuple[str, ...],
    origins: tuple[str, ...],
    connections_per_address: int,
    requests_per_second: float,
    keep_days: float | None,
    log_level: str,
) -> None:
    """Serve the game for others, people and programs.

    Every option can also be set by an environment variable, such as FOURFOLD_PORT. SIGTERM stops
    the server gracefully: nothing is lost, and every client is told to come back.
    """
    from fourfold.server.app import make_app  # noqa: PLC0415 - slow to load, not for `--help`
    from fourfold.server.run import listen, log_ready, run, set_up_logs, warn_root  # noqa: PLC0415
    from fourfold.server.settings import Settings  # noqa: PLC0415

    settings = Settings(
        origins=origins,
        hosts=allowed_hosts,
        connections=max(Settings().connections, connections_per_address),
        connections_per_address=connections_per_address,
        requests_per_second=requests_per_second,
        keep_days=keep_days,
    )
    set_up_logs(log_level)
    with own_store(database) as store:

        def tell(address: str) -> None:
            store.announce(address)
            warn_root()
            log_ready(address)

        run(
            make_app(store, settings),
            listen(host, port),
            root_path=root_path.rstrip("/"),
            trusted_proxies=trusted_proxies,
            on_ready=tell,
        )
