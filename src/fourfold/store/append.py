"""Adds events to tables, each under its number: of two who write the same one is refused.

The rows of the tables are locked first, always in the same order, so that two who write on the
same tables never wait for each other. What they say then decides who comes too late; the keys of
the database would refuse the same.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from fourfold.rules.errors import quoted
from fourfold.store import rows
from fourfold.store.change import Change
from fourfold.store.database import is_deadlock
from fourfold.store.errors import ConflictError
from fourfold.store.schema import events, players, tables
from fourfold.store.standing import PERSON, SAME_SCREEN
from fourfold.table.errors import TableCode


def _or_kept(name: str) -> ColumnElement[Any]:
    """What is written to a column of a table, or what is there already."""
    column = tables.c[name]
    return func.coalesce(bindparam(f"new_{name}", type_=column.type), column)


_ADVANCE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seen == bindparam("before"))
    .values(
        seen=bindparam("after"),
        touched_at=bindparam("at"),
        touched_up=bindparam("up"),
        **{name: bindparam(f"new_{name}") for name in rows.STANDING},
        **{name: or_(tables.c[name], bindparam(f"new_{name}")) for name in rows.FLAGS},
        **{name: _or_kept(name) for name in rows.KEPT},
    )
)

_other: Final = players.alias()

_END: Final = (
    update(players)
    .where(players.c.table == bindparam("of"))
    .values(
        ended_at=bindparam("at"),
        outcome=case(
            (players.c.number == 0, bindparam("outcome_of_0")), else_=bindparam("outcome_of_1")
        ),
        against=select(
            case(
                (_other.c.guest == players.c.guest, SAME_SCREEN),
                else_=func.coalesce(_other.c.level, PERSON),
            )
        )
        .where(_other.c.table == players.c.table, _other.c.number != players.c.number)
        .scalar_subquery(),
    )
)


class MisfitError(Exception):
    """One of several writes does not fit, and none is written; each may be tried by itself."""


def append_together(
    connection: Connection, writes: Sequence[tuple[Change, ...]], up: float
) -> list[ConflictError | None]:
    """Adds what fits, and answers each write. Raises `MisfitError` if a key is taken."""
    seen = _lock(connection, writes)
    fitting = [_follows(write, seen) for write in writes]
    chosen = [write for write, fits in zip(writes, fitting, strict=True) if fits]
    try:
        _add(connection, [change for write in chosen for change in write], up)
    except DBAPIError as error:
        if isinstance(error, IntegrityError) or is_deadlock(error):
            raise MisfitError from None
        raise
    return _answers(writes, fitting)


def append_each(
    connection: Connection, writes: Sequence[tuple[Change, ...]], up: float
) -> list[ConflictError | None]:
    """Adds what fits, one write after the other."""
    seen = _lock(connection, writes)
    return _answers(writes, [_fits(connection, write, seen, up) for write in writes])


def _lock(connection: Connection, writes: Sequence[tuple[Change, ...]]) -> dict[str, int]:
    """Keeps others off these tables until the transaction ends; how many events each has."""
    names = {change.table for write in writes for change in write}
    question = (
        select(tables.c.id, tables.c.seen)
        .where(tables.c.id.in_(names))
        .order_by(tables.c.id)
        .with_for_update(key_share=True)
    )
    return {row.id: row.seen for row in connection.execute(question)}


def _follows(write: Sequence[Change], seen: dict[str, int]) -> bool:
    """Whether changes follow what is there; notes what is there after them, if so."""
    after: dict[str, int] = {}
    for change in write:
        there = after.get(change.table, seen.get(change.table))
        if there != (change.seen or None):
            return False
        after[change.table] = change.seen + len(change.events)
    seen |= after
    return True


def _fits(connection: Connection, write: Sequence[Change], seen: dict[str, int], up: float) -> bool:
    """Adds changes if they follow what is there and no key is taken; if one does not, adds none."""
    after = dict(seen)
    if not _follows(write, after):
        return False
    savepoint = connection.begin_nested()
    try:
        _add(connection, write, up)
    except IntegrityError:
        savepoint.rollback()
        return False
    savepoint.commit()
    seen |= after
    return True


def _add(connection: Connection, changes: Sequence[Change], up: float) -> None:
    """Writes changes that follow what is there. Raises `IntegrityError` if a key is taken."""
    new = [rows.of_table(change, up) for change in changes if change.seen == 0]
    more = [rows.of_advance(change, up) for change in changes if change.seen != 0]
    seated = [rows.of_player(change, player) for change in changes for player in change.players]
    happened = [row for change in changes for row in rows.of_events(change)]
    ended = [row for change in changes for row in rows.of_endings(change)]
    statements = (
        (insert(tables), new),
        (_ADVANCE, more),
        (insert(players), seated),
        (insert(events), happened),
        (_END, ended),
    )
    for statement, values in statements:
        if values:
            connection.execute(statement, values)


def _answers(
    writes: Sequence[tuple[Change, ...]], fitting: Sequence[bool]
) -> list[ConflictError | None]:
    return [None if fits else _conflict(write) for write, fits in zip(writes, fitting, strict=True)]


def _conflict(write: Sequence[Change]) -> ConflictError:
    named = " and ".join(f"{quoted(each.table)} after event {each.seen}" for each in write)
    return ConflictError(TableCode.STALE, f"somebody else has written on table {named}")
