"""What is agreed on before a game: asked for, unless it was given. Enter takes the usual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from fourfold.rules import (
    Calling,
    Edition,
    FourfoldError,
    Position,
    SavedGame,
    Seat,
    Trait,
    Variant,
    parse_position,
)
from fourfold.table.decide import join
from fourfold.table.options import Options
from fourfold.table.player import Computer, Pace, Player
from fourfold.table.table import Table, replay
from fourfold.terminal.computer import LEVELS
from fourfold.terminal.voice import Voice
from fourfold.words import Message, message, refusal
from fourfold.words.texts import ORDER
from fourfold.words.times import parse_time
from fourfold.words.tokens import words_of
from fourfold.words.vocabulary import FILLERS, vocabulary

PERSON = "person"
USUAL_LEVEL = "casual"

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is wished for a game; None is asked for."""

    against: str | None = None
    """A level of the computer, or `PERSON`."""
    names: tuple[str, str] | None = None
    edition: Edition | None = None
    traits: tuple[Trait, ...] | None = None
    squares: bool | None = None
    seconds: int | None = None
    """For each move; 0 for no limit."""
    calling: Calling = Calling.HAND
    hints: bool = False
    coach: bool = False
    mask: bool = False
    seed: int | None = None
    position: str | None = None
    """Where the game begins, in notation."""
    saved: SavedGame | None = None
    """A game to go on with; it leaves nothing to ask."""

    @property
    def level(self) -> str | None:
        """The level of the computer, if it is wished for."""
        return None if self.against == PERSON else self.against

    @property
    def options(self) -> Options:
        """The options of a table, as usual where nothing is wished. Raises `FourfoldError`."""
        return Options(
            Variant(self.traits or tuple(Trait), bool(self.squares)),
            self.edition or Edition.CLASSIC,
            self.calling,
            self.seconds or None,
            hints=self.hints,
            coach=self.coach,
            mask=self.mask,
        )

    @property
    def start(self) -> Position | None:
        """Where the game begins, if that is wished. Raises `FourfoldError`."""
        if self.position is None:
            return None
        return parse_position(self.position, self.options.variant)


@dataclass(frozen=True, slots=True)
class Agreed:
    """What a game begins with."""

    options: Options
    names: tuple[str, str]
    first: int
    """Which of the two begins."""
    players: tuple[Player, Player]
    """Who is behind each name."""
    saved: SavedGame | None = None


def agree(voice: Voice, wishes: Wishes, chance: Random) -> Agreed:
    """Asks for what is not given. Raises `LeaveError`."""
    seed = chance.getrandbits(32) if wishes.seed is None else wishes.seed
    if wishes.saved is not None:
        return _agree_on_saved(voice, wishes, wishes.saved, seed)
    against = wishes.against or (PERSON if wishes.names else _ask_against(voice))
    names = wishes.names or _ask_names(voice, against)
    computer = None if against == PERSON else Computer(against, seed, Pace.AT_ONCE)
    options = _ask_for_the_rest(voice, wishes).options
    players = Player(0), Player(1, computer=computer)
    return Agreed(options, names, chance.randrange(2), players)


def _agree_on_saved(voice: Voice, wishes: Wishes, saved: SavedGame, seed: int) -> Agreed:
    """The players of a saved game; against the computer one goes on as the player to move."""
    game = saved.game
    options = replace(
        wishes.options,
        variant=game.start.variant,
        edition=saved.edition,
        calling=game.calling,
        seconds_per_move=saved.seconds_per_move,
    )
    names = [_player(voice, 1), _player(voice, 2)]
    players = [Player(0), Player(1)]
    if wishes.level is not None:
        number = 0 if game.position.turn is Seat.SECOND else 1
        names[number] = _computer_name(voice)
        computer = Computer(wishes.level, seed, Pace.AT_ONCE)
        players[number] = Player(number, computer=computer)
    first, second = saved.first or names[0], saved.second or names[1]
    return Agreed(options, (first, second), 0, (players[0], players[1]), saved)


def _player(voice: Voice, number: int) -> str:
    return voice.texts.say(message("name-player", number=number))


def _computer_name(voice: Voice) -> str:
    return voice.texts.say(message("name-computer"))


# Questions


def _ask_against(voice: Voice) -> str:
    choices = {level: message("setup-level", text=message(f"level-{level}")) for level in LEVELS}
    choices[PERSON] = message("setup-person")
    return _choose(voice, "setup-against", choices, USUAL_LEVEL)


