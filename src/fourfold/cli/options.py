"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from enum import Enum
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

import click

from fourfold.rules import Edition, Trait, Variant, parse_traits

if TYPE_CHECKING:
    from fourfold.store import Store

Command = TypeVar("Command", bound=Callable[..., object])

SQLITE = "sqlite:///"
DATABASE = "fourfold.database"
"""The key of the URL that was read from a file."""


def given(read: Callable[[Any], Any]) -> Callable[[click.Context, click.Parameter, Any], Any]:
    """A callback of an option, which reads its value; None stays None."""
    return lambda _, __, value: None if value is None else read(value)


def enum_option(*names: str, kind: type[Enum], **attributes: Any) -> Callable[[Command], Command]:
    """Adds an option whose value is a member of an enum; None unless given or by default."""
    choice = click.Choice([str(each) for each in kind])
    return click.option(*names, type=choice, callback=given(kind), **attributes)


def language_option(command: Command) -> Command:
    """Adds `--language`, None unless given."""
    from fourfold.words import Language  # noqa: PLC0415 - most commands say nothing

    return enum_option(
        "--language",
        kind=Language,
        help="The language of the words. Default: taken from the environment.",
    )(command)


def edition_option(help_: str) -> Callable[[Command], Command]:
    """Adds `--edition`, classic by default."""
    return enum_option("--edition", kind=Edition, default=str(Edition.CLASSIC), help=help_)


def url_in(file: Path) -> str:
    """The URL of a database in a file, so that no password is an argument."""
    try:
        return file.read_text().strip()
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise click.UsageError(f"{file} cannot be read: {why}.") from None


def _read_url(context: click.Context, _: click.Parameter, file: Path | None) -> None:
    if file is not None:
        context.meta[DATABASE] = url_in(file)


def _choose_url(context: click.Context, _: click.Parameter, url: str | None) -> str | None:
    read: str | None = context.meta.get(DATABASE)
    if read is not None and url is not None:
        raise click.UsageError("Give either --database or --database-file.")
    return url if read is None else read


_database_file_option = click.option(
    "--database-file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    envvar="FOURFOLD_DATABASE_FILE",
    is_eager=True,
    expose_value=False,
    callback=_read_url,
    help="A file that holds the URL of the database, for one with a password.",
)
_database_url_option = click.option(
    "--database",
    metavar="URL",
    envvar="FOURFOLD_DATABASE",
    callback=_choose_url,
    help="Where games are saved: sqlite:///FILE or postgresql://USER@HOST/NAME. Default: a file in "
    "your data folder.",
)


def database_option(command: Command) -> Command:
    """Adds `--database`, None unless given, and `--database-file`, which takes its place."""
    return _database_url_option(_database_file_option(command))


def database_url(url: str | None) -> str:
    """Where games are saved: a file in the user's data folder, or what `--database` says."""
    from fourfold.store import url_of  # noqa: PLC0415 - slow to load

    return url_of(_default_file()) if url is None else url


@contextmanager
def own_store(url: str | None) -> Iterator[Store]:
    """A store that only this process may serve, closed at the end."""
    from fourfold.store import Store  # noqa: PLC0415 - slow to load

    with closing(Store(database_url(url), owns=True)) as store:
        yield store


def database_file(url: str | None) -> Path:
    """The file of a database, found without loading the slow store package."""
    if url is None:
        return _default_file()
    name = url.removeprefix(SQLITE)
    if name in (url, "", ":memory:") or "?" in name:
        raise click.UsageError(f"--database must name a file here, as {SQLITE}FILE.")
    return Path(name)


def _default_file() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for `--help`

    return user_data_path("fourfold", appauthor=False) / "fourfold.db"


def trait_options(command: Command) -> Command:
    """Adds `--traits`, None unless given, and `--squares`."""
    add_traits = click.option(
        "--traits",
        callback=given(parse_traits),
        metavar="LIST",
        help="Count only these traits: colour (or surface), shape, height, body, "
        "separated by commas. Default: all four.",
    )
    add_squares = click.option(
        "--squares", is_flag=True, help="Count 2 by 2 squares in addition to the ten lines."
    )
    return add_traits(add_squares(command))


def variant_options(command: Callable[..., object]) -> Callable[..., object]:
    """Adds `--traits` and `--squares`, and passes the `variant` that they choose."""

    @trait_options
    @wraps(command)
    def with_variant(*, traits: tuple[Trait, ...] | None, squares: bool, **others: object) -> None:
        command(variant=Variant(traits or tuple(Trait), squares), **others)

    return with_variant


def _checked_threads(number: int) -> int:
    from fourfold.engine.threads import check_threads  # noqa: PLC0415 - most commands need none

    check_threads(number)
    return number


threads_option = click.option(
    "--threads",
    type=int,
    callback=given(_checked_threads),
    metavar="N",
    help="The number of threads. Default: one per core.",
)


class SolverOptions(TypedDict):
    """The values of `solver_options`, named as `Solver` names them."""

    threads: int | None
    memory: int | None
    book: bool


def solver_options(command: Command) -> Command:
    """Adds `--threads` and `--memory`, None unless given, and `--no-book`: `SolverOptions`."""
    add_book = click.option(
        "--no-book",
        "book",
        is_flag=True,
        flag_value=False,
        default=True,
        help="Search everything, without the opening book.",
    )
    add_memory = click.option(
        "--memory",
        type=int,
        metavar="MB",
        help="The memory for the search. Default: depends on the empty cells.",
    )
    return add_book(threads_option(add_memory(command)))


json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON, one per line.")
