"""A game between two people at one keyboard.

Owns the conversation: what is asked, what is understood, what is said. Every move is judged by
`fourfold.rules`; whether a line is open is never told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from fourfold.rules import (
    CELLS,
    Call,
    Calling,
    Draw,
    Edition,
    FourfoldError,
    Game,
    Line,
    LineKind,
    Move,
    MoveError,
    Outcome,
    Position,
    Seat,
    TextError,
    Win,
    parse_move,
)
from fourfold.rules.errors import quoted
from fourfold.terminal.picture import describe, draw, legend

Ask = Callable[[str], str]
Say = Callable[[str], None]

HELP = """\
  7        gives piece 7 (a digit from 0 to 9, or a letter from a to f)
  b3       places the piece you hold (columns a to d, rows 1 to 4)
{calling}  board    shows the board            words   says it in words
  hand     says which piece is held   traits  says what counts
  undo     takes the last move back   rules   says the rules
  quit     leaves; the game can be continued"""

HELP_ON_CALLING = """\
  quarto   calls QUARTO!; then point the line out by its two ends (a1 d1)
           or by all its cells
  done     ends your moment to call when no piece is left
"""

RULES = """\
  Sixteen pieces, all different. You place the piece that the other player
  gives you, then choose the piece that they must place. Four pieces in a row,
  column or long diagonal (or in a 2 by 2 square, where squares count) that
  share a trait that counts are a QUARTO!
{calling}
  If no line has been called when all pieces are placed, it is a draw."""

RULES_OF_CALLING = {
    Calling.HAND: """\
  It wins only if it is called. Having placed, you may call until you give the
  next piece. Then the other player may, until that piece is placed. After
  that the line is worth nothing for the rest of the game. A wrong call uses
  up your call for that moment.""",
    Calling.AUTOMATIC: """\
  It is called automatically here, and the player who made it wins.""",
}


@dataclass
class Conversation:
    """One game, asked and answered line by line until it is over or left."""

    game: Game
    names: Mapping[Seat, str]
    edition: Edition
    ask: Ask
    say: Say
    columns: Callable[[], int] = lambda: 80
    _calls_spent: set[tuple[Move, ...]] = field(default_factory=set, init=False)
    """The moments, by the moves that led to them, in which a wrong call was made."""

    def run(self) -> Game:
        """Plays until the game is over or left; returns it as far as it went."""
        self._welcome()
        self._say_board()
        try:
            while self.game.outcome is None:
                self._answer(self.ask(self._question()).strip())
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
        if self.game.moves:
            self.say(f"The game goes on. {first} began.")
        else:
            self.say(f"By lot, {first} begins and gives {second} a piece.")

    def _question(self) -> str:
        position = self.game.position
        name = self._name()
        call = ", or call quarto" if self._may_call() else ""
        if position.hand is not None:
            piece = describe(position.hand, self.edition)
            return f"{name}, you hold {position.hand} ({piece}). Place it{call}: "
        if position.is_full:
            return f"{name}, no piece is left. Say done{call}: "
        return f"{name}, give {self._name(other=True)} a piece{call}: "

    def _may_call(self) -> bool:
        """Whether a call is worth mentioning: told by the number of pieces, never by the lines."""
        return (
            self.game.calling is Calling.HAND
            and self.game.position.count >= 4
            and self.game.moves not in self._calls_spent
        )

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
                self.say("All pieces are placed and no line was called: a draw.")
        for line in self.game.position.expired_lines:
            self.say(f"Missed by both: {_cells(line)}.")

    def _say_board(self) -> None:
        self.say("\n" + draw(self.game.position, self.edition, self.columns()))

    def _say_words(self) -> None:
        for cell in CELLS:
            piece = self.game.position[cell]
            if piece is not None:
                self.say(f"  {cell}: {describe(piece, self.edition)}")
        for piece in self.game.position.left:
            self.say(f"  left, {piece}: {describe(piece, self.edition)}")

    def _say_hand(self) -> None:
        hand = self.game.position.hand
        if hand is None:
            self.say("No piece is in hand.")
        else:
            self.say(f"{self._name()} holds {hand}: {describe(hand, self.edition)}.")

    def _say_traits(self) -> None:
        self.say(_what_counts(self.game.start, self.edition))

    def _say_help(self) -> None:
        by_hand = self.game.calling is Calling.HAND
        self.say(HELP.format(calling=HELP_ON_CALLING if by_hand else ""))

    def _say_rules(self) -> None:
        self.say(RULES.format(calling=RULES_OF_CALLING[self.game.calling]))

    # What is understood

    def _answer(self, text: str) -> None:
        match text.lower().split():
            case []:
                self.say("Type help to see what you can type.")
            case [command] if command in _COMMANDS:
                _COMMANDS[command](self)
            case ["quarto" | "quarto!" | "!" | "call", *rest]:
                self._call(" ".join(rest))
            case [word] if word.startswith("!"):
                self._call(word[1:])
            case ["give", word] if len(word) == 1:
                self._play_typed(word, text)
            case ["place", word] if len(word) == 2:
                self._play_typed(word, text)
            case [word]:
                self._play_typed(word, text)
            case _:
                self._not_understood(text)

    def _play_typed(self, word: str, text: str) -> None:
        try:
            self._play(parse_move(word))
        except TextError:
            self._not_understood(text)
        except MoveError as error:
            self.say(_sentence(error))

    def _not_understood(self, text: str) -> None:
        must = "a cell, such as b3" if self.game.position.hand else "a piece, such as 7"
        self.say(f"{quoted(text)} is not {must}. Type help to see what you can type.")

    def _play(self, move: Move) -> None:
        count = self.game.position.count
        self.game = self.game.play(move)
        if self.game.position.count != count:
            self._say_board()

    def _call(self, text: str) -> None:
        if self.game.calling is Calling.AUTOMATIC:
            self.say("Lines are called automatically here.")
            return
        if self.game.moves in self._calls_spent:
            self.say("You have already called wrongly in this moment.")
            return
        line = _find_line(text or self.ask("Which line? "))
        if line is None:
            self.say("That is not a line; name its two ends, such as a1 d1, or its four cells.")
            return
        if not self._confirm(f"You point at {_cells(line)}. Call QUARTO!? (Enter for yes, or no) "):
            self.say("No call was made.")
            return
        try:
            self.game = self.game.play(Call(line))
        except MoveError as error:
            self._calls_spent.add(self.game.moves)
            self.say(f"{_sentence(error)} Your call for this moment is used up.")

    def _confirm(self, question: str) -> bool:
        answer = None
        while answer not in _YES_OR_NO:
            answer = self.ask(question).strip().lower()
        return _YES_OR_NO[answer]

    def _undo(self) -> None:
        before = self.game
        try:
            self.game = before.undo()
        except FourfoldError as error:
            self.say(_sentence(error))
            return
        taken = " ".join(map(str, before.moves[len(self.game.moves) :]))
        self.say(f"Taken back: {taken}.")
        self._say_board()

    def _leave(self) -> None:
        raise _LeaveError


class _LeaveError(Exception):
    """The players leave the table."""


_COMMANDS: Mapping[str, Callable[[Conversation], None]] = {
    "board": Conversation._say_board,
    "words": Conversation._say_words,
    "hand": Conversation._say_hand,
    "help": Conversation._say_help,
    "?": Conversation._say_help,
    "rules": Conversation._say_rules,
    "traits": Conversation._say_traits,
    "undo": Conversation._undo,
    "quit": Conversation._leave,
    "exit": Conversation._leave,
}
_YES_OR_NO = {"": True, "y": True, "yes": True, "n": False, "no": False}


def _what_counts(start: Position, edition: Edition) -> str:
    traits = ", ".join(map(edition.trait_name, start.variant.traits))
    squares = ", and 2 by 2 squares" if start.variant.blocks else ""
    return f"What counts: {traits}; rows, columns, diagonals{squares}."


def _cells(line: Line) -> str:
    return " ".join(map(str, line.cells))


def _sentence(error: FourfoldError) -> str:
    return error.message[0].upper() + error.message[1:] + "."


def _find_line(text: str) -> Line | None:
    """The line that a player names by two ends or corners, or by its cells, in any order."""
    letters = "".join(c for c in text.lower() if c not in " ,-!")
    named = {letters[i : i + 2] for i in range(0, len(letters), 2)}
    for line in Line:
        cells = [str(cell) for cell in line.cells]
        ways = [{cells[0], cells[3]}, set(cells)]
        if line.kind is LineKind.BLOCK:
            ways.append({cells[1], cells[2]})
        if named in ways:
            return line
    return None
