"""What is agreed on before a game: asked for, unless it was given. Enter takes the usual."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from fourfold.rules import Calling, Edition, FourfoldError, SavedGame, Seat, Trait, Variant
from fourfold.table import Computer, Options, Pace, Player, Table, join, replay
from fourfold.terminal.computer import LEVELS
from fourfold.terminal.voice import Voice
from fourfold.words import Message, message, refusal
from fourfold.words.texts import ORDER
from fourfold.words.tokens import words_of

PERSON = "person"
USUAL_LEVEL = "casual"


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
    mask: bool = False
    seed: int | None = None
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
            mask=self.mask,
        )


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
    left = (wishes.edition, wishes.traits, wishes.squares, wishes.seconds)
    if None not in left:
        return wishes
    if not voice.confirm(message("setup-change"), default=False):
        return wishes
    if wishes.edition is None:
        choices = {str(edition): message(f"edition-{edition}") for edition in Edition}
        edition = Edition(_choose(voice, "setup-edition", choices, str(Edition.CLASSIC)))
        wishes = replace(wishes, edition=edition)
    voice.set_edition(wishes.edition or Edition.CLASSIC)
    if wishes.traits is None:
        wishes = replace(wishes, traits=_ask_traits(voice))
    if wishes.squares is None:
        squares = voice.confirm(message("setup-squares"), default=False)
        wishes = replace(wishes, squares=squares)
    if wishes.seconds is None:
        wishes = replace(wishes, seconds=_ask_seconds(voice))
    return wishes


def _choose(voice: Voice, id_: str, choices: dict[str, Message], default: str) -> str:
    """Asks for one of some choices, by its number or its name."""
    keys = list(choices)
    named = [message("setup-choice", number=n, text=choices[key]) for n, key in enumerate(keys, 1)]
    voice.say(*named)
    while True:
        text = voice.ask(message(id_, number=keys.index(default) + 1))
        if not text:
            return default
        if text in map(str, range(1, len(keys) + 1)):
            return keys[int(text) - 1]
        found = [key for key in keys if _is_named(voice, choices[key], key, text)]
        if len(found) == 1:
            return found[0]
        if _serve_or_say_slip(voice, text):
            voice.say(*named)


def _ask_traits(voice: Voice) -> tuple[Trait, ...]:
    while True:
        text = voice.ask(message("setup-traits", traits=ORDER))
        if not text:
            return tuple(Trait)
        found = [_trait(voice, word) for word in text.replace(",", " ").split()]
        named = [trait for trait in found if trait is not None]
        if len(named) == len(found) > 0:
            return tuple(trait for trait in Trait if trait in named)
        _serve_or_say_slip(voice, text)


def _trait(voice: Voice, word: str) -> Trait | None:
    for trait in Trait:
        names = (voice.texts.trait(trait), *(each.trait_name(trait) for each in Edition))
        if any(_begins(name, word) for name in names):
            return trait
    return None


def _ask_seconds(voice: Voice) -> int:
    while True:
        text = voice.ask(message("setup-time"))
        if not text or text == "0":
            return 0
        if text.isascii() and text.isdigit() and len(text) < 10:
            try:
                return Options(seconds_per_move=int(text)).seconds_per_move or 0
            except FourfoldError as error:
                voice.say(refusal(error))
                continue
        _serve_or_say_slip(voice, text)


def _serve_or_say_slip(voice: Voice, text: str) -> bool:
    """Does what is typed in the place of an answer; False for a slip. Raises `LeaveError`."""
    typed = voice.read_reply(text)
    is_served = typed is not None and voice.serve(typed)
    if not is_served:
        voice.say(message("setup-slip"))
    return is_served


def _is_named(voice: Voice, choice: Message, key: str, typed: str) -> bool:
    """Whether a choice is meant: by its key, its text, or the word in its text."""
    words = (value for _, value in choice.arguments if isinstance(value, Message))
    return any(_begins(name, typed) for name in (key, *map(voice.texts.say, (choice, *words))))


def _begins(name: str, typed: str) -> bool:
    start = " ".join(words_of(typed))
    return start != "" and " ".join(words_of(name)).startswith(start)
