"""Results that go to standard output or to a file."""

from pathlib import Path

import click


def deliver(content: bytes, file: str | None) -> None:
    """Writes what a command has made to a file, or to standard output without one."""
    if file is None:
        click.echo(content, nl=False)
        return
    try:
        Path(file).write_bytes(content)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a file name"
        raise click.ClickException(f"The file cannot be written: {reason}.") from None
