"""`fourfold serve`: the game for others, over the network."""

from __future__ import annotations

import re
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path

import click

from fourfold.cli.keyring import read_keys, warn_of_readers
from fourfold.cli.options import database_option, own_store
from fourfold.cli.upgrade import expect_upgraded
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
    "--secret-file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Recognise players by the secrets in this file instead of the one in the database; see "
    "“fourfold secret --help”.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(0, 65_535),
    metavar="PORT",
    help="Serve metrics for Prometheus on this port; 0 for any free one. Without it there are "
    "none.",
)
@click.option(
    "--metrics-host",
    default="127.0.0.1",
    help="The address to serve metrics on; never a public one.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    help="How much to log, on standard error.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    help="Log lines of text, or a JSON object in each line.",
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
    secret_file: Path | None,
    metrics_port: int | None,
    metrics_host: str,
    log_level: str,
    log_format: str,
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
        secrets=() if secret_file is None else tuple(key.secret for key in read_keys(secret_file)),
    )
    set_up_logs(log_level, as_json=log_format == "json")
    if secret_file is not None:
        warn_of_readers(secret_file)
    watching = []
    if metrics_port is not None:
        from fourfold.server.metrics import Metrics  # noqa: PLC0415 - not for every server

        metrics = Metrics()
        metrics.serve(metrics_host, metrics_port)
        watching = [metrics.watch]
    expect_upgraded(database)
    with own_store(database) as store:

        def tell(address: str) -> None:
            store.announce(address)
            warn_root()
            log_ready(address)

        run(
            make_app(store, settings, *watching),
            listen(host, port),
            root_path=root_path.rstrip("/"),
            trusted_proxies=trusted_proxies,
            on_ready=tell,
        )
