"""`fourfold render`: a picture of a position."""

from __future__ import annotations

import os

import click

from fourfold.cli.options import edition_option, language_option, variant_options
from fourfold.cli.output import deliver
from fourfold.rules import Edition, Variant, parse_position
from fourfold.svg import WIDTH, draw
from fourfold.words import Language


@click.command()
@click.argument("position")
@edition_option("Draw the pieces of this edition: classic (the default) or access.")
@language_option
@click.option(
    "--width",
    type=click.IntRange(16, 4096),
    default=int(WIDTH),
    show_default=True,
    help="The width of the board in pixels.",
)
@click.option(
    "--output",
    metavar="FILE",
    help="Write to this file, as PNG if its name ends so. Default: SVG on standard output.",
)
@variant_options
def render(
    position: str,
    edition: Edition,
    language: Language | None,
    width: int,
    output: str | None,
    variant: Variant,
) -> None:
    """Draw POSITION as on the page, as SVG or PNG, with the piece in hand beside the board.

    An SVG has a title and a description in words, for those who do not see it.

    \b
    Example:
      fourfold render "..../.5../..a./.... 7" --output board.png
    """
    drawing = draw(
        parse_position(position, variant),
        edition=edition,
        language=language or Language.of_environment(os.environ),
        width=width,
    )
    if output is None or not output.lower().endswith(".png"):
        deliver(f"{drawing}\n".encode(), output)
        return
    from fourfold.server.painting import painted  # noqa: PLC0415 - slow to load

    deliver(painted(drawing), output)
