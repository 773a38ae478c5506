"""Example games in golden text files: a title, then for each game two lines.

The first line says what counts, and the moves; the second one the position and what then holds.
That is worked out twice, by `fourfold.rules` and by the oracle, and both must say what the file
says. `python -m tests.examples` writes the second lines anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count, groupby
from pathlib import Path

from fourfold.rules import (
    VARIANTS,
    Calling,
    Done,
    Draw,
    Game,
    Give,
    Line,
    LineKind,
    MoveError,
    Place,
    Position,
    Variant,
    Win,
    parse_game,
    parse_traits,
)
from tests import oracle

GOLDEN = Path(__file__).parent / "golden"
DECISIONS = GOLDEN / "decisions.txt"
EVERY_VARIANT = GOLDEN / "every_variant.txt"


AUTOMATIC = ", automatic calling"


@dataclass(frozen=True)
class Example:
    title: str
    counts: str
    moves: str
    calling: Calling = Calling.HAND
    fact: str = ""
    """The position and what then holds, as the golden file has them."""

    @property
    def variant(self) -> Variant:
        traits, *squares = self.counts.split(" + ")
        return Variant(parse_traits(traits), blocks=bool(squares))

    def text(self) -> str:
        calling = "" if self.calling is Calling.HAND else AUTOMATIC
        return f"  {self.counts}{calling}: {self.moves}\n    {self.fact}\n"


def counts_of(variant: Variant) -> str:
    return ",".join(map(str, variant.traits)) + (" + squares" if variant.blocks else "")


def oracle_rules(variant: Variant) -> oracle.Rules:
    return oracle.Rules(frozenset(map(str, variant.traits)), squares=variant.blocks)


def read_examples(path: Path) -> tuple[str, list[Example]]:
    """The comment that opens the file, and its examples."""
    comment, *blocks = path.read_text().strip().split("\n\n")
    examples: list[Example] = []
    for block in blocks:
        title, *lines = block.split("\n")
        for line in lines:
            if line.startswith("    "):
                examples[-1] = replace(examples[-1], fact=line.strip())
                continue
            counts, moves = line.strip().split(": ")
            calling = Calling.AUTOMATIC if counts.endswith(AUTOMATIC) else Calling.HAND
            examples.append(Example(title, counts.removesuffix(AUTOMATIC), moves, calling))
    return comment, examples


def fact_by_rules(example: Example) -> str:
    start = Position(example.variant)
    try:
        game = parse_game(example.moves, start, example.calling)
    except MoveError as error:
        return f"{error.position}: move {error.move_number} is refused: {error.code}"
    position = game.position
    match position.outcome:
        case Win(winner, line, shared):
            then = f"{winner} wins with {line} ({', '.join(map(str, shared))})"
        case Draw():
            then = "a draw" + _expired(list(map(str, position.expired_lines)))
        case None:
            must = _must(position.hand is not None, position.is_full)
            then = f"{position.turn} {must}" + _open(list(map(str, position.callable_lines)))
            then += _expired(list(map(str, position.expired_lines)))
    return f"{position}: {then}"


_CODES = {
    "not-counted": "line-not-counted",
    "not-complete": "line-not-complete",
    "nothing-shared": "nothing-shared",
    "expired": "line-expired",
}


def fact_by_oracle(example: Example) -> str:
    """The same from the oracle; expiry is taken from the course of the game."""
    rules = oracle_rules(example.variant)
    state = oracle.State({})
    made: set[str] = set()  # every line that could be called at some moment
    for number, move in enumerate(example.moves.split(), 1):
        legal = oracle.legal_moves(state, rules)
        made |= {call[1:] for call in legal if call.startswith("!")}
        due = example.calling is Calling.AUTOMATIC and legal[0].startswith(("!", "done"))
        if move not in (legal[:1] if due else legal):
            code = "call-due" if due else _refusal(state, move, rules)
            return f"{oracle.write(state)}: move {number} is refused: {code}"
        state = oracle.play(state, move, rules)
    calls = [move[1:] for move in oracle.legal_moves(state, rules) if move.startswith("!")]
    expired = [line for line in oracle.LINES if line in made and line not in calls]
    if state.called is not None:
        words = frozenset.intersection(
            *(oracle.PIECES[state.board[cell]] for cell in oracle.LINES[state.called])
        )
        counted = [w for t, ws in oracle.TRAITS.items() if t in rules.traits for w in ws]
        shared = ", ".join(word for word in counted if word in words)
        then = f"{oracle.winner(state)} wins with {state.called} ({shared})"
    elif oracle.is_over(state):
        then = "a draw" + _expired(expired)
    else:
        must = _must(state.hand is not None, len(state.board) == 16)
        then = f"{oracle.to_act(state)} {must}" + _open(calls) + _expired(expired)
    return f"{oracle.write(state)}: {then}"


def _refusal(state: oracle.State, move: str, rules: oracle.Rules) -> str:
    if oracle.is_over(state):
        return "game-over"
    if move.startswith("!"):
        return _CODES[oracle.refusal(state, move[1:], rules) or ""]
    if move == "done":
        return "pieces-left"
    if move in oracle.CELLS:
        return "no-piece-in-hand" if state.hand is None else "cell-taken"
    return "piece-taken" if state.hand is None else "piece-in-hand"


def _must(holds: bool, full: bool) -> str:
    return "must place" if holds else "must say done" if full else "must give"


def _open(lines: list[str]) -> str:
    return f", and can call {' or '.join(lines)}" if lines else ""


def _expired(lines: list[str]) -> str:
    return f"; expired: {', '.join(lines)}" if lines else ""


# Examples for every variant, found by chance


def _situations(game: Game) -> Iterator[tuple[str, str]]:
    """Titles of the situations that the end of a game without calls shows, each with its moves."""
    position, moves = game.position, str(game)
    lines = position.callable_lines
    placed = bool(game.moves) and isinstance(game.moves[-1], Place)
    given = bool(game.moves) and isinstance(game.moves[-1], Give)
    full = position.is_full
    straight = [line for line in lines if line.kind is not LineKind.BLOCK]
    if placed and straight and not full:
        yield "The placer calls.", f"{moves} !{straight[0]}"
    if given and straight:
        yield "The placer misses the line; the receiver calls.", f"{moves} !{straight[0]}"
    if given and position.last is None and position.expired_lines:
        yield "Both miss the line, and it expires.", moves
        line = position.expired_lines[0]
        yield "A line that both have missed is called later.", f"{moves} !{line}"
    if placed and len(lines) == 2 and not full:
        yield "One placement makes two lines, and the first is called.", f"{moves} !{lines[0]}"
        yield "One placement makes two lines, and the other is called.", f"{moves} !{lines[1]}"
    yield from _wrong_calls(position, moves, placed=placed)
    if full and lines and position.dones == 0:
        yield "The placer of the sixteenth piece calls.", f"{moves} !{lines[0]}"
        yield "The receiver calls after the sixteenth piece.", f"{moves} done !{lines[0]}"
        yield "Nobody calls after the sixteenth piece.", f"{moves} done done"


def _wrong_calls(position: Position, moves: str, *, placed: bool) -> Iterator[tuple[str, str]]:
    if not placed or position.is_full:
        return
    for line in Line:
        complete = position.is_complete(line)
        if line.kind is LineKind.BLOCK and complete and _shares_any(position, line):
            yield "A block is called.", f"{moves} !{line}"
        if line not in position.variant.lines:
            continue
        if complete and not position.shared(line):
            yield "A line that shares nothing that counts is called.", f"{moves} !{line}"
        if not complete and position.count > 3 and len(position.shared(line)) > 0:
            yield "A line that is not complete is called.", f"{moves} !{line}"


def _shares_any(position: Position, line: Line) -> bool:
    if line in position.variant.lines:
        return line in position.callable_lines
    return bool(
        Position(Variant(position.variant.traits, blocks=True), position.board).shared(line)
    )


SITUATIONS = 12


def examples_for(variant: Variant) -> list[Example]:
    """The shortest example of each situation among random games in which nobody calls."""
    chance = random.Random(counts_of(variant))
    found: dict[str, str] = {}
    for number in count():
        if number >= 400 and len(found) == SITUATIONS:
            break
        game = Game(Position(variant))
        while game.outcome is None:
            quiet = [m for m in game.legal_moves() if isinstance(m, Give | Place | Done)]
            game = game.play(chance.choice(quiet))
            for title, moves in _situations(game):
                if title not in found or len(moves) < len(found[title]):
                    found[title] = moves
    counts = counts_of(variant)
    examples = [Example(title, counts, moves) for title, moves in sorted(found.items())]
    by_placer = found["The placer calls."]
    automatic = Game(Position(variant), calling=Calling.AUTOMATIC)
    for move in parse_game(by_placer, Position(variant)).moves[:-1]:
        automatic = automatic if automatic.outcome else automatic.play(move)
    title = "The table calls by itself."
    return [*examples, Example(title, counts, str(automatic), Calling.AUTOMATIC)]


def _write(path: Path, comment: str, examples: Iterable[Example]) -> None:
    blocks = [comment + "\n"]
    for title, alike in groupby(examples, key=lambda example: example.title):
        settled = (replace(each, fact=fact_by_rules(each)) for each in alike)
        blocks.append(f"{title}\n" + "".join(each.text() for each in settled))
    path.write_text("\n".join(blocks))


def main() -> None:
    _write(DECISIONS, *read_examples(DECISIONS))
    comment = "# Every calling situation in every variant. Written by `make golden`."
    examples = [example for variant in VARIANTS for example in examples_for(variant)]
    _write(EVERY_VARIANT, comment, sorted(examples, key=lambda example: example.title))


if __name__ == "__main__":
    main()
