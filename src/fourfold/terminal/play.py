"""A game between two people at one keyboard.

Owns the conversation: what is asked, what is understood, what is said. Every move is judged by
`fourfold.rules`; whether a line is open is never told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from fourfold.rules import (
    Call,
    Calling,
    Draw,
    Edition,
    FourfoldError,
    Game,
    Line,
    Move,
    MoveError,
    Outcome,
    Position,
    Seat,
    Trait,
    Win,
    parse_move,
)
from fourfold.terminal.picture import describe, draw, legend

Ask = Callable[[str], str]
Say = Callable[[str], None]

HELP = """\
  7        gives piece 7 (a digit from 0 to 9, or a letter from a to f)
  b3       places the piece you hold on b3 (a column from a to d, a row from 1 to 4)
  quarto   calls QUARTO!; then point the line out by its two ends (a1 d1) or all cells
  done     ends your moment to call when no piece is left
  board    shows the board              hand    says which piece is in hand
  traits   says what counts             undo    takes the last move back
  rules    says the rules               quit    leaves; the game can be continued"""

RULES = """\
  Sixteen pieces, all different. You place the piece that the other player gives
  you, then choose the piece that they must place.
  Four pieces in a row, column or long diagonal (or in a 2 by 2 square, where squares
  count) that share a trait that counts are a QUARTO!, but only for the player who
  calls it. Having placed, you may call until you give the next piece. Then the other
  player may, until that piece is placed. After that the line is worth nothing for the
  rest of the game.
  The first to call a line wins. A draw, if nobody has when all pieces are placed. A
  wrong call uses up your call for that moment."""


@dataclass
class Conversation:
    """One game, asked and answered line by line until it is over or left."""

    game: Game
    names: Mapping[Seat, str]
    edition: Edition
    ask: Ask
    say: Say
    _call_spent: int | None = field(default=None, init=False)
    """How many moves had been played when a wrong call was made: no other call until the next."""

    def run(self) -> Game:
        """Plays until the game is over or left; returns it as far as it went."""
        self._welcome()
        self.say(draw(self.game.position, self.edition))
        try:
            while self.game.outcome is None:
                self._answer(self.ask(self._question()).strip().lower())
        except (EOFError, KeyboardInterrupt):
            self.say("")
        except _LeaveError:
            pass
        if self.game.outcome is not None:
            self._tell_end(self.game.outcome)
        return self.game

    # What is said

    def _welcome(self) -> None:
        first, second = self.names[Seat.FIRST], self.names[Seat.SECOND]
        self.say("Fourfold: the game of Quarto! for two. Type help at any time.")
        self.say(legend(self.edition))
        self._say_traits()
        if self.game.calling is Calling.AUTOMATIC:
            self.say("Lines are called automatically.")
        self.say(f"By lot, {first} begins and gives {second} a piece.\n")

    def _question(self) -> str:
        position = self.game.position
        name = self._name()
        by_hand = position.count and self.game.calling is Calling.HAND
        call = ", or call quarto" if by_hand else ""
        if position.hand is not None:
            piece = describe(position.hand, self.edition)
            return f"{name}, you hold {position.hand} ({piece}). Place it{call}: "
        if position.is_full:
            return f"{name}, no piece is left. Say done{call}: "
        return f"{name}, give {self._name(other=True)} a piece{call}: "

    def _name(self, *, other: bool = False) -> str:
        turn = self.game.position.turn
        assert turn is not None
        return self.names[turn.other if other else turn]

    def _tell_end(self, outcome: Outcome) -> None:
        match outcome:
            case Win(winner, line, shared):
                values = " and ".join(self.edition.value_name(value) for value in shared)
                self.say(
                    f"QUARTO! {self.names[winner]} wins with {_cells(line)}: four {values} pieces."
                )
            case Draw():
                self.say("All pieces are placed and nobody called: a draw.")
        for line in self.game.position.expired_lines:
            self.say(f"Missed by both: {_cells(line)}.")

    # What is understood

    def _answer(self, text: str) -> None:
        words = text.split()
        match words:
            case []:
                self.say("Type help to see what you can type.")
            case [command] if command in _COMMANDS:
                _COMMANDS[command](self)
            case ["quarto" | "quarto!" | "!" | "call", *rest]:
                self._call(" ".join(rest))
            case ["give" | "place", word] | [word]:
                self._play_typed(word)
            case _:
                self._play_typed(text)

    def _play_typed(self, word: str) -> None:
        if word.startswith("!"):
            self._call(word[1:])
            return
        try:
            self._play(parse_move(word))
        except FourfoldError as error:
            self.say(_sentence(error))

    def _play(self, move: Move) -> None:
        count = self.game.position.count
        self.game = self.game.play(move)
        if self.game.position.count != count:
            self.say("\n" + draw(self.game.position, self.edition))

    def _call(self, text: str) -> None:
        if self.game.calling is Calling.AUTOMATIC:
            self.say("Lines are called automatically here.")
            return
        if self._call_spent == len(self.game.moves):
            self.say("You have already called wrongly in this moment.")
            return
        line = _find_line(text or self.ask("Which line? "))
        if line is None:
            self.say("That is not a line; name its two ends, such as a1 d1, or its four cells.")
            return
        answer = self.ask(f"You point at {_cells(line)}. Call QUARTO!? (Enter for yes, or no) ")
        if answer.strip().lower() not in ("", "y", "yes"):
            self.say("No call was made.")
            return
        try:
            self.game = self.game.play(Call(line))
        except MoveError as error:
            self._call_spent = len(self.game.moves)
            self.say(f"{_sentence(error)} Your call for this moment is used up.")

    def _say_board(self) -> None:
        self.say(draw(self.game.position, self.edition))

    def _say_hand(self) -> None:
        hand = self.game.position.hand
        if hand is None:
            self.say("No piece is in hand.")
        else:
            self.say(f"{self._name()} holds {hand}: {describe(hand, self.edition)}.")

    def _say_traits(self) -> None:
        self.say(_what_counts(self.game.start, self.edition))

    def _undo(self) -> None:
        try:
            self.game = self.game.undo()
        except FourfoldError as error:
            self.say(_sentence(error))
            return
        self._call_spent = None
        self._say_board()

    def _leave(self) -> None:
        raise _LeaveError


class _LeaveError(Exception):
    """The players leave the table."""


_COMMANDS: Mapping[str, Callable[[Conversation], None]] = {
    "board": Conversation._say_board,
    "hand": Conversation._say_hand,
    "help": lambda conversation: conversation.say(HELP),
    "?": lambda conversation: conversation.say(HELP),
    "rules": lambda conversation: conversation.say(RULES),
    "traits": Conversation._say_traits,
    "undo": Conversation._undo,
    "quit": Conversation._leave,
}


def _what_counts(start: Position, edition: Edition) -> str:
    traits = ", ".join(
        edition.trait_name(trait) for trait in Trait if trait in start.variant.traits
    )
    blocks = " and 2 by 2 squares" if start.variant.blocks else ""
    return f"What counts: {traits}; in rows, columns, diagonals{blocks}."


def _cells(line: Line) -> str:
    return " ".join(map(str, line.cells))


def _sentence(error: FourfoldError) -> str:
    return error.message[0].upper() + error.message[1:] + "."


def _find_line(text: str) -> Line | None:
    """The line that a player names by its two ends or its four cells, in any order."""
    letters = "".join(c for c in text.lower() if c not in " ,-")
    names = {letters[i : i + 2] for i in range(0, len(letters), 2)}
    for line in Line:
        ends = {str(line)[:2], str(line)[2:]}
        if names in (ends, {str(cell) for cell in line.cells}):
            return line
    return None
