"""What the rules and the texts say that people at a table are told of a game."""

from __future__ import annotations

from dataclasses import replace

from fourfold.rules import Call, Game, Give, Seat
from fourfold.table import Options, Table
from fourfold.words import question
from fourfold.words.describe import told_move
from tests.page.looking import Looker


def who(names: tuple[str, str], seat: Seat, viewer: Seat | None) -> dict[str, str]:
    """The names in a sentence about the player on a seat, said to one on another seat or none."""
    actor, other = names if seat is Seat.FIRST else names[::-1]
    you = "nobody" if viewer is None else "actor" if viewer is seat else "other"
    return {"actor": actor, "other": other, "you": you}


def sentences(
    person: Looker,
    game: Game,
    names: tuple[str, str],
    seats: tuple[Seat, ...],
    *,
    has_chosen: bool = False,
    at_once: int = 0,
) -> list[str]:
    """What a person on these seats is told of the moves of a game, in order.

    After a move that makes it their turn the next step is said too; a piece to be placed is named
    by it alone, and one that they have chosen is not named again. Of the last moves, so many come
    at once, and only after them is the next step said.
    """
    options = Options(game.start.variant)
    tables = [Table(options, names, 0, Game(game.start))]
    for move in game.moves:
        tables.append(replace(tables[-1], game=tables[-1].game.play(move)))
    told = []
    for left, move, before, after in zip(
        reversed(range(len(game.moves))), game.moves, tables, tables[1:], strict=False
    ):
        seat = before.position.turn
        assert seat is not None
        is_shared = len(seats) == 2
        viewer = seats[0] if len(seats) == 1 else None
        hearer = seat if is_shared and not isinstance(move, Call) else viewer
        said = person.texts.say(
            told_move(after, seat, move, before.position, after.position, hearer)
        )
        turn = after.position.turn
        asked = ""
        if turn in seats and not 0 < left < at_once:
            asked = person.texts.say(question(after, turn, by_name=is_shared))
        if isinstance(move, Give) and has_chosen and viewer is seat:
            said = person.say("table-given")
        elif isinstance(move, Give) and asked:
            said, asked = asked, ""
        told.append(f"{said} {asked}".strip())
    return told
