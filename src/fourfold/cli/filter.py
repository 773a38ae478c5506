"""Commands as Unix filters: one line in, one answer out; a bad line is answered by an error."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, TypeAlias

import click

from fourfold.rules import FourfoldError, RulesCode, TextError
from fourfold.rules.errors import printable

Answer: TypeAlias = dict[str, object]
"""A JSON object; a refusal has the key `error`."""

LINE_AT_MOST = 65_536
"""Bytes of one line; a longer one is refused without being kept in memory."""


def answer_lines(stream: BinaryIO, answer: Callable[[str], Answer]) -> Iterator[Answer]:
    """Yields the answer to each line of a stream, or its refusal."""
    for number, line in enumerate(lines(stream), 1):
        try:
            yield answer(decoded(line))
        except FourfoldError as error:
            error.line_number = number
            yield refusal(error)


def give_answers(
    answers: Iterable[Answer], plain: Callable[[Answer], str], *, as_json: bool, what: str
) -> None:
    """Prints answers as they come; at the end, raises an error that counts the refusals."""
    total = 0
    refused: list[str] = []
    for answer in answers:
        total += 1
        file = f"{printable(str(answer['file']))}: " if "file" in answer else ""
        if "error" in answer:
            refused.append(file + _located_message(answer))
            text = f"{file}error {answer['error']}: {_located_message(answer)}"
        else:
            text = file + plain(answer)
        click.echo(json.dumps(answer) if as_json else text)
    if refused:
        raise click.ClickException(f"{len(refused)} of {total} {what}; the first: {refused[0]}.")


def refusal(error: FourfoldError) -> Answer:
    """An error as an answer."""
    return {
        "error": str(error.code),
        "message": error.message,
        "move": error.move_number,
        "line_number": error.line_number,
    }


def _located_message(answer: Answer) -> str:
    places = ((word, answer[key]) for word, key in (("line", "line_number"), ("move", "move")))
    where = ", ".join(f"{word} {number}" for word, number in places if number is not None)
    return f"{where}{': ' if where else ''}{answer['message']}"


def decoded(data: bytes | None) -> str:
    """Decodes a line, None being one that is too long. Raises `TextError`."""
    if data is None:
        raise TextError(RulesCode.TOO_LONG, f"the line is not shorter than {LINE_AT_MOST} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise TextError(RulesCode.NOT_TEXT, f"byte {error.start + 1} is not UTF-8") from None


def read_file(name: str, at_most: int) -> str:
    """The text of a file of so many bytes, with either kind of line ends. Raises `TextError`."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(at_most + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a file name"
        raise TextError(RulesCode.UNREADABLE, f"the file cannot be read: {reason}") from None
    if len(data) > at_most:
        raise TextError(RulesCode.TOO_LONG, f"the file is longer than {at_most} bytes")
    return decoded(data).replace("\r\n", "\n")


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream without their ends; None for one that is too long to keep."""
    while line := stream.readline(LINE_AT_MOST):
        if line.endswith(b"\n") or len(line) < LINE_AT_MOST:
            yield line.removesuffix(b"\n").removesuffix(b"\r")
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LINE_AT_MOST)
        yield None
