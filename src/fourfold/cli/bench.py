"""`fourfold bench`: the signature and the speed of the search."""

import json
import time

import click

from fourfold.cli.options import json_option
from fourfold.engine.signature import signature


@click.command()
@json_option
def bench(as_json: bool) -> None:
    """Search a fixed set of positions with one thread.

    The number of nodes is the signature of the search: it changes only when the search does.
    """
    began = time.perf_counter()
    nodes = signature()
    seconds = time.perf_counter() - began
    if as_json:
        click.echo(json.dumps({"nodes": nodes, "seconds": round(seconds, 3)}))
        return
    click.echo(f"signature  {nodes} nodes")
    click.echo(f"time       {seconds:.3f} s")
    click.echo(f"speed      {nodes / seconds / 1e6:.1f} million nodes a second")
