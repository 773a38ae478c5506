"""`fourfold book`: makes and verifies the opening books."""

from importlib.util import find_spec
from pathlib import Path

import click

from fourfold.cli.options import threads_option
from fourfold.cli.progress import status_line, with_progress
from fourfold.engine.book import BOOKS, Book, file_name
from fourfold.engine.bookmaking import (
    Workshop,
    entries_of,
    faults,
    page_masks,
    solve_here,
    solve_on_cluster,
)
from fourfold.rules import Variant
from fourfold.rules.variant import CLASSES


@click.group()
def book() -> None:
    """Make or verify the opening books.

    There is one book for each class of variants: 1 to 4 traits, with and without squares.
    """


@book.command()
@click.argument("directory", type=click.Path(file_okay=False, path_type=Path))
@threads_option
@click.option("--dask", metavar="ADDRESS", help="Spread the work over this Dask cluster.")
def make(directory: Path, threads: int | None, dask: str | None) -> None:
    """Make the books that are missing in DIRECTORY.

    You can stop it at any time; when run again, it continues where it was. Solved pages stay in
    DIRECTORY until their book is complete.
    """
    if dask is not None and find_spec("distributed") is None:
        raise click.ClickException("--dask needs what “pip install fourfold[cluster]” installs.")
    workshop = Workshop(directory)
    for variant in workshop.unfinished():
        parts = workshop.missing(variant)
        done = solve_on_cluster(parts, dask) if dask else solve_here(parts, threads)
        for shard, page in with_progress(done, len(parts), _title(variant)):
            workshop.keep(shard, page)
        workshop.finish(variant)
        size = (directory / file_name(variant)).stat().st_size
        click.echo(f"{file_name(variant)}: {size} bytes")


@book.command()
@click.argument(
    "directory", default=BOOKS, type=click.Path(exists=True, file_okay=False, path_type=Path)
)
@click.option(
    "--samples",
    type=click.IntRange(0),
    default=100,
    show_default=True,
    metavar="N",
    help="The number of positions of each book to search again.",
)
@click.option("--seed", type=int, default=0, metavar="N", help="Sample other positions.")
def verify(directory: Path, samples: int, seed: int) -> None:
    """Verify the books in DIRECTORY, or those that come with the package.

    Scores with fewer than four pieces on the board follow from those with one more, and all of
    them are checked. Of the scores with four pieces, a sample is searched again.
    """
    failed = 0
    for variant in CLASSES:
        name = file_name(variant)
        try:
            found = Book.from_bytes(variant, (directory / name).read_bytes())
            with status_line() as show:
                if show is not None:
                    show(f"Verifying {name} …")
                wrong = list(faults(variant, found, samples, seed))
        except FileNotFoundError:
            wrong = ["there is no such book"]
        except ValueError as error:
            wrong = [str(error)]
        failed += bool(wrong)
        if wrong:
            click.echo(f"{name}: {wrong[0]}")
            continue
        positions = sum(1 for mask in page_masks(variant) for _ in entries_of(variant, mask))
        click.echo(f"{name}: {positions} positions, all well")
    if failed:
        raise click.ClickException(f"{failed} of {len(CLASSES)} books are not as they should be.")


def _title(variant: Variant) -> str:
    traits = len(variant.traits)
    return f"{traits} trait{'s' if traits > 1 else ''}{', squares' if variant.blocks else ''}"
