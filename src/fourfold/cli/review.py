"""`fourfold review`: what each move of a saved game was worth."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Unpack

import click

from fourfold.cli.filter import Answer, give_answers, refusal
from fourfold.cli.options import SolverOptions, json_option, solver_options
from fourfold.cli.progress import searching
from fourfold.cli.saved import saved_games
from fourfold.engine import ReviewedMove, Solver, review as reviewed
from fourfold.rules import FourfoldError, Note, SavedGame
from fourfold.rules.note import VARIATIONS_AT_MOST


@click.command()
@click.argument("file")
@click.option(
    "--notes", "as_notes", is_flag=True, help="Write the games, with these scores as notes."
)
@solver_options
@json_option
def review(file: str, as_notes: bool, as_json: bool, **options: Unpack[SolverOptions]) -> None:
    """Judge every move of the saved games in FILE.

    \b
    An answer is the number of the move, who made it, the move, and its exact score for them. Where
    it threw something away, the best that could be reached follows:
      $ fourfold review game.txt
      7 second 3 loss 1, c draw -
    """
    if as_notes and as_json:
        raise click.UsageError("Give either --notes or --json.")
    give_answers(
        _answers(file, _noted if as_notes else _judged, options),
        _plain,
        as_json=as_json,
        what="games could not be reviewed",
    )


def _answers(
    name: str,
    write: Callable[[int, SavedGame, Sequence[ReviewedMove]], list[Answer]],
    options: SolverOptions,
) -> Iterator[list[Answer]]:
    """What is written of each game, or the error for it."""
    solver: Solver | None = None
    for number, saved in enumerate(saved_games(name), 1):
        if isinstance(saved, FourfoldError):
            yield [{"file": name, **refusal(saved)}]
            continue
        variant = saved.game.start.variant
        if solver is None or solver.variant != variant:
            solver = Solver(variant, **options)
        with searching() as progress:
            moves = reviewed(saved.game, solver, progress)
        yield write(number, saved, moves)


def _judged(number: int, _: SavedGame, moves: Sequence[ReviewedMove]) -> list[Answer]:
    return [_answer(number, at, each) for at, each in enumerate(moves, 1)]


def _noted(number: int, saved: SavedGame, moves: Sequence[ReviewedMove]) -> list[Answer]:
    """The game itself, with scores in place of those that it had, and better moves added."""
    before = {note.number: note for note in saved.notes}
    notes = []
    if 0 in before:
        notes.append(before[0])
    for at, each in enumerate(moves, 1):
        note = before.get(at, Note(at, str(each.after)))
        better = (each.best,)
        ways = note.variations
        if each.is_mistake and better not in ways and len(ways) < VARIATIONS_AT_MOST:
            ways = (*ways, better)
        notes.append(replace(note, score=str(each.after), variations=ways))
    text = str(replace(saved, notes=tuple(notes)))
    return [{"text": text if number == 1 else f"\n{text}"}]


def _answer(game: int, number: int, each: ReviewedMove) -> Answer:
    return {
        "game": game,
        "number": number,
        "seat": str(each.seat),
        "move": str(each.move),
        "value": str(each.after.value),
        "plies": each.after.plies,
        "best": str(each.best),
        "best_value": str(each.before.value),
        "best_plies": each.before.plies,
    }


def _plain(answer: Answer) -> str:
    if "text" in answer:
        return str(answer["text"]).removesuffix("\n")
    said = f"{answer['number']} {answer['seat']} {answer['move']} {_score(answer, '')}"
    if answer["value"] == answer["best_value"]:
        return said
    return f"{said}, {answer['best']} {_score(answer, 'best_')}"


def _score(answer: Answer, which: str) -> str:
    plies = answer[f"{which}plies"]
    return f"{answer[f'{which}value']} {'-' if plies is None else plies}"
