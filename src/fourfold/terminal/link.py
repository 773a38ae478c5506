"""A place at a table, wherever the table is: what a conversation needs of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from fourfold.client.core import Core, Request
from fourfold.client.errors import RefusedError
from fourfold.rules import FourfoldError
from fourfold.table.codec import command_to_json, options_from_json
from fourfold.table.command import Command
from fourfold.table.options import Options
from fourfold.terminal.console import HasNews
from fourfold.terminal.voice import Voice
from fourfold.words import Message, Phrase, message_from_json, refusal
from fourfold.words.query import Asked, query_to_json

Json: TypeAlias = Mapping[str, Any]

CLOCK_EVENTS: Final = ("began", "moved", "took-back", "resumed")
"""Events with which the time of a player may begin afresh."""


class Link(ABC):
    """A place at a table, then at that of the next game. Messages are those of the protocol."""

    core: Core
    """What is known of the table, once one has arrived."""
    news: HasNews | None = None
    """Readable when there is something new; None where nothing happens by itself."""
    keeps_time: bool
    """Whether the conversation tells when time is up; elsewhere a server does."""
    is_kept = True
    """Whether one can come back to a game that one leaves."""

    # Coming and going

    @abstractmethod
    def arrive(self, voice: Voice) -> None:
        """Takes a place at the first table. Raises `FourfoldError` and `LeaveError`."""

    @abstractmethod
    def go_on(self) -> bool:
        """Takes the place at the table of the next game; False if none was agreed on."""

    @abstractmethod
    def close(self) -> None:
        """Leaves for good."""

    # What is known

    @property
    def options(self) -> Options:
        """What is agreed on at the table."""
        return options_from_json(self.core.welcome["options"])

    @property
    def lines(self) -> Mapping[str, Sequence[str]]:
        """All lines that count, with their cells."""
        lines: Mapping[str, Sequence[str]] = self.core.welcome["lines"]
        return lines

    @property
    def view(self) -> Json:
        """The table as it may be seen."""
        return self.core.view

    @property
    def deadline(self) -> float | None:
        """When the time of the player in turn is up, by this clock."""
        return self.core.deadline

    @property
    def turn_number(self) -> int:
        """Changes whenever the time of a player begins afresh."""
        return sum(each["event"] in CLOCK_EVENTS for each in self.core.events)

    @property
    def invitation(self) -> list[Message]:
        """How somebody can join, where somebody is waited for."""
        return []

    @property
    @abstractmethod
    def way_back(self) -> list[Message]:
        """How one comes back to a game that one leaves."""

    @abstractmethod
    def game_text(self) -> str:
        """The game as a text to be saved. Raises `RefusedError`."""

    # What happens

    @abstractmethod
    def take_news(self) -> Json | None:
        """The next news: `welcome`, `events`, `phrase`, `next`, or a `notice`; None if none is.

        A notice, in `said`, is about the link itself.
        """

    @abstractmethod
    def wait(self, seconds: float | None = None) -> bool:
        """Waits until something is new; False when nothing was in time."""

    @abstractmethod
    def pass_time(self) -> None:
        """Notes that the time of the player in turn is up, where the link keeps time."""

    # What is asked

    def send(self, command: Command | Phrase, seat: str | None = None) -> Request:
        """Sends a command, or what is said to the other player."""
        if isinstance(command, Phrase):
            return self.request(lambda core: core.say(str(command)))
        return self.request(lambda core: core.command(command_to_json(command), seat=seat))

    def ask(self, query: Asked) -> Request:
        """Asks the board something."""
        body = query_to_json(query)
        return self.request(lambda core: core.query(body.pop("query"), **body))

    @abstractmethod
    def request(self, make: Callable[[Core], Request]) -> Request:
        """Makes a request and has it carried to the table; its `status` tells what came of it."""


def said(bodies: Iterable[Json | None]) -> list[Message]:
    """What messages of the protocol say."""
    return [message_from_json(body) for body in bodies if body is not None]


def refusal_of(error: FourfoldError) -> Message:
    """Why something was refused: in the words of the table, or in our own."""
    return error.said if isinstance(error, RefusedError) else refusal(error)
