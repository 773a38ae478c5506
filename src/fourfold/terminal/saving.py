"""The files of games that a player saves."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path


def path_of(name: str) -> Path:
    """The file that a player names. Raises `OSError` for what can be none."""
    try:
        path = Path(name).expanduser()
        path.exists()
    except (RuntimeError, ValueError) as error:
        raise OSError(str(error)) from None
    if not name.isprintable():
        raise OSError(name)
    return path


def free_name(at: float) -> str:
    """A name that no file has yet."""
    day = datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d")
    names = (f"fourfold-{day}{f'-{n}' if n > 1 else ''}.txt" for n in range(1, 1000))
    return next(name for name in names if not Path(name).exists())
