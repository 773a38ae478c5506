"""The files of games that a player saves."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from fourfold.terminal.voice import Voice
from fourfold.words import message


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


def save(voice: Voice, name: str, text: str, may_overwrite: Callable[[], bool]) -> None:
    """Saves a game under a name that a player gives, and says what came of it."""
    try:
        path = path_of(name)
        if path.exists() and not may_overwrite():
            return
        path.write_text(text, encoding="utf-8")
    except OSError:
        voice.say(message("not-saved"))
    else:
        voice.say(message("saved", name=name))
