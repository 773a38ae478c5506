"""The terms of a table: all that two players agree on by sitting down, a message each."""

from __future__ import annotations

from collections.abc import Iterator

from fourfold.rules import Calling
from fourfold.table.options import Late, Options, WrongCalls
from fourfold.words.message import Message, message
from fourfold.words.texts import ORDER
from fourfold.words.times import time_of


def terms(options: Options) -> tuple[Message, ...]:
    """Everything that is agreed on at a table, the usual too.

    >>> [each.id for each in terms(Options())]  # doctest: +NORMALIZE_WHITESPACE
    ['table-counts', 'terms-edition', 'terms-untimed', 'counts-calling', 'terms-wrong-call',
     'terms-no-hints', 'terms-no-mask']
    """
    variant = options.variant
    traits = tuple(trait for trait in ORDER if trait in variant.traits)
    return (
        message("table-counts-squares" if variant.blocks else "table-counts", traits=traits),
        message("terms-edition"),
        _time(options),
        *_calls(options),
        message("terms-hints" if options.has_hints else "terms-no-hints"),
        *((message("counts-coach"),) if options.has_coach else ()),
        message("terms-mask" if options.mask else "terms-no-mask"),
    )


def _time(options: Options) -> Message:
    seconds = options.seconds_per_move
    if seconds is None:
        return message("terms-untimed", time=time_of(options.patience))
    id_ = "terms-timed-loses" if options.late is Late.LOSES else "terms-timed-warned"
    return message(id_, time=time_of(seconds))


def _calls(options: Options) -> Iterator[Message]:
    """Who calls, and what a wrong call costs: perhaps the call, perhaps the game."""
    if options.calling is Calling.AUTOMATIC:
        yield message("counts-automatic")
        return
    limit = options.wrong_calls_to_lose
    yield message("counts-calling")
    if options.wrong_calls is WrongCalls.CALL:
        yield message("terms-wrong-call")
    elif limit is None:
        yield message("terms-wrong-nothing")
    if limit is not None:
        yield message("terms-wrong-lose", count=limit)
