"""The command `fourfold`: one module per command, each loaded only when it is asked for.

Answers go to standard output, progress and errors to standard error. An error is one sentence
and exit code 2; no traceback reaches a user.
"""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

import click
from click.core import ParameterSource

from fourfold.cli.options import database_option
from fourfold.rules.errors import FourfoldError

COMMANDS = (
    "play",
    "serve",
    "backup",
    "migrate",
    "secret",
    "upgrade",
    "solve",
    "analyse",
    "replay",
    "review",
    "export",
    "render",
    "perft",
    "boards",
    "engine",
    "bench",
    "book",
)
"""The commands in the order of the help; each is the function of that name in its module."""


class _Commands(click.Group):
    """A click group that imports each command lazily, from the module of the same name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"fourfold.cli.{cmd_name}"), cmd_name)
        return command


@click.command(
    cls=_Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 88},
    epilog="“fourfold COMMAND --help” says more about a command.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    envvar="FOURFOLD_PORT",
    help="The port of the page. Default: 4040, or a free one if that is taken.",
)
@database_option
@click.option("--no-browser", is_flag=True, help="Only print the address; do not open a browser.")
@click.version_option(package_name="fourfold", message="%(prog)s %(version)s")
@click.pass_context
def fourfold(
    context: click.Context, port: int | None, database: str | None, no_browser: bool
) -> None:
    """The board game Quarto!, played strictly by its printed rules.

    Without a command, opens the game in the browser, and serves it to this computer only, until
    Ctrl-C. “fourfold play” plays in the terminal, “fourfold serve” serves the game for others.
    """
    if context.invoked_subcommand is None:
        from fourfold.cli.browser import serve_page  # noqa: PLC0415 - not for other commands

        serve_page(port, database, opens=not no_browser)
        return
    for name in context.params:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            option = f"--{name.replace('_', '-')}"
            raise click.UsageError(f"{option} belongs after the command, if it knows it.")


def main() -> None:
    """Runs the command line and exits: 0 if all went well, 2 after an error."""
    _open_closed_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = fourfold.main(prog_name="fourfold", standalone_mode=False)
    except click.ClickException as error:
        code = _fail(error.format_message())
    except FourfoldError as error:
        code = _fail(error.detail)
    except OSError as error:
        code = _fail(f"{error.strerror or error}")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush
    except (click.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code)


def _open_closed_streams() -> None:
    """Replaces each standard stream that the caller has closed by the null device."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")


def _fail(sentence: str) -> int:
    click.echo(f"fourfold: {sentence.removesuffix('.')}.", err=True)
    return 2
