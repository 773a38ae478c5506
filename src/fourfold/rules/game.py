"""A whole game: a start and the moves played from it; automatic calling."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from fourfold.rules.errors import FourfoldError, MoveError, RulesCode, SetupError
from fourfold.rules.move import Call, Done, Move
from fourfold.rules.outcome import Outcome, Result
from fourfold.rules.position import Position
from fourfold.rules.word import Word


class Calling(Word):
    """Who calls a line: the players (the rule of the game), or the table by itself."""

    HAND = "hand"
    AUTOMATIC = "automatic"

    def due(self, position: Position) -> Call | Done | None:
        """The call or “done” that automatic calling must play next, if there is one."""
        if self is Calling.HAND or not (position.last or position.is_full) or position.is_over:
            return None
        return Done() if position.last is None else Call(position.callable_lines[0])


@dataclass(frozen=True, slots=True)
class Game:
    """A start and the moves played from it: immutable, and legal by construction.

    Making a game replays its moves; raises `MoveError`, with its `move_number`, for the first
    that is refused. With automatic calling the calls and “done”s stand among the moves like any
    others, so that the same moves replay by hand; `play` adds them by itself.

    >>> from fourfold.rules import Cell, Give, Piece, Place
    >>> game = Game().play(Give(Piece("0"))).play(Place(Cell("a1")))
    >>> str(game), game.result
    ('0 a1', Result.UNFINISHED)
    >>> game.undo() == Game().play(Give(Piece("0")))
    True
    """

    start: Position = Position()
    moves: tuple[Move, ...] = ()
    calling: Calling = Calling.HAND
    positions: tuple[Position, ...] = field(init=False, repr=False, compare=False)
    """The start and the position after each move."""

    def __post_init__(self) -> None:
        if not isinstance(self.start, Position):
            raise TypeError(f"not a position: {self.start!r}")
        moves = tuple(self.moves)
        positions = [self.start]
        for number, move in enumerate(moves, 1):
            try:
                positions.append(self._after(positions[-1], move))
            except MoveError as error:
                error.move_number = number
                raise
        object.__setattr__(self, "moves", moves)
        object.__setattr__(self, "positions", tuple(positions))

    @property
    def position(self) -> Position:
        """The position after the last move."""
        return self.positions[-1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended on the board, or None while it goes on."""
        return self.position.outcome

    @property
    def result(self) -> Result:
        """Who won on the board, if it is over."""
        return Result.of(self.outcome)

    def legal_moves(self) -> tuple[Move, ...]:
        """All moves that `play` accepts, in fixed order."""
        due = self.calling.due(self.position)
        return self.position.legal_moves() if due is None else (due,)

    def play(self, move: Move) -> Game:
        """Plays a move, and what automatic calling adds to it, and returns the longer game.

        Raises `MoveError` when the rules refuse the move; this game is unchanged.
        """
        game = self.follow(move)
        return game if self.calling is Calling.HAND else game.settled()

    def play_turn(self, turn: Iterable[Move]) -> Game:
        """Plays the moves of a turn, as the engine names them, and returns the longer game.

        What automatic calling has played by itself is not played again. Raises `MoveError` when
        the rules refuse a move; this game is unchanged.

        >>> from fourfold.rules import parse_game, parse_move
        >>> str(parse_game("0").play_turn(map(parse_move, ("a1", "7"))))
        '0 a1 7'
        """
        game = self
        for move in turn:
            if game.outcome is None or game is self or self.calling is Calling.HAND:
                game = game.play(move)
        return game

    def follow(self, move: Move) -> Game:
        """Plays one move of a record, where automatic calls stand among the moves.

        Raises `MoveError` when the rules refuse the move; this game is unchanged.
        """
        return self._extended(move, self._after(self.position, move))

    def settled(self) -> Game:
        """Plays what automatic calling has still to play; a game that `play` returns has none."""
        game = self
        while (due := self.calling.due(game.position)) is not None:
            game = game._extended(due, game.position.play(due))
        return game

    def undo(self) -> Game:
        """Takes back the last move, with what automatic calling added to it.

        Raises `FourfoldError` when nothing has been played.
        """
        if not self.moves:
            raise FourfoldError(RulesCode.NOTHING_TO_UNDO, "there is no move to take back")
        length = len(self.moves) - 1
        while length > 0 and self.calling.due(self.positions[length]) is not None:
            length -= 1
        return _game(self.start, self.moves[:length], self.calling, self.positions[: length + 1])

    def _extended(self, move: Move, position: Position) -> Game:
        return _game(self.start, (*self.moves, move), self.calling, (*self.positions, position))

    def _after(self, position: Position, move: Move) -> Position:
        due = self.calling.due(position)
        if due is not None and move != due:
            raise MoveError(
                RulesCode.CALL_DUE, f"automatic calling plays {due} first", position, move
            )
        return position.play(move)

    def _repr_svg_(self) -> str:
        """The drawing that a notebook shows: of the last position."""
        from fourfold.svg import draw  # noqa: PLC0415 - the rules stand alone

        return draw(self)

    def __str__(self) -> str:
        """The moves in notation."""
        return " ".join(map(str, self.moves))


def check_start(start: Position, calling: Calling) -> None:
    """Raises `SetupError` for a position at which no game can begin, because it would be over."""
    if start.is_over:
        raise SetupError(RulesCode.GAME_OVER, "at this position the game is over")
    if Game(start, calling=calling).settled().outcome is not None:
        raise SetupError(
            RulesCode.GAME_OVER, "automatic calling would end the game at this position at once"
        )


def _game(
    start: Position, moves: tuple[Move, ...], calling: Calling, positions: tuple[Position, ...]
) -> Game:
    """Builds a game from parts that are known to be legal, without checking them again."""
    game = object.__new__(Game)
    set_field = object.__setattr__
    set_field(game, "start", start)
    set_field(game, "moves", moves)
    set_field(game, "calling", calling)
    set_field(game, "positions", positions)
    return game
