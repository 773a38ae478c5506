"""`fourfold replay`: checks games by the rules, from files or as a filter."""

import sys
from collections.abc import Iterator

import click

from fourfold.cli.filter import Answer, answer_lines, give_answers, refusal
from fourfold.cli.options import json_option, trait_options
from fourfold.cli.saved import saved_games
from fourfold.rules import Game, Position, Result, SavedGame, Trait, Variant, parse_game
from fourfold.rules.errors import FourfoldError, RulesCode, SetupError


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@trait_options
@json_option
def replay(
    files: tuple[str, ...], traits: tuple[Trait, ...] | None, squares: bool, as_json: bool
) -> None:
    """Replay games and check every move by the rules.

    Reads the saved games in each FILE. Without a file, or with -, it is a filter: the moves of one
    game per line in, one answer per line out.

    \b
    An answer is the result, the line called (or -), and the final position:
      $ echo "0 a1 1 b1 2 c1 3 d1 !a1d1" | fourfold replay
      first a1d1 ..../..../..../0123 - d1
    """
    answers: Iterator[list[Answer]]
    if files and files != ("-",):
        answers = ([answer] for name in files for answer in _replay_file(name, traits, squares))
    else:
        variant = Variant(traits or tuple(Trait), squares)
        answers = answer_lines(sys.stdin.buffer, lambda text: _replay_line(text, variant))
    give_answers(answers, _plain, as_json=as_json, what="games could not be replayed")


def _replay_line(text: str, variant: Variant) -> Answer:
    game = parse_game(text, Position(variant))
    return _answer(game, game.result)


def _replay_file(name: str, traits: tuple[Trait, ...] | None, squares: bool) -> Iterator[Answer]:
    for saved in saved_games(name, lambda saved: _check_options(saved, traits, squares)):
        if isinstance(saved, FourfoldError):
            yield {"file": name, **refusal(saved)}
        else:
            yield {"file": name, **_answer(saved.game, saved.result)}


def _check_options(saved: SavedGame, traits: tuple[Trait, ...] | None, squares: bool) -> None:
    variant = saved.game.start.variant
    asked = Variant(traits or variant.traits, squares or variant.blocks)
    if asked != variant:
        raise SetupError(
            RulesCode.CONTRADICTION, "the options --traits or --squares contradict the game's tags"
        )


def _answer(game: Game, result: Result) -> Answer:
    called = game.position.called
    return {
        "result": str(result),
        "line": None if called is None else str(called),
        "position": str(game.position),
    }


def _plain(answer: Answer) -> str:
    return f"{answer['result']} {answer['line'] or '-'} {answer['position']}"
