"""`fourfold export`: positions in braille, in words, or as tactile drawings."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import click

from fourfold.cli.filter import Answer, answer_lines, give_answers
from fourfold.cli.options import edition_option, enum_option, language_option, variant_options
from fourfold.cli.output import deliver
from fourfold.rules import Edition, Variant, parse_position
from fourfold.words import Form, Language, Texts, export as exported


@click.command()
@click.argument("position", default="-", metavar="[POSITION]")
@enum_option(
    "--as",
    "form",
    kind=Form,
    default=str(Form.BRAILLE),
    help="One line of braille (the default), text row by row, or an SVG for swell paper.",
)
@edition_option(
    "Call the pieces light and dark (classic, the default) or smooth and grooved (access)."
)
@language_option
@click.option("--output", metavar="FILE", help="Write to this file instead of standard output.")
@variant_options
def export(
    position: str,
    form: Form,
    edition: Edition,
    language: Language | None,
    output: str | None,
    variant: Variant,
) -> None:
    """Write POSITION in braille, in words, or as a tactile drawing.

    Without a position, or with -, it is a filter: one position per line in, one answer out for
    each. A drawing shows one position, so it needs POSITION.

    \b
    Braille gives the rows from 4 down to 1, then the piece in hand:
      $ fourfold export "..../.5../..a./.... 7"
      ⠤⠤⠤⠤⠀⠤⡷⠤⠤⠀⠤⠤⣏⠤⠀⠤⠤⠤⠤⠀⡿
    """
    texts = Texts(language or Language.of_environment(os.environ), edition)

    def write(text: str) -> str:
        return exported(parse_position(text, variant), form, texts)

    if position != "-":
        deliver(write(position).encode(), output)
    elif output is not None or form is Form.SVG:
        raise click.UsageError("A drawing, or a file with --output, is of one position: name it.")
    else:
        _filter(write)


def _filter(write: Callable[[str], str]) -> None:
    def answer(text: str) -> Answer:
        return {"text": write(text)}

    give_answers(
        answer_lines(sys.stdin.buffer, answer),
        lambda each: str(each["text"]).removesuffix("\n"),
        as_json=False,
        what="positions could not be exported",
    )
