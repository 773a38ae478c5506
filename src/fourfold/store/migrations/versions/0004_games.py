"""How each table stands, and how its game ended for each player: for the lists of guests."""

import json
from collections.abc import Iterable
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

AT_ONCE = 1_000
"""So many tables are written together."""
IDLE = ("left", "returned", "resumed", "time-up")

tables = sa.table(
    "tables",
    *map(sa.column, ("id", "turn", "placed", "began_at", "acted_at", "touched_at")),
    *map(sa.column, ("result", "reason")),
)
players = sa.table(
    "players",
    *map(sa.column, ("table", "number", "guest", "level", "ended_at", "against", "outcome")),
)
events = sa.table("events", *map(sa.column, ("table", "number", "body")))


def upgrade() -> None:
    """Adds the columns, and fills them by the events; of damaged tables they stay empty."""
    for column in (
        sa.Column("turn", sa.Integer),
        sa.Column("placed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("began_at", sa.Float),
        sa.Column("acted_at", sa.Float, nullable=False, server_default="0"),
        sa.Column("result", sa.Text),
        sa.Column("reason", sa.Text),
    ):
        op.add_column("tables", column)
    for column in (
        sa.Column("ended_at", sa.Float),
        sa.Column("against", sa.Text),
        sa.Column("outcome", sa.Text),
    ):
        op.add_column("players", column)
    op.drop_index(op.f("ix_players_guest"), "players")
    _fill(op.get_bind())
    op.create_index(
        op.f("ix_players_guest"), "players", ["guest", "ended_at", "table", "against", "outcome"]
    )


def _fill(connection: sa.Connection) -> None:
    connection.execute(sa.update(tables).values(acted_at=tables.c.touched_at))
    rows = connection.execute(sa.select(events).order_by(events.c.table, events.c.number))
    found: list[dict[str, Any]] = []
    for table, happened in groupby(rows, lambda row: row.table):
        if (standing := _standing(row.body for row in happened)) is not None:
            found.append({"of": table} | standing)
        if len(found) == AT_ONCE:
            _write(connection, found)
            found = []
    _write(connection, found)


def _write(connection: sa.Connection, found: list[dict[str, Any]]) -> None:
    names = ("turn", "placed", "began_at", "result", "reason")
    stands = (
        sa.update(tables)
        .where(tables.c.id == sa.bindparam("of"))
        .values(
            acted_at=sa.func.coalesce(sa.bindparam("new_acted_at"), tables.c.acted_at),
            **{name: sa.bindparam(f"new_{name}") for name in names},
        )
    )
    other = players.alias()
    ended = (
        sa.update(players)
        .where(players.c.table == sa.bindparam("of"))
        .values(
            ended_at=sa.select(tables.c.touched_at)
            .where(tables.c.id == players.c.table)
            .scalar_subquery(),
            outcome=sa.case(
                (players.c.number == 0, sa.bindparam("outcome_of_0")),
                else_=sa.bindparam("outcome_of_1"),
            ),
            against=sa.select(
                sa.case(
                    (other.c.guest == players.c.guest, "same-screen"),
                    else_=sa.func.coalesce(other.c.level, "person"),
                )
            )
            .where(other.c.table == players.c.table, other.c.number != players.c.number)
            .scalar_subquery(),
        )
    )
    if found:
        connection.execute(stands, [_part(each, "of", "new_") for each in found])
    over = [each for each in found if each["new_result"] is not None]
    if over:
        connection.execute(ended, [_part(each, "of", "outcome_") for each in over])


def _part(values: dict[str, Any], *beginnings: str) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name.startswith(beginnings)}


def _standing(bodies: Iterable[str]) -> dict[str, Any] | None:
    """What the events of a table say; None if they are damaged."""
    try:
        return _folded(map(json.loads, bodies))
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
        return None


def _folded(happened: Iterable[dict[str, Any]]) -> dict[str, Any]:
    moves: list[str] = []
    first = began_at = acted_at = result = reason = None
    for event in happened:
        match event["event"]:
            case "began":
                first, began_at = int(event["first"]), float(event["at"])
            case "moved":
                moves.append(str(event["move"]))
            case "took-back":
                del moves[len(moves) - event["moves"] :]
            case "ended":
                result, reason = str(event["result"]), str(event["reason"])
        if event["event"] not in IDLE and "at" in event:
            acted_at = float(event["at"])
    placed = sum(len(move) == len("a1") for move in moves)
    has_hand = bool(moves) and len(moves[-1]) == len("0")
    seats = {} if first is None else {"first": first, "second": 1 - first}
    turn = "second" if (placed + has_hand + moves.count("done")) % 2 else "first"
    return {
        "new_turn": seats.get(turn) if result is None else None,
        "new_placed": placed,
        "new_began_at": began_at,
        "new_acted_at": acted_at,
        "new_result": result,
        "new_reason": reason,
        "outcome_of_0": _outcome(0, result, seats),
        "outcome_of_1": _outcome(1, result, seats),
    }


def _outcome(player: int, result: str | None, seats: dict[str, int]) -> str:
    if result in seats:
        return "won" if seats[result] == player else "lost"
    return "drawn" if result == "draw" else "unfinished"
