"""A table: two seats, options, a clock as data, and all that can happen at it. Pure.

`decide` says what a command brings about, `evolve` what the table is after it; `view` is what a
seat or a watcher may see. Time and chance come from the caller.

>>> from fourfold.rules import Give, Piece, Seat
>>> table = replay(open_table(Options()))
>>> for player in ("Ada", "Grace"):
...     table = replay(join(table, player), table)
>>> table = replay(begin(table, first=1, at=0.0), table)
>>> table.name(Seat.FIRST)
'Grace'
>>> decide(table, Seat.FIRST, Play(Give(Piece("7"))), at=2.5)
(Moved(seat=Seat.FIRST, move=Give(piece=Piece.P7), at=2.5),)
"""

from fourfold.table.codec import (
    command_from_json,
    command_to_json,
    event_from_json,
    event_to_json,
    options_from_json,
    options_to_json,
)
from fourfold.table.command import (
    Accept,
    Cause,
    Claim,
    Command,
    Decline,
    Leave,
    Offer,
    Play,
    Propose,
    Resign,
    Return,
)
from fourfold.table.decide import (
    begin,
    carry_out,
    check_call,
    claim_from,
    close,
    decide,
    join,
    may_call,
    open_table,
    pass_time,
    rematch,
    resume,
    settle,
    why_wrong,
)
from fourfold.table.errors import TableCode, TableError
from fourfold.table.event import (
    Began,
    CalledWrongly,
    Declined,
    Ended,
    Event,
    Joined,
    Left,
    Moved,
    Offered,
    Opened,
    Rematched,
    Resumed,
    Returned,
    TimeUp,
    TookBack,
)
from fourfold.table.options import Late, Options, WrongCalls
from fourfold.table.player import Computer, Pace, Player
from fourfold.table.saved import saved_game
from fourfold.table.table import Table, evolve, replay
from fourfold.table.view import Missed, View, view

__all__ = [
    "Accept",
    "Began",
    "CalledWrongly",
    "Cause",
    "Claim",
    "Command",
    "Computer",
    "Decline",
    "Declined",
    "Ended",
    "Event",
    "Joined",
    "Late",
    "Leave",
    "Left",
    "Missed",
    "Moved",
    "Offer",
    "Offered",
    "Opened",
    "Options",
    "Pace",
    "Play",
    "Player",
    "Propose",
    "Rematched",
    "Resign",
    "Resumed",
    "Return",
    "Returned",
    "Table",
    "TableCode",
    "TableError",
    "TimeUp",
    "TookBack",
    "View",
    "WrongCalls",
    "begin",
    "carry_out",
    "check_call",
    "claim_from",
    "close",
    "command_from_json",
    "command_to_json",
    "decide",
    "event_from_json",
    "event_to_json",
    "evolve",
    "join",
    "may_call",
    "open_table",
    "options_from_json",
    "options_to_json",
    "pass_time",
    "rematch",
    "replay",
    "resume",
    "saved_game",
    "settle",
    "view",
    "why_wrong",
]
