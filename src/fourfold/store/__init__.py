"""All that happens at tables, kept in a database: events in order, written once and never changed.

A `Change` adds events to those that its writer has seen; whoever has not seen the newest ones is
refused, and nothing is lost or doubled. `Writer` gathers the changes of many tables into few
commits.
"""

from fourfold.store.backup import back_up as back_up
from fourfold.store.change import Change as Change, Home as Home, changes_of as changes_of
from fourfold.store.errors import (
    ConflictError as ConflictError,
    StoreCode as StoreCode,
    StoreError as StoreError,
)
from fourfold.store.games import Cursor as Cursor, Games as Games, ListedGame as ListedGame
from fourfold.store.location import url_of as url_of
from fourfold.store.nodes import Picture as Picture, Report as Report
from fourfold.store.record import News as News, Record as Record
from fourfold.store.standing import (
    PERSON as PERSON,
    Outcome as Outcome,
    Standing as Standing,
    standing_of as standing_of,
)
from fourfold.store.store import Store as Store
from fourfold.store.writer import Writer as Writer
