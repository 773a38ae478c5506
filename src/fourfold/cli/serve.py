"""`fourfold serve`: the game for others, over the network."""

from __future__ import annotations

import re
from contextlib import closing
from ipaddress import ip_address

import click

from fourfold.cli.options import database_option, default_database
from fourfold.rules.errors import quoted


def _read_path(context: click.Context, parameter: click.Parameter, path: str) -> str:
    del context, parameter
    if path and re.fullmatch(r"(/[A-Za-z0-9._~-]+)+/?", path) is None:
        raise click.BadParameter("A path begins with a slash, as /quarto.")
    return path.rstrip("/")


def _read_addresses(
    context: click.Context, parameter: click.Parameter, addresses: tuple[str, ...]
) -> tuple[str, ...]:
    del context, parameter
    for address in addresses:
        try:
            ip_address(address)
        except ValueError:
            raise click.BadParameter(f"{quoted(address)} is no address.") from None
    return addresses


def _read_hosts(
    context: click.Context, parameter: click.Parameter, hosts: tuple[str, ...]
) -> tuple[str, ...]:
    del context, parameter
    for host in hosts:
        if re.fullmatch(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*", host) is None:
            raise click.BadParameter(
                f"{quoted(host)} is no name of a host; one is like quarto.example.org."
            )
    return hosts


def _read_origins(
    context: click.Context, parameter: click.Parameter, origins: tuple[str, ...]
) -> tuple[str, ...]:
    del context, parameter
    for origin in origins:
        if re.fullmatch(r"https?://[a-z0-9.:\[\]-]+", origin) is None:
            raise click.BadParameter(
                f"{quoted(origin)} is no origin; one is like https://example.org."
            )
    return origins


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="FOURFOLD_HOST",
    help="The address to listen on; 0.0.0.0 for all.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=4040,
    show_default=True,
    envvar="FOURFOLD_PORT",
    help="The port to listen on; 0 for any that is free.",
)
@database_option
@click.option(
    "--root-path",
    default="",
    callback=_read_path,
    metavar="PATH",
    envvar="FOURFOLD_ROOT_PATH",
    help="The path under which a proxy serves the game, as /quarto.",
)
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    callback=_read_addresses,
    metavar="ADDRESS",
    envvar="FOURFOLD_TRUSTED_PROXIES",
    help="Believe what this proxy says of its clients' addresses; can be given several times.",
)
@click.option(
    "--allowed-host",
    "hosts",
    multiple=True,
    callback=_read_hosts,
    metavar="NAME",
    envvar="FOURFOLD_ALLOWED_HOSTS",
    help="Answer to this name too, as quarto.example.org; can be given several times. Addresses "
    "and the machine's own name need not be.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    callback=_read_origins,
    metavar="ORIGIN",
    envvar="FOURFOLD_ORIGINS",
    help="Let pages of this origin connect too, as https://example.org; can be given several "
    "times.",
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    envvar="FOURFOLD_CONNECTIONS_PER_ADDRESS",
    help="So many connections of one address at a time.",
)
@click.option(
    "--requests-per-second",
    type=click.FloatRange(0.1, 1_000_000),
    default=20.0,
    show_default=True,
    envvar="FOURFOLD_REQUESTS_PER_SECOND",
    help="So many requests of one address; a twentieth of it for new sessions and tables.",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(min=0, min_open=True),
    metavar="DAYS",
    envvar="FOURFOLD_KEEP_DAYS",
    help="Remove finished games after so many days in which the server was up; without it they "
    "are kept for ever.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    envvar="FOURFOLD_LOG_LEVEL",
    help="How much is logged, on standard error.",
)
def serve(
    host: str,
    port: int,
    database: str | None,
    root_path: str,
    trusted_proxies: tuple[str, ...],
    hosts: tuple[str, ...],
    origins: tuple[str, ...],
    connections_per_address: int,
    requests_per_second: float,
    keep_days: float | None,
    log_level: str,
) -> None:
    """Serve the game for others, people and programs.

    Every option can be given by an environment variable too, as FOURFOLD_PORT. SIGTERM stops the
    server calmly: nothing is lost, and everybody is told to come back.
    """
    from fourfold.server.app import make_app  # noqa: PLC0415 - slow to load, not for `--help`
    from fourfold.server.run import listen, log_ready, run, set_up_logs, warn_root  # noqa: PLC0415
    from fourfold.server.settings import Settings  # noqa: PLC0415
    from fourfold.store import Store  # noqa: PLC0415

    settings = Settings(
        origins=origins,
        hosts=hosts,
        connections=max(Settings().connections, connections_per_address),
        connections_per_address=connections_per_address,
        requests_per_second=requests_per_second,
        keep_days=keep_days,
    )
    set_up_logs(log_level)
    with closing(Store(default_database() if database is None else database, owns=True)) as store:

        def tell(address: str) -> None:
            store.announce(address)
            warn_root()
            log_ready(address)

        run(
            make_app(store, settings),
            listen(host, port),
            root_path=root_path,
            trusted_proxies=trusted_proxies,
            on_ready=tell,
        )