def _ask_names(voice: Voice, against: str) -> tuple[str, str]:
    if against != PERSON:
        other = _computer_name(voice)
        return ask_name(voice, "setup-name", 1, other), other
    first = ask_name(voice, "setup-name-of", 1)
    return first, ask_name(voice, "setup-name-of", 2, first)


def ask_name(voice: Voice, id_: str, number: int, other: str | None = None) -> str:
    """Asks for the name of a player, unlike the other one's."""
    table = Table() if other is None else replay(join(Table(), other))
    default = _player(voice, number)
    while True:
        name = voice.ask(message(id_, number=number, name=default)) or default
        try:
            join(table, name)
        except FourfoldError as error:
            voice.say(refusal(error))
        else:
            return name


def _ask_for_the_rest(voice: Voice, wishes: Wishes) -> Wishes:
    edition, traits, squares = wishes.edition, wishes.traits, wishes.squares
    seconds = wishes.seconds
    things = (
        ("setup-change-edition", edition is None),
        ("setup-change-traits", None in (traits, squares)),
        ("setup-change-time", seconds is None),
    )
    missing = tuple(message(id_) for id_, is_missing in things if is_missing)
    if not missing or not voice.confirm(message("setup-change", things=missing), default=False):
        return wishes
    edition = edition or _ask_edition(voice)
    voice.set_edition(edition)
    traits = traits or _ask_traits(voice)
    if squares is None:
        squares = voice.confirm(message("setup-squares"), default=False)
    if seconds is None:
        seconds = _ask_seconds(voice)
    return replace(wishes, edition=edition, traits=traits, squares=squares, seconds=seconds)


def _ask(
    voice: Voice,
    question: Message,
    read: Callable[[str], Answer | None],
    default: Answer,
    choices: Sequence[Message] = (),
) -> Answer:
    """Asks until what is typed can be read; nothing typed is the default. Raises `LeaveError`."""
    voice.say(*choices)
    while True:
        text = voice.ask(question)
        try:
            answer = read(text) if text else default
        except FourfoldError as error:
            voice.say(refusal(error))
            continue
        if answer is not None:
            return answer
        typed = voice.read_reply(text)
        is_served = typed is not None and voice.serve(typed)
        voice.say(*(choices if is_served else (message("setup-slip"),)))


def _choose(voice: Voice, id_: str, choices: dict[str, Message], default: str) -> str:
    """Asks for one of some choices, by its number or its name."""
    keys = list(choices)

    def read(text: str) -> str | None:
        if text in map(str, range(1, len(keys) + 1)):
            return keys[int(text) - 1]
        found = [key for key in keys if _is_named(voice, choices[key], key, text)]
        return found[0] if len(found) == 1 else None

    named = [message("setup-choice", number=n, text=choices[key]) for n, key in enumerate(keys, 1)]
    return _ask(voice, message(id_, number=keys.index(default) + 1), read, default, named)


def _ask_edition(voice: Voice) -> Edition:
    choices = {str(edition): message(f"edition-{edition}") for edition in Edition}
    return Edition(_choose(voice, "setup-edition", choices, str(Edition.CLASSIC)))


def _ask_traits(voice: Voice) -> tuple[Trait, ...]:
    def read(text: str) -> tuple[Trait, ...] | None:
        fillers = vocabulary(voice.texts.language, FILLERS).targets
        found = {_trait(voice, word) for word in words_of(text) if word not in fillers}
        if not found or None in found:
            return None
        return tuple(trait for trait in Trait if trait in found)

    return _ask(voice, message("setup-traits", traits=ORDER), read, tuple(Trait))


def _trait(voice: Voice, word: str) -> Trait | None:
    for trait in Trait:
        names = (voice.texts.trait(trait), *(each.trait_name(trait) for each in Edition))
        if any(_begins(name, word) for name in names):
            return trait
    return None


def _ask_seconds(voice: Voice) -> int:
    def read(text: str) -> int | None:
        seconds = parse_time(text, voice.texts.language)
        return seconds and Options(seconds_per_move=seconds).seconds_per_move

    return _ask(voice, message("setup-time"), read, 0)


def _is_named(voice: Voice, choice: Message, key: str, typed: str) -> bool:
    """Whether a choice is meant: by its key, its text, or the word in its text."""
    words = (value for _, value in choice.arguments if isinstance(value, Message))
    return any(_begins(name, typed) for name in (key, *map(voice.texts.say, (choice, *words))))


def _begins(name: str, typed: str) -> bool:
    start = " ".join(words_of(typed))
    return start != "" and " ".join(words_of(name)).startswith(start)
