"""The saved games in a file, each by itself: one that is refused spoils no other."""

from collections.abc import Callable, Iterator
from typing import Final

from fourfold.cli.filter import read_file
from fourfold.rules import FourfoldError, SavedGame, parse_saved_game, split_saved_games

FILE_AT_MOST: Final = 16 * 1024 * 1024
"""Bytes."""


def saved_games(
    name: str, check: Callable[[SavedGame], None] = lambda _: None
) -> Iterator[SavedGame | FourfoldError]:
    """Each game of a file, or why it is none or does not pass, with the line.

    Or why there is no such file.
    """
    try:
        text = read_file(name, FILE_AT_MOST)
    except FourfoldError as error:
        yield error
        return
    for first_line, chunk in split_saved_games(text):
        try:
            saved = parse_saved_game(chunk)
            check(saved)
            yield saved
        except FourfoldError as error:
            error.line_number = first_line + (error.line_number or 1) - 1
            yield error
