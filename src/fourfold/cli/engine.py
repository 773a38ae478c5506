"""`fourfold engine`: the engine for other programs, by a line protocol much like UCI."""

import sys
from collections.abc import Callable
from threading import Lock, Thread

import click

from fourfold.cli.errors import CliCode
from fourfold.cli.filter import decoded, lines
from fourfold.cli.options import SolverOptions
from fourfold.engine import CancelToken, Level, Opponent, Solver
from fourfold.engine.solver import check_memory
from fourfold.engine.threads import check_threads
from fourfold.rules import Position, Variant
from fourfold.rules.errors import FourfoldError, RulesCode, SetupError, TextError, quoted
from fourfold.rules.notation import parse_position, parse_traits, parse_word
from fourfold.table.errors import TableCode

COMMANDS = ("isready", "newgame", "option", "variant", "position", "go", "stop")
DIGITS_AT_MOST = 18
MILLISECONDS_AT_MOST = 24 * 60 * 60 * 1000
_A_LEVEL = f"a level; the levels are {', '.join(map(str, Level))}"


@click.command()
def engine() -> None:
    """Answer other programs, line by line, until quit or the end of the input.

    \b
    isready                               answered by readyok
    newgame                               forgets the position and everything learnt
    option NAME VALUE                     threads N, memory MB, seed N, book on|off
    variant [traits=…] [squares=on|off]   sets the variant and the empty board
    position POSITION                     sets the position
    go [level NAME] [movetime MS]         answered by info … and best MOVE
    stop                                  makes go answer with the best move so far
    quit                                  ends at once

    A line that cannot be carried out is answered by error …, and changes nothing. During a search
    isready, stop and quit take effect at once, everything else after the search. The levels are
    beginner, casual, club, expert and perfect; the default is perfect.
    """
    protocol = Protocol(click.echo)
    try:
        for line in lines(sys.stdin.buffer):
            if not protocol.obey(line):
                protocol.stop(quietly=True)
                return
        protocol.finish()
    except BaseException:
        protocol.stop(quietly=True)
        raise


class Protocol:
    """The state machine of the line protocol: options, position, and the search under way."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say_line = say
        self._lock = Lock()
        self._options = SolverOptions(threads=None, memory=None, book=True)
        self._seed = 0
        self._position = Position()
        self._solver: Solver | None = None
        self._token = CancelToken()
        self._search: Thread | None = None
        self._is_quiet = False

    def obey(self, line: bytes | None) -> bool:
        """Executes a line. Returns False for `quit`."""
        try:
            words = decoded(line).split()
            if words[:1] == ["quit"]:
                return False
            if words:
                self._execute(*words)
        except FourfoldError as error:
            self._say(f"error {error.code}: {error.message}")
        return True

    def finish(self) -> None:
        """Waits for the search that is under way."""
        if self._search is not None:
            self._search.join()

    def stop(self, *, quietly: bool = False) -> None:
        """Cancels the search that is under way, and waits for its end."""
        self._is_quiet = quietly
        self._token.cancel()
        self.finish()

    def _execute(self, name: str, *arguments: str) -> None:
        _check_command(name, arguments)
        if name not in ("isready", "stop"):
            self.finish()
        match name:
            case "isready":
                self._say("readyok")
            case "stop":
                self.stop()
            case "newgame":
                self._position = Position(self._position.variant)
                self._solver = None
            case "option":
                self._option(arguments)
            case "variant":
                self._variant(arguments)
            case "position":
                self._position = parse_position(" ".join(arguments), self._position.variant)
            case "go":
                self._go(arguments)

    def _option(self, arguments: tuple[str, ...]) -> None:
        match arguments:
            case ["threads", text]:
                check_threads(threads := _read_number(text))
                self._options["threads"] = threads
            case ["memory", text]:
                check_memory(memory := _read_number(text))
                self._options["memory"] = memory
            case ["seed", text]:
                self._seed = _read_number(text)
            case ["book", text]:
                self._options["book"] = _read_switch(text)
            case _:
                raise TextError(
                    CliCode.BAD_OPTION,
                    "the options are threads N, memory MB, seed N, book on|off",
                )
        self._solver = None

    def _variant(self, arguments: tuple[str, ...]) -> None:
        traits, squares = Variant().traits, False
        for argument in arguments:
            match argument.split("=", 1):
                case ["traits", text]:
                    traits = parse_traits(text)
                case ["squares", text]:
                    squares = _read_switch(text)
                case _:
                    raise TextError(
                        TableCode.BAD_COMMAND, "a variant is traits=LIST, squares=on or squares=off"
                    )
        self._position = Position(Variant(traits, squares))
        self._solver = None

    def _go(self, arguments: tuple[str, ...]) -> None:
        level, seconds, left = Level.PERFECT, None, list(arguments)
        while left:
            match left:
                case ["level", name, *left]:
                    level = parse_word(name, Level, CliCode.BAD_LEVEL, _A_LEVEL)
                case ["movetime", text, *left]:
                    seconds = min(_read_number(text), MILLISECONDS_AT_MOST) / 1000
                case _:
                    raise TextError(TableCode.BAD_COMMAND, "go takes level NAME and movetime MS")
        if self._position.is_over:
            raise SetupError(RulesCode.GAME_OVER, "the game is over, there is no move")
        if self._solver is None:
            self._solver = Solver(self._position.variant, **self._options)
        opponent = Opponent(self._solver, level, self._seed)
        self._token = CancelToken(seconds)
        self._search = Thread(target=self._think, args=(opponent, self._position, self._token))
        self._search.start()

    def _think(self, opponent: Opponent, position: Position, token: CancelToken) -> None:
        nodes = opponent.solver.nodes
        try:
            choice = opponent.choose(position, token=token)
        except FourfoldError as error:
            self._say(f"error {error.code}: {error.message}")
            return
        plies = "-" if choice.score.plies is None else choice.score.plies
        nodes = opponent.solver.nodes - nodes
        self._say(f"info value={choice.score.value} plies={plies} nodes={nodes}")
        self._say(f"best {choice.turn[0]}")

    def _say(self, line: str) -> None:
        with self._lock:
            if not self._is_quiet:
                self._say_line(line)


def _check_command(name: str, arguments: tuple[str, ...]) -> None:
    if name not in COMMANDS:
        raise TextError(
            TableCode.BAD_COMMAND,
            f"{quoted(name)} is not a command; there are {', '.join(COMMANDS)} and quit",
        )
    if name in ("isready", "stop", "newgame") and arguments:
        raise TextError(TableCode.BAD_COMMAND, f"{quoted(arguments[0])} is not expected here")


def _read_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS_AT_MOST):
        raise TextError(
            CliCode.BAD_OPTION,
            f"{quoted(text)} is not a whole number with at most {DIGITS_AT_MOST} digits",
        )
    return int(text)


def _read_switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise TextError(CliCode.BAD_OPTION, f"{quoted(text)} is neither on nor off")
    return text == "on"
