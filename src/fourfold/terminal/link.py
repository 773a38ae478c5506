"""A place at a table, wherever the table is: what a conversation needs of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from fourfold.table import Command, Options
from fourfold.terminal.console import HasNews
from fourfold.terminal.voice import Voice
from fourfold.words import Message
from fourfold.words.query import Asked

Json: TypeAlias = Mapping[str, Any]
Result_co = TypeVar("Result_co", covariant=True)


class Pending(Protocol[Result_co]):
    """Something asked of a table that may not be answered yet. A `Future` is one."""

    def done(self) -> bool:
        """Whether it is answered."""

    def result(self) -> Result_co:
        """The answer. Raises `RefusedError`."""


class Link(Protocol):
    """A place at a table. Messages are those of the protocol, as JSON values."""

    news: HasNews | None
    """Readable when there is something new; None where nothing happens by itself."""
    keeps_time: bool
    """Whether the conversation lets time pass; elsewhere a server does."""

    @property
    def options(self) -> Options:
        """What is agreed on at the table."""

    @property
    def lines(self) -> Mapping[str, Sequence[str]]:
        """All lines that count, with their cells."""

    @property
    def view(self) -> Json:
        """The table as it may be seen."""

    @property
    def question(self) -> Json:
        """What is asked of the listener, or who is waited for."""

    @property
    def turn_number(self) -> int:
        """Changes whenever somebody's time begins afresh."""

    @property
    def deadline(self) -> float | None:
        """When the time of the player in turn is up, by this clock."""

    @property
    def is_connected(self) -> bool:
        """Whether the table is in reach right now."""

    def take_notices(self) -> list[Message]:
        """What is to be said of the link itself, each once."""

    def take_news(self) -> Json | None:
        """The next news: `welcome`, `events` or `next`; None when there are none."""

    def let_others_act(self) -> None:
        """Has the computer act, where it is here and it is its turn."""

    def pass_time(self) -> None:
        """Notes that the time of the player in turn is up."""

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until something is new; False when nothing was in time."""

    def send(self, command: Command, seat: str | None = None) -> Pending[bool]:
        """Sends a command; False when something came first after which one thinks again."""

    def ask(self, query: Asked) -> Pending[Sequence[Json]]:
        """Asks the board something; the answer is sentences."""


class Host(Protocol):
    """Where games are played one after the other: this computer, or a server."""

    save_as: str | None
    """The file in which a game is saved when it is over or left."""

    def arrive(self, voice: Voice) -> Link:
        """Takes a place at the first table. Raises `FourfoldError` and `LeaveError`."""

    def go_on(self, link: Link) -> Link | None:
        """The place at the table of the next game that was agreed on; None if there is none."""

    def invite(self, link: Link) -> list[Message]:
        """How somebody can join."""

    def is_kept(self, link: Link) -> bool:
        """Whether one can come back to a game that one leaves."""

    def kept(self, link: Link) -> list[Message]:
        """How one comes back to it."""

    def game_text(self, link: Link) -> str:
        """The game as a text to be saved. Raises `RefusedError`."""

    def close(self) -> None:
        """Leaves for good."""
