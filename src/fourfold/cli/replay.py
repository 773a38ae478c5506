"""`fourfold replay`: checks games by the rules, from files or as a filter."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, TypeAlias

import click

from fourfold.cli.options import ALL_TRAITS, json_option, variant_options
from fourfold.rules import (
    ErrorCode,
    FourfoldError,
    Game,
    Position,
    Result,
    SetupError,
    TextError,
    Trait,
    Variant,
    parse_game,
    parse_saved_game,
    split_saved_games,
)

Answer: TypeAlias = dict[str, object]

LINE_AT_MOST = 65_536
"""Bytes of one line of the filter; a longer one is refused without being kept in memory."""

FILE_AT_MOST = 64 * 1024 * 1024


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@variant_options
@json_option
def replay(
    files: tuple[str, ...], traits: tuple[Trait, ...] | None, squares: bool, as_json: bool
) -> None:
    """Replay games and check every move by the rules.

    Replays the saved games of each FILE. Without a file it is a filter: the moves of one game per
    line in, one answer per line out.

    \b
    An answer is the result, the line that was called (or -), and the last position:
      $ echo "0 a1 1 b1 2 c1 3 d1 !a1d1" | fourfold replay
      first a1d1 ..../..../..../0123 - d1
    """
    answers: Iterator[Answer]
    if files:
        answers = (answer for name in files for answer in _replay_file(name, traits, squares))
    else:
        answers = _replay_lines(sys.stdin.buffer, Variant(traits or ALL_TRAITS, squares))
    total = refused = 0
    for answer in answers:
        total += 1
        refused += "error" in answer
        click.echo(json.dumps(answer, ensure_ascii=False) if as_json else _plain(answer))
    if refused:
        raise click.ClickException(f"{refused} of {total} games could not be replayed.")


def _replay_lines(stream: BinaryIO, variant: Variant) -> Iterator[Answer]:
    for number, line in enumerate(_lines(stream), 1):
        try:
            game = parse_game(_text(line), Position(variant))
            yield _answer(game, game.result)
        except FourfoldError as error:
            error.line_number = number
            yield _refusal(error)


def _replay_file(name: str, traits: tuple[Trait, ...] | None, squares: bool) -> Iterator[Answer]:
    try:
        text = _read(name)
    except FourfoldError as error:
        yield {"file": name, **_refusal(error)}
        return
    for first_line, chunk in split_saved_games(text):
        try:
            saved = parse_saved_game(chunk)
            _check_options(saved.game.start.variant, traits, squares)
            yield {"file": name, **_answer(saved.game, saved.result)}
        except FourfoldError as error:
            error.line_number = first_line + (error.line_number or 1) - 1
            yield {"file": name, **_refusal(error)}


def _check_options(variant: Variant, traits: tuple[Trait, ...] | None, squares: bool) -> None:
    asked = Variant(traits or variant.traits, squares or variant.blocks)
    if asked != variant:
        raise SetupError(
            ErrorCode.CONTRADICTION, "the options --traits or --squares contradict the game's tags"
        )


def _answer(game: Game, result: Result) -> Answer:
    called = game.position.called
    return {
        "result": str(result),
        "line": None if called is None else str(called),
        "position": str(game.position),
    }


def _refusal(error: FourfoldError) -> Answer:
    return {
        "error": str(error.code),
        "message": error.message,
        "move": error.move_number,
        "line_number": error.line_number,
    }


def _plain(answer: Answer) -> str:
    file = f"{answer['file']}: " if "file" in answer else ""
    if "error" not in answer:
        return f"{file}{answer['result']} {answer['line'] or '-'} {answer['position']}"
    places = ((word, answer[key]) for word, key in (("line", "line_number"), ("move", "move")))
    where = ", ".join(f"{word} {number}" for word, number in places if number is not None)
    return f"{file}error {answer['error']}: {where}{': ' if where else ''}{answer['message']}"


def _read(name: str) -> str:
    """The text of a file, with either kind of line ends."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(FILE_AT_MOST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a file name"
        raise TextError(ErrorCode.UNREADABLE, f"the file cannot be read: {reason}") from None
    if len(data) > FILE_AT_MOST:
        raise TextError(ErrorCode.TOO_LONG, f"the file is longer than {FILE_AT_MOST} bytes")
    return _text(data).replace("\r\n", "\n")


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream without their ends; None for one that is too long to keep."""
    while line := stream.readline(LINE_AT_MOST):
        if line.endswith(b"\n") or len(line) < LINE_AT_MOST:
            yield line.removesuffix(b"\n").removesuffix(b"\r")
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LINE_AT_MOST)
        yield None


def _text(data: bytes | None) -> str:
    if data is None:
        raise TextError(ErrorCode.TOO_LONG, f"the line is longer than {LINE_AT_MOST} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise TextError(ErrorCode.NOT_TEXT, f"byte {error.start + 1} is not UTF-8") from None
