"""Commands as Unix filters: one line in, one answer out; a bad line is answered by an error."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeAlias, cast

import click

from fourfold.rules import FourfoldError, RulesCode, TextError
from fourfold.rules.errors import printable

if TYPE_CHECKING:
    from io import BufferedReader

Answer: TypeAlias = dict[str, object]
"""A JSON object; a refusal has the key `error`."""

LINE_AT_MOST = 65_536
"""Bytes of one line; a longer one is refused without being kept in memory."""


def answer_lines(stream: BinaryIO, answer: Callable[[str], Answer]) -> Iterator[list[Answer]]:
    """Yields the answer to each line of a stream, or its refusal, one at a time."""

    def answer_each(lines: Sequence[str | TextError]) -> Iterator[list[Answer | FourfoldError]]:
        for line in lines:
            try:
                yield [answer(checked(line))]
            except FourfoldError as error:
                yield [error]

    return answer_batches(stream, answer_each)


def answer_batches(
    stream: BinaryIO,
    answer: Callable[[Sequence[str | TextError]], Iterable[Sequence[Answer | FourfoldError]]],
) -> Iterator[list[Answer]]:
    """Yields the answers to the lines of a stream, in order, so many at a time as `answer` does.

    It is called with all lines that can be read at once, or why they cannot, again and again.
    """
    number = 0
    for batch in batches(stream):
        for answers in answer([_decoded_or_error(line) for line in batch]):
            told: list[Answer] = []
            for each in answers:
                number += 1
                if isinstance(each, FourfoldError):
                    each.line_number = number
                told.append(refusal(each) if isinstance(each, FourfoldError) else each)
            yield told


def checked(line: str | TextError) -> str:
    """A line. Raises `TextError` if it is none."""
    if isinstance(line, TextError):
        raise line
    return line


def _decoded_or_error(line: bytes | None) -> str | TextError:
    try:
        return decoded(line)
    except TextError as error:
        return error


def give_answers(
    answers: Iterable[Iterable[Answer]], plain: Callable[[Answer], str], *, as_json: bool, what: str
) -> None:
    """Prints batches of answers as they come; at the end, an error counts the refusals."""
    total = 0
    refused: list[str] = []

    def text_of(answer: Answer) -> str:
        nonlocal total
        total += 1
        if "error" not in answer and "file" not in answer:
            return json.dumps(answer) if as_json else plain(answer)
        file = f"{printable(str(answer['file']))}: " if "file" in answer else ""
        if "error" in answer:
            refused.append(file + _located_message(answer))
            text = f"{file}error {answer['error']}: {_located_message(answer)}"
        else:
            text = file + plain(answer)
        return json.dumps(answer) if as_json else text

    for batch in answers:
        if told := list(map(text_of, batch)):
            click.echo("\n".join(told))
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
    for batch in batches(stream):
        yield from batch


def batches(stream: BinaryIO) -> Iterator[list[bytes | None]]:
    """The lines of a stream, as many at a time as can be read without waiting."""
    reader, rest = cast("BufferedReader", stream), b""
    while chunk := reader.read1(LINE_AT_MOST):
        *ended, rest = (rest + chunk).split(b"\n")
        rest = rest[:LINE_AT_MOST]
        if ended:
            yield [_without_end(line) for line in ended]
    if rest:
        yield [_without_end(rest)]


def _without_end(line: bytes) -> bytes | None:
    return line.removesuffix(b"\r") if len(line) < LINE_AT_MOST else None
